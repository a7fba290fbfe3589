"""The pages of help in a browser of a phone's width: leafed through, chosen, and looked at.

With SCREENSHOTS naming a folder, each page of every game is kept there, in English and German.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, ViewportSize, expect

from bot.demo.server import Demo, Person, serve
from bot.demo.session import CHANNEL
from bot.rules import GAMES
from bot.tables.screens.help_screen import written_pages
from bot.words.words import words
from tests.support.born import bot_born

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SCREENSHOTS = os.environ.get("SCREENSHOTS", "")
if SCREENSHOTS:
    Path(SCREENSHOTS).mkdir(parents=True, exist_ok=True)
PATIENCE = 60_000
PHONE = ViewportSize(width=390, height=844)
READERS = {"en": "Ann", "de": "Ben"}
READ = [(key, language) for key in GAMES for language in READERS] if SCREENSHOTS else [
    ("four-jacks", "en")
]  # fmt: skip


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[Demo]:
    """The simulated Discord with the real bot in it, and a reader of each language."""
    people = (Person("Ann"), Person("Ben", "de"))
    async with (
        serve(people=people, channels=(CHANNEL,), guild_name="The Jack’s Arms") as demo,
        bot_born(demo, folder, pause=0.05, emoji=bool(SCREENSHOTS)),
    ):
        await demo.until_online()
        with demo.world.watch() as changed:
            while not demo.people["Ann"].commands(CHANNEL):
                changed.clear()
                await changed.wait()
        yield demo


async def keep(page: Page, name: str) -> None:
    """Keep a picture of the page, if one is asked for."""
    if SCREENSHOTS:
        await page.wait_for_timeout(700)
        await page.screenshot(path=Path(SCREENSHOTS, f"{name}.png"))


async def test_help_is_asked_for_and_every_page_is_leafed_through(
    tmp_path: Path, browser: Browser
) -> None:
    """By newcomers, and by the button alone; the pages that teach by pictures have one."""
    async with house(tmp_path) as demo:
        for language in READERS:
            await ask(demo, browser, language)
        for key, language in READ:
            await leaf(demo, browser, key, language)


async def leaf(demo: Demo, browser: Browser, key: str, language: str) -> None:
    """Open the pages of a game as their reader would, and leaf to the end."""
    reader, said = READERS[language], words(language)
    context = await browser.new_context(viewport=PHONE, device_scale_factor=2)
    page = await context.new_page()
    await page.goto(f"{demo.url}/?user={reader}")
    asked = await demo.people[reader].slash(CHANNEL, "knave rules", game=key)
    assert asked.error is None, asked.error
    for number, name in enumerate(written := written_pages(said, key), 1):
        title = page.get_by_text(f"({number}/{len(written)})").last
        await expect(title).to_be_visible(timeout=PATIENCE)
        if name in ("basics", "deal", "example"):
            file = {"basics": "trick", "deal": "cards", "example": "example"}[name]
            picture = page.locator(f"img[src*='{file}.png']").last
            await expect(picture).to_be_visible(timeout=PATIENCE)
        await keep(page, f"help-{key}-{language}-{number}-{name}")
        if number < len(written):
            await page.get_by_role("button", name="▶", exact=True).last.click()
    await context.close()


async def ask(demo: Demo, browser: Browser, language: str) -> None:
    """Look at the few lines and buttons that whoever asks first is shown, and press one."""
    reader = READERS[language]
    context = await browser.new_context(viewport=PHONE, device_scale_factor=2)
    page = await context.new_page()
    await page.goto(f"{demo.url}/?user={reader}")
    assert (await demo.people[reader].slash(CHANNEL, "help")).error is None
    button = page.get_by_role("button", name=words(language).say("button-how-to-play"))
    await expect(button.last).to_be_visible(timeout=PATIENCE)
    await keep(page, f"guide-newcomer-{language}")
    await button.last.click()
    await expect(page.get_by_text("(1/").last).to_be_visible(timeout=PATIENCE)
    await context.close()
