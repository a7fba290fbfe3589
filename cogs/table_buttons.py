"""The buttons of the table message: my hand, the last trick, the score, the menu, a rematch."""

from dataclasses import replace
from typing import Any

import discord
from discord.ext import commands

from bot.client import access, errors, present, sight
from bot.client.app import KnaveBot
from bot.rules.about.rule_codes import write_code
from bot.tables.live.table import Table
from bot.tables.model.chairs import EMPTY, Chair
from bot.tables.model.lobby import Refusal
from bot.tables.screens.custom_ids import CustomId
from bot.tables.screens.favours_screen import Offers
from bot.tables.screens.menu_screen import menu_screen
from bot.tables.screens.sheet_screen import sheet_screen
from bot.tables.screens.table_screen import last_trick_text
from bot.tables.verbs.seats import seats_for


class LookingCog(commands.Cog):
    """What can be looked up at a table, and the next game at it."""

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot
        bot.answers["table"] = self.looked

    async def looked(self, interaction: discord.Interaction, wish: CustomId, _: list[str]) -> None:
        """A button of the table message."""
        table = await access.table_of(self.bot, interaction, wish.table)
        words = await self.bot.words_for(interaction)
        match wish.parts:
            case ("hand",):
                await self._my_hand(interaction, table)
            case ("last",):
                if table.session is None:
                    raise Refusal("not-begun")
                await access.say(interaction, last_trick_text(words, table.session))
            case ("score",):
                if table.session is None:
                    raise Refusal("not-begun")
                await access.panel(interaction, sheet_screen(words, table.id, table.session))
            case ("menu",):
                asker = interaction.user.id
                free = None if table.practice else seats_for(table.state, asker)
                screen = menu_screen(
                    words,
                    table.id,
                    table.lobby,
                    table.session,
                    asker,
                    free,
                    Offers.at(table.state, table.now),
                )
                await access.panel(interaction, screen)
            case ("rematch",):
                await self._rematch(interaction, table)
            case _:
                raise Refusal("forged")

    async def _my_hand(self, interaction: discord.Interaction, table: Table) -> None:
        user = interaction.user.id
        if not any(chair.user == user for chair in table.chairs):
            raise Refusal("not-here")
        screen = await self.bot.herald.hand_screen(table, user)
        sent = await interaction.response.send_message(
            **await present.message(screen), ephemeral=True
        )
        await self.bot.herald.remember_private(table, user, interaction, sent.message_id)

    async def _rematch(self, interaction: discord.Interaction, table: Table) -> None:
        """A new table for the same circle: who pressed is host, and seats are kept for the others.

        Nobody is seated unasked, nor written to: they are called in the channel, and press *Join*.
        """
        words, user = await self.bot.words_for(interaction), interaction.user.id
        if not any(chair.user == user for chair in table.chairs):
            raise Refusal("not-here")
        if table.open:
            raise Refusal("already-begun")
        if table.practice:
            await self.bot.answers["practice"](interaction, CustomId("practice", table.id), [])
            return
        await access.must_be_allowed_here(self.bot, interaction, table)
        await access.must_have_rights(self.bot, interaction, table=table)
        lobby = table.lobby.again(table.chairs, user)
        lobby = replace(lobby, chairs=await self._awaited(lobby.chairs, user))
        row = table.row
        private = row.private or sight.is_private(self.bot.get_channel(row.channel_id))
        try:
            new = await self.bot.hall.open(lobby, row.guild_id, row.channel_id, private=private)
        except Refusal as refused:
            code = write_code(lobby.game, lobby.options)
            await access.way_round(self.bot, interaction, lobby, code, refused)
            return
        if interaction.channel_id == row.channel_id:
            await access.post(self.bot, interaction, new)
        else:  # asked from a private copy of the table
            self.bot.herald.table_changed(new)
            place = f"<#{row.channel_id}>"
            await access.say(interaction, words.say("opened-there", table=new.id, place=place))
        if not await self.bot.herald.greet(new, user):
            await errors.refuse(interaction, words.say("dm-closed"))
        if guests_of := [chair.kept for chair in new.chairs if chair.kept is not None]:
            for guest in guests_of:
                self.bot.herald.calls.invited(new, guest)
            by = interaction.user.display_name
            await self.bot.herald.calls.kept_for(new, guests_of, by, "rematch-note")
        if any(chair.empty and chair.kept is None for chair in new.chairs):
            self.bot.dispatch("table_opened", new)

    async def _awaited(self, circle: tuple[Chair, ...], host: int) -> tuple[Chair, ...]:
        """The circle: the new host, robots, and chairs kept for everybody else.

        No chair is kept where one of the two has blocked the other.
        """
        return tuple([await self._kept(chair, host) for chair in circle])

    async def _kept(self, chair: Chair, host: int) -> Chair:
        other, store = chair.user, self.bot.hall.store
        if other is None or other == host:
            return chair
        if await store.has_blocked(host, other) or await store.has_blocked(other, host):
            return EMPTY
        return Chair(kept=other, kept_name=chair.name)


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(LookingCog(bot))
