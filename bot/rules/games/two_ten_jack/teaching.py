"""An example from which Two-Ten-Jack is taught, and its cards from the top."""

from typing import Final

from bot.rules.games.two_ten_jack.options import TwoTenJackOptions
from bot.rules.games.two_ten_jack.order import PACK, SPECULATION, order_of, trump_in
from bot.rules.kit.cards import DIAMONDS, SPADES, Card
from bot.rules.kit.teaching import Example, Ranking, by_name

EXAMPLE: Final = Example(
    players=4,
    lines=(
        "deck deal 0:6H.5H.3D.AC 1:JH.QD.3C.2C 2:7S.AH.JC.TC 3:2S.4D.2D.KC "
        "stock:4S.QS.8D.KD.8C.9C.JD.3H.5C.QC.7H.AD.AS.9D.6S.4C.3S.TH.4H.6D.7D.KH.JS.9H.5D.6C.KS."
        "TS.9S.5S.TD.2H.7C.8S.8H.QH",
        "0 play AC",
        "1 play 2C",
        "2 play TC",
        "3 play KC",
    ),
    claims={
        **by_name(leader=0, second=1, winner=0),
        "best": Card("AC"),
        "card2": Card("2C"),
        "card3": Card("TC"),
        "trump": Card("AC").suit or SPADES,
        "trick_points": 30,
    },
)
"""The first trick of the page: the ace of trump takes the 2, the ten and the king."""


def rankings(options: TwoTenJackOptions, players: int) -> tuple[Ranking, ...]:
    """The trumps of the first deal, a plain suit, and spades, whose ace stands above all."""
    trump = trump_in(options, 1)
    order = order_of(trump)
    plain = DIAMONDS
    marks = {SPECULATION: "speculation"}
    return (
        Ranking.of("trump", order, trump, PACK),
        Ranking.of("plain", order, plain, PACK),
        Ranking.of("spades", order, SPADES, PACK, marks),
    )
