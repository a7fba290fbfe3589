"""Private pictures of tables that follow the play, for those who asked with ``/watch``.

They show what everyone sees, and nothing else. Each is changed through the token of its answer,
which Discord does not count; when that has had its time, its button begins anew.
"""

from dataclasses import replace
from functools import partial

import discord

from bot.client.display.edit_token import EditToken
from bot.client.display.rank import Rank
from bot.client.display.redraws import Redraws
from bot.client.display.screens import Screens
from bot.storage.rows.ids import MessageId, TableId, UserId
from bot.tables.live.table import Table
from bot.tables.model.clock import Clock
from bot.tables.model.refusals import Refusal
from bot.tables.model.state import TableState
from bot.tables.screens import custom_ids
from bot.tables.screens.screen import Button, Screen
from bot.tables.screens.screen import message as joined

MOST = 25
"""People who may watch one table like this at a time."""


class Watchers:
    """Knows who watches which table, and through which token."""

    def __init__(self, clock: Clock, redraws: Redraws, screens: Screens) -> None:
        self._clock = clock
        self._redraws = redraws
        self._screens = screens
        self._tokens: dict[TableId, dict[UserId, EditToken]] = {}

    def must_have_room(self, table: Table, user: UserId) -> None:
        """Refuse one more, where as many watch as may.

        :raises Refusal: they do.
        """
        watching = {u for u, t in self._tokens.get(table.id, {}).items() if t.open}
        if user not in watching and len(watching) >= MOST:
            raise Refusal("watch-full", count=MOST)

    def begin(
        self,
        table: Table,
        user: UserId,
        asked: discord.Interaction,
        message: MessageId | None,
        shown: TableState,
    ) -> None:
        """Let the message with which an interaction was answered follow a table that goes on.

        It shows the table as it was ``shown``, and may have been long on its way.
        """
        is_newest = table.state is shown
        if table.settled and is_newest:
            return
        token = EditToken.of(self._clock, asked, message)
        self._tokens.setdefault(table.id, {})[user] = token
        if not is_newest:
            self._redraw(table, user)

    def end(self, table: Table, user: UserId) -> None:
        """Let someone's picture follow no more."""
        tokens = self._tokens.get(table.id, {})
        tokens.pop(user, None)
        if not tokens:
            self._tokens.pop(table.id, None)

    def changed(self, table: Table) -> None:
        """Have every picture of this table drawn again, behind all whom the play concerns."""
        for user, token in list(self._tokens.get(table.id, {}).items()):
            if not token.open:
                self.end(table, user)
                continue
            self._redraw(table, user)

    def _redraw(self, table: Table, user: UserId) -> None:
        self._redraws.request(
            ("watch", table.id, user),
            partial(self._draw, table, user),
            Rank.WATCHED,
            toll=lambda: "uncounted",
        )

    async def screen(self, table: Table, user: UserId, until: float | None = None) -> Screen:
        """The table as everyone sees it, in this reader's words; ``until`` when it follows."""
        words = await self._screens.words_of(table, user)
        shown = await self._screens.table_screen(table, words)
        if table.settled:
            return replace(shown, rows=())
        follows = words.say("watch-follows", at=round(until or self._clock.now()))
        buttons = (
            Button(words.say("button-watch-on"), custom_ids.Watch.of(table.id, "on")),
            Button(words.say("button-watch-off"), custom_ids.Watch.of(table.id, "off")),
        )
        return Screen(joined([shown.text, follows]), shown.picture, (buttons,))

    def until(self, table: Table, user: UserId) -> float | None:
        """The moment in seconds since 1970 until which someone's picture follows."""
        token = self._tokens.get(table.id, {}).get(user)
        return None if token is None else self._clock.now() + token.ends - self._clock.steady()

    async def _draw(self, table: Table, user: UserId) -> None:
        token = self._tokens.get(table.id, {}).get(user)
        if token is None:
            return
        if not token.open:
            self.end(table, user)
            return
        screen = await self.screen(table, user, self.until(table, user))
        try:
            await token.show(screen, lambda: self._tokens.get(table.id, {}).get(user) is token)
        except discord.NotFound:  # they have put it away, and perhaps begun to watch anew
            if self._tokens.get(table.id, {}).get(user) is token:
                self.end(table, user)
        if table.settled:
            self.end(table, user)

    def let_go(self, table: Table) -> None:
        """Remember nobody who watched a table that closed long ago."""
        self._tokens.pop(table.id, None)

    def forget_person(self, user: UserId) -> None:
        """Know nothing of what this person watches any more."""
        for watching in self._tokens.values():
            watching.pop(user, None)
        self._tokens = {table: found for table, found in self._tokens.items() if found}
