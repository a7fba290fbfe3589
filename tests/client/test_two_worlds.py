"""Nobody sees what is not theirs: two worlds that differ in hidden cards alone look the same.

Both are played twice through the same public course. All that leaves for the channel (texts,
components, pictures byte by byte, file names, alt texts), its order, and every pause between
must be equal.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import closing
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.robots import Explained
from bot.rules import CHANCE, GAMES, Card, Log, Seat, View, replay, step
from bot.rules.kit.actions import Deal
from bot.rules.kit.cards import SUITS
from bot.rules.kit.seats import seats
from bot.storage.rows.ids import GameId
from bot.tables.model.chairs import Chair
from bot.tables.model.clock import PACES, USUAL, Pace
from bot.tables.model.from_log import session_of
from bot.tables.model.session import GameSession
from tests.secrecy.worlds import alike, guessed
from tests.support.advice import Advising
from tests.support.house import House, open_house
from tests.support.kept import kept
from tests.support.player import Player
from tests.support.quick import Quick
from tests.support.stand_ins import kinds_of, stand_ins

Beginning = Callable[[House], Awaitable[None]]
Pair = tuple["World", "World"]
PAUSES = Pace(redraw=0)
GUESSES = 60
LONG_ENOUGH = 3
LONGEST = 10
LONG = 2000
FIRST_PAUSE = 10
HOUR = 60 * 60
TABLES = [(key, before, rules) for key in stand_ins() for before, rules in kept(key).tables]
"""Games, the number of Ann's actions before the worlds part, and the rules of the table.

The messages of every game are compared without Discord, in :mod:`tests.secrecy`.
"""


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

    def steady(self) -> float:
        return self.now()

    async def sleep(self, seconds: float) -> None:
        if seconds >= HOUR:  # how long an idle table stays open is no pause of the game
            await asyncio.sleep(10**6)
        self.tape.append(("pause", seconds))
        await asyncio.sleep(next(self.pauses))


class Scripted(Advising):
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

    async def advise(self, key: str, view: View[Any], seed: int | str, level: str) -> Explained:
        """A hint at an action of which the script knows nothing may be asked for, too."""
        if (view.seat, own(view)) in self.lines:
            return await super().advise(key, view, seed, level)
        return await Quick().advise(key, view, seed, level)


def own(view: View[Any]) -> int:
    """The number of this seat's actions in this deal."""
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
    """A log that looks the same to everybody at the table, with other hidden cards in this deal."""
    game = GAMES[log.game]
    start = max(n for n, (seat, _) in enumerate(log.moves) if seat == CHANCE)
    moves = [(seat, game.read(line)) for seat, line in log.moves[start:]]
    others = guessed(sitting_of(log), None, moves, rng)
    told = [(seat, game.write(action)) for seat, action in others]
    other = replace(log, moves=(*log.moves[:start], *told))
    assert game.view(replay(other), None) == game.view(replay(log), None)
    return other


@lru_cache(maxsize=4)
def sitting_of(log: Log) -> GameSession:
    return session_of(GameId(1), log, tuple(Chair(robot=n) for n in range(log.players)))


def together(one: World, other: World, rng: Random) -> tuple[World, World]:
    """Both go on as long as there are actions that look the same to everybody."""
    game = GAMES[one.log.game]
    here, there = sitting_of(one.log), sitting_of(other.log)
    while here.turn and here.turn[0] != CHANCE and len(one.course) < LONGEST:
        seat = here.turn[0]
        pair = alike(here, there, seat, None, rng)
        if pair is None:
            break
        here, there = here.plus(seat, pair[0]), there.plus(seat, pair[1])
        if here.view(None) != there.view(None):
            break  # something is laid open
        one, other = (
            replace(world, course=(*world.course, (seat, game.write(action))))
            for world, action in zip((one, other), pair, strict=True)
        )
    return one, other


