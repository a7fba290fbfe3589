"""One public message a table: edited in place, and posted anew below where that does not do.

A table whose channel takes no message any more is suspended.
"""

import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace

import discord

from bot.client import present, rights
from bot.client.display.channel_lanes import Place
from bot.client.display.display_state import DisplayState
from bot.client.display.idempotent import ORIGINAL, nonce, send
from bot.client.display.message_ages import MessageAges
from bot.client.display.public_tokens import PublicTokens
from bot.client.display.rate_limiter import Toll
from bot.client.display.redraws import Redraws
from bot.client.display.screens import Screens
from bot.client.display.shown_hand import digest
from bot.client.display.shown_table import next_move, trick_lies
from bot.client.errors import ARCHIVED, GONE, NOT_SENT, discords_own
from bot.ground.failpoints import failpoint
from bot.storage.full import FullStore
from bot.storage.rows.ids import MessageId, TableId
from bot.tables.live.table import Table
from bot.tables.model.notes import Obstacle
from bot.tables.model.session import NO_DECISION
from bot.tables.screens.screen import Screen
from bot.tables.screens.screen import message as joined
from bot.tables.verbs.suspend import lift, shown_in, suspend

log = logging.getLogger(__name__)
BURIED = 12
"""The number of messages below a table above which it is posted anew when a deal begins."""
OUT_OF_REACH = (10003, 10004, 50001, 50013, 50083, 160005)
"""Unknown channel or server, no access, no right, thread asleep or locked: it is suspended."""
UNEXPLAINED: Obstacle = "unreachable"
"""Why it is suspended when Discord refuses what by all it has told should be allowed."""


