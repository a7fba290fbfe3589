"""An example from which First Steps is taught, and its cards from the top."""

from typing import Final

from bot.rules.kit.cards import HEARTS, Card
from bot.rules.kit.teaching import Example, Ranking, by_name
from tests.newcomers.first_steps.options import FirstStepsOptions
from tests.newcomers.first_steps.order import ORDER, PACK

EXAMPLE: Final = Example(
    players=3,
    lines=(
        "deck deal 0:AS.KS.9S.QH.JH.TH.KC.9C 1:QS.JS.AH.KH.9H.AC.QC.TD 2:TS.JC.TC.AD.KD.QD.JD.9D",
        "0 play KS",
        "1 play JS",
        "2 play TS",
        "0 play KC",
        "1 play AC",
    ),
    claims={
        **by_name(leader=0, second=1, winner=1),
        "led": Card("KC"),
        "best": Card("AC"),
    },
)
"""A king is led too early: the ace takes it."""


def rankings(options: FirstStepsOptions, players: int) -> tuple[Ranking, ...]:
    """Every suit alike: there is no trump."""
    return (Ranking.of("every", ORDER, HEARTS, PACK),)
