"""An answered click goes by itself: Python's collector, for which every click waits, finds nothing.

Each left some eighty objects behind before, the message that was clicked and its picture among
them.
"""

from __future__ import annotations

import gc
import io
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import discord
import pytest

from bot.client.answering import Answer
from bot.client.click import Click
from bot.client.display.redraws import Wanted
from tests.support.house import House
from tests.support.playing import play_out

OURS = (Answer, Click, Wanted, io.BytesIO)
THEIRS = (discord.Interaction, discord.InteractionResponse)


@contextmanager
def found(*kinds: type) -> Iterator[Counter[type]]:
    """The numbers of such objects that the collector finds at the end of this."""
    counted = Counter[type]()
    gc.collect()
    gc.disable()
    try:
        yield counted
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        counted.update(type(one) for one in gc.garbage if type(one) in kinds)
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


@pytest.mark.pictures
async def test_a_click_leaves_nothing_behind(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    with found(*OURS, *THEIRS) as left:
        await ann.press(house.public, "table:1:hand")
        await ann.slash("table show")
        assert not await play_out(house, 1, ann, bob, moves=6)
    assert not left


async def test_a_completion_leaves_nothing_of_ours_behind(house: House) -> None:
    """discord.py itself leaves the interaction and its response."""
    ann = house.invite("Ann")
    with found(*OURS) as left:
        assert await ann.complete("knave rules", "game", "eu")
    assert not left
