"""The statistics of Coiffeur, deal by deal."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.rules.games.coiffeur.slate import JOKERS
from bot.rules.kit.events import Event, Stat
from bot.rules.kit.seats import Seat
from bot.rules.kit.stats import public, seat

HUNDRED: Final = 100
"""The least points of a good line, before the factor."""
COUNTED: Final = ("named", "joker", "shoved", "hundred", "match")


def stats_of(told: Sequence[Event]) -> Iterator[Stat]:
    """The namings, those of a joker, the shoves, good lines, and matches (each partner's)."""
    namer = None
    for what in public(told):
        facts = what.values
        match what.code:
            case "named":
                namer = seat(facts["who"])
                yield Stat(namer, "named")
                if facts["line"] in JOKERS:
                    yield Stat(namer, "joker")
            case "shoved":
                yield Stat(seat(facts["who"]), "shoved")
            case "scored" if seat(facts["who"]) == namer:
                cards = facts["cards"]
                assert isinstance(cards, int)
                if cards >= HUNDRED:
                    yield Stat(namer, "hundred")
            case "match":
                side = facts["who"]
                assert isinstance(side, tuple)
                yield from (Stat(one, "match") for one in side if isinstance(one, Seat))
