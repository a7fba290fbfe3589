game-schieber = Schieber

# Zeichen auf den Karten
mark-puur = P
mark-nell = N
marked-puur = Puur
marked-nell = Nell

# Regelwerke
schieber-preset-swiss = Schweizer Regeln
schieber-preset-penguin = Regeln nach David Parlett

# Einzelne Regeln
schieber-option-target = Punkte zum Sieg
schieber-option-factors = Wie viel jede Ansage zählt
schieber-value-factors-1-1-2-2-3-4 = { sign-S } { sign-C } einfach, { sign-D } { sign-H } doppelt, Obenabe 3, Undenufe 4
schieber-value-factors-1-1-1-1-1-1 = alles einfach
schieber-value-factors-1-1-2-2-3-3 = { sign-S } { sign-C } einfach, { sign-D } { sign-H } doppelt, Obenabe 3, Undenufe 3
schieber-value-factors-2-2-1-1-3-3 = { sign-H } { sign-D } einfach, { sign-S } { sign-C } doppelt, Obenabe 3, Undenufe 3
schieber-value-factors-2-1-1-1-1-1 = { sign-S } doppelt, alles andere einfach
schieber-option-puur = Den Puur darf zurückhalten, wer sonst keinen Trumpf hat
schieber-option-undenufe-six = Punkte der Sechs bei Undenufe (bei 11 zählt das Ass nichts)
schieber-option-match = Punkte für den Match
schieber-option-four-nines = Punkte für vier Neuner
schieber-value-four-nines-none = keine
schieber-option-weis-tie = Haben beide Parteien den gleichen Weis
schieber-value-weis-tie-nobody = schreibt niemand
schieber-value-weis-tie-earlier = schreibt, wer im ersten Stich früher dran war
schieber-option-weis-undenufe = Weis bei Undenufe
schieber-value-weis-undenufe-sequences-reversed = Folgen von unten
schieber-value-weis-undenufe-natural = wie sonst
schieber-value-weis-undenufe-all-reversed = Folgen, Asse, Könige, { ranks-Q } und { ranks-T } von unten
schieber-option-weis-longer-wins = Ab Fünfblatt geht der längere Weis vor
schieber-option-fours-or-run = Vier Gleiche (100) gegen Fünfblatt
schieber-value-fours-or-run-fours = vier Gleiche gehen vor
schieber-value-fours-or-run-run = das Fünfblatt geht vor
schieber-option-undertrump = Untertrumpfen
schieber-value-undertrump-strict = nur, wenn nichts anderes bleibt
schieber-value-undertrump-all-trump-hand-free = erlaubt, wenn man nur noch Trümpfe hat
schieber-option-finish-order = Ausmachregel (beide im ersten Stich fertig)
schieber-value-finish-order-weis-stoeck-cards = Weis, Stöck, Stich
schieber-value-finish-order-stoeck-weis-cards = Stöck, Weis, Stich
schieber-option-push-back = Der Partner darf einmal zurückschieben
schieber-option-first-forehand = Vorhand in der ersten Runde
schieber-value-first-forehand-7C = wer { card-7C } hat
schieber-value-first-forehand-7D = wer { card-7D } hat
schieber-value-first-forehand-dealer-right = rechts vom Geber
schieber-option-claims = Bedanken
schieber-value-claims-automatic = von selbst nach jedem Stich
schieber-value-claims-by-hand = durch die Spieler (wer sich irrt, verliert)
schieber-option-weis-by = Gewiesen wird
schieber-value-weis-by-engine = von selbst
schieber-value-weis-by-hand = durch die Spieler
schieber-option-faces = Schweizer Karten
schieber-value-faces-source = Eichel ist Pik, Schellen Herz, Schilten Karo, Rosen Kreuz
schieber-value-faces-swiss = Schilten ist Pik, Rosen Herz, Eichel Karo, Schellen Kreuz

