"""An example from which Double-deck Pinochle is taught, and its cards from the top."""

from typing import Final

from bot.rules.games.double_deck_pinochle.options import DoubleDeckOptions
from bot.rules.games.double_deck_pinochle.order import PACK, order_of
from bot.rules.kit.cards import HEARTS
from bot.rules.kit.teaching import Example, Ranking, by_name

EXAMPLE: Final = Example(
    players=4,
    lines=(
        "deck deal "
        "0:AS.KS.QS.QS.AH.KH.KH.QH.QH.JH.TH.AD.KD.JD.JD.AC.KC.QC.JC.TC "
        "1:KS.QS.JS.TS.TS.AH.JH.JH.TH.AD.KD.QD.JD.TD.AC.QC.QC.TC.TC.TC "
        "2:AS.AS.AS.JS.TS.AH.AH.KH.KH.TH.AD.AD.KD.QD.TD.AC.KC.KC.KC.JC "
        "3:KS.KS.QS.JS.JS.TS.QH.QH.JH.TH.KD.QD.QD.JD.TD.TD.AC.QC.JC.JC",
        "0 bid 60",
        "1 pass",
        "2 pass",
        "3 pass",
        "0 trump H",
    ),
    claims={
        **by_name(maker=0, shower=0),
        "bid": 60,
        "trump": HEARTS,
        "shown_points": 71,
    },
)
"""A run and two pinochles: two of a kind are worth far more than twice one."""


def rankings(options: DoubleDeckOptions, players: int) -> tuple[Ranking, ...]:
    """Every suit alike, the ten above the king."""
    return (Ranking.of("every", order_of(None), HEARTS, PACK),)
