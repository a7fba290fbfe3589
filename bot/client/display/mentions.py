"""Who is told that a game begins, or that one waits for them; and short messages in the channel.

One is told once a turn, when it has waited for a moment, unless one is plainly playing; by direct
message (the hand is sent anew) or in the channel, where the server's admins allow it. What stands
in the channel goes away again. Nothing of it depends on a card, but for the last one in hand.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

import discord

from bot.client import present
from bot.client.display.transient_messages import Key, TransientMessages
from bot.client.display.waits import Waits
from bot.ops.failpoints import failpoint
from bot.rules import Seat
from bot.tables.live.table import Table
from bot.tables.model.session import NO_DECISION, GameSession
from bot.tables.model.turn_clock import DAY, TurnClock, length_of
from bot.tables.screens.clock_lines import when
from bot.words.words import clean, escape

if TYPE_CHECKING:
    from bot.client.app import KnaveBot
    from bot.client.display.hands import Hands

A_WHILE = 10 * 60
"""Seconds after which a note goes away though nobody did what it says."""
ASKED_EVERY = 10 * 60
"""Seconds in which somebody is asked to a table at most once in a way that rings."""
REMEMBERED = 10_000
"""So many people at most who were asked to one lately."""


@dataclass(frozen=True, slots=True)
class Call:
    """What somebody is to be told now: of which decision, and the key of the words for it."""

    number: int
    words: str


@dataclass(frozen=True, slots=True)
class Asking:
    """A message in the channel that asks these people to seats that are kept for them."""

    users: frozenset[int]
    message: discord.Message


class Mentions:
    """Who was called for which decision, and the messages that still say so."""

    def __init__(self, bot: "KnaveBot", hands: "Hands", waits: Waits) -> None:
        self._bot = bot
        self._hands = hands
        self.waits = waits
        self._games: dict[Key, int] = {}
        """The game of which somebody knows that it has begun, or is to be told."""
        self._begun: set[Key] = set()
        """Who is to be told that it has."""
        self._asked: OrderedDict[int, float] = OrderedDict()
        self._pinged: dict[Key, int] = {}
        self._reminding: dict[Key, int] = {}
        self._mentions = TransientMessages(bot, bot.store, "call")
        self._notes = TransientMessages(bot, bot.store, "note")
        self._mornings: dict[Key, asyncio.TimerHandle] = {}
        self._invited: WeakKeyDictionary[Table, set[int]] = WeakKeyDictionary()
        self._asking: WeakKeyDictionary[Table, list[Asking]] = WeakKeyDictionary()

    def known(self, table: Table, user: int, number: int) -> None:
        """This person knows of this decision: they are not called a second time."""
        self._pinged[table.id, user] = number
        self._begun.discard((table.id, user))
        if table.session is not None:
            self._games[table.id, user] = table.session.game_id

    def remind(self, table: Table, user: int, number: int) -> None:
        """Half of the time for this decision is over: they are told, if they were not.

        Where a turn may take days they are told once more.
        """
        self._reminding[table.id, user] = number
        if length_of(table.lobby.clock, table.chairs) >= DAY:
            self._pinged.pop((table.id, user), None)

    def watch(self, table: Table, user: int) -> None:
        """Their hand is about to be shown: see whether they are waited for, and since when."""
        key, session = (table.id, user), table.session
        seat = session.seat_of(user) if session else None
        if session is None or seat is None or not table.open or table.practice:
            self.waits.stop(key)
            return
        if self._games.get(key) != session.game_id:
            self._games[key] = session.game_id
            if not self.waits.playing(key):
                self._begun.add(key)
        if self._awaited(table, session, seat):
            self.waits.begin(table, user, session.numbers[seat])
        else:
            self.waits.stop(key)

    async def due(self, table: Table, user: int, kind: str) -> Call | None:
        """What this person is to be told now, if they want to hear of it in this way.

        Whoever calls them says so (:meth:`known`) when they have been called.
        """
        key, session = (table.id, user), table.session
        seat = session.seat_of(user) if session else None
        if (
            session is None
            or seat is None
            or not table.open
            or table.state.suspension
            or table.practice
        ):
            return None
        number = session.numbers[seat]
        waited = self._awaited(table, session, seat) and self._waited(key, number)
        if not (waited or key in self._begun):
            return None
        way = await self._way(table, user)
        if way == "none":
            self._begun.discard(key)
        if way != kind:
            return None
        if await self._asleep(table, user):
            self._begun.discard(key)
            return None
        return Call(number, "begun-ping" if key in self._begun else "turn-ping")

    def _awaited(self, table: Table, session: GameSession, seat: Seat) -> bool:
        """Whether the game waits for whoever sits here."""
        if seat not in session.turn or table.state.suspension or session.paused_at is not None:
            return False
        if not session.chairs[seat].present:
            return False
        # What all can see to be forced, such as the last card, plays itself.
        return session.only_answer(seat) is None

    def _waited(self, key: Key, number: int) -> bool:
        """Whether it has waited for a moment, and they have not been told."""
        if self._pinged.get(key) == number:
            return False
        return self._reminding.get(key) == number or not self.waits.left(key, number)

    async def _asleep(self, table: Table, user: int) -> bool:
        """Whether these are this person's quiet hours: then they are called when those end."""
        left = await self._quiet(user)
        if (waiting := self._mornings.pop((table.id, user), None)) is not None:
            waiting.cancel()
        if left > 0:
            self._mornings[table.id, user] = asyncio.get_running_loop().call_later(
                left, self._bot.herald.hand_changed, table, user
            )
        return left > 0

    async def _quiet(self, user: int) -> float:
        """Seconds for which these are this person's quiet hours; 0: they are not."""
        now = self._bot.hall.clock.now()
        return (await self._bot.hall.quiet_of(user)).awake_after(now, 0.0) - now

    async def _way(self, table: Table, user: int) -> str:
        """How this person hears of it: in the channel if their hand is there, or must be."""
        person = await self._bot.hall.people.person(user)
        if person.ping != "dm":
            return person.ping
        by_letter = person.hand != "here" and await self._hands.reached(table, user)
        return "dm" if by_letter else "channel"

    async def turn(self, table: Table, user: int) -> None:
        """Mention whose turn it is, if they wish it; and take back what was said of another."""
        key, number = (table.id, user), _decision(table, user)
        allowed = table.open and await self._allowed(table)
        due = await self.due(table, user, "channel") if allowed else None
        standing = await self._mentions.find(key)
        if standing is not None and (due is not None or standing[0] != number):
            await self._mentions.remove(key)
        if due is not None:
            words = await self._bot.herald.public_words(table)
            text = words.say(due.words, user=f"<@{user}>", table=table.id)
            if self._reminding.get(key) == number and (turn := _turn(table, user)) is not None:
                text += " " + words.say("turn-due-you", when=when(turn.due))
            called = await self._say(table, user, text)
            self.known(table, user, due.number)
            failpoint("called")
            await self._mentions.keep(key, number, called)

    async def elsewhere(self, table: Table, user: int) -> None:
        """Tell somebody whom no direct message reaches, in the channel, how to get their hand."""
        if not table.open or table.state.suspension:
            return
        number = _decision(table, user)
        words = await self._bot.herald.public_words(table)
        text = words.say("dm-closed-note", user=f"<@{user}>", table=table.id)
        note = await self._say(table, user, text, await self._may_call(table, user))
        self.known(table, user, number)
        await self._notes.keep((table.id, user), NO_DECISION, note)
        await note.delete(delay=A_WHILE)

    def invited(self, table: Table, user: int) -> bool:
        """Whether this person is now to be told of the table, as they have not been before."""
        known = self._invited.setdefault(table, set())
        is_new = user not in known
        known.add(user)
        return is_new

    def was_asked(self, user: int) -> bool:
        """Whether somebody was asked to a table just now."""
        asked = self._asked.get(user)
        return asked is not None and self._bot.hall.clock.steady() - asked < ASKED_EVERY

    def may_ask(self, user: int) -> bool:
        """Whether somebody may be asked to a table in a way that rings, as they are from now on."""
        if self.was_asked(user):
            return False
        self._asked[user] = self._bot.hall.clock.steady()
        self._asked.move_to_end(user)
        if len(self._asked) > REMEMBERED:
            self._asked.popitem(last=False)
        return True

    async def kept_for(
        self, table: Table, users: Sequence[int], by: str, note: str = "kept-note"
    ) -> None:
        """Tell people in the channel that seats are kept for them, in one message.

        Whom it calls: those who wish to be called, and were not asked to a table just now.
        """
        words = await self._bot.herald.public_words(table)
        willing = [user for user in users if await self._may_call(table, user)]
        called = [user for user in willing if self.may_ask(user)]
        named = words.all_of([f"<@{user}>" for user in users])
        who = escape(clean(by))
        text = words.say(note, user=named, who=who, table=table.id)
        with suppress(discord.HTTPException):
            message = await self._speak(table, text, called)
            self._asking.setdefault(table, []).append(Asking(frozenset(users), message))
            await message.delete(delay=A_WHILE)

    def asks(self, table: Table) -> bool:
        """Whether a message asks somebody to a seat that is no longer kept for them."""
        return any(not _kept_still(table, asking) for asking in self._asking.get(table, ()))

    async def answered(self, table: Table) -> None:
        """Whoever was asked has sat down, or cannot any more: what asked them goes away."""
        asking = self._asking.get(table, [])
        self._asking[table] = [one for one in asking if _kept_still(table, one)]
        for one in asking:
            if not _kept_still(table, one):
                with suppress(discord.HTTPException):
                    await one.message.delete()

    async def found(self, table: Table, user: int) -> None:
        """Somebody has their hand before them: the note that said where it is may go."""
        await self._notes.remove((table.id, user))

    async def forget(self, table: Table, user: int) -> None:
        """The table is closed: whatever was said of its turns goes away."""
        for known in (self._pinged, self._reminding, self._games):
            known.pop((table.id, user), None)
        self._begun.discard((table.id, user))
        self.waits.forget((table.id, user))
        if (waiting := self._mornings.pop((table.id, user), None)) is not None:
            waiting.cancel()
        await self.found(table, user)
        self._mentions.forget((table.id, user))
        self._notes.forget((table.id, user))

    async def forget_person(self, user: int) -> None:
        """This person is forgotten: whatever calls them goes away, and nothing will."""
        for known in (self._pinged, self._reminding, self._games):
            for key in [key for key in known if key[1] == user]:
                del known[key]
        self._begun = {key for key in self._begun if key[1] != user}
        self._asked.pop(user, None)
        self.waits.forget_person(user)
        for key in [key for key in self._mornings if key[1] == user]:
            self._mornings.pop(key).cancel()
        for known_at in self._invited.values():
            known_at.discard(user)
        for kept in (self._mentions, self._notes):
            await kept.forget_person(user)

    async def _allowed(self, table: Table) -> bool:
        return (await self._bot.hall.people.guild(table.row.guild_id)).pings

    async def _may_call(self, table: Table, user: int) -> bool:
        """Whether a note to this person may mention them so that they are called."""
        person = await self._bot.hall.people.person(user)
        if person.ping == "none" or await self._quiet(user) > 0:
            return False
        return await self._allowed(table)

    async def _say(self, table: Table, user: int, text: str, call: bool = True) -> discord.Message:
        return await self._speak(table, text, [user] if call else [])

    async def _speak(self, table: Table, text: str, called: Sequence[int]) -> discord.Message:
        row = table.row
        channel = self._bot.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
        users = [discord.Object(user) for user in called]
        mentions = discord.AllowedMentions(users=users) if users else present.MENTION_NOBODY
        return await channel.send(text, allowed_mentions=mentions, silent=not users)


def _kept_still(table: Table, asking: Asking) -> bool:
    return table.open and any(chair.kept in asking.users for chair in table.chairs)


def _decision(table: Table, user: int) -> int:
    session = table.session
    seat = session.seat_of(user) if session and table.open else None
    return NO_DECISION if session is None or seat is None else session.numbers[seat]


def _turn(table: Table, user: int) -> TurnClock | None:
    """The clock that runs for this person, if one does."""
    session = table.session
    seat = session.seat_of(user) if session else None
    return None if session is None or seat is None else session.turn_of(seat)
