"""A short run of the program that plays a daily over a change of day."""

from pathlib import Path

from tests.dailies.day import day


async def test_a_few_people_over_a_change_of_day_with_a_kill(tmp_path: Path) -> None:
    figures = await day(tmp_path, 6, seed=3, tell=lambda line: None)
    assert figures.faults == []
    assert figures.finished >= 2 and figures.killed_at
