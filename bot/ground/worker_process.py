"""The inside of a worker process: it does what it is handed, one function after the other.

What goes over the line to it, and back, is told here: both ends keep to it.
"""

import multiprocessing
import os
import pickle
import select
import signal
import socket
import threading
import traceback
from collections import deque
from contextlib import suppress
from struct import Struct
from typing import Final

from bot.ground import processors

HEAD: Final = Struct("!QQ")
"""The number of a function and the length of what follows in bytes: the function or its answer."""
FIRST: Final = 1 << 63
"""The bit, in the number of a function, that lets it go before others."""
PICKLED, PLAIN = 0, 1 << 62
"""The bit in the length of an answer: it is pickled, or it is the bytes of a result."""
PART: Final = 64 * 1024
"""Bytes that a worker reads at once of what it is handed."""
LOWEST: Final = 19
"""The niceness from which on a process only has the time that nobody else wants."""


class Inbox:
    """The functions handed to a worker and not begun: urgent ones, then the others."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self._come = bytearray()
        self._first: deque[tuple[int, bytes]] = deque()
        self._others: deque[tuple[int, bytes]] = deque()

    def next(self) -> tuple[int, bytes] | None:
        """The number and the bytes of the next function; ``None`` if nobody hands any over.

        :raises OSError: the other end has died.
        """
        while not (self._first or self._others) or self._has_come():
            data = self._line.recv(PART)
            if not data:
                return None
            self._come += data
            self._sort()
        return (self._first or self._others).popleft()

    def _has_come(self) -> bool:
        """Whether something can be read without waiting."""
        return bool(select.select([self._line], [], [], 0)[0])

    def _sort(self) -> None:
        """Put aside what has come from head to end."""
        while len(self._come) >= HEAD.size:
            number, length = HEAD.unpack_from(self._come)
            end = HEAD.size + length
            if len(self._come) < end:
                return
            line = self._first if number >= FIRST else self._others
            line.append((number % FIRST, bytes(self._come[HEAD.size : end])))
            del self._come[:end]


def serve(line: socket.socket, nice: int, where: frozenset[int]) -> None:
    """Run one function after the other, until nobody is at the other end."""
    processors.move(where)
    _prepare(nice)
    with line:
        inbox = Inbox(line)
        try:
            while (handed := inbox.next()) is not None:
                number, job = handed
                kind, data = _answered(job)
                _send(line, HEAD.pack(number, kind + len(data)), data)
        except OSError:  # it was closed, or has died, meanwhile
            os._exit(0)


def _send(line: socket.socket, head: bytes, data: bytes) -> None:
    """Send an answer as it lies there; one that is a picture is not copied for its head."""
    sent = line.sendmsg((head, data))
    if sent < len(head) + len(data):
        line.sendall(memoryview(head + data)[sent:])


def _answered(job: bytes) -> tuple[int, bytes]:
    """The answer of a pickled function: its kind, and the bytes.

    Pickled is whether it went well, and the result or error.
    """
    try:
        result = pickle.loads(job)()
        if type(result) is bytes:
            return PLAIN, result
        return PICKLED, pickle.dumps((True, result))
    except Exception as error:
        error.add_note(f"In a process beside the loop:\n{traceback.format_exc()}")
        return PICKLED, _failed(error)


def _failed(error: Exception) -> bytes:
    """An error, pickled; its text alone if it cannot be sent or read, which would end a process."""
    try:
        told = pickle.dumps((False, error))
        pickle.loads(told)
    except Exception:
        said = "".join(traceback.format_exception_only(error))
        return pickle.dumps((False, RuntimeError(said)))
    return told


def _prepare(nice: int) -> None:
    """Prepare a worker: the bot closes its workers, and if it is killed, they end.

    A Ctrl-C, and a SIGTERM to every process of a service, is for the bot alone: answers to the
    last clicks still have to be drawn.
    """
    for asked in (signal.SIGINT, signal.SIGTERM):
        signal.signal(asked, signal.SIG_IGN)
    if nice:
        _stand_back(nice)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _stand_back(nice: int) -> None:
    """Give way to the bot.

    A process that is handed something wakes, and may take the processor from the loop that has
    just handed it over, in the middle of an answer: where all processors were busy, the loop stood
    still for most of a drawing. One that Linux takes for a batch job waits for its turn.
    """
    if hasattr(os, "nice"):
        os.nice(nice)
    if hasattr(os, "SCHED_BATCH"):
        with suppress(OSError):  # it is only low, then
            policy = os.SCHED_IDLE if nice >= LOWEST else os.SCHED_BATCH
            os.sched_setscheduler(0, policy, os.sched_param(0))


def _end_with_parent() -> None:
    if (parent := multiprocessing.parent_process()) is not None:
        parent.join()
        os._exit(0)
