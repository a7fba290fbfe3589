"""The private messages in which hands are: direct ones, and answers that only one person sees."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import discord

from bot.points import passing
from bot.storage.rows.tables import HandRow
from bot.storage.store import StoreError
from bot.tables.screens.screen import Screen
from bot.tables.table import Table
from cogs import present
from cogs.herald.ages import Ages
from cogs.herald.budget import Toll
from cogs.herald.once import ORIGINAL, nonce, send
from cogs.herald.public import OLD_MESSAGE

if TYPE_CHECKING:
    from bot.app import KnaveBot

TOKEN_LIFE = 14 * 60
"""Seconds for which a private answer or a click can be used, with a minute to spare."""
Drawn = Callable[[], Awaitable[Screen]]
"""A hand as it is now, put together when it is first asked for."""


@dataclass(frozen=True, slots=True)
class Private:
    """A private hand: since when its token lives, the interaction, and the message."""

    since: float
    interaction: discord.Interaction
    message: int | None


@dataclass(frozen=True, slots=True)
class Way:
    """Through the token of a click its message can be edited for a while, and nobody counts it.

    That message is the original one there, because it was changed in answer to the click.
    """

    since: float
    message: int
    webhook: discord.Webhook

    @property
    def open(self) -> bool:
        """Whether the token still lives."""
        return time.monotonic() - self.since <= TOKEN_LIFE


class Hands:
    """Keeps each hand where its owner looks for it."""

    def __init__(self, bot: "KnaveBot", ages: Ages) -> None:
        self._bot = bot
        self._ages = ages
        self._private: dict[tuple[int, int], Private] = {}
        self._ways: dict[tuple[int, int], Way] = {}
        self._letters: dict[tuple[int, int], int | None] = {}
        """In which direct message each hand was when it was last looked up."""
        self._writing: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    def remember_private(
        self, table: Table, user: int, interaction: discord.Interaction, message: int | None
    ) -> None:
        """A private answer that shows a hand can be kept fresh while its token lives."""
        self._private[table.id, user] = Private(time.monotonic(), interaction, message)

    def clicked(
        self, table: Table, user: int, interaction: discord.Interaction, message: int
    ) -> None:
        """Somebody clicked on the direct message in which their hand is."""
        way = Way(time.monotonic(), message, interaction.followup)
        self._ways[table.id, user] = way

    def toll(self, table: Table, user: int, fresh: int | None) -> Toll:
        """What it takes to show this hand, which this message shows already."""
        way, private = self._ways.get((table.id, user)), self._private.get((table.id, user))
        if fresh is not None and self.shown(table, user, fresh):
            return "none"
        return "uncounted" if (way.open if way else private) else "counted"

    def shown(self, table: Table, user: int, message: int) -> bool:
        """Whether this message is the only one in which this hand stands."""
        key = (table.id, user)
        return self._letters.get(key) == message and key not in self._private

    def forget(self, table: Table, user: int) -> None:
        """The table is closed: no private answer is kept fresh any more."""
        self._private.pop((table.id, user), None)
        self._ways.pop((table.id, user), None)
        self._letters.pop((table.id, user), None)

    def forget_person(self, user: int) -> None:
        """This person is forgotten: no private answer of theirs is kept fresh any more."""
        for known in (self._private, self._ways, self._letters):
            for key in [key for key in known if key[1] == user]:
                del known[key]

    async def reached(self, table: Table, user: int) -> bool:
        """Whether direct messages reach this person, as far as is known."""
        row = await self._bot.hall.store.hand(table.id, user)
        return row is None or not row.told_closed

    async def by_token(self, table: Table, user: int, drawn: Drawn, fresh: int | None) -> None:
        """Show a hand in the private answer, unless that shows it already or cannot any more."""
        private = self._private.get((table.id, user))
        if private is None or private.message == fresh:
            return
        if time.monotonic() - private.since > TOKEN_LIFE:
            del self._private[table.id, user]
            return
        try:
            edit, asked = await present.edit(await drawn()), private.interaction
            if private.message is None:
                await asked.edit_original_response(**edit)
            else:  # what was answered late may be another message than the original answer
                await asked.followup.edit_message(private.message, **edit)
        except discord.HTTPException:
            self._private.pop((table.id, user), None)

    async def by_dm(
        self,
        table: Table,
        user: int,
        drawn: Drawn,
        ping: bool = False,
        fresh: int | None = None,
    ) -> bool:
        """Show a hand by direct message; false if it shows just now that none arrives."""
        lock = self._writing.setdefault((table.id, user), asyncio.Lock())
        async with lock:
            return await self._by_dm_alone(table, user, drawn, ping, fresh)

    async def _by_dm_alone(
        self, table: Table, user: int, drawn: Drawn, ping: bool, fresh: int | None
    ) -> bool:
        store = self._bot.hall.store
        known = await store.hand(table.id, user) or HandRow(table_id=table.id, user_id=user)
        self._letters[table.id, user] = known.message_id
        if known.told_closed or (fresh is not None and known.message_id == fresh and not ping):
            return True
        if known.message_id is None and not any(chair.user == user for chair in table.chairs):
            return True
        screen = await drawn()
        try:
            if not ping and await self._edited(table, known, screen):
                return True
            await self._sent(known, screen)
        except discord.Forbidden:
            closed = HandRow(table_id=table.id, user_id=user, told_closed=True)
            with suppress(StoreError):
                await store.set_hand(closed)
            return False
        return True

    async def _edited(self, table: Table, known: HandRow, screen: Screen) -> bool:
        """Edit the hand's message; false if there is none that could be edited."""
        if (message := self._message(known)) is None:
            return False
        if self._due_anew(table, message.id):
            return False
        if await self._edited_on_the_way(known, screen):
            return True
        try:
            await message.edit(**await present.edit(screen))
        except discord.NotFound:
            return False
        except discord.HTTPException as error:
            if error.code != OLD_MESSAGE:
                raise
            return False
        return True

    async def _edited_on_the_way(self, known: HandRow, screen: Screen) -> bool:
        """Edit the message through the token of the last click on it; false if that is over."""
        key = (known.table_id, known.user_id)
        way = self._ways.get(key)
        if way is None or way.message != known.message_id or not way.open:
            return False
        try:
            await way.webhook.edit_message(ORIGINAL, **await present.edit(screen))
        except discord.HTTPException:
            if self._ways.get(key) is way:
                del self._ways[key]
            return False
        return True

    def _due_anew(self, table: Table, message: int) -> bool:
        """Whether a deal has just begun and the message has grown too old to be edited often."""
        view = table.sitting.view(None) if table.sitting and table.open else None
        begun = view is not None and not view.history[1:] and not table.held
        return begun and self._ages.old(message)

    async def _sent(self, known: HandRow, screen: Screen) -> None:
        """Send the hand, and take the message away in which it was before."""
        dm = await self._bot.create_dm(discord.Object(known.user_id))
        mark = nonce("hand", known.table_id, known.user_id, known.message_id or 0)
        sent = await send(dm, screen, mark)
        self._ages.sent(sent.id)
        passing("sent")
        self._letters[known.table_id, known.user_id] = sent.id
        await self._bot.hall.store.set_hand(
            HandRow(
                table_id=known.table_id,
                user_id=known.user_id,
                channel_id=dm.id,
                message_id=sent.id,
            )
        )
        if (old := self._message(known)) is not None:
            with suppress(discord.HTTPException):
                await old.delete()

    def _message(self, known: HandRow) -> discord.PartialMessage | None:
        if not known.channel_id or not known.message_id:
            return None
        channel = self._bot.get_partial_messageable(known.channel_id)
        return channel.get_partial_message(known.message_id)
