"""Every hand is kept at what its table's newest state is, wherever its owner looks for it."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Literal

import discord

from bot.client.display.display_state import DisplayState
from bot.client.display.edit_token import EditToken
from bot.client.display.hand_messages import Drawn, HandMessages
from bot.client.display.members import Members
from bot.client.display.mentions import Mentions
from bot.client.display.rank import Rank
from bot.client.display.redraws import Redraws
from bot.client.display.screens import Screens
from bot.client.display.shown_hand import Answering, ShownHand, digest
from bot.client.display.shown_table import next_move, trick_lies
from bot.client.display.table_messages import TableMessages
from bot.client.errors import NOT_SENT
from bot.storage.rows.ids import GuildId, MessageId, UserId
from bot.storage.store import StoreError
from bot.tables.live.registry import TableRegistry
from bot.tables.live.table import Table
from bot.tables.screens.hand_screen import Picked
from bot.tables.screens.screen import Screen
from bot.tables.verbs.clocks import shown_late

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, eq=False)
class HandDisplay:
    """Draws hands: in answer to clicks, and whenever they have changed."""

    _registry: TableRegistry
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
        hand.changed = True
        self._outdated(hand, Rank.ASKED if hand.newly_asked else Rank.HAND)

    def follows(self, table: Table, user: UserId) -> None:
        """Have the hand of someone who just watches drawn again, when there is room for it."""
        self._outdated(self._state.hand(table, user), Rank.WATCHED)

    def _outdated(self, hand: ShownHand, rank: Rank) -> None:
        if hand.answering is not None:
            hand.answering.outdated = True
            return
        hand.fresh = None
        self._redraw(hand, rank)

    def _redraw(self, hand: ShownHand, rank: Rank) -> None:
        table, user = hand.table, hand.user
        self._redraws.request(
            ("hand", table.id, user),
            lambda: self._show(table, user),
            rank,
            toll=lambda: self._messages.toll(self._state.hand(table, user)),
            place=lambda rank: self._messages.place(self._state.hand(table, user), rank),
            holds=lambda: hand.trick_lies,
            next_move=lambda: next_move(table.state),
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
            under_way.outdated = under_way.overlapped = True  # nobody knows what of it arrived
            raise
        finally:
            under_way.count -= 1
            if not under_way.count:
                hand.answering = None
                if self._state.holds(hand):
                    self._answered(hand, under_way, message)

    def _answered(self, hand: ShownHand, ended: Answering, message: MessageId | None) -> None:
        if ended.overlapped:
            hand.forget_shown()
        if ended.outdated or ended.overlapped:
            self.changed(hand.table, hand.user)
        elif message is not None:
            hand.fresh = message
            self._redraw(hand, Rank.HAND)
        elif hand.table.settled:
            self._state.drop(hand)

    def drawn(self, table: Table, user: UserId, picked: Picked) -> None:
        """Note that the answer being given shows the table as it is now, with this marked."""
        if (hand := self._state.hands.get((table.id, user))) is None:
            return
        hand.marked = hand.decision, picked
        if hand.answering is not None:
            hand.answering.outdated = False

    def marked(self, table: Table, user: UserId, number: int, picked: Picked) -> None:
        """Keep this marked at the decision of this number, for as long as that is open."""
        self._state.hand(table, user).marked = number, picked

    def taken(self, table: Table, user: UserId) -> None:
        """Note that a message with the hand is about to be changed in answer to a click."""
        if (hand := self._state.hands.get((table.id, user))) is not None:
            hand.answers += 1
            hand.forget_shown()

    def covered(self, message: MessageId, user: UserId) -> None:
        """Note that something else is shown in the place of a private answer.

        If that had a hand, it comes back with the next question or change, not with every card.
        """
        for hand in self._state.hands.values():
            if hand.user == user and hand.private and hand.private.message == message:
                hand.covered = True
                hand.answers += 1
                hand.private_shows = None

    async def clicked(
        self,
        table: Table,
        user: UserId,
        interaction: discord.Interaction,
        message: discord.Message,
        screen: Screen,
    ) -> None:
        """Show the hand through the token of a click that was answered with it, for a while."""
        hand = self._state.hand(table, user)
        token = EditToken.of(self._registry.clock, interaction, MessageId(message.id))
        if message.flags.ephemeral:
            hand.private, hand.private_shows, hand.covered = token, digest(screen), False
        else:
            hand.clicked, hand.instead = token, None
            hand.dm_shows = digest(screen) if message.id == hand.dm else None
        if message.flags.ephemeral or table.settled:
            await self._found(hand)

    async def opened_below(
        self, table: Table, user: UserId, asked: discord.Interaction, message: MessageId | None
    ) -> None:
        """Keep what was shown below the hand, in answer to this click, until that is played on.

        A message that was there before goes: on a phone it would cover the hand.
        """
        await self._below(table, user, EditToken.of(self._registry.clock, asked, message))

    async def played_on(self, table: Table, user: UserId) -> None:
        """Leave nothing below the hand: its owner has pressed something there."""
        await self._below(table, user, None)

    async def _below(self, table: Table, user: UserId, opened: EditToken | None) -> None:
        if (hand := self._state.hands.get((table.id, user))) is None:
            return
        old, hand.below = hand.below, opened
        if old is not None:
            await old.delete()

    async def remember_private(
        self,
        table: Table,
        user: UserId,
        interaction: discord.Interaction,
        message: MessageId | None,
    ) -> None:
        """Keep a private answer fresh in which someone has their hand before them.

        The one before goes: it would stand there as it was, with its question.
        """
        hand = self._state.hand(table, user)
        old = None if hand.covered else hand.private
        hand.private = EditToken.of(self._registry.clock, interaction, message)
        hand.private_shows, hand.covered = None, False
        await self._found(hand)
        if old is not None and old.message not in (None, message):
            await old.delete()

    async def _found(self, hand: ShownHand) -> None:
        """Take away the note that said where the hand is, if that can be done: it is found."""
        with suppress(*NOT_SENT):
            await (self._state.close(hand) if hand.table.settled else hand.note.remove())

    # ------------------------------------------------------------------ direct messages

    async def reached(self, table: Table, user: UserId) -> bool:
        """Whether direct messages reach this person, as far as is known."""
        return await self._messages.reached(self._state.hand(table, user))

    async def reached_everywhere(self, user: UserId) -> bool:
        """Whether direct messages reach this person at each of their tables, as far as is known."""
        for table in self._registry.of_person(user):
            if not await self.reached(table, user):
                return False
        return True

    async def greet(self, table: Table, user: UserId) -> bool:
        """Write to someone who has just sat down; false if no direct message reaches them.

        They have pressed something: so what was closed before is tried again. They sit there
        whether or not this works: if the store fails now, they are shown their hand later.
        """
        hand = self._state.hand(table, user)
        if not await self._goes_by_dm(hand):
            return True
        try:
            await self._messages.try_again(hand)
            await self._messages.by_dm(hand, lambda: self.screen(table, user))
        except NOT_SENT as error:
            log.warning("table %s: a player could not be greeted yet: %s", table.id, error)
        except StoreError as error:
            log.warning("table %s: a player could not be greeted yet: %s", table.id, error)
            return True
        try:
            return await self._messages.reached(hand)
        except StoreError:
            return True

    def shown_in(
        self, table: Table, user: UserId, message: MessageId
    ) -> Literal["dm", "private", ""]:
        """The part that this message has in showing a person's hand at the table, if it has one."""
        hand = self._state.hand(table, user)
        if hand.private is not None and hand.private.message == message and not hand.covered:
            return "private"
        return "dm" if hand.dm == message else ""

    async def _goes_by_dm(self, hand: ShownHand) -> bool:
        """Whether a hand is sent by direct message: its owner may want it in the channel alone."""
        person = await self._registry.preferences.person(hand.user)
        return person.hand != "here" or hand.table.practice

    async def try_again(self, table: Table, user: UserId) -> None:
        """Take direct messages for open: someone has just chosen to get their hand there."""
        await self._messages.try_again(self._state.hand(table, user))

    def opened_again(self) -> None:
        """Show the hands that waited for direct messages to be opened again."""
        waiting = [hand for hand in self._state.hands.values() if hand.unopened]
        for hand in waiting:
            hand.unopened = False
            self.changed(hand.table, hand.user)

    def show_again(self, server: GuildId) -> None:
        """Have those hands at tables of a server drawn again that could not be shown."""
        behind = [hand for hand in self._state.hands.values() if hand.unshown]
        for hand in behind:
            if hand.table.guild_id == server:
                self.changed(hand.table, hand.user)

    # ------------------------------------------------------------------ drawings

    async def screen(self, table: Table, user: UserId) -> Screen:
        """A person's hand as it is now, with what is marked in it."""
        picked = self._state.hand(table, user).picked
        return await self._screens.hand_screen(table, user, picked)

    async def _show(self, table: Table, user: UserId) -> None:
        """Show a hand; if that fails and works later, nobody's clock ran in the meantime."""
        hand = self._state.hand(table, user)
        if self._members.is_known_gone(table, user):
            hand.changed = False
            await self._state.close(hand)
            return
        if hand.answering is not None:
            hand.answering.overlapped = True
        hand.drawing, changed, hand.changed = True, hand.changed, False
        settled = table.settled
        try:
            await (self._show_now(hand) if changed else self._follow_now(hand))
            if settled:  # a table settled only now is drawn once more
                await self._state.close(hand)
        except BaseException:  # Discord, the store, or it took too long: it is shown as before
            hand.unshown, hand.changed = True, hand.changed or changed
            raise
        finally:
            hand.drawing = False
        if hand.unshown:
            hand.unshown = False
            await table.do(shown_late, user)

    def _drawn_once(self, hand: ShownHand) -> Drawn:
        """The hand as it is when it is first asked for: mostly an answer has shown it already."""
        shown: list[Screen] = []

        async def drawn() -> Screen:
            if not shown:
                hand.asked, hand.trick_lies = hand.decision, trick_lies(hand.table.session)
                shown.append(await self.screen(hand.table, hand.user))
            return shown[0]

        return drawn

    async def _follow_now(self, hand: ShownHand) -> None:
        """Show someone who is not asked what others have done; they are told nothing else.

        :raises discord.HTTPException: it is to be shown once more.
        """
        drawn = self._drawn_once(hand)
        failed = await self._messages.by_token(hand, drawn, following=True)
        if await self._goes_by_dm(hand):
            await self._messages.by_dm(hand, drawn, following=True)
        if failed is not None:
            raise failed

    async def _show_now(self, hand: ShownHand) -> None:
        """Show a hand wherever it is, and tell its owner what they are to be told.

        :raises discord.HTTPException: it is to be shown once more.
        """
        table, user = hand.table, hand.user
        fresh, hand.fresh = hand.fresh, None
        hand.asked, hand.trick_lies = hand.decision, trick_lies(table.session)
        self._mentions.watch(hand)
        drawn = self._drawn_once(hand)
        failed = await self._messages.by_token(hand, drawn, fresh)
        if not await self._goes_by_dm(hand):
            screens = self._screens
            await self._messages.instead_of_hand(hand, lambda: screens.elsewhere(table, user))
        else:
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
        if failed is not None:
            raise failed

    async def _not_reached(self, hand: ShownHand) -> None:
        """Tell someone in the channel where their hand is, unless they have left for good."""
        if hand.table.practice:
            return
        guild = hand.table.guild_id
        if await self._members.has_left(guild, hand.user, fresh=0.0):
            await self._members.let_go(guild, hand.user)
            return
        try:
            await self._mention(hand, elsewhere=True)
        except NOT_SENT:  # nobody has told them yet: it is found out once more
            hand.unopened = False
            await self._messages.try_again(hand)
            raise

    async def _mention(self, hand: ShownHand, elsewhere: bool = False) -> None:
        try:
            await (self._mentions.elsewhere if elsewhere else self._mentions.turn)(hand)
        except discord.HTTPException as error:
            await self._tables.not_shown(hand.table, error)
