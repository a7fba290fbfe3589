"""An example from which Polignac is taught, and its cards from the top."""

from typing import Final

from bot.rules.games.polignac.options import PolignacOptions
from bot.rules.games.polignac.order import order_of, pack_of
from bot.rules.kit.cards import HEARTS, Card
from bot.rules.kit.teaching import Example, Ranking, by_name

EXAMPLE: Final = Example(
    players=4,
    lines=(
        "deck deal 0:AS.TS.QD.AD.TD.KC.9C.7C 1:7S.QH.TH.8H.7H.KD.8D.TC"
        " 2:KS.8S.KH.AH.9H.JD.JC.AC 3:QS.JS.9S.JH.9D.7D.QC.8C",
        "0 pass",
        "1 pass",
        "2 pass",
        "3 pass",
        "0 play 7C",
        "1 play TC",
        "2 play JC",
        "3 play QC",
        "3 play 7D",
        "0 play QD",
        "1 play KD",
        "2 play JD",
        "1 play 7S",
        "2 play KS",
        "3 play JS",
        "0 play AS",
    ),
    claims={
        **by_name(leader=1, second=2, third=3, fourth=0, winner=2, taker=2),
        "led": Card("7S"),
        "best": Card("KS"),
        "card3": Card("JS"),
        "taken": (Card("JS"),),
    },
)
"""The king stands above the ace, and takes the jack of spades."""


def rankings(options: PolignacOptions, players: int) -> tuple[Ranking, ...]:
    """Every suit alike: there is no trump."""
    return (Ranking.of("every", order_of(options), HEARTS, pack_of(options, players)),)
