game-cinch = Cinch

# Single rules
cinch-option-target = Points to win
cinch-option-scoring = If the bid fails or is made
cinch-value-scoring-opponents = failed: the others get the bid as well as their points
cinch-value-scoring-set-back = failed: the bid is lost, the others get their points
cinch-value-scoring-difference = made: only the difference counts, for the side with more
cinch-option-minimum = Minimum bid
cinch-option-all-pass = If everyone else passes
cinch-value-all-pass-dealer-names = the dealer names trump without a bid
cinch-value-all-pass-redeal = the dealer may bid, or pass too
cinch-value-all-pass-dealer-bids = the dealer must make the lowest bid
cinch-option-rob = The dealer robs the pack (takes the rest of the stock)
cinch-option-low-to = Low goes to
cinch-value-low-to-taker = the player who takes the 2 of trump
cinch-value-low-to-holder = the player who holds the 2 of trump
cinch-option-first-lead = First lead
cinch-value-first-lead-any = any card
cinch-value-first-lead-trump = a trump, if the bidder has one
cinch-option-follow = When a plain suit is led
cinch-value-follow-follow-or-trump = follow or trump
cinch-value-follow-strict = follow if you can

# What is asked: after “Your turn:” or a name
cinch-phase-bidding = bid or pass
cinch-phase-must-bid = bid
cinch-phase-naming = name trump
cinch-phase-discarding = discard
cinch-phase-discarding-down = discard
cinch-ask-bidding = { $bid ->
    [0] Fourteen has been bid: you can only pass.
   *[other] How many of the 14 points will your side take? Bid { $bid } or more, or pass.
 }
cinch-ask-must-bid = Everyone passed, and you’re the dealer: you have to bid { $bid }.
cinch-ask-naming = Name trump. The five of the other suit of that colour becomes a trump too.
cinch-ask-discarding = Discard cards other than trumps, and draw up to six. With more than six trumps, choose only the trumps to go.
cinch-ask-discarding-down = You’ve robbed the pack: discard cards other than trumps, down to six. With more than six trumps, choose only the trumps to go.
cinch-badge-maker = Bidder
cinch-marked-left = left pedro

cinch-action-trump = Trump: { $suit }
cinch-pile-stock = stock
cinch-pile-away = discarded

# What happens
cinch-event-bid = { $who } bids { $value }.
cinch-event-won-auction = { $who } wins the auction with { $value }.
cinch-event-left-to-dealer = { $who } deals, and names trump without a bid.
cinch-event-named = { $who } names { $suit } as trump.
cinch-event-put-away = { $who } discards { $cards }.
cinch-event-drew = { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
 }.
cinch-event-you-drew = You draw { $cards }.
cinch-event-robbed = { $who } robs the pack of { $count ->
    [one] one card
   *[other] { $count } cards
 }.
cinch-event-you-took = You take { $cards }.
cinch-event-discarded = { $who } discards { $count } cards face down.
cinch-event-surplus = { $who } discards trumps too: { $cards }.
cinch-event-you-discarded = You discard { $cards }.
cinch-event-high = High goes to { $who }: { $card }.
cinch-event-low = Low goes to { $who }: { $card }.
cinch-event-jack = Jack goes to { $who }: { $card }.
cinch-event-game = Game goes to { $who }: { $card }.
cinch-event-right-pedro = { $who } takes the right pedro: { $card }.
cinch-event-left-pedro = { $who } takes the left pedro: { $card }.
cinch-event-made = { $maker } bid { $value } and makes it, with { $points } { $points ->
    [one] point
   *[other] points
 } to { $against }.
cinch-event-failed = { $maker } bid { $value } and falls short, with { $points } { $points ->
    [one] point
   *[other] points
 } to { $against }.
cinch-event-without-bid = { $maker }’s side takes { $points } { $points ->
    [one] point
   *[other] points
 }, with no bid to make.

# What one keeps count of
cinch-fact-bid = { $who } bid { $value }
cinch-fact-points = Points: { $who } { $count }
cinch-fact-right-pedro = Right pedro: { $who } ({ $card })
cinch-fact-left-pedro = Left pedro: { $who } ({ $card })

cinch-result-bidder-out = both sides reached { $target }, and { $winners } had the bid

