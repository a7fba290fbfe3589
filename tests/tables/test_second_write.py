"""Whichever write of whatever is done at a table is refused: nothing is done, and it goes on.

After a refusal the table has in mind what the file says. Later the same can be done, and
nobody stands still, robots neither.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.rules import CHANCE, Seat
from bot.storage.rows.ids import GuildId, UserId
from bot.storage.store import StoreBusy
from bot.tables.live.table import Table
from bot.tables.model.clock import Pace
from bot.tables.model.conceding import in_play
from bot.tables.model.lobby import Lobby
from bot.tables.model.proposal import OPEN_FOR, PATIENCE, Absent, Ending, NewClock, RobotIn, Rules
from bot.tables.model.refusals import Refusal
from bot.tables.verbs.ballots import concession, sleepers, waiting_seats
from bot.tables.verbs.clocks import come_back, shown_late
from bot.tables.verbs.end import end
from bot.tables.verbs.forget import forget, names
from bot.tables.verbs.host import HOST_IDLE, WRITE_EVERY, host_is_away, kick, pass_on
from bot.tables.verbs.interval import next_deal
from bot.tables.verbs.lobby import arrange, fill
from bot.tables.verbs.pace import set_pace
from bot.tables.verbs.pause import agree, resume
from bot.tables.verbs.play import act
from bot.tables.verbs.seats import keep_for, leave, lock, sit
from bot.tables.verbs.start import start
from bot.tables.verbs.suspend import lift, move, suspend
from bot.tables.verbs.take_back import answer_take_back, take_back
from bot.tables.verbs.talk import heard, set_talk, talk
from bot.tables.verbs.vote import awaits_votes, propose, vote
from tests.support.ids import channels, users
from tests.tables.truth import differences
from tests.tables.virtual import HOUR, House, in_virtual_time, silence

ANN, BOB, CID, DAN = users(11, 12, 13, 14)
CHANNEL, OTHER = channels(5, 6)
Prepare = Callable[[House, Table], Awaitable[None]]
Verb = Callable[[House, Table], Awaitable[object]]
GAME = "euchre"
PACE = Pace()


async def lobby_of_two(house: House, table: Table) -> None:
    await table.do(sit, BOB, "Bob")


async def started(house: House, table: Table) -> None:
    """Ann and Bob play with two robots, and Ann is asked."""
    await table.do(sit, BOB, "Bob")
    await table.do(arrange, ANN, Lobby.fill)
    await table.do(start, ANN)
    await until_asked(house, table, ANN)


async def alone(house: House, table: Table) -> None:
    await table.do(arrange, ANN, Lobby.fill)
    await table.do(start, ANN)
    await until_asked(house, table, ANN)


async def robots_turn(house: House, table: Table) -> None:
    """A robot is to act, and all wait because the table cannot be shown."""
    await started(house, table)
    for _ in range(40):
        session = table.session
        assert session is not None
        if session.turn != (CHANCE,) and session.chairs[session.turn[0]].robot:
            break
        await act_somehow(house, table)
    else:
        raise AssertionError("no robot's turn came")
    await table.do(suspend, "rights", ("send_messages",))
    await house.clock.sleep(60)


async def talked(house: House, table: Table) -> None:
    await started(house, table)
    await table.do(talk, BOB, "hello")


async def paused(house: House, table: Table) -> None:
    await started(house, table)
    await table.do(agree, ANN)
    await table.do(agree, BOB)


async def asked_to_take_back(house: House, table: Table) -> None:
    """Ann wants to take back a card after Bob has acted as well."""
    await started(house, table)
    for _ in range(200):
        session = table.session
        assert session is not None
        seat = session.seat_of(ANN)
        assert seat is not None
        last = len(session.log.moves)
        if 0 < session.retractable(seat) < last and session.log.moves[-1][0] != seat:
            try:
                if not await table.do(take_back, ANN):
                    return
            except Refusal:
                pass
        await act_somehow(house, table)
    raise AssertionError("nothing could be taken back")


async def proposed(house: House, table: Table) -> None:
    await started(house, table)
    await table.do(propose, BOB, table.lobby.options.with_value("target", "5"))


# ---------------------------------------------------------------------- without a host


async def no_host(house: House, table: Table) -> None:
    """Bob sits in a lobby whose host does nothing."""
    await table.do(sit, BOB, "Bob")
    await house.clock.sleep(HOST_IDLE + 1)
    assert host_is_away(table.state, table.now)


async def bob_hosts_alone(house: House, table: Table) -> None:
    await table.do(sit, BOB, "Bob")
    await table.do(leave, ANN)


async def host_presses(house: House, table: Table) -> None:
    """A click of the host, the only thing at the table that is written down by itself."""
    await house.clock.sleep(WRITE_EVERY + 1)
    table.noticed(ANN)
    await house.clock.sleep(60)


# ---------------------------------------------------------------------- votes


async def asleep(house: House, table: Table) -> None:
    """Bob has let a turn run out."""
    await started(house, table)
    for _ in range(200):
        assert table.session is not None
        if sleepers(table.state, table.now):
            return
        await until_asked(house, table, BOB)
        await house.clock.sleep(400)
    raise AssertionError("nobody fell asleep")


def absent(table: Table) -> Absent:
    assert table.session is not None
    ((seat, user),) = sleepers(table.state, table.now)
    return Absent(seat, user)


async def asleep_and_proposed(house: House, table: Table) -> None:
    """Whether a robot is to play for Bob is for Ann and Cid to say."""
    await asleep(house, table)
    await table.do(sit, CID, "Cid")
    await table.do(propose, CID, absent(table))


async def waits(house: House, table: Table) -> None:
    """Ann and Cid are without Bob, and no robot may play for him."""
    for user, name in ((BOB, "Bob"), (CID, "Cid"), (DAN, "Dan")):
        await table.do(sit, user, name)
    await table.do(arrange, ANN, lambda lobby: lobby.with_robots("none"))
    await table.do(start, ANN)
    await table.do(leave, BOB)
    await table.do(leave, DAN)


def robot_in(table: Table) -> RobotIn:
    assert table.session is not None
    return RobotIn(waiting_seats(table.state)[0])


async def cards_fall(house: House, table: Table) -> None:
    await table.do(sit, BOB, "Bob")
    await table.do(arrange, ANN, Lobby.fill)
    await table.do(start, ANN)
    await until_in_play(house, table)


async def until_in_play(house: House, table: Table) -> None:
    for _ in range(400):
        assert table.session is not None
        if in_play(table.session) and table.session.sheet:
            return
        await act_somehow(house, table)
    raise AssertionError("no card was played")


def voting(prepare: Prepare, what: Callable[[Table], Any], by: UserId = BOB) -> Prepare:
    """The preparation of a table at which this is proposed."""

    async def opened(house: House, table: Table) -> None:
        await prepare(house, table)
        assert not await table.do(propose, by, what(table))
        assert table.session is not None and table.session.voted_on is not None

    return opened


def patience(seconds: float) -> Verb:
    """Wait for 20 seconds longer than these: nobody answers."""
    return lambda house, table: house.clock.sleep(seconds + 20)


def _rules(table: Table) -> Rules:
    return Rules(table.lobby.options.with_value("target", "5"))


async def before_the_deal(house: House, table: Table) -> None:
    """A deal is over, and the next waits for Ann's answer to other rules."""
    await started(house, table)
    await table.do(propose, BOB, _rules(table))
    for _ in range(400):
        assert table.session is not None
        if awaits_votes(table.state) and table.session.sheet:
            return
        await act_somehow(house, table)
    raise AssertionError("no deal came to its end")


