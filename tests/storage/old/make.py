"""Writes a database as a version of this program left it, with lobbies and games going on.

Run it in a checkout of that version, whose simulated Discord and whose bot are then used:

    git worktree add --detach /tmp/then COMMIT
    cd /tmp/then && PYTHONPATH=. python THIS_FILE FOLDER

It writes ``NNNN.sql``, the database as text, and ``NNNN.json``, the places, people and messages
of the simulated Discord that its numbers mean. ``NNNN`` is the number of that version's newest
migration. Before a new migration is committed, run this once at the commit before it.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import tempfile
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.storage.rows.ids import TableId
from tests.support import house as at
from tests.support.messages import moves, wishes
from tests.support.simcord_adapter import adapt

LOBBY = "pepper"
PLAYED = ("euchre", "four-jacks", "schieber", "widow-pitch", "cutthroat")
"""Games that go on, so many moves in as they stand here times three."""
OVER = "four-jacks"
SHORT = {"four-jacks": ("deals", "3"), "schieber": ("target", "1000")}


async def fill(house: Any) -> dict[str, Any]:
    """Tables of several games, each in a channel of its own; the answer is the channels."""
    ann, bob = house.invite_all("Ann", "Bob")
    rng, channels = Random("old"), {"cards": house.channel}

    def next_channel(name: str) -> None:
        house.channel = channels[name] = house.guild.create_text_channel(name)

    if hasattr(people := house.bot.preferences, "change_guild"):  # she hosts more than is usual
        await people.change_guild(house.guild.id, lambda row: replace(row, tables_per_host=0))
    await house.opened(ann, LOBBY)
    await bob.press(house.public, "lobby:1:join")
    for _ in range(2):
        await ann.more("robot")
    next_channel("over")
    await a_game_that_ended(house, ann, rng)
    next_channel("ended")
    await house.started("euchre", bob)
    await bob.end()
    for count, game in enumerate(PLAYED, 1):
        next_channel(game)
        table = await a_game_begins(house, game, *((ann,) if game == "cutthroat" else (ann, bob)))
        for _ in range(3 * count if game != "four-jacks" else 1):
            for player in (ann, bob):
                message = hand(house, player, table)
                if lines := moves(message) if message else {}:
                    line = rng.choice(sorted(lines))
                    await player.press(message, lines[line])
                    sure = [w for w in wishes(message) if w.startswith("sure:")]
                    if sure:
                        await player.press(message, sure[0])
                    break
    return channels


async def a_game_begins(house: Any, game: str, host: Any, *guests: Any) -> TableId:
    """By rules that make it short."""
    table = TableId(await house.opened(host, game))
    for guest in guests:
        await guest.press(house.public, f"lobby:{table}:join")
    if game in SHORT:
        option, value = SHORT[game]
        panel = (await host.press(house.public, f"lobby:{table}:rules")).response
        await host.choose(panel, f"rules:{table}:option", option)
        await host.choose(panel, f"value:{table}:{option}", value)
    await host.start(table)
    return table


async def a_game_that_ended(house: Any, ann: Any, rng: Random) -> None:
    table = await a_game_begins(house, OVER, ann)
    while lines := moves(hand(house, ann, table)):
        await ann.press(hand(house, ann, table), lines[rng.choice(sorted(lines))])


def hand(house: Any, player: Any, table: TableId) -> Any:
    """The direct message with this player's hand at this table."""
    query = "SELECT message_id FROM hands WHERE table_id = ? AND user_id = ?"
    found = house.rows(query, table, player.id)
    return next((m for m in player.letters if found and m.id == found[0][0]), None)


def places(house: Any, channels: dict[str, Any]) -> dict[str, Any]:
    """The meaning of the numbers in the database: server, channels, people, messages."""
    rooms = [*channels.values(), *(p.member.user.dm_channel for p in house.people)]
    return {
        "guild": house.guild.id,
        "channels": {name: channel.id for name, channel in channels.items()},
        "people": {p.name: [p.id, p.member.user.dm_channel.id] for p in house.people},
        "messages": [
            [room.id, message.id, [rowed(row) for row in message.components]]
            for room in rooms
            for message in room.history()
        ],
    }


def rowed(row: Any) -> dict[str, Any]:
    """A row of buttons as Discord keeps it."""
    return row if isinstance(row, dict) else dict(row.to_dict())


def text_of(path: Path) -> str:
    """The database as statements that make it anew."""
    with closing(sqlite3.connect(path)) as db:
        return "\n".join(db.iterdump()) + "\n"


async def write(folder: Path) -> None:
    """Play, and write down what came of it."""
    adapt(pytest.MonkeyPatch())
    with tempfile.TemporaryDirectory() as scratch:
        async with at.open_house(Path(scratch)) as house:
            channels = await fill(house)
            meant = places(house, channels)
            await house.bot.tables.close()
            await house.bot.store.close()
            ((newest,),) = house.rows("SELECT max(number) FROM schema_migrations")
            (folder / f"{newest:04}.sql").write_text(text_of(house.path))
    (folder / f"{newest:04}.json").write_text(json.dumps(meant, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1])))
