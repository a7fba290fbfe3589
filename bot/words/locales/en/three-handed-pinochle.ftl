game-three-handed-pinochle = Three-handed Pinochle

# Sets of rules
three-handed-pinochle-preset-points = for points
three-handed-pinochle-preset-short = short game

# Single rules
three-handed-pinochle-option-scoring = Scoring
three-handed-pinochle-value-scoring-base = everyone pays by the value of the bid
three-handed-pinochle-value-scoring-points = melds and tricks are scored
three-handed-pinochle-option-minimum = Minimum bid
three-handed-pinochle-option-all-pass = If everyone passes
three-handed-pinochle-value-all-pass-redeal = the next player deals
three-handed-pinochle-value-all-pass-dealer-bids = the dealer must take the lowest bid
three-handed-pinochle-option-failed = A bid that fails costs
three-handed-pinochle-value-failed-double = twice its value
three-handed-pinochle-value-failed-single = its value
three-handed-pinochle-option-spades = With { suit-S } as trump (by value of the bid)
three-handed-pinochle-value-spades-double = counts double
three-handed-pinochle-value-spades-single = counts as any other suit
three-handed-pinochle-option-doubles = Two equal melds
three-handed-pinochle-value-doubles-twice = count twice
three-handed-pinochle-value-doubles-bonus = count up to ten times as much
three-handed-pinochle-option-card-values = Card points
three-handed-pinochle-value-card-values-original = { rank-A } = 11, { rank-T } = 10, { rank-K } = 4, { rank-Q } = 3, { rank-J } = 2, last trick 10
three-handed-pinochle-value-card-values-simple = { rank-A } { rank-T } { rank-K } = 10 each, last trick 10
three-handed-pinochle-option-rounds = Everyone deals (by value of the bid)
three-handed-pinochle-option-limit = Points to win (for points)

# What is asked: after “Your turn:” or a name
three-handed-pinochle-phase-bidding = bid or pass
three-handed-pinochle-phase-must-bid = bid
three-handed-pinochle-phase-naming = name trump
three-handed-pinochle-phase-burying = bury three cards
three-handed-pinochle-ask-bidding = { $bid ->
    [0] Nothing higher can be bid: pass.
   *[other] Bid { $bid } or more, or pass. If you pass, you’re out of the auction.
 }
three-handed-pinochle-ask-must-bid = The others passed, so you must bid { $bid }.
three-handed-pinochle-ask-naming = The widow is yours: name trump.
three-handed-pinochle-ask-burying = Bury three cards, face down. They count for you in the end, but can’t be melded.
three-handed-pinochle-badge-maker = Bidder

# Buttons
three-handed-pinochle-action-trump = Trump: { $suit }
three-handed-pinochle-action-discard = Bury { $cards }

# What happens
three-handed-pinochle-contract-by = Trump: { $contract } (bid by { $maker })
three-handed-pinochle-pile-widow = widow
three-handed-pinochle-pile-away = buried
three-handed-pinochle-event-widow = { $who } takes the widow: { $cards }.
three-handed-pinochle-event-discarded = { $who } buries { $count } cards.
three-handed-pinochle-event-you-discarded = You bury { $cards }.
three-handed-pinochle-event-meld = { $who } melds { $points }: { $cards }{ $run ->
    [0] {""}
    [one] {" "}· run
   *[other] {" "}· double run
 }{ $royal ->
    [0] {""}
    [one] {" "}· royal marriage
   *[other] {" "}· two royal marriages
 }{ $marriages ->
    [0] {""}
    [one] {" "}· marriage
   *[other] {" "}· { $marriages } marriages
 }{ $aces ->
    [0] {""}
    [one] {" "}· aces around
   *[other] {" "}· double aces around
 }{ $kings ->
    [0] {""}
    [one] {" "}· kings around
   *[other] {" "}· double kings around
 }{ $queens ->
    [0] {""}
    [one] {" "}· { ranks-Q } around
   *[other] {" "}· double { ranks-Q } around
 }{ $jacks ->
    [0] {""}
    [one] {" "}· { ranks-J } around
   *[other] {" "}· double { ranks-J } around
 }{ $pinochle ->
    [0] {""}
    [one] {" "}· pinochle
   *[other] {" "}· double pinochle
 }{ $dix ->
    [0] {""}
    [one] {" "}· dix
   *[other] {" "}· two dix
 }
