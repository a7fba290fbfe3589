game-three-handed-pinochle = Pinochle zu dritt

# Regelwerke
three-handed-pinochle-preset-points = um Punkte
three-handed-pinochle-preset-short = kurze Partie

# Einzelne Regeln
three-handed-pinochle-option-scoring = Abrechnung
three-handed-pinochle-value-scoring-base = nach dem Wert des Gebots, jeder mit jedem
three-handed-pinochle-value-scoring-points = Meldungen und Stiche werden geschrieben
three-handed-pinochle-option-minimum = Mindestgebot
three-handed-pinochle-option-all-pass = Wenn alle passen
three-handed-pinochle-value-all-pass-redeal = gibt der Nächste
three-handed-pinochle-value-all-pass-dealer-bids = muss der Geber das Mindestgebot nehmen
three-handed-pinochle-option-failed = Ein verfehltes Gebot kostet
three-handed-pinochle-value-failed-double = seinen Wert doppelt
three-handed-pinochle-value-failed-single = seinen Wert
three-handed-pinochle-option-spades = { suit-S } als Trumpf (nach dem Wert des Gebots)
three-handed-pinochle-value-spades-double = zählt doppelt
three-handed-pinochle-value-spades-single = zählt wie jede Farbe
three-handed-pinochle-option-doubles = Zwei gleiche Meldungen
three-handed-pinochle-value-doubles-twice = zählen das Doppelte
three-handed-pinochle-value-doubles-bonus = zählen bis zu zehnmal so viel
three-handed-pinochle-option-card-values = Karten in den Stichen zählen
three-handed-pinochle-value-card-values-original = { rank-A } 11 · { rank-T } zehn · { rank-K } 4 · { rank-Q } 3 · { rank-J } 2 · letzter Stich 10
three-handed-pinochle-value-card-values-simple = { rank-A }, { rank-T } und { rank-K } je 10 · letzter Stich 10
three-handed-pinochle-option-rounds = Jeder gibt so oft (nach dem Wert des Gebots)
three-handed-pinochle-option-limit = Punkte zum Sieg (um Punkte)

# Was gefragt ist
three-handed-pinochle-phase-bidding = bieten oder passen
three-handed-pinochle-phase-must-bid = bieten
three-handed-pinochle-phase-naming = Trumpf ansagen
three-handed-pinochle-phase-burying = drei Karten drücken
three-handed-pinochle-ask-bidding = { $bid ->
    [0] Höher geht es nicht: Passe.
   *[other] Biete { $bid } oder mehr. Wer passt, ist draußen.
 }
three-handed-pinochle-ask-must-bid = Die anderen haben gepasst: Du musst { $bid } bieten.
three-handed-pinochle-ask-naming = Der Stock gehört dir: Sag Trumpf an.
three-handed-pinochle-ask-burying = Drück drei Karten. Sie zählen am Ende für dich, aber nicht in Meldungen.
three-handed-pinochle-badge-maker = Ansager

# Knöpfe
three-handed-pinochle-action-trump = { $suit } ansagen
three-handed-pinochle-action-discard = Drücken: { $cards }

# Was geschieht
three-handed-pinochle-contract-by = Trumpf: { $contract }, angesagt von { $maker }
three-handed-pinochle-pile-widow = Stock
three-handed-pinochle-pile-away = gedrückt
three-handed-pinochle-event-widow = { $who } nimmt den Stock auf: { $cards }.
three-handed-pinochle-event-discarded = { $who } drückt { $count } Karten.
three-handed-pinochle-event-you-discarded = Du drückst { $cards }.
three-handed-pinochle-event-meld = { $who } meldet { $points }: { $cards }{ $run ->
    [0] {""}
    [one] {" "}· Familie
   *[other] {" "}· doppelte Familie
 }{ $royal ->
    [0] {""}
    [one] {" "}· Trumpfpaar
   *[other] {" "}· zwei Trumpfpaare
 }{ $marriages ->
    [0] {""}
    [one] {" "}· Paar
   *[other] {" "}· { $marriages } Paare
 }{ $aces ->
    [0] {""}
    [one] {" "}· vier Asse
   *[other] {" "}· acht Asse
 }{ $kings ->
    [0] {""}
    [one] {" "}· vier Könige
   *[other] {" "}· acht Könige
 }{ $queens ->
    [0] {""}
    [one] {" "}· vier { ranks-Q }
   *[other] {" "}· acht { ranks-Q }
 }{ $jacks ->
    [0] {""}
    [one] {" "}· vier { ranks-J }
   *[other] {" "}· acht { ranks-J }
 }{ $pinochle ->
    [0] {""}
    [one] {" "}· Pinochle
   *[other] {" "}· doppeltes Pinochle
 }{ $dix ->
    [0] {""}
    [one] {" "}· Dix
   *[other] {" "}· zwei Dix
 }
