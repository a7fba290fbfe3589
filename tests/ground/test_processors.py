"""With two processors, the loop keeps to one and the process that draws to the other."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from bot.ground import processors

MANY = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set[int]()
needs_two = pytest.mark.skipif(len(MANY) < 2, reason="there are no two processors to choose from")
WHERE = """
import asyncio, json, os, sys, threading
os.sched_setaffinity(0, json.loads(sys.argv[1]))
from bot.ground import processors
from bot.ground.loop import run
from bot.ground.workers import Workers

def of_a_thread():
    found = []
    thread = threading.Thread(target=lambda: found.append(os.sched_getaffinity(0)))
    thread.start()
    thread.join()
    return found[0]

async def main():
    processors.keep_apart()
    drawing = Workers(1, name="drawing", where=processors.for_drawing())
    thinking = Workers(1, name="thinking")
    try:
        return [sorted(one) for one in (
            os.sched_getaffinity(0),
            of_a_thread(),
            await asyncio.to_thread(os.sched_getaffinity, 0),
            await drawing.run(os.sched_getaffinity, 0),
            await thinking.run(os.sched_getaffinity, 0),
        )]
    finally:
        await drawing.close()
        await thinking.close()

if __name__ == "__main__":
    print(json.dumps(run(main())))
"""


def places(given: list[int]) -> list[list[int]]:
    """The processors of the loop, of a thread it starts, of one of its executor, of two workers."""
    command = [sys.executable, "-c", WHERE, json.dumps(given)]
    said = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    found: list[list[int]] = json.loads(said)
    return found


@needs_two
def test_of_two_processors_the_loop_has_one_and_the_drawings_the_other() -> None:
    first, second = sorted(MANY)[:2]
    both = [first, second]
    assert places(both) == [[first], [first], both, [second], both]


@needs_two
def test_one_processor_is_for_all() -> None:
    only = [min(MANY)]
    assert places(only) == [only] * 5


def test_of_more_than_two_none_is_chosen() -> None:
    assert processors.for_drawing(frozenset(range(3))) == {0, 1, 2}
    assert processors.for_drawing(frozenset()) == frozenset()


@needs_two
def test_a_processor_that_is_gone_does_not_matter() -> None:
    before = os.sched_getaffinity(0)
    processors.move(frozenset({max(os.cpu_count() or 0, 1) + 4096}))
    assert os.sched_getaffinity(0) == before