# Was zu tun ist
schieber-phase-naming = ansagen oder schieben
schieber-phase-must-name = Trumpf, Obenabe oder Undenufe ansagen
schieber-phase-announcing = weisen
schieber-ask-naming = Sag an, was gespielt wird, oder schieb es deinem Partner zu.
schieber-ask-must-name = Geschoben! Sag an, was gespielt wird.
schieber-ask-announcing = Weise mit deiner ersten Karte. Du darfst deinen Weis auch verschweigen.
schieber-badge-maker = Ansager
schieber-auction = Ansagen – { $course }
schieber-said-shove = schiebt

# Ansagen
schieber-contract-obenabe = Obenabe
schieber-contract-undenufe = Undenufe
schieber-short-contract-obenabe = Obenabe
schieber-short-contract-undenufe = Undenufe
schieber-contract-by = { $trump ->
    [yes] Trumpf: { $contract }, angesagt von { $maker }
   *[no] { $contract }, angesagt von { $maker }
 }

# Knöpfe
schieber-action-contract = { $contract ->
    [obenabe] Obenabe
    [undenufe] Undenufe
   *[other] Trumpf { $contract }
 }
schieber-action-shove = Schieben
schieber-action-weis = { $kind ->
    [three] Dreiblatt
    [four] Vierblatt
    [five] Fünfblatt oder mehr
    [TTTT] Vier { ranks-T }
    [QQQQ] Vier { ranks-Q }
    [KKKK] Vier { ranks-K }
    [AAAA] Vier { ranks-A }
    [JJJJ] Vier { ranks-J }
    [none] Kein Weis
   *[other] Vier Neuner
 }
schieber-action-claim = Bedanken!

# Was geschieht
schieber-event-forehand = { $who } hat { $card } und ist Vorhand.
schieber-event-shoved = { $who } schiebt – { $to_whom } macht Trumpf.
schieber-event-named = { $who } sagt an: { $contract ->
    [obenabe] Obenabe
    [undenufe] Undenufe
   *[other] Trumpf { $contract }
 } (×{ $factor }).
schieber-event-weis = { $who }: { $kind ->
    [three] Dreiblatt
    [four] Vierblatt
    [five] Fünfblatt oder mehr
    [TTTT] vier { ranks-T }
    [QQQQ] vier { ranks-Q }
    [KKKK] vier { ranks-K }
    [AAAA] vier { ranks-A }
    [JJJJ] vier { ranks-J }
    [none] kein Weis
   *[other] vier Neuner
 }.
schieber-event-weis-length = { $who } nennt die Länge: { $length } Blatt.
schieber-event-weis-top = { $who } nennt die beste Karte: { $top ->
    [A] Ass
    [K] König
    [Q] { rank-word-Q }
    [J] { rank-word-J }
    [T] { rank-T }
   *[other] { $top }
 }.
schieber-event-weis-trump = { $trump ->
    [yes] { $who }: im Trumpf.
   *[no] { $who }: nicht im Trumpf.
 }
schieber-event-weis-nobody = { $tie ->
    [yes] Der Weis ist gleich: Niemand schreibt.
   *[no] Niemand hat einen Weis.
 }
schieber-event-weis-shown = { $who } zeigt { $cards }: { $kind ->
    [three] Dreiblatt
    [four] Vierblatt
    [five] Fünfblatt oder mehr
    [TTTT] vier { ranks-T }
    [QQQQ] vier { ranks-Q }
    [KKKK] vier { ranks-K }
    [AAAA] vier { ranks-A }
    [JJJJ] vier { ranks-J }
   *[other] vier Neuner
 }, { $points } Punkte.
schieber-event-stoeck = Stöck! { $who } hatte Trumpf-König und Trumpf-{ rank-word-Q }.
schieber-event-match = Match! { $who } haben alle neun Stiche{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
 }.
schieber-event-claimed-for = { $who } sind mit { $count } Punkten fertig: Die Partie ist aus.
schieber-event-claimed = { $right ->
    [yes] { $who } bedankt sich mit { $count } Punkten – zu Recht!
   *[no] { $who } bedankt sich, hat aber { $count ->
        [0] noch keinen Punkt
        [one] erst { $count } Punkt
       *[other] erst { $count } Punkte
    }.
 }
schieber-event-double-loss = { $losers } haben nicht einmal die Hälfte: doppelt verloren!

