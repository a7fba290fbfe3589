"""After a deal its last trick lies for a moment; then its result is read.

That is until *Next deal* is pressed, or the time for it is up; after the last deal of a game its
end is shown instead.
"""

from dataclasses import replace

from bot.rules import CHANCE
from bot.storage.rows.ids import UserId
from bot.tables.model.lessons import course_of
from bot.tables.model.refusals import Refusal
from bot.tables.model.state import Change, Deadline, Moment, Shown, TableState, unchanged
from bot.tables.verbs.play import decision, go_on


def next_deal(
    table: TableState, moment: Moment, user: UserId, deal: int | None = None
) -> Change[None]:
    """Go on to the next deal: it is dealt at once if it is not yet, and others may read on.

    Where the deck waits for a vote the deal follows that.

    ``deal`` is the deal that the button belonged to, if it was a button.

    :raises Refusal: they do not play here, no deal has just ended, they have gone on already, or
        it was a lesson.
    """
    session, _ = table.playing(user)
    if (course := course_of(session)) is not None and course.is_over:
        raise Refusal("lesson-over")
    interval = table.interval
    if interval is None:
        raise Refusal("next-not-now" if deal is None else "next-dealt")
    if deal not in (None, interval.deal):
        raise Refusal("next-dealt")
    undealt = session.turn == (CHANCE,)
    if user not in interval.waiting and (interval.pressed or not undealt):
        raise Refusal("next-pressed")
    read = replace(interval.without(user), pressed=interval.pressed or undealt)
    state = replace(table, interval=read)
    change = unchanged(state, None)
    if undealt:
        change = go_on(state, moment, CHANCE, decision(session, CHANCE))
    return replace(change, hands=(user,))


def deadline(table: TableState, now: float) -> Deadline | None:
    """The deadline of an interval: the result is shown, or the time to read it is up."""
    interval = table.interval
    if interval is None or (table.open and not interval.waiting):
        return None
    return (interval.until, close) if interval.open else (interval.opens, show)


def show(table: TableState, moment: Moment) -> Change[None]:
    """Show the result of the deal, or of the game, once its last trick has lain long enough."""
    interval = table.interval
    if interval is None or interval.open or interval.opens > moment.now:
        return unchanged(table, None)
    read = replace(interval, open=True) if table.open else None
    return Change(state=replace(table, interval=read), answer=None)


def cut_short(table: TableState, moment: Moment) -> Change[None]:
    """Show the end of a game at once, whatever still lies on the table."""
    if table.open or table.interval is None:
        return unchanged(table, None)
    return Change(state=replace(table, interval=None), answer=None)


def close(table: TableState, moment: Moment) -> Change[None]:
    """End the interval for those who still read, as the time for it is up."""
    interval = table.interval
    if interval is None or interval.until > moment.now:
        return unchanged(table, None)
    state = replace(table, interval=replace(interval, waiting=()))
    return Change(state=state, show=Shown.NOBODY, hands=interval.waiting, answer=None)
