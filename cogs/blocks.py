"""``/block`` and ``/blocked``: whom somebody does not want at the tables they host."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import access, installs
from bot.client.app import KnaveBot, spoken
from bot.storage.rows.people import BlockRow
from bot.tables.live import deeds
from bot.tables.model.lobby import Refusal
from bot.tables.screens.custom_ids import CustomId
from bot.tables.screens.personal_screen import blocked_screen
from bot.tables.screens.screen import Screen
from bot.words.words import clean, escape


class BlocksCog(commands.Cog):
    """A choice of one's own, for all servers; nobody else hears of it."""

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot
        bot.answers |= {"block": self.chosen}
        installs.menu(bot, spoken("menu-block"), self.block_person)

    @app_commands.command(name=spoken("command-block"), description=spoken("command-block-about"))
    @app_commands.rename(person=spoken("parameter-person"))
    @app_commands.describe(person=spoken("parameter-person-about"))
    @installs.in_letters_too
    async def block(self, interaction: discord.Interaction, person: discord.User) -> None:
        """Let somebody sit down no more at tables that one hosts."""
        await self.block_person(interaction, person)

    async def block_person(
        self, interaction: discord.Interaction, person: discord.Member | discord.User
    ) -> None:
        """The same, asked in the menu that opens on that person."""
        words = await self.bot.words_for(interaction)
        if person.id == interaction.user.id:
            raise Refusal("not-yourself")
        name, now = (
            clean(getattr(person, "display_name", str(person.id))),
            self.bot.hall.clock.now(),
        )
        await self.bot.store.social.block(BlockRow(interaction.user.id, person.id, name, now))
        await access.say(interaction, words.say("blocked-now", who=escape(name)))

    @app_commands.command(
        name=spoken("command-blocked"), description=spoken("command-blocked-about")
    )
    @installs.in_letters_too
    async def blocked(self, interaction: discord.Interaction) -> None:
        """List whom one has blocked, with a menu to undo it."""
        await access.panel(interaction, await self._list(interaction))

    async def chosen(
        self, interaction: discord.Interaction, wish: CustomId, values: list[str]
    ) -> None:
        """Somebody is blocked no more."""
        await self.bot.words_for(interaction)
        match wish.parts, values:
            case ("undo",), [user]:
                await self.bot.store.social.unblock(interaction.user.id, access.number(user))
                deeds.done()
                await access.panel(interaction, await self._list(interaction))
            case _:
                raise Refusal("forged")

    async def _list(self, interaction: discord.Interaction) -> Screen:
        words = await self.bot.words_for(interaction)
        return blocked_screen(words, await self.bot.store.social.blocks(interaction.user.id))


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(BlocksCog(bot))
