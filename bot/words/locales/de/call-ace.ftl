game-call-ace = Ruf-Ass-Euchre

# Einzelne Regeln
call-ace-option-target = Punkte zum Sieg
call-ace-option-stick-the-dealer = Der Geber muss am Ende Trumpf ansagen
call-ace-option-joker = Joker
call-ace-value-joker-best-bower = Joker ist höchster Bauer
call-ace-value-joker-benny = { card-2S } ist höchster Bauer (Benny)
call-ace-option-ace-only = Nur das Ass macht zum Partner

# Was gefragt ist: nach „Du bist dran:“ oder einem Namen
call-ace-phase-ordering-up = annehmen oder passen
call-ace-phase-naming = eine andere Farbe ansagen oder passen
call-ace-phase-must-name = eine andere Farbe ansagen
call-ace-phase-swapping = aufnehmen und drücken oder liegen lassen
call-ace-phase-calling-partner = eine Farbe für den Partner rufen
call-ace-ask-ordering-up = Soll die aufgedeckte Farbe Trumpf sein? Nimm an oder passe.
call-ace-ask-naming = Sag eine andere Farbe als Trumpf an oder passe.
call-ace-ask-must-name = Alle haben gepasst: Du musst eine Farbe ansagen.
call-ace-ask-swapping = Nimm die aufgedeckte Karte auf und drück eine beliebige Karte, oder lass sie liegen.
call-ace-ask-calling-partner =
    Ruf eine Farbe: Wer { $ace_only ->
        [yes] ihr Ass
       *[no] ihre höchste Karte im Spiel
    } hat, ist dein Partner. Oder ruf niemanden.

# Knöpfe
call-ace-action-order = Annehmen
call-ace-action-call = { $suit } ansagen
call-ace-action-keep = Karte liegen lassen
call-ace-action-swap = { $cards } drücken
call-ace-action-partner = { $suit ->
    [none] Niemanden rufen
   *[other] { $suit } rufen
 }

# Was geschieht
call-ace-event-turned-up = Aufgedeckt wird { $card }.
call-ace-event-counts-as = { $card } zählt als { $suit }.
call-ace-event-ordered = { $who } nimmt { $suit } als Trumpf an.
call-ace-event-turned-down = { $card } wird umgedreht.
call-ace-event-named = { $who } sagt an: { $suit }.
call-ace-event-kept = { $who } lässt die aufgedeckte Karte liegen.
call-ace-event-swapped = { $who } nimmt { $card } auf und drückt eine Karte.
call-ace-event-you-swapped = Du drückst { $card }.
call-ace-event-called-partner = { $who } ruft einen Partner in { $suit }.
call-ace-event-called-nobody = { $who } ruft niemanden und spielt allein!
call-ace-event-partner-shown = Die Karten zeigen es: { $who } spielt mit { $maker }.
call-ace-event-no-partner = Die Karten zeigen es: { $maker } hat keinen Partner.
call-ace-event-made = { $makers } { $makers_count ->
    [one] schafft
   *[other] schaffen
 } es mit { $tricks } Stichen.
call-ace-event-march = Durchmarsch! { $makers } { $makers_count ->
    [one] macht
   *[other] machen
 } alle fünf Stiche.
call-ace-event-euchred = Euchre! { $makers } { $makers_count ->
    [one] macht
   *[other] machen
 } { $tricks ->
    [0] keinen einzigen Stich.
    [one] nur 1 Stich.
   *[other] nur { $tricks } Stiche.
 }

# Was man mitzählt: je eine Zeile, und keine für das, was niemand wissen muss
call-ace-fact-turn-up = Aufgedeckt: { $card } ({ $suit })
call-ace-fact-turned-down = { $card } wurde umgedreht
call-ace-fact-turn-up-taken = { $who } hat { $card } aufgenommen
call-ace-fact-called = { $maker } hat einen Partner in { $suit } gerufen
call-ace-fact-partner = { $who } spielt mit { $maker }
call-ace-fact-no-partner = { $maker } spielt allein

# Ablehnungen
call-ace-why-must-follow-bower = Du musst { $suit } bedienen: { $binding } auf deiner Hand ist der linke Bauer und zählt als { $suit }, also darfst du { $card } nicht spielen.
call-ace-why-must-follow-joker = Du musst { $suit } bedienen: { $binding } auf deiner Hand ist der höchste Bauer und zählt als { $suit }, also darfst du { $card } nicht spielen.
call-ace-why-joker-is-trump = Du musst { $suit } mit { $binding } bedienen: { $card } ist der höchste Bauer und zählt als { $trump }.
call-ace-why-turned-down = { $suit } wurde umgedreht: Sag eine andere Farbe an.
call-ace-why-no-trump-not-played = „Ohne Trumpf“ gibt es in diesem Spiel nicht: Sag eine Farbe an.
call-ace-why-stuck-dealer = Alle haben gepasst, und du gibst: Du musst eine Farbe ansagen.
call-ace-why-nobody-goes-alone = Einen angesagten Alleingang gibt es in diesem Spiel nicht.
call-ace-why-partner-not-trump = { $suit } ist Trumpf: Ruf eine andere Farbe oder niemanden.

