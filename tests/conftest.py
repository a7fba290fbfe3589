"""What all tests share: the root of the project on the path, and Hypothesis without a clock."""

import gc
import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

TESTS = Path(__file__).parent
ROOT = str(TESTS.parent)
if ROOT not in sys.path:
    sys.path.insert(0, ROOT)

# Hundreds of houses load the cogs anew, and many a test starts the program: compiling it every
# time, as some environments ask for, would take a good part of the whole run.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Two workers more than there are processors: many a test waits for another process."""
    return (os.cpu_count() or 1) + 2


WAITING = ("crash", "demo", "wire", "test_program.py", "test_smoke.py")
"""The folders and files whose tests wait for processes and browsers."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let every worker begin with tests that wait: at the end of the run they would stand alone."""
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    if workers > 1:
        items[:] = dealt_out(items, workers)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Look for cycles among what tests make, not among the millions of things they begin with."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def dealt_out(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """The tests in as many equal parts as there are workers, those that wait first in each."""
    waiting: dict[Path, list[pytest.Item]] = {}
    others: list[pytest.Item] = []
    for item in items:
        waits = item.path.relative_to(TESTS).parts[0] in WAITING
        (waiting.setdefault(item.path, []) if waits else others).append(item)
    files, share = [*waiting.values()], -(-len(items) // workers)
    dealt: list[pytest.Item] = []
    for worker in range(workers):
        first = [item for file in files[worker::workers] for item in file]
        room = len(others) if worker == workers - 1 else max(0, share - len(first))
        dealt += first + others[:room]
        others = others[room:]
    return dealt


settings.register_profile("knave", deadline=None, derandomize=True, database=None)
settings.load_profile("knave")
