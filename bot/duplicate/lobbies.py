"""The tables of a set: who sits there, by which rules, and as what part of the set."""

from collections.abc import Collection

from bot.duplicate.model import DuplicateSet
from bot.storage.rows.ids import SetId, UserId
from bot.tables.model.chairs import ASLEEP, EMPTY, Chair
from bot.tables.model.fixtures import Fixture
from bot.tables.model.lobby import Lobby
from bot.tables.model.turn_clock import NO_CLOCK

KIND = "duplicate"


def fixture_of(one: DuplicateSet, deal: int, table: int) -> Fixture:
    """The fixture that the table of this number carries while it plays a deal."""
    return Fixture(KIND, f"{one.id} {deal} {table}", deals=1)


def set_of(fixture: Fixture) -> tuple[SetId, int]:
    """The set of which a table is part, and the deal that it plays.

    :raises ValueError: it is part of none.
    """
    if fixture.kind != KIND:
        raise ValueError(f"{fixture} is no deal of a duplicate set")
    number, deal, _ = map(int, fixture.which.split())
    return SetId(number), deal


def lobby_for(one: DuplicateSet, deal: int, table: int, asleep: Collection[UserId] = ()) -> Lobby:
    """The lobby of a table for a deal: everybody sits already, robots on all other chairs.

    Robots also play for those who are ``asleep``, until they are back.
    """
    terms = one.terms
    places = [None if place is None else one.places[place] for place in one.circle(deal, table)]
    chairs = tuple(
        EMPTY
        if place is None or place.user is None
        else Chair(user=place.user, name=place.name, missed=ASLEEP * (place.user in asleep))
        for place in places
    )
    lobby = Lobby(
        game_key=terms.game,
        preset=terms.preset,
        options=terms.options,
        host=one.host,
        chairs=chairs,
        level=terms.level,
        clock=NO_CLOCK,  # a deal has a time as a whole
        locked=True,
        takebacks="misclick",
        hints="off",
    )
    return lobby.fill()
