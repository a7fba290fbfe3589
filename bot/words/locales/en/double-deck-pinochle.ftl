game-double-deck-pinochle = Double-deck Pinochle

# Sets of rules
double-deck-pinochle-preset-tournament = tournament
double-deck-pinochle-preset-relaxed = relaxed
double-deck-pinochle-preset-short = short game

# Single rules
double-deck-pinochle-option-target = Points to win
double-deck-pinochle-option-steps = Bids go up
double-deck-pinochle-value-steps-five-after-60 = by ones to 60, then in fives
double-deck-pinochle-value-steps-tens-after-100 = by ones to 60, in fives to 100, then in tens
double-deck-pinochle-value-steps-ones = by ones
double-deck-pinochle-option-minimum-meld = Meld a side needs for any to count
double-deck-pinochle-option-save = Counters that a side needs
double-deck-pinochle-option-surrender = The declarer may give up after the melds
double-deck-pinochle-option-wipe-off = Defenders with too few counters score nothing at all

# What is asked: after “Your turn:” or a name
double-deck-pinochle-phase-bidding = bid or pass
double-deck-pinochle-phase-must-bid = bid
double-deck-pinochle-phase-naming = name trump
double-deck-pinochle-phase-naming-marriage = name trump
double-deck-pinochle-ask-bidding = { $bid ->
    [0] Nothing higher can be bid: pass.
   *[other] Bid { $bid } or more, or pass. If you pass, you’re out of the auction.
 }
double-deck-pinochle-ask-must-bid = Everyone else passed, so you must bid { $bid }.
double-deck-pinochle-ask-naming = You’re the declarer: name trump.
double-deck-pinochle-ask-naming-marriage = You’re the declarer: name trump, or without a marriage give up.
double-deck-pinochle-badge-maker = Declarer

# Buttons
double-deck-pinochle-action-trump = Trump: { $suit }

# What happens
double-deck-pinochle-contract-by = Trump: { $contract } (declared by { $maker })
double-deck-pinochle-event-meld = { $who } melds { $points }: { $cards }{ $run ->
    [0] {""}
    [1] {" "}· run
    [2] {" "}· double run
    [3] {" "}· triple run
   *[other] {" "}· quadruple run
 }{ $royal ->
    [0] {""}
    [1] {" "}· royal marriage
   *[other] {" "}· { $royal } royal marriages
 }{ $marriages ->
    [0] {""}
    [1] {" "}· marriage
   *[other] {" "}· { $marriages } marriages
 }{ $aces ->
    [0] {""}
    [1] {" "}· aces around
    [2] {" "}· double aces around
    [3] {" "}· triple aces around
   *[other] {" "}· quadruple aces around
 }{ $kings ->
    [0] {""}
    [1] {" "}· kings around
    [2] {" "}· double kings around
    [3] {" "}· triple kings around
   *[other] {" "}· quadruple kings around
 }{ $queens ->
    [0] {""}
    [1] {" "}· { ranks-Q } around
    [2] {" "}· double { ranks-Q } around
    [3] {" "}· triple { ranks-Q } around
   *[other] {" "}· quadruple { ranks-Q } around
 }{ $jacks ->
    [0] {""}
    [1] {" "}· { ranks-J } around
    [2] {" "}· double { ranks-J } around
    [3] {" "}· triple { ranks-J } around
   *[other] {" "}· quadruple { ranks-J } around
 }{ $pinochle ->
    [0] {""}
    [1] {" "}· pinochle
    [2] {" "}· double pinochle
    [3] {" "}· triple pinochle
   *[other] {" "}· quadruple pinochle
 }
double-deck-pinochle-event-surrendered = { $who } gives up: { $value } points lost, and the opponents score their melds.
double-deck-pinochle-event-no-marriage = { $who } has no marriage and can’t name trump: { $value } points lost.
double-deck-pinochle-event-made = { $who } make the bid: { $total } points for { $value }.
double-deck-pinochle-event-set = Set! { $who } make only { $total } of { $value }.
double-deck-pinochle-event-too-few = Set! { $who } took only { $tricks ->
    [one] { $tricks } counter
   *[other] { $tricks } counters
 } and lose their bid of { $value }.