three-handed-pinochle-event-surrendered = { $who } gibt auf und verliert das Gebot von { $value }.
three-handed-pinochle-event-made = { $maker } erfüllt das Gebot: { $total } Punkte, geboten waren { $value }.
three-handed-pinochle-event-set = Verfehlt! { $maker } kommt nur auf { $total } von { $value }.
three-handed-pinochle-event-enough = { $maker } hat { $total } gemeldet: Das Gebot von { $value } ist ohne eine Karte erfüllt.
three-handed-pinochle-event-defender-total = { $who }: { $total } Punkte (Meldungen und Stiche).
three-handed-pinochle-event-defender-trickless = { $who } hat keine zählende Karte gemacht und schreibt nichts.

# Was man mitzählt
three-handed-pinochle-fact-widow = Im Stock: { $cards }
three-handed-pinochle-fact-so-far = { $who }: { $meld ->
    [0] {""}
   *[other] Meldungen { $meld },{" "}
 }Stiche { $tricks }
three-handed-pinochle-fact-own-so-far = { $who }: Meldungen { $meld } + Stiche { $tricks } + gedrückt { $buried } = { $total }
three-handed-pinochle-shown-widow = der Stock
three-handed-pinochle-result-rounds = { $count ->
    [one] alle haben einmal gegeben
   *[other] alle haben { $count }-mal gegeben
 }
three-handed-pinochle-result-bidder-first = mehrere haben { $target }, und { $winners } hatte das Gebot

# Die Rechnung einer Runde, worum es geht, und was man später erzählt
three-handed-pinochle-verdict-enough = Schon gemeldet: { $total } bei Gebot { $value }
three-handed-pinochle-sum-set = Meldung { $meld } + Stiche { $tricks } = { $total } < { $bid }{ $points ->
    [0] {""}
   *[other] : verfehlt, { $points }
 }
three-handed-pinochle-sum-surrendered = Gebot aufgegeben{ $points ->
    [0] {""}
   *[other] : { $points }
 }
three-handed-pinochle-sum-enough = Meldung { $meld } ≥ Gebot { $bid }
three-handed-pinochle-sum-from-both = Wert { $value }{ $times ->
    [2] , doppelt
   *[other] {""}
 }, mit beiden: { $points }
three-handed-pinochle-sum-with-bidder = Wert { $value }{ $times ->
    [2] , doppelt
   *[other] {""}
 }: { $points }
three-handed-pinochle-sum-trickless = keine zählende Karte, Meldung { $meld } verfällt: 0
three-handed-pinochle-stake-short-of-bid = Meldung { $meld }, noch { $missing } aus Stichen und Gedrücktem
three-handed-pinochle-aloud-short-of-bid = { $who }: { three-handed-pinochle-stake-short-of-bid }

# Für alle, die noch nie gespielt haben
three-handed-pinochle-help-aim =
    Drei spielen, in jeder Runde einer gegen zwei: Wer am höchsten bietet, nimmt den **Stock** auf, drei Karten mehr, und muss so viele Punkte schaffen wie geboten. Punkte gibt es für **Meldungen** – Kombinationen, die du aus der Hand zeigst – und für hohe Karten in deinen **Stichen**.
    { $scoring ->
        [points] Ist das Gebot erfüllt, werden alle diese Punkte geschrieben; sonst geht das Gebot verloren{ $failed ->
            [double] , und zwar doppelt
           *[single] {""}
        }. Die anderen schreiben ihre eigenen Meldungen und Stiche. Wer zuerst { $limit } hat, gewinnt.
       *[base] Jedes Gebot hat einen Wert. Ist es erfüllt, zahlen ihn die beiden anderen dem Ansager; ist es verfehlt, zahlt der Ansager ihn beiden{ $failed ->
            [double] , und zwar doppelt
           *[single] {""}
        }. Wenn jeder { $rounds }-mal gegeben hat, gewinnt die höchste Summe.
    }
