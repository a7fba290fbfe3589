"""An example from which Four Jacks is taught, and its cards from the top."""

from typing import Final

from bot.rules.games.four_jacks.options import FourJacksOptions
from bot.rules.games.four_jacks.order import ORDER, PACK
from bot.rules.kit.cards import HEARTS, Card
from bot.rules.kit.teaching import Example, Ranking, by_name

EXAMPLE: Final = Example(
    players=3,
    lines=(
        "deck deal 0:9S.KH.QH.JH.9H.AC.KC.9C 1:AS.KS.QS.JS.TS.KD.JD.TD 2:AH.TH.QC.JC.TC.AD.QD.9D",
        "0 give QH",
        "1 give JD",
        "2 give TH",
        "0 play 9C",
        "1 play AS",
        "2 play JC",
    ),
    claims={
        **by_name(leader=0, second=1, third=2, winner=2, taker=1),
        "led": Card("9C"),
        "card2": Card("AS"),
        "best": Card("JC"),
        "taken": (Card("JC"),),
    },
)
"""An ace that is discarded is the weakest card, and takes the jack."""


def rankings(options: FourJacksOptions, players: int) -> tuple[Ranking, ...]:
    """Every suit alike: there is no trump."""
    return (Ranking.of("every", ORDER, HEARTS, PACK),)
