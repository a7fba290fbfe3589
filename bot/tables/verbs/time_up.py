"""The time for a whole deal is up: robots play it to its end, for everybody."""

from dataclasses import replace

from bot.rules import Seat
from bot.tables.model.chairs import AWAY_AFTER
from bot.tables.model.note_form import Note
from bot.tables.model.notes import Away
from bot.tables.model.state import Change, Moment, TableState, unchanged
from bot.tables.verbs.steps import with_clocks


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
            away = replace(chair, missed=AWAY_AFTER, agrees=False)
            session = session.with_chair(Seat(n), away)
            notes.append(Away(Seat(n), chair.user))
    if not notes:
        return unchanged(table, False)
    state = with_clocks(table.with_session(session), moment)
    return Change(state=state, notes=tuple(notes), answer=True)