three-handed-pinochle-help-deal =
    48 Karten: Ass, { rank-T }, König, { rank-word-Q }, { rank-word-J } und 9, jede doppelt und in allen vier Farben. Jeder bekommt fünfzehn, drei auf einmal; drei liegen verdeckt als **Stock**.
    In jeder Farbe gilt **{ rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } 9**{ rank-legend } – { rank-word-T } sticht also den König. Von zwei gleichen Karten ist die zuerst gespielte höher.
three-handed-pinochle-help-bidding =
    Links vom Geber beginnend bietet jeder **mindestens { $minimum }**, in Zehnern und immer höher, oder passt für diese Runde. { $all_pass ->
        [dealer-bids] Passen die anderen, muss der Geber { $minimum } bieten.
       *[redeal] Passen alle drei, gibt der Nächste.
    }
    Wer zuletzt bietet, ist **Ansager**, zeigt den Stock, nimmt ihn auf, sagt Trumpf an und **drückt** drei Karten: Sie zählen am Ende, aber nicht in Meldungen. Dann { $scoring ->
        [points] legen alle ihre Meldungen
       *[base] legt der Ansager die Meldungen
    } hin:
    • Familie { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } im Trumpf 150
    • Trumpfpaar { rank-K } { rank-Q } 40 (nicht das der Familie) · Paar anderer Farbe 20
    • Pinochle { card-QS } { card-JD } 40
    • je eine aus jeder Farbe: Asse 100, Könige 80, { ranks-Q } 60, { ranks-J } 40
    • Trumpf-9 (*Dix*) 10
    { $doubles ->
        [bonus] Doppelt bringt mehr: zwei Familien 1500, zwei Pinochles 300, alle acht eines Ranges zehnmal so viel.
       *[twice] Doppelt zählt das Zweifache.
    }
three-handed-pinochle-help-play =
    { $scoring ->
        [points] Jetzt darf der Ansager aufgeben: Das kostet das Gebot, einfach.
       *[base] Erfüllen schon die Meldungen das Gebot, wird nicht gespielt. Sonst darf der Ansager jetzt aufgeben: Das kostet den Wert des Gebots, einfach.
    }
    Oder der Ansager spielt aus. Du musst:
    1. die Farbe bedienen{ $heading ->
        [always] {" "}und die beste Karte **überstechen**, wenn du kannst – außer wenn schon getrumpft ist
       *[other] {" "}und, wenn Trumpf ausgespielt ist, die beste Karte **überstechen**, wenn du kannst
    };
    2. ohne die Farbe trumpfen{ $heading ->
        [trump-led-only] , hoch oder niedrig
       *[other] , und zwar höher als der Trumpf, der liegt, wenn du kannst
    };
    3. ohne beides darfst du alles spielen.
    Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe. Wer ihn macht, spielt als Nächstes aus. Die zwei anderen halten zusammen.
three-handed-pinochle-help-scoring =
    In den Stichen: { $card_values ->
        [simple] { rank-A }, { rank-T } und { rank-K } je 10, letzter Stich 10
       *[original] { rank-A } 11, { rank-T } zehn, { rank-K } 4, { rank-Q } 3, { rank-J } 2, letzter Stich 10
    }: zusammen 250. Die gedrückten Karten gehören dem Ansager.
    { $scoring ->
        [points] Ansager: Meldungen und Karten, wenn sie das Gebot erreichen; sonst geht es verloren{ $failed ->
            [double] , doppelt
           *[single] {""}
        }. Die anderen: die eigenen Meldungen und Karten. Ohne eine zählende Karte verfallen auch die Meldungen. Haben mehrere { $limit }, gewinnt der Ansager, wenn er dazugehört, sonst, wer am meisten hat.
       *[base] Wert eines Gebots (dazwischen der niedrigere): 200 = 1 · 250 = 2 · 300 = 3 · 350 = 5 · 400 = 7 · 450 = 10 · 500 = 13 · 550 = 17 · 600 = 21 · 650 = 25 · ab 700 = 30.{ $spades ->
            [double] {" "}Mit { suit-S } als Trumpf doppelt.
           *[single] {""}
        }
        Erfüllt: Beide anderen zahlen den Wert. Aufgegeben: Der Ansager zahlt ihn beiden. Gespielt und verfehlt: { $failed ->
            [double] doppelt.
           *[single] ebenso.
        }
    }

