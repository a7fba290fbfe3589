"""An example from which Double Pepper is taught, and its cards from the top."""

from typing import Final

from bot.rules.games.double_pepper.options import DoublePepperOptions
from bot.rules.games.double_pepper.order import PACK, order_of
from bot.rules.kit.bowers import marks_of
from bot.rules.kit.cards import HEARTS, SPADES, Card
from bot.rules.kit.teaching import Example, Ranking, by_name

EXAMPLE: Final = Example(
    players=4,
    lines=(
        "deck deal 0:AS.AS.KS.TS.KH.QH.JH.TH.AC.JC.KD.9D 1:KS.JS.9S.AH.QH.JH.TH.QC.TC.9C.QD.JD "
        "2:QS.JS.TS.9S.KH.9H.QC.JC.TC.9C.AD.9D 3:QS.AH.9H.AC.KC.KC.AD.KD.QD.JD.TD.TD",
        "0 bid 5",
        "1 pass",
        "2 pass",
        "3 pass",
        "0 trump S",
        "0 play KH",
        "1 play AH",
        "2 play 9H",
        "3 play AH",
    ),
    claims={
        **by_name(leader=0, second=1, fourth=3, winner=1),
        "led": Card("KH"),
        "best": Card("AH"),
    },
)
"""Of two equal cards the first played takes the trick."""


def rankings(options: DoublePepperOptions, players: int) -> tuple[Ranking, ...]:
    """Every suit alike; with bowers spades as trump, and hearts beside it."""
    order = order_of(SPADES, options.bowers)
    if not options.bowers:
        return (Ranking.of("every", order, HEARTS, PACK),)
    return (
        Ranking.of("trump", order, SPADES, PACK, marks_of(SPADES, None)),
        Ranking.of("plain", order, HEARTS, PACK),
    )
