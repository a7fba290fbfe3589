game-differenzler = Differenzler

# Sets of rules
differenzler-preset-tournament = tournament
differenzler-preset-short = short game

# Single rules
differenzler-option-rounds = Rounds (in each everyone is forehand once)
differenzler-option-announce = Predictions are made
differenzler-value-announce-hidden = in secret, until the deal is over
differenzler-value-announce-shown = in secret, and shown before the first card
differenzler-value-announce-in-turn = aloud, one after the other
differenzler-option-trump = Trump
differenzler-value-trump-cycle = goes round: { sign-S } { sign-C } { sign-D } { sign-H }
differenzler-value-trump-turned = the dealer’s last card
differenzler-value-trump-forehand = named by forehand
differenzler-option-contracts = Contracts
differenzler-value-contracts-suits = the four suits
differenzler-value-contracts-all-six = Obenabe and Undenufe too
differenzler-option-exact = Points off for an exact prediction
differenzler-option-undertrump = Undertrumping
differenzler-value-undertrump-strict = only if you have nothing else
differenzler-value-undertrump-void-free = allowed if you can’t follow
differenzler-value-undertrump-all-trump-hand-free = allowed if you hold only trumps
differenzler-option-undenufe-six = Points for a six in Undenufe (with 11, aces count 0)
differenzler-option-level = If several lead at the end
differenzler-value-level-shared = they win together
differenzler-value-level-play-on = one more deal
why-differenzler-turned-shows-suits = A card turned up only shows a suit: with Obenabe and Undenufe trump has to go round or be named.
why-differenzler-six-is-missing = With five players { card-6S } is left out, so sixes can’t count in Undenufe.

# What is asked, said and told
differenzler-phase-naming = choose the contract
differenzler-phase-predicting = predict the points
differenzler-ask-bid = predict 0 to 157
differenzler-ask-naming = You are forehand: choose the contract.
differenzler-ask-predicting = How many points will you take, of 157? Every point off costs one.
differenzler-ground-promises = Expected points: about { $worth }.
differenzler-contract-obenabe = Obenabe (no trump, aces high)
differenzler-contract-undenufe = Undenufe (no trump, sixes high)
differenzler-short-contract-obenabe = Obenabe
differenzler-short-contract-undenufe = Undenufe
differenzler-action-contract = { $contract ->
    [obenabe] Obenabe (ace high)
    [undenufe] Undenufe (six high)
   *[other] { $contract }
 }
differenzler-action-bid = Predict { $value }
differenzler-tag-bid = Said { $value }
differenzler-button-type-bid = Type a number…
differenzler-pile-last = last cards
differenzler-shown-turned = turned up for trump
differenzler-event-turned = { $who } turns up { $card }: its suit is trump.
differenzler-event-goes-round = This deal: { $contract ->
    [obenabe] Obenabe, no trump, aces high
    [undenufe] Undenufe, no trump, sixes high
   *[other] { $contract } are trump
 }.
differenzler-event-named = { $who } names { $contract ->
    [obenabe] Obenabe: no trump, aces high
    [undenufe] Undenufe: no trump, sixes high
   *[other] { $contract } as trump
 }.
differenzler-event-has-predicted = { $who } has made a prediction.
differenzler-event-you-predicted = You predict { $value }.
differenzler-event-predicted = { $who } predicts { $value }.
differenzler-event-scored = { $who } said { $predicted } and took { $taken }: { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
 }, now { $total }.
differenzler-stake-own-to-take = You said { $value }: { $count } to go
differenzler-stake-own-exact = You said { $value }: that’s what you have
differenzler-stake-own-too-many = You said { $value }: { $count } too many
differenzler-result-last-deal = the last of { $count } deals has been played
differenzler-why-no-such-prediction = Predict a whole number from 0 to { $most }.
differenzler-why-not-among-these = That can’t be named at this table: only the four suits are played.
differenzler-why-undertrump = { $best } has been played: { $card } is a lower trump, and undertrumping isn’t allowed.
differenzler-why-must-follow-or-trump = You hold { $binding }: follow { $suit } or play a trump ({ $trump }); { $card } is neither.

# The sum of a deal, what counts now, and what is told afterwards
differenzler-bid-was-named = { $who }: { $contract ->
    [obenabe] Obenabe
    [undenufe] Undenufe
   *[other] trump { $contract }
 }
differenzler-bid-was-turned = Turned up: { $card }
differenzler-bid-was-goes-round = { $contract ->
    [obenabe] Obenabe
    [undenufe] Undenufe
   *[other] Trump { $contract }
 }