async def result_is_read(house: House, table: Table) -> None:
    """A deal is over, and Ann and Bob read its result."""
    await started(house, table)
    for _ in range(400):
        if table.state.interval is not None:
            return
        await act_somehow(house, table)
    raise AssertionError("no deal came to its end")


def _proposing(what: Callable[[Table], Any], by: UserId) -> Callable[[House, Table], Any]:
    return lambda house, table: table.do(propose, by, what(table))


SUBJECTS: dict[str, tuple[Prepare, Callable[[Table], Any], UserId]] = {
    "the clock": (started, lambda t: NewClock(60), BOB),
    "no clock": (started, lambda t: NewClock(0), BOB),
    "the end": (started, lambda t: Ending(), BOB),
    "a robot": (waits, robot_in, CID),
    "a deal": (cards_fall, lambda t: concession(t.state, BOB, False), BOB),
    "a game": (cards_fall, lambda t: concession(t.state, BOB, True), BOB),
}
"""Votes that take effect with the last yes: the state, the proposal, its proposer. Ann answers."""


async def until_asked(house: House, table: Table, user: UserId) -> None:
    for _ in range(500):
        session = table.session
        assert session is not None and session.result is None
        if session.seat_of(user) in session.turn:
            return
        await act_somehow(house, table, but=user)
    raise AssertionError("never asked")


