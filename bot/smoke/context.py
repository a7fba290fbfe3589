"""The context of a step: requests, questions to the operator, checks, and a clean-up."""

from __future__ import annotations

import asyncio
import itertools
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import discord

from bot.demo.endpoints import ANOTHER_SERVER
from bot.smoke.check import DONE, Check, Is, Skipped, Verdict
from bot.smoke.wire import Answer, File, Wire

EPHEMERAL, SILENT, COMPONENTS_V2 = 64, 4096, 1 << 15
MESSAGE, DEFER_UPDATE, UPDATE = 4, 6, 7
BUTTON, ROW = 2, 1
PICTURE = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489"
    "0000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082"
)
"""A PNG of one dot."""
NOBODY: dict[str, Any] = {"parse": []}


@dataclass(frozen=True, slots=True)
class Press:
    """A pressed button or used command, with the facts that an answer needs."""

    id: int
    token: str
    user: int
    custom_id: str
    guild: int | None
    channel: int
    message: str
    context: int | None
    """0 in a server, 1 in a direct message with the bot, 2 in one with someone else."""

    @classmethod
    def of(cls, interaction: discord.Interaction) -> Press:
        """The press in an interaction from the gateway."""
        data: Any = interaction.data or {}
        return cls(
            interaction.id,
            interaction.token,
            interaction.user.id,
            str(data.get("custom_id") or data.get("name") or ""),
            interaction.guild_id,
            interaction.channel_id or 0,
            str(interaction.message.id) if interaction.message else "",
            _context(interaction),
        )


def _context(interaction: discord.Interaction) -> int | None:
    context = interaction.context
    for number, flag in enumerate((context.guild, context.dm_channel, context.private_channel)):
        if flag:
            return number
    return None


class Presses:
    """The steps that wait for a press, by ``custom_id``."""

    def __init__(self) -> None:
        self._waiting: dict[str, asyncio.Future[Press]] = {}

    def heard(self, press: Press) -> None:
        """Give a press to the step that waits for it."""
        waiting = self._waiting.get(press.custom_id)
        if waiting is not None and not waiting.done():
            waiting.set_result(press)

    async def of(self, names: Sequence[str], patience: float) -> Press | None:
        """The first press of one of these; ``None`` after ``patience`` seconds without one."""
        loop = asyncio.get_running_loop()
        futures = {name: loop.create_future() for name in names}
        self._waiting |= futures
        try:
            done, _ = await asyncio.wait(
                futures.values(), timeout=patience, return_when=asyncio.FIRST_COMPLETED
            )
            return next(iter(done)).result() if done else None
        finally:
            for name in names:
                self._waiting.pop(name, None)


@dataclass(slots=True, kw_only=True)
class Environment:
    """Server, channel and client of a run, and its waiting times in seconds."""

    wire: Wire
    client: discord.Client
    presses: Presses
    application: int
    guild: int
    channel: int
    interactive: bool
    patience: float = 180.0
    late: tuple[float, ...] = (60, 600, 840, 930)
    pause: float = 6.0
    ready: float = ANOTHER_SERVER
    """After so many seconds without word of another server a client is ready."""
    old: tuple[str, float] | None = None
    """A message from an earlier run, and its age in seconds."""
    gone: str = ""
    say: Callable[[str], None] = print
    asking: asyncio.Lock = field(default_factory=asyncio.Lock)


