"""The bot: its parts are put together, started and stopped here."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache, partial
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import aiohttp
import discord
from discord.ext import commands

import cogs
from bot.client import catalogue, emoji, errors, installs, opening, past_games, showing, throttle
from bot.client import drawing as drawings
from bot.client.answering import Lateness
from bot.client.audit_log import AuditLog
from bot.client.core import Cog
from bot.client.dispatch import Dispatcher, Tree
from bot.client.display import MessageSync
from bot.client.display.rail import Rail
from bot.client.display.set_messages import SetMessages
from bot.client.display.traffic import Traffic
from bot.client.drawing import Drawer, Drawing
from bot.client.handing import Handing, Others
from bot.client.sight import Sight, found
from bot.client.translation import Translator
from bot.duplicate.sets import DuplicateSets
from bot.ground.worker_process import LOWEST
from bot.ground.workers import PATIENCE, Runner, Workers
from bot.legal import Published
from bot.ops import exports
from bot.ops.exports import Exports
from bot.robots.workers import Robots
from bot.storage.forgotten import Forgotten
from bot.storage.full import FullStore
from bot.storage.rows.ids import NO_SERVER, GuildId, UserId
from bot.tables.live.registry import TableRegistry, new_secret
from bot.tables.live.reviews import Reviews
from bot.tables.live.robots import Thinker
from bot.tables.live.table import Table
from bot.tables.live.tutor import Tutors
from bot.tables.model import ratings
from bot.tables.model.clock import Clock, Pace
from bot.tables.past.replays import Replays
from bot.tables.past.whys import Whys
from bot.tournaments.hall import Hall

log = logging.getLogger(__name__)
FAREWELL = 3.0
"""Seconds in which what was being told may still go out."""
BEHIND_ROBOTS = 15
"""The niceness of the process that replays finished games: robots, who are waited for, go first."""
BUSY = 300.0
"""Seconds for which a fraction of a second's work may be put off by all others."""
RESTS_AFTER = 600.0
"""Seconds without a replay after which that process ends, until the next one."""


@cache
def all_cogs() -> Sequence[type[Cog]]:
    """The classes of all cogs: whatever stands in the files of the package ``cogs``."""
    found: list[type[Cog]] = []
    for file in iter_modules(cogs.__path__):
        module = import_module(f"{cogs.__name__}.{file.name}")
        own = [x for x in vars(module).values() if getattr(x, "__module__", "") == module.__name__]
        found += [x for x in own if isinstance(x, type) and issubclass(x, Cog)]
    return tuple(found)


def _behind_robots(name: str, patience: float = PATIENCE) -> Workers:
    """A process for work that players at a table do not wait for; ``patience`` is in seconds."""
    return Workers(1, name=name, patience=patience, nice=BEHIND_ROBOTS, idle=RESTS_AFTER)


def _of_nobody(name: str) -> Workers:
    """A process that has only the time that nobody wants; on a busy machine that takes long."""
    return Workers(1, name=name, patience=BUSY, nice=LOWEST, idle=RESTS_AFTER)


