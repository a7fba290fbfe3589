"""Short messages in the channel that go away again: whose turn it is, and where a hand is found.

At most one of them a turn calls somebody, and none where the server's admins forbid it.
"""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

import discord

from bot.points import passing
from bot.tables.screens.clock_lines import when
from bot.tables.sitting import NO_DECISION
from bot.tables.table import Table
from bot.tables.turns import Turn, length_of, quiet_for
from bot.tables.words import clean, escape
from cogs import present
from cogs.herald.kept import Kept, Key

if TYPE_CHECKING:
    from bot.app import KnaveBot
    from cogs.herald.hands import Hands

A_WHILE = 10 * 60
"""Seconds after which a note goes away though nobody did what it says."""


class Calls:
    """Who was called for which decision, and the messages that still say so."""

    def __init__(self, bot: "KnaveBot", hands: "Hands") -> None:
        self._bot = bot
        self._hands = hands
        self._pinged: dict[Key, int] = {}
        self._reminding: dict[Key, int] = {}
        self._mentions = Kept(bot, bot.store, "call")
        self._notes = Kept(bot, bot.store, "note")
        self._mornings: dict[Key, asyncio.TimerHandle] = {}
        self._invited: WeakKeyDictionary[Table, set[int]] = WeakKeyDictionary()

    def known(self, table: Table, user: int, number: int) -> None:
        """This person knows of this decision: they are not called a second time."""
        self._pinged[table.id, user] = number

    def remind(self, table: Table, user: int, number: int) -> None:
        """Half of the time for this decision is over: they are called once more."""
        self._reminding[table.id, user] = number
        self._pinged.pop((table.id, user), None)

    async def due(self, table: Table, user: int, kind: str) -> int | None:
        """The turn that has just become this person's, if they want to hear of it in this way.

        Whoever calls them says so (:meth:`known`) when they have been called.
        """
        sitting = table.sitting
        seat = sitting.seat_of(user) if sitting else None
        if sitting is None or seat is None or seat not in sitting.turn or table.held:
            return None
        if table.practice:
            return None  # there is nobody to wait for, and the table is before them
        if not sitting.chairs[seat].present or sitting.paused_at is not None:
            return None
        if sitting.only_answer(seat) is not None:
            return None  # such as the last card: it plays itself, as everybody can see
        number = sitting.numbers[seat]
        if self._pinged.get((table.id, user)) == number or await self._way(table, user) != kind:
            return None
        if await self._asleep(table, user):
            return None
        last_to_act = sitting.log.moves[-1][0] if sitting.log.moves else None
        if last_to_act == seat and self._reminding.get((table.id, user)) != number:
            self.known(table, user, number)  # they have just played, and see that it goes on
            return None
        return number

    async def _asleep(self, table: Table, user: int) -> bool:
        """Whether these are this person's quiet hours: then they are called when those end."""
        quiet = quiet_for(
            length_of(table.lobby.clock, table.chairs), await self._bot.hall.quiet_of(user)
        )
        now = self._bot.hall.clock.now()
        left = quiet.awake_after(now, 0.0) - now
        if (waiting := self._mornings.pop((table.id, user), None)) is not None:
            waiting.cancel()
        if left > 0:
            self._mornings[table.id, user] = asyncio.get_running_loop().call_later(
                left, self._bot.herald.hand_changed, table, user
            )
        return left > 0

    async def _way(self, table: Table, user: int) -> str:
        """How this person hears of a turn: whom no direct message reaches, in the channel."""
        ping = (await self._bot.hall.people.person(user)).ping
        if ping == "dm" and not await self._hands.reached(table, user):
            return "channel"
        return ping

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
            text = words.say("turn-ping", user=f"<@{user}>", table=table.id)
            if self._reminding.get(key) == number and (turn := _turn(table, user)) is not None:
                text += " " + words.say("turn-due-you", when=when(turn.due))
            called = await self._say(table, user, text)
            self.known(table, user, due)
            passing("called")
            await self._mentions.keep(key, number, called)

    async def elsewhere(self, table: Table, user: int) -> None:
        """Tell somebody whom no direct message reaches, in the channel, how to get their hand."""
        if not table.open or table.held:
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

    async def kept_for(self, table: Table, user: int, by: str) -> None:
        """Tell somebody whom no direct message reaches that a seat is kept for them."""
        words = await self._bot.herald.public_words(table)
        call = await self._may_call(table, user)
        who = escape(clean(by))
        text = words.say("kept-note", user=f"<@{user}>", who=who, table=table.id)
        with suppress(discord.HTTPException):
            await (await self._say(table, user, text, call)).delete(delay=A_WHILE)

    async def found(self, table: Table, user: int) -> None:
        """Somebody has their hand before them: the note that said where it is may go."""
        await self._notes.remove((table.id, user))

    async def forget(self, table: Table, user: int) -> None:
        """The table is closed: whatever was said of its turns goes away."""
        self._pinged.pop((table.id, user), None)
        self._reminding.pop((table.id, user), None)
        if (waiting := self._mornings.pop((table.id, user), None)) is not None:
            waiting.cancel()
        await self.found(table, user)
        self._mentions.forget((table.id, user))
        self._notes.forget((table.id, user))

    async def forget_person(self, user: int) -> None:
        """This person is forgotten: whatever calls them goes away, and nothing will."""
        for known in (self._pinged, self._reminding):
            for key in [key for key in known if key[1] == user]:
                del known[key]
        for key in [key for key in self._mornings if key[1] == user]:
            self._mornings.pop(key).cancel()
        for known_at in self._invited.values():
            known_at.discard(user)
        for kept in (self._mentions, self._notes):
            await kept.forget_person(user)

    async def _allowed(self, table: Table) -> bool:
        return (await self._bot.hall.people.guild(table.ledger.row.guild_id)).pings

    async def _may_call(self, table: Table, user: int) -> bool:
        """Whether a note to this person may mention them so that they are called."""
        person = await self._bot.hall.people.person(user)
        return person.ping != "none" and await self._allowed(table)

    async def _say(self, table: Table, user: int, text: str, call: bool = True) -> discord.Message:
        row = table.ledger.row
        channel = self._bot.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
        called = discord.AllowedMentions(users=[discord.Object(user)])
        return await channel.send(text, allowed_mentions=called if call else present.MENTION_NOBODY)


def _decision(table: Table, user: int) -> int:
    sitting = table.sitting
    seat = sitting.seat_of(user) if sitting and table.open else None
    return NO_DECISION if sitting is None or seat is None else sitting.numbers[seat]


def _turn(table: Table, user: int) -> Turn | None:
    """The clock that runs for this person, if one does."""
    sitting = table.sitting
    seat = sitting.seat_of(user) if sitting else None
    return None if sitting is None or seat is None else sitting.turn_of(seat)
