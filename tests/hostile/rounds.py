"""One round of a siege, for a process of its own."""

from __future__ import annotations

import asyncio
import tempfile
import traceback
from collections import Counter
from pathlib import Path

from tests.hostile.besieged import siege
from tests.hostile.troubles import ALL

Told = tuple[int, Counter[str], Counter[str], str]


def one_round(seed: int, count: int, troubles: frozenset[str] = ALL) -> Told:
    """A round: its seed, what was done and used, and what went wrong."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            return seed, *asyncio.run(siege(Path(folder), seed, count, troubles)), ""
        except Exception:
            return seed, Counter(), Counter(), traceback.format_exc(limit=-3)
