"""Every hand is kept at what its table's newest state is, wherever its owner looks for it."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import discord

from bot.client.display.display_state import DisplayState
from bot.client.display.edit_token import EditToken
from bot.client.display.hand_messages import HandMessages
from bot.client.display.members import Members
from bot.client.display.mentions import Mentions
from bot.client.display.redraws import Redraws
from bot.client.display.screens import Screens
from bot.client.display.shown_hand import Answering, ShownHand
from bot.client.display.table_messages import TableMessages
from bot.client.errors import UNREACHED
from bot.storage.rows.ids import MessageId, UserId
from bot.storage.store import StoreError
from bot.tables.live.registry import TableRegistry
from bot.tables.live.table import Table
from bot.tables.screens.screen import Screen
from bot.tables.verbs.clocks import shown_late

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, eq=False)
class HandDisplay:
    """Draws hands: in answer to clicks, and whenever they have changed."""

    _hall: TableRegistry
    _state: DisplayState
    _redraws: Redraws
    _screens: Screens
    _messages: HandMessages
    _mentions: Mentions
    _members: Members
    _tables: TableMessages

    def changed(self, table: Table, user: UserId) -> None:
        """Have this person's hand drawn again, unless it is being answered just now."""
        hand = self._state.hand(table, user)
        if hand.answering is not None:
            hand.answering.outdated = True
            return
        hand.fresh = None
        self._redraw(table, user)

    def _redraw(self, table: Table, user: UserId) -> None:
        self._redraws.request(
            ("hand", table.id, user),
            lambda: self._show(table, user),
            urgent=True,
            toll=lambda: self._messages.toll(self._state.hand(table, user)),
            place=lambda: self._messages.place(self._state.hand(table, user)),
        )

    # ------------------------------------------------------------------ answers to clicks

    @contextmanager
    def answering(self, table: Table, user: UserId, message: MessageId | None) -> Iterator[None]:
        """Hold back what would say it twice while a click is answered with the hand itself.

        When this ends, the hand is drawn again wherever else it is shown, and on the message
        that was clicked only if something has changed after the answer was drawn.
        """
        hand = self._state.hand(table, user)
        under_way = hand.answering = hand.answering or Answering()
        under_way.count += 1
        under_way.overlapped |= under_way.count > 1 or hand.drawing
        try:
            yield
        except BaseException:
            under_way.outdated = True  # nobody knows what of the answer arrived
            raise
        finally:
            under_way.count -= 1
            if not under_way.count:
                hand.answering = None
                if self._state.holds(hand):
                    self._answered(hand, under_way, message)

    def _answered(self, hand: ShownHand, ended: Answering, message: MessageId | None) -> None:
        if ended.outdated or ended.overlapped:
            self.changed(hand.table, hand.user)
        elif message is not None:
            hand.fresh = message
            self._redraw(hand.table, hand.user)
        elif not hand.table.open:
            self._state.drop(hand)

    def drawn(self, table: Table, user: UserId) -> None:
        """Note that the answer being given shows the table as it is now."""
        hand = self._state.hands.get((table.id, user))
        if hand is not None and hand.answering is not None:
            hand.answering.outdated = False

    async def clicked(
        self, table: Table, user: UserId, interaction: discord.Interaction, message: discord.Message
    ) -> None:
        """Show the hand through the token of a click that was answered with it, for a while."""
        hand = self._state.hand(table, user)
        token = EditToken.of(self._hall.clock, interaction, MessageId(message.id))
        if message.flags.ephemeral:
            hand.private = token
        else:
            hand.clicked = token
        if message.flags.ephemeral or not table.open:
            await self._found(hand)

    async def remember_private(
        self,
        table: Table,
        user: UserId,
        interaction: discord.Interaction,
        message: MessageId | None,
    ) -> None:
        """Keep a private answer fresh in which someone has their hand before them."""
        hand = self._state.hand(table, user)
        hand.private = EditToken.of(self._hall.clock, interaction, message)
        await self._found(hand)

    async def _found(self, hand: ShownHand) -> None:
        """Take away the note that said where the hand is: its owner has found it."""
        await (hand.note.remove() if hand.table.open else self._state.close(hand))

    # ------------------------------------------------------------------ direct messages

    async def reached(self, table: Table, user: UserId) -> bool:
        """Whether direct messages reach this person, as far as is known."""
        return await self._messages.reached(self._state.hand(table, user))

    async def greet(self, table: Table, user: UserId) -> bool:
        """Write to someone who has just sat down; false if no direct message reaches them.

        They have pressed something: so what was closed before is tried again. They sit there
        whether or not this works: if the store fails now, they are shown their hand later.
        """
        hand = self._state.hand(table, user)
        if (await self._hall.people.person(user)).hand == "here" and not table.practice:
            return True
        try:
            await self._messages.try_again(hand)
            await self._messages.by_dm(hand, lambda: self._screens.hand_screen(table, user))
        except (discord.HTTPException, *UNREACHED) as error:
            log.warning("table %s: a player could not be greeted yet: %s", table.id, error)
        except StoreError as error:
            log.warning("table %s: a player could not be greeted yet: %s", table.id, error)
            return True
        try:
            return await self._messages.reached(hand)
        except StoreError:
            return True

    def opened_again(self) -> None:
        """Show the hands that waited for direct messages to be opened again."""
        waiting = [hand for hand in self._state.hands.values() if hand.unopened]
        for hand in waiting:
            hand.unopened = False
            self.changed(hand.table, hand.user)

    # ------------------------------------------------------------------ drawings

    async def _show(self, table: Table, user: UserId) -> None:
        """Show a hand; if that fails and works later, nobody's clock ran in the meantime."""
        hand = self._state.hand(table, user)
        if self._members.is_known_gone(table, user):
            self._state.drop(hand)
            return
        if hand.answering is not None:
            hand.answering.overlapped = True
        hand.drawing = True
        try:
            await self._show_now(hand)
        except (discord.HTTPException, *UNREACHED):
            hand.unshown = True
            raise
        finally:
            hand.drawing = False
        if hand.unshown:
            hand.unshown = False
            await table.do(shown_late, user)

    async def _show_now(self, hand: ShownHand) -> None:
        table, user = hand.table, hand.user
        fresh, hand.fresh = hand.fresh, None
        self._mentions.watch(hand)
        shown: list[Screen] = []

        async def drawn() -> Screen:  # mostly the answer to a click has shown it all already
            if not shown:
                shown.append(await self._screens.hand_screen(table, user))
            return shown[0]

        await self._messages.by_token(hand, drawn, fresh)
        person = await self._hall.people.person(user)
        if person.hand != "here" or table.practice:
            due = await self._mentions.due(hand, "dm")
            done = due is None and fresh is not None and hand.stands_only_in(fresh)
            if not done:
                ping = due is not None
                reached = await self._messages.by_dm(hand, drawn, ping, fresh) == "sent"
                if not reached:
                    await self._not_reached(hand)
                elif due is not None and await self._messages.reached(hand):
                    self._mentions.known(hand, due.number)
        await self._mention(hand)
        if not table.open:
            await self._state.close(hand)

    async def _not_reached(self, hand: ShownHand) -> None:
        """Tell someone in the channel where their hand is, unless they have left for good."""
        if hand.table.practice:
            return
        guild = hand.table.guild_id
        if await self._members.has_left(guild, hand.user, fresh=0.0):
            await self._members.let_go(guild, hand.user)
            return
        await self._mention(hand, elsewhere=True)

    async def _mention(self, hand: ShownHand, elsewhere: bool = False) -> None:
        try:
            await (self._mentions.elsewhere if elsewhere else self._mentions.turn)(hand)
        except discord.HTTPException as error:
            await self._tables.not_shown(hand.table, error)
