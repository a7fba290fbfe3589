"""Everything of SimCord's insides that the tests replace, and of which release they are.

As it comes, the simulation waits in real time for what is due within the seconds a test has
patience, and on a slow machine longer waits end by themselves too. Here no timer rings by itself:
as soon as nothing is left to be done but to wait, short waits are passed over at once, in the
simulation's own time, and long ones wait until a test lets time go by.
"""

from __future__ import annotations

import asyncio
import copy
import marshal
import math
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from types import SimpleNamespace
from typing import Any
from weakref import WeakKeyDictionary

import pytest
import simcord
from discord import app_commands
from simcord import _dpy_internals, components, env, gateway, interactions, results
from simcord import _settlement as settlement
from simcord._runtime import _BOT_SCOPE
from simcord.http import client as http_client
from simcord.http import router

KNOWN = "3.2.1"
"""The release whose insides are known here; pyproject.toml pins it for the same reason."""
assert version("simcord") == KNOWN, f"this file is written for the insides of SimCord {KNOWN}"

LOOK = 0.001
"""Seconds between two looks whether the bot has come to rest; the simulation's are 0.05."""
PATIENCE = 120.0
"""Real seconds for that: a busy machine is no fault."""
LOCALES: dict[int, str] = {}
"""The language that Discord tells of a person; English, where none stands here."""
PLAIN = (str, int, float, bool, type(None))
Dispatch = Callable[..., Any]
Request = Callable[..., Awaitable[Any]]


def adapt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the simulated Discord quick, and have it tell everybody's own language."""
    LOCALES.clear()
    _settle_fast(monkeypatch)
    _copy_fast(monkeypatch)
    _walk_fast(monkeypatch)
    _describe_once(monkeypatch)
    _tell_languages(monkeypatch)


@contextmanager
def by_the_bot(env: simcord.Env) -> Iterator[None]:
    """Begin things in the bot's name: their timers are of the simulation's own time."""
    token = _BOT_SCOPE.set((env, env._generation))
    try:
        yield
    finally:
        _BOT_SCOPE.reset(token)


def answer_through(dispatch: Dispatch) -> Dispatch:
    """Have a function answer every request, for good; what answered until now is returned."""
    plain = router.dispatch
    router.dispatch = dispatch
    return plain


def send_through(around: Callable[[Request], Request]) -> None:
    """Put something around how both of the transports send a request, for good."""
    for transport in (http_client.FakeHTTPClient, http_client.FakeWebhookAdapter):
        sends: Any = transport
        sends.request = around(sends.request)


class _Wait:
    """The seconds of a timer, where the simulation keeps a real one beside its own."""

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


def _settle_fast(monkeypatch: Any) -> None:
    """Look often whether the bot has come to rest, and pass over short waits."""
    slow, advance = simcord.Env._settle_internal, simcord.Env._advance_to

    async def fast(self: Any, **rest: Any) -> None:
        patience = rest.get("timeout")
        rest |= {"idle": LOOK, "timeout": PATIENCE}
        await _at_work(self)
        await slow(self, **rest)
        if self._advancing:
            return
        short = self.settle_timeout if patience is None else patience
        until = self._virtual_time + short
        while (due := _next_short(self, short)) <= until:
            await self._advance_to(due, 0)
            await slow(self, **rest)

    async def far(self: Any, target: float, deadline: float) -> None:
        await advance(self, target, self._loop.time() + PATIENCE)

    def without_real_time(self: Any, timer: Any, *_: Any) -> None:
        timer.real_handle = _Wait(timer.when - self._virtual_time)

    monkeypatch.setattr(simcord.Env, "_settle_internal", fast)
    monkeypatch.setattr(simcord.Env, "_advance_to", far)
    monkeypatch.setattr(simcord.Env, "_schedule_timer", without_real_time)
    monkeypatch.setattr(_dpy_internals, "is_sleep_waiter", lambda *_: False)
    _ask_once(monkeypatch)


def _ask_once(monkeypatch: Any) -> None:
    """Find out once what a task waits for: as long as it is the same wait, the answer is too.

    Only who waits for other tasks is asked again, as these go on.
    """
    asked, virtualize = settlement._park_reason, settlement._virtualize_recognized_waits
    known: WeakKeyDictionary[Any, tuple[Any, str]] = WeakKeyDictionary()

    def answered(task: Any) -> str | None:
        waiter, reason = known.get(task, (None, ""))
        return reason if waiter is task._fut_waiter is not None and not waiter.done() else None

    def reason_of(state: Any, task: Any, deadline: float, seen: Any = None) -> str | None:
        reason = answered(task) or asked(state, task, deadline, seen)
        if reason is not None and reason not in ("completed", "composed external wait"):
            known[task] = (task._fut_waiter, reason)
        return reason

    def virtualized(state: Any, pending: list[Any]) -> None:
        virtualize(state, [task for task in pending if answered(task) is None])

    monkeypatch.setattr(settlement, "_park_reason", reason_of)
    monkeypatch.setattr(env, "_virtualize_recognized_waits", virtualized)