three-handed-pinochle-event-surrendered = { $who } gives up, and loses the bid of { $value }.
three-handed-pinochle-event-made = { $maker } makes the bid: { $total } points for { $value }.
three-handed-pinochle-event-set = Set! { $maker } makes only { $total } of { $value }.
three-handed-pinochle-event-enough = { $maker } has melded { $total }: the bid of { $value } is made without a card played.
three-handed-pinochle-event-defender-total = { $who }: { $total } points (melds and tricks).
three-handed-pinochle-event-defender-trickless = { $who } took no card that counts, and scores nothing.

# What one keeps count of
three-handed-pinochle-fact-widow = In the widow: { $cards }
three-handed-pinochle-fact-so-far = { $who }: { $meld ->
    [0] {""}
   *[other] meld { $meld },{" "}
 }tricks { $tricks }
three-handed-pinochle-fact-own-so-far = { $who }: meld { $meld } + tricks { $tricks } + buried { $buried } = { $total }
three-handed-pinochle-shown-widow = the widow
three-handed-pinochle-result-rounds = { $count ->
    [one] everyone has dealt once
    [2] everyone has dealt twice
   *[other] everyone has dealt { $count } times
 }
three-handed-pinochle-result-bidder-first = several have { $target }, and { $winners } was the bidder

# The sum of a deal, what is at stake, and what is told afterwards
three-handed-pinochle-verdict-enough = Made by melds alone: { $total } for { $value }
three-handed-pinochle-sum-set = meld { $meld } + tricks { $tricks } = { $total } < { $bid }{ $points ->
    [0] {""}
   *[other] : set, { $points }
 }
three-handed-pinochle-sum-surrendered = bid given up{ $points ->
    [0] {""}
   *[other] : { $points }
 }
three-handed-pinochle-sum-enough = meld { $meld } ≥ bid { $bid }
three-handed-pinochle-sum-from-both = value { $value }{ $times ->
    [2] , twice
   *[other] {""}
 }, with two players: { $points }
three-handed-pinochle-sum-with-bidder = value { $value }{ $times ->
    [2] , twice
   *[other] {""}
 }: { $points }
three-handed-pinochle-sum-trickless = no card that counts, meld { $meld } lost: 0
three-handed-pinochle-stake-short-of-bid = meld { $meld }, { $missing } more from tricks and buried cards
three-handed-pinochle-aloud-short-of-bid = { $who }: { three-handed-pinochle-stake-short-of-bid }

# For those who have never played
three-handed-pinochle-help-aim =
    Three players. In each deal one plays against the two others: the highest bidder takes the **widow**, three extra cards, and must make as many points as bid. Points come from **melds** – combinations shown from the hand – and from high cards in **tricks**.
    { $scoring ->
        [points] If the bidder makes the bid, all those points are scored; otherwise the bid is lost{ $failed ->
            [double] {" "}twice
           *[single] {""}
        }. The others score their own melds and tricks. The first with { $limit } points wins.
       *[base] Each bid has a value. If the bid is made, both others pay that to the bidder; if it fails, the bidder pays it to both{ $failed ->
            [double] , twice
           *[single] {""}
        }. After everyone has dealt { $rounds } times, the highest total wins.
    }
three-handed-pinochle-help-deal =
    48 cards: two each of ace, { rank-word-T }, king, { rank-word-Q }, { rank-word-J } and 9 in every suit. Everyone gets fifteen, three at a time; three lie face down as the **widow**.
    The order in every suit is **{ rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } 9**{ rank-legend }: the { rank-word-T } beats the king. Of two equal cards the one played first is higher.
three-handed-pinochle-help-bidding =
    From the dealer’s left everyone bids **at least { $minimum }**, in tens and always higher, or passes for good. { $all_pass ->
        [dealer-bids] If the others pass, the dealer must bid { $minimum }.
       *[redeal] If all three pass, the next player deals.
    }
    The last bidder shows the widow, takes it, names trump and **buries** three cards face down: they count in the end, but not in melds. Then { $scoring ->
        [points] everyone’s melds are
       *[base] the bidder’s melds are
    } laid down:
    • run { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } of trump 150
    • { rank-K } { rank-Q } of trump (*royal marriage*) 40, but not the one in a run · of another suit (*marriage*) 20
    • pinochle { card-QS } { card-JD } 40
    • one of each suit: aces 100, kings 80, { ranks-Q } 60, { ranks-J } 40
    • 9 of trump (*dix*) 10
    { $doubles ->
        [bonus] Two of the same meld score more: two runs 1500, two pinochles 300, all eight of a rank ten times as much.
       *[twice] Two of the same meld simply count twice.
    }
