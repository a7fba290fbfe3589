game-pinochle = Pinochle

# Sets of rules
pinochle-preset-racehorse = racehorse: 3 cards between the declarer and partner
pinochle-preset-iowa = Iowa: both sides exchange 3 cards
pinochle-preset-dailey = Dailey’s rules
pinochle-preset-grandfather = grandfather’s card values

# Single rules
pinochle-option-set-penalty = A set side loses
pinochle-value-set-penalty-bid = its bid
pinochle-value-set-penalty-meld = its meld
pinochle-option-scale = Multiply all points by
pinochle-option-card-values = Card points
pinochle-value-card-values-simple = { rank-A } { rank-T } { rank-K } = 1 each, last trick 1
pinochle-value-card-values-original = { rank-A } = 11, { rank-T } = 10, { rank-K } = 4, { rank-Q } = 3, { rank-J } = 2, last trick 10
pinochle-value-card-values-intermediate = { rank-A } { rank-T } = 10 each, { rank-K } { rank-Q } = 5 each, last trick 10
pinochle-option-minimum = Lowest bid (before multiplying)
pinochle-option-deal-by = Cards are dealt
pinochle-value-deal-by-three = three at a time
pinochle-value-deal-by-one = one at a time
pinochle-option-nines-redeal = New deal with five nines
pinochle-option-racehorse = Cards partners exchange (racehorse)
pinochle-option-racehorse-who = Who exchanges
pinochle-value-racehorse-who-declarer-side = the declarer and partner
pinochle-value-racehorse-who-both-sides = both sides
pinochle-option-racehorse-how = How they exchange
pinochle-value-racehorse-how-together = at the same time
pinochle-value-racehorse-how-partner-first = the partner gives first
pinochle-option-extra-run-melds = Runs with an extra { rank-K }, { rank-Q } or both
pinochle-option-surrender = The declarer may give up after the melds
pinochle-option-trickless-keeps-dix = Defenders without a trick keep their nines of trump

# What is asked: after “Your turn:” or a name
pinochle-phase-redealing = ask for a new deal or not (five nines or more)
pinochle-phase-bidding = bid or pass
pinochle-phase-must-bid = bid
pinochle-phase-naming = name trump
pinochle-phase-exchanging = choose cards for partner
pinochle-phase-giving = give cards to the declarer
pinochle-phase-returning = give the same number of cards back
pinochle-ask-redealing = With five nines or more you may ask for a new deal. Do you want one?
pinochle-ask-bidding = { $bid ->
    [0] Nothing higher can be bid: pass.
   *[other] Bid { $bid } or more, or pass. If you pass, you’re out of the auction.
 }
pinochle-ask-must-bid = Everyone else passed, so you must bid { $bid }.
pinochle-ask-naming = You’re the declarer: name trump.
pinochle-ask-exchanging = Choose { $least ->
    [one] a card
   *[other] { $least } cards
 } for your partner.
pinochle-ask-giving = Give the declarer { $least ->
    [one] a card
   *[other] { $least } cards
 }.
pinochle-ask-returning = Give your partner { $least ->
    [one] a card
   *[other] { $least } cards
 } back: any of the cards you hold now.
pinochle-badge-maker = Declarer

# Buttons
pinochle-action-trump = Trump: { $suit }
pinochle-action-redeal = New deal

# What happens
pinochle-contract-by = Trump: { $contract } (declared by { $maker })
pinochle-event-answered = { $who } has answered.
pinochle-event-you-answered = { $redeal ->
    [yes] You ask for a new deal.
   *[no] You keep this deal.
 }
pinochle-event-redealt = Too many nines: { $who } asked for a new deal.
pinochle-event-no-redeal = No one asks for a new deal.
pinochle-event-gave = { $who } has chosen { $count ->
    [one] a card
   *[other] { $count } cards
 } for { $receiver }.
