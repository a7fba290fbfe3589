"""An evening: planned, joined, opened in time, begun by itself; and what may go wrong with it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.storage.rows.ids import EveningId, UserId
from bot.storage.store import StoreError
from bot.tables.model.evenings import GRACE, LEAD
from bot.tables.model.quiet_hours import QuietHours
from tests.support.evenings import (
    HOUR,
    MINUTE,
    in_hours,
    last,
    now,
    plan,
    state,
    table,
    to_the_hour,
)
from tests.support.house import House, open_house, pass_time, public_sentence
from tests.support.messages import in_words, said, sentence, wishes
from tests.support.places import refuse_an_answer
from tests.support.quick import SimTime
from tests.support.reading import text_of


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Robots without a pause, in a house whose time is the test's."""
    async with open_house(tmp_path, clock=SimTime()) as opened:
        yield opened


async def test_nobody_begins_a_game_at_which_nobody_sits(house: House) -> None:
    """The host is awaited like everyone else, and their message would have stayed a lobby's."""
    ann, bob = house.invite_all("Ann", "Bob")
    message = await plan(house, ann)
    await bob.press(message, "evening:1:come")
    await to_the_hour(house, before=LEAD - 1)
    for verb in ("start", "fill"):
        refused = await ann.forge(house.public, f"lobby:1:{verb}")
        assert said(refused) == sentence("no-nobody-here")
    assert table(house) == ("lobby", house.channel.id)
    await bob.press(house.public, "lobby:1:join")
    assert said(await ann.start()) == sentence("started"), "she has no hand yet"
    await house.env.settle()
    assert table(house) == ("playing", house.channel.id)
    await ann.slash("table join")
    assert ann.id in house.seats()


async def test_an_evening_opens_itself_and_begins_by_itself(house: House) -> None:
    """Two come, one of them says it later and one changes their mind; robots take the rest."""
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    message = await plan(house, ann)
    assert "Ann" in text_of(now(house, message)) and "3 seats free" in text_of(now(house, message))
    assert "<t:" in text_of(now(house, message)), "each reader’s own zone"
    for who in (bob, cid):
        await who.press(message, "evening:1:come")
    await cid.press(message, "evening:1:not")
    assert "Coming: Ann and Bob · 2 seats free" in text_of(now(house, message))
    assert "1: Ann · 2: Bob" in in_words(now(house, message))
    await to_the_hour(house, before=LEAD + 1)
    assert state(house) == "planned" and not house.rows("SELECT 1 FROM tables")
    await pass_time(house, 2)
    assert (state(house), table(house)) == ("told", ("lobby", house.channel.id))
    assert "Table 1 is open" in text_of(now(house, message)) and not wishes(now(house, message))
    lobby = last(house, "starts by itself")
    assert "reserved for Ann" in in_words(lobby)
    for who in (ann, bob):
        letter = who.letters[-1]
        assert "Your seat at table 1 is reserved" in text_of(letter)
        await who.press(letter, "lobby:1:join")
    assert not cid.letters, "who does not come is not written to"
    await to_the_hour(house)
    assert table(house)[0] == "playing"
    assert {ann.id, bob.id} <= set(house.seats())


async def test_its_message_is_taken_down_though_discord_fails_once(house: House) -> None:
    ann = house.invite("Ann")
    message = await plan(house, ann)
    path = f"/channels/*/messages/{message.id}"
    house.env.inject_error("PATCH", path, status=400, code=0, times=1)
    await to_the_hour(house, before=LEAD)
    await pass_time(house, MINUTE)
    assert "Table 1 is open" in text_of(now(house, message)) and not wishes(now(house, message))