differenzler-verdict-nearest = { $off ->
    [0] Exact: { $who }!
   *[other] Nearest: { $who }, { $off } off
 }
differenzler-sheet-brackets = in brackets: what was said
differenzler-sum-exact = { $predicted }, exact: { $points }
differenzler-sum-off = said { $predicted }, took { $taken }: { $points }
differenzler-stake-points-left = { $count } of 157 points still out
differenzler-fact-points-left = { differenzler-stake-points-left }
differenzler-moment-exact = { $who } predicted exactly { $points } in deal { $deal }
differenzler-moment-exact-high = { $who } predicted a full { $points } points in deal { $deal }, exactly right
differenzler-moment-all = { $who } took all 157 points of deal { $deal }
differenzler-achievement-exact-high = Predicted 60 points or more, exactly
differenzler-achievement-all = All 157 points of a deal

# For those who have never played
differenzler-help-aim =
    Everyone for themselves. Before the first card you say **how many points** you are going to take – and then you try to take just that many.
    Each point too many or too few is a penalty point. The fewest penalty points win.
differenzler-help-deal =
    36 cards, ace down to 6, all dealt: nine each with four players, twelve with three. Five leave out { card-6S } and get seven. Play goes **counter-clockwise**, to the right; the player to the dealer’s right is *forehand*.
    In plain suits: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 6{ rank-legend }. In **trump** the { rank-word-J } is highest (the *Puur*), then the 9 (the *Nell*): { rank-J } 9 { rank-A } { rank-K } { rank-Q } { rank-T } 8 7 6.
    { $trump ->
        [turned] The dealer’s last card is turned up: its suit is trump. It stays in the dealer’s hand.
        [forehand] Forehand names what is played.
       *[cycle] What is played goes round from deal to deal: { sign-S }, { sign-C }, { sign-D }, { sign-H }{ $contracts ->
            [all-six] , Obenabe, Undenufe
           *[suits] {""}
        }.
    }{ $contracts ->
        [all-six] {" "}In *Obenabe* there is no trump and the ace is highest; in *Undenufe* there is no trump and the **6** is highest.
       *[suits] {""}
    }
differenzler-help-page-bidding = Predicting
differenzler-help-bidding =
    Everyone predicts a number from 0 to 157; nobody passes. The numbers needn’t add up.
    { $announce ->
        [shown] All predict in secret; before the first card all numbers are shown.
        [in-turn] All predict aloud, forehand first and the dealer last.
       *[hidden] All predict in secret, and nobody learns your number before the deal is over.
    }
    All tricks hold 157 points, so an average hand takes { $players ->
        [3] 52
        [5] 31
       *[other] 39
    }. Puur, Nell and aces promise more; low cards promise less.
differenzler-help-play =
    Forehand leads to the first trick, the winner of each trick to the next.
    • **Trump led:** follow with a trump if you can. Only the Puur may be held back.
    • **Another suit led:** follow suit **or play a trump**, as you like. If you can’t follow, play anything.
    • **No undertrumping:** once someone has trumped, you can’t play a lower trump than the highest on the table – { $undertrump ->
        [void-free] unless you can’t follow suit, or hold nothing else.
        [all-trump-hand-free] unless you hold only trumps.
       *[strict] unless you hold nothing else.
    }
    The highest trump takes the trick; without one, the highest card of the suit led.
differenzler-help-scoring =
    In trump: { rank-word-J } = 20, 9 = 14. Otherwise: { rank-A } = 11{ $contracts ->
        [all-six] { $undenufe_six ->
            [0] {""}
           *[other] {" "}(in Undenufe 0, and each 6 counts { $undenufe_six })
        }
       *[suits] {""}
    }, { rank-T } = 10, { rank-K } = 4, { rank-Q } = 3, other { ranks-J } 2{ $contracts ->
        [all-six] ; without trump each 8 = 8
       *[suits] {""}
    }. The last trick: 5 more. 157 in all.
    Your penalty is the **difference** between your prediction and what you took.{ $exact ->
        [0] {" "}Exact is 0.
       *[other] {" "}An exact prediction takes { $exact } points off – for a prediction of 0 only if you took a trick, worth nothing.
    }
    After { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } – in each everyone is forehand once – the fewest points win.{ $level ->
        [play-on] {" "}If several are level, one more deal is played.
       *[shared] {""}
    }

# What its players keep count of
differenzler-feat-exact = Exact
differenzler-feat-near = At most 5 off
differenzler-feat-off = Points off in all

