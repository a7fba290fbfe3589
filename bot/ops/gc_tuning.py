"""Python's collector of cycles, held back: everything stops while it walks through all objects.

What was loaded at the start, some hundred thousand objects, is never garbage; walking through it
took a fifth of a second each time, in which nobody's click was answered. States of tables are
values without cycles and go by themselves.
"""

from __future__ import annotations

import gc

NEW, YOUNG, OLD = 2_000, 5, 500
"""After so many new objects the newest are looked through, after so many times the next older
ones, in a few milliseconds each; all of them at most every few minutes, and only once they have
grown by a quarter.
"""


def settle() -> None:
    """Treat all present objects as permanent, and look through the later ones seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, YOUNG, OLD)
