"""An example from which Auction Pitch is taught, and its cards from the top."""

from typing import Final

from bot.rules.games.auction_pitch.options import AuctionPitchOptions
from bot.rules.games.auction_pitch.order import marks_of, order_of, pack_of
from bot.rules.kit.cards import HEARTS, SPADES, Card
from bot.rules.kit.teaching import Example, Ranking, by_name

EXAMPLE: Final = Example(
    players=4,
    lines=(
        "deck deal 0:2S.6H.KD.KC.7C.3C 1:5S.AH.3H.5D.8C.2C 2:KS.QS.JS.4S.4H.JC 3:AS.9S.9D.2D.6C.4C "
        "stock:TS.8S.7S.6S.3S.KH.QH.JH.TH.9H.8H.7H.5H.2H.AD.QD.JD.TD.8D.7D.6D.4D.3D.AC.QC.TC.9C.5C",
        "0 pass",
        "1 pass",
        "2 bid 2",
        "3 pass",
        "2 play KS",
        "3 play 9S",
        "0 play 2S",
        "1 play 5S",
        "2 play 4H",
        "3 play 4C",
        "0 play 6H",
        "1 play 3H",
        "0 play 7C",
        "1 play 2C",
        "2 play QS",
        "3 play AS",
        "3 play 9D",
        "0 play KD",
        "1 play 5D",
        "2 play JS",
        "2 play 4S",
        "3 play 2D",
        "0 play 3C",
        "1 play AH",
        "2 play JC",
        "3 play 6C",
        "0 play KC",
        "1 play 8C",
    ),
    claims={
        **by_name(maker=2, other=3, holder=0),
        "bid": 2,
        "high": Card("AS"),
        "low": Card("2S"),
        "jack": Card("JS"),
        "count": 11,
        "against": 6,
        "maker_gain": 2,
    },
)
"""High and Low are two others', and the pitcher makes a bid of two with Jack and Game."""


def rankings(options: AuctionPitchOptions, players: int) -> tuple[Ranking, ...]:
    """Spades as trump, with the off-jack and jokers if there are any, and hearts beside it."""
    points = options.points
    order, pack = order_of(SPADES, points), pack_of(points)
    return (
        Ranking.of("trump", order, SPADES, pack, marks_of(SPADES, points)),
        Ranking.of("plain", order, HEARTS, pack),
    )
