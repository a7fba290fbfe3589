"""Earlier drawings that arrive later never stay: the newest state is shown in the end."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from tests.support.house import House
from tests.support.messages import moves
from tests.support.playing import who_waits

GAME = "euchre-two"
SLOW = 30.0


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The next edit of each of these messages is long on its way; then it is none of them."""
    edit, through, numbers = discord.PartialMessage.edit, discord.Webhook.edit_message, list[int]()

    async def on_its_way(message: int) -> None:
        if message in numbers:
            numbers.remove(message)
            await asyncio.sleep(SLOW)

    async def late(message: Any, **changes: Any) -> Any:
        await on_its_way(message.id)
        return await edit(message, **changes)

    async def late_through(webhook: Any, message: Any, **changes: Any) -> Any:
        sent = await webhook.fetch_message(message)
        await on_its_way(sent.id)
        return await through(webhook, message, **changes)

    monkeypatch.setattr(discord.PartialMessage, "edit", late)
    monkeypatch.setattr(discord.Webhook, "edit_message", late_through)
    return numbers


async def test_an_older_drawing_does_not_overwrite_an_answer_for_good(
    house: House, slow: list[int]
) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started(GAME, ann, bob)
    waits, asked = await who_waits(house, ann, bob)
    outdated = next(iter(asked.lines().values()))
    panel = (await waits.slash("knave settings")).response
    slow.append(waits.hand.id)
    await waits.press(panel, "mine:0:theme:light")  # their hand is drawn anew
    assert not slow, "a hand without buttons is on its way"
    while asked.lines():
        await asked.act(sorted(asked.lines())[0])
    await waits.forge(waits.hand, outdated)
    assert moves(waits.hand), "the answer shows what can be played now"
    await house.env.advance_time(SLOW + 1)
    assert sorted(moves(waits.hand)) == sorted(house.legal(waits))
