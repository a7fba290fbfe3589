"""Tournaments through Discord: signing up, rounds in threads, no-shows, restarts, corrections."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.tournaments.values import BREAK, PATIENCE, Tournament
from tests.support.house import House, Player, SimTime, open_house, said, sentence, wishes
from tests.support.reading import text_of


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path, clock=SimTime()) as opened:
        yield opened


async def the(house: House, number: int = 1) -> Tournament:
    return await house.bot.tournaments.find(number)


def post(house: House, number: int = 1) -> Any:
    """The message that follows the tournament."""
    ((message,),) = house.rows("SELECT message_id FROM tournaments WHERE id = ?", number)
    return next(m for m in house.channel.history() if m.id == message)


async def opened(house: House, host: Player, *guests: Player, **options: Any) -> None:
    options = {"game": "widow-pitch", "deals": 1} | options
    told = said(await host.slash("tournament open", **options))
    assert told == sentence("tournament-opened", number=1)
    for guest in guests:
        await guest.press(post(house), "tournament:1:join")


async def passed(house: House, seconds: float) -> None:
    await house.env.advance_time(seconds)
    await house.env.settle()


async def came(house: House, *players: Player) -> None:
    """Everybody presses *Join* in the letter that called them, if one did."""
    for player in players:
        for letter in player.letters[::-1]:
            join = [w for w in wishes(letter) if w.startswith("lobby:") and w.endswith(":join")]
            if join:
                await player.press(letter, join[0])
                break


async def finished(house: House) -> None:
    """Robots and people play every table to its end, and nobody reads a result."""
    for _ in range(4000):
        playing = [t for t in house.bot.tables.tables if t.status == "playing"]
        if not playing:
            return
        acting = [one for one in house.people if one.lines()]
        for one in acting:
            await one.act(next(iter(one.lines())))
        if not acting:
            await passed(house, 30.0)
    raise AssertionError("a table has no end")


async def test_from_sign_up_to_the_winners(house: House) -> None:
    """With somebody who never comes, a restart in the middle of a round, and a bye."""
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await opened(house, ann, ann, bob, cid, rounds=2)
    assert "**Signed up (3):** Ann, Bob, Cid" in text_of(post(house))
    await ann.press(post(house), "tournament:1:lead")
    panel = (await ann.press(post(house), "tournament:1:lead")).response
    await ann.press(panel, "tournament:1:start")
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
    await passed(house, PATIENCE + 60)
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
