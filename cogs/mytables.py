"""``/my-tables``: every open table of someone's, wherever it stands."""

import discord
from discord import app_commands

from bot.client import access, installs, playing, seating
from bot.client.click import Click, answers, number
from bot.client.core import Cog
from bot.client.translation import named
from bot.storage.rows.ids import TableId
from bot.tables.model.refusals import Refusal
from bot.tables.screens.personal_screen import my_tables


class MyTablesCog(Cog):
    """The tables at which someone is waited for, and the way there."""

    @app_commands.command(**named("command-mytables"))
    @installs.in_letters_too
    async def mytables(self, interaction: discord.Interaction) -> None:
        """List one's own open tables, those of this server first."""
        click = await Click.of(interaction)
        await click.panel(my_tables(click.words, await playing.own_tables(click), click.user))

    @answers("mytables")
    async def chosen(self, click: Click) -> None:
        """Open the table chosen in the menu of hands, or of tables to leave."""
        match click.id.parts, click.values:
            case ("hand",), [table]:
                await access.table_of(click, TableId(number(table)))
                await click.hand()
            case ("leave",), [table]:
                await access.table_of(click, TableId(number(table)))
                await seating.ask_to_leave(click)
            case _:
                raise Refusal("forged")
