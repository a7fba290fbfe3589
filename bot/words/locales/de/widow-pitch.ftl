game-widow-pitch = Widow-Pitch

# Einzelne Regeln
widow-pitch-option-target = Punkte zum Sieg
widow-pitch-option-forced-dealer-may-raise = Passt der Gegner, darf der Geber mehr als 3 bieten
widow-pitch-option-both-out = Wenn beide in derselben Runde das Ziel erreichen
widow-pitch-value-both-out-bidder = gewinnt der Bieter
widow-pitch-value-both-out-higher = gewinnt der höhere Stand
widow-pitch-option-shoot = „Shoot it!“
widow-pitch-value-shoot-added = plus oder minus 21 Punkte
widow-pitch-value-shoot-outright = gewinnt oder verliert die ganze Partie
widow-pitch-option-low-to = Low bekommt
widow-pitch-value-low-to-taker = wer den niedrigsten Trumpf im Stich bekommt
widow-pitch-value-low-to-player = wer den niedrigsten Trumpf gespielt hat
widow-pitch-option-game-tie = Game, wenn beide gleich viele Augen haben
widow-pitch-value-game-tie-nobody = bekommt niemand
widow-pitch-value-game-tie-opponent = bekommt der Gegner des Bieters
widow-pitch-option-follow = Bedienpflicht
widow-pitch-value-follow-strict = immer bedienen
widow-pitch-value-follow-follow-or-trump = bedienen oder trumpfen

# Was gefragt ist: nach „Du bist dran:“ oder einem Namen
widow-pitch-phase-bidding = bieten oder passen
widow-pitch-phase-must-bid = bieten
widow-pitch-phase-discarding = sieben Karten drücken
widow-pitch-phase-naming = Trumpf ansagen
widow-pitch-phase-exchanging = Karten mit dem Talon tauschen
widow-pitch-ask-bidding = { $bid ->
    [0] Höher geht nur noch „Shoot it!“: Sag es an oder passe.
   *[other] Wie viele Punkte holst du? Biete { $bid } oder mehr, oder passe.
 }
widow-pitch-ask-must-bid = Dein Gegner hat gepasst, also bist du Bieter: { $bid } oder mehr?
widow-pitch-ask-discarding = Der Stock gehört dir: Drück sieben deiner vierzehn Karten.
widow-pitch-ask-naming = Sag an, welche Farbe Trumpf ist.
widow-pitch-ask-exchanging = Drück, was du nicht brauchst, bis zu { $most } Karten, und zieh ebenso viele. Oder behalte alle.
widow-pitch-badge-maker = Bieter
widow-pitch-mark-right = R
widow-pitch-mark-left = L
widow-pitch-marked-right = rechter Bube
widow-pitch-marked-left = linker Bube

# Knöpfe
widow-pitch-action-bid = { $value ->
    [shoot] „Shoot it!“
   *[other] { $value } bieten
 }
widow-pitch-action-trump = { $suit } ansagen

# Die Ansage
widow-pitch-contract-bid-3 = 3 geboten
widow-pitch-contract-bid-4 = 4 geboten
widow-pitch-contract-bid-5 = 5 geboten
widow-pitch-contract-bid-6 = 6 geboten
widow-pitch-contract-bid-7 = 7 geboten
widow-pitch-contract-bid-shoot = „Shoot it!“
widow-pitch-contract-by = { $trump ->
    [yes] Trumpf: { $contract }, angesagt von { $maker }
   *[no] { $contract } von { $maker }
 }
widow-pitch-pile-widow = Stock
widow-pitch-pile-stock = Talon

# Was geschieht
widow-pitch-event-bid = { $value ->
    [shoot] { $who }: „Shoot it!“
   *[other] { $who } bietet { $value }.
 }
