game-two-ten-jack = Two-Ten-Jack

# Zeichen auf den Karten
two-ten-jack-mark-speculation = S
two-ten-jack-marked-speculation = Spekulation

# Regelwerke
two-ten-jack-preset-japan = japanische Familienregeln
two-ten-jack-preset-speculation = englische Regeln
two-ten-jack-preset-short = kurze Partie

# Einzelne Regeln
two-ten-jack-option-partners = Zwei gegen zwei (nur zu viert)
two-ten-jack-option-trump = Trumpf
two-ten-jack-value-trump-cycle = geht reihum: { sign-C } { sign-D } { sign-H }
two-ten-jack-value-trump-hearts = immer { sign-H }
two-ten-jack-option-card-values = Werte der Karten
two-ten-jack-value-card-values-japan = japanisch: ±10, ±5 und 1
two-ten-jack-value-card-values-english = englisch: ±5 und 1
two-ten-jack-option-spade-ace = Punkte für { card-AS } bei japanischen Werten
two-ten-jack-option-void = Wer nicht bedienen kann
two-ten-jack-value-void-must-trump = muss stechen
two-ten-jack-value-void-free = spielt, was er will
two-ten-jack-option-same-two = Von vier Trümpfen oder vier { suit-S } gewinnt die 2 (zu viert)
two-ten-jack-option-reversal = Alle sechs { suit-S }, die kosten, zählen als Pluspunkte (japanische Werte)
two-ten-jack-option-drawn = Gezogene Karten
two-ten-jack-value-drawn-hidden = sieht nur, wer zieht
two-ten-jack-value-drawn-shown = werden allen gezeigt
two-ten-jack-option-end = Ende der Partie
two-ten-jack-value-end-deals = nach fester Rundenzahl
two-ten-jack-value-end-limit = wenn jemand eine Punktzahl erreicht
two-ten-jack-option-deals = Runden
two-ten-jack-option-limit = Punkte, mit denen sie endet
why-two-ten-jack-english-hearts = Die englischen Werte gelten für { suit-H } als Trumpf: Mit ihnen kann Trumpf nicht reihum gehen.

# Was gefragt, gesagt und erzählt wird
two-ten-jack-phase-speculating = sagen, als was { card-AS } ausgespielt ist
two-ten-jack-ask-speculating = Du hast { card-AS } ausgespielt: Was müssen die anderen bedienen?
two-ten-jack-action-as-trump = Als Trumpf
two-ten-jack-action-as-spade = Als { suit-S }
two-ten-jack-said-as-trump = Als Trumpf
two-ten-jack-said-as-spade = Als { suit-S }
two-ten-jack-event-trump-is = { $suit } ist Trumpf in dieser Runde.
two-ten-jack-event-drew = { $who } zieht { $card }.
two-ten-jack-event-you-drew = Du ziehst { $card }.
two-ten-jack-event-led-as = { $who } spielt die Spekulation aus: { $suit } muss bedient werden.
two-ten-jack-event-reversed = { $who } hat alle sechs { suit-S }: Sie zählen als Pluspunkte, { $points } Punkte besser.
two-ten-jack-fact-wanted-out = Begehrt und noch draußen: { $cards }
two-ten-jack-fact-feared-out = Gefürchtet und noch draußen: { $cards }
two-ten-jack-why-must-follow-trump = Du musst Trumpf bedienen ({ $suit }): Du hast { $binding }, also geht { $card } nicht.
two-ten-jack-why-must-trump = Du hast kein { $suit }, also musst du trumpfen, zum Beispiel mit { $binding } – { $card } geht nicht.

# Die Rechnung einer Runde, was gerade zählt, und was man nachher erzählt
two-ten-jack-bid-was-trump-was = Trumpf: { $suit }
two-ten-jack-verdict-most = Am meisten: { $who }, { $points }
two-ten-jack-sum-trumps = Trümpfe { $points }
two-ten-jack-sum-others = andere Farben { $points }
two-ten-jack-sum-spades = { suit-S } { $points }
two-ten-jack-sum-reversed = alle sechs, umgekehrt { $points }
two-ten-jack-sum-nothing = nichts, was zählt { $points }
two-ten-jack-stake-points-out = Noch { $count } { $count ->
    [one] Pluspunkt
   *[other] Pluspunkte
 } draußen
two-ten-jack-moment-all-three = Alle drei für { $who } in Runde { $deal }: 2, { rank-T } und { rank-J } in Trumpf
two-ten-jack-moment-turned-round = { $who } hat in Runde { $deal } alle sechs { suit-S }: { $points }
two-ten-jack-moment-dear = Runde { $deal } brachte { $who } { $points }
two-ten-jack-achievement-all-three = 2, { rank-T } und { rank-J } der Trumpffarbe in einer Runde
two-ten-jack-achievement-turned-round = Alle sechs { suit-S }, umgekehrt