# Die Rechnung einer Runde, worum es geht, und was man später erzählt
call-ace-bid-was-trump = { $who } spielt { $suit }{ $alone ->
    [yes] , allein
   *[no] {""}
 }
call-ace-bid-was-trump-and-call = { $who } spielt { $suit } und ruft { $called }
call-ace-verdict-made = { $makers }: geschafft, mit { $tricks } Stichen
call-ace-verdict-march = Durchmarsch von { $makers }!
call-ace-verdict-euchred = Euchre gegen { $makers }!
call-ace-sum-made = { $alone ->
    [yes] allein, { $tricks } Stiche
   *[no] { $tricks } Stiche
 }: { $points }
call-ace-sum-march = { $alone ->
    [yes] allein, fünf Stiche
   *[no] Durchmarsch
 }: { $points }
call-ace-sum-euchre = Euchre: { $points }
call-ace-stake-march-open = { $who }: noch { $missing } zum Durchmarsch
call-ace-brief-march-open = Durchmarsch: noch { $missing }
call-ace-moment-march = Durchmarsch von { $who } in Runde { $deal }
call-ace-moment-alone = { $who } holte in Runde { $deal } allein alle fünf Stiche
call-ace-moment-alone-euchred = { $who } scheiterte in Runde { $deal } im Alleingang
call-ace-stake-makers-unknown = { $who } und ein unbekannter Partner brauchen { $wanted } Stiche ({ $who }: { $tricks })
call-ace-brief-makers-unknown = { $wanted } Stiche nötig

# Für alle, die es noch nie gespielt haben
call-ace-help-aim =
    { $players } Leute spielen um fünf Stiche, ohne feste Partner.
    Wer Trumpf bestimmt, ist der **Ansager** und braucht mindestens **drei Stiche**. Er ruft eine Farbe: Wer { $ace_only ->
        [yes] ihr **Ass** hat, ist sein Partner für diese Runde, und zuerst weiß es sonst niemand!
       *[no] ihre **höchste Karte im Spiel** hat, ist sein Partner für diese Runde – oft, ohne es zu wissen!
    }
    Reicht es nicht, heißt es *Euchre*, und alle anderen bekommen Punkte. Jeder hat seine eigenen; sobald jemand { $target } hat, gewinnt, wer am meisten hat.
call-ace-help-deal =
    Gespielt wird mit { $players ->
        [4] 24 Karten (bis zur 9)
        [5] 28 Karten (bis zur 8)
       *[other] 32 Karten (bis zur 7)
    }. Jeder bekommt fünf. Die nächste Karte wird aufgedeckt, der Rest bleibt verdeckt.
    Im **Trumpf** ist der { rank-word-J } am höchsten (*rechter Bauer*), dann der andere rote bzw. schwarze { rank-word-J } (*linker Bauer*), dann { rank-A } { rank-K } { rank-Q } { rank-T }{ $players ->
        [4] {" "}9
        [5] {" "}9 8
       *[other] {" "}9 8 7
    }. Ist { sign-S } Trumpf: { card-JS } { card-JC } { card-AS } { card-KS } { card-QS } …
    Der linke Bauer **ist ein Trumpf** und gehört nicht mehr zu der Farbe, die auf ihm steht.
    In den anderen Farben: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T }{ $players ->
        [4] {" "}9
        [5] {" "}9 8
       *[other] {" "}9 8 7
    }{ rank-legend }.
    { $joker ->
        [best-bower] Der Joker ist der *höchste Bauer*, Trumpf über allen anderen. Aufgedeckt zählt er als { suit-H }.
        [benny] { card-2S } (*Benny*) ist der *höchste Bauer*, Trumpf über allen anderen. Aufgedeckt zählt er als { suit-H }.
       *[no] Ein Joker ist nicht dabei.
    }
call-ace-help-bidding =
    • **Erster Durchgang:** Die Vorhand (links vom Geber) beginnt; jeder nimmt reihum die aufgedeckte Farbe als Trumpf an oder passt. Nimmt jemand an, darf der Geber die Karte aufnehmen und eine andere drücken.
    • **Zweiter Durchgang:** Die Karte wird umgedreht; jeder sagt eine andere Farbe an oder passt. Passen wieder alle, { $stick_the_dealer ->
        [yes] muss der Geber ansagen
       *[no] gibt der Nächste
    }.
    • **Rufen:** Der Ansager ruft eine Farbe, nur nicht Trumpf, oder spielt allein. Wer deren { $ace_only ->
        [yes] Ass hat, ist Partner; keine andere Karte gilt
       *[no] Ass hat, ist Partner; ist es nicht im Spiel, der König und so weiter
    }.
    • **Doch allein:** wenn der Ansager die Karte selbst hat oder niemand. Übrige, gedrückte und umgedrehte Karten zählen nicht.
