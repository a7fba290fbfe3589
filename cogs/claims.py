"""``/card claim``: claiming all tricks to come."""

import discord
from discord import app_commands

from bot.client import access, completion, installs
from bot.client.click import Click, answers, number
from bot.client.core import Cog
from bot.client.groups import CARD, within
from bot.client.translation import named, parameters
from bot.tables.model.refusals import Refusal
from bot.tables.verbs.claim import claim_rest


class ClaimsCog(Cog):
    """Claims of the rest, by command or button."""

    @within(CARD)
    @app_commands.command(**named("command-rest"))
    @parameters(table="parameter-table")
    @app_commands.autocomplete(table=completion.games_of_mine)
    @installs.in_dms_too
    async def rest(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Claim all tricks to come."""
        click = await Click.of(interaction)
        access.played_by(click, table)
        await self._claim(click)

    @answers("favour:rest")
    async def pressed(self, click: Click) -> None:
        """Claim all tricks to come, at the decision of the button."""
        if len(click.id.parts) != 2:
            raise Refusal("forged")
        await self._claim(click, number(click.id.parts[1]))

    async def _claim(self, click: Click, decision: int | None = None) -> None:
        await click.table.do(claim_rest, click.user, decision)
        await click.say(click.words.say("rest-done"))
