"""Games are played in a browser of a phone's width, from the direct message alone.

The channel is never looked at once a game has begun: whatever a player needs is in the hand.

With SCREENSHOTS naming a folder, each drawing of the hand is kept there, and the table beside it;
then every game is played so. Otherwise it is one whole game and a deal of one other.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import re
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Page, expect
from playwright.async_api import Error as PlaywrightError

from bot.demo.server import Demo, Person, serve
from bot.demo.session import CHANNEL
from bot.rules import GAMES, Options
from bot.rules.about.rule_codes import write_code
from tests.support.born import bot_born

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SCREENSHOTS = os.environ.get("SCREENSHOTS", "")
PATIENCE = 60_000
PLAYED = "euchre"
DEALS = [key for key in GAMES if key != PLAYED] if SCREENSHOTS else ["widow-pitch"]
WIDTHS = {"phone": (390, 844, 2), "desk": (1280, 960, 1)}
"""The screens on which Discord is read: width, height, and pixels a point."""
SEED = 7
MOST_LOOKS = 2500
ASKING = ("next", "sure", "move", "pick", "choose")
"""Controls of those who are asked something, by the first word of what they send."""


@asynccontextmanager
async def table(folder: Path, options: Options, key: str) -> AsyncIterator[Demo]:
    """A simulated Discord in which Ann sits at a table of this game that goes on quickly."""
    async with (
        serve(people=(Person("Ann"),), channels=(CHANNEL,), guild_name="The Jack’s Arms") as demo,
        bot_born(demo, folder, pause=0.4 if SCREENSHOTS else 0.05, emoji=bool(SCREENSHOTS)),
    ):
        ann = demo.people["Ann"]
        await demo.until_online()
        await until(demo, lambda: ann.commands(CHANNEL))
        code = write_code(GAMES[key], options)
        opened = await ann.slash(CHANNEL, "table open", game=key, rules=code)
        assert opened.error is None, opened.error
        if not SCREENSHOTS:
            await quicken(demo)
        yield demo


async def quicken(demo: Demo) -> None:
    """Let the table go on quickly, and robots without much thought, as its host can."""
    ann = demo.people["Ann"]
    for control in ("lobby:1:more", "favour:1:panel", "lobby:1:rules"):
        found = await offering(demo, control)
        assert (await ann.click(found, custom_id=control)).error is None
    for control, value in (("favour:1:pace", "quick"), ("rules:1:level", "easy")):
        found = await offering(demo, control)
        assert (await ann.select(found, [value], custom_id=control)).error is None


async def offering(demo: Demo, control: str) -> str:
    """The number of the newest message that Ann sees with this control."""

    def numbers() -> list[str]:
        seen = demo.people["Ann"].messages(CHANNEL)
        return [message["id"] for message in seen if f'"{control}"' in json.dumps(message)]

    await until(demo, numbers)
    return numbers()[-1]


async def until(demo: Demo, holds: Callable[[], Any]) -> None:
    """Wait until something holds; it is asked again whenever anything changed."""
    async with asyncio.timeout(PATIENCE / 1000):
        with demo.world.watch() as changed:
            while not holds():
                changed.clear()
                await changed.wait()


@dataclass
class Chair:
    """Someone who plays on a page that shows nothing but their direct messages."""

    page: Page
    width: str
    album: Path | None
    numbers: itertools.count[int] = field(default_factory=itertools.count)
    choose: random.Random = field(default_factory=lambda: random.Random(SEED))

    @property
    def hand(self) -> Locator:
        """The newest message with a picture: the hand, and at the end the victory."""
        return self.page.locator(".message:has(.gallery)").last

    def wanted(self, *kinds: str) -> Locator:
        """The enabled controls of these kinds, in the order of the message."""
        found = ", ".join(f'.row [data-custom^="{kind}:"]:not([disabled])' for kind in kinds)
        return self.hand.locator(found)

    async def play_until(self, over: str) -> None:
        """Press what the hand offers, until it offers this."""
        for _ in range(MOST_LOOKS):
            with suppress(PlaywrightError):  # it was redrawn under the finger: look again
                if await self.hand.locator(f'[data-custom^="{over}"]').count():
                    return
                if self.album is not None and await self.wanted(*ASKING).count():
                    await self.page.wait_for_timeout(700)  # whoever looks sees it first
                await self.press_something()
            await self.page.wait_for_timeout(60)
        raise AssertionError(f"looked {MOST_LOOKS} times, and there is no {over}")

    async def press_something(self) -> None:
        """Press a sensible control: on to the next deal, a move, or cards from a menu."""
        for kind in ("sure", "next"):
            if await (found := self.wanted(kind)).count():
                await self.press(found.first)
                return
        moves = self.wanted("move")
        light = moves.and_(self.page.locator(":not(.danger)"))
        found = light if await light.count() else moves
        if count := await found.count():
            await self.press(found.nth(self.choose.randrange(count)))
        elif await (menus := self.wanted("pick", "choose")).count():
            await self.pick(menus.first)

    async def press(self, button: Locator) -> None:
        """Press a button and wait until it has been answered."""
        held = await button.element_handle(timeout=1000)
        await button.click(timeout=2000)
        if held is not None:
            await held.wait_for_element_state("stable", timeout=2000)

    async def pick(self, menu: Locator) -> None:
        """Choose cards of a menu: as many as it asks for."""
        await menu.click(timeout=2000)
        options = self.page.get_by_role("option")
        await expect(options.first).to_be_visible(timeout=2000)
        confirm = self.page.locator(".popup button.primary")
        if not await confirm.count():
            await options.first.click(timeout=2000)
            return
        for number in range(await options.count()):
            if await confirm.is_enabled():
                break
            await options.nth(number).click(timeout=2000)
        await confirm.click(timeout=2000)

    # ------------------------------------------------------------------ pictures for those who look

    async def keep(self, phase: str) -> None:
        """Keep a picture of the page."""
        if self.album is not None:
            name = f"{self.width}-{next(self.numbers):03}-{phase}.png"
            await self.page.screenshot(path=self.album / name)

    async def film(self) -> None:
        """Keep a picture of every new drawing of the hand."""
        before = ""
        while True:
            with suppress(PlaywrightError):
                shown = await self.hand.locator("img").first.get_attribute("src", timeout=500) or ""
                if shown != before:
                    before = shown
                    await self.page.wait_for_timeout(120)
                    await self.keep(await self.phase())
            await self.page.wait_for_timeout(60)

    async def phase(self) -> str:
        """The offer of the hand, in a word."""
        for kind in (kind for kind in ASKING if kind != "move"):
            if await self.wanted(kind).count():
                return kind
        if move := await self.wanted("move").all():
            asked = await move[0].get_attribute("data-custom") or ""
            return "my-" + (asked.split(":", 3)[3].split(" ")[0])
        alt = await self.hand.locator("img").first.get_attribute("src") or ""
        return "waits-" + re.sub(r".*/|\.png.*", "", alt)


@asynccontextmanager
async def chair(
    demo: Demo, browser: Browser, width: str, album: Path | None
) -> AsyncIterator[Chair]:
    """Ann's page, open at her direct messages."""
    wide, high, scale = WIDTHS[width]
    context = await browser.new_context(
        viewport={"width": wide, "height": high},
        device_scale_factor=scale,
        is_mobile=width == "phone",
        has_touch=width == "phone",
    )
    page = await context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    await page.goto(f"{demo.url}/?user=Ann", timeout=PATIENCE)
    seat = Chair(page, width, album)
    try:
        yield seat
        assert await page.evaluate("document.documentElement.scrollWidth") <= wide
    finally:
        await context.close()
    assert errors == []


