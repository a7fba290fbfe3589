"""*Why?*: what robots thought of their moves, once a deal is over, told to the asker alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.client.throttle import TokenBucket
from bot.robots import LEVELS, Budget, choose
from bot.rules import CHANCE, GAMES, View
from bot.storage.rows.ids import TableId
from bot.tables.model.clock import Pace
from bot.tables.past import why
from bot.words.words import languages, words
from tests.support.finished import finished, opened
from tests.support.house import House, open_house
from tests.support.messages import menu, said, sentence, wishes
from tests.support.player import Player
from tests.support.quick import Quick, SimTime
from tests.support.reading import text_of
from tests.support.simcord_adapter import LOCALES

GAME = "euchre"
LITTLE = Budget(8, inf)
PACE = Pace(robot=0, forced=0, deal=0, trick=0, redraw=0, interval=20.0)


class Thoughtful(Quick):
    """Robots that think like those of a table, though not for long."""

    async def choose(self, key: str, view: View[Any], seed: int | str, level: str) -> str:
        return GAMES[key].write(choose(GAMES[key], view, Random(seed), LITTLE))


@pytest.fixture(autouse=True)
def in_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Robots of every level imagine a few deals."""
    monkeypatch.setattr(why, "LEVELS", dict.fromkeys(LEVELS, LITTLE))


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """No pauses, but for those in which a result is read."""
    async with open_house(tmp_path, clock=SimTime(), pace=PACE, robots=Thoughtful()) as opened:
        opened.bot.replay_quota = TokenBucket(10**6, 0)
        yield opened


def why_of(message: Any) -> list[str]:
    """The buttons that ask why, and no menus."""
    return [wish for wish in wishes(message) if ":why:" in wish]


async def one_deal(house: House, ann: Player) -> Any:
    """Ann has played a deal with three robots, and reads its result."""
    await opened(house, GAME, ann)
    table = await house.bot.tables.find(TableId(1))
    for _ in range(60):
        if table.state.interval is not None:
            break
        await ann.say(house.legal(ann)[0])
    assert table.state.interval is not None and table.state.interval.open
    return table


async def test_in_a_replay(tmp_path: Path) -> None:
    """Every trick has its button; what the robots thought then is what they say now."""
    async with open_house(tmp_path, robots=Thoughtful()) as house:
        await ask_in_replay(house)


async def ask_in_replay(house: House) -> None:
    ann = house.invite("Ann")
    await finished(house, "euchre-two", ann)
    house.bot.replay_quota = TokenBucket(10**6, 0)
    shown = (await ann.slash("knave replay", number=1)).response
    assert not why_of(shown), "nobody has done anything as the cards are dealt"
    stops = menu(shown, "replay:1:stop")
    asked = 0
    for option in stops["options"][1:4]:
        await ann.choose(shown, stops["custom_id"], option["value"])
        for wish in why_of(shown):
            answer = (await ann.press(shown, wish)).response
            assert answer.ephemeral
            told = text_of(answer)
            assert option["label"] in told
            assert sentence("robot-name-1") in told
            assert sentence("thought-rather", rather="").rstrip(".") not in told
            again = (await ann.press(shown, wish)).response
            assert text_of(again) == told, "equal questions have equal answers"
            asked += 1
    assert asked > 2


async def test_not_while_it_is_played(house: House) -> None:
    ann = house.invite("Ann")
    await opened(house, GAME, ann)
    for wish in ("table:1:why:0", "table:1:why:1", "table:1:why:99"):
        assert said(await ann.forge(house.public, wish)) == sentence("no-why-not-yet")
    assert said(await ann.forge(house.public, "replay:1:why:0:1")) == sentence("no-still-running")
    assert not why_of(house.public)


async def test_after_a_deal_at_the_table(house: House) -> None:
    """From the hand and from the table; of every trick, and no more of a robot than is known."""
    ann = house.invite("Ann")
    table = await one_deal(house, ann)
    assert why_of(house.public) == why_of(ann.hand) == ["table:1:why:0"]
    log, public = house.log(), text_of(house.public)
    answer = (await ann.press(house.public, "table:1:why:0")).response
    assert answer.ephemeral and sentence("replay-stop-trick", number=4) in text_of(answer)
    stops = menu(answer, "table:1:why:0")
    for option in stops["options"]:
        await ann.choose(answer, "table:1:why:0", option["value"])
        assert option["label"] in text_of(answer)
        assert "Ann," not in text_of(answer), "people are not asked"
    buried = [seat for seat, line in house.log().moves if line.startswith("swap ")]
    hidden = sentence("thought-hidden") in text_of(answer)
    assert hidden == any(table.session.chairs[seat].robot for seat in buried)
    assert (house.log(), text_of(house.public)) == (log, public)
    await ann.press(ann.hand, "next:1:1")
    assert sum(seat == CHANCE for seat, _ in house.log().moves) == 2
    result = await ann.forge(answer, "table:1:why:1")
    assert said(result) == sentence("no-why-not-yet")
    assert text_of((await ann.forge(house.public, "table:1:why:0")).response)


async def test_nobody_asks_without_end(house: House) -> None:
    ann = house.invite("Ann")
    await one_deal(house, ann)
    house.bot.replay_quota = TokenBucket(10, 0)
    results = [await ann.press(house.public, "table:1:why:0") for _ in range(3)]
    assert said(results[-1]) == sentence("no-replay-too-fast")


@pytest.mark.parametrize("language", languages())
async def test_forged_questions_and_other_languages(house: House, language: str) -> None:
    ann = house.invite("Ann")
    LOCALES[ann.id] = "en-US" if language == "en" else language
    await one_deal(house, ann)
    answer = (await ann.press(ann.hand, "table:1:why:0")).response
    assert words(language).say("replay-stop-trick", number=4) in text_of(answer)
    for wish in ("table:1:why", "table:1:why:x", "table:1:why:0:1:2", "replay:1:why:0"):
        told = said(await ann.forge(house.public, wish))
        assert told in (sentence("no-forged", language), sentence("no-still-running", language))
