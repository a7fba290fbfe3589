game-pitchling = Pitchling

# Single rules
pitchling-option-target = Points to win

# What is asked: after “Your turn:” or a name
pitchling-phase-bidding = bid or pass
pitchling-phase-discarding = discard six cards
pitchling-phase-leading = lead a card, which makes trump
pitchling-ask-bidding = How many card points will you take? Bid { $bid } or more, or pass. You speak only once.
pitchling-ask-discarding = The widow is yours: discard six of your sixteen cards. Their points count for you.
pitchling-ask-leading = Lead a card: its suit is trump.
pitchling-badge-maker = Declarer

# The contract
pitchling-contract-bid-31 = Bid of 31
pitchling-contract-bid-35 = Bid of 35
pitchling-contract-bid-41 = Bid of 41
pitchling-contract-bid-47 = Bid of 47
pitchling-contract-bid-55 = Bid of 55
pitchling-contract-bid-63 = Bid of 63
pitchling-contract-bid-71 = Bid of 71
pitchling-contract-by = { $trump ->
    [yes] Trump: { $contract } (led by { $maker })
   *[no] { $contract } ({ $maker })
 }
pitchling-pile-widow = widow

# What happens
pitchling-event-bid = { $who } bids { $value }.
pitchling-event-won-auction = { $who } plays alone for { $value }.
pitchling-event-forced = Everyone passed, so { $who }, the dealer, plays alone for { $value }.
pitchling-event-took-widow = { $who } takes the widow.
pitchling-event-you-took = From the widow you get { $cards }.
pitchling-event-discarded = { $who } discards { $count } cards.
pitchling-event-you-discarded = You discard { $cards }.
pitchling-event-named = The first card makes { $suit } trump.
pitchling-event-counted = { $who } has { $tricks } in tricks and { $away } in the discards.
pitchling-event-made = { $maker } bid { $value } and makes it, with { $points } to { $others }.
pitchling-event-failed = { $maker } bid { $value } and takes only { $points }, to { $others }: the others write { $value } each.

# What one keeps count of
pitchling-fact-bid = { $who } bid { $value }
pitchling-fact-card-points = { $count ->
    [0] {""}
   *[other] In tricks: { $who } { $count }
 }

# Refusals
pitchling-why-no-such-bid = The bids are 31, 35, 41, 47, 55, 63 and 71.
pitchling-why-bid-too-low = You must bid more than { $high }, or pass.
pitchling-why-must-trump = You have no { $suit }, so you must trump: you hold { $binding } and can’t play { $card }.

# The sum of a deal, what counts now, and what is told afterwards
pitchling-verdict-made = Made, with { $points } to { $others }
pitchling-verdict-failed = Set, with only { $points } to { $others }
pitchling-sum-taken = { $tricks } in tricks, { $away } discarded
pitchling-sum-bid = the bid: { $points }
pitchling-sum-nothing = nothing
pitchling-stake-to-set = { $who } need { $missing } more to set the bid
pitchling-stake-bid-made = { $who } has the { $wanted } points
pitchling-stake-bid-lost = { $who } can no longer get { $wanted } points
pitchling-moment-all-points = { $who } took all 120 points in deal { $deal }
pitchling-moment-highest-bid = { $who } bid { $value } in deal { $deal }, and made it
pitchling-moment-just-made = { $who } made { $value } in deal { $deal }, without a point to spare
pitchling-moment-just-missed = { $who } missed { $value } in deal { $deal } by one point
pitchling-achievement-all-points = All 120 points of a deal

# For those who have never played
pitchling-help-aim =
    Three players, everyone with their own score. In each deal the highest bidder, the **declarer**, plays alone **against the other two**.
    The declarer must take at least as many **card points** as the bid. There are 120 in the pack.
    The first to reach { $target } points wins; if several do in the same deal, the highest score.
pitchling-help-deal =
    36 cards, { rank-A } to 6. Everyone gets ten; the other six lie face down: the **widow**.
    The cards from the top, and what they count: { rank-A } 11, { rank-T } 10, { rank-K } 4, { rank-Q } 3, { rank-J } 2. Then 9 8 7 6, which count nothing.
    Note that the { rank-T } is above the king.
