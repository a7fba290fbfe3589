"""Invitations: people are asked in the channel to take seats that are kept for them.

The messages are written down by table, so that they go away after a restart, too: each with the
time until which it stands, and without those whom it asks.
"""

import logging
from collections.abc import Sequence
from contextlib import suppress

import discord
from cachetools import TTLCache

from bot.client.display.announcer import A_WHILE, Announcer
from bot.client.display.display_state import DisplayState
from bot.client.display.screens import PublicWords
from bot.client.display.shown_table import Invitation
from bot.client.errors import NOT_SENT
from bot.storage.rows.ids import UserId
from bot.storage.store import Store, StoreError
from bot.tables.live.table import Table
from bot.tables.model.clock import Clock
from bot.words.words import clean, escape

log = logging.getLogger(__name__)
ASKED_EVERY = 10 * 60
"""Seconds in which someone is asked to a table at most once in a way that rings."""
REMEMBERED = 10_000
"""People at most who are remembered to have been asked lately."""


class SeatInvitations:
    """Knows who was asked to which table, and the messages that still ask them."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        clock: Clock,
        state: DisplayState,
        announcer: Announcer,
        public_words: PublicWords,
    ) -> None:
        self._client = client
        self._store = store
        self._clock = clock
        self._state = state
        self._announcer = announcer
        self._public_words = public_words
        self._asked: TTLCache[UserId, None] = TTLCache(REMEMBERED, ASKED_EVERY, clock.steady)

    def invited(self, table: Table, user: UserId) -> bool:
        """Whether this person is now to be told of the table, as they have not been before."""
        hand = self._state.hand(table, user)
        is_new, hand.invited = not hand.invited, True
        return is_new

    def was_told(self, table: Table, user: UserId) -> bool:
        """Whether this person has been told of the table."""
        hand = self._state.hands.get((table.id, user))
        return hand is not None and hand.invited

    def was_asked(self, user: UserId) -> bool:
        """Whether someone was asked to a table just now."""
        return user in self._asked

    def may_ask(self, user: UserId) -> bool:
        """Whether someone may be asked to a table in a way that rings; from now on they were."""
        if self.was_asked(user):
            return False
        self._asked[user] = None
        return True

    async def kept_for(
        self,
        table: Table,
        users: Sequence[UserId],
        by: str,
        note: str = "kept-note",
        free: bool = False,
    ) -> None:
        """Tell people in the channel that seats are kept for them, in one message.

        ``free``: the seats are kept for nobody, and theirs if they come first.

        It calls those who wish to be called, and were not asked to a table just now.
        """
        words = await self._public_words(table)
        willing = [user for user in users if await self._announcer.may_call(table, user)]
        called = [user for user in willing if self.may_ask(user)]
        named = words.all_of([f"<@{user}>" for user in users])
        text = words.say(note, user=named, who=escape(clean(by)), table=table.id)
        with suppress(*NOT_SENT):
            message = await self._announcer.say(table, text, called)
            until = self._clock.now() + A_WHILE
            invitation = Invitation(frozenset(users), message, until, free)
            self._state.table(table).invitations.append(invitation)
            await self._write_down(table)
            await message.delete(delay=A_WHILE)
            if self.outdated(table):  # they have come while it was on its way
                await self.take_back(table)

    async def taken_up(self, table: Table) -> None:
        """Remember after a restart what still asks people to this table, and for how long."""
        now, shown = self._clock.now(), self._state.table(table)
        asked = frozenset(chair.kept for chair in table.chairs if chair.kept is not None)
        for line in (await self._store.marks.mark(_name(table))).splitlines():
            channel, number, until, free = map(int, line.split())
            place = self._client.get_partial_messageable(channel)
            message = place.get_partial_message(number)
            shown.invitations.append(Invitation(asked, message, until, bool(free)))
            await message.delete(delay=max(0.0, until - now))
        if self.outdated(table):
            await self.take_back(table)

    def outdated(self, table: Table) -> bool:
        """Whether a message asks someone to a seat that is no longer kept for them."""
        shown = self._state.tables.get(table.id)
        return shown is not None and not all(_holds(table, one) for one in shown.invitations)

    async def take_back(self, table: Table) -> None:
        """Take away the messages that ask people who sit by now, or cannot sit down any more."""
        shown = self._state.table(table)
        over = [one for one in shown.invitations if not _holds(table, one)]
        shown.invitations = [one for one in shown.invitations if _holds(table, one)]
        for one in over:
            with suppress(*NOT_SENT):
                await one.message.delete()
        if over:
            await self._write_down(table)
        if not table.open:
            self._state.close_table(table)

    async def _write_down(self, table: Table) -> None:
        """Write down which messages ask people to this table just now.

        If the store fails, whoever asks is not told so, nor anybody asked a second time: one of
        them may only stand too long after a restart.
        """
        now, asking = self._clock.now(), self._state.table(table).invitations
        lines = [
            f"{one.message.channel.id} {one.message.id} {one.until:.0f} {one.free:d}"
            for one in asking
            if one.until > now
        ]
        try:
            await self._store.marks.set_mark(_name(table), "\n".join(lines))
        except StoreError as error:
            log.warning("table %s: who is asked to it is not written down: %s", table.id, error)

    def forget_person(self, user: UserId) -> None:
        """Do not know any more when this person was asked."""
        self._asked.pop(user, None)


def _name(table: Table) -> str:
    """The name under which its messages are written down."""
    return f"asked to table {table.id}"


def _holds(table: Table, invitation: Invitation) -> bool:
    chairs = table.chairs if table.open else ()
    if invitation.free:
        return any(chair.user is None and chair.kept is None for chair in chairs)
    return any(chair.kept in invitation.users for chair in chairs)