three-handed-pinochle-help-play =
    { $scoring ->
        [points] The bidder may give up now: that costs the bid, once.
       *[base] If the melds alone make the bid, nothing is played. Otherwise the bidder may give up now: that costs the value of the bid, once.
    }
    Or the bidder leads, and you must:
    1. follow suit{ $heading ->
        [always] , and **beat** the best card if you can – unless the trick has already been trumped
       *[other] , and if trump is led **beat** the best card if you can
    };
    2. without the suit, play a trump{ $heading ->
        [trump-led-only] , high or low
       *[other] {" "}– and overtrump a trump already played, if you can
    };
    3. without either, play anything.
    The highest trump takes the trick; without one, the highest card of the suit led. The winner of the trick leads next. The two others play together.
three-handed-pinochle-help-scoring =
    Points in tricks: { $card_values ->
        [simple] { rank-A }, { rank-T } and { rank-K } = 10 each, last trick 10
       *[original] { rank-A } = 11, { rank-T } = 10, { rank-K } = 4, { rank-Q } = 3, { rank-J } = 2, last trick 10
    }: 250 in all. The buried cards are the bidder’s.
    { $scoring ->
        [points] Bidder: melds and cards, if they reach the bid; otherwise the bid is lost{ $failed ->
            [double] {" "}twice
           *[single] {""}
        }. The others: their own melds and cards. Without a card that counts, even the melds are lost. If several have { $limit }, the bidder wins if one of them, otherwise the highest score.
       *[base] Value of a bid (in between, the lower one): 200 = 1 · 250 = 2 · 300 = 3 · 350 = 5 · 400 = 7 · 450 = 10 · 500 = 13 · 550 = 17 · 600 = 21 · 650 = 25 · from 700 on = 30.{ $spades ->
            [double] {" "}With { suit-S } as trump it doubles.
           *[single] {""}
        }
        Made: each of the others pays the value. Given up: the bidder pays it to each. Played and not made: { $failed ->
            [double] twice.
           *[single] the same.
        }
    }

# What its players keep count of
three-handed-pinochle-feat-contract = Bids won
three-handed-pinochle-feat-enough = By melds alone

# Its sets of rules in a sentence, and the whole game in a few lines
three-handed-pinochle-preset-house-about = Bids from { $minimum }; everyone pays by the value of the bid; everyone deals { $rounds } times.
three-handed-pinochle-preset-points-about = Bids from { $minimum }; all score melds and tricks; { $limit } points win.
three-handed-pinochle-preset-short-about = Like the standard rules, with bids from { $minimum }; everyone deals { $rounds } times.
three-handed-pinochle-achievement-great-bid = A bid of 500 or more made
three-handed-pinochle-achievement-meld = 300 points of meld in a hand
three-handed-pinochle-help-example =
    { $maker } bid { $bid }, took the widow and named { $trump }. Three cards are buried, and the melds lie on the table.
    A **run** (150), two **marriages** (20 each) and **kings around** (80): { $shown_points }. The king and { rank-word-Q } in the run don’t also count as a marriage. The rest must come from the tricks and the buried cards.
