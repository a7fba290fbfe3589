"""The herald: what a table tells it, and the screens it draws of that."""

import logging
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import discord

from bot.client import rights
from bot.client.direct_messages import Direct
from bot.client.display.hands import Hands
from bot.client.display.members import Members
from bot.client.display.mentions import Call, Mentions
from bot.client.display.message_ages import MessageAges
from bot.client.display.redraws import Redraws
from bot.client.display.table_messages import TableMessages
from bot.client.display.waits import Waits
from bot.client.errors import UNREACHED
from bot.rules import Action, Card, Seat
from bot.storage.store import StoreError
from bot.tables.live.table import Table
from bot.tables.model.clock import Clock, Pace
from bot.tables.model.notes import Obstacle
from bot.tables.screens.favours_screen import Offers
from bot.tables.screens.hand_screen import Where, hand_screen
from bot.tables.screens.held_screen import held_screen
from bot.tables.screens.lobby_screen import Kept, ended_screen, lobby_screen
from bot.tables.screens.screen import Screen, message
from bot.tables.screens.seats_screen import back_row, left_text
from bot.tables.screens.table_screen import table_screen
from bot.tables.screens.telling import game_name
from bot.tables.verbs.clocks import shown_late
from bot.tables.verbs.expire import closing
from bot.tables.verbs.host import host_is_away
from bot.tables.verbs.seats import seats_for
from bot.tables.verbs.suspend import lift, suspend
from bot.tables.verbs.talk import heard
from bot.words.words import Words, typed

if TYPE_CHECKING:
    from bot.client.app import KnaveBot

log = logging.getLogger(__name__)
OUT_OF_REACH = (10003, 10004, 50001, 50013, 50083, 160005)
"""Unknown channel or server, no access, no right, thread asleep or locked: the table is held."""
MOST_FAREWELLS = 40
"""So many tables at most are told that the program goes down, those in play first."""
UNEXPLAINED: Obstacle = "unreachable"
"""Why it is held when Discord refuses what by all it has told should be allowed."""


@dataclass(slots=True)
class Answering:
    """Clicks of one person at one table that are being answered."""

    count: int = 0
    outdated: bool = False
    overlapped: bool = False
    """The hand was on its way otherwise too: nobody knows which arrived last."""


