"""Evenings call people: a role, letters, Discord's own event; and what becomes of the message."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.client import answering
from bot.storage.rows.ids import EveningId, GuildId
from bot.tables.model.evenings import LEAD, MOST_OF_HOST
from tests.support.evenings import (
    HOUR,
    MINUTE,
    in_hours,
    last,
    now,
    plan,
    state,
    to_the_hour,
)
from tests.support.house import House, open_house, pass_time
from tests.support.messages import in_words, labels, said, sentence
from tests.support.places import change_thread, delete_channel, give_back, grant, take_rights
from tests.support.player import Player
from tests.support.quick import SimTime
from tests.support.reading import text_of


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Robots without a pause, in a house whose time is the test's."""
    async with open_house(tmp_path, clock=SimTime()) as opened:
        yield opened


async def test_a_role_is_called_once_whatever_is_called_off(house: House) -> None:
    """Plan, call off, plan: nobody rings a whole server that way."""
    ann = house.invite("Ann")
    cards = house.guild.create_role("cards", mentionable=True)
    guild = GuildId(house.guild.id)
    await house.bot.preferences.change_guild(
        guild, lambda known: replace(known, evening_role=cards.id)
    )
    rung = []
    for number in (1, 2, 3):
        message = await plan(house, ann)
        rung.append(_rung(house, message))
        asked = (await ann.press(message, f"evening:{number}:off")).response
        await ann.press(asked, f"evening:{number}:off-now")
    assert rung == [[cards.id], [], []]
    await pass_time(house, HOUR)
    assert _rung(house, await plan(house, ann)) == [cards.id]


async def test_a_wall_clock_that_is_set_back_silences_nobody(house: House) -> None:
    ann, clock = house.invite("Ann"), house.bot.clock
    cards = house.guild.create_role("cards", mentionable=True)
    await house.bot.preferences.change_guild(
        GuildId(house.guild.id), lambda known: replace(known, evening_role=cards.id)
    )
    assert isinstance(clock, SimTime)
    clock.ahead += 24 * HOUR
    assert _rung(house, await plan(house, ann)) == [cards.id]
    clock.ahead -= 24 * HOUR
    assert _rung(house, await plan(house, ann, 4.0)) == [], "not twice in an hour"
    await pass_time(house, HOUR)
    assert _rung(house, await plan(house, ann, 5.0)) == [cards.id]


