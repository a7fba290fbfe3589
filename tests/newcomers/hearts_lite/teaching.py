"""An example from which Hearts Lite is taught, and its cards from the top."""

from typing import Final

from bot.rules.kit.cards import HEARTS, Card
from bot.rules.kit.teaching import Example, Ranking, by_name
from tests.newcomers.hearts_lite.options import HeartsLiteOptions
from tests.newcomers.hearts_lite.order import ORDER, PACK, QUEEN

EXAMPLE: Final = Example(
    players=4,
    lines=(
        "deck deal 0:AS.9S.5S.2S.KH.8H.4H.QD.9D.5D.2D.2C.7C "
        "1:KS.JS.8S.4S.QH.9H.5H.KD.TD.6D.3D.KC.8C "
        "2:QS.7S.6S.AH.JH.7H.3H.AD.JD.8D.AC.JC.9C "
        "3:TS.3S.TH.6H.2H.7D.4D.QC.TC.6C.5C.4C.3C",
        "0 give KH QD AS",
        "1 give KS QH KD",
        "2 give AC JC 9C",
        "3 give TH QC TC",
        "0 play 2C",
        "1 play KC",
        "2 play QS",
        "3 play 3C",
    ),
    claims={
        **by_name(leader=0, second=1, third=2, winner=1),
        "led": Card("2C"),
        "best": Card("KC"),
        "card3": QUEEN,
    },
)
"""A queen that is thrown on a trick of another suit costs its winner thirteen points."""


def rankings(options: HeartsLiteOptions, players: int) -> tuple[Ranking, ...]:
    """Every suit alike: there is no trump."""
    return (Ranking.of("every", ORDER, HEARTS, PACK),)
