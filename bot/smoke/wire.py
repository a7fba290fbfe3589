"""Discord's plain REST API: every answer with its status, code, headers and time."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import aiohttp

HEADERS = (
    "X-RateLimit-Limit",
    "X-RateLimit-Remaining",
    "X-RateLimit-Reset-After",
    "X-RateLimit-Bucket",
    "X-RateLimit-Scope",
    "X-RateLimit-Global",
    "Retry-After",
    "Via",
)
"""The headers of answers that are reported."""
LONGEST = 300.0
"""Seconds to wait for a rate limit at most; a longer one is only reported."""
TRIES = 5
"""Times that a rate-limited request is sent."""
_NUMBER = re.compile(r"/\d{5,}")
_TOKEN = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/?]+")


class Banned(ConnectionError):
    """A 429 that is not from Discord's API: the address is blocked, and must stop at once."""


@dataclass(frozen=True, slots=True)
class File:
    """A file to upload, with its alt text."""

    name: str
    data: bytes
    alt: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a request; ``path`` is without tokens, ``ms`` are milliseconds."""

    method: str
    path: str
    status: int
    body: Any
    ms: int
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def code(self) -> int | None:
        """The code of a refusal, if Discord gave one."""
        code = self.body.get("code") if isinstance(self.body, dict) else None
        return code if isinstance(code, int) and self.status >= 400 else None

    @property
    def ok(self) -> bool:
        """Whether the request was done."""
        return 200 <= self.status < 300

    @property
    def id(self) -> str:
        """The id of the object in the answer; empty if there is none."""
        found = self.body.get("id", "") if isinstance(self.body, dict) else ""
        return str(found) if self.ok else ""

    def __str__(self) -> str:
        why = ""
        if not self.ok and isinstance(self.body, dict):
            why = " " + " ".join(str(self.body.get("message", "")).split())[:120]
        return f"{self.status}" + (f"/{self.code}" if self.code else "") + why.rstrip()


class Wire:
    """A connection to the API that sends one request at a time and respects rate limits."""

    def __init__(
        self,
        session: aiohttp.ClientSession,
        base: str,
        token: str,
        *,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._sleep = sleep
        self._now = now
        self._session = session
        self._base = base.rstrip("/")
        self._token = token
        self._banned = ""
        self._turn = asyncio.Lock()
        self._buckets: dict[str, str] = {}
        self._full: dict[tuple[str, str], float] = {}

    async def send(
        self,
        method: str,
        path: str,
        body: Any = None,
        files: Sequence[File] = (),
        *,
        signed: bool = True,
    ) -> list[Answer]:
        """The answers to a request: those of status 429, and the final one.

        ``signed`` requests carry the bot's token; those through an interaction's need none.

        :raises Banned: the address is blocked.
        :raises aiohttp.ClientError: there is no answer.
        """
        found = []
        for _ in range(TRIES):
            answer = await self._in_turn(method, path, body, files, signed)
            found.append(answer)
            if answer.status != 429:
                break
            if "Via" not in answer.headers:
                wait = answer.headers.get("Retry-After", "an unknown number of")
                self._banned = f"Discord blocks this address for {wait} seconds: stopped."
                raise Banned(self._banned)
            pause = float(answer.body.get("retry_after", 1.0))
            if pause > LONGEST:
                break
            await self._sleep(pause)
        return found

    async def _in_turn(
        self, method: str, path: str, body: Any, files: Sequence[File], signed: bool
    ) -> Answer:
        """Send a request as soon as its bucket has room by the last headers."""
        route, major = f"{method} {_NUMBER.sub('/:id', path)}", "/".join(path.split("/")[:4])
        while True:
            async with self._turn:
                if self._banned:
                    raise Banned(self._banned)
                bucket = (self._buckets.get(route, route), major)
                pause = self._full.pop(bucket, 0.0) - self._now()
                if pause <= 0:
                    answer = await self._once(method, path, body, files, signed)
                    self._note(route, major, answer.headers)
                    return answer
                self._full[bucket] = self._now() + pause
            await self._sleep(pause)  # others go first

    def _note(self, route: str, major: str, headers: dict[str, str]) -> None:
        bucket = self._buckets[route] = headers.get("X-RateLimit-Bucket", route)
        if headers.get("X-RateLimit-Remaining") == "0":
            reset = float(headers.get("X-RateLimit-Reset-After", "0"))
            self._full[bucket, major] = self._now() + reset

    async def _once(
        self, method: str, path: str, body: Any, files: Sequence[File], signed: bool
    ) -> Answer:
        headers = {"User-Agent": "DiscordBot (knave smoke, 1)"}
        if signed:
            headers["Authorization"] = f"Bot {self._token}"
        sent: dict[str, Any] = {"data": _form(body, files)} if files else {}
        if body is not None and not files:
            sent = {"json": body}
        begun = time.perf_counter()
        async with self._session.request(
            method, self._base + path, headers=headers, **sent
        ) as response:
            text = await response.text()
            ms = round(1000 * (time.perf_counter() - begun))
            told = {name: response.headers[name] for name in HEADERS if name in response.headers}
            return Answer(method, without_tokens(path), response.status, _read(text), ms, told)


def without_tokens(path: str) -> str:
    """The path of a request without tokens.

    >>> without_tokens("/webhooks/1/secret/messages/2")
    '/webhooks/1/{token}/messages/2'
    """
    return _TOKEN.sub(r"\1{token}", path)


def _read(text: str) -> Any:
    try:
        return json.loads(text) if text else None
    except ValueError:
        return {"message": text[:200]}


def _form(body: Any, files: Sequence[File]) -> aiohttp.FormData:
    """A body with files, which it names with their alt texts."""
    named = [
        {"id": n, "filename": file.name, "description": file.alt} for n, file in enumerate(files)
    ]
    inner = body["data"] if isinstance(body, dict) and "data" in body else body or {}
    told = {**inner, "attachments": named}
    whole = {**body, "data": told} if inner is not body and body else told
    form = aiohttp.FormData()
    form.add_field("payload_json", json.dumps(whole), content_type="application/json")
    for n, file in enumerate(files):
        form.add_field(f"files[{n}]", file.data, filename=file.name, content_type="image/png")
    return form
