"""What one seat sees of a game of Schieber, built up from what it may know."""

from functools import lru_cache
from typing import Final

from bot.rules.reasons import Reason
from bot.rules.schieber.facts import facts_of_naming, facts_of_play
from bot.rules.schieber.melds import Meld
from bot.rules.schieber.states import (
    Announcing,
    Dealing,
    MustName,
    Naming,
    Over,
    Playing,
    SchieberView,
    State,
)
from bot.rules.seats import Seat, partners
from bot.rules.view import Shown

SIDES: Final = partners(4)
NOTHING: Final = (0, 0, 0, 0)


def look(s: State, seat: Seat | None) -> SchieberView:
    """The table as this seat sees it; ``None`` is a spectator."""
    match s:
        case Playing():
            return _playing(s, seat, s.phase)
        case Announcing():
            return _playing(s.play, seat, s.phase)
        case Naming() | MustName():
            return _naming(s, seat)
    return _between_deals(s, seat)


def _between_deals(s: Dealing | Over, seat: Seat | None) -> SchieberView:
    match = s.match
    return SchieberView(
        seat=seat,
        players=match.players,
        options=match.options,
        phase=s.phase,
        deal=match.deal,
        dealer=match.dealer,
        turn=s.turns,
        counts=NOTHING,
        sides=SIDES,
        tricks_won=NOTHING,
        scores=match.scores,
        target=match.options.target,
        result=s.result if isinstance(s, Over) else None,
    )


def _naming(s: Naming | MustName, seat: Seat | None) -> SchieberView:
    dealt = s.dealt
    match = dealt.match
    return SchieberView(
        seat=seat,
        players=match.players,
        options=match.options,
        phase=s.phase,
        deal=match.deal,
        dealer=match.dealer,
        turn=s.turns,
        hand=() if seat is None else dealt.hands[seat],
        counts=tuple(map(len, dealt.hands)),
        sides=SIDES,
        tricks_won=NOTHING,
        scores=match.scores,
        target=match.options.target,
        history=dealt.history,
        facts=facts_of_naming(dealt),
        forehand=dealt.forehand,
    )


def _playing(s: Playing, seat: Seat | None, phase: str) -> SchieberView:
    dealt, contract = s.dealt, s.contract
    match = dealt.match
    return SchieberView(
        seat=seat,
        players=match.players,
        options=match.options,
        phase=phase,
        deal=match.deal,
        dealer=match.dealer,
        turn=(s.turn,),
        hand=() if seat is None else s.hands[seat],
        counts=tuple(map(len, s.hands)),
        trick=s.trick,
        last_trick=s.last_trick,
        trump=contract.trump,
        contract=contract.word,
        maker=contract.maker,
        sides=SIDES,
        tricks_won=s.tricks_won,
        scores=match.scores,
        target=match.options.target,
        shown=_shown(s.announced.melds),
        history=(*dealt.history, *s.plays),
        facts=facts_of_play(s),
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