# Was man mitzählt
schieber-fact-factor = { $count ->
    [1] {""}
   *[other] Alles zählt ×{ $count }
 }
schieber-fact-shoved = { $who } hat geschoben
schieber-fact-cards = Stiche von { $who }: { $count } Punkte
schieber-fact-weis = { $who }: { $kind ->
    [three] Dreiblatt
    [four] Vierblatt
    [five] Fünfblatt oder mehr
    [TTTT] vier { ranks-T }
    [QQQQ] vier { ranks-Q }
    [KKKK] vier { ranks-K }
    [AAAA] vier { ranks-A }
    [JJJJ] vier { ranks-J }
   *[other] vier Neuner
 }
schieber-fact-weis-length = { $who }: { $length } Blatt
schieber-fact-weis-top = { $who }: beste Karte { $top ->
    [A] Ass
    [K] König
    [Q] { rank-word-Q }
    [J] { rank-word-J }
    [T] { rank-T }
   *[other] { $top }
 }
schieber-fact-weis-trump = { $trump ->
    [yes] { $who }: im Trumpf
   *[no] { $who }: nicht im Trumpf
 }
schieber-fact-weis-scored = Weis von { $who }: { $points } Punkte
schieber-fact-stoeck = { $who } hat Stöck gemeldet
schieber-shown-weis = { $kind ->
    [three] Dreiblatt
    [four] Vierblatt
    [five] Fünfblatt oder mehr
    [TTTT] Vier { ranks-T }
    [QQQQ] Vier { ranks-Q }
    [KKKK] Vier { ranks-K }
    [AAAA] Vier { ranks-A }
    [JJJJ] Vier { ranks-J }
   *[other] Vier Neuner
 }: { $points }

# Wie es ausging
schieber-result-target = { $double ->
    [yes] { $target } Punkte erreicht – und die Gegner verlieren doppelt
   *[no] { $target } Punkte erreicht
 }
schieber-result-written = { $double ->
    [yes] { $target } Punkte mit Weis oder Stöck erreicht – und die Gegner verlieren doppelt
   *[no] { $target } Punkte mit Weis oder Stöck erreicht
 }
schieber-result-there-first = { $double ->
    [yes] Beide haben { $target } erreicht, { $winners } zuerst – und die Gegner verlieren doppelt
   *[no] Beide haben { $target } erreicht, { $winners } zuerst
 }
schieber-result-claim-by-engine = { $double ->
    [yes] { $winners } waren mit { $count } Punkten fertig – und die Gegner verlieren doppelt
   *[no] { $winners } waren mit { $count } Punkten fertig
 }
schieber-result-claim-right = { $double ->
    [yes] { $who } hat sich mit { $count } Punkten bedankt – und die Gegner verlieren doppelt
   *[no] { $who } hat sich mit { $count } Punkten bedankt
 }
schieber-result-claim-wrong = { $double ->
    [yes] { $who } hat sich mit erst { $count } von { $target } Punkten bedankt – und verliert doppelt
   *[no] { $who } hat sich mit erst { $count } von { $target } Punkten bedankt
 }

# Was nicht geht
schieber-why-must-name = Es wurde zu dir geschoben: Du musst ansagen.
schieber-why-weis-unknown = An diesem Tisch ist das kein Weis.
schieber-why-weis-not-held = Das hast du nicht auf der Hand: { $kind ->
    [three] Dreiblatt
    [four] Vierblatt
    [five] Fünfblatt oder mehr
    [TTTT] vier { ranks-T }
    [QQQQ] vier { ranks-Q }
    [KKKK] vier { ranks-K }
    [AAAA] vier { ranks-A }
    [JJJJ] vier { ranks-J }
   *[other] vier Neuner
 }.
schieber-why-weis-too-weak = Es ist schon ein stärkerer Weis genannt ({ $named ->
    [three] Dreiblatt
    [four] Vierblatt
    [five] Fünfblatt oder mehr
    [TTTT] vier { ranks-T }
    [QQQQ] vier { ranks-Q }
    [KKKK] vier { ranks-K }
    [AAAA] vier { ranks-A }
    [JJJJ] vier { ranks-J }
   *[other] vier Neuner
 }): Nenn einen ebenso starken oder keinen.
