"""The bot: its parts are put together here, and every interaction comes in here."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

import cogs
from bot.client import access, catalogue, emoji, errors, installs, past_games, throttle
from bot.client.answering import Answer, Lateness
from bot.client.click import Click, Handler, handlers_of
from bot.client.core import Cog, Core
from bot.client.display import MessageSync
from bot.client.display.traffic import Traffic
from bot.client.inflight import InFlight
from bot.client.sight import Sight
from bot.client.translation import Translator
from bot.legal import Published
from bot.ops import exports
from bot.ops.exports import Exports
from bot.ops.workers import PATIENCE, Runner, Workers
from bot.robots.workers import Robots
from bot.storage.store import Store, StoreError
from bot.tables.live import deeds
from bot.tables.live.log_context import TABLE
from bot.tables.live.registry import TableRegistry, new_secret
from bot.tables.live.robots import Thinker
from bot.tables.model import ratings
from bot.tables.model.clock import Clock, Pace
from bot.tables.model.lobby import Refusal
from bot.tables.past.replays import Replays
from bot.tables.screens.custom_ids import CustomId
from bot.words.words import language_of, words

log = logging.getLogger(__name__)
FAREWELL = 3.0
"""Seconds in which what was being told may still go out."""
BEHIND_ROBOTS = 10
"""The niceness of the process that replays finished games: robots, who are waited for, go first."""
RESTS_AFTER = 600.0
"""Seconds without a replay after which that process ends, until the next one."""
INVALID_FORM = 50035
HEARD = 5000
"""Interactions that are remembered, to know one that comes again."""
EMOJI_TOLD = 50
"""Uploads after which the log tells how far they are."""
PRESSED = (discord.InteractionType.component, discord.InteractionType.modal_submit)
PERSON = discord.AppCommandOptionType.user


def all_cogs() -> Iterator[type[Cog]]:
    """The classes of all cogs: whatever stands in the files of the package ``cogs``."""
    for file in iter_modules(cogs.__path__):
        module = import_module(f"{cogs.__name__}.{file.name}")
        own = [x for x in vars(module).values() if getattr(x, "__module__", "") == module.__name__]
        yield from (x for x in own if isinstance(x, type) and issubclass(x, Cog))


def _behind_robots(name: str, patience: float = PATIENCE) -> Workers:
    """A process for work that players at a table do not wait for; ``patience`` is in seconds."""
    return Workers(1, name=name, patience=patience, nice=BEHIND_ROBOTS, idle=RESTS_AFTER)


class KnaveBot(Core):
    """The Discord side of the program: it starts, dispatches clicks, and stops."""

    def __init__(
        self,
        store: Store,
        *,
        robots: Thinker | None = None,
        workers: Runner | None = None,
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
        draw_secret: Callable[[], bytes] = new_secret,
        **options: Any,
    ) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
        trace = options.pop("http_trace", None) or aiohttp.TraceConfig()
        errors.keep_out_everyday_errors()
        super().__init__(
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
        pace = pace or Pace()
        self.store = store
        self.robots = robots or Robots()
        self.replays = Replays(store, workers or _behind_robots("replays'"))
        self.exports = Exports(store, workers or _behind_robots("exports'", exports.PATIENCE))
        pace = pace or Pace()
        self.tables = TableRegistry(
            store,
            self.robots,
            clock=clock,
            pace=pace,
            language=language,
            draw_secret=draw_secret,
        )
        self.clock = self.tables.clock
        self.preferences = self.tables.people
        self.display = self.tables.listener = MessageSync(self)
        self.traffic = Traffic(self.display.redraws.limiter, self.display.ages.old)
        self.traffic.watch(trace)
        self.lateness = Lateness(self.clock)
        self.inflight = InFlight()
        self.handlers: dict[str, Handler] = {}
        self.limit = limit
        self.replay_quota = throttle.TokenBucket(past_games.BURST, past_games.PER_SECOND)
        self.audit_log = throttle.AuditLog()
        self.sight = Sight(self.clock.steady)
        self.contact = contact
        self.published = published or Published()
        self.keep_servers = keep_servers
        self.started_at = self.clock.now()
        self._dev_guild = discord.Object(dev_guild) if dev_guild else None
        self._always_sync = always_sync
        self._upload_emoji = upload_emoji
        self._emoji_task: asyncio.Task[None] | None = None
        self._restored = False
        self._heard: OrderedDict[int, None] = OrderedDict()

    async def setup_hook(self) -> None:
        """Open the store, load the cogs, take up every table, and make commands known."""
        await self.store.open()
        await self.tree.set_translator(Translator())
        for cog in all_cogs():
            await self.add_cog(cog(self))
        await self.look_up_emoji()
        if self._upload_emoji:
            self._emoji_task = asyncio.create_task(self._upload())
        await self._rate_anew()
        count = await self.tables.restore()
        log.info("%s tables taken up again", count)
        await self._sync_commands()

    async def add_cog(self, cog: commands.Cog, /, **options: Any) -> None:
        """Add a cog, whose methods marked by ``answers`` are the handlers of its clicks.

        :raises ValueError: another cog answers one of them.
        """
        handlers = handlers_of(cog)
        if twice := handlers.keys() & self.handlers.keys():
            raise ValueError(f"two cogs answer {', '.join(sorted(twice))}")
        await super().add_cog(cog, **options)
        self.handlers |= handlers

    @property
    def kinds(self) -> frozenset[str]:
        """Every kind of custom id that is answered."""
        return frozenset(handled.partition(":")[0] for handled in self.handlers)

    async def _rate_anew(self) -> None:
        """Make boards and ratings anew if they are of another model, or older than any."""
        if await self.store.mark("ratings") != ratings.MODEL:
            count = await self.store.rebuild_boards(ratings.rate)
            await self.store.set_mark("ratings", ratings.MODEL)
            log.info("boards made anew from %s games", count)

    async def look_up_emoji(self) -> None:
        """Use the emoji there are; without them, cards stand in words."""
        try:
            self.preferences.emoji = await emoji.look_up(self)
        except discord.HTTPException as error:
            log.warning("the emoji could not be looked up: %s", error)

    async def _upload(self) -> None:
        """Upload missing emoji while the bot is at work already."""

        def told(done: int, of: int, name: str) -> None:
            if done % EMOJI_TOLD == 0 or done == of:
                log.info("%s of %s emoji uploaded", done, of)

        try:
            await emoji.upload(self, told, 0 if self._always_sync else emoji.PAUSE)
            await self.look_up_emoji()
            await emoji.remove_old(self)
        except (discord.HTTPException, OSError, emoji.NoRoom) as error:
            log.warning("the emoji could not be uploaded: %s", error)

    def doubt_emoji(self, error: discord.HTTPException) -> None:
        """Discord refuses a message: perhaps for an emoji that was removed. Look them up anew."""
        looking = self._emoji_task is not None and not self._emoji_task.done()
        if error.code == INVALID_FORM and self.preferences.emoji and not looking:
            self.preferences.emoji = {}
            self._emoji_task = asyncio.create_task(self.look_up_emoji())

    async def _sync_commands(self) -> None:
        """Tell Discord the commands, but only when they have changed: the limit is tight.

        :raises SettingsError: the server that was set is not one where the bot may have any.
        """
        await catalogue.sync(self, Translator(), self._dev_guild, always=self._always_sync)

    async def on_ready(self) -> None:
        """Connected: the tables go on from where they stood."""
        log.info("ready as %s in %s servers", self.user, len(self.guilds))
        if not self._restored:
            self._restored = True
            self.tables.wake()

    async def on_message(self, message: discord.Message, /) -> None:
        """Nothing that people write is read: there are no commands but slash commands."""

    async def close(self) -> None:
        """Stop politely: what is under way is stopped, what is stored is stored."""
        if self._emoji_task is not None:
            self._emoji_task.cancel()
        await self.announce_shutdown()
        await super().close()
        robots = [self.robots.close()] if isinstance(self.robots, Robots) else []
        await asyncio.gather(self.replays.close(), self.exports.close(), *robots)
        await self.store.close()

    async def announce_shutdown(self) -> None:
        """Answer whoever waits for an answer, stop every clock and robot, and say so."""
        await self.inflight.close(FAREWELL)
        if self._restored:
            await self.tables.freeze_clocks()
        await self.tables.close()
        if self._restored:
            self.display.announce_shutdown(self.tables.tables)
        with suppress(TimeoutError):
            await asyncio.wait_for(self.display.redraws.finish(), FAREWELL)

    # ------------------------------------------------------------------ interactions

    async def admits(self, interaction: discord.Interaction) -> bool:
        """Whether it is to be answered; while the bot goes down it is told so, and that is all."""
        data: Any = interaction.data or {}
        kind = "command" if "name" in data else data.get("custom_id", "").partition(":")[0]
        if interaction.type is discord.InteractionType.autocomplete:
            return not self.inflight.closed  # nobody waits for it
        if self.inflight.closed:
            await self.answer_error(interaction, Refusal("restarting"))
            return False
        self.inflight.begin(interaction.id, kind if kind in self.kinds | {"command"} else "?")
        return True

    async def on_app_command_completion(
        self, interaction: discord.Interaction, command: object
    ) -> None:
        """A slash command has been answered."""
        self.inflight.end(interaction.id)
        self.dispatch("answered", interaction)

    def first_time(self, interaction: discord.Interaction) -> bool:
        """Whether this has not been heard before: after a lost connection Discord may repeat it."""
        if interaction.id in self._heard:
            log.info("interaction %s came a second time", interaction.id)
            return False
        self._heard[interaction.id] = None
        if len(self._heard) > HEARD:
            self._heard.popitem(last=False)
        return True

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Every click and every choice comes here, and every one is answered."""
        if interaction.type not in PRESSED or not self.first_time(interaction):
            return
        if not await throttle.admit(self.limit, self.preferences, interaction):
            return
        if not await self.admits(interaction):
            return
        Answer.of(interaction)  # its time begins
        deeds.begin()
        try:
            await self._handle(interaction)
            self.dispatch("answered", interaction)
        except Exception as error:
            await self.answer_error(interaction, error)
        finally:
            self.inflight.end(interaction.id)

    async def _handle(self, interaction: discord.Interaction) -> None:
        """Find the person, the handler and the table of a click, and let it be answered.

        :raises Refusal: nothing answers to it, or the table is none of the person's business.
        """
        data: Any = interaction.data or {}
        click = await Click.of(interaction)
        try:
            click.id = CustomId.read(data.get("custom_id", ""))
        except ValueError:
            raise Refusal("forged") from None
        kind, verb = click.id.kind, ":".join([click.id.kind, *click.id.parts[:1]])
        handler = self.handlers.get(verb) or self.handlers.get(kind)
        if handler is None:
            raise Refusal("forged")
        click.values = list(data.get("values", [])) or _typed(data)
        if click.id.of_table:
            TABLE.set(click.id.of_table)
            await access.table_of(click, click.id.of_table)
        await handler(click)

    async def answer_error(self, interaction: discord.Interaction, error: BaseException) -> None:
        """Answer an error with its sentence; what was not meant is logged too."""
        if isinstance(error, discord.HTTPException):
            self.doubt_emoji(error)
        if errors.too_late(error):
            log.info("an interaction could not be answered any more: %s", error)
            return
        if not errors.expected(error):
            log.error("an interaction failed", exc_info=error)
        try:
            if isinstance(error, StoreError) and Click not in interaction.extras:
                raise error  # the disk that was waited for is not waited for again
            said = (await Click.of(interaction)).words
        except StoreError:
            said = words(language_of(str(interaction.locale)))
        await Answer.of(interaction).refuse(errors.sentence(said, error))