# Was man sich merkt
three-handed-pinochle-feat-contract = Ersteigert
three-handed-pinochle-feat-enough = Schon gemeldet

# Die Regelwerke in einem Satz, und das ganze Spiel in wenigen Zeilen
three-handed-pinochle-preset-house-about = Gebote ab { $minimum }; abgerechnet wird nach dem Wert des Gebots; jeder gibt { $rounds }-mal.
three-handed-pinochle-preset-points-about = Gebote ab { $minimum }; alle schreiben Meldungen und Stiche; wer zuerst { $limit } Punkte hat, gewinnt.
three-handed-pinochle-preset-short-about = Wie die Standardregeln, aber Gebote ab { $minimum }, und jeder gibt { $rounds }-mal.
three-handed-pinochle-achievement-great-bid = Ein Gebot von 500 oder mehr erfüllt
three-handed-pinochle-achievement-meld = 300 Meldepunkte aus einem Blatt
three-handed-pinochle-help-example =
    { $maker } hat { $bid } geboten, den Stock aufgenommen und { $trump } angesagt. Drei Karten sind gedrückt, und die Meldungen liegen offen.
    Eine **Familie** (150), zwei **Paare** (je 20) und **vier Könige** (80): { $shown_points }. König und { rank-word-Q } der Familie zählen nicht noch als Trumpfpaar. Den Rest müssen Stiche und gedrückte Karten bringen.
three-handed-pinochle-help-short =
    • **Ziel:** der Ansager allein gegen zwei. { $scoring ->
        [points] Meldungen und Stiche werden geschrieben; wer zuerst { $limit } Punkte hat, gewinnt.
       *[base] Ein erfülltes Gebot bringt seinen Wert von beiden, ein verfehltes kostet { $failed ->
            [double] das Doppelte
           *[single] ebenso viel
        }. Jeder gibt { $rounds }-mal.
    }
    • **Geben:** { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } 9, jede zweimal, jeder fünfzehn Karten, drei im *Stock*. Das ist auch ihre Reihenfolge – { rank-word-T } sticht den König.
    • **Bieten:** ab { $minimum } in Zehnern höher, oder passen. Wer zuletzt bietet, nimmt den Stock auf, sagt Trumpf an und drückt drei Karten.
    • **Meldungen** werden für dich hingelegt: Familie { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } im Trumpf 150, { rank-K } { rank-Q } 20 (im Trumpf 40), { card-QS } { card-JD } 40, von jeder Farbe ein Ass 100, König 80, { rank-word-Q } 60 oder { rank-word-J } 40, Trumpf-9 10.
    • **Du bist dran:** Bediene die Farbe{ $heading ->
        [always] {" "}und überstich die beste Karte, wenn du kannst; ohne die Farbe trumpfe, und zwar höher, wenn du kannst
        [plain-free] {" "}(Trümpfe überstich, wenn du kannst); ohne die Farbe trumpfe, und zwar höher, wenn du kannst
       *[trump-led-only] {" "}(ausgespielten Trumpf überstich, wenn du kannst); ohne die Farbe trumpfe
    }; sonst spiel, was du willst.
    • **Punkte in den Stichen:** { $card_values ->
        [simple] { rank-A }, { rank-T } und { rank-K } je 10, letzter Stich 10
       *[original] { rank-A } 11, { rank-T } zehn, { rank-K } 4, { rank-Q } 3, { rank-J } 2, letzter Stich 10
    }.

