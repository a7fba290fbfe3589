"""A daily played by many people on several servers, over a change of day, with a kill in it.

Everything is done through the simulated Discord. At the end every figure that the bot shows is
reckoned anew from the logs on disk, by the rules alone.
"""

from __future__ import annotations

import re
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from bot.ground.failpoints import UNTOLD, watch
from bot.rules import CHANCE, GAMES, Log, Seat, replay
from bot.storage.rows.dailies import DAY, closes_at, period_of
from bot.storage.rows.ids import UserId
from bot.storage.rows.people import PersonRow
from bot.storage.sqlite import SqliteStore
from bot.storage.store import StoreError
from bot.tables.model.dailies import game_of, worth
from tests.support.dailies import HOUR, at_hour
from tests.support.house import House, open_house
from tests.support.messages import moves, said, wishes
from tests.support.player import Player
from tests.support.quick import SimTime
from tests.support.reading import text_of

SERVERS = 3
PATIENCE = 120.0
"""Seconds in which the bot has to come to rest, however busy the machine is."""
CLICKS = 400
"""More clicks than any daily takes."""


class Killed(StoreError):
    """The process is gone: whatever it was about to do is not done."""


@dataclass
class Somebody:
    """A person on one or more servers, each with the channel in which they ask."""

    player: Player
    places: list[tuple[Any, Any]]
    done: bool = False

    @property
    def id(self) -> UserId:
        return self.player.id

    def who_sees(self, shown: Any) -> Any:
        """The member of the server in which this was shown."""
        members = {int(channel.id): who for who, channel in self.places}
        return members.get(int(getattr(shown, "channel_id", None) or shown.channel.id))

    async def asks(self, rng: Random, game: str = "") -> Any:
        """The panel of a daily, on any of their servers."""
        member, channel = rng.choice(self.places)
        asked = {"game": game} if game else {}
        result = await member.slash(channel, "daily", **asked)
        await self.player.house.env.settle()
        return result.response


@dataclass
class Figures:
    """The counts of a day, and its faults."""

    people: int = 0
    clicks: int = 0
    attempts: int = 0
    finished: int = 0
    unfinished: int = 0
    refused: int = 0
    killed_at: str = ""
    faults: list[str] = field(default_factory=list)

    def must(self, holds: object, fault: str) -> None:
        """Note a fault, unless this holds."""
        if not holds:
            self.faults.append(fault)


