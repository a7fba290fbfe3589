"""The rules of a table: everybody may read them, its host may change them before the game."""

from collections.abc import Callable
from typing import Any

import discord
from discord.ext import commands

from bot.client import access
from bot.client.app import KnaveBot
from bot.tables.live.table import Table
from bot.tables.model.lobby import Lobby, Refusal
from bot.tables.model.turn_clock import CLOCKS
from bot.tables.screens.custom_ids import CustomId
from bot.tables.screens.rules_screen import CODE, rules_panel, value_panel
from bot.tables.verbs.lobby import arrange


class RulebookCog(commands.Cog):
    """The panel of the rules, and its menus."""

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot
        bot.answers |= {"rules": self.ruled, "value": self.valued, "code": self.coded}

    async def _rules(self, interaction: discord.Interaction, table: Table) -> None:
        words = await self.bot.words_for(interaction)
        may = table.lobby.host == interaction.user.id and table.status == "lobby"
        sets = await self.bot.hall.presets.of(table.row.guild_id, table.lobby.game_key)
        await access.panel(interaction, rules_panel(words, table.id, table.lobby, may, sets))

    async def ruled(
        self, interaction: discord.Interaction, wish: CustomId, values: list[str]
    ) -> None:
        """The lobby's button, or a menu of the panel: a preset, an option, the size …"""
        table = await access.table_of(self.bot, interaction, wish.table)
        if wish.kind == "lobby":
            await self._rules(interaction, table)
            return
        words, (what, value) = await self.bot.words_for(interaction), _one_choice(wish, values)
        if what == "option":
            access.must_be_host(table, interaction.user.id)
            if value not in table.lobby.options.values():
                raise Refusal("forged")
            await access.panel(interaction, value_panel(words, table.id, table.lobby, value))
            return
        if what == "preset":
            await self._take_over(interaction, table, value)
            return
        changes: dict[str, Callable[[Lobby], Lobby]] = {
            "level": lambda lobby: lobby.with_level(value),
            "size": lambda lobby: lobby.resize(access.number(value)),
            "clock": lambda lobby: lobby.with_clock(CLOCKS[value]),
        }
        if what not in changes or (what == "clock" and value not in CLOCKS):
            raise Refusal("forged")
        await table.do(arrange, interaction.user.id, changes[what])
        await self._rules(interaction, table)

    async def _take_over(self, interaction: discord.Interaction, table: Table, wished: str) -> None:
        """A set of rules was chosen; or a code is to be typed, for which a window asks."""
        user, words = interaction.user.id, await self.bot.words_for(interaction)
        access.must_be_host(table, user)
        if wished == CODE:
            await interaction.response.send_modal(access.code_window(words, f"code:{table.id}"))
            return
        guild = table.row.guild_id
        chosen = await self.bot.hall.presets.choose(table.lobby, guild, wished)
        await table.do(arrange, user, lambda lobby: lobby.ruled_like(chosen))
        await self._rules(interaction, table)

    async def coded(
        self, interaction: discord.Interaction, wish: CustomId, values: list[str]
    ) -> None:
        """The code that was typed."""
        table = await access.table_of(self.bot, interaction, wish.table)
        await self.bot.words_for(interaction)
        typed = " ".join(values)
        await table.do(arrange, interaction.user.id, lambda lobby: lobby.with_code(typed))
        await self._rules(interaction, table)

    async def valued(
        self, interaction: discord.Interaction, wish: CustomId, values: list[str]
    ) -> None:
        """A value for one option."""
        table = await access.table_of(self.bot, interaction, wish.table)
        name, value = _one_choice(wish, values)
        await table.do(arrange, interaction.user.id, lambda lobby: lobby.with_option(name, value))
        await self._rules(interaction, table)


def _one_choice(wish: CustomId, values: list[str]) -> tuple[str, str]:
    """What a menu is about, and the one entry that was chosen."""
    if len(wish.parts) != 1 or len(values) != 1:
        raise Refusal("forged")
    return wish.parts[0], values[0]


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(RulebookCog(bot))
