"""``/mytables``: every open table of somebody's, wherever it stands."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import access, installs, playing
from bot.client.app import KnaveBot, spoken
from bot.tables.model.lobby import Refusal
from bot.tables.screens.custom_ids import CustomId
from bot.tables.screens.personal_screen import my_tables


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
        mine = playing.own_tables(self.bot, interaction, words)
        await access.panel(interaction, my_tables(words, mine, interaction.user.id))

    async def chosen(
        self, interaction: discord.Interaction, wish: CustomId, values: list[str]
    ) -> None:
        """A table was chosen in the menu of hands, or of tables to leave."""
        match wish.parts, values:
            case ("hand",), [number]:
                there = CustomId("table", access.number(number), ("hand",))
                await self.bot.answers["table"](interaction, there, [])
            case ("leave",), [number]:
                there = CustomId("seats", access.number(number), ("leave",))
                await self.bot.answers["seats"](interaction, there, [])
            case _:
                raise Refusal("forged")