# Für alle, die es noch nie gespielt haben
two-ten-jack-help-aim =
    { $partners ->
        [yes] Zwei gegen zwei: Dein Partner sitzt gegenüber.
       *[no] Jeder für sich.
    } In deinen Stichen willst du **2, { rank-T } und { rank-J } im Trumpf**, und dieselben drei in **{ suit-S }** überlässt du den anderen.
    Die Blätter bleiben klein: Nach jedem Stich ziehen alle eine Karte.
two-ten-jack-help-deal =
    52 Karten. Zu zweit erhält jeder sechs, zu viert vier; der Rest ist der Talon, verdeckt. Gespielt wird im Uhrzeigersinn.
    In jeder Farbe: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 … 2{ rank-legend }. { $trump ->
        [hearts] { suit-H } ist immer Trumpf.
       *[cycle] Trumpf geht reihum: { sign-C } in der ersten Runde, { sign-D } in der zweiten, { sign-H } in der dritten.
    } { suit-S } ist nie Trumpf.
    { card-AS } ist die **Spekulation**: Sie zählt als { suit-S } und zugleich als höchster aller Trümpfe.
two-ten-jack-help-play =
    Wer links vom Geber sitzt, spielt aus. Wer { card-AS } ausspielt, sagt, ob als Trumpf oder als { suit-S }.
    • **Trumpf ausgespielt:** Bediene Trumpf; { card-AS } ist einer.
    • **{ suit-S } ausgespielt:** Bediene { suit-S }; { card-AS } gehört dazu.
    • **Andere Farbe ausgespielt:** Bediene sie.
    { $void ->
        [free] Kannst du nicht bedienen, spiel, was du willst.
       *[must-trump] Kannst du nicht bedienen, musst du stechen; ohne Trumpf spiel, was du willst.
    } { card-AS } gewinnt immer, sonst der höchste Trumpf, sonst die höchste Karte der ausgespielten Farbe.{ $same_two ->
        [yes] {" "}Sind zu viert alle vier Karten Trümpfe oder alle { suit-S }, gewinnt die 2 unter ihnen.
       *[no] {""}
    }
    Wer den Stich macht, zieht zuerst, dann die anderen der Reihe nach; { $drawn ->
        [shown] alle sehen, was gezogen wird
       *[hidden] niemand zeigt es
    }. Er spielt als Nächstes aus. Ist der Talon leer, werden die letzten Karten ausgespielt.
two-ten-jack-help-scoring =
    { $card_values ->
        [english] { card-2H } { card-TH } { card-JH } je +5, { card-2S } { card-TS } { card-JS } je −5, { card-2D } { card-TD } { card-JD } je +1, { card-6C } +1. Alles andere zählt nichts.
       *[japan] • **Trumpf:** 2, { rank-T } und { rank-J } je +10; { rank-A } { rank-K } { rank-Q } je +5.
    }
    { $card_values ->
        [english] Auch weniger als null ist möglich.
       *[japan] • **{ suit-S }:** 2, { rank-T } und { rank-J } je −10; { rank-K } { rank-Q } je −5; { card-AS } { $spade_ace ->
            [-5] −5
           *[other] −15
        }.
    }{ $card_values ->
        [english] {""}
       *[japan] {"\u000a"}• **Die zwei anderen Farben:** { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } je +1.{ $reversal ->
            [yes] {" "}Wer diese sechs { suit-S } alle hat, zählt sie als Pluspunkte.
           *[no] {""}
        }
    }
    { $end ->
        [limit] Die Partie endet nach der Runde, in der jemand { $limit } hat; die höchste Summe gewinnt.
       *[deals] { $deals ->
            [one] Gespielt wird eine Runde
           *[other] Nach { $deals } Runden endet die Partie
        }; die höchste Summe gewinnt.
    }

# Was man sich merkt
two-ten-jack-feat-wanted = 2, { rank-T }, { rank-J } im Trumpf
two-ten-jack-feat-feared = { suit-S }, die kosten
two-ten-jack-feat-all-three = Alle drei

# Die Regelwerke in einem Satz, und das ganze Spiel in wenigen Zeilen
two-ten-jack-preset-house-about = Trumpf geht reihum { sign-C } { sign-D } { sign-H }; { card-AS } kostet 15; wer nicht bedienen kann, muss stechen; { $deals } Runden.
two-ten-jack-preset-japan-about = Wie in Japan: { card-AS } kostet 5, die 2 schlägt drei Trümpfe oder { suit-S }, alle sechs davon bringen Plus.
two-ten-jack-preset-japan-where = in Japan
two-ten-jack-preset-speculation-about = { suit-H } ist Trumpf, mit den englischen Werten; bis { $limit } Punkte.
two-ten-jack-preset-short-about = Eine Runde, mit { suit-H } als Trumpf.
two-ten-jack-help-row-spades = { suit-S }: Das Ass ist außerdem der höchste Trumpf
two-ten-jack-help-example =
    { $trump } ist Trumpf. { $leader } spielt { $best } aus, das Ass: Alle müssen Trumpf bedienen, und { $second } muss { $card2 } hergeben.
    Mit { $card3 } und dem König macht das { $trick_points } Punkte in einem Stich für { $winner }.
