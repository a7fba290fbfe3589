"""One life of the bot: the process ``python -m bot run``, from its start to its end."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from bot.demo.server import Demo
from bot.demo.session import NO_TOKEN
from bot.storage.address import Address
from tests.support.nursery import Nursery, surroundings

MARK = "CRASH_MARK"
"""An environment variable by which every process of a run is known."""
RUN = (sys.executable, "-m", "bot", "run")


@dataclass(eq=False)
class Life:
    """A process of the bot. ``cold``: it began from nothing, and not as a child of the nursery."""

    pid: int
    report: Path
    cold: bool
    token: str
    """Its own: what a process that died while connecting had sent is not taken for its word."""
    born: float = field(default_factory=time.monotonic)
    first_answer: float | None = None
    worked: float = 0.0
    """Processor seconds until then."""
    crowd: float = 1.0
    """The number of processes that shared a processor then."""
    up: asyncio.Event = field(default_factory=asyncio.Event)
    """Somebody has been answered."""
    over: asyncio.Event = field(default_factory=asyncio.Event)
    awaited: bool = False
    """It had all the time that it may need to answer somebody."""
    exit_code: int | None = None
    watching: asyncio.Task[None] | None = None

    @property
    def killed_at(self) -> str | None:
        """The named point at which it killed itself, if it did."""
        return self.report.read_text().strip() if self.report.exists() else None

    def answered(self) -> None:
        """Somebody got an answer from it."""
        if self.first_answer is None:
            self.first_answer = time.monotonic()
            self.worked = _processor_seconds(self.pid)
            self.crowd = crowd()
            self.up.set()

    @property
    def seconds_until_up(self) -> float | None:
        """From its start to the first answer that somebody got."""
        return None if self.first_answer is None else self.first_answer - self.born

    async def kill(self) -> None:
        """SIGKILL, if it still lives."""
        self._send(signal.SIGKILL)
        await self.over.wait()

    async def end(self) -> int | None:
        """Ask it politely; the answer is its exit code."""
        self._send(signal.SIGTERM)
        try:
            await asyncio.wait_for(self.over.wait(), 10)
        except TimeoutError:
            await self.kill()
        return self.exit_code

    def _send(self, number: signal.Signals) -> None:
        if not self.over.is_set():
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)


async def begin(
    demo: Demo,
    database: Address,
    folder: Path,
    mark: str,
    log: Path,
    at: tuple[str, int] | None = None,
    nursery: Nursery | None = None,
    **settings: str,
) -> Life:
    """Start the bot on this database, in this folder.

    It kills itself at the n-th passing of the point ``at``.
    """
    report = folder / "killed-at"
    report.unlink(missing_ok=True)
    token = f"{NO_TOKEN}-{secrets.token_hex(4)}"
    env = {
        "KNAVE_TOKEN": token,
        "KNAVE_DATABASE": str(database) if isinstance(database, Path) else database.url,
        "KNAVE_LOG_LEVEL": os.environ.get("CRASH_LOG_LEVEL", "WARNING"),
        "KNAVE_ROBOT_PAUSE": "0",
        "KNAVE_API_BASE": demo.api_base,
        "KNAVE_GATEWAY": demo.gateway_url,
        "CRASH_AT": f"{at[0]}:{at[1]}" if at else "",
        "CRASH_REPORT": str(report),
        **settings,
    }
    if nursery is not None:
        pid = await asyncio.to_thread(nursery.bear, ("run",), folder, env, log, log)
        life = Life(pid, report, cold=False, token=token)
        over = partial(asyncio.to_thread, nursery.until_over)
        life.watching = asyncio.create_task(_watch(life, over))
        return life
    born = time.monotonic()
    with log.open("ab") as told:
        process = await asyncio.create_subprocess_exec(
            *RUN,
            cwd=folder,
            env=surroundings(**{MARK: mark}) | env,
            stdout=told,
            stderr=told,
        )
    life = Life(process.pid, report, cold=True, token=token, born=born)
    life.watching = asyncio.create_task(_watch(life, process.wait))
    return life


async def _watch(life: Life, until_over: Callable[[], Awaitable[int]]) -> None:
    life.exit_code = await until_over()
    life.over.set()


def crowd() -> float:
    """The number of processes that share a processor, now or in the last minute; at least one."""
    with suppress(OSError):
        running = int(Path("/proc/loadavg").read_text().split()[3].partition("/")[0])
        return max(1.0, max(running, os.getloadavg()[0]) / (os.cpu_count() or 1))
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


def _processor_seconds(pid: int) -> float:
    with suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def left_behind(mark: str) -> list[int]:
    """Every process of this run that is still there, robots' workers included."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if f"{MARK}={mark}".encode() in (place / "environ").read_bytes().split(b"\0"):
                found.append(int(place.name))
    return found
