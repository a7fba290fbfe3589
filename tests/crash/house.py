"""A simulated Discord with tables in many channels, a bot that dies and comes back, and players."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import datetime
from itertools import islice
from pathlib import Path
from random import Random
from time import monotonic, time

from simcord.backend.models import Message

from bot.demo.server import Demo, Person, serve
from bot.rules import CHANCE, GAMES, step
from bot.storage.address import Address, ServerAddress
from tests.crash.client import EPHEMERAL, Client, controls, sensible, wish
from tests.crash.life import MARK, Life, begin, left_behind
from tests.crash.record import Record
from tests.support.nursery import Nursery, shared_nursery

A_MOMENT = 0.2
LOOKED_AT = 3
"""So many of the newest public messages of a channel."""


@dataclass
class Place:
    """A channel in which the same people play the same game again and again."""

    demo: Demo
    channel: str
    game: str
    preset: str
    clients: list[Client] = field(default_factory=list)
    seen: dict[int, set[int]] = field(default_factory=dict)
    """The public messages in which each table was ever shown."""

    def newest(self) -> tuple[int, Message | None]:
        """The newest table of this channel, and the message that shows it."""
        found: tuple[int, Message | None] = (0, None)
        stored = self.demo.world.backend.messages.get(self.demo.world.channel(self.channel).id, {})
        public = (m for m in reversed(stored.values()) if not m.flags & EPHEMERAL and m.components)
        for message in islice(public, LOOKED_AT):
            table = wish(next(controls(message)))[1]
            self.seen.setdefault(table, set()).add(message.id)
            if table > found[0]:
                found = (table, message)
        return found

    def closed(self, message: Message) -> bool:
        """Whether the table of this message is over."""
        return any(wish(c)[2][0] == "rematch" for c in controls(message))

    def at_end(self) -> bool:
        """Whether nothing goes on here."""
        _, message = self.newest()
        return message is None or self.closed(message)


@dataclass
class House:
    """Everything that outlives the bot."""

    demo: Demo
    folder: Path
    places: list[Place]
    record: Record = field(default_factory=Record)
    mark: str = field(default_factory=lambda: secrets.token_hex(8))
    may_open: bool = True
    pressing: bool = True
    shares: bool = True
    """Bots are born where those of other tests are, and not marked."""
    life: Life = field(init=False)
    nursery: Nursery | None = None
    """Of this house alone."""
    server: ServerAddress | None = None
    """The server on which everything is kept, if it is not in a file."""
    born_at: float = 0.0
    lives: list[Life] = field(default_factory=list)

    @property
    def database(self) -> Path:
        return self.folder / "knave.db"

    @property
    def address(self) -> Address:
        return self.server or self.database

    @property
    def log(self) -> Path:
        return self.folder / "bot.log"

    @property
    def clients(self) -> list[Client]:
        return [client for place in self.places for client in place.clients]

    @property
    def up(self) -> bool:
        """Whether there is a process to press for."""
        return self.pressing and bool(self.lives) and not self.life.over.is_set() and self.connected

    @property
    def connected(self) -> bool:
        """Whether the newest process is connected, and not what one before left in the socket."""
        return self.life.token in self.demo.gateway.tokens

    async def begin(self, at: tuple[str, int] | None = None, cold: bool = True) -> Life:
        """Start the bot anew: from nothing, or sooner."""
        nursery = None
        if not cold:
            if self.shares:
                nursery = shared_nursery()
            elif self.nursery is None:
                nursery = self.nursery = Nursery(**{MARK: self.mark})
            else:
                nursery = self.nursery
        self.life = await begin(
            self.demo, self.address, self.folder, self.mark, self.log, at, nursery
        )
        self.born_at = time()
        self.lives.append(self.life)
        return self.life

    async def until_online(self, patience: float = 30.0) -> bool:
        """Wait until it is connected, for ``patience`` seconds; false if it ended before."""
        ready = asyncio.create_task(self._online())
        dead = asyncio.create_task(self.life.over.wait())
        await asyncio.wait((ready, dead), timeout=patience, return_when=asyncio.FIRST_COMPLETED)
        found = ready.done()
        ready.cancel()
        dead.cancel()
        return found

    async def _online(self) -> None:
        with self.demo.world.watch() as changed:
            while not self.connected:
                changed.clear()
                await changed.wait()

    async def until_offline(self) -> None:
        """Wait until the simulated Discord has noticed that the process is gone."""
        with self.demo.world.watch() as changed:
            while self.demo.online:
                changed.clear()
                await changed.wait()

    async def end(self) -> None:
        """End the bot and its nursery: nothing is left running."""
        if self.lives:
            await self.life.kill()
        self.close_nursery()

    def close_nursery(self) -> None:
        """Close the nursery: it bears no more children."""
        nursery, self.nursery = self.nursery, None
        if nursery is not None:
            nursery.close()

    async def until_quiet(self, still: float) -> bool:
        """Wait until every game has come to its end; false if a table shows nothing new so long."""
        shown: dict[int, tuple[object, float]] = {}
        while open_ones := [place for place in self.places if not place.at_end()]:
            for place in open_ones:
                table, message = place.newest()
                news = message and (message.id, message.edited_timestamp)
                if shown.get(table, (None, 0.0))[0] != news:
                    shown[table] = (news, monotonic())
                if monotonic() - shown[table][1] > still or self.life.over.is_set():
                    return False
            await asyncio.sleep(A_MOMENT)
        return True

    async def rest(self, patience: float = 20.0) -> None:
        """Stop pressing, and wait until nothing more is drawn, for ``patience`` seconds."""
        self.pressing = False
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                seen = -1
                while seen != (now := self._requests()):
                    seen = now
                    await asyncio.sleep(1.5)

    def _requests(self) -> int:
        return sum(1 for _ in self.demo.requests) + hash(self.demo.requests[-1].time)

    @property
    def told(self) -> list[str]:
        """The lines of the bot's log."""
        return self.log.read_text().splitlines() if self.log.exists() else []

    def drawn_before(self, message: Message) -> bool:
        """Whether a message is as an earlier process left it."""
        drawn = datetime.fromisoformat(message.edited_timestamp or message.timestamp)
        return len(self.lives) > 1 and drawn.timestamp() < self.born_at

    def left_behind(self) -> list[int]:
        return left_behind(self.mark)


