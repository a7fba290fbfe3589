game-pepper = Hasenpfeffer

# Einzelne Regeln
pepper-option-target = Punkte zum Sieg
pepper-option-partners = Zwei gegen zwei (nur zu viert)
pepper-option-auction = Ansagen der Stiche
pepper-value-auction-rounds = bis niemand mehr höher geht
pepper-value-auction-once = jeder nur einmal
pepper-option-all-pass = Wenn alle anderen passen
pepper-value-all-pass-redeal = darf auch der Geber passen
pepper-value-all-pass-dealer-one = muss der Geber ansagen
pepper-option-others-score = Die anderen schreiben ihre Stiche

# Was gefragt ist
pepper-phase-bidding = Stiche ansagen oder passen
pepper-phase-must-bid = Stiche ansagen
pepper-phase-naming = Trumpf ansagen oder ohne Trumpf spielen
pepper-ask-bidding = { $bid ->
    [0] Höher geht nur noch Großer Pfeffer: Sag ihn an oder passe.
   *[other] Wie viele Stiche machst du? Sag { $bid } oder mehr an, oder passe.
 }
pepper-ask-must-bid = Alle anderen haben gepasst: Du musst { $bid } oder mehr ansagen.
pepper-ask-bid = { $also ->
    [pass] mindestens { $bid } ansagen oder passen
    [nothing] { $bid } ansagen
   *[higher] mindestens { $bid } ansagen
 }
pepper-ask-naming = Du bist Ansager: Sag Trumpf an oder spiel ohne Trumpf.
pepper-badge-maker = Ansager

# Knöpfe
pepper-action-bid = { $value ->
    [big] Großer Pfeffer
    [one] 1 Stich
   *[other] { $value } Stiche
 }
pepper-action-trump = { $suit } ansagen

# Was geschieht
pepper-event-bid = { $value ->
    [big] { $who } sagt Großen Pfeffer an!
   *[other] { $who } sagt { $value } an.
 }
pepper-event-won-auction = { $value ->
    [big] { $who } muss alle Stiche machen, für doppelte Punkte.
    [one] { $who } ersteigert das Spiel mit 1 Stich.
   *[other] { $who } ersteigert das Spiel mit { $value } Stichen.
 }
pepper-event-named = { $who } sagt an: { $suit }.
pepper-event-made = { $value ->
    [big] Großer Pfeffer! { $maker } macht alle Stiche.
   *[other] { $maker } hat { $value } angesagt und schafft es mit { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stichen
    }.
 }
pepper-event-short = { $maker } hat { $value ->
    [big] Großen Pfeffer
   *[other] { $value }
 } angesagt und verfehlt { $value ->
    [big] ihn
   *[other] es
 }, { $tricks ->
    [0] ganz ohne Stich!
    [one] mit nur 1 Stich!
   *[other] mit nur { $tricks } Stichen!
 }

# Was man im Auge behält
pepper-fact-high-bid = { $value ->
    [big] { $who } hat Großen Pfeffer angesagt
   *[other] Höchste Ansage: { $value }, von { $who }
 }
pepper-pile-stock = totes Blatt

# Warum nicht
pepper-why-bid-higher = { $value ->
    [0] Diese Ansage geht jetzt nicht.
    [big] Höher als Großer Pfeffer geht es nicht.
   *[other] Die höchste Ansage ist { $value }: Sag mehr an oder passe.
 }
pepper-why-no-such-bid = Du kannst 1 bis { $most } Stiche ansagen, und darüber nur noch Großen Pfeffer.
pepper-why-dealer-must-bid = Alle anderen haben gepasst, und du gibst: An diesem Tisch musst du etwas ansagen.
pepper-why-nobody-alone = Beim Hasenpfeffer spielt niemand allein: Sag nur eine Farbe an, oder „Ohne Trumpf“.
pepper-why-must-follow-bower = Du musst { $suit } bedienen: { $binding } auf deiner Hand ist der linke Bauer und zählt als { $suit }, also darfst du { $card } nicht spielen.

# Die Rechnung einer Runde, worum es geht, und was man später erzählt
pepper-way-bid = { $who } sagte { $value ->
    [big] Großen Pfeffer
   *[other] { $value }
 } an
pepper-tag-bid = { $value ->
    [big] Großer Pfeffer
   *[other] Ansage { $value }
 }
pepper-bid-was-bid = { $who } hat { $value ->
    [big] Großen Pfeffer
   *[other] { $value }
 } angesagt · { $suit }
pepper-verdict-made = { $value ->
    [big] Großer Pfeffer geschafft!
   *[other] Geschafft, mit { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stichen
    }
 }
