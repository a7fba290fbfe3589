game-differenzler = Differenzler

# Regelwerke
differenzler-preset-tournament = Turnier
differenzler-preset-short = kurze Partie

# Einzelne Regeln
differenzler-option-rounds = Durchgänge (in jedem ist jeder einmal Vorhand)
differenzler-option-announce = Voraussagen
differenzler-value-announce-hidden = geheim, bis die Runde vorbei ist
differenzler-value-announce-shown = geheim, vor der ersten Karte aufgedeckt
differenzler-value-announce-in-turn = offen, einer nach dem anderen
differenzler-option-trump = Trumpf
differenzler-value-trump-cycle = geht reihum: { sign-S } { sign-C } { sign-D } { sign-H }
differenzler-value-trump-turned = die letzte Karte des Gebers
differenzler-value-trump-forehand = sagt die Vorhand an
differenzler-option-contracts = Was gespielt wird
differenzler-value-contracts-suits = die vier Farben
differenzler-value-contracts-all-six = auch Obenabe und Undenufe
differenzler-option-exact = Abzug für eine genaue Voraussage
differenzler-option-undertrump = Untertrumpfen
differenzler-value-undertrump-strict = nur, wenn nichts anderes bleibt
differenzler-value-undertrump-void-free = erlaubt, wenn man nicht bedienen kann
differenzler-value-undertrump-all-trump-hand-free = erlaubt, wenn man nur noch Trümpfe hat
differenzler-option-undenufe-six = Punkte der Sechs bei Undenufe (bei 11 zählt das Ass nichts)
differenzler-option-level = Liegen am Schluss mehrere vorn
differenzler-value-level-shared = gewinnen sie gemeinsam
differenzler-value-level-play-on = kommt noch eine Runde
why-differenzler-turned-shows-suits = Eine aufgedeckte Karte zeigt nur eine Farbe: Mit Obenabe und Undenufe muss Trumpf reihum gehen oder angesagt werden.
why-differenzler-six-is-missing = Zu fünft fehlt { card-6S }, darum können Sechsen bei Undenufe nicht zählen.

# Was zu tun ist, gesagt und erzählt wird
differenzler-phase-naming = ansagen, was gespielt wird
differenzler-phase-predicting = Punkte voraussagen
differenzler-ask-bid = 0 bis 157 voraussagen
differenzler-ask-naming = Du bist Vorhand: Sag an, was gespielt wird.
differenzler-ask-predicting = Wie viele von 157 Punkten machst du? Jeder Punkt daneben kostet einen.
differenzler-ground-promises = Erwartete Punkte: etwa { $worth }.
differenzler-contract-obenabe = Obenabe
differenzler-contract-undenufe = Undenufe
differenzler-short-contract-obenabe = Obenabe
differenzler-short-contract-undenufe = Undenufe
differenzler-action-contract = { $contract ->
    [obenabe] Obenabe
    [undenufe] Undenufe
   *[other] Trumpf { $contract }
 }
differenzler-action-bid = { $value } Punkte
differenzler-tag-bid = Gesagt { $value }
differenzler-button-type-bid = Zahl eingeben …
differenzler-pile-last = letzte Karten
differenzler-shown-turned = bestimmt Trumpf
differenzler-event-turned = { $who } deckt { $card } auf: Diese Farbe ist Trumpf.
differenzler-event-goes-round = Gespielt wird { $contract ->
    [obenabe] Obenabe
    [undenufe] Undenufe
   *[other] Trumpf { $contract }
 }.
differenzler-event-named = { $who } sagt an: { $contract ->
    [obenabe] Obenabe
    [undenufe] Undenufe
   *[other] Trumpf { $contract }
 }.
differenzler-event-has-predicted = { $who } hat vorausgesagt.
differenzler-event-you-predicted = Du sagst { $value } voraus.
differenzler-event-predicted = { $who } sagt { $value } voraus.
differenzler-event-scored = { $who } hat { $predicted } vorausgesagt und { $taken } gemacht: { $points ->
    [one] { $points } Strafpunkt
   *[other] { $points } Strafpunkte
 }, jetzt { $total }.
differenzler-stake-own-to-take = Vorausgesagt { $value }: es { $count ->
    [one] fehlt
   *[other] fehlen
 } noch { $count }
