"""Hints: the robot that gives one, the view it thinks from, and the cost on the boards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.rules import View
from tests.support.house import House, open_house
from tests.support.messages import sentence, wishes
from tests.support.player import Player
from tests.support.playing import play_out
from tests.support.quick import Quick, SimTime
from tests.support.reading import text_of

GAME = "euchre-two"
HARD = "hard"


class Remembering(Quick):
    """A robot that remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, View[Any]]] = []

    async def choose(self, key: str, view: View[Any], seed: int | str, level: str) -> str:
        self.asked.append((level, view))
        return await super().choose(key, view, seed, level)


def hint(player: Player) -> str:
    (found,) = [wish for wish in wishes(player.hand) if wish.startswith("favour:1:hint")]
    return found


async def begun(house: House, hints: str = "on") -> tuple[Player, Player]:
    """A game of two people at a table that gives hints or not, with the easiest robots."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, GAME)
    panel = (await ann.press(house.public, "lobby:1:rules")).response
    await ann.choose(panel, "rules:1:level", "easy")
    await ann.choose(await ann.at_this_table(), "favour:1:hints", hints)
    await bob.press(house.public, "lobby:1:join")
    await ann.start()
    return ann, bob


async def test_the_best_robot_sees_what_the_asker_sees(tmp_path: Path) -> None:
    robots = Remembering()
    async with open_house(tmp_path, robots=robots) as house:
        players = await begun(house)
        (asked,) = house.to_act(*players)
        await asked.press(asked.hand, hint(asked))
        assert robots.asked == [(HARD, house.view(asked))], "whatever level the others have"


async def test_a_hint_stands_until_something_else_is_pressed(tmp_path: Path) -> None:
    """It outlives what others say, after which the hand is drawn anew."""
    async with open_house(tmp_path, clock=SimTime()) as house:
        ann, bob = await begun(house)
        (asked,) = house.to_act(ann, bob)
        other = bob if asked is ann else ann
        before = text_of(asked.hand)
        await asked.press(asked.hand, hint(asked))
        hinted = set(text_of(asked.hand).splitlines()) - set(before.splitlines())
        assert hinted
        menu = (await other.press(other.letters[0], "table:1:menu")).response
        panel = (await other.press(menu, "talk:1:panel")).response
        await other.press(panel, "talk:1:hello")
        told = text_of(asked.hand)
        assert sentence("phrase-hello") in told
        assert hinted <= set(told.splitlines())
        await asked.act(next(iter(asked.lines())))
        assert not hinted <= set(text_of(asked.hand).splitlines())


@pytest.mark.parametrize(("hints", "asked_for"), [("off", 0), ("on", 0), ("on", 1)])
async def test_where_hints_are_on_a_game_is_casual_for_all(
    tmp_path: Path, hints: str, asked_for: int
) -> None:
    """Known from the beginning: nobody's hint undoes the game of the others."""
    async with open_house(tmp_path, clock=SimTime()) as house:
        players = await begun(house, hints)
        for _ in range(asked_for):
            (asked,) = house.to_act(*players)
            await asked.press(asked.hand, hint(asked))
        assert await play_out(house, 2, *players)
        casual = int(hints == "on")
        assert house.rows("SELECT casual FROM results") == [(casual,)] * 2
        rated = house.rows("SELECT count(*) FROM curve")
        assert (rated == [(0,)]) == bool(casual)
