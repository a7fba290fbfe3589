"""``/block`` and ``/blocked``: people who may not sit down at the tables one hosts."""

import discord
from discord import app_commands

from bot.client import installs
from bot.client.click import Click, answers, user_in
from bot.client.core import Cog, Core
from bot.client.translation import named, parameters, spoken
from bot.storage.rows.ids import UserId
from bot.storage.rows.people import BlockRow
from bot.tables.live import deeds
from bot.tables.model.refusals import Refusal
from bot.tables.screens.personal_screen import blocked_screen
from bot.words.words import clean, escape


class BlocksCog(Cog):
    """A choice of one's own, for all servers; nobody else hears of it."""

    def __init__(self, bot: Core) -> None:
        super().__init__(bot)
        installs.menu(bot, spoken("menu-block"), self.block_person)

    @app_commands.command(**named("command-block"))
    @parameters(person="parameter-person")
    @installs.in_dms_too
    async def block(self, interaction: discord.Interaction, person: discord.User) -> None:
        """Let someone sit down no more at tables that one hosts."""
        await self.block_person(interaction, person)

    async def block_person(
        self, interaction: discord.Interaction, person: discord.Member | discord.User
    ) -> None:
        """Block the person on whom a menu was opened.

        :raises Refusal: it is the asker.
        """
        click = await Click.of(interaction)
        if person.id == click.user:
            raise Refusal("not-yourself")
        name = clean(getattr(person, "display_name", str(person.id)))
        await self.bot.store.social.block(
            BlockRow(click.user, UserId(person.id), name, self.bot.clock.now())
        )
        await click.say(click.words.say("blocked-now", who=escape(name)))

    @app_commands.command(**named("command-blocked"))
    @installs.in_dms_too
    async def blocked(self, interaction: discord.Interaction) -> None:
        """List the people one has blocked, with a menu to undo it."""
        await self._list(await Click.of(interaction))

    @answers("block")
    async def chosen(self, click: Click) -> None:
        """Unblock the person chosen in that menu."""
        match click.id.parts, click.values:
            case ("undo",), [user]:
                await self.bot.store.social.unblock(click.user, user_in(user))
                deeds.done()
                await self._list(click)
            case _:
                raise Refusal("forged")

    async def _list(self, click: Click) -> None:
        blocks = await self.bot.store.social.blocks(click.user)
        await click.panel(blocked_screen(click.words, blocks))
