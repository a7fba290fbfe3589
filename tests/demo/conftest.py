"""A simulated Discord, the sample bot in a process of its own, and a browser."""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright, expect

from bot.demo.server import Demo, Person, serve
from tests.support.demos import judged

PEOPLE = (Person("alice"), Person("bob", "de"), Person("carol", "ja"))
SAMPLE = Path(__file__).with_name("sample_bot.py")
PATIENCE = 120
expect.set_options(timeout=60_000)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(autouse=True)
def strictness() -> Iterator[None]:
    """No limit is exceeded, and few requests are refused."""
    with judged():
        yield


@pytest_asyncio.fixture(loop_scope="session")
async def quiet() -> AsyncIterator[Demo]:
    """A simulated Discord without a bot."""
    async with serve(people=PEOPLE, channels=("games", "talk"), guild_locale="de") as demo:
        yield demo


@asynccontextmanager
async def running_bot(demo: Demo) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run the sample bot as a process that is killed at the end, whatever happens."""
    addresses = {"API_BASE": demo.api_base, "GATEWAY": demo.gateway_url}
    child = await asyncio.create_subprocess_exec(
        sys.executable, str(SAMPLE), env={**os.environ, **addresses}
    )
    try:
        async with asyncio.timeout(PATIENCE):
            await demo.until_online()
        yield child
    finally:
        if child.returncode is None:
            child.kill()
        await child.wait()


@pytest_asyncio.fixture(loop_scope="session")
async def demo(quiet: Demo) -> AsyncIterator[Demo]:
    """A simulated Discord with the sample bot in it."""
    async with running_bot(quiet):
        yield quiet


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """A Chromium of this machine, without a window: one for all tests of a worker."""
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("there is no chromium on this machine")
    async with async_playwright() as playwright:
        found = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            yield found
        finally:
            await found.close()


@pytest_asyncio.fixture(loop_scope="session")
async def page(demo: Demo, browser: Browser) -> AsyncIterator[Page]:
    """Alice's page; an error in its scripts fails the test."""
    async with opened(demo, browser, "alice") as found:
        yield found


@asynccontextmanager
async def opened(
    demo: Demo, browser: Browser, name: str, width: int = 1280, height: int = 800
) -> AsyncIterator[Page]:
    """Open the page as somebody, in a window of so many pixels; an error in its scripts fails."""
    context = await browser.new_context(viewport={"width": width, "height": height})
    found = await context.new_page()
    found.set_default_timeout(PATIENCE * 1000)
    errors: list[str] = []
    found.on("pageerror", lambda error: errors.append(str(error)))
    await found.goto(f"{demo.url}/?user={name}")
    try:
        yield found
    finally:
        await context.close()
    assert errors == []
