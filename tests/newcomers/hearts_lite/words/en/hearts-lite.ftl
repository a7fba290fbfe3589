game-hearts-lite = Hearts Lite

# Single rules
hearts-lite-option-target = The game ends at

# What is asked, said and told
hearts-lite-phase-passing = choose three cards to pass
hearts-lite-phase-passing-left = choose three cards to pass to the left
hearts-lite-phase-passing-right = choose three cards to pass to the right
hearts-lite-phase-passing-across = choose three cards to pass across
hearts-lite-ask-passing = Choose three cards to pass.
hearts-lite-ask-passing-left = Choose three cards for the player on your left, before you see those from the right.
hearts-lite-ask-passing-right = Choose three cards for the player on your right, before you see those from the left.
hearts-lite-ask-passing-across = Choose three cards for the player opposite, before you see theirs.
hearts-lite-action-give = Pass { $cards }
hearts-lite-event-gave = { $who } has chosen three cards for { $receiver }.
hearts-lite-event-you-gave = You pass { $cards } to { $receiver }.
hearts-lite-event-opens = { $who } has { $card } and leads it.
hearts-lite-event-takes-points = { $who } takes { $cards } ({ $count }).
hearts-lite-event-took-all = { $who } has taken every point: 26 for each of the others!
hearts-lite-why-must-open = { $binding } is led first: you can’t lead { $card }.
hearts-lite-duty-must-open = lead { card-2C }

# The sum of a deal, what counts now, and what is told afterwards
hearts-lite-verdict-took-all = Every point for { $who }!
hearts-lite-sum-queen = { $card }: { $points }
hearts-lite-sum-hearts = { sign-H }: { $points }
hearts-lite-sum-clean = no points
hearts-lite-sum-all = every point: { $points }
hearts-lite-sum-all-others = against every point: { $points }
hearts-lite-stake-all-open = { $who } can still take every point: { $left } out
hearts-lite-stake-queen-left = { $card } is still out; points left: { $left }
hearts-lite-stake-hearts-left = points left: { $left }
hearts-lite-moment-took-all = { $who } took every point of deal { $deal }
hearts-lite-achievement-took-all = Every point of a deal

# For those who have never played
hearts-lite-help-aim =
    Four players, everyone for themselves. Points are bad: each { suit-H } you take costs 1, { card-QS } costs 13. Or take **every** point: then all the others pay.
    The game ends when someone has { $target } points; the **fewest** win.
hearts-lite-help-deal =
    52 cards, from ace to 2 in each suit. Everyone gets thirteen.
    Then everyone passes three cards, face down: to the left in the first deal, to the right in the second, across in the third. In the fourth deal nobody passes; then it begins again.
hearts-lite-help-play =
    There is no trump. The player with { card-2C } leads it, later the winner of the last trick.
    Follow the suit led if you can; if not, play anything. The highest card of the suit led takes the trick.
    No { suit-H } may be led until one has been discarded, unless your hand has nothing else.
hearts-lite-help-scoring =
    Each { suit-H } you take costs 1 point, { card-QS } 13. Whoever takes all 26 gets none; each of the others gets 26.
    The game ends after the deal in which someone reaches { $target } points; the lowest score wins.

# What its players keep count of
hearts-lite-feat-hearts = Hearts taken
hearts-lite-feat-queen = { card-QS } taken
hearts-lite-feat-clean = Without a point
hearts-lite-feat-all-points = Every point

# Its sets of rules in a sentence, and the whole game in a few lines
hearts-lite-preset-house-about = Pass three cards, avoid { sign-H } and { card-QS }; it ends at { $target } points.
hearts-lite-preset-source-about = Pass three cards, avoid { sign-H } and { card-QS }; it ends at { $target } points.
hearts-lite-help-example =
    { $leader } leads { $led }, and { $second } plays { $best }, the highest card of the trick.
    { $third } has no { suit-C } left after passing and throws { $card3 }: { $winner } takes the trick, and 13 points with it.
hearts-lite-help-short =
    • **Goal:** everyone for themselves. Take no { suit-H } and not { card-QS } – or all of them.
    • **Deal:** 52 cards, thirteen each. Pass three: left, right, across, and none every fourth deal.
    • **Your turn:** { card-2C } is led first. Follow the suit led if you can; if not, play anything. { suit-H } can’t be led before one was discarded.
    • **The trick** goes to the highest card of the suit led. There is no trump.
    • **Points:** each { suit-H } costs 1, { card-QS } 13. All 26: nothing for you, 26 for each of the others.
    • **End:** when someone has { $target } points. The lowest score wins.

# The first lesson
hearts-lite-lesson-begins = Just for practice. { sign-H } and { card-QS } cost points.
hearts-lite-lesson-pass = High cards take tricks, and a short suit frees you. Pass { $cards }?
hearts-lite-lesson-pass-done = They are your neighbour’s now, and you have three others.
hearts-lite-lesson-pass-no = You could, but without { $cards } you are safer.
hearts-lite-lesson-lead = You lead. A low card leaves the trick to others: { $card }.
hearts-lite-lesson-lead-done = Someone else had to take it.
hearts-lite-lesson-lead-no = You could, but { $card } is safer.
hearts-lite-lesson-duck = { $best } holds the trick. Stay below it: { $card }.
hearts-lite-lesson-duck-done = Someone else takes the trick, and all that lies in it.
hearts-lite-lesson-duck-no = You could, but { $card } suits this trick better.
hearts-lite-lesson-take = You play last, and no points lie here. Take it with { $card }.
hearts-lite-lesson-take-done = A trick without points costs nothing. Now you lead.
hearts-lite-lesson-take-no = You could, but now { $card } goes free of charge.
hearts-lite-lesson-throw = No { $suit } left, so throw what you fear: { $card }.
hearts-lite-lesson-throw-done = It can’t hurt you any more.
hearts-lite-lesson-throw-no = You could, but { $card } is better gone.
