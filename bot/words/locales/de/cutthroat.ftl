game-cutthroat = Cutthroat-Euchre

# Einzelne Regeln
cutthroat-option-pack = Zahl der Karten
cutthroat-option-target = Punkte zum Sieg
cutthroat-option-march = Punkte für den Durchmarsch
cutthroat-option-euchred = Punkte je Gegner, wenn der Ansager verliert
cutthroat-option-lead = Erstes Ausspiel
cutthroat-value-lead-eldest = links vom Geber
cutthroat-value-lead-maker-left = links vom Ansager
cutthroat-option-stick-the-dealer = Der Geber muss am Ende Trumpf ansagen
cutthroat-option-joker = Joker
cutthroat-value-joker-best-bower = Joker ist höchster Bauer
cutthroat-value-joker-benny = { card-2S } ist höchster Bauer (Benny)

# Was gefragt ist: nach „Du bist dran:“ oder einem Namen
cutthroat-phase-ordering-up = annehmen oder passen
cutthroat-phase-naming = eine andere Farbe ansagen oder passen
cutthroat-phase-must-name = eine andere Farbe ansagen
cutthroat-phase-swapping = aufnehmen und drücken oder liegen lassen
cutthroat-ask-ordering-up = Soll die aufgedeckte Farbe Trumpf sein? Nimm an oder passe.
cutthroat-ask-naming = Sag eine andere Farbe als Trumpf an oder passe.
cutthroat-ask-must-name = Alle haben gepasst: Du musst eine Farbe ansagen.
cutthroat-ask-swapping = Nimm die aufgedeckte Karte auf und drück eine beliebige Karte, oder lass sie liegen.

# Knöpfe
cutthroat-action-order = Annehmen
cutthroat-action-call = { $suit } ansagen
cutthroat-action-keep = Karte liegen lassen
cutthroat-action-swap = { $cards } drücken

# Was geschieht
cutthroat-event-turned-up = Aufgedeckt wird { $card }.
cutthroat-event-counts-as = { $card } zählt als { $suit }.
cutthroat-event-ordered = { $who } nimmt { $suit } als Trumpf an.
cutthroat-event-turned-down = { $card } wird umgedreht.
cutthroat-event-named = { $who } sagt an: { $suit }.
cutthroat-event-kept = { $who } lässt die aufgedeckte Karte liegen.
cutthroat-event-swapped = { $who } nimmt { $card } auf und drückt eine Karte.
cutthroat-event-you-swapped = Du drückst { $card }.
cutthroat-event-made = { $makers } schafft es mit { $tricks } Stichen.
cutthroat-event-march = Durchmarsch! { $makers } macht alle fünf Stiche.
cutthroat-event-euchred = Euchre! { $makers } macht { $tricks ->
    [0] keinen einzigen Stich.
    [one] nur 1 Stich.
   *[other] nur { $tricks } Stiche.
 }

# Was man mitzählt: je eine Zeile, und keine für das, was niemand wissen muss
cutthroat-fact-turn-up = Aufgedeckt: { $card } ({ $suit })
cutthroat-fact-turned-down = { $card } wurde umgedreht
cutthroat-fact-turn-up-taken = { $who } hat { $card } aufgenommen

# Ablehnungen
cutthroat-why-must-follow-bower = Du musst { $suit } bedienen: { $binding } auf deiner Hand ist der linke Bauer und zählt als { $suit }, also darfst du { $card } nicht spielen.
cutthroat-why-must-follow-joker = Du musst { $suit } bedienen: { $binding } auf deiner Hand ist der höchste Bauer und zählt als { $suit }, also darfst du { $card } nicht spielen.
cutthroat-why-joker-is-trump = Du musst { $suit } mit { $binding } bedienen: { $card } ist der höchste Bauer und zählt als { $trump }.
cutthroat-why-turned-down = { $suit } wurde umgedreht: Sag eine andere Farbe an.
cutthroat-why-no-trump-not-played = „Ohne Trumpf“ gibt es in diesem Spiel nicht: Sag eine Farbe an.
cutthroat-why-stuck-dealer = Alle haben gepasst, und du gibst: Du musst eine Farbe ansagen.
cutthroat-why-nobody-goes-alone = Einen angesagten Alleingang gibt es in diesem Spiel nicht.

# Die Rechnung einer Runde, worum es geht, und was man später erzählt
cutthroat-bid-was-trump = { $who } spielt { $suit }
cutthroat-verdict-made = Geschafft, mit { $tricks } Stichen
cutthroat-verdict-march = Durchmarsch!
cutthroat-verdict-euchred = Euchre!
cutthroat-sum-made = { $tricks } Stiche: { $points }
cutthroat-sum-march = Durchmarsch: { $points }
cutthroat-sum-euchre = Euchre: { $points }
cutthroat-stake-march-open = { $who }: noch { $missing } zum Durchmarsch
cutthroat-brief-march-open = Durchmarsch: noch { $missing }
cutthroat-moment-march = Durchmarsch von { $who } in Runde { $deal }

