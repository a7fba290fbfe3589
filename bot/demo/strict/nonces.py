"""Nonces of messages: an equal nonce within some minutes is the same message."""

from __future__ import annotations

from collections import OrderedDict

from .api_request import ApiRequest

MINUTES = 5
"""Minutes in which a nonce counts; Discord documents "the past few minutes"."""


class Nonces:
    """The nonces of the last minutes; times are seconds of one clock."""

    def __init__(self) -> None:
        self._sent: OrderedDict[tuple[int, str], tuple[float, int]] = OrderedDict()

    def message(self, request: ApiRequest, now: float) -> int | None:
        """The id of the message that was sent with the nonce of a request, if there is one."""
        while self._sent and next(iter(self._sent.values()))[0] < now - MINUTES * 60:
            self._sent.popitem(last=False)
        key = _key(request)
        return self._sent[key][1] if key is not None and key in self._sent else None

    def sent(self, request: ApiRequest, number: int, now: float) -> None:
        """Remember the id of the message that a request has made."""
        if (key := _key(request)) is not None:
            self._sent[key] = (now, number)
            self._sent.move_to_end(key)


def _key(request: ApiRequest) -> tuple[int, str] | None:
    if request.kind != "send" or not request.data.get("enforce_nonce"):
        return None
    return request.channel, str(request.data.get("nonce"))