pinochle-event-meld = { $who } melds { $points }: { $cards }{ $run ->
    [0] {""}
    [one] {" "}· run
   *[other] {" "}· double run
 }{ $extra ->
    [K] {" "}with an extra king
    [Q] {" "}with an extra { rank-word-Q }
    [KQ] {" "}with an extra marriage
   *[none] {""}
 }{ $royal ->
    [0] {""}
    [one] {" "}· royal marriage
   *[other] {" "}· two royal marriages
 }{ $marriages ->
    [0] {""}
    [one] {" "}· marriage
   *[other] {" "}· { $marriages } marriages
 }{ $aces ->
    [0] {""}
    [one] {" "}· aces around
   *[other] {" "}· double aces around
 }{ $kings ->
    [0] {""}
    [one] {" "}· kings around
   *[other] {" "}· double kings around
 }{ $queens ->
    [0] {""}
    [one] {" "}· { ranks-Q } around
   *[other] {" "}· double { ranks-Q } around
 }{ $jacks ->
    [0] {""}
    [one] {" "}· { ranks-J } around
   *[other] {" "}· double { ranks-J } around
 }{ $pinochle ->
    [0] {""}
    [one] {" "}· pinochle
   *[other] {" "}· double pinochle
 }{ $dix ->
    [0] {""}
    [one] {" "}· dix
   *[other] {" "}· two dix
 }
pinochle-event-surrendered = { $who } gives up: { $value } points lost, and the opponents score their melds.
pinochle-event-made = { $who } make the bid: { $total } points for { $value }.
pinochle-event-set = Set! { $who } make only { $total } of { $value }.
pinochle-event-declarers-trickless = { $who } take no tricks at all and lose their bid of { $value }.
pinochle-event-defenders-total = Defenders { $who }: { $total } points (melds and tricks).
pinochle-event-defenders-trickless = { $who } take no tricks, so their melds don’t count{ $total ->
    [0] {""}
   *[other] , but { $total } for nines of trump
 }.

# What one keeps count of
pinochle-fact-so-far = { $who }: meld { $meld } + tricks { $tricks } = { $total }
pinochle-result-both-there = both sides have { $target }, and { $maker } declared last

# Refusals
pinochle-why-not-enough-nines = A new deal needs { $needed } nines or more: you hold { $count }.
why-pinochle-values-need-tens = Those card points need all points multiplied by 10.
why-pinochle-partner-first-one-side = “The partner gives first” is only for the declarer and partner, not for both sides.

# The sum of a deal, what is at stake, and what is told afterwards
pinochle-verdict-declarers-trickless = Set: not one trick
pinochle-sum-trickless-bid = no tricks, meld { $meld } lost: set, { $points }
pinochle-sum-trickless = no tricks, meld { $meld } lost: { $points ->
    [0] 0
   *[other] dix { $points }
 }
pinochle-stake-trick-missing = meld { $meld }, a trick still needed
pinochle-aloud-trick-missing = { $who }: { pinochle-stake-trick-missing }

# For those who have never played
pinochle-help-aim =
    Two against two: your partner sits opposite. You score twice in each deal: for **melds** – combinations you show from your hand – and for the high cards in the **tricks** you take.
    One side bids how many points it will make from both together. If it makes fewer, it is *set* and loses { $set_penalty ->
        [meld] its melds
       *[bid] its bid
    }.
    The first side to { $scale ->
        [10] 1500
       *[other] 150
    } points wins. If both reach that in one deal, the side that declared wins.
pinochle-help-deal =
    48 cards: two each of ace, { rank-word-T }, king, { rank-word-Q }, { rank-word-J } and 9 in every suit. Everyone gets twelve, { $deal_by ->
        [one] { pinochle-value-deal-by-one }
       *[three] { pinochle-value-deal-by-three }
    }.
    The order in every suit is **{ rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } 9**{ rank-legend }: the { rank-word-T } beats the king. Of two equal cards the one played first is higher.{ $racehorse ->
        [0] {""}
       *[other] {" "}After trump is named (*racehorse*), { $racehorse_who ->
            [both-sides] partners on both sides exchange
           *[declarer-side] the declarer and partner exchange
        } { $racehorse } { $racehorse ->
            [one] card
           *[other] cards
        }{ $racehorse_how ->
            [partner-first] ; the partner gives first
           *[together] {""}
        }.
    }{ $nines_redeal ->
        [yes] {" "}A player with five nines may ask for a new deal.
       *[no] {""}
    }
