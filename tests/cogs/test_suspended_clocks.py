"""A table that waits for its place does not eat anybody's time, and an exile is not the end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord.backend import serializers

from bot.tables.model.turn_clock import GRACE
from tests.support.clocks import MINUTE, SLACK, due, others, timed, turn
from tests.support.house import House, open_house, pass_time
from tests.support.messages import said, sentence
from tests.support.places import change_thread, give_back, notes, spoken, take_rights
from tests.support.player import Player
from tests.support.quick import SimTime
from tests.support.reading import text_of

CLOCK = 2 * MINUTE
SPENT = 50.0
"""Seconds of the turn that were over when the place was lost."""


@pytest.fixture
def clock() -> SimTime:
    return SimTime()


@pytest.fixture
async def house(tmp_path: Path, clock: SimTime) -> AsyncIterator[House]:
    async with open_house(tmp_path, clock=clock) as opened:
        yield opened


async def half_used(house: House) -> Player:
    """Somebody has used part of their turn."""
    ann, bob = house.invite_all("Ann", "Bob")
    await timed(house, "2m", ann, bob)
    await pass_time(house, GRACE + SPENT)
    return turn(house)


async def test_a_clock_stands_still_while_the_table_is_held(house: House, clock: SimTime) -> None:
    """However long it takes, nobody plays for them; then they have what was left, and grace."""
    player = await half_used(house)
    log = house.log()
    await take_rights(house, "send_messages")
    await pass_time(house, 10 * CLOCK)
    assert house.log() == log
    assert due(player.hand) == due_of_hold(house)
    await give_back(house)
    (now_due,) = due(player.hand)
    assert now_due == pytest.approx(clock.now() + GRACE + CLOCK - SPENT, abs=SLACK)
    await pass_time(house, GRACE + CLOCK - SPENT - 5)
    assert house.log() == log
    await pass_time(house, 5 + SLACK)
    assert len(house.log().moves) > len(log.moves)
    assert any("ran out of time" in line for line in notes(house))


def due_of_hold(house: House) -> list[int]:
    """The one moment that a held table shows: when it is closed if nothing changes."""
    ((at,),) = house.rows("SELECT at FROM notes WHERE line LIKE 'held:%'")
    return [round(at + 24 * 60 * MINUTE)]


async def test_the_same_over_a_restart(house: House, clock: SimTime) -> None:
    """Held, killed, taken up, released: the time that was left is neither lost nor doubled."""
    player = await half_used(house)
    await take_rights(house, "send_messages")
    await pass_time(house, CLOCK)
    await house.restart()
    await pass_time(house, CLOCK)
    await give_back(house)
    (now_due,) = due(player.hand)
    left = now_due - clock.now() - GRACE
    assert CLOCK - SPENT - SLACK <= left <= CLOCK - SPENT + CLOCK / 10 + SLACK


async def test_a_pause_outlasts_a_hold(house: House, clock: SimTime) -> None:
    """A paused game stays so when the place is back, and then goes on with the time left."""
    player = await half_used(house)
    ann, bob = house.people
    for each in (ann, bob):
        menu = (await each.press(house.public, "table:1:menu")).response
        await each.press(menu, "clock:1:pause")
    assert notes(house)[-1] == "paused by agreement"
    await pass_time(house, CLOCK)
    await take_rights(house, "send_messages")
    await pass_time(house, CLOCK)
    await give_back(house)
    log = house.log()
    await pass_time(house, 10 * CLOCK)
    assert house.log() == log
    assert due(player.hand) == []
    await ann.press(house.public, "clock:1:resume")
    (now_due,) = due(player.hand)
    assert now_due == pytest.approx(clock.now() + GRACE + CLOCK - SPENT, abs=SLACK)


async def test_no_pause_is_agreed_while_the_table_is_held(house: House, clock: SimTime) -> None:
    """It stands still anyway; the clocks go on with what was left when the hold began."""
    player = await half_used(house)
    other = others(house, player)
    menu = (await other.press(house.public, "table:1:menu")).response
    await other.press(menu, "clock:1:pause")
    await take_rights(house, "send_messages")
    await pass_time(house, CLOCK)
    refused = await player.forge(player.hand, "clock:1:pause")
    assert said(refused) == sentence("no-held", table=1)
    await give_back(house)
    (now_due,) = due(player.hand)
    assert now_due == pytest.approx(clock.now() + GRACE + CLOCK - SPENT, abs=SLACK)


async def test_sent_away_and_invited_again(house: House) -> None:
    """Players are told by direct message, and the game goes on when the bot is back."""
    player = await half_used(house)
    log = house.log()
    backend, guild = house.env.backend, house.env.backend.get_guild(house.guild.id)
    backend.emit("GUILD_DELETE", {"id": str(guild.id)})
    await house.env.settle()
    assert notes(house)[-1] == "held: server-gone"
    assert sentence("held-server-gone", table=1) in text_of(player.hand)
    await pass_time(house, 10 * CLOCK)
    assert house.log() == log
    backend.emit("GUILD_CREATE", dict(serializers.guild_create_payload(backend, guild)))
    await house.env.settle()
    assert notes(house)[-1] == "released"
    line = sorted(player.lines())[0]
    await player.act(line)
    assert (player.seat(), line) in house.log().moves


async def test_a_locked_thread_is_noticed_by_its_error_too(house: House) -> None:
    """Discord may say only with an error that a thread is locked."""
    (ann,) = house.invite_all("Ann")
    await ann.slash("table open", game="euchre", thread=True)
    (house.channel,) = house.channel.threads
    await ann.start()
    path = f"/channels/{house.channel.id}/*"
    house.env.inject_error("PATCH", path, status=403, code=160005)
    line = sorted(ann.lines())[0]
    await ann.act(line)
    assert (ann.seat(), line) in house.log().moves, "what was pressed counts"
    await change_thread(house, house.channel, locked=False)
    await pass_time(house, 11 * MINUTE)
    assert ann.lines()
    assert spoken(house) == []