@dataclass(frozen=True)
class Plan:
    """A table: which game by which preset, and how many people and chairs."""

    game: str
    preset: str
    people: int


def plans(tables: int, long_games: bool = False) -> list[Plan]:
    """Every game in turn, the shortest (or longest) first; with few robots and with many."""
    lengths = {key: min((_length(key, name), name) for name in GAMES[key].presets) for key in GAMES}
    keys = sorted(GAMES, key=lengths.__getitem__, reverse=long_games)
    found = []
    for number in range(tables):
        key = keys[number % len(keys)]
        preset = lengths[key][1]
        chairs = min(GAMES[key].players(GAMES[key].presets[preset]))
        found.append(Plan(key, preset, max(1, chairs - number % 3)))
    return found


def _length(key: str, preset: str, most: int = 1500) -> int:
    """The number of moves of a game that is played as the clients play it."""
    game, rng = GAMES[key], Random(key)
    options = game.presets[preset]
    state, moves = game.start(options, min(game.players(options))), 0
    while (turn := game.to_act(state)) and moves < most:
        if turn[0] == CHANCE:
            action = game.chance(state, rng.randrange)
        else:
            legal = game.legal(game.view(state, turn[0]))
            lines = [game.write(legal.sample(rng)) for _ in range(12)]
            action = game.read(sensible(sorted(set(lines)), rng))
        state, moves = step(game, state, turn[0], action).state, moves + 1
    return moves


@asynccontextmanager
async def open_house(
    folder: Path,
    tables: int,
    seed: int,
    long_games: bool = False,
    make: type[House] = House,
    shards: int = 1,
) -> AsyncIterator[House]:
    """A house whose players press on until the block ends; nothing is left running.

    There is a server for each of the ``shards``, and tables in all of them.
    """
    rng = Random(seed)
    planned = plans(tables, long_games)
    people = [
        [Person(f"P{number}x{n}") for n in range(plan.people)]
        for number, plan in enumerate(planned)
    ]
    channels = [f"cards-{number}" for number in range(tables)]
    everybody = [person for group in people for person in group]
    async with serve(people=everybody, channels=channels, remember=200, shards=shards) as demo:
        house = make(demo, folder, [])
        for channel, plan, group in zip(channels, planned, people, strict=True):
            place = Place(demo, channel, plan.game, plan.preset)
            place.clients = [
                Client(house, place, demo.people[p.name], Random(rng.random())) for p in group
            ]
            house.places.append(place)
        playing = [asyncio.create_task(client.live()) for client in house.clients]
        try:
            yield house
        finally:
            for task in playing:
                task.cancel()
            ended = await asyncio.gather(*playing, return_exceptions=True)
            await house.end()
        for problem in ended:
            if isinstance(problem, Exception):
                raise problem
