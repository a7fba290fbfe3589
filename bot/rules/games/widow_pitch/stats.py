"""The statistics of Widow Pitch, deal by deal."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.rules.games.widow_pitch.states import SHOOT
from bot.rules.kit.events import Event, Stat
from bot.rules.kit.stats import contract_stats, public, seat

COUNTED: Final = (
    "contract", "made", "set", "shoot", "shoot-made", "high", "low", "jacks", "game",
)  # fmt: skip


def stats_of(told: Sequence[Event]) -> Iterator[Stat]:
    """Bids made and set, shoots, and the points one by one."""
    for what in public(told):
        facts = what.values
        match what.code:
            case "made" | "failed":
                shoot = ("shoot",) if facts["value"] == SHOOT else ()
                yield from contract_stats(seat(facts["maker"]), what.code == "made", *shoot)
            case "high" | "low":
                yield Stat(seat(facts["who"]), what.code)
            case "game" | "game-tied":
                yield Stat(seat(facts["who"]), "game")
            case "jacks":
                jacks = facts["cards"]
                assert isinstance(jacks, tuple)
                yield Stat(seat(facts["who"]), "jacks", len(jacks))
