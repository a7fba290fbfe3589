"""The card a sober player passes."""

import pytest

from tests.rules.games.four_jacks.helpers import GAME, dealt

PASSING = GAME.options()


@pytest.mark.parametrize(
    ("hand", "passed"),
    [
        ("JC JS 9H TH KH AD KD QD", "JC"),
        ("JS 9S TS JH KH AD KD QD", "JH"),
        ("9S TS KS TH AH QH KH AD", "9S"),
    ],
)
def test_a_jack_of_a_short_suit_goes_first_and_then_a_low_card(hand: str, passed: str) -> None:
    state = dealt([hand, *_others(hand)], PASSING)
    view = GAME.view(state, 0)
    assert str(GAME.habit(view)) == f"give {passed}"
    assert all(action.cards[0].rank in "JT9" for action in GAME.worth_trying(view))


def _others(hand: str) -> list[str]:
    rest = [card for card in GAME.pack(PASSING, 3) if card not in hand.split()]
    return [" ".join(rest[:8]), " ".join(rest[8:])]
