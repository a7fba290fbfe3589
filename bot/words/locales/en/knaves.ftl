game-knaves = Knaves

# Single rules
knaves-preset-family = family
knaves-preset-changing = changing trump
knaves-preset-short = short game
knaves-option-target = Points to win
knaves-option-jacks = What each { rank-word-J } costs
knaves-value-jacks-s-c-d-h = { sign-S } 1 · { sign-C } 2 · { sign-D } 3 · { sign-H } 4
knaves-value-jacks-c-s-d-h = { sign-S } 2 · { sign-C } 1 · { sign-D } 3 · { sign-H } 4
knaves-value-jacks-h-d-s-c = { sign-S } 3 · { sign-C } 4 · { sign-D } 2 · { sign-H } 1
knaves-option-jack-turned = Turned-up { rank-word-J }
knaves-value-jack-turned-trump = makes trump like any other card
knaves-value-jack-turned-no-trump = means a deal without trump
knaves-option-same-suit = The suit of the last deal turned up again
knaves-value-same-suit-trump = is trump again
knaves-value-same-suit-no-trump = means a deal without trump
knaves-option-all-jacks = All four { ranks-J } taken by one player
knaves-value-all-jacks-cost = cost 10
knaves-value-all-jacks-ten-more = score 10 instead
knaves-option-level = Equal at the top
knaves-value-level-draw = a draw
knaves-value-level-play-on = the game goes on until one is ahead

# What is told
knaves-event-turned-up = { $card } is turned up.
knaves-event-no-trump = With { $card } turned up, there’s no trump in this deal.
knaves-event-all-four = { $who } has all four { ranks-J }: { $points } points!
knaves-fact-turned-up = Turned up: { $card }

# The sum of a deal, what is at stake, and what is told afterwards
knaves-verdict-all-four = All four { ranks-J } for { $who }!
knaves-sum-jack = { $card } { $points }
knaves-sum-all-four = all four { ranks-J }: +{ $points }
knaves-moment-all-four = { $who } took all four { ranks-J } in deal { $deal }, for a bonus
knaves-moment-all-jacks = { $who } was left with all four { ranks-J } in deal { $deal }
knaves-moment-rich = { $who } made { $points } points in deal { $deal }
knaves-achievement-all-four = All four { ranks-J }, for a bonus
knaves-achievement-rich = Nine points in a deal

# For those who have never played
knaves-help-aim =
    Three players, everyone for themselves. Take tricks: each is worth a point. But beware of tricks with { ranks-J } in them: they can cost more than they’re worth.
    The first player with { $target } points wins.
knaves-help-deal =
    52 cards: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 … 2 of each suit{ rank-legend }. Everyone gets seventeen. The last card is turned up: its suit is **trump**. That card belongs to nobody.{ $jack_turned ->
        [no-trump] {" "}If it is a { rank-word-J }, there is no trump in this deal.
       *[trump] {""}
    }{ $same_suit ->
        [no-trump] {" "}If it is of the suit that was trump in the deal before, there is no trump this time.
       *[trump] {""}
    }
knaves-help-play =
    The player to the dealer’s left leads any card. Follow suit if you can; otherwise play anything: a trump, or a { rank-word-J } that you want to lose.
    The highest trump takes the trick; without one, the highest card of the suit led. The winner of the trick leads next. There are seventeen tricks.
knaves-help-scoring =
    Each trick scores 1 point. Each { rank-word-J } that you take costs points: { $jacks ->
        [c-s-d-h] { card-JH } 4, { card-JD } 3, { card-JS } 2, { card-JC } 1
       *[s-c-d-h] { card-JH } 4, { card-JD } 3, { card-JC } 2, { card-JS } 1
        [h-d-s-c] { card-JC } 4, { card-JS } 3, { card-JD } 2, { card-JH } 1
    }. Your score may fall below zero.{ $all_jacks ->
        [ten-more] {" "}Take **all four**, and they score 10 instead.
       *[cost] {""}
    }
    The game ends after the deal in which someone reaches { $target }; the highest total wins. { $level ->
        [play-on] If two are level at the top, the game goes on.
       *[draw] If two are level at the top, it is a draw.
    }