async def act_somehow(house: House, table: Table, but: int | None = None) -> None:
    """Have one person act whose turn it is, or let half a second pass for robots."""
    session = table.session
    assert session is not None
    for seat in session.turn:
        user = session.chairs[seat].user if seat != CHANCE else None
        if user not in (None, but) and session.chairs[seat].present:
            await table.do(act, user, any_line(table, seat))
            return
    await house.clock.sleep(0.5)


def any_line(table: Table, seat: Seat) -> str:
    session = table.session
    assert session is not None
    decision = session.game.legal(session.view(seat))
    return session.game.write(decision.sample(Random(len(session.log.moves))))


def ann_acts(house: House, table: Table) -> Awaitable[object]:
    assert table.session is not None
    seat = table.session.seat_of(ANN)
    assert seat is not None
    return table.do(act, ANN, any_line(table, seat))


def request_at(table: Table) -> int:
    assert table.state.request is not None
    return table.state.request.at


async def both_leave(house: House, table: Table) -> None:
    await table.do(leave, BOB)
    await table.do(leave, ANN)


VERBS: dict[str, tuple[Prepare, Verb]] = {
    "join": (lobby_of_two, lambda h, t: t.do(sit, CID, "Cid")),
    "leave the lobby": (lobby_of_two, lambda h, t: t.do(leave, BOB)),
    "be the last to leave the lobby": (lobby_of_two, both_leave),
    "leave the lobby for a friend": (lobby_of_two, lambda h, t: t.do(leave, BOB, (CID, "Cid"))),
    "start": (lobby_of_two, lambda h, t: _fill_and_start(t)),
    "send away from the lobby": (lobby_of_two, lambda h, t: t.do(kick, ANN, BOB)),
    "forget in the lobby": (lobby_of_two, lambda h, t: t.do(forget, ANN)),
    "act": (started, ann_acts),
    "sit down": (started, lambda h, t: t.do(sit, CID, "Cid")),
    "leave": (started, lambda h, t: t.do(leave, ANN)),
    "leave for a friend": (started, lambda h, t: t.do(leave, BOB, (CID, "Cid"))),
    "be the last to leave": (alone, lambda h, t: t.do(leave, ANN)),
    "all leave": (started, both_leave),
    "send away": (started, lambda h, t: t.do(kick, ANN, BOB)),
    "pass on": (started, lambda h, t: t.do(pass_on, ANN, BOB)),
    "lock": (started, lambda h, t: t.do(lock, ANN, True)),
    "keep a seat": (started, lambda h, t: t.do(keep_for, ANN, CID, "Cid")),
    "agree to a pause": (started, lambda h, t: _agree_both(t)),
    "go on": (paused, lambda h, t: t.do(resume, ANN)),
    "take back": (started, lambda h, t: _act_and_take_back(h, t)),
    "grant a take-back": (
        asked_to_take_back, lambda h, t: t.do(answer_take_back, BOB, request_at(t), True)
    ),
    "refuse a take-back": (
        asked_to_take_back, lambda h, t: t.do(answer_take_back, BOB, request_at(t), False)
    ),
    "propose": (started, lambda h, t: t.do(propose, ANN, _rules(t))),
    "vote": (proposed, lambda h, t: _vote(t, True)),
    "vote against": (proposed, lambda h, t: _vote(t, False)),
    "hold": (started, lambda h, t: t.do(suspend, "channel-gone")),
    "release": (robots_turn, lambda h, t: t.do(lift)),
    "move": (robots_turn, lambda h, t: t.do(move, OTHER)),
    "hand shown late": (started, lambda h, t: t.do(shown_late, ANN)),
    "fill for a host who is away": (no_host, lambda h, t: t.do(fill, BOB)),
    "start for a host who is away": (no_host, lambda h, t: _fill_and_start(t, BOB)),
    "take over from a host who is away": (no_host, lambda h, t: t.do(pass_on, BOB, BOB)),
    "pass on as a moderator": (started, lambda h, t: t.do(pass_on, CID, BOB, moderator=True)),
    "send away as a moderator": (started, lambda h, t: t.do(kick, CID, BOB, moderator=True)),
    "send the last away": (bob_hosts_alone, lambda h, t: t.do(kick, CID, BOB, moderator=True)),
    "send the last of a game away": (alone, lambda h, t: t.do(kick, CID, ANN, moderator=True)),
    "be there as host": (lobby_of_two, host_presses),
    "switch talk off": (started, lambda h, t: t.do(set_talk, ANN, False)),
    "switch talk off in the lobby": (lobby_of_two, lambda h, t: t.do(set_talk, ANN, False)),
    "set the pace": (started, lambda h, t: t.do(set_pace, ANN, "slow")),
    "set the pace in the lobby": (lobby_of_two, lambda h, t: t.do(set_pace, ANN, "quick")),
    "go on to the next deal": (result_is_read, lambda h, t: t.do(next_deal, BOB, 1)),
    "read to the end": (result_is_read, patience(PACE.interval)),
    "forget who has talked": (talked, lambda h, t: t.do(forget, BOB)),
    "other rules with the deal": (before_the_deal, lambda h, t: _vote_and_wait(h, t)),
    "let a vote on rules lapse": (before_the_deal, patience(PATIENCE)),
    "propose who sleeps": (asleep, lambda h, t: t.do(propose, ANN, absent(t))),
    "agree on who sleeps": (asleep_and_proposed, lambda h, t: _vote(t, True)),
    "turn down who sleeps": (asleep_and_proposed, lambda h, t: _vote(t, False)),
    "who sleeps comes back": (asleep_and_proposed, lambda h, t: _bob_acts(h, t)),
    "leave a table without robots": (waits, lambda h, t: t.do(leave, CID)),
    "sit down where the game waits": (waits, lambda h, t: t.do(sit, BOB, "Bob")),
    **{f"propose {name}": (prepare, _proposing(what, by))
       for name, (prepare, what, by) in SUBJECTS.items()},
    **{f"agree on {name}": (voting(*subject), lambda h, t: _vote(t, True))
       for name, subject in SUBJECTS.items()},
    **{f"turn down {name}": (voting(*subject), lambda h, t: _vote(t, False))
       for name, subject in SUBJECTS.items()},
    **{f"nobody answers about {name}": (voting(*subject), patience(OPEN_FOR))
       for name, subject in SUBJECTS.items()},
    "forget": (started, lambda h, t: t.do(forget, ANN)),
    "forget the last": (alone, lambda h, t: t.do(forget, ANN)),
    "end it": (started, lambda h, t: t.do(end, ANN, moderator=False)),
}  # fmt: skip