async def to_messages(page: Page) -> None:
    """Open the direct messages with the bot, on a phone through the drawer."""
    entry = page.get_by_role("navigation").get_by_role("button", name="Knave")
    drawer = page.get_by_role("button", name=re.compile("^Channels"))
    await expect(drawer.or_(entry).first).to_be_visible(timeout=PATIENCE)
    if await drawer.is_visible():
        await drawer.click()
    await entry.click()


async def start(page: Page) -> None:
    """Start with robots, from the lobby in the channel; then go to where one plays."""
    await page.get_by_role("button", name="Start", exact=True).click(timeout=PATIENCE)
    await page.get_by_role("button", name="Start with robots").click(timeout=PATIENCE)
    await expect(page.get_by_role("button", name="My hand")).to_be_visible(timeout=PATIENCE)
    await to_messages(page)


def album_of(key: str) -> Path | None:
    """The folder for pictures of this game, if they are wished."""
    if not SCREENSHOTS:
        return None
    folder = Path(SCREENSHOTS, key)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


async def played(
    demo: Demo, browser: Browser, key: str, over: str, check: Callable[[Chair], Any] | None = None
) -> None:
    """Play on a phone until the hand offers this, and let whoever looks see a desk beside it."""
    album = album_of(key)
    async with chair(demo, browser, "phone", album) as seat:
        await seat.keep("lobby")
        await start(seat.page)
        async with beside(demo, browser, seat, album):
            await seat.play_until(over)
            await seat.keep("end")
            if check is not None:
                await check(seat)


