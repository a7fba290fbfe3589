"""The pack of Oh Jack, the order of its cards, what is owed to a trick, and the size of hands."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from bot.rules.kit.cards import SUITS, Suit, pack
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.dealing import Layout
from bot.rules.kit.match import Match
from bot.rules.kit.play_rules import PlayRules
from bot.rules.kit.tricks import Order
from tests.newcomers.oh_jack.options import OhJackOptions

RANKS: Final = "AKQJT98765432"
PACK: Final = pack(RANKS)
"""52 cards in the order in which a shuffle begins."""
UP: Final = "up"
"""The pile of the card that is turned up."""
ORDERS: Final[Mapping[Suit | None, Order]] = {
    trump: Order.plain(PACK, RANKS, trump) for trump in (None, *SUITS)
}
RULES: Final = {trump: TrickRules.following(order, PACK) for trump, order in ORDERS.items()}
"""Following suit is all that is owed: what is legal, why not, and what robots infer."""


@cache
def play_rules(trump: Suit | None) -> PlayRules:
    """The rules of the tricks under a trump."""
    return PlayRules.of(RULES[trump]).like(play_rules)


def largest(options: OhJackOptions, players: int) -> int:
    """The size of the largest hand: what the pack has for everybody, or the agreed limit."""
    return min(options.most, len(PACK) // players)


def deals_of(options: OhJackOptions, players: int) -> int:
    """The number of deals in a game: up to the largest hand, and down again."""
    return 2 * largest(options, players) - 1


def hand_size(match: Match[OhJackOptions]) -> int:
    """The number of cards in a hand of this deal, and of its tricks."""
    top = largest(match.options, match.players)
    return max(1, top - abs(top - match.deal))


@cache
def layout(hand: int, players: int) -> Layout:
    """So many cards each; of what is left one is turned up, and the others stay hidden."""
    left = len(PACK) - hand * players
    piles: tuple[tuple[str, int | None], ...] = ((UP, 1), ("stock", None))
    return Layout(hand, piles[: min(left, 2)])
