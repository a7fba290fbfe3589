"""*Tell me when a table of this game opens here*: who asked for it is told, once and privately."""

import logging
from contextlib import suppress
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import access, installs, present, sight
from bot.client.app import KnaveBot, spoken
from bot.client.errors import UNREACHED
from bot.rules import GAMES
from bot.storage.rows.people import ToldRow, WantedRow
from bot.storage.store import StoreError
from bot.tables.live import deeds
from bot.tables.live.table import Table
from bot.tables.model.lobby import Refusal
from bot.tables.screens.custom_ids import CustomId
from bot.tables.screens.personal_screen import wanted_screen
from bot.tables.screens.screen import Button
from bot.tables.screens.telling import game_name
from bot.words.words import escape

log = logging.getLogger(__name__)
AT_MOST_EVERY = 10 * 60
"""Seconds between two messages to one person."""
PAUSE = 1.0
"""Seconds between two people who are told of one table."""
MOST = 50
"""So many people at most are told of one table."""
TRIES = 3
"""So many messages in a row that do not arrive; then nobody is told any more."""


class WantedCog(commands.Cog):
    """Who wants to hear of new tables, and telling them."""

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot
        self._given_up: set[int] = set()
        bot.answers |= {"wanted": self.pressed}

    async def cog_load(self) -> None:
        """Remember who is still to hear that we gave up."""
        self._given_up = set(await self.bot.hall.store.given_up())

    # ------------------------------------------------------------------ asking for it

    @app_commands.command(name=spoken("command-tell"), description=spoken("command-tell-about"))
    @app_commands.rename(game=spoken("parameter-game"))
    @app_commands.describe(game=spoken("parameter-tell-game-about"))
    @installs.in_letters_too
    async def tell(self, interaction: discord.Interaction, game: str = "") -> None:
        """Ask for it, or undo it; without a game, list what was asked for."""
        await self.bot.words_for(interaction)
        if not game:
            await self._list(interaction)
            return
        if interaction.guild_id is None:
            raise Refusal("server-only")
        await self._toggle(interaction, interaction.guild_id, game)

    @tell.autocomplete("game")
    async def _games(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return present.games(await self.bot.words_for(interaction), current)

    async def pressed(
        self, interaction: discord.Interaction, wish: CustomId, values: list[str]
    ) -> None:
        """The button at a table, or the menu of one's own list."""
        await self.bot.words_for(interaction)
        match wish.parts, values:
            case ("here",), []:
                table = await access.table_of(self.bot, interaction, wish.table)
                await self._toggle(interaction, table.row.guild_id, table.lobby.game_key)
            case ("list",), []:
                await self._list(interaction)
            case ("undo",), [entry]:
                guild, _, game = entry.partition(" ")
                user = interaction.user.id
                await self.bot.hall.store.unwant(access.number(guild), game, user)
                deeds.done()
                await self._list(interaction)
            case _:
                raise Refusal("forged")

    async def _toggle(self, interaction: discord.Interaction, guild: int, game: str) -> None:
        words, user = await self.bot.words_for(interaction), interaction.user.id
        if not guild:
            raise Refusal("server-only")
        if game not in GAMES:
            raise Refusal("unknown-game", game=game)
        store = self.bot.hall.store
        name = game_name(words, game)
        if any((row.guild_id, row.game) == (guild, game) for row in await store.wanted_by(user)):
            await store.unwant(guild, game, user)
            await access.say(interaction, words.say("wanted-no-more", game=name))
            return
        await store.want(WantedRow(guild, game, user, self.bot.hall.clock.now()))
        await access.say(interaction, words.say("wanted-now", game=name))

    async def _list(self, interaction: discord.Interaction) -> None:
        words = await self.bot.words_for(interaction)
        rows = await self.bot.hall.store.wanted_by(interaction.user.id)
        named = [(row.guild_id, self._server(row.guild_id), row.game) for row in rows]
        known = [(guild, name, game) for guild, name, game in named if game in GAMES]
        await access.panel(interaction, wanted_screen(words, known))

    def _server(self, guild: int) -> str:
        found = self.bot.get_guild(guild)
        return found.name if found else "?"

    # ------------------------------------------------------------------ telling

    @commands.Cog.listener()
    async def on_table_opened(self, table: Table) -> None:
        """A table has opened: tell those who may come and want to know, one after the other."""
        row, told = table.row, 0
        for wanted in await self.bot.hall.store.wanted_here(row.guild_id, table.lobby.game_key):
            try:
                if not await self._may_be_told(table, wanted.user_id):
                    continue
                await self._tell(table, wanted.user_id)
            except (discord.HTTPException, *UNREACHED, StoreError) as error:
                log.warning("table %s: somebody could not be told: %s", table.id, error)
            told += 1
            await self.bot.hall.clock.sleep(PAUSE)
            if told == MOST or not table.open:
                return

    async def _may_be_told(self, table: Table, user: int) -> bool:
        store, now = self.bot.hall.store, self.bot.hall.clock.now()
        if any(chair.user == user for chair in table.chairs) or table.lobby.locked:
            return False
        host = table.lobby.host
        if await store.has_blocked(host, user) or await store.has_blocked(user, host):
            return False
        told = await store.told(user)
        if told.told_at and now - told.told_at < AT_MOST_EVERY:
            return False
        if (await self.bot.hall.quiet_of(user)).awake_after(now, 0) > now:
            return False
        return await self._sees(table, user)

    async def _sees(self, table: Table, user: int) -> bool:
        """Whether this person is still in the server, and may see the channel."""
        row = table.row
        guild = self.bot.get_guild(row.guild_id)
        channel = guild.get_channel_or_thread(row.channel_id) if guild else None
        if guild is None or channel is None:
            return False
        member = await sight.found(guild, user)
        return member is not None and await self.bot.sight.reads(channel, member)

    async def _tell(self, table: Table, user: int) -> None:
        store, now = self.bot.hall.store, self.bot.hall.clock.now()
        words = await self.bot.hall.people.words_of(user)
        host = next((c.name for c in table.chairs if c.user == table.lobby.host), "?")
        text = words.say(
            "wanted-letter",
            who=escape(host),
            game=game_name(words, table.lobby.game_key),
            place=self.bot.herald.place(table, words),
        )
        stop = Button(words.say("wanted-list-button"), "wanted:0:list")
        match await access.letter(self.bot, user, text, ((stop,),)):
            case "sent":
                await store.save_told(ToldRow(user, now))
                return
            case "paused":
                return  # that is not their doing
        failures = (await store.told(user)).failures + 1
        if failures < TRIES:
            await store.save_told(ToldRow(user, now, failures))
            return
        await store.give_up(user)
        self._given_up.add(user)

    # ------------------------------------------------------------------ what they missed

    @commands.Cog.listener()
    async def on_forgotten(self, user: int, _: object) -> None:
        """Somebody has been forgotten, and with them that they are still to hear something."""
        self._given_up.discard(user)

    @commands.Cog.listener()
    async def on_answered(self, interaction: discord.Interaction) -> None:
        """A button was answered."""
        await self._own_up(interaction)

    @commands.Cog.listener()
    async def on_app_command_completion(
        self, interaction: discord.Interaction, _: app_commands.Command[Any, ..., Any]
    ) -> None:
        """A command was answered."""
        await self._own_up(interaction)

    async def _own_up(self, interaction: discord.Interaction) -> None:
        """Whom no message reached is told so once, when they are here again."""
        user = interaction.user.id
        if user not in self._given_up or not interaction.response.is_done():
            return
        self._given_up.discard(user)
        words = await self.bot.words_for(interaction)
        with suppress(discord.HTTPException):
            await interaction.followup.send(words.say("wanted-given-up"), ephemeral=True)
            await self.bot.hall.store.save_told(ToldRow(user))


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(WantedCog(bot))
