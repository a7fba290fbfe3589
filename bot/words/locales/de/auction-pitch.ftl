game-auction-pitch = Auction Pitch

# Einzelne Regeln
auction-pitch-option-partners = Zwei gegen zwei (nur zu viert)
auction-pitch-option-points = Punkte in einer Runde
auction-pitch-value-points-four = 4: High, Low, Bube, Game
auction-pitch-value-points-joker = 5: mit Joker als niedrigstem Trumpf
auction-pitch-value-points-jick = 5: mit dem Nebenbuben
auction-pitch-value-points-seven = 7: mit Nebenbube und zwei Jokern
auction-pitch-option-target = Punkte zum Sieg
auction-pitch-option-steal = Der Geber darf das höchste Gebot in gleicher Höhe übernehmen
auction-pitch-option-all-pass = Wenn alle anderen passen
auction-pitch-value-all-pass-dealer-bids = muss der Geber 2 bieten
auction-pitch-value-all-pass-redeal = darf auch der Geber passen
auction-pitch-option-smudge = Gebot „Smudge“
auction-pitch-value-smudge-none = nicht gespielt
auction-pitch-value-smudge-added = Gebot auf alle Punkte und alle Stiche
auction-pitch-option-low-to = Low bekommt
auction-pitch-value-low-to-holder = wer den niedrigsten Trumpf ausgeteilt bekam
auction-pitch-value-low-to-taker = wer den niedrigsten Trumpf im Stich bekommt
auction-pitch-option-must-bid-out = Gewinnen kann nur, wer gerade sein Gebot geschafft hat

# Was gefragt ist: nach „Du bist dran:“ oder einem Namen
auction-pitch-phase-bidding = bieten oder passen
auction-pitch-phase-must-bid = bieten
auction-pitch-phase-pitching = ausspielen und damit Trumpf machen
auction-pitch-ask-bidding = { $bid ->
    [0] Höher geht nur noch ein Smudge: Biete ihn oder passe.
   *[other] Wie viele Punkte holst du? Biete { $bid } oder mehr, oder passe.
 }
auction-pitch-ask-must-bid = Alle haben gepasst, und du gibst: Du musst { $bid } bieten.
auction-pitch-ask-pitching = Du hast das Gebot. Spiel eine Karte aus: Ihre Farbe ist Trumpf.
auction-pitch-badge-maker = Bieter
auction-pitch-mark-off = N
auction-pitch-marked-off = Nebenbube

# Knöpfe
auction-pitch-action-bid = { $value ->
    [smudge] Smudge!
   *[other] { $value } bieten
 }
auction-pitch-pile-stock = Talon

# Was geschieht
auction-pitch-event-bid = { $value ->
    [smudge] { $who } bietet einen Smudge!
   *[other] { $who } bietet { $value }.
 }
auction-pitch-event-won-auction = { $value ->
    [smudge] { $who } spielt aus, um alle Punkte und alle Stiche.
   *[other] { $who } spielt aus, für { $value } Punkte.
 }
auction-pitch-event-pitched = Trumpf ist { $suit }, ausgespielt von { $who }.
auction-pitch-event-high = High geht an { $who }: { $card }.
auction-pitch-event-low = Low geht an { $who }: { $card }.
auction-pitch-event-jack = Der Trumpfbube geht an { $who }: { $card }.
auction-pitch-event-off-jack = Der Nebenbube geht an { $who }: { $card }.
auction-pitch-event-joker = { $card } geht an { $who }.
auction-pitch-event-game = Game geht an { $who } mit { $count } zu { $against } Augen.
auction-pitch-event-no-game = Game geht an niemanden: Mehrere haben { $count } Augen.
auction-pitch-event-made = { $value ->
    [smudge] Smudge! { $maker } holt alle { $points } Punkte und jeden Stich.
   *[other] { $maker } hat { $value } geboten und schafft es mit { $points } Punkten.
 }
auction-pitch-event-failed = { $value ->
    [smudge] Der Smudge von { $maker } misslingt mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }.
   *[other] { $maker } hat { $value } geboten und holt { $points ->
        [0] keinen einzigen
       *[other] nur { $points }
    }.
 }

# Was man mitzählt
auction-pitch-fact-bid = { $value ->
    [smudge] { $who } hat einen Smudge geboten
   *[other] { $who } hat { $value } geboten
 }
auction-pitch-fact-high = High bisher: { $who } ({ $card })
auction-pitch-fact-low = Low bisher: { $who } ({ $card })
auction-pitch-fact-jack = Trumpfbube: { $who } ({ $card })
auction-pitch-fact-off-jack = Nebenbube: { $who } ({ $card })
auction-pitch-fact-joker = { $card }: { $who }
auction-pitch-fact-card-points = Augen für Game: { $who } { $count }

