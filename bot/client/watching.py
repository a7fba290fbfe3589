"""A cog that watches for something by itself, beside the commands that people press."""

import asyncio
from abc import abstractmethod

from discord.ext import commands

from bot.client.core import Cog, Core


class WatchingCog(Cog):
    """A cog with a task of its own, from the first time the bot is ready until it is unloaded."""

    def __init__(self, bot: Core) -> None:
        super().__init__(bot)
        self._watching: asyncio.Task[None] | None = None

    @abstractmethod
    async def watch(self) -> None:
        """Look again and again, for ever."""

    @commands.Cog.listener("on_ready")
    async def begin_to_watch(self) -> None:
        """Begin to watch, once there is somebody to tell."""
        if self._watching is None:
            self._watching = asyncio.create_task(self.watch())

    async def cog_unload(self) -> None:
        """Stop watching before the cog goes."""
        await self.watch_no_more()

    async def watch_no_more(self) -> None:
        """End the task, and wait for its end."""
        task, self._watching = self._watching, None
        if task is not None:
            task.cancel()
            await asyncio.wait([task])  # to await it would swallow the caller's cancellation
