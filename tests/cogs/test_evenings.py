"""An evening: planned, joined, opened in time, begun by itself; and what may go wrong with it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.client import answering
from bot.storage.rows.ids import EveningId, GuildId
from bot.tables.model.evenings import GRACE, LEAD, MOST_OF_HOST
from tests.support.house import House, open_house, public_sentence
from tests.support.messages import in_words, labels, said, sentence, wishes
from tests.support.places import delete_channel
from tests.support.player import Player
from tests.support.quick import SimTime
from tests.support.reading import text_of

MINUTE, HOUR = 60.0, 3600.0


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Robots without a pause, in a house whose time is the test's."""
    async with open_house(tmp_path, clock=SimTime()) as opened:
        yield opened


async def pass_time(house: House, seconds: float) -> None:
    await house.env.advance_time(seconds)
    await house.env.settle()


def in_hours(house: House, hours: float) -> dict[str, str]:
    """What somebody in Greenwich types for an hour to come."""
    at = datetime.fromtimestamp((house.bot.clock.now() // MINUTE + 60 * hours) * MINUTE, UTC)
    return {"date": f"{at:%Y-%m-%d}", "time": f"{at:%H:%M}", "zone": "UTC"}


async def plan(house: House, host: Player, hours: float = 3.0, **more: Any) -> Any:
    """An evening is planned; the answer is its message."""
    options = {"game": "euchre", "rules": "house"} | in_hours(house, hours) | more
    answered = await host.slash("evening plan", **options)
    assert answered.response is not None and not answered.response.flags.ephemeral, said(answered)
    return house.public


async def to_the_hour(house: House, before: float = 0.0, number: int = 1) -> None:
    ((at,),) = house.rows("SELECT at FROM evenings WHERE id = ?", number)
    await pass_time(house, at - house.bot.clock.now() - before)


def state(house: House, number: int = 1) -> str:
    ((found,),) = house.rows("SELECT state FROM evenings WHERE id = ?", number)
    return str(found)


def table(house: House, number: int = 1) -> tuple[str, int]:
    ((found, channel),) = house.rows("SELECT state, channel_id FROM tables WHERE id = ?", number)
    return str(found), int(channel)


def now(house: House, message: Any) -> Any:
    """A message as it stands now."""
    return next(m for m in house.channel.history() if m.id == message.id)


def last(house: House, text: str) -> Any:
    found = [m for m in house.channel.history() if text in in_words(m)]
    return found[-1] if found else None


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


async def test_the_channel_is_closed_to_it(house: House) -> None:
    """Who comes is told by letter, once; what the message says stays as it was."""
    ann, bob = house.invite_all("Ann", "Bob")
    message = await plan(house, ann)
    await bob.press(message, "evening:1:come")
    role = house.guild.id
    hidden = discord.Permissions(view_channel=True).value
    overwrite = Overwrite(target_id=role, type=OverwriteType.ROLE, deny=hidden)
    house.env.backend.set_overwrite(house.channel.id, overwrite)
    await house.env.settle()
    await to_the_hour(house)
    assert state(house) == "off"
    for who in (ann, bob):
        assert sentence("evening-over-place") in text_of(who.letters[-1])


async def test_a_busy_channel_has_a_thread(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    message = await plan(house, ann, 0.5)
    await house.opened(bob, "pepper")
    await to_the_hour(house, before=5 * MINUTE)
    opened, where = table(house, 2)
    assert opened == "lobby" and where != house.channel.id
    assert f"/{where}" in text_of(now(house, message))
    await ann.press(ann.letters[-1], "lobby:2:join")
    await to_the_hour(house)
    assert table(house, 2)[0] == "playing"


async def test_no_room_at_all(house: House) -> None:
    """It is tried again until there is room; or until it is too late, which is said."""
    ann = house.invite("Ann")
    for hours in (1.0, 2.0):
        await plan(house, ann, hours)
    await house.bot.preferences.change_guild(
        house.guild.id, lambda known: _with(known, tables_per_server=1)
    )
    await house.opened(ann, "pepper")
    await to_the_hour(house, before=-GRACE - MINUTE)
    assert state(house) == "off"
    assert sentence("evening-over-busy") in text_of(ann.letters[-1])
    await to_the_hour(house, before=LEAD - MINUTE, number=2)
    assert state(house, 2) == "planned"
    await ann.end()
    await pass_time(house, MINUTE + 1)
    assert state(house, 2) == "told"


def _with(row: Any, **changes: Any) -> Any:
    return replace(row, **changes)


async def test_the_host_forgets_themselves(house: House) -> None:
    """Their name goes from the message; who comes first is host then, and it takes place."""
    ann, bob = house.invite_all("Ann", "Bob")
    message = await plan(house, ann)
    await bob.press(message, "evening:1:come")
    asked = (await ann.slash("privacy delete")).response
    await ann.press(asked, "privacy:0:forget")
    await ann.press(asked, "privacy:0:for-good")
    assert "Ann" not in in_words(now(house, message)) and "Bob" in in_words(now(house, message))
    assert house.rows("SELECT host_id FROM evenings") == [(0,)]
    asked = (await bob.press(message, "evening:1:off")).response
    assert sentence("evening-off-question") in text_of(asked), "the evening is theirs now"
    await to_the_hour(house, before=MINUTE)
    assert house.rows("SELECT host_id FROM tables") == [(bob.id,)]
    await bob.press(bob.letters[-1], "lobby:1:join")
    await pass_time(house, MINUTE)
    assert table(house)[0] == "playing"


# ---------------------------------------------------------------------- what is typed


async def test_what_cannot_be_planned(house: House) -> None:
    ann = house.invite("Ann")
    when = in_hours(house, 3.0)

    async def refused(**options: Any) -> str:
        return said(await ann.slash("evening plan", game="euchre", **options))

    assert await refused(date=when["date"], time=when["time"]) == sentence("no-evening-zone")
    wrong = await refused(**when | {"zone": "Atlantis"})
    assert wrong == sentence("no-unknown-zone", zone="Atlantis")
    assert await refused(**when | {"date": "soon"}) == sentence("no-no-such-day", typed="soon")
    late = await refused(**when | {"time": "late"})
    assert late == sentence("no-no-such-time-of-day", typed="late")
    assert await refused(**in_hours(house, 0.1)) == sentence("no-evening-soon", count=15)
    assert await refused(**in_hours(house, 24 * 70)) == sentence("no-evening-late", count=60)
    assert not house.rows("SELECT 1 FROM evenings")
    assert said(await ann.slash("evening list")) == sentence("no-evening-none")


@pytest.mark.parametrize(
    "locale, typed, ahead",
    [
        ("en-US", "tomorrow", 1),
        ("de", " MORGEN", 1),
        ("fr", "demain", 1),
        ("ja", "明日", 1),
        ("en-US", "Today", 0),
        ("it", "oggi", 0),
    ],
)
async def test_a_day_by_the_name_it_is_offered_by(
    house: House, locale: str, typed: str, ahead: int
) -> None:
    """Typed without choosing it: the word, or all that stands in the list."""
    now = datetime.fromtimestamp(house.bot.clock.now(), UTC)
    assert now.hour < 20, "today still has an evening"
    ann = house.invite("Ann", locale=locale)
    labels = await ann.member.autocomplete(house.channel, "evening plan", "date", "", game="euchre")
    for day in (typed, labels[ahead]["name"]):
        planned = await ann.slash("evening plan", game="euchre", date=day, time="23:30", zone="UTC")
        assert planned.response is not None and not planned.response.flags.ephemeral, said(planned)
    late = datetime(now.year, now.month, now.day, 23, 30, tzinfo=UTC).timestamp() + 86400 * ahead
    assert house.rows("SELECT at FROM evenings") == [(late,)] * 2


async def test_daylight_saving_is_asked_back(house: House) -> None:
    """And the offset that the sentence names is understood."""
    ann = house.invite("Ann")
    now = house.bot.clock.now()
    year = datetime.fromtimestamp(now, UTC).year
    sundays = [
        datetime(year + n, month, day, tzinfo=UTC)
        for n in (0, 1) for month in (3, 10) for day in range(25, 32)
        if datetime(year + n, month, day, tzinfo=UTC).weekday() == 6
    ]  # fmt: skip
    day = next(one for one in sundays if one.timestamp() > now)
    clock = house.bot.clock
    assert isinstance(clock, SimTime)
    await clock.leap(max(0.0, day.timestamp() - now - 20 * 24 * HOUR))
    typed: dict[str, Any] = {"game": "euchre", "date": f"{day:%Y-%m-%d}", "zone": "Europe/Berlin"}
    answer = said(await ann.slash("evening plan", time="2:30", **typed))
    zone = "Europe/Berlin"
    if day.month == 3:
        assert answer == sentence("no-time-left-out", time="02:30", zone=zone)
        await plan(house, ann, **(typed | {"time": "3:30"}))
    else:
        first, second = "02:30+02:00", "02:30+01:00"
        twice = sentence("no-time-twice", time="02:30", zone=zone, first=first, second=second)
        assert answer == twice
        await plan(house, ann, **typed | {"time": second})
    assert house.rows("SELECT zone FROM people") == [(zone,)], "remembered from now on"


async def test_days_and_hours_are_offered(house: House) -> None:
    ann = house.invite("Ann")
    days = await ann.complete("evening plan", "date")
    assert len(days) == 14 and days == sorted(days)
    assert await ann.complete("evening plan", "date", "2030-01-02") == ["2030-01-02"]
    assert await ann.complete("evening plan", "time", "8:15 pm") == ["20:15"]
    assert "20:00" in await ann.complete("evening plan", "time")
    assert "Europe/Berlin" in await ann.complete("evening plan", "zone", "berlin")
    assert "euchre" in await ann.complete("evening plan", "game")


async def test_the_list_shows_what_its_reader_may_see(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await plan(house, ann)
    hidden = house.guild.create_text_channel("hidden")
    deny = discord.Permissions(view_channel=True).value
    overwrite = Overwrite(target_id=bob.id, type=OverwriteType.MEMBER, deny=deny)
    house.env.backend.set_overwrite(hidden.id, overwrite)
    await house.env.settle()
    options = {"game": "pepper"} | in_hours(house, 5.0)
    await ann.member.slash(hidden, "evening plan", **options)
    await house.env.settle()
    mine, theirs = [text_of((await who.slash("evening list")).response) for who in (ann, bob)]
    assert "Euchre" in mine and "Pepper" in mine
    assert "Euchre" in theirs and "Pepper" not in theirs


async def test_who_is_blocked_and_what_is_forged(house: House) -> None:
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await ann.slash("block", person=bob.member)
    message = await plan(house, ann)
    assert said(await bob.press(message, "evening:1:come")) == sentence("no-not-welcome")
    assert said(await cid.press(message, "evening:1:not")) == sentence("no-evening-not-coming")
    assert said(await cid.forge(message, "evening:9:come")) == sentence("no-evening-gone")
    assert said(await cid.forge(message, "evening:1:dance")) == sentence("no-forged")


# ---------------------------------------------------------------------- calling people


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
    admin = house.guild.create_role("admin", permissions=discord.Permissions(manage_guild=True))
    boss = house.invite("Boss", roles=[admin])
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
    await boss.choose(panel, "limit:0:role")
    assert sentence("limits-role-none") in text_of(panel)


def _rung(house: House, message: Any) -> list[int]:
    stored = house.env.backend.get_message(house.channel.id, message.id)
    return [int(role) for role in stored.ping_role_ids]


async def test_who_wants_no_letter_has_none(house: House) -> None:
    """Pinged in the channel, or not at all; and silently at night."""
    ann, bob = house.invite_all("Ann", "Bob")
    message = await plan(house, ann)
    await bob.press(message, "evening:1:come")
    await house.bot.preferences.change(ann.id, lambda one: _with(one, ping="channel"))
    await house.bot.preferences.change(bob.id, lambda one: _with(one, ping="none"))
    await to_the_hour(house, before=5 * MINUTE)
    assert not ann.letters and not bob.letters
    note = last(house, "game night! Table 1 is open")
    assert note is not None and f"<@{ann.id}>" in text_of(note)
    assert f"<@{bob.id}>" not in text_of(note)


async def test_discords_own_event_where_the_right_is_granted(house: House) -> None:
    """Not without the right; it goes when the evening is called off."""
    ann = house.invite("Ann")
    mine = next(r for r in house.bot.get_guild(house.guild.id).me.roles if not r.is_default())
    before = mine.permissions.value
    without = before & ~discord.Permissions(create_events=True).value
    await _may(house, mine.id, without)
    await plan(house, ann)
    assert house.rows("SELECT event_id FROM evenings") == [(None,)]
    await _may(house, mine.id, before)
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
    await plan(house, ann)
    assert state(house) == "off"
    assert not house.env.backend.get_guild(house.guild.id).scheduled_events


async def _may(house: House, role: int, permissions: int) -> None:
    house.env.backend.edit_role(house.guild.id, role, {"permissions": permissions})
    await house.env.settle()


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
