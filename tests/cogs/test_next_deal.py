"""After a deal: on to the next by button or by command; and how fast a table goes on by itself."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage.rows.ids import TableId, UserId
from bot.tables.live.table import Table
from bot.tables.model.clock import Pace
from bot.tables.screens.custom_ids import NextDeal
from bot.words.words import languages
from tests.support.hearing import heard
from tests.support.house import House, open_house
from tests.support.messages import said, sentence
from tests.support.player import Player
from tests.support.playing import deals
from tests.support.quick import SimTime
from tests.support.reading import text_of
from tests.support.simcord_adapter import LOCALES

GAME = "euchre-two"
READING = 20.0
PACE = Pace(robot=0, forced=0, deal=0, trick=0, redraw=0, interval=READING)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """No pauses, but for those in which a result is read."""
    async with open_house(tmp_path, clock=SimTime(), pace=PACE) as opened:
        yield opened


async def read(house: House) -> tuple[Player, Player, Table]:
    """Ann and Bob have played a deal, and read its result."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started(GAME, ann, bob)
    table = await house.bot.tables.find(TableId(1))
    for _ in range(100):
        if table.state.interval is not None:
            break
        for player in house.to_act():
            await player.say(house.legal(player)[-1])
    assert table.state.interval is not None and table.state.interval.open
    assert deals(house) == 1
    return ann, bob, table


def button(table: Table) -> str:
    assert table.state.interval is not None
    return str(NextDeal(table.id, table.state.interval.deal))


def reader(table: Table, player: Player) -> bool:
    found = table.state.interval
    return found is not None and found.holds(UserId(player.id))


async def test_by_button(house: House) -> None:
    ann, bob, table = await read(house)
    wish = button(table)
    await ann.forge(ann.hand, wish)
    assert deals(house) == 2, "the next deal follows the first who goes on"
    assert not reader(table, ann) and reader(table, bob), "the other reads on"
    again = await ann.forge(ann.hand, wish)
    assert said(again) == sentence("no-next-pressed")
    await bob.forge(bob.hand, wish)
    assert deals(house) == 2 and table.state.interval is None
    late = await bob.forge(bob.hand, wish)
    assert said(late) == sentence("no-next-dealt")


async def test_by_command(house: House) -> None:
    ann, bob, table = await read(house)
    assert said(await ann.slash("card next")) == sentence("next-done")
    assert deals(house) == 2
    assert said(await bob.slash_dm("card next", table=1)) == sentence("next-done")
    assert table.state.interval is None
    for language in languages():
        LOCALES[ann.id] = language
        assert said(await ann.slash("card next")) == sentence("no-next-not-now", language)


async def test_by_nobody(house: House) -> None:
    _, _, table = await read(house)
    await house.env.advance_time(READING - 1)
    assert deals(house) == 1 and table.state.interval is not None
    await house.env.advance_time(2)
    await house.env.settle()
    assert deals(house) == 2 and table.state.interval is None


async def test_lists_of_ones_tables_say_that_a_deal_is_over(house: House) -> None:
    """Nothing is dealt while its result is read."""
    ann, bob, _ = await read(house)
    for language in languages():
        LOCALES[ann.id] = language
        for command in ("my-tables", "help"):
            listed = said(await ann.slash_dm(command))
            assert sentence("turn-none", language) in listed
            assert sentence("turn-deck", language) not in listed
    await bob.slash("card next")
    assert sentence("turn-none", "en") not in said(await bob.slash_dm("my-tables"))


async def test_a_stranger_hurries_nobody(house: House) -> None:
    _, _, table = await read(house)
    eve = house.invite("Eve")
    kept = house.kept()
    await eve.forge(house.public, button(table))
    assert deals(house) == 1 and house.kept() == kept
    assert said(await eve.slash("card next", table=1)) == sentence("no-no-game-of-yours")


async def test_after_a_restart_it_is_over(house: House) -> None:
    ann, bob, table = await read(house)
    wish = button(table)
    await house.restart()
    await house.env.settle()
    assert deals(house) == 2, "nobody stands still"
    late = await ann.forge(ann.hand, wish)
    assert said(late) == sentence("no-next-dealt")
    assert all(player.lines() for player in house.to_act(ann, bob))


# ---------------------------------------------------------------------- the host's pace


async def test_the_host_chooses_the_pace(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, GAME)
    await bob.press(house.public, "lobby:1:join")
    usual, slow = (sentence("pace-is", pace=sentence(f"pace-{pace}")) for pace in ("usual", "slow"))
    told_usual, told_slow = (told.replace("*", "") for told in (usual, slow))
    assert told_usual not in heard(house.public).replace("*", ""), "what is usual is not said"
    panel = await ann.at_this_table()
    assert usual in text_of(panel)
    await ann.choose(panel, "favour:1:pace", "slow")
    assert told_slow in heard(house.public)
    assert house.rows("SELECT pace FROM tables") == [("slow",)]
    assert said(await ann.forge(panel, "favour:1:pace", "sudden")) == sentence("no-forged")
    other = await bob.at_this_table()
    assert said(await bob.forge(other, "favour:1:pace", "quick")) == sentence("no-host-only")
    await house.restart()
    assert told_slow in heard(house.public), "it is kept"
    await ann.press(house.public, "lobby:1:start")
    await ann.forge(panel, "favour:1:pace", "quick")
    assert house.rows("SELECT pace FROM tables") == [("quick",)], "also during the game"
    assert (await house.bot.tables.find(TableId(1))).lobby.pace == "quick"
