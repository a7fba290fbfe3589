"""The scheduled events of a server."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import discord
from simcord.backend import Backend
from simcord.backend.errors import BackendError, invalid_form_body, missing_permissions

from .api_request import ApiRequest
from .texts import demand

MOST_EVENTS = 100
LONGEST_NAME = LONGEST_PLACE = 100
LONGEST_DESCRIPTION = 1000
SCHEDULED, ACTIVE = 1, 2
EXTERNAL = 3


def check_event(backend: Backend, request: ApiRequest) -> None:
    """Refuse an event without the right to create one, with wrong texts, or of the past.

    :raises BackendError: as Discord would answer.
    """
    guild = backend.guilds.get(int(request.target))
    if guild is None:
        return
    ours = discord.Permissions(backend.compute_permissions(guild.id, backend.bot_user.id))
    if not ours.create_events:
        raise missing_permissions()
    body: dict[str, Any] = request.data
    demand(body.get("name"), "name", LONGEST_NAME, 1)
    demand(body.get("description") or "", "description", LONGEST_DESCRIPTION)
    if body.get("entity_type") == EXTERNAL:
        place = (body.get("entity_metadata") or {}).get("location")
        demand(place, "entity_metadata.location", LONGEST_PLACE, 1)
    _check_times(body, backend.clock.now())
    uncompleted = [e for e in guild.scheduled_events.values() if e.status in (SCHEDULED, ACTIVE)]
    if len(uncompleted) >= MOST_EVENTS:
        why = f"Maximum number of uncompleted guild scheduled events reached ({MOST_EVENTS})"
        raise BackendError(400, 30038, why)


def _check_times(body: dict[str, Any], now: datetime) -> None:
    start = datetime.fromisoformat(body["scheduled_start_time"])
    if start <= now:
        raise invalid_form_body("scheduled_start_time: Cannot schedule event in the past.")
    end = body.get("scheduled_end_time")
    if end is not None and datetime.fromisoformat(end) <= start:
        raise invalid_form_body("scheduled_end_time: Cannot end an event before it starts.")