auction-pitch-result-pitcher-out = mehrere haben { $target } erreicht, und { $winners } hatte das Gebot
auction-pitch-result-first-out = mehrere haben { $target } erreicht, { $winners } zuerst

# Was nicht geht
auction-pitch-why-must-bid = Alle haben gepasst, und du gibst: Du musst { $least } bieten.
auction-pitch-why-stuck = Alle haben gepasst, und du gibst: Du spielst für { $least }, nicht mehr und nicht weniger.
auction-pitch-why-no-such-bid = Bieten kannst du { $least } bis { $most } Punkte{ $smudge ->
    [added] ; höher geht nur der Smudge.
   *[none] .
 }
auction-pitch-why-bid-too-low = { $high ->
    [smudge] Höher als ein Smudge geht es nicht.
   *[other] Biete mehr als { $high } oder passe.
 }
auction-pitch-why-no-steal = Biete mindestens { $high } oder passe: Als Geber darfst du das Gebot übernehmen.
auction-pitch-why-must-follow-off = Du musst { $suit } bedienen: { $binding } ist hier ein Trumpf und zählt als { $suit }. Darum geht { $card } nicht.

# Die Rechnung einer Runde, worum es geht, und was man später erzählt
auction-pitch-way-bid = { $who } bot { $value ->
    [smudge] einen Smudge
   *[other] { $value }
 }
auction-pitch-tag-bid = { $value ->
    [smudge] Smudge
   *[other] Gebot { $value }
 }
auction-pitch-bid-was-bid = { $value ->
    [smudge] { $who } bot einen Smudge
   *[other] { $who } bot { $value }
 }, { $suit }
auction-pitch-verdict-made = { $value ->
    [smudge] Smudge geschafft!
   *[other] Geschafft, mit { $points } Punkten
 }
auction-pitch-verdict-failed = { $value ->
    [smudge] Smudge verfehlt
   *[other] { $points ->
        [0] Verfehlt: kein einziger Punkt
        [one] Verfehlt, mit nur 1 Punkt
       *[other] Verfehlt, mit nur { $points } Punkten
    }
 }
auction-pitch-sum-high = High: { $card } 1
auction-pitch-sum-low = Low: { $card } 1
auction-pitch-sum-jack = Trumpfbube 1
auction-pitch-sum-off-jack = Nebenbube { $card } 1
auction-pitch-sum-joker = { $card } 1
auction-pitch-sum-game = Game ({ $count } zu { $against }) 1
auction-pitch-sum-no-point = kein Punkt
auction-pitch-sum-set = { $took } < { $bid }: verfehlt, { $points }
auction-pitch-sum-smudged = Smudge: { $points }
auction-pitch-sum-smudge-missed = Smudge verfehlt: { $points }
auction-pitch-stake-points-missing = { $who } braucht { $wanted } von { $most }, sicher sind { $sure }
auction-pitch-stake-bid-made = { $who } hat die { $wanted } Punkte sicher
auction-pitch-stake-bid-lost = { $who } kann das Gebot nicht mehr schaffen
auction-pitch-brief-points-missing = { $sure } von { $wanted } Punkten sicher
auction-pitch-brief-bid-made = { $wanted } Punkte sicher
auction-pitch-brief-bid-lost = { $wanted } nicht mehr drin
auction-pitch-moment-smudged = { $who } schaffte in Runde { $deal } einen Smudge
auction-pitch-moment-smudge-missed = { $who } verfehlte in Runde { $deal } einen Smudge
auction-pitch-moment-all-points = Alle { $points } Punkte für { $who } in Runde { $deal }

# Für alle, die es noch nie gespielt haben
auction-pitch-help-aim =
    { $partners ->
        [yes] Zwei gegen zwei: Partner sitzen einander gegenüber, ihre Punkte zählen zusammen.
       *[no] Jeder spielt für sich.
    } In jeder Runde geht es um bis zu { $points ->
        [joker] fünf Punkte: **High**, **Low**, **Bube**, **Game** und den **Joker**.
        [jick] fünf Punkte: **High**, **Low**, **Bube**, **Game** und den **Nebenbuben**.
        [seven] sieben Punkte: **High**, **Low**, **Bube**, **Game**, den **Nebenbuben** und zwei **Joker**.
       *[four] vier Punkte: **High**, **Low**, **Bube** und **Game**.
    } Geboten wird um das Recht, Trumpf zu machen: Wer am höchsten bietet, ist **Bieter** und muss mindestens so viele Punkte holen.
    { $must_bid_out ->
        [yes] Mit { $target } Punkten gewinnt man, aber nur in einer Runde, in der die eigene Partei ihr Gebot geschafft hat.
       *[no] Wer zuerst { $target } Punkte hat, gewinnt.
    }
