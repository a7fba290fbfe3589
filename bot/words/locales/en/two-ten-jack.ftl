game-two-ten-jack = Two-Ten-Jack

# Signs on the cards
two-ten-jack-mark-speculation = S
two-ten-jack-marked-speculation = speculation

# Sets of rules
two-ten-jack-preset-japan = Japanese family rules
two-ten-jack-preset-speculation = English rules
two-ten-jack-preset-short = short game

# Single rules
two-ten-jack-option-partners = Partners, two against two (four players)
two-ten-jack-option-trump = Trump
two-ten-jack-value-trump-cycle = goes round: { sign-C } { sign-D } { sign-H }
two-ten-jack-value-trump-hearts = always { sign-H }
two-ten-jack-option-card-values = Values of the cards
two-ten-jack-value-card-values-japan = Japanese: ±10, ±5 and 1
two-ten-jack-value-card-values-english = English: ±5 and 1
two-ten-jack-option-spade-ace = Points of { card-AS } in Japanese values
two-ten-jack-option-void = If you can’t follow suit
two-ten-jack-value-void-must-trump = you must trump
two-ten-jack-value-void-free = play anything
two-ten-jack-option-same-two = Of four trumps or four { suit-S } the 2 wins (four players)
two-ten-jack-option-reversal = All six penalty { suit-S } together score as positive (Japanese values)
two-ten-jack-option-drawn = Drawn cards
two-ten-jack-value-drawn-hidden = seen only by the player who draws
two-ten-jack-value-drawn-shown = shown to everyone
two-ten-jack-option-end = The game ends
two-ten-jack-value-end-deals = after a number of deals
two-ten-jack-value-end-limit = when someone reaches a number of points
two-ten-jack-option-deals = Deals
two-ten-jack-option-limit = Points that end it
why-two-ten-jack-english-hearts = The English values are for { suit-H } as trump: with them trump can’t go round.

# What is asked, said and told
two-ten-jack-phase-speculating = declare { card-AS } a trump or { suit-S }
two-ten-jack-ask-speculating = You led { card-AS }: what are the others to follow?
two-ten-jack-action-as-trump = As a trump
two-ten-jack-action-as-spade = As { suit-S }
two-ten-jack-said-as-trump = As a trump
two-ten-jack-said-as-spade = As { suit-S }
two-ten-jack-event-trump-is = { $suit } are trump in this deal.
two-ten-jack-event-drew = { $who } draws { $card }.
two-ten-jack-event-you-drew = You draw { $card }.
two-ten-jack-event-led-as = { $who } leads the speculation: { $suit } must be followed.
two-ten-jack-event-reversed = { $who } took all six { suit-S }: they score as positive, { $points } points better.
two-ten-jack-fact-wanted-out = Wanted, still out: { $cards }
two-ten-jack-fact-feared-out = Feared, still out: { $cards }
two-ten-jack-why-must-follow-trump = You must follow with a trump ({ $suit }): you hold { $binding }, so you can’t play { $card }.
two-ten-jack-why-must-trump = You have no { $suit }, so you must trump: you hold { $binding } and can’t play { $card }.

# The sum of a deal, what counts now, and what is told afterwards
two-ten-jack-bid-was-trump-was = Trump: { $suit }
two-ten-jack-verdict-most = Most: { $who }, { $points }
two-ten-jack-sum-trumps = trumps { $points }
two-ten-jack-sum-others = other suits { $points }
two-ten-jack-sum-spades = { suit-S } { $points }
two-ten-jack-sum-reversed = all six, turned round { $points }
two-ten-jack-sum-nothing = nothing that counts { $points }
two-ten-jack-stake-points-out = { $count } { $count ->
    [one] point
   *[other] points
 } still to be won
two-ten-jack-moment-all-three = { $who } took the 2, the { rank-word-T } and the { rank-word-J } of trump in deal { $deal }
two-ten-jack-moment-turned-round = { $who } took all six { suit-S } in deal { $deal }: { $points }
two-ten-jack-moment-dear = Deal { $deal } brought { $who } { $points }
two-ten-jack-achievement-all-three = The 2, the { rank-word-T } and the { rank-word-J } of trump in one deal
two-ten-jack-achievement-turned-round = All six { suit-S }, turned round

