"""Completions that come too late are everyday, and no tracebacks; what is our fault is one."""

from __future__ import annotations

import logging

import pytest
from simcord import interactions

from tests.support.house import House
from tests.support.player import Player

TREE = "discord.app_commands.tree"


async def types(house: House, player: Player) -> None:
    """Somebody types, and does not wait for what is offered."""
    record, payload = interactions.base_payload(
        house.env.backend,
        type=4,
        channel_id=house.channel.id,
        guild_id=house.guild.id,
        user_id=player.id,
        data={
            "id": "1",
            "name": "knave",
            "type": 1,
            "options": [
                {
                    "type": 1,
                    "name": "rules",
                    "options": [{"type": 3, "name": "game", "value": "e", "focused": True}],
                }
            ],
        },
    )
    assert record
    house.env.backend.emit("INTERACTION_CREATE", payload)
    await house.env.settle()


@pytest.mark.parametrize(
    ("status", "code", "written"), [(404, 10062, 0), (400, 40060, 0), (400, 50035, 1)]
)
async def test_what_is_written(
    house: House, caplog: pytest.LogCaptureFixture, status: int, code: int, written: int
) -> None:
    ann = house.invite("Ann")
    house.env.inject_error("POST", "/interactions/*", status=status, code=code, times=1)
    with caplog.at_level(logging.DEBUG, TREE):
        await types(house, ann)
    errors = [r for r in caplog.records if r.name == TREE and r.levelno >= logging.ERROR]
    assert len(errors) == written
    house.env.errors.clear()
