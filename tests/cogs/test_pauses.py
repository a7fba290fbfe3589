"""Pauses: all agree to one, no clock runs meanwhile, and robots wait as well."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.model.clock import Pace
from bot.tables.model.turn_clock import DAY, GRACE
from tests.support.clocks import due, notes, others, timed, turn
from tests.support.house import House, open_house, pass_time
from tests.support.messages import in_words, labels, said, sentence, wishes
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


async def test_a_pause_by_agreement(house: House, clock: SimTime) -> None:
    ann, bob, eve = house.invite_all("Ann", "Bob", "Eve")
    await timed(house, "1m", ann, bob)
    player, other = (ann, bob) if ann.lines() else (bob, ann)
    await pass_time(house, GRACE + 30)
    panel = (await player.press(house.public, "table:1:menu")).response
    result = await player.press(panel, "clock:1:pause")
    assert said(result) == sentence("pause-agreed")
    assert text_of(panel) == said(result), "the menu that still asked for it is gone"
    wished = sentence("pause-wished", who=player.name, count=1, of=2)
    for message in (house.public, player.hand, other.hand):
        assert wished in text_of(message)
    assert "clock:1:pause" in wishes(other.hand)
    assert "clock:1:pause" not in wishes(player.hand), "who has agreed is not asked"
    assert due(house.public), "one alone stops nothing"
    refused = await eve.press(house.public, "clock:1:pause")
    assert said(refused) == sentence("no-not-here")
    panel = (await other.press(other.hand, "table:1:menu")).response
    assert wished in text_of(panel) and sentence("clock-button-agree") in labels(panel)
    result = await other.press(other.hand, "clock:1:pause")
    assert said(result) == sentence("pause-begun")
    assert sentence("paused") in text_of(house.public)
    assert not due(house.public)
    for message in (house.public, player.hand, other.hand):
        assert sentence("paused-note") in in_words(message), "in the picture too"
        assert "Your turn" not in in_words(message)
    told = said(await player.slash("help"))
    assert sentence("guide-do", ask="").split(":")[0] not in told, "nothing is asked now"
    moves = house.log().moves
    line = sorted(house.legal(player))[0]
    refused = await player.say(line)
    assert said(refused) == sentence("no-paused")
    await pass_time(house, DAY)
    await house.restart()
    await pass_time(house, DAY)
    assert house.log().moves == moves
    assert wishes(player.hand) == ["clock:1:resume", "table:1:menu"]
    result = await other.press(house.public, "clock:1:resume")
    assert said(result) == sentence("pause-over")
    assert due(house.public) == [round(clock.now() + GRACE + 30)], "with what was left"
    assert notes(house) == ["paused by agreement", f"resumed by {other.id}"]
    refused = await other.forge(house.public, "clock:1:resume")
    assert said(refused) == sentence("no-not-paused")
    await player.act(sorted(player.lines())[0])
    assert house.log().moves != moves
    assert not any("pause" in wish for wish in wishes(house.public)), "the agreement is used up"


async def test_a_pause_is_ended_where_it_was_asked_for(house: House) -> None:
    """The menu is as high as a phone's window: the hand with *Resume* is out of sight above."""
    ann = house.invite("Ann")
    await house.started("euchre", ann)
    panel = (await ann.press(house.public, "table:1:menu")).response
    begun = (await ann.press(panel, "clock:1:pause")).response
    assert sentence("pause-begun") in text_of(begun)
    assert wishes(begun) == ["clock:1:resume:here"]
    over = (await ann.press(begun, "clock:1:resume:here")).response
    assert sentence("paused") not in text_of(house.public)
    assert over.id == begun.id, "in place of the button, which is used up"
    assert sentence("pause-over") in text_of(over) and not wishes(over)


async def test_playing_on_takes_the_wish_back(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await timed(house, "1m", ann, bob)
    player = turn(house)
    panel = (await player.press(house.public, "table:1:menu")).response
    await player.press(panel, "clock:1:pause")
    await player.act(sorted(player.lines())[0])
    assert "clock:1:pause" not in wishes(house.public)
    await others(house, player).forge(house.public, "clock:1:pause")
    assert sentence("paused") not in text_of(house.public)


async def until_a_robot_thinks(house: House, ann: Player) -> None:
    """A game without a clock, in which Ann has done whatever came first to her."""
    await timed(house, "off", ann)
    for _ in range(4):
        if not ann.lines():
            break
        await ann.act(sorted(ann.lines())[0])


async def test_robots_pause_too_and_go_on(tmp_path: Path) -> None:
    """A pause in the middle of a robot's thinking: it plays when the game goes on."""
    pace = Pace(robot=30, forced=0, deal=0, trick=0, redraw=0)
    async with open_house(tmp_path, pace=pace) as house:
        (ann,) = house.invite_all("Ann")
        await until_a_robot_thinks(house, ann)
        panel = (await ann.press(house.public, "table:1:menu")).response
        await ann.press(panel, "clock:1:pause")
        moves = house.log().moves
        await pass_time(house, 300)
        assert house.log().moves == moves
        await ann.press(house.public, "clock:1:resume")
        await pass_time(house, 31)
        assert len(house.log().moves) > len(moves)


async def test_no_robot_plays_while_the_program_goes_down(tmp_path: Path) -> None:
    """It was thinking when the stop came; it plays when the program has begun anew."""
    pace = Pace(robot=30, forced=0, deal=0, trick=0, redraw=0)
    async with open_house(tmp_path, pace=pace) as house:
        (ann,) = house.invite_all("Ann")
        await until_a_robot_thinks(house, ann)
        await house.bot.tables.freeze_clocks()
        moves = house.log().moves
        await pass_time(house, 300)
        assert house.log().moves == moves
        await house.restart()
        await pass_time(house, 31)
        assert len(house.log().moves) > len(moves)
