"""The auction: tricks are bid until nobody goes higher, then the highest bidder names trump."""

from bot.rules.games.pepper.options import PepperOptions
from bot.rules.games.pepper.states import (
    BIG,
    Bidding,
    Contract,
    Dealt,
    Naming,
    Playing,
    State,
    hand_size,
)
from bot.rules.kit.actions import Action, Deal, NameTrump
from bot.rules.kit.auction import Auction, Value, told_of, told_of_winner
from bot.rules.kit.bowers import order_of
from bot.rules.kit.cardplay import Tricks
from bot.rules.kit.events import Step, tell
from bot.rules.kit.match import Match
from bot.rules.kit.phases import Dealing
from bot.rules.kit.seats import Seat


def bids_above(high: Value, players: int) -> tuple[Value, ...]:
    """Every bid higher than this one (0: than none), Big Pepper last."""
    if high == BIG:
        return ()
    return (*range(int(high) + 1, hand_size(players) + 1), BIG)


def open_deal(match: Match[PepperOptions], deal: Deal) -> Step[State]:
    """The cards are dealt; the dealer's left speaks first."""
    dealt = Dealt(match, order_of(None).laid(deal.hands), stock=deal.pile("stock"))
    return Step(Bidding(dealt, Auction(match.players, match.eldest)), dealt.told())


def answer_bidding(s: Bidding, seat: Seat, action: Action) -> Step[State]:
    """A bid, or a pass: the auction goes on, has a winner, or has come to nothing."""
    dealt, auction, told = (
        s.dealt.with_done(seat, action),
        s.auction.with_call(action),
        told_of(seat, action),
    )
    if not _ended(auction, dealt.options.auction):
        return Step(Bidding(dealt, auction), (told,))
    if auction.high is None:
        return Step(Dealing(dealt.match.next_deal()), (told, tell("all-passed")))
    return Step(Naming(dealt, auction.high), (told, told_of_winner(auction.high)))


def _ended(auction: Auction, how: str) -> bool:
    """Big Pepper ends the auction; else all others must pass after a bid, or all once."""
    if auction.value == BIG:
        return True
    if how == "once" or auction.high is None:
        return auction.spoken == auction.players
    return auction.is_won


def name_trump(s: Naming, seat: Seat, action: NameTrump) -> Step[State]:
    """The maker names trump and leads; the hands are laid in its order."""
    dealt = s.dealt.with_done(seat, action).with_order(order_of(action.suit))
    told = tell("named", who=seat, suit=action.suit or "NT")
    contract = Contract(s.high, action.suit)
    return Step(Playing(dealt, Tricks.begun(dealt.hands, seat), contract), (told,))