two-ten-jack-help-short =
    • **Ziel:** Hol 2, { rank-T } und { rank-J } im Trumpf in Stichen, und überlass dieselben in { suit-S } den anderen. { $end ->
        [limit] Die Partie endet bei { $limit } Punkten.
       *[deals] { $deals ->
            [one] Eine Runde.
           *[other] { $deals } Runden.
        }
    }
    • **Geben:** zu zweit sechs Karten, zu viert vier; nach jedem Stich ziehen alle eine vom Talon.
    • **Trumpf:** { $trump ->
        [hearts] { suit-H }
       *[cycle] { sign-C }, { sign-D } und { sign-H } im Wechsel
    }; { suit-S } nie.
    • **Spekulation:** { card-AS } zählt als { suit-S } und auch als höchster Trumpf; wer es ausspielt, sagt, als was.
    • **Du bist dran:** Bediene; { $void ->
        [free] kannst du nicht, spiel, was du willst.
       *[must-trump] kannst du nicht, musst du stechen.
    }
    • **Punkte:** { $card_values ->
        [english] 2, { rank-T }, { rank-J } in { suit-H } +5, in { suit-S } −5, in { suit-D } +1; { card-6C } +1.
       *[japan] 2, { rank-T }, { rank-J } im Trumpf +10, { rank-A } { rank-K } { rank-Q } +5; dieselben in { suit-S } −10 und −5{ $spade_ace ->
            [-5] {""}
           *[other] {" "}({ card-AS } −15)
        }; die fünf hohen Karten der anderen zwei Farben +1.
    }

# Die erste Lektion
two-ten-jack-lesson-begins = Nur zum Üben! { suit-C } ist Trumpf.
two-ten-jack-lesson-lead = Du spielst aus. { $jack } zählt 10: Behalt ihn, spiel { $card }.
two-ten-jack-lesson-lead-done = Alle ziehen eine Karte, wer gewonnen hat, zuerst.
two-ten-jack-lesson-lead-no = Geht, aber mit { $card } wagst du nichts.
two-ten-jack-lesson-follow = { $suit } liegt: Du musst bedienen.
two-ten-jack-lesson-follow-done = Jemand hat gestochen.
two-ten-jack-lesson-follow-no = Du musst { $suit } bedienen.
two-ten-jack-lesson-keep = { $king } nähme dir { $jack } weg. Gib { $card }.
two-ten-jack-lesson-keep-done = { $jack } bleibt dir.
two-ten-jack-lesson-keep-no = Geht, aber dann ist { $jack } verloren.
two-ten-jack-lesson-jack = Trumpf liegt, und { $jack } ist dein einziger. Aber er dürfte gewinnen!
two-ten-jack-lesson-jack-done = Und { $two } fiel: 20 Punkte in einem Stich.
two-ten-jack-lesson-jack-no = Du musst deinen Trumpf bedienen.
two-ten-jack-lesson-ace = { $ace } hast du gezogen. { $ten } ist noch draußen: Hol sie.
two-ten-jack-lesson-ace-done = 2, { rank-T } und { rank-J } im Trumpf gehören dir: 40 Punkte!
two-ten-jack-lesson-ace-no = Geht, aber { $ace } bringt vielleicht { $ten }.
two-ten-jack-lesson-away = Ab jetzt droht { suit-S }. Gib das Ausspiel ab: { $card }.
two-ten-jack-lesson-away-done = Nun spielt jemand anders aus.
two-ten-jack-lesson-away-no = Geht, aber { $card } verliert am sichersten.
two-ten-jack-lesson-duck = Den Stich haben sie. Gib { $card }, das zählt nichts.
two-ten-jack-lesson-duck-done = Und { $jack } kostet jemand anderen 10.
two-ten-jack-lesson-duck-no = Geht, aber { $card } verschenkt nichts.
two-ten-jack-lesson-low = { suit-S } liegt. Bleib niedrig mit { $card }; { $king } könnte gewinnen.
two-ten-jack-lesson-low-done = { card-2S } ging woandershin.
two-ten-jack-lesson-low-no = Geht, aber das käme dich teuer.
two-ten-jack-lesson-dump = Kein { $suit }, kein Trumpf: Wirf { $king } ab, der kostet 5.
two-ten-jack-lesson-dump-done = Jemand anders zahlt dafür.
two-ten-jack-lesson-dump-no = Geht, aber { $king } willst du los sein.
two-ten-jack-lesson-rest = Du kannst nicht bedienen: Wirf wertloses { $suit } ab.
two-ten-jack-lesson-rest-done = Nichts verloren.
two-ten-jack-lesson-rest-no = Geht, aber die zählt.
two-ten-jack-lesson-end = Nur noch { $suit }, jede zählt 1 für andere. Wirf eine ab.
two-ten-jack-lesson-end-done = 40 Punkte: Zwei Stiche voller Trümpfe brachten sie alle, und alle { suit-S }, die kosten, gingen an andere.