call-ace-help-play =
    Wer links vom Geber sitzt, spielt aus. Bediene die Farbe, wenn du kannst; sonst spiel, was du willst. Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe. Wer ihn macht, spielt als Nächstes aus.
    Der linke Bauer ist Trumpf: Ist { sign-H } Trumpf, bedient { card-JD } { suit-H }, nicht { suit-D }.
    Niemand sagt, wer Partner ist. Der Tisch zeigt dir, was **du** wissen kannst: Wer das gerufene Ass hat, weiß es sofort; die anderen erfahren es erst aus den Karten.
call-ace-help-scoring =
    Der Ansager **mit Partner** (beide bekommen die Punkte):
    3 oder 4 Stiche: 1 Punkt
    alle fünf: { $players ->
        [4] 2
       *[other] 3
    } Punkte
    Der Ansager **allein**:
    3 oder 4 Stiche: 1 Punkt
    alle fünf: { $players } Punkte
    Zwei Stiche oder weniger (*Euchre*): 2 Punkte für jeden anderen.
    Erreichen mehrere in derselben Runde das Ziel, gewinnt, wer mehr hat; bei Gleichstand gewinnen sie zusammen.

# Was man sich merkt
call-ace-feat-contract = Als Ansager
call-ace-feat-march = Durchmärsche
call-ace-feat-euchred = Euchre kassiert

# Die Regelwerke in einem Satz, und das ganze Spiel in wenigen Zeilen
call-ace-preset-house-about = Partner ist, wer die höchste Karte der gerufenen Farbe hat; bis { $target } Punkte.
call-ace-help-example =
    { $maker } hat Trumpf angesagt und dann { suit-S } gerufen. Jetzt spielt { $maker } { $led } aus und sucht das Ass.
    { $partner } gibt { $best } zu: Erst jetzt wissen alle, dass { $partner } **mitspielt**. Der Stich zählt für beide, die zwei anderen verteidigen.
call-ace-help-short =
    • **Ziel:** { $players } Leute ohne feste Partner. Sobald jemand { $target } Punkte hat, gewinnt, wer am meisten hat.
    • **Geben:** jeder fünf Karten. Die nächste wird aufgedeckt.
    • **Trumpf:** Nimm die aufgedeckte Farbe an oder passe. Passen alle, sag eine andere Farbe an{ $stick_the_dealer ->
        [yes] ; zuletzt muss der Geber
       *[no] {" "}oder passe noch einmal
    }.
    • **Partner:** Der Ansager ruft eine andere Farbe. Wer { $ace_only ->
        [yes] ihr Ass
       *[no] ihre höchste Karte im Spiel
    } hat, ist sein Partner, oft ohne dass es jemand weiß.
    • **Trümpfe von oben:** { $joker ->
        [best-bower] Joker,{" "}
        [benny] { card-2S } (*Benny*),{" "}
       *[no] {""}
    }{ rank-J } der Trumpffarbe, der andere rote bzw. schwarze { rank-J }, dann { rank-A } { rank-K } { rank-Q } { rank-T } 9 …
    • **Du bist dran:** Bediene die ausgespielte Farbe, wenn du kannst; sonst spiel, was du willst. Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe.
    • **Punkte:** 3 oder 4 Stiche 1, alle fünf { $players ->
        [4] 2
       *[other] 3
    }, für beide; alle fünf ohne Partner { $players }. Weniger als drei: 2 für jeden anderen.

# Die erste Lektion
call-ace-lesson-begins = Nur zum Üben! Dein Partner bleibt geheim.
call-ace-lesson-order = { $suit } liegt offen, du hast vier. Annehmen oder passen?
call-ace-lesson-order-done = Du bist Ansager. Der Geber nimmt { $up } auf.
call-ace-lesson-order-no = Geht, aber vier Trümpfe mit Bauer sind stark.
call-ace-lesson-partner = Ruf eine Farbe: Wer ihre höchste Karte hat, ist dein Partner.
call-ace-lesson-partner-done = Jemand ist jetzt dein Partner, sagt aber nichts.
call-ace-lesson-partner-no = Geht, aber ruf die Farbe von { $ten }: Die spielst du aus.
call-ace-lesson-partner-no-none = Geht, aber zu zweit ist es leichter als allein.
call-ace-lesson-right = Du spielst aus. Zieh Trümpfe: Nichts schlägt { $right }.
call-ace-lesson-right-done = Zwei Trümpfe sind gefallen, auch der linke Bauer.
call-ace-lesson-right-no = Geht, aber fang mit { $right } an und zieh Trümpfe.
call-ace-lesson-draw = { $up } fehlt noch. Zieh den Trumpf mit einem höheren.
call-ace-lesson-draw-done = Jetzt hast nur noch du Trümpfe.
call-ace-lesson-draw-no = Geht, aber nur ein höherer Trumpf zieht { $up }.
call-ace-lesson-find = Such deinen Partner: Spiel die gerufene Farbe, { $ten }.
call-ace-lesson-find-done = Den Stich hat jemand anders. Dein Partner?
call-ace-lesson-find-no = Geht, aber die Trümpfe stechen sowieso. Erst { $ten }.
call-ace-lesson-shown = Das gerufene Ass: dein Partner! Spiel einen der Trümpfe.
call-ace-lesson-shown-done = Alle fünf Stiche zusammen: Durchmarsch, je 2 Punkte.
