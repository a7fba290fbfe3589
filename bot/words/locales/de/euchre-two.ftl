game-euchre-two = Euchre zu zweit

# Einzelne Regeln
euchre-two-option-pack = Zahl der Karten
euchre-two-option-target = Punkte zum Sieg
euchre-two-option-stick-the-dealer = Der Geber muss am Ende Trumpf ansagen
euchre-two-option-joker = Joker
euchre-two-value-joker-best-bower = Joker ist höchster Bauer
euchre-two-value-joker-benny = { card-2S } ist höchster Bauer (Benny)

# Was gefragt ist: nach „Du bist dran:“ oder einem Namen
euchre-two-phase-ordering-up = annehmen oder passen
euchre-two-phase-naming = eine andere Farbe ansagen oder passen
euchre-two-phase-must-name = eine andere Farbe ansagen
euchre-two-phase-swapping = aufnehmen und drücken oder liegen lassen
euchre-two-ask-ordering-up = Soll die aufgedeckte Farbe Trumpf sein? Nimm an oder passe.
euchre-two-ask-naming = Sag eine andere Farbe als Trumpf an oder passe.
euchre-two-ask-must-name = Dein Gegner hat gepasst: Du musst eine Farbe ansagen.
euchre-two-ask-swapping = Nimm die aufgedeckte Karte auf und drück eine beliebige Karte, oder lass sie liegen.

# Knöpfe
euchre-two-action-order = Annehmen
euchre-two-action-call = { $suit } ansagen
euchre-two-action-keep = Karte liegen lassen
euchre-two-action-swap = { $cards } drücken

# Was geschieht
euchre-two-event-turned-up = Aufgedeckt wird { $card }.
euchre-two-event-counts-as = { $card } zählt als { $suit }.
euchre-two-event-ordered = { $who } nimmt { $suit } als Trumpf an.
euchre-two-event-turned-down = { $card } wird umgedreht.
euchre-two-event-named = { $who } sagt an: { $suit }.
euchre-two-event-kept = { $who } lässt die aufgedeckte Karte liegen.
euchre-two-event-swapped = { $who } nimmt { $card } auf und drückt eine Karte.
euchre-two-event-you-swapped = Du drückst { $card }.
euchre-two-event-made = { $makers } schafft es mit { $tricks } Stichen.
euchre-two-event-march = Durchmarsch! { $makers } macht alle fünf Stiche.
euchre-two-event-euchred = Euchre! { $makers } macht { $tricks ->
    [0] keinen einzigen Stich.
    [one] nur 1 Stich.
   *[other] nur { $tricks } Stiche.
 }

# Was man mitzählt: je eine Zeile, und keine für das, was niemand wissen muss
euchre-two-fact-turn-up = Aufgedeckt: { $card } ({ $suit })
euchre-two-fact-turned-down = { $card } wurde umgedreht
euchre-two-fact-turn-up-taken = { $who } hat { $card } aufgenommen

# Ablehnungen
euchre-two-why-must-follow-bower = Du musst { $suit } bedienen: { $binding } auf deiner Hand ist der linke Bauer und zählt als { $suit }, also darfst du { $card } nicht spielen.
euchre-two-why-must-follow-joker = Du musst { $suit } bedienen: { $binding } auf deiner Hand ist der höchste Bauer und zählt als { $suit }, also darfst du { $card } nicht spielen.
euchre-two-why-joker-is-trump = Du musst { $suit } mit { $binding } bedienen: { $card } ist der höchste Bauer und zählt als { $trump }.
euchre-two-why-turned-down = { $suit } wurde umgedreht: Sag eine andere Farbe an.
euchre-two-why-no-trump-not-played = „Ohne Trumpf“ gibt es in diesem Spiel nicht: Sag eine Farbe an.
euchre-two-why-stuck-dealer = Dein Gegner hat gepasst, und du gibst: Du musst eine Farbe ansagen.
euchre-two-why-nobody-goes-alone = Einen angesagten Alleingang gibt es in diesem Spiel nicht.

