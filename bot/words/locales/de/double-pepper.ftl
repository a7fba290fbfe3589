game-double-pepper = Doppelter Hasenpfeffer

# Einzelne Regeln
double-pepper-option-target = Punkte zum Sieg
double-pepper-option-bowers = Bauern (die { ranks-J } der Trumpffarbe sind am höchsten)
double-pepper-option-minimum = Niedrigste Ansage

# Was gefragt ist
double-pepper-phase-bidding = Stiche ansagen oder passen
double-pepper-phase-must-bid = Stiche ansagen
double-pepper-phase-naming = Trumpf ansagen, mit Partner oder allein
double-pepper-phase-discarding = zwei Karten drücken
double-pepper-phase-giving = dem Partner zwei Karten geben
double-pepper-ask-bidding = { $bid ->
    [0] Höher geht es nicht: Passe.
   *[other] Wie viele Stiche macht deine Partei? Sag { $bid } oder mehr an, oder passe.
 }
double-pepper-ask-must-bid = Alle anderen haben gepasst: Du musst { $bid } oder mehr ansagen.
double-pepper-ask-naming = Du bist Ansager: Sag Trumpf an oder spiel ohne Trumpf, mit Partnern oder allein.
double-pepper-ask-discarding = Du spielst allein: Drück zwei Karten. Dann gibt dir { $players ->
    [6] der nächste Partner im Uhrzeigersinn
   *[other] dein Partner
 } zwei.
double-pepper-ask-giving = Dein Partner spielt allein: Gib zwei deiner Karten ab.
double-pepper-ask-bid = { $also ->
    [pass] mindestens { $bid } ansagen oder passen
    [nothing] { $bid } ansagen
   *[higher] mindestens { $bid } ansagen
 }
double-pepper-badge-maker = Ansager

# Knöpfe
double-pepper-action-bid = { $value } Stiche
double-pepper-action-trump = { $alone ->
    [yes] { $suit } – allein
   *[no] { $suit }
 }
double-pepper-action-discard = { $cards } drücken

# Was geschieht
double-pepper-event-bid = { $who } sagt { $value } an.
double-pepper-event-forced-bid = Alle anderen haben gepasst: { $who } muss ansagen und sagt { $value } an.
double-pepper-event-won-auction = { $who } ersteigert das Spiel mit { $value } Stichen.
double-pepper-event-named = { $alone ->
    [yes] { $who } sagt an: { $suit } – und spielt allein!
   *[no] { $who } sagt an: { $suit }.
 }
double-pepper-event-sits-out = { $who } setzt aus.
double-pepper-event-discarded = { $who } drückt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }.
double-pepper-event-you-discarded = Du drückst { $cards }.
double-pepper-event-made = { $alone ->
    [yes] { $maker } hat { $value } angesagt und schafft es allein, mit { $tricks } Stichen!
   *[no] { $maker } hat { $value } angesagt, und die Partei schafft es mit { $tricks } Stichen.
 }
double-pepper-event-short = { $alone ->
    [yes] { $maker } hat allein { $value } angesagt
   *[no] { $maker } hat { $value } angesagt
 } und verfehlt es, { $tricks ->
    [0] ganz ohne Stich!
    [one] mit nur 1 Stich!
   *[other] mit nur { $tricks } Stichen!
 }

# Was man im Auge behält
double-pepper-fact-high-bid = Höchste Ansage: { $value }, von { $who }
double-pepper-fact-alone = { $who } spielt allein

# Warum nicht
double-pepper-why-bid-higher = { $value ->
    [0] Diese Ansage geht jetzt nicht.
   *[other] Die höchste Ansage ist { $value }: Sag mehr an oder passe.
 }
double-pepper-why-no-such-bid = Du kannst { $least } bis { $most } Stiche ansagen.
double-pepper-why-dealer-must-bid = Alle anderen haben gepasst, und du gibst: Du musst mindestens { $least } ansagen.
double-pepper-why-wrong-count = Wähle genau zwei Karten, nicht { $count }.
double-pepper-why-must-follow-bower = Du musst { $suit } bedienen: { $binding } auf deiner Hand ist der linke Bauer und zählt als { $suit }, also darfst du { $card } nicht spielen.

# Die Rechnung einer Runde, worum es geht, und was man später erzählt
double-pepper-way-bid = { $who } sagte { $value } an
double-pepper-tag-bid = Ansage { $value }
double-pepper-bid-was-bid = { $who } hat { $value } angesagt · { $suit }{ $alone ->
    [yes] , allein
   *[no] {""}
 }
