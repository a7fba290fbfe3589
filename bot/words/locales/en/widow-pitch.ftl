game-widow-pitch = Widow Pitch

# Single rules
widow-pitch-option-target = Points to win
widow-pitch-option-forced-dealer-may-raise = After a pass, the dealer may bid more than 3
widow-pitch-option-both-out = If both reach the target in one deal
widow-pitch-value-both-out-bidder = the bidder wins
widow-pitch-value-both-out-higher = the higher score wins
widow-pitch-option-shoot = Shoot it
widow-pitch-value-shoot-added = plus or minus 21 points
widow-pitch-value-shoot-outright = wins or loses the whole game
widow-pitch-option-low-to = Low goes to
widow-pitch-value-low-to-taker = the player who takes the lowest trump
widow-pitch-value-low-to-player = the player who played the lowest trump
widow-pitch-option-game-tie = Game, if the card points are tied
widow-pitch-value-game-tie-nobody = no point
widow-pitch-value-game-tie-opponent = goes to the bidder’s opponent
widow-pitch-option-follow = Following suit
widow-pitch-value-follow-strict = follow if you can
widow-pitch-value-follow-follow-or-trump = follow or trump

# What is asked: after “Your turn:” or a name
widow-pitch-phase-bidding = bid or pass
widow-pitch-phase-must-bid = bid
widow-pitch-phase-discarding = discard seven cards
widow-pitch-phase-naming = name trump
widow-pitch-phase-exchanging = exchange cards with the stock
widow-pitch-ask-bidding = { $bid ->
    [0] Only “Shoot it!” is higher: bid it, or pass.
   *[other] How many points will you take? Bid { $bid } or more, or pass.
 }
widow-pitch-ask-must-bid = The other player passed, so you’re the bidder: bid { $bid } or more.
widow-pitch-ask-discarding = The widow is yours: discard seven of your fourteen cards.
widow-pitch-ask-naming = Name the trump suit.
widow-pitch-ask-exchanging = Discard up to { $most } cards you don’t need and draw as many. Or keep them all.
widow-pitch-badge-maker = Bidder
widow-pitch-mark-right = R
widow-pitch-mark-left = L
widow-pitch-marked-right = right jack
widow-pitch-marked-left = left jack

# Buttons
widow-pitch-action-bid = { $value ->
    [shoot] Shoot it!
   *[other] Bid { $value }
 }
widow-pitch-action-trump = Trump: { $suit }

# The contract
widow-pitch-contract-bid-3 = Bid of 3
widow-pitch-contract-bid-4 = Bid of 4
widow-pitch-contract-bid-5 = Bid of 5
widow-pitch-contract-bid-6 = Bid of 6
widow-pitch-contract-bid-7 = Bid of 7
widow-pitch-contract-bid-shoot = “Shoot it!”
widow-pitch-contract-by = { $trump ->
    [yes] Trump: { $contract } (called by { $maker })
   *[no] { $contract } ({ $maker })
 }
widow-pitch-pile-widow = widow
widow-pitch-pile-stock = stock

# What happens
widow-pitch-event-bid = { $value ->
    [shoot] { $who }: “Shoot it!”
   *[other] { $who } bids { $value }.
 }
widow-pitch-event-forced = So { $who } has to play for { $value }.
widow-pitch-event-took-widow = { $who } takes the widow.
widow-pitch-event-you-took = From the widow you get { $cards }.
widow-pitch-event-discarded = { $who } discards { $count ->
    [one] a card
   *[other] { $count } cards
 }.
widow-pitch-event-you-discarded = You discard { $cards }.
widow-pitch-event-named = { $who } names { $suit } as trump.
widow-pitch-event-exchanged = { $count ->
    [0] { $who } keeps all seven cards.
    [one] { $who } discards 1 card and draws another.
   *[other] { $who } discards { $count } cards and draws as many.
 }
widow-pitch-event-you-drew = You draw { $cards }.
widow-pitch-event-high = High goes to { $who }: { $card }.
widow-pitch-event-low = Low goes to { $who }: { $card }.
widow-pitch-event-jacks = { $cards_count ->
    [one] { $who } wins a jack: { $cards }.
   *[other] { $who } wins jacks: { $cards }.
 }