# Die Rechnung einer Runde, worum es geht, und was man später erzählt
euchre-two-bid-was-trump = { $who } spielt { $suit }
euchre-two-verdict-made = Geschafft, mit { $tricks } Stichen
euchre-two-verdict-march = Durchmarsch!
euchre-two-verdict-euchred = Euchre!
euchre-two-sum-made = { $tricks } Stiche: { $points }
euchre-two-sum-march = Durchmarsch: { $points }
euchre-two-sum-euchre = Euchre: { $points }
euchre-two-stake-march-open = { $who }: noch { $missing } zum Durchmarsch
euchre-two-brief-march-open = Durchmarsch: noch { $missing }
euchre-two-moment-march = Durchmarsch von { $who } in Runde { $deal }

# Für alle, die es noch nie gespielt haben
euchre-two-help-aim =
    Zwei spielen gegeneinander, in jeder Runde um fünf Stiche.
    Wer Trumpf bestimmt, ist der **Ansager** und verspricht mindestens **drei Stiche**. Gelingt das nicht, heißt es *Euchre*, und der andere bekommt die Punkte.
    Wer zuerst { $target } Punkte hat, gewinnt.
euchre-two-help-deal =
    Gespielt wird mit { $pack } Karten, { rank-A } bis { $pack ->
        [20] { rank-T }
        [24] 9
        [28] 8
       *[other] 7
    }. Jeder bekommt fünf. Die nächste Karte wird aufgedeckt, der Rest bleibt verdeckt.
    Im **Trumpf** ist der { rank-word-J } am höchsten (*rechter Bauer*), dann der andere rote bzw. schwarze { rank-word-J } (*linker Bauer*), dann { rank-A } { rank-K } { rank-Q } { rank-T }{ $pack ->
        [20] {""}
        [24] {" "}9
        [28] {" "}9 8
       *[other] {" "}9 8 7
    }. Ist { sign-S } Trumpf: { card-JS } { card-JC } { card-AS } { card-KS } { card-QS } …
    Der linke Bauer **ist ein Trumpf** und gehört nicht mehr zu der Farbe, die auf ihm steht.
    In den anderen Farben: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T }{ $pack ->
        [20] {""}
        [24] {" "}9
        [28] {" "}9 8
       *[other] {" "}9 8 7
    }{ rank-legend }.
    { $joker ->
        [best-bower] Der Joker ist der *höchste Bauer*, Trumpf über allen anderen. Aufgedeckt zählt er als { suit-H }.
        [benny] { card-2S } (*Benny*) ist der *höchste Bauer*, Trumpf über allen anderen. Aufgedeckt zählt er als { suit-H }.
       *[no] Ein Joker ist nicht dabei.
    }
euchre-two-help-bidding =
    Im **ersten Durchgang** nimmt, wer nicht gegeben hat, die Farbe der aufgedeckten Karte als Trumpf an oder passt; dann ist der Geber dran. Nimmt jemand an, darf der Geber die Karte aufnehmen und eine andere drücken.
    Haben beide gepasst, wird die Karte umgedreht. Im **zweiten Durchgang** darf jeder eine andere Farbe ansagen oder passen. Passen wieder beide, { $stick_the_dealer ->
        [yes] muss der Geber ansagen
       *[no] gibt der andere
    }.
euchre-two-help-play =
    Wer nicht gegeben hat, spielt aus.
    Du musst die ausgespielte Farbe bedienen, wenn du kannst. Sonst spielst du, was du willst: einen Trumpf oder eine andere Karte.
    Der höhere Trumpf macht den Stich, ohne Trumpf die höhere Karte der ausgespielten Farbe. Wer den Stich macht, spielt als Nächstes aus.
    Achte auf den linken Bauern: Ist { sign-H } Trumpf, zählt { card-JD } als { suit-H }. Er bedient { suit-H }, nicht { suit-D }.
    Viele Karten sind nicht im Spiel: Ein Ass macht darum oft seinen Stich.
euchre-two-help-scoring =
    Was der **Ansager** macht, und was es bringt:
    3 oder 4 Stiche: 1 Punkt
    alle fünf (*Durchmarsch*): 2 Punkte
    2 oder weniger (*Euchre*): 2 Punkte für den anderen