double-deck-pinochle-event-defenders-total = Defenders { $who }: { $total } points (melds and tricks).
double-deck-pinochle-event-defenders-short = { $who } took only { $tricks ->
    [one] { $tricks } counter
   *[other] { $tricks } counters
 }, so their melds don’t count: { $total }.

# What one keeps count of
double-deck-pinochle-fact-so-far = { $who }: meld { $meld } + tricks { $tricks } = { $total }
double-deck-pinochle-result-declarers-first = both sides have { $target }, and { $maker } declared

# Refusals
double-deck-pinochle-why-bid-in-steps = { $steps ->
    [tens-after-100] Above 60 bids go up in fives, above 100 in tens, so { $value } isn’t possible.
   *[other] Above 60 bids go up in fives, so { $value } isn’t possible.
 }
double-deck-pinochle-why-no-marriage = You hold no king and { rank-word-Q } of one suit, so you can’t name trump: you have to give up.

# The sum of a deal, what is at stake, and what is told afterwards
double-deck-pinochle-bid-was-no-trump = { $who } bid { $value }
double-deck-pinochle-verdict-too-few = Set: only { $tricks ->
    [one] { $tricks } counter
   *[other] { $tricks } counters
 }
double-deck-pinochle-verdict-no-marriage = No marriage, no trump
double-deck-pinochle-sum-too-few = tricks { $tricks }, too few: set, { $points }
double-deck-pinochle-sum-short = tricks { $tricks }, too few{ $meld ->
    [0] {""}
   *[other] , meld { $meld } lost
 }: { $points }
double-deck-pinochle-stake-counters-missing = meld { $meld }, { $missing ->
    [one] 1 more counter needed
   *[other] { $missing } more counters needed
 }
double-deck-pinochle-aloud-counters-missing = { $who }: { double-deck-pinochle-stake-counters-missing }

# For those who have never played
double-deck-pinochle-help-aim =
    Two against two: your partner sits opposite. You score twice in each deal: for **melds** – combinations shown from your hand – and for **counters**, the aces, { ranks-T } and kings in the tricks you take.
    One side bids how many points it will make from both together. If it makes fewer, or takes { $save ->
        [one] no counter
       *[other] fewer than { $save } counters
    }, it is *set* and loses its bid.
    The first side to { $target } points wins. If both reach that in one deal, the side that declared wins.
double-deck-pinochle-help-deal =
    80 cards, two packs without nines: four each of ace, { rank-word-T }, king, { rank-word-Q } and { rank-word-J } in every suit. Everyone gets twenty, four at a time.
    The order in every suit is **{ rank-A } { rank-T } { rank-K } { rank-Q } { rank-J }**{ rank-legend }: the { rank-word-T } beats the king. Of equal cards the one played first is higher.
double-deck-pinochle-help-bidding =
    From the dealer’s left everyone bids **at least 50** or passes for good; { $steps ->
        [ones] bids go up by any number.
        [tens-after-100] bids go up by ones to 60, in fives to 100, then in tens.
       *[five-after-60] bids go up by ones to 60, then in fives.
    } If the first three pass, the dealer must bid 50.
    The last bidder, the **declarer**, names trump{ $trump_needs ->
        [marriage] , a suit with king and { rank-word-Q } in hand; without any, the bid is lost.
       *[nothing] .
    }
    Then all melds are shown (one · two · three · four):
    • run { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } of trump 15 · 150 · 225 · 300
    • { rank-K } { rank-Q } of trump 4 each, but not those in a run; of another suit 2 each
    • pinochle { card-QS } { card-JD } 4 · 30 · 60 · 90
    • one of each suit: aces 10 · 100 · 150 · 200, kings 8 · 80 · 120 · 160, { ranks-Q } 6 · 60 · 90 · 120, { ranks-J } 4 · 40 · 60 · 80{ $minimum_meld ->
        [0] {""}
       *[other] {"\u000a"}A side with less than { $minimum_meld } in melds scores none of it.
    }
