"""The runner of the steps: one after the other, long ones in the background."""

from __future__ import annotations

import asyncio
import json
import platform
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import aiohttp
import discord

from bot.demo.endpoints import choose_way, ready_after
from bot.ops.settings import Settings, SettingsError
from bot.smoke import report
from bot.smoke.check import Result, Skipped, Verdict, upshot
from bot.smoke.context import NOBODY, Context, Environment, Press, Presses
from bot.smoke.step import Step
from bot.smoke.steps import IN_ORDER
from bot.smoke.wire import Answer, Banned, Wire
from bot.storage.address import Address
from bot.storage.engines import held
from bot.storage.lock import lock_file

CONNECTING = 60.0
"""Seconds in which the client must connect."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Arguments:
    """The arguments of the command line; ``late`` and ``patience`` are seconds."""

    channel: int
    report: Path
    only: tuple[str, ...] = ()
    skip: tuple[str, ...] = ()
    yes: bool = False
    prepare: bool = False
    resume: bool = False
    patience: float = 180.0
    late: tuple[float, ...] = (60, 600, 840, 930)
    gone: str = ""

    @property
    def prepared(self) -> Path:
        """The file with the message of ``--prepare``."""
        return self.report.with_suffix(".prepared.json")


class _Client(discord.Client):
    """A client that hears presses, and nothing else."""

    def __init__(self, presses: Presses, ready: float) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True), max_messages=None, guild_ready_timeout=ready
        )
        self._presses = presses

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Give a press to the step that waits for it."""
        self._presses.heard(Press.of(interaction))

    async def stay(self, token: str) -> None:
        """Stay connected until closed, also after an event that cannot be read."""
        await self.login(token)
        while not self.is_closed():
            try:
                await self.connect()
            except (KeyError, TypeError, ValueError) as error:
                print(f"    · an event could not be read: {error!r}", flush=True)
                await self.ws.close()


def chosen(arguments: Arguments) -> list[Step]:
    """The steps that the arguments choose, in order.

    :raises SettingsError: there is no step of a name.
    """
    for name in (*arguments.only, *arguments.skip):
        if name not in IN_ORDER:
            raise SettingsError(f"There is no step {name!r}: `knave smoke --list` names them.")
    return [
        s
        for s in IN_ORDER.values()
        if s.name in (arguments.only or IN_ORDER) and s.name not in arguments.skip
    ]


async def run(settings: Settings, token: str, arguments: Arguments) -> int:
    """Do the steps, write the report, and return the exit code.

    :raises SettingsError: a step, the channel or the report does not exist.
    :raises StoreBusy: the bot itself is running on this machine.
    :raises ConnectionError: Discord cannot be reached, or blocks this address.
    """
    steps = chosen(arguments)
    known = _resumed(arguments)
    choose_way(settings.api_base, settings.gateway, settings.rest_proxy)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    with ExitStack() as stack:
        if _may_be_run(settings.database):  # a running bot would answer our buttons
            stack.enter_context(held(settings.database))
        async with _environment(settings, token, arguments) as env:
            if arguments.prepare:
                return await _prepare(env, arguments)
            return await _Run(env, arguments, known).all(steps)


def _may_be_run(database: Address) -> bool:
    """Whether a bot has ever run on this database, as far as can be seen from outside."""
    return not isinstance(database, Path) or lock_file(database).exists()


def _resumed(arguments: Arguments) -> dict[str, Result]:
    if not arguments.resume or not arguments.report.exists():
        return {}
    try:
        return report.read(arguments.report)
    except (ValueError, KeyError, TypeError) as error:
        raise SettingsError(f"{arguments.report} cannot be gone on from: {error}") from None


@asynccontextmanager
async def _environment(
    settings: Settings, token: str, arguments: Arguments
) -> AsyncIterator[Environment]:
    """The environment of the steps, with a connected client."""
    presses, ready = Presses(), ready_after(settings.api_base)
    async with aiohttp.ClientSession() as session, _Client(presses, ready) as client:
        wire = Wire(session, discord.http.Route.BASE, token)
        me = _must(await wire.send("GET", "/users/@me"), "Discord does not accept the token")
        app = _must(await wire.send("GET", "/applications/@me"), "There is no application")
        where = f"There is no channel {arguments.channel} for {me.body.get('username', 'the bot')}"
        channel = _must(await wire.send("GET", f"/channels/{arguments.channel}"), where)
        if not channel.body.get("guild_id"):
            raise SettingsError(f"The channel {arguments.channel} is in no server.")
        running = asyncio.create_task(client.stay(token))
        try:
            await _ready(client, running)
            yield Environment(
                wire=wire,
                client=client,
                presses=presses,
                application=int(app.body["id"]),
                guild=int(channel.body["guild_id"]),
                channel=arguments.channel,
                interactive=not arguments.yes,
                patience=arguments.patience,
                ready=ready,
                late=arguments.late,
                pause=0.1 if settings.api_base else 6.0,
                old=_prepared(arguments),
                gone=arguments.gone,
                say=lambda text: print(text, flush=True),
            )
        finally:
            await client.close()
            await asyncio.gather(running, return_exceptions=True)


