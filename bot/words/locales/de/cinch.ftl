game-cinch = Cinch

# Einzelne Regeln
cinch-option-target = Punkte zum Sieg
cinch-option-scoring = Abrechnung des Gebots
cinch-value-scoring-opponents = verfehlt: die anderen schreiben das Gebot zu ihren Punkten
cinch-value-scoring-set-back = verfehlt: das Gebot ist verloren, die anderen schreiben ihre Punkte
cinch-value-scoring-difference = geschafft: nur der Unterschied zählt, für die Partei mit mehr
cinch-option-minimum = Mindestgebot
cinch-option-all-pass = Wenn alle anderen passen
cinch-value-all-pass-dealer-names = sagt der Geber Trumpf an, ohne Gebot
cinch-value-all-pass-redeal = darf der Geber bieten oder auch passen
cinch-value-all-pass-dealer-bids = muss der Geber das Mindestgebot bieten
cinch-option-rob = Der Geber nimmt den ganzen Rest des Talons
cinch-option-low-to = Low bekommt
cinch-value-low-to-taker = wer die Trumpf-2 im Stich bekommt
cinch-value-low-to-holder = wer die Trumpf-2 auf der Hand hat
cinch-option-first-lead = Erste Karte
cinch-value-first-lead-any = beliebig
cinch-value-first-lead-trump = ein Trumpf, wenn der Bieter einen hat
cinch-option-follow = Auf eine andere Farbe
cinch-value-follow-follow-or-trump = bedienen oder trumpfen
cinch-value-follow-strict = immer bedienen

# Was gefragt ist: nach „Du bist dran:“ oder einem Namen
cinch-phase-bidding = bieten oder passen
cinch-phase-must-bid = bieten
cinch-phase-naming = Trumpf ansagen
cinch-phase-discarding = drücken
cinch-phase-discarding-down = drücken
cinch-ask-bidding = { $bid ->
    [0] Vierzehn sind geboten: Du kannst nur passen.
   *[other] Wie viele der 14 Punkte holt ihr? Biete { $bid } oder mehr, oder passe.
 }
cinch-ask-must-bid = Alle haben gepasst, und du gibst: Du musst { $bid } bieten.
cinch-ask-naming = Sag Trumpf an. Auch die andere rote bzw. schwarze Fünf wird dann Trumpf.
cinch-ask-discarding = Drück alles, was nicht Trumpf ist, und zieh bis auf sechs nach. Mit mehr als sechs Trümpfen wähl nur Trümpfe.
cinch-ask-discarding-down = Du hast den Rest des Talons: Drück, was nicht Trumpf ist, bis sechs Karten bleiben. Mit mehr als sechs Trümpfen wähl nur Trümpfe.
cinch-badge-maker = Bieter
cinch-marked-left = linker Pedro
cinch-action-trump = { $suit } ansagen
cinch-pile-stock = Talon
cinch-pile-away = gedrückt

# Was geschieht
cinch-event-bid = { $who } bietet { $value }.
cinch-event-won-auction = { $who } ersteigert das Spiel mit { $value }.
cinch-event-left-to-dealer = { $who } gibt und sagt Trumpf an, ohne Gebot.
cinch-event-named = { $who } sagt an: { $suit }.
cinch-event-put-away = { $who } drückt { $cards }.
cinch-event-drew = { $who } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }.
cinch-event-you-drew = Du ziehst { $cards }.
cinch-event-robbed = { $who } nimmt den Rest des Talons, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }.
cinch-event-you-took = Du nimmst { $cards }.
cinch-event-discarded = { $who } drückt verdeckt { $count } Karten.
cinch-event-surplus = { $who } drückt auch Trümpfe: { $cards }.
cinch-event-you-discarded = Du drückst { $cards }.
cinch-event-high = High geht an { $who }: { $card }.
cinch-event-low = Low geht an { $who }: { $card }.
cinch-event-jack = Der Trumpfbube geht an { $who }: { $card }.
cinch-event-game = Game geht an { $who }: { $card }.
cinch-event-right-pedro = Der rechte Pedro geht an { $who }: { $card }.
cinch-event-left-pedro = Der linke Pedro geht an { $who }: { $card }.
cinch-event-made = { $maker } hat { $value } geboten und schafft es mit { $points } zu { $against } Punkten.
cinch-event-failed = { $maker } hat { $value } geboten und verfehlt es mit { $points } zu { $against } Punkten.
cinch-event-without-bid = Die Partei von { $maker } holt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }, ganz ohne Gebot.

