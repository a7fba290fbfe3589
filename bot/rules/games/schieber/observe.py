"""What one seat sees of a game of Schieber, built up from what it may know."""

from functools import lru_cache

from bot.rules.games.schieber.melds import Meld
from bot.rules.games.schieber.states import SIDES, Announcing, MustName, Naming, Playing, State
from bot.rules.games.schieber.view import SchieberView
from bot.rules.kit.observe import between_deals, counts_of, hand_of, none_yet
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.view import Shown


def look(s: State, seat: Seat | None) -> SchieberView:
    """The table as this seat sees it; ``None`` is a spectator."""
    match s:
        case Playing():
            return _playing(s, seat, s.phase)
        case Announcing():
            return _playing(s.play, seat, s.phase)
        case Naming() | MustName():
            return _naming(s, seat)
    return between_deals(SchieberView, s, seat, SIDES)


def _naming(s: Naming | MustName, seat: Seat | None) -> SchieberView:
    dealt = s.dealt
    return SchieberView(
        seat=seat,
        match=dealt.match,
        phase=s.phase,
        turn=s.turns,
        hand=hand_of(dealt.hands, seat),
        counts=counts_of(dealt.hands),
        sides=SIDES,
        tricks_won=none_yet(len(dealt.hands)),
        history=dealt.history,
        forehand=dealt.forehand,
    )


def _playing(s: Playing, seat: Seat | None, phase: str) -> SchieberView:
    dealt, contract, tricks = s.dealt, s.contract, s.tricks
    return SchieberView(
        seat=seat,
        match=dealt.match,
        phase=phase,
        turn=s.turns,
        hand=hand_of(tricks.hands, seat),
        counts=counts_of(tricks.hands),
        trick=tricks.trick,
        last_trick=tricks.last_trick,
        trump=contract.trump,
        contract=contract.word,
        maker=contract.maker,
        sides=SIDES,
        tricks_won=tricks.won,
        shown=_shown(s.announced.melds),
        history=(*dealt.history, *tricks.plays),
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
