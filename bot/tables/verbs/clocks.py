"""The clock of a turn: it reminds, has a robot play after a time-out, and survives stops.

Whether there is a choice at all plays no part: who is asked tells nothing.
"""

from dataclasses import replace

from bot.rules import Seat
from bot.storage.rows.ids import NOBODY, UserId
from bot.tables.model.chairs import TIME_TO_COME
from bot.tables.model.note_form import Note
from bot.tables.model.notes import Away, Back, ClockSet, TimedOut
from bot.tables.model.proposal import Absent
from bot.tables.model.quiet_hours import NEVER, QuietHours
from bot.tables.model.refusals import Refusal
from bot.tables.model.session import GameSession
from bot.tables.model.state import Change, Deadline, Moment, Shown, TableState, unchanged
from bot.tables.model.turn_clock import TurnClock, length_of, quiet_for
from bot.tables.verbs import evening
from bot.tables.verbs.readers import with_reader
from bot.tables.verbs.steps import with_clocks

AFTER_START = 10 * 60.0
"""Seconds after the program has begun anew before which nothing is closed."""
AFTER_RESTART = 60.0
"""Seconds after the program has begun anew for which a lobby is its host's in any case. Whoever is
awaited at an appointed table is called once more, and has the whole time to come."""

# ---------------------------------------------------------------------- the clocks run


def overdue(table: TableState, seat: Seat, now: float) -> bool:
    """Whether this seat's turn has run out."""
    turn = table.session.turn_of(seat) if table.session else None
    return turn is not None and turn.due <= now


def deadline(table: TableState, now: float) -> Deadline | None:
    """The deadline of the clocks: half a turn is over, or all of it, or one still runs."""
    session = table.session
    if session is None or not table.time_runs:
        return None
    length = length_of(table.lobby.clock, session.chairs)
    events = [turn.next_event(length) for turn in session.turns if turn.due > turn.seen]
    return (min(events), ring) if events else None


def ring(table: TableState, moment: Moment) -> Change[None]:
    """Write down that the clocks run; remind those of whose time half is over."""
    session, now = table.session, moment.now
    if session is None or not table.time_runs:
        return unchanged(table, None)
    halves = [turn for turn in session.turns if turn.half is not None and turn.half <= now]
    turns = tuple(
        replace(turn, seen=now, half=None if turn in halves else turn.half)
        for turn in session.turns
    )
    left = [session.chairs[turn.seat].user for turn in halves if turn.due > now]
    return Change(
        state=table.with_session(replace(session, turns=turns)),
        show=Shown.NOBODY,
        remind=tuple(user for user in left if user is not None),
        look_round=bool(halves) or any(turn.due <= now for turn in turns),
        answer=None,
    )


def shown_late(table: TableState, moment: Moment, user: UserId) -> Change[None]:
    """Begin a person's clock anew: their hand could not be shown until now."""
    session = table.session
    seat = session.seat_of(user) if session else None
    if session is None or seat is None or table.status != "playing":
        return unchanged(table, None)
    if session.paused_at is not None or session.turn_of(seat) is None:
        return unchanged(table, None)
    others = tuple(turn for turn in session.turns if turn.seat != seat)
    after = table.with_session(replace(session, turns=others))
    return Change(state=with_clocks(after, moment), answer=None)


# ---------------------------------------------------------------------- clocks that stood still


def resumed(
    table: TableState, moment: Moment, stopped: float | None = None
) -> tuple[TurnClock, ...]:
    """The clocks after they stood still since then; ``None``: since each was last seen to run."""
    session = table.session
    if session is None:
        return ()
    return tuple(
        turn.resumed(stopped or turn.seen, moment.now, _quiet(table, moment, turn.seat))
        for turn in session.turns
    )


def _quiet(table: TableState, moment: Moment, seat: Seat) -> QuietHours:
    """The quiet hours that count for the clock of this seat."""
    user = table.chairs[seat].user or NOBODY
    length = length_of(table.lobby.clock, table.chairs)
    return quiet_for(length, moment.quiet.get(user, NEVER))


def freeze(table: TableState, moment: Moment) -> Change[None]:
    """Write down the rest of every clock: the program is going down."""
    session, row = table.session, table.row
    if table.status == "lobby" and table.host_seen > (row.host_at or 0.0):
        table = replace(table, row=replace(row, host_at=table.host_seen))
    elif session is not None and table.time_runs:
        turns = tuple(replace(turn, seen=moment.now) for turn in session.turns)
        table = table.with_session(replace(session, turns=turns))
    return Change(state=table, show=Shown.NOBODY, answer=None)


