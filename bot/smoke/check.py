"""The beliefs of steps, and their outcomes: checks, verdicts and results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from bot.smoke.wire import Answer

Verdict = Literal["agrees", "differs", "noted", "skipped", "failed"]
"""The outcome of a check or step: ``noted`` had no belief, ``failed`` is a fault of the step."""


class Skipped(Exception):
    """A step cannot be done here, for the reason in the text."""


@dataclass(frozen=True, slots=True)
class Check:
    """A comparison of a belief with an observation; ``ms`` are milliseconds."""

    what: str
    believed: str
    seen: str
    verdict: Verdict
    ms: int | None = None
    headers: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a step; ``note`` is the reason if it was skipped or failed."""

    step: str
    belief: str
    source: str
    verdict: Verdict
    checks: tuple[Check, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class Is:
    """A belief about an answer: its status, and its code if it has one."""

    status: int
    code: int | None = None

    def fits(self, answer: Answer) -> bool:
        """Whether an answer has this status and code."""
        return answer.status == self.status and self.code in (None, answer.code)

    def __str__(self) -> str:
        return f"{self.status}" + (f"/{self.code}" if self.code else "")


DONE = (Is(200), Is(201), Is(204))
"""The beliefs about an answer to a request that is done."""
ORDER: tuple[Verdict, ...] = ("failed", "differs", "agrees", "noted")
"""Verdicts of checks, the one that decides a step first."""


def upshot(checks: Sequence[Check]) -> Verdict:
    """The verdict of a step by its checks, of which a single one that differs is enough."""
    verdicts = [check.verdict for check in checks]
    return next((verdict for verdict in ORDER if verdict in verdicts), "skipped")
