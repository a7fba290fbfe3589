"""One life of the bot: the process ``python -m bot run``, from its start to its end."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from bot.demo.server import Demo
from bot.demo.session import NO_TOKEN

ROOT = Path(__file__).resolve().parent.parent.parent
ARMED = Path(__file__).with_name("armed")
MARK = "CRASH_MARK"
"""An environment variable by which every process of a run is known."""


@dataclass(eq=False)
class Life:
    """A running bot. ``killed_at`` is the named point at which it killed itself, if it did."""

    process: asyncio.subprocess.Process
    report: Path
    born: float = field(default_factory=time.monotonic)
    first_answer: float | None = None
    over: asyncio.Event = field(default_factory=asyncio.Event)
    watching: asyncio.Task[None] | None = None

    @property
    def killed_at(self) -> str | None:
        return self.report.read_text().strip() if self.report.exists() else None

    def answered(self) -> None:
        """Somebody got an answer from it."""
        if self.first_answer is None:
            self.first_answer = time.monotonic()

    @property
    def seconds_until_up(self) -> float | None:
        """From its start to the first answer that somebody got."""
        return None if self.first_answer is None else self.first_answer - self.born

    async def kill(self) -> None:
        """SIGKILL, if it still lives."""
        with suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGKILL)
        await self.over.wait()

    async def end(self) -> int | None:
        """Ask it politely; the answer is its exit code."""
        with suppress(ProcessLookupError):
            self.process.terminate()
        try:
            await asyncio.wait_for(self.over.wait(), 10)
        except TimeoutError:
            await self.kill()
        return self.process.returncode


async def begin(
    demo: Demo, database: Path, mark: str, log: Path, at: tuple[str, int] | None = None
) -> Life:
    """Start the bot on this database; it kills itself at the n-th passing of a point."""
    report = database.with_name("killed-at")
    report.unlink(missing_ok=True)
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("KNAVE_", "DISCORD_"))}
    env = clean | {
        "PYTHONPATH": os.pathsep.join(map(str, (ARMED, ROOT))),
        "PYTHONUNBUFFERED": "1",
        MARK: mark,
        "KNAVE_TOKEN": NO_TOKEN,
        "KNAVE_DATABASE": str(database),
        "KNAVE_LOG_LEVEL": "WARNING",
        "KNAVE_ROBOT_PAUSE": "0",
        "KNAVE_API_BASE": demo.api_base,
        "KNAVE_GATEWAY": demo.gateway_url,
    }
    if at is not None:
        env |= {"CRASH_AT": f"{at[0]}:{at[1]}", "CRASH_REPORT": str(report)}
    with log.open("ab") as told:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "run"),
            cwd=database.parent,
            env=env,
            stdout=told,
            stderr=told,
        )
    life = Life(process, report)
    life.watching = asyncio.create_task(_watch(life))
    return life


async def _watch(life: Life) -> None:
    await life.process.wait()
    life.over.set()


def left_behind(mark: str) -> list[int]:
    """Every process of this run that is still there, robots' workers included."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if f"{MARK}={mark}".encode() in (place / "environ").read_bytes().split(b"\0"):
                found.append(int(place.name))
    return found
