"""Nobody sees what is not theirs: two worlds that differ in hidden cards alone look the same.

Both are played twice through the same public course. Whatever leaves for the channel (texts,
components, pictures byte by byte, file names, alt texts), its order, and every pause between
must be equal.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from importlib import import_module
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, Log, Seat, View, replay, step
from bot.rules.actions import Action
from bot.tables.clock import Pace
from tests.bot.house import House, Quick, open_house

PAUSES = Pace(redraw=0)
GUESSES = 300
LONG_ENOUGH = 4
LONG = 2000


class Pausing:
    """A clock that writes down every pause.

    A pause takes as long as no other, in the simulation's own time, which stands still while
    anything is being drawn: so one picture is shown for every move.
    """

    def __init__(self, tape: list[Any]) -> None:
        self.tape = tape
        self.pauses = count(10)

    def now(self) -> float:
        return 1_000_000.0

    async def sleep(self, seconds: float) -> None:
        self.tape.append(("pause", seconds))
        await asyncio.sleep(next(self.pauses))


class Scripted:
    """Robots that say what the script says, and then fall silent."""

    def __init__(self, lines: dict[tuple[Seat, int], str]) -> None:
        self.lines = lines

    async def choose(self, key: str, view: View[Any], seed: int | str, level: str) -> str:
        assert view.seat is not None
        line = self.lines.get((view.seat, own(view)))
        if line is None:
            await asyncio.sleep(10**6)
        assert line is not None
        return line


def own(view: View[Any]) -> int:
    """How often this seat has acted in this deal."""
    return sum(done.seat == view.seat for done in view.history)


@dataclass(frozen=True)
class World:
    """A game in the middle, and how it goes on: (seat, how often it has acted) → line."""

    log: Log
    course: tuple[tuple[Seat, str], ...] = ()

    @property
    def script(self) -> dict[tuple[Seat, int], str]:
        state, game, lines = replay(self.log), GAMES[self.log.game], {}
        for seat, line in self.course:
            lines[seat, own(game.view(state, seat))] = line
            state = step(game, state, seat, game.read(line)).state
        return lines


def another(log: Log, rng: Random) -> Log:
    """The same for everybody at the table to see, with other hidden cards in this deal."""
    game = GAMES[log.game]
    module = import_module(f"{type(game).__module__.rpartition('.')[0]}.guess")
    public = game.view(replay(log), None)
    deal, history = module.guess_deal(public, rng)
    actions: dict[Seat, Iterator[Action]] = {
        Seat(n): iter([done.action for done in history if done.seat == n])
        for n in range(log.players)
    }
    start = max(n for n, (seat, _) in enumerate(log.moves) if seat == CHANCE)
    moves = [
        (seat, game.write(deal) if seat == CHANCE else game.write(next(actions[seat])))
        for seat, _ in log.moves[start:]
    ]
    other = replace(log, moves=(*log.moves[:start], *moves))
    assert game.view(replay(other), None) == public
    return other


def together(one: World, other: World, rng: Random) -> tuple[World, World]:
    """Both go on as long as there are actions that look the same to everybody."""
    game = GAMES[one.log.game]
    here, there = replay(one.log), replay(other.log)
    while (turn := game.to_act(here)) and turn[0] != CHANCE and len(one.course) < 12:
        pair = _alike(here, there, turn[0], game, rng)
        if pair is None:
            break
        here, there = (
            step(game, s, turn[0], action).state for s, action in zip((here, there), pair, strict=True)
        )
        one, other = (
            replace(world, course=(*world.course, (turn[0], game.write(action))))
            for world, action in zip((one, other), pair, strict=True)
        )
    return one, other


def _alike(here: Any, there: Any, seat: Seat, game: Any, rng: Random) -> Any:
    mine, theirs = (list(game.legal(game.view(s, seat))) for s in (here, there))
    pairs = [(a, b) for a in mine for b in theirs]
    rng.shuffle(pairs)
    for a, b in sorted(pairs, key=lambda pair: pair[0] != pair[1]):
        after = (step(game, here, seat, a).state, step(game, there, seat, b).state)
        if game.view(after[0], None) == game.view(after[1], None):
            return a, b
    return None


def two_worlds(log: Log) -> tuple[World, World]:
    """The game as it is and another one, with the longest course they can share."""
    rng = Random(5)
    pairs = (together(World(log), World(another(log, rng)), rng) for _ in range(GUESSES))
    return max(pairs, key=lambda pair: len(pair[0].course))


def rewrite(path: Path, log: Log) -> None:
    """Put other moves into a house's file."""
    with closing(sqlite3.connect(path)) as db, db:
        for number, (_, line) in enumerate(log.moves, 1):
            done = db.execute("UPDATE moves SET line = ? WHERE number = ?", (line, number))
            assert done.rowcount == 1


