"""The entrance of every interaction: it is let in once, understood, and handed to its handler."""

import logging
from contextlib import suppress
from typing import Any

import discord
from cachetools import FIFOCache
from discord import app_commands
from discord.ext import commands

from bot.client import access, errors, installs, throttle
from bot.client.answering import Answer
from bot.client.click import Click, Handler, handlers_of
from bot.client.core import Core
from bot.client.groups import GroupedTree
from bot.client.inflight import InFlight
from bot.ground.log_context import TABLE
from bot.storage.store import StoreError
from bot.tables.live import deeds
from bot.tables.live.peers import Elsewhere
from bot.tables.model.refusals import Refusal
from bot.tables.screens.custom_ids import CustomId
from bot.words.words import language_of, words

log = logging.getLogger(__name__)
HEARD = 5000
"""Interactions that are remembered, to know one that comes again."""
LONGEST = 500
"""Characters of an option that are read. Discord sends six thousand, and to compare so many letters
with accents upon accents takes a thirtieth of a second, each time."""
PRESSED = (discord.InteractionType.component, discord.InteractionType.modal_submit)
PERSON = discord.AppCommandOptionType.user


class Dispatcher(Core):
    """The part of the bot that lets interactions in and finds the handler of each."""

    def __init__(self, limit: throttle.TokenBucket | None, **options: Any) -> None:
        super().__init__(**options)
        self.limit = limit
        self.inflight = InFlight()
        self.faults = errors.Faults()
        self.handlers: dict[str, Handler] = {}
        self._heard: FIFOCache[int, None] = FIFOCache(HEARD)

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

    async def admits(self, interaction: discord.Interaction) -> bool:
        """Whether an interaction is handled; while the bot goes down, it is only told so."""
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
        """Note that a slash command has been answered."""
        self.inflight.end(interaction.id)
        self._answered(interaction)

    def _answered(self, interaction: discord.Interaction) -> None:
        """Tell of a click that was answered; nothing of it is left to Python's collector."""
        if (click := interaction.extras.get(Click)) is not None:
            self.dispatch("answered", click)
        interaction.extras.clear()

    def first_time(self, interaction: discord.Interaction) -> bool:
        """Whether an interaction is new: after a lost connection Discord may repeat one."""
        if interaction.id in self._heard:
            log.info("interaction %s came a second time", interaction.id)
            return False
        self._heard[interaction.id] = None
        return True

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Receive every click and every choice, and answer each of them."""
        if interaction.type not in PRESSED or not self.first_time(interaction):
            return
        if not await throttle.admit(self.limit, self.preferences, interaction):
            return
        if not await self.admits(interaction):
            return
        Answer.of(interaction).begin()
        deeds.begin()
        try:
            await self._handle(interaction)
            self._answered(interaction)
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
        """Answer an error with its sentence; a fault of the program is logged too.

        An interaction that belongs to another process is no error: it is handed over.
        """
        if isinstance(error, Elsewhere) and self.handing is not None:
            try:
                await self.handing.over(interaction, error)
            except (Refusal, StoreError) as failed:
                error = failed
            else:
                return
        if isinstance(error, RuntimeError) and self.is_closed():  # of aiohttp
            error = errors.Ended("the bot has ended")
        if isinstance(error, discord.HTTPException):
            self.card_emoji.doubt(error)
        if errors.too_late(error) and not _of_another_request(interaction, error):
            log.info("an interaction could not be answered any more: %s", error)
            return
        if not errors.expected(error):
            self.faults.log(error)
        try:
            if isinstance(error, StoreError) and Click not in interaction.extras:
                raise error  # the disk that was waited for is not waited for again
            said = (await Click.of(interaction)).words
        except StoreError:
            said = words(language_of(str(interaction.locale)))
        await Answer.of(interaction).refuse(errors.sentence(said, error))
        interaction.extras.clear()


def _of_another_request(interaction: discord.Interaction, error: BaseException) -> bool:
    """Whether the line broke with something else than the answer, which can still be given."""
    unreached = isinstance(error, errors.UNREACHED)
    return unreached and not Answer.of(interaction).was_lost_by(error)


def _cut_short(options: Any) -> None:
    """Leave of what was typed into options, also of a command in a group, only the beginning.

    No name is that long: the handler of the option refuses the beginning as it is.
    """
    for option in options:
        if isinstance(option.get("value"), str):
            option["value"] = option["value"][:LONGEST]
        _cut_short(option.get("options", []))


def _typed(data: Any) -> list[str]:
    """The texts typed into the fields of a window."""
    fields = [row.get("component") or {} for row in data.get("components", [])]
    return [str(field["value"]) for field in fields if "value" in field]


class Tree(GroupedTree[Dispatcher]):
    """The command tree, with refusals that are sentences."""

    async def interaction_check(self, interaction: discord.Interaction[Dispatcher], /) -> bool:
        """Let every command in once, and none while the bot goes down."""
        bot = interaction.client
        if not bot.first_time(interaction):
            return False
        if not await throttle.admit(bot.limit, bot.preferences, interaction):
            return False
        if not await bot.admits(interaction):
            return False
        data: Any = interaction.data or {}
        _cut_short(data.get("options", []))
        if interaction.type is discord.InteractionType.application_command:
            Answer.of(interaction).begin()
            deeds.begin()
            return await self._is_invited(interaction) and await self._knows_tables(interaction)
        return True

    async def _knows_tables(self, interaction: discord.Interaction[Dispatcher]) -> bool:
        """Look up the asker's tables that other processes look after; false if that failed."""
        try:
            await access.look_elsewhere(interaction)
        except Exception as error:
            try:
                await interaction.client.answer_error(interaction, error)
            finally:
                interaction.client.inflight.end(interaction.id)
            return False
        return True

    async def _call(self, interaction: discord.Interaction[Dispatcher]) -> None:
        """Call a command as discord.py does, but answer a failed completion with an empty list.

        discord.py logs the failure and answers nothing, and has no public hook for it.
        """
        await super()._call(interaction)
        if interaction.type is not discord.InteractionType.autocomplete:
            return
        interaction.extras.clear()
        if not interaction.command_failed and not interaction.response.is_done():
            with suppress(discord.HTTPException, *errors.UNREACHED):
                await interaction.response.autocomplete([])

    async def _is_invited(self, interaction: discord.Interaction[Dispatcher]) -> bool:
        """Whether the bot is where the command needs it; if not, the answer invites it.

        Of what was handed over that is known where it came.
        """
        bot = interaction.client
        if bot.handing is not None and bot.handing.has_taken(interaction.id):
            return True
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
        self, interaction: discord.Interaction[Dispatcher], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer the error that a command raised."""
        cause: BaseException = (
            error.original if isinstance(error, app_commands.CommandInvokeError) else error
        )
        if isinstance(error, app_commands.NoPrivateMessage):
            cause = Refusal("server-only")
        elif isinstance(error, app_commands.TransformerError) and error.type is PERSON:
            cause = Refusal("not-a-member")
        elif isinstance(error, app_commands.TransformerError) and error.__cause__ is not None:
            cause = error.__cause__  # while an option was read
        elif cause is error:  # not raised by the command: it is not called like this any more
            log.info("an outdated command: %s", type(error).__name__)
            cause = Refusal("unknown-command")
        try:
            await interaction.client.answer_error(interaction, cause)
        finally:
            interaction.client.inflight.end(interaction.id)
