game-first-steps = First Steps

# Single rules
first-steps-option-target = Points to win

# The sum of a deal, what counts now, and what is told afterwards
first-steps-stake-ahead = { $who } { $who_count ->
    [one] has
   *[other] have
 } the most: { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
 }
first-steps-sum-tricks = { $tricks ->
    [0] no trick
    [one] 1 trick: 1
   *[other] { $tricks } tricks: { $points }
 }
first-steps-moment-sweep = { $who } took every trick of deal { $deal }
first-steps-achievement-sweep = Every trick of a deal

# For those who have never played
first-steps-help-aim =
    Three or four players, everyone for themselves. Take tricks: each of them is a point.
    Whoever has { $target } points or more after a deal, and the most of all, wins the game.
first-steps-help-deal =
    The pack has 24 cards: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 of each suit.
    With four players everyone gets six, with three players eight. Nothing is left over.
first-steps-help-play =
    There is no trump. The player to the dealer’s left leads, later the winner of the last trick.
    Follow the suit led if you can; if not, play anything. The highest card of the suit led takes the trick.
first-steps-help-scoring =
    Each trick is a point for whoever takes it; nothing else counts.
    The game ends after the deal in which someone reaches { $target } points; the highest score wins.

# What its players keep count of
first-steps-feat-tricks = Tricks taken
first-steps-feat-sweep = Every trick

# Its sets of rules in a sentence, and the whole game in a few lines
first-steps-preset-house-about = No trump, a point for each trick, to { $target } points.
first-steps-help-example =
    { $leader } leads { $led }, the highest card but one of its suit.
    { $second } has { $best } and plays it: the highest card of the suit led, so { $winner } takes the trick and leads next.
first-steps-help-short =
    • **Goal:** everyone for themselves. Take as many tricks as you can.
    • **Deal:** 24 cards from ace to 9, all of them.
    • **Your turn:** follow the suit led if you can; if not, play anything.
    • **The trick** goes to the highest card of the suit led. There is no trump.
    • **Points:** each trick is a point.
    • **End:** when someone has { $target } points. The highest score wins.
