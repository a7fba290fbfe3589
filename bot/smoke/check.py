"""What a step believes and what it has seen: beliefs, checks, verdicts and results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from bot.smoke.wire import Answer

Verdict = Literal["agrees", "differs", "noted", "skipped", "failed"]
"""``noted``: there was no belief to compare with. ``failed``: the step itself is at fault."""


class Skipped(Exception):
    """A step cannot be done here; the text says why."""


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was looked at."""

    what: str
    believed: str
    seen: str
    verdict: Verdict
    ms: int | None = None
    headers: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Result:
    """What a step has seen; ``note`` says why it was skipped or failed."""

    step: str
    belief: str
    source: str
    verdict: Verdict
    checks: tuple[Check, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class Is:
    """An answer that is believed in: a status, and a code where one comes with it."""

    status: int
    code: int | None = None

    def fits(self, answer: Answer) -> bool:
        """Whether the answer is this one."""
        return answer.status == self.status and self.code in (None, answer.code)

    def __str__(self) -> str:
        return f"{self.status}" + (f"/{self.code}" if self.code else "")


DONE = (Is(200), Is(201), Is(204))
"""It is done, whatever the number."""


ORDER: tuple[Verdict, ...] = ("failed", "differs", "agrees", "noted")


def upshot(checks: Sequence[Check]) -> Verdict:
    """The verdict of a step by its checks: one that differs is enough."""
    verdicts = [check.verdict for check in checks]
    return next((verdict for verdict in ORDER if verdict in verdicts), "skipped")