# Die erste Lektion
three-handed-pinochle-lesson-begins = Nur zum Üben! Meldungen und Stiche bringen Punkte.
three-handed-pinochle-lesson-bid = Die Familie in { $suit } zählt 150, du hast noch mehr. Biete { $bid }!
three-handed-pinochle-lesson-bid-done = Die anderen passen: Der Stock gehört dir.
three-handed-pinochle-lesson-bid-no = Geht, aber biete nur so viel wie nötig: { $bid }.
three-handed-pinochle-lesson-bid-no-pass = Geht, aber mit einer Familie willst du Trumpf ansagen.
three-handed-pinochle-lesson-trump = Eine Familie zählt nur im Trumpf. In welcher Farbe hast du sie?
three-handed-pinochle-lesson-trump-done = Du hast acht Trümpfe, nur vier fehlen.
three-handed-pinochle-lesson-trump-no = Geht, aber deine Familie ist { $suit }.
three-handed-pinochle-lesson-bury = Drück, was keine Meldung braucht: { $ten } und zweimal { $queen }.
three-handed-pinochle-lesson-bury-done = Sie zählen für dich: 16 Punkte sind sicher.
three-handed-pinochle-lesson-bury-no = Geht, aber Meldungen und Trümpfe sind mehr wert.
three-handed-pinochle-lesson-bury-no-nine = Geht, aber eine Neun zählt nichts: Drück, was zählt.
three-handed-pinochle-lesson-bury-no-queen = Genauso gut. Hier drücken wir { $ten } und zweimal { $queen }.
three-handed-pinochle-lesson-on = 260 sind gemeldet, 16 gedrückt: Es fehlen 24. Spielst du weiter?
three-handed-pinochle-lesson-on-done = Jetzt zieh ihre Trümpfe.
three-handed-pinochle-lesson-on-no = Geht, aber mit acht Trümpfen ist der Rest leicht.
three-handed-pinochle-lesson-on-no-surrender = Geht, aber Aufgeben kostet das Gebot. Spiel weiter.
three-handed-pinochle-lesson-first = Du spielst aus. Zieh Trümpfe mit { $ace }.
three-handed-pinochle-lesson-first-done = Zwei von vieren sind weg.
three-handed-pinochle-lesson-first-no = Geht, aber fang mit { $ace } an: Nichts ist höher.
three-handed-pinochle-lesson-second = Noch einmal, mit dem zweiten { $ace }.
three-handed-pinochle-lesson-second-done = Alle ihre Trümpfe sind weg, und dein Gebot ist erfüllt!
three-handed-pinochle-lesson-second-no = Geht, aber zwei Trümpfe fehlen noch: Zieh sie mit { $ace }.
three-handed-pinochle-lesson-lose = Spar die Trümpfe. Gib jetzt { $card } ab.
three-handed-pinochle-lesson-lose-done = Der Stich ist weg. Trümpfe bringen dich wieder dran.
three-handed-pinochle-lesson-lose-no = Geht, aber { $card } taugt zu nichts anderem.
three-handed-pinochle-lesson-low = Du musst { $suit } bedienen, aber nicht stechen. Gib wenig her.
three-handed-pinochle-lesson-low-done = Das bringt ihnen wenig.
three-handed-pinochle-lesson-low-no = Geht, aber eine kleinere Karte kostet weniger.
three-handed-pinochle-lesson-must = Kein { $suit } mehr, also musst du trumpfen. { $low } reicht.
three-handed-pinochle-lesson-must-done = Sonst hat niemand Trumpf: Der Stich ist deiner.
three-handed-pinochle-lesson-must-no = Geht, aber { $low } sticht auch.
three-handed-pinochle-lesson-rest = Alle hohen { $suit } sind gefallen. Jetzt stechen deine.
three-handed-pinochle-lesson-rest-done = Noch ein Stich.
three-handed-pinochle-lesson-rest-no = Geht, aber spar die Trümpfe: { $suit } sticht jetzt.
three-handed-pinochle-lesson-end = Nur noch Trümpfe, und alle stechen. Von oben!
three-handed-pinochle-lesson-end-done = Niemand hält dich auf.
three-handed-pinochle-lesson-end-no = Geht, und sticht auch. Aber fang oben an.