differenzler-stake-own-exact = Vorausgesagt { $value }: genau so viele hast du
differenzler-stake-own-too-many = Vorausgesagt { $value }: { $count } zu viel
differenzler-result-last-deal = die letzte von { $count } Runden ist gespielt
differenzler-why-no-such-prediction = Sag eine ganze Zahl von 0 bis { $most } voraus.
differenzler-why-not-among-these = Das kann an diesem Tisch nicht angesagt werden: Gespielt werden nur die vier Farben.
differenzler-why-undertrump = { $best } liegt schon: { $card } ist ein tieferer Trumpf, und untertrumpfen ist verboten.
differenzler-why-must-follow-or-trump = Du hast { $binding }: Gib { $suit } zu oder stich mit Trumpf ({ $trump }); { $card } ist keines von beiden.

# Die Rechnung einer Runde, worum es geht, und was man später erzählt
differenzler-bid-was-named = { $who }: { $contract ->
    [obenabe] Obenabe
    [undenufe] Undenufe
   *[other] Trumpf { $contract }
 }
differenzler-bid-was-turned = Aufgedeckt: { $card }
differenzler-bid-was-goes-round = { $contract ->
    [obenabe] Obenabe
    [undenufe] Undenufe
   *[other] Trumpf { $contract }
 }
differenzler-verdict-nearest = { $off ->
    [0] Genau getroffen: { $who }!
   *[other] Am nächsten: { $who }, { $off } daneben
 }
differenzler-sheet-brackets = in Klammern: gesagt
differenzler-sum-exact = { $predicted }, genau: { $points }
differenzler-sum-off = gesagt { $predicted }, gemacht { $taken }: { $points }
differenzler-stake-points-left = Noch { $count } von 157 Punkten im Spiel
differenzler-fact-points-left = { differenzler-stake-points-left }
differenzler-moment-exact = { $who } traf in Runde { $deal } genau: { $points }
differenzler-moment-exact-high = { $who } traf in Runde { $deal } ganze { $points } Punkte genau
differenzler-moment-all = { $who } machte in Runde { $deal } alle 157 Punkte
differenzler-achievement-exact-high = 60 Punkte oder mehr genau vorausgesagt
differenzler-achievement-all = Alle 157 Punkte einer Runde

# Für alle, die es noch nie gespielt haben
differenzler-help-aim =
    Jeder für sich. Vor der ersten Karte sagst du, **wie viele Punkte** du machen wirst – und dann versuchst du, genau so viele zu machen.
    Jeder Punkt zu viel oder zu wenig ist ein Strafpunkt. Wer am wenigsten hat, gewinnt.
differenzler-help-deal =
    36 Karten, vom Ass bis zur 6, alle werden verteilt: zu viert neun, zu dritt zwölf. Zu fünft fehlt { card-6S }, und alle erhalten sieben. Gespielt wird **im Gegenuhrzeigersinn**, also nach rechts; *Vorhand* ist, wer rechts vom Geber sitzt.
    Außerhalb des Trumpfs: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 6{ rank-legend }. Im **Trumpf** ist der { rank-word-J } der höchste (der *Puur*), dann die 9 (das *Nell*): { rank-J } 9 { rank-A } { rank-K } { rank-Q } { rank-T } 8 7 6.
    { $trump ->
        [turned] Die letzte Karte des Gebers wird aufgedeckt: Ihre Farbe ist Trumpf. Sie bleibt in seiner Hand.
        [forehand] Die Vorhand sagt an, was gespielt wird.
       *[cycle] Was gespielt wird, geht von Runde zu Runde reihum: { sign-S }, { sign-C }, { sign-D }, { sign-H }{ $contracts ->
            [all-six] , Obenabe, Undenufe
           *[suits] {""}
        }.
    }{ $contracts ->
        [all-six] {" "}Bei *Obenabe* und *Undenufe* gibt es keinen Trumpf: Bei Obenabe ist das Ass am höchsten, bei Undenufe die **6**.
       *[suits] {""}
    }
