"""``/card score``: the score sheet of a game, at any time."""

import discord
from discord import app_commands

from bot.client import access, completion, installs
from bot.client.click import Click
from bot.client.core import Cog
from bot.client.groups import CARD, within
from bot.client.translation import named, parameters
from bot.tables.model.refusals import Refusal
from bot.tables.screens.sheet_screen import sheet_screen


class ScoreCog(Cog):
    """The score sheet, for everyone who asks in the channel or sits at the table."""

    @within(CARD)
    @app_commands.command(**named("command-score"))
    @parameters(table="parameter-table")
    @app_commands.autocomplete(table=completion.tables_nearby)
    @installs.in_dms_too
    async def score(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Show the sheet, to the asker alone."""
        click = await Click.of(interaction)
        shown = access.near(click, table)
        if shown.session is None:
            raise Refusal("not-begun")
        sheet = sheet_screen(click.words, shown.id, shown.session, public=shown.public)
        await click.show(sheet)
