"""People are told that a game begins, or that one waits for them.

Each is told once a turn, when it has waited for a moment, unless they are plainly playing; by
direct message (the hand is sent anew) or in the channel, where the server's admins allow it.
Mentions in the channel go away again. Nothing of it depends on a card, but for the last one in
hand.

Where others play the same deals, the channel hears of no turn: only that a deal has begun.
"""

import asyncio
from dataclasses import dataclass

from bot.client.display.announcer import A_WHILE, Announcer
from bot.client.display.hand_messages import HandMessages
from bot.client.display.screens import PublicWords
from bot.client.display.shown_hand import ShownHand
from bot.client.display.waits import Waits
from bot.ground.failpoints import failpoint
from bot.rules import Seat
from bot.tables.live.listener import TableListener
from bot.tables.live.preferences import Preferences
from bot.tables.live.table import Table
from bot.tables.model.session import NO_DECISION, GameSession
from bot.tables.model.turn_clock import DAY, length_of
from bot.words.words import when


@dataclass(frozen=True, slots=True)
class Call:
    """A call to a decision of this number, and the key of the words for it."""

    number: int
    words: str


@dataclass(frozen=True, slots=True, eq=False)
class Mentions:
    """Decides who is called for which decision, and in which way."""

    _preferences: Preferences
    _messages: HandMessages
    _announcer: Announcer
    _waits: Waits
    _public_words: PublicWords
    _listener: TableListener[Table]

    def known(self, hand: ShownHand, number: int) -> None:
        """Do not call this person again for the decision of this number: they know of it."""
        hand.told, hand.begun = number, False
        if hand.table.session is not None:
            hand.game = hand.table.session.game_id

    def taken_up(self, hand: ShownHand) -> None:
        """Call this person again for nothing that they were called for before a restart."""
        hand.begun, hand.recalled = False, False
        if hand.table.session is not None:
            hand.game = hand.table.session.game_id

    async def _recall(self, hand: ShownHand) -> None:
        """Look up once what someone was called for before this process."""
        if not hand.recalled:
            standing = await hand.mention.find()
            told = standing[0] if standing is not None else await self._messages.told(hand)
            hand.told, hand.recalled = told if hand.told is None else hand.told, True

    def remind(self, hand: ShownHand) -> None:
        """Half of this person's time is over: tell them, if they were not told.

        Where a turn may take days they are told once more.
        """
        hand.reminded = hand.decision
        if length_of(hand.table.lobby.clock, hand.table.chairs) >= DAY:
            hand.told = None

    def watch(self, hand: ShownHand) -> None:
        """See whether a game waits for this person, and since when: their hand is to be shown."""
        table, found = hand.table, hand.in_game
        if found is None or not table.open or table.practice:
            hand.end_wait()
            return
        session, seat = found
        if hand.game != session.game_id:
            hand.game = session.game_id
            is_new = table.secret or not self._waits.playing(hand)
            hand.begun = hand.begun or (is_new and session.chairs[seat].present)
        if self._awaited(table, session, seat):
            self._waits.begin(hand, session.numbers[seat])
        else:
            hand.end_wait()

    async def due(self, hand: ShownHand, kind: str) -> Call | None:
        """The call that is due to this person, if they want to hear it in this way.

        When they have been called, :meth:`known` is to be told.
        """
        table, found = hand.table, hand.in_game
        if found is None or not table.open or table.suspension or table.practice:
            return None
        await self._recall(hand)
        session, seat = found
        number = session.numbers[seat]
        waited = self._awaited(table, session, seat) and self._waited(hand, number)
        if not (waited or hand.begun):
            return None
        way = await self._way(hand)
        if way == "none" or (table.secret and await self._goes_on_before(hand)):
            hand.begun = False
        waited = waited and not (table.secret and way == "channel")
        if way != kind or not (waited or hand.begun):
            return None
        if await self._asleep(hand):
            hand.begun = False
            return None
        return Call(number, "begun-ping" if hand.begun else "turn-ping")

    def _awaited(self, table: Table, session: GameSession, seat: Seat) -> bool:
        """Whether the game waits for the person in this seat."""
        if seat not in session.turn or table.suspension or session.paused_at is not None:
            return False
        if not session.chairs[seat].present:
            return False
        # The table itself makes a move that all see to be forced, such as the last card.
        return session.only_answer(seat) is None

    def _waited(self, hand: ShownHand, number: int) -> bool:
        """Whether it has waited for a moment, and they have not been told."""
        if hand.told == number:
            return False
        return hand.reminded == number or not self._waits.left(hand, number)

    async def _asleep(self, hand: ShownHand) -> bool:
        """Whether these are this person's quiet hours: then they are called when those end."""
        left = await self._announcer.quiet(hand.user)
        hand.end_morning()
        if left > 0:
            hand.morning = asyncio.get_running_loop().call_later(
                left, self._listener.hand_changed, hand.table, hand.user
            )
        return left > 0

    async def _way(self, hand: ShownHand) -> str:
        """The way to tell this person: in the channel if their hand is there, or must be."""
        person = await self._preferences.person(hand.user)
        if person.ping != "dm":
            return person.ping
        return "dm" if await self._by_dm(hand) else "channel"

    async def _by_dm(self, hand: ShownHand) -> bool:
        """Whether the hand comes by direct message, as far as is known."""
        person = await self._preferences.person(hand.user)
        return person.hand != "here" and await self._messages.reached(hand)

    async def _goes_on_before(self, hand: ShownHand) -> bool:
        """Whether this person is plainly playing, and the hand of each deal comes by itself."""
        return self._waits.playing(hand) > 0 and await self._by_dm(hand)

    async def turn(self, hand: ShownHand) -> None:
        """Mention in the channel that it is this person's turn, or take back that it was.

        :raises discord.HTTPException: Discord refuses it.
        """
        table, number = hand.table, hand.decision
        allowed = table.open and await self._announcer.allowed(table)
        due = await self.due(hand, "channel") if allowed else None
        standing = await hand.mention.find()
        if standing is not None and (due is not None or standing[0] != number):
            await hand.mention.remove()
        if due is not None and table.secret:
            await self._begun_in_set(hand, due)
        elif due is not None:
            words = await self._public_words(table)
            text = words.say(due.words, user=f"<@{hand.user}>", table=table.id)
            if hand.reminded == number and (found := hand.in_game) is not None:
                session, seat = found
                if (clock := session.turn_of(seat)) is not None:
                    text += " " + words.say("turn-due-you", when=when(clock.due))
            called = await self._announcer.say(table, text, [hand.user])
            self.known(hand, due.number)
            failpoint("called")
            await hand.mention.keep(number, called)

    async def _begun_in_set(self, hand: ShownHand, due: Call) -> None:
        """Say in the channel that a deal of a set has begun, until its hand is opened there.

        With each deal that is another one. So people who are plainly playing are told, too, but
        nothing rings.

        :raises discord.HTTPException: Discord refuses it.
        """
        table, user = hand.table, hand.user
        text = (await self._public_words(table)).say("duplicate-begun-ping", user=f"<@{user}>")
        note = await self._announcer.say(table, text, [] if self._waits.playing(hand) else [user])
        self.known(hand, due.number)
        await hand.note.keep(NO_DECISION, note)
        await note.delete(delay=A_WHILE)

    async def elsewhere(self, hand: ShownHand) -> None:
        """Say in the channel how someone with closed direct messages gets their hand.

        :raises discord.HTTPException: Discord refuses it.
        """
        table, user = hand.table, hand.user
        if not table.open or table.suspension:
            return
        number = hand.decision
        words = await self._public_words(table)
        key = "duplicate-dm-closed" if table.secret else "dm-closed-note"
        text = words.say(key, user=f"<@{user}>", table=table.id)
        called = [user] if await self._announcer.may_call(table, user) else []
        note = await self._announcer.say(table, text, called)
        self.known(hand, number)
        await hand.note.keep(NO_DECISION, note)
        await note.delete(delay=A_WHILE)