async def test_a_role_is_called_by_a_message_of_its_own_where_the_answer_is_late(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The post comes by editing then, of which Discord notifies nobody."""
    begin = answering.Answer.__init__

    def impatient(self: answering.Answer, parent: Any) -> None:
        begin(self, parent)
        self._ring()

    ann = house.invite("Ann")
    cards = house.guild.create_role("cards", mentionable=True)
    await house.bot.preferences.change_guild(
        GuildId(house.guild.id), lambda known: replace(known, evening_role=cards.id)
    )
    monkeypatch.setattr(answering.Answer, "__init__", impatient)
    await plan(house, ann)
    call = house.channel.history()[-1]
    assert call.content == f"<@&{cards.id}>"
    assert _rung(house, call) == [cards.id]


async def test_called_off_in_the_moment_in_which_it_opens(house: House) -> None:
    """It was due when the hour was looked at, and is not any more when its turn comes."""
    ann, bob = house.invite_all("Ann", "Bob")
    await plan(house, ann)
    second = await plan(house, bob)
    evenings: Any = house.bot.get_cog("EveningsCog")
    scheduler, number = evenings._scheduler, EveningId(2)
    evening = await house.bot.store.evenings.evening(number)
    off = [True]
    attend = scheduler._attend

    async def late(which: EveningId) -> float | None:
        if which == number and off.pop():
            await scheduler.call_off(evening, "called-off")
        answer: float | None = await attend(which)
        return answer

    scheduler._attend = late
    await to_the_hour(house, before=LEAD - 2)
    assert state(house, 2) == "off" and house.rows("SELECT id FROM tables") == [(1,)]
    assert sentence("evening-over-called-off") in in_words(now(house, second))


async def test_a_role_is_called(house: House) -> None:
    """Chosen by admins; rung once an hour for what is planned, and when a table has free seats."""
    ann = house.invite("Ann")
    boss = house.invite_admin("Boss")
    cards = house.guild.create_role("cards", mentionable=True)
    panel = (await boss.slash("server-settings")).response
    await boss.press(panel, "limit:0:show")
    assert sentence("limits-role-none") in text_of(panel)
    everyone = await boss.forge(panel, "limit:0:role", str(house.guild.id))
    assert said(everyone) == sentence("no-evening-role")
    await boss.choose(panel, "limit:0:role", cards)
    assert f"<@&{cards.id}>" in text_of(panel)
    first = await plan(house, ann, 1.0)
    second = await plan(house, ann, 2.0)
    rung = [_rung(house, message) for message in (first, second)]
    assert rung == [[cards.id], []], "not twice in an hour"
    await to_the_hour(house, before=5 * MINUTE)
    call = last(house, "is open for game night, with 3 seats free")
    assert _rung(house, call) == [cards.id]
    await boss.press(panel, "limit:0:pings:no")
    assert sentence("limits-role-off", role=f"<@&{cards.id}>") in text_of(panel)
    await boss.choose(panel, "limit:0:role")
    assert sentence("limits-role-none") in text_of(panel)


async def test_a_role_that_cannot_be_mentioned(house: House) -> None:
    """It is said with the role; who may mention everyone may mention this one too."""
    boss = house.invite_admin("Boss")
    cards = house.guild.create_role("cards")
    panel = (await boss.slash("server-settings")).response
    await boss.press(panel, "limit:0:show")
    await boss.choose(panel, "limit:0:role", cards)
    assert sentence("limits-role-mute", role=f"<@&{cards.id}>") in text_of(panel)
    await grant(house, "mention_everyone")
    await boss.choose(panel, "limit:0:role", cards)
    assert sentence("limits-role", role=f"<@&{cards.id}>") in text_of(panel).splitlines()


def _rung(house: House, message: Any) -> list[int]:
    stored = house.env.backend.get_message(house.channel.id, message.id)
    return [int(role) for role in stored.ping_role_ids]


async def test_who_wants_no_letter_has_none(house: House) -> None:
    """Pinged in the channel, or not at all; and silently at night."""
    ann, bob = house.invite_all("Ann", "Bob")
    message = await plan(house, ann)
    await bob.press(message, "evening:1:come")
    await house.bot.preferences.change(ann.id, lambda one: replace(one, ping="channel"))
    await house.bot.preferences.change(bob.id, lambda one: replace(one, ping="none"))
    await to_the_hour(house, before=5 * MINUTE)
    assert not ann.letters and not bob.letters
    note = last(house, "game night! Table 1 is open")
    assert note is not None and f"<@{ann.id}>" in text_of(note)
    assert f"<@{bob.id}>" not in text_of(note)


async def test_discords_own_event_where_the_right_is_granted(house: House) -> None:
    """Not without the right; it goes when the evening is called off."""
    ann = house.invite("Ann")
    await plan(house, ann)
    assert house.rows("SELECT event_id FROM evenings") == [(None,)]
    await grant(house, "create_events", "manage_events")
    message = await plan(house, ann, 4.0)
    ((event,),) = house.rows("SELECT event_id FROM evenings WHERE id = 2")
    events = house.env.backend.get_guild(house.guild.id).scheduled_events
    assert events[event].name == "Euchre · game night"
    asked = (await ann.press(message, "evening:2:off")).response
    await ann.press(asked, "evening:2:off-now")
    assert event not in events


async def test_an_event_that_was_being_made_when_it_was_called_off(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = house.invite("Ann")
    create = discord.Guild.create_scheduled_event
    evenings: Any = house.bot.get_cog("EveningsCog")

    async def slow(guild: discord.Guild, **how: Any) -> Any:
        made = await create(guild, **how)
        evening = await house.bot.store.evenings.evening(EveningId(1))
        await evenings._scheduler.call_off(evening, "called-off")
        return made

    monkeypatch.setattr(discord.Guild, "create_scheduled_event", slow)
    await grant(house, "create_events", "manage_events")
    await plan(house, ann)
    assert state(house) == "off"
    assert not house.env.backend.get_guild(house.guild.id).scheduled_events


async def test_the_message_is_what_it_should_be(house: House) -> None:
    """A picture of the seats, and buttons that everyone may press; nothing to press twice."""
    ann = house.invite("Ann")
    message = await plan(house, ann, robots=False)
    assert [a.filename for a in message.attachments] == ["evening-1.png"]
    assert labels(message) == [
        sentence(f"button-{key}")
        for key in ("evening-come", "evening-not", "how-to-play", "evening-off")
    ]
    assert "no robots here" in text_of(now(house, message))
    how = await ann.press(message, "help:0:euchre:short")
    assert how.response is not None and how.response.flags.ephemeral


async def test_a_channel_that_is_deleted_takes_its_evenings_with_it(house: House) -> None:
    """Those who come hear of it at once, and the host may plan as many again."""
    ann, bob = house.invite_all("Ann", "Bob")
    home, house.channel = house.channel, house.guild.create_text_channel("den")
    await house.env.settle()
    message = await plan(house, ann)
    await bob.press(message, "evening:1:come")
    for hours in range(4, 4 + MOST_OF_HOST - 1):
        await plan(house, ann, hours)
    refused = await ann.slash("evening plan", game="euchre", **in_hours(house, 20))
    assert said(refused) == sentence("no-evening-many", count=MOST_OF_HOST)
    await delete_channel(house, house.channel)
    house.channel = home
    assert {row for (row,) in house.rows("SELECT state FROM evenings")} == {"off"}
    assert sentence("evening-over-place") in text_of(bob.letters[-1])
    await plan(house, ann)


@pytest.mark.parametrize("late", [False, True])
async def test_a_role_that_was_deleted_is_not_named(
    house: House, monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    """Discord would show *@deleted-role*; the settings say by then that no role is pinged."""
    begin = answering.Answer.__init__

    def impatient(self: answering.Answer, parent: Any) -> None:
        begin(self, parent)
        if late:
            self._ring()

    monkeypatch.setattr(answering.Answer, "__init__", impatient)
    ann = house.invite("Ann")
    cards = house.guild.create_role("cards", mentionable=True)
    await house.bot.preferences.change_guild(
        GuildId(house.guild.id), lambda known: replace(known, evening_role=cards.id)
    )
    before = await plan(house, ann)
    house.env.backend.delete_role(house.guild.id, cards.id)
    await house.env.settle()
    seen = len(house.channel.history())
    await pass_time(house, HOUR)
    await plan(house, ann, 1.0)
    await ann.press(before, "evening:1:not")
    await to_the_hour(house, before=5 * MINUTE, number=2)
    said_since = [in_words(m) for m in house.channel.history()[seen:]]
    assert said_since and not any(str(cards.id) in text for text in said_since)
    assert str(cards.id) not in in_words(now(house, before))


async def thread_for(house: House, host: Player) -> None:
    """The house moves into a new thread."""
    made = house.env.backend.create_thread(house.channel.id, "aside", host.id)
    await house.env.settle()
    (house.channel,) = (one for one in house.channel.threads if one.id == made.id)


async def test_in_a_thread_that_sleeps_it_is_shown_as_it_is_when_that_wakes(house: House) -> None:
    """Discord lets nothing be changed there; the message of the table wakes it."""
    ann = house.invite("Ann")
    await thread_for(house, ann)
    message = await plan(house, ann)
    await change_thread(house, house.channel, archived=True)
    await to_the_hour(house, before=5 * MINUTE)
    assert "Ann" in text_of(now(house, message)), "it could not be changed"
    await change_thread(house, house.channel, archived=False)  # of which Discord tells
    assert "Table 1 is open" in text_of(now(house, message)) and not labels(now(house, message))


async def test_that_it_came_to_nothing_is_shown_once_its_channel_is_in_reach_again(
    house: House,
) -> None:
    """Nobody is offered to come to what was called off while the bot did not see its channel."""
    ann = house.invite("Ann")
    message = await plan(house, ann)
    await take_rights(house, "view_channel")
    await to_the_hour(house, before=5 * MINUTE)
    assert state(house) == "off" and labels(now(house, message)), "it could not be changed"
    await give_back(house)
    await house.bot.display.redraws.finish()
    assert sentence("evening-over-place") in text_of(now(house, message))
    assert not labels(now(house, message))


async def test_where_its_table_is_is_shown_after_an_outage(house: House) -> None:
    """Discord may be out longer than it is tried again."""
    ann = house.invite("Ann")
    message = await plan(house, ann)
    house.env.inject_error(
        "PATCH", f"/channels/*/messages/{message.id}", status=503, code=0, times=None
    )
    await to_the_hour(house, before=5 * MINUTE)
    await pass_time(house, HOUR)
    assert labels(now(house, message)), "it could not be changed"
    house.env.backend.faults.clear()
    house.bot.dispatch("guild_available", house.bot.get_guild(house.guild.id))
    await pass_time(house, 30)
    await house.bot.display.redraws.finish()
    assert not labels(now(house, message))


async def test_where_its_table_is_is_shown_after_an_outage_in_which_discord_was_silent(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hanging edit is given up after a minute, each time it is tried."""
    ann = house.invite("Ann")
    message = await plan(house, ann)

    async def silent(*_: Any, **__: Any) -> None:
        await house.bot.clock.sleep(24 * HOUR)

    with monkeypatch.context() as outage:
        outage.setattr(discord.PartialMessage, "edit", silent)
        await to_the_hour(house, before=5 * MINUTE)
        await pass_time(house, HOUR)
    assert labels(now(house, message)), "it could not be changed"
    house.bot.dispatch("guild_available", house.bot.get_guild(house.guild.id))
    await pass_time(house, 30)
    await house.bot.display.redraws.finish()
    assert not labels(now(house, message))


async def test_who_was_forgotten_stands_in_no_thread_that_wakes(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    home = house.channel
    await thread_for(house, ann)
    message = await plan(house, ann)
    await bob.press(message, "evening:1:come")
    await change_thread(house, house.channel, archived=True)
    thread, house.channel = house.channel, home
    asked = (await bob.slash("privacy delete")).response
    await bob.press(asked, "privacy:0:forget")
    await bob.press(asked, "privacy:0:for-good")
    house.channel = thread
    assert "Bob" in text_of(now(house, message)), "it could not be changed"
    await change_thread(house, house.channel, archived=False)
    assert "Bob" not in text_of(now(house, message))
