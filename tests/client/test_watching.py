"""A cog that watches is stopped with the bot, and whoever stops it can be stopped meanwhile."""

import asyncio
from typing import Any, cast

import pytest

from bot.client.watching import WatchingCog


async def test_whoever_waits_for_the_end_of_a_watch_can_be_cancelled() -> None:
    """The watch is in the midst of a write, and the program ends without waiting for it."""
    ending, go_on = asyncio.Event(), asyncio.Event()

    class Watching(WatchingCog):
        async def watch(self) -> None:
            try:
                await asyncio.Event().wait()
            finally:
                ending.set()
                await go_on.wait()

    cog = Watching(cast(Any, None))
    await cog.begin_to_watch()
    await asyncio.sleep(0)
    stopping = asyncio.create_task(cog.watch_no_more())
    async with asyncio.timeout(5):
        await ending.wait()
        stopping.cancel()
        with pytest.raises(asyncio.CancelledError):
            await stopping
    go_on.set()
