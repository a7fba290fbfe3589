"""Tournaments through Discord before they begin: the hour, partners, whoever has left."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from tests.support.house import House, open_house
from tests.support.messages import said, sentence, wishes
from tests.support.places import give_back, take_rights
from tests.support.quick import SimTime
from tests.support.reading import text_of
from tests.support.tournaments import (
    begun,
    came,
    finished,
    opened,
    passed,
    post,
    the,
)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path, clock=SimTime()) as opened:
        yield opened


@pytest.mark.parametrize("kind", ["voice", "news", "thread"])
async def test_a_tournament_needs_a_text_channel(house: House, kind: str) -> None:
    """The refusal leads to one: into no thread, in which it would be refused again."""
    ann = house.invite("Ann")
    if kind == "thread":
        await ann.slash("table open", game="euchre", thread=True)
        (place,) = house.channel.threads
    else:
        place = getattr(house.guild, f"create_{kind}_channel")("place")
        await house.env.settle()
    told = said(await ann.member.slash(place, "tournament open", game="euchre"))
    assert told == sentence("no-tournament-place")


async def test_partners_agree_first(house: House) -> None:
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await opened(house, ann, game="euchre")
    await bob.slash("tournament show")
    told = said(await ann.slash("tournament join", partner=bob.member))
    assert told == sentence("tournament-asked", who="Bob")
    letter = bob.letters[-1]
    assert "Ann would like to play with you in Tournament 1" in text_of(letter)
    assert "Ann (has asked Bob)" in text_of(post(house))
    await bob.press(letter, "tournament:1:join")
    assert text_of(bob.letters[-1]) == sentence("tournament-joined-pair", who="Ann & Bob")
    assert not wishes(bob.letters[-1]) and len(bob.letters) == 1
    panel = (await cid.press(post(house), "tournament:1:pair")).response
    refused = said(await cid.choose(panel, "tournament:1:with", ann.member))
    assert refused == sentence("no-tournament-partner", person="Ann")
    await bob.slash("tournament leave")
    assert "**No partner yet (1):** Ann" in text_of(post(house))


async def test_a_partner_is_asked_once(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await opened(house, ann, game="euchre")
    await bob.slash("tournament show")
    for _ in range(3):
        await ann.slash("tournament join", partner=bob.member)
    assert len(bob.letters) == 1


@pytest.mark.parametrize("how", ["start", "cancel-now"])
async def test_no_letter_asks_for_a_partner_once_nobody_can_sign_up(house: House, how: str) -> None:
    ann, bob, cid, dee = house.invite_all("Ann", "Bob", "Cid", "Dee")
    await opened(house, ann, cid, dee, game="euchre")
    await bob.slash("tournament show")
    await ann.slash("tournament join", partner=bob.member)
    panel = (await ann.press(post(house), "tournament:1:lead")).response
    await ann.forge(panel, f"tournament:1:{how}")
    await house.bot.display.redraws.finish()
    key = "tournament-begun" if how == "start" else "tournament-over"
    assert sentence(f"no-{key}") in text_of(bob.letters[-1])
    assert wishes(bob.letters[-1]) == []


@pytest.mark.parametrize("how", ["start", "cancel-now"])
async def test_a_letter_from_before_a_restart_loses_its_button_when_pressed(
    house: House, how: str
) -> None:
    """Nobody knows any more where it is until then."""
    ann, bob, cid, dee = house.invite_all("Ann", "Bob", "Cid", "Dee")
    await opened(house, ann, cid, dee, game="euchre")
    await bob.slash("tournament show")
    await ann.slash("tournament join", partner=bob.member)
    await house.restart()
    panel = (await ann.press(post(house), "tournament:1:lead")).response
    await ann.forge(panel, f"tournament:1:{how}")
    await house.bot.display.redraws.finish()
    (letter,) = bob.letters
    await bob.press(letter, "tournament:1:join")
    key = "tournament-begun" if how == "start" else "tournament-over"
    (letter,) = bob.letters
    assert sentence(f"no-{key}") in text_of(letter)
    assert "Tournament 1" in text_of(letter) and wishes(letter) == []


async def test_each_letter_of_several_who_ask_loses_its_button(house: House) -> None:
    """Also when one of them was answered: that one says with whom they play."""
    ann, bob, cid, dee = house.invite_all("Ann", "Bob", "Cid", "Dee")
    await opened(house, ann, dee, game="euchre")
    await bob.slash("tournament show")
    for one in (ann, cid, dee):
        await one.slash("tournament join", partner=bob.member)
    assert len(bob.letters) == 3
    await bob.press(bob.letters[0], "tournament:1:join")
    panel = (await ann.press(post(house), "tournament:1:lead")).response
    await ann.forge(panel, "tournament:1:cancel-now")
    await house.bot.display.redraws.finish()
    assert [wishes(letter) for letter in bob.letters] == [[], [], []]
    closed = [sentence("no-tournament-over") in text_of(letter) for letter in bob.letters]
    assert closed == [False, True, True]


async def test_whoever_has_left_the_server_signs_up_no_more(house: House) -> None:
    """The letter with the button is still in their direct messages."""
    ann, bob = house.invite_all("Ann", "Bob")
    await opened(house, ann, game="euchre")
    await bob.slash("tournament show")
    await ann.slash("tournament join", partner=bob.member)
    house.env.backend.remove_member(house.guild.id, bob.id)
    await house.env.settle()
    refused = said(await bob.press(bob.letters[-1], "tournament:1:join"))
    assert refused == sentence("no-no-tournament")
    assert not (await the(house)).entry_of(bob.id)


async def test_whoever_has_left_the_server_is_called_to_no_table(house: House) -> None:
    """Nor told of a bye: a letter would tell of a table that they cannot see.

    Its threads could not be opened when the round began, and they have left since.
    """
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await opened(house, ann, ann, bob, cid, **{"starts-in": 5})
    await take_rights(house, "create_public_threads")
    await passed(house, 5 * 60 + 1)
    assert (await the(house)).status == "playing"
    for gone in (bob, cid):
        house.env.backend.remove_member(house.guild.id, gone.id)
    await passed(house, 6 * 60)
    await give_back(house)
    await passed(house, 90)
    assert ann.letters and not bob.letters and not cid.letters
    (thread,) = house.channel.threads
    said_there = [text_of(message) for message in thread.history() if not message.components]
    assert not said_there, "nor mentioned"


async def test_whoever_has_left_the_server_is_paired_no_more(house: House) -> None:
    """Discord tells nobody that they have gone, and their opponents would play against robots."""
    people = house.invite_all("Ann", "Bob", "Cid", "Dan")
    ann, dan = people[0], people[-1]
    await opened(house, ann, *people, rounds=2)
    await begun(house, ann)
    await passed(house, 10 * 60)
    house.env.backend.remove_member(house.guild.id, dan.id)
    while len((await the(house)).rounds) < 2:
        await passed(house, 60)
    one = await the(house)
    (gone,) = (entry.number for entry in one.entries if not entry.active)
    assert one.entry(gone).has(dan.id)
    assert gone not in {side for match in one.rounds[1].matches for side in match.sides}


async def test_whoever_has_left_the_server_is_not_there_at_the_start(house: House) -> None:
    people = house.invite_all("Ann", "Bob", "Cid")
    await opened(house, people[0], *people, **{"starts-in": 30})
    await passed(house, 15 * 60)
    house.env.backend.remove_member(house.guild.id, people[-1].id)
    await passed(house, 15 * 60 + 1)
    one = await the(house)
    assert one.status == "playing" and not one.names(people[-1].id)


async def test_whoever_has_left_the_server_is_not_there_at_a_start_by_hand(house: House) -> None:
    """Nor when the break before a round is cut short whose time has passed."""
    people = house.invite_all("Ann", "Bob", "Cid", "Dan")
    ann, cid, dan = people[0], people[2], people[3]
    await opened(house, ann, *people, rounds=2)
    await passed(house, 15 * 60)
    house.env.backend.remove_member(house.guild.id, dan.id)
    await begun(house, ann)
    one = await the(house)
    assert one.status == "playing" and not one.names(dan.id)
    await came(house, *people[:3])
    await finished(house)
    await house.bot.close()
    await passed(house, 200 * 60)
    await house.restart()
    house.env.backend.remove_member(house.guild.id, cid.id)
    panel = (await ann.press(post(house), "tournament:1:lead")).response
    await ann.press(panel, "tournament:1:next")
    await passed(house, 1)
    one = await the(house)
    (gone,) = (entry.number for entry in one.entries if not entry.active)
    assert one.entry(gone).has(cid.id) and len(one.rounds) == 2
    assert gone not in {side for match in one.rounds[1].matches for side in match.sides}


async def test_a_start_by_hand_where_too_few_have_stayed(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await opened(house, ann, ann, bob)
    await passed(house, 15 * 60)
    house.env.backend.remove_member(house.guild.id, bob.id)
    panel = (await ann.press(post(house), "tournament:1:lead")).response
    told = said(await ann.press(panel, "tournament:1:start"))
    assert told == sentence("no-tournament-too-few", count=2, team=1)
    assert (await the(house)).status == "signup"


async def test_it_starts_at_the_hour_that_was_typed(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    now = house.bot.clock.now()
    at = datetime.fromtimestamp(now, UTC) + timedelta(days=1)
    day, hour = f"{at:%Y-%m-%d}", f"{at:%H:%M}"

    async def refused(**typed: str | int) -> str:
        return said(await ann.slash("tournament open", game="widow-pitch", **typed))

    assert await refused(date=day) == sentence("no-tournament-no-hour")
    both: dict[str, str | int] = {"starts-in": 5, "date": day, "time": hour}
    assert await refused(**both) == sentence("no-tournament-start-twice")
    assert await refused(date="2020-01-01", time=hour, zone="UTC") == sentence(
        "no-tournament-start-past"
    )
    late = {"date": f"{at + timedelta(days=61):%Y-%m-%d}", "time": hour, "zone": "UTC"}
    assert await refused(**late) == sentence("no-tournament-start-late", count=60)
    assert house.chosen() == [], "of what is refused, no zone is remembered"
    await opened(house, ann, date=day, time=hour, zone="Asia/Tokyo")
    assert (await the(house)).settings.starts_at == now - now % 60 + 15 * 60 * 60
    assert house.rows("SELECT zone FROM people") == [("Asia/Tokyo",)]


async def test_it_asks_what_the_host_s_clock_shows(house: House) -> None:
    """And opens then by all that was typed."""
    (ann,) = house.invite_all("Ann")
    at = datetime.fromtimestamp(house.bot.clock.now(), UTC) + timedelta(days=2)
    typed = {"date": f"{at:%Y-%m-%d}", "time": "20:30", "system": "knockout", "deals": 12}
    asked = (await ann.slash("tournament open", game="euchre", **typed)).response
    assert sentence("zone-question") in text_of(asked)
    (wish,) = wishes(asked)
    answer = await ann.choose(asked, wish, "Asia/Tokyo")
    assert text_of(answer.response) == sentence("zone-noted", city="Tokyo")
    assert house.rows("SELECT zone FROM people") == [("Asia/Tokyo",)]
    settings = (await the(house)).settings
    assert (settings.game, settings.system, settings.deals) == ("euchre", "knockout", 12)
    half_past = datetime(at.year, at.month, at.day, 20, 30, tzinfo=ZoneInfo("Asia/Tokyo"))
    assert settings.starts_at == half_past.timestamp()
    for forged in ("chess|swiss||0|0|2m", "euchre|tea||0|0|2m", "euchre|swiss||0|99|2m", "euchre"):
        wish = f"zone:0:tournament:{at:%Y-%m-%d}|20:30|{forged}"
        assert said(await ann.forge(asked, wish, "UTC")) == sentence("no-forged"), forged
    assert len(house.rows("SELECT 1 FROM tournaments")) == 1