differenzler-help-page-bidding = Voraussage
differenzler-help-bidding =
    Alle sagen eine Zahl von 0 bis 157 voraus; passen kann man nicht. Wie hoch die Summe ist, ist egal.
    { $announce ->
        [shown] Alle sagen geheim voraus; vor der ersten Karte werden die Zahlen aufgedeckt.
        [in-turn] Alle sagen offen voraus, die Vorhand zuerst, der Geber zuletzt.
       *[hidden] Alle sagen geheim voraus, und niemand erfährt deine Zahl, bevor die Runde vorbei ist.
    }
    In allen Stichen zusammen liegen 157 Punkte, ein durchschnittliches Blatt macht also { $players ->
        [3] 52
        [5] 31
       *[other] 39
    }. Puur, Nell und Asse versprechen mehr, tiefe Karten weniger.
differenzler-help-play =
    Die Vorhand spielt zum ersten Stich aus, danach jeweils, wer den Stich gemacht hat.
    • **Trumpf ausgespielt:** Gib Trumpf zu, wenn du kannst. Nur den Puur darfst du zurückhalten.
    • **Andere Farbe ausgespielt:** Gib die Farbe zu **oder stich mit Trumpf**, wie du willst. Ohne die Farbe darfst du alles spielen.
    • **Nicht untertrumpfen:** Hat schon jemand gestochen, darfst du keinen tieferen Trumpf spielen als den höchsten auf dem Tisch – außer du { $undertrump ->
        [void-free] kannst die Farbe nicht zugeben oder hast nichts anderes.
        [all-trump-hand-free] hast nur noch Trümpfe.
       *[strict] hast nichts anderes.
    }
    Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe.
differenzler-help-scoring =
    Im Trumpf: Puur 20, Nell 14. Sonst: Ass 11{ $contracts ->
        [all-six] { $undenufe_six ->
            [0] {""}
           *[other] {" "}(bei Undenufe nichts, dafür jede Sechs { $undenufe_six })
        }
       *[suits] {""}
    }, { rank-T } zehn, König 4, { rank-word-Q } 3, andere { ranks-J } 2{ $contracts ->
        [all-six] ; ohne Trumpf zählt jede Acht 8
       *[suits] {""}
    }. Der letzte Stich: 5 dazu. Zusammen 157.
    Strafpunkte sind die **Differenz** zwischen deiner Voraussage und dem, was du gemacht hast.{ $exact ->
        [0] {" "}Genau getroffen: 0.
       *[other] {" "}Genau getroffen: { $exact } Punkte Abzug – bei einer Voraussage von 0 nur, wenn du einen Stich gemacht hast, der nichts zählte.
    }
    Nach { $rounds ->
        [one] einem Durchgang
       *[other] { $rounds } Durchgängen
    } – in jedem ist jeder einmal Vorhand – gewinnt, wer am wenigsten Punkte hat.{ $level ->
        [play-on] {" "}Liegen mehrere gleichauf, kommt noch eine Runde.
       *[shared] {""}
    }

# Was man sich merkt
differenzler-feat-exact = Genau
differenzler-feat-near = Höchstens 5 daneben
differenzler-feat-off = Punkte daneben insgesamt

# Die Regelwerke in einem Satz, und das ganze Spiel in wenigen Zeilen
differenzler-preset-house-about = Voraussagen bleiben geheim bis zum Ende der Runde; Trumpf geht reihum; { $rounds } Durchgänge.
differenzler-preset-source-about = Wie bei Swisslos: Wer nicht bedienen kann, darf untertrumpfen; { $rounds } Durchgänge.
differenzler-preset-tournament-about = Offene Voraussagen, die letzte Karte des Gebers macht Trumpf, genau: { $exact } Abzug; { $rounds } Durchgänge.
differenzler-preset-short-about = Ein Durchgang; liegen am Schluss mehrere gleichauf, kommt noch eine Runde.
differenzler-help-example =
    Trumpf ist { $trump }. { $leader } spielt { $led } aus, und { $winner } sticht mit { $best }: Der Puur schlägt alles.
    Der Stich zählt { $trick_points } Punkte. { $winner } hatte 0 vorausgesagt – so viele Strafpunkte sind es nun mindestens.
