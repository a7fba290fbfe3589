"""The private messages in which hands are: direct ones, and answers that only one person sees."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import discord

from bot.client import present
from bot.client.direct_messages import Direct, Outcome, Unreachable
from bot.client.display.channel_lanes import Place
from bot.client.display.edit_token import EditToken
from bot.client.display.idempotent import nonce, send
from bot.client.display.message_ages import MessageAges
from bot.client.display.rate_limiter import Toll
from bot.client.display.transient_messages import TransientMessages
from bot.ops.failpoints import failpoint
from bot.storage.rows.tables import HandRow
from bot.storage.store import StoreError
from bot.tables.live.table import Table
from bot.tables.model.session import NO_DECISION
from bot.tables.screens.screen import Screen

if TYPE_CHECKING:
    from bot.client.app import KnaveBot

Drawn = Callable[[], Awaitable[Screen]]
"""A hand as it is now, put together when it is first asked for."""


class Hands:
    """Keeps each hand where its owner looks for it."""

    def __init__(self, bot: "KnaveBot", ages: MessageAges, direct: Direct) -> None:
        self._bot = bot
        self._ages = ages
        self._direct = direct
        self._unopened: set[tuple[int, int]] = set()
        """Whose hand waits for direct messages to be opened again."""
        self._private: dict[tuple[int, int], EditToken] = {}
        """To the private answer that shows a hand."""
        self._clicked: dict[tuple[int, int], EditToken] = {}
        """To the direct message that shows it, where somebody has clicked on that."""
        self._letters: dict[tuple[int, int], int | None] = {}
        """In which direct message each hand was when it was last looked up."""
        self._before = TransientMessages(bot, bot.store, "before")
        """In which message a hand was that is sent anew, until that message is gone."""
        self._writing: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    def remember_private(
        self, table: Table, user: int, interaction: discord.Interaction, message: int | None
    ) -> None:
        """A private answer that shows a hand can be kept fresh while its token lives."""
        self._private[table.id, user] = EditToken.to_answer(interaction, message)

    def clicked_private(
        self, table: Table, user: int, interaction: discord.Interaction, message: int
    ) -> None:
        """Somebody clicked on the private answer that shows their hand, and it was changed.

        Another token sent it: through this one it is known as what was clicked, not by number.
        """
        self._private[table.id, user] = EditToken.to_clicked(interaction, message)

    def clicked(
        self, table: Table, user: int, interaction: discord.Interaction, message: int
    ) -> None:
        """Somebody clicked on the direct message in which their hand is."""
        self._clicked[table.id, user] = EditToken.to_clicked(interaction, message)

    def toll(self, table: Table, user: int, fresh: int | None) -> Toll:
        """What it takes to show this hand, which this message shows already."""
        if fresh is not None and self.shown(table, user, fresh):
            return "none"
        way = self._clicked.get((table.id, user)) or self._private.get((table.id, user))
        return "uncounted" if way is not None and way.open else "counted"

    def place(self, table: Table, user: int) -> Place:
        """Where this hand is drawn: all of a person's hands share their direct messages."""
        message = self._letters.get((table.id, user))
        old = message is not None and self._ages.old(message)
        return Place(("letters", user), old=old)

    def shown(self, table: Table, user: int, message: int) -> bool:
        """Whether this message is the only one in which this hand stands."""
        key = (table.id, user)
        return self._letters.get(key) == message and key not in self._private

    def forget(self, table: Table, user: int) -> None:
        """The table is closed: no private answer is kept fresh any more."""
        self._unopened.discard((table.id, user))
        self._before.forget((table.id, user))
        self._private.pop((table.id, user), None)
        self._clicked.pop((table.id, user), None)
        self._letters.pop((table.id, user), None)

    def forget_person(self, user: int) -> None:
        """This person is forgotten: no private answer of theirs is kept fresh any more."""
        for known in (self._private, self._clicked, self._letters):
            for key in [key for key in known if key[1] == user]:
                del known[key]
        self._unopened = {key for key in self._unopened if key[1] != user}

    async def reached(self, table: Table, user: int) -> bool:
        """Whether direct messages reach this person, as far as is known."""
        if (table.id, user) in self._unopened:
            return False
        row = await self._bot.store.tables.hand(table.id, user)
        return row is None or not row.told_closed

    async def try_again(self, table: Table, user: int) -> None:
        """Somebody has pressed something: what was closed to them may be open now."""
        known = await self._bot.store.tables.hand(table.id, user)
        if known is not None and known.told_closed:
            await self._bot.store.tables.set_hand(replace(known, told_closed=False))

    def unopened(self) -> set[tuple[int, int]]:
        """Whose hands wait for direct messages to be opened again; from now on nobody's do."""
        waiting, self._unopened = self._unopened, set()
        return waiting

    async def by_token(self, table: Table, user: int, drawn: Drawn, fresh: int | None) -> None:
        """Show a hand in the private answer, unless that shows it already or cannot any more."""
        private = self._private.get((table.id, user))
        if private is None or private.message == fresh:
            return
        try:
            if private.open:
                await private.show(await drawn())
                return
        except discord.HTTPException:
            pass
        self._private.pop((table.id, user), None)

    async def by_dm(
        self,
        table: Table,
        user: int,
        drawn: Drawn,
        ping: bool = False,
        fresh: int | None = None,
    ) -> Outcome:
        """Show a hand by direct message, with a new one if it is to ``ping``.

        "closed" and "paused" are said once, when it shows just now that none arrives.
        """
        lock = self._writing.setdefault((table.id, user), asyncio.Lock())
        async with lock:
            return await self._by_dm_alone(table, user, drawn, ping, fresh)

    async def _by_dm_alone(
        self, table: Table, user: int, drawn: Drawn, ping: bool, fresh: int | None
    ) -> Outcome:
        store = self._bot.store
        known = await store.tables.hand(table.id, user) or HandRow(table_id=table.id, user_id=user)
        self._letters[table.id, user] = known.message_id
        if known.told_closed or (fresh is not None and known.message_id == fresh and not ping):
            return "sent"
        if known.message_id is None and not any(chair.user == user for chair in table.chairs):
            return "sent"
        screen = await drawn()
        try:
            if await self._was_cut_off(known) or not await self._edited(known, screen, ping):
                await self._sent(known, screen, ping)
        except Unreachable as refused:
            return await self._not_sent(known, refused)
        self._unopened.discard((table.id, user))
        return "sent"

    async def _was_cut_off(self, known: HandRow) -> bool:
        """Whether an earlier sending anew came to no end, perhaps with the process.

        Then it may have arrived, and is done again with the same nonce. If it was written down,
        only the message from before is left to be taken away.
        """
        key = (known.table_id, known.user_id)
        found = await self._before.find(key)
        if found is None or found[1].id == known.message_id:
            return found is not None
        with suppress(discord.HTTPException):
            await self._before.remove(key)
        return False

    async def _not_sent(self, known: HandRow, refused: Unreachable) -> Outcome:
        """None arrives: only that somebody's messages are closed is written down."""
        key = (known.table_id, known.user_id)
        if refused.why == "paused":
            is_news = key not in self._unopened
            self._unopened.add(key)
            return "paused" if is_news else "sent"
        self._unopened.discard(key)
        closed = HandRow(table_id=known.table_id, user_id=known.user_id, told_closed=True)
        with suppress(StoreError):
            await self._bot.store.tables.set_hand(closed)
        return "closed"

    async def _edited(self, known: HandRow, screen: Screen, ping: bool) -> bool:
        """Edit the hand's message; false if there is none, or it would not do.

        :raises Unreachable: it is not taken any more.
        """
        if ping or (message := self._message(known)) is None:
            return False
        if await self._edited_on_the_way(known, screen):
            return True
        try:
            await message.edit(**await present.edit(screen))
        except discord.NotFound:
            return False
        except discord.HTTPException as error:
            self._direct.judge(error)
            raise
        return True

    async def _edited_on_the_way(self, known: HandRow, screen: Screen) -> bool:
        """Edit the message through the token of the last click on it; false if that is over."""
        key = (known.table_id, known.user_id)
        way = self._clicked.get(key)
        if way is None or way.message != known.message_id or not way.open:
            return False
        try:
            await way.show(screen)
        except discord.HTTPException:
            if self._clicked.get(key) is way:
                del self._clicked[key]
            return False
        return True

    async def _sent(self, known: HandRow, screen: Screen, ping: bool) -> None:
        """Send the hand, and take the message away in which it was before.

        It rings only if something is asked.

        :raises Unreachable: no direct message arrives.
        """
        key, old = (known.table_id, known.user_id), self._message(known)
        if old is not None:
            await self._before.keep(key, NO_DECISION, old)
        mark = nonce("hand", known.table_id, known.user_id, known.message_id or 0)
        sent = await self._direct.send(
            known.user_id, lambda channel: send(channel, screen, mark, silent=not ping)
        )
        self._ages.sent(sent.id)
        failpoint("sent")
        self._letters[known.table_id, known.user_id] = sent.id
        await self._bot.store.tables.set_hand(
            HandRow(
                table_id=known.table_id,
                user_id=known.user_id,
                channel_id=sent.channel.id,
                message_id=sent.id,
            )
        )
        if old is not None:
            with suppress(discord.HTTPException):
                await self._before.remove(key)

    def _message(self, known: HandRow) -> discord.PartialMessage | None:
        if not known.channel_id or not known.message_id:
            return None
        channel = self._bot.get_partial_messageable(known.channel_id)
        return channel.get_partial_message(known.message_id)