widow-pitch-event-game = Game goes to { $who }, with { $count } card points to { $against }.
widow-pitch-event-game-tied = Game goes to { $who }, the bidder’s opponent: both have { $count } card points.
widow-pitch-event-no-game = No one gets Game: both have { $count } card points.
widow-pitch-event-made = { $value ->
    [shoot] Shot it! { $maker } takes all { $points } points.
   *[other] { $maker } bid { $value } and makes it, with { $points } { $points ->
        [one] point
       *[other] points
    }.
 }
widow-pitch-event-failed = { $value ->
    [shoot] Missed! { $maker } shot it and takes { $points ->
        [0] none
       *[other] only { $points }
    } of the seven points.
   *[other] { $maker } bid { $value } and takes { $points ->
        [0] none
       *[other] only { $points }
    }.
 }

# What one keeps count of
widow-pitch-fact-bid = { $value ->
    [shoot] { $who } shoots it
   *[other] { $who } bid { $value }
 }
widow-pitch-fact-high = High so far: { $who } ({ $card })
widow-pitch-fact-low = Low so far: { $who } ({ $card })
widow-pitch-fact-jacks = { $cards_count ->
    [one] Jack taken by { $who }: { $cards }
   *[other] Jacks taken by { $who }: { $cards }
 }
widow-pitch-fact-card-points = { $count ->
    [0] {""}
   *[other] Card points for Game: { $who } { $count }
 }

widow-pitch-result-minus-target = { $who } is at minus { $target } or below
widow-pitch-result-both-out = both reached { $target }, and { $winner } was the bidder
widow-pitch-result-both-out-higher = both reached { $target }, and { $winner } has more
widow-pitch-result-shot = { $who } shot it and took all seven points
widow-pitch-result-shot-failed = { $who } shot it and missed

# Refusals
widow-pitch-why-must-bid = The other player passed and you’re the dealer: you must bid at least 3.
widow-pitch-why-no-such-bid = The bids are 3, 4, 5, 6, 7 and “Shoot it!”.
widow-pitch-why-bid-too-low = { $high ->
    [shoot] Nothing is higher than “Shoot it!”.
   *[other] You must bid more than { $high }, or pass.
 }
widow-pitch-why-name-a-suit = Name one of the four suits as trump.
widow-pitch-why-must-follow-jack = You must follow suit ({ $suit }): your { $binding } is one of the four trump jacks and counts as { $suit }, so you can’t play { $card }.
widow-pitch-why-jack-is-trump = You must follow suit ({ $suit }) with { $binding }: { $card } is the left jack and counts as { $trump }.

# The sum of a deal, what is at stake, and what is told afterwards
widow-pitch-way-bid = { $who }, { $value ->
    [shoot] Shoot it!
   *[other] bid { $value }
 }
widow-pitch-tag-bid = { $value ->
    [shoot] Shot it
   *[other] Bid { $value }
 }
widow-pitch-bid-was-bid = { $value ->
    [shoot] { $who } shot it
   *[other] { $who } bid { $value }
 }, { $suit }
widow-pitch-verdict-made = { $value ->
    [shoot] Shot it, all seven!
   *[other] Made, with { $points } points
 }
widow-pitch-verdict-failed = { $value ->
    [shoot] Shot it and missed
   *[other] { $points ->
        [0] Set: not one point
        [one] Set, with only 1 point
       *[other] Set, with only { $points } points
    }
 }
widow-pitch-sum-high = High { $card } { $worth }
widow-pitch-sum-low = Low { $card } { $worth }
widow-pitch-sum-jacks = { $cards_count ->
    [one] Jack
   *[other] Jacks
 } { $cards } { $worth }
widow-pitch-sum-game = Game ({ $count } to { $against }) { $worth }
widow-pitch-sum-no-point = no points
widow-pitch-sum-set = { $took } < { $bid }: set, { $points }
widow-pitch-sum-shot = shot it: { $points }
widow-pitch-sum-shot-missed = shot it and missed: { $points }
widow-pitch-stake-points-missing = { $who } needs { $wanted } of 7, has { $sure } for sure
widow-pitch-stake-bid-made = { $who } has the { $wanted } points for sure
widow-pitch-stake-bid-lost = { $who } can no longer get { $wanted } points
widow-pitch-moment-shot = { $who } shot it in deal { $deal }, and made it
widow-pitch-moment-shot-missed = { $who } shot it in deal { $deal }, and missed
widow-pitch-moment-all-seven = { $who } took all seven points in deal { $deal }