widow-pitch-event-forced = Der Gegner hat gepasst, also spielt { $who } für { $value }.
widow-pitch-event-took-widow = { $who } nimmt den Stock auf.
widow-pitch-event-you-took = Im Stock lagen { $cards }.
widow-pitch-event-discarded = { $who } drückt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }.
widow-pitch-event-you-discarded = Du drückst { $cards }.
widow-pitch-event-named = { $who } sagt an: { $suit }.
widow-pitch-event-exchanged = { $count ->
    [0] { $who } behält alle Karten.
    [one] { $who } drückt eine Karte und zieht eine neue.
   *[other] { $who } drückt { $count } Karten und zieht ebenso viele.
 }
widow-pitch-event-you-drew = Du ziehst { $cards }.
widow-pitch-event-high = High geht an { $who }: { $card }.
widow-pitch-event-low = Low geht an { $who }: { $card }.
widow-pitch-event-jacks = { $cards_count ->
    [one] Ein Bube geht an { $who }: { $cards }.
   *[other] Buben gehen an { $who }: { $cards }.
 }
widow-pitch-event-game = Game geht an { $who } mit { $count } zu { $against } Augen.
widow-pitch-event-game-tied = Game geht an { $who }, den Gegner des Bieters: Beide haben { $count } Augen.
widow-pitch-event-no-game = Game geht an niemanden: Beide haben { $count } Augen.
widow-pitch-event-made = { $value ->
    [shoot] Geschafft! { $maker } holt alle { $points } Punkte.
   *[other] { $maker } hat { $value } geboten und schafft es mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }.
 }
widow-pitch-event-failed = { $value ->
    [shoot] Daneben! { $maker } holt { $points ->
        [0] keinen einzigen
       *[other] nur { $points }
    } der sieben Punkte.
   *[other] { $maker } hat { $value } geboten und holt { $points ->
        [0] keinen einzigen
       *[other] nur { $points }
    }.
 }

# Was man mitzählt
widow-pitch-fact-bid = { $value ->
    [shoot] { $who } spielt „Shoot it!“
   *[other] { $who } hat { $value } geboten
 }
widow-pitch-fact-high = High bisher: { $who } ({ $card })
widow-pitch-fact-low = Low bisher: { $who } ({ $card })
widow-pitch-fact-jacks = { $cards_count ->
    [one] Bube bei { $who }: { $cards }
   *[other] Buben bei { $who }: { $cards }
 }
widow-pitch-fact-card-points = { $count ->
    [0] {""}
   *[other] Augen für Game: { $who } { $count }
 }

widow-pitch-result-minus-target = { $who } steht bei minus { $target } oder tiefer
widow-pitch-result-both-out = beide haben { $target } erreicht, und { $winner } war Bieter
widow-pitch-result-both-out-higher = beide haben { $target } erreicht, und { $winner } hat mehr
widow-pitch-result-shot = { $who } hat mit „Shoot it!“ alle sieben Punkte geholt
widow-pitch-result-shot-failed = { $who } ist an „Shoot it!“ gescheitert

# Was nicht geht
widow-pitch-why-must-bid = Dein Gegner hat gepasst, und du gibst: Du musst bieten, mindestens 3.
widow-pitch-why-no-such-bid = Du kannst 3, 4, 5, 6, 7 und „Shoot it!“ bieten.
widow-pitch-why-bid-too-low = { $high ->
    [shoot] Höher als „Shoot it!“ geht es nicht.
   *[other] Biete mehr als { $high } oder passe.
 }
widow-pitch-why-name-a-suit = Sag eine der vier Farben als Trumpf an.
widow-pitch-why-must-follow-jack = Du musst { $suit } bedienen: { $binding } ist einer der vier Trumpfbuben und zählt als { $suit }. Darum geht { $card } nicht.
widow-pitch-why-jack-is-trump = Du musst { $suit } mit { $binding } bedienen: { $card } ist der linke Bube und zählt als { $trump }.

# Die Rechnung einer Runde, worum es geht, und was man später erzählt
widow-pitch-way-bid = { $who } { $value ->
    [shoot] sagte „Shoot it!“
   *[other] bot { $value }
 }
widow-pitch-tag-bid = { $value ->
    [shoot] Shoot it
   *[other] Gebot { $value }
 }
