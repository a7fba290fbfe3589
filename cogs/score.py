"""``/card score``: the score sheet of a game, at any time."""

import discord
from discord import app_commands

from bot.client import completion, installs
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
    @installs.in_letters_too
    async def score(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Show the sheet, to the asker alone."""
        click = await Click.of(interaction)
        near = self.bot.tables.near(click.user, click.channel_id)
        found = [one for one in near if table in (None, one.id)]
        if not found:
            raise Refusal("no-table-here" if table is None else "no-table")
        if found[0].session is None:
            raise Refusal("not-begun")
        shown, public = found[0], found[0].public
        await click.show(sheet_screen(click.words, shown.id, found[0].session, public=public))
