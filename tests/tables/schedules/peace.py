"""Peace at the end of an evening: every game ends, and the file is sound as a whole."""

from __future__ import annotations

import asyncio

from bot.rules import CHANCE, Seat
from bot.rules.about.conceding import CONCEDE
from bot.storage.rows.ids import NOBODY, TableId, UserId
from bot.storage.tables import stored_table
from bot.tables.live.table import Table
from bot.tables.model.rows import reopened
from bot.tables.verbs.clocks import come_back
from bot.tables.verbs.end import end
from bot.tables.verbs.pause import resume
from bot.tables.verbs.play import act
from bot.tables.verbs.seats import sit
from bot.tables.verbs.suspend import lift
from tests.tables.schedules.evening import Evening
from tests.tables.virtual import HOUR, cautious

FORTNIGHT = 14 * 24 * HOUR
LONGEST = 700
"""Lines of a log after which a game that goes on for ever is ended by its host."""


async def in_peace(evening: Evening) -> None:
    """The disk is well, and everybody does what they are asked: every game ends."""
    for user in tuple(evening.forgotten):
        await evening.hall.forgetting.person(user)
        evening.forgotten.discard(user)
    waiting = [table for table in evening.hall.tables if any(c.waits for c in table.chairs)]
    for table in (*(t for t in evening.hall.tables if t not in waiting), *waiting):
        await evening.look(table)
        if not evening.broken:
            await _finished(evening, table)


async def _finished(evening: Evening, table: Table) -> None:
    if table.status == "lobby":
        await table.do(end, table.lobby.host, moderator=True)
    still = 0
    while table.open and not evening.broken:
        session = table.session
        assert session is not None
        before = len(session.log.moves)
        if before > LONGEST:
            await table.do(end, table.lobby.host, moderator=True)
            evening.done["went on for ever"] += 1
            break
        await _helped(evening, table)
        await asyncio.sleep(30)
        now = table.session
        assert now is not None
        still = 0 if len(now.log.moves) > before else still + 1
        if still > 40:
            evening.must(False, "nobody hangs", table, table.state.suspension, now.turn, now.chairs)
    evening.done["came to an end"] += 1
    if not evening.broken:
        await evening.look(table)


async def _helped(evening: Evening, table: Table) -> None:
    """Have people act when asked, and take away all that stands in the way."""
    session = table.session
    assert session is not None
    if table.state.suspension is not None:
        await table.do(lift)
    people = [chair for chair in session.chairs if chair.user is not None]
    if not people:  # a chair is kept for somebody: nobody is there to see it go on
        await evening.tried(evening.did("joined", table.do(sit, UserId(10**17 + 99), "P99")))
        if not any(chair.user for chair in table.chairs):
            await asyncio.sleep(25 * HOUR)  # then it is closed
        return
    if any(chair.waits for chair in session.chairs):
        await _awaited(evening, table)
        return
    for chair in people:
        assert chair.user is not None
        if chair.away:
            await evening.tried(evening.did("came back", table.do(come_back, chair.user)))
    if session.paused_at is not None:
        await evening.tried(evening.did("went on", table.do(resume, people[0].user or NOBODY)))
    for seat in session.turn:
        user = session.chairs[seat].user if seat != CHANCE else None
        if user is not None:
            line = session.game.write(cautious(session.game.legal(session.view(seat)), evening.rng))
            await evening.tried(evening.did("acted", table.do(act, user, line)))


async def _awaited(evening: Evening, table: Table) -> None:
    """Let a person come to each seat that waits for one, or have the table close without them."""
    if evening.rng.random() < 0.7:
        for n in range(len(table.chairs)):
            if table.open and any(chair.waits for chair in table.chairs):
                user = UserId(10**17 + 90 + n)
                await evening.tried(evening.did("came to a seat", table.do(sit, user, f"P{n}")))
    if table.open and any(chair.waits for chair in table.chairs):
        await asyncio.sleep(FORTNIGHT)
        evening.must(not table.open, "nobody waits for ever", table, table.chairs)
        evening.done["waited in vain"] += 1


def must_be_sound(evening: Evening) -> None:
    """The file as a whole: no line twice, and what was decided by people is theirs."""
    for game, first, last, count in evening.db.execute(
        "SELECT game_id, min(number), max(number), count(*) FROM moves GROUP BY 1"
    ):
        if (first, last) != (1, count):
            evening.broken.append(f"game {game} has lines missing: {first} to {last}, {count}")
    for (number,) in evening.db.execute("SELECT id FROM tables WHERE state = 'over'"):
        _is_booked(evening, number)


def _is_booked(evening: Evening, number: TableId) -> None:
    """The result of a finished game is booked as its log has it, a conceded one's too."""
    stored = stored_table(evening.db, number)
    assert stored is not None and stored.game is not None
    session = reopened(stored)[0].session
    assert session is not None and session.result is not None
    asked = "SELECT seat, points, won FROM results WHERE game_id = ?"
    booked = {seat: told for seat, *told in evening.db.execute(asked, (stored.game.id,))}
    result = session.result
    for seat, told in booked.items():
        due = [result.merits[seat], int(Seat(seat) in result.winners)]
        if told != due:
            evening.broken.append(f"table {number}: seat {seat} was booked {told}, not {due}")
    if session.log.moves[-1][1] == CONCEDE:
        evening.done["conceded games booked"] += bool(booked)
        if int(session.log.moves[-1][0]) in map(int, result.winners):
            evening.broken.append(f"table {number}: who conceded has won")
