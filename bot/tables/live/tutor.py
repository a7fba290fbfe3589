"""The tutors of everyone who wants one: they think behind the robots, and no table waits for them.

A decision is thought about once, from the view of its maker, as soon as they see it; the same
thought names before it the things to look at, and says after it whether the choice was sound. All
of it is in memory alone: after a restart a tutor begins with the next decision.
"""

import asyncio
import logging
import pickle
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from bot.ground.workers import NoWorkers, Runner
from bot.robots.explain import Explained
from bot.robots.level import LEVELS
from bot.robots.workers import think_of_all
from bot.rules import Seat
from bot.rules.about.log import is_of_table
from bot.storage.rows.ids import GameId, TableId, UserId
from bot.storage.store import Store, StoreError
from bot.tables.live.preferences import Preferences
from bot.tables.live.table import Table
from bot.tables.live.thoughts import thought_of
from bot.tables.model.lessons import course_of
from bot.tables.model.notes import Hint
from bot.tables.model.refusals import Refusal
from bot.tables.model.session import GameSession
from bot.tables.model.tutoring import Judged, Tutored
from bot.tables.verbs import hint

log = logging.getLogger(__name__)
MOST_AT_WORK: Final = 6
"""Decisions that are thought about, or wait for it, at one time; others are left out."""
IN_MIND: Final = 1_000
"""People at tables whose last decisions are kept in mind."""


@dataclass(slots=True)
class _Kept:
    """A decision that a tutor thinks, or has thought, about; and the one ``before`` it."""

    game: GameId
    number: int
    deal: int
    task: asyncio.Task[Explained | None]
    before: "_Kept | None" = None

    @property
    def explained(self) -> Explained | None:
        """The thought, once it is there."""
        done = self.task.done() and not self.task.cancelled() and not self.task.exception()
        return self.task.result() if done else None


class Tutors:
    """The tutors' remarks beside the hands of those who want one."""

    def __init__(
        self,
        store: Store,
        preferences: Preferences,
        runner: Runner,
        changed: Callable[[Table, UserId], None],
    ) -> None:
        self._store = store
        self._preferences = preferences
        self._runner = runner
        self._changed = changed
        self._kept: dict[tuple[TableId, UserId], _Kept] = {}
        self._played: dict[tuple[GameId, UserId], int] = {}
        self._at_work: set[asyncio.Task[Explained | None]] = set()

    async def told(self, table: Table, user: UserId) -> Tutored | None:
        """The remarks of this person's tutor now; it begins to think if they are newly asked.

        ``None``: they want none, or no hints are given at this table, or it is a lesson.
        """
        session = table.session
        seat = session.seat_of(user) if session else None
        if session is None or seat is None or not (await self._preferences.person(user)).tutor:
            self._kept.pop((table.id, user), None)
            return None
        if not hint.gives_hints(table.state) or course_of(session) is not None:
            return None
        played = await self._games(session.game_id, table.game_key, user)
        said = Tutored(played, fresh=user not in session.movers)
        if said.stage == "over":
            return said
        kept = self._thinking(table, user, session, seat)
        if kept is None:
            return said
        now = kept if kept.number == session.numbers[seat] else None
        over = kept.before if now is kept else kept
        if now is not None and said.stage == "full" and now.explained is not None:
            said = replace(said, look=thought_of(now.explained))
        return replace(said, judged=_judged(session, seat, over))

    async def _games(self, game: GameId, key: str, user: UserId) -> int:
        """The games of this kind that they had played when this one began."""
        if (game, user) not in self._played:
            self._played[game, user] = await self._store.people.games_played(user, key)
            while len(self._played) > IN_MIND:
                del self._played[next(iter(self._played))]
        return self._played[game, user]

    def _thinking(
        self, table: Table, user: UserId, session: GameSession, seat: Seat
    ) -> _Kept | None:
        """The last decision that is thought about: the one at hand, if there is a choice."""
        place, number = (table.id, user), session.numbers[seat]
        kept = self._kept.get(place)
        if kept is not None and kept.game != session.game_id:
            kept = None
        asked = seat in session.turn and len(session.decision(seat)) > 1
        if not asked or (kept is not None and kept.number == number):
            return kept
        if len(self._at_work) >= MOST_AT_WORK:
            return kept
        if kept is not None:
            kept.before = None
        task = asyncio.create_task(self._think(table, user, session, seat))
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)
        self._kept.pop(place, None)
        self._kept[place] = _Kept(session.game_id, number, session.deals, task, kept)
        while len(self._kept) > IN_MIND:
            del self._kept[next(iter(self._kept))]
        return self._kept[place]

    async def _think(
        self, table: Table, user: UserId, session: GameSession, seat: Seat
    ) -> Explained | None:
        """Think about a decision, count that as a hint, and have the hand drawn again."""
        number, budget = session.numbers[seat], LEVELS[hint.ADVISER]
        view = pickle.dumps(session.view(seat))
        try:
            explained = await self._runner.run(think_of_all, session.game.key, view, number, budget)
        except (NoWorkers, TimeoutError, ValueError):
            log.warning("table %s: a tutor has no thought", table.id)
            return None
        with suppress(Refusal, StoreError):
            await table.do(hint.give, Hint(seat, user, number))
        # Soon, for then this task is done, and the thought can be read.
        asyncio.get_running_loop().call_soon(self._changed, table, user)
        return explained

    def forget_person(self, user: UserId) -> None:
        """Keep no thought of a person, nor how many games they had played."""
        for place in [place for place in self._kept if place[1] == user]:
            kept = self._kept.pop(place)
            for one in (kept, kept.before):
                if one is not None:
                    one.task.cancel()
        for game in [game for game in self._played if game[1] == user]:
            del self._played[game]

    async def close(self) -> None:
        """Think no more: the program is going down."""
        tasks = [*self._at_work]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _judged(session: GameSession, seat: Seat, over: _Kept | None) -> Judged | None:
    """The judgement of a decision of this deal that is over."""
    if over is None or over.explained is None or over.deal != session.deals:
        return None
    lines = session.log.moves[over.number :]
    own = [line for who, line in lines if who == seat and not is_of_table(line)]
    if len(own) != 1:  # it has not been made yet, or others were forced since
        return None
    explained, chosen = over.explained, session.game.read(own[0])
    mine = replace(explained, action=chosen, grounds=dict(explained.others).get(chosen, ()))
    thought = thought_of(explained if chosen == explained.action else mine)
    return Judged(chosen, thought, thought_of(explained))
