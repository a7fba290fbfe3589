"""A hand in words alone, while others act: what it says, and when it changes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from bot.rules import GAMES
from bot.tables.model.clock import Pace
from tests.support.house import House, open_house
from tests.support.messages import sentence
from tests.support.player import Player
from tests.support.quick import SimTime
from tests.support.reading import text_of


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A house at the usual pace, in the test's time."""
    async with open_house(tmp_path, clock=SimTime(), pace=Pace(redraw=0)) as opened:
        yield opened


async def in_words(player: Player) -> None:
    panel = (await player.slash("knave settings")).response
    await player.press(panel, "mine:0:text-only:yes")


def acting(house: House, players: list[Player]) -> Player | None:
    """The player to act; ``None`` between two deals."""
    turn = GAMES[house.log().game].to_act(house.state())
    return next((one for one in players if one.seat() in turn), None)


async def acts(house: House, player: Player) -> None:
    """Have this person do something, and let it be shown."""
    game = GAMES[house.log().game]
    decision = game.legal(house.view(player))
    await player.say(game.write(decision.sample(Random(1))))
    await house.env.advance_time(3)


async def test_whoever_sits_out_hears_of_every_trick_and_of_no_card(house: House) -> None:
    players = house.invite_all("Ann", "Bob", "Cid", "Dee")
    ann = players[0]
    await in_words(ann)
    await house.started("euchre", *players)
    for player, line in zip(players, ("pass", "pass", "order alone"), strict=False):
        await player.say(line)
    heard = [text_of(ann.hand)]
    won: list[tuple[int, ...]] = []
    while (one := acting(house, players)) is not None:
        await acts(house, one)
        won.append(tuple(house.view(ann).tricks_won))
        heard.append(text_of(ann.hand))
    changes = sum(before != after for before, after in pairwise(heard))
    assert "goes alone" in heard[0]
    assert len(set(won)) <= changes <= len(set(won)) + 2, "a trick at a time, and no card"


async def test_whoever_waits_is_told_all_of_it_with_the_next_question(house: House) -> None:
    players = house.invite_all("Ann", "Bob", "Cid", "Dee")
    ann, bob, cid, dee = players
    await in_words(ann)
    await house.started("cinch", *players)
    for player in (ann, bob, cid):
        await player.say("pass")
    await dee.say("trump C")
    await house.env.advance_time(3)
    heard = text_of(ann.hand)
    assert all(told in heard for told in ("Bob passes.", "Cid passes.", "Dee names"))
    await acts(house, ann)
    stands = text_of(ann.hand)
    while acting(house, players) is not ann:
        assert text_of(ann.hand) == stands, "nothing changes under the ears of a reader"
        await acts(house, acting(house, players) or dee)
    heard = text_of(ann.hand)
    assert all(f"{name} discards" in heard for name in ("Bob", "Cid", "Dee")), heard
    assert "Ann discards" not in heard


async def test_a_new_deal_after_all_have_passed_says_why(house: House) -> None:
    players = house.invite_all("Ann", "Bob", "Cid", "Dee")
    await house.started("pepper", *players)
    for player in players:
        await player.say("pass")
    await house.env.advance_time(10)
    everyone = sentence("event-all-passed")
    assert everyone in text_of(house.public) and everyone in text_of(players[0].hand)
