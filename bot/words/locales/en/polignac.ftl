game-polignac = Polignac

# Single rules
polignac-preset-french = French
polignac-preset-modern = modern
polignac-preset-short = short game
polignac-option-order = Order of the cards
polignac-value-order-king-high = { rank-K } { rank-Q } { rank-J } { rank-A } { rank-T } 9 8 7
polignac-value-order-ace-high = { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7
polignac-option-spare = With three, five or six players
polignac-value-spare-sevens-out = without { card-7S } and { card-7C }
polignac-value-spare-dealer-exchange = the dealer gets two more cards and discards two
polignac-option-capot = Capot
polignac-value-capot-announced = may be announced
polignac-value-capot-off = isn’t announced
polignac-option-failed-capot = A failed capot
polignac-value-failed-capot-five-and-jacks = costs 5, and the { ranks-J } count as well
polignac-value-failed-capot-five = costs 5, and no { rank-word-J } counts
polignac-option-silent-capot = Every trick, unannounced
polignac-value-silent-capot-jacks = costs what the { ranks-J } cost
polignac-value-silent-capot-others-five = costs everyone else 5
polignac-option-end = The game ends
polignac-value-end-limit = when someone reaches the limit
polignac-value-end-rounds = after a number of rounds
polignac-option-limit = Limit
polignac-option-rounds = Rounds (everyone deals once in each)

# What is asked, said and told
polignac-phase-discarding = discard two cards
polignac-phase-bidding = announce capot or pass
polignac-ask-discarding = You have two cards more than the others: discard two, but no { rank-word-J }. They count for nobody.
polignac-ask-bidding = Will you take every trick? Then announce capot. If not, pass.
polignac-action-bid = Capot!
polignac-badge-maker = Capot
polignac-tag-points = +{ $points }
polignac-contract-capot = Capot
polignac-contract-by = { $contract } ({ $maker })
polignac-pile-widow = for the dealer
polignac-event-bid = { $who }: “Capot!” All the tricks, no less.
polignac-event-discarded = { $who } discards { $count } cards.
polignac-event-you-discarded = You discard { $cards }.
polignac-event-capot-failed = { $who }’s capot has failed: this trick goes to { $taker }.
polignac-event-capot-made = Capot! { $who } has taken every trick.
polignac-event-silent-capot = { $who } has taken every trick without a word: a capot.
polignac-result-limit = { $who_count ->
    [0] the limit of { $limit } is reached
   *[other] lost, with { $limit } or more: { $who }
 }
polignac-result-rounds = { $count ->
    [one] everyone has dealt once
    [2] everyone has dealt twice
   *[other] everyone has dealt { $count } times
 }
polignac-why-jack-stays = No { rank-word-J } may be discarded, so { $card } stays in your hand.
polignac-why-no-such-bid = The only thing to announce is capot: every trick.

# The sum of a deal, what is at stake, and what is told afterwards
polignac-bid-was-bid = { $who } announced capot
polignac-verdict-capot-made = Capot! Every trick for { $who }
polignac-verdict-capot-failed = Capot failed: { $taker } took a trick
polignac-verdict-silent-capot = Every trick for { $who }, and not a word
polignac-sum-jack = { $card } +{ $points }
polignac-sum-clean = no { ranks-J }
polignac-sum-every-trick = every trick: { $points }
polignac-sum-against = against the capot: +{ $points }
polignac-sum-failed = capot failed: +{ $points }
polignac-sum-nothing = no { rank-word-J } counts: { $points }
polignac-moment-capot-made = { $who } announced capot in deal { $deal }, and made it
polignac-moment-capot-failed = { $who } announced capot in deal { $deal }, and failed
polignac-moment-silent-capot = { $who } took every trick of deal { $deal } without a word
polignac-moment-all-jacks = { $who } was left with all four { ranks-J } in deal { $deal }
polignac-achievement-capot-made = A capot made
polignac-achievement-silent-capot = Every trick, without a word

# For those who have never played
polignac-help-aim =
    Everyone for themselves, three to six players. Take no tricks with { ranks-J } in them, and above all not the one with { card-JS }: that card is called **Polignac**.
    Points are penalties: the **fewest** win.
polignac-help-deal =
    32 cards: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 of each suit{ rank-legend }. Four players get eight each.
    { $spare ->
        [dealer-exchange] Three, five or six players get ten, six or five each. The dealer gets the last two cards as well and discards two, face down; no { rank-word-J } may be discarded. Those two count for nobody.
       *[sevens-out] With three, five or six players, { card-7S } and { card-7C } stay out: ten, six or five cards each.
    }
    { $order ->
        [ace-high] In every suit the order is { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7.
       *[king-high] Mind the order: in every suit it is { rank-K } { rank-Q } { rank-J } { rank-A } { rank-T } 9 8 7. The ace is **below** the { rank-word-J }.
    }
polignac-help-page-bidding = Calling capot
polignac-help-bidding =
    { $capot ->
        [off] Nobody announces anything.
       *[announced] Before the first card each player in turn, from the dealer’s left, announces **capot** or passes. Capot means: I will take every trick, alone against all. Once someone announces it, nobody else is asked.
    }
polignac-help-play =
    There is no trump. The player to the dealer’s left leads any card. Follow suit if you can; otherwise play anything: a good moment to lose a { rank-word-J }.
    The highest card of the suit led takes the trick, with all { ranks-J } in it, and its player leads next.
polignac-help-scoring =
    { card-JS } costs 2 points, every other { rank-word-J } 1: five in each deal.
    { $capot ->
        [off] Nobody announces capot.
       *[announced] **Capot made:** everyone else 5, the bidder 0. **Capot failed:** the bidder 5, and { $failed_capot ->
            [five] no { rank-word-J } counts.
           *[five-and-jacks] the { ranks-J } count as usual.
        }
    }
    Every trick taken without an announcement: { $silent_capot ->
        [others-five] everyone else 5, the taker 0.
       *[jacks] the { ranks-J } count as usual, which makes 5.
    }
    { $end ->
        [rounds] The game ends when everyone has dealt { $rounds ->
            [one] once
           *[other] { $rounds } times
        }.
       *[limit] The game ends after the deal in which someone reaches { $limit }: they have lost.
    } The fewest points win.

# What its players keep count of
polignac-feat-capot = Capots announced
polignac-feat-capot-made = Capots made
polignac-feat-jacks = Number of { ranks-J }
polignac-feat-polignac = Polignac taken
polignac-feat-clean = Deals without a point

# Its sets of rules in a sentence, and the whole game in a few lines
polignac-preset-house-about = The ace is below the { rank-word-J }, capot may be announced; the game ends at { $limit } points.
polignac-preset-french-about = Unless four play, the dealer exchanges two cards; nobody announces capot; ends at { $limit } points.
polignac-preset-french-where = France
polignac-preset-modern-about = The ace on top; taking every trick costs all others 5, announced or not; { $rounds } rounds.
polignac-preset-short-about = The standard rules, but the game ends at { $limit } points.
polignac-help-example =
    { $leader } leads { $led }. { $second } plays { $best } and { $third } has to follow with { $card3 }: that is **Polignac**.
    { $fourth } follows with the ace, but the ace is below the { rank-word-J } in this game. { $winner } has the highest card and takes the trick: { $taken } costs { $taker } 2 points.
polignac-help-short =
    • **Goal:** everyone for themselves. Don’t take { ranks-J }; the fewest points win.
    • **Cards:** 32; in every suit { $order ->
        [ace-high] { rank-A } { rank-K } { rank-Q } { rank-J }
       *[king-high] { rank-K } { rank-Q } { rank-J } { rank-A }
    } { rank-T } 9 8 7.{ $spare ->
        [dealer-exchange] {" "}Unless four play, the dealer gets two more and discards two.
       *[sevens-out] {" "}Unless four play, without { card-7S } and { card-7C }.
    }
    • **Your turn:** there is no trump. Follow the suit led if you can; if not, play anything. The highest card of the suit led takes the trick.
    • **Points:** { card-JS } 2, every other { rank-word-J } 1.{ $capot ->
        [off] {""}
       *[announced] {" "}Announce *capot* before the first card and take every trick: 5 for everyone else. Fail: 5 for you.
    }
    • **End:** { $end ->
        [rounds] after { $rounds ->
            [one] one round
           *[other] { $rounds } rounds
        }
       *[limit] when someone reaches { $limit }
    }.

# The first lesson
polignac-lesson-begins = Just for practice. Each { rank-word-J } costs points, and you want none.
polignac-lesson-bid = Could you take every trick with this hand? No: pass.
polignac-lesson-bid-done = Now it’s only about the { ranks-J }: let others take them.
polignac-lesson-bid-no = You could, but one trick lost costs you 5 points.
polignac-lesson-low = Two play after you. { $jack } would be highest so far: keep it back.
polignac-lesson-low-done = No { rank-word-J } in this trick: nobody pays for it.
polignac-lesson-low-no = You could, but if nobody goes higher, { $jack } is yours.
polignac-lesson-ace = Two { suit-C }. The ace is below the { rank-word-J } here: { $ace } can go.
polignac-lesson-ace-done = A higher card came, and { $ace } is out of your way.
polignac-lesson-ace-no = You could, but then you keep { $ace } for a worse trick.
polignac-lesson-spade = { $queen } has the trick, and it’s above { $jack }. Now!
polignac-lesson-spade-done = Polignac is gone: 2 points for someone else.
polignac-lesson-spade-no = You could, but { $jack } goes under { $queen }: play it now.
polignac-lesson-heart = { $queen } is led. What goes under it for free?
polignac-lesson-heart-done = Your last { rank-word-J } is gone. Not a single point for you!
polignac-lesson-heart-no = You could, but { $jack } costs you nothing under { $queen }.
