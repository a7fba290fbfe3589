"""Discord's REST API over HTTP, which records, checks and answers every request of the bot."""

from __future__ import annotations

import json
import logging
import re
from collections import deque
from collections.abc import Callable
from io import BytesIO
from types import SimpleNamespace
from typing import Any

from aiohttp import BodyPartReader, web
from simcord.backend.errors import BackendError
from simcord.http import routes
from simcord.http.router import RouteNotImplemented, UnsupportedField, dispatch

from .cdn import Cdn
from .faults import Faults
from .guard import NotJson, read_json
from .request import File, Request
from .strict import ApiRequest, Limited
from .strict.emojis import picture
from .world import World

_log = logging.getLogger(__name__)
_ALIASES = {"/applications/@me": "/oauth2/applications/@me"}
assert routes, "importing the routes registers them"


class Rest:
    """The REST API of one simulated Discord, with its last ``remember`` requests."""

    def __init__(self, world: World, cdn: Cdn, gateway_url: str, remember: int) -> None:
        self.requests: deque[Request] = deque(maxlen=remember)
        self._world = world
        self._cdn = cdn
        self.faults = Faults(
            lambda answer, status, named: _json(answer, status, **named), self._named
        )
        gateway = {"url": gateway_url}
        limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
        self._fixed: dict[str, Any] = {
            "/gateway": gateway,
            "/gateway/bot": {**gateway, "shards": 1, "session_start_limit": limit},
        }

    def fail(
        self,
        method: str,
        path_regex: str,
        status: int = 500,
        code: int = 0,
        times: int = 1,
        retry_after: float = 0.1,
    ) -> None:
        """Refuse the next ``times`` requests that match; ``method`` may be ``*``.

        ``retry_after`` is in seconds, for status 429.
        """
        if status == 429:
            self.faults.limit(method, path_regex, retry_after, times, code=code)
        else:
            self.faults.refuse(method, path_regex, status, code, times)

    def _named(self, path: str) -> str:
        """A path with the number of the message that it calls the original of a token."""
        before, original, _ = path.partition("/messages/@original")
        if not original:
            return path
        try:
            record = self._world.backend.interaction_by_token(before.rpartition("/")[2])
        except BackendError:
            return path
        return f"{before}/messages/{record.message_id}"

    async def handle(self, http: web.Request) -> web.Response:
        """Answer a request of the bot."""
        try:
            request = await _read(http)
        except NotJson as error:
            return _json({"code": 50109, "message": error.text}, 400)
        except ConnectionResetError:  # the bot has gone and waits for no answer
            return web.Response(status=499)
        self.requests.append(request)
        response: web.Response | None
        if (fault := self.faults.find(request)) is not None:
            response = await fault.happen(lambda: self._answer(request))
        else:
            response = self._answer(request)
        if response is None:
            if http.transport is not None:
                http.transport.close()
            response = web.Response(status=499)
        request.status = response.status
        self._world.changed()
        return response

    def _answer(self, request: Request) -> web.Response:
        if request.path in self._fixed:
            return _json(self._fixed[request.path])
        path = _ALIASES.get(request.path, request.path)
        files = [_as_upload(file) for file in request.files]
        call = ApiRequest.of(request.method, path, request.json, files)
        return _translated(lambda: self._dispatch(request, call), call.answered)

    def _dispatch(self, request: Request, call: ApiRequest) -> Any:
        def send(kept: ApiRequest) -> Any:
            return dispatch(
                self._world.backend,
                kept.method,
                kept.path,
                json=kept.body,
                params=dict(request.query),
                files=list(kept.files),
                reason=request.reason,
            )

        answer = self._world.strict.answer(call, send)
        if call.kind == "emoji":
            self._cdn.store_emoji(int(answer["id"]), picture(request.json))
        return answer


def _translated(work: Callable[[], Any], headers: dict[str, str]) -> web.Response:
    """Discord's answer for the value or error of ``work``, which may write ``headers``."""
    try:
        answer = work()
    except (RouteNotImplemented, UnsupportedField) as error:
        _log.error("The simulated Discord cannot do this: %s", error)
        return _json(error.to_json(), error.status)
    except Limited as error:
        told = {"Retry-After": str(error.retry_after), "X-RateLimit-Scope": error.scope}
        return _json(error.to_json(), error.status, **headers, **told)
    except BackendError as error:
        return _json(error.to_json(), error.status, **headers)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        _log.exception("A request that the simulated Discord could not read")
        return _json({"code": 50035, "message": f"Invalid Form Body: {error!r}"}, 400)
    if answer is None:
        return web.Response(status=204, headers=headers)
    return _json(answer, 200, **headers)


def _json(answer: Any, status: int = 200, /, **headers: str) -> web.Response:
    # discord.py reads JSON only where the type is exactly this, without a charset,
    # and takes a 429 for Discord's own only where a proxy (Via) is named.
    named = {"Content-Type": "application/json", "Via": "1.1 demo", **headers}
    return web.Response(body=json.dumps(answer, default=str).encode(), status=status, headers=named)


async def _read(http: web.Request) -> Request:
    request = Request(http.method, "/" + http.match_info["path"], query=dict(http.query))
    request.reason = http.headers.get("X-Audit-Log-Reason")
    if http.content_type.startswith("multipart/"):
        await _read_parts(http, request)
    elif http.can_read_body:
        request.json = read_json(await http.read())
    return request


async def _read_parts(http: web.Request, request: Request) -> None:
    fields: dict[str, Any] = {}
    files: dict[int, tuple[str, bytes]] = {}
    async for part in await http.multipart():
        assert isinstance(part, BodyPartReader)
        data = bytes(await part.read())
        if part.name == "payload_json":
            request.json = read_json(data)
        elif part.filename is not None:
            number = re.search(r"\d+", part.name or "")
            files[int(number[0]) if number else len(files)] = (part.filename, data)
        else:
            fields[part.name or ""] = data.decode()
    if request.json is None:
        request.json = fields
    alt = _alt_texts(request.json)
    request.files = tuple(File(*files[n], alt.get(str(n))) for n in sorted(files))


def _alt_texts(body: dict[str, Any]) -> dict[str, str | None]:
    attachments = (body.get("data") or body).get("attachments") or []
    return {str(item.get("id")): item.get("description") for item in attachments}


def _as_upload(file: File) -> SimpleNamespace:
    return SimpleNamespace(fp=BytesIO(file.data), filename=file.name, description=file.description)
