"""The director of tournaments: it sees to results, rounds, and the end.

Changes while the program was away show in the store and at the tables: a look at both says what is
to be done, after a restart as at any other time.
"""

import asyncio
import logging
import secrets
from contextlib import suppress
from functools import partial

from bot.client.core import Core
from bot.client.errors import NOT_SENT
from bot.client.tournaments.calls import Calls
from bot.client.tournaments.outages import Outages
from bot.client.tournaments.posts import Posts
from bot.client.tournaments.round_tables import RoundTables
from bot.storage.rows.ids import ChannelId
from bot.storage.store import StoreError
from bot.tables.live.reconciler import Reconciler
from bot.tables.live.table import Table
from bot.tables.model.refusals import Refusal
from bot.tournaments import course, signing
from bot.tournaments.hall import Hall
from bot.tournaments.tables import number_of, outcome_of
from bot.tournaments.values import UNPLAYED, Outcome, Tournament

log = logging.getLogger(__name__)
RETRY = 60.0
"""Seconds after which what could not be done is tried again."""


class Director:
    """Has every tournament go on."""

    def __init__(self, bot: Core, hall: Hall, posts: Posts) -> None:
        self._bot = bot
        self._hall = hall
        self._posts = posts
        self.calls = Calls(bot, posts)
        self.tables = RoundTables(bot, hall, posts, self.calls)
        self._looks: dict[int, Reconciler] = {}
        self._begun = False
        self._outages = Outages(bot)

    def begin(self) -> None:
        """Take every tournament up, and follow them from now on."""
        if self._begun:
            return
        self._begun = True
        self._hall.listeners.append(self._changed)
        self._bot.tables.followers.append(self._ended)
        for tournament in self._hall.unsettled:
            self._outages.look(tournament)
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
        if tournament.status != "signup":
            key = ("letters of a tournament", tournament.id)
            self._bot.display.redraws.request(key, lambda: self.calls.closed(tournament))
        self.wake(tournament.id)

    def _ended(self, table: Table) -> None:
        if (number := number_of(table.state.fixture)) is not None:
            self.wake(number)

    async def _look(self, number: int) -> float | None:
        """Do all that is due in a tournament; the moment at which more is."""
        if (tournament := self._going_on(number)) is None:
            await self._outages.forget(number)
            self._looks.pop(number, None)  # at most its end is still to be shown
            self._posts.trouble.pop(number, None)
            self.calls.forget(number)
            return None
        if not await self._tended(number):
            return self._bot.clock.now() + RETRY
        tournament = self._going_on(number)
        return course.next_look(tournament, self._bot.clock.now()) if tournament else None

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
        if course.is_about_to_pair(tournament, now):
            tournament = await self.without_leavers(tournament)
        at = course.next_at(tournament)
        if at is not None and at <= now:
            if tournament.status == "signup":
                lots = secrets.randbelow
                tournament = await self._hall.do(number, course.begin_by_itself, lots, now)
            else:
                tournament = await self._hall.do(number, course.go_on, now)
            if course.is_overdue(tournament, now):
                self._posts.changed(tournament)
        if course.to_open(tournament):
            await self.tables.open_round(tournament)
        await self.calls.missing(await self._hall.find(number))

    async def without_leavers(self, tournament: Tournament) -> Tournament:
        """The tournament without those who have left its server, for whom others would wait.

        They stay where no round can be paired just now.
        """
        if course.next_at(tournament) is None or course.is_last(tournament):
            return tournament
        for person in [one for entry in tournament.active for one in entry.present]:
            if await self.calls.has_left(tournament, person.user):
                with suppress(Refusal):  # they have withdrawn meanwhile
                    await self._hall.do(tournament.id, signing.withdraw, person.user)
        return await self._hall.find(tournament.id)

    # ------------------------------------------------------------------ results

    async def _settled(self, number: int) -> Tournament:
        """The tournament with the results of all tables that are over."""
        await self._outages.since(number)  # written down before anything comes of it
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
                if outcome != UNPLAYED and found.updated_at > self._bot.started_at:
                    await self._outages.over(number)
            at = await self._over_at(tournament, outcome, now)
            tournament = await self._hall.do(number, course.settle, r, m, outcome, at)
        if tournament.status == "playing":
            tournament = await self._hall.do(number, course.rested, now)
        return tournament

    async def _over_at(self, tournament: Tournament, outcome: Outcome, now: float) -> float:
        """The moment at which a round is over, if this outcome is its last.

        A round that nobody has played after a long outage was over when that began: so the next one
        waits for the host. After the last one there is time to enter a result.
        """
        if outcome != UNPLAYED or course.is_last(tournament):
            return now
        return await self._outages.since(tournament.id) or now

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
            await self.calls.off(tournament)
