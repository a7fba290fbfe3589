"""An example from which Pinochle is taught, and its cards from the top."""

from typing import Final

from bot.rules.games.pinochle.options import PinochleOptions
from bot.rules.kit.cards import HEARTS
from bot.rules.kit.pinochle import PACK, order_of
from bot.rules.kit.teaching import Example, Ranking, by_name

EXAMPLE: Final = Example(
    players=4,
    lines=(
        "deck deal 0:TS.QS.AH.TH.KH.QH.JH.AC.TC.9C.TD.JD 1:AS.JS.9S.TH.KH.JH.9H.KC.TD.QD.QD.9D "
        "2:TS.KS.QS.JS.AH.QH.AC.KC.QC.JC.AD.9D 3:AS.KS.9S.9H.TC.QC.JC.9C.AD.KD.KD.JD",
        "0 bid 20",
        "1 pass",
        "2 pass",
        "3 pass",
        "0 trump H",
    ),
    claims={
        **by_name(maker=0, partner=2, shower=0, mate=2),
        "bid": 20,
        "trump": HEARTS,
        "shown_points": 19,
        "mate_points": 4,
        "side_points": 23,
    },
)
"""A run and a pinochle beside it; the king and queen in the run are no marriage too."""


def rankings(options: PinochleOptions, players: int) -> tuple[Ranking, ...]:
    """Every suit alike, the ten above the king."""
    return (Ranking.of("every", order_of(None), HEARTS, PACK),)
