"""A store that fails between two writes of one press: nobody is told that nothing was done."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.client import sight
from bot.client.display.announcer import A_WHILE
from bot.storage.sqlite import SqliteStore
from bot.storage.store import StoreError
from tests.client.test_completion_errors import types
from tests.client.test_private_places import table_there, thread_of
from tests.support.house import House, open_house
from tests.support.messages import said, sentence, wishes
from tests.support.places import requests, spoken
from tests.support.quick import SimTime
from tests.support.reading import text_of


class Choosy(SqliteStore):
    """A store that refuses what is named here, and nothing else."""

    refused: frozenset[str] = frozenset()

    async def do(self, work: Any, *, apart: bool = False) -> Any:
        name = getattr(work, "__qualname__", "").split(".")
        if self.refused & {*name}:
            raise StoreError("the disk is full")
        return await super().do(work, apart=apart)


@pytest.fixture
async def choosy(tmp_path: Path) -> AsyncIterator[House]:
    Choosy.refused = frozenset()
    async with open_house(tmp_path, store=Choosy) as house:
        yield house
        Choosy.refused = frozenset()
        house.faults.seen.clear()


async def test_who_has_sat_down_is_told_so(choosy: House) -> None:
    """That their hand cannot be noted down just now takes nothing back."""
    ann, bob = choosy.invite_all("Ann", "Bob")
    await choosy.opened(ann, "euchre")
    Choosy.refused = frozenset({"hand", "set_hand"})
    result = await bob.slash("table join")
    assert said(result) == sentence("joined", table=1, begun="no")
    assert bob.id in choosy.seats()


async def test_what_asks_to_a_seat_goes_away_though_it_was_not_noted_down(choosy: House) -> None:
    """And who keeps the seat hears of no failure: it is kept, and the other was asked."""
    ann, bob = choosy.invite_all("Ann", "Bob")
    await choosy.opened(ann, "euchre")
    Choosy.refused = frozenset({"set_mark"})
    result = await ann.slash("seat reserve", person=bob.member)
    assert said(result) == sentence("kept-now", who="Bob") and not result.followups
    assert any(f"<@{bob.id}>" in line for line in spoken(choosy))
    await choosy.env.advance_time(A_WHILE + 1)
    await choosy.env.settle()
    assert not any(f"<@{bob.id}>" in line for line in spoken(choosy))


async def test_a_table_is_shown_once_though_its_message_was_not_noted_down(choosy: House) -> None:
    (ann,) = choosy.invite_all("Ann")
    Choosy.refused = frozenset({"set_message"})
    result = await ann.slash("table open", game="euchre")
    assert sentence("no-storage") not in said(result)
    Choosy.refused = frozenset()
    await choosy.env.advance_time(60)
    await choosy.env.settle()
    shown = [m for m in choosy.channel.history() if "lobby:1:join" in wishes(m)]
    assert len(shown) == 1
    assert choosy.rows("SELECT message_id FROM tables") == [(shown[0].id,)]


async def test_what_is_done_in_part_is_not_called_nothing(choosy: House) -> None:
    """The table is open, but in what answer it is shown cannot be noted down."""
    (ann,) = choosy.invite_all("Ann")
    Choosy.refused = frozenset({"set_mark"})
    result = await ann.slash("table open", game="euchre")
    assert said(result) == sentence("half-stored")
    assert choosy.rows("SELECT state FROM tables") == [("lobby",)]
    Choosy.refused = frozenset({"create_table"})
    choosy.channel = choosy.guild.create_text_channel("second")
    assert said(await ann.slash("table open", game="euchre")) == sentence("no-storage")


async def test_nothing_is_refused_because_a_channel_cannot_be_noted_down(choosy: House) -> None:
    (ann,) = choosy.invite_all("Ann")
    Choosy.refused = frozenset({"direct_channel", "set_direct_channel"})
    result = await ann.slash_dm("my-tables")
    assert sentence("no-storage") not in said(result)


async def test_completions_that_fail_offer_nothing(choosy: House) -> None:
    """Discord waits three seconds for an answer, and so does whoever types."""
    (ann,) = choosy.invite_all("Ann")
    Choosy.refused = frozenset({"save_person", "person", "meet"})
    await types(choosy, ann)
    assert requests(choosy, "POST", "/callback") == 1


async def test_a_moderator_who_ends_a_table_by_sending_its_last_player_away(
    tmp_path: Path,
) -> None:
    """They are told what they have done, and the player why."""
    async with open_house(tmp_path) as house:
        role = house.guild.create_role("mod", permissions=discord.Permissions(manage_messages=True))
        ann, mod = house.invite("Ann"), house.invite("Mod", roles=[role])
        await house.started("euchre", ann)
        asked = (await mod.slash("seat kick", person=ann.member)).response
        result = await mod.press(asked, next(w for w in wishes(asked) if ":gone:" in w))
        assert text_of(result.response) == sentence("kicked-now", who="Ann")
        assert house.rows("SELECT state FROM tables") == [("ended",)]
        assert any("Mod" in text_of(letter) for letter in ann.letters)


async def test_who_is_in_a_thread_is_known_by_the_bots_own_clock(tmp_path: Path) -> None:
    """A moment after leaving a thread one is not shown its table any more."""
    clock = SimTime()
    async with open_house(tmp_path, clock=clock) as house:
        ann, bob = house.invite_all("Ann", "Bob")
        place = await thread_of(house, ann, bob)
        await table_there(house, ann, place)
        lobby = sentence("lobby-title", game=sentence("game-euchre"), table=1)
        assert lobby in said(await bob.slash("table show", table=1))
        house.env.backend.get_thread(place.id).thread_members.pop(bob.id)
        await house.env.advance_time(sight.FRESH + 1)
        assert said(await bob.slash("table show", table=1)) == sentence("no-no-table")


async def test_a_choice_that_is_kept_is_not_called_nothing(choosy: House) -> None:
    """The length of a season is written down; the way it is shown cannot be read just now."""
    ann = choosy.invite_admin("Ann")
    settings = (await ann.slash("server-settings")).response
    Choosy.refused = frozenset({"end_of"})
    result = await ann.forge(settings, "season:0:length", "6", who=ann.member)
    assert said(result) == sentence("half-stored")
    assert choosy.rows("SELECT count(*) FROM board_choices") == [(1,)]


async def test_a_setting_that_is_kept_is_not_called_nothing(choosy: House) -> None:
    """Whether their direct messages are open, which the panel tells as well, cannot be read."""
    (ann,) = choosy.invite_all("Ann")
    settings = (await ann.slash("knave settings")).response
    await ann.choose(settings, "mine:0:hand", "here")
    await choosy.opened(ann, "euchre")
    Choosy.refused = frozenset({"hand"})
    result = await ann.press(settings, "mine:0:tutor:yes")
    assert said(result) == sentence("half-stored")
    assert choosy.rows("SELECT tutor FROM people WHERE user_id = ?", ann.id) == [(1,)]


async def test_who_has_signed_up_is_not_told_that_nothing_was_done(choosy: House) -> None:
    """The partner they have asked for is not known yet, and cannot be looked up just now."""
    ann, bob = choosy.invite_all("Ann", "Bob")
    await ann.slash("tournament open", game="euchre")
    Choosy.refused = frozenset({"person"})
    result = await ann.slash("tournament join", partner=bob.member)
    assert sentence("no-storage") not in said(result)
    assert sentence("half-stored") in said(result)
    assert choosy.rows("SELECT count(*) FROM tournament_people WHERE user_id = ?", ann.id) == [(1,)]


async def test_what_was_not_done_at_all_is_not_called_done_in_part(
    choosy: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That the host has pressed something of the lobby is taken note of, and no deed of theirs."""
    ann, bob = choosy.invite_all("Ann", "Bob")
    await choosy.opened(ann, "euchre-two")
    await bob.press(choosy.public, "lobby:1:join")

    (table,) = choosy.bot.tables.tables

    async def asked(_: object) -> None:
        await asyncio.gather(*table._noticing)  # Discord takes as long to tell who is there

    monkeypatch.setattr(choosy.bot.display.members, "look_round", asked)
    Choosy.refused = frozenset({"start_game"})
    assert said(await ann.press(choosy.public, "lobby:1:start")) == sentence("no-storage")
    assert choosy.rows("SELECT state FROM tables") == [("lobby",)]


async def test_who_is_forgotten_is_not_told_that_nothing_was_done(choosy: House) -> None:
    """Deleted rows are deleted, though the file cannot be written anew just now."""
    (ann,) = choosy.invite_all("Ann")
    shown = (await ann.slash("privacy delete")).response
    sure = await ann.press(shown, "privacy:0:forget")
    store: Any = choosy.bot.store

    async def full(anew: bool) -> bool:
        raise StoreError("the disk is full")

    store._sweeper._work = full
    await ann.press(sure.response or shown, "privacy:0:for-good")
    await choosy.env.settle()
    told = text_of(sure.response or shown)
    assert told == sentence("privacy-forgotten-but")
    assert not choosy.rows("SELECT * FROM people WHERE user_id = ?", ann.id)
    assert not store._sweeper.clean, "it is tried again in a minute"
    assert store._sweeper._timer is not None
    store._sweeper._timer.cancel()
    store._sweeper._timer = None