# For those who have never played
widow-pitch-help-aim =
    A game for two. In each deal up to **seven points** are at stake: High, Low, Game, and one for each of the four trump jacks.
    The player with the highest bid is the **bidder**, gets seven extra cards, names trump, and must take at least as many points as they bid.
    The first player with { $target } points wins. Falling to minus { $target } loses.
widow-pitch-help-deal =
    52 cards and two jokers. Each player gets seven; seven more lie face down: the **widow**. The other 33 are the stock.
    The **trump** suit has 16 cards. From the top: { rank-A } { rank-K } { rank-Q }, *right jack* ({ rank-J } of trump), *left jack* ({ rank-J } of the same colour), *Big Joker*, *Little Joker*, { rank-T } 9 8 7 6 5 4 3 2. With { sign-H } as trump, { card-JD } is the left jack, and counts as { suit-H }.
    Both jacks and both jokers **belong to the trump suit**; all four are called jacks.
    The other suits: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } … 2{ rank-legend }.
widow-pitch-help-bidding =
    The player who didn’t deal bids first. Bids are 3, 4, 5, 6, 7 and *Shoot it!* (all seven, for { $shoot ->
        [outright] the whole game
       *[added] 21 points
    }). Bid higher, or pass; the first pass or *Shoot it!* ends the auction. If the first player passes at once, the dealer { $forced_dealer_may_raise ->
        [yes] must bid, 3 or more
       *[no] plays for 3
    }.
    The **bidder** takes the widow, discards seven cards and names trump.
    Then the **opponent** may discard any number of cards, and draws that many from the stock.
    Discarded cards count for nobody. When bidding, don’t be shy: with 14 cards to choose from, 3 points are nearly always there.
widow-pitch-help-play =
    The bidder leads any card.
    { $follow ->
        [follow-or-trump] Follow the suit led or play a trump, as you like.
       *[strict] You must follow the suit led if you can: you may **not** trump instead.
    } If you can’t follow, play anything.
    The highest trump takes the trick; if there is none, the highest card of the suit led. The winner of the trick leads next. There are seven tricks.
widow-pitch-help-scoring =
    Only cards played to tricks count:
    • **High** – take the highest trump: 1
    • **Low** – { $low_to ->
        [player] play
       *[taker] take
    } the lowest trump: 1
    • **Jacks** – take the right jack, left jack, Big Joker, Little Joker: 1 each
    • **Game** – have more card points: 1. Each { rank-word-T } counts 10, ace 4, king 3, { rank-word-Q } 2, { rank-word-J } or joker 1. { $game_tie ->
        [opponent] On a tie the opponent gets it.
       *[nobody] On a tie nobody gets it.
    }
    The bidder scores all points taken if they reach the bid, and otherwise loses the bid. *Shoot it!* { $shoot ->
        [outright] wins or loses the whole game
       *[added] wins or costs 21
    }. The opponent always scores what they take.
    If both reach { $target } in the same deal, { $both_out ->
        [higher] the higher score wins
       *[bidder] the bidder wins
    }.

# What its players keep count of
widow-pitch-feat-contract = Bids won
widow-pitch-feat-shoot = “Shoot it!”
widow-pitch-feat-shoot-made = “Shoot it!” made
widow-pitch-feat-high = High
widow-pitch-feat-low = Low
widow-pitch-feat-jacks = Jacks
widow-pitch-feat-game = Game

# Its sets of rules in a sentence, and the whole game in a few lines
widow-pitch-preset-house-about = To { $target } points; follow suit if you can; “Shoot it!” is plus or minus 21 points.
widow-pitch-help-example =
    { $maker } bid { $bid }, took { $maker_gain } points and scores all of them:
    • **High** { $high } and **Low** { $low } are the highest and lowest trump played.
    • **Jacks:** { $jacks }. The jokers count as jacks, and so does the other { rank-word-J } of trump’s colour.
    • **Game** goes to { $other }, with { $count } card points to { $against }: { ranks-T } decide. { $other } scores that 1 in any case.
