"""*Why?* under a deal that others have yet to play: no more than all have seen of it by its end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from math import inf
from pathlib import Path

import pytest

from bot.client.throttle import TokenBucket
from bot.robots import LEVELS, Budget
from bot.storage.rows.ids import TableId
from bot.tables.past import why
from tests.support.dailies import at_hour, begun, played
from tests.support.house import House, open_house
from tests.support.messages import menu, sentence
from tests.support.quick import SimTime
from tests.support.reading import text_of

GAME = "three-handed-pinochle"


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A house at noon of a day of UTC, whose robots imagine a few deals."""
    monkeypatch.setattr(why, "LEVELS", dict.fromkeys(LEVELS, Budget(8, inf)))
    async with open_house(tmp_path, clock=SimTime()) as opened:
        opened.bot.replay_quota = TokenBucket(10**6, 0)
        await at_hour(opened, 12)
        yield opened


async def test_what_a_robot_buried_stays_hidden_while_others_play_the_daily(house: House) -> None:
    """Its own game is over for whoever asks; the replay, which tells it, is closed until then."""
    ann = house.invite("Ann")
    await begun(ann, GAME)
    await played(ann)
    session = (await house.bot.tables.find(TableId(1))).session
    assert session is not None and session.result is not None
    buried = [(s, line) for s, line in house.log().moves if line.startswith("discard ")]
    assert any(session.chairs[seat].robot for seat, _ in buried)
    hidden = 0
    for deal in range(session.deals):
        wish = f"table:1:why:{deal}"
        answer = (await ann.forge(ann.hand, wish)).response
        for stop in menu(answer, wish)["options"]:
            await ann.choose(answer, wish, stop["value"])
            hidden += sentence("thought-hidden") in text_of(answer)
    assert hidden


async def test_what_a_robot_buried_stays_hidden_from_the_other_tables_of_a_set(
    house: House,
) -> None:
    """They may be at the same deal still, and hear of it."""
    ann, bob = house.invite_all("Ann", "Bob")
    await ann.slash("duplicate open", game="cutthroat", rules="house")
    await bob.slash("duplicate join")
    message = [m for m in house.channel.history() if m.components][-1]
    await ann.press(message, "duplicate:1:start")
    hidden: list[bool] = []
    while not hidden:  # a deal after the other, until a robot puts a card away
        ((number,),) = house.rows("SELECT max(table_id) FROM seats WHERE user_id = ?", ann.id)
        table = await house.bot.tables.find(TableId(number))
        while table.open:
            await ann.act(min(ann.lines()))
        session, wish = table.session, f"table:{number}:why:0"
        assert session is not None
        lines = session.log.moves
        if any(line.startswith("swap ") and session.chairs[seat].robot for seat, line in lines):
            answer = (await ann.forge(ann.hand, wish)).response
            for stop in menu(answer, wish)["options"]:
                await ann.choose(answer, wish, stop["value"])
                hidden.append(sentence("thought-hidden") in text_of(answer))
        while lines_of_bob := bob.lines():
            await bob.act(min(lines_of_bob))
    assert any(hidden)
