"""The readers of a deal's result, and the deck and robots that wait for them.

The deck waits for the first who goes on; the robots wait for everybody. People wait for nobody:
a person who acts has read enough. All of it depends on the people here and on the time alone.
"""

from dataclasses import replace

from bot.rules import CHANCE, Seat
from bot.storage.rows.ids import UserId
from bot.tables.model.interval import Interval
from bot.tables.model.session import GameSession
from bot.tables.model.state import Moment, TableState
from bot.tables.model.turn_clock import length_of

PART = 4
"""At a table with a clock, an interval lasts so many times less than a turn, at the longest."""


def followed(before: TableState, after: TableState, moment: Moment, actor: Seat) -> Interval | None:
    """The interval of a table whose log has new lines, the last of them by this seat."""
    was, session, reads = before.session, after.session, after.interval
    if was is None or session is None:
        return None
    if session.between_deals and was.turn != (CHANCE,):
        return _begun(after, session, moment) if has_result(was, session) else None
    user = None if actor == CHANCE else session.chairs[actor].user
    return reads if reads is None or user is None else reads.without(user)


def has_result(was: GameSession, session: GameSession) -> bool:
    """Whether the deal that has just ended came to anything: where all pass it does not."""
    return len(session.sheet) > len(was.sheet) and session.has_result


def _begun(after: TableState, session: GameSession, moment: Moment) -> Interval | None:
    """The interval after a deal that has a result, or after the last one."""
    pace = moment.pace
    opens = moment.now + pace.at(after.lobby.pace).trick
    if session.result is not None or after.all_dealt:
        last = session.sheet[-1].deal
        return Interval(last, opens, opens, ()) if opens > moment.now else None
    length = length_of(after.lobby.clock, session.chairs)
    seconds = min(pace.interval, length / PART) if length else pace.interval
    people = tuple(chair.user for chair in session.chairs if chair.user and chair.present)
    if session.turn != (CHANCE,) or not seconds or not people:
        return None
    until = max(opens, moment.now + seconds)
    return Interval(session.sheet[-1].deal, opens, until, people, open=opens <= moment.now)


def with_reader(table: TableState, user: UserId, now: float) -> TableState:
    """The table at which a person who is back between two deals reads with the others.

    Once the next deal is dealt, or nobody reads any more, there is a hand to look at.
    """
    interval = table.interval
    if interval is None or interval.pressed or not interval.waiting or interval.until <= now:
        return table
    return replace(table, interval=interval.joined(user))


def reading_until(table: TableState, seat: Seat) -> float:
    """The moment until which the person here may read at the longest; 0: they do not."""
    interval, user = table.interval, table.chairs[seat].user
    return interval.until if interval is not None and user in interval.waiting else 0.0


def holds_up(table: TableState, seat: Seat, now: float) -> bool:
    """Whether an automatic step of this seat waits for those who still read."""
    interval = table.interval
    if interval is None or not interval.waiting or interval.until <= now:
        return False
    return seat != CHANCE or not interval.pressed
