game-four-jacks = Four Jacks

# Single rules
four-jacks-option-end = The game ends
four-jacks-value-end-deals = after a number of deals
four-jacks-value-end-limit = when someone reaches a score limit
four-jacks-option-deals = Number of deals
four-jacks-option-limit = Score limit (plus or minus)
four-jacks-option-pass-cards = Passing a card
four-jacks-value-pass-cards-right = to the right
four-jacks-value-pass-cards-none = no passing

# What is asked, said and told
four-jacks-phase-passing = choose a card to pass to the right
four-jacks-ask-passing = Choose a card for { $right }, on your right, before you see the one from { $left }.
four-jacks-action-give = Pass { $cards }
four-jacks-event-gave = { $who } has chosen a card for { $receiver }.
four-jacks-event-you-gave = You pass { $cards } to { $receiver }.
four-jacks-event-four-jacks = Four Jacks! { $who } has taken all four.
four-jacks-result-last-deal = the last deal has been played
four-jacks-result-limit = the score limit is reached

# The sum of a deal
four-jacks-verdict-four-jacks = All four { ranks-J } for { $who }!
four-jacks-sum-jack = { $card } { $points }
four-jacks-sum-clean = no { ranks-J }
four-jacks-sum-slam = all four { ranks-J }: +{ $points }
four-jacks-sum-slam-loss = against all four: { $points }
four-jacks-stake-slam-open = { $who } can still take all four: { $cards } still out
four-jacks-moment-slam = { $who } took all four { ranks-J } in deal { $deal }

# For those who have never played
four-jacks-help-aim =
    Three players, everyone for themselves. Don’t take { ranks-J } – unless you can take **all four**.
    The twist: the **weakest** card in a trick takes its { ranks-J }, not the strongest.
four-jacks-help-deal =
    24 cards: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 of each suit{ rank-legend }. Everyone gets eight.
    { $pass_cards ->
        [none] Nobody passes a card.
       *[right] Then each player passes one card, face down, to the right – before seeing the one that comes from the left.
    }
four-jacks-help-play =
    There is no trump. The player to the dealer’s left leads. Follow suit if you can; otherwise play anything.
    Cards of the suit led rank { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9. A discard (any other suit) is weaker than all of them. Of two discards the lower rank is weaker; if the ranks are equal, { sign-S } is strongest, then { sign-H }, { sign-D } and { sign-C }.
    The **strongest** card leads next. If there are { ranks-J } in the trick, the player of the **weakest** card takes **all of them**. The other cards don’t count.
four-jacks-help-scoring =
    { card-JC } costs 2 points, every other { rank-word-J } 1.
    All four { ranks-J }: plus 3, and the other two lose 2 each.
    { $end ->
        [limit] The game ends after the deal in which someone reaches plus or minus { $limit }; the highest total wins.
       *[deals] After { $deals } deals the highest total wins.
    }

# What its players keep count of
four-jacks-feat-jacks = Number of { ranks-J }
four-jacks-feat-clean = Without a { rank-word-J }
four-jacks-feat-slam = All four

# Its sets of rules in a sentence, and the whole game in a few lines
four-jacks-preset-house-about = { $deals } deals; before each one you pass a card to the right.
four-jacks-help-example =
    { $leader } leads { $led }. { $second } has no { suit-C } and discards { $card2 }.
    { $third } plays { $best }, the **strongest** card of the suit led, so { $third } leads next. But { $card2 } is a discard, and so the **weakest** card here, ace or not: { $taker } takes { $taken }, which costs 2 points.
four-jacks-help-short =
    • **Goal:** three players, everyone for themselves. Take no { ranks-J } – or all four.
    • **Deal:** 24 cards from ace to 9, eight each.{ $pass_cards ->
        [right] {" "}Pass one to the right before you see the one from the left.
       *[none] {""}
    }
    • **Your turn:** there is no trump. Follow the suit led if you can; if not, play anything.
    • **The twist:** the strongest card leads next, but the **weakest** takes the { ranks-J }. A card of another suit is weaker than any of the suit led.
    • **Points:** { card-JC } costs 2, every other { rank-word-J } 1. All four: +3, and −2 for each of the others.
    • **End:** { $end ->
        [limit] when someone reaches plus or minus { $limit }
       *[deals] after { $deals } deals
    }. The highest score wins.

# The first lesson
four-jacks-lesson-begins = Just for practice. Each { rank-word-J } costs points.
four-jacks-lesson-pass = The weakest card of a trick takes its { ranks-J }. What do you pass on?
four-jacks-lesson-pass-done = { $nine } is the weakest card of all. Now it’s your neighbour’s.
four-jacks-lesson-pass-no = You could, but { $nine } is weakest of all: lose it.
four-jacks-lesson-pass-no-jack = You could, but { $nine } is worse: it takes every { rank-word-J }.
four-jacks-lesson-lead = You lead. A high card is rarely the weakest: try { $queen }.
four-jacks-lesson-lead-done = { $spade } was the weakest, so its player takes that very { rank-word-J }.
four-jacks-lesson-lead-no = You could, but { $queen } is safer: a lower card may follow.
four-jacks-lesson-lead-no-high = That’s safe, too. But keep your highest: { $queen } will do.
four-jacks-lesson-king = { $ace } is led. Which is less likely to be weakest, { $jack } or { $king }?
four-jacks-lesson-king-done = Nothing to take here: there’s no { rank-word-J } in the trick.
four-jacks-lesson-king-no = You could, but { $jack } could be weakest: then it’s yours.
four-jacks-lesson-over = { $queen } is led, and both your cards beat it. Play either.
four-jacks-lesson-over-done = The strongest card leads next: that’s you.
four-jacks-lesson-away = Now you lead: discards are weaker than any card led. { $jack }!
four-jacks-lesson-away-done = Someone couldn’t follow: their discard was weakest, and took it.
four-jacks-lesson-away-no = You could, but get rid of { $jack } while you have the lead.
four-jacks-lesson-throw = No { $suit } left: discard. High cards are safer later, so go low.
four-jacks-lesson-throw-done = No { rank-word-J } in it: being weakest cost nothing.
four-jacks-lesson-throw-no = You could, but keep your high card: it may save you.
four-jacks-lesson-last = Only one card can follow { $suit }. Then your last meets two { ranks-J }!
four-jacks-lesson-last-done = Not one { rank-word-J } for you: 0 points. The others share −5.