double-deck-pinochle-help-play =
    { $surrender ->
        [yes] Now the declarer may give up and lose the bid. Otherwise the declarer leads. You must:
       *[no] The declarer leads. You must:
    }
    1. follow suit{ $heading ->
        [always] , and **beat** the best card if you can, even your partner’s – unless the trick has already been trumped
       *[other] , and if trump is led **beat** the best card if you can, even your partner’s
    };
    2. without the suit, play a trump{ $heading ->
        [trump-led-only] , high or low
       *[other] {" "}– and overtrump a trump already played, if you can
    };
    3. without either, play anything.
    The highest trump takes the trick; without one, the highest card of the suit led. The winner of the trick leads next.
double-deck-pinochle-help-scoring =
    Counters: each { rank-A }, { rank-T } and { rank-K } in your tricks 1, the last trick 2: 50 in all.
    Declarer’s side: if melds and counters reach the bid, with { $save ->
        [one] { $save } counter
       *[other] { $save } counters
    } at least, it scores all of them; if not, it loses the bid.
    Defenders: with { $save ->
        [one] { $save } counter
       *[other] { $save } counters
    } they score melds and counters; with fewer { $save ->
        [1] only the counters, without their melds.
       *[other] { $wipe_off ->
            [yes] they score nothing at all.
           *[no] only the counters, without their melds.
        }
    }{ $surrender ->
        [yes] {"\u000a"}If the declarer gives up after the melds, the others score their melds alone.
       *[no] {""}
    }

# What its players keep count of
double-deck-pinochle-feat-contract = Bids won

# Its sets of rules in a sentence, and the whole game in a few lines
double-deck-pinochle-preset-house-about = To { $target }; melds count from { $minimum_meld } up, and only with { $save } counters.
double-deck-pinochle-preset-tournament-about = Bids above 100 in tens; defenders with fewer than { $save } counters score nothing.
double-deck-pinochle-preset-relaxed-about = To { $target }; any meld counts, any trump may be named, and plain suits need not be beaten.
double-deck-pinochle-preset-short-about = Like the standard rules, but only to { $target }.
double-deck-pinochle-achievement-great-bid = A bid of 100 or more made
double-deck-pinochle-achievement-meld = Sixty points of meld in a hand
double-deck-pinochle-help-example =
    { $maker } bid { $bid } and named { $trump }. Now all melds are on the table.
    { $shower } shows a **run** (15), a royal marriage (4), two more **marriages** (2 each), **two pinochles** (30), aces (10) and kings around (8): { $shown_points }. Two pinochles together count 30, not twice 4. Now the side must still take 20 counters.
double-deck-pinochle-help-short =
    • **Goal:** two against two, your partner opposite. Score melds and tricks; the first side with { $target } points wins.
    • **Deal:** four of each { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J }, no nines, twenty cards each. That is also their order: a { rank-word-T } beats a king.
    • **Bid:** higher or pass, from 50. The last bidder names trump{ $trump_needs ->
        [marriage] , a suit with king and { rank-word-Q }
       *[nothing] {""}
    }.
    • **Melds** are laid down for you: run { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } of trump 15; { rank-K } { rank-Q } of a suit 2 (of trump 4); { card-QS } { card-JD } 4; one of each suit: aces 10, kings 8, { ranks-Q } 6, { ranks-J } 4. Two of a kind count about ten times as much.
    • **Your turn:** follow suit{ $heading ->
        [always] {" "}and beat the best card if you can; without the suit, trump, higher than other trumps if you can
        [plain-free] {" "}(if trump is led, beat the best card if you can); without the suit, trump, higher than other trumps if you can
       *[trump-led-only] {" "}(beat the best card if trump is led); without the suit, trump
    }; otherwise, anything.
    • **Counters:** { rank-A }, { rank-T } and { rank-K } 1 each, last trick 2. A side with fewer than { $save } loses its melds, and declarers lose the bid.

