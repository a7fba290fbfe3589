"""Clocks: whoever sleeps holds nobody up. Time is moved by the test alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.client.display.waits import PLAYING
from bot.rules import GAMES
from bot.tables.model.turn_clock import CLOCKS, DAY, GRACE
from bot.tables.screens.controls import action_label
from bot.tables.screens.telling import as_sentence
from bot.words.words import words
from tests.support.clocks import MINUTE, SLACK, due, notes, others, timed, turn
from tests.support.house import House, open_house, pass_time
from tests.support.letters import quietly
from tests.support.messages import in_words, menu, said, sentence, wishes
from tests.support.player import Player
from tests.support.quick import SimTime
from tests.support.reading import text_of


@pytest.fixture
def clock() -> SimTime:
    return SimTime()


@pytest.fixture
async def house(tmp_path: Path, clock: SimTime) -> AsyncIterator[House]:
    """Robots without a pause, in a house whose time is the test's."""
    async with open_house(tmp_path, clock=clock) as opened:
        yield opened


async def nobody_acts(house: House, sleeper: Player, clock: float, turns: int) -> None:
    """Let so many turns of one player run out; the other plays."""
    awake = others(house, sleeper)
    missed = len([n for n in notes(house) if "ran out" in n])
    for _ in range(200):
        if len([n for n in notes(house) if "ran out" in n]) == missed + turns:
            return
        if awake.lines():
            await awake.act(sorted(awake.lines())[0])
        else:
            await pass_time(house, clock + GRACE + SLACK)
    raise AssertionError("the turns never ran out")


# ---------------------------------------------------------------------- choosing and showing


async def test_the_host_chooses_a_clock(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "euchre")
    await bob.press(house.public, "lobby:1:join")
    assert sentence("clock-5m") in in_words(house.public), "as usual, for several people"
    panel = (await ann.press(house.public, "lobby:1:rules")).response
    offered = [option["value"] for option in menu(panel, "rules:1:clock")["options"]]
    assert offered == list(CLOCKS)
    for name, seconds in CLOCKS.items():
        await ann.choose(panel, "rules:1:clock", name)
        assert sentence("lobby-clock", clock=sentence(f"clock-{name}")) in text_of(panel)
        assert sentence("lobby-robots", level=sentence("level-normal")) in text_of(panel)
        assert house.rows("SELECT clock FROM tables") == [(seconds,)]
        shown = {"usual": "clock-5m", "off": "fact-no-clock"}.get(name, f"clock-{name}")
        assert as_sentence(sentence(shown)) in in_words(house.public)
    before = house.kept()
    refused = await ann.forge(panel, "rules:1:clock", "7m")
    assert sentence("no-forged") in said(refused)
    refused = await bob.forge(panel, "rules:1:clock", "off")
    assert sentence("no-host-only") in said(refused)
    assert house.kept() == before
    await ann.choose(panel, "rules:1:clock", "2m")
    await house.restart()
    assert sentence("clock-2m") in in_words(house.public)


async def test_the_deadline_is_shown_to_all_and_on_the_hand(house: House, clock: SimTime) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await timed(house, "1m", ann, bob)
    player = turn(house)
    expected = round(clock.now() + GRACE + MINUTE)
    assert due(house.public) == [expected]
    assert sentence("turn-due", who=player.name, when=f"<t:{expected}:R>") in text_of(house.public)
    assert due(player.hand) == [expected]
    assert due(others(house, player).hand) == []


async def test_as_usual_five_minutes_but_none_alone_with_robots(
    house: House, clock: SimTime
) -> None:
    (ann,) = house.invite_all("Ann")
    await timed(house, None, ann)
    assert not due(house.public)
    moves = house.log().moves
    await pass_time(house, 10 * MINUTE)
    assert house.log().moves == moves
    await ann.end()
    bob = house.invite("Bob")
    await house.started("euchre", ann, bob)
    assert due(house.public) == [round(clock.now() + GRACE + 5 * MINUTE)]


