game-coiffeur = Coiffeur

# Regelwerke
coiffeur-preset-swisslos = zehn Zeilen
coiffeur-preset-full = elf Zeilen
coiffeur-preset-short = kurze Partie

# Einzelne Regeln
coiffeur-option-slate = Tafel
coiffeur-value-slate-six = sechs Zeilen: die Farben, Obenabe, Undenufe
coiffeur-value-slate-eight = acht Zeilen, mit zwei Jokern
coiffeur-value-slate-ten = zehn Zeilen, mit Slalom, Gusti und zwei Jokern
coiffeur-value-slate-eleven = elf Zeilen, mit Slalom, Gusti, Mary und zwei Jokern
coiffeur-option-factors = Wie viel jede Zeile zählt
coiffeur-value-factors-rising = steigend: { sign-S } 1, { sign-C } 2, { sign-D } 3, { sign-H } 4 und so weiter
coiffeur-value-factors-paired = { sign-C } { sign-D } doppelt, { sign-S } { sign-H } dreifach, dann steigend ab 5
coiffeur-option-push = Geschoben wird
coiffeur-value-push-round = zum Nächsten in der Runde
coiffeur-value-push-partner = zum Partner, der ansagen muss
coiffeur-option-lead = Erstes Ausspiel
coiffeur-value-lead-namer = wer angesagt hat
coiffeur-value-lead-forehand = die Vorhand
coiffeur-option-match = Punkte für den Match
coiffeur-option-weis = Weis und Stöck zählen für das Paar, das angesagt hat
coiffeur-option-undenufe-six = Punkte der Sechs, wenn es mit Undenufe beginnt (bei 11 zählt das Ass nichts)
coiffeur-option-undertrump = Untertrumpfen
coiffeur-value-undertrump-strict = nur, wenn nichts anderes bleibt
coiffeur-value-undertrump-void-free = erlaubt, wenn man nicht bedienen kann
coiffeur-value-undertrump-all-trump-hand-free = erlaubt, wenn man nur noch Trümpfe hat

# Die Zeilen der Tafel
coiffeur-line-S = { sign-S } ×{ $factor }
coiffeur-line-C = { sign-C } ×{ $factor }
coiffeur-line-D = { sign-D } ×{ $factor }
coiffeur-line-H = { sign-H } ×{ $factor }
coiffeur-line-obenabe = Obenabe ×{ $factor }
coiffeur-line-undenufe = Undenufe ×{ $factor }
coiffeur-line-slalom = Slalom ×{ $factor }
coiffeur-line-gusti = Gusti ×{ $factor }
coiffeur-line-mary = Mary ×{ $factor }
coiffeur-line-joker1 = Joker 1 ×{ $factor }
coiffeur-line-joker2 = Joker 2 ×{ $factor }
coiffeur-the-line = { $line ->
    [S] { sign-S }
    [C] { sign-C }
    [D] { sign-D }
    [H] { sign-H }
    [obenabe] Obenabe
    [undenufe] Undenufe
    [slalom] Slalom
    [gusti] Gusti
    [mary] Mary
    [joker1] Joker 1
   *[joker2] Joker 2
 }

# Was gefragt wird: nach „Du bist dran:“ oder einem Namen
coiffeur-phase-naming = ansagen oder schieben
coiffeur-phase-must-name = ansagen
coiffeur-ask-naming = Sag etwas an, das in eurer Spalte noch offen ist, oder schieb.
coiffeur-ask-must-name = Es gibt niemanden mehr zum Schieben: Sag etwas an, das in eurer Spalte noch offen ist.
coiffeur-badge-maker = Ansager
coiffeur-auction = Ansagen – { $course }
coiffeur-said-shove = schiebt
coiffeur-tag-lines-open = { $count ->
    [0] voll
   *[other] { $count } offen
 }

