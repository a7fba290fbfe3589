"""Messages that Discord lets be edited a few times an hour only: sign-ups share an edit."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path

import pytest
from simcord.enums import ChannelType

from bot.client.display.seldom import GAPS, HOUR, Seldom
from bot.storage.rows.ids import ChannelId, GuildId
from tests.support.evenings import now, plan, to_the_hour
from tests.support.house import House, open_house, pass_time
from tests.support.messages import said
from tests.support.quick import SimTime
from tests.support.reading import text_of
from tests.support.tournaments import begun, opened, post


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path, clock=SimTime()) as opened:
        yield opened


def makes_news(house: House) -> None:
    """The channel becomes an announcement channel."""
    house.env.backend.edit_channel(house.channel.id, {"type": ChannelType.NEWS})


async def test_who_comes_to_an_evening_is_shown_by_few_edits(house: House) -> None:
    """The first at once, the others together, and the table when it opens."""
    ann, bob, cid, dee = house.invite_all("Ann", "Bob", "Cid", "Dee")
    message = await plan(house, ann)
    makes_news(house)
    shown, told = list[str](), ""
    for one in (bob, cid, dee):
        told = said(await one.press(now(house, message), "evening:1:come"))
        await pass_time(house, 60)
        shown.append(text_of(now(house, message)))
    assert "Ann and Bob" in shown[0] and shown == [shown[0]] * 3
    assert "Ann, Bob, Cid and Dee" in told, "they see that it was heard"
    await pass_time(house, GAPS[1] - 3 * 60)
    assert "Ann, Bob, Cid and Dee" in text_of(now(house, message))
    await to_the_hour(house)
    assert "Table 1 is open" in text_of(now(house, message))


async def test_who_signs_up_for_a_tournament_is_shown_by_few_edits(house: House) -> None:
    """Its start is shown at once."""
    ann, bob, cid, dee = house.invite_all("Ann", "Bob", "Cid", "Dee")
    await opened(house, ann, ann)
    makes_news(house)
    shown = list[str]()
    for one in (bob, cid, dee):
        await one.press(post(house), "tournament:1:join")
        await pass_time(house, 60)
        shown.append(text_of(post(house)))
    assert "Ann, Bob" in shown[0] and shown == [shown[0]] * 3
    await pass_time(house, GAPS[1] - 3 * 60)
    assert "Ann, Bob, Cid, Dee" in text_of(post(house))
    await begun(house, ann)
    await pass_time(house, 1)
    assert "**Round 1 of " in text_of(post(house))


async def test_three_edits_fall_into_any_hour(house: House) -> None:
    """Of a message that changes every minute; what cannot wait counts among them."""
    makes_news(house)
    seldom, edited = Seldom(house.bot, house.bot.clock), list[int]()
    about, at = "signing up", 0

    def change() -> None:
        place = GuildId(house.guild.id), ChannelId(house.channel.id)
        if not seldom.puts_off("message", *place, change, about):
            edited.append(at)

    for at in range(200):
        if at == 100:
            about = "round 1"
        change()
        await pass_time(house, 60)
    assert edited[:4] == [0, 5, 30, 60]
    assert 100 in edited
    for first, fourth in zip(edited, edited[3:], strict=False):
        assert fourth - first >= HOUR / 60 or first < 100 <= fourth, edited
    assert max(later - one for one, later in pairwise(edited)) <= 30
