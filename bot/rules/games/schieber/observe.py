"""The view of a seat of Schieber, built up from what it may know."""

from dataclasses import replace
from functools import lru_cache

from bot.rules.games.schieber.melds import Meld
from bot.rules.games.schieber.states import SIDES, Announcing, MustName, Naming, Playing, State
from bot.rules.games.schieber.view import SchieberView
from bot.rules.kit.observe import before_play, between_deals, in_play
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.view import Shown


def observe(s: State, seat: Seat | None) -> SchieberView:
    """The table as this seat sees it; ``None`` is a spectator."""
    match s:
        case Playing():
            return _playing(s, seat)
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
    dealt, contract = s.dealt, s.contract
    return in_play(
        SchieberView,
        s,
        seat,
        SIDES,
        dealt.history,
        trump=contract.trump,
        contract=contract.word,
        maker=contract.maker,
        shown=_shown(s.announced.melds),
        forehand=dealt.forehand,
        announced=s.announced,
        cards=s.cards,
        written=s.written,
        denied=s.denied,
    )


@lru_cache(1024)
def _shown(melds: tuple[tuple[Seat, Meld], ...]) -> tuple[Shown, ...]:
    """The melds of the side that scores; its cards stay known when they have been played."""
    return tuple(
        Shown(seat, meld.cards, Reason.of("weis", kind=meld.kind, points=meld.points))
        for seat, meld in melds
    )
