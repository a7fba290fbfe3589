"""A server that sends the bot away: its data stay for the set time, and then nothing of it does."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from simcord.backend import serializers

from tests.support.boards import inserted
from tests.support.finished import opened
from tests.support.house import House, open_house
from tests.support.messages import said, sentence
from tests.support.player import Player
from tests.support.quick import SimTime

DAY = 24 * 60 * 60


@pytest.fixture
def clock() -> SimTime:
    return SimTime()


@pytest.fixture
async def house(tmp_path: Path, clock: SimTime) -> AsyncIterator[House]:
    """A house whose time is the test's, and which keeps what it knows for three days."""
    async with open_house(tmp_path, clock=clock, keep_servers=3) as opened:
        yield opened


async def emit(house: House, event: str, **told: Any) -> None:
    """Discord tells something of the server."""
    backend = house.env.backend
    guild = backend.get_guild(house.guild.id)
    usual: dict[str, Any] = {"id": str(guild.id)}
    if event == "GUILD_CREATE":
        usual = dict(serializers.guild_create_payload(backend, guild))
    backend.emit(event, usual | told)
    await house.env.settle()


async def pass_days(house: House, days: float) -> None:
    for _ in range(int(days * 4)):  # seasons are looked at every hour: not all in one breath
        await house.env.advance_time(DAY / 4)
        await house.env.settle()


OF_NO_SERVER = {
    "processes",
    "leases",
    "handed",
    "marks",
    "schema_migrations",
    "sqlite_sequence",
    "dailies",
}
"""Tables that tell of the program itself, and of deals for everybody everywhere."""


def of_server(house: House) -> list[str]:
    """Every row of every table that still tells of the server or of what was in it."""
    found = []
    with closing(sqlite3.connect(f"file:{house.path}?mode=ro", uri=True)) as db:
        for (table,) in db.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table'"
        ).fetchall():
            if table not in OF_NO_SERVER:
                found += [f"{table}: {row}" for row in db.execute(f"SELECT * FROM {table}")]
    return found


def away(house: House) -> list[int]:
    return [guild for (guild,) in house.rows("SELECT guild_id FROM servers_gone")]


async def lived_in(house: House, *, still_open: bool = False) -> list[Player]:
    """A finished game and choices; a game that goes on, too, and a lobby."""
    ann, bob = house.invite_all("Ann", "Bob")
    for player in (ann, bob):
        await player.slash("notify", game="euchre")
    await inserted(house, house.bot.clock.now() - DAY, [ann, bob], 0)
    if still_open:
        await opened(house, "four-jacks", ann, bob)
        house.channel = house.guild.create_text_channel("more")
        await house.opened(bob, "euchre")
    return [ann, bob]


async def test_everything_goes_after_the_set_time(house: House) -> None:
    """Of tables that were open too, which are closed after a day."""
    await lived_in(house, still_open=True)
    await emit(house, "GUILD_DELETE")
    assert away(house) == [house.guild.id]
    await pass_days(house, 2.5)
    assert house.rows("SELECT count(*) FROM tables") == [(3,)], "it may be asked in again"
    await pass_days(house, 1.5)
    assert of_server(house) == []
    assert house.bot.tables.tables == ()


async def test_asked_in_again_in_time(house: House) -> None:
    await lived_in(house)
    await emit(house, "GUILD_DELETE")
    await pass_days(house, 2.5)
    await emit(house, "GUILD_CREATE")
    assert away(house) == []
    await pass_days(house, 2)
    assert house.rows("SELECT count(*) FROM tables") == [(1,)]
    assert house.rows("SELECT count(*) FROM results") == [(2,)]
    await emit(house, "GUILD_DELETE")
    await pass_days(house, 2)
    assert house.rows("SELECT count(*) FROM tables") == [(1,)], "the time begins anew"


async def test_an_outage_is_no_farewell(house: House) -> None:
    await lived_in(house)
    await emit(house, "GUILD_DELETE", unavailable=True)
    await pass_days(house, 5)
    assert away(house) == []
    assert house.rows("SELECT count(*) FROM tables") == [(1,)]


async def test_sent_away_while_the_bot_was_down(house: House) -> None:
    """It is noticed at the start; then the time begins. Others' choices of their own stay."""
    ann, bob = await lived_in(house)
    await bob.slash("block", person=ann.member)
    gone = house.guild.id
    del house.env.backend.guilds[gone]
    await house.restart()
    await pass_days(house, 0.25)
    assert away(house) == [gone]
    await pass_days(house, 2)
    await house.restart()
    await pass_days(house, 2)
    assert {row.partition(":")[0] for row in of_server(house)} == {"people", "blocks"}


async def test_kept_for_ever(house: House) -> None:
    await lived_in(house)
    await house.restart(keep_servers=0)
    await emit(house, "GUILD_DELETE")
    await pass_days(house, 5)
    assert away(house) == [house.guild.id]
    assert house.rows("SELECT count(*) FROM tables") == [(1,)]


async def test_practice_tables_go_as_long_after_they_closed(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await ann.slash_dm("practice", game="euchre")
    await pass_days(house, 2)
    assert house.rows("SELECT state FROM tables") == [("ended",)]
    old = ann.letters[0]
    await pass_days(house, 3)
    assert house.rows("SELECT 1 FROM tables UNION SELECT 1 FROM notes") == []
    assert said(await ann.forge(old, "practice:1:again")) == sentence("no-no-table")
    await ann.slash_dm("practice", game="euchre")
    assert house.rows("SELECT id FROM tables") == [(2,)], "its number is not given away twice"


async def test_asked_in_again_while_the_bot_was_down(house: House) -> None:
    """The server stands in the list that Discord gives at the start."""
    await lived_in(house)
    await emit(house, "GUILD_DELETE")
    await pass_days(house, 2.5)
    await house.restart()
    await pass_days(house, 2)
    assert away(house) == []
    assert house.rows("SELECT count(*) FROM tables") == [(1,)]
