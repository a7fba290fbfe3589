"""Two clicks on one panel at once: it shows what was stored last, whichever answer is slower."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import discord
import pytest

from tests.support.at_once import click_at_once
from tests.support.house import House
from tests.support.messages import menu, wishes

SOON = 0.5
"""Seconds after which the quicker answer has arrived."""


def chosen(message: Any, wish: str) -> list[str]:
    """The values that a menu shows as chosen."""
    return [o["value"] for o in menu(message, wish)["options"] if o.get("default")]


def slow_down_first_edit(patch: pytest.MonkeyPatch) -> None:
    """Let the next edit of a panel take its time on the way; those after it are quick."""
    edit, left = discord.InteractionResponse.edit_message, [1]

    async def slow(response: Any, **changes: Any) -> Any:
        if left:
            left.clear()
            until = time.perf_counter() + SOON  # the house's own clock stands still meanwhile
            while time.perf_counter() < until:
                await asyncio.sleep(0)
        return await edit(response, **changes)

    patch.setattr(discord.InteractionResponse, "edit_message", slow)


@pytest.mark.parametrize(
    ("command", "wish", "first", "second"),
    [
        ("knave settings", "mine:0:ping", "channel", "none"),
        ("server-settings", "ours:0:tables", "2", "10"),
        ("server-settings", "limit:0:host", "2", "10"),
        ("server-settings", "season:0:length", "1", "3"),
        ("", "favour:1:hints", "on", "off"),
        ("", "rules:1:level", "easy", "hard"),
    ],
)
async def test_the_last_choice_is_shown(
    house: House, monkeypatch: pytest.MonkeyPatch, command: str, wish: str, first: str, second: str
) -> None:
    ann = house.invite_admin("Ann")
    if command:
        panel = (await ann.slash(command)).response
        if (page := f"{wish.rpartition(':')[0]}:show") in wishes(panel):
            await ann.press(panel, page)
    else:
        await house.opened(ann, "euchre")
        rules = (await ann.press(house.public, "lobby:1:rules")).response
        panel = await ann.at_this_table() if "favour" in wish else rules
    slow_down_first_edit(monkeypatch)
    await click_at_once(house, (ann, panel, wish, (first,)), (ann, panel, wish, (second,)))
    assert chosen(panel, wish) == [second]


async def test_two_choices_on_two_menus_of_a_set(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both of them hold, and both are shown."""
    (ann,) = house.invite_all("Ann")
    await ann.slash("duplicate open", game="euchre")
    panel = (await ann.press(house.public, "duplicate:1:terms")).response
    deals, level = "duplicate:1:set:deals", "duplicate:1:set:level"
    slow_down_first_edit(monkeypatch)
    await click_at_once(house, (ann, panel, deals, ("16",)), (ann, panel, level, ("easy",)))
    assert (chosen(panel, deals), chosen(panel, level)) == (["16"], ["easy"])
