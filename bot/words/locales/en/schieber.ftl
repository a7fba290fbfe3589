game-schieber = Schieber Jass

# Signs on the cards
mark-puur = P
mark-nell = N
marked-puur = Puur
marked-nell = Nell

# Sets of rules
schieber-preset-swiss = Swiss
schieber-preset-penguin = Parlett’s rules

# Single rules
schieber-option-target = Points to win
schieber-option-factors = Contract multipliers
schieber-value-factors-1-1-2-2-3-4 = { sign-S } { sign-C } 1, { sign-D } { sign-H } 2, Obenabe 3, Undenufe 4
schieber-value-factors-1-1-1-1-1-1 = everything counts once
schieber-value-factors-1-1-2-2-3-3 = { sign-S } { sign-C } 1, { sign-D } { sign-H } 2, Obenabe 3, Undenufe 3
schieber-value-factors-2-2-1-1-3-3 = { sign-H } { sign-D } 1, { sign-S } { sign-C } 2, Obenabe 3, Undenufe 3
schieber-value-factors-2-1-1-1-1-1 = { sign-S } 2, everything else 1
schieber-option-puur = The { rank-word-J } of trump (Puur) may be held back if it’s your only trump
schieber-option-undenufe-six = Points for a six in Undenufe (with 11, aces count 0)
schieber-option-match = Points for a match (all nine tricks)
schieber-option-four-nines = Points for four nines
schieber-value-four-nines-none = none
schieber-option-weis-tie = If both sides’ Weis are equal
schieber-value-weis-tie-nobody = neither side scores
schieber-value-weis-tie-earlier = the side that played earlier in the first trick scores
schieber-option-weis-undenufe = Weis in Undenufe
schieber-value-weis-undenufe-sequences-reversed = runs in reverse order
schieber-value-weis-undenufe-natural = as usual
schieber-value-weis-undenufe-all-reversed = runs, aces, kings, { ranks-Q } and { ranks-T } in reverse order
schieber-option-weis-longer-wins = Of runs of five or more, the longest wins
schieber-option-fours-or-run = Four of a rank (100) against five in a row
schieber-value-fours-or-run-fours = the four of a rank wins
schieber-value-fours-or-run-run = the five in a row wins
schieber-option-undertrump = Undertrumping
schieber-value-undertrump-strict = only if you have nothing else
schieber-value-undertrump-all-trump-hand-free = allowed if you hold only trumps
schieber-option-finish-order = If both sides finish in the first trick, count first
schieber-value-finish-order-weis-stoeck-cards = Weis, Stöck, cards
schieber-value-finish-order-stoeck-weis-cards = Stöck, Weis, cards
schieber-option-push-back = The partner may shove back once
schieber-option-first-forehand = Forehand in the first deal
schieber-value-first-forehand-7C = the player with { card-7C }
schieber-value-first-forehand-7D = the player with { card-7D }
schieber-value-first-forehand-dealer-right = the player to the dealer’s right
schieber-option-claims = Claiming the target
schieber-value-claims-automatic = automatic, after each trick
schieber-value-claims-by-hand = by the players; a wrong claim loses
schieber-option-weis-by = Weis are announced
schieber-value-weis-by-engine = automatically
schieber-value-weis-by-hand = by the players
schieber-option-faces = Swiss cards
schieber-value-faces-source = Eichel for spades, Schellen for hearts, Schilten for diamonds, Rosen for clubs
schieber-value-faces-swiss = Schilten for spades, Rosen for hearts, Eichel for diamonds, Schellen for clubs

# What is asked: after “Your turn:” or a name
schieber-phase-naming = choose the contract, or shove it to partner
schieber-phase-must-name = choose the contract
schieber-phase-announcing = announce your Weis
schieber-ask-naming = Choose the contract, or shove it to your partner.
schieber-ask-must-name = Your partner shoved: choose the contract.
schieber-ask-announcing = Announce a Weis with your first card. You may keep it to yourself.
schieber-badge-maker = Maker
schieber-auction = Calls – { $course }
schieber-said-shove = Shoved

