"""Two worlds that differ in hidden cards alone stand the same siege, and look the same all along.

A stranger, and somebody of another server, press and type in both whatever a seeded siege
thinks of. What everybody sees, what the strangers are answered, and what is logged is equal. So is
what somebody at the table is shown, whose hand follows, if the worlds look the same from there.
"""

from __future__ import annotations

import logging
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.tables.model.clock import Pace
from tests.client.test_two_worlds import Scripted, World, another, begun, rewrite, until_anns_turn
from tests.client.test_two_worlds_beside import Beside
from tests.client.test_two_worlds_beside import another as beside
from tests.hostile.besieged import spoken_by
from tests.hostile.careless import CarelessFile
from tests.hostile.siege import PAUSE, Siege
from tests.hostile.watch import Watch
from tests.support.house import open_house
from tests.support.player import Player
from tests.support.quick import Quick
from tests.support.reading import text_of
from tests.support.simcord_adapter import adapt
from tests.support.stand_ins import stand_ins

INTERACTIONS = int(os.environ.get("BESIEGED", "20"))
"""So many a world; BESIEGED asks for more."""
STILL = Pace(
    robot=PAUSE, forced=PAUSE, deal=PAUSE, trick=0, redraw=0, retry=2 * PAUSE, interval=PAUSE
)


async def stand(folder: Path, begin: Any, world: World) -> list[Any]:
    """The table in this world under siege: all that strangers and everybody were shown."""
    tape: list[Any] = []
    with pytest.MonkeyPatch.context() as monkeypatch:
        adapt(monkeypatch)
        async with open_house(folder, robots=Quick(), pace=STILL, store=CarelessFile) as house:
            await begin(house)
            ann, *_ = house.people
            rewrite(house.path, world.log)
            await house.restart(robots=Scripted({}))
            await ann.slash("seat lock")  # else a stranger might take a robot's seat, and its hand
            strangers = house.invite_all("Eve", "Mallory")
            away = house.env.create_guild("Far")
            place = away.create_text_channel("far")
            far = [Player(house, away.add_member(house.env.create_user("Trudy")))]
            watch = Watch(house, {})
            siege = Siege(
                house=house,
                watch=watch,
                rng=Random("strangers"),
                people=strangers,
                elsewhere=far,
                channels=[house.channel],
                far_channel=place,
                leaves=spoken_by(house),
            )
            await watch.listen(monkeypatch)
            try:
                siege.overhear(house.public)
                for _ in range(INTERACTIONS):
                    watch.begin()
                    record, payload = siege.some()
                    house.env.backend.emit("INTERACTION_CREATE", payload)
                    await siege.rest()
                    watch.judge([record])
                    tape.append(payload["data"])
                    tape += [
                        (s.channel, s.reader, text_of(s), s.components, pictures(watch, s))
                        for s in watch.shown
                        if s.reader != ann.id
                    ]
                    tape += [r.getMessage() for r in watch.ear.records if r.levelno > logging.DEBUG]
                    siege.learn([record])
            finally:
                watch.leave()
    return tape


def pictures(watch: Watch, shown: Any) -> list[tuple[str, str, Any]]:
    """The pictures of a message: name, alt text, and all that is drawn."""
    return [
        (file["filename"], file.get("description") or "", watch.scene_of(file))
        for file in shown.attachments
    ]


@pytest.mark.parametrize("game", stand_ins()[::2])
async def test_strangers_learn_nothing(tmp_path: Path, game: str) -> None:
    folders = [tmp_path / name for name in ("before", "one", "other")]
    for folder in folders:
        folder.mkdir()
    with pytest.MonkeyPatch.context() as monkeypatch:
        adapt(monkeypatch)
        begin = until_anns_turn(game, 1)
        log, _ = await begun(folders[0], begin)
        rng = Random(7)
        others = (another(log, rng) for _ in range(5))
        other = next(o for o in others if o.moves != log.moves)
    first = await stand(folders[1], begin, World(log))
    second = await stand(folders[2], begin, World(other))
    assert len(first) > INTERACTIONS
    for a, b in zip(first, second, strict=True):
        assert a == b


@pytest.mark.parametrize("game", stand_ins()[1::2])
async def test_whoever_plays_learns_nothing_of_other_hands(tmp_path: Path, game: str) -> None:
    """Bob sits there, too, and all that Bob is shown is on the tape."""
    folders = [tmp_path / name for name in ("before", "one", "other")]
    for folder in folders:
        folder.mkdir()
    table = Beside(game, 1, {}, seed=3)
    with pytest.MonkeyPatch.context() as monkeypatch:
        adapt(monkeypatch)
        async with open_house(folders[0], robots=Quick(), pace=STILL) as house:
            await table.begin(house)
            log, seat = house.log(), house.people[1].seat()
    rng = Random(7)
    others = (beside(log, seat, rng) for _ in range(20))
    other = next(o for o in others if o.moves != log.moves)
    first = await stand(folders[1], table.begin, World(log))
    second = await stand(folders[2], table.begin, World(other))
    assert len(first) > INTERACTIONS
    for a, b in zip(first, second, strict=True):
        assert a == b