auction-pitch-help-deal =
    { $points ->
        [joker] 52 Karten und ein Joker.
        [seven] 52 Karten und zwei Joker.
       *[other] 52 Karten.
    } Jeder bekommt sechs, je drei auf einmal. Der Rest ist der Talon: Niemand sieht ihn, und seine Karten zählen für niemanden.
    In jeder Farbe gilt von oben: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 … 2{ rank-legend }. { $points ->
        [joker] Der Joker ist der niedrigste Trumpf, unter der 2.
        [jick] Im Trumpf kommt gleich unter dem { rank-J } der **Nebenbube**, der andere rote bzw. schwarze { rank-J }: Ist { sign-H } Trumpf, zählt { card-JD } als { suit-H }.
        [seven] Im Trumpf kommt gleich unter dem { rank-J } der **Nebenbube**, der andere rote bzw. schwarze { rank-J }, dann { card-BJ } und { card-LJ }, dann { rank-T }. Ist { sign-H } Trumpf, zählt { card-JD } als { suit-H }.
       *[four] Trumpf hat dieselbe Folge und sticht alles andere.
    }
auction-pitch-help-bidding =
    Vom linken Nachbarn des Gebers an spricht jeder **einmal**, der Geber zuletzt: ein Gebot oder Passen. Geboten werden Punkte, ab 2 und immer höher.{ $smudge ->
        [added] {" "}Am höchsten ist der **Smudge**: alle Punkte und alle sechs Stiche.
       *[none] {""}
    }
    { $steal ->
        [yes] Der Geber darf das höchste Gebot auch in gleicher Höhe übernehmen, aber keines auf alles.
       *[no] Auch der Geber muss höher bieten, wenn er das Gebot haben will.
    }
    { $all_pass ->
        [redeal] Passen alle, gibt der Nächste.
       *[dealer-bids] Passen alle anderen, spielt der Geber für 2.
    }
auction-pitch-help-play =
    Der Bieter spielt eine beliebige Karte aus: **Ihre Farbe ist Trumpf**.{ $points ->
        [joker] {" "}Ein Joker macht { suit-S } zum Trumpf.
        [seven] {" "}Ein Joker macht { suit-S } zum Trumpf.
       *[other] {""}
    }
    Trumpf muss man bedienen, wenn man kann. Eine andere Farbe bedient man **oder** trumpft, wie man will; wer die Farbe hat, darf nichts anderes spielen.
    Ohne die Farbe spielst du, was du willst. Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe. Wer den Stich macht, spielt als Nächstes aus. Es gibt sechs Stiche.
auction-pitch-help-scoring =
    Nur gespielte Karten zählen, je 1 Punkt:
    • **High** – der höchste gespielte Trumpf
    • **Low** – der niedrigste gespielte Trumpf{ $points ->
        [joker] , ohne den Joker
       *[other] {""}
    }, für { $low_to ->
        [taker] den, der ihn im Stich bekommt
       *[holder] den, der ihn ausgeteilt bekam, wer ihn auch sticht
    }
    • **Bube** – den { rank-J } der Trumpffarbe bekommen, wenn er gespielt wird{ $points ->
        [joker] ; ebenso der **Joker**
        [jick] ; ebenso der **Nebenbube**
        [seven] ; ebenso **Nebenbube**, { card-BJ } und { card-LJ }, je 1
       *[four] {""}
    }
    • **Game** – die meisten Augen: { ranks-T } zählen 10, Asse 4, Könige 3, { ranks-Q } 2, { ranks-J } und Joker 1. Bei Gleichstand bekommt den Punkt niemand.
    Wer das Gebot erreicht, schreibt alle geholten Punkte; wer nicht, verliert das Gebot.{ $smudge ->
        [added] {" "}Ein Smudge bringt oder kostet einen Punkt mehr, als in der Runde zu holen sind.
       *[none] {""}
    } Alle anderen schreiben immer, was sie holen.
    Erreichen mehrere in einer Runde { $target }, gewinnt { $must_bid_out ->
        [yes] nur der Bieter mit geschafftem Gebot.
       *[no] der Bieter; sonst werden die Punkte in dieser Reihenfolge gezählt, und es gewinnt, wer zuerst dort ist.
    }

# Was man sich merkt
auction-pitch-feat-contract = Ersteigert
auction-pitch-feat-smudge = Smudge
auction-pitch-feat-smudge-made = Smudge geschafft
auction-pitch-feat-high = High
auction-pitch-feat-low = Low
auction-pitch-feat-jack = Trumpfbube
auction-pitch-feat-game = Game

