"""The end of a game within a deal, and the side that was there first."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.rules import GAMES
from bot.rules.games.schieber.states import Playing
from tests.rules.games.schieber.conftest import Script

GAME = GAMES["schieber"]
NO_WEIS: dict[str, Any] = {
    "s0": "KD 9D QC TC 8S 6S AH JH 8H",
    "s1": "AD TD KC JC 9S 7S 9H 7H KH",
    "s2": "QD 8D 6D 9C 7C KS QS TS 6H",
    "s3": "JD 7D AC 8C 6C AS JS QH TH",
}
"""A deal in which nobody has a Weis; seat 2 has the Stöck if spades are trump."""


def test_claims_are_made_from_the_second_trick_on(table: Callable[..., Script]) -> None:
    t = table("claims=by-hand").deal(**NO_WEIS).says("0 contract S")
    assert "claim" not in t.choices()
    assert t.refused(0, "claim") == "claim-too-early"
    t.trick("9D AD 6D 7D")
    assert t.turn == 1 and "claim" in t.choices()
    assert t.refused(0, "claim") == "not-your-turn turn=1"
    t = table().deal(**NO_WEIS).says("0 contract S").trick("9D AD 6D 7D")
    assert "claim" not in t.choices()
    assert t.refused(1, "claim") == "claims-are-automatic"


def test_a_wrong_claim_hands_over_the_game(table: Callable[..., Script]) -> None:
    """The others write their tricks and an unplayed Stöck; the claimer's side has its tricks."""
    t = table("claims=by-hand", (1400, 2900)).deal(**NO_WEIS).says("0 contract S")
    t.trick("9D AD 6D 7D").says("1 claim")
    assert t.public("claimed") == ["claimed count=2911 right=False who=1"]
    assert t.sides == (1420, 2911)
    assert t.ending["code"] == "claim-wrong"
    assert (t.ending["won"], t.ending["winners"], t.ending["double"]) == (0, (0, 2), False)


def test_the_unfinished_trick_does_not_count(table: Callable[..., Script]) -> None:
    t = table("claims=by-hand", (0, 2980)).deal(**NO_WEIS).says("0 contract S")
    t.trick("9D AD 6D 7D TD QD").says("3 claim")
    assert t.public("claimed") == ["claimed count=2991 right=False who=3"]
    assert t.sides == (20, 2991), "the winners write their unplayed Stöck"


def test_the_engine_claims_at_once(table: Callable[..., Script]) -> None:
    t = table(scores=(0, 2990)).deal(**NO_WEIS).says("0 contract S").trick("9D AD 6D")
    assert t.view().phase == "playing"
    t.trick("7D")
    assert t.public("claimed-for") == ["claimed-for count=3001 who=1.3"]
    assert t.sides == (0, 3001) and t.ending["code"] == "claim-by-engine"
    assert t.public("double-loss", "game-over") == [
        "double-loss losers=0.2",
        "game-over winners=1.3",
    ]


def test_the_engine_counts_an_unplayed_stoeck(table: Callable[..., Script]) -> None:
    t = table(scores=(2985, 0)).deal(**NO_WEIS).says("0 contract S").trick("9D AD 6D 7D")
    assert t.sides == (3005, 11) and t.ending["won"] == 0


def test_by_hand_nobody_claims_for_anybody(table: Callable[..., Script]) -> None:
    t = table("claims=by-hand", (2985, 2990)).deal(**NO_WEIS).says("0 contract H")
    t.trick("9D AD 6D 7D")
    assert t.view().phase == "playing" and t.view().cards == (0, 11)


def test_a_weis_ends_the_game(table: Callable[..., Script]) -> None:
    t = table("claims=by-hand", (0, 2990)).deal(s0="QD 9D", s1="AH KH QH 6D", s2="7D", s3="8D")
    t.says("0 contract C").trick("QD")
    while t.view().phase == "playing":
        t.does(t.turn, t.choices()[0])
    assert t.ending["code"] == "written" and t.ending["won"] == 1
    assert t.sides[1] >= 3010


def test_a_stoeck_ends_the_game_in_the_middle_of_a_trick(table: Callable[..., Script]) -> None:
    t = table("claims=by-hand", (2970, 100)).deal(**NO_WEIS).says("0 contract S")
    t.trick("9D AD 6D 7D KC KS 6C QC")
    assert t.view().cards == (11, 11) and t.turn == 2
    t.scored(2985, 100).trick("QS")
    assert t.public("stoeck", "trick-won") == ["stoeck who=2"]
    assert t.sides == (3016, 111)
    assert t.ending["code"] == "written"


@pytest.mark.parametrize(
    ("ours", "theirs", "won"), [(2950, 2978, 1), (2950, 2977, 0), (2950, 2999, 1)]
)
def test_both_there_at_the_end_of_a_deal(
    table: Callable[..., Script], ours: int, theirs: int, won: int
) -> None:
    """Nobody claims; the first trick brings E/W 11 × 2 (3000 at once, or 2999), then N/S score."""
    t = table("claims=by-hand", (ours, theirs)).deal(**NO_WEIS).says("0 contract H")
    t.trick("9D AD 6D 7D 7H 6H TH JH")
    assert t.view().cards == (30, 11)
    t.play_out()
    assert all(score >= 3000 for score in t.sides)
    assert (t.ending["code"], t.ending["won"]) == ("there-first", won)


def test_that_the_game_goes_on_tells_of_the_stoeck(table: Callable[..., Script]) -> None:
    """N/S at 2985 would have won with a Stöck: everybody knows now that they have none."""
    hands = NO_WEIS | {"s2": "QD 8D 6D 9C 7C KS JS TS 6H", "s3": "JD 7D AC 8C 6C AS QS QH TH"}
    t = table(scores=(2985, 0)).deal(**hands).says("0 contract S").trick("9D AD 6D 7D")
    assert t.view().denied == (True, False)
    assert isinstance(t.state, Playing)
    t = table(scores=(2970, 0)).deal(**hands).says("0 contract S").trick("9D AD 6D 7D")
    assert t.view().denied == (False, False), "20 points would not have been enough"
