"""Tournaments through Discord: signing up, rounds, standings, corrections, what is refused."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.tables.model.chairs import TIME_TO_COME
from bot.tournaments import course
from bot.tournaments.values import BREAK, Match, Round, Tournament
from tests.support.house import House, open_house
from tests.support.messages import menu, said, sentence, wishes
from tests.support.places import give_back, take_rights
from tests.support.player import Player
from tests.support.quick import SimTime
from tests.support.reading import text_of
from tests.support.tournaments import (
    begun,
    came,
    finished,
    opened,
    passed,
    post,
    started,
    the,
)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path, clock=SimTime()) as opened:
        yield opened


async def test_from_sign_up_to_the_winners(house: House) -> None:
    """With somebody who never comes, a restart in the middle of a round, and a bye."""
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await opened(house, ann, ann, bob, cid, rounds=2)
    assert "**Signed up (3):** Ann, Bob, Cid" in text_of(post(house))
    await ann.press(post(house), "tournament:1:lead")
    panel = (await ann.press(post(house), "tournament:1:lead")).response
    told = said(await ann.press(panel, "tournament:1:start"))
    assert told == "Round 1 of 2 has begun: 1 table opens in a thread."
    assert "**Round 1 of 2** · 0 of 1 table finished" in text_of(post(house))
    one = await the(house)
    assert (one.status, one.planned, len(one.rounds)) == ("playing", 2, 1)
    (match, bye) = one.rounds[0].matches
    free = one.entry(bye.sides[0]).people[0].name
    byed = next(p for p in (ann, bob, cid) if p.name == free)
    assert text_of(byed.letters[-1]) == sentence(
        "tournament-bye-letter", name="Tournament 1 · Widow Pitch", round=1
    )
    one_there, missing = [p for p in (ann, bob, cid) if p is not byed]
    await came(house, one_there)
    table = next(t for t in house.bot.tables.tables if t.id == match.table)
    assert table.status == "lobby"
    await house.restart()
    await passed(house, TIME_TO_COME + 60)
    table = next(t for t in house.bot.tables.tables if t.id == match.table)
    assert table.status == "playing"
    assert [chair.kept for chair in table.chairs if chair.robot] == [missing.id]
    await finished(house)
    one = await the(house)
    assert one.rounds[0].done
    standings = [m for m in house.channel.history() if "Standings after round 1 of 2" in text_of(m)]
    assert len(standings) == 1
    assert standings[0].attachments[0].description.startswith("Tournament 1 · Widow Pitch")
    await passed(house, BREAK + 1)
    assert len((await the(house)).rounds) == 2
    await came(house, ann, bob, cid)
    await finished(house)
    await house.restart()
    await passed(house, 2)
    one = await the(house)
    assert one.status == "over"
    assert "**It’s over.**" in text_of(post(house))
    assert sum("Final standings" in text_of(m) for m in house.channel.history()) == 1


async def corrected(house: House, host: Player, *points: str) -> Any:
    """The host enters what the first match of the first round ended with; the panel they have."""
    panel = (await host.press(post(house), "tournament:1:lead")).response
    if "tournament:1:lead-round" in wishes(panel):
        panel = (await host.choose(panel, "tournament:1:lead-round", "0")).response or panel
    panel = (await host.choose(panel, "tournament:1:correct:0", "0")).response or panel
    window = await host.press(panel, "tournament:1:points:0:0")
    typed = {f"points-{n}": text for n, text in enumerate(points)}
    await host._answered(await host.member.submit_modal(window, typed))
    return panel


async def test_the_host_corrects_what_has_no_result(house: House) -> None:
    """Nobody comes, so nobody has a point, until the host enters one; others may not."""
    ann, bob = await started(house, "Ann", "Bob")
    await passed(house, TIME_TO_COME + 1)
    one = await the(house)
    assert one.rounds[0].unplayed
    assert "A match has no result." in text_of(post(house))
    refused = said(await bob.press(post(house), "tournament:1:lead"))
    assert refused == sentence("no-tournament-lead")
    assert said(await bob.forge(post(house), "tournament:1:cancel-now")) == refused
    panel = await corrected(house, ann, "31", "−4")
    (match,) = menu(panel, "tournament:1:correct:0")["options"]
    assert match["description"] == "31 : −4 (corrected)", "their panel shows it"
    one = await the(house)
    assert one.rounds[0].matches[0].outcome.points == (31, -4)
    await passed(house, 1)
    assert (await the(house)).status == "over"
    winner = one.entry(one.rounds[0].matches[0].sides[0]).people[0].name
    assert sentence("tournament-over", count=1, who=winner) in text_of(post(house))


def standings(house: House, head: str) -> list[Any]:
    """The messages with these standings, the newest first."""
    head = sentence(head, round=1, of=2)
    return [m for m in house.channel.history()[::-1] if head in text_of(m)]


async def test_standings_that_were_told_are_told_again_once_a_result_is_corrected(
    house: House,
) -> None:
    """Once each, headed as corrected, whatever restarts; after the end the final ones as well."""
    players = await started(house, "Ann", "Bob", "Cid", "Dan", rounds=2)
    ann = players[0]
    await came(house, *players)
    await finished(house)
    assert len(standings(house, "tournament-standing")) == 1
    one = await the(house)
    first, last = (one.entry(n).people[0].name for n in one.rounds[0].matches[0].sides)
    for points, winner in ((("999", "-999"), first), (("-999", "999"), last)):
        await corrected(house, ann, *points)
        await passed(house, 1)
        newest = standings(house, "tournament-standing")[0]
        assert "(corrected)" in text_of(newest)
        assert f"\n1\\. {winner} – 1 point" in text_of(newest)
    assert len(standings(house, "tournament-standing")) == 3
    await house.restart()
    await passed(house, 1)
    assert len(standings(house, "tournament-standing")) == 3
    await passed(house, BREAK + 1)
    await came(house, *players)
    await finished(house)
    await passed(house, 2)
    (final,) = standings(house, "tournament-standing-final")
    assert "(corrected)" not in text_of(final)
    assert (await the(house)).settled
    await corrected(house, ann, "999", "-999")
    await passed(house, 1)
    newest, before = standings(house, "tournament-standing-final")
    assert before.id == final.id and "(corrected)" in text_of(newest)
    assert (await the(house)).settled


async def test_withdrawing_is_asked_about_once_it_has_begun(house: House) -> None:
    """Privately, and by the command too; a stranger is refused without a question."""
    _, bob, cid = await started(house, "Ann", "Bob", "Cid", rounds=2)
    eve = house.invite("Eve")
    assert said(await eve.press(post(house), "tournament:1:leave")) == sentence(
        "no-tournament-not-in"
    )
    asked = (await bob.press(post(house), "tournament:1:leave")).response
    assert asked.flags.ephemeral
    assert text_of(asked) == sentence("tournament-leave-question")
    await bob.press(asked, "tournament:1:stay")
    again = (await cid.slash("tournament leave")).response
    assert len((await the(house)).active) == 3
    await cid.press(again, "tournament:1:leave-now")
    one = await the(house)
    (gone,) = [entry for entry in one.entries if not entry.active]
    assert gone.people[0].name == "Cid"
    (mine,) = [match for match in one.rounds[-1].matches if gone.number in match.sides]
    told = said(await cid.press(post(house), "tournament:1:mine"))
    if mine.is_bye:
        assert told == sentence("no-tournament-not-in")
    else:
        assert told.startswith("Your table: "), "it is theirs until it is over"


async def test_who_withdraws_in_the_last_round_is_told_of_no_next_one(house: House) -> None:
    _, bob = await started(house, "Ann", "Bob", rounds=1)
    asked = (await bob.press(post(house), "tournament:1:leave")).response
    assert text_of(asked) == sentence("tournament-leave-question", last="yes")
    await bob.press(asked, "tournament:1:leave-now")
    assert text_of(asked) == sentence("tournament-left-playing", last="yes")
    assert "next round" not in text_of(asked)


async def test_a_table_of_a_tournament_has_no_rematch(house: House) -> None:
    """Neither under its victory nor in a hand; a press of an old button hears why."""
    ann, bob = players = await started(house, "Ann", "Bob")
    await came(house, *players)
    (table,) = house.bot.tables.tables
    await finished(house)
    await passed(house, 5)
    assert table.status == "over"
    shown = await house.bot.display.screens.table_screen(table)
    own = await house.bot.display.screens.hand_screen(table, bob.id)
    for screen in (shown, own):
        made = [b.wish for row in screen.rows if isinstance(row, tuple) for b in row]
        assert f"replay:{table.session.game_id}:open" in made
        assert "table:1:rematch" not in made
    refused = said(await ann.forge(post(house), "table:1:rematch"))
    assert refused == sentence("no-rematch-appointed")


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


async def test_asked_for_elsewhere_it_names_its_channel(house: House) -> None:
    ann = house.invite("Ann")
    home, desk = house.channel, house.guild.create_text_channel("desk")
    await house.env.settle()
    await opened(house, ann)
    house.channel = desk
    assert f"in threads of <#{home.id}>" in said(await ann.slash("tournament show"))


async def test_what_is_refused(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    told = said(await ann.slash("tournament show"))
    assert "There’s no tournament in this server." in told
    told = said(await ann.slash("tournament open", game="cutthroat", system="knockout"))
    assert told == sentence("no-tournament-two-sides", game="Cutthroat Euchre")
    await opened(house, ann, ann)
    await bob.press(post(house), "tournament:1:join")
    assert said(await bob.press(post(house), "tournament:1:join")) == sentence(
        "no-tournament-already"
    )
    for wish in ("tournament:1:what", "tournament:1:tables:x:y", "tournament:9:join"):
        assert said(await ann.forge(post(house), wish)), wish
    panel = (await ann.press(post(house), "tournament:1:lead")).response
    question = (await ann.press(panel, "tournament:1:cancel")).response
    await ann.press(question or panel, "tournament:1:cancel-now")
    assert sentence("tournament-cancelled-by-hand") in text_of(post(house))
    assert said(await bob.slash("tournament join", tournament=1)) == sentence("no-tournament-over")


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


async def test_the_result_of_seven_is_typed_into_one_field(house: House) -> None:
    """A window has five fields at most."""
    people = house.invite_all("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus")
    ann = people[0]
    await opened(house, ann, *people, game="auction-pitch")
    hall = house.bot.tournaments

    def of_seven(one: Tournament) -> Tournament:
        return replace(one, settings=replace(one.settings, sides=7))

    await hall.do(1, of_seven)
    await hall.do(1, course.begin, ann.id, False, lambda below: 0)
    assert len((await the(house)).rounds[0].matches[0].sides) == 7
    await corrected(house, ann, "1 2 3")
    assert (await the(house)).rounds[0].matches[0].outcome is None
    await corrected(house, ann, "6 5 4 3 2 1 −1")
    outcome = (await the(house)).rounds[0].matches[0].outcome
    assert outcome is not None and outcome.points == (6, 5, 4, 3, 2, 1, -1)


async def test_sides_of_the_same_name_are_told_apart_in_the_window(house: House) -> None:
    """Two robots, or two people who call themselves alike: their points are not the same."""
    people = house.invite_all("Ann", "Bob", "Bob")
    await opened(house, people[0], *people, game="auction-pitch")
    hall = house.bot.tournaments

    def of_five(one: Tournament) -> Tournament:
        return replace(one, settings=replace(one.settings, sides=5))

    await hall.do(1, of_five)
    await hall.do(1, course.begin, people[0].id, False, lambda below: 0)
    await hall.do(1, lambda one: replace(one, rounds=(Round((Match((1, 2, 0, 3, 0)),)),)))
    panel = (await people[0].press(post(house), "tournament:1:lead")).response
    panel = (await people[0].choose(panel, "tournament:1:correct:0", "0")).response or panel
    window = await people[0].press(panel, "tournament:1:points:0:0")
    asked = [row["label"] for row in window.modal["components"]]
    assert asked == [
        "Points: Ann",
        "Points: Bob (1)",
        "Points: robots (1)",
        "Points: Bob (2)",
        "Points: robots (2)",
    ]


async def test_its_host_is_offered_nothing_that_is_settled(house: House) -> None:
    """At the tables of its rounds seats are not kept, nor robots added; someone may be removed."""
    ann, bob = await started(house, "Ann", "Bob")
    (house.channel,) = house.channel.threads
    more = (await ann.press(house.public, "lobby:1:more")).response
    assert "lobby:1:end" in wishes(more)
    assert not {"lobby:1:robot", "lobby:1:norobot", "lobby:1:swap"} & {*wishes(more)}
    await ann.press(more, "seats:1:show")
    settled = {f"seats:1:{verb}" for verb in ("keep", "release", "lock", "unlock")}
    assert not settled & {*wishes(more)}
    await came(house, bob)
    panel = (await ann.slash("seat show", table=1)).response
    assert "seats:1:kick" in wishes(panel) and not settled & {*wishes(panel)}