class KnaveBot(Dispatcher):
    """The Discord side of the program: it makes its parts, starts and stops them."""

    def __init__(
        self,
        store: FullStore,
        *,
        robots: Thinker | None = None,
        workers: Runner | None = None,
        drawing: Drawer | None = None,
        reviewing: Runner | None = None,
        clock: Clock | None = None,
        pace: Pace | None = None,
        language: str = "en",
        dev_guild: int | None = None,
        always_sync: bool = False,
        upload_emoji: bool = False,
        contact: str = "",
        published: Published | None = None,
        limit: throttle.TokenBucket | None = None,
        keep_servers: int = 30,
        forgotten: Forgotten | None = None,
        draw_secret: Callable[[], bytes] = new_secret,
        others: Others | None = None,
        **options: Any,
    ) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
        trace = options.pop("http_trace", None) or aiohttp.TraceConfig()
        errors.keep_out_everyday_errors()
        super().__init__(
            limit,
            http_trace=trace,
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            help_command=None,
            max_messages=None,
            tree_cls=Tree,
            allowed_installs=installs.USUALLY,
            allowed_contexts=installs.USUAL_PLACES,
            **options,
        )
        self.store = store
        self.others = others
        self.contact = contact
        self.published = published or Published()
        self.keep_servers = keep_servers
        self.forgotten = forgotten
        self._dev_guild = discord.Object(dev_guild) if dev_guild else None
        self._always_sync = always_sync
        self._upload_emoji = upload_emoji
        self._restored = False
        self.outdated = False
        """Whether another process has taken over: nothing is told any more, and nothing stored."""
        self.handing = (
            Handing(self._connection.parsers, self.answer_error, others) if others else None
        )
        self.robots = robots or Robots()
        self.drawing = Drawing(drawing)
        self.tables = TableRegistry(
            store,
            self.robots,
            clock=clock,
            pace=pace or Pace(),
            language=language,
            draw_secret=draw_secret,
            peers=others,
        )
        self.clock = self.tables.clock
        self.started_at = self.clock.now()
        self.preferences = self.tables.preferences
        self.tournaments = Hall(store.tournaments, others)
        self.duplicates = DuplicateSets(self.tables)
        self._show()
        self._look_back(workers, reviewing)
        self._limit_and_count(trace)

    def _show(self) -> None:
        """Make what keeps the messages of tables and sets as they are to be."""
        pause = 0 if self._always_sync else emoji.PAUSE
        self.card_emoji = emoji.CardEmoji(self, self.preferences, pause)
        if self.handing is not None:
            self.handing.does("emoji", self._emoji_uploaded)
        display = MessageSync(self, self.store, self.tables, self.card_emoji.doubt)
        self.display = self.tables.listener = display
        self.inflight.worked = display.redraws.admission.answered
        self.sets = self.duplicates.listener = SetMessages(
            self, self.duplicates, self.preferences, display.redraws, display.ages
        )
        display.screens.duplicates = self.duplicates

    def _look_back(self, workers: Runner | None, reviewing: Runner | None) -> None:
        """Make what goes through games that are over or under way, in processes of its own."""
        display, beside = self.display, workers or _behind_robots("replays'")
        self.replays, self.whys = Replays(self.store, beside), Whys(beside)
        self.exports = Exports(self.store, workers or _behind_robots("exports'", exports.PATIENCE))
        self.tutors = Tutors(self.store, self.preferences, beside, display.hand_changed)
        display.screens.tutors = self.tutors
        display.rail = Rail(self, self.store, display.redraws, display.screens, beside)
        lowest = reviewing or _of_nobody("reviews'")
        self.reviews = Reviews(self.store, self.preferences, self.clock, lowest, beside)
        self.tables.followers.append(self.reviews.over)

    def _limit_and_count(self, trace: aiohttp.TraceConfig) -> None:
        """Make what counts requests and keeps anybody from asking too much."""
        self.traffic = Traffic(self.display.redraws.limiter, self.display.ages.old)
        self.traffic.watch(trace)
        self.lateness = Lateness(self.clock)
        self.replay_quota = throttle.TokenBucket(
            past_games.BURST, past_games.PER_SECOND, self.clock.steady
        )
        self.show_quota = throttle.TokenBucket(showing.BURST, showing.PER_SECOND, self.clock.steady)
        self.thread_quota = throttle.TokenBucket(
            opening.BURST, opening.PER_SECOND, self.clock.steady
        )
        self.audit_log = AuditLog()
        self.sight = Sight(self.clock.steady)
        self.display.watchers.asked, self.display.watchers.reads = self._asked, self._reads

    async def _asked(self, guild: GuildId, user: UserId) -> discord.Member | None:
        """A person as a member of a server; ``None``: they are none, or Discord does not say."""
        server = self.get_guild(guild)
        return None if server is None else await found(server, user)

    async def _reads(self, table: Table, member: discord.Member) -> bool:
        """Whether a member may read the place of a table; of one that sleeps nobody can say."""
        place = self.known_place_of(table)
        return place is None or await self.sight.reads(place, member)

    async def setup_hook(self) -> None:
        """Open the store, add the cogs, take up every table, and make commands known."""
        await self.store.open()
        drawings.here = self.drawing
        self.drawing.begin()
        await self.tree.set_translator(Translator())
        for cog in all_cogs():
            await self.add_cog(cog(self))
        await self.card_emoji.begin()
        first = self.tables.peers.owns(NO_SERVER)
        if self._upload_emoji and first:
            self.card_emoji.begin_upload(partial(self.tables.peers.pass_on, "emoji", "{}"))
        if first:
            await self._rate_anew()
        count = await self.tables.restore()
        await self.tournaments.restore()
        log.info("%s tables taken up again", count)
        await self.duplicates.restore()
        await self._sync_commands()
        if self.handing is not None:
            self.handing.begin()

    async def _emoji_uploaded(self, _: dict[str, Any]) -> None:
        """Use the emoji that another process has uploaded."""
        await self.card_emoji.begin()

    async def _rate_anew(self) -> None:
        """Make boards and ratings anew if they are of another model, or older than any."""
        if await self.store.marks.mark("ratings") != ratings.MODEL:
            count = await self.store.boards.rebuild(ratings.rate)
            await self.store.marks.set_mark("ratings", ratings.MODEL)
            log.info("boards made anew from %s games", count)

    async def _sync_commands(self) -> None:
        """Tell Discord the commands, but only when they have changed: the limit is tight.

        :raises SettingsError: the server that was set is not one where the bot may have any.
        """
        await catalogue.sync(
            self,
            Translator(),
            self._dev_guild,
            always=self._always_sync,
            known_only=not self.tables.peers.owns(NO_SERVER),
        )

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for the turn of a shard to begin a session; no simulated Discord minds."""
        if self._always_sync:
            return
        if self.others is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await asyncio.sleep(await self.others.turn_to_identify())

    async def on_ready(self) -> None:
        """Let the tables go on from where they stood, at the first connection."""
        log.info("ready as %s in %s servers", self.user, len(self.guilds))
        if not self._restored:
            self._restored = True
            self.tables.wake()
            self.duplicates.wake()

    def heard(self, news: str) -> None:
        """Take notice of what another process has told all."""
        if self.others is None or self.handing is None:
            return
        self.handing.heard(news)
        if (changed := self.others.changed(news)) is not None:
            self.preferences.drop(*changed)
            self.dispatch(f"{changed[0]}_changed_elsewhere", changed[1])

    async def on_message(self, message: discord.Message, /) -> None:
        """Read nothing that people write: there are no commands but slash commands."""

    async def close(self) -> None:
        """Stop politely: what is under way is stopped, what is stored is stored."""
        self.store.hurry()  # to stop the clocks is a write, which waits for those before it
        self.card_emoji.stop()
        if self.outdated:
            await self._fall_silent()
        else:
            await self.announce_shutdown()
        await super().close()
        await self.tutors.close()
        robots = [self.robots.close()] if isinstance(self.robots, Robots) else []
        beside = (
            self.replays.close(),
            self.reviews.close(),
            self.exports.close(),
            self.drawing.close(),
        )
        await asyncio.gather(*beside, *robots)
        await self.store.close()

    async def _fall_silent(self) -> None:
        """Do and tell nothing more: another process does."""
        self.inflight.closed = True
        if self.handing is not None:
            await self.handing.stop()
            await self.handing.finish(patience=0.0)
        self.display.stop()
        await self.display.redraws.stop(lambda key: True)
        await self.duplicates.close()
        await self.tables.close()

    async def announce_shutdown(self) -> None:
        """Finish the answers under way, stop every clock and robot, and tell the tables."""
        if self.handing is not None:
            await self.handing.stop()
        await self.inflight.close(FAREWELL)
        if self.handing is not None:
            await self.handing.finish()
        await self.duplicates.close()
        if self._restored:
            await self.tables.freeze_clocks()
        await self.tables.close()
        if self._restored:
            self.display.announce_shutdown(self.tables.tables)
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await self.display.redraws.finish()
