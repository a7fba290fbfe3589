"""The pack of Differenzler at each table, and its layout."""

from functools import cache
from typing import Final

from bot.rules.kit.cards import SPADES, Card, without
from bot.rules.kit.dealing import Layout
from bot.rules.kit.jass import PACK

MOST: Final = 157
"""The points of all tricks."""
LEFT_OUT: Final = Card("6S")
"""The card that five players leave out."""
LAST: Final = "last"
"""The pile of everybody's last card, where the dealer's is turned up."""
PACKETS: Final = {3: 4, 4: 3, 5: 4}
"""The number of cards dealt at a time, by the number of players."""


@cache
def pack_of(players: int) -> tuple[Card, ...]:
    """The pack; five players leave a six out."""
    return without(PACK, LEFT_OUT) if players == 5 else PACK


@cache
def layout_of(players: int, turned: bool) -> Layout:
    """All cards are dealt; where one is ``turned`` the last of each hand lies in a pile."""
    size, packet = tricks_of(players), PACKETS[players]
    if not turned:
        return Layout(size, packet=packet)
    return Layout(size - 1, ((LAST, None),), packet)


def tricks_of(players: int) -> int:
    """The number of tricks of a deal."""
    return len(PACK) // players


def trumps_of(trump: str, players: int) -> int:
    """The number of trumps in the pack."""
    return 9 - (players == 5 and trump == SPADES)