def two_worlds(log: Log) -> tuple[World, World]:
    """The game as it is and another one, with a course they share: long, and not the same."""
    rng = Random(5)
    found = (World(another(log, rng)) for _ in range(GUESSES))
    pairs = (together(World(log), other, rng) for other in found)

    def worth(pair: tuple[World, World]) -> tuple[bool, bool, int]:
        course, other = (world.course for world in pair)
        return len(course) >= LONG_ENOUGH, course != other, len(course)

    return best(pairs, worth, (True, True, LONGEST))


def best(pairs: Iterable[Pair], worth: Callable[[Pair], Any], most: Any) -> Pair:
    """The pair that is worth most; none is looked at after one that is worth this much."""
    looked_at: list[Pair] = []
    for pair in pairs:
        looked_at.append(pair)
        if worth(pair) >= most:
            return pair
    return max(looked_at, key=worth)


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


def until_anns_turn(
    game: str, before: int, seed: int = 3, *, at: str = USUAL, **chosen: str
) -> Beginning:
    """A table of Ann's with robots that play ``at`` this pace, as far as a decision of hers."""

    async def begin(house: House) -> None:
        (ann,) = house.invite_all("Ann")
        await house.opened(ann, game)
        await choose_rules(ann, chosen)
        if at != USUAL:
            await ann.choose(await ann.at_this_table(), "favour:1:pace", at)
        await ann.start()
        rng = Random(seed)
        await robots_go_on(house)
        for _ in range(before):
            await ann.say(rng.choice(house.legal(ann)))
            await robots_go_on(house)
        assert house.legal(ann)

    return begin


async def choose_rules(host: Player, chosen: dict[str, str]) -> None:
    """Set these options in the lobby, one after the other."""
    panel = (await host.press(host.house.public, "lobby:1:rules")).response
    for option, value in chosen.items():
        await host.choose(panel, "rules:1:option", option)
        await host.choose(panel, f"value:1:{option}", value)


async def farmers_are_asked(house: House) -> None:
    """A new deal in which everybody is asked for a farmer's hand, a robot first."""
    (ann,) = house.invite_all("Ann")
    await house.opened(ann, "euchre", rules="american")
    await choose_rules(ann, {"farmers_hand": "redeal"})
    for _ in range(3):
        await ann.more("robot")
    panel = (await ann.more("swap")).response
    await ann.choose(panel, "swap:1", "0", "1")
    await ann.start()
    while not house.log().moves:
        await house.env.advance_time(1)
    assert [seat for seat, _ in house.log().moves] == [CHANCE]
    assert ann.seat() != GAMES["euchre"].to_act(house.state())[0]


async def robots_go_on(house: House) -> None:
    """Time goes by until somebody is asked."""
    await house.env.advance_time(LONG)


def tape_pictures(house: House, tape: list[Any]) -> None:
    """Have every picture that is shown in the channel put on the tape."""
    cdn: Any = house.env.backend.cdn
    store = cdn.store_attachment

    def stored(number: int, channel: int, name: str, data: bytes, alt: str | None) -> Any:
        if channel == house.channel.id:
            tape.append(("picture", name, data, alt))
        return store(number, channel, name, data, alt)

    cdn.store_attachment = stored


async def ann_plays(house: House, world: World) -> None:
    """Ann does what she does in the course of this world, each once the robots have gone on."""
    ann = house.people[0]
    for n, line in enumerate(line for seat, line in world.course if seat == ann.seat()):
        own_moves = [seat for seat, _ in house.log().moves[len(world.log.moves) :]]
        if own_moves.count(ann.seat()) == n:
            await (ann.act(line) if line in ann.lines() else ann.say(line))
            await robots_go_on(house)


async def begun(folder: Path, begin: Beginning) -> tuple[Log, Seat]:
    """The beginning, and where Ann sits."""
    async with open_house(folder, clock=Pausing([]), pace=PAUSES, robots=Quick()) as house:
        await begin(house)
        (ann,) = house.people
        return house.log(), ann.seat()


