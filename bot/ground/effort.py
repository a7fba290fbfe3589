"""The share of a processor that this process takes: while it is busy, what can wait gives way."""

from collections.abc import Callable
from time import process_time
from typing import Final

BUSY: Final = 0.4
"""The share of a processor from which on the process counts as busy."""
SPAN: Final = 2.0
"""Seconds at least over which the share is taken."""


class Effort:
    """The share of a processor that was taken of late, by all threads of the process."""

    def __init__(
        self, steady: Callable[[], float], spent: Callable[[], float] = process_time
    ) -> None:
        self._steady, self._spent = steady, spent
        self._since = steady(), spent()
        self._share = 0.0

    def share(self) -> float:
        """The share in the last seconds: 0 at rest, 1 for a whole processor."""
        now, before = (self._steady(), self._spent()), self._since
        if (took := now[0] - before[0]) >= SPAN:
            self._share, self._since = (now[1] - before[1]) / took, now
        return self._share

    @property
    def is_busy(self) -> bool:
        """Whether the process has enough to do for what can wait to give way."""
        return self.share() >= BUSY
