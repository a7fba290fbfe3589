"""All that is remembered of what Discord shows: one object for each hand and for each table."""

from dataclasses import replace

import discord

from bot.client.display.shown_hand import ShownHand
from bot.client.display.shown_table import ShownTable
from bot.client.display.transient_message import TransientMessage
from bot.storage.rows.ids import TableId, UserId
from bot.storage.store import Store
from bot.tables.live.table import Table


class DisplayState:
    """The hands and the tables that are shown; those closed or forgotten leave it."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client = client
        self._store = store
        self.hands: dict[tuple[TableId, UserId], ShownHand] = {}
        """The hands by the numbers of table and user."""
        self.tables: dict[TableId, ShownTable] = {}

    def hand(self, table: Table, user: UserId) -> ShownHand:
        """The hand of a person at a table; a new one if nothing is known of it."""
        hand = self.hands.get((table.id, user))
        if hand is None:
            call, note, before = (
                TransientMessage(self._client, self._store, f"{kind} {table.id} {user}")
                for kind in ("call", "note", "before")
            )
            hand = self.hands[table.id, user] = ShownHand(table, user, call, note, before)
        hand.table = table  # a closed table may have been read from the store again
        return hand

    def table(self, table: Table) -> ShownTable:
        """The way a table is shown, as far as it is known."""
        if (shown := self.tables.get(table.id)) is None:
            name = f"message before that of table {table.id}"
            shown = ShownTable(TransientMessage(self._client, self._store, name))
            self.tables[table.id] = shown
        return shown

    def holds(self, hand: ShownHand) -> bool:
        """Whether this hand has not been forgotten."""
        return self.hands.get(hand.key) is hand

    def drop(self, hand: ShownHand) -> None:
        """Remember nothing of a hand any more: its table is closed, or its owner is gone."""
        hand.end_wait()
        hand.end_morning()
        if self.holds(hand):
            del self.hands[hand.key]

    async def close(self, hand: ShownHand) -> None:
        """Drop a hand, and take away what calls its owner, and says where it is.

        It stays where it is to be shown once more: as soon as a click is answered, or because it
        has changed while that was taken away.
        """
        for said in (hand.mention, hand.note):
            await said.remove()
        if hand.answering is None and not hand.changed:
            self.drop(hand)

    def close_table(self, table: Table) -> None:
        """A closed table was shown for the last time: whoever sits there drops their own hand."""
        if (shown := self.tables.get(table.id)) is not None and not shown.invitations:
            del self.tables[table.id]
        seated = {chair.user for chair in table.chairs}
        for hand in self._hands_at(table):
            if hand.user not in seated and hand.answering is None:
                self.drop(hand)

    def let_go(self, table: Table) -> None:
        """Remember nothing of a table that closed long ago, whatever of it was never shown."""
        self.tables.pop(table.id, None)
        for hand in self._hands_at(table):
            if hand.answering is None:
                self.drop(hand)

    def _hands_at(self, table: Table) -> list[ShownHand]:
        return [hand for (number, _), hand in self.hands.items() if number == table.id]

    async def forget(self, user: UserId) -> None:
        """Know nothing of a person any more; what calls them in channels goes away."""
        mine = [hand for hand in self.hands.values() if hand.user == user]
        for hand in mine:
            self.drop(hand)
        for shown in self.tables.values():
            shown.invitations = [
                replace(one, users=one.users - {user}) for one in shown.invitations
            ]
        for hand in mine:
            for message in (hand.mention, hand.note, hand.before):
                await message.forget()
