"""An example from which Pitchling is taught, and its cards from the top."""

from typing import Final

from bot.rules.kit.cards import HEARTS, SPADES, Card, Suit
from bot.rules.kit.teaching import Example, Ranking, by_name
from tests.newcomers.pitchling.options import PitchlingOptions
from tests.newcomers.pitchling.order import PACK, order_of

EXAMPLE: Final = Example(
    players=3,
    lines=(
        "deck deal 0:AS.TS.9S.8S.KH.QH.9H.AC.7C.9D 1:KS.7S.AH.TH.8H.KC.QC.6C.TD.8D "
        "2:QS.JS.6S.JH.7H.6H.TC.9C.AD.QD widow:8C.JC.KD.JD.7D.6D",
        "0 bid 41",
        "1 pass",
        "2 pass",
        "0 discard 8C JC KD JD 7D 6D",
        "0 play AS",
        "1 play 7S",
        "2 play 6S",
        "0 play 9D",
        "1 play TD",
        "2 play AD",
    ),
    claims={
        **by_name(maker=0, winner=2),
        "bid": 41,
        "trump": Suit("S"),
        "led": Card("9D"),
        "best": Card("AD"),
    },
)
"""Spades are led first and so are trump; then the others take a plain suit."""


def rankings(options: PitchlingOptions, players: int) -> tuple[Ranking, ...]:
    """Every suit alike: trump, and a plain one."""
    order = order_of(SPADES)
    return (
        Ranking.of("trump", order, SPADES, PACK),
        Ranking.of("plain", order, HEARTS, PACK),
    )
