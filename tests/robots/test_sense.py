"""The cards that a robot never thinks of, and those it may think of after all."""

from random import Random

import pytest

from bot.robots.kernel import Deals, Playout
from bot.robots.kernel.playout import Turn
from bot.robots.kernel.sense import sensible
from bot.rules import GAMES
from tests.robots.positions.reading import read

JACKS = GAMES["four-jacks"]


@pytest.mark.parametrize(
    ("second", "is_led"),
    [
        ("QD 9D TD", False),  # both have followed: the ace and the king go over it
        ("QD 9H TD", True),  # somebody has no diamonds, and has to go under it
    ],
)
def test_a_jack_is_led_to_who_cannot_follow(second: str, is_led: bool) -> None:
    text = f"""
position a jack under two high cards
rules house pass_cards=none
hand 0: AC JD QD AH KH AS KS QS
trick 0: AC JC QC
trick 0: {second}
never: JD
why: To see what is thought of.
"""
    (position,) = read(text, JACKS)
    rest = JACKS.rest(JACKS.guess(position.view(), Random(1)))
    assert rest is not None
    turn = Turn(Playout(Deals([rest])), 0)
    led = [str(turn.tables.cards[n]) for n, lanes in enumerate(sensible(turn)) if lanes]
    assert ("JD" in led) == is_led
    assert set(led) - {"JD"} == {"AH", "KH", "AS", "KS", "QS"}
