"""The bot: it wires settings, store, hall, robots and cogs, and answers every interaction."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.client import access, answering, catalogue, emoji, errors, installs, throttle
from bot.client.display import MessageSync
from bot.client.display.traffic import Traffic
from bot.client.inflight import InFlight
from bot.client.sight import Sight
from bot.legal import Published
from bot.ops import exports
from bot.ops.exports import Exports
from bot.ops.workers import PATIENCE, Runner, Workers
from bot.robots.workers import Robots
from bot.storage.store import Store, StoreError
from bot.tables.live import deeds
from bot.tables.live.log_context import TABLE
from bot.tables.live.registry import TableRegistry
from bot.tables.live.robots import Thinker
from bot.tables.model import ratings
from bot.tables.model.clock import Clock, Pace
from bot.tables.model.lobby import Refusal
from bot.tables.past.replays import Replays
from bot.tables.screens.custom_ids import OTHER_NUMBERS, CustomId
from bot.words.words import Words, language_of, languages, words

log = logging.getLogger(__name__)
FAREWELL = 3.0
"""Seconds in which what was being told may still go out."""
COGS = (
    "lobby",
    "table_rules",
    "server_rules",
    "votes",
    "table_buttons",
    "hand_buttons",
    "play_commands",
    "talk",
    "score",
    "leaderboard",
    "stats",
    "seasons",
    "settings",
    "clocks",
    "favours",
    "server_limits",
    "help",
    "doctor",
    "channel_events",
    "seats",
    "mytables",
    "blocks",
    "alerts",
    "practice",
    "history",
    "lookback",
    "privacy",
    "servers",
)
BEHIND_ROBOTS = 10
"""The niceness of the process that replays finished games: robots, who are waited for, go first."""
RESTS_AFTER = 600.0
"""Seconds after which that process ends, until somebody looks at a finished game again."""
INVALID_FORM = 50035
HEARD = 5000
"""So many interactions are remembered, to know one that comes again."""
EMOJI_TOLD = 50
"""After so many uploads the log tells how far it is."""
PRESSED = (discord.InteractionType.component, discord.InteractionType.modal_submit)
PERSON = discord.AppCommandOptionType.user
Answer = Callable[[discord.Interaction, CustomId, list[str]], Awaitable[None]]


class Translator(app_commands.Translator):
    """Names and descriptions of commands come from the same catalogues as every sentence."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The words of a command in this language; ``None`` leaves them as they are."""
        key, said = string.extras.get("key"), _speaker(locale.value)
        return said.say(key) if said and key is not None and said.has(key) else None


@cache
def _speaker(locale: str) -> Words | None:
    """The words of a Discord language; ``None`` if nobody here speaks it."""
    language = language_of(locale)
    return words(language) if locale.startswith(language) else None


def _behind_robots(name: str, patience: float = PATIENCE) -> Workers:
    """A process for what somebody waits for who does not play."""
    return Workers(1, name=name, patience=patience, nice=BEHIND_ROBOTS, idle=RESTS_AFTER)


