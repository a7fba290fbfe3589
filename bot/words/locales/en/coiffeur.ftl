game-coiffeur = Coiffeur

# Sets of rules
coiffeur-preset-swisslos = ten lines
coiffeur-preset-full = eleven lines
coiffeur-preset-short = short game

# Single rules
coiffeur-option-slate = Slate
coiffeur-value-slate-six = six lines: suits, Obenabe, Undenufe
coiffeur-value-slate-eight = eight lines, with two jokers
coiffeur-value-slate-ten = ten lines, with Slalom, Gusti and two jokers
coiffeur-value-slate-eleven = eleven lines, with Slalom, Gusti, Mary and two jokers
coiffeur-option-factors = Multipliers
coiffeur-value-factors-rising = rising: { sign-S } 1, { sign-C } 2, { sign-D } 3, { sign-H } 4 and so on
coiffeur-value-factors-paired = { sign-C } { sign-D } 2, { sign-S } { sign-H } 3, then rising from 5
coiffeur-option-push = Shoving
coiffeur-value-push-round = goes to the next player
coiffeur-value-push-partner = goes to the partner, who must name
coiffeur-option-lead = First lead
coiffeur-value-lead-namer = the player who named
coiffeur-value-lead-forehand = forehand
coiffeur-option-match = Points for a match (all nine tricks)
coiffeur-option-weis = Weis and Stöck count for the pair that named
coiffeur-option-undenufe-six = Points for a six if it begins with Undenufe (with 11, aces count 0)
coiffeur-option-undertrump = Undertrumping
coiffeur-value-undertrump-strict = only if you have nothing else
coiffeur-value-undertrump-void-free = allowed if you can’t follow
coiffeur-value-undertrump-all-trump-hand-free = allowed if you hold only trumps

# The lines of the slate
coiffeur-line-S = { sign-S } ×{ $factor }
coiffeur-line-C = { sign-C } ×{ $factor }
coiffeur-line-D = { sign-D } ×{ $factor }
coiffeur-line-H = { sign-H } ×{ $factor }
coiffeur-line-obenabe = Obenabe ×{ $factor }
coiffeur-line-undenufe = Undenufe ×{ $factor }
coiffeur-line-slalom = Slalom ×{ $factor }
coiffeur-line-gusti = Gusti ×{ $factor }
coiffeur-line-mary = Mary ×{ $factor }
coiffeur-line-joker1 = Joker 1 ×{ $factor }
coiffeur-line-joker2 = Joker 2 ×{ $factor }
coiffeur-the-line = { $line ->
    [S] { sign-S }
    [C] { sign-C }
    [D] { sign-D }
    [H] { sign-H }
    [obenabe] Obenabe
    [undenufe] Undenufe
    [slalom] Slalom
    [gusti] Gusti
    [mary] Mary
    [joker1] Joker 1
   *[joker2] Joker 2
 }

# What is asked: after “Your turn:” or a name
coiffeur-phase-naming = name a contract, or shove
coiffeur-phase-must-name = name a contract
coiffeur-ask-naming = Name a contract that is still open in your column, or shove.
coiffeur-ask-must-name = Nobody is left to shove to: name a contract that is still open in your column.
coiffeur-badge-maker = Named
coiffeur-auction = Calls – { $course }
coiffeur-said-shove = Shoved
coiffeur-tag-lines-open = { $count ->
    [0] full
   *[other] { $count } open
 }

# Contracts
coiffeur-contract-obenabe = Obenabe (no trump, aces high)
coiffeur-contract-undenufe = Undenufe (no trump, sixes high)
coiffeur-contract-slalom-obenabe = Slalom: Obenabe in this trick
coiffeur-contract-slalom-undenufe = Slalom: Undenufe in this trick
coiffeur-contract-gusti-obenabe = Gusti: Obenabe in this trick
coiffeur-contract-gusti-undenufe = Gusti: Undenufe in this trick
coiffeur-contract-mary-obenabe = Mary: Obenabe in this trick
coiffeur-contract-mary-undenufe = Mary: Undenufe in this trick
coiffeur-short-contract-obenabe = Obenabe
coiffeur-short-contract-undenufe = Undenufe
coiffeur-short-contract-slalom-obenabe = Slalom: Obenabe
coiffeur-short-contract-slalom-undenufe = Slalom: Undenufe
coiffeur-short-contract-gusti-obenabe = Gusti: Obenabe
coiffeur-short-contract-gusti-undenufe = Gusti: Undenufe
coiffeur-short-contract-mary-obenabe = Mary: Obenabe
coiffeur-short-contract-mary-undenufe = Mary: Undenufe
coiffeur-short-contract-slalom = Slalom
coiffeur-short-contract-gusti = Gusti
coiffeur-short-contract-mary = Mary
coiffeur-short-contract-joker1 = Joker 1
coiffeur-short-contract-joker2 = Joker 2
coiffeur-contract-by = { $trump ->
    [yes] Trump: { $contract } (named by { $maker })
   *[no] { $contract } (named by { $maker })
 }

