"""Private pictures of tables that follow the play, for those who asked with ``/watch``.

They show what everyone sees, and nothing else. Each is changed through the token of its answer,
which Discord does not count; when that has had its time, its button begins anew. One that was asked
for in another channel ends when its owner may not read that of the table any more.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import partial

import discord

from bot.client.display.edit_token import EditToken
from bot.client.display.rank import Rank
from bot.client.display.redraws import Redraws
from bot.client.display.screens import Screens
from bot.client.display.shown_table import next_move
from bot.storage.rows.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.tables.live.table import Table
from bot.tables.model.clock import Clock
from bot.tables.model.refusals import Refusal
from bot.tables.model.state import TableState
from bot.tables.screens import custom_ids
from bot.tables.screens.screen import Button, Screen
from bot.tables.screens.screen import message as joined

MOST = 25
"""People who may watch one table like this at a time."""
FRESH = 5 * 60.0
"""Seconds for which the roles of a watcher are known: Discord tells of no change unasked."""
Asked = Callable[[GuildId, UserId], Awaitable[discord.Member | None]]
"""Asks Discord for a person as a member of a server; ``None``: they are none, or it is silent."""
Reads = Callable[[Table, discord.Member], Awaitable[bool]]
"""Tells whether a member of its server may read the place of a table."""


async def _unasked(guild: GuildId, user: UserId) -> discord.Member | None:
    return None


async def _read_by_nobody(table: Table, member: discord.Member) -> bool:
    return False


@dataclass(slots=True)
class Watching:
    """A picture that follows a table: the way to it, and its owner as they were known last."""

    token: EditToken
    channel: ChannelId | None
    """Its channel: where the table stands too, Discord sees to it that only readers see it."""
    member: discord.Member | None
    at: float
    """The moment of that knowledge, in seconds of the monotonic clock."""


class Watchers:
    """Knows who watches which table, and through which token."""

    def __init__(self, clock: Clock, redraws: Redraws, screens: Screens) -> None:
        self._clock = clock
        self._redraws = redraws
        self._screens = screens
        self._all: dict[TableId, dict[UserId, Watching]] = {}
        self.asked: Asked = _unasked
        self.reads: Reads = _read_by_nobody

    def must_have_room(self, table: Table, user: UserId) -> None:
        """Refuse one more, where as many watch as may.

        :raises Refusal: they do.
        """
        watching = {u for u, one in self._all.get(table.id, {}).items() if one.token.open}
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
        member = asked.user if isinstance(asked.user, discord.Member) else None
        self._all.setdefault(table.id, {})[user] = Watching(
            EditToken.of(self._clock, asked, message),
            None if asked.channel_id is None else ChannelId(asked.channel_id),
            member,
            self._clock.steady() if member else -FRESH,
        )
        if not is_newest:
            self._redraw(table, user)

    def end(self, table: Table, user: UserId) -> None:
        """Let someone's picture follow no more."""
        watching = self._all.get(table.id, {})
        watching.pop(user, None)
        if not watching:
            self._all.pop(table.id, None)

    def changed(self, table: Table) -> None:
        """Have every picture of this table drawn again, behind all whom the play concerns."""
        for user, one in list(self._all.get(table.id, {}).items()):
            if not one.token.open:
                self.end(table, user)
                continue
            self._redraw(table, user)

    def changed_for(self, table: Table, user: UserId) -> None:
        """Have this person's picture of a table drawn again, if it follows."""
        if user in self._all.get(table.id, {}):
            self._redraw(table, user)

    def _redraw(self, table: Table, user: UserId) -> None:
        self._redraws.request(
            ("watch", table.id, user),
            partial(self._draw, table, user),
            Rank.WATCHED,
            toll=lambda: "uncounted",
            next_move=lambda: next_move(table.state),
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
        one = self._all.get(table.id, {}).get(user)
        return None if one is None else self._clock.now() + one.token.left

    async def _draw(self, table: Table, user: UserId) -> None:
        one = self._all.get(table.id, {}).get(user)
        if one is None:
            return
        if not one.token.open:
            self.end(table, user)
            return
        if may := await self._may(table, user, one):
            screen = await self.screen(table, user, self.until(table, user))
        else:
            words = await self._screens.words_of(table, user)
            screen = Screen(words.say("watch-off", table=table.id))
        try:
            await one.token.show(screen, lambda: self._all.get(table.id, {}).get(user) is one)
        except discord.NotFound:  # they have put it away, and perhaps begun to watch anew
            may = False
        if table.settled or (not may and self._all.get(table.id, {}).get(user) is one):
            self.end(table, user)

    async def _may(self, table: Table, user: UserId, one: Watching) -> bool:
        """Whether someone may still read the place of the table they watch."""
        if one.channel == table.channel_id:
            return True
        if self._clock.steady() - one.at >= FRESH:
            one.member = await self.asked(table.guild_id, user)
            one.at = self._clock.steady()
        return one.member is not None and await self.reads(table, one.member)

    def let_go(self, table: Table) -> None:
        """Remember nobody who watched a table that closed long ago."""
        self._all.pop(table.id, None)

    def forget_person(self, user: UserId) -> None:
        """Know nothing of what this person watches any more."""
        for watching in self._all.values():
            watching.pop(user, None)
        self._all = {table: found for table, found in self._all.items() if found}
