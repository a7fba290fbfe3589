"""The view of a seat of Schieber, built up from what it may know."""

from bot.rules.games.schieber.states import (
    SIDES,
    Announcing,
    Contract,
    Dealt,
    MustName,
    Naming,
    Playing,
    State,
)
from bot.rules.games.schieber.view import SchieberView
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.observe import at_first_lead, before_play, between_deals, quick_in_play
from bot.rules.kit.remembered import per_seat
from bot.rules.kit.seats import Seat

_in_play = quick_in_play(SchieberView, "match", "shown", "announced", "cards", "written", "denied")


def observe(s: State, seat: Seat | None) -> SchieberView:
    """The table as this seat sees it; ``None`` is a spectator."""
    if isinstance(s, Playing):
        return _playing(s, seat)
    match s:
        case Announcing():
            return replace(_playing(s.play, seat), phase=s.phase)
        case Naming() | MustName():
            return _naming(s, seat)
    return between_deals(SchieberView, s, seat, SIDES)


def _naming(s: Naming | MustName, seat: Seat | None) -> SchieberView:
    dealt = s.dealt
    return before_play(
        SchieberView,
        s,
        seat,
        SIDES,
        dealt.history,
        forehand=dealt.forehand,
    )


def _playing(s: Playing, seat: Seat | None) -> SchieberView:
    dealt, announced = s.dealt, s.announced
    return _in_play(
        _at_first_lead(dealt.hands, s.contract, dealt=dealt),
        s,
        seat,
        dealt.match,
        announced.shown,
        announced,
        s.cards,
        s.written,
        s.denied,
    )


@per_seat
def _at_first_lead(_hands: Hands, contract: Contract, *, dealt: Dealt) -> SchieberView:
    """The spectators' view. Told by the hands: points written down make another ``dealt``."""
    return at_first_lead(
        SchieberView,
        Playing.phase,
        dealt,
        None,
        SIDES,
        dealt.history,
        trump=contract.trump,
        contract=contract.word,
        maker=contract.maker,
        forehand=dealt.forehand,
    )
