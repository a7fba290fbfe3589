"""The simulated Discord of a test in this process, with all that the real one refuses.

:func:`strictly` is part of every house (:mod:`tests.support.house`), so no test has to ask for it.

Rate limits are enforced where the bot keeps its real pace: there its requests wait for their
buckets as discord.py lets them wait, in the simulation's time, and a 429 that the test did not
order fails it. Most houses are in haste (:data:`bot.tables.model.clock.HASTE`), without any pause
between two drawings of a message, while their clock stands still: a whole game is played within
one second of it. There every bucket would be exhausted at once, by what no bot does that keeps
its pace, so it is only counted how often that would have been. Everything else is refused in
haste too.
"""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from simcord.backend import Backend

from bot.demo.strict import ApiRequest, Strict
from tests.support import limiter
from tests.support.simcord_adapter import answer_through

MOST_REFUSED = 100
"""So many answers 401, 403 and 429 at most within ten minutes: a hundredth of what bans a bot."""
_STRICT: WeakKeyDictionary[Backend, Strict] = WeakKeyDictionary()


def _dispatch(backend: Backend, method: str, path: str, **rest: Any) -> Any:
    """Stands where SimCord answers requests: a Discord that is strict looks at them first."""
    strict = _STRICT.get(backend)
    if strict is None:
        return _plain(backend, method, path, **rest)
    request = ApiRequest.of(method, path, rest.pop("json", None), rest.pop("files", None) or ())

    def send(kept: ApiRequest) -> Any:
        return _plain(backend, method, path, json=kept.body, files=list(kept.files), **rest)

    return strict.answer(request, send)


_plain = answer_through(_dispatch)
limiter.install(_STRICT.get)


def strict_of(backend: Backend) -> Strict:
    """The strict Discord of a house."""
    return _STRICT[backend]


def strictly(backend: Backend, *, enforced: bool) -> Strict:
    """Be strict with all that is asked of this backend from now on.

    ``enforced``: also refuse what exceeds a rate limit.
    """
    strict = Strict(backend, lambda: float(backend.clock.elapsed), enforced=enforced)
    _STRICT[backend] = strict
    return strict


def judge(strict: Strict) -> None:
    """Whether the bot stayed far from being shut out."""
    assert not strict.uninvited, f"limits were exceeded: {strict.uninvited[:10]}"
    judge_refusals(strict)


def judge_refusals(strict: Strict) -> None:
    """Whether few enough requests were refused."""
    assert strict.refused.most < MOST_REFUSED, strict.refused.kinds.most_common(10)
