game-oh-jack = Oh Jack

# Single rules
oh-jack-option-most = Most cards in a hand
oh-jack-value-most-17 = as many as there are
oh-jack-option-hook = The bids may not add up to the tricks
oh-jack-option-missed = A bid that is missed
oh-jack-value-missed-nothing = scores nothing
oh-jack-value-missed-difference = loses a point a trick

# What is asked, said and told
oh-jack-phase-bidding = bid tricks
oh-jack-ask-bidding = How many tricks will you take? Only exactly your bid counts.
oh-jack-ask-bid = bid exactly the tricks you will take
oh-jack-event-turned-up = { $card } is turned up: { $suit } is trump.
oh-jack-event-no-turn-up = No card is left to turn up: there is no trump.
oh-jack-event-bid = { $who } bids { $value }.
oh-jack-event-met = { $who } bid { $value } and took exactly that.
oh-jack-event-missed = { $who } bid { $value } and took { $tricks }.
oh-jack-result-last-deal = the last deal has been played
oh-jack-fact-turned-up = Turned up: { $card }
oh-jack-tag-taken = { $tricks } of { $value }

# Refusals
oh-jack-why-no-such-bid = Bids run from 0 to { $most } in this deal.
oh-jack-why-hook = You are the dealer: with { $value } the bids would add up to { $tricks }, the number of tricks. Bid more or fewer.

# The sum of a deal, what counts now, and what is told afterwards
oh-jack-stake-bids = { $total } bid for { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
 }
oh-jack-bid-was-bids = { $total } bid for { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
 }
oh-jack-verdict-met = Bid met: { $who }
oh-jack-verdict-none-met = No one met their bid
oh-jack-sum-met = bid { $value }, took { $tricks }: 10 + { $tricks } = { $points }
oh-jack-sum-missed = bid { $value }, took { $tricks }: { $points }
oh-jack-moment-high-met = { $who } bid { $value } in deal { $deal } and took exactly that
oh-jack-moment-none-met = No one met their bid in deal { $deal }
oh-jack-achievement-high-met = A bid of four or more, met exactly

# For those who have never played
oh-jack-help-aim =
    Everyone for themselves. In each deal you bid how many tricks you will take, and score only if you take **exactly** that many: one too many is as bad as one too few.
    Hands grow from one card to { $most ->
        [17] as many as the pack has for everyone
       *[other] { $most }, or as many as the pack has
    }, and shrink again to one. Whoever has the most points after the last deal wins.
oh-jack-help-deal =
    The pack has 52 cards; in each suit { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 6 5 4 3 2 from the top.
    In the first deal everyone gets one card, in each later deal one more, up to { $most ->
        [17] the largest possible hand
       *[other] { $most } cards if there are enough
    }; then one less each deal, down to one.
    The next card is **turned up: its suit is trump**. If no card is left, there is no trump.
oh-jack-help-bidding =
    From the dealer’s left, everyone says once how many tricks they will take, from 0 to all of them. Bids needn’t be higher than the one before.
    { $hook ->
        [yes] The dealer bids last, and may **not** bid so that all bids add up to the number of tricks: someone must miss.
       *[no] The dealer bids last, and may bid any number too.
    }
oh-jack-help-play =
    The player to the dealer’s left leads, later the winner of the last trick.
    Follow the suit led if you can; if not, play anything, a trump or any other card.
    The highest trump takes the trick; if there is none, the highest card of the suit led.
oh-jack-help-scoring =
    If you take exactly your bid: **10 points, and one for each trick**. A bid of 0 met is 10 points.
    If you take any other number of tricks: { $missed ->
        [difference] minus 1 for each trick too many or too few.
       *[nothing] nothing.
    }
    The most points after the last deal win; a tie is a draw.

# What its players keep count of
oh-jack-feat-met = Bids met
oh-jack-feat-missed = Bids missed
oh-jack-feat-zero = Bids of 0
oh-jack-feat-zero-made = Bids of 0 met

# Its sets of rules in a sentence, and the whole game in a few lines
oh-jack-preset-house-about = Up to seven cards and down again; the dealer is hooked; a bid that is missed scores nothing.
oh-jack-preset-source-about = Up to as many cards as there are, and down again; the dealer is hooked.
oh-jack-help-example =
    One card each, spades are trump. { $second } bids 1 on { $best }, the others before the dealer 0. So { $dealer } may not bid 0: the bids would add up to the one trick there is.
    { $winner } takes the trick as bid: **{ $winner_gain } points**. { $dealer } had to bid 1, took none, and gets { $dealer_gain }. Both bids of 0 are worth 10.
oh-jack-help-short =
    • **Goal:** everyone for themselves. Take **exactly** the tricks you bid.
    • **Deal:** one card each, then one more each deal up to { $most ->
        [17] as many as there are
       *[other] { $most }
    }, then down again. The next card is turned up: its suit is trump.
    • **Bid:** each once, from 0 up.{ $hook ->
        [yes] {" "}The dealer may not make the bids add up to the tricks.
       *[no] {""}
    }
    • **Your turn:** follow the suit led if you can; if not, play anything. The highest trump takes the trick; without one, the highest card of the suit led.
    • **Points:** bid met, 10 and one for each trick; { $missed ->
        [difference] if not, minus 1 for each trick of difference.
       *[nothing] if not, nothing.
    }
    • **End:** after the last deal of one card. The highest score wins.
