"""The simulated Discord, quicker: nobody waits for a clock that a test could move.

As it comes, the simulation waits in real time for every timer that is due within the seconds a
test has patience. Here, as soon as nothing is left to be done but to wait, the next of them is
reached at once, in the simulation's own time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import simcord
from simcord import _settlement as settlement

LOOK = 0.001
"""Seconds between two looks whether the bot has come to rest; the simulation's are 0.05."""
SOON = 0.004
"""Seconds after which it is asked whether time alone is waited for."""
TIMES = 12
"""So often the simulation's five seconds are granted: a busy machine is no fault."""


def settle_fast(monkeypatch: Any) -> None:
    """Look often whether the bot has come to rest, and pass over the time between timers."""
    slow, advance = simcord.Env._settle_internal, simcord.Env._advance_to

    async def fast(self: Any, *, idle: float = 0.05, **rest: Any) -> None:
        if self._advancing:
            await slow(self, idle=LOOK, **rest)
        else:
            await _patiently(lambda: hurried(self, **rest))

    async def hurried(self: Any, **rest: Any) -> None:
        hurry = asyncio.create_task(_pass_over(self, self._loop.time() + self.settle_timeout))
        try:
            await slow(self, idle=LOOK, **rest)
        finally:
            hurry.cancel()
            with suppress(asyncio.CancelledError):
                await hurry

    async def far(self: Any, target: float, deadline: float) -> None:
        try:
            await advance(self, target, deadline)
        except TimeoutError:
            await _patiently(lambda: advance(self, target, self._loop.time() + self.settle_timeout))

    monkeypatch.setattr(simcord.Env, "_settle_internal", fast)
    monkeypatch.setattr(simcord.Env, "_advance_to", far)
    monkeypatch.setattr(settlement._dpy_internals, "is_sleep_waiter", _sleeps_on)


async def _patiently(do: Callable[[], Awaitable[None]]) -> None:
    """Do it; if the simulation gives up after its five seconds, go on where it stopped."""
    for _ in range(TIMES - 1):
        with suppress(TimeoutError):
            await do()
            return
    await do()


def _sleeps_on(waiter: Any, loop: Any, deadline: float) -> bool:
    """Whether a timer after the deadline wakes this waiter; asked a hundred times a click."""
    return any(
        handle._args and handle._args[0] is waiter and handle._when > deadline
        for handle in loop._scheduled
    )


async def _pass_over(env: Any, patience: float) -> None:
    while True:
        await asyncio.sleep(SOON)
        if (due := _waits_until(env, patience)) is not None:
            await asyncio.create_task(env._advance_to(due, patience))


def _waits_until(env: Any, patience: float) -> float | None:
    """When, in the simulation's time, the next timer is due, if nothing moves before it."""
    state, now = env._settlement_state(), env._loop.time()
    if env._advance_task or env._real_advance_task or env._work.executors:
        return None
    if not all(settlement._is_parked(state, task, now) for task in settlement._owned_tasks(state)):
        return None
    timers = settlement._active_callbacks(state)
    fires = [settlement._callback_fire_time(state, timer) for timer in timers]
    if not fires or not now < min(fires) <= patience:
        return None
    return float(timers[fires.index(min(fires))].when)
