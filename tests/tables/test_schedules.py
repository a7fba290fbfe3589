"""A few short evenings at random; ``python -m tests.tables.schedules`` has long ones."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bot.storage.tables import Tables
from bot.tables.live.listener import tell
from bot.tables.live.registry import TableRegistry
from bot.tables.live.table import Table
from bot.tables.model.session import GameSession
from bot.tables.model.state import Change, Moment
from tests.tables.schedules.evening import BrokenPromise
from tests.tables.schedules.run import spend

SEEDS = (1, 2, 3)


def test_whatever_happens_at_once_the_promises_hold(tmp_path: Path) -> None:
    done: Counter[str] = Counter()
    for seed in SEEDS:
        done += spend(tmp_path, seed, hours=0.2)
    for what in ("acted", "looked", "left", "sat down", "killed", "came to an end"):
        assert done[what], what


# The worth of a test like this: faults that are planted are found.


def until_broken(folder: Path, promise: str) -> None:
    with pytest.raises(BrokenPromise, match=promise):
        for seed in range(1, 20):
            spend(folder, seed, hours=0.2)


def test_a_table_that_tells_before_it_stores_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Table._commit

    async def hasty(self: Table, change: Change[Any], moment: Moment) -> Any:
        before, self.state = self.state, change.state
        tell(self._around.listener, self, before, self.state, change)
        self.state = before
        return await honest(self, change, moment)

    monkeypatch.setattr(Table, "_commit", hasty)
    until_broken(tmp_path, "nobody is told what is not on disk")


def test_a_table_that_forgets_who_saw_a_hand_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GameSession, "seen_by", lambda self, user: [])
    until_broken(tmp_path, "nobody sees two hands of one deal")


def test_a_note_that_is_lost_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Tables.save_table

    async def forgetful(self: Tables, table: Any, **told: Any) -> None:
        await honest(self, table, **{**told, "notes": ()})

    monkeypatch.setattr(Tables, "save_table", forgetful)
    until_broken(tmp_path, "mind and file say the same")


def test_a_seat_that_nobody_noted_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableRegistry, "reseated", lambda self, table, before: None)
    until_broken(tmp_path, "people are found where they sit")