# Was man mitzählt
cinch-fact-bid = { $who } hat { $value } geboten
cinch-fact-points = Punkte: { $who } { $count }
cinch-fact-right-pedro = Rechter Pedro: { $who } ({ $card })
cinch-fact-left-pedro = Linker Pedro: { $who } ({ $card })

cinch-result-bidder-out = beide haben { $target } erreicht, und { $winners } hatten das Gebot

# Was nicht geht
cinch-why-must-bid = Alle haben gepasst, und du gibst: Du musst { $least } bieten.
cinch-why-stuck = Alle haben gepasst, und du gibst: Du spielst für { $least }, nicht mehr und nicht weniger.
cinch-why-no-such-bid = Bieten kannst du { $least } bis { $most } Punkte.
cinch-why-bid-too-low = Biete mehr als { $high } oder passe.
cinch-why-name-a-suit = Sag eine der vier Farben an: Trumpf gibt es immer.
cinch-why-trump-stays = { $card } ist Trumpf. Trümpfe darfst du nur drücken, wenn du mehr als sechs hast.
cinch-why-counting-stays = { $card } bringt Punkte und muss bleiben. Wähl einen anderen Trumpf.
cinch-why-plain-goes = Du hast mehr als sechs Trümpfe, darum geht alles andere weg, auch { $card }.
cinch-why-must-follow-pedro = Du musst { $suit } bedienen: { $binding } ist der linke Pedro und zählt als { $suit }. Darum geht { $card } nicht.
cinch-why-pedro-is-trump = { $card } ist der linke Pedro und damit Trumpf ({ $trump }), nicht { $suit }. Bedienen kannst du mit { $binding }.

# Die Rechnung einer Runde, worum es geht, und was man später erzählt
cinch-bid-was-without-bid = { $who } sagte { $suit } ohne Gebot an
cinch-verdict-made = Geschafft, { $points } zu { $against }
cinch-verdict-failed = Verfehlt, { $points } zu { $against }
cinch-verdict-without-bid = { $points } zu { $against }
cinch-sum-high = High: { $card } { $worth }
cinch-sum-low = Low: { $card } { $worth }
cinch-sum-jack = Trumpfbube { $card } { $worth }
cinch-sum-game = Game: { $card } { $worth }
cinch-sum-right-pedro = Pedro { $card } { $worth }
cinch-sum-left-pedro = Pedro { $card } { $worth }
cinch-sum-no-point = kein Punkt
cinch-sum-difference = { $mine } gegen { $theirs }: { $points }
cinch-sum-set = { $took } < { $bid }: verfehlt, { $points }
cinch-sum-bonus = das Gebot, +{ $points }
cinch-stake-points-needed = { $who } { $wanted ->
    [one] fehlt ein Punkt
   *[other] fehlen { $wanted } Punkte
 }
cinch-stake-points-missing = { $who } { $missing ->
    [one] fehlt { $missing }
   *[other] fehlen { $missing }
 } von { $wanted }
cinch-stake-bid-made = { $who } hat { $wanted ->
    [one] den einen Punkt
   *[other] die { $wanted } Punkte
 }
cinch-stake-bid-lost = { $who } kann das Gebot nicht mehr schaffen
cinch-moment-fourteen = { $who } bot in Runde { $deal } vierzehn und schaffte es
cinch-moment-all-points = Alle vierzehn Punkte für { $who } in Runde { $deal }
cinch-moment-high-bid = { $who } schaffte in Runde { $deal } ein Gebot von { $bid }
cinch-moment-one-short = { $who } fehlte in Runde { $deal } ein Punkt an { $bid }

# Für alle, die es noch nie gespielt haben
cinch-help-aim =
    Zwei gegen zwei: Partner sitzen einander gegenüber, ihre Punkte zählen zusammen. In jeder Runde gibt es **14 Punkte**, alle in sechs Trümpfen, und zehn davon in den beiden roten bzw. schwarzen Fünfen: den *Pedros*.
    Wer am höchsten bietet, sagt Trumpf an und muss mit dem Partner mindestens so viele Punkte holen. Welche Partei zuerst { $target } Punkte hat, gewinnt; sind beide dort, die des Bieters.
