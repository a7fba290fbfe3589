"""Pauses: they begin when all players agree, and end when anybody says so.

People who leave, or fall asleep, are waited for no more.
"""

from dataclasses import replace

from bot.storage.rows.ids import UserId
from bot.tables.model.notes import Paused, Resumed
from bot.tables.model.refusals import Refusal
from bot.tables.model.session import GameSession
from bot.tables.model.state import Change, Deadline, Moment, TableState, unchanged
from bot.tables.verbs.clocks import resumed
from bot.tables.verbs.steps import with_clocks


def agree(table: TableState, moment: Moment, user: UserId) -> Change[bool]:
    """Agree to a pause; it begins when everybody does who plays. Whether it has begun.

    :raises Refusal: there is a pause already, the table is suspended or secret, or this person is
        away.
    """
    session, seat = table.seated(user)
    table.must_not_be_secret()
    if table.suspension is not None:
        raise Refusal("held", table=table.id)
    if session.paused_at is not None:
        raise Refusal("paused")
    if session.chairs[seat].away:
        raise Refusal("away")
    wished = session.with_chair(seat, replace(session.chairs[seat], agrees=True))
    if not all_agree(wished):
        return Change(state=table.with_session(wished), answer=False)
    return _begun(table, moment, wished)


def _begun(table: TableState, moment: Moment, session: GameSession) -> Change[bool]:
    paused = table.with_session(replace(session, paused_at=moment.now))
    return Change(state=paused, notes=(Paused(),), answer=True)


def all_agree(session: GameSession) -> bool:
    """Whether somebody plays, and everybody who does would like a pause."""
    present = [chair for chair in session.chairs if chair.present]
    return bool(present) and all(chair.agrees for chair in present)


def deadline(table: TableState, now: float) -> Deadline | None:
    """The deadline of a pause that begins without a word: all who had not agreed play no more."""
    session = table.session
    if session is None or not table.time_runs or not all_agree(session):
        return None
    return now, begin


def begin(table: TableState, moment: Moment) -> Change[bool]:
    """Begin the pause to which all agree who still play. Whether it has begun."""
    session = table.session
    if session is None or deadline(table, moment.now) is None:
        return unchanged(table, False)
    return _begun(table, moment, session)


def resume(table: TableState, moment: Moment, user: UserId) -> Change[None]:
    """Go on after a pause: anybody who sits here may say so.

    :raises Refusal: there is no pause, or they do not sit here.
    """
    session, _ = table.seated(user)
    if session.paused_at is None:
        raise Refusal("not-paused")
    chairs = tuple(replace(chair, agrees=False) for chair in session.chairs)
    turns = resumed(table, moment, session.paused_at)
    going = replace(session, chairs=chairs, turns=turns, paused_at=None)
    after = with_clocks(table.with_session(going), moment)
    return Change(state=after, notes=(Resumed(user),), answer=None)
