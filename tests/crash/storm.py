"""The storm: a bot that is killed again and again while people play at many tables."""

from __future__ import annotations

import asyncio
import signal
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median

from bot.ground.failpoints import UNTOLD
from bot.storage.address import ServerAddress
from tests.crash.house import House, open_house
from tests.crash.judge import Verdict, hanging, judge, settled
from tests.crash.life import Life, crowd

LATER = ("told", "answering", "answered", "posted", "sent", "restoring")
LONGEST = 6.0
"""Seconds: who has not come to a named point by then is killed anyway."""
STILL = 60.0
"""Seconds: a table that shows nothing new for so long, though nobody kills any more, hangs."""
UP_WITHIN = 10.0
"""Seconds on a processor of its own; where many share one, as many times more."""
ALONE = "by itself"
BORN = "spawn_main"
COLD = 10
"""Every tenth process starts from nothing, and is timed; the others begin with modules imported."""


def slow(life: Life) -> bool:
    """Whether it took too long to come back, or never did though it had its time."""
    up = life.seconds_until_up
    return up is None or up >= UP_WITHIN * life.crowd


@dataclass(frozen=True)
class Doom:
    """The moment of a process's death: a point, or the seconds after its start or connection."""

    point: str = ""
    number: int = 0
    after_start: float | None = None
    after_ready: float | None = None


@dataclass
class Figures:
    """The figures of a storm: kills, lives, and faults."""

    seconds: float = 0.0
    kills: Counter[str] = field(default_factory=Counter)
    cold: list[Life] = field(default_factory=list)
    """Lives that began from nothing and came to answer somebody, or had all the time for it."""
    hanging: list[str] = field(default_factory=list)
    """Games that did not come to an end when nobody killed any more."""
    left_behind: int = 0
    verdict: Verdict | None = None
    house: House | None = None

    @property
    def untold(self) -> int:
        """Kills between the check of an action and the first word of it."""
        return sum(self.kills[point] for point in UNTOLD)

    @property
    def faults(self) -> list[str]:
        """Everything that should not have happened."""
        assert self.verdict is not None
        assert self.house is not None
        found = list(self.verdict.faults)
        found += [f"{text} is still open" for text in self.hanging]
        found += [f"{how} ({n} times)" for how, n in self.kills.items() if how.startswith(ALONE)]
        found += [
            f"up only after {life.seconds_until_up or float('inf'):.1f} s"
            for life in self.cold
            if slow(life)
        ]
        found += [f"no answer: {text}" for text in self.house.record.silent]
        if self.left_behind:
            found.append(f"{self.left_behind} processes were left behind")
        return found + [f"the bot's log: {line}" for line in self.errors[:20]]

    @property
    def errors(self) -> list[str]:
        """The errors in the bot's own log; a robot born of a dying process is none."""
        log = self.log
        return [
            " / ".join(log[n : n + 9])
            for n, line in enumerate(log)
            if " ERROR " in line
            or (line.startswith("Traceback") and not any(BORN in x for x in log[n : n + 4]))
        ]

    @property
    def log(self) -> list[str]:
        """The bot's own log, over all its lives."""
        assert self.house is not None
        return self.house.told

    def rows(self) -> list[tuple[str, object]]:
        """The table of figures."""
        verdict, house = self.verdict, self.house
        assert verdict is not None
        assert house is not None
        record, kills = house.record, self.kills.total()
        share = f"{self.untold} ({self.untold / max(1, kills):.0%})"
        up = [life.seconds_until_up or 0.0 for life in self.cold] or [0.0]
        worked = [life.worked for life in self.cold] or [0.0]
        crowds = [life.crowd for life in self.cold] or [0.0]
        named = ", ".join(f"{name} {count}" for name, count in self.kills.most_common())
        return [
            ("kills", kills),
            ("… between check and tell", share),
            ("… where", named),
            ("tables opened", len({t for place in house.places for t in place.seen})),
            ("games played to the end", verdict.games_ended),
            ("games still running", verdict.games_running),
            ("moves kept", verdict.moves),
            ("… by people", verdict.by_people),
            ("actions answered at the client", verdict.answered),
            ("… cut off by a kill at least once", len(record.unanswered)),
            ("… of those stored, told after the restart", verdict.stored_untold),
            ("answered presses of a dead process's buttons", record.old_buttons),
            ("refusals", sum(record.refused.values())),
            ("started from nothing and up again", len(up)),
            ("… seconds, median and longest", f"{median(up):.1f}, {max(up):.1f}"),
            ("… of which at work, median and longest", f"{median(worked):.1f}, {max(worked):.1f}"),
            ("… processes to a processor then, median", f"{median(crowds):.1f}"),
            ("faults", len(self.faults)),
            ("seconds", f"{self.seconds:.0f}"),
        ]


