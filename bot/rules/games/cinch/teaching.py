"""An example from which Cinch is taught, and its cards from the top."""

from typing import Final

from bot.rules.games.cinch.options import CinchOptions
from bot.rules.games.cinch.order import PACK, marks_of, order_of
from bot.rules.kit.cards import CLUBS, DIAMONDS, SPADES, Card
from bot.rules.kit.teaching import Example, Ranking, by_name

EXAMPLE: Final = Example(
    players=4,
    lines=(
        "deck deal 0:KS.9S.7S.2S.QD.4D.2D.QC.8C 1:AS.TS.KH.7H.JD.7D.5D.4C.2C "
        "2:4S.3S.QH.TH.6H.6D.AC.JC.9C 3:JS.8S.5S.4H.KD.KC.TC.6C.3C "
        "stock:9H.6S.7C.AH.3D.5H.TD.8H.2H.9D.8D.JH.QS.AD.5C.3H",
        "0 pass",
        "1 bid 7",
        "2 pass",
        "3 pass",
        "1 trump D",
        "0 discard KS 9S 7S 2S QC 8C",
        "1 discard AS TS KH 7H 4C 2C",
        "2 discard 4S 3S QH TH 6H AC JC 9C",
        "3 discard 8S 5S 4H 3H TC 6C 5C 3C",
        "1 play 3D",
        "2 play TD",
        "3 play AD",
        "0 play 2D",
        "3 play KD",
        "0 play QD",
        "1 play 5D",
        "2 play 9D",
        "3 play KC",
        "0 play 7C",
        "1 play 7D",
        "2 play 8H",
        "1 play JD",
        "2 play 6D",
        "3 play JH",
        "0 play 4D",
        "1 play 5H",
        "2 play 8D",
        "3 play JS",
        "0 play 9H",
        "2 play 2H",
        "3 play QS",
        "0 play 6S",
        "1 play AH",
    ),
    claims={
        **by_name(maker=1, partner=3, other=2),
        "bid": 7,
        "suit": DIAMONDS,
        "robbed": 5,
        "right": Card("5D"),
        "left": Card("5H"),
        "points": 9,
        "against": 5,
        "maker_gain": 9,
        "other_gain": 5,
    },
)
"""The fourth example of the rules page: a bid of seven is made with nine."""


def rankings(options: CinchOptions, players: int) -> tuple[Ranking, ...]:
    """Spades as trump with both pedros, and clubs without their five."""
    order = order_of(SPADES)
    return (
        Ranking.of("trump", order, SPADES, PACK, marks_of(SPADES)),
        Ranking.of("plain", order, CLUBS, PACK),
    )
