"""After a deal its result is read: until *Next deal* is pressed, or the time for it is up.

The deck waits for the first who presses; the robots wait for everybody. People wait for nobody:
who acts has read enough. All of it depends on who sits here and on the time alone.
"""

from dataclasses import replace

from bot.rules import CHANCE, Seat
from bot.storage.rows.ids import UserId
from bot.tables.model.interval import Interval
from bot.tables.model.refusals import Refusal
from bot.tables.model.session import GameSession
from bot.tables.model.state import Change, Deadline, Moment, Shown, TableState, unchanged
from bot.tables.model.turn_clock import length_of

PART = 4
"""Where turns have a clock, an interval lasts so many times less than a turn, at the longest."""


def followed(before: TableState, after: TableState, moment: Moment, actor: Seat) -> Interval | None:
    """The interval of a table whose log has new lines, the last of them by this seat."""
    was, session, reads = before.session, after.session, after.interval
    if was is None or session is None:
        return None
    if session.turn in ((), (CHANCE,)) and was.turn != (CHANCE,):
        return _begun(after, session, moment) if len(session.sheet) > len(was.sheet) else None
    user = None if actor == CHANCE else session.chairs[actor].user
    return reads if reads is None or user is None else reads.without(user)


def _begun(after: TableState, session: GameSession, moment: Moment) -> Interval | None:
    """The interval after a deal that has a result: one that is dealt anew has none to read."""
    pace = moment.pace
    length = length_of(after.lobby.clock, session.chairs)
    seconds = min(pace.interval, length / PART) if length else pace.interval
    people = tuple(chair.user for chair in session.chairs if chair.user and chair.present)
    if session.turn != (CHANCE,) or not seconds or not people:
        return None
    opens = moment.now + pace.at(after.lobby.pace).trick
    until = max(opens, moment.now + seconds)
    return Interval(session.sheet[-1].deal, opens, until, people, open=opens <= moment.now)


def reading_until(table: TableState, seat: Seat) -> float:
    """Until when whoever sits here may read at the longest; 0: they do not."""
    interval, user = table.interval, table.chairs[seat].user
    return interval.until if interval is not None and user in interval.waiting else 0.0


def holds_up(table: TableState, seat: Seat, now: float) -> bool:
    """Whether what goes by itself at this seat waits for those who still read."""
    interval = table.interval
    if interval is None or not interval.waiting or interval.until <= now:
        return False
    return seat != CHANCE or not interval.pressed


def next_deal(
    table: TableState, moment: Moment, user: UserId, deal: int | None = None
) -> Change[None]:
    """Go on to the next deal: it is dealt, if it is not yet, and others may read on.

    ``deal`` is the deal that the button belonged to, if it was a button.

    :raises Refusal: they do not play here, no deal has just ended, or they have gone on already.
    """
    session, _ = table.playing(user)
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
    return Change(state=state, show=Shown.NOBODY, hands=(user,), answer=None)


def deadline(table: TableState, now: float) -> Deadline | None:
    """When the result is shown, or the time to read it is up."""
    interval = table.interval
    if interval is None or not interval.waiting:
        return None
    return (interval.until, close) if interval.open else (interval.opens, show)


def show(table: TableState, moment: Moment) -> Change[None]:
    """Show the result of the deal, once its last trick has lain long enough."""
    interval = table.interval
    if interval is None or interval.open or interval.opens > moment.now:
        return unchanged(table, None)
    return Change(state=replace(table, interval=replace(interval, open=True)), answer=None)


def close(table: TableState, moment: Moment) -> Change[None]:
    """End the interval for those who still read, as the time for it is up."""
    interval = table.interval
    if interval is None or interval.until > moment.now:
        return unchanged(table, None)
    state = replace(table, interval=replace(interval, waiting=()))
    return Change(state=state, show=Shown.NOBODY, hands=interval.waiting, answer=None)
