game-double-pepper = Double Pepper

# Single rules
double-pepper-option-target = Points to win
double-pepper-option-bowers = The { ranks-J } of trump’s colour are the highest trumps
double-pepper-option-minimum = Lowest bid

# What is asked: after “Your turn:” or a name
double-pepper-phase-bidding = bid tricks or pass
double-pepper-phase-must-bid = bid tricks
double-pepper-phase-naming = name trump, with partner or alone
double-pepper-phase-discarding = discard two cards
double-pepper-phase-giving = give partner two cards
double-pepper-ask-bidding = { $bid ->
    [0] No higher bid is possible: pass.
   *[other] How many tricks will your side take? Bid { $bid } or more, or pass.
 }
double-pepper-ask-must-bid = Everyone else passed, so you must bid: { $bid } or more.
double-pepper-ask-naming = The bid is yours: name trump or no trump, with your side or alone.
double-pepper-ask-discarding = You’re going alone: discard two cards. { $players ->
    [6] The next partner clockwise
   *[other] Your partner
 } then gives you two.
double-pepper-ask-giving = Your partner is going alone: give two of your cards.
double-pepper-ask-bid = { $also ->
    [pass] bid at least { $bid } or pass
    [nothing] bid { $bid }
   *[higher] bid at least { $bid }
 }
double-pepper-badge-maker = Bidder

# Buttons
double-pepper-action-bid = Bid { $value }
double-pepper-action-trump = { $alone ->
    [yes] { $suit }, alone
   *[no] { $suit }
 }
double-pepper-action-discard = Discard { $cards }

# What happens
double-pepper-event-bid = { $who } bids { $value }.
double-pepper-event-forced-bid = Everyone else passed: { $who } has to bid, and bids { $value }.
double-pepper-event-won-auction = { $who } wins the auction at { $value } tricks.
double-pepper-event-named = { $alone ->
    [yes] { $who } names { $suit } and goes alone!
   *[no] { $who } names { $suit }.
 }
double-pepper-event-sits-out = { $who } sits out.
double-pepper-event-discarded = { $who } discards { $count } cards.
double-pepper-event-you-discarded = You discard { $cards }.
double-pepper-event-made = { $alone ->
    [yes] { $maker } bid { $value } and makes it alone, with { $tricks } tricks!
   *[no] { $maker }’s side bid { $value } and makes it, with { $tricks } tricks.
 }
double-pepper-event-short = { $alone ->
    [yes] { $maker } bid { $value }, went alone
   *[no] { $maker } bid { $value }
 } and falls short, with { $tricks ->
    [0] no tricks at all!
    [one] only 1 trick!
   *[other] only { $tricks } tricks!
 }

# What one keeps count of
double-pepper-fact-high-bid = Highest bid: { $value }, by { $who }
double-pepper-fact-alone = { $who } goes alone

# Refusals
double-pepper-why-bid-higher = { $value ->
    [0] You can’t bid that now.
   *[other] The highest bid is { $value }: bid more, or pass.
 }
double-pepper-why-no-such-bid = Bids run from { $least } to { $most } tricks.
double-pepper-why-dealer-must-bid = Everyone else passed and you are the dealer: you must bid at least { $least }.
double-pepper-why-wrong-count = Choose exactly two cards, not { $count }.
double-pepper-why-must-follow-bower = You must follow suit ({ $suit }): your { $binding } is the left bower and counts as { $suit }, so you can’t play { $card }.

# The sum of a deal, what is at stake, and what is told afterwards
double-pepper-way-bid = { $who }, bid { $value }
double-pepper-tag-bid = Bid { $value }
double-pepper-bid-was-bid = { $who } bid { $value }, { $suit }{ $alone ->
    [yes] , alone
   *[no] {""}
 }
double-pepper-verdict-made = { $alone ->
    [yes] Made alone
   *[no] Made
 }, with { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
 }
double-pepper-verdict-short = { $tricks ->
    [0] Set: no tricks at all
    [one] Set, with only 1 trick
   *[other] Set, with only { $tricks } tricks
 }
double-pepper-sum-made = bid { $value }, took { $tricks }: { $alone ->
    [yes] { $tricks } × 2 = { $points }
   *[no] { $points }
 }
double-pepper-sum-lost = bid { $value }{ $alone ->
    [yes] , alone
   *[no] {""}
 }{ $forced ->
    [yes] , forced
   *[no] {""}
 }, took { $tricks }: { $points }
double-pepper-moment-alone = { $who } bid { $value } and made it alone in deal { $deal }

# For those who have never played
double-pepper-help-aim =
    Two against two, or three against three; partners and opponents sit alternately around the table. You bid how many tricks your side will take. The highest bidder chooses trump, and that side must take at least that many. The others score a point for each trick they take.
    The first side to reach { $target } points wins.
