"""Nobody sees what is not theirs: two worlds that differ in hidden cards alone look the same.

Both are played twice through the same public course. Whatever leaves for the channel (texts,
components, pictures byte by byte, file names, alt texts), its order, and every pause between
must be equal.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from importlib import import_module
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, Card, Log, Seat, View, replay, step
from bot.rules.actions import Action, Deal
from bot.rules.cards import SUITS
from bot.rules.seats import seats
from bot.tables.clock import Pace
from tests.bot.house import House, Quick, open_house

Beginning = Callable[[House], Awaitable[None]]
PAUSES = Pace(redraw=0)
GUESSES = 300
LONG_ENOUGH = 4
LONG = 2000
FIRST_PAUSE = 10


class Pausing:
    """A clock that writes down every pause.

    A pause takes as long as no other, in the simulation's own time, which stands still while
    anything is being drawn: so one picture is shown for every move.
    """

    def __init__(self, tape: list[Any]) -> None:
        self.tape = tape
        self.pauses = count(FIRST_PAUSE)

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
            step(game, s, turn[0], action).state
            for s, action in zip((here, there), pair, strict=True)
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


def until_anns_turn(game: str, before: int) -> Beginning:
    """A table of Ann's with robots, as far as a decision of hers."""

    async def begin(house: House) -> None:
        (ann,) = house.invite_all("Ann")
        await house.started(game, ann)
        rng = Random(3)
        await robots_go_on(house)
        for _ in range(before):
            await ann.act(rng.choice(sorted(ann.lines())))
            await robots_go_on(house)
        assert ann.lines()

    return begin


async def farmers_are_asked(house: House) -> None:
    """A new deal in which everybody is asked for a farmer's hand, a robot first."""
    (ann,) = house.invite_all("Ann")
    await house.opened(ann, "euchre", rules="american")
    panel = (await ann.press(house.public, "lobby:1:rules")).response
    await ann.choose(panel, "rules:1:option", "farmers_hand")
    await ann.choose(panel, "value:1:farmers_hand", "redeal")
    for _ in range(3):
        await ann.press(house.public, "lobby:1:robot")
    panel = (await ann.press(house.public, "lobby:1:swap")).response
    await ann.choose(panel, "swap:1", "0", "1")
    await ann.press(house.public, "lobby:1:start")
    await house.env.advance_time(FIRST_PAUSE)
    assert [seat for seat, _ in house.log().moves] == [CHANCE]
    assert ann.seat() != GAMES["euchre"].to_act(house.state())[0]


async def robots_go_on(house: House) -> None:
    """Time goes by until somebody is asked."""
    await house.env.advance_time(LONG)


async def play(folder: Path, begin: Beginning, world: World | None) -> tuple[Log, list[Any]]:
    """Play the beginning; then, in this world, on along its course."""
    tape: list[Any] = []
    async with open_house(folder, clock=Pausing(tape), pace=PAUSES, robots=Quick()) as house:
        await begin(house)
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


@pytest.fixture
def folders(tmp_path: Path) -> list[Path]:
    found = [tmp_path / name for name in ("before", "one", "other")]
    for folder in found:
        folder.mkdir()
    return found


async def compare(folders: list[Path], begin: Beginning, *worlds: World) -> None:
    """Play in both worlds, and find no difference."""
    (here, first), (there, second) = [
        await play(folder, begin, world) for folder, world in zip(folders, worlds, strict=True)
    ]
    assert here.moves != there.moves
    assert {"picture", "PATCH", "pause"} <= {entry[0] for entry in first}
    assert len(first) == len(second)
    for a, b in zip(first, second, strict=True):
        assert a == b


@pytest.mark.parametrize(
    ("game", "before"), [("euchre", 0), ("euchre", 2), ("four-jacks", 0), ("four-jacks", 2)]
)
async def test_hidden_cards_change_nothing_public(
    folders: list[Path], game: str, before: int
) -> None:
    begin = until_anns_turn(game, before)
    log, _ = await play(folders[0], begin, None)
    one, other = two_worlds(log)
    assert len(one.course) >= LONG_ENOUGH
    for seat in seats(3):
        hands = {GAMES[game].view(replay(world.log), seat).hand for world in (one, other)}
        assert len(hands) == 2
    await compare(folders[1:], begin, one, other)


async def test_an_answer_without_a_choice_comes_no_sooner(folders: list[Path]) -> None:
    """A robot that may ask for a new deal and one that may not say no after the same time."""
    log, _ = await play(folders[0], farmers_are_asked, None)
    game = GAMES["euchre"]
    (seat,) = game.to_act(replay(log))
    richer = with_farmers_hand(log, seat)
    choices = [len(game.legal(game.view(replay(found), seat))) for found in (log, richer)]
    assert choices == [1, 2]
    one, other = together(World(log), World(richer), Random(1))
    assert one.course[0] == other.course[0] == (seat, "no")
    await compare(folders[1:], farmers_are_asked, one, other)


def with_farmers_hand(log: Log, seat: Seat) -> Log:
    """The same deal, but this seat has nines and tens and none of the turned-up suit."""
    (start,) = [n for n, (who, _) in enumerate(log.moves) if who == CHANCE]
    deal = GAMES[log.game].read(log.moves[start][1])
    assert isinstance(deal, Deal)
    (up,) = deal.pile("up")
    wanted = [Card(r + s) for r in "9T" for s in SUITS if s != up.suit][:5]
    text = log.moves[start][1]
    for mine, theirs in zip(
        [c for c in deal.hands[seat] if c not in wanted],
        [c for c in wanted if c not in deal.hands[seat]],
        strict=True,
    ):
        swapped = {mine: theirs, theirs: mine}
        text = re.sub(r"\b[9TJQKA][SHDC]\b", lambda m, s=swapped: s.get(m[0], m[0]), text)
    other = replace(log, moves=(*log.moves[:start], (CHANCE, text), *log.moves[start + 1 :]))
    public = [GAMES[log.game].view(replay(found), None) for found in (log, other)]
    assert public[0] == public[1]
    return other
