"""The memory there is: the machine's, or less where a container has a limit."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.ground.memory import UNKNOWN, memory


@pytest.mark.parametrize(("written", "limit"), [("536870912\n", 512 << 20), ("max\n", UNKNOWN)])
def test_the_less_of_machine_and_container(tmp_path: Path, written: str, limit: int) -> None:
    file = tmp_path / "memory.max"
    machine = memory(file)
    assert machine > 128 << 20, "no container says anything"
    file.write_text(written)
    assert memory(file) == min(machine, limit)


def unheard_of(name: str) -> int:
    raise ValueError(name)


def undetermined(name: str) -> int:
    return -1


@pytest.mark.parametrize("says", [unheard_of, undetermined])
def test_where_nobody_says_there_is_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, says: Callable[[str], int]
) -> None:
    monkeypatch.setattr(os, "sysconf", says)
    assert memory(tmp_path / "none") == UNKNOWN
