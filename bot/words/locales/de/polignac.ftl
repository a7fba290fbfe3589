game-polignac = Polignac

# Einzelne Regeln
polignac-preset-french = französisch
polignac-preset-modern = modern
polignac-preset-short = kurze Partie
polignac-option-order = Reihenfolge der Karten
polignac-value-order-king-high = { rank-K } { rank-Q } { rank-J } { rank-A } { rank-T } 9 8 7
polignac-value-order-ace-high = { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7
polignac-option-spare = Zu dritt, zu fünft, zu sechst
polignac-value-spare-sevens-out = ohne { card-7S } und { card-7C }
polignac-value-spare-dealer-exchange = der Geber bekommt zwei Karten mehr und drückt zwei
polignac-option-capot = Capot
polignac-value-capot-announced = kann angesagt werden
polignac-value-capot-off = wird nicht angesagt
polignac-option-failed-capot = Ein verlorener Capot
polignac-value-failed-capot-five-and-jacks = kostet 5, und die { ranks-J } zählen auch
polignac-value-failed-capot-five = kostet 5, und kein { rank-word-J } zählt
polignac-option-silent-capot = Alle Stiche ohne Ansage
polignac-value-silent-capot-jacks = kosten, was die { ranks-J } kosten
polignac-value-silent-capot-others-five = kosten alle anderen 5
polignac-option-end = Ende der Partie
polignac-value-end-limit = wenn jemand die Grenze erreicht
polignac-value-end-rounds = nach fester Zahl von Durchgängen
polignac-option-limit = Grenze
polignac-option-rounds = Durchgänge (jeder gibt einmal)

# Was zu tun ist, gesagt und erzählt wird
polignac-phase-discarding = zwei Karten drücken
polignac-phase-bidding = Capot ansagen oder passen
polignac-ask-discarding = Du hast zwei Karten mehr als die anderen: Drück zwei, aber keine { ranks-J }. Sie zählen für niemanden.
polignac-ask-bidding = Machst du alle Stiche? Dann sag Capot an. Sonst passe.
polignac-action-bid = Capot!
polignac-badge-maker = Capot
polignac-tag-points = +{ $points }
polignac-contract-capot = Capot
polignac-contract-by = { $contract } ({ $maker })
polignac-pile-widow = für den Geber
polignac-event-bid = { $who }: „Capot!“ Alle Stiche, nicht weniger.
polignac-event-discarded = { $who } drückt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }.
polignac-event-you-discarded = Du drückst { $cards }.
polignac-event-capot-failed = Der Capot von { $who } ist verloren: Dieser Stich geht an { $taker }.
polignac-event-capot-made = Capot! { $who } hat alle Stiche gemacht.
polignac-event-silent-capot = { $who } hat alle Stiche gemacht, ganz ohne Ansage: ein Capot.
polignac-result-limit = { $who_count ->
    [0] die Grenze von { $limit } ist erreicht
    [one] verloren hat mit { $limit } oder mehr: { $who }
   *[other] verloren haben mit { $limit } oder mehr: { $who }
 }
polignac-result-rounds = { $count ->
    [one] alle haben einmal gegeben
   *[other] alle haben { $count }-mal gegeben
 }
polignac-why-jack-stays = Ein { rank-word-J } darf nicht gedrückt werden: { $card } bleibt auf der Hand.
polignac-why-no-such-bid = Ansagen kannst du nur Capot: alle Stiche.

# Die Rechnung der Runde, worum es geht, und was man davon erzählt
polignac-bid-was-bid = { $who } hat Capot angesagt
polignac-verdict-capot-made = Capot! Alle Stiche für { $who }
polignac-verdict-capot-failed = Capot verloren: ein Stich für { $taker }
polignac-verdict-silent-capot = Alle Stiche für { $who }, ohne Ansage
polignac-sum-jack = { $card } +{ $points }
polignac-sum-clean = kein { rank-word-J }
polignac-sum-every-trick = alle Stiche: { $points }
polignac-sum-against = gegen den Capot: +{ $points }
polignac-sum-failed = Capot verloren: +{ $points }
polignac-sum-nothing = kein { rank-word-J } zählt: { $points }
polignac-moment-capot-made = { $who } sagte in Runde { $deal } Capot an und schaffte es
polignac-moment-capot-failed = { $who } sagte in Runde { $deal } Capot an und verlor
polignac-moment-silent-capot = { $who } machte in Runde { $deal } ohne Ansage alle Stiche
polignac-moment-all-jacks = { $who } blieb in Runde { $deal } auf allen vier { ranks-J } sitzen
polignac-achievement-capot-made = Ein Capot geschafft
polignac-achievement-silent-capot = Alle Stiche ohne Ansage

