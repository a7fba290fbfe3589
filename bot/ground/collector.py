"""Python's collector of cycles, held back: everything stops while it walks through all objects.

The objects loaded at the start, some hundred thousand, are never garbage; walking through them
took a fifth of a second each time, in which nobody's click was answered. States of tables, and
deals that robots imagine, are values without cycles and go by themselves.
"""

from __future__ import annotations

import gc
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
"""Thresholds of a process that answers people: a few milliseconds each time, and all objects every
few minutes."""
THINKING: Final = Thresholds(20_000, 10, 50)
"""Thresholds of a process that thinks: it makes objects by the thousand, and no click waits."""


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