# Contracts
schieber-contract-obenabe = Obenabe (no trump, aces high)
schieber-contract-undenufe = Undenufe (no trump, sixes high)
schieber-short-contract-obenabe = Obenabe
schieber-short-contract-undenufe = Undenufe
schieber-contract-by = { $trump ->
    [yes] Trump: { $contract } (called by { $maker })
   *[no] { $contract } (called by { $maker })
 }

# Buttons
schieber-action-contract = { $contract ->
    [obenabe] Obenabe (ace high)
    [undenufe] Undenufe (six high)
   *[other] { $contract }
 }
schieber-action-shove = Shove to partner
schieber-action-weis = { $kind ->
    [three] Three in a row
    [four] Four in a row
    [five] Five+ in a row
    [TTTT] Four { ranks-T }
    [QQQQ] Four { ranks-Q }
    [KKKK] Four { ranks-K }
    [AAAA] Four { ranks-A }
    [JJJJ] Four { ranks-J }
    [none] No Weis
   *[other] Four nines
 }
schieber-action-claim = Claim the game!

# What happens
schieber-event-forehand = { $who } holds { $card } and is forehand.
schieber-event-shoved = { $who } shoves: { $to_whom } chooses the contract.
schieber-event-named = { $who } names { $contract ->
    [obenabe] Obenabe: no trump, aces high
    [undenufe] Undenufe: no trump, sixes high
   *[other] { $contract } as trump
 } (×{ $factor }).
schieber-event-weis = { $who }: { $kind ->
    [three] three in a row
    [four] four in a row
    [five] five or more in a row
    [TTTT] four { ranks-T }
    [QQQQ] four { ranks-Q }
    [KKKK] four { ranks-K }
    [AAAA] four { ranks-A }
    [JJJJ] four { ranks-J }
    [none] no Weis
   *[other] four nines
 }.
schieber-event-weis-length = { $who } says how long it is: { $length } cards.
schieber-event-weis-top = { $who } names the best card: { $top ->
    [A] ace
    [K] king
    [Q] { rank-word-Q }
    [J] { rank-word-J }
    [T] { rank-word-T }
   *[other] { $top }
 }.
schieber-event-weis-trump = { $trump ->
    [yes] { $who } says it’s in trump.
   *[no] { $who } says it isn’t in trump.
 }
schieber-event-weis-nobody = { $tie ->
    [yes] The Weis are equal: neither side scores them.
   *[no] No one has a Weis.
 }
schieber-event-weis-shown = { $who } shows { $cards }: { $kind ->
    [three] three in a row
    [four] four in a row
    [five] five or more in a row
    [TTTT] four { ranks-T }
    [QQQQ] four { ranks-Q }
    [KKKK] four { ranks-K }
    [AAAA] four { ranks-A }
    [JJJJ] four { ranks-J }
   *[other] four nines
 }, worth { $points }.
schieber-event-stoeck = Stöck! { $who } had king and { rank-word-Q } of trump.
schieber-event-match = Match! { $who } took all nine tricks{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
 }.
schieber-event-claimed-for = { $who } reach the target with { $count } points: game over!
schieber-event-claimed = { $right ->
    [yes] { $who } claims the game with { $count } points, and is right!
   *[no] { $who } claims the game, but has only { $count } points.
 }
schieber-event-double-loss = { $losers } have less than half the target: a double loss!

# What one keeps count of
schieber-fact-factor = { $count ->
    [1] {""}
   *[other] Everything counts ×{ $count }
 }
schieber-fact-shoved = { $who } shoved
schieber-fact-cards = { $who }’s card points: { $count }
schieber-fact-weis = { $who }: { $kind ->
    [three] three in a row
    [four] four in a row
    [five] five or more in a row
    [TTTT] four { ranks-T }
    [QQQQ] four { ranks-Q }
    [KKKK] four { ranks-K }
    [AAAA] four { ranks-A }
    [JJJJ] four { ranks-J }
   *[other] four nines
 }