class Context:
    """A step at work, with its checks so far and the things it has to clean up."""

    def __init__(self, env: Environment, name: str) -> None:
        self.env = env
        self.name = name
        self.checks: list[Check] = []
        self.limited: list[Answer] = []
        """The answers of status 429 to this step."""
        self.begun = asyncio.Event()
        """Set when a step that goes on in the background needs the operator no longer."""
        self._brooms: list[Callable[[], Awaitable[object]]] = []
        self._numbers = itertools.count(1)
        self._mark = secrets.token_hex(3)

    @property
    def messages(self) -> str:
        """The path of the channel's messages."""
        return f"/channels/{self.env.channel}/messages"

    # ------------------------------------------------------------------ requests

    async def send(
        self, method: str, path: str, body: Any = None, *files: File, signed: bool = True
    ) -> Answer:
        """The answer to a request, sent again after each rate limit.

        :raises Banned: the address is blocked.
        """
        answers = await self.env.wire.send(method, path, body, files, signed=signed)
        self.limited += [answer for answer in answers if answer.status == 429]
        for limited in answers[:-1]:
            self.note("a rate limit", f"{limited} at {limited.method} {limited.path}", limited)
        return answers[-1]

    async def message(self, content: str = "", *files: File, **rest: Any) -> Answer:
        """Send a message to the channel, to be deleted after the step."""
        body = {"content": content, "allowed_mentions": NOBODY, **rest}
        if not content:
            del body["content"]
        answer = await self.send("POST", self.messages, body, *files)
        if answer.id:
            self.sweep("DELETE", f"{self.messages}/{answer.id}")
        return answer

    async def made(self, answer: Answer, what: str) -> str:
        """The id of a new object.

        :raises Skipped: the object could not be made.
        """
        if not answer.id:
            raise Skipped(f"{what} could not be made: {answer}")
        return answer.id

    def token_path(self, press: Press, message: str = "@original") -> str:
        """The path of a message that belongs to an interaction's token."""
        return f"/webhooks/{self.env.application}/{press.token}/messages/{message}"

    async def reply(self, press: Press, kind: int, *files: File, **data: Any) -> Answer:
        """Answer a press with a callback of type ``kind``."""
        body: dict[str, Any] = {"type": kind}
        if data or files:
            body["data"] = data
        path = f"/interactions/{press.id}/{press.token}/callback"
        return await self.send("POST", path, body, *files, signed=False)

    # ------------------------------------------------------------------ what was seen

    def expect(self, what: str, answer: Answer, *believed: Is) -> bool:
        """Compare an answer with the beliefs; without any, the request should be done."""
        kinds = believed or DONE
        fits = any(kind.fits(answer) for kind in kinds)
        said = " or ".join(map(str, kinds)) if believed else "done"
        verdict: Verdict = "agrees" if fits else "differs"
        self._add(Check(what, said, str(answer), verdict, answer.ms, answer.headers))
        return fits

    def compare(self, what: str, believed: object, seen: object) -> bool:
        """Compare a believed value with the one seen."""
        same = believed == seen
        self._add(Check(what, str(believed), str(seen), "agrees" if same else "differs"))
        return same

    def note(self, what: str, seen: object, answer: Answer | None = None) -> None:
        """Record an observation without a belief."""
        ms, headers = (answer.ms, answer.headers) if answer else (None, {})
        self._add(Check(what, "", str(seen), "noted", ms, headers))

    def limits(self, what: str, believed: str, answer: Answer) -> None:
        """Compare a bucket with a belief as ``5/5``: requests, and the seconds they have."""
        limit = answer.headers.get("X-RateLimit-Limit", "?")
        seconds = answer.headers.get("X-RateLimit-Reset-After", "?")
        seen = f"{limit}/{seconds}"
        if limit == "?":
            verdict: Verdict = "differs"
        else:
            most, _, window = believed.partition("/")
            right = limit == most and float(seconds) <= float(window) + 0.5
            verdict = "agrees" if right else "differs"
        self._add(Check(what, f"{believed} s", f"{seen} s", verdict, answer.ms, answer.headers))

    def _add(self, check: Check) -> None:
        self.checks.append(check)
        mark = {"agrees": "=", "differs": "≠"}.get(check.verdict, "·")
        believed = f" (believed: {check.believed})" if check.verdict == "differs" else ""
        self.env.say(f"    {mark} {check.what}: {check.seen}{believed}")

    # ------------------------------------------------------------------ the operator

    async def ask(self, text: str, *names: str) -> Press:
        """Ask the operator to press one of these buttons; its ``custom_id`` ends in its name.

        :raises Skipped: the operator pressed *Skip*, or nothing in time.
        """
        async with self.env.asking:  # one question at a time
            ids = {self.button(name): name for name in (*names, "skip")}
            rows = [buttons({key: name.capitalize() for key, name in ids.items()})]
            self.env.say(f"    → {text}")
            said = f"**knave smoke · {self.name}**\n{text}"
            await self.made(await self.message(said, components=rows), "the question")
            press = await self.env.presses.of(list(ids), self.env.patience)
            if press is None:
                raise Skipped(f"nobody pressed within {self.env.patience:.0f} seconds")
            if ids[press.custom_id] == "skip":
                await self.reply(press, DEFER_UPDATE)
                raise Skipped("skipped by hand")
            return press

    def button(self, name: str) -> str:
        """A unique ``custom_id`` for a button."""
        return f"smoke:{self.name}:{self._mark}{next(self._numbers)}:{name}"

    # ------------------------------------------------------------------ cleaning up

    def sweep(self, method: str, path: str) -> None:
        """Plan a request for the end of the step; the last one planned is sent first."""
        self._brooms.append(lambda: self.env.wire.send(method, path))

    async def clean(self) -> None:
        """Send the requests that were planned for the end of the step."""
        while self._brooms:
            with suppress(aiohttp.ClientError, ConnectionError):
                await self._brooms.pop()()


def buttons(named: dict[str, str]) -> dict[str, Any]:
    """A row of buttons, given as labels by ``custom_id``."""
    row = [{"type": BUTTON, "style": 2, "label": n, "custom_id": key} for key, n in named.items()]
    return {"type": ROW, "components": row}


def picture(alt: str = "a dot") -> File:
    """A small picture to upload."""
    return File("dot.png", PICTURE, alt)