pepper-verdict-short = { $value ->
    [big] Großer Pfeffer verfehlt, mit { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stichen
    }
   *[other] { $tricks ->
        [0] Verfehlt: kein einziger Stich
        [one] Verfehlt, mit nur 1 Stich
       *[other] Verfehlt, mit nur { $tricks } Stichen
     }
 }
pepper-sum-made = { $value } angesagt, { $tricks } gemacht: { $points }
pepper-sum-lost = { $value } angesagt, { $tricks } gemacht: { $points }
pepper-sum-big = Großer Pfeffer: { $most } × 2 = { $points }
pepper-sum-big-lost = Großer Pfeffer, nur { $tricks } von { $most }: { $points }
pepper-moment-big = { $who } schaffte in Runde { $deal } den Großen Pfeffer
pepper-moment-big-lost = { $who } verfehlte in Runde { $deal } den Großen Pfeffer

# Für alle, die es noch nie gespielt haben
pepper-help-aim =
    { $partners ->
        [yes] Zwei gegen zwei: Die Stiche beider Partner zählen zusammen.
       *[no] Jeder spielt für sich.
    } Du sagst an, wie viele Stiche du machen wirst; wer am meisten ansagt (der **Ansager**), bestimmt den Trumpf und muss mindestens so viele machen.{ $others_score ->
        [no] {""}
       *[yes] {" "}Alle anderen bekommen für jeden eigenen Stich einen Punkt.
    }
    Wer zuerst { $target } Punkte hat, gewinnt.
pepper-help-deal =
    Gespielt wird mit 24 Karten: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9. { $players ->
        [4] Jeder bekommt sechs.
        [3] Jeder bekommt acht.
       *[other] Jeder bekommt acht; die letzten acht bleiben verdeckt liegen.
    }
    Im **Trumpf** ist der { rank-word-J } am höchsten (*rechter Bauer*), dann der andere rote bzw. schwarze { rank-word-J } (*linker Bauer*), dann { rank-A } { rank-K } { rank-Q } { rank-T } 9. Ist { sign-S } Trumpf: { card-JS } { card-JC } { card-AS } { card-KS } { card-QS } { card-TS } { card-9S }.
    Der linke Bauer **ist ein Trumpf** und gehört nicht zu der Farbe, die auf ihm steht.
    In den anderen Farben: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9{ rank-legend }. *Ohne Trumpf* gilt das für jede Farbe.
pepper-help-bidding =
    Links vom Geber angefangen sagt jeder eine Zahl von Stichen an oder passt. Jede Ansage muss höher sein als die letzte. { $auction ->
        [once] Jeder kommt nur einmal dran.
       *[rounds] Es geht so lange herum, bis nach einer Ansage alle anderen gepasst haben; wer gepasst hat, darf wieder einsteigen.
    }
    Am höchsten ist der **Große Pfeffer**: alle Stiche, für doppelte Punkte. Damit endet das Ansagen.
    Der Ansager sagt Trumpf an oder spielt ohne Trumpf. { $all_pass ->
        [dealer-one] Passen alle anderen, muss der Geber ansagen.
       *[redeal] Passen alle, gibt der Nächste.
    }
pepper-help-play =
    Der Ansager spielt aus.
    Du musst die ausgespielte Farbe bedienen, wenn du kannst. Sonst spielst du, was du willst: einen Trumpf oder eine andere Karte.
    Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe. Wer den Stich macht, spielt als Nächstes aus.
    Achte auf den linken Bauern: Ist { sign-H } Trumpf, dann zählt { card-JD } als { suit-H }. Er bedient { suit-H }, nicht { suit-D }.
pepper-help-scoring =
    Der **Ansager**:
    die Ansage oder mehr: 1 Punkt für jeden Stich
    weniger: { $players ->
        [4] 6
       *[other] 8
    } Punkte Abzug, egal wie hoch die Ansage war
    beim *Großen Pfeffer*: plus oder minus { $players ->
        [4] 12
       *[other] 16
    }
    { $others_score ->
        [no] Die **anderen** bekommen nichts für ihre Stiche.
       *[yes] Jeder **andere** bekommt 1 Punkt für jeden Stich.
    }{ $partners ->
        [yes] {" "}Die Stiche von Partnern zählen zusammen, für die Ansage und für die Punkte.
       *[no] {""}
    } Der Stand kann unter null fallen.
    Die Partie endet, wenn jemand { $target } hat. Sind es mehrere, gewinnt, wer am meisten hat; Gleichstand ist unentschieden.

# Was man sich merkt
pepper-feat-contract = Ersteigert
pepper-feat-big = Großer Pfeffer
pepper-feat-big-made = Großer Pfeffer geschafft

