"""Watchers by ``/watch``, and readers of an open rail, see no hidden card of a running deal.

Two worlds that differ in hidden cards alone are played along one course, with the rail open and
Bob watching: whatever leaves for the channel, for its threads and for his private picture, its
order and every pause between must be equal.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.rules import Log
from bot.storage.rows.ids import TableId
from tests.client.test_two_worlds import (
    LONG_ENOUGH,
    PAUSES,
    Pausing,
    Scripted,
    World,
    ann_plays,
    choose_rules,
    rewrite,
    robots_go_on,
    tape_pictures,
    two_worlds,
)
from tests.support.house import House, open_house

GAMES_WATCHED = [("euchre", {}), ("schieber", {"weis_by": "hand"})]


class Open(list[Any]):
    """The simulated Discord's requests; those that anyone but Ann could see are on the tape."""

    def __init__(self, house: House, tape: list[Any], watcher: str) -> None:
        super().__init__(house.env.backend.http_requests)
        self.house, self.tape, self.watcher = house, tape, watcher

    def append(self, request: Any) -> None:
        super().append(request)
        ours = f"/channels/{self.house.channel.id}/"
        if request.path.startswith(ours) or "/threads" in request.path:
            self.tape.append((request.method, request.path, request.json))
        elif self.watcher in request.path:
            self.tape.append((request.method, "webhook", request.json))


def with_an_open_rail(game: str, chosen: dict[str, str]) -> Any:
    async def begin(house: House) -> None:
        ann, _ = house.invite_all("Ann", "Bob")
        await house.opened(ann, game)
        await choose_rules(ann, chosen)
        await ann.choose(await ann.at_this_table(), "favour:1:rail", "open")
        await ann.start()
        await robots_go_on(house)

    return begin


async def watched(folder: Path, begin: Any, world: World) -> tuple[Log, list[Any]]:
    tape: list[Any] = []
    async with open_house(folder, clock=Pausing(tape), pace=PAUSES) as house:
        await begin(house)
        _, bob = house.people
        rewrite(house.path, world.log)
        await house.restart(robots=Scripted(world.script), clock=Pausing(tape))
        await robots_go_on(house)
        await bob.slash("watch")
        tape.clear()
        backend: Any = house.env.backend
        token = house.bot.display.watchers._all[TableId(1)][bob.id].token.webhook.token
        assert token
        backend.http_requests = Open(house, tape, token)
        tape_pictures(house, tape)
        await ann_plays(house, world)
        return house.log(), tape


@pytest.mark.parametrize(("game", "chosen"), GAMES_WATCHED)
async def test_hidden_cards_change_nothing_that_is_watched(
    tmp_path: Path, game: str, chosen: dict[str, str]
) -> None:
    folders = [tmp_path / name for name in ("before", "one", "other")]
    for folder in folders:
        folder.mkdir()
    begin = with_an_open_rail(game, chosen)
    log, _ = await begun_by_two(folders[0], begin)
    worlds = two_worlds(log)
    assert len(worlds[0].course) >= LONG_ENOUGH
    (here, first), (there, second) = [
        await watched(folder, begin, world)
        for folder, world in zip(folders[1:], worlds, strict=True)
    ]
    assert here.moves != there.moves
    assert {"picture", "PATCH", "pause"} <= {entry[0] for entry in first}
    assert any(entry[1] == "webhook" for entry in first), "Bob's picture has followed"
    assert not any("/threads" in str(entry[1]) for entry in first), "nothing of a running deal"
    assert first == second


async def begun_by_two(folder: Path, begin: Any) -> tuple[Log, Any]:
    async with open_house(folder, clock=Pausing([]), pace=PAUSES) as house:
        await begin(house)
        return house.log(), house.people[0].seat()