# Buttons
coiffeur-action-contract = { $contract ->
    [obenabe] Obenabe (ace high)
    [undenufe] Undenufe (six high)
    [slalom-obenabe] Slalom, Obenabe 1st
    [slalom-undenufe] Slalom, Unden. 1st
    [gusti-obenabe] Gusti, Obenabe 1st
    [gusti-undenufe] Gusti, Undenufe 1st
    [mary] Mary (low then high)
    [joker1-S] Joker 1: { sign-S }
    [joker1-C] Joker 1: { sign-C }
    [joker1-D] Joker 1: { sign-D }
    [joker1-H] Joker 1: { sign-H }
    [joker1-obenabe] Joker 1: Obenabe
    [joker1-undenufe] Joker 1: Undenufe
    [joker2-S] Joker 2: { sign-S }
    [joker2-C] Joker 2: { sign-C }
    [joker2-D] Joker 2: { sign-D }
    [joker2-H] Joker 2: { sign-H }
    [joker2-obenabe] Joker 2: Obenabe
    [joker2-undenufe] Joker 2: Undenufe
   *[other] { $contract }
 }
coiffeur-action-shove = Shove

# What happens
coiffeur-played-as = { $contract ->
    [obenabe] Obenabe: no trump, aces high
    [undenufe] Undenufe: no trump, sixes high
    [slalom-obenabe] Slalom: Obenabe and Undenufe in turn
    [slalom-undenufe] Slalom: Undenufe and Obenabe in turn
    [gusti-obenabe] Gusti: five tricks Obenabe, four Undenufe
    [gusti-undenufe] Gusti: five tricks Undenufe, four Obenabe
    [mary] Mary: five tricks Undenufe, four Obenabe
   *[other] { $contract } as trump
 }
coiffeur-event-shoved = { $who } shoves: it’s up to { $to_whom }.
coiffeur-event-named = { $who } names { $line ->
    [joker1] Joker 1, { coiffeur-played-as }
    [joker2] Joker 2, { coiffeur-played-as }
   *[other] { coiffeur-played-as }
 } (×{ $factor }).
coiffeur-event-weis-shown = { $who } had { $cards }: { $kind ->
    [three] three in a row
    [four] four in a row
    [five] five or more in a row
    [TTTT] four { ranks-T }
    [QQQQ] four { ranks-Q }
    [KKKK] four { ranks-K }
    [AAAA] four { ranks-A }
   *[JJJJ] four { ranks-J }
 }, worth { $points }.
coiffeur-event-stoeck = Stöck! { $who } had king and { rank-word-Q } of trump: 20.
coiffeur-event-match = Match! { $who } took all nine tricks{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
 }.
coiffeur-event-scored = { $named ->
    [yes] { $who }: { $cards } in tricks, { $points } written, now { $total }.
   *[no] { $who }: { $cards } in tricks, not written.
 }

# What one keeps count of
coiffeur-fact-playing = { $line ->
    [joker1] Joker 1: everything counts ×{ $factor }
    [joker2] Joker 2: everything counts ×{ $factor }
   *[other] Everything counts ×{ $factor }
 }