# Die Regelwerke in einem Satz, und das ganze Spiel in wenigen Zeilen
auction-pitch-preset-setback = Setback, zwei gegen zwei
auction-pitch-preset-joker = mit Joker
auction-pitch-preset-short = kurze Partie
auction-pitch-preset-house-about = Jeder für sich, bis { $target }: High, Low, Bube und Game; der Geber darf ein Gebot übernehmen.
auction-pitch-preset-setback-about = Zwei gegen zwei, bis { $target }, mit Smudge; nur ein geschafftes Gebot gewinnt.
auction-pitch-preset-joker-about = Ein Joker ist der niedrigste Trumpf und ein fünfter Punkt; Low bekommt, wer ihn im Stich hat.
auction-pitch-preset-short-about = Die Standardregeln, aber nur bis { $target }.
auction-pitch-achievement-smudged = Ein Smudge geschafft
auction-pitch-achievement-all-points = Alle Punkte einer Runde
auction-pitch-help-example =
    { $maker } hat { $bid } geboten und schreibt { $maker_gain }:
    • **High** { $high } geht an { $other }, **Low** { $low } an { $holder }, als ausgeteilte Karte.
    • **Bube** { $jack } und **Game** mit { $count } zu { $against } Augen gehen an { $maker }. Das reicht.
    Auch die anderen schreiben ihre Punkte, { $other } 1 und { $holder } 1.
auction-pitch-help-short =
    • **Ziel:** { $partners ->
        [yes] zwei gegen zwei, dein Partner sitzt gegenüber.
       *[no] jeder für sich.
    } Wer zuerst { $target } Punkte hat, gewinnt.
    • **Bieten:** jeder einmal, ab 2: Wie viele Punkte holst du?{ $smudge ->
        [added] {" "}*Smudge* heißt alle Punkte und alle Stiche.
       *[none] {""}
    } Wer am höchsten bietet, spielt aus, und die Farbe dieser Karte ist Trumpf.
    • **Je 1 Punkt:** der höchste gespielte Trumpf (*High*), der niedrigste (*Low*), der { rank-J } der Trumpffarbe (*Bube*), die meisten Augen (*Game*){ $points ->
        [joker] , der Joker
        [jick] , der Nebenbube
        [seven] , der Nebenbube und jeder Joker
       *[four] {""}
    }.
    • **Du bist dran:** Bediene die Farbe oder trumpfe; ohne die Farbe spiel, was du willst. Trumpf musst du bedienen, wenn du kannst.
    • **Der Bieter** schreibt seine Punkte, wenn sie das Gebot erreichen; sonst verliert er das Gebot. Die anderen schreiben immer.

# Die erste Lektion
auction-pitch-lesson-begins = Nur zum Üben! Bestimmte Trümpfe bringen einen Punkt.
auction-pitch-lesson-bid = { $suit }: { $ace } ist High, { $two } ist Low, { $jack } der Bube. Dein Gebot?
auction-pitch-lesson-bid-done = Drei der vier Punkte. Jetzt hol sie.
auction-pitch-lesson-bid-no = Geht, aber ein verfehltes Gebot ist verloren. Drei reicht.
auction-pitch-lesson-bid-no-two = Geht, aber zwei ist schnell überboten. Biete drei.
auction-pitch-lesson-bid-no-pass = Geht, aber so ein Blatt soll Trumpf machen.
auction-pitch-lesson-pitch = Deine erste Karte macht Trumpf. Spiel { $ace } aus.
auction-pitch-lesson-pitch-done = Trumpf ist { $suit }. High ist dein, zwei Trümpfe sind weg.
auction-pitch-lesson-pitch-no = Geht, aber { $ace } sticht sicher und zieht Trümpfe.
auction-pitch-lesson-king = Zieh noch einmal, mit { $king }.
auction-pitch-lesson-king-done = Wieder ist ein Trumpf der anderen weg.
auction-pitch-lesson-king-no = Geht, aber { $king } sticht sicher und zieht Trumpf.
auction-pitch-lesson-king-no-jack = Geht, aber mit { $king } wagst du nichts, mit { $jack } schon.
auction-pitch-lesson-club = { $queen } fehlt noch. Behalte { $jack }, spiel { $suit } klein.
auction-pitch-lesson-club-done = Der Stich ist weg, aber { $jack } ist noch sicher.
auction-pitch-lesson-club-no = Geht, aber { $queen } schlüge einen Trumpf. Spiel { $suit }.
auction-pitch-lesson-jack = Du spielst zuletzt und hast kein { $suit }: Hol { $jack } heim.
auction-pitch-lesson-jack-done = Der Bube ist dein, mit König und { rank-word-Q } für Game.
auction-pitch-lesson-jack-no = Geht, aber jetzt schlägt nichts mehr { $jack }: Nimm den Stich.
auction-pitch-lesson-last = Low ist ohnehin dein. Behalte { $two } für den letzten Stich.
auction-pitch-lesson-last-done = { $two } holt { rank-word-T }: High, Low, Bube und Game.
auction-pitch-lesson-last-no = Geht, aber { $two } kann noch stechen. Spiel { $suit }.
