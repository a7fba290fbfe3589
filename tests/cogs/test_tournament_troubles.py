"""Tournaments in trouble: missing rights, lost connections, deleted places, people who leave."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.client import opening
from bot.client.tournaments.director import RETRY
from bot.storage.rows.tournaments import TournamentRow
from bot.storage.store import StoreBusy
from bot.tables.model.chairs import TIME_TO_COME
from bot.tables.verbs.forget import names
from bot.tournaments import course, signing
from bot.tournaments.values import LONG_BREAK
from tests.support.house import House, open_house
from tests.support.messages import in_words, said, sentence, wishes
from tests.support.places import delete_channel, give_back, requests, take_rights
from tests.support.quick import SimTime
from tests.support.reading import text_of
from tests.support.tournaments import begun, came, opened, passed, post, started, the


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path, clock=SimTime()) as opened:
        yield opened


async def test_no_round_is_begun_whose_tables_cannot_be_opened(house: House) -> None:
    """The host reads at once what is lacking; /doctor finds it, from whichever channel."""
    ada = house.invite_admin("Ada")
    ann, bob = house.invite_all("Ann", "Bob")
    await opened(house, ann, ann, bob)
    panel = (await ann.press(post(house), "tournament:1:lead")).response
    await take_rights(house, "create_public_threads")
    told = said(await ann.press(panel, "tournament:1:start"))
    place, names = f"<#{house.channel.id}>", sentence("right-create-public-threads")
    assert told == sentence("no-missing-rights", channel=place, home=place, rights=names)
    assert (await the(house)).status == "signup"
    desk = house.guild.create_text_channel("desk")
    await house.env.settle()
    examined = said(await ada.member.slash(desk, "doctor"))
    assert examined is not None
    assert f"🔴 {sentence('doctor-place-lacks', channel=place, rights=names)}" in examined
    await give_back(house)
    await ann.press(panel, "tournament:1:start")
    assert (await the(house)).status == "playing"


def meanwhile(
    house: House, monkeypatch: pytest.MonkeyPatch, happen: Callable[[], Awaitable[object]]
) -> list[str]:
    """Let this happen while the first thread of a round is made; the names of all that are."""
    new_thread, made = opening.new_thread, list[str]()

    async def slow(place: discord.TextChannel, name: str) -> discord.Thread:
        made.append(name)
        if len(made) == 1:
            await happen()
        return await new_thread(place, name)

    monkeypatch.setattr(opening, "new_thread", slow)
    return made


async def test_who_has_a_bye_is_told_before_the_tables_open_and_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cut off after the last table nobody would know that somebody still waits for a word."""
    people = house.invite_all("Ann", "Bob", "Cid")
    await opened(house, people[0], *people)
    told = list[int]()

    async def count() -> None:
        letters = [text_of(letter) for one in people for letter in one.letters]
        bye = sentence("tournament-bye-letter", name="Tournament 1 · Widow Pitch", round=1)
        told.append(letters.count(bye))
        if len(told) == 1:
            raise aiohttp.ClientConnectionError

    new_thread = opening.new_thread

    async def slow(place: discord.TextChannel, name: str) -> discord.Thread:
        await count()
        return await new_thread(place, name)

    monkeypatch.setattr(opening, "new_thread", slow)
    await begun(house, people[0])
    await passed(house, RETRY + 1)
    await count()
    assert told == [1, 1, 1] and len(house.bot.tables.tables) == 1