SEVERAL = {
    *("be the last to leave the lobby", "start", "start for a host who is away", "all leave"),
    *("agree to a pause", "take back", "other rules with the deal", "who sleeps comes back"),
    *("let a vote on rules lapse", *(f"nobody answers about {name}" for name in SUBJECTS)),
}
"""Verbs that are more than one thing at the table, or take a time in which others happen."""


async def _fill_and_start(table: Table, by: UserId = ANN) -> None:
    await table.do(fill, by)
    await table.do(start, by)


async def _bob_acts(house: House, table: Table) -> None:
    for _ in range(200):
        session = table.session
        assert session is not None
        seat = session.seat_of(BOB)
        assert seat is not None
        if seat in session.turn:
            return await table.do(act, BOB, any_line(table, seat))
        await act_somehow(house, table)
    raise AssertionError("never asked")


async def _vote_and_wait(house: House, table: Table) -> None:
    await _vote(table, True)
    await house.clock.sleep(60)


async def _agree_both(table: Table) -> None:
    await table.do(agree, ANN)
    await table.do(agree, BOB)


async def _act_and_take_back(house: House, table: Table) -> None:
    for _ in range(30):
        await until_asked(house, table, ANN)
        await ann_acts(house, table)
        try:
            await table.do(take_back, ANN)
        except Refusal:
            continue
        return


async def _vote(table: Table, yes: bool) -> None:
    assert table.session is not None and table.session.proposal is not None
    await table.do(vote, ANN, table.session.proposal.number, yes)


async def refused_at(path: Path, prepare: Prepare, verb: Verb, number: int) -> bool:
    """Refuse the n-th write of it; whether there was one."""
    house = House(path, Random(7))
    hall = await house.open()
    table = await hall.open(Lobby.open(GAME, "house", ANN, "Ann"), GuildId(1), CHANNEL)
    await prepare(house, table)
    lines = len(table.session.log.moves) if table.session else 0
    assert not differences(table, house.disk.db), "before"
    house.weather.refuse_next(number)
    try:
        await verb(house, table)
    except StoreBusy:
        assert house.weather.refused == 1
    house.weather.calm()
    after = differences(table, house.disk.db)
    assert not after, f"write {number} was refused: {after}"
    people = [chair.user for chair in table.chairs if chair.user is not None]
    assert people or not table.open, "a table at which nobody sits is closed"
    refused = house.weather.refused > 0
    if refused and table.session is not None:
        await goes_on(house, table, lines)
    await house.kill()
    return refused


