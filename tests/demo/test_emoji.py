"""``knave emoji`` against the simulated Discord: once with everything, then with nothing to do."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.demo.server import Demo, serve
from bot.demo.session import NO_TOKEN
from tests.support.nursery import knave, surroundings

pytestmark = pytest.mark.asyncio(loop_scope="session")

NOBODY = "http://127.0.0.1:9/api/v10"
"""An address at which nothing answers."""
ROOT = Path(__file__).resolve().parent.parent.parent


def settings(demo: Demo) -> dict[str, str]:
    """The settings by which the program finds this Discord."""
    return {
        "KNAVE_TOKEN": NO_TOKEN,
        "KNAVE_API_BASE": demo.api_base,
        "KNAVE_GATEWAY": demo.gateway_url,
    }


async def started(demo: Demo, folder: Path) -> asyncio.subprocess.Process:
    """``knave emoji`` at work."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "emoji"),
        cwd=folder,
        env=surroundings(PYTHONPATH=str(ROOT)) | settings(demo),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def knave_emoji(demo: Demo, folder: Path, **way: str) -> list[str]:
    """The lines that the program says; its settings are those of this Discord, but for ``way``."""
    ran = await asyncio.to_thread(knave, folder, "emoji", **settings(demo) | way)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


async def test_emoji_are_uploaded_once_with_progress(tmp_path: Path) -> None:
    """Discord may take no more for an hour; whoever cannot wait stops it, and starts it again."""
    async with serve() as demo:
        fault = demo.faults.limit("POST", r"/emojis$", retry_after=3600.0)
        child = await started(demo, tmp_path)
        assert child.stdout is not None
        said = ""
        while "Discord takes no more emoji" not in said:
            said = (await asyncio.wait_for(child.stdout.readline(), 60)).decode()
            assert said, "it ended without a word"
        assert "in 60 minutes" in said and "where I stopped" in said
        assert fault.met == 1
        child.send_signal(signal.SIGTERM)
        await asyncio.wait_for(child.wait(), 30)
        first, *progress, last = await knave_emoji(demo, tmp_path)
        assert first == "Drawing the cards …"
        assert [line.split()[0] for line in progress] == [str(n) for n in range(1, 281)]
        assert last.startswith("280 emoji uploaded, 0 old ones removed")
        proxy = {"KNAVE_API_BASE": NOBODY, "KNAVE_REST_PROXY": demo.api_base}
        again = await knave_emoji(demo, tmp_path, **proxy)
        assert again[1:] == ["0 emoji uploaded, 0 old ones removed: everything is there."]
        there = demo.world.backend.application_emojis
        assert len(there) == 280
        cdn: Any = demo.world.backend.cdn
        for number in there:
            assert cdn.find(f"emojis/{number}.png")