class KnaveBot(commands.AutoShardedBot):
    """The Discord side of the house."""

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
        turnstile: throttle.TokenBucket | None = None,
        keep_servers: int = 30,
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
        self.store = store
        self.robots = robots or Robots()
        self.replays = Replays(store, workers or _behind_robots("replays'"))
        self.exports = Exports(store, workers or _behind_robots("exports'", exports.PATIENCE))
        pace = pace or Pace()
        self.hall = TableRegistry(store, self.robots, clock=clock, pace=pace, language=language)
        self.herald = MessageSync(self, self.hall.clock, pace)
        self.hall.listener = self.herald
        self.traffic = Traffic(self.herald.redraws.budget, self.herald.ages.old)
        self.traffic.watch(trace)
        self.lateness = answering.Lateness(self.hall.clock)
        self.desk = InFlight()
        self.answers: dict[str, Answer] = {}
        self.turnstile = turnstile
        self.watchbook = throttle.AuditLog()
        self.sight = Sight(self.hall.clock.steady)
        self._dev_guild = discord.Object(dev_guild) if dev_guild else None
        self._always_sync = always_sync
        self._upload_emoji = upload_emoji
        self._emoji_task: asyncio.Task[None] | None = None
        self._restored = False
        self._heard: OrderedDict[int, None] = OrderedDict()
        self.contact = contact
        """Where people may turn to; without it, to whoever owns the application."""
        self.published = published or Published()
        """Where the privacy policy and the terms are."""
        self.keep_servers = keep_servers
        """Days for which a server's data stay after it has sent the bot away; 0 is for ever."""
        self.started_at = self.hall.clock.now()

    async def setup_hook(self) -> None:
        """Open the store, load the cogs, take up every table, and make commands known."""
        await self.store.open()
        await self.tree.set_translator(Translator())
        for name in COGS:
            await self.load_extension(f"cogs.{name}")
        await self.look_up_emoji()
        if self._upload_emoji:
            self._emoji_task = asyncio.create_task(self._upload())
        await self._rate_anew()
        count = await self.hall.restore()
        log.info("%s tables taken up again", count)
        await self._sync_commands()

    async def _rate_anew(self) -> None:
        """Make boards and ratings anew if they are of another model, or older than any."""
        if await self.store.mark("ratings") != ratings.MODEL:
            count = await self.store.rebuild_boards(ratings.rate)
            await self.store.set_mark("ratings", ratings.MODEL)
            log.info("boards made anew from %s games", count)

    async def look_up_emoji(self) -> None:
        """Use the emoji there are; without them, cards stand in words."""
        try:
            self.hall.people.emoji = await emoji.look_up(self)
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
        if error.code == INVALID_FORM and self.hall.people.emoji and not looking:
            self.hall.people.emoji = {}
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
            self.hall.wake()

    async def on_message(self, message: discord.Message, /) -> None:
        """Nothing that people write is read: there are no commands but slash commands."""

    async def close(self) -> None:
        """Stop politely: what is under way is stopped, what is stored is stored."""
        if self._emoji_task is not None:
            self._emoji_task.cancel()
        await self.take_leave()
        await super().close()
        robots = [self.robots.close()] if isinstance(self.robots, Robots) else []
        await asyncio.gather(self.replays.close(), self.exports.close(), *robots)
        await self.store.close()

    async def take_leave(self) -> None:
        """Answer whoever waits for an answer, stop every clock and robot, and say so."""
        await self.desk.close(FAREWELL)
        if self._restored:
            await self.hall.freeze_clocks()
        await self.hall.close()
        if self._restored:
            self.herald.take_leave(self.hall.tables)
        with suppress(TimeoutError):
            await asyncio.wait_for(self.herald.redraws.finish(), FAREWELL)

    # ------------------------------------------------------------------ interactions

    async def admits(self, interaction: discord.Interaction) -> bool:
        """Whether it is to be answered; while the bot goes down it is told so, and that is all."""
        data: Any = interaction.data or {}
        kind = "command" if "name" in data else data.get("custom_id", "").partition(":")[0]
        if interaction.type is discord.InteractionType.autocomplete:
            return not self.desk.closed  # nobody waits for it
        if self.desk.closed:
            await self.excuse(interaction, Refusal("restarting"))
            return False
        self.desk.begin(interaction.id, kind if kind in (*self.answers, "command") else "?")
        return True

    async def on_app_command_completion(
        self, interaction: discord.Interaction, command: object
    ) -> None:
        """A slash command has been answered."""
        self.desk.end(interaction.id)

    def first_time(self, interaction: discord.Interaction) -> bool:
        """Whether this has not been heard before: after a lost connection Discord may repeat it."""
        if interaction.id in self._heard:
            log.info("interaction %s came a second time", interaction.id)
            return False
        self._heard[interaction.id] = None
        if len(self._heard) > HEARD:
            self._heard.popitem(last=False)
        return True

    async def words_for(self, interaction: discord.Interaction) -> Words:
        """The words for whoever pressed; they are remembered on the way."""
        user = interaction.user
        name = user.global_name or user.name  # a nick is for the server that gave it, and no other
        await self.hall.people.meet(user.id, name, str(interaction.locale))
        if interaction.guild_id is not None:
            self.herald.members.seen(interaction.guild_id, user.id)
        elif interaction.context.dm_channel and interaction.channel_id is not None:
            await self.herald.direct.learn(user.id, interaction.channel_id)
        return await self.hall.people.words_of(user.id)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Every click and every choice comes here, and every one is answered."""
        if interaction.type not in PRESSED or not self.first_time(interaction):
            return
        if not await throttle.admit(self.turnstile, self.hall.people, interaction):
            return
        if not await self.admits(interaction):
            return
        answering.in_time(interaction)
        deeds.begin()
        data: Any = interaction.data or {}
        try:
            try:
                wish = CustomId.read(data.get("custom_id", ""))
                answer = self.answers[wish.kind]
            except (ValueError, KeyError):
                raise Refusal("forged") from None
            if wish.table and wish.kind not in OTHER_NUMBERS:
                TABLE.set(wish.table)
                await access.table_of(self, interaction, wish.table)
                self.herald.calls.waits.pressed(wish.table, interaction.user.id)
            await answer(interaction, wish, list(data.get("values", [])) or _typed(data))
            self.dispatch("answered", interaction)
        except Exception as error:
            await self.excuse(interaction, error)
        finally:
            self.desk.end(interaction.id)

    async def excuse(self, interaction: discord.Interaction, error: BaseException) -> None:
        """Answer an error with its sentence; what was not meant is logged too."""
        if isinstance(error, discord.HTTPException):
            self.doubt_emoji(error)
        if errors.too_late(error):
            log.info("an interaction could not be answered any more: %s", error)
            return
        if not errors.expected(error):
            log.error("an interaction failed", exc_info=error)
        try:
            if isinstance(error, StoreError):
                raise error  # whoever waited for the disk need not wait for it again
            said = await self.words_for(interaction)
        except StoreError:
            said = words(language_of(str(interaction.locale)))
        await errors.refuse(interaction, errors.sentence(said, error))


def _typed(data: Any) -> list[str]:
    """What was typed into the fields of a window."""
    fields = [row.get("component") or {} for row in data.get("components", [])]
    return [str(field["value"]) for field in fields if "value" in field]


class Tree(app_commands.CommandTree[KnaveBot]):
    """The command tree, with refusals that are sentences."""

    async def interaction_check(self, interaction: discord.Interaction[KnaveBot], /) -> bool:
        """Everything is let in once, and nothing while the bot goes down."""
        bot = interaction.client
        if not bot.first_time(interaction):
            return False
        if not await throttle.admit(bot.turnstile, bot.hall.people, interaction):
            return False
        if not await bot.admits(interaction):
            return False
        if interaction.type is discord.InteractionType.application_command:
            answering.in_time(interaction)
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
                await bot.excuse(interaction, error)
            finally:
                bot.desk.end(interaction.id)
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
            await interaction.client.excuse(interaction, cause)
        finally:
            interaction.client.desk.end(interaction.id)


def spoken(key: str) -> app_commands.locale_str:
    """A name or description of a command by its key in the catalogues."""
    return app_commands.locale_str(words(languages()[0]).say(key), key=key)
