game-all-fours = All Fours

# Einzelne Regeln
all-fours-option-target = Punkte zum Sieg
all-fours-option-turn-scores = Die aufgedeckte Karte bringt dem Geber
all-fours-value-turn-scores-jack = { rank-J } 1
all-fours-value-turn-scores-trinidad = { rank-A } 1, 6 2, { rank-J } 3
all-fours-value-turn-scores-tobago = { rank-A } 1, 2 2, { rank-J } 3
all-fours-value-turn-scores-none = nichts
all-fours-option-hang-jack = Ein gehängter { rank-word-J } (dem Gegner abgenommen) zählt
all-fours-option-low-to = Low bekommt
all-fours-value-low-to-holder = wer den niedrigsten Trumpf ausgeteilt bekam
all-fours-value-low-to-taker = wer den niedrigsten Trumpf im Stich bekommt
all-fours-option-game-tie = Game bei gleich vielen Augen
all-fours-value-game-tie-non-dealer = geht an die Partei, die nicht gegeben hat
all-fours-value-game-tie-nobody = geht an niemanden
all-fours-option-same-suit = Kommt wieder die abgelehnte Farbe
all-fours-value-same-suit-run-on = gibt es noch drei Karten und eine neue Trumpfkarte
all-fours-value-same-suit-redeal = gibt derselbe Geber neu
all-fours-option-undertrump = Untertrumpfen, wenn man bedienen kann
all-fours-value-undertrump-free = erlaubt
all-fours-value-undertrump-forbidden = verboten

# Was gefragt ist: nach „Du bist dran:“ oder einem Namen
all-fours-phase-standing = Trumpf annehmen oder bitten
all-fours-phase-giving = einen Punkt schenken oder nachgeben
all-fours-phase-must-run = Karten nachgeben
all-fours-ask-standing = Ist das dein Trumpf? Nimm ihn an, oder bitte um einen anderen.
all-fours-ask-giving = Man bittet dich: Schenk einen Punkt, und der Trumpf bleibt; oder gib jedem drei Karten nach, und es kommt ein neuer Trumpf.
all-fours-ask-must-run = Man bittet dich, und ein geschenkter Punkt würde die Partie entscheiden: Du musst nachgeben.

# Knöpfe
all-fours-action-stand = Annehmen
all-fours-action-beg = Bitten
all-fours-action-gift = Punkt schenken
all-fours-action-run = Nachgeben
all-fours-said-stand = nimmt an
all-fours-said-beg = bittet
all-fours-pile-refused = abgelehnt

# Was geschieht
all-fours-event-turned-up = Aufgedeckt wird { $card }.
all-fours-event-turn-scores = { $card } zählt für { $who }.
all-fours-event-stood = { $who } nimmt an: Trumpf ist { $suit }.
all-fours-event-begged = { $who } bittet.
all-fours-event-gift = { $who } schenkt { $receiver } einen Punkt: Trumpf ist { $suit }.
all-fours-event-ran = { $who } gibt Karten nach.
all-fours-event-more-cards = Alle bekommen { $count } Karten dazu.
all-fours-event-you-drew = Du bekommst { $cards }.
all-fours-event-same-suit = { $card } wird aufgedeckt: wieder die abgelehnte Farbe, noch kein Trumpf.
all-fours-event-trump-made = Trumpf ist { $suit }.
all-fours-event-dealt-anew = Kein neuer Trumpf: { $who } gibt neu.
all-fours-event-high = High geht an { $who }: { $card }.
all-fours-event-low = Low geht an { $who }: { $card }.
all-fours-event-jack = Der Trumpfbube geht an { $who }: { $card }.
all-fours-event-hung = { $who } hängt { $card }! Die Karte war bei { $holder }.
all-fours-event-game = Game geht an { $who } mit { $count } zu { $against } Augen.
all-fours-event-game-tied = Game geht an { $who }, nicht an die Partei des Gebers: Jede hat { $count } Augen.
all-fours-event-no-game = Game geht an niemanden: Jede Partei hat { $count } Augen.

# Was man mitzählt
all-fours-fact-turned = Aufgedeckt: { $cards }
all-fours-fact-high = High bisher: { $who } ({ $card })
all-fours-fact-low = Low bisher: { $who } ({ $card })
all-fours-fact-jack = Trumpfbube: { $who } ({ $card })
all-fours-fact-card-points = Augen für Game: { $who } { $count }

# Was nicht geht
all-fours-why-gift-would-win = Mit diesem Punkt hätten die anderen { $target } und damit gewonnen: Du musst nachgeben.