pinochle-help-bidding =
    From the dealer’s left everyone bids **at least { $minimum }{ $scale ->
        [10] 0
       *[other] {""}
    }** or passes; each bid is higher than the last, and if you pass you are out. If the first three pass, the dealer must take the lowest bid.
    The last bidder, the **declarer**, names trump{ $trump_needs ->
        [marriage] , a suit with king and { rank-word-Q } in hand, if there is one
       *[nothing] {""}
    }. Then everyone’s melds are shown and scored{ $scale ->
        [10] {" "}(at this table: ten times these points)
       *[other] {""}
    }:
    • run { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } of trump 15 (two: 150){ $extra_run_melds ->
        [yes] ; with an extra { rank-K } or { rank-Q } 4 more, with both 8
       *[no] {""}
    }
    • { rank-K } { rank-Q } of trump (*royal marriage*) 4, but not the one in a run · { rank-K } { rank-Q } of another suit (*marriage*) 2
    • pinochle { card-QS } { card-JD } 4 (two: 30)
    • one of each suit (*aces around* and so on): aces 10, kings 8, { ranks-Q } 6, { ranks-J } 4 (two of each: ten times as much)
    • so { rank-K } { rank-Q } of all four suits (*roundhouse*) make 24
    • 9 of trump (*dix*) 1
    I lay down the best melds your hand has. A card may count in melds of different kinds.
pinochle-help-play =
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
pinochle-help-scoring =
    Points in tricks: { $card_values ->
        [original] { rank-A } = 11, { rank-T } = 10, { rank-K } = 4, { rank-Q } = 3, { rank-J } = 2, last trick 10: 250 in all
        [intermediate] { rank-A } and { rank-T } = 10 each, { rank-K } and { rank-Q } = 5 each, last trick 10: 250 in all
       *[simple] { $scale ->
            [10] { rank-A }, { rank-T } and { rank-K } = 10 each, last trick 10: 250 in all
           *[other] { rank-A }, { rank-T } and { rank-K } = 1 each, last trick 1: 25 in all
        }
    }.
    Declarer’s side: if melds and tricks together reach the bid, it scores all of them; if not, it loses { $set_penalty ->
        [meld] its melds
       *[bid] the bid
    }.
    Defenders: they always score melds and tricks.{ $surrender ->
        [yes] {" "}If the declarer gives up, they score their melds alone.
       *[no] {""}
    }
    A side without a single trick scores nothing for its melds{ $trickless_keeps_dix ->
        [yes] , but defenders keep their dix
       *[no] {""}
    }; if that is the declarer’s side, it loses its bid.

# What its players keep count of
pinochle-feat-contract = Bids won

# Its sets of rules in a sentence, and the whole game in a few lines
pinochle-preset-house-about = Bids from { $minimum }; aces, { ranks-T } and kings count one; a side that misses its bid loses the bid.
pinochle-preset-source-about = Like the standard rules, but a side that misses its bid loses its melds.
pinochle-preset-racehorse-about = The declarer and partner exchange { $racehorse } cards before the melds.
pinochle-preset-iowa-about = On both sides the partners exchange { $racehorse } cards before the melds.
pinochle-preset-dailey-about = All times ten, bids from { $minimum }0, partner gives { $racehorse } cards first; you may give up after the melds.
pinochle-preset-grandfather-about = All times ten; { rank-A } = 11, { rank-T } = 10, { rank-K } = 4, { rank-Q } = 3, { rank-J } = 2, and 10 for the last trick.
pinochle-help-example =
    { $maker } bid { $bid } and named { $trump }. Now all melds are on the table.
    { $shower } shows a **run** (15) and a **pinochle** (4): { $shown_points }. The king and { rank-word-Q } in the run don’t also count as a marriage. { $mate } adds { $mate_points } for two marriages.
    That makes { $side_points } together – if they take at least one trick.