widow-pitch-bid-was-bid = { $value ->
    [shoot] { $who } sagte „Shoot it!“
   *[other] { $who } bot { $value }
 }, { $suit }
widow-pitch-verdict-made = { $value ->
    [shoot] „Shoot it!“ geschafft, alle sieben!
   *[other] Geschafft, mit { $points } Punkten
 }
widow-pitch-verdict-failed = { $value ->
    [shoot] „Shoot it!“ verfehlt
   *[other] { $points ->
        [0] Verfehlt: kein einziger Punkt
        [one] Verfehlt, mit nur 1 Punkt
       *[other] Verfehlt, mit nur { $points } Punkten
    }
 }
widow-pitch-sum-high = High: { $card } { $worth }
widow-pitch-sum-low = Low: { $card } { $worth }
widow-pitch-sum-jacks = { $cards_count ->
    [one] Bube
   *[other] Buben
 } { $cards } { $worth }
widow-pitch-sum-game = Game ({ $count } zu { $against }) { $worth }
widow-pitch-sum-no-point = kein Punkt
widow-pitch-sum-set = { $took } < { $bid }: verfehlt, { $points }
widow-pitch-sum-shot = „Shoot it!“: { $points }
widow-pitch-sum-shot-missed = „Shoot it!“ verfehlt: { $points }
widow-pitch-stake-points-missing = { $who } braucht { $wanted } von 7, sicher sind { $sure }
widow-pitch-stake-bid-made = { $who } hat die { $wanted } Punkte sicher
widow-pitch-stake-bid-lost = { $who } kann keine { $wanted } Punkte mehr schaffen
widow-pitch-moment-shot = { $who } schaffte in Runde { $deal } „Shoot it!“
widow-pitch-moment-shot-missed = { $who } verfehlte in Runde { $deal } „Shoot it!“
widow-pitch-moment-all-seven = { $who } holte in Runde { $deal } alle sieben Punkte

# Für alle, die es noch nie gespielt haben
widow-pitch-help-aim =
    Ein Spiel für zwei. In jeder Runde geht es um bis zu **sieben Punkte**: High, Low, Game und je einen für die vier Trumpfbuben.
    Wer am höchsten bietet, ist **Bieter**, bekommt sieben Karten dazu, sagt Trumpf an und muss mindestens so viele Punkte holen wie geboten.
    Wer zuerst { $target } Punkte hat, gewinnt. Wer auf minus { $target } fällt, verliert.
widow-pitch-help-deal =
    52 Karten und zwei Joker. Jeder bekommt sieben; sieben weitere liegen verdeckt: der **Stock** (englisch *widow*, Witwe). Die übrigen 33 sind der Talon.
    Zum **Trumpf** gehören 16 Karten, von oben: Ass, König, { rank-word-Q }, *rechter Bube* (der { rank-word-J } der Farbe), *linker Bube* (der andere rote bzw. schwarze { rank-word-J }), *großer Joker*, *kleiner Joker*, { rank-T } 9 8 7 6 5 4 3 2. Ist { sign-H } Trumpf, dann ist { card-JD } der linke Bube und zählt als { suit-H }.
    Diese vier – beide Buben und beide Joker – heißen *Trumpfbuben* und **gehören zur Trumpffarbe**.
    Die anderen Farben: Ass, König, { rank-word-Q }, { rank-word-J }, { rank-T } … 2.
widow-pitch-help-bidding =
    Wer nicht gegeben hat, bietet zuerst: 3, 4, 5, 6, 7 oder *Shoot it!* (alle sieben, für { $shoot ->
        [outright] die ganze Partie
       *[added] 21 Punkte
    }). Man bietet höher oder passt; das erste Passen oder *Shoot it!* beendet das Bieten. Wird gleich zuerst gepasst, { $forced_dealer_may_raise ->
        [yes] muss der Geber bieten, mindestens 3
       *[no] spielt der Geber für 3
    }.
    Der **Bieter** nimmt den Stock auf, drückt sieben Karten (legt sie verdeckt weg) und sagt Trumpf an.
    Dann drückt der **Gegner** beliebig viele Karten und zieht ebenso viele vom Talon.
    Gedrückte Karten zählen für niemanden. Nur Mut: Unter 14 Karten finden sich 3 Punkte fast immer.