# What its players keep count of
knaves-feat-tricks = Tricks
knaves-feat-jacks = Number of { ranks-J }
knaves-feat-clean = Deals without a { rank-word-J }
knaves-feat-all-four = All four, for a bonus

# Its sets of rules in a sentence, and the whole game in a few lines
knaves-preset-house-about = To { $target } points; { card-JH } costs most, { card-JS } least, and the card turned up is always trump.
knaves-preset-family-about = To { $target } points; with a { rank-word-J } turned up no trump, and all four { ranks-J } together bring 10.
knaves-preset-changing-about = To { $target } points; never the same trump twice in a row, and no draws.
knaves-preset-short-about = The standard rules, but only to { $target } points.
knaves-help-example =
    { $leader } leads { $led }, a sure trick. { $second } follows low, but { $third } is glad to be rid of { $card3 }.
    { $winner } takes the trick with { $best }: that is 1 point for { $taker }, but { $taken } costs 4. High cards take tricks, and { ranks-J } with them.
knaves-help-short =
    • **Goal:** three players, everyone for themselves. Take tricks, but none with { ranks-J }.
    • **Deal:** 52 cards, seventeen each; the last one is turned up and makes trump.
    • **Your turn:** follow the suit led if you can; if not, play anything. The highest trump takes the trick; without one, the highest card of the suit led.
    • **Points:** each trick 1; { ranks-J } cost: { $jacks ->
        [c-s-d-h] { card-JH } 4, { card-JD } 3, { card-JS } 2, { card-JC } 1
       *[s-c-d-h] { card-JH } 4, { card-JD } 3, { card-JC } 2, { card-JS } 1
        [h-d-s-c] { card-JC } 4, { card-JS } 3, { card-JD } 2, { card-JH } 1
    }.{ $all_jacks ->
        [ten-more] {" "}All four score 10.
       *[cost] {""}
    }
    • **End:** when someone reaches { $target }. The highest score wins.

# The first lesson
knaves-lesson-begins = Just for practice. Tricks count, { ranks-J } cost.
knaves-lesson-duck = Someone plays after you. Stay low, and keep your { ranks-J }.
knaves-lesson-duck-done = Not your trick, but your { ranks-J } are safe.
knaves-lesson-duck-no = You could, but it may cost you a { rank-word-J }. Stay low.
knaves-lesson-last = You play last, and no { rank-word-J } lies here. Take it, without { $jack }!
knaves-lesson-last-done = A trick: 1 point, and nothing to pay for.
knaves-lesson-last-no = You could, but a middle card takes the trick for nothing.
knaves-lesson-top = { $suit } are trump, and yours are the highest. Lead one.
knaves-lesson-top-done = One more trick, and fewer trumps against you.
knaves-lesson-top-no = You could, but your high trumps are sure tricks.
knaves-lesson-low = Now let others lead: your { ranks-J } want to go on their tricks. { $club }!
knaves-lesson-low-done = Others have the lead. Wait for your chance.
knaves-lesson-low-no = You could, but a low card such as { $club } is better now.
knaves-lesson-under = { $jack } is led, and you can only go under it. Any trump will do.
knaves-lesson-under-done = One { rank-word-J } in its own trick: 1 − 1 = 0.
knaves-lesson-give = No { $suit } left. What would cost you most? Give it away.
knaves-lesson-give-done = { $jack } is someone else’s now.
knaves-lesson-give-no = You could, but now { $jack } would be gone.
knaves-lesson-give-no-jack = You could, but { $jack } costs even more.
knaves-lesson-lose = { $ace } takes this trick. Both your cards go under it.
knaves-lesson-lose-done = Nothing won, nothing lost.
knaves-lesson-trump = No { $suit } left, and no { rank-word-J } lies here: trump it.
knaves-lesson-trump-done = The last trick is yours too: six points, and no { rank-word-J }.
