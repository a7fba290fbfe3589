"""The bots of a process, as its keeper's word begins and ends them."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.client import drawing
from bot.commands import several
from bot.storage.address import ServerAddress
from bot.storage.rows.processes import Lease, division


@pytest.mark.parametrize("word", ["wanted", "lost"])
async def test_a_bot_that_is_ended_before_it_has_begun_is_one_no_more(
    word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The loop stood still for a second, and hears both words in the same turn."""
    monkeypatch.setattr(several, "metrics_of", lambda settings: None)
    bots = several.Bots(cast(Any, None), ServerAddress("postgresql://nowhere/knave"), "")
    given_back: list[Lease] = []
    monkeypatch.setattr(bots, "_keeper", SimpleNamespace(give_back=given_back.append))
    lease = Lease(7, division(2, 2)[0])
    bots.gained(lease)
    getattr(bots, word)(lease)
    async with asyncio.timeout(5):
        while bots._running:
            await asyncio.sleep(0)
    assert given_back == ([lease] if word == "wanted" else [])


async def test_the_bots_that_are_left_draw_by_a_process_of_theirs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A range was taken over, and given back: its bot has ended, and with it where it draws."""
    monkeypatch.setattr(several, "metrics_of", lambda settings: None)
    monkeypatch.setattr(drawing, "here", drawing.here)

    async def live(_: several.Bots, running: several.Running) -> None:
        running.bot = cast(Any, SimpleNamespace(drawing=drawing.Drawing(None)))
        drawing.here = running.bot.drawing
        await asyncio.Event().wait()

    monkeypatch.setattr(several.Bots, "_live", live)
    bots = several.Bots(cast(Any, None), ServerAddress("postgresql://nowhere/knave"), "")
    own, other = (Lease(number, part) for number, part in enumerate(division(2, 2)))
    bots.gained(own)
    await asyncio.sleep(0)
    of_own = drawing.here
    bots.gained(other)
    await asyncio.sleep(0)
    assert drawing.here is not of_own
    bots.wanted(other)
    async with asyncio.timeout(5):
        while len(bots._running) > 1:
            await asyncio.sleep(0)
    assert drawing.here is of_own
    await bots._stop()