cinch-help-deal =
    52 Karten. Jeder bekommt neun, je drei auf einmal; die übrigen 16 sind der Talon.
    Trumpf hat 14 Karten: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 6, der **rechte Pedro** (Trumpf-5), der **linke Pedro** (die andere rote bzw. schwarze 5), 4 3 2. Ist { sign-H } Trumpf, zählt { card-5D } als { suit-H }.
    In den anderen Farben: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 … 2{ rank-legend }.
cinch-help-bidding =
    Vom linken Nachbarn des Gebers an spricht jeder **einmal**, der Geber zuletzt: ein Gebot von { $minimum } bis 14 Punkten, höher als das letzte, oder Passen. Wer am höchsten bietet, sagt Trumpf an. { $all_pass ->
        [redeal] Passen alle, gibt der Nächste.
        [dealer-bids] Passen alle anderen, muss der Geber { $minimum } bieten.
       *[dealer-names] Passen alle anderen, sagt der Geber Trumpf an und schuldet nichts.
    }
    Danach wird **gedrückt**: Vom linken Nachbarn des Gebers an legt jeder drei bis acht Karten offen weg und zieht bis auf sechs nach. Trümpfe gehen nur weg, wo sechs bleiben, und keiner, der Punkte bringt.{ $rob ->
        [no] {" "}Auch der Geber macht es so, als Letzter.
       *[yes] {"\u000a"}Dann nimmt der Geber den ganzen Rest des Talons und drückt, bis sechs bleiben. So ist jeder Trumpf mit Punkten im Spiel.
    }
cinch-help-play =
    Der Bieter spielt zuerst aus, { $first_lead ->
        [trump] und zwar Trumpf, wenn er einen hat.
       *[any] eine beliebige Karte.
    } Trumpf muss man bedienen, wenn man kann. { $follow ->
        [strict] Auch eine andere Farbe muss man bedienen.
       *[follow-or-trump] Eine andere Farbe bedient man **oder** trumpft, wie man will; wer die Farbe hat, darf nichts anderes spielen.
    } Ohne die Farbe spielst du, was du willst.
    Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe. Wer den Stich macht, spielt als Nächstes aus. Es gibt sechs Stiche.
cinch-help-scoring =
    Wer diese Trümpfe im Stich bekommt, hat ihre Punkte: { rank-A } (*High*), { rank-J } (*Bube*), { rank-T } (*Game*) und 2 (*Low*) je 1, jeder **Pedro** 5.{ $low_to ->
        [holder] {" "}Low zählt für den, der ihn auf der Hand hatte, wer ihn auch sticht.
       *[taker] {""}
    }
    { $scoring ->
        [set-back] Wer das Gebot schafft, schreibt seine Punkte; wer es verfehlt, verliert das Gebot und kann unter null fallen. Die anderen schreiben immer.
        [difference] Ist das Gebot geschafft, schreibt die Partei mit mehr Punkten den Unterschied, die andere nichts. Ist es verfehlt, schreiben die anderen ihre Punkte und das Gebot.
       *[opponents] Ist das Gebot geschafft, schreiben beide ihre Punkte. Ist es verfehlt, schreibt die Partei des Bieters nichts, und die andere ihre Punkte und das Gebot.
    }

# Was man sich merkt
cinch-feat-contract = Ersteigert
cinch-feat-pedros = Pedros
cinch-feat-jack = Trumpfbuben
cinch-feat-all-points = Alle vierzehn Punkte

# Die Regelwerke in einem Satz, und das ganze Spiel in wenigen Zeilen
cinch-preset-difference = nur der Unterschied
cinch-preset-pedro = Pedro
cinch-preset-short = kurze Partie
cinch-preset-house-about = Bis { $target }: Gebote ab 1, der Geber nimmt den Talon, ein verfehltes Gebot bekommen die anderen.
cinch-preset-difference-about = Bis { $target }: Bei geschafftem Gebot zählt nur der Unterschied; alle dürfen passen.
cinch-preset-pedro-about = Bis { $target }: Gebote ab 6, zuerst wird Trumpf gespielt, ein verfehltes Gebot ist verloren.
cinch-preset-short-about = Die Standardregeln, aber nur bis { $target }.
cinch-achievement-fourteen = Vierzehn geboten und geschafft
cinch-achievement-all-points = Alle vierzehn Punkte einer Runde
cinch-help-example =
    { $maker } hat { $bid } geboten und { $suit } angesagt. { $partner } gibt und hat die letzten { $robbed } Karten des Talons genommen.
    • { $partner } spielt einen König, und { $maker } gibt den rechten Pedro { $right } dazu: 5 Punkte.
    • Der linke Pedro { $left } geht an { $other }, gestochen mit einem höheren Trumpf.
    • { $points } zu { $against } Punkte: Das Gebot ist geschafft. { $maker } schreibt { $maker_gain }, { $other } { $other_gain }.
