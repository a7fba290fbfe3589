"""The bot as a service: a process of its own, watched from outside as an admin and systemd do."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from simcord.components import walk_components

from bot.demo.server import Demo, Person, serve
from bot.demo.session import CHANNEL
from bot.words.words import words
from tests.support.nursery import knave
from tests.support.reading import said_in

pytestmark = pytest.mark.asyncio(loop_scope="session")

ROOT = Path(__file__).resolve().parents[2]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GAbcde.abcdefghijklmnopqrstuvwxyz0123456789_-"
PATIENCE = 180
LINE = words("en").say("restarting-line")


@dataclass
class Service:
    """The running bot, what it has told systemd, and where its things are."""

    demo: Demo
    folder: Path
    env: dict[str, str]
    process: asyncio.subprocess.Process
    told: list[str] = field(default_factory=list)

    async def knave(self, *arguments: str) -> tuple[int, str, str]:
        """Run a second ``knave`` beside it: exit code, output and errors."""
        settings = {name: set_to for name, set_to in self.env.items() if name.startswith("KNAVE_")}
        ran = await asyncio.to_thread(knave, self.folder, *arguments, **settings)
        return ran.returncode, ran.stdout, ran.stderr

    def messages(self) -> list[dict[str, Any]]:
        return self.demo.people["Ann"].messages(CHANNEL)

    def shown(self, message: str) -> str:
        """The present text of this message."""
        return next(said_in(m) for m in self.messages() if str(m["id"]) == message)


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():  # files and processes set no event
            await asyncio.sleep(0.02)


def free_port() -> int:
    with closing(socket.socket()) as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@asynccontextmanager
async def systemd(path: Path, told: list[str]) -> AsyncIterator[None]:
    """The socket to which a service says how it is."""
    with closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as heard:
        heard.setblocking(False)
        heard.bind(str(path))

        def read() -> None:
            told.extend(heard.recv(4096).decode().splitlines())

        asyncio.get_running_loop().add_reader(heard, read)
        try:
            yield
        finally:
            asyncio.get_running_loop().remove_reader(heard)


@pytest_asyncio.fixture(loop_scope="session")
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    """The bot runs, and Discord is connected."""
    told: list[str] = []
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("KNAVE_", "DISCORD_"))}
    async with (
        serve(people=(Person("Ann"),), channels=(CHANNEL,)) as demo,
        systemd(tmp_path / "notify", told),
    ):
        env = clean | {
            "PYTHONPATH": str(ROOT),
            "KNAVE_TOKEN": TOKEN,
            "KNAVE_API_BASE": demo.api_base,
            "KNAVE_GATEWAY": demo.gateway_url,
            "KNAVE_LOG_LEVEL": "DEBUG",
            "KNAVE_LOG_FORMAT": "json",
            "KNAVE_ROBOT_PAUSE": "0.01",
            "KNAVE_METRICS": f"127.0.0.1:{free_port()}",
            "KNAVE_BACKUP_DIR": str(tmp_path / "kept"),
        }
        (tmp_path / "kept").mkdir()
        with (tmp_path / "log").open("wb") as log:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", "run", cwd=tmp_path, stderr=log,
                env=env | {"NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "1000000"},
            )  # fmt: skip
        try:
            await until(lambda: "READY=1" in told or process.returncode is not None)
            assert process.returncode is None, (tmp_path / "log").read_text()
            yield Service(demo, tmp_path, env, process, told)
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()


async def play_a_little(service: Service) -> str:
    """A table with robots, its game begun, is shown; its message's number."""
    ann = service.demo.people["Ann"]
    await until(lambda: any(c["name"] == "table" for c in ann.commands(CHANNEL)))
    await ann.slash(CHANNEL, "table open", game="euchre")
    table = str(service.messages()[-1]["id"])
    await ann.click(table, custom_id="lobby:1:start")
    await until(lambda: len(ann.messages(CHANNEL)) > 1)
    await ann.click(str(ann.messages(CHANNEL)[-1]["id"]), custom_id="lobby:1:fill")
    await until(lambda: "· deal " in service.shown(table))
    await until(lambda: hand_moves(ann))
    await ann.click(str(ann.messages("dm")[-1]["id"]), custom_id=hand_moves(ann)[0])
    return table


def hand_moves(ann: Any) -> list[str]:
    """The wishes of the moves that Ann may make."""
    parts = walk_components(ann.messages("dm")[-1]["components"])
    wishes = [str(part.get("custom_id")) for part in parts]
    return [wish for wish in wishes if wish.startswith("move:")]