schieber-fact-weis-length = { $who }: { $length } cards long
schieber-fact-weis-top = { $who }: best card { $top ->
    [A] ace
    [K] king
    [Q] { rank-word-Q }
    [J] { rank-word-J }
    [T] { rank-word-T }
   *[other] { $top }
 }
schieber-fact-weis-trump = { $trump ->
    [yes] { $who }: in trump
   *[no] { $who }: not in trump
 }
schieber-fact-weis-scored = { $who }’s Weis: { $points } points
schieber-fact-stoeck = { $who } called Stöck
schieber-shown-weis = { $kind ->
    [three] Three in a row
    [four] Four in a row
    [five] Five or more in a row
    [TTTT] Four { ranks-T }
    [QQQQ] Four { ranks-Q }
    [KKKK] Four { ranks-K }
    [AAAA] Four { ranks-A }
    [JJJJ] Four { ranks-J }
   *[other] Four nines
 }: { $points }

# How it ended
schieber-result-target = { $double ->
    [yes] { $target } points reached – and the others lose double
   *[no] { $target } points reached
 }
schieber-result-written = { $double ->
    [yes] { $target } points reached with Weis or Stöck – and the others lose double
   *[no] { $target } points reached with Weis or Stöck
 }
schieber-result-there-first = { $double ->
    [yes] Both sides reached { $target }; { $winners } were first – and the others lose double
   *[no] Both sides reached { $target }; { $winners } were first
 }
schieber-result-claim-by-engine = { $double ->
    [yes] { $winners } reached the target with { $count } points – and the others lose double
   *[no] { $winners } reached the target with { $count } points
 }
schieber-result-claim-right = { $double ->
    [yes] { $who } claimed the game with { $count } points – and the others lose double
   *[no] { $who } claimed the game with { $count } points
 }
schieber-result-claim-wrong = { $double ->
    [yes] { $who } claimed the game with only { $count } of { $target } points – and loses double
   *[no] { $who } claimed the game with only { $count } of { $target } points
 }

# Refusals
schieber-why-must-name = Your partner shoved, so you must choose a contract.
schieber-why-weis-unknown = That isn’t a Weis at this table.
schieber-why-weis-not-held = You don’t hold { $kind ->
    [three] three in a row
    [four] four in a row
    [five] five or more in a row
    [TTTT] four { ranks-T }
    [QQQQ] four { ranks-Q }
    [KKKK] four { ranks-K }
    [AAAA] four { ranks-A }
    [JJJJ] four { ranks-J }
   *[other] four nines
 }.
schieber-why-weis-too-weak = A stronger Weis has already been announced ({ $named ->
    [three] three in a row
    [four] four in a row
    [five] five or more in a row
    [TTTT] four { ranks-T }
    [QQQQ] four { ranks-Q }
    [KKKK] four { ranks-K }
    [AAAA] four { ranks-A }
    [JJJJ] four { ranks-J }
   *[other] four nines
 }): announce one at least as strong, or none.
schieber-why-claims-are-automatic = You don’t need to claim at this table: the end is noticed after each trick.
schieber-why-claim-too-early = You can claim the game from the second trick on.
schieber-why-undertrump = { $best } has been played: { $card } is a lower trump, and undertrumping isn’t allowed.
schieber-why-puur-must-follow = You must follow suit ({ $suit }): at this table the Puur must follow too, so play { $binding }, not { $card }.
schieber-why-must-follow-or-trump = You hold { $binding }: follow { $suit } or play a trump ({ $trump }); { $card } is neither.

# The sum of a deal, what is at stake, and what is told afterwards
schieber-bid-was-named = { $who }: { $contract ->
    [obenabe] Obenabe
    [undenufe] Undenufe
   *[other] trump { $contract }
 }{ $factor ->
    [1] {""}
   *[other] {" "}(×{ $factor })
 }
schieber-verdict-match = Match for { $who }!
schieber-verdict-ahead = { $most } : { $least } for { $who }
schieber-sum-nothing = no points
schieber-sum-cards = { $factor ->
    [1] cards { $points }
   *[other] cards { $count } × { $factor } = { $points }
 }
