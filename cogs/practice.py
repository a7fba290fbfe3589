"""``/practice``: a table in one's own direct messages, with robots, in one step."""

from dataclasses import replace
from math import ceil
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import access, completion, installs, present
from bot.client.app import KnaveBot, spoken
from bot.client.direct_messages import Unreachable
from bot.tables.live.table import Table
from bot.tables.model.lobby import Lobby, Refusal
from bot.tables.screens.custom_ids import CustomId
from bot.tables.screens.screen import Screen
from bot.tables.screens.telling import game_name
from bot.tables.verbs.end import end
from bot.tables.verbs.start import start
from bot.tables.verbs.suspend import move
from bot.words.words import clean

NO_SERVER = 0
NO_CLOCK = 0


class PracticeCog(commands.Cog):
    """Tables that belong to no server, count on no board, and have one person."""

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot
        bot.answers |= {"practice": self.again}

    @app_commands.command(
        name=spoken("command-practice"), description=spoken("command-practice-about")
    )
    @app_commands.rename(game=spoken("parameter-game"), preset=spoken("parameter-preset"))
    @app_commands.describe(
        game=spoken("parameter-game-about"), preset=spoken("parameter-preset-about")
    )
    @installs.on_accounts_too
    async def practice(self, interaction: discord.Interaction, game: str, preset: str = "") -> None:
        """Open a table in one's direct messages; the cards come at once."""
        await self.bot.words_for(interaction)
        guild, user = interaction.guild_id or NO_SERVER, interaction.user
        name = clean(user.display_name)
        lobby = await self.bot.hall.arranged(game, preset, user.id, guild, name)
        await self._open(interaction, lobby.fill())

    @practice.autocomplete("game")
    async def _games(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return present.games(await self.bot.words_for(interaction), current)

    @practice.autocomplete("preset")
    async def _presets(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return await completion.rules(self.bot, interaction, current)

    async def again(self, interaction: discord.Interaction, wish: CustomId, _: list[str]) -> None:
        """The same once more."""
        table = await access.table_of(self.bot, interaction, wish.table)
        user = interaction.user.id
        if not table.practice or table.lobby.host != user:
            raise Refusal("forged")
        await self._open(interaction, table.lobby.again(table.chairs, user).fill())

    async def _open(self, interaction: discord.Interaction, lobby: Lobby) -> None:
        words, user = await self.bot.words_for(interaction), interaction.user.id
        try:
            dm = await self.bot.herald.direct.channel(user)
        except Unreachable as refused:
            raise self._unreachable(refused) from None
        if busy := self.bot.hall.in_channel(dm.id):
            place = self.bot.herald.place(busy[0], words)
            raise Refusal("practice-on", place=place)
        lobby = replace(lobby, clock=NO_CLOCK)
        table = await self.bot.hall.open(lobby, NO_SERVER, dm.id)
        await self._post(table)
        said = words.say(
            "practice-open",
            game=game_name(words, lobby.game_key),
            place=self.bot.herald.place(table, words),
        )
        await access.say(interaction, said)

    def _unreachable(self, refused: Unreachable) -> Refusal:
        if refused.why == "closed":
            return Refusal("practice-closed-dm")
        return Refusal("practice-no-dm", count=ceil(self.bot.herald.direct.breaker.left / 60))

    async def _post(self, table: Table) -> None:
        """Show the table, then begin: so the hand comes below it.

        :raises No: no direct message arrives; the table is closed again.
        """
        host = table.lobby.host
        with self.bot.herald.posting(table):
            screen: Screen = await self.bot.herald.table_screen(table)
            made = await present.message(screen)
            try:
                sent = await self.bot.herald.direct.send(host, lambda dm: dm.send(**made))
            except Unreachable as refused:
                await table.do(end, host, moderator=False)
                raise self._unreachable(refused) from None
            if sent.channel.id != table.row.channel_id:  # the old channel is no more
                await table.do(move, sent.channel.id)
            await self.bot.herald.posts.posted(table, sent.id)
        await table.do(start, host)
        self.bot.herald.table_changed(table)


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(PracticeCog(bot))