# Ansagen
coiffeur-contract-obenabe = Obenabe
coiffeur-contract-undenufe = Undenufe
coiffeur-contract-slalom-obenabe = Slalom: Obenabe in diesem Stich
coiffeur-contract-slalom-undenufe = Slalom: Undenufe in diesem Stich
coiffeur-contract-gusti-obenabe = Gusti: Obenabe in diesem Stich
coiffeur-contract-gusti-undenufe = Gusti: Undenufe in diesem Stich
coiffeur-contract-mary-obenabe = Mary: Obenabe in diesem Stich
coiffeur-contract-mary-undenufe = Mary: Undenufe in diesem Stich
coiffeur-short-contract-obenabe = Obenabe
coiffeur-short-contract-undenufe = Undenufe
coiffeur-short-contract-slalom-obenabe = Slalom: Obenabe
coiffeur-short-contract-slalom-undenufe = Slalom: Undenufe
coiffeur-short-contract-gusti-obenabe = Gusti: Obenabe
coiffeur-short-contract-gusti-undenufe = Gusti: Undenufe
coiffeur-short-contract-mary-obenabe = Mary: Obenabe
coiffeur-short-contract-mary-undenufe = Mary: Undenufe
coiffeur-short-contract-slalom = Slalom
coiffeur-short-contract-gusti = Gusti
coiffeur-short-contract-mary = Mary
coiffeur-short-contract-joker1 = Joker 1
coiffeur-short-contract-joker2 = Joker 2
coiffeur-contract-by = { $trump ->
    [yes] Trumpf: { $contract }, angesagt von { $maker }
   *[no] { $contract }, angesagt von { $maker }
 }

# Knöpfe
coiffeur-action-contract = { $contract ->
    [obenabe] Obenabe
    [undenufe] Undenufe
    [slalom-obenabe] Slalom, Obenabe vor
    [slalom-undenufe] Slalom, Unden. vor
    [gusti-obenabe] Gusti, Obenabe vor
    [gusti-undenufe] Gusti, Undenufe vor
    [mary] Mary
    [joker1-S] Joker 1: { sign-S }
    [joker1-C] Joker 1: { sign-C }
    [joker1-D] Joker 1: { sign-D }
    [joker1-H] Joker 1: { sign-H }
    [joker1-obenabe] Joker 1: Obenabe
    [joker1-undenufe] Joker 1: Undenufe
    [joker2-S] Joker 2: { sign-S }
    [joker2-C] Joker 2: { sign-C }
    [joker2-D] Joker 2: { sign-D }
    [joker2-H] Joker 2: { sign-H }
    [joker2-obenabe] Joker 2: Obenabe
    [joker2-undenufe] Joker 2: Undenufe
   *[other] Trumpf { $contract }
 }
coiffeur-action-shove = Schieben

# Was geschieht
coiffeur-played-as = { $contract ->
    [obenabe] Obenabe
    [undenufe] Undenufe
    [slalom-obenabe] Slalom, abwechselnd Obenabe und Undenufe
    [slalom-undenufe] Slalom, abwechselnd Undenufe und Obenabe
    [gusti-obenabe] Gusti: fünf Stiche Obenabe, vier Undenufe
    [gusti-undenufe] Gusti: fünf Stiche Undenufe, vier Obenabe
    [mary] Mary: fünf Stiche Undenufe, vier Obenabe
   *[other] Trumpf { $contract }
 }
coiffeur-event-shoved = { $who } schiebt – gefragt ist { $to_whom }.
coiffeur-event-named = { $who } sagt an: { $line ->
    [joker1] Joker 1, { coiffeur-played-as }
    [joker2] Joker 2, { coiffeur-played-as }
   *[other] { coiffeur-played-as }
 } (×{ $factor }).
coiffeur-event-weis-shown = { $who } hatte { $cards }: { $kind ->
    [three] Dreiblatt
    [four] Vierblatt
    [five] Fünfblatt oder mehr
    [TTTT] vier { ranks-T }
    [QQQQ] vier { ranks-Q }
    [KKKK] vier { ranks-K }
    [AAAA] vier { ranks-A }
   *[JJJJ] vier { ranks-J }
 }, { $points } Punkte.
coiffeur-event-stoeck = Stöck! { $who } hatte Trumpf-König und Trumpf-{ rank-word-Q }: 20.
coiffeur-event-match =
    Match! { $who } haben alle neun Stiche{ $points ->
    [0] {""}
       *[other] {" "}(+{ $points })
     }.
coiffeur-event-scored = { $named ->
    [yes] { $who }: { $cards } in den Stichen, { $points } geschrieben, jetzt { $total }.
   *[no] { $who }: { $cards } in den Stichen, nicht geschrieben.
 }

