game-auction-pitch = Auction Pitch

# Single rules
auction-pitch-option-partners = Partners, two against two (four players)
auction-pitch-option-points = Points in a deal
auction-pitch-value-points-four = 4: High, Low, Jack, Game
auction-pitch-value-points-joker = 5: with a joker as lowest trump
auction-pitch-value-points-jick = 5: with the off-jack
auction-pitch-value-points-seven = 7: with off-jack and two jokers
auction-pitch-option-target = Points to win
auction-pitch-option-steal = The dealer may steal the highest bid by matching it
auction-pitch-option-all-pass = If everyone else passes
auction-pitch-value-all-pass-dealer-bids = the dealer must bid 2
auction-pitch-value-all-pass-redeal = the dealer may pass too
auction-pitch-option-smudge = Smudge
auction-pitch-value-smudge-none = not played
auction-pitch-value-smudge-added = a bid for all points and all tricks
auction-pitch-option-low-to = Low goes to
auction-pitch-value-low-to-holder = the player who was dealt the lowest trump
auction-pitch-value-low-to-taker = the player who takes the lowest trump
auction-pitch-option-must-bid-out = Only a pitcher who makes the bid can win the game

# What is asked: after “Your turn:” or a name
auction-pitch-phase-bidding = bid or pass
auction-pitch-phase-must-bid = bid
auction-pitch-phase-pitching = pitch a card, which makes trump
auction-pitch-ask-bidding = { $bid ->
    [0] Only a smudge is higher: bid it, or pass.
   *[other] How many points will you take? Bid { $bid } or more, or pass.
 }
auction-pitch-ask-must-bid = Everyone passed, and you’re the dealer: you have to bid { $bid }.
auction-pitch-ask-pitching = You’re the pitcher. Lead a card: its suit is trump.
auction-pitch-badge-maker = Pitcher
auction-pitch-mark-off = O
auction-pitch-marked-off = off-jack

# Buttons
auction-pitch-action-bid = { $value ->
    [smudge] Smudge!
   *[other] Bid { $value }
 }

auction-pitch-pile-stock = stock

# What happens
auction-pitch-event-bid = { $value ->
    [smudge] { $who } bids a smudge!
   *[other] { $who } bids { $value }.
 }
auction-pitch-event-won-auction = { $value ->
    [smudge] { $who } pitches, for all points and all tricks.
   *[other] { $who } pitches, for { $value } points.
 }
auction-pitch-event-pitched = Trump is { $suit }, pitched by { $who }.
auction-pitch-event-high = High goes to { $who }: { $card }.
auction-pitch-event-low = Low goes to { $who }: { $card }.
auction-pitch-event-jack = Jack goes to { $who }: { $card }.
auction-pitch-event-off-jack = Off-jack goes to { $who }: { $card }.
auction-pitch-event-joker = { $who } takes the { $card }.
auction-pitch-event-game = Game goes to { $who }, with { $count } card points to { $against }.
auction-pitch-event-no-game = No one gets Game: { $count } card points are tied for most.
auction-pitch-event-made = { $value ->
    [smudge] Smudge! { $maker } takes all { $points } points and every trick.
   *[other] { $maker } bid { $value } and makes it, with { $points } points.
 }
auction-pitch-event-failed = { $value ->
    [smudge] { $maker }’s smudge fails, with { $points } { $points ->
        [one] point
       *[other] points
    }.
   *[other] { $maker } bid { $value } and is set, with { $points ->
        [0] no points at all
        [one] only 1 point
       *[other] only { $points } points
    }.
 }

# What one keeps count of
auction-pitch-fact-bid = { $value ->
    [smudge] { $who } bid a smudge
   *[other] { $who } bid { $value }
 }
auction-pitch-fact-high = High so far: { $who } ({ $card })
auction-pitch-fact-low = Low so far: { $who } ({ $card })
auction-pitch-fact-jack = Jack: { $who } ({ $card })
auction-pitch-fact-off-jack = Off-jack: { $who } ({ $card })
auction-pitch-fact-joker = { $card }: { $who }
auction-pitch-fact-card-points = Card points for Game: { $who } { $count }

