game-double-pepper = Doppelter Hasenpfeffer

# Einzelne Regeln
double-pepper-option-target = Punkte zum Sieg
double-pepper-option-bowers = Mit Bauern: { ranks-J } der Trumpffarbe sind am höchsten
double-pepper-option-minimum = Niedrigste Ansage

# Was gefragt ist
double-pepper-phase-bidding = Stiche ansagen oder passen
double-pepper-phase-must-bid = Stiche ansagen
double-pepper-phase-naming = Trumpf ansagen, mit Partner oder allein
double-pepper-phase-discarding = zwei Karten weglegen
double-pepper-phase-giving = dem Partner zwei Karten geben
double-pepper-ask-bidding = { $bid ->
    [0] Höher geht es nicht: Passe.
   *[other] Wie viele Stiche macht deine Partei? Sag { $bid } oder mehr an, oder passe.
 }
double-pepper-ask-must-bid = Alle anderen haben gepasst: Du musst { $bid } oder mehr ansagen.
double-pepper-ask-naming = Du spielst: Nenne den Trumpf oder spiel ohne Trumpf, mit Partnern oder allein.
double-pepper-ask-discarding = Du spielst allein: Leg zwei Karten weg. Dann gibt dir dein Partner zwei.
double-pepper-ask-giving = Dein Partner spielt allein: Gib zwei deiner Karten ab.
double-pepper-badge-maker = Ansager

# Knöpfe
double-pepper-action-trump = { $alone ->
    [yes] { $suit } – allein
   *[no] { $suit }
 }
double-pepper-action-discard = { $cards } weglegen

# Was geschieht
double-pepper-event-bid = { $who } reizt { $value }.
double-pepper-event-forced-bid = Alle anderen haben gepasst: { $who } muss ansagen und sagt { $value }.
double-pepper-event-won-auction = { $who } spielt, mit { $value } angesagten Stichen.
double-pepper-event-named = { $alone ->
    [yes] Die Ansage von { $who }: { $suit }, und allein!
   *[no] Die Ansage von { $who }: { $suit }.
 }
double-pepper-event-sits-out = { $who } setzt aus.
double-pepper-event-discarded = { $who } legt { $count } Karten weg.
double-pepper-event-you-discarded = Du legst { $cards } weg.
double-pepper-event-made = { $alone ->
    [yes] { $maker } hat { $value } angesagt und gewinnt allein, mit { $tricks } Stichen!
   *[no] { $maker } hat { $value } angesagt, und die Partei gewinnt mit { $tricks } Stichen.
 }
double-pepper-event-short = { $alone ->
    [yes] { $maker } hat allein { $value } angesagt
   *[no] { $maker } hat { $value } angesagt
 } und verliert { $tricks ->
    [0] ganz ohne Stich!
    [one] mit nur 1 Stich!
   *[other] mit nur { $tricks } Stichen!
 }

# Was man im Auge behält
double-pepper-fact-high-bid = Höchste Ansage: { $value }, von { $who }
double-pepper-fact-makers-bid = { $who } hat { $value } angesagt: { $missing ->
    [0] erfüllt, mit { $tricks }
   *[other] { $tricks } gemacht, { $missing } fehlen
 }
double-pepper-fact-alone = { $who } spielt allein

# Warum nicht
double-pepper-why-bid-higher = { $value ->
    [0] Diese Ansage geht jetzt nicht.
   *[other] Die höchste Ansage ist { $value }: Sag mehr an oder passe.
 }
double-pepper-why-no-such-bid = Ansagen kann man { $least } bis { $most } Stiche.
double-pepper-why-dealer-must-bid = Alle anderen haben gepasst, und du gibst: Du musst mindestens { $least } ansagen.
double-pepper-why-wrong-count = Wähle genau zwei Karten, nicht { $count }.
double-pepper-why-must-follow-bower = Du musst { $suit } bedienen: { $binding } ist ein linker Bauer und zählt als { $suit }, also darfst du { $card } nicht spielen.

# Die Rechnung einer Runde, worum es geht, und was man später erzählt
double-pepper-bid-was-bid = { $who } hat { $value } angesagt, { $suit }{ $alone ->
    [yes] , allein
   *[no] {""}
 }
double-pepper-verdict-made = { $alone ->
    [yes] Allein geschafft
   *[no] Geschafft
 }, mit { $tricks }