widow-pitch-help-short =
    • **Goal:** one against one. The first with { $target } points wins; up to seven are at stake in each deal.
    • **Bid:** from 3 to 7, or *Shoot it!* The bidder takes the seven cards of the widow, discards seven and names trump. Then the other player may exchange any cards.
    • **Trumps from the top:** { rank-A } { rank-K } { rank-Q }, { rank-J } of trump, the other { rank-J } of the same colour, Big Joker, Little Joker, { rank-T } 9 … 2.
    • **Your turn:** { $follow ->
        [follow-or-trump] follow suit, or play a trump; without the suit, anything.
       *[strict] follow the suit led if you can; if not, play anything.
    } The highest trump takes the trick; without one, the highest card of the suit led.
    • **Points:** take the highest trump (*High*), { $low_to ->
        [player] play
       *[taker] take
    } the lowest (*Low*), take each jack and joker of trump, and most card points (*Game*): 1 each.
    • **The bidder** scores them if they reach the bid, and otherwise loses the bid. *Shoot it!* { $shoot ->
        [outright] wins or loses the whole game
       *[added] wins or costs 21
    }. The other player always scores.

# The first lesson
widow-pitch-lesson-begins = Just for practice. Taking certain cards scores points.
widow-pitch-lesson-bid = { $ace } is High, { $jack } is a Jack. With { $suit }, your bid?
widow-pitch-lesson-bid-done = You must take at least four of the seven points.
widow-pitch-lesson-bid-no = You could, but if you fail, you lose the bid. Four will do.
widow-pitch-lesson-bid-no-three = You could, but three is easily outbid. Say four.
widow-pitch-lesson-bid-no-pass = You could, but four strong trumps are worth a bid.
widow-pitch-lesson-discard = You took the widow: 14 cards. Keep all { $suit } and { $ace }.
widow-pitch-lesson-discard-done = Six trumps and an ace. Even { $two } can score a point: Low.
widow-pitch-lesson-discard-no = You could, but keep six { $suit } and { $ace }.
widow-pitch-lesson-trump = Name trump: your long suit.
widow-pitch-lesson-trump-done = High, Low, Jack and Game: all four are in your hand.
widow-pitch-lesson-trump-no = You could, but your six { $suit } should be trump.
widow-pitch-lesson-high = The highest trump played is High: begin with { $ace }.
widow-pitch-lesson-high-done = High is yours: no trump is above the ace.
widow-pitch-lesson-high-no = You could, but { $ace } wins for sure and draws a trump.
widow-pitch-lesson-queen = Draw another trump without risking a jack: lead { $queen }.
widow-pitch-lesson-queen-done = One more trump of theirs is gone.
widow-pitch-lesson-queen-no = You could, but { $queen } is high and risks no point: draw with it.
widow-pitch-lesson-six = Once more, with a card worth nothing: { $six }.
widow-pitch-lesson-six-done = They got a trick, but not a point in it.
widow-pitch-lesson-six-no = You could, but { $jack } and { $ten } are worth keeping: lead { $six }.
widow-pitch-lesson-six-no-two = You could, but a higher trump would take { $two }, and Low with it.
widow-pitch-lesson-six-no-ace = You could, but { $ace } may be trumped. Draw trumps first.
widow-pitch-lesson-low = You have no { $suit }. Take it with { $two }: that’s Low.
widow-pitch-lesson-low-done = Low is yours: it goes to the taker of the lowest trump.
widow-pitch-lesson-low-no = You could, but { $two } takes it, and Low with it.
widow-pitch-lesson-jack = They seem to be out of trumps: bring { $jack } home.
widow-pitch-lesson-jack-done = A trump jack taken: one more point.
widow-pitch-lesson-jack-no = You could, but bring { $jack } home first: it’s a point.
widow-pitch-lesson-ten = Both cards win. For Game, { $ten } counts 10.
widow-pitch-lesson-ten-done = High, Low, Jack, Game: four points, as you bid.