async def test_a_service_from_its_first_to_its_last_moment(service: Service) -> None:
    table = await play_a_little(service)
    beats = service.told.count("WATCHDOG=1")
    await until(lambda: service.told.count("WATCHDOG=1") > beats + 1)
    assert "STATUS=Well." in service.told

    code, said, _ = await service.knave("health")
    assert (code, said.startswith("Well: Discord connected, the store writable")) == (0, True)
    await _copies_beside_it(service)
    await _numbers_of_it(service)

    service.process.send_signal(signal.SIGTERM)
    assert await asyncio.wait_for(service.process.wait(), PATIENCE) == 0
    await until(lambda: "STOPPING=1" in service.told)
    assert service.shown(table).endswith(LINE)
    code, _, said = await service.knave("health")
    assert (code, said) == (1, "No bot is running on knave.db.\n")
    code, said, _ = await service.knave("restore", "copy.db")
    assert code == 0
    assert "knave.db is what copy.db was." in said and "is kept as" in said
    with closing(sqlite3.connect(service.folder / "knave.db")) as db:
        ((sessions,),) = db.execute("SELECT value FROM marks WHERE name = 'sessions'").fetchall()
    assert len(json.loads(sessions)) == 1, "it connected once"
    _log_of_it(service)


async def _copies_beside_it(service: Service) -> None:
    """A backup while it runs; no restore, and no second bot, until it is gone."""
    code, said, _ = await service.knave("backup", "copy.db")
    assert code == 0
    assert "1 tables (1 open), 1 games" in said
    code, _, said = await service.knave("backup", "copy.db")
    assert (code, "is there already" in said, said.count("\n")) == (2, True, 1)
    for arguments in (("restore", "copy.db"), ("run",)):
        code, _, said = await service.knave(*arguments)
        assert code == 1, "once it is stopped it can be done"
        assert said == (
            "knave: The database knave.db is in use by a Knave that is running: stop it first.\n"
            if arguments[0] == "run"
            else f"knave: The database {service.folder / 'knave.db'} is in use by a Knave that is"
            " running: stop it first.\n"
        )
    await until(lambda: list((service.folder / "kept").glob("knave-*.db")))


async def _numbers_of_it(service: Service) -> None:
    thinking = 'knave_robot_seconds_count{game="euchre"}'
    async with asyncio.timeout(PATIENCE):
        while thinking not in (found := await _scraped(service)):  # over the wire
            await asyncio.sleep(0.1)
    assert found['knave_tables{state="playing"}'] == 1
    assert found['knave_tables{state="lobby"}'] == 0
    assert found['knave_answer_seconds_count{kind="lobby"}'] == 2
    assert found['knave_answer_seconds_count{kind="command"}'] == 1
    assert found['knave_redraws_total{ok="yes",what="table"}'] > 0
    assert found["knave_store_jobs_total"] >= found["knave_store_commit_seconds_count"] > 4
    assert found[thinking] > 0
    assert found["knave_rate_limits_total"] == 0
    assert found['knave_discord_requests_total{method="POST",status="200"}'] > 0
    assert found["knave_store_log_bytes"] > 0, "the log is tended with every beat"
    assert found["knave_ready"] == 1


async def _scraped(service: Service) -> dict[str, float]:
    url = f"http://{service.env['KNAVE_METRICS']}/metrics"
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        text = await answer.text()
    parted = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in parted}


def _log_of_it(service: Service) -> None:
    """Objects, one a line, and no token in any."""
    text = (service.folder / "log").read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"time", "level", "logger", "message"} <= lines[0].keys()
    assert any(line["message"].startswith("ready as") for line in lines)
    loud = [line for line in lines if line["level"] in ("WARNING", "ERROR")]
    assert {line["logger"] for line in loud} <= {"bot.ops.attention"}, (
        "what the operator set or has"
    )
    assert not [line for line in loud if "open to other users" in line["message"]]
    assert TOKEN not in text


async def test_who_is_killed_is_missed(service: Service) -> None:
    """The note stays, and grows old; the lock is gone, and another bot may begin."""
    service.process.kill()
    await service.process.wait()
    note = service.folder / "knave.db-alive"
    stored = json.loads(note.read_text())
    note.write_text(json.dumps(stored | {"at": stored["at"] - 100}))
    code, _, said = await service.knave("health")
    assert code == 1
    assert said.startswith("The bot has given no sign of life for 1")
    code, said, _ = await service.knave("backup", "copy.db")
    assert code == 0
    code, said, _ = await service.knave("restore", "copy.db")
    assert code == 0, "the lock died with the process"