async def _ready(client: discord.Client, running: asyncio.Task[None]) -> None:
    ready = asyncio.create_task(client.wait_until_ready())
    await asyncio.wait((ready, running), timeout=CONNECTING, return_when=asyncio.FIRST_COMPLETED)
    if running.done():
        ready.cancel()
        running.result()
    if not client.is_ready():
        ready.cancel()
        raise ConnectionError("The gateway cannot be reached.")


def _must(answers: list[Answer], sentence: str) -> Answer:
    if not answers[-1].ok:
        raise SettingsError(f"{sentence}: Discord answers {answers[-1]}.")
    return answers[-1]


def _prepared(arguments: Arguments) -> tuple[str, float] | None:
    with suppress(OSError, ValueError, KeyError):
        told = json.loads(arguments.prepared.read_text(encoding="utf-8"))
        if told["channel"] == arguments.channel:
            return str(told["message"]), time.time() - float(told["at"])
    return None


async def _prepare(env: Environment, arguments: Arguments) -> int:
    """Send a message for a run an hour later."""
    body = {"content": "knave smoke edits this in an hour.", "allowed_mentions": NOBODY}
    path = f"/channels/{env.channel}/messages"
    sent = _must(await env.wire.send("POST", path, body), "The message cannot be sent")
    told = {"channel": arguments.channel, "message": sent.id, "at": time.time()}
    arguments.prepared.write_text(json.dumps(told) + "\n", encoding="utf-8")
    env.say(f"Prepared: run knave smoke an hour from now, with --report {arguments.report}.")
    return 0


class _Run:
    """A run with its results so far, which are written to the report after every step."""

    def __init__(self, env: Environment, arguments: Arguments, known: dict[str, Result]) -> None:
        self._environment = env
        self._arguments = arguments
        self._results = dict(known)
        self._begun = datetime.now(UTC)

    async def all(self, steps: list[Step]) -> int:
        """Do them; the answer is the exit code: whether every step could look."""
        due = [one for one in steps if one.name not in self._results]
        aside = []
        try:
            for one in due:
                ctx = Context(self._environment, one.name)
                if one.aside and self._environment.interactive:
                    aside.append(asyncio.create_task(self._do(one, ctx)))
                    waiting = asyncio.create_task(ctx.begun.wait())
                    both = (aside[-1], waiting)
                    await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
                    waiting.cancel()
                else:
                    await self._do(one, ctx)
            if aside:
                self._environment.say("The rest takes its time …")
            await asyncio.gather(*aside)
        finally:
            for task in aside:
                task.cancel()
            await asyncio.gather(*aside, return_exceptions=True)
            self._write()
        found = [self._results[one.name] for one in steps]
        self._environment.say(f"{report.summary(found)}. The report: {self._arguments.report}")
        await self._forget_prepared()
        return int(any(result.verdict == "failed" for result in found))

    async def _do(self, one: Step, ctx: Context) -> None:
        self._environment.say(f"\n{one.name}: {one.belief}")
        self._results[one.name] = await self._looked(one, ctx)
        self._write()

    async def _looked(self, one: Step, ctx: Context) -> Result:
        note = ""
        verdict: Verdict | None = None
        try:
            if one.human and not self._environment.interactive:
                raise Skipped("somebody is needed for it, and --yes was given")
            await one.run(ctx)
        except Skipped as why:
            note = str(why)
            verdict = None if ctx.checks else "skipped"
        except Banned:
            raise
        except Exception as error:
            note, verdict = f"{type(error).__name__}: {error}"[:300], "failed"
        finally:
            await ctx.clean()
        verdict = verdict or upshot(ctx.checks)
        if note:
            self._environment.say(f"    {verdict}: {note}")
        return Result(one.name, one.belief, one.source, verdict, tuple(ctx.checks), note)

    def _write(self) -> None:
        head = {
            "begun": self._begun.isoformat(timespec="seconds"),
            "discord.py": discord.__version__,
            "python": platform.python_version(),
            "api": discord.http.Route.BASE,
        }
        in_order = [self._results[name] for name in IN_ORDER if name in self._results]
        report.write(self._arguments.report, head, in_order)

    async def _forget_prepared(self) -> None:
        """The old message has served."""
        done = self._results.get("edit-old")
        if done is not None and done.checks and self._environment.old is not None:
            path = f"/channels/{self._environment.channel}/messages/{self._environment.old[0]}"
            await self._environment.wire.send("DELETE", path)
            self._arguments.prepared.unlink(missing_ok=True)


def listed() -> Iterator[str]:
    """The steps, a line each."""
    width = max(map(len, IN_ORDER))
    for one in IN_ORDER.values():
        who = " (needs somebody)" if one.human else ""
        yield f"{one.name:{width}}  {one.belief}{who}\n{'':{width}}  {one.source}"