coiffeur-fact-shoved = { $who } shoved
coiffeur-fact-cards = { $who }’s card points: { $count }
coiffeur-fact-still-open = Still open for { $who }:{ $of_S ->
    [0] {""}
   *[other] {" "}{ sign-S } ×{ $of_S }
 }{ $of_C ->
    [0] {""}
   *[other] {" "}{ sign-C } ×{ $of_C }
 }{ $of_D ->
    [0] {""}
   *[other] {" "}{ sign-D } ×{ $of_D }
 }{ $of_H ->
    [0] {""}
   *[other] {" "}{ sign-H } ×{ $of_H }
 }{ $of_obenabe ->
    [0] {""}
   *[other] {" "}Obenabe ×{ $of_obenabe }
 }{ $of_undenufe ->
    [0] {""}
   *[other] {" "}Undenufe ×{ $of_undenufe }
 }{ $of_slalom ->
    [0] {""}
   *[other] {" "}Slalom ×{ $of_slalom }
 }{ $of_gusti ->
    [0] {""}
   *[other] {" "}Gusti ×{ $of_gusti }
 }{ $of_mary ->
    [0] {""}
   *[other] {" "}Mary ×{ $of_mary }
 }{ $of_joker1 ->
    [0] {""}
   *[other] {" "}Joker 1 ×{ $of_joker1 }
 }{ $of_joker2 ->
    [0] {""}
   *[other] {" "}Joker 2 ×{ $of_joker2 }
 }

# How it ended
coiffeur-result-slate-full = the slate is full after { $count } deals

# Refusals
coiffeur-why-must-name = There’s nobody left to shove to: you must name a contract.
coiffeur-why-not-on-slate = That contract isn’t on the slate of this table.
coiffeur-why-not-that-way = That’s a contract of this slate, but it can’t be played that way.
coiffeur-why-line-is-full = Your pair has played { coiffeur-the-line } already: each contract is played once.
coiffeur-why-undertrump = { $best } has been played: { $card } is a lower trump, and undertrumping isn’t allowed.
coiffeur-why-must-follow-or-trump = You hold { $binding }: follow { $suit } or play a trump ({ $trump }); { $card } is neither.

# The sum of a deal, what counts now, and what is told afterwards
coiffeur-bid-was-named = { $who }: { coiffeur-of-named } (×{ $factor })
coiffeur-of-named = { $contract ->
    [joker1] Joker 1, { coiffeur-way-was }
    [joker2] Joker 2, { coiffeur-way-was }
    [slalom] Slalom
    [gusti] Gusti
    [mary] Mary
   *[other] { coiffeur-way-was }
 }
coiffeur-way-was = { $way ->
    [obenabe] Obenabe
    [undenufe] Undenufe
   *[other] trump { $way }
 }
coiffeur-verdict-match = Match for { $who }!
coiffeur-verdict-line-written = { $who }: { coiffeur-the-line } filled, { $points }
coiffeur-sum-cards = { $factor ->
    [1] cards { $points }
   *[other] cards { $count } × { $factor } = { $points }
 }
coiffeur-sum-match = { $factor ->
    [1] match { $points }
   *[other] match { $count } × { $factor } = { $points }
 }
coiffeur-sum-weis = { $factor ->
    [1] Weis { $points }
   *[other] Weis { $count } × { $factor } = { $points }
 }
coiffeur-sum-stoeck = { $factor ->
    [1] Stöck { $points }
   *[other] Stöck { $count } × { $factor } = { $points }
 }
coiffeur-sum-not-written = cards { $count }, not written: { $points }
coiffeur-stake-match-open = { $who } can still make the match
coiffeur-stake-line-so-far = { coiffeur-the-line }: { $count } × { $factor } = { $points } so far
coiffeur-moment-match = Match for { $who } in deal { $deal }: { coiffeur-the-line } with { $points }
coiffeur-moment-rich = { $who } filled { coiffeur-the-line } with { $points } in deal { $deal }
coiffeur-moment-dear-and-poor = { $who } named { coiffeur-the-line } in deal { $deal } and got only { $points }
coiffeur-achievement-match = A match: all nine tricks of a contract
coiffeur-achievement-rich = A line with 1000 points or more

# For those who have never played
coiffeur-help-aim =
    Two against two: your partner sits opposite. Each pair has a column on the slate, with a line for every contract, and plays **each contract exactly once**.
    { $factors ->
        [paired] The suits count least; below them each line counts more than the one above.
       *[rising] The lines below count more than those above.
    } When both columns are full, the higher sum wins.
coiffeur-help-deal =
    36 cards, ace down to 6; everyone gets nine. Play goes **counter-clockwise**, to the right; the player to the dealer’s right is *forehand*.
    In plain suits: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 6{ rank-legend }. In **trump** the { rank-word-J } is highest (the *Puur*), then the 9 (the *Nell*): { rank-J } 9 { rank-A } { rank-K } { rank-Q } { rank-T } 8 7 6.
    In *Obenabe* there is no trump and the ace is highest; in *Undenufe* there is no trump and the **6** is highest.
