"""An example from which Three-handed Pinochle is taught, and its cards from the top."""

from typing import Final

from bot.rules.games.three_handed_pinochle.options import ThreeHandedOptions
from bot.rules.kit.cards import CLUBS, HEARTS
from bot.rules.kit.pinochle import PACK, order_of
from bot.rules.kit.teaching import Example, Ranking, by_name

EXAMPLE: Final = Example(
    players=3,
    lines=(
        "deck deal 0:TS.KS.KH.QH.JH.9H.TD.KD.JD.AC.TC.KC.QC.QC.JC "
        "1:AS.KS.QS.JS.JS.9S.TH.KH.9H.AD.AD.TD.KD.9D.TC "
        "2:AS.TS.QS.9S.AH.AH.TH.QH.JH.QD.9D.AC.KC.9C.9C widow:JC.JD.QD",
        "0 bid 350",
        "1 pass",
        "2 pass",
        "0 trump C",
        "0 discard TS TD JD",
    ),
    claims={
        **by_name(maker=0, shower=0),
        "bid": 350,
        "trump": CLUBS,
        "shown_points": 270,
    },
)
"""A run, two marriages and four kings: the points left to take are fewer than the melds."""


def rankings(options: ThreeHandedOptions, players: int) -> tuple[Ranking, ...]:
    """Every suit alike, the ten above the king."""
    return (Ranking.of("every", order_of(None), HEARTS, PACK),)