differenzler-help-short =
    • **Ziel:** jeder für sich. Sag voraus, wie viele Punkte du machst, und mach genau so viele. Jeder Punkt daneben ist ein Strafpunkt; wer am wenigsten hat, gewinnt.
    • **Geben:** 36 Karten, alle verteilt. Gespielt wird im Gegenuhrzeigersinn. { $trump ->
        [turned] Die letzte Karte des Gebers macht Trumpf.
        [forehand] Die Vorhand sagt Trumpf an.
       *[cycle] Trumpf geht reihum: { sign-S } { sign-C } { sign-D } { sign-H }{ $contracts ->
            [all-six] {" "}Obenabe, Undenufe
           *[suits] {""}
        }.
    }
    • **Voraussage:** 0 bis 157, { $announce ->
        [shown] geheim, dann aufgedeckt
        [in-turn] offen, einer nach dem anderen
       *[hidden] geheim
    }.
    • **Reihenfolge:** { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 6; im Trumpf zuerst { rank-J } (*Puur*) und 9 (*Nell*).
    • **Du bist dran:** Gib Farbe zu oder stich, aber nicht tiefer als ein Trumpf, der schon liegt. Trumpf muss man zugeben – nur der Puur darf bleiben.
    • **Karten:** Puur 20, Nell 14, Ass 11, { rank-T } zehn, König 4, { rank-word-Q } 3, { rank-word-J } 2{ $contracts ->
        [all-six] ; ohne Trumpf jede 8 acht
       *[suits] {""}
    }. Letzter Stich 5.

# Die erste Lektion
differenzler-lesson-begins = Nur zum Üben! Triff deine Zahl.
differenzler-lesson-predict = { $nell } und { $ace } sind starke Trümpfe. Sag { $number } von 157.
differenzler-lesson-predict-done = Nun mach genau { $number }, nicht mehr und nicht weniger.
differenzler-lesson-predict-no = Geht, aber dieses Blatt verspricht etwa { $number }.
differenzler-lesson-short = Dein einziges { $suit }: Spiel { $card }, dann darfst du später stechen.
differenzler-lesson-short-done = Weg. Ab jetzt kannst du { $suit } stechen.
differenzler-lesson-short-no = Geht, aber wirf erst dein einziges { $suit } ab.
differenzler-lesson-throw = Wenig zu holen: Spar die Trümpfe, wirf { $card } ab.
differenzler-lesson-throw-done = Nichts verloren, nichts gewonnen.
differenzler-lesson-throw-no = Geht, aber die guten Stiche kommen noch.
differenzler-lesson-over = { $king } liegt da. { $nell }, das Nell, ist höher!
differenzler-lesson-over-done = { $points } Punkte in einem Stich.
differenzler-lesson-over-no = Geht, aber { $nell } bringt dir { $points } Punkte.
differenzler-lesson-over-no-ace = Geht, aber { $nell } zählt 3 mehr. Behalt { $ace }.
differenzler-lesson-ace = Dir fehlen { $missing }. Versuch es mit { $card }.
differenzler-lesson-ace-done = Gestochen! Du hast weiter { $points }.
differenzler-lesson-ace-no = Geht, aber { $card } ist am ehesten gut.
differenzler-lesson-ace-no-trump = Geht, aber spar den letzten Trumpf für mehr Punkte.
differenzler-lesson-exact = { $ten } und { $ace } sind { $gain }, dir fehlen { $missing }. Stich!
differenzler-lesson-exact-done = Jetzt { $points } Punkte. Vorausgesagt: { $number }.
differenzler-lesson-exact-no = Geht, aber ein Trumpf bringt { $gain } Punkte.
differenzler-lesson-lose = Ab jetzt verlier jeden Stich. Spiel { $card } aus.
differenzler-lesson-lose-done = Gestochen, also nicht deiner. Gut.
differenzler-lesson-lose-no = Geht, aber { $card } wird am ehesten geschlagen.
differenzler-lesson-away = { $card } könnte noch stechen: Wirf sie jetzt ab.
differenzler-lesson-away-done = Eine Gefahr weniger.
differenzler-lesson-away-no = Geht, aber { $card } ist die Gefahr: weg damit.
differenzler-lesson-end = Noch eine Gefahr: { $card }. Wirf sie ab.
differenzler-lesson-end-done = Vorausgesagt { $number }, gemacht { $points }: Zwei Trümpfe brachten die Punkte, danach hast du jeden Stich absichtlich verloren. Wer am nächsten liegt, gewinnt.
differenzler-lesson-end-no = Geht, aber { $card } ist die Gefahr: weg damit.
