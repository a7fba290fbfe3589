game-pepper = Pepper

# Single rules
pepper-option-target = Points to win
pepper-option-partners = Partners, two against two (four players)
pepper-option-auction = Auction
pepper-value-auction-rounds = until no one bids higher
pepper-value-auction-once = one turn each
pepper-option-all-pass = If everyone else passes
pepper-value-all-pass-redeal = the dealer may pass too
pepper-value-all-pass-dealer-one = the dealer must bid
pepper-option-others-score = Other players score their tricks

# What is asked: after “Your turn:” or a name
pepper-phase-bidding = bid tricks or pass
pepper-phase-must-bid = bid tricks
pepper-phase-naming = name trump, or no trump
pepper-ask-bidding = { $bid ->
    [0] Only Big Pepper is higher: bid it, or pass.
   *[other] How many tricks will you take? Bid { $bid } or more, or pass.
 }
pepper-ask-must-bid = Everyone else passed, so you must bid: { $bid } or more.
pepper-ask-bid = { $also ->
    [pass] bid at least { $bid } or pass
    [nothing] bid { $bid }
   *[higher] bid at least { $bid }
 }
pepper-ask-naming = The bid is yours: name trump, or no trump.
pepper-badge-maker = Maker

# Buttons
pepper-action-bid = { $value ->
    [big] Big Pepper
   *[other] Bid { $value }
 }
pepper-action-trump = Name { $suit }

# What happens
pepper-event-bid = { $value ->
    [big] { $who } bids Big Pepper!
   *[other] { $who } bids { $value }.
 }
pepper-event-won-auction = { $value ->
    [big] { $who } must take every trick, for double points.
    [one] { $who } wins the auction at 1 trick.
   *[other] { $who } wins the auction at { $value } tricks.
 }
pepper-event-named = { $who } names { $suit }.
pepper-event-made = { $value ->
    [big] Big Pepper! { $maker } takes every trick.
   *[other] { $maker } bid { $value } and makes it, with { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }.
 }
pepper-event-short = { $maker } bid { $value ->
    [big] Big Pepper
   *[other] { $value }
 } and falls short, with { $tricks ->
    [0] no tricks at all!
    [one] only 1 trick!
   *[other] only { $tricks } tricks!
 }

# What one keeps count of
pepper-fact-high-bid = { $value ->
    [big] { $who } bid Big Pepper
   *[other] Highest bid: { $value }, by { $who }
 }
pepper-pile-stock = dead hand

# Refusals
pepper-why-bid-higher = { $value ->
    [0] You can’t bid that now.
    [big] Nothing is higher than Big Pepper.
   *[other] The highest bid is { $value }: bid more, or pass.
 }
pepper-why-no-such-bid = Bids run from 1 to { $most } tricks; the only higher bid is Big Pepper.
pepper-why-dealer-must-bid = Everyone else passed and you are the dealer: at this table you must bid.
pepper-why-nobody-alone = There’s no going alone in Pepper: just name a suit, or no trump.
pepper-why-must-follow-bower = You must follow suit ({ $suit }): your { $binding } is the left bower and counts as { $suit }, so you can’t play { $card }.

# The sum of a deal, what is at stake, and what is told afterwards
pepper-way-bid = { $who }, { $value ->
    [big] Big Pepper
   *[other] bid { $value }
 }
pepper-tag-bid = { $value ->
    [big] Big Pepper
   *[other] Bid { $value }
 }
pepper-bid-was-bid = { $who } bid { $value ->
    [big] Big Pepper
   *[other] { $value }
 }, { $suit }
pepper-verdict-made = { $value ->
    [big] Big Pepper made!
   *[other] Made, with { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }
 }
pepper-verdict-short = { $value ->
    [big] Big Pepper missed, with { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }
   *[other] { $tricks ->
        [0] Set: no tricks at all
        [one] Set, with only 1 trick
       *[other] Set, with only { $tricks } tricks
     }
 }
pepper-sum-made = bid { $value }, took { $tricks }: { $points }
pepper-sum-lost = bid { $value }, took { $tricks }: { $points }
pepper-sum-big = Big Pepper: { $most } × 2 = { $points }
pepper-sum-big-lost = Big Pepper, took only { $tricks } of { $most }: { $points }
pepper-moment-big = { $who } made Big Pepper in deal { $deal }
pepper-moment-big-lost = { $who } bid Big Pepper in deal { $deal }, and missed

# For those who have never played
pepper-help-aim =
    { $partners ->
        [yes] Two against two: partners sit opposite, and their tricks count together.
       *[no] Everyone plays for themselves.
    } You bid how many tricks you will take; the highest bidder (the **maker**) chooses trump and must take at least that many.{ $others_score ->
        [no] {""}
       *[yes] {" "}All the others score a point for each trick they take.
    }
    The first to reach { $target } points wins.
pepper-help-deal =
    The pack has 24 cards: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 of each suit. { $players ->
        [4] Everyone gets six.
        [3] Everyone gets eight.
       *[other] You get eight each; the last eight stay face down.
    }
    In **trump**: the { rank-word-J } (*right bower*), then the other { rank-word-J } of the same colour (*left bower*), then { rank-A } { rank-K } { rank-Q } { rank-T } 9. With { sign-S } as trump: { card-JS } { card-JC } { card-AS } { card-KS } { card-QS } { card-TS } { card-9S }.
    The left bower **is a trump**, not a card of its printed suit.
    All other suits: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9{ rank-legend }. At *no trump* every suit ranks like that.
