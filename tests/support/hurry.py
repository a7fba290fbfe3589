"""The simulated Discord with a clock of its own, which goes only as far as it is moved.

As it comes, the simulation waits in real time for what is due within the seconds a test has
patience, and on a slow machine longer waits end by themselves too. Here no timer rings by itself:
as soon as nothing is left to be done but to wait, short waits are passed over at once, in the
simulation's own time, and long ones wait until a test lets time go by.
"""

from __future__ import annotations

import math
from typing import Any

import simcord
from simcord import _settlement as settlement

LOOK = 0.001
"""Seconds between two looks whether the bot has come to rest; the simulation's are 0.05."""
PATIENCE = 120.0
"""Real seconds for that: a busy machine is no fault."""


class Wait:
    """How long a timer was set for, where the simulation keeps a real one beside its own."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def when(self) -> float:
        """The real one never rings."""
        return math.inf

    def cancel(self) -> None:
        """The simulation has found that it is meant to be long: only a test ends it."""
        self.seconds = math.inf

    def cancelled(self) -> bool:
        return self.seconds == math.inf


def settle_fast(monkeypatch: Any) -> None:
    """Look often whether the bot has come to rest, and pass over short waits."""
    slow, advance = simcord.Env._settle_internal, simcord.Env._advance_to

    async def fast(self: Any, *, timeout: float | None = None, **rest: Any) -> None:  # noqa: ASYNC109
        rest |= {"idle": LOOK, "timeout": PATIENCE}
        await slow(self, **rest)
        if self._advancing:
            return
        short = self.settle_timeout if timeout is None else timeout
        until = self._virtual_time + short
        while (due := _next_short(self, short)) <= until:
            await self._advance_to(due, 0)
            await slow(self, **rest)

    async def far(self: Any, target: float, deadline: float) -> None:
        await advance(self, target, self._loop.time() + PATIENCE)

    def without_real_time(self: Any, timer: Any, *_: Any) -> None:
        timer.real_handle = Wait(timer.when - self._virtual_time)

    monkeypatch.setattr(simcord.Env, "_settle_internal", fast)
    monkeypatch.setattr(simcord.Env, "_advance_to", far)
    monkeypatch.setattr(simcord.Env, "_schedule_timer", without_real_time)
    monkeypatch.setattr(settlement._dpy_internals, "is_sleep_waiter", lambda *_: False)


def _next_short(env: Any, short: float) -> float:
    """When, in the simulation's time, the next short wait is over."""
    timers = settlement._active_callbacks(env._settlement_state())
    return min(
        (float(t.when) for t in timers if t.real_handle and t.real_handle.seconds <= short),
        default=math.inf,
    )
