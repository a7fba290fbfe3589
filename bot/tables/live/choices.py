"""Choices that are read from the store once, kept in mind, and changed one after the other."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from math import inf
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

from cachetools import FIFOCache

K = TypeVar("K", bound=int)
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Rows(Generic[K, R]):
    """The way to the stored rows of people, or of servers.

    ``news`` is the message to other processes about a change, "" without any; ``change``
    reads, changes and stores a row at one go, and tells them.
    """

    read: Callable[[K], Awaitable[R]]
    save: Callable[[R], Awaitable[None]]
    change: Callable[[K, Callable[[R], R], str], Awaitable[R]]
    news: Callable[[K], str]


@dataclass(slots=True, eq=False)
class Choices(Generic[K, R]):
    """The choices of people, or of servers, of which the newest ``most`` are kept in mind."""

    rows: Rows[K, R]
    most: float = inf
    _known: FIFOCache[K, R] = field(init=False)
    _locks: WeakValueDictionary[K, asyncio.Lock] = field(default_factory=WeakValueDictionary)
    _dropped: int = 0
    """The number of drops so far: rows read before the last one may be out of date."""

    def __post_init__(self) -> None:
        self._known = FIFOCache(self.most)

    async def of(self, key: K) -> R:
        """The choices of this key, or the defaults."""
        if (known := self._known.get(key)) is not None:
            return known
        dropped, row = self._dropped, await self.rows.read(key)
        if dropped == self._dropped:
            self._keep(key, row)
        return row

    def known(self, key: K) -> R | None:
        """The choices of this key, if they are in mind: nothing is read."""
        return self._known.get(key)

    async def change(self, key: K, change: Callable[[R], R]) -> tuple[R, bool]:
        """Change choices; the answer is the new ones, and whether anything was stored.

        One change follows the other, so that none is lost.
        """
        async with self.changing(key):
            known = await self.of(key)
            changed = change(known)
            if changed == known:
                return known, False
            dropped = self._dropped
            if news := self.rows.news(key):
                changed = await self.rows.change(key, change, news)
            else:
                await self.rows.save(changed)
            if dropped == self._dropped:
                self._keep(key, changed)
            else:  # perhaps of these: what is stored is read anew
                self._known.pop(key, None)
            return changed, True

    def changing(self, key: K) -> asyncio.Lock:
        """The lock under which choices are read, changed and written: nobody else waits for it."""
        return self._locks.setdefault(key, asyncio.Lock())

    def drop(self, key: K) -> None:
        """Read these anew next time: they were forgotten, or another process has changed them."""
        self._dropped += 1
        self._known.pop(key, None)

    def drop_all(self) -> None:
        """Read everything anew: changes by other processes may have been missed."""
        self._dropped += 1
        self._known.clear()

    def _keep(self, key: K, row: R) -> None:
        self._known.pop(key, None)  # it counts as met just now
        self._known[key] = row
