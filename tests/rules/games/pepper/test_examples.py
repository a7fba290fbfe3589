"""The examples of the rules page, in its order, through ``legal``, ``step`` and ``view``."""

from typing import Any

import pytest

from bot.rules.kit.cards import cards
from tests.rules.games.pepper.script import Script, hands_of

FIVE_ONE = [
    (0, "JS TS 9S 9D"),
    (0, "JC 9C TC QC"),
    (0, "AS KC AC TD"),
    (0, "KS JD QD KD"),
    (0, "QS TH JH QH"),
    (0, "9H AH KH AD"),
]
"""Spades are trump: seat 0 takes five tricks, seat 1 the last."""
ALL_SIX = [*FIVE_ONE[:5], (0, "AH 9H KH AD")]
THREE_TWO_ONE = [
    (0, "JS QS 9S TS"),
    (0, "JC KS 9C TC"),
    (0, "AS QC KC AC"),
    (0, "9H AH TH JH"),
    (1, "AD KD JD QD"),
    (1, "QH KH 9D TD"),
]
"""Seat 0 takes three tricks, seat 1 two, seat 2 the last."""
TWO_THREE_ONE = [
    (0, "JS QS 9S TS"),
    (0, "JC KS 9C TC"),
    (0, "QC AS KC AC"),
    (1, "AH TH JH 9H"),
    (1, "AD KD JD QD"),
    (1, "QH KH 9D TD"),
]


def played(auction: str, tricks: list[tuple[int, str]], options: str = "", scores: str = "") -> Any:
    """A deal of four in which seat 0 is the maker, with spades."""
    t = Script("pepper", options, scores=scores).deal(*hands_of(tricks, 4)).auction(auction)
    return t.says("0 trump S").plays_tricks(*tricks)


@pytest.mark.parametrize(
    ("auction", "tricks", "outcome", "scores"),
    [
        ("4 p p p", FIVE_ONE, "made maker=0 tricks=5 value=4", (5, 1, 0, 0)),
        ("4 p p p", THREE_TWO_ONE, "short maker=0 tricks=3 value=4", (-6, 2, 1, 0)),
        ("6 p p p", ALL_SIX, "made maker=0 tricks=6 value=6", (6, 0, 0, 0)),
        ("6 p p p", FIVE_ONE, "short maker=0 tricks=5 value=6", (-6, 1, 0, 0)),
        ("big", ALL_SIX, "made maker=0 tricks=6 value=big", (12, 0, 0, 0)),
        ("big", FIVE_ONE, "short maker=0 tricks=5 value=big", (-12, 1, 0, 0)),
    ],
)
def test_1_scores(
    auction: str, tricks: list[tuple[int, str]], outcome: str, scores: tuple[int, ...]
) -> None:
    t = played(auction, tricks)
    assert t.scores == scores
    assert outcome in t.heard(None)


def test_2_who_passed_may_come_back_in() -> None:
    t = Script("pepper").deal().auction("2 p 3 p 4 p p p")
    assert (t.phase, t.view(None).maker, t.view(None).high) == ("naming", 0, 4)
    t = Script("pepper").deal().auction("2 p 3 p p 4 p p p")
    assert (t.phase, t.view(None).maker, t.view(None).high) == ("naming", 1, 4)


def test_2_big_pepper_ends_the_auction() -> None:
    t = Script("pepper").deal().auction("big")
    assert (t.phase, t.view(None).maker, t.view(None).high) == ("naming", 0, "big")


def test_3_no_trump() -> None:
    t = Script("pepper").deal("JH", "QH", "9H", "AH").auction("1 p p p").says("0 trump NT")
    t.plays_tricks((0, "JH QH 9H AH"))
    assert t.view(None).last_trick.winner == 3
    assert (t.view(None).contract, t.view(None).trump) == ("NT", None)


def test_3_the_jack_is_no_bower_without_trump() -> None:
    t = Script("pepper").deal("JS", "JC 9S").auction("1 p p p").says("0 trump NT", "0 play JS")
    assert t.choices() == ["play 9S"]
    assert t.view(1).hand[0] == "9S"


def test_4_a_draw() -> None:
    t = played("2 p p p", TWO_THREE_ONE, scores="29 28 0 0")
    assert t.phase == "over"
    assert t.scores == (31, 31, 1, 0)
    assert t.winners == (0, 1)
    assert t.heard(None)[-1] == "game-drawn winners=0.1"


def test_the_highest_of_those_at_the_target_wins() -> None:
    t = played("2 p p p", TWO_THREE_ONE, scores="28 28 29 0")
    assert t.scores == (30, 31, 30, 0)
    assert t.winners == (1,)


def test_the_order_of_trumps_is_that_of_euchre() -> None:
    t = Script("pepper").deal("9S JS AS JC KS TS", "QS").auction("1 p p p").says("0 trump S")
    assert t.view(0).hand == cards("JS JC AS KS TS 9S")
    assert t.game.marks(t.view(0)) == {"JS": "right", "JC": "left"}


def test_the_left_bower_follows_trump_only() -> None:
    t = Script("pepper").deal("AC", "JC 9C AH").auction("1 p p p").says("0 trump S", "0 play AC")
    assert "play JC" not in t.choices()
    assert t.refused(1, "play JC") == "bower-is-trump binding=9C card=JC suit=C trump=S"
    assert t.refused(1, "play AH") == "must-follow binding=9C card=AH suit=C"
    hand = "JC AH KH QH TH 9H"
    t = Script("pepper").deal("AS", hand).auction("1 p p p").says("0 trump S", "0 play AS")
    assert t.choices() == ["play JC"]
    assert t.refused(1, "play AH") == "must-follow-bower binding=JC card=AH suit=S"


def test_the_maker_leads_whoever_deals() -> None:
    t = Script("pepper").deal().auction("1 p 2 p p p")
    assert t.turn == 2
    assert t.says("2 trump D").turn == 2