pitchling-help-bidding =
    The player to the dealer’s left bids first. Everyone speaks **only once**: bid higher than before, or pass.
    The bids are 31, 35, 41, 47, 55, 63 and 71. If all pass, the dealer plays for 31.
    The declarer takes the widow into hand and discards six cards face down. What these count is the declarer’s.
pitchling-help-play =
    The declarer leads. The suit of this **first card is trump**.
    Follow the suit led if you can. If you can’t, you **must play a trump** if you have one; if not, play anything.
    The highest trump takes the trick; without one, the highest card of the suit led. The winner of the trick leads next. There are ten tricks.
pitchling-help-scoring =
    Add up the card points in the declarer’s tricks and discards.
    • **At least the bid:** the declarer writes down the bid, no more.
    • **Less than the bid:** each of the other two writes down the bid.
    The game ends after the deal in which someone reaches { $target } points.

# What its players keep count of
pitchling-feat-contract = Deals as declarer
pitchling-feat-forced = Deals played because all passed

# Its sets of rules in a sentence, and the whole game in a few lines
pitchling-preset-house-about = To { $target } points; the first card led names trump.
pitchling-help-example =
    { $maker } bid { $bid }, took the widow, discarded six cards, and led a spade: so { $trump } is trump.
    Then { $maker } led { $led } to get rid of it. { $winner } takes the trick with { $best }, and leads next.
pitchling-help-short =
    • **Goal:** the declarer, alone against two, takes as many card points as were bid. To { $target } points.
    • **Bid** once: 31, 35, 41, 47, 55, 63 or 71, or pass. All pass: the dealer plays for 31.
    • **The declarer** takes the six cards of the widow, discards six, which count for the declarer, and leads: the suit of the first card is trump.
    • **Your turn:** follow suit; if you can’t, you must trump; if you can’t do that either, play anything.
    • **Cards from the top:** { rank-A } 11, { rank-T } 10, { rank-K } 4, { rank-Q } 3, { rank-J } 2, and 9 8 7 6 for nothing.
    • **Score:** the bid, for the declarer who makes it, or else for each of the others.

# The first lesson
pitchling-lesson-begins = Just for practice. Tricks count by their cards: { rank-A } 11, { rank-T } 10.
pitchling-lesson-bid = Five { $suit } from the top and two aces. Your bid?
pitchling-lesson-bid-done = The widow is yours.
pitchling-lesson-bid-no = You could, but such a hand is worth the highest bid, 71.
pitchling-lesson-bid-no-pass = You could, but you hold enough for the highest bid, 71.
pitchling-lesson-discard = Keep the seven { $suit } and { card-AS }. What you discard counts for you.
pitchling-lesson-discard-done = { $ten } might have been lost: now its 10 points are yours.
pitchling-lesson-discard-no = You could, but keep seven { $suit }, { card-AS }, { card-8S } and { card-9C }.
pitchling-lesson-trump = Your first card names trump. Lead { $card }.
pitchling-lesson-trump-done = Now { $suit } are trump.
pitchling-lesson-trump-no = You could, but then your long { $suit } would not be trump.
pitchling-lesson-draw = { $other } is still out. Draw it with { $card }.
pitchling-lesson-draw-done = All trumps left are yours.
pitchling-lesson-draw-no = You could, but first draw the last trump with { $card }.
pitchling-lesson-ace = Nobody can trump any more: cash { $card }.
pitchling-lesson-ace-done = An ace brings 11.
pitchling-lesson-ace-no = You could, but { $card } wins for sure.
pitchling-lesson-loser = A low card loses nothing but the lead: { $card }.
pitchling-lesson-loser-done = Your trumps will bring you back.
pitchling-lesson-loser-no = You could, but lose { $card } while you have trumps.
pitchling-lesson-ruff = No { $suit }, so you must trump: low, with { $card }.
pitchling-lesson-ruff-done = Their high cards count for you.
pitchling-lesson-ruff-no = You could, but { $card } is enough.
pitchling-lesson-rest = Only trumps are left: lead { $card }.
pitchling-lesson-rest-done = The others can only throw cards on it.
pitchling-lesson-rest-no = You could, but { $card } wins just as well.