pepper-help-bidding =
    From the dealer’s left, each player bids a number of tricks or passes. Every bid must be higher than the last. { $auction ->
        [once] Everyone has just one turn.
       *[rounds] Bidding goes round until all the others have passed after a bid; a player who has passed may come back in.
    }
    Highest of all is **Big Pepper**: every trick, for double points. It ends the auction.
    The highest bidder names a suit or no trump. { $all_pass ->
        [dealer-one] If everyone else passes, the dealer must bid.
       *[redeal] If everyone passes, the next player deals.
    }
pepper-help-play =
    The maker leads.
    You must follow the suit led if you can. If you can’t, play anything: a trump or any other card.
    The highest trump takes the trick; if there is none, the highest card of the suit led. The winner of the trick leads next.
    Watch the left bower: with { sign-H } as trump, { card-JD } counts as { suit-H }. It follows a lead of { suit-H }, not of { suit-D }.
pepper-help-scoring =
    The **maker**:
    the bid or more: 1 point for each trick taken
    fewer: minus { $players ->
        [4] 6
       *[other] 8
    }, whatever the bid
    for *Big Pepper*: plus or minus { $players ->
        [4] 12
       *[other] 16
    }
    { $others_score ->
        [no] The **others** get nothing for their tricks.
       *[yes] All **others** get 1 point for each trick.
    }{ $partners ->
        [yes] {" "}Partners’ tricks count together, for the bid and for the score.
       *[no] {""}
    } Scores can fall below zero.
    The game ends when someone has { $target } points. If several do, the highest score wins; a tie is a draw.

# What its players keep count of
pepper-feat-contract = Bids won
pepper-feat-big = Big bid
pepper-feat-big-made = Big made

# Its sets of rules in a sentence, and the whole game in a few lines
pepper-preset-house-about = Everyone for themselves, to { $target }; bidding until nobody goes higher; the others score their tricks.
pepper-help-example =
    { $maker } bid { $bid } tricks and took { $maker_tricks }. One short: that costs **6 points**, whatever the bid.
    The others score a point for each trick they took: { $other } took { $other_tricks } and gets { $other_gain }.
    With a bid of { $maker_tricks }, { $maker } would have scored { $maker_tricks } points.
pepper-help-short =
    • **Goal:** { $partners ->
        [yes] two against two, your partner opposite.
       *[no] everyone for themselves.
    } Bid how many tricks you will take. { $target } points win.
    • **Deal:** { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 of each suit, { $players ->
        [4] six
       *[other] eight
    } cards each.
    • **Bid:** each higher than the last, { $auction ->
        [once] one turn each
       *[rounds] until nobody goes higher
    }. *Big Pepper* is all the tricks, for double. The highest bidder names trump, or no trump.
    • **Trumps from the top:** { rank-J } of trump, the other { rank-J } of the same colour, then { rank-A } { rank-K } { rank-Q } { rank-T } 9.
    • **Your turn:** follow the suit led if you can; if not, play anything. The highest trump takes the trick; without one, the highest card of the suit led.
    • **Points for the bidder:** bid made, 1 for each trick; if not, −{ $players ->
        [4] 6
       *[other] 8
    }. Big Pepper: plus or minus { $players ->
        [4] 12
       *[other] 16
    }.
    • { $others_score ->
        [yes] **The others** get 1 for each trick they take.
       *[no] **The others** get nothing for their tricks.
    }

# The first lesson
pepper-lesson-begins = Just for practice. Bid the tricks you can take.
pepper-lesson-bid = Four cards of { $suit } with both bowers, and { $ace }: your bid?
pepper-lesson-bid-done = Four is safe: bid only what you’re sure to make.
pepper-lesson-bid-no = You could, but a bid that fails costs 6. Four is safe.
pepper-lesson-bid-no-low = You could, but then others may outbid you. Say four.
pepper-lesson-bid-no-pass = You could, but a hand like this should name trump.
pepper-lesson-trump = You won the auction. Name your trump.
pepper-lesson-trump-done = Both { ranks-J } of trump’s colour are bowers now, the highest of all.
pepper-lesson-trump-no = You could, but { $suit } gives you four trumps.
pepper-lesson-right = You lead. Draw trumps: nothing beats { $right }.
pepper-lesson-right-done = Two trumps fell. Keep counting.
pepper-lesson-right-no = You could, but start at the top, so that { $ace } is safe later.
pepper-lesson-left = { $top } is still out. Draw it: what is higher?
pepper-lesson-left-done = { $top } fell. No one else has a trump.
pepper-lesson-left-no = You could, but { $left } draws { $top } first.
pepper-lesson-ace = No one can trump now: which card wins for sure?
pepper-lesson-ace-done = Three tricks. Your last two trumps make five.
pepper-lesson-ace-no = You could, but play { $ace } while it’s safe.
pepper-lesson-give = { $loser } can’t win. Lead it: a trump brings the lead back.
pepper-lesson-give-done = They took it, and now they lead into your trumps.
pepper-lesson-give-no = You could, but lose { $loser } now, while trumps bring you back.
pepper-lesson-ruff = They lead { $suit }. Trump it: either one wins.
pepper-lesson-ruff-done = Five tricks, 5 points: you bid four, but every trick counts.
