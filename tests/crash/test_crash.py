"""A short storm, as an ordinary test; ``python -m tests.crash --kills 500`` is the long one."""

from __future__ import annotations

from pathlib import Path

from tests.crash.storm import storm


async def test_a_bot_that_is_killed_loses_no_card(tmp_path: Path) -> None:
    figures = await storm(kills=6, seed=11, folder=tmp_path, tables=3)
    assert figures.kills.total() == 6
    assert figures.verdict is not None
    assert figures.verdict.answered > 20
    assert figures.untold >= 1
    assert figures.verdict.games_ended > 0
    assert figures.house is not None and figures.house.record.old_buttons > 0
    assert figures.faults == []