# Für alle, die es noch nie gespielt haben
polignac-help-aim =
    Zu dritt bis zu sechst, jeder für sich. Nimm keine Stiche mit { ranks-J } ({ rank-J }) darin, vor allem nicht den mit { card-JS }: Diese Karte heißt **Polignac**.
    Punkte sind Strafpunkte: Wer am **wenigsten** hat, gewinnt.
polignac-help-deal =
    32 Karten: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 in jeder Farbe{ rank-legend }. Zu viert bekommt jeder acht.
    { $spare ->
        [dealer-exchange] Zu dritt, zu fünft oder zu sechst bekommt jeder zehn, sechs oder fünf. Der Geber bekommt auch die letzten zwei Karten und drückt zwei verdeckt, aber keine { ranks-J }. Sie zählen für niemanden.
       *[sevens-out] Zu dritt, zu fünft oder zu sechst fehlen { card-7S } und { card-7C }: jeder bekommt zehn, sechs oder fünf.
    }
    { $order ->
        [ace-high] In jeder Farbe gilt { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7.
       *[king-high] Achte auf die Reihenfolge: In jeder Farbe gilt { rank-K } { rank-Q } { rank-J } { rank-A } { rank-T } 9 8 7. Das Ass ist **niedriger** als { rank-J }.
    }
polignac-help-page-bidding = Capot ansagen
polignac-help-bidding =
    { $capot ->
        [off] Angesagt wird nichts.
       *[announced] Vor der ersten Karte sagt jeder der Reihe nach, zuerst die Vorhand, **Capot** an oder passt. Capot heißt: Ich mache alle Stiche, allein gegen alle. Sobald jemand Capot ansagt, wird niemand mehr gefragt.
    }
polignac-help-play =
    Es gibt keinen Trumpf. Die Vorhand, links vom Geber, spielt aus, was sie will. Bediene die Farbe, wenn du kannst; sonst spiel, was du willst: eine gute Gelegenheit, { ranks-J } loszuwerden.
    Die höchste Karte der ausgespielten Farbe macht den Stich mit allen { ranks-J } darin; wer sie gespielt hat, spielt als Nächstes aus.
polignac-help-scoring =
    { card-JS } kostet 2 Punkte, jeder andere { rank-word-J } 1: fünf in jeder Runde.
    { $capot ->
        [off] Capot sagt niemand an.
       *[announced] **Capot geschafft:** alle anderen 5, der Ansager 0. **Capot verloren:** der Ansager 5, und { $failed_capot ->
            [five] kein { rank-word-J } zählt.
           *[five-and-jacks] die { ranks-J } zählen wie sonst.
        }
    }
    Alle Stiche ohne Ansage: { $silent_capot ->
        [others-five] alle anderen 5, man selbst 0.
       *[jacks] Die { ranks-J } zählen wie sonst, das macht 5.
    }
    { $end ->
        [rounds] Die Partie endet, wenn alle { $rounds ->
            [one] einmal
           *[other] { $rounds }-mal
        } gegeben haben.
       *[limit] Die Partie endet nach der Runde, in der jemand { $limit } erreicht: Der hat verloren.
    } Wer die wenigsten Punkte hat, gewinnt.

# Was man sich merkt
polignac-feat-capot = Capot angesagt
polignac-feat-capot-made = Capot geschafft
polignac-feat-jacks = { ranks-J } genommen
polignac-feat-polignac = Polignac genommen
polignac-feat-clean = Runden ohne Punkt

# Die Regelwerke in einem Satz, und das ganze Spiel in wenigen Zeilen
polignac-preset-house-about = Das Ass ist niedriger als { rank-J }, Capot kann angesagt werden; Ende bei { $limit } Punkten.
polignac-preset-french-about = Außer zu viert tauscht der Geber zwei Karten; niemand sagt Capot an; Ende bei { $limit } Punkten.
polignac-preset-french-where = in Frankreich
polignac-preset-modern-about = Das Ass ist die höchste Karte; alle Stiche kosten die anderen 5, angesagt oder nicht; { $rounds } Durchgänge.
polignac-preset-short-about = Die Standardregeln, aber Ende bei { $limit } Punkten.
polignac-help-example =
    { $leader } spielt { $led } aus. { $second } legt { $best }, und { $third } muss mit { $card3 } bedienen: Das ist **Polignac**.
    { $fourth } bedient mit dem Ass, aber das ist hier niedriger als { rank-J }. { $winner } hat die höchste Karte und macht den Stich: { $taken } kostet { $taker } 2 Punkte.
polignac-help-short =
    • **Ziel:** jeder für sich. Nimm keine { ranks-J }; wer die wenigsten Punkte hat, gewinnt.
    • **Karten:** 32; in jeder Farbe { $order ->
        [ace-high] { rank-A } { rank-K } { rank-Q } { rank-J }
       *[king-high] { rank-K } { rank-Q } { rank-J } { rank-A }
    } { rank-T } 9 8 7.{ $spare ->
        [dealer-exchange] {" "}Außer zu viert bekommt der Geber zwei mehr und drückt zwei.
       *[sevens-out] {" "}Außer zu viert ohne { card-7S } und { card-7C }.
    }
    • **Du bist dran:** Es gibt keinen Trumpf. Bediene die ausgespielte Farbe, wenn du kannst; sonst spiel, was du willst. Die höchste Karte der ausgespielten Farbe macht den Stich.
    • **Punkte:** { card-JS } 2, jeder andere { rank-word-J } 1.{ $capot ->
        [off] {""}
       *[announced] {" "}Sag vor der ersten Karte *Capot* an und mach alle Stiche: 5 für alle anderen. Geht es schief: 5 für dich.
    }
    • **Ende:** { $end ->
        [rounds] nach { $rounds ->
            [one] einem Durchgang
           *[other] { $rounds } Durchgängen
        }
       *[limit] sobald jemand { $limit } erreicht
    }.

# Die erste Lektion
polignac-lesson-begins = Nur zum Üben! { ranks-J } kosten Punkte, und du willst keinen.
polignac-lesson-bid = Machst du mit diesem Blatt alle Stiche? Nein: Passe.
polignac-lesson-bid-done = Nun geht es nur um die { ranks-J }: Die sollen andere nehmen.
polignac-lesson-bid-no = Geht, aber ein verlorener Stich kostet dich 5 Punkte.
polignac-lesson-low = Zwei spielen nach dir. { $jack } wäre der höchste: Behalte ihn.
polignac-lesson-low-done = Kein { rank-word-J } im Stich: Er kostet nichts.
polignac-lesson-low-no = Geht, aber wenn niemand höher spielt, ist { $jack } dein.
polignac-lesson-ace = Das Ass ist hier niedriger als { rank-J }: { $ace } kann weg.
polignac-lesson-ace-done = Es kam eine höhere Karte, und { $ace } bist du los.
polignac-lesson-ace-no = Geht, aber dann bleibt dir { $ace } für einen schlimmeren Stich.
polignac-lesson-spade = { $queen } hat den Stich und steht über { $jack }. Jetzt!
polignac-lesson-spade-done = Polignac ist weg: 2 Punkte für jemand anderen.
polignac-lesson-spade-no = Geht, aber { $jack } passt unter { $queen }: Wirf ihn jetzt ab.
polignac-lesson-heart = { $queen } liegt. Was geht umsonst darunter?
polignac-lesson-heart-done = Der letzte { rank-word-J } ist weg. Kein einziger Punkt für dich!
polignac-lesson-heart-no = Geht, aber { $jack } kostet dich unter { $queen } nichts.
