"""An example from which Cinch is taught, and its cards from the top."""

from typing import Final

from bot.rules.games.cinch.options import CinchOptions
from bot.rules.games.cinch.order import PACK, marks_of, order_of
from bot.rules.kit.cards import DIAMONDS, HEARTS
from bot.rules.kit.teaching import Example, Ranking

EXAMPLE: Final = Example(
    players=4,
    lines=(
        "deck deal 0:KS.9S.7S.2S.QD.4D.2D.QC.8C 1:AS.TS.KH.7H.JD.7D.5D.4C.2C "
        "2:4S.3S.QH.TH.6H.6D.AC.JC.9C 3:JS.8S.5S.4H.KD.KC.TC.6C.3C "
        "stock:9H.6S.7C.AH.3D.5H.TD.8H.2H.9D.8D.JH.QS.AD.5C.3H",
        "0 pass",
        "1 bid 7",
        "2 pass",
        "3 pass",
        "1 trump D",
        "0 discard KS 9S 7S 2S QC 8C",
        "1 discard AS TS KH 7H 4C 2C",
        "2 discard 4S 3S QH TH 6H AC JC 9C",
        "3 discard JS 8S 5S 4H TC 6C 3C 5C 3H",
    ),
    claims={},
)
"""The fourth example of the rules page: a bid of seven is made with nine."""


def rankings(options: CinchOptions, players: int) -> tuple[Ranking, ...]:
    """Hearts as trump with both pedros, and diamonds without their five."""
    order = order_of(HEARTS)
    return (
        Ranking.of("trump", order, HEARTS, PACK, marks_of(HEARTS)),
        Ranking.of("plain", order, DIAMONDS, PACK),
    )
