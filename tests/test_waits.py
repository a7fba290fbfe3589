"""Tests wait for something to be so, and never for some time to be over."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent
TIME_ITSELF = {
    "duplicate/test_sets.py": "a virtual loop, whose time costs none",
    "duplicate/test_forgetting.py": "a virtual loop, whose time costs none",
    "tables/test_reconciler.py": "a virtual loop, whose time costs none",
    "tournaments/test_director.py": "a virtual loop, whose time costs none",
    "client/test_channel_limits.py": "a virtual loop, whose time costs none",
    "client/test_many_tables.py": "a virtual loop, whose time costs none",
    "client/test_ranks.py": "a virtual loop, whose time costs none",
    "client/test_traffic.py": "a virtual loop, whose time costs none",
    "benchmarks/bench_load.py": "what is measured is how much happens in a time",
    "benchmarks/bench_robots.py": "what is measured is how much happens in a time",
    "demo/test_from_my_chair.py": "a film of the last moments, only when pictures are kept",
    "crash/client.py": "a person who presses a button is slower than a program",
    "crash/test_trouble.py": "a disk that is locked for longer than Discord waits",
    "demo/sample_bot.py": "a bot that answers late",
    "demo/test_playing.py": "pictures for the README, which no ordinary run takes",
    "demo/test_wire.py": "a window that is typed into, and a form that comes in two pieces",
}
"""Files in which the passing of time is tried or played, and the reason."""
HANGS = 60.0
"""Seconds; what sleeps longer is meant to hang until it is cancelled."""


def sleeps(text: str) -> Iterator[int]:
    """The lines on which a number of seconds is waited for, outside a loop with a condition.

    >>> list(sleeps("await asyncio.sleep(0.5)"))
    [1]
    >>> list(sleeps("while not done(): time.sleep(0.1)"))
    []
    """
    waiting = [(node, False) for node in ast.iter_child_nodes(ast.parse(text))]
    while waiting:
        node, looks = waiting.pop()
        looks = looks or isinstance(node, ast.While)
        match node:
            case ast.Call(
                func=ast.Attribute(value=ast.Name("asyncio" | "time"), attr="sleep"),
                args=[ast.Constant(int() | float() as seconds)],
            ) if not looks and 0 < seconds < HANGS:
                yield node.lineno
        waiting += [(child, looks) for child in ast.iter_child_nodes(node)]


FILES = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*.py"))


def test_nobody_waits_for_time_to_pass() -> None:
    """Every exception is one."""
    assert len(FILES) > 300
    found = {name: [*sleeps((ROOT / name).read_text("utf-8"))] for name in FILES}
    waits = {name: lines for name, lines in found.items() if lines and name not in TIME_ITSELF}
    assert waits == {}, "wait for a condition instead"
    assert [name for name in TIME_ITSELF if not found[name]] == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("async def f():\n    await asyncio.sleep(0.05)\n", [2]),
        ("import time\ntime.sleep(1)\n", [2]),
        ("for _ in range(3):\n    time.sleep(1)\n", [2]),
        ("while not ready():\n    time.sleep(0.1)\n", []),
        ("await asyncio.sleep(0)\n", []),
        ("time.sleep(3600)\n", []),
    ],
)
def test_a_sleep_is_found(text: str, found: list[int]) -> None:
    assert list(sleeps(text)) == found
