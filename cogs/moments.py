"""``/knave moments``: what mattered most in a finished game, and playing on from there."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import installs, moments, past_games
from bot.client.click import Click, answers, number
from bot.client.core import Cog
from bot.client.groups import KNAVE, within
from bot.client.translation import named, parameters
from bot.storage.rows.ids import GameId, UserId
from bot.tables.model.refusals import Refusal
from bot.tables.screens.custom_ids import Replay


class MomentsCog(Cog):
    """The moments that mattered in finished games, told to the person concerned and nobody else."""

    @within(KNAVE)
    @app_commands.command(**named("command-moments"))
    @parameters(number="parameter-moments-number")
    @app_commands.autocomplete(number=past_games.own_numbers)
    @installs.on_accounts_too
    async def moments(self, interaction: discord.Interaction, number: int | None = None) -> None:
        """Show the decisions that mattered most: of this finished game, or of one's last one."""
        click = await Click.of(interaction)
        game = await past_games.own_last(click) if number is None else GameId(number)
        await moments.show(click, game, 0, anew=True)

    @answers("replay:moments")
    async def asked(self, click: Click) -> None:
        """Show one of them: in place of another, or in a message of its own."""
        match click.id:
            case Replay(game=game, place=("moments", at)):
                await moments.show(click, game, number(at), anew=False)
            case _:
                raise Refusal("forged")

    @answers("replay:on")
    async def play_on(self, click: Click) -> None:
        """Play on from there at a practice table."""
        match click.id:
            case Replay(game=game, place=("on", line, how)):
                await moments.play_from(click, game, number(line), how)
            case _:
                raise Refusal("forged")

    @commands.Cog.listener()
    async def on_forgotten(self, user: UserId) -> None:
        """Look at nothing of someone who has been forgotten."""
        self.bot.reviews.forget(user)
