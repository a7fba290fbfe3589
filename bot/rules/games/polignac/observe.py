"""The view of a seat of Polignac, built up from what it may know."""

from bot.rules.games.polignac.states import CAPOT, SPARE, Bidding, Dealt, Discarding, Playing, State
from bot.rules.games.polignac.view import PolignacView
from bot.rules.kit.actions import Discard, Hidden
from bot.rules.kit.observe import at_first_lead, before_play, between_deals, quick_in_play
from bot.rules.kit.phases import BETWEEN_DEALS
from bot.rules.kit.remembered import per_seat
from bot.rules.kit.seats import Seat, alone
from bot.rules.kit.view import Done, Pile

_in_play = quick_in_play(PolignacView, "taken")


def observe(s: State, seat: Seat | None) -> PolignacView:
    """The table as this seat sees it; ``None`` is a spectator."""
    if isinstance(s, Playing):
        return _playing(s, seat)
    sides = alone(s.match.players)
    if isinstance(s, BETWEEN_DEALS):
        return between_deals(PolignacView, s, seat, sides)
    return _before_play(s, seat)


def _before_play(s: Discarding | Bidding, seat: Seat | None) -> PolignacView:
    sides = alone(s.match.players)
    seen = _seen(s.dealt, seat)
    return before_play(PolignacView, s, seat, sides, seen, piles=_piles(seen))


def _playing(s: Playing, seat: Seat | None) -> PolignacView:
    exchanged = any(type(done.action) is Discard for done in s.dealt.history)
    insider = s.dealt.dealer if exchanged and seat == s.dealt.dealer else None
    first = _at_first_lead(s.dealt, s.bidder, insider)
    return _in_play(first, s, seat, s.taken)


@per_seat
def _at_first_lead(dealt: Dealt, bidder: Seat | None, seat: Seat | None) -> PolignacView:
    """The view before the first lead, for the dealer who has discarded and for all others."""
    sides, seen = alone(dealt.match.players), _seen(dealt, seat)
    contract = "" if bidder is None else CAPOT
    return at_first_lead(
        PolignacView,
        Playing.phase,
        dealt,
        seat,
        sides,
        seen,
        piles=_piles(seen),
        contract=contract,
        maker=bidder,
    )


def _seen(dealt: Dealt, seat: Seat | None) -> tuple[Done, ...]:
    """The exchange and the bids as this seat saw them: the dealer discards face down."""
    return tuple([d.as_seen_by(seat) if type(d.action) is Discard else d for d in dealt.history])


def _piles(seen: tuple[Done, ...]) -> tuple[Pile, ...]:
    """The pile of the two cards put away by the dealer, if any; open to the dealer alone."""
    away = [done.action for done in seen if isinstance(done.action, Discard | Hidden)]
    return tuple([Pile("away", SPARE, action.cards) for action in away])
