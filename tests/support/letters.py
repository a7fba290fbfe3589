"""Direct messages as they were sent."""

from tests.support.house import House
from tests.support.player import Player

SILENT = 1 << 12
"""The flag of a message that makes no sound."""


def quietly(house: House, player: Player, since: int = 0) -> list[bool]:
    """Of each direct message to somebody whether it was sent without a sound."""
    path = f"/channels/{player.member.user.dm_channel.id}/messages"
    sent = [r for r in house.env.http_requests[since:] if (r.method, r.path) == ("POST", path)]
    return [bool((r.json or {}).get("flags", 0) & SILENT) for r in sent]
