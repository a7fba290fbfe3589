"""Every simulated Discord that a test serves over HTTP is looked at when the test is over."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.demo import world
from bot.demo.strict import Strict
from tests.support.strictly import judge, judge_refusals


@contextmanager
def judged(*, processes_die: bool = False) -> Iterator[list[Strict]]:
    """Judge what was asked of every Discord that is served until the end of the block.

    discord.py learns of a bucket from the headers of its answers. Where a test kills the bot
    (``processes_die``), its successor knows nothing of what was used up, and is told by a 429.
    """
    served: list[Strict] = []

    def strict(*args: Any, **rest: Any) -> Strict:
        served.append(Strict(*args, **rest))
        return served[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(world, "Strict", strict)
        yield served
    for one in served:
        if processes_die:
            judge_refusals(one)
        else:
            judge(one)