# The first lesson
double-deck-pinochle-lesson-begins = Just for practice. Melds and counters make points.
double-deck-pinochle-lesson-bid = Two runs in { $suit } together are worth 150! Bid { $bid }?
double-deck-pinochle-lesson-bid-done = Your melds alone are three times that.
double-deck-pinochle-lesson-bid-no = You could, but bid no more than you must: { $bid }.
double-deck-pinochle-lesson-bid-no-pass = You could, but with a run you want to name trump.
double-deck-pinochle-lesson-again = They bid higher. You have plenty: { $bid }?
double-deck-pinochle-lesson-again-done = That was enough: you’re the declarer.
double-deck-pinochle-lesson-again-no = You could, but the lowest bid is enough: { $bid }.
double-deck-pinochle-lesson-again-no-pass = You could, but your melds are far above that.
double-deck-pinochle-lesson-trump = Trump needs a king and { rank-word-Q } in hand. You have one such suit.
double-deck-pinochle-lesson-trump-done = Your side has melded 182.
double-deck-pinochle-lesson-on = You still have to take 20 counters: aces, { ranks-T }, kings. Play on?
double-deck-pinochle-lesson-on-done = With ten trumps, that will do.
double-deck-pinochle-lesson-on-no = You could, but there is no reason to give up.
double-deck-pinochle-lesson-on-no-surrender = You could, but that loses the bid and all melds.
double-deck-pinochle-lesson-draw = You lead. Draw trumps with { $ace }: nothing beats it.
double-deck-pinochle-lesson-draw-done = Three more trumps are gone.
double-deck-pinochle-lesson-draw-no = You could, but { $ace } is sure to take the trick.
double-deck-pinochle-lesson-ace = Now bring { $ace } home, while all can follow.
double-deck-pinochle-lesson-ace-done = Your partner added a king: two counters.
double-deck-pinochle-lesson-ace-no = You could, but { $ace } wins now.
double-deck-pinochle-lesson-lose = Keep the trumps for later. Lose { $card } now.
double-deck-pinochle-lesson-lose-done = No counter of yours is lost.
double-deck-pinochle-lesson-lose-no = You could, but { $card } costs you nothing.
double-deck-pinochle-lesson-low = You can’t beat the ace. Give { $card }, no counter.
double-deck-pinochle-lesson-low-done = One counter less for them.
double-deck-pinochle-lesson-low-no = You could, but { $card } is worth nothing to them.
double-deck-pinochle-lesson-give = Your partner’s ace holds the trick. Give it a counter!
double-deck-pinochle-lesson-give-done = That one counts for your side.
double-deck-pinochle-lesson-give-no = You could, but { ranks-T } and kings count for your side here.
double-deck-pinochle-lesson-must = No { suit-D } left: you must trump, even your partner’s ace. { $low } will do.
double-deck-pinochle-lesson-must-done = Still your side’s trick.
double-deck-pinochle-lesson-must-no = You could, but { $low } is enough.
double-deck-pinochle-lesson-high = You must trump. A king of trumps is out: take { $ten }.
double-deck-pinochle-lesson-high-done = The king had to fall under it.
double-deck-pinochle-lesson-high-no = You could, but someone may overtrump that. { $ten } is safe.
double-deck-pinochle-lesson-ten = Draw the last of their trumps with the other { $ten }.
double-deck-pinochle-lesson-ten-done = Of two equal cards the first wins: it’s yours.
double-deck-pinochle-lesson-ten-no = You could, but { $ten } draws their last trump.
double-deck-pinochle-lesson-end = Only trumps are left, and all of them win. From the top!
double-deck-pinochle-lesson-end-done = Each counter they throw in is yours.
double-deck-pinochle-lesson-end-no = You could: it wins, too. But start from the top.
