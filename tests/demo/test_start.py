"""The start: the first table of ``knave demo``; and one that Discord does not allow."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest

from bot.demo.server import Demo, Person, serve
from bot.demo.session import NO_TOKEN

ROOT = Path(__file__).resolve().parents[2]

SET = re.compile(r"The table is set: (http://\S+/\?user=Ann) ")


@pytest.mark.parametrize("game", [[], ["--game", "pepper"], ["--game", "all-fours"]])
async def test_the_first_table_is_set_with_robots_round_the_host(
    tmp_path: Path, game: list[str]
) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "demo", "--no-browser", "--port", "0", "--keep", tmp_path,
        *game, env=clean(), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None
    try:
        async with asyncio.timeout(60):
            told = (await process.stdout.readline()).decode()
        with closing(sqlite3.connect(tmp_path / "knave.db")) as db:
            (chairs,) = db.execute("SELECT count(*) FROM seats WHERE robot").fetchone()
            people = [name for (name,) in db.execute("SELECT name FROM seats WHERE user_id")]
        process.terminate()
        async with asyncio.timeout(60):
            _, said = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert SET.match(told), (told, said.decode())
    assert (people, chairs) == (["Ann"], 3)


@pytest.mark.parametrize("name", ["Jörg & Söhne", "Ann+Ben", "50%25", "a#b/c?d=e"])
async def test_the_first_page_is_found_whatever_its_person_is_called(name: str) -> None:
    async with (
        serve(people=[Person(name), Person("Ben")]) as demo,
        aiohttp.ClientSession() as session,
    ):
        for address in (demo.url, f"{demo.url}/?user=nobody", demo.page_of(name)):
            async with session.get(address) as answer:
                assert (answer.status, answer.url.query["user"]) == (200, name)


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (400, 50035)])
async def test_commands_for_a_server_that_is_not_ours(
    tmp_path: Path, status: int, code: int
) -> None:
    async with serve(people=(Person("Ann"),)) as demo:
        demo.faults.refuse("PUT", r"/guilds/123/commands", status, code)
        ended, said = await knave_run(demo, tmp_path, KNAVE_DEV_GUILD="123")
    spoken = [line for line in said if " WARNING bot.ops.attention" not in line]  # of this machine
    assert (ended, len(spoken)) == (2, 1), said
    assert spoken[0].startswith("knave: KNAVE_DEV_GUILD is 123, which takes no commands: ")


async def knave_run(demo: Demo, folder: Path, **settings: str) -> tuple[int | None, list[str]]:
    """The exit code of ``knave run``, and the lines it said."""
    env = clean() | {
        "KNAVE_API_BASE": demo.api_base,
        "KNAVE_GATEWAY": demo.gateway_url,
        "KNAVE_TOKEN": NO_TOKEN,
        "KNAVE_LOG_LEVEL": "WARNING",
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "run", cwd=folder, env=env | settings,
        stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        _, said = await asyncio.wait_for(process.communicate(), 60)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return process.returncode, said.decode().splitlines()


def clean() -> dict[str, str]:
    """The environment of a process that imports this tree, without settings of the machine's."""
    known = {name: value for name, value in os.environ.items() if not name.startswith("KNAVE_")}
    return known | {"PYTHONPATH": str(ROOT)}