schieber-sum-match = { $factor ->
    [1] match { $points }
   *[other] match { $count } × { $factor } = { $points }
 }
schieber-sum-weis = { $factor ->
    [1] Weis { $points }
   *[other] Weis { $count } × { $factor } = { $points }
 }
schieber-sum-stoeck = { $factor ->
    [1] Stöck { $points }
   *[other] Stöck { $count } × { $factor } = { $points }
 }
schieber-stake-match-open = { $who } can still make the match
schieber-stake-target-missing = { $who }: { $counted } in tricks, { $missing } more to win
schieber-moment-match = Match for { $who } in deal { $deal }
schieber-moment-weis = { $who } showed Weis worth { $points } in deal { $deal }

# For those who have never played
schieber-help-aim =
    Two against two: your partner sits opposite. You win tricks for the **points in the cards** – the number of tricks doesn’t matter.
    Certain cards held together also score, as **Weis**; so do king and { rank-word-Q } of trump (**Stöck**){ $match ->
        [0] {""}
       *[other] {" "}and taking all nine tricks (a **match**)
    }.
    The first side with { $target } points wins, even in the middle of a deal. Losers with less than half of it lose double.
schieber-help-deal =
    36 cards, ace down to 6; everyone gets nine. Play goes **counter-clockwise**, to the right.
    In plain suits: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 6{ rank-legend }.
    In **trump** the { rank-word-J } is highest (the *Puur*), then the 9 (the *Nell*): { rank-J } 9 { rank-A } { rank-K } { rank-Q } { rank-T } 8 7 6.
    In *Obenabe* (“from the top down”) there is no trump and the ace is highest; in *Undenufe* (“from the bottom up”) there is no trump and the **6** is highest.
    The player to the dealer’s right is *forehand*{ $first_forehand ->
        [n7C] , but in the first deal the player with { card-7C }
        [n7D] , but in the first deal the player with { card-7D }
       *[other] {""}
    }.
    Swiss cards have { $faces ->
        [swiss] { schieber-value-faces-swiss }
       *[source] { schieber-value-faces-source }
    }.
schieber-help-bidding =
    Forehand looks at the nine cards and chooses the contract: a trump suit, *Obenabe* or *Undenufe*. Or forehand says *schieben* (“shove”) – then { $push_back ->
        [yes] the partner chooses or shoves back, and then forehand must choose
       *[no] the partner must choose
    }.
    The contract multiplies everything in the deal: { $factors ->
        [n1-1-1-1-1-1] always ×1
        [n1-1-2-2-3-3] { sign-S } and { sign-C } ×1, { sign-D } and { sign-H } ×2, Obenabe and Undenufe ×3
        [n2-2-1-1-3-3] { sign-H } and { sign-D } ×1, { sign-S } and { sign-C } ×2, Obenabe and Undenufe ×3
        [n2-1-1-1-1-1] { sign-S } ×2, everything else ×1
       *[n1-1-2-2-3-4] { sign-S } and { sign-C } ×1, { sign-D } and { sign-H } ×2, Obenabe ×3, Undenufe ×4
    }.
    Forehand leads to the first trick, no matter who chose the contract.
    With the first card everyone announces their best **Weis**. From weakest to strongest: three or four cards of one suit in a row; { $fours_or_run ->
        [run] four { ranks-T }, { ranks-Q }, kings, aces; five or more in a row
       *[fours] five or more in a row; four { ranks-T }, { ranks-Q }, kings, aces
    }{ $four_nines ->
        [none] {""}
       *[other] ; four nines
    }; four { ranks-J }.{ $weis_by ->
        [hand] {" "}You announce yours yourself.
       *[engine] {" "}I announce yours for you.
    }
    Of equal runs { $weis_longer_wins ->
        [yes] the longer one wins, then the one with the higher top card
       *[no] the one with the higher top card wins
    }, then the one in trump; if all is equal, { $weis_tie ->
        [earlier] the side that played first
       *[nobody] neither side scores
    }.{ $weis_undenufe ->
        [natural] {""}
        [all-reversed] {" "}In Undenufe runs count in reverse order, and so do four { ranks-T }, { ranks-Q }, kings and aces.
       *[sequences-reversed] {" "}In Undenufe runs count in reverse order.
    } Only the side with the strongest one scores.
