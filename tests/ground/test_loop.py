"""The event loop of the program: libuv's, or the standard one where there is none."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from importlib.util import find_spec

import pytest

from bot.ground.loop import run

WITHOUT = """
import asyncio, sys
sys.modules["uvloop"] = None  # as where it is not installed
from bot.ground.loop import run
async def loop():
    return type(asyncio.get_running_loop()).__module__
print(run(loop()))
"""


async def loop() -> str:
    """The package of the loop that runs this."""
    return type(asyncio.get_running_loop()).__module__.partition(".")[0]


@pytest.mark.skipif(find_spec("uvloop") is None, reason="uvloop has no wheel for this system")
def test_the_program_runs_on_the_loop_of_libuv() -> None:
    """The result of the coroutine is handed on."""
    assert run(loop()) == "uvloop"


def test_without_it_the_standard_loop_runs() -> None:
    """Nothing else of the program changes."""
    command = [sys.executable, "-c", WITHOUT]
    done = subprocess.run(command, capture_output=True, check=True, text=True)
    assert done.stdout.startswith("asyncio."), done.stdout
