"""An example from which Widow Pitch is taught, and its cards from the top."""

from typing import Final

from bot.rules.games.widow_pitch.options import WidowPitchOptions
from bot.rules.games.widow_pitch.order import PACK, marks_of, order_of
from bot.rules.kit.cards import HEARTS, SPADES, Card
from bot.rules.kit.teaching import Example, Ranking, by_name

EXAMPLE: Final = Example(
    players=2,
    lines=(
        "deck deal 0:AS.JS.3S.TH.7C.TD.8D 1:KS.2S.AH.5H.JC.TC.4D widow:BJ.AD.4H.6C.6D.9C.9H "
        "stock:2D.KC.QS.4S.2H.3H.8H.AC.KH.QC.JH.QD.6S.8C.8S.2C.7D.9S.KD.3C.JD.5C.6H.TS.7H.4C.7S."
        "LJ.QH.3D.5D.9D.5S",
        "0 bid 4",
        "1 pass",
        "0 discard 9H 4H 8D 6D 9C 7C 6C",
        "0 trump S",
        "1 discard none",
        "0 play AS",
        "1 play 2S",
        "0 play AD",
        "1 play 4D",
        "0 play TD",
        "1 play KS",
        "1 play AH",
        "0 play TH",
        "1 play TC",
        "0 play 3S",
        "0 play JS",
        "1 play JC",
        "0 play BJ",
        "1 play 5H",
    ),
    claims={
        **by_name(maker=0, other=1),
        "bid": 4,
        "high": Card("AS"),
        "low": Card("2S"),
        "jacks": (Card("JS"), Card("JC"), Card("BJ")),
        "count": 27,
        "against": 21,
        "maker_gain": 5,
        "other_gain": 1,
    },
)
"""High, Low, three jacks and Game, of which the bidder misses the last."""


def rankings(options: WidowPitchOptions, players: int) -> tuple[Ranking, ...]:
    """Spades as trump with the four jacks, and hearts beside it."""
    order = order_of(SPADES)
    return (
        Ranking.of("trump", order, SPADES, PACK, marks_of(SPADES)),
        Ranking.of("plain", order, HEARTS, PACK),
    )