# Die Regelwerke in einem Satz, und das ganze Spiel in wenigen Zeilen
pepper-preset-house-about = Jeder für sich bis { $target }; angesagt wird, bis niemand höher geht; alle anderen schreiben ihre Stiche.
pepper-help-example =
    { $maker } hat { $bid } Stiche angesagt und { $maker_tricks } gemacht. Einer fehlt: Das kostet **6 Punkte**, wie hoch die Ansage auch war.
    Alle anderen bekommen einen Punkt für jeden Stich: { $other } hat { $other_tricks } und bekommt { $other_gain }.
    Mit { $maker_tricks } angesagten Stichen hätte { $maker } { $maker_tricks } Punkte gewonnen.
pepper-help-short =
    • **Ziel:** { $partners ->
        [yes] zwei gegen zwei, dein Partner gegenüber.
       *[no] jeder für sich.
    } Sag an, wie viele Stiche du machst. Wer zuerst { $target } Punkte hat, gewinnt.
    • **Geben:** { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 jeder Farbe, { $players ->
        [4] sechs
       *[other] acht
    } Karten für jeden.
    • **Ansagen:** jeweils höher als zuletzt, { $auction ->
        [once] jeder einmal
       *[rounds] bis keiner mehr weitergeht
    }. *Großer Pfeffer* heißt alle Stiche, ums Doppelte. Wer am höchsten ansagt, sagt Trumpf an oder spielt ohne.
    • **Trümpfe von oben:** { rank-J } der Trumpffarbe, der andere rote bzw. schwarze { rank-J }, dann { rank-A } { rank-K } { rank-Q } { rank-T } 9.
    • **Du bist dran:** Bediene die ausgespielte Farbe, wenn du kannst; sonst spiel, was du willst. Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe.
    • **Punkte des Ansagers:** Ansage geschafft: 1 pro Stich; sonst −{ $players ->
        [4] 6
       *[other] 8
    }. Großer Pfeffer: plus oder minus { $players ->
        [4] 12
       *[other] 16
    }.
    • { $others_score ->
        [yes] **Die anderen** bekommen 1 für jeden Stich.
       *[no] **Die anderen** bekommen für ihre Stiche nichts.
    }

# Die erste Lektion
pepper-lesson-begins = Nur zum Üben! Sag deine Stiche an.
pepper-lesson-bid = Vier { $suit } mit beiden Bauern, dazu { $ace }: Was sagst du an?
pepper-lesson-bid-done = Vier sind sicher. Was du ansagst, musst du auch schaffen.
pepper-lesson-bid-no = Geht, aber verfehlt kostet es 6. Vier sind sicher.
pepper-lesson-bid-no-low = Geht, aber da geht leicht jemand höher. Sag vier an.
pepper-lesson-bid-no-pass = Geht, aber mit so einem Blatt sagst du selbst Trumpf an.
pepper-lesson-trump = Du hast das Spiel ersteigert. Sag Trumpf an.
pepper-lesson-trump-done = Die zwei schwarzen { ranks-J } sind nun Bauern, höher als alles.
pepper-lesson-trump-no = Geht, aber mit { $suit } hast du vier Trümpfe.
pepper-lesson-right = Du spielst aus. Zieh Trümpfe: Nichts schlägt { $right }.
pepper-lesson-right-done = Zwei Trümpfe sind gefallen. Zähl mit.
pepper-lesson-right-no = Geht, aber fang ganz oben an, dann ist { $ace } später sicher.
pepper-lesson-left = { $top } fehlt noch. Was ist höher und zieht die Karte?
pepper-lesson-left-done = { $top } ist gefallen. Sonst hat niemand mehr Trumpf.
pepper-lesson-left-no = Geht, aber { $left } zieht erst { $top }.
pepper-lesson-ace = Trumpfen kann keiner mehr: Was sticht jetzt sicher?
pepper-lesson-ace-done = Drei Stiche. Mit den letzten zwei Trümpfen sind es fünf.
pepper-lesson-ace-no = Geht, aber bring jetzt { $ace } heim.
pepper-lesson-give = { $loser } sticht nicht. Spiel sie: Ein Trumpf holt dich zurück.
pepper-lesson-give-done = Der Stich ist weg, aber nun spielen sie in deine Trümpfe.
pepper-lesson-give-no = Geht, aber gib erst { $loser } ab, solange Trümpfe da sind.
pepper-lesson-ruff = { $suit } liegt. Trumpfe: Beide stechen.
pepper-lesson-ruff-done = Fünf Stiche, 5 Punkte: Auch der Stich über der Ansage zählt.