# Refusals
cinch-why-must-bid = Everyone passed and you’re the dealer: you have to bid { $least }.
cinch-why-stuck = Everyone passed and you’re the dealer: you play for { $least }, no more and no less.
cinch-why-no-such-bid = Bids run from { $least } to { $most } points.
cinch-why-bid-too-low = You must bid more than { $high }, or pass.
cinch-why-name-a-suit = Name one of the four suits: there is always a trump.
cinch-why-trump-stays = { $card } is a trump. Trumps may go only if you hold more than six.
cinch-why-counting-stays = { $card } scores points, so it has to stay. Choose another trump.
cinch-why-plain-goes = You hold more than six trumps, so every other card has to go, { $card } too.
cinch-why-must-follow-pedro = You must follow suit ({ $suit }): your { $binding } is the left pedro and counts as { $suit }, so you can’t play { $card }.
cinch-why-pedro-is-trump = { $card } is the left pedro and a trump ({ $trump }): it isn’t { $suit }. You have { $binding } to follow with.

# The sum of a deal, what is at stake, and what is told afterwards
cinch-bid-was-without-bid = { $who } named { $suit } without a bid
cinch-verdict-made = Made, { $points } to { $against }
cinch-verdict-failed = Set, { $points } to { $against }
cinch-verdict-without-bid = { $points } to { $against }
cinch-sum-high = High { $card } { $worth }
cinch-sum-low = Low { $card } { $worth }
cinch-sum-jack = Jack { $card } { $worth }
cinch-sum-game = Game { $card } { $worth }
cinch-sum-right-pedro = pedro { $card } { $worth }
cinch-sum-left-pedro = pedro { $card } { $worth }
cinch-sum-no-point = no points
cinch-sum-difference = { $mine } against { $theirs }: { $points }
cinch-sum-set = { $took } < { $bid }: set, { $points }
cinch-sum-bonus = the bid, +{ $points }
cinch-stake-points-needed = { $who } needs { $wanted } { $wanted ->
    [one] point
   *[other] points
 }
cinch-stake-points-missing = { $who } needs { $missing } more of { $wanted }
cinch-stake-bid-made = { $who } has the { $wanted } { $wanted ->
    [one] point
   *[other] points
 }
cinch-stake-bid-lost = { $who } can no longer make the bid
cinch-moment-fourteen = { $who } bid fourteen in deal { $deal }, and made it
cinch-moment-all-points = { $who } took all fourteen points in deal { $deal }
cinch-moment-high-bid = { $who } made a bid of { $bid } in deal { $deal }
cinch-moment-one-short = { $who } was one point short of { $bid } in deal { $deal }

# For those who have never played
cinch-help-aim =
    Two against two: partners sit opposite, and their points count together. Each deal has **14 points**, all of them in six trumps, and ten in the two fives of one colour: the *pedros*.
    The highest bidder names trump, and with the partner must take at least as many points as bid. The first side with { $target } points wins; if both get there, the bidder’s side does.
cinch-help-deal =
    52 cards. Everyone gets nine, three at a time; the other 16 are the stock.
    Trump has 14 cards: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 6, the **right pedro** (5 of trump), the **left pedro** (5 of the same colour), 4 3 2. With { sign-H } as trump, { card-5D } counts as { suit-H }.
    The other suits: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 … 2{ rank-legend }.
cinch-help-bidding =
    From the dealer’s left, everyone has **one turn** to bid or pass; the dealer speaks last. Bids are numbers of points from { $minimum } to 14, each higher than the last. Then the highest bidder names trump. { $all_pass ->
        [redeal] If everyone passes, the next player deals.
        [dealer-bids] If everyone else passes, the dealer must bid { $minimum }.
       *[dealer-names] If everyone else passes, the dealer names trump and owes nothing.
    }
    Then everyone **discards and draws**, from the dealer’s left: three to eight cards are discarded face up, and hands filled up to six. Only plain cards may go; a trump only if you keep six others, and never one that scores.{ $rob ->
        [no] {" "}The dealer does so too, last of all.
       *[yes] {"\u000a"}Then the dealer *robs the pack*: takes the rest of the stock, and discards down to six. So every trump that scores is in play.
    }
cinch-help-play =
    The bidder leads first, { $first_lead ->
        [trump] a trump if there is one in the hand.
       *[any] any card.
    } If a trump is led, you must follow if you can. { $follow ->
        [strict] The same goes for the other suits.
       *[follow-or-trump] If another suit is led, you may follow **or** trump, as you like; but while you hold that suit, you may play nothing else.
    } Without the suit led, play anything.
    The highest trump takes the trick; if there is none, the highest card of the suit led. The winner leads next. There are six tricks.
