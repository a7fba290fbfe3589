"""An example from which Pepper is taught, and its cards from the top."""

from typing import Final

from bot.rules.games.pepper.options import PepperOptions
from bot.rules.games.pepper.states import PACK_SIZE
from bot.rules.kit.bowers import euchre_pack, marks_of, order_of
from bot.rules.kit.cards import HEARTS, SPADES
from bot.rules.kit.teaching import Example, Ranking, by_name

EXAMPLE: Final = Example(
    players=4,
    lines=(
        "deck deal 0:AS.JS.AH.JC.9C.KD 1:QH.JH.TH.AC.KC.JD 2:KS.TS.QC.TC.TD.9D 3:QS.9S.KH.9H.AD.QD",
        "0 bid 5",
        "1 pass",
        "2 pass",
        "3 pass",
        "0 trump S",
        "0 play JS",
        "1 play TH",
        "2 play TS",
        "3 play 9S",
        "0 play JC",
        "1 play JH",
        "2 play KS",
        "3 play QS",
        "0 play AS",
        "1 play JD",
        "2 play 9D",
        "3 play 9H",
        "0 play AH",
        "1 play QH",
        "2 play TC",
        "3 play KH",
        "0 play KD",
        "1 play KC",
        "2 play TD",
        "3 play AD",
        "3 play QD",
        "0 play 9C",
        "1 play AC",
        "2 play QC",
    ),
    claims={
        **by_name(maker=0, other=3),
        "bid": 5,
        "maker_tricks": 4,
        "maker_gain": -6,
        "other_tricks": 2,
        "other_gain": 2,
    },
)
"""A bid that is missed by one trick: all of it is lost, and the others score their tricks."""


def rankings(options: PepperOptions, players: int) -> tuple[Ranking, ...]:
    """Spades as trump, with the bowers at the top, and hearts beside it."""
    order, pack = order_of(SPADES), euchre_pack(PACK_SIZE, None)
    return (
        Ranking.of("trump", order, SPADES, pack, marks_of(SPADES, None)),
        Ranking.of("plain", order, HEARTS, pack),
    )
