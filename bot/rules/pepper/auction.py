"""The auction: tricks are bid until nobody goes higher, then the highest bidder names trump."""

from bot.rules.actions import Action, Bid, Deal, NameTrump
from bot.rules.euchre.order import in_order
from bot.rules.events import Step, tell
from bot.rules.match import Match
from bot.rules.pepper.cardplay import Tricks
from bot.rules.pepper.options import PepperOptions
from bot.rules.pepper.states import (
    BIG,
    Bidding,
    Dealing,
    Dealt,
    HighBid,
    Naming,
    Playing,
    State,
    Value,
    hand_size,
)
from bot.rules.seats import Seat, after


def bids_above(high: Value, players: int) -> tuple[Value, ...]:
    """Every bid higher than this one (0: than none), Big Pepper last."""
    if high == BIG:
        return ()
    return (*range(int(high) + 1, hand_size(players) + 1), BIG)


def open_deal(match: Match[PepperOptions], deal: Deal) -> Step[State]:
    """The cards are dealt; the dealer's left speaks first."""
    hands = tuple(in_order(hand, None, None) for hand in deal.hands)
    dealt = Dealt(match, hands, deal.pile("stock"))
    events = [tell("dealt", dealer=match.dealer, deal=match.deal)]
    events += [tell("your-hand", to=(Seat(n),), cards=hand) for n, hand in enumerate(hands)]
    return Step(Bidding(dealt, dealt.eldest), tuple(events))


def answer_bidding(s: Bidding, seat: Seat, action: Action) -> Step[State]:
    """A bid, or a pass: the auction goes on, has a winner, or has come to nothing."""
    dealt, players = s.dealt.said(seat, action), s.dealt.match.players
    high, passes = s.high, s.passes + 1
    told = tell("passed", who=seat)
    if isinstance(action, Bid):
        high, passes = HighBid(seat, action.value), 0
        told = tell("bid", who=seat, value=action.value)
    if not _ended(dealt, high, passes):
        return Step(Bidding(dealt, after(seat, players), high, passes), (told,))
    if high is None:
        return Step(Dealing(dealt.match.next_deal()), (told, tell("all-passed")))
    won = tell("won-auction", who=high.seat, value=high.value)
    return Step(Naming(dealt, high), (told, won))


def _ended(dealt: Dealt, high: HighBid | None, passes: int) -> bool:
    """Big Pepper ends the auction; else all others must pass after a bid, or all once."""
    players = dealt.match.players
    if dealt.options.auction == "once" or high is None:
        return len(dealt.history) == players or (high is not None and high.value == BIG)
    return high.value == BIG or passes == players - 1


def name_trump(s: Naming, seat: Seat, action: NameTrump) -> Step[State]:
    """The maker names trump and leads; the hands are laid in its order."""
    dealt = s.dealt.said(seat, action)
    hands = tuple(in_order(hand, action.suit, None) for hand in dealt.hands)
    told = tell("named", who=seat, suit=action.suit or "NT")
    return Step(Playing(dealt, s.high, action.suit, Tricks.begun(hands, seat)), (told,))
