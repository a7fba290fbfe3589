"""Seasons through Discord: their ends are told on time, and posts are put right later."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.client.drawing import Drawing
from tests.support.boards import board, inserted, known, ranked
from tests.support.house import open_house
from tests.support.messages import said, sentence
from tests.support.places import bot_id, take_rights
from tests.support.quick import LOOKS, SimTime
from tests.support.reading import text_of


async def test_a_season_is_closed_on_time_and_told_once(tmp_path: Path) -> None:
    clock = SimTime()
    async with open_house(tmp_path, clock=clock) as house:
        boss = house.invite_admin("Boss")
        people = await known(house, "Ann", "Bob", "Cid", "Dee")
        channel = house.guild.create_text_channel("results")
        panel = (await boss.slash("server-settings")).response
        await boss.press(panel, "season:0:show")
        await boss.choose(panel, "season:0:length", "1")
        assert sentence("seasons-length", count=1) in text_of(panel)
        chosen = await boss.member.select(panel, [channel], custom_id="season:0:channel")
        assert chosen.acknowledged
        assert f"<#{channel.id}>" in text_of(panel)
        elsewhere = house.env.create_guild("Elsewhere").create_text_channel("results")
        for forged in (elsewhere.id, 1):
            refused = await boss.forge(panel, "season:0:channel", str(forged))
            assert said(refused) == sentence("no-forged")
        assert house.rows("SELECT digest_channel FROM board_choices") == [(channel.id,)]
        refused = await people[0].forge(panel, "season:0:length", "12", who=people[0].member)
        assert said(refused) == sentence("no-admin-only")
        now = clock.now()
        await inserted(house, now, people, 0, game="euchre")
        await inserted(house, now, people[:2], 1)
        ((ends,),) = house.rows("SELECT ends_at FROM seasons")
        await clock.leap(ends - now - LOOKS - 60)
        assert not channel.history()
        await house.env.advance_time(2 * 3600)
        await house.env.settle()
        (digest,) = channel.history()
        for name in ("Ann", "Bob", "Cid"):
            assert name in text_of(digest)
        assert sentence("game-euchre") in text_of(digest)
        (picture,) = digest.attachments
        assert "Ann" in (picture.description or "")
        await house.restart()
        await house.env.advance_time(2 * 3600)
        await house.env.settle()
        assert len(channel.history()) == 1, "told once"

        settings = (await people[0].slash("knave settings")).response
        await people[0].press(settings, "mine:0:listed:no")
        await house.env.settle()
        (digest,) = channel.history()
        assert "Ann" not in text_of(digest)
        assert "Ann" not in (digest.attachments[0].description or ""), "from old pictures too"
        message = await board(people[1], "euchre", period="season")
        assert not ranked(message), "a new season has begun"


async def test_a_game_that_ends_with_the_season_is_told_with_it(tmp_path: Path) -> None:
    """It is stored a moment later, and stood in no post: its winner had played in the season."""
    clock = SimTime()
    async with open_house(tmp_path, clock=clock) as house:
        boss, people = house.invite_admin("Boss"), await known(house, "Ann", "Bob", "Cid")
        channel = house.guild.create_text_channel("results")
        panel = (await boss.slash("server-settings")).response
        await boss.press(panel, "season:0:show")
        assert (await boss.member.select(panel, [channel], custom_id="season:0:channel")).response
        await inserted(house, clock.now(), people[:2], 0)
        ((ends,),) = house.rows("SELECT ends_at FROM seasons")
        await clock.leap(ends - clock.now() - LOOKS - 1)
        await house.env.advance_time(2)
        await house.env.settle()
        await inserted(house, ends - 0.5, people[1:], 1)
        await house.env.advance_time(2 * 3600)
        await house.env.settle()
        (digest,) = channel.history()
        assert "Cid" in text_of(digest)


async def test_a_season_told_by_a_clock_that_was_ahead_is_corrected_at_its_end(
    tmp_path: Path,
) -> None:
    clock = SimTime()
    async with open_house(tmp_path, clock=clock) as house:
        boss, people = house.invite_admin("Boss"), await known(house, "Ann", "Bob", "Cid")
        channel = house.guild.create_text_channel("results")
        panel = (await boss.slash("server-settings")).response
        await boss.press(panel, "season:0:show")
        await boss.choose(panel, "season:0:length", "1")
        assert (await boss.member.select(panel, [channel], custom_id="season:0:channel")).response
        now = clock.now()
        await inserted(house, now, people[:2], 0)
        ((ends,),) = house.rows("SELECT ends_at FROM seasons")
        await clock.leap(ends - now)
        (told,) = channel.history()
        await clock.leap(now - clock.now())
        await house.env.advance_time(2 * 3600)
        await inserted(house, clock.now(), [people[0], people[2]], 1)
        (digest,) = channel.history()
        assert "Cid" not in text_of(digest), "it goes on"
        await clock.leap(ends - clock.now())
        await house.env.advance_time(2 * 3600)
        await house.env.settle()
        (digest,) = channel.history()
        assert digest.id == told.id and "Cid" in text_of(digest)
        assert house.rows("SELECT told, message_id FROM seasons") == [(1, told.id)]


@pytest.mark.parametrize("again", [False, True])
async def test_a_post_that_cannot_be_changed_just_now_is_changed_later(
    tmp_path: Path, again: bool
) -> None:
    """The others at once; and it is not forgotten when the program ends."""
    clock = SimTime()
    async with open_house(tmp_path, clock=clock) as house:
        boss, people = house.invite_admin("Boss"), await known(house, "Ann", "Bob")
        channel = house.guild.create_text_channel("results")
        panel = (await boss.slash("server-settings")).response
        await boss.press(panel, "season:0:show")
        await boss.choose(panel, "season:0:length", "1")
        assert (await boss.member.select(panel, [channel], custom_id="season:0:channel")).response
        for _ in range(2):
            await inserted(house, clock.now(), people, 0)
            ((ends,),) = house.rows("SELECT max(ends_at) FROM seasons")
            await clock.leap(ends - clock.now())
        path = f"/channels/{channel.id}/messages/*"
        house.env.inject_error("PATCH", path, status=400, code=1, times=1)
        settings = (await people[0].slash("knave settings")).response
        await people[0].press(settings, "mine:0:listed:no")
        await house.env.settle()
        assert sum("Ann" in text_of(message) for message in channel.history()) == 1
        if again:
            await house.restart()
        else:
            await house.env.advance_time(2 * 3600)
        await house.env.settle()
        assert not any("Ann" in text_of(message) for message in channel.history())
        assert not house.rows("SELECT * FROM marks WHERE name LIKE 'posts %'")


async def test_a_post_in_a_channel_that_is_closed_to_it_is_changed_once_that_is_open_again(
    tmp_path: Path,
) -> None:
    clock = SimTime()
    async with open_house(tmp_path, clock=clock) as house:
        boss, people = house.invite_admin("Boss"), await known(house, "Ann", "Bob")
        channel = house.guild.create_text_channel("results")
        panel = (await boss.slash("server-settings")).response
        await boss.press(panel, "season:0:show")
        await boss.choose(panel, "season:0:length", "1")
        assert (await boss.member.select(panel, [channel], custom_id="season:0:channel")).response
        await inserted(house, clock.now(), people, 0)
        ((ends,),) = house.rows("SELECT max(ends_at) FROM seasons")
        await clock.leap(ends - clock.now())
        home, house.channel = house.channel, channel
        await take_rights(house, "view_channel")
        house.channel = home
        settings = (await people[0].slash("knave settings")).response
        await people[0].press(settings, "mine:0:listed:no")
        await house.env.settle()
        assert [("Ann" in text_of(message)) for message in channel.history()] == [True]
        house.env.backend.delete_overwrite(channel.id, bot_id(house))
        await house.env.settle()
        assert [("Ann" in text_of(message)) for message in channel.history()] == [False]
        assert not house.rows("SELECT * FROM marks WHERE name LIKE 'posts %'")


async def test_a_post_is_changed_though_the_program_dies_while_someone_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing that is stored tells any more that they were on it."""

    async def dies(_: Drawing) -> None:
        raise asyncio.CancelledError

    clock = SimTime()
    async with open_house(tmp_path, clock=clock) as house:
        boss, people = house.invite_admin("Boss"), await known(house, "Ann", "Bob")
        channel = house.guild.create_text_channel("results")
        panel = (await boss.slash("server-settings")).response
        await boss.press(panel, "season:0:show")
        await boss.choose(panel, "season:0:length", "1")
        assert (await boss.member.select(panel, [channel], custom_id="season:0:channel")).response
        await inserted(house, clock.now(), people, 0)
        ((ends,),) = house.rows("SELECT max(ends_at) FROM seasons")
        await clock.leap(ends - clock.now())
        asked = (await people[0].slash("privacy delete")).response
        await people[0].press(asked, "privacy:0:forget")
        with monkeypatch.context() as dying:
            dying.setattr(Drawing, "forget_texts", dies)
            await people[0].press(asked, "privacy:0:for-good")
        (digest,) = channel.history()
        assert "Ann" in text_of(digest)
        await house.restart()
        (digest,) = channel.history()
        assert "Ann" not in text_of(digest) and "Bob" in text_of(digest)
        assert not house.rows("SELECT * FROM marks WHERE name LIKE 'posts %'")


async def test_without_a_channel_nothing_is_posted(tmp_path: Path) -> None:
    clock = SimTime()
    async with open_house(tmp_path, clock=clock) as house:
        people = await known(house, "Ann", "Bob")
        await inserted(house, clock.now(), people, 0)
        ((ends,),) = house.rows("SELECT ends_at FROM seasons")
        await clock.leap(ends - clock.now())
        assert house.rows("SELECT told, message_id FROM seasons") == [(1, None)]
        assert not house.channel.history()
