"""A whole deal in the browser, by clicks alone, through the bot as a process of its own.

With SCREENSHOTS naming a folder, the pictures that the README shows are written there.
"""

import asyncio
import os
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, expect
from playwright.async_api import TimeoutError as PlaywrightTimeout

from bot.client.emoji import named
from bot.demo.server import Demo, Person, serve
from bot.demo.session import CHANNEL
from bot.rules import GAMES, Log, Seat, replay
from tests.support.born import bot_born

pytestmark = pytest.mark.asyncio(loop_scope="session")

PATIENCE = 60_000
FAVOURS = re.compile("Hint|The rest is mine|[Tt]ake back|Details|Menu")
"""The buttons of a hand besides playing on."""
SCREENSHOTS = os.environ.get("SCREENSHOTS", "")


@asynccontextmanager
async def house(folder: Path, pause: float) -> AsyncIterator[Demo]:
    """The simulated Discord with the real bot in it; robots pause for so many seconds."""
    people = (Person("Ann"), Person("Ben", "ja"))
    async with (
        serve(
            people=people, channels=(CHANNEL, "small-talk"), guild_name="The Jack’s Arms"
        ) as demo,
        bot_born(demo, folder, pause=pause, emoji=bool(SCREENSHOTS)),
    ):
        await demo.until_online()
        with demo.world.watch() as changed:
            while not demo.people["Ann"].commands(CHANNEL):
                changed.clear()
                await changed.wait()
        yield demo


def stored_log(folder: Path) -> Log:
    """The log of the only game, as it is on disk."""
    with sqlite3.connect(folder / "knave.db") as db:
        row = db.execute("SELECT game, version, options, players, commitment FROM games").fetchone()
        moves = db.execute("SELECT seat, line FROM moves ORDER BY number").fetchall()
    db.close()
    game, version, options, players, commitment = row
    return Log(
        game=game,
        version=version,
        options=options,
        players=players,
        commitment=commitment,
        moves=tuple((Seat(seat), line) for seat, line in moves),
    )


async def emoji_if_seen(demo: Demo) -> None:
    """For the README the cards stand on the buttons from the first deal on."""
    if SCREENSHOTS:
        with demo.world.watch() as changed:
            while len(demo.world.backend.application_emojis) < len(named()):
                changed.clear()
                await changed.wait()
        await asyncio.sleep(1)  # until the bot has looked them up


async def keep(page: Page, name: str) -> None:
    """Keep a picture of the page for the README, if one is asked for."""
    if SCREENSHOTS:
        await page.wait_for_timeout(600)
        await page.screenshot(path=Path(SCREENSHOTS, name))


def newest(page: Page) -> Locator:
    return page.locator(".message").last


async def open_by_clicks(page: Page, game: str) -> None:
    """Open a table of this game: its picture shows chairs that are free."""
    await (
        page.get_by_role("link", name=CHANNEL)
        .or_(page.get_by_role("button", name=CHANNEL))
        .first.click()
    )
    await page.get_by_role("combobox", name="Message").fill("/table open")
    await page.get_by_role("option", name="/table open").click()
    await page.keyboard.type(game)
    await page.get_by_role("option", name=game).first.click()
    await page.keyboard.press("Enter")
    lobby = page.get_by_role("img", name=f"{game}, table 1. 1: Ann")
    await expect(lobby.first).to_be_visible(timeout=PATIENCE)


@pytest.mark.browser
async def test_a_whole_deal_by_clicks(tmp_path: Path, browser: Browser) -> None:
    async with house(tmp_path, 0.05) as demo:
        await emoji_if_seen(demo)
        context = await browser.new_context(viewport={"width": 1280, "height": 960})
        page = await context.new_page()
        await page.goto(f"{demo.url}/?user=Ann")
        await open_by_clicks(page, "Euchre")
        await keep(page, "lobby.png")
        await page.get_by_role("button", name="Start", exact=True).click()
        await page.get_by_role("button", name="Start with robots").click()
        await expect(page.get_by_role("button", name="My hand")).to_be_visible(timeout=PATIENCE)
        await page.get_by_text("Knave", exact=True).first.click()
        await play_until_scored(page, tmp_path)
        log = stored_log(tmp_path)
        match = GAMES[log.game].match(replay(log))
        assert sum(line.startswith("play ") for _, line in log.moves) in (15, 20)
        assert max(match.scores) in (1, 2, 4)
        await page.get_by_role("button", name="Why?").last.click()
        # On a busy machine the next deal may be over by now: time runs fast here.
        why = page.get_by_text(re.compile(r"deal \d+ · trick")).last
        await expect(why).to_be_visible(timeout=PATIENCE)
        await page.get_by_text(CHANNEL, exact=True).first.click()
        winners = page.get_by_text(f": {max(match.scores)}").first
        await expect(winners).to_be_visible(timeout=PATIENCE)
        await context.close()


def scored(folder: Path) -> bool:
    """Whether a deal has been played and scored (one that everybody passed is not)."""
    log = stored_log(folder)
    return any(GAMES[log.game].match(replay(log)).scores)


async def play_until_scored(page: Page, folder: Path) -> None:
    """Press the first thing that may be pressed, again and again, until a deal is scored."""
    hand = newest(page)
    taken = False
    for _ in range(400):
        if scored(folder):
            return
        buttons = hand.locator(".row button:not(.menu):not(:disabled)")
        moves = await buttons.filter(has_not_text=FAVOURS).all()
        if not moves:
            await page.wait_for_timeout(50)
            continue
        if SCREENSHOTS and not taken and await hand.locator(".menu").count():
            taken = True
            await keep(page, "hand.png")
            await page.get_by_text(CHANNEL, exact=True).first.click()
            await keep(page, "table.png")
            await page.get_by_text("Knave", exact=True).first.click()
        try:
            await moves[0].click(timeout=2000)
        except PlaywrightTimeout:
            await page.wait_for_timeout(50)  # it was redrawn under the pointer: look again
        await page.wait_for_timeout(50)
    raise AssertionError("the deal never ended")