# Was man mitzählt
coiffeur-fact-playing = { $line ->
    [joker1] Joker 1: Alles zählt ×{ $factor }
    [joker2] Joker 2: Alles zählt ×{ $factor }
   *[other] Alles zählt ×{ $factor }
 }
coiffeur-fact-shoved = { $who } hat geschoben
coiffeur-fact-cards = Stiche von { $who }: { $count } Punkte
coiffeur-fact-still-open = Noch offen für { $who }:{ $of_S ->
    [0] {""}
   *[other] {" "}{ sign-S } ×{ $of_S }
 }{ $of_C ->
    [0] {""}
   *[other] {" "}{ sign-C } ×{ $of_C }
 }{ $of_D ->
    [0] {""}
   *[other] {" "}{ sign-D } ×{ $of_D }
 }{ $of_H ->
    [0] {""}
   *[other] {" "}{ sign-H } ×{ $of_H }
 }{ $of_obenabe ->
    [0] {""}
   *[other] {" "}Obenabe ×{ $of_obenabe }
 }{ $of_undenufe ->
    [0] {""}
   *[other] {" "}Undenufe ×{ $of_undenufe }
 }{ $of_slalom ->
    [0] {""}
   *[other] {" "}Slalom ×{ $of_slalom }
 }{ $of_gusti ->
    [0] {""}
   *[other] {" "}Gusti ×{ $of_gusti }
 }{ $of_mary ->
    [0] {""}
   *[other] {" "}Mary ×{ $of_mary }
 }{ $of_joker1 ->
    [0] {""}
   *[other] {" "}Joker 1 ×{ $of_joker1 }
 }{ $of_joker2 ->
    [0] {""}
   *[other] {" "}Joker 2 ×{ $of_joker2 }
 }

# Wie es ausging
coiffeur-result-slate-full = die Tafel ist nach { $count } Runden voll

# Was nicht geht
coiffeur-why-must-name = Es gibt niemanden mehr zum Schieben: Du musst ansagen.
coiffeur-why-not-on-slate = Diese Ansage steht nicht auf der Tafel dieses Tisches.
coiffeur-why-not-that-way = Diese Zeile gibt es, aber so wird sie hier nicht gespielt.
coiffeur-why-line-is-full = { coiffeur-the-line } habt ihr schon gespielt: Jede Zeile kommt nur einmal dran.
coiffeur-why-undertrump = { $best } liegt schon: { $card } ist ein tieferer Trumpf, und untertrumpfen ist verboten.
coiffeur-why-must-follow-or-trump = Du hast { $binding }: Gib { $suit } zu oder stich mit Trumpf ({ $trump }); { $card } ist keines von beiden.

# Die Rechnung einer Runde, was gerade zählt, und was man nachher erzählt
coiffeur-bid-was-named = { $who }: { coiffeur-of-named } (×{ $factor })
coiffeur-of-named = { $contract ->
    [joker1] Joker 1, { coiffeur-way-was }
    [joker2] Joker 2, { coiffeur-way-was }
    [slalom] Slalom
    [gusti] Gusti
    [mary] Mary
   *[other] { coiffeur-way-was }
 }
coiffeur-way-was = { $way ->
    [obenabe] Obenabe
    [undenufe] Undenufe
   *[other] Trumpf { $way }
 }
coiffeur-verdict-match = Match von { $who }!
coiffeur-verdict-line-written = { $who }: { coiffeur-the-line } ist voll, { $points }
coiffeur-sum-cards = { $factor ->
    [1] Stiche { $points }
   *[other] Stiche { $count } × { $factor } = { $points }
 }
coiffeur-sum-match = { $factor ->
    [1] Match { $points }
   *[other] Match { $count } × { $factor } = { $points }
 }
coiffeur-sum-weis = { $factor ->
    [1] Weis { $points }
   *[other] Weis { $count } × { $factor } = { $points }
 }
coiffeur-sum-stoeck = { $factor ->
    [1] Stöck { $points }
   *[other] Stöck { $count } × { $factor } = { $points }
 }
