"""When robots claim the game: if they know that they have it, and at no other time."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bot.robots import LEVELS, choose
from bot.rules import GAMES
from bot.rules.kit.actions import CLAIM, Play
from tests.rules.games.schieber.conftest import Script
from tests.rules.games.schieber.test_ending import NO_WEIS

GAME = GAMES["schieber"]
BEHIND: dict[str, Any] = {
    "s0": "KS 8S 7S KH QD TD 9D TC 8C",
    "s1": "QS JH 8H 6H AD JD 8D AC QC",
    "s2": "JS TS 9S 6S KD 7D 9C 7C 6C",
    "s3": "AS AH QH TH 9H 7H 6D KC JC",
}
"""A deal in which spades are trump, and seats 1 and 3 are likely to come second."""


def claims(t: Script, level: str) -> bool:
    """Whether a robot claims the game here, by any chance."""
    view = t.view(t.turn)
    assert CLAIM in GAME.legal(view)
    said = {choose(GAME, view, Random(seed), LEVELS[level]) for seed in range(6)}
    assert all(type(action) is Play or action == CLAIM for action in said)
    return CLAIM in said


@pytest.mark.parametrize("level", LEVELS)
def test_a_robot_claims_what_it_knows_to_have(table: Callable[..., Script], level: str) -> None:
    for scores, sure in (((0, 2988), False), ((0, 2989), True), ((2990, 2900), False)):
        t = table("claims=by-hand", scores).deal(**NO_WEIS).says("0 contract S")
        assert claims(t.trick("9D AD 6D 7D"), level) is sure


@pytest.mark.parametrize("level", LEVELS)
def test_its_own_stoeck_counts_and_none_that_its_partner_may_have(
    table: Callable[..., Script], level: str
) -> None:
    t = table("claims=by-hand", (2980, 0)).deal(**NO_WEIS).says("0 contract S")
    t.trick("9D AD 6D 7D TD")
    assert t.turn == 2 and claims(t, level)
    t.trick("QD JD")
    assert t.turn == 0 and not claims(t, level)


@pytest.mark.parametrize("level", LEVELS)
def test_no_game_is_lost_by_a_claim_to_save_points(
    table: Callable[..., Script], level: str
) -> None:
    """The others were likely to win, and to write what is left of the deal."""
    t = table("source", (2880, 2880)).deal(**BEHIND).says("0 shove", "2 contract S")
    t.trick("8C AC").does(2, "weis three")
    t.trick("6S AS")
    assert t.turn == 3 and t.sides == (2900, 2880)
    assert not claims(t, level)
