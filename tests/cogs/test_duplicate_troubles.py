"""Duplicate sets when something is in the way: rights, channels, a restart, closed messages."""

from pathlib import Path
from random import Random

import pytest
from simcord.enums import ChannelType

from bot.client.display.redraws import TRIES
from bot.duplicate.sets import LATELY
from bot.storage.rows.ids import SetId
from bot.tables.verbs.time_up import time_up
from tests.support.duplicate import GAME_FOR_TWO, opened, play, set_message
from tests.support.house import House, open_house, pass_time, public_sentence
from tests.support.messages import moves, said, sentence, wishes
from tests.support.places import (
    delete_channel,
    give_back,
    refuse_an_answer,
    spoken,
    take_rights,
)
from tests.support.quick import SimTime
from tests.support.reading import text_of


async def test_discord_refuses_the_message_of_a_new_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody could join what nobody sees: it is over, and its host may open another at once."""
    async with open_house(tmp_path) as house:
        ann = house.invite("ann")
        refuse_an_answer(monkeypatch)
        refused = await ann.slash("duplicate open", game="euchre", rules="house")
        assert said(refused) == sentence("no-stopped")
        assert house.rows("SELECT state FROM duplicates") == [("ended",)]
        await ann.slash("duplicate open", game="euchre", rules="house")
        assert "duplicate:2:join" in wishes(set_message(house))


async def test_whom_no_direct_message_reaches_is_shown_the_way_to_their_hand(
    tmp_path: Path,
) -> None:
    """The tables of a set have no message: what they are called leads nowhere."""
    async with open_house(tmp_path) as house:
        ann = house.invite("ann")
        await opened(house, ann)
        house.closed_dm(ann)
        await ann.press(set_message(house), "duplicate:1:start")
        assert spoken(house) == [sentence("duplicate-dm-closed", user=f"<@{ann.id}>")]
        shown = (await ann.press(set_message(house), "duplicate:1:hand")).response
        assert moves(shown) and spoken(house) == []


async def test_a_set_whose_channel_is_gone_is_ended_from_elsewhere(tmp_path: Path) -> None:
    """The refusal names the place and the way; before, the host could open no other."""
    async with open_house(tmp_path) as house:
        (ann,) = house.invite_all("Ann")
        lost, home = house.guild.create_text_channel("lost"), house.channel
        await house.env.settle()
        house.channel = lost
        await ann.slash("duplicate open", game="euchre", rules="house")
        house.channel = home
        await delete_channel(house, lost)
        refused = said(await ann.slash("duplicate open", game="euchre", rules="house"))
        assert refused == sentence("no-duplicate-host-busy", place=f"<#{lost.id}>")
        assert said(await ann.slash("duplicate end")) == sentence("duplicate-closed-now")
        await ann.slash("duplicate open", game="euchre", rules="house")
        assert len(house.bot.duplicates.sets) == 1


async def test_a_set_that_ended_as_the_program_died_is_shown_to_be_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was stored, and nobody was told: its message went on to say which deals are played."""
    async with open_house(tmp_path, clock=SimTime()) as house:
        (ann,) = house.invite_all("ann")
        await opened(house, ann)
        await ann.press(set_message(house), "duplicate:1:start")
        redraws = house.bot.display.redraws
        monkeypatch.setattr(redraws, "request", lambda *_, **__: None)
        await house.bot.duplicates.end(SetId(1), ann.id, False)
        assert "Table 1: deal 1" in text_of(set_message(house))
        await house.restart()
        await house.env.settle()
        assert sentence("duplicate-is-ended", done=0, deals=2) in text_of(set_message(house))
        before = len(house.env.backend.http_requests)
        house.made["clock"].ahead += LATELY
        await house.restart()
        await house.env.settle()
        later = house.env.backend.http_requests[before:]
        assert not [one for one in later if one.method == "PATCH"], "that was long ago"