async def _at_work(env: Any) -> None:
    """Let go on what plainly can: only who waits is worth asking what for.

    The simulation asks every task at every turn of the loop, which takes longer than the turn.
    """
    until = env._loop.time() + PATIENCE
    while env._real_advance_task is None and env._advance_task is None:
        state = env._settlement_state()
        settlement._run_due_virtual_callbacks(state, until)
        runs = any(record.when is None for record in settlement._active_callbacks(state))
        if runs or any(map(_can_go_on, settlement._owned_tasks(state))):
            await asyncio.sleep(0)
        elif env._work.executors:
            some = tuple(env._work.executors)
            await asyncio.wait(some, timeout=LOOK, return_when=asyncio.FIRST_COMPLETED)
        else:
            return
        if env._loop.time() > until:
            return


def _can_go_on(task: Any) -> bool:
    """Whether a task waits for nothing."""
    waiter = task._fut_waiter
    return waiter is None or waiter.done()


def _next_short(env: Any, short: float) -> float:
    """The simulation's time at which the next short wait is over; infinity without one."""
    timers: Any = settlement._active_callbacks(env._settlement_state())
    return min(
        (float(t.when) for t in timers if t.real_handle and t.real_handle.seconds <= short),
        default=math.inf,
    )


def _copy_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """Copy what is sent without looking for circles in it."""
    for module in (components, results):
        monkeypatch.setattr(module, "deepcopy", _copied)
    for module in (router, gateway):
        monkeypatch.setattr(module, "copy", SimpleNamespace(deepcopy=_copied))


def _walk_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """List the parts of a message at once: half a dozen looks at each message walk over all."""

    def walked(parts: Any) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        _add_parts([parts] if isinstance(parts, dict) else parts, found)
        return found

    monkeypatch.setattr(components, "walk_components", walked)


def _add_parts(parts: Any, found: list[dict[str, Any]]) -> None:
    """Add these and what is in them, in the order of the wire."""
    for part in parts:
        if isinstance(part, dict):
            found.append(part)
            if isinstance(part.get("components"), list):
                _add_parts(part["components"], found)
            inner = (part.get("accessory"), part.get("component"))
            _add_parts([one for one in inner if isinstance(one, dict)], found)


def _copied(value: Any) -> Any:
    """A copy of JSON: by what C can do, unless something in it is an object of another kind."""
    kind = type(value)
    if kind in PLAIN:
        return value
    try:
        return marshal.loads(marshal.dumps(value))
    except ValueError:
        return _copied_by_hand(value)


def _copied_by_hand(value: Any) -> Any:
    """The same, part by part."""
    kind = type(value)
    if kind is dict:
        return {key: _copied(inner) for key, inner in value.items()}
    if kind is list:
        return [_copied(inner) for inner in value]
    return copy.deepcopy(value)


_DESCRIBED: dict[tuple[object, ...], Any] = {}
"""The payload of each command for Discord, by the functions that it runs."""


def _describe_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every house has the same commands: their names in all languages are put together once."""
    for kind in (app_commands.Command, app_commands.Group, app_commands.ContextMenu):
        monkeypatch.setattr(kind, "get_translated_payload", _described(kind.get_translated_payload))


def _described(plain: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    async def described(self: Any, tree: Any, translator: Any) -> Any:
        runs = [getattr(one, "callback", one.name) for one in (self, *_below(self))]
        key = (type(translator), self.qualified_name, *runs)
        if key not in _DESCRIBED:
            _DESCRIBED[key] = await plain(self, tree, translator)
        return _copied(_DESCRIBED[key])

    return described


def _below(command: Any) -> list[Any]:
    """The commands of a group."""
    return list(command.walk_commands()) if isinstance(command, app_commands.Group) else []


def _tell_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord tells the language of whoever presses something."""
    plain = interactions.base_payload

    def told(backend: Any, *, user_id: int, **rest: Any) -> Any:
        record, payload = plain(backend, user_id=user_id, **rest)
        payload["locale"] = LOCALES.get(user_id, "en-US")
        return record, payload

    monkeypatch.setattr(interactions, "base_payload", told)