schieber-help-play =
    • **Trump led:** follow with a trump if you can. { $puur ->
        [yes] Only the Puur may be held back.
       *[no] The Puur too must follow.
    }
    • **Another suit led:** follow suit **or play a trump**, as you like. If you can’t follow, play anything.
    • **No undertrumping:** once someone has trumped, you can’t play a lower trump than the highest on the table – { $undertrump ->
        [all-trump-hand-free] unless you hold only trumps.
       *[strict] unless you hold nothing else.
    }
    In Obenabe and Undenufe just follow suit if you can.
    The highest trump takes the trick; without one, the highest card of the suit led. The winner of the trick leads next.
schieber-help-scoring =
    In trump: { rank-word-J } = 20, 9 = 14. Otherwise: { rank-A } = 11{ $undenufe_six ->
        [0] {""}
       *[other] {" "}(in Undenufe 0, and each 6 counts { $undenufe_six })
    }, { rank-T } = 10, { rank-K } = 4, { rank-Q } = 3, other { ranks-J } 2. In Obenabe and Undenufe, each 8 = 8. The last trick: 5 more. 157 in all.
    { $match ->
        [0] All nine tricks (a **match**) earn nothing more.
       *[other] • **Match** (all nine tricks): { $match } more.
    }
    • **Weis:** three in a row 20, four 50, five or more 100; four { ranks-T }, { ranks-Q }, kings or aces 100, four { ranks-J } 200{ $four_nines ->
        [none] {""}
       *[other] , four nines { $four_nines }
    }. The side with the strongest Weis scores all the Weis of both partners.
    • **Stöck** (king and { rank-word-Q } of trump in one hand): 20, for either side.
    All of it is multiplied by the contract. Weis and Stöck score at once, cards at the end of the deal. If both sides finish in the first trick, this order decides: { $finish_order ->
        [stoeck-weis-cards] { schieber-value-finish-order-stoeck-weis-cards }
       *[weis-stoeck-cards] { schieber-value-finish-order-weis-stoeck-cards }
    }.{ $claims ->
        [by-hand] {" "}Keep count: once your side’s written points and tricks together reach { $target }, *claim* on your turn. If you’re right, you win; if not, the others do.
       *[automatic] {""}
    }

# What its players keep count of
schieber-feat-named = Named
schieber-feat-shoved = Shoved
schieber-feat-weis = Weis
schieber-feat-weis-points = Weis points
schieber-feat-stoeck = Stöck
schieber-feat-match = Matches

# Its sets of rules in a sentence, and the whole game in a few lines
schieber-preset-house-about = To { $target } points; { sign-S } { sign-C } ×1, { sign-D } { sign-H } ×2, Obenabe ×3, Undenufe ×4; the Puur may be held back.
schieber-preset-source-about = You announce your Weis and claim the game yourself, and even the Puur must follow; to { $target } points.
schieber-preset-swiss-about = To { $target } points; { sign-H } { sign-D } ×1, { sign-S } { sign-C } ×2, Obenabe and Undenufe ×3; four nines count { $four_nines }.
schieber-preset-swiss-where = Switzerland
schieber-preset-penguin-about = As in David Parlett’s book: to { $target } points; in Undenufe all Weis are in reverse order.
schieber-help-row-undenufe = In Undenufe
schieber-help-example =
    With the first card everyone announced: { $shower } has **four** in a row, the other side only **three**.
    The stronger Weis wins, and its side alone scores: { $shown_points } points, times { $factor } because { $trump } are trump: { $side_points }. They score at once, no matter who wins the trick.