widow-pitch-help-play =
    Der Bieter spielt aus, was er will.
    { $follow ->
        [follow-or-trump] Bediene die ausgespielte Farbe oder trumpfe, wie du willst.
       *[strict] Du musst die ausgespielte Farbe bedienen, wenn du kannst, und darfst **nicht** stattdessen trumpfen.
    } Sonst spielst du, was du willst.
    Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe. Wer den Stich macht, spielt als Nächstes aus. Es gibt sieben Stiche.
widow-pitch-help-scoring =
    Nur gespielte Karten zählen:
    • **High** – den höchsten gespielten Trumpf bekommen: 1
    • **Low** – den niedrigsten gespielten Trumpf { $low_to ->
        [player] spielen
       *[taker] bekommen
    }: 1
    • **Buben** – rechter Bube, linker Bube, großer und kleiner Joker: je 1
    • **Game** – mehr Augen in den Stichen: 1. { ranks-T } zählen 10, Asse 4, Könige 3, { ranks-Q } 2, { ranks-J } und Joker 1. Bei Gleichstand bekommt den Punkt { $game_tie ->
        [opponent] der Gegner
       *[nobody] niemand
    }.
    Der Bieter schreibt alle geholten Punkte, wenn es mindestens so viele wie geboten sind, sonst verliert er das Gebot. *Shoot it!* { $shoot ->
        [outright] gewinnt oder verliert die ganze Partie
       *[added] bringt 21 oder kostet 21
    }. Der Gegner schreibt immer, was er holt.
    Erreichen beide in derselben Runde { $target }, gewinnt { $both_out ->
        [higher] wer mehr hat
       *[bidder] der Bieter
    }.

# Was man sich merkt
widow-pitch-feat-contract = Ersteigert
widow-pitch-feat-shoot = „Shoot it!“
widow-pitch-feat-shoot-made = „Shoot it!“ geschafft
widow-pitch-feat-high = High
widow-pitch-feat-low = Low
widow-pitch-feat-jacks = Buben
widow-pitch-feat-game = Game

# Die Regelwerke in einem Satz, und das ganze Spiel in wenigen Zeilen
widow-pitch-preset-house-about = Bis { $target }; immer bedienen, wenn es geht; „Shoot it!“ bringt oder kostet 21 Punkte.
widow-pitch-help-example =
    { $maker } hat { $bid } geboten und { $maker_gain } Punkte geholt, schreibt also alle:
    • **High** { $high } und **Low** { $low } sind der höchste und der niedrigste gespielte Trumpf.
    • **Buben:** { $jacks }. Der große Joker gehört dazu, ebenso der andere schwarze { rank-word-J }.
    • **Game** bekommt { $other } mit { $count } Augen gegen { $against }: Die { ranks-T } entscheiden. Diesen 1 Punkt schreibt { $other } auf jeden Fall.
widow-pitch-help-short =
    • **Ziel:** eins gegen eins. Wer zuerst { $target } Punkte hat, gewinnt; in jeder Runde geht es um bis zu sieben.
    • **Bieten:** von 3 bis 7 oder *Shoot it!* Der Bieter nimmt die sieben Karten des Stocks, drückt sieben und sagt Trumpf an. Dann darf der andere beliebig viele tauschen.
    • **Trümpfe von oben:** { rank-A } { rank-K } { rank-Q }, { rank-J } der Trumpffarbe, der andere rote bzw. schwarze { rank-J }, großer Joker, kleiner Joker, { rank-T } 9 … 2.
    • **Du bist dran:** { $follow ->
        [follow-or-trump] Bediene die Farbe oder trumpfe; ohne die Farbe spiel, was du willst.
       *[strict] Bediene die ausgespielte Farbe, wenn du kannst; sonst spiel, was du willst.
    } Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe.
    • **Punkte:** den höchsten Trumpf bekommen (*High*), den niedrigsten { $low_to ->
        [player] spielen
       *[taker] bekommen
    } (*Low*), jeder Bube und Joker im Trumpf, die meisten Augen (*Game*): je 1.
    • **Der Bieter** schreibt sie, wenn sie das Gebot erreichen; sonst verliert er das Gebot. *Shoot it!* { $shoot ->
        [outright] gewinnt oder verliert die ganze Partie
       *[added] bringt oder kostet 21
    }. Der andere schreibt immer.

