"""Replays of finished games: each made once, beside the loop, and cached."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace

from cachetools import LRUCache

from bot.ground.workers import Runner
from bot.storage.rows.ids import GameId, GuildId, UserId
from bot.storage.rows.past import PastGame
from bot.storage.store import Store
from bot.tables.model.refusals import Refusal
from bot.tables.past.export import export_of
from bot.tables.past.replay import Replay, replayed

ROOM = 24 * 1024 * 1024
"""Bytes of replays that are kept: some two hundred long games."""
MOST_AT_WORK = 20
"""Games that are being replayed, or wait for it, at one time."""


@dataclass(frozen=True, slots=True)
class Whose:
    """The people and the server of a game, and its end, to recognise it by.

    The seed of a duplicate set is told when that is over: then its deals are checked against it.
    """

    guild: GuildId
    people: frozenset[UserId]
    end: tuple[object, ...]

    @classmethod
    def of(cls, past: PastGame) -> "Whose":
        """The part of a stored game that is kept here."""
        people = frozenset(seat.user_id for seat in past.seats if seat.user_id is not None)
        end = (past.ended_at, past.scores, past.winners, past.duplicate)
        return cls(past.guild_id, people, end)


class Replays:
    """A bounded cache of replayed games, least recently used first out; it holds no names.

    Everyone who asks for a game that is being replayed waits for it. A game forgotten while it is
    being replayed is not kept.
    """

    def __init__(self, store: Store, runner: Runner, room: int = ROOM) -> None:
        self._store = store
        self._runner = runner
        self._kept: LRUCache[GameId, tuple[Whose, Replay]] = LRUCache(room, _size)
        self._at_work: dict[GameId, tuple[Whose, asyncio.Task[Replay]]] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, past: PastGame) -> bool:
        known = self._kept.get(past.id)
        return known is not None and known[0].end == Whose.of(past).end

    @property
    def size(self) -> int:
        """The bytes that are kept."""
        return int(self._kept.currsize)

    async def of(self, past: PastGame) -> Replay:
        """The replay of a finished game.

        :raises Refusal: the game is gone, or too many others are waited for.
        :raises ValueError: it was played by rules that are not known any more.
        :raises NoWorkers: the processes that replay die of it.
        :raises TimeoutError: they hang.
        """
        if past in self:
            return self._kept[past.id][1]
        if past.id not in self._at_work:
            if len(self._at_work) >= MOST_AT_WORK:
                raise Refusal("replay-busy")
            task = asyncio.create_task(self._replayed(past))
            self._at_work[past.id] = (Whose.of(past), task)
            task.add_done_callback(lambda done: self._done(past.id, done))
        return await asyncio.shield(self._at_work[past.id][1])

    async def _replayed(self, past: PastGame) -> Replay:
        kept = await self._store.past.kept(past.id)
        if kept is None:
            raise Refusal("no-replay", number=past.id)
        nameless = replace(export_of(kept), chairs=())
        return await self._runner.run(replayed, nameless)

    def _done(self, number: GameId, task: asyncio.Task[Replay]) -> None:
        whose, now = self._at_work.get(number, (None, None))
        if now is task:
            del self._at_work[number]
        failed = task.cancelled() or task.exception() is not None
        if failed or whose is None or now is not task:  # forgotten meanwhile
            return
        with suppress(ValueError):  # it alone needs more room than there is
            self._kept[number] = (whose, task.result())

    def forget(self, user: UserId) -> None:
        """Drop every game in which this person sat."""
        self._drop(lambda whose: user in whose.people)

    def forget_server(self, guild: GuildId) -> None:
        """Drop every game of this server."""
        self._drop(lambda whose: whose.guild == guild)

    def drop(self, number: GameId) -> None:
        """Drop this game: its number is no longer in use."""
        self._kept.pop(number, None)
        self._at_work.pop(number, None)

    def _drop(self, concerns: Callable[[Whose], bool]) -> None:
        for number, (whose, _) in [*self._kept.items(), *self._at_work.items()]:
            if concerns(whose):
                self.drop(number)

    async def close(self) -> None:
        """Stop replaying; callers who wait get no answer."""
        for _, task in [*self._at_work.values()]:
            task.cancel()
        await self._runner.close()


def _size(kept: tuple[Whose, Replay]) -> int:
    return kept[1].size
