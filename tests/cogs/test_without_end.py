"""Nothing one person does to others goes on without end: letters that ring, threads that stay."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from discord import Permissions

from bot.client import opening
from bot.client.display.seat_invitations import ASKED_EVERY
from bot.tournaments.hall import MOST_HERE, MOST_OF_HOST
from cogs.privacy import A_WHILE, TIMES
from tests.support.house import House, open_house
from tests.support.messages import said, sentence
from tests.support.quick import SimTime
from tests.support.tournaments import passed, post


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path, clock=SimTime()) as opened:
        yield opened


async def test_nobody_is_asked_in_one_tournament_after_the_other(house: House) -> None:
    """One letter, whoever opens and cancels them again and again; another asker rings nothing."""
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await bob.slash("help")
    for number in (1, 2, 3):
        await ann.slash("tournament open", game="euchre")
        await ann.slash("tournament join", partner=bob.member)
        if number == 2:
            await cid.slash("tournament join", partner=bob.member)
        await ann.forge(post(house, number), f"tournament:{number}:cancel-now")
    assert [letter.flags.suppress_notifications for letter in bob.letters] == [False, True]
    await passed(house, ASKED_EVERY + 1)
    await ann.slash("tournament open", game="euchre")
    await ann.slash("tournament join", partner=bob.member)
    assert [letter.flags.suppress_notifications for letter in bob.letters] == [False, True, False]


async def test_nobody_opens_threads_without_end(house: House) -> None:
    """They stay in the channel when their tables are ended. Nobody else is kept waiting."""
    ann, bob = house.invite_all("Ann", "Bob")
    for number in range(1, opening.BURST + 1):
        await ann.slash("table open", game="euchre", thread=True)
        await ann.slash("table end", table=number)
    refused = said(await ann.slash("table open", game="euchre", thread=True))
    assert refused == sentence("no-threads-too-fast")
    assert len(house.channel.threads) == opening.BURST
    await bob.slash("table open", game="euchre", thread=True)
    await passed(house, 1 / opening.PER_SECOND + 1)
    await ann.slash("table open", game="euchre", thread=True)
    assert len(house.channel.threads) == opening.BURST + 2


async def test_nobody_takes_all_the_tournaments_of_a_server(house: House) -> None:
    """They go on for months if nobody starts them; moderators may host more."""
    ann, bob = house.invite_all("Ann", "Bob")
    told = [said(await ann.slash("tournament open", game="euchre")) for _ in range(3)]
    assert told[1:] == [
        sentence("tournament-opened", number=2),
        sentence("no-tournament-host-many", count=MOST_OF_HOST),
    ]
    assert said(await bob.slash("tournament open", game="euchre")).startswith("Tournament 3")
    await ann.forge(post(house, 1), "tournament:1:cancel-now")
    assert said(await ann.slash("tournament open", game="euchre")).startswith("Tournament 4")
    role = house.guild.create_role("mods", permissions=Permissions(manage_messages=True))
    moderator = house.invite("Mod", roles=[role])
    told = [said(await moderator.slash("tournament open", game="euchre")) for _ in range(3)]
    assert told[-1] == sentence("no-tournament-many", count=MOST_HERE)


async def test_nobody_has_everything_deleted_without_end(house: House) -> None:
    """Every note of every table is read for it, while others wait to be answered."""
    ann = house.invite("Ann")
    asked = (await ann.slash("privacy delete")).response
    sure = (await ann.press(asked, "privacy:0:forget")).response or asked
    refused = sentence("no-forget-too-often", count=A_WHILE // 60)
    for _ in range(TIMES):
        assert said(await ann.forge(sure, "privacy:0:for-good")) != refused
    await ann.slash("block", person=house.invite("Bob").member)
    assert said(await ann.forge(sure, "privacy:0:for-good")) == refused
    assert house.rows("SELECT count(*) FROM blocks") == [(1,)]
    await passed(house, A_WHILE + 1)
    assert said(await ann.forge(sure, "privacy:0:for-good")) != refused
    assert house.rows("SELECT count(*) FROM blocks") == [(0,)]