double-pepper-verdict-short = { $tricks ->
    [0] Verfehlt: kein einziger Stich
   *[other] Verfehlt, mit nur { $tricks }
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
    Zwei Parteien sitzen abwechselnd: zwei gegen zwei oder drei gegen drei. Angesagt wird, wie viele Stiche man mit den Partnern zusammen machen wird. Wer am meisten ansagt, bestimmt den Trumpf, und die Partei muss das Wort halten. Die anderen bekommen für jeden Stich einen Punkt.
    Wer zuerst die Zielpunktzahl erreicht, meist 62, gewinnt.
double-pepper-help-deal =
    Gespielt wird mit 48 Karten: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9, **jede zweimal**. Zu viert bekommt jeder zwölf, zu sechst acht.
    In jeder Farbe, auch im Trumpf, gilt { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9. Liegen zwei gleiche Karten in einem Stich, ist die **zuerst gespielte** die höhere.
    Manche Tische spielen mit Bauern: Im Trumpf sind dann die zwei { ranks-J } der Trumpffarbe die höchsten, danach die zwei anderen { ranks-J } derselben Farbe, rot oder schwarz; auch sie sind Trumpf. Dann kommen { rank-A } { rank-K } { rank-Q } { rank-T } 9.
double-pepper-help-bidding =
    Links vom Geber angefangen ist jeder **genau einmal** dran: eine Zahl von Stichen ansagen, höher als die letzte Ansage, oder passen. Die niedrigste Ansage ist 3. Eine Farbe wird noch nicht genannt. Passen alle anderen, muss der Geber ansagen.
    Wer am höchsten gereizt hat, nennt den Trumpf oder spielt ohne Trumpf.
    Mit einem starken Blatt kann man dabei sagen, dass man **allein** spielt. Man legt zwei beliebige Karten weg und bekommt zwei vom Partner (dem nächsten im Uhrzeigersinn). Dann setzen alle Partner aus, und man gewinnt oder verliert doppelt.
double-pepper-help-play =
    Wer am höchsten gereizt hat, kommt heraus.
    Man muss die ausgespielte Farbe bedienen, wenn man kann. Sonst darf man alles spielen, Trumpf oder eine andere Karte.
    Der höchste Trumpf macht den Stich; ohne Trumpf im Stich die höchste Karte der ausgespielten Farbe. Von zwei gleichen Karten zählt die erste. Wer den Stich macht, spielt als Nächster aus.
double-pepper-help-scoring =
    Die **Partei der Ansage**:
    die Ansage oder mehr: 1 Punkt für jeden Stich
    weniger: die Ansage als Abzug
    wer *allein* spielt: doppelt, im Guten wie im Schlechten
    ein Geber, der ansagen musste, weil alle anderen gepasst haben, verliert nur die Hälfte
    Die **Gegenpartei** bekommt immer 1 Punkt für jeden Stich. Man kann unter null fallen.
    Mit 62 Punkten endet das Spiel. Sind beide so weit, gewinnt die höhere; Gleichstand ist unentschieden.

# Was man sich merkt
double-pepper-feat-contract = Ersteigert

# Die Regelwerke in einem Satz, und das ganze Spiel in wenigen Zeilen
double-pepper-preset-house-about = Ansagen ab { $minimum } Stichen, { ranks-J } zwischen { rank-word-Q } und Zehn; bis { $target } Punkte.
double-pepper-help-short =
    • **Ziel:** Die Partner sitzen abwechselnd und sagen an, wie viele Stiche ihre Partei macht. Wer zuerst { $target } Punkte hat, gewinnt.
    • **Geben:** { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9, jede zweimal, { $players ->
        [4] zwölf
       *[other] acht
    } Karten für jeden.
    • **Ansagen:** jeder einmal, ab { $minimum } Stichen. Wer am höchsten ansagt, nennt Trumpf oder spielt ohne, und darf *allein* ums Doppelte spielen.
    • **Reihenfolge:** { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9{ $bowers ->
        [yes] ; im Trumpf stehen die zwei { ranks-J } der Farbe und die zwei anderen gleichfarbigen ganz oben
       *[no] , auch im Trumpf
    }. Von zwei gleichen Karten ist die zuerst gespielte höher.
    • **Du bist dran:** Bediene die ausgespielte Farbe, wenn du kannst; sonst spiel, was du willst. Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe.
    • **Punkte:** Ansage geschafft: 1 pro Stich; sonst die Ansage als Abzug. Die andere Partei bekommt immer 1 pro Stich.