async def test_discord_refuses_the_message_of_a_new_evening(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody could say that they come to what nobody sees: it is called off."""
    ann = house.invite("Ann")
    refuse_an_answer(monkeypatch)
    refused = await ann.slash("evening plan", game="euchre", **in_hours(house, 3))
    assert said(refused) == sentence("no-stopped")
    assert state(house) == "off"


async def test_all_who_wanted_to_come_have_left_the_server(house: House) -> None:
    ann = house.invite("Ann")
    message = await plan(house, ann)
    await pass_time(house, HOUR)
    house.guild.remove_member(ann.member)
    await to_the_hour(house, before=MINUTE)
    assert state(house) == "off" and not ann.letters
    assert public_sentence(house, "evening-over-nobody") in text_of(now(house, message))


async def test_it_waits_for_who_is_late(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    message = await plan(house, ann)
    await bob.press(message, "evening:1:come")
    await to_the_hour(house, before=MINUTE)
    await ann.press(ann.letters[-1], "lobby:1:join")
    await pass_time(house, 2 * MINUTE)
    assert last(house, "Waiting for Bob until") is not None
    assert table(house)[0] == "lobby"
    await bob.press(bob.letters[-1], "lobby:1:join")
    await pass_time(house, 1)
    assert table(house)[0] == "playing"


@pytest.mark.parametrize("robots", [True, False])
async def test_the_seat_of_who_is_late_is_offered_to_who_waits(house: House, robots: bool) -> None:
    """One of five does not come, and one waits for a seat; both with robots and without."""
    ann, bob, cid, dan, eve = house.invite_all("Ann", "Bob", "Cid", "Dan", "Eve")
    message = await plan(house, ann, robots=robots)
    for who in (bob, cid, dan, eve):
        await who.press(message, "evening:1:come")
    assert "4 coming" in said(await ann.slash("evening list")), "who waits is not counted"
    await to_the_hour(house, before=MINUTE)
    for who in (ann, bob, cid):
        await who.press(who.letters[-1], "lobby:1:join")
    await house.restart()
    await to_the_hour(house)
    then = "then the game starts" if robots else "then anyone can take the free seats"
    assert last(house, "Waiting for Dan until") is not None and last(house, then) is not None
    assert not eve.letters, "it waits for him first"
    await pass_time(house, GRACE + 1)
    (letter,) = eve.letters
    assert "a seat at table 1" in text_of(letter) and "is free now" in text_of(letter)
    assert (table(house)[0] == "playing") is robots
    assert "[to the table]" in text_of(letter), "where she may press it"
    await eve.slash("table join")
    assert eve.id in house.seats()
    assert not house.rows("SELECT 1 FROM evening_guests WHERE user_id = ?", eve.id), "told once"


async def test_nobody_waits_for_whoever_cannot_come_any_more(house: House) -> None:
    """Of five the host has left the server, and one does not see the channel: one moves up.

    Discord is asked when the table opens, for it tells of nobody unasked; a robot takes the rest.
    """
    ann, bob, cid, dan, eve = house.invite_all("Ann", "Bob", "Cid", "Dan", "Eve")
    message = await plan(house, bob)
    for who in (cid, ann, dan, eve):
        await who.press(message, "evening:1:come")
    await pass_time(house, HOUR)
    house.guild.remove_member(bob.member)
    hidden = discord.Permissions(view_channel=True).value
    overwrite = Overwrite(target_id=cid.id, type=OverwriteType.MEMBER, deny=hidden)
    house.env.backend.set_overwrite(house.channel.id, overwrite)
    await house.env.settle()
    await to_the_hour(house, before=LEAD - 1)
    assert not bob.letters and not cid.letters
    for who in (ann, dan, eve):
        await who.press(who.letters[-1], "lobby:1:join")
    await to_the_hour(house)
    assert table(house)[0] == "playing"


async def test_whoever_moves_up_is_told_once_though_the_store_fails(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two wait for a seat; what is stored about the second fails once."""
    ann, *others = house.invite_all("Ann", "Bob", "Cid", "Dan", "Eve", "Fay")
    message = await plan(house, ann)
    for who in others:
        await who.press(message, "evening:1:come")
    await to_the_hour(house, before=MINUTE)
    for who in (ann, *others[:2]):
        await who.press(who.letters[-1], "lobby:1:join")
    evenings, left = house.bot.store.evenings, [1]
    plain = {name: getattr(evenings, name) for name in ("stay_away", "without")}

    async def fails(name: str, *what: Any) -> Any:
        if left and (name == "without" or what[1] == others[4].id):
            left.clear()
            raise StoreError("the disk is full")
        return await plain[name](*what)

    for name in plain:
        monkeypatch.setattr(evenings, name, partial(fails, name))
    await to_the_hour(house)
    await pass_time(house, GRACE + 1)
    house.faults.seen.clear()
    await pass_time(house, 2 * MINUTE)
    assert not left
    for who in others[3:]:
        assert ["is free now" in text_of(letter) for letter in who.letters] == [True]


async def test_nobody_is_reminded_each_minute_while_the_disk_is_full(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That they were told cannot be stored: it is tried again, and they hear nothing of that.

    One of them, about whom nothing could be read at first, is still told.
    """
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    message = await plan(house, ann)
    for who in (bob, cid):
        await who.press(message, "evening:1:come")
    await house.bot.preferences.change(bob.id, lambda one: replace(one, ping="channel"))
    evenings, full, once = house.bot.store.evenings, [True], [True]
    advance, quiet_of = evenings.advance, house.bot.tables.quiet_of

    async def unknown(user: UserId) -> QuietHours:
        if once and user == cid.id:
            once.clear()
            raise StoreError("the database does not answer")
        return await quiet_of(user)

    async def fails(number: EveningId, state: Any, *more: Any) -> bool:
        if full and state == "told":
            raise StoreError("the disk is full")
        return await advance(number, state, *more)

    monkeypatch.setattr(evenings, "advance", fails)
    monkeypatch.setattr(house.bot.tables, "quiet_of", unknown)
    await to_the_hour(house, before=5 * MINUTE)
    assert state(house) == "open" and not once
    assert (len(ann.letters), len(cid.letters)) == (1, 1)
    notes = [m for m in house.channel.history() if "game night! Table 1" in in_words(m)]
    assert len(notes) == 1
    full.clear()
    house.faults.seen.clear()
    await pass_time(house, MINUTE + 1)
    assert state(house) == "told" and len(ann.letters) == 1


async def test_whoever_waited_and_sits_by_then_is_told_nothing(house: House) -> None:
    """She came first to a seat that its guest had stood up from."""
    ann, bob, cid, dan, eve = house.invite_all("Ann", "Bob", "Cid", "Dan", "Eve")
    message = await plan(house, ann, robots=False)
    for who in (bob, cid, dan, eve):
        await who.press(message, "evening:1:come")
    await to_the_hour(house, before=MINUTE)
    for who in (ann, bob, cid):
        await who.press(who.letters[-1], "lobby:1:join")
    await cid.slash("table leave")
    await eve.slash("table join")
    assert eve.id in house.seats()
    await to_the_hour(house)
    await pass_time(house, GRACE + 1)
    assert not [letter for letter in eve.letters if "is free now" in text_of(letter)]


async def test_nobody_comes_after_all(house: House) -> None:
    """One who says so and does not come; and an evening to which nobody wants to come."""
    ann, bob = house.invite_all("Ann", "Bob")
    first = await plan(house, ann)
    second = await plan(house, bob, 2.0)
    await bob.press(second, "evening:2:not")
    await to_the_hour(house, number=2)
    assert state(house, 2) == "off" and sentence("evening-over-nobody") in text_of(
        now(house, second)
    )
    await to_the_hour(house)
    await pass_time(house, GRACE + 1)
    assert table(house)[0] == "ended"
    assert last(house, "because nobody came") is not None
    assert "Table 1 is open" in text_of(now(house, first))
    await pass_time(house, 25 * HOUR)
    await plan(house, ann)  # on the way what is over is taken away
    assert house.rows("SELECT id FROM evenings") == [(3,)]
    assert house.rows("SELECT evening_id, user_id FROM evening_guests") == [(3, ann.id)]


async def test_calling_it_off(house: House) -> None:
    """By who planned it and by moderators, after a question; then its buttons are dead."""
    ann, bob = house.invite_all("Ann", "Bob")
    role = house.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    mod = house.invite("Mod", roles=[role])
    message = await plan(house, ann)
    assert said(await bob.press(message, "evening:1:off")) == sentence("no-evening-host-only")
    asked = (await ann.press(message, "evening:1:off")).response
    await ann.press(asked, "evening:1:off-not")
    assert state(house) == "planned"
    asked = (await mod.press(message, "evening:1:off")).response
    await mod.press(asked, "evening:1:off-now")
    assert state(house) == "off" and sentence("evening-over-called-off") in text_of(
        now(house, message)
    )
    late = await bob.forge(message, "evening:1:come")
    assert said(late) == sentence("no-evening-gone")
    await to_the_hour(house, before=-MINUTE)
    assert not house.rows("SELECT 1 FROM tables")


async def test_it_survives_restarts(house: House) -> None:
    """Before the table is open, while it is, and at the hour itself, which is then said."""
    ann, bob = house.invite_all("Ann", "Bob")
    message = await plan(house, ann)
    await house.restart()
    await bob.press(message, "evening:1:come")
    await to_the_hour(house, before=5 * MINUTE)
    assert state(house) == "told"
    await house.restart()
    for who in (ann, bob):
        assert len([m for m in who.letters if "is reserved" in text_of(m)]) == 1
        await who.press(who.letters[-1], "lobby:1:join")
    await house.env.settle()
    await house.bot.close()
    await pass_time(house, 30 * MINUTE)
    await house.restart()
    assert table(house)[0] == "lobby"
    assert last(house, "I was offline at the start time: the game starts by itself") is not None
    await pass_time(house, 5 * MINUTE + 1)
    assert table(house)[0] == "playing"


async def test_a_wall_clock_that_is_set_ahead_costs_nobody_their_evening(house: House) -> None:
    """As where a machine without a clock of its own is told the time, or has slept."""
    ann = house.invite("Ann")
    await plan(house, ann)
    await to_the_hour(house, before=40 * MINUTE)
    clock = house.bot.clock
    assert isinstance(clock, SimTime)
    clock.ahead += 34 * MINUTE
    await pass_time(house, 5 * MINUTE + 1)
    assert (state(house), table(house)[0]) == ("told", "lobby")
    await ann.press(ann.letters[-1], "lobby:1:join")
    await to_the_hour(house)
    assert table(house)[0] == "playing"


async def test_an_hour_that_was_missed(house: House) -> None:
    """A little: the table opens late, and says so. Altogether: it did not take place."""
    ann, bob = house.invite_all("Ann", "Bob")
    await plan(house, ann)
    second = await plan(house, bob, 9.0)
    await house.bot.close()
    await to_the_hour(house, before=-5 * MINUTE)
    await house.restart()
    assert (state(house), table(house)[0]) == ("told", "lobby")
    assert "I was offline at the start time" in text_of(ann.letters[-1])
    await ann.press(ann.letters[-1], "lobby:1:join")
    await pass_time(house, 5 * MINUTE + 1)
    assert table(house)[0] == "playing"
    await house.bot.close()
    await to_the_hour(house, before=-GRACE - MINUTE, number=2)
    await house.restart()
    assert state(house, 2) == "off"
    missed = public_sentence(house, "evening-over-missed")
    assert missed in text_of(now(house, second))
    assert sentence("evening-over-missed") in text_of(bob.letters[-1])


async def test_a_crash_between_opening_and_telling_opens_no_second_table(house: House) -> None:
    ann = house.invite("Ann")
    await plan(house, ann)
    await to_the_hour(house, before=5 * MINUTE)
    await house.bot.store.evenings.advance(EveningId(1), "planned", None)
    await house.restart()
    assert state(house) == "told"
    assert house.rows("SELECT count(*) FROM tables") == [(1,)]


async def test_who_is_blocked_and_what_is_forged(house: House) -> None:
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await ann.slash("block", person=bob.member)
    message = await plan(house, ann)
    assert said(await bob.press(message, "evening:1:come")) == sentence("no-not-welcome")
    assert said(await cid.press(message, "evening:1:not")) == sentence("no-evening-not-coming")
    assert said(await cid.forge(message, "evening:9:come")) == sentence("no-evening-gone")
    assert said(await cid.forge(message, "evening:1:dance")) == sentence("no-forged")