# Die Rechnung einer Runde, worum es geht, und was man später erzählt
all-fours-bid-was-stood = { $who } nahm an: { $suit }
all-fours-bid-was-gift = { $who } schenkte einen Punkt: { $suit }
all-fours-bid-was-ran = { $who } gab nach: { $suit }
all-fours-verdict-dealt-anew = Kein neuer Trumpf: neu gegeben
all-fours-verdict-hung = { $card } ist gehängt!
all-fours-sum-turn-scores = aufgedeckt { $card } { $points }
all-fours-sum-gift = geschenkt { $points }
all-fours-sum-high = High: { $card } 1
all-fours-sum-low = Low: { $card } 1
all-fours-sum-jack = Trumpfbube { $card } 1
all-fours-sum-hung = gehängt { $card } { $points }
all-fours-sum-game = Game ({ $count } zu { $against }) 1
all-fours-sum-game-tied = Game (je { $count }) 1
all-fours-sum-no-point = kein Punkt
all-fours-stake-game-level = Game: je { $count }
all-fours-stake-game-ahead = Game: { $who } { $count } zu { $against }
all-fours-moment-all-four = Alle vier Punkte für { $who } in Runde { $deal }
all-fours-moment-hung = { $who } hängte in Runde { $deal } { $card }
all-fours-moment-turned-out = { $who } gewann in Runde { $deal } mit { $card }, aufgedeckt

# Für alle, die es noch nie gespielt haben
all-fours-help-aim =
    { $players ->
        [2] Eins gegen eins.
       *[other] Zwei gegen zwei: Partner sitzen einander gegenüber, ihre Punkte zählen zusammen.
    } In jeder Runde geht es um bis zu vier Punkte, daher der Name: **High**, **Low**, **Bube** und **Game**.
    Eine aufgedeckte Karte macht Trumpf. Gefällt er dir nicht, darfst du *bitten*: Der Geber bezahlt dich dafür oder wechselt ihn.
    Welche Partei zuerst { $target } Punkte hat, gewinnt auf der Stelle.
all-fours-help-deal =
    52 Karten. Jeder bekommt sechs, je drei auf einmal. Die nächste Karte wird **aufgedeckt**; der Rest ist der Talon und zählt für niemanden.
    In jeder Farbe gilt von oben: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 … 2{ rank-legend }. Trumpf sticht alles andere.{ $turn_scores ->
        [none] {""}
       *[jack] {" "}Wird ein { rank-word-J } aufgedeckt, schreibt die Partei des Gebers 1.
        [trinidad] {" "}Die aufgedeckte Karte zählt für die Partei des Gebers: { rank-A } 1, 6 2, { rank-J } 3.
        [tobago] {" "}Die aufgedeckte Karte zählt für die Partei des Gebers: { rank-A } 1, 2 2, { rank-J } 3.
    }
all-fours-help-bidding =
    Links vom Geber **nimmt** man die aufgedeckte Farbe als Trumpf **an** oder **bittet**. Wer gebeten wird, **schenkt** entweder 1 Punkt, und die Farbe bleibt, oder **gibt nach**. Ein Punkt, der die Partie gewinnt, darf nicht geschenkt werden.
    Nachgeben: Alle bekommen drei Karten dazu, und wieder wird eine aufgedeckt. Ihre Farbe ist Trumpf, und sie zählt wie die erste.
    Kommt wieder die abgelehnte Farbe, zählt sie nichts, und { $same_suit ->
        [redeal] derselbe Geber gibt neu.
       *[run-on] es wird noch einmal nachgegeben; reicht der Talon nicht mehr, gibt derselbe Geber neu.
    }
all-fours-help-play =
    Links vom Geber wird eine beliebige Karte ausgespielt. Trumpf muss man bedienen, wenn man kann. Eine andere Farbe bedient man **oder** trumpft, wie man will; wer die Farbe hat, darf nichts anderes spielen.{ $undertrump ->
        [forbidden] {" "}Liegt schon ein Trumpf darauf, darf man nur höher trumpfen, außer ohne die Farbe.
       *[free] {""}
    }
    Ohne die Farbe spielst du, was du willst. Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe. Wer den Stich macht, spielt als Nächstes aus. Alle Karten werden gespielt.
all-fours-help-scoring =
    Nur gespielte Karten zählen, je 1 Punkt:
    • **High** – der höchste gespielte Trumpf
    • **Low** – der niedrigste gespielte Trumpf, für { $low_to ->
        [taker] den, der ihn im Stich bekommt
       *[holder] den, der ihn ausgeteilt bekam, wer ihn auch sticht
    }
    • **Bube** – den { rank-J } der Trumpffarbe bekommen, wenn er gespielt wird{ $hang_jack ->
        [3] . Wer ihn dem Gegner abnimmt, hat ihn *gehängt*: Das zählt 3
       *[1] {""}
    }
    • **Game** – mehr Augen: { ranks-T } zählen 10, Asse 4, Könige 3, { ranks-Q } 2, { ranks-J } 1. Bei Gleichstand bekommt den Punkt { $game_tie ->
        [nobody] niemand
       *[non-dealer] die Partei, die nicht gegeben hat
    }.
    Geschrieben wird in dieser Reihenfolge, davor für aufgedeckte Karten und geschenkte Punkte. Wer zuerst { $target } hat, hat gewonnen; was danach käme, zählt nicht.