class Tape(list[Any]):
    """The simulated Discord's own list of requests; the public ones are also on the tape."""

    def __init__(self, house: House, tape: list[Any]) -> None:
        super().__init__(house.env.backend.http_requests)
        self.house, self.tape = house, tape

    def append(self, request: Any) -> None:
        super().append(request)
        if request.path.startswith(f"/channels/{self.house.channel.id}/"):
            self.tape.append((request.method, request.path, request.json))


async def until_anns_turn(house: House, game: str, before: int) -> None:
    (ann,) = house.invite_all("Ann")
    await house.started(game, ann)
    rng = Random(3)
    await robots_go_on(house)
    while before:
        await ann.act(rng.choice(sorted(ann.lines())))
        await robots_go_on(house)
        before -= 1
    assert ann.lines()


async def robots_go_on(house: House) -> None:
    """Time goes by until somebody is asked."""
    await house.env.advance_time(LONG)


async def play(folder: Path, game: str, before: int, world: World | None) -> tuple[Log, list[Any]]:
    """Play as far as a decision of Ann's; then, in this world, on along its course."""
    tape: list[Any] = []
    folder.mkdir()
    async with open_house(folder, clock=Pausing(tape), pace=PAUSES, robots=Quick()) as house:
        await until_anns_turn(house, game, before)
        (ann,) = house.people
        log = house.log()
        if world is None:
            return log, tape
        tape.clear()
        backend = house.env.backend
        backend.http_requests = Tape(house, tape)
        store = backend.cdn.store_attachment

        def stored(number: int, channel: int, name: str, data: bytes, alt: str | None) -> Any:
            if channel == house.channel.id:
                tape.append(("picture", name, data, alt))
            return store(number, channel, name, data, alt)

        backend.cdn.store_attachment = stored
        rewrite(house.path, world.log)
        await house.restart(robots=Scripted(world.script), clock=Pausing(tape))
        await robots_go_on(house)
        for seat, line in world.course:
            if seat == ann.seat() and line in ann.lines():
                await ann.act(line)
                await robots_go_on(house)
        done = house.log().moves[len(world.log.moves) :]
        assert sorted(done) == sorted(world.course)
        return house.log(), tape


@pytest.mark.parametrize(
    ("game", "before"), [("euchre", 0), ("euchre", 2), ("four-jacks", 0), ("four-jacks", 2)]
)
async def test_hidden_cards_change_nothing_public(tmp_path: Path, game: str, before: int) -> None:
    log, _ = await play(tmp_path / "before", game, before, None)
    one, other = two_worlds(log)
    assert len(one.course) >= LONG_ENOUGH
    hands = [GAMES[game].view(replay(w.log), Seat(n)).hand for w in (one, other) for n in range(3)]
    assert all(a != b for a, b in zip(hands[:3], hands[3:], strict=True))
    here, first = await play(tmp_path / "one", game, before, one)
    there, second = await play(tmp_path / "other", game, before, other)
    assert here.moves != there.moves
    assert any(entry[0] == "picture" for entry in first)
    assert any(entry[0] == "PATCH" for entry in first)
    assert any(entry[0] == "pause" for entry in first)
    assert len(first) == len(second)
    for a, b in zip(first, second, strict=True):
        assert a == b