@asynccontextmanager
async def beside(
    demo: Demo, browser: Browser, seat: Chair, album: Path | None
) -> AsyncIterator[None]:
    """While pictures are kept: film the hand on the phone and a desk, and the table."""
    if album is None:
        yield
        return
    async with (
        chair(demo, browser, "desk", album) as desk,
        chair(demo, browser, "phone", album) as onlooker,
    ):
        await to_messages(desk.page)
        onlooker.width = "table"
        films = [asyncio.create_task(one.film()) for one in (seat, desk, onlooker)]
        try:
            yield
            await asyncio.sleep(1)
        finally:
            for film in films:
                film.cancel()
            await asyncio.gather(*films, return_exceptions=True)


def stored(folder: Path) -> list[tuple[str, int]]:
    """Games with the number of their moves, as they are on disk."""
    with sqlite3.connect(folder / "knave.db") as db:
        return db.execute(
            "SELECT game, (SELECT count(*) FROM moves WHERE moves.game_id = games.id) FROM games"
        ).fetchall()


async def test_a_whole_game_from_the_direct_message_alone(tmp_path: Path, browser: Browser) -> None:
    game = GAMES[PLAYED]
    options = game.presets["american"].with_value("target", "5")

    async def victory(seat: Chair) -> None:
        await expect(seat.hand.get_by_role("button", name="Rematch")).to_be_visible()
        await expect(seat.hand).to_contain_text(re.compile("wins?!"))
        await seat.press(seat.hand.get_by_role("button", name="Last deal"))
        await expect(seat.hand).to_contain_text(re.compile("deal [0-9]"))
        await expect(seat.hand.get_by_role("button", name="Show everyone")).to_be_visible()
        await seat.keep("last-deal")
        if seat.album is not None:  # for those who look: a review takes seconds
            await moments(seat)

    async with table(tmp_path, options, PLAYED) as demo:
        await played(demo, browser, PLAYED, "table:1:rematch", victory)


async def moments(seat: Chair) -> None:
    """Leaf through the moments of the game that is over, and play on from the dearest."""
    page = seat.page
    await page.get_by_role("button", name="My moments").last.click(timeout=PATIENCE)
    shown = page.locator(".message:has-text('My moments')").last
    await expect(shown).to_contain_text("1 of", timeout=PATIENCE)
    await page.wait_for_timeout(1000)
    await seat.keep("moment-1")
    for number in range(2, 4):
        if await (other := shown.get_by_role("button", name=str(number), exact=True)).count():
            await other.click(timeout=PATIENCE)
            await expect(shown).to_contain_text(f"{number} of", timeout=PATIENCE)
            await page.wait_for_timeout(1000)
            await seat.keep(f"moment-{number}")
    await shown.get_by_role("button", name="Play on from here").click(timeout=PATIENCE)
    await expect(seat.wanted("move").first).to_be_visible(timeout=PATIENCE)
    await page.wait_for_timeout(1000)
    await seat.keep("played-on")


@pytest.mark.parametrize("key", DEALS)
async def test_a_deal_from_the_direct_message_alone(
    key: str, tmp_path: Path, browser: Browser
) -> None:
    async with table(tmp_path, GAMES[key].presets["house"], key) as demo:
        await played(demo, browser, key, "next:")
