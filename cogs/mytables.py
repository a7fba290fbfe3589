"""``/mytables``: every open table of somebody's, wherever it stands."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import KnaveBot, spoken
from bot.tables.lobby import No
from bot.tables.screens.personal_screen import Mine, my_tables
from bot.tables.table import Table
from bot.tables.wishes import Wish
from bot.tables.words import Words
from cogs import guests, installs


class MyTablesCog(commands.Cog):
    """Where somebody is waited for, and the way there."""

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot
        bot.answers |= {"mytables": self.chosen}

    @app_commands.command(
        name=spoken("command-mytables"), description=spoken("command-mytables-about")
    )
    @installs.in_letters_too
    async def mytables(self, interaction: discord.Interaction) -> None:
        """List one's own open tables, those of this server first."""
        words = await self.bot.words_for(interaction)
        user, here = interaction.user.id, interaction.guild_id
        tables = self.bot.hall.of_person(user)
        tables.sort(key=lambda table: here is not None and table.ledger.row.guild_id != here)
        mine = [self._mine(table, words) for table in tables]
        await guests.panel(interaction, my_tables(words, mine, user))

    def _mine(self, table: Table, words: Words) -> Mine:
        place = self.bot.herald.place(table, words)
        since = table.held.since if table.held else table.ledger.row.updated_at
        return Mine(table.id, table.lobby, table.sitting, place, since, table.held is not None)

    async def chosen(self, interaction: discord.Interaction, wish: Wish, values: list[str]) -> None:
        """A table was chosen in the menu of hands, or of tables to leave."""
        match wish.parts, values:
            case ("hand",), [number]:
                there = Wish("table", guests.number(number), ("hand",))
                await self.bot.answers["table"](interaction, there, [])
            case ("leave",), [number]:
                there = Wish("seats", guests.number(number), ("leave",))
                await self.bot.answers["seats"](interaction, there, [])
            case _:
                raise No("forged")


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(MyTablesCog(bot))