auction-pitch-result-pitcher-out = several reached { $target }, and { $winners } had the bid
auction-pitch-result-first-out = several reached { $target }, and { $winners } got there first

# Refusals
auction-pitch-why-must-bid = Everyone passed and you’re the dealer: you have to bid { $least }.
auction-pitch-why-stuck = Everyone passed and you’re the dealer: you play for { $least }, no more and no less.
auction-pitch-why-no-such-bid = Bids run from { $least } to { $most }{ $smudge ->
    [added] {" "}points; above them there is only the smudge.
   *[none] {" "}points.
 }
auction-pitch-why-bid-too-low = { $high ->
    [smudge] Nothing is higher than a smudge.
   *[other] You must bid more than { $high }, or pass.
 }
auction-pitch-why-no-steal = You must bid { $high } or more, or pass: you’re the dealer, and may steal the bid.
auction-pitch-why-must-follow-off = You must follow suit ({ $suit }): your { $binding } is a trump here and counts as { $suit }, so you can’t play { $card }.

# The sum of a deal, what is at stake, and what is told afterwards
auction-pitch-way-bid = { $who }, bid { $value ->
    [smudge] a smudge
   *[other] { $value }
 }
auction-pitch-tag-bid = { $value ->
    [smudge] Smudge
   *[other] Bid { $value }
 }
auction-pitch-bid-was-bid = { $value ->
    [smudge] { $who } bid a smudge
   *[other] { $who } bid { $value }
 }, { $suit }
auction-pitch-verdict-made = { $value ->
    [smudge] Smudge made!
   *[other] Made, with { $points } points
 }
auction-pitch-verdict-failed = { $value ->
    [smudge] Smudge missed
   *[other] { $points ->
        [0] Set: not one point
        [one] Set, with only 1 point
       *[other] Set, with only { $points } points
    }
 }
auction-pitch-sum-high = High { $card } 1
auction-pitch-sum-low = Low { $card } 1
auction-pitch-sum-jack = Jack 1
auction-pitch-sum-off-jack = Off-jack { $card } 1
auction-pitch-sum-joker = { $card } 1
auction-pitch-sum-game = Game ({ $count } to { $against }) 1
auction-pitch-sum-no-point = no points
auction-pitch-sum-set = { $took } < { $bid }: set, { $points }
auction-pitch-sum-smudged = smudge: { $points }
auction-pitch-sum-smudge-missed = smudge missed: { $points }
auction-pitch-stake-points-missing = { $who } needs { $wanted } of { $most }, has { $sure } for sure
auction-pitch-stake-bid-made = { $who } has the { $wanted } points for sure
auction-pitch-stake-bid-lost = { $who } can no longer make the bid
auction-pitch-brief-points-missing = { $sure } of { $wanted } points sure
auction-pitch-brief-bid-made = { $wanted } points sure
auction-pitch-brief-bid-lost = { $wanted } out of reach
auction-pitch-moment-smudged = { $who } made a smudge in deal { $deal }
auction-pitch-moment-smudge-missed = { $who } missed a smudge in deal { $deal }
auction-pitch-moment-all-points = { $who } took all { $points } points in deal { $deal }

# For those who have never played
auction-pitch-help-aim =
    { $partners ->
        [yes] Two against two: partners sit opposite, and their points count together.
       *[no] Everyone plays for themselves.
    } In each deal up to { $points ->
        [joker] five points are at stake: **High**, **Low**, **Jack**, **Game** and the **joker**.
        [jick] five points are at stake: **High**, **Low**, **Jack**, **Game** and the **off-jack**.
        [seven] seven points are at stake: **High**, **Low**, **Jack**, **Game**, the **off-jack** and two **jokers**.
       *[four] four points are at stake: **High**, **Low**, **Jack** and **Game**.
    } You bid for the right to make trump: the highest bidder is the **pitcher**, and must take at least as many points as bid.
    { $must_bid_out ->
        [yes] You win with { $target } points or more, but only in a deal in which your own side made its bid.
       *[no] The first to reach { $target } points wins.
    }