# Was man sich merkt
euchre-two-feat-contract = Als Ansager
euchre-two-feat-march = Durchmärsche
euchre-two-feat-euchred = Euchre kassiert

# Die Regelwerke in einem Satz, und das ganze Spiel in wenigen Zeilen
euchre-two-preset-house-about = { $pack } Karten, { rank-A } bis { rank-T }, jeder fünf, bis { $target } Punkte; ohne Joker.
euchre-two-help-example =
    { $trump } ist Trumpf. { $leader } spielt { $led } aus: Nur die Bauern sind höher.
    { $second } hat keine Karte mit { sign-C }, aber { $forced }, den **linken Bauern**: Er zählt als { suit-C }. Also muss { $second } damit bedienen – und macht den Stich.
euchre-two-help-short =
    • **Ziel:** eins gegen eins. Wer zuerst { $target } Punkte hat, gewinnt.
    • **Geben:** { $pack } Karten, jeder fünf. Die nächste wird aufgedeckt.
    • **Trumpf:** Nimm die aufgedeckte Farbe an oder passe. Passen beide, sag eine andere Farbe an{ $stick_the_dealer ->
        [yes] ; zuletzt muss der Geber
       *[no] {" "}oder passe noch einmal
    }.
    • **Trümpfe von oben:** { $joker ->
        [best-bower] Joker,{" "}
        [benny] { card-2S } (*Benny*),{" "}
       *[no] {""}
    }{ rank-J } der Trumpffarbe, der andere rote bzw. schwarze { rank-J }, dann { rank-A } { rank-K } { rank-Q } { rank-T }{ $pack ->
        [20] .
       *[other] {" "}9 …
    }
    • **Du bist dran:** Bediene die ausgespielte Farbe, wenn du kannst; sonst spiel, was du willst. Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe.
    • **Punkte des Ansagers:** 3 oder 4 Stiche 1, alle fünf 2. Weniger als drei: 2 für den anderen.

# Die erste Lektion
euchre-two-lesson-begins = Nur zum Üben! Ziel: drei von fünf Stichen.
euchre-two-lesson-order = Wird { $suit } Trumpf, ist { $left } der linke Bauer. Was sagst du?
euchre-two-lesson-order-done = Du bist Ansager, und die aufgedeckte Karte gehört dir.
euchre-two-lesson-order-no = Geht, aber drei Trümpfe und ein Ass sind stark.
euchre-two-lesson-discard = Nimm { $up } auf und drück eine Karte: Welche Farbe kann weg?
euchre-two-lesson-discard-done = Kein { $suit } mehr: Jetzt kannst du diese Farbe trumpfen.
euchre-two-lesson-discard-no = Geht, aber ohne { $loser } kannst du { $suit } trumpfen.
euchre-two-lesson-discard-no-keep = Geht, aber { $up } ist ein Trumpf mehr. Nimm auf.
euchre-two-lesson-ruff = { $suit } liegt, du hast keins. Trumpfe, so klein es geht.
euchre-two-lesson-ruff-done = Schon ein kleiner Trumpf schlägt den König.
euchre-two-lesson-ruff-no = Geht, aber { $low } reicht hier.
euchre-two-lesson-ruff-no-throw = Geht, aber diesen Stich macht nur ein Trumpf.
euchre-two-lesson-left = Du spielst aus. { $left } ist jetzt Trumpf, nur { $right } ist höher.
euchre-two-lesson-left-done = Das war der rechte Bauer: Er schlägt alles.
euchre-two-lesson-left-no = Geht, aber spiel deinen höchsten Trumpf: { $left }.
euchre-two-lesson-again = Wieder { $suit }, diesmal das Ass. Kannst du stechen?
euchre-two-lesson-again-done = Ein Trumpf schlägt das Ass einer anderen Farbe.
euchre-two-lesson-again-no = Geht, aber { $low } ist Trumpf und sticht.
euchre-two-lesson-ace = Du spielst aus: Welche Karte ist die höchste ihrer Farbe?
euchre-two-lesson-ace-done = Vier Stiche: geschafft, 1 Punkt. Alle fünf wären 2.
euchre-two-lesson-ace-no = Geht, aber { $ace } ist das höchste { $suit }.
