"""Nonces of messages: an equal nonce within some minutes is the same message."""

from __future__ import annotations

from collections import OrderedDict

from .asked import Asked

MINUTES = 5
"""Minutes in which a nonce counts; Discord documents "the past few minutes"."""


class Nonces:
    """The nonces of the last minutes; times are seconds of one clock."""

    def __init__(self) -> None:
        self._sent: OrderedDict[tuple[int, str], tuple[float, int]] = OrderedDict()

    def message(self, asked: Asked, now: float) -> int | None:
        """The id of the message that was sent with the nonce of a request, if there is one."""
        while self._sent and next(iter(self._sent.values()))[0] < now - MINUTES * 60:
            self._sent.popitem(last=False)
        key = _key(asked)
        return self._sent[key][1] if key is not None and key in self._sent else None

    def sent(self, asked: Asked, number: int, now: float) -> None:
        """Remember the id of the message that a request has made."""
        if (key := _key(asked)) is not None:
            self._sent[key] = (now, number)
            self._sent.move_to_end(key)


def _key(asked: Asked) -> tuple[int, str] | None:
    if asked.kind != "send" or not asked.data.get("enforce_nonce"):
        return None
    return asked.channel, str(asked.data.get("nonce"))