double-pepper-help-deal =
    The pack has 48 cards: **two of each** { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9. Everyone gets { $players ->
        [4] twelve
       *[other] eight
    }.
    In every suit the order is { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9{ rank-legend }. Of two equal cards in a trick, the one **played first** is higher.
    { $bowers ->
        [yes] The four { ranks-J } of trump’s colour are the highest trumps, first the two of trump, then the two others. After them come { rank-A } { rank-K } { rank-Q } { rank-T } 9.
       *[no] Trump has the same order.
    }
double-pepper-help-bidding =
    From the dealer’s left, each player has **one turn**: bid a number of tricks higher than the last bid, or pass. The lowest bid is { $minimum }. You don’t name a suit yet. If everyone else passes, the dealer must bid.
    The highest bidder names trump, or no trump.
    With a strong hand you can also go **alone**: discard any two cards, and your partner (the next one clockwise) gives you two. The rest of your side sits out, and you win or lose double.
double-pepper-help-play =
    The highest bidder leads.
    You must follow the suit led if you can. If you can’t, play anything: a trump or any other card.
    The highest trump takes the trick; if there is none, the highest card of the suit led. Of two equal cards the first one wins. The winner of the trick leads next.
double-pepper-help-scoring =
    The **bidder’s side**:
    the bid or more: 1 point for each trick taken
    fewer: minus the bid
    going *alone*: all of this counts double
    a dealer who had to bid because everyone else passed loses only half
    The **other side** always gets 1 point for each trick. Scores can fall below zero.
    The game ends at { $target } points. If both sides reach that, the higher score wins; a tie is a draw.

# What its players keep count of
double-pepper-feat-contract = Bids won

# Its sets of rules in a sentence, and the whole game in a few lines
double-pepper-preset-house-about = Bids from { $minimum } tricks, { ranks-J } between { rank-word-Q } and { rank-word-T }; to { $target } points.
double-pepper-help-example =
    There are two of every card. { $leader } leads { $led }; { $second } plays { $best }, and so does { $fourth }.
    Of two equal cards the one **played first** is higher: { $winner } takes the trick.
double-pepper-help-short =
    • **Goal:** two sides; every second player is your partner. Bid how many tricks your side will take. The first side with { $target } points wins.
    • **Deal:** two of each { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9, { $players ->
        [4] twelve
       *[other] eight
    } cards each.
    • **Bid:** once each, from { $minimum } tricks. The highest bidder names trump, or no trump, and may go *alone* for double.
    • **Order:** { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9{ $bowers ->
        [yes] ; in trump the two { ranks-J } of trump and the two others of its colour are highest
       *[no] , in trump too
    }. Of two equal cards the one played first is higher.
    • **Your turn:** follow the suit led if you can; if not, play anything. The highest trump takes the trick; without one, the highest card of the suit led.
    • **Points:** bid made, 1 for each trick; if not, minus the bid. The other side always gets 1 for each trick.

# The first lesson
double-pepper-lesson-begins = Just for practice. There are two of every card.
double-pepper-lesson-bid = You hold both aces of { $suit }. The bid is five: say six?
double-pepper-lesson-bid-done = Six tricks for your side; the suit comes later.
double-pepper-lesson-bid-no = You could, but seven is a lot, and failing costs the bid.
double-pepper-lesson-bid-no-pass = You could, but both top trumps are worth a bid.
double-pepper-lesson-alone = Name trump. Alone, you swap two cards and play for double.
double-pepper-lesson-alone-done = Alone! One partner gives you two cards, then both sit out.
double-pepper-lesson-alone-no = You could, but { $suit } has both aces. Alone is double.
double-pepper-lesson-discard = Discard two: which are neither trump nor high?
double-pepper-lesson-discard-done = And your partner gave you two trumps.
double-pepper-lesson-discard-no = You could, but keep trumps, and { $ace } and { $king }.
double-pepper-lesson-first = Draw trumps: lead { $ace }. Of equal cards the first wins.
double-pepper-lesson-first-done = Three trumps fell. They have three left.
double-pepper-lesson-first-no = You could, but draw trumps first, from the top.
double-pepper-lesson-second = Draw again, with the other ace.
double-pepper-lesson-second-done = One more fell. Keep counting: two are out.
double-pepper-lesson-second-no = You could, but keep drawing, from the top.
double-pepper-lesson-third = Two trumps are out. Your king or { rank-word-Q }?
double-pepper-lesson-third-done = Only one is left.
double-pepper-lesson-third-no = You could, but two trumps are still out: draw with a high one.
double-pepper-lesson-fourth = One more trump to draw.
double-pepper-lesson-fourth-done = Four tricks. Two more make your bid.
double-pepper-lesson-fourth-no = You could, but a trump is still out, and could take it.
double-pepper-lesson-small = Even small trumps win now. Play one.
double-pepper-lesson-small-done = Five tricks.
double-pepper-lesson-small-no = You could, but play trumps first, to be safe.
double-pepper-lesson-sure = Your last trump or the ace: both win.
double-pepper-lesson-sure-done = Six: your bid is made. Every further trick counts, too.
double-pepper-lesson-sure-no = You could, but an ace of that suit may beat the king.
double-pepper-lesson-end = Keep the king for the end: what wins for sure?
double-pepper-lesson-end-done = All eight tricks alone: 8 × 2 = 16 points for your side.
double-pepper-lesson-end-no = You could, but play the sure card first.
double-pepper-achievement-alone = A bid made alone
