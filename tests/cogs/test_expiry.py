"""Lobbies that expire and tables that close when nobody comes any more. Time is the test's."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.model.idleness import GAME_IDLE, HOUR, LOBBY_IDLE
from bot.tables.model.turn_clock import GRACE
from bot.tables.verbs.clocks import AFTER_START
from tests.support.house import House, open_house, pass_time
from tests.support.messages import menu, sentence, wishes
from tests.support.places import notes
from tests.support.player import Player
from tests.support.quick import SimTime
from tests.support.reading import text_of

MINUTE = 60.0


@pytest.fixture
def clock() -> SimTime:
    return SimTime()


@pytest.fixture
async def house(tmp_path: Path, clock: SimTime) -> AsyncIterator[House]:
    """Robots without a pause, in a house whose time is the test's."""
    async with open_house(tmp_path, clock=clock) as opened:
        yield opened


def state(house: House, table: int = 1) -> str:
    ((found,),) = house.rows("SELECT state FROM tables WHERE id = ?", table)
    return str(found)


def said_when(clock: SimTime, after: float) -> str:
    return f"<t:{round(clock.now() + after)}:R>"


async def restart_after(house: House, seconds: float) -> None:
    """Restart the program after so many seconds in which it was away."""
    later = SimTime(ahead=house.made["clock"].ahead + seconds)
    later.env = house.env
    await house.restart(clock=later)


# ---------------------------------------------------------------------- lobbies


async def test_a_lobby_closes_when_nothing_changes(house: House, clock: SimTime) -> None:
    """It says so when the time is near, and every change begins the time anew."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "euchre")
    await pass_time(house, LOBBY_IDLE - 31 * MINUTE)
    assert "⌛" not in text_of(house.public)
    await pass_time(house, 2 * MINUTE)
    assert sentence("closes-lobby", when=said_when(clock, 29 * MINUTE)) in text_of(house.public)
    await bob.press(house.public, "lobby:1:join")
    assert "⌛" not in text_of(house.public)
    await pass_time(house, LOBBY_IDLE - MINUTE)
    assert state(house) == "lobby"
    await pass_time(house, 2 * MINUTE)
    assert state(house) == "ended"
    assert notes(house)[-1] == "ended: lobby-expired"
    text = sentence("ended-lobby", game=sentence("game-euchre"), table=1, hours=2)
    assert text_of(house.public) == text
    assert text_of(bob.hand) == sentence("table-closed-now", table=1)
    await house.opened(ann, "euchre")


async def test_a_lobby_expires_on_time_after_a_restart(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await house.opened(ann, "euchre")
    await pass_time(house, HOUR)
    await house.restart()
    await pass_time(house, HOUR - MINUTE)
    assert state(house) == "lobby"
    await pass_time(house, 2 * MINUTE)
    assert state(house) == "ended"


async def test_an_outage_closes_nothing_at_once(house: House) -> None:
    """There is time to come back to it; then it closes, and says why after a restart too."""
    (ann,) = house.invite_all("Ann")
    await house.opened(ann, "euchre")
    await restart_after(house, 5 * HOUR)
    assert state(house) == "lobby"
    await pass_time(house, AFTER_START - MINUTE)
    assert state(house) == "lobby"
    await pass_time(house, 2 * MINUTE)
    assert state(house) == "ended"
    text = sentence("ended-lobby", game=sentence("game-euchre"), table=1, hours=2)
    await house.restart()
    assert text_of(house.public) == text


# ---------------------------------------------------------------------- games


async def test_a_game_without_a_clock_is_abandoned(house: House, clock: SimTime) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "euchre")
    await bob.press(house.public, "lobby:1:join")
    panel = (await ann.press(house.public, "lobby:1:rules")).response
    await ann.choose(panel, "rules:1:clock", "off")
    await ann.start()
    await pass_time(house, GAME_IDLE - HOUR)
    assert sentence("closes-game", when=said_when(clock, HOUR)) in text_of(house.public)
    asked = house.to_act()[0]
    await asked.act(sorted(asked.lines())[0])
    assert "⌛" not in text_of(house.public)
    await house.restart()
    await pass_time(house, GAME_IDLE - MINUTE)
    assert state(house) == "playing"
    await pass_time(house, 2 * MINUTE)
    assert state(house) == "ended"
    assert notes(house)[-1] == "ended: abandoned"
    text = sentence("ended-abandoned", game=sentence("game-euchre"), table=1, hours=24)
    assert text_of(house.public).startswith(f"{text}\n"), "and then the seed"
    assert house.rows("SELECT count(*) FROM results") == [(0,)]
    over = ["table:1:rematch", "replay:1:open"]
    assert wishes(ann.hand) == over, "nothing to play, and the deals so far can be replayed"


async def asleep(house: House, *people: Player) -> None:
    """A game with a clock of a minute, in which everybody falls asleep."""
    ann, *others = people
    await house.opened(ann, "euchre")
    for other in others:
        await other.press(house.public, "lobby:1:join")
    panel = (await ann.press(house.public, "lobby:1:rules")).response
    await ann.choose(panel, "rules:1:clock", "1m")
    await ann.start()
    for _ in range(12):
        if all(f"{p.id} is away" in "\n".join(notes(house)) for p in people):
            return
        await pass_time(house, MINUTE + GRACE + 1)
    raise AssertionError("somebody is still awake")


async def test_robots_wait_when_everybody_is_away(house: House) -> None:
    """Nothing happens that nobody sees; who comes back finds the table as it was."""
    ann, bob = house.invite_all("Ann", "Bob")
    await asleep(house, ann, bob)
    moves = house.log().moves
    assert "💤 All the players are away" in text_of(house.public)
    await house.restart()
    await pass_time(house, GAME_IDLE - HOUR)
    assert house.log().moves == moves
    await bob.press(house.public, "clock:1:back")
    assert "All the players are away" not in text_of(house.public)
    while not bob.lines():
        await pass_time(house, MINUTE)
    assert state(house) == "playing"


async def test_a_table_that_everybody_slept_away_from_closes(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await asleep(house, ann, bob)
    await pass_time(house, HOUR)
    await house.restart()
    await pass_time(house, GAME_IDLE - HOUR - MINUTE)
    assert state(house) == "playing"
    await pass_time(house, 2 * MINUTE)
    assert state(house) == "ended"
    assert notes(house)[-1] == "ended: abandoned"


async def test_a_table_that_waits_for_a_friend_only(house: House) -> None:
    """The last person leaves the seat to a friend: the robots wait for them, for a day."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann)
    await ann.slash("table leave", **{"for": bob.member})
    assert state(house) == "playing"
    assert house.rows("SELECT host_id FROM tables") == [(bob.id,)]
    moves = house.log().moves
    await pass_time(house, HOUR)
    assert house.log().moves == moves
    await bob.slash("table join")
    assert bob.id in house.seats() and bob.lines()
    await bob.slash("table leave", **{"for": ann.member})
    await pass_time(house, GAME_IDLE + MINUTE)
    assert state(house) == "ended"


async def test_a_table_with_a_clock_stays_open_as_long_as_somebody_plays(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "euchre")
    await bob.press(house.public, "lobby:1:join")
    panel = (await ann.press(house.public, "lobby:1:rules")).response
    assert menu(panel, "rules:1:clock")
    await ann.choose(panel, "rules:1:clock", "3d")
    await ann.start()
    await pass_time(house, 2 * GAME_IDLE)
    assert state(house) == "playing"