cinch-help-scoring =
    The side that takes these trumps has their points: { rank-A } (*High*), { rank-J } (*Jack*), { rank-T } (*Game*) and 2 (*Low*) 1 each; each **pedro** 5.{ $low_to ->
        [holder] {" "}Low is a point for the player who holds it, no matter who takes it.
       *[taker] {""}
    }
    { $scoring ->
        [set-back] A side that makes its bid scores what it took; one that falls short loses the bid, and may fall below zero. The others always score their points.
        [difference] If the bid is made, the side with more points scores the difference, and the other nothing. If it falls short, the others score their points and the bid.
       *[opponents] If the bid is made, both sides score what they took. If it falls short, the bidder’s side scores nothing, and the others their points and the bid.
    }

# What its players keep count of
cinch-feat-contract = Bids won
cinch-feat-pedros = Pedros taken
cinch-feat-jack = Jacks of trump
cinch-feat-all-points = All fourteen points

# Its sets of rules in a sentence, and the whole game in a few lines
cinch-preset-difference = difference
cinch-preset-pedro = Pedro
cinch-preset-short = short game
cinch-preset-house-about = To { $target }: bids from 1, the dealer robs the pack, and a failed bid goes to the others.
cinch-preset-difference-about = To { $target }: if a bid is made, only the difference counts; all may pass.
cinch-preset-pedro-about = To { $target }: bids from 6, trump is led first, and a failed bid is lost.
cinch-preset-short-about = The standard rules, but only to { $target }.
cinch-achievement-fourteen = A bid of fourteen made
cinch-achievement-all-points = All fourteen points of a deal
cinch-help-example =
    { $maker } bid { $bid } and named { $suit }. { $partner } deals, and robbed the pack of { $robbed } cards.
    • { $partner } led a king, and { $maker } gave it the right pedro { $right }: 5 points.
    • The left pedro { $left } was caught by { $other }, with a higher trump.
    • { $points } points to { $against }: the bid is made. { $maker } scores { $maker_gain }, { $other } { $other_gain }.
cinch-help-short =
    • **Goal:** two against two, your partner opposite. { $target } points win.
    • **Bid:** one turn each, up to 14: how many points will your side take? The highest bidder names trump.
    • **Discard** all but your trumps, and draw up to six cards.{ $rob ->
        [no] {""}
       *[yes] {" "}The dealer takes the rest of the stock.
    }
    • **Points**, all in trumps: { rank-A }, { rank-J }, { rank-T } and 2 1 each; both fives of that colour, the *pedros*, 5 each.
    • **Your turn:** { $follow ->
        [strict] follow suit if you can; if not, play anything.
       *[follow-or-trump] follow suit, or play a trump; without the suit, anything. If a trump is led, follow if you can.
    }
    • **A bid that falls short** { $scoring ->
        [set-back] is lost.
       *[opponents] goes to the others.
        [difference] goes to the others.
    }

# The first lesson
cinch-lesson-begins = Just for practice. Two fives count 5 points each.
cinch-lesson-bid = Five { $suit }, with { $ace }, { $king } and { $five }. Bid 9.
cinch-lesson-bid-done = No one bids more. You name trump.
cinch-lesson-bid-no = You could, but nine is about what this hand is worth.
cinch-lesson-bid-no-pass = You could, but such a hand should name trump.
cinch-lesson-trump = Name your longest suit: { $suit }.
cinch-lesson-trump-done = Both red fives are trumps now: the pedros.
cinch-lesson-trump-no = You could, but most of your points are { $suit }.
cinch-lesson-discard = Discard everything but { $suit }. You draw up to six.
cinch-lesson-discard-done = They keep trumps only, too. The dealer robs the pack.
cinch-lesson-discard-no = You could, but a fresh card may be a trump: let all four go.
cinch-lesson-ace = Draw trumps from the top: { $ace }.
cinch-lesson-ace-done = High is yours, and { $two }, which is Low.
cinch-lesson-ace-no = You could, but { $ace } can’t be beaten and draws trumps.
cinch-lesson-king = Again, with { $king }.
cinch-lesson-king-done = { $ten } fell: Game is yours.
cinch-lesson-king-no = You could, but { $king } is the highest now.
cinch-lesson-jack = { $jack } is the highest now. Where is { $left }, the left pedro?
cinch-lesson-jack-done = There! { $left } is a trump and had to follow: 5 points.
cinch-lesson-jack-no = You could, but { $jack } draws what is left.
cinch-lesson-plain = Keep your last trumps, { $five } above all. Lead { $card }.
cinch-lesson-plain-done = Your partner trumped it.
cinch-lesson-plain-no = You could, but both trumps win later. Lead { $card }.
cinch-lesson-ruff = No { $suit } in your hand, and the others are out of trumps: trump it.
cinch-lesson-ruff-done = Yours. And your last card takes the last trick: all 14 points.
cinch-lesson-ruff-no = You could, but a trump takes this trick for sure.
