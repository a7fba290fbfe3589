"""An evening: a table that is planned for an hour, and the people who come to it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from bot.rules.about.rule_codes import read_code, write_code
from bot.storage.rows.evenings import EveningRow, GuestRow
from bot.storage.rows.ids import UserId
from bot.tables.model.chairs import EMPTY, Chair
from bot.tables.model.lobby import HOUSE, Lobby

LEAD = 10 * 60.0
"""Seconds before its hour at which an evening opens its table and reminds everyone who comes."""
GRACE = 10 * 60.0
"""Seconds after its hour for which a game waits for someone who said that they come."""
SOONEST = 15 * 60.0
"""Seconds that must lie between planning an evening and its hour."""
LATEST = 60 * 24 * 60 * 60.0
"""Seconds ahead for which an evening may be planned."""
MOST_OF_HOST = 5
"""Evenings that one person may have planned in one server."""
MOST_GUESTS = 24
"""People who may come to one evening; those without a seat there wait for one."""


Off = Literal["called-off", "nobody", "missed", "place", "busy", "rules"]
"""Why an evening came to nothing: called off; nobody came; an outage; its channel is lost, or has
no room; its rules cannot be played any more."""


@dataclass(frozen=True, slots=True)
class Countdown:
    """The hour of a lobby: the beginning of its game, and the people it waits for after that.

    ``at`` is in seconds since 1970, ``late`` are names. ``missed``: the program was away at the
    hour that had been planned.
    """

    at: float
    passed: bool
    late: tuple[str, ...]
    missed: bool


def rules_code(lobby: Lobby) -> str:
    """The rules of a lobby as an evening keeps them."""
    return write_code(lobby.game, lobby.options)


def lobby_of(evening: EveningRow, *, seated: bool) -> Lobby:
    """The table of an evening, with a chair for everyone who comes, as far as there are chairs.

    ``seated``: they sit there already, as the message of the evening shows them. Otherwise their
    chairs are kept for them, and the table is nobody's as long as nobody is there.

    :raises Refused: its rules cannot be played any more.
    """
    game, _ = read_code(evening.rules)
    lobby = Lobby.open(game.key, HOUSE, host_of(evening), "").with_code(evening.rules)
    lobby = lobby.with_robots(evening.robots)
    size = size_for(lobby, len(evening.guests) + seated)  # with room for one more, if there is
    chairs = tuple(_chair(guest, seated) for guest in evening.guests[:size])
    return replace(lobby, chairs=chairs + (EMPTY,) * (size - len(chairs)))


def size_for(lobby: Lobby, guests: int) -> int:
    """The number of chairs for so many guests: as usual, or more where the rules allow it."""
    usual = len(lobby.chairs)
    larger = [size for size in sorted(lobby.sizes) if size >= max(usual, guests)]
    return larger[0] if larger else max(lobby.sizes)


def host_of(evening: EveningRow) -> UserId:
    """The host of an evening's table: its planner, or else the first who comes."""
    coming = [guest.user_id for guest in evening.guests]
    return evening.host_id if evening.host_id in coming or not coming else coming[0]


def coming(evening: EveningRow) -> int:
    """The number of people who come and find a chair."""
    return sum(not chair.empty for chair in lobby_of(evening, seated=True).chairs)


def waiting(evening: EveningRow, chairs: Sequence[Chair]) -> tuple[GuestRow, ...]:
    """The guests who find no chair: they move up when someone else stays away."""
    return evening.guests[len(chairs) :]


def _chair(guest: GuestRow, seated: bool) -> Chair:
    if seated:
        return Chair(user=guest.user_id, name=guest.name)
    return Chair(kept=guest.user_id, kept_name=guest.name)
