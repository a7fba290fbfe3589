"""The bot at its real pace waits for its buckets, as discord.py lets it wait."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import discord
from simcord.backend.errors import BackendError
from simcord.http import router

from bot.client.layout import layout
from bot.tables.model.clock import HASTE, Pace
from bot.tables.screens.screen import Screen
from tests.support.house import House, open_house
from tests.support.simulated import discord as simulated

__all__ = ["simulated"]
STEADY = Pace(robot=0, forced=0, deal=0, trick=0, redraw=1.0)


async def told_to_send(house: House, count: int) -> list[float]:
    """Let the bot send so many messages at once; when each of them has arrived."""
    came: list[float] = []
    sending: list[asyncio.Task[None]] = []

    async def one(channel: Any, number: int) -> None:
        await channel.send(f"message {number}")
        came.append(house.env.now().timestamp())

    async def go(message: discord.Message) -> None:
        if not message.author.bot:
            sending.extend(asyncio.create_task(one(message.channel, n)) for n in range(count))

    house.bot.add_listener(go, "on_message")
    (ann,) = house.invite_all("Ann")
    begun = house.env.now().timestamp()
    await ann.member.send(house.channel, "go")
    await house.env.settle()
    house.bot.remove_listener(go, "on_message")
    return [when - begun for when in came]


async def test_at_its_real_pace_the_bot_waits(tmp_path: Path) -> None:
    async with open_house(tmp_path, pace=STEADY) as house:
        came = await told_to_send(house, 12)
        # The last request of a bucket is answered only when the bucket is full again.
        assert came == [0.0] * 4 + [5.0] * 5 + [10.0] * 3
        assert house.strict.requests >= 12
        assert not house.strict.uninvited


async def test_in_haste_it_does_not(tmp_path: Path) -> None:
    async with open_house(tmp_path, pace=HASTE) as house:
        assert await told_to_send(house, 12) == [0.0] * 12
        assert house.strict.limits.exceeded["send"] == 7


async def test_edits_through_one_token_wait_too(tmp_path: Path) -> None:
    came: list[float] = []

    async def go(interaction: discord.Interaction) -> None:
        if interaction.type is not discord.InteractionType.application_command:
            return
        await asyncio.sleep(0)
        for _ in range(7):
            await interaction.edit_original_response(view=layout(Screen(f"{len(came)}")))
            came.append(house.env.now().timestamp())

    async with open_house(tmp_path, pace=STEADY) as house:
        (ann,) = house.invite_all("Ann")
        await ann.slash("knave settings")
        house.bot.add_listener(go, "on_interaction")
        begun = house.env.now().timestamp()
        await ann.slash("knave about")
        await house.env.settle()
        assert [when - begun for when in came] == [0.0] * 4 + [2.0] * 3


async def test_a_house_fails_where_limits_were_exceeded(tmp_path: Path) -> None:
    """Requests that wait for nothing are found out, be the rest of the test as it may."""
    failed = ""
    try:
        async with open_house(tmp_path, pace=STEADY) as house:
            path = f"/channels/{house.channel.id}/messages"
            for _ in range(6):
                with suppress(BackendError):
                    router.dispatch(house.env.backend, "POST", path, json={"content": "x"})
    except AssertionError as error:
        failed = str(error)
    assert "limits were exceeded" in failed
