"""The sober rules of Three-handed Pinochle: what a hand bids."""

from bot.rules import GAMES
from tests.rules.games.three_handed_pinochle.script import Script

GAME = GAMES["three-handed-pinochle"]
FAIR = "TS KS QS JS JS 9S 9S TH JH TC KC JC AD QD JD"
"""A hand that comes to 313 points with an average widow."""


def test_a_bid_is_made_with_twenty_points_to_spare() -> None:
    assert str(GAME.habit(Script().deal(FAIR).view(0))) == "pass"
    assert str(GAME.habit(Script("minimum=250").deal(FAIR).view(0))) == "bid 250"
