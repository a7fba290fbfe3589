"""A table whose place is lost, or some right there: it waits, says why, and goes on with the very
same cards."""

from __future__ import annotations

from dataclasses import replace

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import ChannelType, OverwriteType

from bot.client.rights import obstacle
from bot.rules import CHANCE
from bot.storage.rows.ids import ChannelId, GuildId, TableId
from bot.tables.model.suspension import LONGEST
from bot.tables.verbs.clocks import AFTER_START
from bot.words.words import words
from cogs.channel_events import LOOK
from tests.support.finished import play_out
from tests.support.hearing import heard, unmarked
from tests.support.house import House, pass_time
from tests.support.messages import said, sentence, wishes
from tests.support.places import (
    change_thread,
    delete_channel,
    forget_tokens,
    give_back,
    notes,
    take_rights,
)
from tests.support.playing import any_move, held_cards
from tests.support.quick import SimTime
from tests.support.reading import text_of

WORDS = words("en")


@pytest.mark.parametrize("right", ["view_channel", "send_messages", "attach_files"])
async def test_a_right_lost_in_mid_game(house: House, right: str) -> None:
    """The table waits, says which right and where, and goes on with the very same cards.

    With one right others go, as Discord counts nobody as able to send who cannot see: of those
    nothing is said, they stand granted in the settings.
    """
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    log = house.log()
    player = house.to_act()[0]
    line = sorted(player.lines())[0]
    cards = held_cards(house, player)
    await take_rights(house, right)
    named = sentence(f"right-{right.replace('_', '-')}")
    place = f"<#{house.channel.id}>"
    told = sentence("held-rights", channel=place, home=place, rights=named)
    for each in (ann, bob):
        assert told in text_of(each.hand)
        assert not each.lines()
        assert held_cards(house, each) in unmarked(text_of(each.hand)), "no card is lost"
    if right != "view_channel":
        assert told in text_of(house.public)
    assert sentence("no-held", table=1) in said(await player.slash_dm("card call", what=line))
    assert house.log() == log
    assert notes(house)[-1] == f"held: rights {right}"
    await give_back(house)
    assert notes(house)[-1] == "released"
    assert held_cards(house, player) == cards
    assert house.public.attachments
    await player.act(line)
    assert (player.seat(), line) in house.log().moves


async def test_a_right_is_missed_as_everyone_roles_and_the_bot_itself_are_allowed(
    house: House,
) -> None:
    """A role gives what everyone lacks; what is denied to the bot itself, no role gives."""
    me = house.bot.get_guild(house.guild.id).me
    (role,) = (one for one in me.roles if not one.is_default())
    levels = ((house.guild.id, OverwriteType.ROLE), (role.id, OverwriteType.ROLE))
    place = GuildId(house.guild.id), ChannelId(house.channel.id)
    both = discord.Permissions(view_channel=True, attach_files=True).value
    found = []
    for (target, kind), allow, deny in (
        (levels[0], 0, both),
        (levels[1], both, 0),
        ((me.id, OverwriteType.MEMBER), 0, both),
    ):
        overwrite = Overwrite(target_id=target, type=kind, allow=allow, deny=deny)
        house.env.backend.set_overwrite(house.channel.id, overwrite)
        await house.env.settle()
        found.append(await obstacle(house.bot, *place))
    lacking = ("rights", ("view_channel", "attach_files"))
    assert found == [lacking, None, lacking], "files are denied, writing is not"


async def test_what_a_table_in_a_thread_lacks_is_granted_in_its_channel(house: House) -> None:
    """A thread has no permissions of its own, so that nobody is sent to change them."""
    (ann,) = house.invite_all("Ann")
    await ann.slash("table open", game="euchre", thread=True)
    (thread,) = house.channel.threads
    await take_rights(house, "attach_files")
    place, home = f"<#{thread.id}>", f"<#{house.channel.id}>"
    lacks = {"channel": place, "home": home, "rights": sentence("right-attach-files")}
    held = text_of(thread.history()[-1])
    assert sentence("held-rights", **lacks) in held and home in held
    refused = said(await ann.member.slash(thread, "table open", game="euchre"))
    assert refused == sentence("no-missing-rights", **lacks) and home in refused


