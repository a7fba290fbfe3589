"""A machine is made slower for as long as it was asked for, and no longer."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.benchmarks.slower import slower


def children() -> set[str]:
    """The processes that this thread has begun and that are not over."""
    return set(Path(f"/proc/self/task/{os.getpid()}/children").read_text().split())


@pytest.mark.skipif(os.name != "posix" or not Path("/proc/self/task").exists(), reason="no /proc")
def test_every_processor_has_one_until_the_end_of_the_block() -> None:
    before = children()
    try:
        with slower(1.01):
            assert len(children() - before) == len(os.sched_getaffinity(0))
            raise KeyError("as a benchmark that fails")
    except KeyError:
        assert children() == before
    except PermissionError:
        pytest.skip("only root may make a machine slower")


def test_a_machine_as_it_is_needs_nothing() -> None:
    before = children()
    with slower(1.0):
        assert children() == before


def test_nothing_makes_it_quicker() -> None:
    with pytest.raises(ValueError, match="2 times quicker"), slower(0.5):
        raise AssertionError
