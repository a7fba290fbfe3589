"""The common ground of all tests: the project's root on the path, Hypothesis without a clock."""

import gc
import os
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis.internal.conjecture import providers

TESTS = Path(__file__).parent
ROOT = str(TESTS.parent)
if ROOT not in sys.path:
    sys.path.insert(0, ROOT)

# Hundreds of houses load the cogs anew, and many a test starts the program: compiling it every
# time, as some environments ask for, would take a good part of the whole run.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


# Nothing of what is imported and collected goes away: to look for cycles in it takes a fifth of
# the time that it takes to read it.
gc.set_threshold(1_000_000, 10, 50)


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--game tests/newcomers/KEY``: a game that is not among the program's, and it alone."""
    parser.addoption("--game", action="append", default=[], help="the folder of a game")


def pytest_configure(config: pytest.Config) -> None:
    """Let workers share what they find; make the games that are named known."""
    if hasattr(config, "workerinput"):
        os.environ["SHARED_BY_TESTS"] = str(Path(config.option.basetemp).with_name("share"))
    # Hypothesis tries numbers and texts that stand in our modules, and would parse them all for
    # that, in every worker.
    if hasattr(providers, "_get_local_constants"):
        providers._get_local_constants = lambda: providers._local_constants
    if config.option.game:
        from tests.support import newcomers

        config.stash[NEWCOMERS] = newcomers.adopt(map(Path, config.option.game))


NEWCOMERS = pytest.StashKey[tuple[str, ...]]()
"""The keys of the games that are named by ``--game``."""


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """A worker more than there are processors: at first two of them wait for other processes.

    Each reads all files, keeps what it has found of every game, and starts servers of its own.
    """
    return (os.cpu_count() or 1) + 1


WAITING = ("wire", "crash", "demo", "dailies", "processes", "test_program.py", "test_smoke.py")
"""The folders and files whose tests wait for processes and browsers; the longest first."""
WAITERS = 2
"""Workers that begin with these, while the others keep the processors busy."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Let every worker read the files from another place on.

    Files compiled by one of them are there for the others when they come to them.
    """
    config = session.config
    workers, number = workers_of(config)
    if workers > 1:
        places = [place for given in config.args for place in places_in(given)]
        start = len(places) * number // workers
        config.args[:] = places[start:] + places[:start]


def places_in(given: str) -> list[str]:
    """The parts of a folder that are collected on their own; for anything else, that alone."""
    folder = Path(given)
    if not folder.is_dir():
        return [given]
    inside = sorted(folder.iterdir())
    tests = [one for one in inside if one.match("test_*.py")]
    folders = [one for one in inside if one.is_dir() and not one.name.startswith(("_", "."))]
    return [str(one) for one in (*tests, *folders)]


def workers_of(config: pytest.Config) -> tuple[int, int]:
    """The number of workers, and the place of this one among them, from 0."""
    given: dict[str, Any] = getattr(config, "workerinput", {})
    return given.get("workercount", 1), int(given.get("workerid", "gw0").removeprefix("gw"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let some workers begin with tests that wait: at the end of the run they would stand alone."""
    if keys := config.stash.get(NEWCOMERS, ()):
        from tests.support import newcomers

        about = {item: newcomers.is_of(item, keys) for item in items}
        config.hook.pytest_deselected(items=[item for item in items if not about[item]])
        items[:] = [item for item in items if about[item]]
    workers, _ = workers_of(config)
    if workers > 1:
        items.sort(key=lambda item: item.path)
        items[:] = dealt_out(items, workers)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Look for cycles among what tests make, not among the millions of things they begin with."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Look for cycles once: pytest looks five times more, which takes each worker seconds."""
    gc.collect()
    gc.freeze()


def dealt_out(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """The tests in as many equal parts as there are workers, those that wait first in some."""
    waiting: dict[Path, list[pytest.Item]] = {}
    others: list[pytest.Item] = []
    for item in items:
        waits = item.path.relative_to(TESTS).parts[0] in WAITING
        (waiting.setdefault(item.path, []) if waits else others).append(item)
    files = sorted(waiting, key=lambda file: WAITING.index(file.relative_to(TESTS).parts[0]))
    waiters, share = min(WAITERS, workers), -(-len(items) // workers)
    dealt: list[pytest.Item] = []
    for worker in range(workers):
        mine = files[worker::waiters] if worker < waiters else []
        first = [item for file in mine for item in waiting[file]]
        room = len(others) if worker == workers - 1 else max(0, share - len(first))
        dealt += first + others[:room]
        others = others[room:]
    return dealt


settings.register_profile("knave", deadline=None, derandomize=True, database=None)
settings.load_profile("knave")
