"""The statistics of Auction Pitch, deal by deal."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.rules.games.auction_pitch.states import SMUDGE
from bot.rules.kit.events import Event, Stat
from bot.rules.kit.seats import Seat
from bot.rules.kit.stats import contract_stats, public, seat

COUNTED: Final = (
    "contract", "made", "set", "smudge", "smudge-made", "high", "low", "jack", "game",
)  # fmt: skip


def stats_of(told: Sequence[Event]) -> Iterator[Stat]:
    """Bids made and set, smudges, and the points one by one; Game is counted of a whole side."""
    for what in public(told):
        facts = what.values
        match what.code:
            case "made" | "failed":
                smudge = ("smudge",) if facts["value"] == SMUDGE else ()
                yield from contract_stats(seat(facts["maker"]), what.code == "made", *smudge)
            case "high" | "low" | "jack":
                yield Stat(seat(facts["who"]), what.code)
            case "game":
                winners = facts["who"]
                for one in winners if isinstance(winners, tuple) else (winners,):
                    assert isinstance(one, Seat)
                    yield Stat(one, "game")