async def test_cancelled_while_its_tables_are_opened(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = house.invite_all("Ann", "Bob", "Cid", "Dan")
    ann = people[0]
    await opened(house, ann, *people)
    hall = house.bot.tournaments
    made = meanwhile(house, monkeypatch, lambda: hall.do(1, course.cancel, ann.id, False))
    await begun(house, ann)
    assert len(made) == 1 and not house.bot.tables.tables
    (thread,) = house.channel.threads
    # The simulator lets nobody close a thread without rights; in Discord its creator may.
    assert requests(house, "DELETE", f"/channels/{thread.id}") == 1
    assert requests(house, "PATCH", f"/channels/{thread.id}") == 1


async def test_forgotten_while_their_table_is_opened(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They were told that nothing is stored of them any more, and so it is."""
    ann, bob = house.invite_all("Ann", "Bob")
    await opened(house, ann, ann, bob)

    privacy: Any = house.bot.get_cog("PrivacyCog")
    meanwhile(house, monkeypatch, lambda: privacy._forget(bob.id))
    await begun(house, ann)
    (table,) = house.bot.tables.tables
    assert not names(table.state, bob.id)
    assert not house.rows("SELECT 1 FROM seats WHERE kept_for = ?", bob.id)


async def test_withdrawn_while_their_table_is_opened(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await opened(house, ann, ann, bob)
    hall = house.bot.tournaments
    meanwhile(house, monkeypatch, lambda: hall.do(1, signing.withdraw, bob.id))
    await begun(house, ann)
    assert not house.rows("SELECT 1 FROM seats WHERE kept_for = ?", bob.id)
    assert not bob.letters


async def test_a_broken_connection_leaves_nobody_uncalled(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People who cannot be reached are called in the thread; after a restart, in private."""
    people = house.invite_all("Ann", "Bob", "Cid", "Dan")
    await opened(house, people[0], *people)
    direct, broken = house.bot.display.direct, [1]
    letter = type(direct).letter

    async def breaks(self: Any, user: Any, *what: Any, **how: Any) -> Any:
        if broken and broken.pop():
            raise aiohttp.ServerDisconnectedError
        return await letter(self, user, *what, **how)

    monkeypatch.setattr(type(direct), "letter", breaks)
    await begun(house, people[0])
    assert sum(bool(player.letters) for player in people) == 3
    (unreached,) = (player for player in people if not player.letters)
    notes = [text_of(m) for thread in house.channel.threads for m in thread.history()]
    assert any(f"<@{unreached.id}>" in note for note in notes)
    monkeypatch.undo()
    await house.restart()
    assert all(player.letters for player in people), "nothing tells whether they were called"


async def test_a_round_goes_on_after_a_connection_was_lost(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is no fault of the program: it is tried again, and told until then."""
    ann, bob = house.invite_all("Ann", "Bob")
    await opened(house, ann, ann, bob)

    async def lost() -> None:
        raise aiohttp.ServerDisconnectedError

    meanwhile(house, monkeypatch, lost)
    await begun(house, ann)
    assert not house.bot.tables.tables
    assert sentence("no-tournament-held-other") in in_words(house.public)
    await passed(house, RETRY + 1)
    assert len(house.bot.tables.tables) == 1
    assert not [record for record in caplog.records if record.exc_info]


async def test_somebody_is_forgotten_in_the_middle(house: House) -> None:
    """Nothing of them is written again, and their match goes on with a robot."""
    _, bob, cid = await started(house, "Ann", "Bob", "Cid", rounds=2)
    assert sentence("privacy-tournaments", count=1) in said(await bob.slash("privacy show"))
    asked = (await bob.slash("privacy delete")).response
    for wish in ("privacy:0:forget", "privacy:0:for-good"):
        await bob.press(asked, wish)
    assert not (await the(house)).names(bob.id)
    await passed(house, TIME_TO_COME + 1)
    await house.restart()
    assert not house.rows("SELECT 1 FROM tournament_people WHERE user_id = ?", bob.id)
    assert [p.gone for e in (await the(house)).entries for p in e.people].count(True) == 1
    assert sentence("former-player") in in_words((await cid.slash("tournament show")).response)


async def test_without_the_right_to_open_threads(house: House) -> None:
    """Where it begins by itself, its message says which one is missing.

    Once that is granted the tables open.
    """
    ann, bob = house.invite_all("Ann", "Bob")
    await opened(house, ann, ann, bob, **{"starts-in": 5})
    denied = discord.Permissions(create_public_threads=True).value
    overwrite = Overwrite(target_id=house.guild.id, type=OverwriteType.ROLE, deny=denied)
    house.env.backend.set_overwrite(house.channel.id, overwrite)
    await house.env.settle()
    await passed(house, 5 * 60 + 1)
    assert sentence("right-create-public-threads") in text_of(post(house))
    managed = said(await ann.press(post(house), "tournament:1:lead"))
    assert sentence("right-create-public-threads") in managed, "the host reads it there, too"
    assert house.bot.tables.tables == ()
    house.env.backend.delete_overwrite(house.channel.id, house.guild.id)
    await passed(house, 61)
    assert len(house.bot.tables.tables) == 1
    assert sentence("right-create-public-threads") not in text_of(post(house))
    managed = said(await ann.press(post(house), "tournament:1:lead"))
    assert sentence("right-create-public-threads") not in managed


async def test_called_off_in_its_trouble(house: House) -> None:
    """Nothing of it is kept in mind."""
    ann, bob = house.invite_all("Ann", "Bob")
    await opened(house, ann, ann, bob, **{"starts-in": 5})
    await take_rights(house, "create_public_threads")
    await passed(house, 5 * 60 + 1)
    tournaments: Any = house.bot.get_cog("TournamentsCog")
    assert [*tournaments.posts.trouble] == [1]
    await house.bot.tournaments.do(1, course.cancel, ann.id, False)
    await passed(house, 61)
    assert tournaments.posts.trouble == {}


async def test_a_timeout_of_the_bot_is_called_one(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes rights that nobody can grant in the channel."""
    ann, bob = house.invite_all("Ann", "Bob")
    await opened(house, ann, ann, bob, **{"starts-in": 5})
    me, permissions_for = house.bot.user, discord.TextChannel.permissions_for

    def left(channel: discord.TextChannel, whose: Any) -> discord.Permissions:
        ours = permissions_for(channel, whose)
        return ours & discord.Permissions(view_channel=True) if whose == me else ours

    with monkeypatch.context() as patch:
        patch.setattr(discord.Member, "is_timed_out", lambda member: member == me)
        patch.setattr(discord.TextChannel, "permissions_for", left)
        await passed(house, 5 * 60 + 1)
        managed = said(await ann.press(post(house), "tournament:1:lead"))
        assert sentence("no-timed-out") in managed
        assert sentence("right-send-messages") not in managed
    await passed(house, 61)
    assert len(house.bot.tables.tables) == 1


async def test_a_table_that_was_not_written_down_is_found_again(house: House) -> None:
    """The disk refuses just after a table was opened: the next look takes that one."""
    ann, bob = house.invite_all("Ann", "Bob")
    await opened(house, ann, ann, bob)
    store, left = house.bot.store.tournaments, [1]
    saved = store.save

    async def refusing(row: TournamentRow) -> bool:
        if any(match.table_id for match in row.matches) and left.pop():
            left.append(0)
            raise StoreBusy("the disk is full")
        return await saved(row)

    store.save = refusing
    panel = (await ann.press(post(house), "tournament:1:lead")).response
    await ann.press(panel, "tournament:1:start")
    assert (await the(house)).rounds[0].matches[0].table == 0
    left[:] = [0] * 50
    await passed(house, 61)
    assert house.rows("SELECT id FROM tables") == [(1,)]
    assert (await the(house)).rounds[0].matches[0].table == 1
    await came(house, ann, bob)
    (table,) = house.bot.tables.tables
    assert table.status == "playing"


@pytest.mark.parametrize("restarted", [False, True])
async def test_its_end_is_shown_once_its_channel_is_in_reach_again(
    house: House, restarted: bool
) -> None:
    """Nobody is offered to join what was called off while the bot did not see its channel."""
    (ann,) = house.invite_all("Ann")
    await opened(house, ann, ann, **{"starts-in": 5})
    await take_rights(house, "view_channel")
    await passed(house, 5 * 60 + 1)
    assert (await the(house)).status == "cancelled"
    assert "tournament:1:join" in wishes(post(house))
    if restarted:
        await house.restart()
    await give_back(house)
    await passed(house, 1)
    await house.bot.display.redraws.finish()
    assert wishes(post(house)) == []
    assert (await the(house)).settled


async def test_its_end_is_shown_after_an_outage(house: House) -> None:
    """Discord may be out longer than it is tried again."""
    (ann,) = house.invite_all("Ann")
    await opened(house, ann, ann, **{"starts-in": 5})
    house.env.inject_error("PATCH", "/channels/*/messages/*", status=503, code=0, times=None)
    await passed(house, 5 * 60 + 1)
    await passed(house, 60 * 60)
    assert (await the(house)).status == "cancelled"
    assert "tournament:1:join" in wishes(post(house))
    house.env.backend.faults.clear()
    house.bot.dispatch("guild_available", house.bot.get_guild(house.guild.id))
    await passed(house, 30)
    await house.bot.display.redraws.finish()
    assert wishes(post(house)) == [] and (await the(house)).settled


async def test_its_channel_is_gone(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await opened(house, ann, ann, bob, **{"starts-in": 5})
    await delete_channel(house, house.channel)
    for who in (ann, bob):
        assert sentence("tournament-cancelled-channel-gone") in text_of(who.letters[-1])
    await passed(house, 5 * 60 + 1)
    one = await the(house)
    assert (one.status, one.why, house.bot.tables.tables) == ("cancelled", "channel-gone", ())
    await passed(house, 1)
    assert (await the(house)).settled


async def test_its_channel_is_gone_while_it_is_played(house: House) -> None:
    """The round that is on ends at its tables; that there is no other stands in no channel."""
    people = house.invite_all("Ann", "Bob", "Cid", "Dan")
    await opened(house, people[0], *people, rounds=2, **{"starts-in": 5})
    await passed(house, 5 * 60 + 1)
    while not (await the(house)).rounds[0].done:  # nobody comes
        await passed(house, 60)
    await delete_channel(house, house.channel)
    told = sentence("tournament-cancelled-channel-gone")
    assert not any(told in text_of(who.letters[-1]) for who in people)
    await passed(house, LONG_BREAK)
    assert (await the(house)).why == "channel-gone"
    assert all(told in text_of(who.letters[-1]) for who in people)


async def test_a_thread_that_is_deleted_is_replaced(house: House) -> None:
    """Its people are called again, and have their time again; so nothing ends without them."""
    ann, bob = house.invite_all("Ann", "Bob")
    await opened(house, ann, ann, bob)
    panel = (await ann.press(post(house), "tournament:1:lead")).response
    await ann.press(panel, "tournament:1:start")
    await passed(house, TIME_TO_COME - 5)
    (table,) = house.bot.tables.tables
    (lost,) = house.channel.threads
    await delete_channel(house, lost)
    await passed(house, 10)
    (thread,) = house.channel.threads
    assert thread.id != lost.id and table.channel_id == thread.id
    assert table.open and table.state.suspension is None
    for who in (ann, bob):
        assert f"<#{thread.id}>" in text_of(who.letters[-1])
    await came(house, ann, bob)
    assert table.status == "playing"