async def goes_on(house: House, table: Table, lines: int) -> None:
    """Nobody stands still: with what was refused done again, cards fall or the table ends."""
    if table.state.suspension is not None:
        await table.do(lift)
    await house.clock.sleep(HOUR / 2)
    for _ in range(60):
        if not table.open:
            return
        session = table.session
        assert session is not None
        if session.paused_at is not None:
            await table.do(resume, next(c.user for c in session.chairs if c.user))
        if len(session.log.moves) > lines + 12:
            return
        await everybody_is_back(table)
        await act_somehow(house, table)
        await house.clock.sleep(30)
    raise AssertionError("the table stands still")


async def everybody_is_back(table: Table) -> None:
    """Those for whom a robot played, and those whom the game waits for."""
    for chair in table.chairs:
        if chair.waits:
            here = {other.user for other in table.chairs}
            user = next(user for user in (ANN, BOB, CID, DAN) if user not in here)
            await table.do(sit, user, str(user))
        elif chair.away and chair.user is not None:
            await table.do(come_back, chair.user)


@pytest.mark.parametrize("name", VERBS)
def test_a_refused_write_leaves_nothing_half_done(name: str, tmp_path: Path) -> None:
    prepare, verb = VERBS[name]

    async def all_of_them() -> int:
        number = 1
        while await refused_at(tmp_path / f"{number}.db", prepare, verb, number):
            number += 1
            assert number < 50
        return number - 1

    with silence():
        writes = in_virtual_time(all_of_them)
    assert writes == 1 or (writes > 1 and name in SEVERAL)


async def opened(house: House, prepare: Prepare) -> Table:
    hall = await house.open()
    table = await hall.open(Lobby.open(GAME, "house", ANN, "Ann"), GuildId(1), CHANNEL)
    await prepare(house, table)
    return table


def test_talk_is_nothing_that_is_written_down(tmp_path: Path) -> None:
    async def main() -> None:
        house = House(tmp_path / "knave.db", Random(3))
        table = await opened(house, started)
        house.weather.refuse_next(1)
        await table.do(talk, BOB, "hello")
        assert house.weather.refused == 0
        assert [phrase.what for phrase in heard(table.state, table.now)] == ["hello"]
        with pytest.raises(StoreBusy):
            await table.do(forget, BOB)
        (phrase,) = heard(table.state, table.now)
        assert phrase.chair.user == BOB, "nothing was forgotten"
        await table.do(forget, BOB)
        assert heard(table.state, table.now) == () and not names(table.state, BOB)
        await house.kill()

    with silence():
        in_virtual_time(main)


def test_another_clock_is_the_tables_once_it_is_stored(tmp_path: Path) -> None:
    """Readers meanwhile, such as those that draw the table, see the old one."""

    async def main() -> None:
        house = House(tmp_path / "knave.db", Random(3))
        table = await opened(house, voting(started, lambda t: NewClock(60)))
        house.weather.slow = 10.0
        voted = asyncio.create_task(_vote(table, True))
        seen = set()
        while not voted.done():
            seen.add(table.lobby.clock)
            await house.clock.sleep(0.1)
        assert seen == {None} and table.lobby.clock == 60
        await house.kill()

    in_virtual_time(main)


def test_who_agreed_to_the_end_is_written_down_with_it(tmp_path: Path) -> None:
    async def main() -> list[str]:
        house = House(tmp_path / "knave.db", Random(3))
        table = await opened(house, voting(started, lambda t: Ending()))
        await _vote(table, True)
        assert table.status == "ended"
        asked = "SELECT line FROM notes WHERE table_id = ? ORDER BY number"
        lines = [line for (line,) in house.disk.db.execute(asked, (table.id,))]
        assert not differences(table, house.disk.db)
        await house.kill()
        return lines

    agreed = [f"end agreed by {ANN}", "end dropped: done", "ended: ended-by-vote"]
    assert in_virtual_time(main)[-3:] == agreed


def test_robots_go_on_after_a_release_that_was_refused(tmp_path: Path) -> None:
    """It is tried again with the next look at the place, without anybody."""

    async def main() -> None:
        house = House(tmp_path / "knave.db", Random(3))
        hall = await house.open()
        table = await hall.open(Lobby.open(GAME, "house", ANN, "Ann"), GuildId(1), CHANNEL)
        await robots_turn(house, table)
        assert table.session is not None
        lines = len(table.session.log.moves)
        house.weather.refuse_next(1)
        with pytest.raises(StoreBusy):
            await table.do(lift)
        assert table.state.suspension is not None
        await table.do(lift)
        await house.clock.sleep(60)
        assert len(table.session.log.moves) > lines
        await house.kill()

    with silence():
        in_virtual_time(main)
