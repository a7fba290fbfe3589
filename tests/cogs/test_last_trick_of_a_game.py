"""The end of a game: its last trick lies there, then it is won, and its last deal can be seen."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bot.storage.rows.ids import TableId
from bot.tables.live.table import Table
from bot.tables.model.clock import HASTE
from bot.words.words import languages
from tests.support.finished import opened, play_out
from tests.support.house import House, open_house
from tests.support.messages import said, sentence, wishes
from tests.support.player import Player
from tests.support.reading import text_of
from tests.support.simcord_adapter import LOCALES

GAME = "euchre-two"
LIES = 20.0
"""Seconds: longer than what the simulated Discord waits for by itself."""


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """No pauses, but for those in which a trick lies."""
    async with open_house(tmp_path, pace=replace(HASTE, trick=LIES)) as opened:
        yield opened


async def over(house: House, *players: Player, game: str = GAME) -> Table:
    """A game whose last card has this moment fallen."""
    number = await opened(house, game, *players)
    await play_out(house, number, *players)
    await house.env.settle()
    table = await house.bot.tables.find(number)
    assert table.status == "over" and table.state.trick_lies
    return table


def picture(message: Any) -> str:
    name: str = message.attachments[0].filename
    return name


async def test_the_last_trick_lies_on_the_table_and_in_every_hand(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    private = None
    number = await opened(house, GAME, ann, bob)
    private = (await bob.open_hand(number)).response
    await play_out(house, number, ann, bob)
    await house.env.settle()
    table = await house.bot.tables.find(number)
    assert house.rows("SELECT state FROM tables") == [("over",)], "stored, then told"
    assert len(house.rows("SELECT * FROM results")) == 2
    session = table.session
    assert session is not None and session.closed is not None and session.log.seed
    trick = session.closed.last_trick
    assert trick is not None and len(trick.cards) == 2
    for message, name in ((house.public, "table"), (ann.hand, "hand"), (private, "hand")):
        assert picture(message) == f"{name}-1.png"
        assert sentence("turn-over") in text_of(message)
        assert "table:1:rematch" not in wishes(message)
        assert session.log.seed[:4] not in text_of(message)
    await house.env.advance_time(LIES)
    await house.env.settle()
    for message in (house.public, ann.hand, private):
        assert picture(message) == "victory-1.png"
        assert "table:1:rematch" in wishes(message)
    assert table.settled and not house.bot.display.state.hands


async def test_whoever_looks_meanwhile_sees_the_trick_and_then_the_end(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await over(house, ann, bob)
    looked = (await bob.open_hand()).response
    assert picture(looked) == "hand-1.png"
    told = said(await ann.slash("card next"))
    assert told == sentence("no-no-game-of-yours")
    await house.env.advance_time(LIES)
    await house.env.settle()
    assert picture(looked) == picture(bob.hand) == "victory-1.png"


async def test_after_a_restart_the_end_is_shown(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await over(house, ann, bob)
    await house.restart()
    await house.env.settle()
    for message in (house.public, ann.hand, bob.hand):
        assert picture(message) == "victory-1.png"


async def test_whoever_is_forgotten_meanwhile_stays_forgotten(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await over(house, ann, bob)
    await house.bot.tables.forgetting.person(bob.id)
    await house.env.settle()
    assert picture(house.public) == "victory-1.png", "it is not left as it lay"
    before = house.kept()
    await house.env.advance_time(2 * LIES)
    await house.env.settle()
    assert house.kept() == before
    found = await house.bot.tables.find(TableId(1))
    assert not found.sits(bob.id) and found.settled


async def test_at_a_practice_table_too(house: House) -> None:
    ann = house.invite("Ann")
    await ann.slash("practice", game=GAME)
    table = await house.bot.tables.find(TableId(1))
    await play_out_alone(house, table, ann)
    (letter,) = [one for one in ann.letters if one.attachments]
    assert picture(letter) == "hand-1.png" and sentence("turn-over") in text_of(letter)
    assert "table:1:menu" in wishes(letter)
    await house.env.advance_time(LIES)
    await house.env.settle()
    (letter,) = [one for one in ann.letters if one.attachments]
    assert picture(letter) == "victory-1.png"
    last = (await ann.press(letter, "table:1:deal")).response
    assert picture(last) == "deal-1.png"
    assert not [wish for wish in wishes(last) if wish.startswith("show:")], "there is nobody"


async def play_out_alone(house: House, table: Table, player: Player) -> None:
    """One person and robots, however long these let a trick lie."""
    for _ in range(2000):
        if table.status != "playing":
            return
        if house.to_act(player):
            await player.forge(player.letters[-1], list(player.lines().values())[-1])
        else:
            await house.env.advance_time(LIES)
        await house.env.settle()
    raise AssertionError("the game does not end")


async def test_the_last_deal_is_looked_at_and_shown_to_everybody(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    table = await over(house, ann, bob)
    early = await ann.forge(ann.hand, "table:1:deal")
    assert picture(early.response) == "deal-1.png", "it is over: nothing is kept back"
    await house.env.advance_time(LIES)
    await house.env.settle()
    assert table.session is not None
    deal = table.session.sheet[-1].deal
    for language, message in product(languages(), (house.public, ann.hand)):
        await house.env.advance_time(60)  # nobody shows too much at once
        LOCALES[ann.id] = language
        opened = await ann.press(message, "table:1:deal")
        assert opened.response.ephemeral and picture(opened.response) == "deal-1.png"
        game = sentence(f"game-{GAME}", language)
        alt = opened.response.attachments[0].description
        assert alt.startswith(sentence("deal-alt", language, game=game, deal=deal))
        await ann.press(opened.response, f"show:1:deal:{deal}")
        shown = house.channel.history()[-1]
        assert text_of(shown).startswith(sentence("show-line", who="Ann"))
        assert picture(shown) == "deal-1.png"


async def test_there_is_no_last_deal_while_the_game_goes_on(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started(GAME, ann, bob)
    assert said(await ann.forge(ann.hand, "table:1:deal")) == sentence("no-forged")


async def test_a_last_card_that_is_pressed_once_it_has_played_itself(tmp_path: Path) -> None:
    """All is as its owner wished: nothing is said of a button that is out of date."""
    async with open_house(tmp_path, pace=replace(HASTE, forced=LIES)) as house:
        ann, bob = house.invite_all("Ann", "Bob")
        await opened(house, GAME, ann, bob)
        while len(house.view(asked := house.to_act()[0]).hand) > 1:
            await asked.act(max(asked.lines(), key=lambda line: line != "pass"))
        ((line, control),) = asked.lines().items()
        before = len(house.log().moves)
        await house.env.advance_time(LIES)
        await house.env.settle()
        assert house.log().moves[before] == (asked.seat(), line), "it has played itself"
        late = await asked.forge(asked.hand, control)
        assert said(late) == "" and not late.followups


async def test_two_who_look_at_once_at_a_closed_table_see_the_same_one(house: House) -> None:
    """One actor for each table, also of those that were read back from the disk."""
    ann, bob = house.invite_all("Ann", "Bob")
    number = await opened(house, GAME, ann, bob)
    await play_out(house, number, ann, bob)
    await house.env.settle()
    await house.restart()
    tables = house.bot.tables
    tables._closed.clear()  # as after many others
    one, two = await asyncio.gather(tables.find(number), tables.find(number))
    assert one is two is await tables.find(number)
