"""``/learn``: the first deal of a game, decision by decision, in one's own direct messages."""

from dataclasses import replace

import discord
from discord import app_commands

from bot.client import completion, installs, opening
from bot.client.click import Click, answers
from bot.client.core import Cog
from bot.client.translation import named, parameters
from bot.client.typed_game import Game
from bot.rules import GAMES
from bot.storage.rows.ids import NO_SERVER
from bot.tables.model.refusals import Refusal
from bot.tables.model.tutoring import FULL, MISTAKES
from bot.tables.screens.help_screen import SHORT, help_screen
from bot.tables.verbs.lesson import LEVEL, begin, lobby_of


class LearnCog(Cog):
    """Lessons, and what follows them."""

    @app_commands.command(**named("command-learn"))
    @parameters(game="parameter-game")
    @app_commands.autocomplete(game=completion.games)
    @installs.on_accounts_too
    async def learn(self, interaction: discord.Interaction, game: Game) -> None:
        """Open the lesson of a game; the cards come at once."""
        await self._teach(await Click.of(interaction), game)

    @answers("learn")
    async def next(self, click: Click) -> None:
        """Give the lesson once more, show the rules, or open a table to practise at."""
        match click.id.parts:
            case ("lesson", game):
                await self._teach(click, game)
            case ("practice", game):
                guild = click.guild_id or NO_SERVER
                locale = await click.locale_here()
                usual = await self.bot.tables.arranged(
                    game, "", click.user, guild, click.name, locale
                )
                await opening.open_practice(click, usual.with_level(LEVEL).fill())
            case ("tutor", _):
                await self.bot.preferences.change(click.user, lambda one: replace(one, tutor=True))
                await click.say(click.words.say("tutor-kept", full=FULL, mistakes=MISTAKES))
                for table in self.bot.tables.of_person(click.user, playing=True):
                    self.bot.display.hand_changed(table, click.user)
            case ("rules", game) if game in GAMES:
                words = await self.bot.preferences.words_of(click.user, game)
                await click.panel(help_screen(words, game, SHORT))
            case _:
                raise Refusal("forged")

    async def _teach(self, click: Click, game: str) -> None:
        await opening.open_practice(click, lobby_of(game, click.user, click.name), begin)