class MessageSync:
    """Keeps the public message and every hand at what the table's newest state is."""

    def __init__(self, bot: "KnaveBot", clock: Clock, pace: Pace) -> None:
        self.bot = bot
        self.redraws = Redraws(clock, pace, bot.doubt_emoji)
        self.ages = MessageAges(clock)
        self.posts = TableMessages(bot, bot.store, self.ages)
        self.direct = Direct(bot, clock, pace, self._opened_again)
        self.hands = Hands(bot, self.ages, self.direct)
        self.members = Members(bot, clock)
        self.calls = Mentions(bot, self.hands, Waits(clock, self._waited, self._waited_long))
        self._leaving = False
        self._posting: set[int] = set()
        self._answering: dict[tuple[int, int], Answering] = {}
        self._drawing: set[tuple[int, int]] = set()
        self._fresh: dict[tuple[int, int], int] = {}
        self._unshown: set[tuple[int, int]] = set()

    # ------------------------------------------------------------------ what a table calls

    def table_changed(self, table: Table) -> None:
        """The public message is to be drawn again."""
        self.redraws.request(
            ("table", table.id),
            lambda: self._show_table(table),
            place=lambda: self.posts.place(table),
        )
        if self.calls.asks(table):
            self.redraws.request(("asked", table.id), lambda: self.calls.answered(table))

    def hand_changed(self, table: Table, user: int) -> None:
        """This person's hand is to be drawn again, unless it is being answered just now."""
        if (table.id, user) in self._answering:
            self._answering[table.id, user].outdated = True
            return
        self._fresh.pop((table.id, user), None)
        self._redraw_hand(table, user)

    def remind(self, table: Table, user: int) -> None:
        """Half of this person's time is over: they hear of their turn once more."""
        session = table.session
        seat = session.seat_of(user) if session else None
        if session is not None and seat is not None:
            self.calls.remind(table, user, session.numbers[seat])
            self.hand_changed(table, user)

    def look_round(self, table: Table) -> None:
        """It is time to see who of the table has left its server."""
        if not table.practice:
            key = ("members", table.id)
            self.redraws.request(key, lambda: self.members.look_round(table))

    def _waited(self, table: Table, user: int) -> None:
        key = ("waited", table.id, user)
        self.redraws.request(key, lambda: self._tell_waited(table, user), toll=lambda: "none")

    async def _tell_waited(self, table: Table, user: int) -> None:
        if (await self.bot.hall.people.person(user)).ping != "none":
            self.hand_changed(table, user)

    def _waited_long(self, table: Table, _: int) -> None:
        self.look_round(table)

    def _opened_again(self) -> None:
        """Direct messages are opened again: whoever waits for a hand gets it."""
        waiting = self.hands.unopened()
        for table in self.bot.hall.tables:
            for user in [user for number, user in waiting if number == table.id]:
                self.hand_changed(table, user)

    def taken_up(self, table: Table) -> None:
        """After a restart everything is shown as it stands; nobody is pinged a second time."""
        self.posts.known(table)
        self.table_changed(table)
        if table.session is None:
            return
        for chair, number in zip(table.session.chairs, table.session.numbers, strict=True):
            if chair.user is not None:
                self.calls.known(table, chair.user, number)
                self.hand_changed(table, chair.user)

    def take_leave(self, tables: Iterable[Table]) -> None:
        """The program is going down: the tables at which something goes on are told."""
        self._leaving = True
        self.calls.waits.stop_all()
        self.direct.breaker.stop()
        shown = [table for table in tables if table.row.message_id and not table.state.suspension]
        shown.sort(key=lambda table: (table.status == "playing", table.row.updated_at))
        for table in shown[-MOST_FAREWELLS:]:
            self.table_changed(table)

    def _redraw_hand(self, table: Table, user: int) -> None:
        self.redraws.request(
            ("hand", table.id, user),
            lambda: self._show_hand(table, user),
            urgent=True,
            toll=lambda: self.hands.toll(table, user, self._fresh.get((table.id, user))),
            place=lambda: self.hands.place(table, user),
        )

    @contextmanager
    def answering(self, table: Table, user: int, message: int | None) -> Iterator[None]:
        """A click is answered with the hand itself: hold back what would say it twice.

        When this ends, the hand is drawn again wherever else it is shown, and on the message
        that was clicked only if something has changed after the answer was drawn.
        """
        key = (table.id, user)
        under_way = self._answering.setdefault(key, Answering())
        under_way.count += 1
        under_way.overlapped |= under_way.count > 1 or key in self._drawing
        try:
            yield
        except BaseException:
            under_way.outdated = True  # nobody knows what of the answer arrived
            raise
        finally:
            under_way.count -= 1
            if not under_way.count:
                del self._answering[key]
                self._after_answering(table, user, under_way, message)

    def _after_answering(
        self, table: Table, user: int, ended: Answering, message: int | None
    ) -> None:
        if ended.outdated or ended.overlapped:
            self.hand_changed(table, user)
        elif message is not None:
            self._fresh[table.id, user] = message
            self._redraw_hand(table, user)

    def drawn(self, table: Table, user: int) -> None:
        """The answer being given shows the table as it is now: nothing older is left to tell."""
        if (table.id, user) in self._answering:
            self._answering[table.id, user].outdated = False

    @contextmanager
    def posting(self, table: Table) -> Iterator[None]:
        """The table's message is being sent in answer to a command; if it fails, it is posted."""
        self._posting.add(table.id)
        try:
            yield
        finally:
            self._posting.discard(table.id)
            if table.row.message_id is None:
                self.table_changed(table)

    # ------------------------------------------------------------------ screens

    async def public_words(self, table: Table) -> Words:
        """The words to speak with at this table."""
        row = table.row
        if table.practice:
            return await self.bot.hall.people.words_of(table.lobby.host)
        guild = self.bot.get_guild(row.guild_id)
        locale = str(guild.preferred_locale) if guild else ""
        return await self.bot.hall.people.words_in(row.guild_id, locale)

    async def words_of(self, table: Table, user: int) -> Words:
        """The words for somebody at this table; who was never met reads those of the server."""
        people = self.bot.hall.people
        met = (await people.person(user)).met
        return await people.words_of(user) if met else await self.public_words(table)

    async def table_screen(self, table: Table, words: Words | None = None) -> Screen:
        """A table, whatever state it is in: its public message, or in one reader's words."""
        words = words or await self.public_words(table)
        if table.status == "ended":
            again = any(chair.user is not None for chair in table.chairs)
            return ended_screen(
                words, table.id, table.lobby.game_key, again, table.state.ended_why, kept_of(table)
            )
        if table.state.suspension and table.open:
            channel = table.row.channel_id
            return held_screen(
                words, table.id, table.lobby, table.state.suspension, channel, table.session
            )
        if table.session is None:
            return lobby_screen(
                words,
                table.id,
                table.lobby,
                closing(table.state, table.now),
                host_is_away(table.state, table.now),
                heard(table.state, table.now),
            )
        over = table.status == "over"
        offers = Offers.at(table.state, table.now)
        return table_screen(
            words, table.id, table.session, over, closing(table.state, table.now), offers
        )

    async def hand_screen(
        self,
        table: Table,
        user: int,
        chosen: tuple[str, ...] = (),
        bid: int | None = None,
        asked: Action | None = None,
        hint: tuple[Action | None, int] = (None, 0),
    ) -> Screen:
        """A person's hand, or why there is none."""
        words = await self.words_of(table, user)
        session = table.session
        seat: Seat | None = session.seat_of(user) if session else None
        if table.status == "ended":
            return Screen(words.say("table-closed-now", table=table.id))
        if not any(chair.user == user for chair in table.chairs):
            return self._not_seated(table, user, words)
        if table.state.suspension and table.open:
            channel = table.row.channel_id
            return held_screen(
                words, table.id, table.lobby, table.state.suspension, channel, session, seat
            )
        if session is None or seat is None:
            place = self.place(table, words)
            name = game_name(words, table.lobby.game_key)
            return Screen(words.say("dm-welcome", table=table.id, game=name, place=place))
        held = Counter(map(str, session.view(seat).hand))
        picked = tuple(Card(card) for card in (Counter(chosen) & held).elements())
        where = Where(table.id, self.place(table, words))
        over = table.status == "over"
        offers = Offers.at(table.state, table.now)
        return hand_screen(words, where, session, seat, over, picked, bid, asked, offers, hint)

    def _not_seated(self, table: Table, user: int, words: Words) -> Screen:
        """What somebody is told who sits here no more, and how they come back if they may."""
        if user in table.lobby.barred:
            return Screen(words.say("hand-sent-away", table=table.id))
        if table.session is None:
            return Screen(words.say("left-lobby", table=table.id))
        rows = back_row(words, table.id, table.session, seats_for(table.state, user), user)
        return Screen(left_text(words, table.id, table.lobby), rows=rows)

    def place(self, table: Table, words: Words) -> str:
        """Server and channel of a table, with a link to its message."""
        row = table.row
        if table.practice:
            link = f"https://discord.com/channels/@me/{row.channel_id}/{row.message_id or ''}"
            return words.say("place-practice", link=link.rstrip("/"))
        guild = self.bot.get_guild(row.guild_id)
        channel = guild.get_channel_or_thread(row.channel_id) if guild else None
        link = f"https://discord.com/channels/{row.guild_id}/{row.channel_id}"
        if row.message_id:
            link += f"/{row.message_id}"
        return words.say(
            "place-in",
            channel="#" + typed(channel.name if channel else "?"),
            server=typed(guild.name if guild else "?"),
            link=link,
        )

    # ------------------------------------------------------------------ the public message

    async def _show_table(self, table: Table) -> None:
        if table.id in self._posting:
            return
        if table.state.suspension:
            await self.survey(table)
        try:
            screen = await self.table_screen(table)
            if self._leaving and table.open:
                line = (await self.public_words(table)).say("restarting-line")
                screen = replace(screen, text=message([screen.text, line]))
            await self.posts.show(table, screen)
        except discord.HTTPException as error:
            await self._not_shown(table, error)
        else:
            if table.state.suspension and table.state.suspension.why == UNEXPLAINED:
                await table.do(lift)

    async def survey(self, table: Table) -> None:
        """See whether the table can be shown where it stands: hold it, or let it go on."""
        if not table.open or table.practice:
            return
        row = table.row
        found = await rights.obstacle(self.bot, row.guild_id, row.channel_id)
        if found is not None:
            await table.do(suspend, *found)
        elif table.state.suspension and table.state.suspension.why != UNEXPLAINED:
            await table.do(lift)

    async def _not_shown(self, table: Table, error: discord.HTTPException) -> None:
        if error.code not in OUT_OF_REACH or not table.open:
            raise error
        log.info("table %s cannot be shown where it stands: %s", table.id, error)
        if table.state.suspension is None:
            await self.survey(table)
        if table.state.suspension is None:
            await table.do(suspend, UNEXPLAINED)

    # ------------------------------------------------------------------ hands

    async def greet(self, table: Table, user: int) -> bool:
        """Write to somebody who has just sat down; false if no direct message reaches them.

        They have pressed something: so what was closed before is tried again. They sit there
        whether or not this works: if the store fails now, they are shown their hand later.
        """
        if (await self.bot.hall.people.person(user)).hand == "here" and not table.practice:
            return True
        try:
            await self.hands.try_again(table, user)
            await self.hands.by_dm(table, user, lambda: self.hand_screen(table, user))
        except (discord.HTTPException, *UNREACHED) as error:
            log.warning("table %s: a player could not be greeted yet: %s", table.id, error)
        except StoreError as error:
            log.warning("table %s: a player could not be greeted yet: %s", table.id, error)
            return True
        try:
            return await self.hands.reached(table, user)
        except StoreError:
            return True

    async def forget(self, user: int) -> None:
        """Know nothing of a person any more: no private answer, no call, nothing not shown yet."""
        await self.redraws.stop(lambda key: key[2:] == (user,))
        self.hands.forget_person(user)
        self.direct.forget_person(user)
        self.members.forget_person(user)
        await self.calls.forget_person(user)
        self._unshown = {key for key in self._unshown if key[1] != user}

    async def clicked(
        self, table: Table, user: int, interaction: discord.Interaction, message: discord.Message
    ) -> None:
        """Somebody clicked on their hand, and it was shown in answer: so it can be for a while."""
        if message.flags.ephemeral:
            self.hands.clicked_private(table, user, interaction, message.id)
            await self.calls.found(table, user)
        else:
            self.hands.clicked(table, user, interaction, message.id)

    async def remember_private(
        self, table: Table, user: int, interaction: discord.Interaction, message: int | None
    ) -> None:
        """Somebody has their hand before them, in a private answer that is kept fresh."""
        self.hands.remember_private(table, user, interaction, message)
        await self.calls.found(table, user)

    async def _show_hand(self, table: Table, user: int) -> None:
        """Show it; if that fails and works later, nobody's clock ran in the meantime."""
        key = (table.id, user)
        if self.members.is_known_gone(table, user):
            return
        if key in self._answering:
            self._answering[key].overlapped = True
        self._drawing.add(key)
        try:
            await self._show_hand_now(table, user)
        except (discord.HTTPException, *UNREACHED):
            self._unshown.add(key)
            raise
        finally:
            self._drawing.discard(key)
        if key in self._unshown:
            self._unshown.discard(key)
            await table.do(shown_late, user)

    async def _show_hand_now(self, table: Table, user: int) -> None:
        fresh = self._fresh.pop((table.id, user), None)
        self.calls.watch(table, user)
        shown: list[Screen] = []

        async def drawn() -> Screen:  # mostly the answer to a click has shown it all already
            if not shown:
                shown.append(await self.hand_screen(table, user))
            return shown[0]

        await self.hands.by_token(table, user, drawn, fresh)
        person = await self.bot.hall.people.person(user)
        if person.hand != "here" or table.practice:
            due = await self.calls.due(table, user, "dm")
            done = due is None and fresh is not None and self.hands.shown(table, user, fresh)
            if not done:
                ping = due is not None
                reached = await self.hands.by_dm(table, user, drawn, ping, fresh) == "sent"
                await (self._told(table, user, due) if reached else self.not_reached(table, user))
        await self._call(table, user)
        if not table.open:
            self.hands.forget(table, user)
            await self.calls.forget(table, user)

    async def _told(self, table: Table, user: int, due: Call | None) -> None:
        if due is not None and await self.hands.reached(table, user):
            self.calls.known(table, user, due.number)

    async def not_reached(self, table: Table, user: int) -> None:
        """No direct message arrives: they are told where their hand is, or have left for good."""
        if table.practice:
            return
        guild = table.row.guild_id
        if await self.members.has_left(guild, user, fresh=0.0):
            await self.members.let_go(guild, user)
            return
        await self._call(table, user, elsewhere=True)

    async def _call(self, table: Table, user: int, elsewhere: bool = False) -> None:
        try:
            await (self.calls.elsewhere if elsewhere else self.calls.turn)(table, user)
        except discord.HTTPException as error:
            await self._not_shown(table, error)


def kept_of(table: Table) -> Kept | None:
    """The game that was on when a table was ended before its time."""
    session = table.session
    if session is None:
        return None
    return Kept(session.game_id, str(table.record.seeds[-1]), bool(session.deals))
