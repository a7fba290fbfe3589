"""The view of a seat of Coiffeur, built up from what it may know."""

from bot.rules.games.coiffeur.slate import shown_as
from bot.rules.games.coiffeur.states import SIDES, Contract, Dealt, MustName, Naming, Playing, State
from bot.rules.games.coiffeur.view import CoiffeurView
from bot.rules.kit.observe import at_first_lead, before_play, between_deals, quick_in_play
from bot.rules.kit.remembered import per_seat
from bot.rules.kit.seats import Seat

_in_play = quick_in_play(CoiffeurView, "contract", "cards")


def observe(s: State, seat: Seat | None) -> CoiffeurView:
    """The table as this seat sees it; ``None`` is a spectator."""
    if isinstance(s, Playing):
        first = _at_first_lead(s.dealt, None, contract=s.contract)
        now = shown_as(s.contract.way, sum(s.tricks.won))
        return _in_play(first, s, seat, now, s.cards)
    if isinstance(s, Naming | MustName):
        return before_play(CoiffeurView, s, seat, SIDES, s.dealt.history)
    return between_deals(CoiffeurView, s, seat, SIDES)


@per_seat
def _at_first_lead(dealt: Dealt, seat: Seat | None, *, contract: Contract) -> CoiffeurView:
    return at_first_lead(
        CoiffeurView,
        Playing.phase,
        dealt,
        seat,
        SIDES,
        dealt.history,
        trump=contract.trump,
        maker=contract.maker,
        line=contract.line,
        way=contract.way,
    )
