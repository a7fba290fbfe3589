"""``/watch``: a private picture of a table from above, which follows the play."""

import discord
from discord import app_commands

from bot.client import access, completion, installs
from bot.client.click import Click, answers
from bot.client.core import Cog
from bot.client.display.edit_token import TOKEN_LIFE
from bot.client.translation import named, parameters
from bot.tables.model.refusals import Refusal
from bot.tables.screens.screen import Screen


class WatchCog(Cog):
    """Watching a table without a seat, or from above beside one's own hand."""

    @app_commands.command(**named("command-watch"))
    @parameters(table="parameter-table")
    @app_commands.autocomplete(table=completion.tables_nearby)
    @installs.in_servers
    async def watch(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Show the table to the asker alone, and let that follow."""
        click = await access.at_table(interaction, table)
        await self._begin(click)

    @answers("watch")
    async def pressed(self, click: Click) -> None:
        """Go on following, or end it."""
        match click.id.parts:
            case ("on",):
                await self._begin(click)
            case ("off",):
                self.bot.display.watchers.end(click.table, click.user)
                await click.panel(Screen(click.words.say("watch-off", table=click.table.id)))
            case _:
                raise Refusal("forged")

    async def _begin(self, click: Click) -> None:
        watchers, table, user = self.bot.display.watchers, click.table, click.user
        watchers.must_have_room(table, user)
        state = table.state
        screen = await watchers.screen(table, user, self.bot.clock.now() + TOKEN_LIFE)
        own = click.own_message is not None
        message = await (click.edit(screen) if own else click.show(screen))
        watchers.begin(table, user, click.interaction, message, state)