coiffeur-help-bidding =
    { $push ->
        [partner] Forehand names a contract that is still open in their column, or shoves – then the partner must name.
       *[round] Forehand names a contract that is still open in their column, or shoves to the next player, and so on. If all four shove, forehand must name.
    }
    The points are multiplied: { $factors ->
        [paired] { sign-C } and { sign-D } ×2, { sign-S } and { sign-H } ×3, Obenabe ×5, Undenufe ×6
       *[rising] { sign-S } ×1, { sign-C } ×2, { sign-D } ×3, { sign-H } ×4, Obenabe ×5, Undenufe ×6
    }{ $slate ->
        [six] {""}
        [ten] , Slalom ×7, Gusti ×8, jokers ×9 and ×10
        [eleven] , Slalom ×7, Gusti ×8, Mary ×9, jokers ×10 and ×11
       *[eight] , jokers ×7 and ×8
    }.
    { $slate ->
        [six] {""}
       *[other] • **Joker:** any suit as trump, Obenabe or Undenufe – even one you have played already.
    }{ $slate ->
        [ten] {" "}**Slalom:** Obenabe and Undenufe trick by trick in turn. **Gusti:** five tricks one way, then four the other. Say which comes first.
        [eleven] {" "}**Slalom:** Obenabe and Undenufe trick by trick in turn; say which comes first. **Gusti:** five tricks Obenabe, then four Undenufe. **Mary:** five tricks Undenufe, then four Obenabe.
       *[other] {""}
    }
coiffeur-help-play =
    { $lead ->
        [forehand] Forehand leads to the first trick
       *[namer] The player who named leads to the first trick
    }, the winner of each trick to the next.
    • **Trump led:** follow with a trump if you can. Only the Puur may be held back.
    • **Another suit led:** follow suit **or play a trump**, as you like. If you can’t follow, play anything.
    • **No undertrumping:** once someone has trumped, you can’t play a lower trump than the highest on the table – { $undertrump ->
        [void-free] unless you can’t follow suit, or hold nothing else.
        [all-trump-hand-free] unless you hold only trumps.
       *[strict] unless you hold nothing else.
    }
    Without trump just follow suit if you can.
coiffeur-help-scoring =
    In trump: { rank-word-J } = 20, 9 = 14. Otherwise: { rank-A } = 11{ $undenufe_six ->
        [0] {""}
       *[other] {" "}(if it begins with Undenufe 0, and each 6 counts { $undenufe_six })
    }, { rank-T } = 10, { rank-K } = 4, { rank-Q } = 3, other { ranks-J } 2; without trump each 8 = 8. The last trick: 5 more. 157 in all.
    Only the pair that named writes its points, **times the multiplier**, into its line. The others write nothing.
    { $match ->
        [0] All nine tricks (a **match**) earn nothing more.
       *[other] • **Match** (all nine tricks for the pair that named): { $match } more.
    }{ $weis ->
        [yes] {" "}**Weis:** three in a row 20, four 50, five or more 100; four { ranks-T }, { ranks-Q }, kings or aces 100, four { ranks-J } 200 – if the best Weis at the table is with the pair that named. **Stöck** (king and { rank-word-Q } of trump in one hand): 20. They are scored at the end of the deal, and not in a joker.
       *[no] {""}
    }

# What its players keep count of
coiffeur-feat-named = Named
coiffeur-feat-joker = Jokers named
coiffeur-feat-shoved = Shoved
coiffeur-feat-hundred = Lines of 100 or more
coiffeur-feat-match = Matches

# Its sets of rules in a sentence, and the whole game in a few lines
coiffeur-preset-house-about = Eight lines for each pair, two of them jokers: 16 deals.
coiffeur-preset-swisslos-about = Ten lines, with Slalom and Gusti: 20 deals; you may undertrump if you can’t follow.
coiffeur-preset-full-about = Eleven lines, with Mary; Weis and Stöck count; in Undenufe sixes count 11: 22 deals.
coiffeur-preset-short-about = Six lines: four suits, Obenabe and Undenufe; you shove to your partner: 12 deals.
coiffeur-help-row-undenufe = In Undenufe
coiffeur-help-example =
    { $shover } shoved, and so did the next player. { $maker } has four sixes, names **Undenufe** and leads { $led }: the six is highest, so nobody can beat it.
    The trick is worth { $trick_points } points. In this line everything counts ×{ $factor }: that makes { $line_points } for { $maker }’s column. { $other } gets nothing for whatever tricks are left.
