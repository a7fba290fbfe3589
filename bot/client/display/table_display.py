"""Every public message is kept at what its table's newest state is, or the table is suspended."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import discord

from bot.client import rights
from bot.client.display.display_state import DisplayState
from bot.client.display.redraws import Redraws
from bot.client.display.screens import Screens
from bot.client.display.table_messages import TableMessages
from bot.tables.live.table import Table
from bot.tables.model.suspension import Why
from bot.tables.screens.screen import message

log = logging.getLogger(__name__)
OUT_OF_REACH = (10003, 10004, 50001, 50013, 50083, 160005)
"""Unknown channel or server, no access, no right, thread asleep or locked: it is suspended."""
UNEXPLAINED: Why = "unreachable"
"""Why it is suspended when Discord refuses what by all it has told should be allowed."""


class TableDisplay:
    """Draws the public messages of tables."""

    def __init__(
        self,
        client: discord.Client,
        state: DisplayState,
        redraws: Redraws,
        screens: Screens,
        messages: TableMessages,
    ) -> None:
        self._client = client
        self._state = state
        self._redraws = redraws
        self._screens = screens
        self._messages = messages
        self.leaving = False
        """The program is going down: open tables say so."""

    def changed(self, table: Table) -> None:
        """Have the public message of a table drawn again."""
        self._redraws.request(
            ("table", table.id),
            lambda: self._show(table),
            place=lambda: self._messages.place(table),
        )

    @contextmanager
    def posting(self, table: Table) -> Iterator[None]:
        """Draw nothing while the table's message is sent in answer to a command.

        If that fails, it is posted.
        """
        shown = self._state.table(table)
        shown.posting = True
        try:
            yield
        finally:
            shown.posting = False
            if table.record.row.message_id is None:
                self.changed(table)

    async def _show(self, table: Table) -> None:
        if self._state.table(table).posting:
            return
        if table.held:
            await self.survey(table)
        try:
            screen = await self._screens.table_screen(table)
            if self.leaving and table.open:
                line = (await self._screens.public_words(table)).say("restarting-line")
                screen = replace(screen, text=message([screen.text, line]))
            await self._messages.show(table, screen)
        except discord.HTTPException as error:
            await self.not_shown(table, error)
        else:
            if table.held and table.held.why == UNEXPLAINED:
                await table.release()
        finally:
            if not table.open:
                self._state.close_table(table)

    async def survey(self, table: Table) -> None:
        """See whether the table can be shown where it stands: suspend it, or let it go on."""
        if not table.open or table.practice:
            return
        row = table.record.row
        found = await rights.obstacle(self._client, row.guild_id, row.channel_id)
        if found is not None:
            await table.hold(*found)
        elif table.held and table.held.why != UNEXPLAINED:
            await table.release()

    async def not_shown(self, table: Table, error: discord.HTTPException) -> None:
        """Suspend a table whose channel takes no message any more.

        :raises discord.HTTPException: this ``error``, if it tells nothing of the channel.
        """
        if error.code not in OUT_OF_REACH or not table.open:
            raise error
        log.info("table %s cannot be shown where it stands: %s", table.id, error)
        if table.held is None:
            await self.survey(table)
        if table.held is None:
            await table.hold(UNEXPLAINED)
