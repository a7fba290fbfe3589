"""One public message a table: edited in place, and posted anew below where that does not do."""

from collections import Counter
from contextlib import suppress

import discord

from bot.client import present
from bot.client.display.channel_lanes import Place
from bot.client.display.idempotent import ORIGINAL, nonce, send
from bot.client.display.message_ages import MessageAges
from bot.ops.failpoints import failpoint
from bot.storage.store import Store
from bot.tables.live.table import Table
from bot.tables.screens.screen import Screen
from bot.tables.verbs.suspend import shown_in

UNKNOWN_MESSAGE, ARCHIVED = 10008, 50083
"""It was deleted; its thread sleeps until somebody writes in it."""
BURIED = 12
"""With more messages than that below it, a table is posted anew when a deal begins."""


class TableMessages:
    """Where each table is shown, and how far down the talk has pushed it."""

    def __init__(self, client: discord.Client, store: Store, ages: MessageAges) -> None:
        self._client = client
        self._store = store
        self._promised: set[int] = set()
        self._ages = ages
        self._below: Counter[int] = Counter()
        self._deals: dict[int, int] = {}

    def talked(self, table: Table) -> None:
        """Somebody wrote something below the table's message."""
        self._below[table.id] += 1

    def known(self, table: Table) -> None:
        """The table is shown as it stands: only with the next deal is it looked for."""
        self._deals[table.id] = table.session.deals if table.session else 0

    async def posted(self, table: Table, message: int) -> None:
        """The table is shown in this message from now on."""
        failpoint("posted")
        self._ages.sent(message)
        self._below.pop(table.id, None)
        await table.do(shown_in, message)
        if table.id in self._promised:
            self._promised.discard(table.id)
            await self._store.set_mark(_promise(table), "")

    async def promised(self, table: Table, token: str) -> None:
        """The table is about to be shown in answer to a command: this token will find it.

        It is kept only until the message's number is; after that nobody needs it.
        """
        self._promised.add(table.id)
        await self._store.set_mark(_promise(table), token)

    async def _found(self, table: Table) -> bool:
        """Whether the table was shown in an answer whose number nobody wrote down."""
        token = await self._store.mark(_promise(table))
        if not token:
            return False
        self._promised.add(table.id)
        assert self._client.application_id is not None
        answer = discord.Webhook.partial(self._client.application_id, token, client=self._client)
        try:
            sent = await answer.fetch_message(ORIGINAL)
        except discord.HTTPException as error:
            if error.status >= 500:
                raise  # it may be there: look again
            return False  # it never was, or the token has had its time
        if sent.flags.ephemeral:
            return False  # it only said that an answer was on its way
        await self.posted(table, sent.id)
        return True

    async def show(self, table: Table, screen: Screen) -> None:
        """Let the table's message be this screen. Of several that could be, the old ones go."""
        if not table.open and await self._store.mark(_before(table)):
            await self._store.set_mark(_before(table), "")
        deal = table.session.deals if table.session else 0
        if table.row.message_id is None:
            if table.open and not (await self._found(table) and await self._edited(table, screen)):
                await self._post(table, screen)
        elif self._sunk(table, deal) or not await self._edited(table, screen):
            await self._post(table, screen)
        self._deals[table.id] = deal
        if not table.open:
            self.forget(table)

    def place(self, table: Table) -> Place:
        """Where the table will be drawn, and whether by an edit."""
        row, deal = table.row, table.session.deals if table.session else 0
        if row.message_id is None or self._sunk(table, deal):
            return Place(row.channel_id, "send")
        return Place(row.channel_id, old=self._ages.old(row.message_id))

    def forget(self, table: Table) -> None:
        """Nothing more is to be told of this table's place."""
        self._below.pop(table.id, None)
        self._deals.pop(table.id, None)

    def _sunk(self, table: Table, deal: int) -> bool:
        """Whether a deal begins at a table that one has to scroll up to, or that has grown old."""
        message = table.row.message_id
        if (
            message is None
            or not table.open
            or table.state.suspension
            or deal == self._deals.get(table.id, 0)
        ):
            return False
        return self._below[table.id] > BURIED or self._ages.old(message)

    async def _edited(self, table: Table, screen: Screen) -> bool:
        """Edit the message; false if another has to take its place."""
        try:
            await self._message(table).edit(**await present.edit(screen))
        except discord.HTTPException as error:
            if error.code == ARCHIVED:
                return False
            if error.code == UNKNOWN_MESSAGE and table.open:
                return False
            raise
        return True

    async def _post(self, table: Table, screen: Screen) -> None:
        """Send it once: the nonce is made of what went before, so that it never comes again."""
        old = self._message(table) if table.row.message_id else None
        before = old.id if old else await self._store.mark(_before(table))
        mark = nonce("table", table.id, table.row.channel_id, before or 0)
        sent = await send(self._channel(table), screen, mark)
        await self.posted(table, sent.id)
        if old is None:  # after a move nothing else would tell this place from the one before
            await self._store.set_mark(_before(table), str(sent.id))
            return
        with suppress(discord.HTTPException):
            await old.delete()

    def _message(self, table: Table) -> discord.PartialMessage:
        assert table.row.message_id is not None
        return self._channel(table).get_partial_message(table.row.message_id)

    def _channel(self, table: Table) -> discord.PartialMessageable:
        row = table.row
        return self._client.get_partial_messageable(row.channel_id, guild_id=row.guild_id or None)


def _before(table: Table) -> str:
    return f"message that last showed table {table.id}"


def _promise(table: Table) -> str:
    return f"answer that shows table {table.id}"
