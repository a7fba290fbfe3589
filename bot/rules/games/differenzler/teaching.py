"""An example from which Differenzler is taught, and its cards from the top."""

from typing import Final

from bot.rules.games.differenzler.options import DifferenzlerOptions
from bot.rules.games.differenzler.order import pack_of
from bot.rules.kit.cards import HEARTS, SPADES, Card
from bot.rules.kit.jass import marks_of, order_of
from bot.rules.kit.teaching import Example, Ranking, by_name

EXAMPLE: Final = Example(
    players=4,
    lines=(
        "deck deal 0:AH.7H.9S.6S.KD.JD.TD.JC.8C 1:KH.JH.9H.6H.KS.TS.9D.KC.6C "
        "2:TH.8H.AS.QS.8S.AD.QD.AC.9C 3:QH.JS.7S.8D.7D.6D.QC.TC.7C",
        "0 bid 35",
        "1 bid 20",
        "2 bid 67",
        "3 bid 0",
        "0 play JC",
        "1 play KC",
        "2 play AC",
        "3 play JS",
    ),
    claims={
        **by_name(leader=0, winner=3),
        "led": Card("JC"),
        "best": Card("JS"),
        "trump": SPADES,
        "trick_points": 37,
    },
)
"""The player who wanted nothing has to take 37 points with the Puur."""


def rankings(options: DifferenzlerOptions, players: int) -> tuple[Ranking, ...]:
    """Spades as trump, and hearts beside it."""
    order, pack = order_of(SPADES), pack_of(players)
    return (
        Ranking.of("trump", order, SPADES, pack, marks_of(SPADES)),
        Ranking.of("plain", order, HEARTS, pack),
    )