auction-pitch-help-deal =
    { $points ->
        [joker] 52 cards and a joker.
        [seven] 52 cards and two jokers.
       *[other] 52 cards.
    } Everyone gets six, three at a time. The rest is the stock: nobody sees it, and its cards count for nobody.
    Every suit ranks { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 … 2{ rank-legend }. { $points ->
        [joker] The joker is the lowest trump, below the 2.
        [jick] In trump the **off-jack**, the other { rank-J } of the same colour, comes just below the { rank-J }: with { sign-H } as trump, { card-JD } counts as { suit-H }.
        [seven] In trump the **off-jack**, the other { rank-J } of the same colour, comes just below the { rank-J }, then { card-BJ } and { card-LJ }, then the { rank-T }. With { sign-H } as trump, { card-JD } counts as { suit-H }.
       *[four] Trump ranks the same and beats all the rest.
    }
auction-pitch-help-bidding =
    From the dealer’s left, everyone has **one turn** to bid or pass; the dealer speaks last. Bids are numbers of points from 2 up, each higher than the last.{ $smudge ->
        [added] {" "}Highest of all is a **smudge**: all points and all six tricks.
       *[none] {""}
    }
    { $steal ->
        [yes] The dealer may also **steal** the highest bid by matching it, but not a bid for all the points.
       *[no] The dealer, too, has to bid higher to win the auction.
    }
    { $all_pass ->
        [redeal] If everyone passes, the next player deals.
       *[dealer-bids] If everyone else passes, the dealer is stuck and plays for 2.
    }
auction-pitch-help-play =
    The pitcher leads any card: **its suit is trump**.{ $points ->
        [joker] {" "}A joker makes { suit-S } trump.
        [seven] {" "}A joker makes { suit-S } trump.
       *[other] {""}
    }
    If a trump is led, you must follow if you can. If another suit is led, you may follow **or** trump, as you like; but while you hold that suit, you may play nothing else.
    Without the suit led, play anything. The highest trump takes the trick; if there is none, the highest card of the suit led. The winner leads next. There are six tricks.
auction-pitch-help-scoring =
    Only cards played to tricks count, 1 point each:
    • **High** – the highest trump played
    • **Low** – the lowest trump played{ $points ->
        [joker] , not counting the joker
       *[other] {""}
    }: for the player who { $low_to ->
        [taker] takes it
       *[holder] was dealt it, no matter who takes it
    }
    • **Jack** – take the { rank-J } of trump, if it is played{ $points ->
        [joker] ; the **joker** likewise
        [jick] ; the **off-jack** likewise
        [seven] ; **off-jack**, { card-BJ } and { card-LJ } likewise, 1 each
       *[four] {""}
    }
    • **Game** – have the most card points: each { rank-word-T } counts 10, ace 4, king 3, { rank-word-Q } 2, { rank-word-J } or joker 1. On a tie for most, nobody gets it.
    If the pitcher reaches the bid, all the points taken count; if not, the bid is lost.{ $smudge ->
        [added] {" "}A smudge wins or loses one more than the points of a deal.
       *[none] {""}
    } All others always score what they take.
    If several reach { $target } in the same deal, { $must_bid_out ->
        [yes] only the pitcher can win, with the bid made.
       *[no] the pitcher wins; otherwise the points are counted in the order above, and the first one there wins.
    }

# What its players keep count of
auction-pitch-feat-contract = Bids won
auction-pitch-feat-smudge = Smudges
auction-pitch-feat-smudge-made = Smudges made
auction-pitch-feat-high = High
auction-pitch-feat-low = Low
auction-pitch-feat-jack = Jack
auction-pitch-feat-game = Game

# Its sets of rules in a sentence, and the whole game in a few lines
auction-pitch-preset-setback = Setback
auction-pitch-preset-joker = with a joker
auction-pitch-preset-short = short game
auction-pitch-preset-house-about = Everyone for themselves, to { $target }: High, Low, Jack and Game; the dealer may steal the bid.
auction-pitch-preset-setback-about = Partners, to { $target }, with the smudge; only a side that makes its bid can win.
auction-pitch-preset-joker-about = A joker is the lowest trump and a fifth point; Low goes to its taker.
auction-pitch-preset-short-about = The standard rules, but only to { $target }.
auction-pitch-achievement-smudged = A smudge made
auction-pitch-achievement-all-points = Every point of a deal
auction-pitch-help-example =
    { $maker } bid { $bid } and scores { $maker_gain }:
    • **High** { $high } goes to { $other }, and **Low** { $low } to { $holder }, who was dealt it.
    • **Jack** { $jack } and **Game**, with { $count } card points to { $against }, go to { $maker }. That is enough.
    The others score their points too, { $other } 1 and { $holder } 1.
auction-pitch-help-short =
    • **Goal:** { $partners ->
        [yes] two against two, your partner opposite.
       *[no] everyone for themselves.
    } { $target } points win.
    • **Bid:** one turn each, from 2 up: how many points will you take?{ $smudge ->
        [added] {" "}*Smudge* is all points and all tricks.
       *[none] {""}
    } The highest bidder, the *pitcher*, leads, and the suit of that first card is trump.
    • **Points, 1 each:** the highest trump played (*High*), the lowest (*Low*), the { rank-J } of trump (*Jack*), most card points (*Game*){ $points ->
        [joker] , the joker
        [jick] , the off-jack
        [seven] , the off-jack and each joker
       *[four] {""}
    }.
    • **Your turn:** follow suit, or play a trump; without the suit, anything. If a trump is led, follow if you can.
    • **The pitcher** scores the points taken if they reach the bid, and otherwise loses the bid. The others always score.

# The first lesson
auction-pitch-lesson-begins = Just for practice. Certain trumps are worth a point each.
auction-pitch-lesson-bid = { $suit }: { $ace } is High, { $two } is Low, { $jack } is Jack. Bid?
auction-pitch-lesson-bid-done = Three of the four points. Now make them.
auction-pitch-lesson-bid-no = You could, but a bid that fails is lost. Three will do.
auction-pitch-lesson-bid-no-two = You could, but two is easily outbid. Say three.
auction-pitch-lesson-bid-no-pass = You could, but a hand like this should make trump.
auction-pitch-lesson-pitch = Your first card makes trump. Pitch { $ace }.
auction-pitch-lesson-pitch-done = { $suit } it is: High is yours, and two trumps are gone.
auction-pitch-lesson-pitch-no = You could, but { $ace } wins for sure and draws trumps.
auction-pitch-lesson-king = Draw once more, with { $king }.
auction-pitch-lesson-king-done = One more trump of theirs is gone.
auction-pitch-lesson-king-no = You could, but { $king } can’t lose and draws a trump.
auction-pitch-lesson-king-no-jack = You could, but { $king } risks nothing; { $jack } would.
auction-pitch-lesson-club = { $queen } is still out. Keep { $jack }: lead a low { $suit }.
auction-pitch-lesson-club-done = They took it, and { $jack } is still safe.
auction-pitch-lesson-club-no = You could, but { $queen } would beat a trump. Lead { $suit }.
auction-pitch-lesson-jack = You play last and have no { $suit }. Bring { $jack } home.
auction-pitch-lesson-jack-done = Jack is yours. And king and { rank-word-Q } for Game.
auction-pitch-lesson-jack-no = You could, but nothing can beat { $jack } now: take it.
auction-pitch-lesson-last = Low is yours anyway. Keep { $two} to trump the last trick.
auction-pitch-lesson-last-done = { $two } took a { rank-word-T }: High, Low, Jack and Game.
auction-pitch-lesson-last-no = You could, but { $two } can still take a trick. Lead { $suit }.
