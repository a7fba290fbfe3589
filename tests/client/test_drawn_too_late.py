"""A drawing that comes after its reader has turned to something else does not replace that."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.client import present
from bot.client.display import edit_token
from bot.storage.rows.ids import TableId
from tests.support.house import House
from tests.support.messages import moves, sentence, wishes
from tests.support.reading import text_of

SLOW = 30.0


@pytest.fixture
def slowly(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """While there is something in it, whatever is drawn anew takes long."""
    going = list[bool]()

    async def edit(screen: Any) -> dict[str, Any]:
        if going:
            await asyncio.sleep(SLOW)
        return await present.edit(screen)

    monkeypatch.setattr(edit_token, "present", SimpleNamespace(edit=edit))
    return going


async def test_a_table_that_is_watched_no_more(house: House, slowly: list[bool]) -> None:
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await house.started("euchre-two", ann, bob)
    seen: Any = (await cid.slash("watch")).response
    (player,) = house.to_act(ann, bob)
    slowly.append(True)
    await player.act(sorted(player.lines())[0])
    await cid.press(seen, "watch:1:off")
    slowly.clear()
    await house.env.advance_time(SLOW + 1)
    await house.env.settle()
    assert text_of(seen) == sentence("watch-off", table=1)


async def test_a_hand_in_whose_place_something_else_was_opened(
    house: House, slowly: list[bool]
) -> None:
    people = house.invite_all("Ann", "Bob", "Cid", "Dan")
    await house.started("euchre", *people)
    (player,) = house.to_act(*people)
    for one in people:
        await one.open_hand()
    slowly.append(True)
    await player.act("pass")
    session = (await house.bot.tables.find(TableId(1))).session
    assert session is not None
    (asked,) = (one for one in people if session.seat_of(one.id) in session.turn)
    watches = next(one for one in people if one not in (player, asked))
    await watches.forge(watches.shown, "favour:1:panel")
    opened = wishes(watches.shown)
    slowly.clear()
    await house.env.advance_time(SLOW + 1)
    await house.env.settle()
    assert wishes(watches.shown) == opened != ["table:1:details", "table:1:menu"]
    assert moves(asked.shown), "a question comes in any case"