coiffeur-sum-not-written = Stiche { $count }, nicht geschrieben: { $points }
coiffeur-stake-match-open = Der Match liegt noch drin für { $who }
coiffeur-stake-line-so-far = { coiffeur-the-line }: bisher { $count } × { $factor } = { $points }
coiffeur-moment-match = Match von { $who } in Runde { $deal }: { coiffeur-the-line } mit { $points }
coiffeur-moment-rich = { $who }: { coiffeur-the-line } mit { $points } in Runde { $deal }
coiffeur-moment-dear-and-poor = { $who } hat in Runde { $deal } { coiffeur-the-line } angesagt – und nur { $points } geschrieben
coiffeur-achievement-match = Ein Match: alle neun Stiche einer Ansage
coiffeur-achievement-rich = Eine Zeile mit 1000 Punkten oder mehr

# Für alle, die es noch nie gespielt haben
coiffeur-help-aim =
    Zwei gegen zwei: Dein Partner sitzt gegenüber. Jedes Paar hat auf der Tafel eine Spalte mit einer Zeile für jede Ansage und spielt **jede genau einmal**.
    { $factors ->
        [paired] Am wenigsten zählen die Farben; darunter zählt jede Zeile mehr als die vorige.
       *[rising] Die unteren Zeilen zählen mehr als die oberen.
    } Sind beide Spalten voll, gewinnt die höhere Summe.
coiffeur-help-deal =
    36 Karten, vom Ass bis zur 6; jeder erhält neun. Gespielt wird **im Gegenuhrzeigersinn**, also nach rechts; *Vorhand* ist, wer rechts vom Geber sitzt.
    Außerhalb des Trumpfs: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 6{ rank-legend }. Im **Trumpf** ist der { rank-word-J } der höchste (der *Puur*), dann die 9 (das *Nell*): { rank-J } 9 { rank-A } { rank-K } { rank-Q } { rank-T } 8 7 6.
    Bei *Obenabe* und *Undenufe* gibt es keinen Trumpf: Bei Obenabe ist das Ass am höchsten, bei Undenufe die **6**.
coiffeur-help-bidding =
    { $push ->
        [partner] Die Vorhand sagt etwas an, das in der eigenen Spalte noch offen ist, oder schiebt – dann muss der Partner ansagen.
       *[round] Die Vorhand sagt etwas an, das in der eigenen Spalte noch offen ist, oder schiebt zum Nächsten, und so weiter. Schieben alle vier, muss die Vorhand ansagen.
    }
    Die Punkte werden malgenommen: { $factors ->
        [paired] { sign-C } und { sign-D } ×2, { sign-S } und { sign-H } ×3, Obenabe ×5, Undenufe ×6
       *[rising] { sign-S } ×1, { sign-C } ×2, { sign-D } ×3, { sign-H } ×4, Obenabe ×5, Undenufe ×6
    }{ $slate ->
        [six] {""}
        [ten] , Slalom ×7, Gusti ×8, Joker ×9 und ×10
        [eleven] , Slalom ×7, Gusti ×8, Mary ×9, Joker ×10 und ×11
       *[eight] , Joker ×7 und ×8
    }.
    { $slate ->
        [six] {""}
       *[other] • **Joker:** jede Farbe als Trumpf, Obenabe oder Undenufe – auch, was ihr schon gespielt habt.
    }{ $slate ->
        [ten] {" "}**Slalom:** Stich um Stich abwechselnd Obenabe und Undenufe. **Gusti:** fünf Stiche so, dann vier anders. Du sagst, womit es beginnt.
        [eleven] {" "}**Slalom:** Stich um Stich abwechselnd Obenabe und Undenufe; du sagst, womit es beginnt. **Gusti:** fünf Stiche Obenabe, dann vier Undenufe. **Mary:** fünf Stiche Undenufe, dann vier Obenabe.
       *[other] {""}
    }