double-pepper-verdict-made = { $alone ->
    [yes] Allein geschafft
   *[no] Geschafft
 }, mit { $tricks } Stichen
double-pepper-verdict-short = { $tricks ->
    [0] Verfehlt: kein einziger Stich
    [one] Verfehlt, mit nur 1 Stich
   *[other] Verfehlt, mit nur { $tricks } Stichen
 }
double-pepper-sum-made = { $value } angesagt, { $tricks } gemacht: { $alone ->
    [yes] { $tricks } × 2 = { $points }
   *[no] { $points }
 }
double-pepper-sum-lost = { $value } angesagt{ $alone ->
    [yes] , allein
   *[no] {""}
 }{ $forced ->
    [yes] , gezwungen
   *[no] {""}
 }, { $tricks } gemacht: { $points }
double-pepper-moment-alone = { $who } schaffte in Runde { $deal } allein die angesagten { $value }

# Für alle, die es noch nie gespielt haben
double-pepper-help-aim =
    Zwei gegen zwei oder drei gegen drei; die beiden Parteien sitzen abwechselnd. Angesagt wird, wie viele Stiche die eigene Partei zusammen macht. Wer am meisten ansagt, ist **Ansager** und bestimmt den Trumpf; die Partei muss die Ansage schaffen. Die anderen bekommen für jeden Stich einen Punkt.
    Wer zuerst { $target } Punkte hat, gewinnt.
