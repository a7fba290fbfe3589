"""Achievements: each is told to its owner once, privately, after the game in which it happened."""

import asyncio
import logging
from itertools import groupby

from discord.ext import commands

from bot.client.core import Cog, Core
from bot.client.errors import NOT_SENT
from bot.storage.rows.achievements import AchievementRow
from bot.storage.rows.ids import UserId
from bot.storage.store import StoreError
from bot.tables.live.table import Table
from bot.tables.screens.achievement_screen import achieved_text

log = logging.getLogger(__name__)
AFTER = 5.0
"""Seconds after the end of a game: its last trick lies there, and then its result."""
AT_ONCE = 50


class AchievementsCog(Cog):
    """Tells people what they have achieved."""

    def __init__(self, bot: Core) -> None:
        super().__init__(bot)
        self._tasks: set[asyncio.Task[None]] = set()
        self._one_at_a_time = asyncio.Lock()
        bot.tables.followers.append(self._over)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Tell what could not be told before."""
        self._begin()

    async def cog_unload(self) -> None:
        """Tell nothing more: the program is going down."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _over(self, table: Table) -> None:
        if table.status == "over":
            self._begin()

    def _begin(self) -> None:
        task = asyncio.create_task(self._told())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _told(self) -> None:
        try:
            async with self._one_at_a_time:
                if not await self.bot.store.achievements.untold(1):
                    return
                await self.bot.clock.sleep(AFTER)
                await self.tell()
        except StoreError as error:
            log.warning("achievements are told later: %s", error)
        except Exception:
            log.exception("achievements could not be told")

    async def tell(self) -> None:
        """Tell everyone what they have not been told; what is begun is never told again."""
        store = self.bot.store.achievements
        rows = sorted(await store.untold(AT_ONCE), key=lambda row: row.user_id)
        for user, theirs in groupby(rows, key=lambda row: row.user_id):
            await self._tell(user, await store.tell(tuple(theirs)))

    async def _tell(self, user: UserId, rows: tuple[AchievementRow, ...]) -> None:
        person = await self.bot.preferences.person(user)
        if person.ping == "none" or not person.met or not rows:
            return
        quiet = await self.bot.tables.quiet_of(user)
        asleep = quiet.left(self.bot.clock.now()) > 0
        text = achieved_text(await self.bot.preferences.words_of(user), rows)
        try:
            if text:
                await self.bot.display.direct.write(user, text, silent=asleep)
        except NOT_SENT as error:
            log.info("someone was not told of an achievement: %s", error)
