"""Table talk: the panel of phrases, its buttons, and ``/talk``."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import access, installs, present
from bot.client.app import KnaveBot, spoken
from bot.client.playing import played_by
from bot.tables.model.lobby import Refusal
from bot.tables.model.talk import PHRASES
from bot.tables.screens.custom_ids import CustomId
from bot.tables.screens.talk_screen import talk_panel
from bot.tables.verbs.talk import talk


class TalkCog(commands.Cog):
    """A few words to everybody at the table."""

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot
        bot.answers["talk"] = self.pressed

    async def pressed(self, interaction: discord.Interaction, wish: CustomId, _: list[str]) -> None:
        """The panel is opened, or a phrase is chosen on it."""
        table = await access.table_of(self.bot, interaction, wish.table)
        words, game = await self.bot.words_for(interaction), table.lobby.game_key
        match wish.parts:
            case ("panel",):
                await access.panel(interaction, talk_panel(words, table.id, game))
            case (what,):
                await table.do(talk, interaction.user.id, what)
                done = words.say("talk-said", phrase=words.say(f"phrase-{what}"))
                await access.panel(interaction, talk_panel(words, table.id, game, done))
            case _:
                raise Refusal("forged")

    @app_commands.command(name=spoken("command-talk"), description=spoken("command-talk-about"))
    @app_commands.rename(phrase=spoken("parameter-phrase"), table=spoken("parameter-table"))
    @app_commands.describe(
        phrase=spoken("parameter-phrase-about"), table=spoken("parameter-table-about")
    )
    @app_commands.choices(
        phrase=[
            app_commands.Choice(name=spoken(f"phrase-{phrase}"), value=phrase) for phrase in PHRASES
        ]
    )
    @installs.in_letters_too
    async def talk(
        self, interaction: discord.Interaction, phrase: str, table: int | None = None
    ) -> None:
        """Say something to everybody at one's table."""
        words = await self.bot.words_for(interaction)
        found = played_by(self.bot, interaction, table, playing=False)
        await found.do(talk, interaction.user.id, phrase)
        await access.say(interaction, words.say("talk-said", phrase=words.say(f"phrase-{phrase}")))

    @talk.autocomplete("table")
    async def _tables(
        self, interaction: discord.Interaction, current: int | str
    ) -> list[app_commands.Choice[int]]:
        mine = self.bot.hall.of_person(interaction.user.id)
        return present.tables(await self.bot.words_for(interaction), mine)


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(TalkCog(bot))
