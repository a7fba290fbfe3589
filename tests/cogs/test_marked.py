"""A player's unconfirmed picks stay in the hand, however often that is drawn."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.client.display.hand_messages import HandMessages
from bot.client.display.shown_hand import ShownHand
from tests.cogs.test_phases import arranged, until
from tests.support.house import House
from tests.support.messages import menu, sentence, wishes
from tests.support.player import Player
from tests.support.reading import text_of

SOON = 3.0
"""Seconds after which a hand is drawn that has changed."""


async def greet(player: Player) -> None:
    """Say a word to the table, from the menu."""
    opened = (await player.press(player.hand, "table:1:menu")).response
    panel = (await player.press(opened, "talk:1:panel")).response
    await player.press(panel, "talk:1:hello")


def chosen(player: Player) -> set[str]:
    cards = menu(player.hand, "pick:1:")
    return {option["value"] for option in cards["options"] if option.get("default")}


async def test_cards_stay_chosen_while_others_speak_and_choose(house: House) -> None:
    people = ann, bob, *_ = house.invite_all("Ann", "Bob", "Cid", "Dee")
    await arranged(house, "pinochle", *people, racehorse="4", racehorse_who="both-sides")
    await (await until(house, "naming", "pass")).act("trump H")
    cards = menu(ann.hand, "pick:1:")
    values = {option["value"] for option in cards["options"][2:6]}
    await ann.choose(ann.hand, cards["custom_id"], *values)
    assert chosen(ann) == values
    await greet(bob)
    assert sentence("phrase-hello") in text_of(ann.hand)
    assert chosen(ann) == values
    (line,) = ann.lines()
    await ann.act(line)
    assert not any(wish.startswith("pick:") for wish in wishes(ann.hand))


async def test_cards_stay_chosen_in_a_hand_that_is_opened_anew(house: House) -> None:
    people = ann, *_ = house.invite_all("Ann", "Bob", "Cid", "Dee")
    await arranged(house, "pinochle", *people, racehorse="4", racehorse_who="both-sides")
    await (await until(house, "naming", "pass")).act("trump H")
    cards = menu(ann.hand, "pick:1:")
    values = {option["value"] for option in cards["options"][2:6]}
    await ann.choose(ann.hand, cards["custom_id"], *values)
    await ann.open_hand()
    assert chosen(ann) == values


async def test_a_question_is_not_replaced_by_a_drawing_from_before_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hand was on its way to Discord already when its owner pressed *Alone*."""
    people = house.invite_all("Ann", "Bob", "Cid", "Dee")
    await house.started("euchre", *people)
    player = house.to_act(*people)[0]
    asked, arrives, edited = asyncio.Event(), asyncio.Event(), HandMessages._edited

    async def late(self: HandMessages, hand: ShownHand, *rest: Any) -> bool:
        if hand.user == player.id and not asked.is_set():
            arrives.set()
            await asked.wait()
        return await edited(self, hand, *rest)

    monkeypatch.setattr(HandMessages, "_edited", late)
    display, table = house.bot.display, house.bot.tables.tables[0]
    display.state.hand(table, player.id).forget_shown()
    display.hand_changed(table, player.id)
    await arrives.wait()
    await player.press(player.hand, player.lines()["order alone"])
    (sure,) = [wish for wish in wishes(player.hand) if wish.startswith("sure:")]
    asked.set()
    await house.env.advance_time(SOON)
    assert sure in wishes(player.hand)
    await player.press(player.hand, f"back:{':'.join(sure.split(':')[1:3])}")
    await greet(next(p for p in people if p is not player))
    assert "order alone" in player.lines()
