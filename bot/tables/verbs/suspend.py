"""A table whose place is lost: it waits, goes on by itself or elsewhere, or is closed at last."""

from dataclasses import replace

from bot.storage.rows.ids import ChannelId, MessageId
from bot.tables.model.chairs import TIME_TO_COME
from bot.tables.model.note_form import Note
from bot.tables.model.notes import Moved, Obstacle, Released
from bot.tables.model.refusals import Refusal
from bot.tables.model.state import Change, Deadline, Moment, Shown, TableState, unchanged
from bot.tables.model.suspension import LOOK_AGAIN, Suspension
from bot.tables.verbs.clocks import resumed
from bot.tables.verbs.steps import ended


def suspend(
    table: TableState, moment: Moment, why: Obstacle, rights: tuple[str, ...] = ()
) -> Change[None]:
    """Wait, because the table cannot be shown where it stands. Once is enough.

    ``rights`` are those that are lacking, if that is why.
    """
    before = table.suspension
    if not table.open or (before and (before.why, before.rights) == (why, rights)):
        return unchanged(table, None)
    suspension = Suspension(why, before.since if before else moment.now, rights)
    state = replace(table, suspension=suspension)
    return Change(state=state, notes=(suspension.note,), answer=None)


def lift(table: TableState, moment: Moment) -> Change[None]:
    """Go on: the table can be shown again."""
    if table.suspension is None:
        return unchanged(table, None)
    if not table.open:
        return Change(state=table, answer=None)  # it is shown as it ended, and no more happens
    return Change(state=_lifted(table, moment), notes=(Released(),), answer=None)


def _lifted(table: TableState, moment: Moment) -> TableState:
    """The table, whose clocks go on if they stood still for the suspension alone."""
    after, session = replace(table, suspension=None), table.session
    if table.suspension is None:
        return after
    if session is None:
        return _with_time_to_come(after, moment)
    if not after.time_runs:
        return after
    turns = resumed(table, moment, table.suspension.since)
    return after.with_session(replace(session, turns=turns))


def _with_time_to_come(table: TableState, moment: Moment) -> TableState:
    """The lobby, in which people who are awaited have a moment to come, as when it was opened."""
    return replace(table, host_not_before=max(table.host_not_before, moment.now + TIME_TO_COME))


def move(
    table: TableState, moment: Moment, channel: ChannelId, private: bool = False
) -> Change[None]:
    """Stand in another channel, where it is not shown yet; ``private``: it is a private thread.

    :raises Refusal: the table is closed.
    """
    if not table.open:
        raise Refusal("table-closed")
    said: list[Note]
    state, said = _lifted(table, moment), [Moved(channel)]
    if table.suspension is not None:
        said.append(Released())
    if table.session is None:
        state = _with_time_to_come(state, moment)
    row = replace(table.row, channel_id=channel, private=private, message_id=None)
    return Change(state=replace(state, row=row), notes=tuple(said), answer=None)


def shown_in(table: TableState, moment: Moment, message: MessageId) -> Change[None]:
    """Write down which message shows the table."""
    state = replace(table, row=replace(table.row, message_id=message))
    return Change(state=state, show=Shown.NOBODY, answer=None)


def deadline(table: TableState, now: float) -> Deadline | None:
    """The deadline of a suspension: a look every few minutes, counted from its beginning."""
    if table.suspension is None or not table.open:
        return None
    looks = (now - table.suspension.since) // LOOK_AGAIN
    return table.suspension.since + (looks + 1) * LOOK_AGAIN, look_again


def look_again(table: TableState, moment: Moment) -> Change[None]:
    """See whether the obstacle is gone; give up when that has taken too long."""
    if table.suspension is None or not table.open:
        return unchanged(table, None)
    if max(table.suspension.until, table.not_before) <= moment.now:
        return ended(table, f"held too long, {table.suspension.why}", (), None)
    return Change(state=table, show=Shown.TABLE, answer=None)
