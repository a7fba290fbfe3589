"""Scheduled events of a server: the right to create them, their texts, times and number."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest

from tests.strict.conftest import Wire

FORM = (400, 50035)


def grant(wire: Wire, **rights: bool) -> None:
    """Give the bot these rights, beside the one that the simulation itself wants."""
    for role in wire.backend.guilds[wire.guild.id].roles.values():
        role.permissions = discord.Permissions(manage_events=True, **rights).value


def event(wire: Wire, **how: Any) -> dict[str, Any]:
    start = wire.backend.clock.now() + timedelta(hours=how.pop("start", 1))
    end = start + timedelta(hours=how.pop("lasts", 2))
    return {
        "name": "game night",
        "entity_type": 3,
        "privacy_level": 2,
        "scheduled_start_time": start.isoformat(),
        "scheduled_end_time": end.isoformat(),
        "entity_metadata": {"location": "here"},
        **how,
    }


def create(wire: Wire, **how: Any) -> tuple[int, int]:
    return wire.code("POST", f"/guilds/{wire.guild.id}/scheduled-events", event(wire, **how))


EVENTS: dict[str, dict[str, Any]] = {
    "no name": {"name": " "},
    "a long name": {"name": "x" * 101},
    "a long description": {"description": "x" * 1001},
    "a long place": {"entity_metadata": {"location": "x" * 101}},
    "the past": {"start": -0.5},
    "an end before it begins": {"lasts": -0.5},
}


@pytest.mark.parametrize("how", EVENTS.values(), ids=EVENTS)
def test_events_that_are_refused(wire: Wire, how: dict[str, Any]) -> None:
    grant(wire, create_events=True)
    assert create(wire, **how) == FORM
    assert create(wire, name="x" * 100, entity_metadata={"location": "x" * 100}) == (200, 0)


def test_to_manage_events_is_not_to_create_them(wire: Wire) -> None:
    grant(wire)
    assert create(wire) == (403, 50013)


def test_a_server_has_a_hundred_events(wire: Wire) -> None:
    grant(wire, create_events=True)
    assert {create(wire) for _ in range(100)} == {(200, 0)}
    assert create(wire) == (400, 30038)