# Was man sich merkt
all-fours-feat-high = High
all-fours-feat-low = Low
all-fours-feat-jack = Trumpfbube
all-fours-feat-game = Game
all-fours-feat-hung = Gehängte { ranks-J }
all-fours-feat-turned = Punkte aufgedeckt

# Die Regelwerke in einem Satz, und das ganze Spiel in wenigen Zeilen
all-fours-preset-trinidad = Trinidad
all-fours-preset-short = kurze Partie
all-fours-preset-house-about = Bis { $target }: annehmen oder bitten, schenken oder nachgeben; ein aufgedeckter { rank-word-J } zählt 1.
all-fours-preset-source-about = Wie die Standardregeln, aber bis { $target }; bei gleich vielen Augen bekommt niemand Game.
all-fours-preset-trinidad-about = Bis { $target }: { rank-A }, 6 und { rank-J } zählen beim Aufdecken, gehängt 3; kein Untertrumpfen.
all-fours-preset-short-about = Die Standardregeln, aber nur bis { $target }.
all-fours-achievement-all-four = Alle vier Punkte einer Runde
all-fours-achievement-turned-out = Mit der aufgedeckten Karte gewonnen
all-fours-help-example =
    { $turned } wird aufgedeckt, und { $eldest } nimmt an. Sechs Stiche später:
    • **High** { $high } und **Low** { $low } gehen an { $dealer }, als ausgeteilte Karten; dabei hat { $eldest } { $low } gestochen.
    • **Bube** { $jack } und **Game** mit { $count } zu { $against } Augen gehen an { $eldest }. So schreibt { $dealer } { $dealer_gain }, { $eldest } { $eldest_gain }.
all-fours-help-short =
    • **Ziel:** { $players ->
        [2] eins gegen eins.
       *[other] zwei gegen zwei, dein Partner sitzt gegenüber.
    } Wer zuerst { $target } Punkte hat, gewinnt.
    • **Trumpf:** Eine Karte wird aufgedeckt. Links vom Geber nimmt man an oder bittet; dann schenkt der Geber einen Punkt, oder er gibt nach: drei Karten für alle und ein neuer Trumpf.
    • **Je 1 Punkt:** der höchste gespielte Trumpf (*High*), der niedrigste (*Low*), der { rank-J } der Trumpffarbe (*Bube*), mehr Augen (*Game*).
    • **Du bist dran:** Bediene die Farbe oder trumpfe; ohne die Farbe spiel, was du willst. Trumpf musst du bedienen, wenn du kannst.
    • **Wer zuerst** { $target } hat, gewinnt sofort, auch mitten in der Runde.

# Die erste Lektion
all-fours-lesson-begins = Nur zum Üben! Manche Trümpfe zählen einen Punkt.
all-fours-lesson-stand = { $suit }: { $ace } ist High, { $jack } der Bube. Annehmen oder bitten?
all-fours-lesson-stand-done = Trumpf ist { $suit }. Es geht um vier Punkte.
all-fours-lesson-stand-no = Geht, aber ein besserer Trumpf kommt nicht. Nimm an.
all-fours-lesson-draw = Du spielst aus. { $ace } sticht sicher: Sieh, was fällt.
all-fours-lesson-draw-done = High ist dein, und drüben ist ein Trumpf weg.
all-fours-lesson-draw-no = Geht, aber { $ace } sticht sicher und zieht einen Trumpf.
all-fours-lesson-ace = Behalte { $jack }. Lock einen Trumpf heraus: Spiel { $card }.
all-fours-lesson-ace-done = Getrumpft, mit einer Karte, die { $jack } gefährlich war.
all-fours-lesson-ace-no = Geht, aber { $card } sticht oder kostet sie einen Trumpf.
all-fours-lesson-ace-no-jack = Geht, aber { $jack } ist noch in Gefahr. Spiel { $card }.
all-fours-lesson-jack = Du spielst zuletzt und hast kein { $suit }: Hol { $jack } heim!
all-fours-lesson-jack-done = Der Bube ist dein, mit einem Ass für Game.
all-fours-lesson-jack-no = Geht, aber jetzt schlägt nichts mehr { $jack }: Nimm den Stich.
all-fours-lesson-king = { $card } zählt 3 für Game. Spiel sie aus.
all-fours-lesson-king-done = Drüben wird nicht bedient: dein Stich.
all-fours-lesson-king-no = Geht, aber { $card } zählt, solange sie sticht.
all-fours-lesson-last = Noch zwei Karten: Spiel eine von beiden.
all-fours-lesson-last-done = High, Low und Bube sind dein, und Game dazu.
