"""The sober rules of Double Pepper: what a hand bids."""

from bot.rules import GAMES
from tests.rules.games.pepper.script import Script

GAME = GAMES["double-pepper"]


def test_six_bid_with_a_quarter_of_a_trick_to_spare() -> None:
    t = Script("double-pepper", players=6).deal("AS QS JS 9S QH AC KD QD")
    assert str(GAME.habit(t.view(0))) == "bid 5"
