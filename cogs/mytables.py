"""``/my-tables``: every open table of someone's, wherever it stands."""

import discord
from discord import app_commands

from bot.client import access, installs, playing, seating
from bot.client.click import Click, answers, number
from bot.client.core import Cog
from bot.client.display.whereabouts import way_to
from bot.client.evening_posts import game_of
from bot.client.joined import joined
from bot.client.translation import named
from bot.storage.rows.evenings import EveningRow
from bot.storage.rows.ids import TableId, UserId
from bot.tables.model.refusals import Refusal
from bot.tables.screens.personal_screen import my_tables


class MyTablesCog(Cog):
    """The tables at which someone is waited for, and the way there."""

    @app_commands.command(**named("command-mytables"))
    @installs.in_dms_too
    async def mytables(self, interaction: discord.Interaction) -> None:
        """List one's own open tables, those of this server first, and what else one has joined."""
        click = await Click.of(interaction)
        tables, evenings = await playing.own_tables(click), await self._evenings(click.user)
        others = await joined(click)
        await click.panel(my_tables(click.words, tables, click.user, evenings, others))

    async def _evenings(self, user: UserId) -> list[tuple[EveningRow, str, str]]:
        """The evenings that someone comes to, the next one first, each with its game and place."""
        store = self.bot.store.evenings
        found = [await store.evening(number) for number in await store.of_person(user)]
        coming = [
            evening
            for evening in found
            if evening is not None
            and evening.state == "planned"
            and any(guest.user_id == user for guest in evening.guests)
        ]
        coming.sort(key=lambda evening: evening.at)
        return [(one, game, way_to(one)) for one in coming if (game := game_of(one))]

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