coiffeur-help-short =
    • **Goal:** two against two, your partner opposite. Each pair plays every contract of its column once; the higher sum wins.
    • **Deal:** 36 cards, nine each. Play goes counter-clockwise; *forehand* is the player to the dealer’s right.
    • **Contract:** { $push ->
        [partner] forehand names one, or shoves to the partner.
       *[round] forehand names one, or shoves to the next player. If all shove, forehand must name.
    } A trump suit, *Obenabe* (no trump, aces high), *Undenufe* (no trump, sixes high){ $slate ->
        [six] {""}
        [ten] , *Slalom* (the two in turn), *Gusti* (five tricks one way, four the other) or a *joker* (any suit or way)
        [eleven] , *Slalom* (the two in turn), *Gusti* and *Mary* (five tricks one way, four the other) or a *joker* (any suit or way)
       *[eight] {" "}or a *joker* (any of these)
    }.
    • **Order:** { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 6; in trump first the { rank-J } (*Puur*) and the 9 (*Nell*).
    • **Your turn:** follow suit, or trump if you like, but not lower than a trump already played. If trump is led, follow – only the Puur may be held back.
    • **Cards:** Puur = 20, Nell = 14, { rank-A } = 11, { rank-T } = 10, { rank-K } = 4, { rank-Q } = 3, { rank-J } = 2; at no trump, 8 = 8. Last trick 5{ $match ->
        [0] {""}
       *[other] , all nine tricks { $match } more
    }.
    • **Slate:** only the pair that named writes, times the multiplier of the line.

# The first lesson
coiffeur-lesson-begins = Just for practice. Each pair plays each contract once.
coiffeur-lesson-contract = { $suit }, with Puur and Nell? It counts ×{ $factor }. Your call?
coiffeur-lesson-contract-done = { $suit } are trump: your line for them is taken.
coiffeur-lesson-contract-no = You could, but { $suit } are what this hand plays best.
coiffeur-lesson-contract-no-joker = You could, but keep the jokers for an even better hand.
coiffeur-lesson-contract-no-shove = You could, but a hand for ×{ $factor } doesn’t come in every deal.
coiffeur-lesson-puur = You named it, so you lead. Draw trumps with the Puur.
coiffeur-lesson-puur-done = 20 for the Puur, and three trumps fell.
coiffeur-lesson-puur-no = You could, but draw trumps first, from the very top.
coiffeur-lesson-nell = The Nell comes second, worth 14. Draw once more.
coiffeur-lesson-nell-done = Only one trump is out now, and your { $suit } run from the top.
coiffeur-lesson-nell-no = You could, but the Nell takes two or three trumps with it.
coiffeur-lesson-row = Now run { $suit }, from the top.
coiffeur-lesson-row-done = They all had to follow, or throw away.
coiffeur-lesson-row-no = You could, but your { $suit } are winners.
coiffeur-lesson-row-no-ten = You could, but { $jack } is still out. From the top.
coiffeur-lesson-more = Once more: { $suit } win again.
coiffeur-lesson-more-done = One more trick for your column.
coiffeur-lesson-more-no = You could, but first the { $suit } that win.
coiffeur-lesson-more-no-ten = You could, but { $jack } is still out. From the top.
coiffeur-lesson-ten = No one else has { $suit } any more: { $ten } wins, too.
coiffeur-lesson-ten-done = Six tricks in a row.
coiffeur-lesson-ten-no = You could, but { $ten } is a sure trick.
coiffeur-lesson-low = { $card } may find your partner’s ace. Keep { $king }.
coiffeur-lesson-low-done = Your partner has the ace: the trick is yours all the same.
coiffeur-lesson-low-no = You could, but if the ace is with the others, { $king } is lost at once.
coiffeur-lesson-low-no-six = You could, but one higher trump is still out. Keep yours.
coiffeur-lesson-follow = Your partner leads the last trump out. You have to follow.
coiffeur-lesson-follow-done = { $cards } points × { $factor } = { $points } in your line.
coiffeur-lesson-follow-no = You must follow with your trump.
