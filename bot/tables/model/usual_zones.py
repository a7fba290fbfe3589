"""The time zones that are offered to someone whose zone nobody knows: one for each usual clock."""

from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

USUAL: Final = (
    ("Pacific/Honolulu",),
    ("America/Anchorage",),
    ("America/Los_Angeles", "America/Vancouver"),
    ("America/Phoenix",),
    ("America/Denver", "America/Edmonton"),
    ("America/Chicago", "America/Winnipeg"),
    ("America/Mexico_City",),
    ("America/New_York", "America/Toronto"),
    ("America/Halifax",),
    ("America/Sao_Paulo",),
    ("Europe/London", "Europe/Dublin", "Europe/Lisbon"),
    ("Europe/Berlin", "Europe/Zurich", "Europe/Paris", "Europe/Rome"),
    ("Europe/Athens", "Europe/Helsinki"),
    ("Africa/Johannesburg",),
    ("Europe/Istanbul",),
    ("Asia/Dubai",),
    ("Asia/Karachi",),
    ("Asia/Kolkata",),
    ("Asia/Bangkok",),
    ("Asia/Shanghai", "Asia/Singapore"),
    ("Asia/Tokyo", "Asia/Seoul"),
    ("Australia/Brisbane",),
    ("Australia/Adelaide",),
    ("Australia/Sydney", "Australia/Melbourne"),
    ("Pacific/Auckland",),
)
"""Zones whose clocks go forward and back on the same days; the first of each stands for all."""


def clocks(now: float) -> list[tuple[datetime, tuple[str, ...]]]:
    """The local times of the usual zones at a moment, in seconds since 1970, from west to east.

    >>> shown = clocks(1_800_000_000.0)
    >>> [(f"{at:%a %H:%M}", zones[0]) for at, zones in (shown[0], shown[-1])]
    [('Thu 22:00', 'Pacific/Honolulu'), ('Fri 21:00', 'Pacific/Auckland')]
    """
    moment = datetime.fromtimestamp(now, UTC)
    shown = [(moment.astimezone(ZoneInfo(zones[0])), zones) for zones in USUAL]
    return sorted(shown, key=lambda one: one[0].utcoffset() or timedelta())
