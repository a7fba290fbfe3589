"""``/practice``: a table in one's own direct messages, with robots, in one step."""

import discord
from discord import app_commands

from bot.client import completion, installs, opening
from bot.client.click import Click, answers
from bot.client.core import Cog
from bot.client.translation import named, parameters
from bot.client.typed_game import Game
from bot.storage.rows.ids import NO_SERVER
from bot.tables.model.refusals import Refusal


class PracticeCog(Cog):
    """Tables that belong to no server, count on no board, and have one person."""

    @app_commands.command(**named("command-practice"))
    @parameters(game="parameter-game", preset="parameter-preset")
    @app_commands.autocomplete(game=completion.games, preset=completion.rules)
    @installs.on_accounts_too
    async def practice(
        self, interaction: discord.Interaction, game: Game, preset: str = ""
    ) -> None:
        """Open a table in one's direct messages; the cards come at once."""
        click = await Click.of(interaction)
        server, locale = click.guild_id or NO_SERVER, await click.locale_here()
        tables = self.bot.tables
        lobby = await tables.arranged(game, preset, click.user, server, click.name, locale)
        await opening.open_practice(click, lobby.fill())

    @answers("practice")
    async def again(self, click: Click) -> None:
        """Open a practice table like the last one."""
        if not click.table.practice:
            raise Refusal("forged")
        await opening.practice_again(click)