three-handed-pinochle-help-short =
    • **Goal:** the bidder alone against two. { $scoring ->
        [points] Score melds and tricks; { $limit } points win.
       *[base] A bid that is made wins its value from both, one that fails costs { $failed ->
            [double] twice that
           *[single] as much
        }. Everyone deals { $rounds } times.
    }
    • **Deal:** two of each { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } 9, fifteen cards each, three in the *widow*. That is also their order: a { rank-word-T } beats a king.
    • **Bid:** higher in tens, from { $minimum }, or pass. The last bidder takes the widow, names trump and buries three cards.
    • **Melds** are laid down for you: run { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } of trump 150; { rank-K } { rank-Q } of a suit 20 (of trump 40); { card-QS } { card-JD } 40; one of each suit: aces 100, kings 80, { ranks-Q } 60, { ranks-J } 40; 9 of trump 10.
    • **Your turn:** follow suit{ $heading ->
        [always] {" "}and beat the best card if you can; without the suit, trump, higher than other trumps if you can
        [plain-free] {" "}(if trump is led, beat the best card if you can); without the suit, trump, higher than other trumps if you can
       *[trump-led-only] {" "}(beat the best card if trump is led); without the suit, trump
    }; otherwise, anything.
    • **Points in tricks:** { $card_values ->
        [simple] { rank-A }, { rank-T } and { rank-K } = 10 each, last trick 10
       *[original] { rank-A } = 11, { rank-T } = 10, { rank-K } = 4, { rank-Q } = 3, { rank-J } = 2, last trick 10
    }.

# The first lesson
three-handed-pinochle-lesson-begins = Just for practice. Melds and tricks make points.
three-handed-pinochle-lesson-bid = A run in { $suit } is 150, and there’s more. The lowest bid is { $bid }.
three-handed-pinochle-lesson-bid-done = The other two passed: the widow is yours.
three-handed-pinochle-lesson-bid-no = You could, but bid no more than you must: { $bid }.
three-handed-pinochle-lesson-bid-no-pass = You could, but with a run you want to name trump.
three-handed-pinochle-lesson-trump = Only trumps make a run. Which suit is yours?
three-handed-pinochle-lesson-trump-done = Eight trumps, and only four are out.
three-handed-pinochle-lesson-trump-no = You could, but your run is in { $suit }.
three-handed-pinochle-lesson-bury = Bury what no meld needs: { $ten }, and both { $queen }.
three-handed-pinochle-lesson-bury-done = They count for you: 16 points are safe.
three-handed-pinochle-lesson-bury-no = You could, but your melds and trumps are worth more.
three-handed-pinochle-lesson-bury-no-nine = You could, but a nine counts nothing: bury what counts.
three-handed-pinochle-lesson-bury-no-queen = That’s as good. Here we bury { $ten }, and both { $queen }.
three-handed-pinochle-lesson-on = 260 melded and 16 buried: 24 more are needed. Play on?
three-handed-pinochle-lesson-on-done = Now draw their trumps.
three-handed-pinochle-lesson-on-no = You could, but with eight trumps the rest is easy.
three-handed-pinochle-lesson-on-no-surrender = You could, but giving up costs the bid. Play on.
three-handed-pinochle-lesson-first = You lead. Draw trumps with { $ace }.
three-handed-pinochle-lesson-first-done = Two of the four are gone.
three-handed-pinochle-lesson-first-no = You could, but start with { $ace }: nothing beats it.
three-handed-pinochle-lesson-second = Once more, with the other { $ace }.
three-handed-pinochle-lesson-second-done = All their trumps are gone, and your bid is made!
three-handed-pinochle-lesson-second-no = You could, but two trumps are still out: draw with { $ace }.
three-handed-pinochle-lesson-lose = Keep the trumps for later. Lose { $card } now.
three-handed-pinochle-lesson-lose-done = They have it. Your trumps bring you back in.
three-handed-pinochle-lesson-lose-no = You could, but { $card } is no use for anything else.
three-handed-pinochle-lesson-low = You must follow { $suit }, but need not beat. Give little.
three-handed-pinochle-lesson-low-done = Few points for them.
three-handed-pinochle-lesson-low-no = You could, but a lower card costs less.
three-handed-pinochle-lesson-must = No { $suit } left, so you must trump. { $low } is enough.
three-handed-pinochle-lesson-must-done = Nobody else has a trump: it’s yours.
three-handed-pinochle-lesson-must-no = You could, but { $low } takes it too.
three-handed-pinochle-lesson-rest = All the high { $suit } are gone. Yours win now.
three-handed-pinochle-lesson-rest-done = One more trick.
three-handed-pinochle-lesson-rest-no = You could, but keep the trumps for the end: { $suit } win now.
three-handed-pinochle-lesson-end = Only trumps are left, and all of them win. From the top!
three-handed-pinochle-lesson-end-done = Nobody can stop you.
three-handed-pinochle-lesson-end-no = You could: it wins, too. But start from the top.
