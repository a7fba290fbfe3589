# Was Spiele mit Meldungen gemeinsam haben, wie Pinochle: Regeln, Fragen, Ereignisse
option-heading = Stechzwang (höher spielen)
value-heading-always = immer, wenn möglich
value-heading-plain-free = bei Trumpf und beim Übertrumpfen
value-heading-trump-led-only = nur bei ausgespieltem Trumpf
option-trump-needs = Um Trumpf anzusagen, braucht man
value-trump-needs-nothing = nichts
value-trump-needs-marriage = das Paar ({ rank-K } { rank-Q }) der Farbe
phase-surrendering = ausspielen oder aufgeben
ask-surrendering = Alle Meldungen liegen auf dem Tisch. Spielst du weiter, oder gibst du diese Runde auf?
action-surrender = Aufgeben
action-lead-on = Ausspielen
event-bid = { $who } bietet { $value }.
event-won-auction = { $who } ersteigert das Spiel mit { $value }.
event-named = { $who } sagt an: { $suit }.
event-no-meld = { $who } hat nichts zu melden.
event-leads-on = { $who } spielt weiter.
fact-highest-bid = Höchstes Gebot: { $value } von { $who }
fact-bid = Gebot: { $value } von { $who }
shown-meld = { $points }

# Warum etwas nicht geht
why-must-beat = Du musst { $best } überstechen, wenn du kannst, zum Beispiel mit { $binding } – { $card } geht nicht.
why-must-trump = Du hast kein { $suit }, also musst du trumpfen, zum Beispiel mit { $binding } – { $card } geht nicht.
why-must-overtrump = { $best } ist Trumpf und liegt vorn: Du musst übertrumpfen, wenn du kannst, zum Beispiel mit { $binding } – { $card } geht nicht.
why-twin-does-not-beat = { $card } ist nicht höher als die gleiche Karte, die schon liegt: Von zwei gleichen gilt die zuerst gespielte als höher. Spiel höher, zum Beispiel { $binding }.
why-bid-too-low = Biete mindestens { $least }: { $value } ist zu wenig.
why-bid-too-high = Biete höchstens { $most }: { $value } kann niemand erreichen.
why-must-bid = Die anderen haben gepasst, also musst du { $value } bieten.
why-bid-in-tens = Geboten wird in Zehnern; { $value } geht nicht.
why-name-a-suit = Sag eine der vier Farben an.
why-trump-needs-marriage = Für { $suit } als Trumpf brauchst du König und { rank-word-Q }: Sag eine Farbe an, von der du beide hast.

# Die Rechnung einer Runde, worum es geht, und was man später erzählt
verdict-made = Erfüllt: { $total } bei Gebot { $value }
verdict-set = Verfehlt: nur { $total } von { $value }
verdict-surrendered = { $who } gab das Gebot auf
sum-made = Meldung { $meld } + Stiche { $tricks } = { $total } ≥ Gebot { $bid }
sum-set = Meldung { $meld } + Stiche { $tricks } = { $total } < { $bid }: verfehlt, { $points }
sum-surrendered = Gebot aufgegeben: { $points }
sum-melds = Meldung { $points }
sum-melds-and-tricks = Meldung { $meld } + Stiche { $tricks } = { $points }
stake-short-of-bid = Meldung { $meld }, es { $missing ->
    [one] fehlt 1
   *[other] fehlen { $missing }
 }
brief-short-of-bid = es { $missing ->
    [one] fehlt 1
   *[other] fehlen { $missing }
 }
aloud-short-of-bid = { $who }: { stake-short-of-bid }
stake-bid-reached = Gebot erfüllt
aloud-bid-reached = { $who }: { stake-bid-reached }
moment-just-made = { $who } bot { $bid } und kam in Runde { $deal } auf { $total }
moment-just-set = { $who } bot { $bid } und kam in Runde { $deal } nur auf { $total }
moment-meld = { $who } meldete { $points } Punkte in Runde { $deal }
moment-great-bid = { $who } schaffte in Runde { $deal } ein Gebot von { $bid }
feat-surrendered = Aufgegeben
feat-meld = Meldungen
feat-meld-points = Meldepunkte