class Daily:
    """One day of a daily, and the morning after it."""

    def __init__(self, house: House, people: int, seed: int) -> None:
        self.house = house
        self.rng = Random(seed)
        self.figures = Figures(people=people)
        self.people = list(self._invited(people))
        self.game = ""
        self.day = 0

    def _invited(self, people: int) -> Iterator[Somebody]:
        env, house = self.house.env, self.house
        servers = [(house.guild, house.channel)]
        for number in range(1, SERVERS):
            guild = env.create_guild(f"Server {number}")
            servers.append((guild, guild.create_text_channel("cards")))
        for number in range(people):
            player = house.invite(f"P{number}")
            chosen = self.rng.sample(servers[1:], self.rng.randrange(SERVERS))
            places = [(player.member, house.channel)] if not chosen or number % 3 else []
            places += [(guild.add_member(player.member.user), at) for guild, at in chosen]
            yield Somebody(player, places)

    # ------------------------------------------------------------------ the day

    async def whole(self) -> Figures:
        """Two hours before midnight until an hour and a bit after it."""
        for one in self.people:
            row = PersonRow(user_id=one.id, name=one.player.name, text_only=True)
            await self.house.bot.store.people.save_person(row)
        await at_hour(self.house, 22)
        self.day = self.house.bot.tables.dailies.today
        self.game = game_of(self.day)
        evening, late = self._parted(0.75)
        kill = len(evening) // 2
        for number, one in enumerate(evening):
            if number == kill:
                await self._killed(one)
            leaves = self.rng.random() < 0.25
            await self._plays(one, self.rng.randrange(3, 12) if leaves else CLICKS)
            if one.done and self.rng.random() < 0.1:
                await self._tries_again(one)
            if self.rng.random() < 0.03:
                await self._forgets(one)
        await self._before_it_is_over()
        await at_hour(self.house, 0.2)
        for one in [*evening, *late]:
            if not one.done and self.rng.random() < 0.7:
                await self._plays(one, CLICKS)  # in the hour of grace, or the next day's
        shut = closes_at(self.day) - self.house.bot.clock.now()
        await self.house.env.advance_time(shut + 3 * 60)
        await self.house.env.settle()
        self._judge()
        await self._boards()
        return self.figures

    def _parted(self, part: float) -> tuple[list[Somebody], list[Somebody]]:
        shuffled = self.rng.sample(self.people, len(self.people))
        cut = int(len(shuffled) * part)
        return shuffled[:cut], shuffled[cut:]

    async def _plays(self, one: Somebody, clicks: int) -> None:
        """Begin the daily or go on with it, for so many clicks at most."""
        shown = await one.asks(self.rng, self.game)
        play = [wish for wish in wishes(shown) if wish.startswith("daily:0:play:")]
        if not play:
            return
        member = one.places[0][0]
        with suppress(AssertionError):
            await self._pressed(one, shown, play[0], member)
        for _ in range(clicks):
            hand = one.player.hand
            if hand is None:
                return
            following = [wish for wish in wishes(hand) if wish.startswith("next:")]
            lines = moves(hand)
            if following:
                await one.player.press(hand, following[0])
            elif lines:
                await one.player.act(self.rng.choice(sorted(lines)))
            else:
                break
            self.figures.clicks += 1
        one.done = "daily:0:open" in wishes(one.player.hand)

    async def _pressed(self, one: Somebody, shown: Any, wish: str, member: Any) -> Any:
        """Press a button of a panel, as a member of the server in which it was shown."""
        result = await (one.who_sees(shown) or member).click(shown, custom_id=wish)
        await self.house.env.settle()
        return result

    async def _tries_again(self, one: Somebody) -> None:
        """Ask once more, elsewhere, with a button of before."""
        shown = await one.asks(self.rng, self.game)
        self.figures.must(
            not [wish for wish in wishes(shown) if ":play:" in wish],
            f"{one.player.name} was offered a second attempt",
        )
        again = f"daily:0:play:{self.game}:{self.day}"
        await one.player.forge(shown, again, who=one.who_sees(shown))
        self.figures.refused += 1

    async def _forgets(self, one: Somebody) -> None:
        """Have oneself forgotten, and try again."""
        asked = (await one.player.slash_dm("privacy delete")).response
        sure = (await one.player.press(asked, "privacy:0:forget")).response or asked
        await one.player.press(sure, "privacy:0:for-good")
        shown = await one.asks(self.rng, self.game)
        again = f"daily:0:play:{self.game}:{self.day}"
        answer = said(await one.player.forge(shown, again, who=one.who_sees(shown)))
        self.figures.must("One attempt a day" in answer, f"{one.player.name} was let in again")
        self.figures.refused += 1
        one.done = True

    async def _killed(self, one: Somebody) -> None:
        """The process dies between the check of somebody's click and the first word of it."""
        await self._plays(one, 2)
        point = self.rng.choice(UNTOLD)
        dead: list[str] = []

        def watcher(passed: str) -> None:
            if passed == point or (dead and passed in UNTOLD):
                dead.append(passed)
                raise Killed

        lines = moves(one.player.hand)
        watch(watcher)
        try:
            with suppress(AssertionError, Killed):
                await one.player.act(sorted(lines)[0])
        finally:
            watch(None)
        self.figures.killed_at = point
        self.figures.must(dead, "nobody was killed")
        await self.house.restart()
        self.house.faults.seen.clear()
        self.house.env.errors.clear()

    async def _before_it_is_over(self) -> None:
        """Nobody has been told a seed, nor anything of the field before they had finished."""
        ((seed,),) = self._rows("SELECT seed FROM dailies WHERE day = ? AND game = ?", *self._key)
        for one in self.people:
            letters = "\n".join(map(text_of, one.player.letters))
            self.figures.must(seed not in letters, f"{one.player.name} was told the seed")
            told = "Share of the field" in letters
            self.figures.must(one.done or not told, f"{one.player.name} knows the field")
        for _, channel in {id(at): (m, at) for one in self.people for m, at in one.places}.values():
            public = "\n".join(map(text_of, channel.history()))
            self.figures.must(seed not in public and "field" not in public, "a channel knows")

    @property
    def _key(self) -> tuple[int, str]:
        return self.day, self.game

    def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return self.house.rows(query, *values)

    # ------------------------------------------------------------------ judged

    def _judge(self) -> None:
        """Everything that is stored, reckoned anew from the logs."""
        must, logs = self.figures.must, dict(self._logs())
        attempts = self._rows(
            "SELECT user_id, table_id, ended_at, worth, share FROM daily_attempts"
            " WHERE day = ? AND game = ?", *self._key
        )  # fmt: skip
        self.figures.attempts = len(attempts)
        people = Counter(user for user, *_ in attempts if user is not None)
        must(all(count == 1 for count in people.values()), "somebody had two attempts")
        began = self._rows(
            "SELECT tables.host_id, count(*) FROM tables JOIN games ON games.table_id = tables.id"
            " WHERE tables.fixture = ? GROUP BY 1 HAVING count(*) > 1 AND tables.host_id > 0",
            f"daily {self.day} {self.game}",
        )
        must(not began, f"somebody was dealt the daily twice: {began}")
        self._same_cards([log for log, _ in logs.values()])
        ((commitment, seed, closed),) = self._rows(
            "SELECT commitment, seed, closed_at FROM dailies WHERE day = ? AND game = ?", *self._key
        )
        must(sha256(bytes.fromhex(seed)).hexdigest() == commitment, "the seal is broken")
        must(closed is not None, "the day was not closed")
        worths: Counter[int] = Counter()
        for user, table, ended, counted, share in attempts:
            if ended is None:
                self.figures.unfinished += 1
                must(counted is None and share is None, f"{user} has a share of nothing")
                continue
            self.figures.finished += 1
            worths[counted] += 1
            if table in logs:
                log, mine = logs[table]
                must(counted == _worth_of(log, mine), f"table {table}: {counted} is wrong")
                must(log.commitment == commitment, f"table {table} has another seed")
        field = self._rows(
            "SELECT worth, count FROM daily_field WHERE guild_id = 0 AND day = ? AND game = ?",
            *self._key,
        )
        must(dict(field) == dict(worths), f"the field is {field}, not {worths}")
        others = worths.total() - 1
        for _, _, ended, counted, share in attempts:
            if ended is not None:
                below = sum(n for one, n in worths.items() if one < counted)
                right = (below + (worths[counted] - 1) / 2) / others if others else 0.5
                must(abs(share - right) < 1e-9, f"a share is {share}, not {right}")
        must(not self._rows("SELECT 1 FROM daily_marks WHERE day = ?", self.day), "marks are left")

    def _logs(self) -> Iterator[tuple[int, tuple[Log, Seat]]]:
        """The log of every finished table of the daily, and the seat of its player."""
        with closing(sqlite3.connect(self.house.path)) as db:
            found = db.execute(
                "SELECT tables.id FROM tables WHERE fixture = ? AND state = 'over'",
                (f"daily {self.day} {self.game}",),
            ).fetchall()
        for (table,) in found:
            seats = self.house.seats(table)
            mine = next((n for n, user in enumerate(seats) if user is not None), None)
            if mine is not None:
                yield table, (self.house.log(table), Seat(mine))

    def _same_cards(self, logs: list[Log]) -> None:
        """The deck deals everyone the same, and equal play meets equal answers."""
        deals = {
            tuple(line for who, line in log.moves if who == CHANCE)[:number]
            for log in logs
            for number in (1,)
        }
        self.figures.must(len(deals) <= 1, "not everyone had the same cards")
        nexts: dict[tuple[Any, ...], set[Any]] = defaultdict(set)
        for log in logs:
            mine = next(iter({who for who, _ in log.moves} - {CHANCE}), None)
            for at, move in enumerate(log.moves):
                if move[0] != CHANCE or mine is None:
                    nexts[log.moves[:at]].add(move)
        robots = [found for found in nexts.values() if len({who for who, _ in found}) > 1]
        self.figures.must(not robots, "equal play met different answers")

    async def _boards(self) -> None:
        """Each server's board sums the shares of those who have asked for the daily there."""
        week = period_of("week", self.day)
        wrong = self._rows(
            "SELECT members.guild_id, members.user_id FROM daily_members AS members"
            " JOIN daily_attempts AS mine ON mine.user_id = members.user_id AND mine.day = ?1"
            " AND mine.game = ?2 AND mine.share IS NOT NULL"
            " LEFT JOIN daily_standings AS line ON line.guild_id = members.guild_id"
            " AND line.user_id = members.user_id AND line.kind = 'week' AND line.period = ?3"
            " AND line.game = '' WHERE line.shares IS NULL OR abs(line.shares - mine.share) > 1e-9",
            *self._key, week,
        )  # fmt: skip
        self.figures.must(not wrong, f"boards are wrong: {wrong}")
        for one in self.people[:3]:
            shown = await one.asks(self.rng, self.game)
            board = [wish for wish in wishes(shown) if ":board:" in wish]
            result = await self._pressed(one, shown, board[0], one.places[0][0])
            text = text_of(result.response or shown)
            self.figures.must(re.search(r"\d+%|Nobody yet", text), "no board is shown")


def _worth_of(log: Log, mine: Seat) -> int:
    """The worth of a finished log for a seat, by the rules alone."""
    game, state = GAMES[log.game], replay(log)
    match = game.match(state)
    sides = game.sides(match.options, match.players)
    return worth(match.merits, next(side for side in sides if mine in side))


async def day(folder: Path, people: int, seed: int, tell: Callable[[str], None] = print) -> Figures:
    """Play it in a house of its own in this folder."""
    store = partial(SqliteStore, synchronous="NORMAL")
    async with open_house(folder, clock=SimTime(), store=store) as house:
        house.env.settle_timeout = PATIENCE
        figures = await Daily(house, people, seed).whole()
    tell(f"{people} people, {figures.clicks} clicks, killed at {figures.killed_at!r}")
    return figures


__all__ = ["DAY", "HOUR", "Figures", "day"]
