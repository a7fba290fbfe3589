"""The statistics of Two-Ten-Jack, deal by deal."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.rules.games.two_ten_jack.order import THE_SIX, THE_THREE
from bot.rules.games.two_ten_jack.reckon import taken_by, trump_told
from bot.rules.kit.events import Event, Stat
from bot.rules.kit.seats import Seat

COUNTED: Final = ("wanted", "feared", "all-three")


def stats_of(told: Sequence[Event]) -> Iterator[Stat]:
    """Of each seat the 2, ten and jack of trump it took, the spades that cost, and all three."""
    trump = trump_told(told)
    for who, cards in sorted(taken_by(told).items()):
        wanted = sum(card.suit == trump and card.rank in THE_THREE for card in cards)
        feared = sum(card in THE_SIX for card in cards)
        for name, count in (("wanted", wanted), ("feared", feared)):
            if count:
                yield Stat(Seat(who), name, count)
        if wanted == len(THE_THREE):
            yield Stat(Seat(who), "all-three")