schieber-why-claims-are-automatic = An diesem Tisch muss sich niemand bedanken: Nach jedem Stich wird von selbst geprüft, ob jemand fertig ist.
schieber-why-claim-too-early = Bedanken kannst du dich ab dem zweiten Stich.
schieber-why-undertrump = { $best } liegt schon: { $card } ist ein tieferer Trumpf, und untertrumpfen ist verboten.
schieber-why-puur-must-follow = Du musst { $suit } zugeben: An diesem Tisch muss auch der Puur zugegeben werden, also { $binding } und nicht { $card }.
schieber-why-must-follow-or-trump = Du hast { $binding }: Gib { $suit } zu oder stich mit Trumpf ({ $trump }); { $card } ist keines von beiden.

# Die Rechnung einer Runde, worum es geht, und was man später erzählt
schieber-bid-was-named = { $who }: { $contract ->
    [obenabe] Obenabe
    [undenufe] Undenufe
   *[other] Trumpf { $contract }
 }{ $factor ->
    [1] {""}
   *[other] {" "}(×{ $factor })
 }
schieber-verdict-match = Match von { $who }!
schieber-verdict-ahead = { $most } : { $least } für { $who }
schieber-sum-nothing = nichts geschrieben
schieber-sum-cards = { $factor ->
    [1] Stiche { $points }
   *[other] Stiche { $count } × { $factor } = { $points }
 }
schieber-sum-match = { $factor ->
    [1] Match { $points }
   *[other] Match { $count } × { $factor } = { $points }
 }
schieber-sum-weis = { $factor ->
    [1] Weis { $points }
   *[other] Weis { $count } × { $factor } = { $points }
 }
schieber-sum-stoeck = { $factor ->
    [1] Stöck { $points }
   *[other] Stöck { $count } × { $factor } = { $points }
 }
schieber-stake-match-open = Der Match liegt noch drin für { $who }
schieber-stake-target-missing = { $who }: { $counted } in Stichen, noch { $missing } zum Sieg
schieber-moment-match = Match von { $who } in Runde { $deal }
schieber-moment-weis = { $who } wies { $points } Punkte in Runde { $deal }

# Für alle, die es noch nie gespielt haben
schieber-help-aim =
    Zwei gegen zwei: Dein Partner sitzt gegenüber. Ihr sammelt in den Stichen die **Punkte der Karten** – wie viele Stiche es sind, ist egal.
    Dazu zählen bestimmte Karten in einer Hand als **Weis**, König und { rank-word-Q } im Trumpf als **Stöck**{ $match ->
        [0] {""}
       *[other] {" "}und alle neun Stiche als **Match**
    }.
    Wer zuerst { $target } Punkte hat, gewinnt, auch mitten in einer Runde. Wer dann nicht die Hälfte hat, verliert doppelt.
schieber-help-deal =
    36 Karten, vom Ass bis zur 6; alle erhalten neun. Gespielt wird **im Gegenuhrzeigersinn**, also nach rechts.
    Außerhalb des Trumpfs: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 6{ rank-legend }.
    Im **Trumpf** ist der { rank-word-J } der höchste (der *Puur*), dann die 9 (das *Nell*): { rank-J } 9 { rank-A } { rank-K } { rank-Q } { rank-T } 8 7 6.
    Bei *Obenabe* („von oben herab“) und *Undenufe* („von unten herauf“) gibt es keinen Trumpf: Bei Obenabe ist das Ass am höchsten, bei Undenufe die **6**.
    Vorhand ist, wer rechts vom Geber sitzt{ $first_forehand ->
        [n7C] , in der ersten Runde aber, wer { card-7C } hat
        [n7D] , in der ersten Runde aber, wer { card-7D } hat
       *[other] {""}
    }.
    Auf Schweizer Karten: { $faces ->
        [swiss] { schieber-value-faces-swiss }
       *[source] { schieber-value-faces-source }
    }.
