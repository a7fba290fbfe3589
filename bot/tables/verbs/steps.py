"""The steps that many verbs share: clocks for the seats in turn, new seats, new lines, the end."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from bot.rules import CHANCE, Seat
from bot.storage.rows.ids import NOBODY
from bot.tables.model.lobby import Lobby
from bot.tables.model.note_form import Note
from bot.tables.model.notes import Ended
from bot.tables.model.quiet_hours import NEVER
from bot.tables.model.session import GameSession
from bot.tables.model.state import Change, Moment, Shown, TableState
from bot.tables.model.turn_clock import GRACE, TurnClock, length_of, quiet_for
from bot.tables.verbs.readers import followed, reading_until

T = TypeVar("T")
NOBODY_CAME = "nobody-came"
NOBODY_LEFT = "nobody-left"


def with_clocks(table: TableState, moment: Moment, actor: Seat = CHANCE) -> TableState:
    """The table with a clock for everybody whose turn it is, and no other.

    ``actor`` saw the change coming: their clock begins without a grace. It begins for nobody who
    still reads the result of the last deal. Whether there is a choice at all plays no part: who is
    asked tells nothing.
    """
    session = table.session
    if session is None:
        return table
    length = length_of(table.lobby.clock, session.chairs)
    running = {(turn.seat, turn.number): turn for turn in session.turns}
    turns = []
    for seat in session.turn if length else ():
        if seat == CHANCE or not session.chairs[seat].present:
            continue
        known = running.get((seat, session.numbers[seat]))
        read = reading_until(table, seat) - moment.now
        grace = max(read, 0.0 if seat == actor else GRACE)
        turns.append(known or _begun(session, seat, moment, length, grace))
    return table.with_session(replace(session, turns=tuple(turns)))


def _begun(
    session: GameSession, seat: Seat, moment: Moment, length: int, grace: float
) -> TurnClock:
    quiet = quiet_for(length, moment.quiet.get(session.chairs[seat].user or NOBODY, NEVER))
    return TurnClock.begun(seat, session.numbers[seat], moment.now, length, quiet, grace)


def moved(
    before: TableState,
    after: TableState,
    moment: Moment,
    notes: Sequence[Note],
    answer: T,
    actor: Seat = CHANCE,
) -> Change[T]:
    """The change to a table whose log has new lines; the last of them may end the game.

    ``actor`` is the seat that acted, if only those are concerned for whom something is different.
    """
    was, session = before.session, after.session
    assert was is not None and session is not None
    lines = len(session.log.moves) - len(was.log.moves)
    if session.result is not None:
        if not after.fixture.keeps_seed:
            session = session.revealing(" ".join(map(str, moment.seeds)))
        after = replace(after, session=session, status="over")
    after = replace(after, interval=followed(before, after, moment, actor))
    asked = before.request is not None and before.request.fits(was)
    everybody = asked or actor == CHANCE or session.between_deals
    show = Shown.EVERYBODY if everybody else Shown.CONCERNED
    return Change(state=after, notes=tuple(notes), lines=lines, show=show, answer=answer)


def ended(table: TableState, why: str, notes: Sequence[Note], answer: T) -> Change[T]:
    """The change to a table that ends before its game is over, and why."""
    state = replace(table, status="ended", ended_why=why)
    return Change(state=state, notes=(*notes, Ended(why)), answer=answer)


def in_lobby(table: TableState, moment: Moment, lobby: Lobby, *notes: Note) -> Change[None]:
    """The change to a lobby that looks like this now; it ends with the last who leaves.

    One that was planned for an hour waits for it also where nobody sits, and robots play where
    others wait for the result.

    :raises Refusal: the game has begun.
    """
    table.must_be_lobby()
    seen = moment.now if lobby.host != table.lobby.host else table.host_seen
    state = replace(table, lobby=lobby, host_seen=seen)
    if not (lobby.people or table.appointed or table.secret or table.row.hour):
        return ended(state, NOBODY_LEFT, notes, None)
    return Change(state=state, notes=notes, show=Shown.TABLE, answer=None)


def arranged(table: TableState, moment: Moment, lobby: Lobby, *notes: Note) -> Change[None]:
    """The change to a table that is arranged like this now, before the game or in its midst."""
    if table.session is None:
        return in_lobby(table, moment, lobby, *notes)
    return Change(state=replace(table, lobby=lobby), notes=notes, answer=None)