async def test_a_comparison_that_was_out_of_reach_is_shown_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also at the table that closed long before, at which the others were said to be playing."""
    async with open_house(tmp_path, clock=SimTime()) as house:
        people, rng = house.invite_all("ann", "bob", "cid", "dan", "eve"), Random(3)
        await opened(house, *people)
        await people[0].press(set_message(house), "duplicate:1:start")
        await play(house, rng, 1, *people)
        await pass_time(house, 10)
        waits = sentence("duplicate-deal-waits")
        waiting = [m for player in people for m in player.letters if waits in text_of(m)]
        assert waiting, "those of one table"
        monkeypatch.setattr(house.bot.display.redraws, "request", lambda *_, **__: None)
        (one,) = house.bot.duplicates.sets
        behind = next(played for played in one.of_deal(1) if not played.is_over)
        await house.bot.tables.of_number(behind.table_id).do(time_up)
        while not house.bot.duplicates.sets[0].compared(1):
            await pass_time(house, 10)
        house.made["clock"].ahead += 15 * 60
        await house.restart()
        await house.env.settle()
        assert not [m for player in people for m in player.letters if waits in text_of(m)]


async def test_a_channel_that_loses_its_rights(tmp_path: Path) -> None:
    """*/doctor* names it, and the message is made good as soon as it may be changed."""
    async with open_house(tmp_path) as house:
        (ann,) = house.invite_all("ann")
        ada = house.invite_admin("ada")
        await ann.slash("duplicate open", game="euchre", rules="house")
        panel = (await ann.press(set_message(house), "duplicate:1:terms")).response
        home, before = house.channel, text_of(set_message(house))
        await take_rights(house, "view_channel")
        await ann.choose(panel, "duplicate:1:set:deals", "2")
        assert text_of(set_message(house)) == before, "there is no right to change it"
        house.channel = house.guild.create_text_channel("desk")
        await house.env.settle()
        told = said(await ada.slash("doctor"))
        lacks = sentence("doctor-place-lacks", channel=f"<#{home.id}>", rights="@")
        assert lacks.partition("@")[0] in told
        house.channel = home
        await give_back(house)
        assert text_of(set_message(house)) != before


@pytest.mark.usefixtures("drawn")
async def test_a_set_that_ends_while_its_channel_has_no_rights(tmp_path: Path) -> None:
    """The end and the seed of the set stand there as soon as the message may be changed."""
    async with open_house(tmp_path) as house:
        ann, bob = house.invite_all("ann", "bob")
        await opened(house, ann, bob, game=GAME_FOR_TWO)
        await ann.press(set_message(house), "duplicate:1:start")
        await take_rights(house, "view_channel")
        while house.bot.duplicates.sets:  # nobody plays, until robots do
            await pass_time(house, 300)
        for _ in range(TRIES):
            await pass_time(house, 60)
        await give_back(house)
        await pass_time(house, 60)
        ((secret,),) = house.rows("SELECT seed FROM duplicates")
        assert secret in text_of(set_message(house))


async def deals_over(house: House, count: int) -> None:
    """So many deals are over at some table: nobody plays, until robots do."""
    done = "SELECT count(*) FROM duplicate_deals WHERE points IS NOT NULL"
    while house.rows(done)[0][0] < count:
        await pass_time(house, 60)


@pytest.mark.usefixtures("drawn")
async def test_a_set_whose_channel_becomes_an_announcement_channel(tmp_path: Path) -> None:
    """Its message says so, and is edited no more before the end: so the end can be shown."""
    async with open_house(tmp_path) as house:
        ann, bob = house.invite_all("ann", "bob")
        await opened(house, ann, bob, game=GAME_FOR_TWO, deals=4)
        await ann.press(set_message(house), "duplicate:1:start")
        told = public_sentence(house, "duplicate-edits-little", channel=f"<#{house.channel.id}>")
        house.env.backend.edit_channel(house.channel.id, {"type": ChannelType.NEWS})
        await deals_over(house, 2)
        before = text_of(set_message(house))
        assert told in before
        await deals_over(house, 4)
        assert text_of(set_message(house)) == before
        house.env.backend.edit_channel(house.channel.id, {"type": ChannelType.TEXT})
        await pass_time(house, 1)
        after = text_of(set_message(house))
        assert after != before and told not in after
        house.env.backend.edit_channel(house.channel.id, {"type": ChannelType.NEWS})
        await deals_over(house, 8)
        await pass_time(house, 60)
        ((secret,),) = house.rows("SELECT seed FROM duplicates")
        ended = text_of(set_message(house))
        assert secret in ended and told not in ended


@pytest.mark.usefixtures("drawn")
async def test_a_set_that_waits_in_an_announcement_channel(tmp_path: Path) -> None:
    """Its message is not edited for everyone who takes a place, so that its start can be shown."""
    async with open_house(tmp_path) as house:
        ann, bob, *others = house.invite_all("ann", "bob", "cid", "dan", "eve")
        await opened(house, ann, bob, game=GAME_FOR_TWO, deals=4)
        told = public_sentence(house, "duplicate-edits-little", channel=f"<#{house.channel.id}>")
        house.env.backend.edit_channel(house.channel.id, {"type": ChannelType.NEWS})
        shown = list[str]()
        for one in others:
            await one.press(set_message(house), "duplicate:1:join")
            await pass_time(house, 60)
            shown.append(text_of(set_message(house)))
        assert told in shown[0] and shown == [shown[0]] * len(others)
        assert len(house.bot.duplicates.sets[0].places) == 2 + len(others)
        await ann.press(set_message(house), "duplicate:1:start")
        await pass_time(house, 60)
        assert text_of(set_message(house)) != shown[0]
        assert told in text_of(set_message(house))
