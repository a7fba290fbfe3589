"""A simulated Discord, the sample bot in a process of its own, and a browser."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.demo.server import Demo, Person, serve

PEOPLE = (Person("alice"), Person("bob", "de"), Person("carol", "ja"))
SAMPLE = Path(__file__).with_name("sample_bot.py")
PATIENCE = 30


@pytest.fixture
async def quiet() -> AsyncIterator[Demo]:
    """A simulated Discord without a bot."""
    async with serve(people=PEOPLE, channels=("games", "talk"), guild_locale="de") as demo:
        yield demo


@pytest.fixture
async def demo(quiet: Demo) -> AsyncIterator[Demo]:
    """A simulated Discord with the sample bot in it."""
    addresses = {"API_BASE": quiet.api_base, "GATEWAY": quiet.gateway_url}
    child = await asyncio.create_subprocess_exec(
        sys.executable, str(SAMPLE), env={**os.environ, **addresses}
    )
    try:
        async with asyncio.timeout(PATIENCE):
            await quiet.until_online()
        yield quiet
    finally:
        child.kill()
        await child.wait()