def _typed(data: Any) -> list[str]:
    """The texts typed into the fields of a window."""
    fields = [row.get("component") or {} for row in data.get("components", [])]
    return [str(field["value"]) for field in fields if "value" in field]


class Tree(app_commands.CommandTree[KnaveBot]):
    """The command tree, with refusals that are sentences."""

    async def interaction_check(self, interaction: discord.Interaction[KnaveBot], /) -> bool:
        """Everything is let in once, and nothing while the bot goes down."""
        bot = interaction.client
        if not bot.first_time(interaction):
            return False
        if not await throttle.admit(bot.limit, bot.preferences, interaction):
            return False
        if not await bot.admits(interaction):
            return False
        if interaction.type is discord.InteractionType.application_command:
            Answer.of(interaction)  # its time begins
            deeds.begin()
            return await self._is_invited(interaction)
        return True

    async def _call(self, interaction: discord.Interaction[KnaveBot]) -> None:
        """As discord.py does it; but if completions fail, none are offered, and nobody waits.

        discord.py logs the failure and answers nothing, and has no public hook for it.
        """
        await super()._call(interaction)
        typing = interaction.type is discord.InteractionType.autocomplete
        if typing and not interaction.command_failed and not interaction.response.is_done():
            with suppress(discord.HTTPException, *errors.UNREACHED):
                await interaction.response.autocomplete([])

    async def _is_invited(self, interaction: discord.Interaction[KnaveBot]) -> bool:
        """Whether the bot is where the command needs it; if not, they are told how to invite it."""
        bot = interaction.client
        try:
            installs.must_be_invited(bot, interaction)
        except Refusal as error:
            try:
                await bot.answer_error(interaction, error)
            finally:
                bot.inflight.end(interaction.id)
            return False
        return True

    async def on_error(
        self, interaction: discord.Interaction[KnaveBot], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer whatever a command raised."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if isinstance(error, app_commands.NoPrivateMessage):
            cause = Refusal("server-only")
        elif isinstance(error, app_commands.TransformerError) and error.type is PERSON:
            cause = Refusal("not-a-member")
        elif cause is error:  # not raised by the command: it is not called like this any more
            log.info("an outdated command: %s", type(error).__name__)
            cause = Refusal("unknown-command")
        try:
            await interaction.client.answer_error(interaction, cause)
        finally:
            interaction.client.inflight.end(interaction.id)