# Die erste Lektion
widow-pitch-lesson-begins = Nur zum Üben! Bestimmte Karten bringen Punkte.
widow-pitch-lesson-bid = { $ace } ist High, { $jack } ein Bube: Was bietest du auf { $suit }?
widow-pitch-lesson-bid-done = Du musst mindestens vier der sieben Punkte holen.
widow-pitch-lesson-bid-no = Geht, aber ein verlorenes Gebot wird abgezogen. Vier reicht.
widow-pitch-lesson-bid-no-three = Geht, aber drei ist schnell überboten. Biete vier.
widow-pitch-lesson-bid-no-pass = Geht, aber vier starke Trümpfe sind ein Gebot wert.
widow-pitch-lesson-discard = Der Stock ist dein: 14 Karten. Behalte alle { $suit } und { $ace }.
widow-pitch-lesson-discard-done = Sechs Trümpfe und ein Ass. Auch { $two } kann zählen: Low.
widow-pitch-lesson-discard-no = Geht, aber behalte sechs { $suit } und { $ace }.
widow-pitch-lesson-trump = Sag Trumpf an: deine lange Farbe.
widow-pitch-lesson-trump-done = High, Low, Bube und Game: Alle vier stecken in deinem Blatt.
widow-pitch-lesson-trump-no = Geht, aber mach deine sechs { $suit } zum Trumpf.
widow-pitch-lesson-high = Der höchste gespielte Trumpf ist High: Fang mit { $ace } an.
widow-pitch-lesson-high-done = High ist dein: Über dem Ass gibt es keinen Trumpf.
widow-pitch-lesson-high-no = Geht, aber { $ace } sticht sicher und zieht einen Trumpf.
widow-pitch-lesson-queen = Zieh noch einen Trumpf, ohne den Buben: Spiel { $queen }.
widow-pitch-lesson-queen-done = Wieder ist ein Trumpf von drüben weg.
widow-pitch-lesson-queen-no = Geht, aber { $queen } ist hoch und kein Punkt: Zieh damit.
widow-pitch-lesson-six = Noch einmal, mit einer Karte ohne Punkt: { $six }.
widow-pitch-lesson-six-done = Ein Stich für drüben, aber kein Punkt darin.
widow-pitch-lesson-six-no = Geht, aber { $jack } und { $ten } sind etwas wert: { $six }.
widow-pitch-lesson-six-no-two = Geht, aber ein höherer Trumpf holt { $two } und Low dazu.
widow-pitch-lesson-six-no-ace = Geht, aber { $ace } kann gestochen werden. Zieh erst Trumpf.
widow-pitch-lesson-low = Du hast kein { $suit }. Stich mit { $two }: Das ist Low.
widow-pitch-lesson-low-done = Low ist dein: Du hast den niedrigsten Trumpf im Stich.
widow-pitch-lesson-low-no = Geht, aber { $two } sticht und holt Low dazu.
widow-pitch-lesson-jack = Drüben kam kein Trumpf mehr. Bring { $jack } heim.
widow-pitch-lesson-jack-done = Ein Trumpfbube im Stich: noch ein Punkt.
widow-pitch-lesson-jack-no = Geht, aber bring erst { $jack } heim: ein Punkt.
widow-pitch-lesson-ten = Beide stechen. Für Game zählt { $ten } 10.
widow-pitch-lesson-ten-done = High, Low, Bube, Game: vier Punkte, wie geboten.
