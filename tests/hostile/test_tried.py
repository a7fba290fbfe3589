"""Closed messages, which show only by being tried, are no refusal to the watch."""

from pathlib import Path
from typing import Any

from bot.tables.model.dailies import game_of
from tests.hostile.besieged import besieged
from tests.support.dailies import panel, today
from tests.support.messages import wishes


async def test_a_daily_with_closed_messages(tmp_path: Path) -> None:
    """A table is opened in the player's messages, nothing arrives, and it is closed again."""
    async with besieged(tmp_path, 1, ("euchre", "pepper"), frozenset()) as siege:
        house, closed = siege.house, siege.people[3]
        siege.watch.begin()
        shown: Any = await panel(closed)
        (play,) = [wish for wish in wishes(shown) if ":play:" in wish]
        assert game_of(today(house)) in play
        siege.watch.judge([])
        siege.watch.begin()
        message = house.env.backend.get_message(shown.channel_id, shown.id)
        record, payload = siege.press(closed, message, play, [])
        house.env.backend.emit("INTERACTION_CREATE", payload)
        await house.env.settle()
        assert "tables" in siege.watch.written
        siege.watch.judge([record])
        assert house.rows("SELECT state FROM tables ORDER BY id")[-1] == ("ended",)
