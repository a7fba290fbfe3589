"""The promise of a hand of Auction Pitch: High and Low once each, the jack, and length."""

import pytest

from bot.rules.games.auction_pitch.bidding import best_trump, hand_worth, promised
from bot.rules.games.auction_pitch.options import PRESETS
from bot.rules.kit.cards import SPADES, cards
from tests.rules.games.auction_pitch.script import Script

HOUSE = PRESETS["house"]


def worth(hand: str, preset: str = "house") -> float:
    """The points that a hand promises with spades as trump."""
    return hand_worth(cards(hand), SPADES, PRESETS[preset])


@pytest.mark.parametrize("side", ["9H 8D 7C 8C", "AH KD QC 3C"])
def test_low_is_one_point_however_many_low_trumps_are_held(side: str) -> None:
    assert worth(f"3S 2S {side}") < worth(f"9S 2S {side}") + 0.01
    assert worth(f"9S 2S {side}") > worth(f"9S 3S {side}") > worth(f"9S 7S {side}")


def test_high_is_one_point_of_the_highest_trump() -> None:
    more = worth("KS 9S 8H 7H 6D 5C") - worth("TS 9S 8H 7H 6D 5C")
    under = worth("AS KS 9S 8H 7H 6D") - worth("AS TS 9S 8H 7H 6D")
    assert more > 2 * under > 0


def test_the_jack_is_worth_most_of_a_point_guarded_or_not() -> None:
    alone = worth("JS 9S 8H 7H 6D 5C") - worth("TS 9S 8H 7H 6D 5C")
    guarded = worth("KS JS 8H 7H 6D 5C") - worth("KS TS 8H 7H 6D 5C")
    assert min(alone, guarded) > 0.75


def test_each_trump_more_is_worth_something_and_the_longer_suit_is_made_trump() -> None:
    assert worth("TS 9S 8S 7S 6D 5D") > worth("TS 9S 8S 7H 6D 5D") + 0.25
    assert best_trump(cards("KS 9S 8S 7S KH 9H"), HOUSE) == "S"


def test_who_takes_low_has_it_by_the_high_trumps_where_it_is_its_takers() -> None:
    assert worth("9S 2S 8H 7H 6D 5C", "joker") == worth("9S 8S 8H 7H 6D 5C", "joker")
    assert worth("AS 8S 8H 7H 6D 5C", "joker") > worth("AS 8S 8H 7H 6D 5C")


@pytest.mark.parametrize(
    ("low_to", "players", "line"),
    [("holder", 4, "pass"), ("taker", 4, "bid 3"), ("taker", 7, "pass")],
)
def test_more_is_bid_where_high_trumps_take_low(low_to: str, players: int, line: str) -> None:
    t = Script(f"low_to={low_to}", players).deal("", "AS KS 9S 8H 6D 5C").says("0 bid 2")
    assert str(t.game.habit(t.view(t.turn))) == line


def test_a_partner_promises_points_of_its_own() -> None:
    hand = cards("KS 9S 8H 7H 6D 5C")
    assert promised(hand, PRESETS["setback"]) > promised(hand, HOUSE) + 0.5