schieber-help-bidding =
    Vorhand sieht sich die neun Karten an und sagt an: eine Farbe als Trumpf, *Obenabe* oder *Undenufe*. Oder Vorhand *schiebt* – dann { $push_back ->
        [yes] sagt der Partner an oder schiebt zurück, und Vorhand muss ansagen
       *[no] muss der Partner ansagen
    }.
    Die Ansage vervielfacht alles: { $factors ->
        [n1-1-1-1-1-1] immer einfach
        [n1-1-2-2-3-3] { sign-S } und { sign-C } einfach, { sign-D } und { sign-H } doppelt, Obenabe und Undenufe dreifach
        [n2-2-1-1-3-3] { sign-H } und { sign-D } einfach, { sign-S } und { sign-C } doppelt, Obenabe und Undenufe dreifach
        [n2-1-1-1-1-1] { sign-S } doppelt, alles andere einfach
       *[n1-1-2-2-3-4] { sign-S } und { sign-C } einfach, { sign-D } und { sign-H } doppelt, Obenabe dreifach, Undenufe vierfach
    }.
    Vorhand spielt zum ersten Stich aus, wer auch immer angesagt hat.
    Mit der ersten Karte nennen alle ihren besten **Weis**. Von schwach nach stark: drei oder vier Karten einer Farbe in Folge; { $fours_or_run ->
        [run] vier { ranks-T }, { ranks-Q }, Könige, Asse; mindestens fünf in Folge
       *[fours] mindestens fünf in Folge; vier { ranks-T }, { ranks-Q }, Könige, Asse
    }{ $four_nines ->
        [none] {""}
       *[other] ; vier Neuner
    }; vier { ranks-J }.{ $weis_by ->
        [hand] {" "}Du weist selbst.
       *[engine] {" "}Ich weise für dich.
    }
    Unter gleichen geht { $weis_longer_wins ->
        [yes] die längere Folge vor, dann die mit der höheren Karte
       *[no] die Folge mit der höheren Karte vor
    }, dann die im Trumpf; ist alles gleich, { $weis_tie ->
        [earlier] schreibt, wer im ersten Stich früher dran war
       *[nobody] schreibt niemand
    }.{ $weis_undenufe ->
        [natural] {""}
        [all-reversed] {" "}Bei Undenufe zählen Folgen von unten, ebenso vier Asse, Könige, { ranks-Q } und { ranks-T }.
       *[sequences-reversed] {" "}Bei Undenufe zählen Folgen von unten.
    } Nur die Partei mit dem stärksten schreibt.
schieber-help-play =
    • **Trumpf ausgespielt:** Gib Trumpf zu, wenn du kannst. { $puur ->
        [yes] Ist der Puur dein einziger, darfst du ihn zurückhalten.
       *[no] Auch der Puur muss fallen, wenn er dein einziger ist.
    }
    • **Andere Farbe ausgespielt:** Gib die Farbe zu **oder stich mit Trumpf**, wie du willst. Ohne die Farbe darfst du alles spielen.
    • **Nicht untertrumpfen:** Hat schon jemand gestochen, darfst du keinen tieferen Trumpf spielen als den höchsten auf dem Tisch – außer du { $undertrump ->
        [all-trump-hand-free] hast nur noch Trümpfe.
       *[strict] hast nichts anderes.
    }
    Bei Obenabe und Undenufe gilt einfach: Farbe zugeben, wenn du kannst.
    Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe. Wer ihn macht, spielt als Nächstes aus.
