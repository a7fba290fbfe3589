"""The sober rules of Double Pepper: what a hand bids."""

from bot.rules import GAMES
from bot.rules.games.double_pepper.bidding import worth_of
from tests.rules.games.pepper.script import Script

GAME = GAMES["double-pepper"]


def test_six_bid_with_a_quarter_of_a_trick_to_spare() -> None:
    t = Script("double-pepper", players=6).deal("AS QS JS 9S QH AC KD QD")
    assert str(GAME.habit(t.view(0))) == "bid 5"


def test_four_bid_all_that_a_hand_is_worth() -> None:
    t = Script("double-pepper").deal("AS AS KS QS TS AH KC QC KD QD 9D TC")
    assert 8.3 < max(worth_of(t.view(0)).values()) < 8.5
    assert str(GAME.habit(t.view(0))) == "bid 8"


def test_with_bowers_four_keep_half_a_trick_to_spare() -> None:
    t = Script("double-pepper", "bowers=yes").deal("AS AS KS TS AH KH AC KC QD 9D TH TC")
    assert 7.1 < max(worth_of(t.view(0)).values()) < 7.3
    assert str(GAME.habit(t.view(0))) == "bid 6"
