"""An example from which Coiffeur is taught, and its cards from the top."""

from typing import Final

from bot.rules.games.coiffeur.options import CoiffeurOptions
from bot.rules.kit.cards import HEARTS, SPADES, Card
from bot.rules.kit.jass import PACK, UNDENUFE, marks_of, order_of
from bot.rules.kit.teaching import Example, Ranking, by_name

EXAMPLE: Final = Example(
    players=4,
    lines=(
        "deck deal 0:9S.8S.AH.QH.JD.TD.7D.KC.8C 1:KS.JS.KH.JH.AD.9D.AC.QC.TC "
        "2:TS.7S.6S.7H.6H.KD.6D.7C.6C 3:AS.QS.TH.9H.8H.QD.8D.JC.9C",
        "0 shove",
        "1 shove",
        "2 contract undenufe",
        "2 play 6S",
        "3 play QS",
        "0 play 8S",
        "1 play KS",
    ),
    claims={
        **by_name(shover=0, other=1, maker=2, winner=2),
        "led": Card("6S"),
        "trick_points": 15,
        "factor": 6,
        "line_points": 90,
    },
)
"""The third player names Undenufe with four sixes, and leads; the line counts six times."""


def rankings(options: CoiffeurOptions, players: int) -> tuple[Ranking, ...]:
    """Spades as trump, hearts beside it, and hearts upside down."""
    order = order_of(SPADES)
    return (
        Ranking.of("trump", order, SPADES, PACK, marks_of(SPADES)),
        Ranking.of("plain", order, HEARTS, PACK),
        Ranking.of("undenufe", order_of(UNDENUFE), HEARTS, PACK),
    )