double-pepper-help-deal =
    Gespielt wird mit 48 Karten: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9{ rank-legend }, **jede zweimal**. Jeder bekommt { $players ->
        [4] zwölf
       *[other] acht
    }.
    In jeder Farbe gilt { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9. Liegen zwei gleiche Karten in einem Stich, ist die **zuerst gespielte** die höhere.
    { $bowers ->
        [yes] Im Trumpf sind die zwei { ranks-J } der Trumpffarbe die höchsten, danach die zwei anderen roten bzw. schwarzen { ranks-J }; auch sie sind Trumpf. Dann kommen { rank-A } { rank-K } { rank-Q } { rank-T } 9.
       *[no] Im Trumpf gilt dasselbe.
    }
double-pepper-help-bidding =
    Links vom Geber angefangen ist jeder **genau einmal** dran: eine Zahl von Stichen ansagen, höher als die letzte Ansage, oder passen. Die niedrigste Ansage ist { $minimum }. Eine Farbe sagst du noch nicht dazu. Passen alle anderen, muss der Geber ansagen.
    Der Ansager sagt Trumpf an oder spielt ohne Trumpf.
    Mit einem starken Blatt kann er dabei **allein** spielen: Er drückt zwei beliebige Karten und bekommt zwei vom Partner (dem nächsten im Uhrzeigersinn). Dann setzen alle seine Partner aus, und alles zählt doppelt.
double-pepper-help-play =
    Der Ansager spielt aus.
    Du musst die ausgespielte Farbe bedienen, wenn du kannst. Sonst spielst du, was du willst: einen Trumpf oder eine andere Karte.
    Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe. Von zwei gleichen Karten zählt die erste. Wer den Stich macht, spielt als Nächstes aus.
double-pepper-help-scoring =
    Die **ansagende Partei**:
    die Ansage oder mehr: 1 Punkt für jeden Stich
    weniger: so viele Punkte Abzug, wie angesagt waren
    wer *allein* spielt: alles doppelt
    ein Geber, der ansagen musste, weil alle anderen gepasst haben, verliert nur die Hälfte
    Die **Gegenpartei** bekommt immer 1 Punkt für jeden Stich. Der Stand kann unter null fallen.
    Mit { $target } Punkten endet die Partie. Sind beide so weit, gewinnt, wer mehr hat; Gleichstand ist unentschieden.

# Was man sich merkt
double-pepper-feat-contract = Ersteigert

# Die Regelwerke in einem Satz, und das ganze Spiel in wenigen Zeilen
double-pepper-preset-house-about = Ansagen ab { $minimum } Stichen, { ranks-J } zwischen { rank-word-Q } und { rank-T }; bis { $target } Punkte.
double-pepper-help-example =
    Jede Karte gibt es zweimal. { $leader } spielt { $led } aus; { $second } legt { $best }, und { $fourth } auch.
    Von zwei gleichen Karten ist die **zuerst gespielte** höher: { $winner } macht den Stich.
double-pepper-help-short =
    • **Ziel:** Jeder Zweite am Tisch ist dein Partner. Sag an, wie viele Stiche eure Partei macht. Wer zuerst { $target } Punkte hat, gewinnt.
    • **Geben:** { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9, jede zweimal, { $players ->
        [4] zwölf
       *[other] acht
    } Karten für jeden.
    • **Ansagen:** jeder einmal, ab { $minimum } Stichen. Wer am höchsten ansagt, sagt Trumpf an oder spielt ohne, und darf *allein* ums Doppelte spielen.
    • **Reihenfolge:** { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9{ $bowers ->
        [yes] ; im Trumpf stehen die zwei { ranks-J } der Farbe ganz oben, danach die zwei anderen roten bzw. schwarzen
       *[no] , auch im Trumpf
    }. Von zwei gleichen Karten ist die zuerst gespielte höher.
    • **Du bist dran:** Bediene die ausgespielte Farbe, wenn du kannst; sonst spiel, was du willst. Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe.
    • **Punkte:** Ansage geschafft: 1 pro Stich; sonst die Ansage als Abzug. Die andere Partei bekommt immer 1 pro Stich.

# Die erste Lektion
double-pepper-lesson-begins = Nur zum Üben! Jede Karte gibt es zweimal.
double-pepper-lesson-bid = Beide Asse in { $suit }, und fünf sind angesagt: Sagst du sechs?
double-pepper-lesson-bid-done = Sechs Stiche für deine Partei, die Farbe kommt später.
double-pepper-lesson-bid-no = Geht, aber das ist viel: Verfehlt kostet es die Ansage.
double-pepper-lesson-bid-no-pass = Geht, aber die zwei höchsten Trümpfe sind mehr wert.
double-pepper-lesson-alone = Sag Trumpf an. Allein: zwei Karten tauschen, doppelt zählen.
double-pepper-lesson-alone-done = Allein! Die Partner setzen aus, einer hilft mit zwei Karten.
double-pepper-lesson-alone-no = Geht, aber { $suit } hat beide Asse. Allein zählt doppelt.
double-pepper-lesson-discard = Drück zwei: Was ist weder Trumpf noch hoch?
double-pepper-lesson-discard-done = Und dein Partner gab dir zwei Trümpfe.
double-pepper-lesson-discard-no = Geht, aber behalte Trümpfe, { $ace } und { $king }.
double-pepper-lesson-first = Zieh Trümpfe: { $ace }. Von gleichen Karten sticht die erste.
double-pepper-lesson-first-done = Drei Trümpfe sind gefallen, drei haben sie noch.
double-pepper-lesson-first-no = Geht, aber zieh erst Trümpfe, von oben.
double-pepper-lesson-second = Zieh noch einmal, mit dem anderen Ass.
double-pepper-lesson-second-done = Noch einer ist gefallen. Zähl immer mit.
double-pepper-lesson-second-no = Geht, aber zieh weiter von oben.
double-pepper-lesson-third = Zwei Trümpfe fehlen noch. König oder { rank-word-Q }?
double-pepper-lesson-third-done = Jetzt fehlt nur noch einer.
double-pepper-lesson-third-no = Geht, aber zwei Trümpfe fehlen: Zieh mit einem hohen.
double-pepper-lesson-fourth = Noch ein Trumpf ist zu ziehen.
double-pepper-lesson-fourth-done = Vier Stiche. Noch zwei, und du hast es geschafft.
double-pepper-lesson-fourth-no = Geht, aber ein Trumpf fehlt noch und könnte stechen.
double-pepper-lesson-small = Auch kleine Trümpfe stechen jetzt. Spiel einen.
double-pepper-lesson-small-done = Fünf Stiche.
double-pepper-lesson-small-no = Geht, aber spiel zur Sicherheit erst Trümpfe.
double-pepper-lesson-sure = Der letzte Trumpf oder das Ass: Beide stechen.
double-pepper-lesson-sure-done = Sechs: Die Ansage ist geschafft. Jeder weitere zählt auch.
double-pepper-lesson-sure-no = Geht, aber ein Ass der Farbe könnte den König schlagen.
double-pepper-lesson-end = Der König kommt zuletzt: Was sticht sicher?
double-pepper-lesson-end-done = Alle acht Stiche allein: 8 × 2 = 16 Punkte für deine Partei.
double-pepper-lesson-end-no = Geht, aber spiel erst die sichere Karte.
double-pepper-achievement-alone = Eine Ansage im Alleingang geschafft
