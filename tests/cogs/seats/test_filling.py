"""A game is ended, and its empty seats are filled, after a second question."""

from __future__ import annotations

from typing import Any

from bot.tables.screens.robots import robot_called
from bot.words.words import escape, words
from tests.support.house import House
from tests.support.messages import menu, said, seconds_in, sentence
from tests.support.reading import parts_of, text_of

WORDS = words("en")


async def test_a_running_game_is_ended_only_after_a_second_question(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    before = house.kept()
    panel = (await ann.slash("table end")).response
    assert text_of(panel) == sentence("end-question", table=1)
    assert house.kept() == before
    await ann.press(panel, "lobby:1:end-not")
    assert house.kept() == before
    refused = await bob.forge(panel, "lobby:1:end-now")
    assert said(refused) == sentence("no-host-or-moderator")
    panel = (await ann.slash("table end")).response
    await ann.press(panel, "lobby:1:end-now")
    assert house.rows("SELECT state FROM tables") == [("ended",)]


async def test_start_asks_before_robots_play_for_people(house: House) -> None:
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await house.opened(ann, "euchre")
    await bob.press(house.public, "lobby:1:join")
    refused = said(await bob.start())
    assert refused == sentence("no-host-only-until", when=seconds_in(refused))
    await ann.slash("seat reserve", person=cid.member)
    before = house.kept()
    asked = (await ann.press(house.public, "lobby:1:start")).response
    assert asked.ephemeral
    fills = sentence("start-fills", count=2, robots=WORDS.all_of([_robot(1), _robot(2)]))
    assert text_of(asked) == f"{fills}\n{sentence('start-absent', who='Cid', count=1)}"
    await ann.press(asked, "lobby:1:start-not")
    assert house.kept() == before, "thought better of it"
    await ann.start()
    assert len(house.log().moves) >= 1
    assert sum(user is None for user in house.seats()) == 2
    assert [u for (u,) in house.rows("SELECT kept_for FROM seats WHERE kept_for IS NOT NULL")] == [
        cid.id
    ]
    assert ann.lines() or bob.lines()


def _robot(number: int) -> str:
    return escape(robot_called(WORDS, number))


ROW = 1


def rows_of(message: Any) -> int:
    return sum(part["type"] == ROW for part in parts_of(message))


async def test_the_lobby_keeps_to_one_row(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await house.opened(ann, "euchre", rules="house")
    assert rows_of(house.public) == 1
    panel = await ann.seats_panel()
    assert menu(panel, "seats:1:keep")["type"] == 5
