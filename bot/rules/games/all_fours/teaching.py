"""An example from which All Fours is taught, and its cards from the top."""

from typing import Final

from bot.rules.games.all_fours.options import AllFoursOptions
from bot.rules.games.all_fours.order import ORDERS, PACK
from bot.rules.kit.cards import HEARTS, SPADES, Card
from bot.rules.kit.teaching import Example, Ranking, by_name

EXAMPLE: Final = Example(
    players=2,
    lines=(
        "deck deal 0:TS.8S.5S.QH.JD.6H 1:6S.5H.3H.AD.6D.2C up:4D stock:AS.KS.QS.JS.9S.7S.4S.3S.2S"
        ".AH.KH.JH.TH.9H.8H.7H.4H.2H.KD.QD.TD.9D.8D.7D.5D.3D.2D.AC.KC.QC.JC.TC.9C.8C.7C.6C.5C.4C.3C",
        "0 stand",
        "0 play 5S",
        "1 play AD",
        "1 play 5H",
        "0 play 6H",
        "0 play JD",
        "1 play 6D",
        "0 play 8S",
        "1 play 6S",
        "0 play QH",
        "1 play 3H",
        "0 play TS",
        "1 play 2C",
    ),
    claims={
        **by_name(eldest=0, dealer=1),
        "turned": Card("4D"),
        "high": Card("AD"),
        "low": Card("6D"),
        "jack": Card("JD"),
        "count": 13,
        "against": 4,
        "dealer_gain": 2,
        "eldest_gain": 2,
    },
)
"""The first example of the rules page: two points each."""


def rankings(options: AllFoursOptions, players: int) -> tuple[Ranking, ...]:
    """Spades as trump, and hearts beside it."""
    order = ORDERS[SPADES]
    return (
        Ranking.of("trump", order, SPADES, PACK),
        Ranking.of("plain", order, HEARTS, PACK),
    )