schieber-help-short =
    • **Goal:** two against two, your partner opposite. Collect the points in the cards; the first side with { $target } wins.
    • **Deal:** 36 cards, nine each. Play goes counter-clockwise; *forehand* is the player to the dealer’s right{ $first_forehand ->
        [n7C] , in the first deal the one with { card-7C }
        [n7D] , in the first deal the one with { card-7D }
       *[other] {""}
    }.
    • **Contract:** forehand names a trump suit, *Obenabe* (no trump, aces high) or *Undenufe* (no trump, sixes high), or shoves the choice to the partner. It multiplies all points: { $factors ->
        [n1-1-1-1-1-1] always by 1
        [n1-1-2-2-3-3] { sign-S } { sign-C } 1, { sign-D } { sign-H } 2, Obenabe and Undenufe 3
        [n2-2-1-1-3-3] { sign-H } { sign-D } 1, { sign-S } { sign-C } 2, Obenabe and Undenufe 3
        [n2-1-1-1-1-1] { sign-S } by 2, the rest by 1
       *[n1-1-2-2-3-4] { sign-S } { sign-C } 1, { sign-D } { sign-H } 2, Obenabe 3, Undenufe 4
    }.
    • **Order:** { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 6; in trump first the { rank-J } (*Puur*) and the 9 (*Nell*).
    • **Your turn:** follow suit, or trump if you like, but not lower than a trump already played. If trump is led, follow{ $puur ->
        [yes] {" "}– only the Puur may be held back
       *[no] , with the Puur too
    }.
    • **Cards:** Puur = 20, Nell = 14, { rank-A } = 11, { rank-T } = 10, { rank-K } = 4, { rank-Q } = 3, { rank-J } = 2; at no trump, 8 = 8. Last trick 5{ $match ->
        [0] {""}
       *[other] , all nine tricks { $match } more
    }.
    • **Weis:** three in a row 20, four 50, five or more 100; four { ranks-T }, { ranks-Q }, kings or aces 100, four { ranks-J } 200. Only the side with the best one scores. { rank-K } and { rank-Q } of trump (*Stöck*): 20.

# The first lesson
schieber-lesson-begins = Just for practice. Card points decide.
schieber-lesson-contract = { $puur } and { $nell } would be the top trumps: Puur and Nell. Your call?
schieber-lesson-contract-done = { $suit } are trump, and count double.
schieber-lesson-contract-no = You could, but { $suit } gives you five trumps.
schieber-lesson-contract-no-shove = You could, but with this hand there’s no need to shove.
schieber-lesson-puur = You lead. Draw trumps with the Puur: it alone is worth 20.
schieber-lesson-puur-done = And I scored your Weis: four in a row, 50 × 2.
schieber-lesson-puur-no = You could, but draw trumps first, from the very top.
schieber-lesson-nell = One trump is still out. The Nell comes second, worth 14.
schieber-lesson-nell-done = No one else has a trump now.
schieber-lesson-nell-no = You could, but the Nell draws it for sure.
schieber-lesson-seven = { $seven } can’t win. Lose it now: a trump will bring you back.
schieber-lesson-seven-done = They take it; your trumps wait.
schieber-lesson-seven-no = You could, but lose { $seven } first, while trumps are left.
schieber-lesson-trumping = You may trump even if you hold { $suit }. { $out } is still out!
schieber-lesson-trumping-done = You caught their ace: 11 points, times two.
schieber-lesson-trumping-no = You could, but { $out } would beat it. Trump!
schieber-lesson-trumping-no-ace = You could, but a lower trump is enough.
schieber-lesson-plain = Nothing beats your { $suit } any more. Play one.
schieber-lesson-plain-done = Points: { rank-A } = 11, { rank-T } = 10, { rank-K } = 4, { rank-Q } = 3, { rank-J } = 2.
schieber-lesson-plain-no = You could, but keep your trumps for the last tricks.
schieber-lesson-more = Once more: { $suit } win again.
schieber-lesson-more-done = One more trick for your side.
schieber-lesson-more-no = You could, but your trumps win at the end, too.
schieber-lesson-stoeck = Trumps at last. King and { rank-word-Q } of trump in one hand are Stöck.
schieber-lesson-stoeck-done = Stöck: 20 × 2. All nine tricks would have been a match, 100 more.
