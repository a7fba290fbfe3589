"""A whole deal in the browser, by clicks alone, through the bot as a process of its own.

With SCREENSHOTS naming a folder, the pictures that the README shows are written there.
"""

import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from bot.demo.server import Demo, Person, serve
from bot.demo.session import CHANNEL, bot_process
from bot.rules import GAMES, Log, Seat, replay

PATIENCE = 60_000
SCREENSHOTS = os.environ.get("SCREENSHOTS", "")


@asynccontextmanager
async def house(folder: Path, pause: float) -> AsyncIterator[Demo]:
    """The simulated Discord with the real bot in it."""
    people = (Person("Ann"), Person("Ben", "ja"))
    async with (
        serve(
            people=people, channels=(CHANNEL, "small-talk"), guild_name="The Jack’s Arms"
        ) as demo,
        bot_process(demo, folder, pause=pause),
    ):
        await demo.until_online()
        with demo.world.watch() as changed:
            while not demo.world.people["Ann"].commands(CHANNEL):
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


async def keep(page: Page, name: str) -> None:
    """Keep a picture of the page for the README, if one is asked for."""
    if SCREENSHOTS:
        await page.wait_for_timeout(600)
        await page.screenshot(path=Path(SCREENSHOTS, name))


def newest(page: Page) -> Locator:
    return page.locator(".message").last


async def open_by_clicks(page: Page, game: str) -> None:
    """Open a table of this game with robots on the other chairs."""
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
    for number in (1, 2, 3):
        await page.get_by_role("button", name="Add robot").click()
        seated = page.locator("strong", has_text=f"Robot {number}")
        await expect(seated.first).to_be_visible(timeout=PATIENCE)


@pytest.mark.browser
async def test_a_whole_deal_by_clicks(tmp_path: Path, browser: Browser) -> None:
    async with house(tmp_path, 0.05) as demo:
        context = await browser.new_context(viewport={"width": 1280, "height": 900})
        page = await context.new_page()
        await page.goto(f"{demo.url}/?user=Ann")
        await open_by_clicks(page, "Euchre")
        await keep(page, "lobby.png")
        await page.get_by_role("button", name="Start", exact=True).click()
        await expect(page.get_by_role("button", name="My hand")).to_be_visible(timeout=PATIENCE)
        await page.get_by_text("Knave", exact=True).first.click()
        await play_until_deal(page, demo, 2)
        log = stored_log(tmp_path)
        state = replay(log)
        game = GAMES[log.game]
        assert sum(seat == -1 for seat, _ in log.moves) >= 2, "the second deal was not dealt"
        assert sum(line.startswith("play ") for _, line in log.moves) >= 5
        shown = await public_text(page, demo)
        scores = game.match(state).scores
        assert f"{max(scores)}" in shown
        await keep(page, "deal.png")
        await context.close()


async def public_text(page: Page, demo: Demo) -> str:
    """What the channel's table message says."""
    messages = demo.world.people["Ann"].messages(CHANNEL)
    return str(next(m["content"] for m in messages if "1" in m["content"]))


async def play_until_deal(page: Page, demo: Demo, deal: int) -> None:
    """Press the first thing that may be pressed, again and again, until that deal begins."""
    hand = newest(page)
    taken = False
    for _ in range(400):
        if f"deal {deal}" in await public_text(page, demo):
            return
        buttons = hand.get_by_role("button").filter(has_not_text="Why")
        playable = [b for b in await buttons.all() if await b.is_enabled()]
        labels = [(await b.inner_text()).strip() for b in playable]
        moves = [b for b, said in zip(playable, labels, strict=True) if said]
        if not moves:
            await page.wait_for_timeout(50)
            continue
        if len(moves) >= 4 and not taken:
            await keep(page, "hand.png")
            taken = True
        try:
            await moves[0].click(timeout=2000)
        except Exception:
            await page.wait_for_timeout(50)  # it was redrawn under the pointer: look again
        await page.wait_for_timeout(50)
    raise AssertionError("the deal never ended")
