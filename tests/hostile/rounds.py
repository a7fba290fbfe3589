"""One round of a siege, for a process of its own."""

from __future__ import annotations

import asyncio
import tempfile
import traceback
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

from bot.storage.address import ServerAddress
from tests.hostile.besieged import siege
from tests.hostile.troubles import ALL
from tests.support.postgres import copied

Told = tuple[int, Counter[str], Counter[str], str]


def one_round(
    seed: int,
    count: int,
    troubles: frozenset[str] = ALL,
    template: ServerAddress | None = None,
) -> Told:
    """A round: its seed, what was done and used, and what went wrong.

    Everything is kept in a file, or in a database that begins as the template is.
    """
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        address = stack.enter_context(copied(template, f"round_{seed}")) if template else None
        try:
            return seed, *asyncio.run(siege(Path(folder), seed, count, troubles, address)), ""
        except Exception:
            return seed, Counter(), Counter(), traceback.format_exc(limit=-3)
