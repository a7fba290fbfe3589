"""An example from which Oh Jack is taught, and its cards from the top."""

from typing import Final

from bot.rules.kit.cards import HEARTS, SPADES, Card
from bot.rules.kit.teaching import Example, Ranking, by_name
from tests.newcomers.oh_jack.options import OhJackOptions
from tests.newcomers.oh_jack.order import ORDERS, PACK

DEALT: Final = ("9H", "KH", "4C", "5H", "QS")
"""A card for each of four, and the one turned up."""
STOCK: Final = ".".join(str(card) for card in PACK if str(card) not in DEALT)

EXAMPLE: Final = Example(
    players=4,
    lines=(
        "deck deal 0:{} 1:{} 2:{} 3:{} up:{} stock:{}".format(*DEALT, STOCK),
        "0 bid 0",
        "1 bid 1",
        "2 bid 0",
        "3 bid 1",
        "0 play 9H",
        "1 play KH",
        "2 play 4C",
        "3 play 5H",
    ),
    claims={
        **by_name(second=1, winner=1, dealer=3),
        "best": Card("KH"),
        "winner_gain": 11,
        "dealer_gain": 0,
    },
)
"""The dealer is hooked: one bid is for the only trick, so the dealer must bid it too."""


def rankings(options: OhJackOptions, players: int) -> tuple[Ranking, ...]:
    """Spades as trump, and hearts beside them."""
    order = ORDERS[SPADES]
    return (
        Ranking.of("trump", order, SPADES, PACK),
        Ranking.of("plain", order, HEARTS, PACK),
    )