pinochle-help-short =
    • **Goal:** two against two, your partner opposite. Score melds and tricks; the first side with { $scale ->
        [10] 1500
       *[other] 150
    } points wins.
    • **Deal:** two of each { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } 9, twelve cards each. That is also their order: a { rank-word-T } beats a king.
    • **Bid:** higher or pass, from { $scale ->
        [10] { $minimum }0
       *[other] { $minimum }
    }. The last bidder names trump.{ $racehorse ->
        [0] {""}
       *[other] {" "}Then { $racehorse_who ->
            [both-sides] all partners exchange
           *[declarer-side] the declarer and partner exchange
        } { $racehorse ->
            [one] one card
           *[other] { $racehorse } cards
        }.
    }
    • **Melds** are laid down for you: run { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } of trump 15; { rank-K } { rank-Q } of a suit 2 (of trump 4); { card-QS } { card-JD } 4; one of each suit: aces 10, kings 8, { ranks-Q } 6, { ranks-J } 4; 9 of trump 1{ $scale ->
        [10] {" "}– all times ten
       *[other] {""}
    }.
    • **Your turn:** follow suit{ $heading ->
        [always] {" "}and beat the best card if you can; without the suit, trump, higher than other trumps if you can
        [plain-free] {" "}(if trump is led, beat the best card if you can); without the suit, trump, higher than other trumps if you can
       *[trump-led-only] {" "}(beat the best card if trump is led); without the suit, trump
    }; otherwise, anything.
    • **Points in tricks:** { $card_values ->
        [original] { rank-A } = 11, { rank-T } = 10, { rank-K } = 4, { rank-Q } = 3, { rank-J } = 2, last trick 10
        [intermediate] { rank-A } and { rank-T } = 10 each, { rank-K } and { rank-Q } = 5 each, last trick 10
       *[simple] { $scale ->
            [10] { rank-A }, { rank-T } and { rank-K } = 10 each, last trick 10
           *[other] { rank-A }, { rank-T } and { rank-K } = 1 each, last trick 1
        }
    }. A side that misses its bid loses { $set_penalty ->
        [meld] its melds
       *[bid] the bid
    }.

# The first lesson
pinochle-lesson-begins = Just for practice. Melds and tricks make points.
pinochle-lesson-bid = Your run in { $suit } is worth 15, its nine 1 more. Bid { $bid }?
pinochle-lesson-bid-done = Your melds alone make that much.
pinochle-lesson-bid-no = You could, but bid no more than you must: { $bid }.
pinochle-lesson-bid-no-pass = You could, but with a run you want to name trump.
pinochle-lesson-again = They bid higher. Tricks count too: about ten points. Bid { $bid }?
pinochle-lesson-again-done = Melds and tricks together must make your bid.
pinochle-lesson-again-no = You could, but the lowest bid is enough: { $bid }.
pinochle-lesson-again-no-pass = You could, but 16 in melds and 10 in tricks beat that.
pinochle-lesson-trump = You won the auction. Which suit has your run?
pinochle-lesson-trump-done = Everyone’s melds were shown: your side has 19 already.
pinochle-lesson-trump-no = You could, but only trumps make a run: name { $suit }.
pinochle-lesson-first = You lead. Draw trumps with the ace.
pinochle-lesson-first-done = Your partner added a { rank-word-T }: one more point.
pinochle-lesson-first-no = You could, but start with the trump ace: it makes the others safe.
pinochle-lesson-second = Once more, with the other ace.
pinochle-lesson-second-done = Two more fell; one is still out.
pinochle-lesson-second-no = You could, but three trumps are still out: draw with the ace.
pinochle-lesson-third = One trump is out. Draw it with one that can’t lose.
pinochle-lesson-third-done = Only you have trumps now.
pinochle-lesson-third-no = You could, but a trump is still out: draw it with a high one.
pinochle-lesson-aces = Nobody can trump: lead { $ace }.
pinochle-lesson-aces-done = In tricks, { rank-A }, { rank-T } and { rank-K } count 1 each.
pinochle-lesson-aces-no = You could, but lead { $ace } while it’s safe.
pinochle-lesson-lose = You have to lose some tricks. Lead { $nine }, and keep the trumps.
pinochle-lesson-lose-done = They take it. Your trumps come later.
pinochle-lesson-lose-no = You could, but lose { $nine } first.
pinochle-lesson-must = No { $suit } left: then you must trump. The lowest will do.
pinochle-lesson-must-done = Can’t follow? You must trump, and overtrump if you can.
pinochle-lesson-must-no = You could, but { $low } is enough.
pinochle-lesson-keep = One loser left: { $nine }. The last trick counts 1: keep trumps.
pinochle-lesson-keep-done = They took it, but the end is yours.
pinochle-lesson-keep-no = You could, but trumps will win at the end, too.
pinochle-lesson-once = { $suit } again: you must trump, and any trump wins.
pinochle-lesson-once-done = Another trick with points in it.
pinochle-lesson-last = Two trumps, and both win. Play either one.
pinochle-lesson-last-done = Melds 19 plus tricks 23: 42 points on a bid of 22.