async def test_no_clock(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await timed(house, "off", ann, bob)
    moves = house.log().moves
    await pass_time(house, 30 * DAY)
    assert house.log().moves == moves
    assert not due(house.public)


async def test_who_moves_on_from_an_own_card_has_seen_it(house: House, clock: SimTime) -> None:
    """The pause before a clock runs is for changes that come from others."""
    ann, bob = house.invite_all("Ann", "Bob")
    await timed(house, "1m", ann, bob)
    seen: set[Any] = set()
    for _ in range(200):
        if seen == {False, True}:
            break
        player = turn(house)
        own = house.log().moves[-1][0] == player.seat()
        left = due(player.hand)[0] - round(clock.now())
        assert left == (MINUTE if own else MINUTE + GRACE)
        seen.add(own)
        await player.act(sorted(player.lines())[0])
    assert seen == {False, True}


# ---------------------------------------------------------------------- the turn runs out


async def test_a_robot_plays_that_one_turn(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await timed(house, "1m", ann, bob)
    sleeper = turn(house)
    moves = len(house.log().moves)
    stale = dict(sleeper.lines())
    await pass_time(house, MINUTE + GRACE - SLACK)
    assert len(house.log().moves) == moves, "not before its time"
    await pass_time(house, 2 * SLACK)
    assert house.log().moves[moves][0] == sleeper.seat()
    own = [seat for seat, _ in house.log().moves[moves:]].count(sleeper.seat())
    assert own == 1, "that one turn, and no other"
    assert notes(house) == [
        f"seat {sleeper.seat()}: {sleeper.id} ran out of time, a robot played move {moves + 1}"
    ]
    assert sentence("missed-you", count=1) in text_of(sleeper.hand)
    game = GAMES[house.log().game]
    played = action_label(words("en"), game.key, game.read(house.log().moves[moves][1]))
    assert sentence("missed-choice", action=played) in text_of(sleeper.hand)
    late = await sleeper.forge(sleeper.hand, next(iter(stale.values())))
    assert sentence("no-outdated") in said(late)


async def test_a_card_in_time_stops_the_clock(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await timed(house, "1m", ann, bob)
    for _ in range(6):
        await pass_time(house, MINUTE - SLACK)
        player = turn(house)
        await player.act(sorted(player.lines())[0])
    assert notes(house) == []


async def test_three_in_a_row_and_the_robot_keeps_the_seat(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await timed(house, "1m", ann, bob)
    sleeper = turn(house)
    awake = others(house, sleeper)
    await nobody_acts(house, sleeper, MINUTE, 3)
    assert (
        notes(house)[-1] == f"seat {sleeper.seat()}: {sleeper.id} is away, a robot keeps the seat"
    )
    assert sentence("away", who=sleeper.name, count=1) in text_of(house.public)
    assert sentence("away-you") in text_of(sleeper.hand)
    assert wishes(sleeper.hand) == ["clock:1:back", "table:1:menu"]
    assert house.seats()[sleeper.seat()] == sleeper.id, "the seat is still theirs"
    moves = len(house.log().moves)
    for _ in range(4):
        await awake.act(sorted(awake.lines())[0])
    played = [seat for seat, _ in house.log().moves[moves:]]
    assert sleeper.seat() in played, "the robot plays at once, nobody waits"
    assert not any("ran out" in line for line in notes(house)[4:])
    refused = await sleeper.say("pass")
    assert said(refused) == sentence("no-away")


@pytest.mark.parametrize("way", ["hand", "public", "menu"])
async def test_im_back(house: House, way: str) -> None:
    """From the hand, from the table's message and from its menu, after a restart too."""
    ann, bob = house.invite_all("Ann", "Bob")
    await timed(house, "1m", ann, bob)
    sleeper = turn(house)
    awake = others(house, sleeper)
    refused = await awake.forge(house.public, "clock:1:back")
    assert said(refused) == sentence("no-not-away")
    await nobody_acts(house, sleeper, MINUTE, 3)
    await house.restart()
    assert wishes(sleeper.hand) == ["clock:1:back", "table:1:menu"]
    message = {"hand": sleeper.hand, "public": house.public}.get(way)
    if message is None:
        message = (await sleeper.press(house.public, "table:1:menu")).response
    result = await sleeper.press(message, "clock:1:back")
    assert said(result) == sentence("back-now")
    assert notes(house)[-1] == f"seat {sleeper.seat()}: {sleeper.id} is back"
    assert "clock:1:back" not in wishes(house.public)
    while not sleeper.lines():
        await awake.act(sorted(awake.lines())[0])
    moves = house.log().moves
    await pass_time(house, MINUTE / 2)
    assert house.log().moves == moves, "the robot waits for its owner"
    await nobody_acts(house, sleeper, MINUTE, 2)
    assert "clock:1:back" not in wishes(sleeper.hand), "the count began anew"


async def test_a_card_of_ones_own_ends_the_row(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await timed(house, "1m", ann, bob)
    sleeper = turn(house)
    awake = others(house, sleeper)
    for _ in range(2):
        await nobody_acts(house, sleeper, MINUTE, 2)
        while not sleeper.lines():
            await awake.act(sorted(awake.lines())[0])
        await sleeper.act(sorted(sleeper.lines())[0])
    assert not any("away" in line for line in notes(house))


async def test_everybody_choosing_at_once(house: House) -> None:
    """Every seat has a clock of its own, and each robot plays for one."""
    people = house.invite_all("Ann", "Bob", "Cid")
    await timed(house, "1m", *people, game="four-jacks")
    ann, bob, cid = people
    assert len(due(house.public)) == 3
    await bob.act(sorted(bob.lines())[0])
    assert len(due(house.public)) == 2
    await pass_time(house, MINUTE + GRACE + SLACK)
    late = {line.split()[2] for line in notes(house)}
    assert late == {str(ann.id), str(cid.id)}


async def test_leaving_takes_the_clock_away(house: House) -> None:
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await timed(house, "1m", ann, bob, cid)
    leaver = turn(house)
    await leaver.slash("table leave")
    assert turn(house) is not leaver
    assert len(due(house.public)) == 1
    assert house.rows("SELECT seat FROM turns") == [(turn(house).seat(),)]


# ---------------------------------------------------------------------- restarts


async def test_our_outage_is_credited(house: House, clock: SimTime) -> None:
    """The time left is left, and a little more: it was last noted a moment before."""
    ann, bob = house.invite_all("Ann", "Bob")
    await timed(house, "5m", ann, bob)
    sleeper = turn(house)
    moves = house.log().moves
    await pass_time(house, GRACE + 100)
    later = SimTime(ahead=3600.0)
    later.env = house.env
    await house.restart(clock=later)
    assert house.log().moves == moves, "nobody is late because we were away"
    (moment,) = due(house.public)
    left = moment - later.now()
    assert 200 + GRACE <= left <= 200 + GRACE + 5 * MINUTE / 10 + SLACK
    assert due(sleeper.hand) == [moment]
    await pass_time(house, left - 2 * SLACK)
    assert house.log().moves == moves
    await pass_time(house, 3 * SLACK)
    assert len(house.log().moves) > len(moves)


async def test_the_count_in_a_row_survives_a_restart(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await timed(house, "1m", ann, bob)
    sleeper = turn(house)
    for _ in range(3):
        await nobody_acts(house, sleeper, MINUTE, 1)
        await house.restart()
    assert wishes(sleeper.hand) == ["clock:1:back", "table:1:menu"]


async def test_many_restarts_never_cost_time(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await timed(house, "1m", ann, bob)
    moves = house.log().moves
    for _ in range(10):
        await pass_time(house, GRACE - SLACK)
        await house.restart()
    assert house.log().moves == moves, "no clock runs in the first moments after a restart"


async def test_no_clock_runs_while_a_hand_cannot_be_shown(house: House, clock: SimTime) -> None:
    """Discord is out of order when the turn comes: the time counts from when it is shown."""
    people = house.invite_all("Ann", "Bob", "Cid", "Dee")
    await timed(house, "1m", *people)
    first = turn(house)
    house.env.inject_error("PATCH", "/channels/*/messages/*", times=None)
    await first.act("pass")
    assert not house.to_act(), "nobody can see whose turn it is"
    await pass_time(house, 45)
    house.env.backend.faults.clear()
    await pass_time(house, 11)
    second = turn(house)
    (moment,) = due(second.hand)
    assert due(house.public) == [moment]
    assert moment - clock.now() > MINUTE
    assert notes(house) == []


# ---------------------------------------------------------------------- reminders


@pytest.mark.parametrize("ping", ["dm", "channel", "none"])
async def test_a_reminder_at_half(house: House, ping: str) -> None:
    """In the way each has chosen; and once: where a turn may take days, it is the second word."""
    ann, bob = house.invite_all("Ann", "Bob")
    for player in (ann, bob):
        panel = (await player.slash("knave settings")).response
        await player.choose(panel, "mine:0:ping", ping)
    await timed(house, "1d", ann, bob)
    player = turn(house)
    await pass_time(house, 2 * MINUTE)
    rung, texts = quietly(house, player).count(False), mentions(house)
    assert (rung, len(texts)) == (ping == "dm", ping == "channel")
    await pass_time(house, GRACE + 12 * 3600 - 2 * MINUTE - SLACK)
    assert (quietly(house, player).count(False), mentions(house)) == (rung, texts)
    await pass_time(house, 2 * SLACK)
    assert quietly(house, player).count(False) == 2 * rung
    assert len(player.letters) == 1
    assert (mentions(house) != texts) == (ping == "channel")
    if ping == "channel":
        (mention,) = mentions(house)
        assert f"<@{player.id}>" in mention and f"<t:{due(house.public)[0]}:R>" in mention
    texts = mentions(house)
    await house.restart()
    await pass_time(house, 100)
    assert (quietly(house, player).count(False), mentions(house)) == (2 * rung, texts), "enough"


def mentions(house: House) -> list[str]:
    """The short messages that call somebody."""
    return [text_of(m) for m in house.channel.history() if not m.components]


async def test_a_mention_goes_away(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    for player in (ann, bob):
        panel = (await player.slash("knave settings")).response
        await player.choose(panel, "mine:0:ping", "channel")
    await timed(house, "5m", ann, bob)
    for _ in range(6):
        player = turn(house)
        await pass_time(house, 2 * PLAYING)
        (mention,) = mentions(house)
        assert f"<@{player.id}>" in mention
        await player.act(sorted(player.lines())[0])
    await pass_time(house, 200)
    assert len(mentions(house)) == 1
    await pass_time(house, 200)
    assert len(mentions(house)) <= 1, "one at most, for whoever's turn it is now"
