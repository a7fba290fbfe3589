"""Python's collector of cycles, held back: everything stops while it walks through all objects.

The objects loaded at the start, some hundred thousand, are never garbage; walking through them
took a fifth of a second each time, in which nobody's click was answered. States of tables, and
deals that robots imagine, are values without cycles and go by themselves.

By itself it also begins where objects are made, in the middle of an answer: the newest alone take
some milliseconds, for which the slowest clicks waited. Between answers, too, it held up clicks by 5
to 40 milliseconds with a thousand tables, several times a second, and found hardly anything. Where
people are answered it looks, therefore, when the objects have doubled, as Go's collector does.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from time import perf_counter
from typing import Final, NamedTuple


class Thresholds(NamedTuple):
    """The thresholds of Python's collector: after so many ``new`` objects it looks at the newest.

    After that has happened ``young`` times it looks through the next older ones as well, and after
    ``old`` times of these through all, once they have grown by a quarter.
    """

    new: int
    young: int
    old: int


ANSWERING: Final = Thresholds(1_000, 5, 1_000)
"""Thresholds of a process that answers people, until it looks between answers alone."""
THINKING: Final = Thresholds(20_000, 10, 50)
"""Thresholds of a process that thinks: it makes objects by the thousand, and no click waits."""


LOOK: Final = 0.25
"""Seconds from one question whether a look through all objects is due to the next."""
MANY: Final = 200_000
"""The objects more than at the last look that are worth one; about 70 MiB."""
ALL: Final = 1200.0
"""Seconds after the last look from which one is due in any case."""
A_MOMENT: Final = 0.002
"""Seconds until the collector asks again whether somebody is being answered."""
PATIENCE: Final = 1_000
"""Questions after which it begins all the same: there is always somebody."""


def settle(thresholds: Thresholds) -> None:
    """Treat all present objects as permanent, and look through the later ones seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*thresholds)


def rest() -> None:
    """Treat all present objects as permanent, and look through later ones never by itself.

    For a process that makes no cycles, and for which others wait: to look through some ten thousand
    objects took a tenth of a second on a slow machine.
    """
    gc.collect()
    gc.freeze()
    gc.disable()


@asynccontextmanager
async def between_answers(answering: Callable[[], bool]) -> AsyncIterator[None]:
    """Look through objects while nobody is ``answering``, and not by itself, inside the block."""
    gc.disable()
    looking = asyncio.create_task(_look_through(answering))
    try:
        yield
    finally:
        looking.cancel()
        with suppress(asyncio.CancelledError):
            await looking
        gc.enable()


async def _look_through(answering: Callable[[], bool]) -> None:
    left, seen = 0, perf_counter()
    while True:
        await asyncio.sleep(LOOK)
        if not is_due(left, perf_counter() - seen):
            continue
        for _ in range(PATIENCE):
            if not answering():
                break
            await asyncio.sleep(A_MOMENT)
        gc.collect()
        left, seen = len(gc.get_objects()), perf_counter()


def is_due(left: int, since: float) -> bool:
    """Whether all objects are to be looked through, ``since`` seconds after the last look.

    That one ``left`` so many of them. Garbage is never more than there is else, or `MANY`.
    """
    return gc.get_count()[0] >= max(MANY, left) or since >= ALL
