"""An example from which Knaves is taught, and its cards from the top."""

from typing import Final

from bot.rules.games.knaves.options import KnavesOptions
from bot.rules.games.knaves.order import ORDERS, PACK
from bot.rules.kit.cards import HEARTS, SPADES, Card
from bot.rules.kit.teaching import Example, Ranking, by_name

EXAMPLE: Final = Example(
    players=3,
    lines=(
        "deck deal 0:KS.6S.5S.2S.TH.9H.6H.AD.QD.8D.7D.4D.3D.TC.9C.7C.5C"
        " 1:AS.TS.8S.7S.4S.KH.JH.5H.4H.KD.JD.TD.5D.2D.QC.4C.3C"
        " 2:QS.JS.9S.3S.AH.8H.7H.3H.2H.9D.6D.AC.KC.JC.8C.6C.2C up:QH",
        "0 play 2S",
        "1 play 4S",
        "2 play QS",
        "2 play AH",
        "0 play 6H",
        "1 play JH",
    ),
    claims={
        **by_name(leader=2, second=0, third=1, winner=2, taker=2),
        "led": Card("AH"),
        "best": Card("AH"),
        "card3": Card("JH"),
        "taken": (Card("JH"),),
    },
)
"""An ace takes a trick for one point, and in it the jack that costs four."""


def rankings(options: KnavesOptions, players: int) -> tuple[Ranking, ...]:
    """Spades as trump, and hearts beside it."""
    order = ORDERS[SPADES]
    return (
        Ranking.of("trump", order, SPADES, PACK),
        Ranking.of("plain", order, HEARTS, PACK),
    )