schieber-help-scoring =
    Im Trumpf: Puur 20, Nell 14. Sonst: Ass 11{ $undenufe_six ->
        [0] {""}
       *[other] {" "}(bei Undenufe nichts, dafür jede Sechs { $undenufe_six })
    }, { rank-T } zehn, König 4, { rank-word-Q } 3, andere { ranks-J } 2. Ohne Trumpf zählt jede Acht 8. Der letzte Stich: 5 dazu. Zusammen 157.
    { $match ->
        [0] Alle neun Stiche (ein **Match**) zählen nichts dazu.
       *[other] • **Match** (alle neun Stiche): { $match } dazu.
    }
    • **Weis:** Dreiblatt 20, Vierblatt 50, ab fünf Blatt 100; vier { ranks-T }, { ranks-Q }, Könige oder Asse 100, vier { ranks-J } 200{ $four_nines ->
        [none] {""}
       *[other] , vier Neuner { $four_nines }
    }. Die Partei mit dem stärksten schreibt alles, was beide Partner haben.
    • **Stöck** (König und { rank-word-Q } im Trumpf in einer Hand): 20, für jede Partei.
    Alles wird mit der Ansage malgenommen. Weis und Stöck werden sofort geschrieben, die Stiche am Ende der Runde. Sind beide Parteien im ersten Stich fertig, zählt der Reihe nach: { $finish_order ->
        [stoeck-weis-cards] { schieber-value-finish-order-stoeck-weis-cards }
       *[weis-stoeck-cards] { schieber-value-finish-order-weis-stoeck-cards }
    }.{ $claims ->
        [by-hand] {" "}Zähl mit: Hat deine Partei mit dem Geschriebenen und ihren Stichen { $target }, dann *bedank dich*, wenn du dran bist. Stimmt es, gewinnt ihr; wenn nicht, die anderen.
       *[automatic] {""}
    }

# Was man sich merkt
schieber-feat-named = Angesagt
schieber-feat-shoved = Geschoben
schieber-feat-weis = Weise
schieber-feat-weis-points = Weispunkte
schieber-feat-stoeck = Stöck
schieber-feat-match = Matche

# Die Regelwerke in einem Satz, und das ganze Spiel in wenigen Zeilen
schieber-preset-house-about = Bis { $target }; { sign-S } { sign-C } einfach, { sign-D } { sign-H } doppelt, Obenabe drei-, Undenufe vierfach; der Puur darf bleiben.
schieber-preset-source-about = Weis und Ende sagt ihr selbst an, und auch der Puur muss zugegeben werden; bis { $target }.
schieber-preset-swiss-about = Bis { $target }; { sign-H } { sign-D } einfach, { sign-S } { sign-C } doppelt, Obenabe und Undenufe dreifach; vier Neuner zählen { $four_nines }.
schieber-preset-swiss-where = in der Schweiz
schieber-preset-penguin-about = Wie in David Parletts Buch: bis { $target }; bei Undenufe zählt jeder Weis von unten.
schieber-help-row-undenufe = Bei Undenufe
schieber-help-example =
    Mit der ersten Karte haben alle gewiesen: { $shower } ein **Vierblatt**, die Gegner nur ein **Dreiblatt**.
    Der stärkere Weis gilt, und nur seine Partei schreibt: { $shown_points } Punkte, mal { $factor }, weil { $trump } Trumpf ist, also { $side_points }. Sie werden sofort geschrieben, egal wer den Stich macht.