async def play(folder: Path, begin: Beginning, world: World) -> tuple[Log, list[Any]]:
    """Play the beginning; then, in this world, on along its course."""
    tape: list[Any] = []
    async with open_house(folder, clock=Pausing(tape), pace=PAUSES, robots=Quick()) as house:
        await begin(house)
        tape.clear()
        backend: Any = house.env.backend
        backend.http_requests = Tape(house, tape)
        tape_pictures(house, tape)
        rewrite(house.path, world.log)
        await house.restart(robots=Scripted(world.script), clock=Pausing(tape))
        await robots_go_on(house)
        await ann_plays(house, world)
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


@pytest.mark.parametrize(("game", "before", "chosen"), TABLES)
async def test_hidden_cards_change_nothing_public(
    folders: list[Path], game: str, before: int, chosen: dict[str, str]
) -> None:
    for seed in range(6):
        begin = until_anns_turn(game, before, seed, **chosen)
        folder = folders[0] / str(seed)
        folder.mkdir()
        log, _ = await begun(folder, begin)
        one, other = two_worlds(log)
        if len(one.course) >= LONG_ENOUGH:
            break
    assert len(one.course) >= LONG_ENOUGH
    views = [
        [GAMES[game].view(replay(world.log), seat) for world in (one, other)]
        for seat in seats(log.players)
    ]
    assert any(here.hand != there.hand for here, there in views)
    await compare(folders[1:], begin, one, other)


@pytest.mark.parametrize("pace", [pace for pace in PACES if pace != USUAL])
async def test_nor_at_another_pace(folders: list[Path], pace: str) -> None:
    """A robot takes as long as its host wishes whatever it holds, and a trick lies as long."""
    begin = until_anns_turn("schieber", 0, 1, at=pace)
    log, _ = await begun(folders[0], begin)
    one, other = two_worlds(log)
    assert len(one.course) >= LONG_ENOUGH
    (here, first), (there, second) = [
        await play(folder, begin, world)
        for folder, world in zip(folders[1:], (one, other), strict=True)
    ]
    assert here.moves != there.moves and first == second
    paced = PAUSES.at(pace)
    assert ("pause", paced.robot) in first and ("pause", PAUSES.robot) not in first


def test_every_kind_of_game_is_among_them() -> None:
    """A game of a new kind names a table of its own in its ``kept.py``."""
    shown = frozenset().union(*(kinds_of(game) for game, _, _ in TABLES))
    assert not {game: kinds_of(game) - shown for game in GAMES if kinds_of(game) - shown}


async def test_an_answer_without_a_choice_comes_no_sooner(folders: list[Path]) -> None:
    """A robot that may ask for a new deal and one that may not say no after the same time."""
    log, _ = await begun(folders[0], farmers_are_asked)
    game = GAMES["euchre"]
    (seat,) = game.to_act(replay(log))
    richer = with_farmers_hand(log, seat)
    assert [choices(found, seat) for found in (log, richer)] == [1, 2]
    one, other = together(World(log), World(richer), Random(1))
    assert one.course[0] == other.course[0] == (seat, "no")
    await compare(folders[1:], farmers_are_asked, one, other)


def choices(log: Log, seat: Seat) -> int:
    game = GAMES[log.game]
    return len(game.legal(game.view(replay(log), seat)))


def _swapped(cards: Mapping[Any, str], found: re.Match[str]) -> str:
    return cards.get(found[0], found[0])


def with_farmers_hand(log: Log, seat: Seat) -> Log:
    """A log of a deal in which this seat has nines and tens and none of the turned-up suit."""
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
        text = re.sub(r"\b[9TJQKA][SHDC]\b", partial(_swapped, swapped), text)
    other = replace(log, moves=(*log.moves[:start], (CHANCE, text), *log.moves[start + 1 :]))
    public = [GAMES[log.game].view(replay(found), None) for found in (log, other)]
    assert public[0] == public[1]
    return other
