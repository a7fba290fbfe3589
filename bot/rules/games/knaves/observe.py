"""The view of a seat of Knaves, built up from what it may know."""

from typing import Final

from bot.rules.games.knaves.states import Dealt, Playing, State
from bot.rules.games.knaves.view import KnavesView
from bot.rules.kit.observe import at_first_lead, between_deals, quick_in_play
from bot.rules.kit.remembered import per_seat
from bot.rules.kit.seats import Seat, alone
from bot.rules.kit.view import Pile

_in_play = quick_in_play(KnavesView, "taken")

SIDES: Final = alone(3)


def observe(s: State, seat: Seat | None) -> KnavesView:
    """The table as this seat sees it; ``None`` is a spectator."""
    if isinstance(s, Playing):
        return _in_play(_at_first_lead(s.dealt), s, seat, s.taken)
    return between_deals(KnavesView, s, seat, SIDES)


@per_seat
def _at_first_lead(dealt: Dealt) -> KnavesView:
    """The view before the first lead, which is alike for everybody but for their hands."""
    return at_first_lead(
        KnavesView,
        Playing.phase,
        dealt,
        None,
        SIDES,
        (),
        trump=dealt.trump,
        contract=dealt.trump or "NT",
        piles=(Pile("up", 1, (dealt.up,)),),
    )
