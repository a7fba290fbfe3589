"""Worker processes beside the event loop, which never waits, not even while they start.

The loop itself writes to them and reads their answers. A pool of the standard library has threads
for that, and these get the interpreter only every few milliseconds when the loop is busy: just then
a process that draws would stand idle between two pictures.
"""

import asyncio
import logging
import multiprocessing
import pickle
import socket
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from multiprocessing.process import BaseProcess
from typing import Any, Final, ParamSpec, Protocol, Self, TypeVar, cast

from bot.ground import processors
from bot.ground.worker_process import FIRST, HEAD, PLAIN, serve

P = ParamSpec("P")
T = TypeVar("T")
log: Final = logging.getLogger(__name__)
PATIENCE: Final = 30.0
"""Seconds without an answer after which a worker counts as hanging."""
LAST_WORD: Final = 5.0
"""Seconds it has for that when the workers are closed."""
FORGIVEN: Final = 3600.0
"""Seconds after which the death of a worker is no reason any more to start no other."""
LARGE: Final = 256 * 1024
"""Bytes from which on an answer is unpickled in a thread: the loop goes on meanwhile."""
ROOM: Final = 1024 * 1024
"""Bytes of answers, if the system allows so many, that may wait until the loop reads them."""


class Runner(Protocol):
    """Anything that runs functions of plain values, and their results, off the event loop."""

    async def run(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function and return its result; its errors are raised."""

    async def close(self) -> None:
        """Stop: nothing more is run."""


class NoWorkers(RuntimeError):
    """The processes have died too often, or have been closed: nothing is run for now."""


class NotStarted(NoWorkers):
    """No process can be started just now, for want of memory, open files, or processes."""


class Workers:
    """A number of processes, each of which starts when it is first needed.

    One that dies is replaced, ``restarts`` times an hour (``None``: once for each function). One
    that hangs is killed and replaced at no cost; the caller is told. ``nice`` lowers the
    priority of the processes, which then never interrupt the loop; ``where`` is the processors that
    they use. After ``idle`` seconds without work they end, until there is more. A process is handed
    ``ahead`` functions, so that the next lies ready when it has done one.
    """

    def __init__(
        self,
        size: int,
        *,
        name: str,
        patience: float = PATIENCE,
        restarts: int | None = None,
        nice: int = 0,
        where: frozenset[int] = processors.ALL,
        idle: float | None = None,
        ahead: int = 1,
    ) -> None:
        self.patience = patience
        """Seconds after which a worker counts as hanging."""
        self.closed = False
        self._size = size
        self._name = name
        self._nice = nice
        self._where = where
        self._idle = idle
        self._free = asyncio.Semaphore(size * ahead)  # a task that waits for one does not hang
        self._workers: list[Worker] = []
        self._starting = asyncio.Lock()
        self._restarts = restarts
        self._died: deque[float] = deque(maxlen=1 + (restarts or 0))
        self._at_work = 0
        self._resting: asyncio.TimerHandle | None = None
        self._ending: set[asyncio.Task[None]] = set()

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes."""
        return [worker.process.pid for worker in self._workers if worker.process.pid is not None]

    async def run(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a module's function of picklable values in a worker, and return its result.

        :raises NoWorkers: the processes have died too often, or have been closed.
        :raises NotStarted: there is none, and none can be started just now.
        :raises TimeoutError: it hung.
        """
        job = pickle.dumps(partial(function, *args, **kwargs))
        with self._work():
            async with self._free:
                return cast(T, await self._insist(job))

    async def run_first(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function before all that a worker has been handed and has not begun.

        It waits for no turn; otherwise as :meth:`run`.
        """
        job = pickle.dumps(partial(function, *args, **kwargs))
        with self._work():
            return cast(T, await self._insist(job, first=True))

    @contextmanager
    def _work(self) -> Iterator[None]:
        """Do not let the processes rest inside."""
        self._at_work += 1
        try:
            yield
        finally:
            self._at_work -= 1
            self._rest_later()

    async def close(self) -> None:
        """End the processes, once the functions that run are done; the rest is dropped."""
        self.closed = True
        if self._resting is not None:
            self._resting.cancel()
        async with self._starting:
            self._end_all()
        await asyncio.gather(*self._ending)

    async def _insist(self, job: bytes, first: bool = False) -> Any:
        again = True
        while True:
            worker = await self._least_busy()
            try:
                async with asyncio.timeout(self.patience):
                    return await worker.answer(job, first)
            except Died:
                log.error("one of the %s processes has died", self._name, exc_info=True)
                self._drop(worker, died=True)
                if self._restarts is None and not again:
                    raise NoWorkers(f"the {self._name} processes die of this") from None
                again = False
            except TimeoutError:  # it would hang again: another question is asked of the next
                self._drop(worker)
                raise

    async def _least_busy(self) -> "Worker":
        """The process with least to do, or a new one as long as all have something to do."""
        async with self._starting:
            if self.closed or self._dies_too_often():
                raise NoWorkers(f"the {self._name} processes are no more")
            best = min(self._workers, key=lambda worker: worker.asked, default=None)
            if best is None or (best.asked and len(self._workers) < self._size):
                best = await self._one_more(best)
            return best

    async def _one_more(self, instead: "Worker | None") -> "Worker":
        """A new process, or the one ``instead`` if the machine lets none start just now.

        :raises NotStarted: there is no other either.
        """
        try:
            worker = await Worker.started(self._nice, self._where)
        except OSError as error:
            if instead is None:
                raise NotStarted(f"no {self._name} process can be started: {error}") from error
            log.warning("no further %s process can be started: %s", self._name, error)
            return instead
        self._workers.append(worker)
        return worker

    def _dies_too_often(self) -> bool:
        """Whether more of the processes have died within an hour than are replaced."""
        if self._restarts is None or len(self._died) <= self._restarts:
            return False
        return time.monotonic() - self._died[0] < FORGIVEN

    def _drop(self, worker: "Worker", died: bool = False) -> None:
        """Kill a process that is of no use; only the first who notices spends the restart."""
        if worker in self._workers:
            self._workers.remove(worker)
            worker.process.kill()
            self._end(worker)
            if died:
                self._died.append(time.monotonic())

    def _rest_later(self) -> None:
        if self._resting is not None:
            self._resting.cancel()
        if self._idle is not None and not self._at_work and not self.closed:
            loop = asyncio.get_running_loop()
            self._resting = loop.call_later(self._idle, self._rest)

    def _rest(self) -> None:
        if not self._at_work:  # else it begins anew when that is done
            self._end_all()

    def _end_all(self) -> None:
        for worker in self._workers:
            self._end(worker)
        self._workers.clear()

    def _end(self, worker: "Worker") -> None:
        task = asyncio.create_task(worker.end())
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)


class Died(Exception):
    """A process has died before it answered."""


class Worker(asyncio.Protocol):
    """A process, and the functions it has been handed, which it does one after the other.

    An answer is handed on in the pass of the loop in which its last bytes come.
    """

    def __init__(self, process: BaseProcess) -> None:
        self.process = process
        self._line: asyncio.WriteTransport
        self._numbers = count()
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        """The futures of answers still to come, by the numbers of their functions."""
        self._alive = True
        self._done = asyncio.Event()
        self._come = bytearray()
        """The bytes of the next answer that have come."""
        self._head: tuple[int, bool] | None = None
        """The number of that answer, and whether it is plain, once its head has come."""
        self._wanted = HEAD.size
        """The bytes that are still to be cut off as one."""
        self._unpickling: set[asyncio.Task[None]] = set()

    @classmethod
    async def started(cls, nice: int, where: frozenset[int]) -> Self:
        """A new process on these processors; a thread starts it.

        :raises OSError: the system does not let it start.
        """
        ours, theirs = socket.socketpair()
        theirs.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, ROOM)
        context = multiprocessing.get_context("spawn")
        process = context.Process(target=serve, args=(theirs, nice, where))
        try:
            with theirs:
                await asyncio.to_thread(process.start)
        except BaseException:
            ours.close()
            raise
        loop = asyncio.get_running_loop()
        _, worker = await loop.create_connection(lambda: cls(process), sock=ours)
        return worker

    @property
    def asked(self) -> int:
        """The number of functions that are not answered yet."""
        return len(self._waiting)

    async def answer(self, job: bytes, first: bool = False) -> Any:
        """The result of a pickled function without parameters; its errors are raised.

        One that goes ``first`` is done before all that are not begun.

        :raises Died: the process has died.
        """
        if not self._alive:
            raise Died
        number, mine = next(self._numbers), asyncio.get_running_loop().create_future()
        self._waiting[number] = mine
        self._done.clear()
        self._line.write(HEAD.pack(number + FIRST * first, len(job)) + job)
        return await mine

    async def end(self) -> None:
        """End the process when it has answered, or at once if that takes it too long."""
        try:
            async with asyncio.timeout(LAST_WORD):
                if self._alive and self._waiting:
                    await self._done.wait()
        except TimeoutError:
            self.process.kill()
        self._line.close()
        await asyncio.to_thread(self.process.join, LAST_WORD)
        if self.process.is_alive():
            self.process.kill()
            await asyncio.to_thread(self.process.join)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Note where functions are handed over."""
        self._line = cast(asyncio.WriteTransport, transport)

    def data_received(self, data: bytes) -> None:
        """Hand out the answers that are here from head to end."""
        self._come += data
        while len(self._come) >= self._wanted:
            part = bytes(self._come[: self._wanted])
            del self._come[: self._wanted]
            if self._head is None:
                number, length = HEAD.unpack(part)
                self._head, self._wanted = (number, length >= PLAIN), length % PLAIN
            else:
                (number, plain), self._head, self._wanted = self._head, None, HEAD.size
                self._answered(number, plain, part)

    def connection_lost(self, error: Exception | None) -> None:
        """Let nobody wait for a process that has ended."""
        self._alive = False
        for number in [*self._waiting]:
            _settle(self._taken(number), False, Died())

    def _answered(self, number: int, plain: bool, data: bytes) -> None:
        one = self._taken(number)
        if plain:
            _settle(one, True, data)
        elif len(data) <= LARGE:
            _settle(one, *_told(data))
        else:
            task = asyncio.create_task(_unpickle(one, data))
            self._unpickling.add(task)
            task.add_done_callback(self._unpickling.discard)

    def _taken(self, number: int) -> asyncio.Future[Any]:
        """The future of the answer of this number, which has come."""
        one = self._waiting.pop(number)
        if not self._waiting:
            self._done.set()
        return one


def _settle(one: asyncio.Future[Any], good: bool, value: Any) -> None:
    if one.done():  # its caller has gone
        return
    if good:
        one.set_result(value)
    else:
        one.set_exception(value)


async def _unpickle(one: asyncio.Future[Any], data: bytes) -> None:
    """Unpickle a large answer in a thread."""
    _settle(one, *await asyncio.to_thread(_told, data))


def _told(data: bytes) -> tuple[bool, Any]:
    """Whether it went well, and the result or the error: also that it cannot be read here."""
    try:
        good, value = pickle.loads(data)
    except Exception as error:
        return False, error
    return good, value
