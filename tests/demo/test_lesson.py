"""The first lesson, played in a browser of a phone's width by clicks alone.

With SCREENSHOTS naming a folder, each decision is kept there as a picture; LESSON names the game
and LOCALE the reader's Discord.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, expect
from playwright.async_api import Error as PlaywrightError

from bot.demo.server import Person, serve
from bot.demo.session import CHANNEL
from bot.rules import GAMES
from bot.rules.kit.lesson import Exercise
from bot.tables.model.tutoring import FULL, MISTAKES
from bot.words.words import language_of, words
from tests.demo.test_from_my_chair import Chair, album_of, chair, to_messages, until
from tests.support.born import bot_born

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
GAME = os.environ.get("LESSON", "euchre")
LOCALE = os.environ.get("LOCALE", "en-US")
WORDS = words(language_of(LOCALE))
TRIES = 5
WRONG = {"euchre": "order"}
"""A choice to be taken back at the first decision."""


async def tap(seat: Chair, button: Locator) -> None:
    """Press a button; once more if it was redrawn under the finger, or the machine is slow."""
    for _ in range(TRIES):
        try:
            await seat.press(button)
            return
        except PlaywrightError:
            if not await button.count():
                return


async def press(seat: Chair, line: str) -> None:
    """Press the button of this line, twice if it is asked again; pick its cards from a menu."""
    if await (menus := seat.wanted("pick")).count():
        await menus.first.click()
        for card in GAMES[GAME].read(line).cards:
            await seat.page.get_by_role("option", name=WORDS.card(card)).first.click()
        await seat.page.locator(".popup button.primary").click()
    button = seat.hand.locator(f'.row [data-custom^="move:"][data-custom$=":{line}"]').first
    await expect(button).to_be_enabled()
    await seat.page.wait_for_timeout(250)  # as quick as anyone would be
    await tap(seat, button)
    await seat.page.wait_for_timeout(250)
    if await (sure := seat.wanted("sure")).count():
        await tap(seat, sure.first)


def said(game: str, exercise: Exercise) -> str:
    """The words before a decision; the first are enough, without any mark."""
    return WORDS.reason(game, "lesson", exercise.before, ("?",) * 6).replace("*", "").split("`")[0]


async def test_a_lesson_by_clicks(tmp_path: Path, browser: Browser) -> None:
    lesson = GAMES[GAME].lesson
    assert lesson is not None
    async with (
        serve(
            people=(Person("Ann", LOCALE),), channels=(CHANNEL,), guild_name="The Jack’s Arms"
        ) as demo,
        bot_born(demo, tmp_path, pause=0.05, emoji=False),
    ):
        ann = demo.people["Ann"]
        await demo.until_online()
        await until(demo, lambda: ann.commands(CHANNEL))
        assert (await ann.slash(CHANNEL, "learn", game=GAME)).error is None
        async with chair(demo, browser, "phone", album_of(f"lesson-{GAME}")) as seat:
            await to_messages(seat.page)
            for number, exercise in enumerate(lesson.exercises):
                await expect(seat.hand).to_contain_text(said(GAME, exercise))
                await seat.keep(exercise.name)
                if number == 0 and GAME in WRONG:
                    await press(seat, WRONG[GAME])
                    why = WORDS.reason(GAME, "lesson", exercise.instead(WRONG[GAME]), ("?",) * 6)
                    await expect(seat.hand).to_contain_text(why)
                    await expect(seat.hand).to_contain_text(said(GAME, exercise))
                    await seat.keep(f"{exercise.name}-taken-back")
                await press(seat, exercise.line)
            practise = seat.hand.get_by_role("button", name=WORDS.say("button-practise"))
            await expect(practise).to_be_visible()
            await seat.keep("over")
            await tap(seat, seat.hand.get_by_role("button", name=WORDS.say("button-tutor-yes")))
            kept = WORDS.say("tutor-kept", full=FULL, mistakes=MISTAKES).partition("`")[0]
            await expect(seat.page.locator(".message").last).to_contain_text(kept)
            await tap(seat, practise)
            look, here = WORDS.say("tutor-look", ground=""), WORDS.say("tutor-full", count=FULL)
            speaks = (re.escape(text.replace("*", "").strip()) for text in (look, here))
            # Chance deals these cards: before a forced one the tutor only says that it is on.
            await expect(seat.hand).to_contain_text(re.compile("|".join(speaks)))
            await seat.keep("practice")
