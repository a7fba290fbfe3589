"""What comes next in every tournament, and sees to it: results, rounds, the tables of a round.

Whatever happened while the program was away shows in what is stored and at the tables: a look at
both says what is to be done, after a restart as at any other time.
"""

import asyncio
import logging
import secrets
from contextlib import suppress
from functools import partial

import discord

from bot.client import opening, rights
from bot.client.core import Core
from bot.client.errors import NOT_SENT, UNREACHED
from bot.client.tournaments.posts import Posts
from bot.storage.rows.ids import ChannelId, TableId, UserId
from bot.storage.store import StoreError
from bot.tables.live.reconciler import Reconciler
from bot.tables.live.table import Table
from bot.tables.model.chairs import TIME_TO_COME
from bot.tables.model.lobby import Refusal
from bot.tables.screens import custom_ids
from bot.tables.screens.discord_limits import shorten
from bot.tables.screens.screen import Button
from bot.tournaments import course
from bot.tournaments.hall import Hall
from bot.tournaments.screens.naming import heading, match_called, person_called, title_of
from bot.tournaments.tables import fixture_of, lobby_of, number_of, outcome_of
from bot.tournaments.values import UNPLAYED, Person, Tournament
from bot.words.words import escape

log = logging.getLogger(__name__)
RETRY = 60.0
"""Seconds after which what could not be done is tried again."""
THREAD_NAME = 100
"""Characters of a thread's name."""