# For those who have never played
two-ten-jack-help-aim =
    { $partners ->
        [yes] Two against two: your partner sits opposite.
       *[no] Everyone for themselves.
    } In your tricks you want the **2, the { rank-word-T } and the { rank-word-J } of trump**, and you leave the same three of **{ suit-S }** to the others.
    Hands stay small: after every trick everyone draws a card.
two-ten-jack-help-deal =
    52 cards. Two players get six each, four players get four each; the rest is the stock, face down. Play goes clockwise.
    Every suit goes { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 … 2{ rank-legend }. { $trump ->
        [hearts] { suit-H } are always trump.
       *[cycle] Trump goes round: { sign-C } in the first deal, { sign-D } in the second, { sign-H } in the third.
    } { suit-S } are never trump.
    { card-AS } is the **speculation**: it counts as { suit-S }, and at the same time it is the highest trump of all.
two-ten-jack-help-play =
    The player to the dealer’s left leads any card. A player who leads { card-AS } says whether it is led as a trump or as { suit-S }.
    • **Trump led:** follow with a trump; { card-AS } is one.
    • **{ suit-S } led:** follow { suit-S }; { card-AS } is one of them.
    • **Another suit led:** follow suit.
    { $void ->
        [free] If you can’t follow, play anything.
       *[must-trump] If you can’t follow, you must trump; without a trump, play anything.
    } { card-AS } wins wherever it is played, otherwise the highest trump, else the highest card of the suit led.{ $same_two ->
        [yes] {" "}With four players, if all four cards are trumps or all are { suit-S }, the 2 among them wins.
       *[no] {""}
    }
    The winner of the trick draws a card first, then the others in order; { $drawn ->
        [shown] all see what is drawn
       *[hidden] nobody shows it
    }. The winner leads next. When the stock is empty, the last cards are played out.
two-ten-jack-help-scoring =
    { $card_values ->
        [english] { card-2H } { card-TH } { card-JH } +5 each, { card-2S } { card-TS } { card-JS } −5 each, { card-2D } { card-TD } { card-JD } +1 each, { card-6C } +1. All else counts nothing.
       *[japan] • **Trump:** 2, { rank-T } and { rank-J } +10 each; { rank-A } { rank-K } { rank-Q } +5 each.
    }
    { $card_values ->
        [english] Points may fall below zero.
       *[japan] • **{ suit-S }:** 2, { rank-T } and { rank-J } −10 each; { rank-K } { rank-Q } −5 each; { card-AS } { $spade_ace ->
            [-5] −5
           *[other] −15
        }.
    }{ $card_values ->
        [english] {""}
       *[japan] {"\u000a"}• **The two other suits:** { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } +1 each.{ $reversal ->
            [yes] {" "}A player who takes all six of these { suit-S } scores them as positive.
           *[no] {""}
        }
    }
    { $end ->
        [limit] The game ends after the deal in which someone has { $limit }; the highest total wins.
       *[deals] { $deals ->
            [one] One deal is played
           *[other] After { $deals } deals the game ends
        }; the highest total wins.
    }

# What its players keep count of
two-ten-jack-feat-wanted = 2, { rank-T }, { rank-J } of trump
two-ten-jack-feat-feared = { suit-S } that cost
two-ten-jack-feat-all-three = All three

# Its sets of rules in a sentence, and the whole game in a few lines
two-ten-jack-preset-house-about = Trump goes round { sign-C } { sign-D } { sign-H }; { card-AS } costs 15; if you can’t follow you must trump; { $deals } deals.
two-ten-jack-preset-japan-about = As in Japan: { card-AS } costs 5, a 2 beats three trumps or three { suit-S }, all six of these score plus.
two-ten-jack-preset-japan-where = Japan
two-ten-jack-preset-speculation-about = { suit-H } are trump, with the English values; to { $limit } points.
two-ten-jack-preset-short-about = One deal, with { suit-H } as trump.
two-ten-jack-help-row-spades = { suit-S }: the ace is also the highest trump
two-ten-jack-help-example =
    { $trump } are trump. { $leader } leads { $best }, the ace: all must follow with a trump, and { $second } has to give { $card2 }.
    With { $card3 } and the king, that makes { $trick_points } points in one trick for { $winner }.
two-ten-jack-help-short =
    • **Goal:** win the 2, the { rank-T } and the { rank-J } of trump in tricks, and leave those of { suit-S } to the others. { $end ->
        [limit] The game ends at { $limit } points.
       *[deals] { $deals ->
            [one] One deal.
           *[other] { $deals } deals.
        }
    }
    • **Deal:** two players six cards each, four players four; after each trick everyone draws one from the stock.
    • **Trump:** { $trump ->
        [hearts] { suit-H }
       *[cycle] { sign-C }, { sign-D } and { sign-H } by turns
    }; { suit-S } never are.
    • **Speculation:** { card-AS } counts as { suit-S } and also as the highest trump; the player who leads it says which.
    • **Your turn:** follow suit; { $void ->
        [free] if you can’t, play anything.
       *[must-trump] if you can’t, you must trump.
    }
    • **Points:** { $card_values ->
        [english] 2, { rank-T }, { rank-J } of { suit-H } +5, of { suit-S } −5, of { suit-D } +1; { card-6C } +1.
       *[japan] 2, { rank-T }, { rank-J } of trump +10, { rank-A } { rank-K } { rank-Q } +5; those of { suit-S } −10 and −5{ $spade_ace ->
            [-5] {""}
           *[other] {" "}({ card-AS } −15)
        }; honours of the two other suits +1.
    }

# The first lesson
two-ten-jack-lesson-begins = Just for practice. { suit-C } are trump.
two-ten-jack-lesson-lead = You lead. { $jack } is worth 10: keep it, and lead { $card }.
two-ten-jack-lesson-lead-done = Everyone draws a card, the winner first.
two-ten-jack-lesson-lead-no = You could, but { $card } risks nothing.
two-ten-jack-lesson-follow = { $suit } led: you have to follow.
two-ten-jack-lesson-follow-done = It was trumped.
two-ten-jack-lesson-follow-no = You must follow { $suit }.
two-ten-jack-lesson-keep = { $king } would take { $jack } from you. Give { $card }.
two-ten-jack-lesson-keep-done = { $jack } is still yours.
two-ten-jack-lesson-keep-no = You could, but then { $jack } is lost.
two-ten-jack-lesson-jack = Trump is led, and { $jack } is your only one. But it should win!
two-ten-jack-lesson-jack-done = And { $two } fell: 20 points in one trick.
two-ten-jack-lesson-jack-no = You must follow with your trump.
two-ten-jack-lesson-ace = You drew { $ace }. { $ten } is still out: fetch it.
two-ten-jack-lesson-ace-done = 2, { rank-word-T } and { rank-word-J } of trump, all yours: 40 points!
two-ten-jack-lesson-ace-no = You could, but { $ace } may bring { $ten }.
two-ten-jack-lesson-away = From now on { suit-S } are the danger. Give the lead away: { $card }.
two-ten-jack-lesson-away-done = Someone else leads now.
two-ten-jack-lesson-away-no = You could, but { $card } is the surest to lose.
two-ten-jack-lesson-duck = They have this trick. Give { $card }, which counts nothing.
two-ten-jack-lesson-duck-done = And { $jack } costs someone else 10.
two-ten-jack-lesson-duck-no = You could, but { $card } gives nothing away.
two-ten-jack-lesson-low = { suit-S } led. Stay low with { $card }; { $king } might win.
two-ten-jack-lesson-low-done = { card-2S } went elsewhere.
two-ten-jack-lesson-low-no = You could, but it would cost you.
two-ten-jack-lesson-dump = No { $suit }, no trump: get rid of { $king }, which costs 5.
two-ten-jack-lesson-dump-done = Someone else pays for it.
two-ten-jack-lesson-dump-no = You could, but { $king } is the card to lose.
two-ten-jack-lesson-rest = Can’t follow: throw the { $suit } that counts nothing.
two-ten-jack-lesson-rest-done = Nothing lost.
two-ten-jack-lesson-rest-no = You could, but that one counts.
two-ten-jack-lesson-end = Only { $suit } are left, and each counts 1 for others. Throw either.
two-ten-jack-lesson-end-done = 40 points: two tricks, rich in trumps, made them all, and all { suit-S } that cost went to others.
