"""A bounded store of finished pictures, in which the least recently used goes first."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Future
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)


class PictureCache(Generic[Key]):
    """Pictures by key, at most `max_bytes` bytes together; safe to use from many threads.

    A call for a picture that is being drawn waits for that drawing. A failed drawing fails every
    waiting call, and is tried again by the next one.
    """

    def __init__(self, *, max_bytes: int) -> None:
        self.max_bytes = max_bytes
        self._lock = threading.Lock()
        self._done: OrderedDict[Key, bytes] = OrderedDict()
        self._drawing: dict[Key, Future[bytes]] = {}
        self._bytes = 0

    def __len__(self) -> int:
        return len(self._done)

    @property
    def bytes_held(self) -> int:
        """The size of all stored pictures in bytes."""
        return self._bytes

    def known(self, key: Key) -> bytes | None:
        """The picture called `key`, if it is stored."""
        with self._lock:
            if (picture := self._done.get(key)) is not None:
                self._done.move_to_end(key)
            return picture

    def get(self, key: Key, draw: Callable[[], bytes]) -> bytes:
        """The picture called `key`, made by `draw` if it is neither stored nor being drawn."""
        with self._lock:
            picture = self._done.get(key)
            if picture is not None:
                self._done.move_to_end(key)
                return picture
            waiting = self._drawing.get(key)
            if waiting is None:
                mine: Future[bytes] = Future()
                self._drawing[key] = mine
        if waiting is not None:
            return waiting.result()
        return self._draw(key, draw, mine)

    def clear(self) -> None:
        """Remove every picture from the store."""
        with self._lock:
            self._done.clear()
            self._bytes = 0

    def _draw(self, key: Key, draw: Callable[[], bytes], mine: Future[bytes]) -> bytes:
        try:
            picture = draw()
        except BaseException as error:
            with self._lock:
                del self._drawing[key]
            mine.set_exception(error)
            raise
        with self._lock:
            del self._drawing[key]
            self._keep(key, picture)
        mine.set_result(picture)
        return picture

    def keep(self, key: Key, picture: bytes) -> None:
        """Store a picture that was made elsewhere, unless there is one of this `key`."""
        with self._lock:
            if key not in self._done:
                self._keep(key, picture)

    def _keep(self, key: Key, picture: bytes) -> None:
        if len(picture) > self.max_bytes:
            return
        self._done[key] = picture
        self._bytes += len(picture)
        while self._bytes > self.max_bytes:
            _, oldest = self._done.popitem(last=False)
            self._bytes -= len(oldest)