class Director:
    """Has every tournament go on."""

    def __init__(self, bot: Core, hall: Hall, posts: Posts) -> None:
        self._bot = bot
        self._hall = hall
        self._posts = posts
        self._looks: dict[int, Reconciler] = {}
        self._asked = set[tuple[int, UserId, UserId]]()
        """Who was asked by whom to be a partner, and in which tournament."""
        self._begun = False

    def begin(self) -> None:
        """Take every tournament up, and follow them from now on."""
        if self._begun:
            return
        self._begun = True
        self._hall.listeners.append(self._changed)
        self._bot.tables.followers.append(self._ended)
        for tournament in self._hall.unsettled:
            self._changed(tournament)

    async def stop(self) -> None:
        """Do nothing more: the program is going down."""
        self._begun = False
        await asyncio.gather(*(one.stop() for one in self._looks.values()))

    def wake(self, number: int) -> None:
        """Look at a tournament now, and once more if something happens meanwhile.

        Each is looked at by itself: none waits for another's threads.
        """
        if not self._begun:
            return
        if number not in self._looks:
            name, clock = f"tournament {number}", self._bot.clock
            self._looks[number] = Reconciler(name, clock, RETRY, partial(self._look, number))
        self._looks[number].wake()

    def _changed(self, tournament: Tournament) -> None:
        self._posts.changed(tournament)
        self.wake(tournament.id)

    def _ended(self, table: Table) -> None:
        if (number := number_of(table.state.fixture)) is not None:
            self.wake(number)

    async def _look(self, number: int) -> float | None:
        """Do all that is due in a tournament; the moment at which more is."""
        if (tournament := self._going_on(number)) is None:
            self._looks.pop(number, None)  # at most its end is still to be shown
            self._asked = {asked for asked in self._asked if asked[0] != number}
            return None
        if not await self._tended(number):
            return self._bot.clock.now() + RETRY
        tournament = self._going_on(number)
        return course.next_at(tournament) if tournament is not None else None

    def _going_on(self, number: int) -> Tournament | None:
        """The tournament, if anything may be due in it."""
        known = (one for one in self._hall.unsettled if one.id == number)
        return next((one for one in known if one.open or one.overtaken), None)

    async def _tended(self, number: int) -> bool:
        """Do all that is due in a tournament; false if something did not work."""
        try:
            await self.tend(number)
        except Refusal as refused:
            self._posts.trouble[number] = refused
        except (*NOT_SENT, StoreError) as error:
            log.warning("tournament %s does not go on just now: %s", number, error)
            self._posts.trouble[number] = Refusal("tournament-held-other")
        except Exception:
            log.exception("tournament %s does not go on", number)
        else:
            if self._posts.trouble.pop(number, None) is not None:
                await self._show(number)
            return True
        await self._show(number)
        return False

    async def _show(self, number: int) -> None:
        """Have the posts of a tournament follow, unless it has gone with its server meanwhile."""
        try:
            self._posts.changed(await self._hall.find(number))
        except (Refusal, StoreError) as error:
            self._posts.trouble.pop(number, None)
            log.info("tournament %s is not shown: %s", number, error)

    async def tend(self, number: int) -> None:
        """Do all that is due in a tournament.

        :raises Refusal: the tables of a round cannot be opened where they belong.
        :raises discord.HTTPException: Discord does not let them be opened just now.
        """
        tournament = await self._settled(number)
        now = self._bot.clock.now()
        ending = course.is_last(tournament)
        await self._posts.tell_round(course.go_on(tournament, now) if ending else tournament)
        at = course.next_at(tournament)
        if at is not None and at <= now:
            if tournament.status == "signup":
                lots = secrets.randbelow
                tournament = await self._hall.do(number, course.begin_by_itself, lots)
            else:
                tournament = await self._hall.do(number, course.go_on, now)
        if course.to_open(tournament):
            await self._open_round(tournament)
        await self._call_missing(await self._hall.find(number))

    # ------------------------------------------------------------------ results

    async def _settled(self, number: int) -> Tournament:
        """The tournament with the results of all tables that are over."""
        tournament = await self._hall.find(number)
        now = self._bot.clock.now()
        for r, m, table in [*tournament.tables()]:
            try:
                found = await self._bot.tables.find(table)
            except Refusal:  # with its server all of its tables may have gone
                outcome = UNPLAYED
            else:
                if found.open:
                    continue
                outcome = outcome_of(found.state, found.record.seeds)
            tournament = await self._hall.do(number, course.settle, r, m, outcome, now)
        if tournament.status == "playing":
            tournament = await self._hall.do(number, course.rested, now)
        return tournament

    # ------------------------------------------------------------------ tables

    async def _open_round(self, tournament: Tournament) -> None:
        """Open the tables of a round, each in a thread of its own, and call their people.

        :raises Refusal: a right is missing, or the server has as many threads as may be.
        :raises discord.HTTPException: Discord refuses it.
        """
        place = await self._place(tournament)
        if place is None:
            await self._hall.do(tournament.id, course.cancelled, "channel-gone")
            return
        r = len(tournament.rounds) - 1
        while waiting := course.to_open(tournament):
            r, m = waiting[0]
            text = str(fixture_of(tournament, r, m))
            table = next((t for t in self._bot.tables.tables if t.state.row.fixture == text), None)
            table = table or await self._opened(tournament, place, r, m)
            if table is not None:
                tournament = await self._hall.do(tournament.id, course.opened, r, m, table.id)
                self._bot.display.table_changed(table)
                await self._call(tournament, table, r)
            tournament = await self._hall.find(tournament.id)  # something happened meanwhile
        if tournament.status == "playing":
            await self._tell_byes(tournament, r)

    async def _place(self, tournament: Tournament) -> discord.TextChannel | None:
        """The channel of a tournament, in which threads may be opened; ``None``: it is gone.

        :raises Refusal: a right is missing there.
        """
        found = await rights.obstacle(self._bot, tournament.guild, tournament.channel)
        if found is not None and found[0] in ("channel-gone", "server-gone"):
            return None
        guild = self._bot.get_guild(tournament.guild)
        place = guild.get_channel(tournament.channel) if guild else None
        if guild is None or not isinstance(place, discord.TextChannel):
            raise Refusal("tournament-held-other")
        missing = rights.lacking(place.permissions_for(guild.me), "channel", new_thread=True)
        if missing:
            words = await self._posts.words_of(tournament)
            named = rights.named(words, missing)
            raise Refusal("tournament-held-rights", rights=named, channel=f"<#{place.id}>")
        return place

    async def _opened(
        self, tournament: Tournament, place: discord.TextChannel, r: int, m: int
    ) -> Table | None:
        """Open the table of a match in a new thread; ``None``: it is not to be played any more.

        Discord may take its time over the thread. Whoever withdrew or was forgotten meanwhile has
        no place at the table.

        :raises Refusal: the server has as many threads as may be, or its rules are gone.
        """
        thread = await self._thread(tournament, place, r, m)
        tournament = await self._hall.find(tournament.id)
        if (r, m) not in course.to_open(tournament):
            await _discard(thread)
            return None
        try:
            lobby = lobby_of(tournament, tournament.rounds[r].matches[m])
            return await self._bot.tables.appoint(
                lobby,
                tournament.guild,
                ChannelId(thread.id),
                self._bot.clock.now() + TIME_TO_COME,
                fixture_of(tournament, r, m),
            )
        except (Refusal, StoreError):
            await _discard(thread)
            raise

    async def _thread(
        self, tournament: Tournament, place: discord.TextChannel, r: int, m: int
    ) -> discord.Thread:
        """A new thread for a match.

        :raises Refusal: the server has as many threads as may be.
        """
        words = await self._posts.words_of(tournament)
        sides = match_called(words, tournament, tournament.rounds[r].matches[m])
        name = words.say("tournament-thread", round=r + 1, table=m + 1, sides=sides)
        try:
            return await opening.new_thread(place, shorten(name, THREAD_NAME))
        except Refusal:
            raise Refusal("tournament-held-threads") from None

    async def without_channel(self, channel: ChannelId) -> None:
        """Cancel what has lost its channel while people sign up, and write to them.

        Rounds that are under way may be played to their end, where their tables are moved to.
        """
        for tournament in self._hall.tournaments:
            if tournament.channel != channel or tournament.status != "signup":
                continue
            try:
                await self._hall.do(tournament.id, course.cancelled, "channel-gone")
            except (Refusal, StoreError) as error:
                log.warning("tournament %s is not cancelled: %s", tournament.id, error)
                continue
            signed = (person.user for entry in tournament.active for person in entry.present)
            for user in dict.fromkeys((tournament.host.user, *signed)):
                words = await self._bot.preferences.words_of(user)
                said = words.say("tournament-cancelled-channel-gone")
                await self._posts.letter(user, f"{heading(words, tournament)}\n{said}")

    async def rehouse(self, table: Table) -> None:
        """Take a match whose thread is gone into a new one, and call those who are awaited again.

        Where that cannot be, the table is on hold, as any other.
        """
        found = next(
            (
                (tournament, r, m)
                for tournament in self._hall.tournaments
                for r, m, number in tournament.tables()
                if number == table.id
            ),
            None,
        )
        if found is None or not table.open:
            return
        tournament, r, m = found
        try:
            if (place := await self._place(tournament)) is None:
                return
            thread = await self._thread(tournament, place, r, m)
            try:
                await self._bot.tables.move(table, tournament.guild, ChannelId(thread.id))
            except (Refusal, StoreError):
                await _discard(thread)
                raise
        except (Refusal, *NOT_SENT, StoreError) as error:
            log.warning(
                "table %s of tournament %s stays on hold: %s", table.id, tournament.id, error
            )
            return
        await self._call(tournament, table, r, again=True)

    async def _call_missing(self, tournament: Tournament) -> None:
        """Call those who are awaited, as far as this process knows of no call.

        The program may have gone down before it, or just after: then they are called once more.
        """
        for r, _, number in tournament.tables():
            table = next((one for one in self._bot.tables.tables if one.id == number), None)
            if table is not None and table.status == "lobby":
                await self._call(tournament, table, r)

    async def _call(
        self, tournament: Tournament, table: Table, r: int, *, again: bool = False
    ) -> None:
        """Tell everybody who is awaited that their table is open; ``again``: it has moved."""
        display, unreached = self._bot.display, list[UserId]()
        for chair in table.chairs:
            user = chair.kept
            if user is None or chair.user is not None:
                continue
            if not display.invitations.invited(table, user) and not again:
                continue
            words = await self._bot.preferences.words_of(user, table.game_key)
            text = words.say(
                "tournament-letter",
                name=title_of(words, tournament),
                round=r + 1,
                place=f"<#{table.channel_id}>",
                minutes=round(TIME_TO_COME / 60),
            )
            wish = custom_ids.LobbyVerb.of(table.id, "join")
            join = Button(words.say("button-join"), wish, "success")
            if not await self._posts.letter(user, text, ((join,),)):
                unreached.append(user)
        if unreached:
            host = person_called(await self._posts.words_of(tournament), tournament.host)
            with suppress(*UNREACHED):
                await display.invitations.kept_for(table, unreached, host, "tournament-note")

    async def _tell_byes(self, tournament: Tournament, r: int) -> None:
        """Tell those who have a bye that they need not wait for a table."""
        for match in tournament.rounds[r].matches:
            if len(match.sides) != 1:
                continue
            for person in tournament.entry(match.sides[0]).present:
                words = await self._bot.preferences.words_of(person.user)
                name = title_of(words, tournament)
                text = words.say("tournament-bye-letter", name=name, round=r + 1)
                await self._posts.letter(person.user, text)

    async def ask_partner(self, tournament: Tournament, by: Person, user: UserId) -> None:
        """Tell somebody once that they were asked to be a partner.

        Who never used the bot is not told.
        """
        asked = (tournament.id, by.user, user)
        if asked in self._asked:
            return
        self._asked.add(asked)
        words = await self._bot.preferences.words_of(user)
        wish = custom_ids.TournamentVerb.of(tournament.id, "join")
        join = Button(words.say("button-tournament-join"), wish, "success")
        text = words.say(
            "tournament-asked-letter",
            who=escape(by.name),
            name=title_of(words, tournament),
            place=f"<#{tournament.channel}>",
        )
        await self._posts.letter(user, text, ((join,),))

    def own_table(self, tournament: Tournament, user: UserId) -> TableId | None:
        """The table of somebody's match of the round under way; ``None``: they have a bye.

        :raises Refusal: they do not take part (any more), or their table is not open yet.
        """
        tournament.must_play()
        entry = tournament.entry_of(user)
        if entry is None:
            raise Refusal("tournament-not-in")
        gone = all(person.user != user for person in entry.present)
        for match in tournament.rounds[-1].matches:
            if entry.number in match.sides:
                if gone and (not match.table or match.outcome is not None):
                    raise Refusal("tournament-not-in")
                if match.is_bye:
                    return None
                if not match.table:
                    raise Refusal("tournament-no-table")
                return match.table
        raise Refusal("tournament-not-in" if gone else "tournament-out")


async def _discard(thread: discord.Thread) -> None:
    """Delete a thread in which nothing stands; it stays where the right to do so is missing."""
    with suppress(*NOT_SENT):
        await thread.delete()
