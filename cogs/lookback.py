"""*Replay this game* and *Verify this game*, in the menu that opens on a message of a table."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import discord
from discord.ext import commands

from bot.client import installs
from bot.client.app import KnaveBot, spoken
from bot.tables.model.lobby import Refusal
from bot.tables.screens.custom_ids import CustomId


class LookbackCog(commands.Cog):
    """The way from a message to the finished game that it tells of."""

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot
        installs.menu(bot, spoken("menu-replay"), self.replay)
        installs.menu(bot, spoken("menu-verify"), self.verify)

    async def replay(self, interaction: discord.Interaction, message: discord.Message) -> None:
        """Step through the game, to the asker alone."""
        await self._answer(interaction, message, "open")

    async def verify(self, interaction: discord.Interaction, message: discord.Message) -> None:
        """Check the game, to the asker alone."""
        await self._answer(interaction, message, "verify")

    async def _answer(
        self, interaction: discord.Interaction, message: discord.Message, verb: str
    ) -> None:
        await self.bot.words_for(interaction)
        ours = self.bot.user is not None and message.author.id == self.bot.user.id
        found = list(_wishes(message)) if ours else []
        games = [wish.table for wish in found if wish.kind == "replay"]
        if games:
            await self.bot.answers["replay"](interaction, CustomId("replay", games[0], (verb,)), [])
        elif any(wish.kind == "table" for wish in found):
            raise Refusal("still-running")
        else:
            raise Refusal("no-game-in-message")


def _wishes(message: discord.Message) -> Iterator[CustomId]:
    """What the buttons and menus of a message ask for."""
    rows: list[Any] = list(message.components)
    for control in (c for row in rows for c in getattr(row, "children", [row])):
        with suppress(ValueError):
            yield CustomId.read(getattr(control, "custom_id", None) or "")