# Its sets of rules in a sentence, and the whole game in a few lines
differenzler-preset-house-about = Predictions stay secret until the deal is over; trump goes round; { $rounds } rounds.
differenzler-preset-source-about = As with Swisslos: if you can’t follow suit you may undertrump; { $rounds } rounds.
differenzler-preset-tournament-about = Predictions aloud, the dealer’s last card makes trump, exact takes { $exact } points off; { $rounds } rounds.
differenzler-preset-short-about = One round; if several are level at the end, one more deal.
differenzler-help-example =
    { $trump } are trump. { $leader } leads { $led }, and { $winner }, with no more of that suit, plays { $best } – the Puur, which beats everything.
    The trick is worth { $trick_points } points. { $winner } had predicted 0: the penalty is now at least that much.
differenzler-help-short =
    • **Goal:** everyone alone. Predict the points you will take, and take just that many. Each point off is a penalty point; the fewest win.
    • **Deal:** 36 cards, all dealt. Play goes counter-clockwise. { $trump ->
        [turned] The dealer’s last card makes trump.
        [forehand] Forehand names trump.
       *[cycle] Trump goes round: { sign-S } { sign-C } { sign-D } { sign-H }{ $contracts ->
            [all-six] {" "}Obenabe, Undenufe
           *[suits] {""}
        }.
    }
    • **Predict:** 0 to 157, { $announce ->
        [shown] in secret, then shown
        [in-turn] aloud, one after the other
       *[hidden] in secret
    }.
    • **Order:** { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 6; in trump first the { rank-J } (*Puur*) and the 9 (*Nell*).
    • **Your turn:** follow suit, or trump if you like, but not lower than a trump already played. If trump is led, follow – only the Puur may be held back.
    • **Cards:** Puur = 20, Nell = 14, { rank-A } = 11, { rank-T } = 10, { rank-K } = 4, { rank-Q } = 3, { rank-J } = 2{ $contracts ->
        [all-six] ; at no trump, 8 = 8
       *[suits] {""}
    }. Last trick 5.

# The first lesson
differenzler-lesson-begins = Just for practice. Hit your number.
differenzler-lesson-predict = { $nell } and { $ace } are strong trumps. Say { $number } of 157.
differenzler-lesson-predict-done = Now take just { $number }, no more and no less.
differenzler-lesson-predict-no = You could, but these cards promise about { $number }.
differenzler-lesson-short = Your only { $suit }: lead { $card }, and you can trump later.
differenzler-lesson-short-done = Gone. From now on you may trump { $suit }.
differenzler-lesson-short-no = You could, but first get rid of your only { $suit }.
differenzler-lesson-throw = Little to win here: keep your trumps, throw { $card }.
differenzler-lesson-throw-done = Nothing lost, nothing won.
differenzler-lesson-throw-no = You could, but the best points come later.
differenzler-lesson-over = { $king } is on the table. { $nell }, the Nell, beats it!
differenzler-lesson-over-done = { $points } points in one trick.
differenzler-lesson-over-no = You could, but with { $nell } you win { $points } points.
differenzler-lesson-over-no-ace = You could, but { $nell } brings 3 more. Keep { $ace }.
differenzler-lesson-ace = You need { $missing } more. Try { $card }.
differenzler-lesson-ace-done = Trumped! You still have { $points }.
differenzler-lesson-ace-no = You could, but { $card } has the best chance.
differenzler-lesson-ace-no-trump = You could, but keep your last trump for more points.
differenzler-lesson-exact = { $ten } and { $ace } make { $gain }, and you need { $missing }. Trump!
differenzler-lesson-exact-done = { $points } points now. You said { $number }.
differenzler-lesson-exact-no = You could, but a trump brings { $gain } points.
differenzler-lesson-lose = From now on lose every trick. Lead { $card }.
differenzler-lesson-lose-done = Trumped, so not yours. Good.
differenzler-lesson-lose-no = You could, but { $card } is the likeliest to be beaten.
differenzler-lesson-away = { $card } might still win a trick: throw it away now.
differenzler-lesson-away-done = One danger less.
differenzler-lesson-away-no = You could, but { $card } is the danger: away with it.
differenzler-lesson-end = One more danger: { $card }. Throw it.
differenzler-lesson-end-done = You said { $number } and took { $points }: two trumps made the points, then you lost every trick on purpose. The nearest number wins.
differenzler-lesson-end-no = You could, but { $card } is the danger: away with it.