class TableMessages:
    """The public message of each table, and the talk below it."""

    def __init__(
        self,
        client: discord.Client,
        store: FullStore,
        ages: MessageAges,
        state: DisplayState,
        redraws: Redraws,
        screens: Screens,
        tokens: PublicTokens,
    ) -> None:
        self._client = client
        self._store = store
        self._ages = ages
        self._state = state
        self._redraws = redraws
        self._screens = screens
        self.tokens = tokens
        """The ways to these messages that Discord does not count."""
        self.leaving = False
        """The program is going down: open tables say so."""
        self._unshown: set[TableId] = set()
        """Closed tables of which it is not shown how they ended: their place is out of reach."""

    def changed(self, table: Table) -> None:
        """Have the public message of a table drawn again."""
        key = ("table", table.id)
        self._redraws.request(
            key,
            lambda: self._draw(table),
            toll=lambda: self._toll(table),
            place=lambda rank: self.place(table),
            holds=lambda: self._holds(table),
            next_move=lambda: next_move(table.state),
        )

    def _toll(self, table: Table) -> Toll:
        """The kind of request that shows a table: of old messages no edit is free."""
        by_token = self.tokens.of(table) is not None
        return "uncounted" if by_token and not self.place(table).is_dear else "counted"

    def _holds(self, table: Table) -> bool:
        shown = self._state.tables.get(table.id)
        return shown is not None and shown.trick_lies

    @contextmanager
    def posting(self, table: Table) -> Iterator[None]:
        """Draw nothing while the table's message is sent in answer to a command.

        If that fails, it is posted; what has changed on the way is shown afterwards.
        """
        shown = self._state.table(table)
        shown.posting, shown.outdated = True, False
        try:
            yield
        finally:
            shown.posting = False
            if table.message_id is None or shown.outdated:
                self.changed(table)

    async def _draw(self, table: Table) -> None:
        shown = self._state.table(table)
        if shown.posting:
            shown.outdated = True
            return
        if table.suspension or self._edits_little(table):
            await self.survey(table)
        shown.trick_lies = trick_lies(table.session)
        try:
            screen = await self._screens.table_screen(table)
            if self.leaving and table.open:
                line = (await self._screens.public_words(table)).say("restarting-line")
                screen = replace(screen, text=joined([screen.text, line]))
            await self.show(table, screen)
        except discord.HTTPException as error:
            if not table.open and not isinstance(error, discord.NotFound):
                self._unshown.add(table.id)
            await self.not_shown(table, error)
        else:
            self._unshown.discard(table.id)
            if table.suspension and table.suspension.why == UNEXPLAINED:
                await table.do(lift)
        finally:
            if table.settled:
                self._state.close_table(table)

    async def survey(self, table: Table) -> None:
        """See whether the table can be shown where it stands: suspend it, or let it go on."""
        if not table.open or table.stands_alone:
            return
        found = await rights.obstacle(self._client, table.guild_id, table.channel_id)
        if found is None and self._edits_little(table):
            found = "edits-little", ()
        if found is not None:
            await table.do(suspend, *found)
        elif table.suspension and table.suspension.why != UNEXPLAINED:
            await table.do(lift)

    def _edits_little(self, table: Table) -> bool:
        """Whether the table's channel was made one in which its message cannot keep up."""
        guild = self._client.get_guild(table.guild_id)
        return guild is not None and rights.edits_little(guild.get_channel(table.channel_id))

    def is_behind(self, table: Table) -> bool:
        """Whether it is not shown how a table ended: its place, or Discord, was out of reach."""
        return table.id in self._unshown

    async def try_again(self, closed: Table) -> None:
        """Have it shown how a table ended, if its place is in reach now."""
        if await rights.obstacle(self._client, closed.guild_id, closed.channel_id) is None:
            self.changed(closed)

    def let_go(self, table: Table) -> None:
        """Show nothing more of a table that closed long ago."""
        self._unshown.discard(table.id)

    async def not_shown(self, table: Table, error: discord.HTTPException) -> None:
        """Suspend a table whose channel takes no message any more.

        :raises discord.HTTPException: this ``error``, if it tells nothing of the channel.
        """
        if error.code not in OUT_OF_REACH or not table.open:
            raise error
        log.info("table %s cannot be shown where it stands: %s", table.id, error)
        if table.suspension is None:
            await self.survey(table)
        if table.suspension is None:
            await table.do(suspend, UNEXPLAINED)

    # ------------------------------------------------------------------ the message itself

    def talked(self, table: Table) -> None:
        """Note that someone wrote something below the table's message."""
        if table.open:
            self._state.table(table).below += 1

    def gone(self, table: Table) -> None:
        """Note that the table's message was deleted."""
        self._state.table(table).shows = None

    def known(self, table: Table) -> None:
        """Take the table as shown: only with the next deal may it be posted anew."""
        self._state.table(table).deals = _deals(table)

    async def posted(self, table: Table, message: MessageId) -> None:
        """Show the table in this message from now on."""
        failpoint("posted")
        self._ages.sent(message)
        shown = self._state.table(table)
        shown.below, shown.shows = 0, None
        await table.do(shown_in, message)
        if shown.promised:
            shown.promised = False
            await self._store.marks.set_mark(_promise(table), "")

    async def promised(self, table: Table, token: str) -> None:
        """Remember the token of an answer that is about to show the table: it will find it.

        It is kept only until the message's id is; after that nobody needs it.
        """
        self._state.table(table).promised = True
        await self._store.marks.set_mark(_promise(table), token)

    async def _found(self, table: Table) -> bool:
        """Whether the table was shown in an answer whose id nobody wrote down."""
        token = await self._store.marks.mark(_promise(table))
        if not token:
            return False
        self._state.table(table).promised = True
        assert self._client.application_id is not None
        answer = discord.Webhook.partial(self._client.application_id, token, client=self._client)
        try:
            sent = await answer.fetch_message(ORIGINAL)
        except discord.HTTPException as error:
            if discords_own(error):
                raise  # it may be there: look again
            return False  # it never was, or the token has had its time
        if sent.flags.ephemeral:
            return False  # it only said that an answer was on its way
        await self.posted(table, MessageId(sent.id))
        return True

    async def show(self, table: Table, screen: Screen) -> None:
        """Let the table's message be this screen. Of several that could be, the old ones go."""
        if not table.open and await self._store.marks.mark(_before(table)):
            await self._store.marks.set_mark(_before(table), "")
        deal = _deals(table)
        if table.message_id is None:
            if table.open and not (await self._found(table) and await self._edited(table, screen)):
                await self._post(table, screen)
        elif self._sunk(table) or not await self._edited(table, screen):
            await self._post(table, screen)
        await self._take_away(table)
        self._state.table(table).deals = deal

    def place(self, table: Table) -> Place:
        """The place of the table's next drawing, and whether that is an edit."""
        if table.message_id is None or self._sunk(table):
            return Place(table.channel_id, "send")
        return Place(table.channel_id, old=self._ages.old(table.message_id))

    def _sunk(self, table: Table) -> bool:
        """Whether a deal begins at a table that one has to scroll up to, or that has grown old."""
        message, shown = table.message_id, self._state.table(table)
        if message is None or not table.open or table.suspension or _deals(table) == shown.deals:
            return False
        return shown.below > BURIED or self._ages.old(message)

    async def _edited(self, table: Table, screen: Screen) -> bool:
        """Edit the message; false if another has to take its place."""
        shown, shows = self._state.table(table), digest(screen)
        if shown.shows == shows:
            return True
        shown.shows = None
        if (token := self.tokens.of(table)) is not None:
            try:
                await token.show(screen)
            except discord.HTTPException as error:
                log.info("table %s is not edited by a token any more: %s", table.id, error)
                self.tokens.refused(table, token)
                self.changed(table)  # in the plain way, in its turn
            else:
                shown.shows = shows
            return True
        try:
            await self._message(table).edit(**await present.edit(screen))
        except discord.HTTPException as error:
            if error.code == ARCHIVED:
                return False
            if error.code == GONE and table.open:
                return False
            raise
        shown.shows = shows
        return True

    async def _post(self, table: Table, screen: Screen) -> None:
        """Send it once: the nonce is made of what went before, so that it never comes again.

        One that takes another's place is no news: nobody's device rings.
        """
        old = self.message_of(table)
        before = old.id if old else await self._store.marks.mark(_before(table))
        mark = nonce("table", table.id, table.channel_id, before or 0)
        await self.left_behind(table, old)
        sent = await send(self._channel(table), screen, mark, silent=old is not None)
        await self.posted(table, MessageId(sent.id))
        self._state.table(table).shows = digest(screen)
        if old is None:  # after a move nothing else would tell this place from the one before
            await self._store.marks.set_mark(_before(table), str(sent.id))

    def message_of(self, table: Table) -> discord.PartialMessage | None:
        """The message that shows a table, if there is one."""
        return self._message(table) if table.message_id else None

    async def left_behind(self, table: Table, old: discord.PartialMessage | None) -> None:
        """Remember the message of a table that gets another: it goes as soon as that stands."""
        if old is not None:
            await self._state.table(table).before.keep(NO_DECISION, old)

    async def _take_away(self, table: Table) -> None:
        """Take away what showed the table before, if it still stands; another time, if need be."""
        before = self._state.table(table).before
        standing = await before.find()
        if standing is not None and standing[1].id != table.message_id:
            with suppress(*NOT_SENT):
                await before.remove()

    def _message(self, table: Table) -> discord.PartialMessage:
        assert table.message_id is not None
        return self._channel(table).get_partial_message(table.message_id)

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(
            table.channel_id, guild_id=table.guild_id or None
        )


def _deals(table: Table) -> int:
    return table.session.deals if table.session else 0


def _before(table: Table) -> str:
    return f"message that last showed table {table.id}"


def _promise(table: Table) -> str:
    return f"answer that shows table {table.id}"