def doom(rng: Random) -> Doom:
    """One death in two between check and tell; the others anywhere."""
    lot = rng.random()
    if lot < 0.5:
        return Doom(rng.choice(UNTOLD), rng.randint(1, 10))
    if lot < 0.8:
        point = rng.choice(LATER)
        return Doom(point, rng.randint(1, 6) if point not in ("posted", "sent") else 1)
    if lot < 0.92:
        return Doom(after_ready=rng.uniform(0, 1.5))
    return Doom(after_start=rng.uniform(0, 2.5))


async def storm(
    kills: int, seed: int, folder: Path, tables: int = 10, server: ServerAddress | None = None
) -> Figures:
    """Kill the bot so often, let the games come to their end, and judge.

    Everything is kept in the folder, or on a server.
    """
    begun, rng, figures = time.monotonic(), Random(seed), Figures()
    async with open_house(folder, tables, seed) as house:
        figures.house, house.shares, house.server = house, False, server
        enough = asyncio.Event()
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, enough.set)
        for number in range(kills):
            if enough.is_set():
                break
            cold = number % COLD == 0
            figures.kills[await _one_life(house, doom(rng), cold)] += 1
            if number % 10 == 9:
                seconds = time.monotonic() - begun
                print(f"{number + 1} kills, {seconds:.0f} s, {dict(figures.kills)}", flush=True)
        house.may_open = False
        await house.begin()
        await house.until_online()
        await house.until_quiet(STILL)
        if house.life.over.is_set():
            figures.kills[_by_itself(house.life)] += 1
        await settled(house)
        figures.hanging = list(hanging(house))
        figures.cold = [x for x in house.lives if x.cold and (x.up.is_set() or x.awaited)]
        await house.life.kill()
        house.close_nursery()
        figures.left_behind = await _left_behind(house)
        figures.verdict = judge(house)
    figures.seconds = time.monotonic() - begun
    return figures


async def _one_life(house: House, end: Doom, cold: bool) -> str:
    """Let the bot live until its doom; the answer is where it died."""
    at = (end.point, end.number) if end.point else None
    life = await house.begin(at, cold)
    if end.after_start is not None:
        await asyncio.sleep(end.after_start)
    elif await house.until_online():
        wait = LONGEST if end.after_ready is None else end.after_ready
        with suppress(TimeoutError):
            await asyncio.wait_for(life.over.wait(), wait)
        if cold and end.after_ready is None and not life.over.is_set():
            await _had_its_time(life)
    died = life.over.is_set()
    await life.kill()
    await house.until_offline()
    if died:
        return life.killed_at or _by_itself(life)
    return "starting" if end.after_start is not None else "any moment"


async def _left_behind(house: House) -> int:
    """The number of processes that outlive the bot for longer than it takes to notice its end."""
    latest = time.monotonic() + UP_WITHIN * crowd()
    while (left := len(house.left_behind())) and time.monotonic() < latest:
        await asyncio.sleep(0.1)
    return left


async def _had_its_time(life: Life) -> None:
    """Wait until somebody is answered, as long as that may take: who lives on is to answer."""
    life.awaited = True
    left = life.born + UP_WITHIN * crowd() - time.monotonic()
    ends = [asyncio.create_task(event.wait()) for event in (life.up, life.over)]
    await asyncio.wait(ends, timeout=max(0.0, left), return_when=asyncio.FIRST_COMPLETED)
    for end in ends:
        end.cancel()


def _by_itself(life: Life) -> str:
    return f"{ALONE}, exit code {life.exit_code}"