# Für alle, die es noch nie gespielt haben
cutthroat-help-aim =
    Drei spielen, in jeder Runde um fünf Stiche.
    Wer Trumpf bestimmt, ist der **Ansager** und spielt **gegen die beiden anderen**, die für diese Runde zusammenhalten. Er braucht mindestens **drei Stiche**; sonst heißt es *Euchre*, und beide Gegner bekommen Punkte.
    Jeder hat seine eigenen Punkte. Wer zuerst { $target } hat, gewinnt; erreichen es zwei Gegner in derselben Runde, gewinnen beide.
cutthroat-help-deal =
    Gespielt wird mit { $pack } Karten, Ass bis { $pack ->
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
cutthroat-help-bidding =
    Im **ersten Durchgang** beginnt die Vorhand (links vom Geber): Jeder nimmt reihum die Farbe der aufgedeckten Karte als Trumpf an oder passt. Nimmt jemand an, darf der Geber – auch als Gegner – die Karte aufnehmen und eine andere drücken.
    Haben alle gepasst, wird die Karte umgedreht. Im **zweiten Durchgang** darf jeder reihum eine andere Farbe ansagen oder passen. Passen wieder alle, { $stick_the_dealer ->
        [yes] muss der Geber ansagen
       *[no] gibt der Nächste
    }.
cutthroat-help-play =
    Es spielt aus, wer links vom { $lead ->
        [maker-left] Ansager
       *[eldest] Geber
    } sitzt.
    Du musst die ausgespielte Farbe bedienen, wenn du kannst. Sonst spielst du, was du willst: einen Trumpf oder eine andere Karte.
    Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe. Wer den Stich macht, spielt als Nächstes aus.
    Achte auf den linken Bauern: Ist { sign-H } Trumpf, zählt { card-JD } als { suit-H }.
    Als Gegner nimm dem anderen keinen Stich weg: Zusammen braucht ihr drei.
cutthroat-help-scoring =
    Was der **Ansager** macht, und was es bringt:
    3 oder 4 Stiche: 1 Punkt
    alle fünf (*Durchmarsch*): { $march } Punkte
    2 oder weniger (*Euchre*): { $euchred ->
        [one] 1 Punkt
       *[other] { $euchred } Punkte
    } für jeden Gegner

# Was man sich merkt
cutthroat-feat-contract = Als Ansager
cutthroat-feat-march = Durchmärsche
cutthroat-feat-euchred = Euchre kassiert

# Die Regelwerke in einem Satz, und das ganze Spiel in wenigen Zeilen
cutthroat-preset-house-about = { $pack } Karten; ein Durchmarsch zählt { $march }, ein Euchre { $euchred } für jeden Gegner; bis { $target }.
cutthroat-help-example =
    { $maker } hat Trumpf angesagt und spielt gegen die beiden anderen. { $leader } spielt { $led } aus, { $maker } muss bedienen.
    { $third } kann nicht bedienen und könnte mit { $kept } stechen. Aber { $leader } verteidigt auch und liegt vorn: { $third } **wirft** { $card3 } **ab** und spart den Trumpf für einen Stich von { $maker }.
cutthroat-help-short =
    • **Ziel:** zu dritt, der Ansager gegen die beiden anderen. Wer zuerst { $target } Punkte hat, gewinnt.
    • **Geben:** { $pack } Karten, jeder fünf. Die nächste wird aufgedeckt.
    • **Trumpf:** Nimm die aufgedeckte Farbe an oder passe. Passen alle, sag eine andere Farbe an{ $stick_the_dealer ->
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
    • **Punkte des Ansagers:** 3 oder 4 Stiche 1, alle fünf { $march }. Weniger als drei: { $euchred } für jeden der anderen zwei.

# Die erste Lektion
cutthroat-lesson-begins = Nur zum Üben! Einer spielt gegen zwei.
cutthroat-lesson-wait = Wird { $suit } Trumpf, hast du nur einen. Annehmen oder passen?
cutthroat-lesson-wait-done = Passen alle, darfst du eine andere Farbe ansagen.
cutthroat-lesson-wait-no = Geht, aber ein Trumpf ist gegen zwei zu wenig.
cutthroat-lesson-name = Sag eine Farbe an: Wo hast du beide Bauern und ein Ass daneben?
cutthroat-lesson-name-done = Drei Trümpfe mit beiden Bauern, daneben ein Ass.
cutthroat-lesson-name-no = Geht, aber mit { $suit } hast du beide Bauern.
cutthroat-lesson-name-no-ace = Geht, aber dann ist { $ace } Trumpf, und kein Ass daneben.
cutthroat-lesson-follow = { $suit } liegt. { $left } ist jetzt Trumpf: Nur { $ace } bedient.
cutthroat-lesson-follow-done = Getrumpft! Wer eine Farbe nicht hat, darf das.
cutthroat-lesson-black = Jetzt { $suit }. { $jack } ist hier kein Bauer und muss bedienen.
cutthroat-lesson-black-done = Zwei Stiche für sie: Du brauchst die übrigen drei.
cutthroat-lesson-ruff = Du hast kein { $suit } mehr. Welcher Trumpf reicht?
cutthroat-lesson-ruff-done = Der kleinste Trumpf hat gereicht, die Bauern bleiben.
cutthroat-lesson-ruff-no = Geht, aber { $low } reicht: Spar die Bauern.
cutthroat-lesson-bowers = Beide Bauern sind noch da: Spiel einen davon.
cutthroat-lesson-bowers-done = Drei Stiche allein gegen zwei: 1 Punkt.
