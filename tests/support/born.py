"""The bot of a demo as a child of a process that has imported the program already."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from bot.demo.server import Demo
from bot.demo.session import PATIENCE, environment
from tests.support.nursery import shared_nursery


@asynccontextmanager
async def bot_born(
    demo: Demo, folder: Path, pause: float | None = None, emoji: bool = True
) -> AsyncIterator[None]:
    """A bot begun from nothing, as in :func:`bot.demo.session.bot_process`, only sooner.

    Robots pause for ``pause`` seconds. No other command of ``knave`` runs meanwhile: the nursery
    bears one child after the other.
    """
    nursery, said = shared_nursery(), folder / "said"
    settings = environment(demo, folder, "en", pause, emoji)
    mine = {name: one for name, one in settings.items() if name.startswith("KNAVE_")}
    child = nursery.bear(["run"], folder, mine, said, said)
    over = asyncio.create_task(asyncio.to_thread(nursery.until_over))
    try:
        yield
    finally:
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGTERM)
        try:
            await asyncio.wait_for(asyncio.shield(over), PATIENCE)
        except TimeoutError:
            os.kill(child, signal.SIGKILL)
            await over
