"""No table of a duplicate set hears of the other before both have played a deal.

Two evenings have the same people and the same deals. At the first table people play otherwise; at
the second all is the same. All that leaves meanwhile for the channel, for the direct messages of
those at the second table and in answer to what they press (pictures byte by byte) must be equal.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.duplicate import screens
from bot.duplicate.model import DuplicateSet
from bot.words.words import Words
from tests.support.house import House, open_house
from tests.support.player import Player

NAMES = ("ann", "bob", "cid", "dan", "eve", "fay", "gus", "hal")
HOME, AWAY = (0, 1, 2, 3), (4, 5, 6, 7)
"""The people at each table by their numbers, in the order in which they have come."""
NUMBER = re.compile(r"\b\d{15,}\b")


class Told(AssertionError):
    """The messages for those at the second table are not the same in both worlds."""


class Tape(list[Any]):
    """The list of requests, in which those that the observers see the effect of are told apart."""

    def __init__(self, house: House, observers: list[Player]) -> None:
        super().__init__()
        letters = {p.member.user.dm_channel.id: p.name for p in observers}
        self.places = {house.channel.id: "public", **letters}
        self.seen: list[str] = []
        self.answers = False
        self._edited = ""

    def append(self, request: Any) -> None:
        super().append(request)
        parts = [*request.path.split("/"), "", "", ""]
        place = self.places.get(int(parts[2])) if parts[2].isdecimal() else None
        if place is None and self.answers and parts[1] in ("interactions", "webhooks"):
            place = "answer"
        if place is not None:
            edited = request.path if request.method == "PATCH" else ""
            if edited and edited == self._edited:
                del self.seen[-1]  # which states in between are caught on the way is the disk's
            self.told(place, request.method, request.json)
            self._edited = edited

    def told(self, place: str, *what: Any) -> None:
        """Take note of this, but for the numbers that Discord gives."""
        self.seen.append(NUMBER.sub("N", f"{place} {what!r}"))
        self._edited = ""


async def first_deal(house: House, rng: Random, *people: Player, until: int) -> None:
    """These people play, until so many of the two tables have played a deal."""
    done = "SELECT count(*) FROM duplicate_deals WHERE points IS NOT NULL"
    deal = "SELECT table_id FROM duplicate_deals WHERE deal = 1"
    for _ in range(300):
        if house.rows(done)[0][0] >= until:
            return
        open_now = {number for (number,) in house.rows(deal)}
        asked = [
            p
            for p in house.to_act(*people)
            if {int(wish.split(":")[1]) for wish in p.lines().values()} <= open_now
        ]
        if not asked:
            return
        player = asked[0]
        await player.act(rng.choice(sorted(player.lines())))


async def evening(folder: Path, otherwise: int) -> tuple[list[str], str]:
    """An evening in which the first table plays in one way or another.

    The answer is what the second is told, and the points of the first.
    """
    async with open_house(folder) as house:
        people = house.invite_all(*NAMES)
        ann, *guests = people
        await ann.slash("duplicate open", game="euchre", rules="house")
        message = [m for m in house.channel.history() if m.components][-1]
        for guest in guests:
            await guest.press(message, "duplicate:1:join")
        await ann.press(message, "duplicate:1:start")
        home, away = ([people[n] for n in places] for places in (HOME, AWAY))
        backend: Any = house.env.backend
        tape = backend.http_requests = Tape(house, away)
        store = backend.cdn.store_attachment

        def stored(number: int, channel: int, name: str, data: bytes, alt: str | None) -> Any:
            if channel in tape.places:
                tape.told(tape.places[channel], name, sha256(data).hexdigest(), alt)
            return store(number, channel, name, data, alt)

        backend.cdn.store_attachment = stored
        await first_deal(house, Random(otherwise), *home, until=1)
        assert house.rows("SELECT count(*) FROM duplicate_deals WHERE points IS NOT NULL") == [(1,)]
        rng = Random(5)
        tape.answers = True
        for _ in range(12):
            for player in house.to_act(*away)[:1]:
                await player.act(rng.choice(sorted(player.lines())))
        looker = away[0]
        message = [m for m in house.channel.history() if m.components][-1]
        for wish in ("table:1:score", "table:1:hand", "table:1:menu", "sit:1:0", "replay:1:open"):
            await looker.forge(message, wish)
        for wish in ("duplicate:1:deal:1", "duplicate:1:hand"):
            await looker.forge(message, wish)
        for command in ("knave history", "knave leaderboard", "duplicate show"):
            await looker.slash(command, **({"game": "euchre"} if "leader" in command else {}))
        ((points,),) = house.rows("SELECT points FROM duplicate_deals WHERE points IS NOT NULL")
        return tape.seen, points


def compare(one: list[str], other: list[str]) -> None:
    """Find no difference between two worlds.

    :raises Told: there is one.
    """
    for a, b in zip(one, other, strict=False):
        if a != b:
            raise Told(f"the worlds can be told apart:\n{a}\n{b}")
    assert len(one) == len(other) > 20


async def worlds(tmp_path: Path) -> tuple[list[str], list[str]]:
    tapes, results = [], set()
    for world in (1, 5):
        folder = tmp_path / str(world)
        folder.mkdir()
        seen, result = await evening(folder, world)
        tapes.append(seen)
        results.add(result)
    assert len(results) == 2, "the first table played otherwise"
    return tapes[0], tapes[1]


async def test_the_second_table_hears_nothing_of_the_first(tmp_path: Path) -> None:
    compare(*await worlds(tmp_path))


async def test_a_message_that_tells_too_much_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worth of this test: a public message that tells the points of a table's deal."""

    def under_way(words: Words, one: DuplicateSet) -> Iterator[str]:
        yield " ".join(str(played.points) for played in one.of_deal(1))

    monkeypatch.setattr(screens, "_under_way", under_way)
    with pytest.raises(Told):
        compare(*await worlds(tmp_path))
