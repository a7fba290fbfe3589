"""Several shards: tables on servers of each of them play side by side, and after a restart."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.support.house import House, open_house
from tests.support.messages import wishes
from tests.support.player import Player

SHARDS = 3


class Elsewhere(House):
    """A house's bot and file, seen from another server."""


def server(house: House, shard: int) -> House:
    guild = house.env.create_guild(f"Shard {shard}", shard_id=shard)
    channel: Any = guild.create_text_channel("cards")
    return Elsewhere(house.env, house.path, guild, channel, house.made, house.faults)


async def test_tables_of_every_shard(tmp_path: Path) -> None:
    async with open_house(tmp_path, shards=SHARDS) as house:
        there = [server(house, shard) for shard in range(SHARDS)]
        hosts: list[Player] = []
        for number, place in enumerate(there, 1):
            ann = place.invite(f"Ann{number}")
            hosts.append(ann)
            await ann.slash("table open", game="euchre")
            await ann.start(number)
        assert {guild.shard_id for guild in house.bot.guilds} >= set(range(SHARDS))
        for restarted in (False, True):
            if restarted:
                await house.restart()
            for number, ann in enumerate(hosts, 1):
                before = len(house.log(number).moves)
                assert ann.lines(), "each is asked"
                await ann.act(sorted(ann.lines())[0])
                assert len(house.log(number).moves) > before
                assert f"table:{number}:hand" in wishes(there[number - 1].public)
