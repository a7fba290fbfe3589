"""An example from which Schieber Jass is taught, and its cards from the top."""

from typing import Final

from bot.rules.games.schieber.options import SchieberOptions
from bot.rules.kit.cards import HEARTS, SPADES
from bot.rules.kit.jass import PACK, UNDENUFE, marks_of, order_of
from bot.rules.kit.teaching import Example, Ranking, by_name

EXAMPLE: Final = Example(
    players=4,
    lines=(
        "deck deal 0:AS.KS.KH.JH.9H.7H.AC.8C.7C 1:JS.TS.6S.8H.6H.9C.QD.JD.TD "
        "2:9S.7S.AH.QH.KC.QC.JC.TC.6D 3:QS.8S.TH.6C.AD.KD.9D.8D.7D",
        "0 contract H",
        "0 play AS",
        "1 play 6S",
        "2 play 9S",
        "3 play 8S",
    ),
    claims={
        **by_name(maker=0, shower=2, mate=0),
        "trump": HEARTS,
        "shown_points": 50,
        "factor": 2,
        "side_points": 100,
    },
)
"""The strongest Weis scores, and nothing of the other side's."""


def rankings(options: SchieberOptions, players: int) -> tuple[Ranking, ...]:
    """Spades as trump, hearts beside it, and hearts upside down."""
    order = order_of(SPADES)
    return (
        Ranking.of("trump", order, SPADES, PACK, marks_of(SPADES)),
        Ranking.of("plain", order, HEARTS, PACK),
        Ranking.of("undenufe", order_of(UNDENUFE), HEARTS, PACK),
    )
