"""Votes on more than rules: another clock, a robot for somebody who sleeps."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.tables.model.proposal import OPEN_FOR
from bot.tables.model.turn_clock import DAY
from bot.tables.verbs.ballots import SLEEPS_AFTER
from bot.tables.verbs.clocks import AFTER_START
from bot.tables.verbs.vote import FAILURE_SHOWN
from bot.words.words import languages, words
from tests.support.house import House, open_house, pass_time
from tests.support.messages import enabled, said, sentence, wishes
from tests.support.player import Player
from tests.support.quick import SimTime
from tests.support.reading import text_of

GAME = "euchre"
MINUTE = 60


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path, clock=SimTime()) as opened:
        yield opened


def notes(house: House) -> list[str]:
    return [line for (line,) in house.rows("SELECT line FROM notes ORDER BY number")]


def clock_of(house: House) -> Any:
    return house.rows("SELECT clock FROM tables WHERE id = 1")[0][0]


async def ballot(house: House, player: Player) -> Any:
    shown = (await player.press(house.public, "table:1:menu")).response
    await player.press(shown, "vote:1:panel")
    return shown


async def three(house: House, clock: str = "") -> list[Player]:
    people = house.invite_all("Ann", "Bob", "Cid")
    host, *guests = people
    await house.opened(host, GAME)
    for guest in guests:
        await guest.press(house.public, "lobby:1:join")
    if clock:
        panel = (await host.press(house.public, "lobby:1:rules")).response
        await host.choose(panel, "rules:1:clock", clock)
    await host.start()
    return people


async def sleeper_and_others(house: House, clock: str = "off") -> tuple[Player, list[Player]]:
    """A game in which somebody is to play; and the others."""
    people = await three(house, clock)
    (asleep,) = house.to_act(*people)
    return asleep, [player for player in people if player is not asleep]


# ---------------------------------------------------------------------- the clock


async def test_another_clock_by_vote(house: House) -> None:
    """From live to postal: proposed, agreed to after a restart, and every turn begins anew."""
    ann, bob, cid = await three(house, "5m")
    assert house.rows("SELECT count(*) FROM turns") == [(1,)]
    panel = await ballot(house, ann)
    await ann.choose(panel, "vote:1:clock", "1d")
    assert text_of(panel) == sentence("vote-made")
    text = sentence("vote-clock", who="Ann", clock=sentence("clock-1d"))
    assert text in text_of(house.public)
    assert text in text_of(bob.hand)
    assert sentence("vote-waits", who="Bob and Cid", count=2) in text_of(house.public)
    assert "next deal" not in text_of(house.public), "which does not wait for such a vote"
    assert clock_of(house) == 5 * MINUTE
    await bob.press(house.public, "vote:1:yes:1")
    assert clock_of(house) == 5 * MINUTE
    await house.restart()
    assert said(await cid.press(house.public, "vote:1:yes:1")) == sentence("vote-done")
    assert clock_of(house) == DAY
    ((due, since),) = house.rows("SELECT due, since FROM turns")
    assert due - since == DAY
    assert "vote:1:yes:1" not in wishes(house.public)
    await house.restart()
    shown = (await ann.press(house.public, "table:1:menu")).response
    assert sentence("lobby-clock", clock=sentence("clock-1d")) in text_of(shown)


async def test_alone_with_robots_the_clock_is_ones_own(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await house.started(GAME, ann)
    panel = await ballot(house, ann)
    await ann.choose(panel, "vote:1:clock", "2m")
    assert text_of(panel) == sentence("vote-done")
    assert clock_of(house) == 2 * MINUTE
    panel = await ballot(house, ann)
    refused = await ann.forge(panel, "vote:1:clock", "2m")
    assert said(refused) == sentence("no-clock-same")


async def test_one_who_is_against_it_is_enough(house: House) -> None:
    ann, bob, _ = await three(house, "5m")
    panel = await ballot(house, ann)
    await ann.choose(panel, "vote:1:clock", "off")
    assert said(await bob.press(house.public, "vote:1:no:1")) == sentence("vote-no-said")
    assert clock_of(house) == 5 * MINUTE
    assert notes(house)[-1] == f"clock dropped: {bob.id} is against it"


async def test_who_proposed_is_told_that_not_everybody_agrees(house: House) -> None:
    """At the table and in the hands, for a minute; not whose no it was."""
    ann, bob, cid = await three(house, "5m")
    failed = sentence("vote-failed")
    await ann.choose(await ballot(house, ann), "vote:1:clock", "off")
    assert failed not in text_of(house.public)
    await bob.press(house.public, "vote:1:no:1")
    for shown in (house.public, ann.hand, cid.hand):
        assert failed in text_of(shown)
    assert sentence("vote-clock", who="Ann", clock="") not in text_of(house.public)
    await pass_time(house, FAILURE_SHOWN + 2)
    assert failed not in text_of(house.public)
    assert failed not in text_of(ann.hand)


async def test_who_takes_a_proposal_back_needs_not_be_told(house: House) -> None:
    ann, _, _ = await three(house, "5m")
    await ann.choose(await ballot(house, ann), "vote:1:clock", "off")
    menu = (await ann.press(house.public, "table:1:menu")).response
    await ann.press(menu, "vote:1:no:1")
    assert notes(house)[-1] == "clock dropped: taken back"
    assert sentence("vote-failed") not in text_of(house.public)


async def test_a_vote_that_nobody_answers_ends(house: House) -> None:
    """After five minutes; a restart gives it no less."""
    ann, _, _ = await three(house, "off")
    panel = await ballot(house, ann)
    await ann.choose(panel, "vote:1:clock", "15m")
    await pass_time(house, OPEN_FOR - 5)
    assert "vote:1:yes:1" in wishes(house.public)
    await house.restart()
    await pass_time(house, 60)
    assert "vote:1:yes:1" in wishes(house.public), "the outage is on us"
    await pass_time(house, AFTER_START - 30)
    assert "vote:1:yes:1" not in wishes(house.public)
    assert notes(house)[-1] == "clock dropped: not everybody answered"
    assert sentence("vote-failed") in text_of(house.public)
    panel = await ballot(house, ann)
    await ann.choose(panel, "vote:1:clock", "15m")
    assert "vote:1:yes:2" in wishes(house.public)


async def test_one_thing_at_a_time(house: House) -> None:
    ann, bob, _ = await three(house, "5m")
    mine, theirs = await ballot(house, ann), await ballot(house, bob)
    await ann.choose(mine, "vote:1:clock", "off")
    refused = await bob.choose(theirs, "vote:1:clock", "1d")
    assert said(refused) == sentence("no-proposal-open")
    await bob.press(theirs, "vote:1:end")
    refused = await bob.press(theirs, "vote:1:end:sure")
    assert said(refused) == sentence("no-proposal-open")


@pytest.mark.parametrize("forged", ["vote:1:clock", "vote:1:asleep:9", "vote:1:robot:9"])
async def test_forged(house: House, forged: str) -> None:
    ann, *_ = await three(house)
    before = house.kept()
    values = ["a week"] if forged.endswith("clock") else []
    assert said(await ann.forge(house.public, forged, *values)) == sentence("no-forged")
    assert house.kept() == before


# ---------------------------------------------------------------------- who sleeps


async def test_a_robot_for_whoever_sleeps(house: House) -> None:
    """After five minutes without a clock all the others agree; the sleeper can come back."""
    asleep, others = await sleeper_and_others(house)
    seat = asleep.seat()
    panel = await ballot(house, others[0])
    assert not [w for w in wishes(panel) if ":asleep:" in w]
    early = await others[0].forge(panel, f"vote:1:asleep:{int(seat)}")
    assert said(early) == sentence("no-not-asleep")
    await pass_time(house, SLEEPS_AFTER + 1)
    panel = await ballot(house, others[0])
    await others[0].press(panel, f"vote:1:asleep:{int(seat)}")
    text = sentence("vote-replace", who=others[0].name, sleeper=asleep.name)
    assert text in text_of(house.public)
    refused = await asleep.forge(house.public, "vote:1:yes:1")
    assert said(refused) == sentence("no-vote-not-asked")
    await house.restart()
    lines = len(house.log().moves)
    await others[1].press(house.public, "vote:1:yes:1")
    assert len(house.log().moves) > lines, "the robot has played"
    assert house.rows("SELECT user_id FROM seats WHERE missed > 0") == [(asleep.id,)]
    assert sentence("away", who=asleep.name, count=1) in text_of(house.public)
    await house.restart()
    assert said(await asleep.press(asleep.hand, "clock:1:back")) == sentence("back-now")
    assert house.rows("SELECT user_id FROM seats WHERE missed > 0") == []
    assert house.seats()[seat] == asleep.id


async def test_whoever_plays_does_not_sleep(house: House) -> None:
    asleep, others = await sleeper_and_others(house)
    await pass_time(house, SLEEPS_AFTER + 1)
    panel = await ballot(house, others[0])
    await others[0].press(panel, f"vote:1:asleep:{int(asleep.seat())}")
    assert enabled(house.public, "vote:1:yes:1")
    await asleep.act(sorted(asleep.lines())[0])
    assert not enabled(house.public, "vote:1:yes:1")
    assert "replace dropped: played" in notes(house)


async def test_with_a_clock_a_missed_turn_counts(house: House) -> None:
    asleep, others = await sleeper_and_others(house, "5m")
    seat = int(asleep.seat())
    await pass_time(house, 4 * MINUTE)
    refused = await others[0].forge(house.public, f"vote:1:asleep:{seat}")
    assert said(refused) == sentence("no-not-asleep")
    await pass_time(house, 2 * MINUTE)
    assert house.rows("SELECT user_id FROM seats WHERE missed = 1") == [(asleep.id,)]
    panel = await ballot(house, others[0])
    await others[0].press(panel, f"vote:1:asleep:{seat}")
    await others[1].press(house.public, "vote:1:yes:1")
    assert house.rows("SELECT missed FROM seats WHERE user_id = ?", asleep.id) == [(3,)]


async def test_who_leaves_is_no_sleeper_any_more(house: House) -> None:
    asleep, others = await sleeper_and_others(house)
    await pass_time(house, SLEEPS_AFTER + 1)
    panel = await ballot(house, others[0])
    await others[0].press(panel, f"vote:1:asleep:{int(asleep.seat())}")
    old = house.public
    await asleep.slash("table leave")
    assert not enabled(house.public, "vote:1:yes:1")
    assert said(await others[1].forge(old, "vote:1:yes:1")) == sentence("no-proposal-gone")
    panel = await ballot(house, others[1])
    await others[1].choose(panel, "vote:1:clock", "2m")
    assert enabled(house.public, "vote:1:yes:2"), "and nothing stands in the way"


@pytest.mark.parametrize("language", languages())
async def test_in_every_language(house: House, language: str) -> None:
    w = words(language)
    ann, bob = house.invite("Ann", locale=language), house.invite("Bob", locale=language)
    await house.started(GAME, ann, bob)
    panel = await ballot(house, ann)
    assert w.say("ballot-about") in text_of(panel)
    await ann.choose(panel, "vote:1:clock", "1d")
    assert w.say("vote-clock", who="Ann", clock=w.say("clock-1d")) in text_of(bob.hand)
    assert said(await bob.press(house.public, "vote:1:yes:1")) == w.say("vote-done")
