# What games of melds have in common, as in Pinochle: rules, questions, events
option-heading = Must beat the winning card
value-heading-always = always, if you can
value-heading-plain-free = in trumps, and when overtrumping
value-heading-trump-led-only = only when trump is led
option-trump-needs = To name trump you need
value-trump-needs-nothing = nothing
value-trump-needs-marriage = the marriage ({ rank-K } { rank-Q }) of that suit
phase-surrendering = play on, or give up this deal
ask-surrendering = All melds are on the table. Do you play on, or give up this deal?
action-surrender = Give up
action-lead-on = Play on
event-bid = { $who } bids { $value }.
event-won-auction = { $who } wins the auction at { $value }.
event-named = { $who } names { $suit } as trump.
event-no-meld = { $who } has no meld.
event-leads-on = { $who } plays on.
fact-highest-bid = Highest bid: { $value } by { $who }
fact-bid = Bid: { $value } by { $who }
shown-meld = { $points }

# Refusals
why-must-beat = You must beat { $best } if you can: play a higher card such as { $binding }, not { $card }.
why-must-trump = You have no { $suit }, so you must trump: you hold { $binding } and can’t play { $card }.
why-must-overtrump = You must overtrump { $best } if you can, for example with { $binding }, not { $card }.
why-twin-does-not-beat = { $card } doesn’t beat the same card already played: of two equal cards the first wins. You must beat it, for example with { $binding }.
why-bid-too-low = Bid at least { $least }: { $value } is too low.
why-bid-too-high = Bid at most { $most }: no one can make { $value }.
why-must-bid = Everyone else passed, so you must bid { $value }.
why-bid-in-tens = Bids go up in tens, so { $value } isn’t possible.
why-name-a-suit = Name one of the four suits.
why-trump-needs-marriage = To name { $suit } you need its king and { rank-word-Q }: choose a suit where you hold both.

# The sum of a deal, what is at stake, and what is told afterwards
verdict-made = Made: { $total } for { $value }
verdict-set = Set: only { $total } of { $value }
verdict-surrendered = { $who } gave the bid up
sum-made = meld { $meld } + tricks { $tricks } = { $total } ≥ bid { $bid }
sum-set = meld { $meld } + tricks { $tricks } = { $total } < { $bid }: set, { $points }
sum-surrendered = bid given up: { $points }
sum-melds = meld { $points }
sum-melds-and-tricks = meld { $meld } + tricks { $tricks } = { $points }
stake-short-of-bid = meld { $meld }, { $missing } more needed
brief-short-of-bid = { $missing } more needed
aloud-short-of-bid = { $who }: { stake-short-of-bid }
stake-bid-reached = the bid is made
aloud-bid-reached = { $who }: { stake-bid-reached }
moment-just-made = { $who } bid { $bid } and made { $total } in deal { $deal }
moment-just-set = { $who } bid { $bid } and made only { $total } in deal { $deal }
moment-meld = { $who } melded { $points } in deal { $deal }
moment-great-bid = { $who } made a bid of { $bid } in deal { $deal }
feat-surrendered = Given up
feat-meld = Melds
feat-meld-points = Meld points
