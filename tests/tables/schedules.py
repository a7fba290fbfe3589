"""Evenings at random: everybody does everything at once, and the world does not behave.

``python -m tests.tables.schedules --runs 200 --seed 1`` prints what was done; a broken promise is
printed with the seed that leads to it. What has to hold, whatever happens:

- Every decision that was acknowledged is on disk when it is, and exactly once.
- At every moment between two things that happen at a table, what it has in mind is what the file
  says: after refused writes, too.
- Nobody is told of a line that is not on disk.
- Nobody sees two hands of one deal.
- Nobody hangs: when the disk is well again and people play, every game comes to an end; a game
  that waits for a person either gets one, or closes.
- What is voted on is voted on after a restart, too, and what a game came to is booked as its log
  has it, also where a side gave it up.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

from bot.rules import CHANCE, GAMES, Illegal, Seat
from bot.rules.about.conceding import CONCEDE
from bot.storage.rows.ids import NOBODY, ChannelId, GuildId, TableId, UserId
from bot.storage.store import StoreError
from bot.storage.tables import stored_table
from bot.tables.live.registry import TableRegistry
from bot.tables.live.table import Table
from bot.tables.model.clock import PACES
from bot.tables.model.lobby import Lobby, Refusal
from bot.tables.model.proposal import Absent, Ending, NewClock, RobotIn, Subject
from bot.tables.model.rows import reopened
from bot.tables.model.session import GameSession
from bot.tables.model.talk import PHRASES
from bot.tables.model.turn_clock import CLOCKS
from bot.tables.verbs.ballots import concession, sleepers, waiting_seats
from bot.tables.verbs.claim import claim_rest
from bot.tables.verbs.clocks import come_back, shown_late
from bot.tables.verbs.end import end
from bot.tables.verbs.host import kick, let_in, pass_on
from bot.tables.verbs.interval import next_deal
from bot.tables.verbs.lobby import fill
from bot.tables.verbs.pace import set_pace
from bot.tables.verbs.pause import agree, resume
from bot.tables.verbs.play import act
from bot.tables.verbs.seats import keep_for, leave, lock, release_seat, seats_for, sit
from bot.tables.verbs.start import start
from bot.tables.verbs.suspend import lift, suspend
from bot.tables.verbs.take_back import answer_take_back, take_back
from bot.tables.verbs.talk import set_talk, talk
from bot.tables.verbs.vote import propose, vote
from tests.rules.option_sets import OptionSets
from tests.support.ids import channels
from tests.tables.truth import differences
from tests.tables.virtual import HOUR, House, RobotDied, cautious, in_virtual_time, silence

PEOPLE = {UserId(10**17 + n): f"P{n}" for n in range(6)}
CHANNELS = channels(5, 6, 7)
GUILD = GuildId(1)
TABLES = 3
"""So many tables at most are open at once."""
FORTNIGHT = 14 * 24 * HOUR
VOTE = re.compile(r"(rules|clock|replace|robot|end|concession) (proposed by|agreed by|dropped:) .*")
LONGEST = 700
"""Lines of a log after which a game that goes on for ever is ended by its host."""


class BrokenPromise(AssertionError):
    """What should hold does not."""


@dataclass
class Watch:
    """The herald: it writes down who is shown which hand, and looks whether that is on disk."""

    evening: Evening
    seen: dict[tuple[int, int, int], set[int]] = field(default_factory=dict)
    """(game, deal, person) → the seats whose hands they saw."""

    def table_changed(self, table: Table) -> None:
        self._is_on_disk(table)

    def hand_changed(self, table: Table, user: UserId) -> None:
        self._is_on_disk(table)
        session = table.session
        seat = session.seat_of(user) if session else None
        if session is None or seat is None or not session.view(seat).hand:
            return
        seats = self.seen.setdefault((session.game_id, session.deals, user), set())
        seats.add(int(seat))
        self.evening.must(len(seats) == 1, "nobody sees two hands of one deal", table, user, seats)

    def remind(self, table: Table, user: UserId) -> None:
        self._is_on_disk(table)

    def look_round(self, table: Table) -> None:
        """Everybody is there."""

    def taken_up(self, table: Table) -> None:
        self._is_on_disk(table)

    def _is_on_disk(self, table: Table) -> None:
        if (session := table.session) is None:
            return
        asked = "SELECT count(*) FROM moves WHERE game_id = ?"
        ((lines,),) = self.evening.db.execute(asked, (session.game_id,))
        told = len(session.log.moves)
        self.evening.must(told <= lines, "nobody is told what is not on disk", table, told, lines)


@dataclass
class Evening:
    """One run: people, a hall, and all that happens to them."""

    path: Path
    seed: int
    hours: float = 2.0
    done: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rng = Random(self.seed)
        self.house = House(self.path, self.rng)
        self.house.herald = Watch(self)
        self.decided: set[tuple[int, int, int]] = set()
        """(game, seat, number) of every decision that was acknowledged."""
        self.forgotten: set[UserId] = set()
        """Whose forgetting is under way, or was refused: it is asked for again."""
        self.sets = {key: OptionSets(game, self.rng) for key, game in GAMES.items()}

    @property
    def hall(self) -> TableRegistry:
        return self.house.hall

    @property
    def db(self) -> sqlite3.Connection:
        return self.house.disk.db

    def must(self, kept: bool, promise: str, table: Table, *shown: object) -> None:
        """Remember a broken promise: whoever finds it may be a task nobody waits for."""
        if not kept:
            log = table.session.log if table.session else table.lobby
            asked = "SELECT line FROM notes WHERE table_id = ? ORDER BY number DESC LIMIT 20"
            notes = [line for (line,) in self.db.execute(asked, (table.id,))]
            shows = [*map(repr, shown), *reversed(notes), str(log)[-600:]]
            told = "\n  ".join([promise, f"table {table.id}", *shows])
            self.broken.append(told)

    # ------------------------------------------------------------------ the run

    async def run(self) -> None:
        """Hours in which anything happens, then peace, in which every game comes to an end."""
        await self.house.open()
        weather, thinker = self.house.weather, self.house.thinker
        weather.slow = self.rng.choice((0.0, 0.1, 3.0))
        weather.failing = self.rng.choice((0.0, 0.05, 0.2))
        thinker.longest, thinker.dying = self.rng.choice((0.0, 5.0, 40.0)), 0.03
        until = self.house.clock.steady() + self.hours * HOUR
        while self.house.clock.steady() < until and not self.broken:
            lives = [asyncio.create_task(self._life(user)) for user in PEOPLE]
            lives.append(asyncio.create_task(self._world()))
            await asyncio.sleep(self.rng.expovariate(2 / HOUR))
            self._raise_what_failed(lives)
            await self.house.kill()
            self.done["killed"] += 1
            self._as_it_was_left()
            await self._opened_again()
            self._votes_are_open_again()
        weather.calm()
        thinker.longest, thinker.dying = 0.0, 0.0
        await self._in_peace()
        self._must_be_sound()
        await self.house.kill()
        if self.broken:
            raise BrokenPromise(f"seed {self.seed}: {self.broken[0]}")

    def _raise_what_failed(self, lives: list[asyncio.Task[None]]) -> None:
        for task in lives:
            if task.done() and not task.cancelled() and (error := task.exception()):
                raise error

    async def _opened_again(self) -> None:
        while True:
            try:
                await self.house.open()
            except StoreError:
                self.done["start refused"] += 1
            else:
                return

    def _as_it_was_left(self) -> None:
        with sqlite3.connect(self.path) as db:
            faults = db.execute("PRAGMA foreign_key_check").fetchall()
        db.close()
        if faults:
            self.broken.append(f"foreign keys: {faults}")

    def _votes_are_open_again(self) -> None:
        """Whatever was voted on, as its notes tell it, is voted on after the restart."""
        for table in self.hall.tables:
            if table.session is None:
                continue
            asked = "SELECT line FROM notes WHERE table_id = ? ORDER BY number"
            lines = [line for (line,) in self.db.execute(asked, (table.id,))]
            told = [line for line in lines if VOTE.fullmatch(line)]
            is_open = bool(told) and " dropped: " not in told[-1]
            proposal = table.session.proposal
            self.must((proposal is not None) == is_open, "votes stay open", table, told, proposal)
            if proposal is not None:
                proposed = [line for line in told if " proposed by " in line]
                same = proposed[-1] == str(proposal.note)
                self.must(same, "the same vote", table, told, proposal)
                self.done["a vote was open at the restart"] += 1

    # ------------------------------------------------------------------ what people do

    async def _life(self, user: UserId) -> None:
        verbs: list[tuple[int, Callable[[UserId], Awaitable[str]]]] = [
            (60, self._play), (8, self._sit), (3, self._leave), (3, self._host), (4, self._favour),
            (6, self._vote), (3, self._pause), (3, self._talk), (2, self._lead), (1, self._sleep),
            (1, self._come_back), (6, self._next), (2, self._open_or_start),
            (1, self._forget), (1, self._claim), (1, self._end),
        ]  # fmt: skip
        weights = [weight for weight, _ in verbs]
        while not self.broken:
            await asyncio.sleep(self.rng.expovariate(1 / 4))
            ((_, verb),) = self.rng.choices(verbs, weights)
            await self._tried(verb(user))

    async def _tried(self, wish: Awaitable[str]) -> None:
        try:
            said = await wish
        except (Refusal, Illegal):
            self.done["refused by rules"] += 1
        except StoreError:
            self.done["refused by the disk"] += 1
        except RobotDied:
            self.done["came to nothing: a robot died"] += 1
        else:
            self.done[said] += 1

    def _some_table(self, user: UserId, playing: bool = False) -> Table:
        tables = self.hall.of_person(user, playing) or list(self.hall.tables)
        if not tables:
            raise Refusal("no-table")
        return self.rng.choice(tables)

    async def _play(self, user: UserId) -> str:
        table = self._some_table(user, playing=True)
        session = table.session
        seat = session.seat_of(user) if session else None
        if session is None or seat is None or seat not in session.turn:
            raise Refusal("not-here")
        line = session.game.write(cautious(session.game.legal(session.view(seat)), self.rng))
        number = session.numbers[seat]
        twice = [table.do(act, user, line, number) for _ in range(1 + (self.rng.random() < 0.2))]
        answers = await asyncio.gather(*twice, return_exceptions=True)
        for answer in answers:
            if not isinstance(answer, (Refusal, Illegal, StoreError, type(None))):
                raise answer
        acknowledged = answers.count(None)
        if not acknowledged:
            raise Refusal("outdated")
        self._acknowledged(table, session.game_id, seat, number, line, acknowledged)
        return "acted"

    def _acknowledged(
        self, table: Table, game: int, seat: Seat, number: int, line: str, times: int
    ) -> None:
        key = (game, int(seat), number)
        self.must(times == 1 and key not in self.decided, "each decision once", table, key, times)
        self.decided.add(key)
        asked = (
            "SELECT count(*) FROM moves WHERE game_id = ? AND seat = ? AND line = ? AND number > ?"
        )
        ((found,),) = self.db.execute(asked, (game, int(seat), line, number))
        self.must(found >= 1, "what is acknowledged is on disk", table, key, line)

    async def _sit(self, user: UserId) -> str:
        table = self.rng.choice(self.hall.tables) if self.hall.tables else self._some_table(user)
        seats = seats_for(table.state, user)
        wished = self.rng.choice(seats) if seats and self.rng.random() < 0.7 else None
        await table.do(sit, user, PEOPLE[user], wished)
        return "sat down"

    async def _leave(self, user: UserId) -> str:
        table = self._some_table(user)
        friend = self.rng.choice(list(PEOPLE))
        await table.do(leave, user, (friend, PEOPLE[friend]) if self.rng.random() < 0.3 else None)
        if self.rng.random() < 0.6:  # over to another seat, perhaps of the other side
            await table.do(
                sit, user, PEOPLE[user], self.rng.choice([*seats_for(table.state, user), None])
            )
        return "left"

    async def _host(self, user: UserId) -> str:
        table, other = self._some_table(user), self.rng.choice(list(PEOPLE))
        moderator = self.rng.random() < 0.2
        match self.rng.randrange(8):
            case 0:
                await table.do(kick, user, other, moderator)
            case 1:
                await table.do(let_in, user, other)
            case 2:
                await table.do(pass_on, user, other, moderator)
            case 6:
                await table.do(set_talk, user, self.rng.random() < 0.8)
            case 7:
                await table.do(set_pace, user, self.rng.choice([*PACES]))
            case 3:
                await table.do(lock, user, self.rng.random() < 0.3)
            case 4:
                await table.do(keep_for, user, other, PEOPLE[other])
            case _:
                await table.do(release_seat, user, other)
        return "hosted"

    async def _next(self, user: UserId) -> str:
        """Read how the deal ended, and go on; perhaps by a button that is pressed twice."""
        read = [table for table in self.hall.of_person(user, True) if table.state.interval]
        table = self.rng.choice(read) if read else self._some_table(user, playing=True)
        reads = table.state.interval
        deal = reads.deal if reads and self.rng.random() < 0.8 else None
        twice = [table.do(next_deal, user, deal) for _ in range(1 + (self.rng.random() < 0.2))]
        answers = await asyncio.gather(*twice, return_exceptions=True)
        self.must(answers.count(None) <= 1, "one press goes on once", table, answers)
        for answer in answers:
            if answer is not None:
                assert isinstance(answer, Exception)
                raise answer
        return "went on to the next deal"

    async def _favour(self, user: UserId) -> str:
        table = self._some_table(user, playing=True)
        request = table.state.request
        if request is not None and request.user != user:
            await table.do(answer_take_back, user, request.at, self.rng.random() < 0.7)
            return "answered a wish"
        if self.rng.random() < 0.3:
            await table.advise(user)
            return "advised"
        return "took back" if await table.do(take_back, user) else "asked to take back"

    async def _claim(self, user: UserId) -> str:
        await self._some_table(user, playing=True).do(claim_rest, user)
        return "claimed the rest"

    async def _vote(self, user: UserId) -> str:
        table = self._some_table(user, playing=True)
        session = table.session
        if session is None:
            raise Refusal("not-begun")
        if session.voted_on is not None:
            word = session.voted_on.what.word
            yes = self.rng.random() < (0.9 if word != "end" else 0.5)
            done = await table.do(vote, user, session.voted_on.number, yes)
            return f"agreed: {word}" if done else "voted"
        if self.rng.random() < 0.7:
            what = self._wished(table, session, user)
            done = await table.do(propose, user, what)
            return f"agreed: {what.word}" if done else f"proposed: {what.word}"
        knob = self.rng.choice(session.options.fields())
        value = self.rng.choice(knob.values)
        try:
            wished = type(session.options)(**{**session.options.values(), knob.name: value})
        except Illegal as refused:
            raise Refusal("unfit") from refused
        await table.do(propose, user, wished)
        return "proposed"

    def _wished(self, table: Table, session: GameSession, user: UserId) -> Subject:
        """Anything that is put to the vote and takes effect at once; possible or not."""
        everywhere = [Seat(n) for n in range(session.log.players)]
        match self.rng.choice(("clock", "absent", "robot", "robot", "end", "deal", "deal", "game")):
            case "clock":
                return NewClock(self.rng.choice([*CLOCKS.values()]))
            case "absent":
                chairs = [(seat, session.chairs[seat].user or NOBODY) for seat in everywhere]
                return Absent(*self.rng.choice(sleepers(table.state, table.now) or chairs))
            case "robot":
                return RobotIn(self.rng.choice(waiting_seats(table.state) or everywhere))
            case "end" if self.rng.random() < 0.2:
                return Ending()
            case what:
                return concession(table.state, user, game=what == "game")

    async def _talk(self, user: UserId) -> str:
        await self._some_table(user).do(talk, user, self.rng.choice(PHRASES))
        return "talked"

    async def _lead(self, user: UserId) -> str:
        """What the host of a lobby may do, and others whose host is away."""
        table = self._some_table(user)
        table.noticed(user)
        if self.rng.random() < 0.7:
            await table.do(fill, user)
            return "filled as host" if user == table.lobby.host else "filled for the host"
        await table.do(pass_on, user, user)
        return "took over"

    async def _sleep(self, user: UserId) -> str:
        """So long that others may call it sleeping."""
        await asyncio.sleep(self.rng.uniform(0, 900))
        return "slept"

    async def _pause(self, user: UserId) -> str:
        table = self._some_table(user, playing=True)
        if table.session is not None and table.session.paused_at is not None:
            await table.do(resume, user)
            return "went on"
        await table.do(agree, user)
        return "agreed to a pause"

    async def _come_back(self, user: UserId) -> str:
        table = self._some_table(user, playing=True)
        if self.rng.random() < 0.5:
            await table.do(shown_late, user)
            return "shown late"
        await table.do(come_back, user)
        return "came back"

    async def _open_or_start(self, user: UserId) -> str:
        lobbies = [table for table in self.hall.tables if table.status == "lobby"]
        if lobbies and self.rng.random() < 0.7:
            table = self.rng.choice(lobbies)
            leader = self.rng.choice((user, table.lobby.host))
            if not table.lobby.takes_robots:
                for other in self.rng.sample(list(PEOPLE), len(PEOPLE)):
                    with suppress(Refusal):
                        await table.do(sit, other, PEOPLE[other])
            elif any(chair.empty for chair in table.lobby.chairs):
                await table.do(fill, leader)
            await table.do(start, leader)
            return "started" if table.lobby.takes_robots else "started without robots"
        if len(self.hall.tables) >= TABLES:
            raise Refusal("channel-busy")
        key = self.rng.choice(list(GAMES))
        options, players = self.sets[key].draw()
        lobby = Lobby.open(key, "house", user, PEOPLE[user])
        lobby = lobby.with_clock(self.rng.choice((None, 0, 60, 24 * 3600)))
        lobby = lobby.with_robots(self.rng.choice(("welcome", "none")))
        lobby = lobby.with_hints(self.rng.choice(("usual", "on", "off")))
        try:
            lobby = _with_options(lobby, options, players)
        except Illegal as refused:
            raise Refusal("unfit") from refused
        await self.hall.open(lobby, GUILD, ChannelId(self.rng.choice(CHANNELS)))
        return "opened"

    async def _forget(self, user: UserId) -> str:
        if self.rng.random() < 0.8:
            raise Refusal("rather not")
        self.forgotten.add(user)
        await self.hall.forget(user)
        self.forgotten.discard(user)
        return "forgot"

    async def _end(self, user: UserId) -> str:
        if self.rng.random() < 0.9:
            raise Refusal("rather not")
        table = self._some_table(user)
        await table.do(end, user, moderator=self.rng.random() < 0.2)
        return "ended"

    # ------------------------------------------------------------------ what happens to them

    async def _world(self) -> None:
        """Places that go and come, a wall clock that is set; and whether all is true meanwhile."""
        while not self.broken:
            await asyncio.sleep(self.rng.expovariate(1 / 20))
            if not self.hall.tables:
                continue
            table = self.rng.choice(self.hall.tables)
            match self.rng.randrange(12):
                case 0:
                    await self._tried(
                        self._did("held", table.do(suspend, "rights", ("view_channel",)))
                    )
                case 1 | 2:
                    await self._tried(self._did("released", table.do(lift)))
                case 3:
                    channel = self.rng.choice(CHANNELS)
                    await self._tried(self._did("moved", self.hall.move(table, GUILD, channel)))
                case 4 if self.rng.random() < 0.2:
                    self.house.clock.ahead += self.rng.choice((-HOUR, -60, 60, HOUR))
                    self.done["clock set"] += 1
                case _:
                    await self.look(table)

    async def _did(self, said: str, wish: Awaitable[object]) -> str:
        await wish
        return said

    async def look(self, table: Table) -> None:
        """Between two things that happen at a table: what it has in mind is what the file says."""

        async def compared() -> None:
            apart = differences(table, self.db, sensitive=not self.forgotten)
            self.must(not apart, "mind and file say the same", table, apart)

        await table._mail.post(compared)
        self.done["looked"] += 1

    # ------------------------------------------------------------------ peace

    async def _in_peace(self) -> None:
        """The disk is well, and everybody does what they are asked: every game ends."""
        for user in tuple(self.forgotten):
            await self.hall.forget(user)
            self.forgotten.discard(user)
        waiting = [table for table in self.hall.tables if any(c.waits for c in table.chairs)]
        for table in (*(t for t in self.hall.tables if t not in waiting), *waiting):
            await self.look(table)
            if not self.broken:
                await self._finished(table)

    async def _finished(self, table: Table) -> None:
        if table.status == "lobby":
            await table.do(end, table.lobby.host, moderator=True)
        still = 0
        while table.open and not self.broken:
            session = table.session
            assert session is not None
            before = len(session.log.moves)
            if before > LONGEST:
                await table.do(end, table.lobby.host, moderator=True)
                self.done["went on for ever"] += 1
                break
            await self._helped(table)
            await asyncio.sleep(30)
            now = table.session
            assert now is not None
            still = 0 if len(now.log.moves) > before else still + 1
            if still > 40:
                self.must(
                    False, "nobody hangs", table, table.state.suspension, now.turn, now.chairs
                )
        self.done["came to an end"] += 1
        if not self.broken:
            await self.look(table)

    async def _helped(self, table: Table) -> None:
        """Whoever is asked answers; what stands in the way is taken away."""
        session = table.session
        assert session is not None
        if table.state.suspension is not None:
            await table.do(lift)
        people = [chair for chair in session.chairs if chair.user is not None]
        if not people:  # a chair is kept for somebody: nobody is there to see it go on
            await self._tried(self._did("joined", table.do(sit, UserId(10**17 + 99), "P99")))
            if not any(chair.user for chair in table.chairs):
                await asyncio.sleep(25 * HOUR)  # then it is closed
            return
        if any(chair.waits for chair in session.chairs):
            await self._awaited(table)
            return
        for chair in people:
            assert chair.user is not None
            if chair.away:
                await self._tried(self._did("came back", table.do(come_back, chair.user)))
        if session.paused_at is not None:
            await self._tried(self._did("went on", table.do(resume, people[0].user or NOBODY)))
        for seat in session.turn:
            user = session.chairs[seat].user if seat != CHANCE else None
            if user is not None:
                line = session.game.write(
                    cautious(session.game.legal(session.view(seat)), self.rng)
                )
                await self._tried(self._did("acted", table.do(act, user, line)))

    async def _awaited(self, table: Table) -> None:
        """Where the game waits for a person one comes, or it closes because nobody does."""
        if self.rng.random() < 0.7:
            for n in range(len(table.chairs)):
                if table.open and any(chair.waits for chair in table.chairs):
                    user = UserId(10**17 + 90 + n)
                    await self._tried(self._did("came to a seat", table.do(sit, user, f"P{n}")))
        if table.open and any(chair.waits for chair in table.chairs):
            await asyncio.sleep(FORTNIGHT)
            self.must(not table.open, "nobody waits for ever", table, table.chairs)
            self.done["waited in vain"] += 1

    def _must_be_sound(self) -> None:
        """The file as a whole: no line twice, and what was decided by people is theirs."""
        for game, first, last, count in self.db.execute(
            "SELECT game_id, min(number), max(number), count(*) FROM moves GROUP BY 1"
        ):
            if (first, last) != (1, count):
                self.broken.append(f"game {game} has lines missing: {first} to {last}, {count}")
        for (number,) in self.db.execute("SELECT id FROM tables WHERE state = 'over'"):
            self._is_booked(number)

    def _is_booked(self, number: TableId) -> None:
        """What a finished game came to is what its log comes to, a conceded one's too."""
        stored = stored_table(self.db, number)
        assert stored is not None and stored.game is not None
        session = reopened(stored)[0].session
        assert session is not None and session.result is not None
        asked = "SELECT seat, points, won FROM results WHERE game_id = ?"
        booked = {seat: told for seat, *told in self.db.execute(asked, (stored.game.id,))}
        result = session.result
        for seat, told in booked.items():
            due = [result.scores[seat], int(Seat(seat) in result.winners)]
            if told != due:
                self.broken.append(f"table {number}: seat {seat} was booked {told}, not {due}")
        if session.log.moves[-1][1] == CONCEDE:
            self.done["conceded games booked"] += bool(booked)
            if int(session.log.moves[-1][0]) in map(int, result.winners):
                self.broken.append(f"table {number}: who conceded has won")


