"""Two processes over one database: one is killed, the other takes its shards over."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.storage.engines import reading
from tests.crash.many import storm_over_many
from tests.support.postgres import MISSING, programs, server


@pytest.mark.skipif(programs() is None, reason=MISSING)
async def test_two_processes_that_are_killed_lose_no_card(tmp_path: Path) -> None:
    with server() as made:
        figures = await storm_over_many(2, 11, tmp_path, 2, made, 2)
        assert figures.kills.total() == 2
        assert figures.verdict is not None and figures.house is not None
        assert figures.verdict.answered > 10
        assert figures.verdict.games_ended > 0
        assert figures.faults == []
        assert figures.house.server is not None
        with reading(figures.house.server.url) as db:  # tables of both shards were played
            guilds = {guild for (guild,) in db.execute("SELECT DISTINCT guild_id FROM tables")}
        assert {(guild >> 22) % 2 for guild in guilds} == {0, 1}