async def test_no_table_is_opened_in_a_locked_thread(house: House) -> None:
    """It could be answered there once, and would be on hold from then on."""
    (ann,) = house.invite_all("Ann")
    await ann.slash("table open", game="euchre", thread=True)
    (thread,) = house.channel.threads
    await ann.slash("table end", table=1)
    await change_thread(house, thread, locked=True)
    refused = said(await ann.member.slash(thread, "table open", game="euchre"))
    assert refused == sentence("no-thread-locked", channel=f"<#{thread.id}>")


async def test_robots_wait_while_a_table_is_held(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await house.started("euchre", ann)
    await take_rights(house, "send_messages")
    log = house.log()
    await house.env.advance_time(3600)
    assert house.log() == log
    await give_back(house)
    assert ann.lines()


async def test_nobody_can_start_without_the_rights(house: House) -> None:
    """Which, and where, and who can grant it."""
    (ann,) = house.invite_all("Ann")
    await house.opened(ann, "euchre")
    for _ in range(3):
        await ann.more("robot")
    await take_rights(house, "attach_files", "send_messages")
    rights = WORDS.all_of([sentence("right-send-messages"), sentence("right-attach-files")])
    place = f"<#{house.channel.id}>"
    wanted = sentence("no-missing-rights", channel=place, home=place, rights=rights)
    assert said(await ann.slash("table start")) == wanted
    assert house.rows("SELECT count(*) FROM games") == [(0,)]
    await give_back(house)
    await ann.slash("table start")
    assert ann.lines()


async def test_a_channel_that_was_deleted(house: House) -> None:
    """Its players are told by direct message, and one of them takes the table elsewhere."""
    ann, bob, eve = house.invite_all("Ann", "Bob", "Eve")
    await house.started("euchre", ann, bob)
    cards, asked = held_cards(house, bob), house.to_act()
    await delete_channel(house, house.channel)
    for player in (ann, bob):
        assert sentence("held-channel-gone", table=1) in text_of(player.hand)
    house.channel = house.guild.create_text_channel("elsewhere")
    await house.env.settle()
    assert said(await eve.slash("table move", table=1)) == sentence("no-no-table")
    assert said(await bob.slash("table move", table=1)) == sentence("moved", table=1)
    assert house.public.attachments
    assert cards in heard(bob.hand)
    assert house.to_act() == asked
    await any_move(house)
    assert notes(house)[-2:] == [f"moved to channel {house.channel.id}", "released"]


async def test_a_table_held_too_long_is_closed(house: House) -> None:
    """After a day, and the record keeps all of it."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    log = house.log()
    await delete_channel(house, house.channel)
    await house.env.advance_time(LONGEST - 60)
    assert house.rows("SELECT state FROM tables") == [("playing",)]
    await house.env.advance_time(120)
    assert house.rows("SELECT state FROM tables") == [("ended",)]
    assert notes(house)[-1] == "ended: held too long, channel-gone"
    assert house.log() == log
    assert sentence("table-ended", game="Euchre", table=1) in text_of(ann.hand)


async def test_a_held_table_after_a_restart(house: House) -> None:
    """It is still held, since when it was, and goes on when the right is back."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    await take_rights(house, "attach_files")
    until = text_of(ann.hand).partition("<t:")[2].partition(":")[0]
    await house.env.advance_time(3600)
    await house.restart()
    assert f"<t:{until}:" in text_of(ann.hand)
    await give_back(house)
    assert house.to_act()


async def test_a_right_lost_while_the_bot_was_down(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    house.env.inject_error("PATCH", f"/channels/{house.channel.id}/*", status=403, code=50013,
                           times=2)  # fmt: skip
    await house.restart()
    assert notes(house)[-1] == "held: unreachable"
    await house.env.advance_time(11 * 60)
    assert notes(house)[-1] == "released", "what was tried again worked"
    assert house.to_act()


async def test_a_thread_that_fell_asleep_wakes(house: House) -> None:
    """Edits do not keep a thread awake; the table's message is posted anew, which wakes it."""
    (ann,) = house.invite_all("Ann")
    await ann.slash("table open", game="euchre", thread=True)
    (house.channel,) = house.channel.threads
    await ann.start()
    old = house.public.id
    await change_thread(house, house.channel, archived=True)
    assert all(line.startswith(("circle ", "seats ")) for line in notes(house)), "not held"
    house.env.inject_error("PATCH", f"/channels/{house.channel.id}/*", status=400, code=50083)
    await any_move(house, ann)
    assert house.public.id != old
    assert len([m for m in house.channel.history() if m.components]) == 1


async def test_a_table_in_a_thread_that_sleeps_starts_from_elsewhere(house: House) -> None:
    """Discord tells nothing of such a thread; no right is lacking there."""
    ann, home = house.invite("Ann"), house.channel
    await ann.slash("table open", game="euchre", thread=True)
    (house.channel,) = home.threads
    await change_thread(house, house.channel, archived=True)
    asked = (await ann.member.slash(home, "table start", table=1)).response
    assert "lobby:1:fill" in wishes(asked)
    await ann.press(asked, "lobby:1:fill")
    assert house.rows("SELECT state FROM tables") == [("playing",)] and ann.lines()


async def test_a_rematch_in_a_thread_that_sleeps(house: House) -> None:
    """Asked for in a direct message, also where admins have chosen the channels of tables."""
    ann, home = house.invite("Ann"), house.channel
    await house.bot.preferences.change_guild(
        GuildId(house.guild.id), lambda known: replace(known, channels=str(home.id))
    )
    await ann.slash("table open", game="four-jacks", thread=True)
    (house.channel,) = home.threads
    await ann.start()
    await play_out(house, TableId(1), ann)
    await change_thread(house, house.channel, archived=True)
    await ann.press(ann.hand, "table:1:rematch")
    assert house.rows("SELECT channel_id, state FROM tables WHERE id = 2") == [
        (house.channel.id, "lobby")
    ]


async def test_how_a_table_ended_is_shown_after_an_outage(house: House) -> None:
    """Discord may be out longer than it is tried again."""
    ann = house.invite("Ann")
    await house.opened(ann, "euchre")
    message = house.public
    path = f"/channels/*/messages/{message.id}"
    house.env.inject_error("PATCH", path, status=503, times=None)
    forget_tokens(house)
    await ann.slash("table end")
    await pass_time(house, 60 * 60)
    assert "lobby:1:join" in wishes(house.public), "it could not be changed"
    house.env.backend.faults.clear()
    house.bot.dispatch("guild_available", house.bot.get_guild(house.guild.id))
    await pass_time(house, 1)
    await house.bot.display.redraws.finish()
    assert "lobby:1:join" not in wishes(house.public)


async def test_a_hand_is_shown_after_an_outage(house: House) -> None:
    """It went on to offer cards of a game that was over, as nothing changed there any more."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    message = bob.letters[-1]
    house.env.inject_error("PATCH", f"/channels/*/messages/{message.id}", status=503, times=None)
    before = text_of(message)
    await ann.end()
    await pass_time(house, 60 * 60)
    assert text_of(bob.letters[-1]) == before, "it could not be changed"
    house.env.backend.faults.clear()
    house.bot.dispatch("guild_available", house.bot.get_guild(house.guild.id))
    await pass_time(house, 1)
    await house.bot.display.redraws.finish()
    assert text_of(bob.letters[-1]) != before


async def test_a_locked_thread(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await ann.slash("table open", game="euchre", thread=True)
    (house.channel,) = house.channel.threads
    await ann.start()
    await change_thread(house, house.channel, locked=True)
    told = sentence("held-thread-locked", channel=f"<#{house.channel.id}>")
    assert told in text_of(ann.hand)
    await change_thread(house, house.channel, locked=False)
    assert ann.lines()


@pytest.mark.parametrize("away", [False, True], ids=["running", "down"])
async def test_a_channel_that_becomes_an_announcement_channel(house: House, away: bool) -> None:
    """No message there could keep up with the game: it waits, and says where it can go on."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre-two", ann, bob)
    home = house.channel
    house.env.backend.edit_channel(home.id, {"type": ChannelType.NEWS})
    if away:
        await house.restart()
    await house.env.settle()
    told = sentence("held-edits-little", channel=f"<#{home.id}>", table=1)
    held = sentence("held-title", game=sentence("game-euchre-two"), table=1)
    assert told in text_of(ann.hand) and held in text_of(house.public)
    house.env.backend.edit_channel(home.id, {"type": ChannelType.TEXT})
    await house.env.settle()
    assert house.to_act(ann, bob), "it is an ordinary one again"
    house.env.backend.edit_channel(home.id, {"type": ChannelType.NEWS})
    house.channel = house.guild.create_text_channel("elsewhere")
    await house.env.settle()
    assert not house.to_act(ann, bob)
    await bob.slash("table move", table=1)
    assert house.to_act(ann, bob) and house.rows("SELECT channel_id FROM tables") == [
        (house.channel.id,)
    ]


async def test_no_rematch_in_what_is_an_announcement_channel_by_then(house: House) -> None:
    ann = house.invite("Ann")
    await house.started("four-jacks", ann)
    await ann.end()
    house.env.backend.edit_channel(house.channel.id, {"type": ChannelType.NEWS})
    await house.env.settle()
    refused = await ann.press(house.public, "table:1:rematch")
    assert said(refused) == sentence("no-edits-little", channel=f"<#{house.channel.id}>")
    assert house.rows("SELECT id FROM tables") == [(1,)]


async def test_an_outage_does_not_close_a_held_table_at_once(house: House) -> None:
    """There is time for whoever can take it elsewhere."""
    ann = house.invite("Ann")
    await house.started("euchre", ann)
    await delete_channel(house, house.channel)
    later = SimTime(ahead=2.0 * LONGEST)
    later.env = house.env
    await house.restart(clock=later)
    await house.env.advance_time(AFTER_START - 60)
    assert house.rows("SELECT state FROM tables") == [("playing",)]
    await house.env.advance_time(2 * AFTER_START)
    assert house.rows("SELECT state FROM tables") == [("ended",)]


async def test_a_thread_that_was_deleted(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await ann.slash("table open", game="euchre", thread=True)
    home, (house.channel,) = house.channel, house.channel.threads
    await ann.start()
    await delete_channel(house, house.channel)
    assert sentence("held-channel-gone", table=1) in text_of(ann.hand)
    house.channel = home
    await ann.slash("table move", table=1)
    assert ann.lines()
    assert [seat for seat, _ in house.log().moves].count(CHANCE) == 1


async def test_a_table_that_is_held_asks_discord_for_little(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    await delete_channel(house, house.channel)
    since = len(house.env.http_requests)
    await house.env.advance_time(LONGEST - 60)
    assert len(house.env.http_requests) - since <= LONGEST / 600 * 3


async def test_a_timeout_of_the_bot_ends_without_an_event(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    (table,) = house.bot.tables.tables
    server = house.bot.get_guild(house.guild.id)
    assert server is not None
    with monkeypatch.context() as patch:
        patch.setattr(discord.Member, "is_timed_out", lambda member: member == server.me)
        await house.bot.display.tables.survey(table)
        assert table.suspension is not None and table.suspension.why == "timed-out"
        examined = said(await house.invite_admin("Ada").slash("doctor"))
        assert examined is not None and sentence("doctor-timed-out") in examined
        assert sentence("held-timed-out") in text_of(ann.hand)
        assert sentence("right-send-messages") not in examined, "nobody can grant that"
        await take_rights(house, "send_messages")
        refused = said(await ann.slash("table open", game="euchre", thread=False))
        assert refused == sentence("no-timed-out")
        await give_back(house)
    await house.env.advance_time(LOOK + 1)
    await house.env.settle()
    assert table.suspension is None
