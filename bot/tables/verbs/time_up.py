"""The time for a whole deal is up: robots play it to its end, for everybody."""

from dataclasses import replace

from bot.rules import Seat
from bot.tables.model.chairs import ASLEEP, AWAY_AFTER
from bot.tables.model.note_form import Note
from bot.tables.model.notes import Away
from bot.tables.model.session import NO_DECISION
from bot.tables.model.state import Change, Moment, TableState, unchanged
from bot.tables.verbs.steps import with_clocks

SLEEPS_AFTER = 60.0
"""Seconds for which a deal has waited for somebody who sleeps, when its time is up."""


def time_up(table: TableState, moment: Moment) -> Change[bool]:
    """Have robots play for all people at once; whether anybody was still playing.

    People who come back play on, as after turns that timed out.
    """
    session = table.session
    if session is None or table.status != "playing" or session.between_deals:
        return unchanged(table, False)
    notes: list[Note] = []
    for n, chair in enumerate(session.chairs):
        if chair.user is not None and not chair.away:
            missed = ASLEEP if _sleeps(table, Seat(n), moment.now) else AWAY_AFTER
            away = replace(chair, missed=missed, agrees=False)
            session = session.with_chair(Seat(n), away)
            notes.append(Away(Seat(n), chair.user))
    if not notes:
        return unchanged(table, False)
    state = with_clocks(table.with_session(session), moment)
    return Change(state=state, notes=tuple(notes), answer=True)


def _sleeps(table: TableState, seat: Seat, now: float) -> bool:
    """Whether a deal has waited for this seat for so long that nobody seems to be there."""
    number = table.session.numbers[seat] if table.session else NO_DECISION
    since = table.waited_for(seat, number)
    return since is not None and now - since >= SLEEPS_AFTER
