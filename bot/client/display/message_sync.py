"""The listener that tables tell of their changes, and all that then tells people."""

from collections.abc import Callable, Iterable

import discord

from bot.client.direct_messages import Direct
from bot.client.display.announcer import Announcer
from bot.client.display.display_state import DisplayState
from bot.client.display.hand_display import HandDisplay
from bot.client.display.hand_messages import HandMessages, lane
from bot.client.display.members import Members
from bot.client.display.mentions import Mentions
from bot.client.display.message_ages import MessageAges
from bot.client.display.public_tokens import PublicTokens
from bot.client.display.rail import Rail
from bot.client.display.redraws import Redraws
from bot.client.display.screens import Screens
from bot.client.display.seat_invitations import SeatInvitations
from bot.client.display.shown_hand import ShownHand
from bot.client.display.table_messages import TableMessages
from bot.client.display.waits import Waits
from bot.client.display.watchers import Watchers
from bot.storage.full import FullStore
from bot.storage.rows.ids import UserId
from bot.tables.live.registry import TableRegistry
from bot.tables.live.table import Table

MOST_FAREWELLS = 40
"""Tables at most that are told that the program goes down, those in play first."""


class MessageSync:
    """Keeps the public message and every hand at what the table's newest state is."""

    def __init__(
        self,
        bot: discord.Client,
        store: FullStore,
        registry: TableRegistry,
        refused: Callable[[discord.HTTPException], None],
    ) -> None:
        clock, pace = registry.clock, registry.pace
        self._registry, self._preferences = registry, registry.preferences
        redraws = self.redraws = Redraws(clock, pace, refused)
        ages = self.ages = MessageAges(clock)
        state = self.state = DisplayState(bot, store)
        screens = self.screens = Screens(bot, registry.preferences, store)
        self.whereabouts = screens.whereabouts
        words = screens.public_words
        self.direct = Direct(bot, store, clock, pace, lambda: self.hands.opened_again())
        self.members = Members(bot, registry, state)
        self.waits = Waits(clock, state, self._waited, self.look_round)
        announcer = Announcer(bot, registry)
        self.invitations = SeatInvitations(bot, store, clock, state, announcer, words)
        messages = HandMessages(bot, store, ages, self.direct)
        self.mentions = Mentions(registry.preferences, messages, announcer, self.waits, words, self)
        tokens = PublicTokens(clock, state)
        self.tables = TableMessages(bot, store, ages, state, redraws, screens, tokens)
        self.watchers = Watchers(clock, redraws, screens)
        self.rail: Rail | None = None
        """The threads of finished deals."""
        self.hands = HandDisplay(
            registry, state, redraws, screens, messages, self.mentions, self.members, self.tables
        )

        registry.letting_go.append(self._let_go)

    # ------------------------------------------------------------------ what a table calls

    def table_changed(self, table: Table) -> None:
        """Have the public message drawn again; where there is none, the only hand."""
        if table.stands_alone:
            for chair in table.chairs:
                if chair.user is not None:
                    self.hand_changed(table, chair.user)
            return
        self.tables.changed(table)
        self.watchers.changed(table)
        if self.rail is not None:
            self.rail.changed(table)
        if self.invitations.outdated(table):
            key = ("asked", table.id)
            self.redraws.request(key, lambda: self.invitations.take_back(table))

    def hand_changed(self, table: Table, user: UserId) -> None:
        """Have this person's hand drawn again."""
        self.hands.changed(table, user)

    def hand_follows(self, table: Table, user: UserId) -> None:
        """Have the hand of someone who just watches drawn again, when there is room."""
        self.hands.follows(table, user)

    def remind(self, table: Table, user: UserId) -> None:
        """Tell someone once more of their turn: half of their time is over."""
        hand = self.state.hand(table, user)
        if hand.in_game is not None:
            self.mentions.remind(hand)
            self.hand_changed(table, user)

    def look_round(self, table: Table) -> None:
        """See who of the table has left its server."""
        if not table.practice:
            key = ("members", table.id)
            self.redraws.request(key, lambda: self.members.look_round(table))

    def taken_up(self, table: Table) -> None:
        """Show everything as it stands after a restart; nobody is pinged a second time.

        Players asked and not told yet are told, once the game has waited for them again.
        """
        self.tables.known(table)
        self.table_changed(table)
        if table.session is None or any(chair.kept is not None for chair in table.chairs):
            key = ("asked before", table.id)
            self.redraws.request(key, lambda: self.invitations.taken_up(table))
        if table.session is None:
            return
        for chair in table.session.chairs:
            if chair.user is not None:
                self.mentions.taken_up(self.state.hand(table, chair.user))
                self.hand_changed(table, chair.user)

    def _let_go(self, table: Table) -> None:
        """Remember nothing of it, even if Discord has refused for good to show how it ended."""
        self.state.let_go(table)
        self.tables.let_go(table)
        self.watchers.let_go(table)
        if self.rail is not None:
            self.rail.let_go(table)

    def _waited(self, hand: ShownHand) -> None:
        key = ("waited", *hand.key)
        self.redraws.request(key, lambda: self._tell_waited(hand), toll=lambda: "none")

    async def _tell_waited(self, hand: ShownHand) -> None:
        if (await self._preferences.person(hand.user)).ping != "none":
            self.hand_changed(hand.table, hand.user)

    # ------------------------------------------------------------------ the program and people

    def announce_shutdown(self, tables: Iterable[Table]) -> None:
        """Tell the tables at which something goes on that the program is going down."""
        self.tables.leaving = True
        self.stop()
        shown = [table for table in tables if table.message_id and not table.suspension]
        shown.sort(key=lambda table: (table.status == "playing", table.updated_at))
        for table in shown[-MOST_FAREWELLS:]:
            self.table_changed(table)

    def stop(self) -> None:
        """Do nothing by itself any more, when somebody has waited for long or slept."""
        self.waits.stop_all()
        self.direct.breaker.stop()

    def preferences_changed(self, user: UserId) -> None:
        """Have all that follows play for this person drawn again, in their words and cards."""
        for table in self._registry.of_person(user, playing=True):
            self.hand_changed(table, user)
        for table in self._registry.tables:
            self.watchers.changed_for(table, user)

    async def forget(self, user: UserId) -> None:
        """Know nothing of a person any more: no private answer, no call, nothing not shown yet."""
        await self.redraws.stop(lambda key: key[2:] == (user,))
        self.redraws.limiter.channels.forget(lane(user))
        self.direct.forget_person(user)
        self.members.forget_person(user)
        self.invitations.forget_person(user)
        self.waits.forget_person(user)
        self.watchers.forget_person(user)
        if self.screens.tutors is not None:
            self.screens.tutors.forget_person(user)
        await self.state.forget(user)