coiffeur-help-play =
    Zum ersten Stich spielt { $lead ->
        [forehand] die Vorhand aus
       *[namer] aus, wer angesagt hat
    }, danach jeweils, wer den Stich gemacht hat.
    • **Trumpf ausgespielt:** Gib Trumpf zu, wenn du kannst. Nur den Puur darfst du zurückhalten.
    • **Andere Farbe ausgespielt:** Gib die Farbe zu **oder stich mit Trumpf**, wie du willst. Ohne die Farbe darfst du alles spielen.
    • **Nicht untertrumpfen:** Hat schon jemand gestochen, darfst du keinen tieferen Trumpf spielen als den höchsten auf dem Tisch – außer du { $undertrump ->
        [void-free] kannst die Farbe nicht zugeben oder hast nichts anderes.
        [all-trump-hand-free] hast nur noch Trümpfe.
       *[strict] hast nichts anderes.
    }
    Ohne Trumpf gibst du einfach die Farbe zu, wenn du kannst.
coiffeur-help-scoring =
    Im Trumpf: Puur 20, Nell 14. Sonst: Ass 11{ $undenufe_six ->
        [0] {""}
       *[other] {" "}(beginnt es mit Undenufe, nichts, dafür jede Sechs { $undenufe_six })
    }, { rank-T } zehn, König 4, { rank-word-Q } 3, andere { ranks-J } 2; ohne Trumpf zählt jede Acht 8. Der letzte Stich: 5 dazu. Zusammen 157.
    Nur das Paar, das angesagt hat, schreibt seine Punkte, **mal den Faktor**, in seine Zeile. Die anderen schreiben nichts.
    { $match ->
        [0] Alle neun Stiche (ein **Match**) zählen nichts dazu.
       *[other] • **Match** (alle neun Stiche für das Paar, das angesagt hat): { $match } dazu.
    }{ $weis ->
        [yes] {" "}**Weis:** Dreiblatt 20, Vierblatt 50, ab fünf Blatt 100; vier { ranks-T }, { ranks-Q }, Könige oder Asse 100, vier { ranks-J } 200 – wenn das Paar, das angesagt hat, den besten am Tisch hat. **Stöck** (König und { rank-word-Q } im Trumpf in einer Hand): 20. Gerechnet wird nach der Runde, und nicht bei einem Joker.
       *[no] {""}
    }

# Was man sich merkt
coiffeur-feat-named = Angesagt
coiffeur-feat-joker = Joker angesagt
coiffeur-feat-shoved = Geschoben
coiffeur-feat-hundred = Zeilen ab 100
coiffeur-feat-match = Matche

# Die Regelwerke in einem Satz, und das ganze Spiel in wenigen Zeilen
coiffeur-preset-house-about = Acht Zeilen für jedes Paar, zwei davon Joker: 16 Runden.
coiffeur-preset-swisslos-about = Zehn Zeilen, mit Slalom und Gusti: 20 Runden; wer nicht bedienen kann, darf untertrumpfen.
coiffeur-preset-full-about = Elf Zeilen, auch Mary; Weis und Stöck zählen; bei Undenufe zählt die Sechs 11: 22 Runden.
coiffeur-preset-short-about = Sechs Zeilen: vier Farben, Obenabe und Undenufe; geschoben wird zum Partner: 12 Runden.
coiffeur-help-row-undenufe = Bei Undenufe
coiffeur-help-example =
    { $shover } hat geschoben, der Nächste auch. { $maker } hat vier Sechsen, sagt **Undenufe** an und spielt { $led } aus: Die Sechs ist am höchsten, niemand kann sie schlagen.
    Der Stich zählt { $trick_points } Punkte. In dieser Zeile zählt alles ×{ $factor }: macht { $line_points } für die Spalte von { $maker }. { $other } schreibt für seine Stiche nichts.