schieber-help-short =
    • **Ziel:** zwei gegen zwei, dein Partner gegenüber. Sammelt die Punkte der Karten; wer zuerst { $target } hat, gewinnt.
    • **Geben:** 36 Karten, jeder neun. Gespielt wird im Gegenuhrzeigersinn; *Vorhand* ist, wer rechts vom Geber sitzt{ $first_forehand ->
        [n7C] , in der ersten Runde, wer { card-7C } hat
        [n7D] , in der ersten Runde, wer { card-7D } hat
       *[other] {""}
    }.
    • **Ansage:** Vorhand sagt Trumpf an, *Obenabe* (kein Trumpf, Ass am höchsten) oder *Undenufe* (kein Trumpf, Sechs am höchsten) oder schiebt zum Partner. Alles zählt { $factors ->
        [n1-1-1-1-1-1] immer einfach
        [n1-1-2-2-3-3] bei { sign-S } { sign-C } 1-, { sign-D } { sign-H } 2-, Obenabe und Undenufe 3-mal
        [n2-2-1-1-3-3] bei { sign-H } { sign-D } 1-, { sign-S } { sign-C } 2-, Obenabe und Undenufe 3-mal
        [n2-1-1-1-1-1] bei { sign-S } 2-, sonst 1-mal
       *[n1-1-2-2-3-4] bei { sign-S } { sign-C } 1-, { sign-D } { sign-H } 2-, Obenabe 3-, Undenufe 4-mal
    }.
    • **Reihenfolge:** { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 6; im Trumpf zuoberst { rank-J } (*Puur*) und 9 (*Nell*).
    • **Du bist dran:** Gib die Farbe zu oder stich mit Trumpf, aber nicht unter einem Trumpf, der schon liegt. Ist Trumpf ausgespielt, gib Trumpf zu{ $puur ->
        [yes] {" "}– nur der Puur darf bleiben
       *[no] , auch den Puur
    }.
    • **Karten:** Puur 20, Nell 14, { rank-A } 11, { rank-T } zehn, { rank-K } 4, { rank-Q } 3, { rank-J } 2; ohne Trumpf jede 8 acht. Letzter Stich 5{ $match ->
        [0] {""}
       *[other] , alle neun Stiche { $match } dazu
    }.
    • **Weis:** Dreiblatt 20, Vierblatt 50, ab fünf Blatt 100; vier { ranks-T }, { ranks-Q }, Könige oder Asse 100, vier { ranks-J } 200. Nur die Partei mit dem besten schreibt. { rank-K } und { rank-Q } im Trumpf (*Stöck*): 20.

# Die erste Lektion
schieber-lesson-begins = Nur zum Üben! Es geht um Kartenpunkte.
schieber-lesson-contract = { $puur } und { $nell } wären Puur und Nell, die besten Trümpfe. Was nun?
schieber-lesson-contract-done = { $suit } ist Trumpf und zählt doppelt.
schieber-lesson-contract-no = Geht, aber mit { $suit } hast du fünf Trümpfe.
schieber-lesson-contract-no-shove = Geht, aber mit diesem Blatt musst du nicht schieben.
schieber-lesson-puur = Du spielst aus. Zieh mit dem Puur: Er allein zählt 20.
schieber-lesson-puur-done = Dein Weis ist geschrieben: Vierblatt, 50 × 2.
schieber-lesson-puur-no = Geht, aber zieh erst Trümpfe, von ganz oben.
schieber-lesson-nell = Ein Trumpf fehlt noch. Das Nell ist der zweithöchste: 14 Punkte.
schieber-lesson-nell-done = Sonst hat jetzt niemand mehr Trumpf.
schieber-lesson-nell-no = Geht, aber das Nell zieht ihn sicher.
schieber-lesson-seven = { $seven } gewinnt nichts. Gib sie jetzt ab: Ein Trumpf holt dich zurück.
schieber-lesson-seven-done = Der Stich ist weg, deine Trümpfe warten.
schieber-lesson-seven-no = Geht, aber gib erst { $seven } ab, solange Trümpfe da sind.
schieber-lesson-trumping = Du hast { $suit } und darfst trotzdem trumpfen. { $out } fehlt noch!
schieber-lesson-trumping-done = Ihr Ass ist gefangen: 11 Punkte, mal zwei.
schieber-lesson-trumping-no = Geht, aber { $out } ist höher. Trumpfe!
schieber-lesson-trumping-no-ace = Geht, aber ein kleinerer Trumpf reicht.
schieber-lesson-plain = Dein { $suit } ist nicht mehr zu schlagen. Spiel eine Karte davon.
schieber-lesson-plain-done = Punkte: { rank-A } = 11, { rank-T } = 10, { rank-K } = 4, { rank-Q } = 3, { rank-J } = 2.
schieber-lesson-plain-no = Geht, aber spar die Trümpfe für die letzten Stiche.
schieber-lesson-more = Noch einmal: { $suit } macht wieder den Stich.
schieber-lesson-more-done = Wieder ein Stich für eure Partei.
schieber-lesson-more-no = Geht, aber deine Trümpfe stechen auch am Ende.
schieber-lesson-stoeck = Jetzt die Trümpfe. König und { rank-word-Q } im Trumpf sind Stöck.
schieber-lesson-stoeck-done = Stöck: 20 × 2. Alle neun Stiche wären ein Match: 100 mehr.
