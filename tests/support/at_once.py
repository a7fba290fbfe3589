"""Several clicks in one moment: Discord hands all of them over before any is answered."""

from __future__ import annotations

from typing import Any

from simcord import interactions
from simcord.backend import serializers

from tests.support.house import House
from tests.support.messages import BUTTON, MENU, channel_of
from tests.support.player import Player
from tests.support.reading import text_of

Click = tuple[Player, Any, str, tuple[str, ...]]
"""Player, message, custom id, and the values chosen if it is a menu."""


async def click_at_once(house: House, *clicks: Click) -> list[str]:
    """Press all of it in one tick; the answers that are messages of their own, in order."""
    backend, records = house.env.backend, []
    for player, message, custom_id, values in clicks:
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": BUTTON}
        if values:
            data |= {"component_type": MENU, "values": list(values)}
        stored = backend.get_message(channel_of(message), message.id)
        where = backend.get_channel(stored.channel_id)
        record, payload = interactions.base_payload(
            backend, type=3, channel_id=where.id, guild_id=where.guild_id,
            user_id=player.id, data=data,
        )  # fmt: skip
        payload["message"] = dict(serializers.message_payload(backend, stored))
        record.source_message_id = stored.id
        records.append((record, payload))
    for _, payload in records:
        backend.emit("INTERACTION_CREATE", payload)
    await house.env.settle()
    assert all(record.responded for record, _ in records), "somebody was not answered"
    return [
        text_of(backend.get_message(record.channel_id, record.message_id))
        for record, _ in records
        if record.message_id not in (None, record.source_message_id)
    ]
