"""Players learn no more of somebody beside them from their own hand than from the table.

Bob's hand follows every card. Two worlds that look the same from Bob's seat are played to the
end of the same course: whatever leaves for the channel, for Bob's direct messages and for Bob's
private hand (pictures byte by byte), its order, and every pause between must be equal.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import chain, zip_longest
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, Log, Seat, replay
from bot.rules.kit.seats import seats
from bot.tables.live import listener
from bot.tables.model.clock import Pace
from bot.tables.model.state import TableState
from tests.client.test_two_worlds import (
    LONGEST,
    Pausing,
    Scripted,
    World,
    best,
    choose_rules,
    rewrite,
    robots_go_on,
    sitting_of,
)
from tests.secrecy.worlds import alike, guessed
from tests.support.house import House, open_house
from tests.support.kept import kept
from tests.support.player import Player
from tests.support.quick import Quick
from tests.support.stand_ins import stand_ins

WITHOUT = Pace(redraw=0)
"""A pace at which every change is drawn at once."""
TABLES = [(key, before, rules) for key in stand_ins() for before, rules in kept(key).beside]
"""Games, how often each person acts before the worlds part, and the rules."""
ENOUGH = 3
GUESSES = 60


@dataclass
class Beside:
    """Ann and Bob at a table with robots, as far as the worlds part."""

    game: str
    before: int
    chosen: dict[str, str]
    seed: int

    async def begin(self, house: House) -> None:
        ann, bob = house.invite_all("Ann", "Bob")
        await house.opened(ann, self.game)
        await choose_rules(ann, self.chosen)
        await bob.press(house.public, "lobby:1:join")
        await ann.start()
        rng = Random(self.seed)
        await robots_go_on(house)
        for _ in range(2 * self.before):
            for player in (ann, bob):
                if player.seat() in GAMES[self.game].to_act(house.state()):
                    await player.say(rng.choice(house.legal(player)))
                    await robots_go_on(house)


def another(log: Log, seat: Seat, rng: Random) -> Log:
    """A log that looks the same to this seat, with other hidden cards in this deal."""
    game = GAMES[log.game]
    if CHANCE in sitting_of(log).turn:  # between two deals nothing is hidden
        return log
    start = max(n for n, (who, _) in enumerate(log.moves) if who == CHANCE)
    moves = [(who, game.read(line)) for who, line in log.moves[start:]]
    try:
        others = guessed(sitting_of(log), seat, moves, rng)
    except StopIteration:  # this guess came to fewer moves
        return log
    told = [(who, game.write(action)) for who, action in others]
    other = replace(log, moves=(*log.moves[:start], *told))
    assert game.view(replay(other), seat) == game.view(replay(log), seat)
    return other


def together(one: World, other: World, seat: Seat, rng: Random) -> tuple[World, World]:
    """Both go on as long as there are actions that look the same from this seat.

    The course ends where someone has a choice: an only answer would be given after its end, and
    differ in public.
    """
    game = GAMES[one.log.game]
    here, there = sitting_of(one.log), sitting_of(other.log)
    shared = one, other
    while here.turn and here.turn[0] != CHANCE and len(one.course) < LONGEST:
        actor = here.turn[0]
        pair = alike(here, there, actor, seat, rng)
        if pair is None:
            break
        here, there = here.plus(actor, pair[0]), there.plus(actor, pair[1])
        if here.view(seat) != there.view(seat):
            break
        one, other = (
            replace(world, course=(*world.course, (actor, game.write(action))))
            for world, action in zip((one, other), pair, strict=True)
        )
        if not any(s.only_answer(who) for s in (here, there) for who in s.turn if who != CHANCE):
            shared = one, other
    return shared


def two_worlds(log: Log, seat: Seat) -> tuple[World, World]:
    """The game as it is and another one, with a course they share: as long as is found."""
    rng = Random(5)
    found = (World(another(log, seat, rng)) for _ in range(GUESSES))
    pairs = (
        together(World(log), other, seat, rng) for other in found if other.log.moves != log.moves
    )
    shared = chain([(World(log), World(log))], pairs)
    return best(shared, lambda pair: len(pair[0].course), LONGEST)


class Tape(list[Any]):
    """The list of requests; those that Bob may see the effect of are also on the tape."""

    def __init__(self, house: House, bob: Player, tape: list[Any]) -> None:
        super().__init__(house.env.backend.http_requests)
        self.public = f"/channels/{house.channel.id}/"
        self.letters = f"/channels/{bob.member.user.dm_channel.id}/"
        self.tape = tape
        self.tokens: set[str] = set()
        """Those of what Bob pressed."""
        self.bob_presses = False

    def append(self, request: Any) -> None:
        super().append(request)
        parts: list[str] = [*request.path.split("/"), "", ""]
        kind, token = parts[1], parts[3]
        if kind == "interactions" and self.bob_presses:
            self.tokens.add(token)
        if request.path.startswith(self.public):
            self.tape.append((request.method, request.path, request.json))
        elif request.path.startswith(self.letters):  # whose numbers depend on whose came first
            path = re.sub(r"\d+", "N", request.path)
            self.tape.append((request.method, path, request.json))
        elif token in self.tokens:
            self.tape.append(
                (request.method, "/".join(["", kind, "BOB", *parts[4:-2]]), request.json)
            )


async def play(folder: Path, table: Beside, world: World) -> list[Any]:
    """Play the beginning; then, in this world, on along its course."""
    tape: list[Any] = []
    async with open_house(folder, clock=Pausing(tape), pace=WITHOUT, robots=Quick()) as house:
        await table.begin(house)
        ann, bob = house.people
        tape.clear()
        backend: Any = house.env.backend
        requests = backend.http_requests = Tape(house, bob, tape)
        shown_to_bob = {house.channel.id: "public", bob.member.user.dm_channel.id: "letter"}
        store = backend.cdn.store_attachment

        def stored(number: int, channel: int, name: str, data: bytes, alt: str | None) -> Any:
            if channel in shown_to_bob:
                tape.append(("picture", shown_to_bob[channel], name, data, alt))
            return store(number, channel, name, data, alt)

        backend.cdn.store_attachment = stored
        rewrite(house.path, world.log)
        await house.restart(robots=Scripted(world.script), clock=Pausing(tape))
        await robots_go_on(house)
        requests.bob_presses = True
        await bob.open_hand()
        people, done = {ann.seat(): ann, bob.seat(): bob}, len(world.log.moves)
        game = GAMES[world.log.game]
        for n, (seat, line) in enumerate(world.course):
            if seat in people and len(house.log().moves) == done + n:
                player = people[seat]
                if seat in game.to_act(house.state()):
                    requests.bob_presses = player is bob
                    await (player.act(line) if line in player.lines() else player.say(line))
                    requests.bob_presses = False
                    await robots_go_on(house)
        went = house.log().moves[done:][: len(world.course)]
        assert went == world.course[: len(went)] and len(went) >= ENOUGH
    return in_order(tape)


def in_order(tape: list[Any]) -> list[Any]:
    """The tape, with what happens between two pauses sorted: pictures are drawn in threads."""
    ordered: list[Any] = []
    between: list[Any] = []
    for entry in (*tape, ("pause", 0.0)):
        if entry[0] != "pause":
            between.append(entry)
            continue
        ordered += [*sorted(between, key=repr), entry]
        between.clear()
    return ordered


async def compare(tmp_path: Path, game: str, before: int, chosen: dict[str, str]) -> None:
    """Play in both worlds, and find no difference in all that leaves for Bob.

    :raises Told: there is one.
    """
    for seed in range(6):
        table = Beside(game, before, chosen, seed)
        folder = tmp_path / str(seed)
        folder.mkdir()
        async with open_house(folder, clock=Pausing([]), pace=WITHOUT, robots=Quick()) as house:
            await table.begin(house)
            log, seat = house.log(), house.people[1].seat()
        one, other = two_worlds(log, seat)
        if len(one.course) >= ENOUGH and one.log.moves != other.log.moves:
            break
    assert one.log.moves != other.log.moves and len(one.course) >= ENOUGH
    tapes = []
    for name, world in (("one", one), ("other", other)):
        folder = tmp_path / name
        folder.mkdir()
        tapes.append(await play(folder, table, world))
    first, second = tapes
    assert {"picture", "PATCH", "pause"} <= {entry[0] for entry in first}
    for a, b in zip_longest(first, second):
        if a != b:
            raise Told(f"Bob can tell the worlds apart:\n{a}\n{b}")
    assert any(str(entry[1]).startswith("/webhooks/BOB/messages/@original") for entry in first)
    assert len(first) > len(one.course), "each card was shown"


class Told(AssertionError):
    """The messages that leave for Bob are not the same in both worlds."""


@pytest.mark.parametrize(("game", "before", "chosen"), TABLES)
async def test_bobs_hand_follows_what_bob_may_know(
    tmp_path: Path, game: str, before: int, chosen: dict[str, str]
) -> None:
    await compare(tmp_path, game, before, chosen)


async def test_a_hand_that_follows_by_hidden_cards_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worth of this test: a hand that follows by the cards of others."""
    honest = listener._follows

    def tells(after: TableState, seat: Seat) -> bool:
        session = after.session
        assert session is not None
        others = [session.view(n).hand for n in seats(session.log.players) if n != seat]
        return honest(after, seat) and sha256(repr(others).encode()).digest()[0] % 2 == 0

    monkeypatch.setattr(listener, "_follows", tells)
    with pytest.raises(Told):
        await compare(tmp_path, "call-ace", 3, {})
