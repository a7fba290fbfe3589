"""The buttons of the table message: my hand, the last trick or deal, the score, the menu …"""

import asyncio
from dataclasses import replace
from weakref import WeakValueDictionary

from bot.client import access, opening, seating, sight
from bot.client.click import Click, answers
from bot.client.core import Cog, Core
from bot.rules import Seat
from bot.rules.about.rule_codes import write_code
from bot.storage.rows.ids import TableId, UserId
from bot.tables.live.table import Table
from bot.tables.model.chairs import EMPTY, Chair
from bot.tables.model.refusals import Refusal
from bot.tables.screens.deal_screen import last_deal_screen
from bot.tables.screens.details_screen import details_screen
from bot.tables.screens.menu_screen import menu_screen, with_way_back
from bot.tables.screens.screen import Screen
from bot.tables.screens.seats_screen import no_hand
from bot.tables.screens.sheet_screen import sheet_screen
from bot.tables.screens.table_screen import last_trick_text
from bot.tables.verbs.offers import offers
from bot.tables.verbs.seats import seats_for


class TableButtonsCog(Cog):
    """The facts that can be looked up at a table, and the next game at it."""

    def __init__(self, bot: Core) -> None:
        super().__init__(bot)
        self._one_at_a_time: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        """The locks of tables that are over: two clicks in one moment open one rematch."""

    @answers("table")
    async def pressed(self, click: Click) -> None:
        """Answer a button of the table message."""
        table, words, session = click.table, click.words, click.table.session
        match click.id.parts:
            case ("hand",):
                if session is not None and (free := _free(click)):
                    await click.show(no_hand(words, table.id, session, free))
                else:
                    await click.hand()
            case ("last" | "score" | "details", *_) if session is None:
                raise Refusal("not-begun")
            case ("last",) if session is not None:
                await click.say(last_trick_text(words, session))
            case ("score",) if session is not None:
                public = table.public
                await click.panel(sheet_screen(words, table.id, session, public=public))
            case ("score", "menu") if session is not None:
                sheet = sheet_screen(words, table.id, session, public=table.public)
                await click.panel(with_way_back(words, table.id, sheet))
            case ("deal",) if session is not None and session.result is not None and session.sheet:
                public = table.public
                await click.below(last_deal_screen(words, table.id, session, public=public))
            case ("details",) if session is not None:
                seat = session.seat_of(click.user)
                await click.below(details_screen(words, table.id, session, seat))
            case ("menu",):
                await click.below(_menu(click))
            case ("menu", "back"):
                await click.panel(_menu(click))
            case ("rematch",):
                await self._rematch(click)
            case _:
                raise Refusal("forged")

    async def _rematch(self, click: Click) -> None:
        """Open a table for the same circle: the clicker is host, the others have seats kept.

        Nobody is seated unasked, nor written to: they are called in the channel, and press *Join*,
        or *Rematch* as well.
        """
        table = click.table
        if not click.sits:
            raise table.lobby.not_here(click.user)
        if table.open:
            raise Refusal("already-begun")
        if not table.state.free:
            raise Refusal("rematch-appointed")
        if table.practice:
            await opening.practice_again(click)
            return
        await access.must_read(click, table)
        async with self._one_at_a_time.setdefault(table.id, asyncio.Lock()):
            begun = self._rematch_of(table, click.user)
            new = await self._opened_again(click) if begun is None else None
        if begun is not None:
            click.come_to(begun)
            if begun.sits(click.user):
                place = self.bot.display.whereabouts.place(begun, click.words)
                await click.say(click.words.say("opened-there", table=begun.id, place=place))
            else:
                await seating.sit_down(click)
        elif new is not None:
            await self._tell(click, new)

    async def _opened_again(self, click: Click) -> Table | None:
        """A new table for the circle; ``None``: the answer offers a thread for it.

        :raises Refusal: none may be opened.
        """
        table = click.table
        await access.must_be_allowed(click, table)
        await access.must_have_rights(click, table=table)
        lobby = table.lobby.again(table.chairs, click.user)
        lobby = replace(lobby, chairs=await self._awaited(lobby.chairs, click.user))
        private = table.private or sight.is_private(self.bot.get_channel(table.channel_id))
        guild, channel = table.guild_id, table.channel_id
        try:
            return await self.bot.tables.open(lobby, guild, channel, private=private)
        except Refusal as refused:
            code = write_code(lobby.game, lobby.options)
            await opening.offer_thread(click, lobby, code, refused)
            return None

    def _rematch_of(self, over: Table, user: UserId) -> Table | None:
        """The next table of the same circle, if this person sits there or has a seat kept."""
        circle = {chair.user for chair in over.chairs}
        for table in self.bot.tables.in_channel(over.channel_id):
            waits = table.session is None and any(chair.kept == user for chair in table.chairs)
            same = table.game_key == over.game_key and table.lobby.host in circle
            if same and (waits or table.sits(user)):
                return table
        return None

    async def _tell(self, click: Click, new: Table) -> None:
        """Show a new table, and call those for whom a seat is kept."""
        try:
            await self._show(click, new)
        finally:  # the table is open, though the answer may be lost
            await self._call(click, new)

    async def _show(self, click: Click, new: Table) -> None:
        """Answer with a new table, or with the way there."""
        if click.channel_id == new.channel_id:
            await opening.post(click, new)
        else:  # asked from a private copy of the table
            self.bot.display.table_changed(new)
            place = f"<#{new.channel_id}>"
            await click.say(click.words.say("opened-there", table=new.id, place=place))

    async def _call(self, click: Click, new: Table) -> None:
        """Call those for whom a seat is kept, and whoever wants to know of free ones."""
        display = self.bot.display
        await opening.greet_host(click, new)
        if guests := [chair.kept for chair in new.chairs if chair.kept is not None]:
            for guest in guests:
                display.invitations.invited(new, guest)
            by = click.interaction.user.display_name
            await display.invitations.kept_for(new, guests, by, "rematch-note")
        if any(chair.empty and chair.kept is None for chair in new.chairs):
            self.bot.dispatch("table_opened", new)

    async def _awaited(self, circle: tuple[Chair, ...], host: UserId) -> tuple[Chair, ...]:
        """The circle: the new host, robots, and chairs kept for everyone else.

        No chair is kept where one of the two has blocked the other.
        """
        return tuple([await self._kept(chair, host) for chair in circle])

    async def _kept(self, chair: Chair, host: UserId) -> Chair:
        other, store = chair.user, self.bot.store
        if other is None or other == host:
            return chair
        if await store.social.has_blocked(host, other) or await store.social.has_blocked(
            other, host
        ):
            return EMPTY
        return Chair(kept=other, kept_name=chair.name)


def _free(click: Click) -> tuple[Seat, ...] | None:
    """The robots' seats that the clicker may take; ``None`` where nobody comes or leaves."""
    table = click.table
    return seats_for(table.state, click.user) if table.public else None


def _menu(click: Click) -> Screen:
    """The menu of the table, as the clicker may use it."""
    table, state = click.table, click.table.state
    return menu_screen(
        click.words,
        table.id,
        table.lobby,
        table.session,
        click.user,
        _free(click),
        offers(state, table.now),
        outside=table.practice or click.guild_id is None,
        fixed=state.fixed,
    )