def _with_options(lobby: Lobby, options: Any, players: int) -> Lobby:
    lobby = replace(lobby, options=options)
    sized = lobby if len(lobby.chairs) == players else lobby.resize(players)
    sized.game.check(options, players)
    return sized


def evening(folder: Path, seed: int, hours: float = 2.0) -> Counter[str]:
    """One run; what was done in it.

    :raises BrokenPromise: with the seed.
    """
    run = Evening(folder / f"{seed}.db", seed, hours)
    with silence():
        in_virtual_time(run.run)
    return run.done


def main(arguments: list[str] | None = None) -> int:
    """Evenings until all is tried or a promise is broken."""
    parser = argparse.ArgumentParser(prog="python -m tests.tables.schedules", description=__doc__)
    parser.add_argument("--runs", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="of the first run")
    parser.add_argument("--hours", type=float, default=2.0, help="of each evening")
    args = parser.parse_args(arguments)
    done: Counter[str] = Counter()
    failed, since = 0, time.perf_counter()
    for seed in range(args.seed, args.seed + args.runs):
        with tempfile.TemporaryDirectory() as folder:
            try:
                done += evening(Path(folder), seed, args.hours)
            except Exception as error:
                failed += 1
                print(f"seed {seed}: {type(error).__name__}: {error}\n", file=sys.stderr)
    print(f"{args.runs} evenings in {time.perf_counter() - since:.0f} s, {failed} broken")
    for what, count in done.most_common():
        print(f"{count:10,} {what}")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