coiffeur-help-short =
    • **Ziel:** zwei gegen zwei, dein Partner gegenüber. Jedes Paar spielt jede Zeile seiner Spalte einmal; die höhere Summe gewinnt.
    • **Geben:** 36 Karten, jeder neun. Gespielt wird im Gegenuhrzeigersinn; *Vorhand* ist, wer rechts vom Geber sitzt.
    • **Ansage:** { $push ->
        [partner] Die Vorhand sagt an oder schiebt zum Partner.
       *[round] Die Vorhand sagt an oder schiebt zum Nächsten; schieben alle, muss sie ansagen.
    } Trumpf, *Obenabe* (kein Trumpf, Ass am höchsten), *Undenufe* (kein Trumpf, Sechs am höchsten){ $slate ->
        [six] {""}
        [ten] , *Slalom* (beides abwechselnd), *Gusti* (fünf Stiche so, vier anders) oder *Joker* (irgendetwas davon)
        [eleven] , *Slalom* (beides abwechselnd), *Gusti* und *Mary* (fünf Stiche so, vier anders) oder *Joker* (irgendetwas davon)
       *[eight] {" "}oder *Joker* (irgendetwas davon)
    }.
    • **Reihenfolge:** { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 6; im Trumpf zuoberst { rank-J } (*Puur*) und 9 (*Nell*).
    • **Du bist dran:** Gib die Farbe zu oder stich, aber nicht unter einem Trumpf, der schon liegt. Trumpf muss man zugeben – nur der Puur darf bleiben.
    • **Karten:** Puur 20, Nell 14, { rank-A } 11, { rank-T } zehn, { rank-K } 4, { rank-Q } 3, { rank-J } 2; ohne Trumpf jede 8 acht. Letzter Stich 5{ $match ->
        [0] {""}
       *[other] , alle neun Stiche { $match } dazu
    }.
    • **Tafel:** Nur wer angesagt hat, schreibt, mal den Faktor der Zeile.

# Die erste Lektion
coiffeur-lesson-begins = Nur zum Üben! Jede Ansage kommt für jedes Paar einmal dran.
coiffeur-lesson-contract = { $suit } mit Puur und Nell? Das zählt ×{ $factor }. Was nun?
coiffeur-lesson-contract-done = { $suit } ist Trumpf, und eure Zeile vergeben.
coiffeur-lesson-contract-no = Geht, aber mit { $suit } macht dieses Blatt am meisten.
coiffeur-lesson-contract-no-joker = Geht, aber spar die Joker für ein Blatt, das fast alles macht.
coiffeur-lesson-contract-no-shove = Geht, aber ein Blatt für ×{ $factor } kommt nicht in jeder Runde.
coiffeur-lesson-puur = Wer ansagt, spielt aus. Zieh mit dem Puur.
coiffeur-lesson-puur-done = 20 für den Puur, und drei Trümpfe sind gefallen.
coiffeur-lesson-puur-no = Geht, aber zieh erst Trümpfe, von ganz oben.
coiffeur-lesson-nell = Das Nell ist der zweite Trumpf, 14 Punkte. Zieh noch einmal.
coiffeur-lesson-nell-done = Nur ein Trumpf fehlt noch, und { $suit } hast du von oben.
coiffeur-lesson-nell-no = Geht, aber das Nell zieht weitere Trümpfe mit.
coiffeur-lesson-row = Nun { $suit }, von oben.
coiffeur-lesson-row-done = Alle mussten zugeben oder abwerfen.
coiffeur-lesson-row-no = Geht, aber { $suit } macht sichere Stiche.
coiffeur-lesson-row-no-ten = Geht, aber { $jack } ist noch draußen. Spiel von oben.
coiffeur-lesson-more = Noch einmal: { $suit } macht wieder den Stich.
coiffeur-lesson-more-done = Ein Stich mehr für eure Spalte.
coiffeur-lesson-more-no = Geht, aber erst { $suit }, das sind sichere Stiche.
coiffeur-lesson-more-no-ten = Geht, aber { $jack } ist noch draußen. Spiel von oben.
coiffeur-lesson-ten = Sonst hat niemand mehr { $suit }: Auch { $ten } macht den Stich.
coiffeur-lesson-ten-done = Sechs Stiche nacheinander.
coiffeur-lesson-ten-no = Geht, aber { $ten } ist ein sicherer Stich.
coiffeur-lesson-low = Mit { $card } findest du vielleicht das Ass deines Partners. Behalt { $king }.
coiffeur-lesson-low-done = Dein Partner hat das Ass: Der Stich gehört euch.
coiffeur-lesson-low-no = Geht, aber haben die anderen das Ass, ist { $king } weg.
coiffeur-lesson-low-no-six = Geht, aber ein höherer Trumpf ist noch da.
coiffeur-lesson-follow = Dein Partner spielt Trumpf aus: Gib zu.
coiffeur-lesson-follow-done = { $cards } Punkte × { $factor } = { $points } in eurer Zeile.
coiffeur-lesson-follow-no = Trumpf musst du zugeben.
