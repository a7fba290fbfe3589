"""The guard of the simulated Discord, which serves its own page and the bot, and no other page.

A foreign page in the same browser reaches every address of this machine. Browsers tell the origin
of a request (``Origin``) and the name it was sent to (``Host``): other origins are refused, and so
are other names, which the owner of a foreign page can point here.
"""

from __future__ import annotations

import ipaddress
import json
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

from aiohttp import web

_FIELDS: dict[str, dict[str, type]] = {
    "say": {"channel": str, "text": str},
    "slash": {"channel": str, "command": str, "options": dict},
    "complete": {"channel": str, "command": str, "option": str, "text": str, "options": dict},
    "click": {"message": str, "custom_id": str},
    "select": {"message": str, "custom_id": str, "values": list},
    "submit": {"modal": str, "values": dict},
    "dismiss": {"message": str},
}
"""The fields of each kind of action that the page sends, with their types."""
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
LOOPBACK = "localhost"


class NotJson(web.HTTPBadRequest):
    """A body that cannot be read; the reason is the answer."""

    def __init__(self, why: str) -> None:
        super().__init__(text=why)


def guard(*names: str) -> Any:
    """A middleware that admits requests to one of these host names, or to an IP address."""
    known = {name.lower() for name in (*names, LOOPBACK)}

    @web.middleware
    async def let_in(http: web.Request, handler: Handler) -> web.StreamResponse:
        name = _name_in(f"//{http.host}")
        if name is None or not (name in known or _is_address(name)):
            raise web.HTTPForbidden(text="This is not the name of the simulated Discord.")
        origin = http.headers.get("Origin")
        if origin is not None and origin.lower() != f"http://{http.host}".lower():
            raise web.HTTPForbidden(text="Another page has nothing to ask for here.")
        return await handler(http)

    return let_in


def read_json(data: bytes | str) -> Any:
    """Read the JSON of a request.

    :raises NotJson: it is not JSON.
    """
    try:
        return json.loads(data)
    except ValueError as error:  # UnicodeDecodeError is one
        raise NotJson(f"The body is not JSON: {error}") from None


def read_action(data: bytes) -> dict[str, Any]:
    """Read an action that the page sends.

    :raises NotJson: it is not JSON, of no known kind, or lacks a field.
    """
    action = read_json(data)
    kind = action.get("kind") if isinstance(action, dict) else None
    if not isinstance(kind, str) or kind not in _FIELDS:
        raise NotJson(f"An action is one of {', '.join(_FIELDS)}.")
    for name, wanted in _FIELDS[kind].items():
        if not isinstance(action.get(name), wanted):
            raise NotJson(f"The action to {kind} lacks its {name}.")
    found: dict[str, Any] = action
    return found


def _name_in(address: str) -> str | None:
    try:
        return urlsplit(address).hostname
    except ValueError:
        return None


def _is_address(name: str) -> bool:
    """Whether a host is an IP address, which no foreign page can point elsewhere."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
