"""Game nights of which somebody is forgotten: the planner, a guest, or both sides at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from tests.support.evenings import MINUTE, now, plan, table, to_the_hour
from tests.support.house import House, open_house, pass_time
from tests.support.messages import in_words, sentence, wishes
from tests.support.player import Player
from tests.support.quick import SimTime
from tests.support.reading import text_of

SOON = 0.05
"""Seconds after which a click has arrived."""


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Robots without a pause, in a house whose time is the test's."""
    async with open_house(tmp_path, clock=SimTime()) as opened:
        yield opened


async def test_the_host_forgets_themselves(house: House) -> None:
    """Their name goes from the message; who comes first is host then, and it takes place."""
    ann, bob = house.invite_all("Ann", "Bob")
    message = await plan(house, ann)
    await bob.press(message, "evening:1:come")
    asked = (await ann.slash("privacy delete")).response
    await ann.press(asked, "privacy:0:forget")
    await ann.press(asked, "privacy:0:for-good")
    assert "Ann" not in in_words(now(house, message)) and "Bob" in in_words(now(house, message))
    assert house.rows("SELECT host_id FROM evenings") == [(0,)]
    asked = (await bob.press(message, "evening:1:off")).response
    assert sentence("evening-off-question") in text_of(asked), "the evening is theirs now"
    await to_the_hour(house, before=MINUTE)
    assert house.rows("SELECT host_id FROM tables") == [(bob.id,)]
    await bob.press(bob.letters[-1], "lobby:1:join")
    await pass_time(house, MINUTE)
    assert table(house)[0] == "playing"


async def forgotten_as_discord_fails(house: House, who: Player, message: Any) -> None:
    """Somebody has their data deleted, and their name stays in this message at first."""
    asked = (await who.slash("privacy delete")).response
    path = f"/channels/*/messages/{message.id}"
    house.env.inject_error("PATCH", path, status=503, code=0, times=1)
    for wish in ("privacy:0:forget", "privacy:0:for-good"):
        await who.press(asked, wish)


async def test_nobody_is_forgotten_by_half(house: House) -> None:
    """Discord fails just then, and takes the name from the message when it is asked again."""
    ann, bob = house.invite_all("Ann", "Bob")
    message = await plan(house, ann)
    await bob.press(message, "evening:1:come")
    await forgotten_as_discord_fails(house, bob, message)
    await pass_time(house, MINUTE)
    assert "Bob" not in in_words(now(house, message))


async def test_called_off_while_somebody_is_forgotten(house: House) -> None:
    """Discord fails just then: what is drawn when it is asked again has no buttons."""
    ann, bob = house.invite_all("Ann", "Bob")
    message = await plan(house, ann)
    await bob.press(message, "evening:1:come")
    await forgotten_as_discord_fails(house, bob, message)
    asked = (await ann.press(message, "evening:1:off")).response
    await ann.press(asked, "evening:1:off-now")
    await pass_time(house, MINUTE)
    assert not wishes(now(house, message))


async def test_who_comes_while_another_is_forgotten(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The message from before is on its way just then, and does not stay."""
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    message = await plan(house, ann)
    await bob.press(message, "evening:1:come")
    edit, arrives, pressed = discord.PartialMessage.edit, asyncio.Event(), asyncio.Event()

    async def late(shown: Any, **changes: Any) -> Any:
        arrives.set()
        await pressed.wait()
        return await edit(shown, **changes)

    monkeypatch.setattr(discord.PartialMessage, "edit", late)
    house.bot.dispatch("evenings_forget", bob.id, [1])
    await arrives.wait()
    pressing = asyncio.create_task(cid.press(message, "evening:1:come"))
    await asyncio.sleep(SOON)
    pressed.set()
    await pressing
    await house.env.settle()
    assert "Cid" in in_words(now(house, message))