cinch-help-short =
    • **Ziel:** zwei gegen zwei, dein Partner sitzt gegenüber. Wer zuerst { $target } Punkte hat, gewinnt.
    • **Bieten:** jeder einmal, bis 14: Wie viele Punkte holt ihr? Wer am höchsten bietet, sagt Trumpf an.
    • **Drück** alles außer Trumpf und zieh bis auf sechs Karten nach.{ $rob ->
        [no] {""}
       *[yes] {" "}Der Geber nimmt den Rest des Talons.
    }
    • **Punkte**, alle im Trumpf: { rank-A }, { rank-J }, { rank-T } und 2 je 1; die zwei roten bzw. schwarzen Fünfen, die *Pedros*, je 5.
    • **Du bist dran:** { $follow ->
        [strict] Bediene die Farbe, wenn du kannst; sonst spiel, was du willst.
       *[follow-or-trump] Bediene die Farbe oder trumpfe; ohne die Farbe spiel, was du willst. Trumpf musst du bedienen, wenn du kannst.
    }
    • **Ein verfehltes Gebot** { $scoring ->
        [set-back] ist verloren.
       *[opponents] bekommen die anderen.
        [difference] bekommen die anderen.
    }

# Die erste Lektion
cinch-lesson-begins = Nur zum Üben! Zwei Fünfen zählen je 5 Punkte.
cinch-lesson-bid = Fünfmal { $suit } mit { $ace }, { $king } und { $five }: Biete 9.
cinch-lesson-bid-done = Niemand bietet mehr. Du sagst Trumpf an.
cinch-lesson-bid-no = Geht, aber etwa neun ist dieses Blatt wert.
cinch-lesson-bid-no-pass = Geht, aber so ein Blatt soll Trumpf machen.
cinch-lesson-trump = Sag deine längste Farbe an: { $suit }.
cinch-lesson-trump-done = Jetzt sind beide roten Fünfen Trumpf: die Pedros.
cinch-lesson-trump-no = Geht, aber deine Punkte liegen in { $suit }.
cinch-lesson-discard = Drück alles außer { $suit }. Du ziehst bis auf sechs nach.
cinch-lesson-discard-done = Auch die anderen behalten Trümpfe. Der Geber nimmt den Rest.
cinch-lesson-discard-no = Geht, aber eine neue Karte kann Trumpf sein: Drück alle vier.
cinch-lesson-ace = Zieh Trumpf von oben: { $ace }.
cinch-lesson-ace-done = High ist dein, und { $two } dazu: Low.
cinch-lesson-ace-no = Geht, aber { $ace } sticht sicher und zieht Trümpfe.
cinch-lesson-king = Noch einmal, mit { $king }.
cinch-lesson-king-done = { $ten } ist gefallen: Game ist dein.
cinch-lesson-king-no = Geht, aber { $king } ist jetzt der höchste.
cinch-lesson-jack = { $jack } ist jetzt der höchste. Wo ist { $left }, der linke Pedro?
cinch-lesson-jack-done = Da! { $left } ist Trumpf und musste bedienen: 5 Punkte.
cinch-lesson-jack-no = Geht, aber { $jack } zieht, was noch da ist.
cinch-lesson-plain = Behalte die letzten Trümpfe, vor allem { $five }. Spiel { $card }.
cinch-lesson-plain-done = Dein Partner hat getrumpft.
cinch-lesson-plain-no = Geht, aber beide Trümpfe stechen später. Spiel { $card }.
cinch-lesson-ruff = Kein { $suit } auf der Hand, und sonst hat niemand mehr Trumpf: Stich!
cinch-lesson-ruff-done = Dein Stich. Auch der letzte ist dein: alle 14 Punkte.
cinch-lesson-ruff-no = Geht, aber ein Trumpf macht diesen Stich sicher.