def taken_up(table: TableState, moment: Moment) -> TableState:
    """The table after a restart: its clocks go on with the time left, for the outage is on us.

    That is exact after a stop (`freeze`); after a crash it is the time left when they were last
    seen to run.
    """
    comes_in = AFTER_RESTART if table.row.starts_at is None else TIME_TO_COME
    table = replace(
        table,
        not_before=moment.now + AFTER_START,
        host_not_before=moment.now + comes_in,
    )
    session = table.session
    if session is None or table.status != "playing" or session.paused_at is not None:
        return evening.taken_up(table, moment.now)
    again = table.with_session(replace(session, turns=resumed(table, moment)))
    return with_clocks(again, moment).with_waits(moment.now)


# ---------------------------------------------------------------------- the wall clock was set


def set_clock(table: TableState, moment: Moment, by: float) -> Change[None]:
    """Move every moment a table knows: the wall clock was set by so many seconds.

    Every clock keeps the rest of its time. Time in which the machine slept is on us, as it is
    after a restart. The quiet hours of people whose clocks run lie elsewhere now.
    """
    row, request, suspension = table.row, table.request, table.suspension
    state = replace(
        table,
        row=replace(
            row,
            updated_at=row.updated_at + by,
            host_at=None if row.host_at is None else row.host_at + by,
            starts_at=None if row.starts_at is None else row.starts_at + by,
        ),
        session=table.session and _set_by(table, table.session, moment, by),
        request=request and request.shifted(by),
        suspension=suspension and suspension.shifted(by),
        not_before=table.not_before + by,
        host_not_before=table.host_not_before + by,
        host_seen=table.host_seen + by,
        waits=tuple(replace(wait, since=wait.since + by) for wait in table.waits),
        failed_vote=table.failed_vote and replace(table.failed_vote, at=table.failed_vote.at + by),
        talk=table.talk.shifted(by),
        interval=table.interval and table.interval.shifted(by),
    )
    return Change(state=state, notes=(ClockSet(by),), clock=by, answer=None)


def _set_by(table: TableState, session: GameSession, moment: Moment, by: float) -> GameSession:
    now, proposal, paused = moment.now, session.proposal, session.paused_at
    return replace(
        session,
        turns=tuple(
            turn.resumed(
                now, now + by, _quiet(table, moment, turn.seat), max(0.0, turn.since - now)
            )
            if table.time_runs
            else turn.shifted(by)
            for turn in session.turns
        ),
        proposal=proposal and proposal.shifted(by),
        aside=session.aside and session.aside.shifted(by),
        paused_at=None if paused is None else paused + by,
    )


# ---------------------------------------------------------------------- who timed out


def attended(session: GameSession, seat: Seat, late: bool) -> tuple[GameSession, list[Note]]:
    """The game after a turn that ran out (``late``) or that its owner played, and the notes of it.

    A person who plays does not sleep: a vote on a robot in their place is off.
    """
    chair, proposal = session.chairs[seat], session.proposal
    if late:
        missed = replace(chair, missed=chair.missed + 1, agrees=False)
        moves = len(session.log.moves)
        notes: list[Note] = [TimedOut(seat, chair.user or NOBODY, moves)]
        if missed.away:
            notes.append(Away(seat, chair.user or NOBODY))
        return session.with_chair(seat, missed), notes
    after = session.with_chair(seat, chair.anew())
    if proposal is None or not isinstance(proposal.what, Absent) or proposal.what.seat != seat:
        return after, []
    return after.without(proposal), [proposal.dropped("played")]


def come_back(table: TableState, moment: Moment, user: UserId) -> Change[None]:
    """Take one's seat back from the robot that kept it.

    :raises Refusal: no robot plays for this person.
    """
    session, seat = table.seated(user)
    if not session.chairs[seat].away:
        raise Refusal("not-away")
    after = table.with_session(session.with_chair(seat, session.chairs[seat].anew()))
    if session.paused_at is None:
        after = with_clocks(after, moment, seat)
    after = with_reader(after, user, moment.now)
    return Change(state=after, notes=(Back(seat, user),), answer=None)
