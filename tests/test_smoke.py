"""``knave smoke`` as a process, in a simulated Discord, with somebody who presses its buttons.

Nothing here depends on how strict the simulation is: what it answers is compared with what the
report says that it answered.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from bot.demo.server import Demo, Person, serve
from bot.smoke.step import STEPS
from bot.smoke.steps import IN_ORDER
from bot.smoke.wire import Banned, Wire, without_tokens
from bot.storage.lock import alone
from tests.support.nursery import knave
from tests.support.reading import text_of

ROOT = Path(__file__).resolve().parent.parent
TOKEN = "AAAAAAAAAAAAAAAAAAAAAAAA.BBBBBB.CCCCCCCCCCCCCCCCCCCCCCCCCCC"
CHANNEL = "games"
VERDICTS = {"agrees", "differs", "noted", "skipped"}
NEED_A_HAND = {step.name for step in STEPS.values() if step.human}
NOT_SIMULATED = {"user-install"}
"""Nobody can install an app for themselves in the simulation."""
WAITS = ("--late", "0.1,0.2,0.3", "--patience", "30")


@dataclass
class Ran:
    """The outcome of a run: exit code, output, and the folder it left behind."""

    code: int
    said: str
    folder: Path

    @property
    def report(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads((self.folder / "knave-smoke.json").read_text())
        return told

    @property
    def steps(self) -> dict[str, dict[str, Any]]:
        return {step["step"]: step for step in self.report["steps"]}

    @property
    def markdown(self) -> str:
        return (self.folder / "knave-smoke.md").read_text()


@pytest.fixture
async def demo() -> AsyncIterator[Demo]:
    async with serve(people=(Person("alice"), Person("bob")), channels=(CHANNEL,)) as demo:
        yield demo


async def smoke(demo: Demo, folder: Path, *arguments: str, channel: int | None = None) -> Ran:
    """Run the program to its end."""
    settings = {
        "KNAVE_TOKEN": TOKEN,
        "KNAVE_API_BASE": demo.api_base,
        "KNAVE_GATEWAY": demo.gateway_url,
    }
    where = str(channel or demo.world.channel(CHANNEL).id)
    given = ("--channel", where, *WAITS, *arguments)
    ran = await asyncio.to_thread(partial(knave, folder, "smoke", *given, **settings))
    return Ran(ran.returncode, ran.stdout + ran.stderr, folder)


def asked(demo: Demo, name: str) -> Iterator[tuple[str, str]]:
    """The buttons of the run that somebody sees: message and ``custom_id``."""
    for channel in (CHANNEL, "dm"):
        for message in demo.people[name].messages(channel):
            for row in message.get("components") or []:
                for part in row.get("components") or []:
                    if str(part.get("custom_id", "")).startswith("smoke:") and part["type"] == 2:
                        yield message["id"], part["custom_id"]


@asynccontextmanager
async def somebody(demo: Demo, press: str = "") -> AsyncIterator[set[str]]:
    """Alice presses what she is asked to, and closes and opens her door as she is told.

    With ``press`` she presses buttons of that name alone.
    """
    alice, pressed = demo.people["alice"], set[str]()

    async def follow() -> None:
        with demo.world.watch() as changed:
            while True:
                changed.clear()
                for message, button in list(asked(demo, "alice")):
                    name = button.rpartition(":")[2]
                    if button not in pressed and (name == press if press else name != "skip"):
                        pressed.add(button)
                        if name == "closed":
                            demo.people["alice"].close_dms()
                        if name == "opened":
                            demo.people["alice"].open_dms()
                        await asyncio.sleep(0.2)  # as somebody who reads first
                        await alice.click(message, custom_id=button)
                await changed.wait()

    task = asyncio.create_task(follow())
    try:
        yield pressed
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


def left(demo: Demo) -> list[Any]:
    """The things a run has left behind: messages that others see, channels, emoji.

    A thread that the simulation refuses stays in it, without a channel it belongs to.
    """
    world = demo.world
    known: Any = world.backend.channels
    ours = [channel for channel in known.values() if channel.guild_id == world.guild.id]
    channels = [channel for channel in ours if channel.parent_id in (None, *known)]
    messages = [
        text_of(message)
        for channel in (*channels, demo.people["alice"].dm)
        for message in world.backend.messages.get(channel.id, {}).values()
        if not message.flags & 64
    ]
    names = [c.name for c in channels if c.name.startswith("smoke")]
    return [*messages, *names, *world.backend.application_emojis]


async def test_every_step_with_somebody_at_the_other_end(demo: Demo, tmp_path: Path) -> None:
    async with somebody(demo) as pressed:
        ran = await smoke(demo, tmp_path)
    assert ran.code == 0, ran.said
    assert list(ran.steps) == list(IN_ORDER) and set(IN_ORDER) == set(STEPS)
    for name, step in ran.steps.items():
        assert step["verdict"] in VERDICTS, (name, step["note"])
        assert step["belief"] and step["source"]
        assert step["checks"] or step["note"], "seen, or said why not"
        assert f"## {name}\n" in ran.markdown or not step["checks"]
    done = {name for name, step in ran.steps.items() if step["checks"]}
    assert done >= set(STEPS) - NOT_SIMULATED - {"edit-old"}, ran.said
    assert {button.split(":")[1] for button in pressed} >= NEED_A_HAND - NOT_SIMULATED
    assert TOKEN not in ran.said + ran.markdown + json.dumps(ran.report)
    assert left(demo) == [], "every step has cleaned up"


async def test_what_is_told_is_what_was_seen(demo: Demo, tmp_path: Path) -> None:
    """Every answer of the simulation, believed or not, stands in the report."""
    demo.fail("GET", r"/guilds/\d+/members/\d+", status=418, code=4711)
    ran = await smoke(demo, tmp_path, "--yes", "--only", "gone,silent,limits,dead-token")
    assert ran.code == 0, ran.said
    (check,) = ran.steps["gone"]["checks"]
    assert (check["believed"], check["verdict"]) == ("404/10007", "differs")
    assert check["seen"].startswith("418/4711")
    assert ran.steps["gone"]["verdict"] == "differs" and "418/4711" in ran.markdown
    sent = next(r for r in demo.requests if (r.json or {}).get("flags") == 4096)
    (first, _) = ran.steps["silent"]["checks"]
    assert first["seen"] == str(sent.status) and first["verdict"] == "agrees"
    dead = next(r for r in demo.requests if "never-was-a-token" in r.path)
    (check,) = ran.steps["dead-token"]["checks"]
    assert check["seen"].startswith(str(dead.status))
    assert "via" not in ran.steps, "only what was asked for"


async def test_a_rate_limit_is_waited_for_and_told(demo: Demo, tmp_path: Path) -> None:
    demo.fail("POST", r"/channels/\d+/messages", status=429, retry_after=0.1)
    ran = await smoke(demo, tmp_path, "--yes", "--only", "silent")
    told = [check["seen"] for check in ran.steps["silent"]["checks"]]
    assert told[0].startswith("429") and told[1] == "200"
    assert ran.steps["silent"]["verdict"] == "agrees"


async def test_with_nobody_there(demo: Demo, tmp_path: Path) -> None:
    ran = await smoke(demo, tmp_path, "--yes", "--skip", "shards")
    assert ran.code == 0, ran.said
    for name in NEED_A_HAND:
        assert ran.steps[name]["verdict"] == "skipped" and "--yes" in ran.steps[name]["note"]
    assert "shards" not in ran.steps and left(demo) == []
    assert not any(path.path == "/users/@me/channels" for path in demo.requests)


async def test_nobody_presses_or_somebody_skips(demo: Demo, tmp_path: Path) -> None:
    ran = await smoke(demo, tmp_path, "--only", "dm", "--patience", "0.2")
    assert ran.steps["dm"]["verdict"] == "skipped" and "nobody pressed" in ran.steps["dm"]["note"]
    async with somebody(demo, press="skip"):
        ran = await smoke(demo, tmp_path, "--only", "dm,source")
    assert {step["note"] for step in ran.steps.values()} == {"skipped by hand"}
    assert ran.code == 0 and left(demo) == []


async def test_going_on_where_it_stopped(demo: Demo, tmp_path: Path) -> None:
    first = await smoke(demo, tmp_path, "--yes", "--only", "gone,dm")
    assert first.steps["dm"]["verdict"] == "skipped"
    demo.requests.clear()
    async with somebody(demo):
        again = await smoke(demo, tmp_path, "--resume", "--only", "gone,dm,via")
    assert again.code == 0 and set(again.steps) == {"gone", "dm", "via"}
    assert again.steps["gone"] == first.steps["gone"]
    assert not any("/members/" in request.path for request in demo.requests)
    assert again.steps["dm"]["checks"] and again.steps["via"]["checks"]
    (tmp_path / "knave-smoke.json").write_text("[]")
    refused = await smoke(demo, tmp_path, "--resume")
    assert refused.code == 2 and "cannot be gone on from" in refused.said


async def test_a_message_that_was_made_an_hour_before(demo: Demo, tmp_path: Path) -> None:
    assert (await smoke(demo, tmp_path, "--prepare")).code == 0
    file = tmp_path / "knave-smoke.prepared.json"
    soon = await smoke(demo, tmp_path, "--yes", "--only", "edit-old")
    assert "0 minutes old" in soon.steps["edit-old"]["note"] and file.exists()
    told = json.loads(file.read_text())
    file.write_text(json.dumps(told | {"at": time.time() - 7200}))
    later = await smoke(demo, tmp_path, "--yes", "--only", "edit-old")
    edits = [r for r in demo.requests if r.method == "PATCH" and str(told["message"]) in r.path]
    assert len(edits) >= 6 and later.steps["edit-old"]["checks"][0]["seen"] == "120"
    assert not file.exists() and left(demo) == []


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--only", "dance"], "no step 'dance'"),
        (["--report", "report.txt"], "ends in .json"),
        (["--channel", "12345"], "no channel 12345"),
    ],
)
async def test_what_is_wrong_is_one_sentence(
    demo: Demo, tmp_path: Path, arguments: list[str], why: str
) -> None:
    ran = await smoke(demo, tmp_path, *arguments)
    (line,) = ran.said.strip().splitlines()
    assert ran.code == 2 and line.startswith("knave: ") and why in line


async def test_not_beside_a_bot_that_runs(demo: Demo, tmp_path: Path) -> None:
    """It would answer the same buttons."""
    with alone(tmp_path / "knave.db"):
        ran = await smoke(demo, tmp_path, "--yes", "--only", "via")
    assert ran.code == 1 and "stop it first" in ran.said
    assert not demo.requests


async def test_the_steps_are_named_without_a_token(tmp_path: Path) -> None:
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "smoke", "--list",
        cwd=tmp_path, env={"PYTHONPATH": str(ROOT)}, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    said, _ = await child.communicate()
    assert child.returncode == 0
    assert all(name in said.decode() for name in STEPS)


@asynccontextmanager
async def answering(answer: Callable[[], web.Response], **clock: Any) -> AsyncIterator[Wire]:
    """A wire to something that answers every request alike."""

    async def handle(_: web.Request) -> web.Response:
        return answer()

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", handle)
    runner = web.AppRunner(app)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        host, port = runner.addresses[0][:2]
        async with aiohttp.ClientSession() as session:
            yield Wire(session, f"http://{host}:{port}", TOKEN, **clock)
    finally:
        await runner.cleanup()


async def test_a_ban_stops_everything_at_once() -> None:
    """A 429 that no proxy of Discord's has signed; nothing is sent after it."""
    asked = []

    def banned() -> web.Response:
        asked.append(1)
        return web.Response(status=429, headers={"Retry-After": "3600"}, text="banned")

    async with answering(banned) as wire:
        for _ in range(2):
            with pytest.raises(Banned, match="3600"):
                await wire.send("GET", "/users/@me")
    assert len(asked) == 1


async def test_a_full_bucket_is_waited_for_and_no_other() -> None:
    """The headers of an answer say when the next may be sent: nobody asks for a 429."""
    now, slept, order = [0.0], list[float](), list[str]()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        order.append("waited")
        now[0] += seconds

    def limited() -> web.Response:
        order.append("asked")
        headers = {"Via": "x", "X-RateLimit-Bucket": "b", "X-RateLimit-Remaining": "0"}
        return web.json_response({}, headers={**headers, "X-RateLimit-Reset-After": "4.5"})

    async with answering(limited, sleep=sleep, now=lambda: now[0]) as wire:
        for channel in (11111, 22222, 11111):
            await wire.send("PATCH", f"/channels/{channel}/messages/33333", {})
    assert slept == [4.5] and order == ["asked", "asked", "waited", "asked"]


def test_no_token_of_an_interaction_is_told() -> None:
    for path in ("/webhooks/1/secret/messages/@original", "/interactions/2/secret/callback"):
        assert "secret" not in without_tokens(path) and "{token}" in without_tokens(path)
