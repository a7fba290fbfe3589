"""The numbered examples of the rules page, each through ``legal``, ``step`` and ``view``."""

from __future__ import annotations

import pytest

from bot.rules import Seat
from bot.rules.games.auction_pitch.choices import playable
from bot.rules.games.auction_pitch.order import order_of
from bot.rules.kit.cards import Suit, cards
from bot.rules.kit.tricks import Trick
from tests.rules.games.auction_pitch.script import Script

WHOLE = (
    "2S 6H KD KC 7C 3C",
    "5S AH 3H 5D 8C 2C",
    "KS QS JS 4S 4H JC",
    "AS 9S 9D 2D 6C 4C",
)
TRICKS = ("KS 9S 2S 5S", "4H 4C 6H 3H", "7C 2C QS AS", "9D KD 5D JS", "4S 2D 3C AH", "JC 6C KC 8C")
SWEPT = ("AS KS QS JS 2S AH", "3S 4S 7H 8H 9H TH", "2H 3H 2D 3D 4D 5D", "5S 2C 3C 4C 5C 6C")
SWEEP = ("AS 3S 2H 5S", "KS 4S 3H 2C", "QS 7H 2D 3C", "JS 8H 3D 4C", "2S 9H 4D 5C", "AH TH 5D 6C")
"""All four points and all six tricks for seat 0."""


def trick_of(played: str, trump: str, points: str) -> Trick:
    trick, order = Trick(Seat(0)), order_of(Suit(trump), points)
    for n, card in enumerate(cards(played)):
        trick = trick.with_card(Seat(n), card, order)
    return trick


@pytest.mark.parametrize(
    ("points", "trump", "played", "best"),
    [
        ("four", "H", "AC 2H KC", "2H"),
        ("joker", "S", "2S JK", "2S"),
        ("joker", "S", "AH JK", "JK"),
        ("jick", "S", "9S JC", "JC"),
        ("seven", "H", "BJ LJ TH JD", "JD"),
        ("seven", "H", "TH BJ AH JH", "AH"),
    ],
)
def test_1_who_takes_a_trick(points: str, trump: str, played: str, best: str) -> None:
    assert trick_of(played, trump, points).best == best


@pytest.mark.parametrize(
    ("points", "led", "hand", "able"),
    [
        ("four", "9S", "KS 2H AD", "KS 2H"),
        ("four", "9S", "2H AD", "2H AD"),
        ("four", "9H", "2H AH KS", "2H AH"),
        ("four", "9H", "KS AD", "KS AD"),
        ("jick", "9D", "JD KD AC", "JD KD"),
        ("jick", "9H", "JD KD", "JD"),
    ],
)
def test_2_and_3_what_may_be_played(points: str, led: str, hand: str, able: str) -> None:
    decision = playable(cards(hand), trick_of(led, "H", points), Suit("H"), points)
    assert [str(action) for action in decision] == [f"play {card}" for card in able.split()]


def test_2_and_3_why_others_may_not_be_played() -> None:
    t = Script("points=jick").deal("9D TH 2S 3S 4S 5S", "JD KD AC 2C 3C 4C", "", "JH")
    t.auction("2 p p p").plays("TH")
    assert t.choices() == ["play JD"]
    assert t.refused(1, "play AC") == "must-follow-off binding=JD card=AC suit=H"
    t = Script().deal("9D TH 2S 3S 4S 5S", "JD KD AC 2C 3C 4C", "", "JH")
    t.auction("2 p p p").plays("9D")
    assert t.refused(1, "play AC") == "must-follow binding=KD card=AC suit=D"
    t = Script().deal("TH KD 2S 3S 4S 5S", "2H QD AC 2C 3C 4C", "3H 2D 9C TC JC QC", "4H 3D AD AS")
    t.auction("2 p p p").plays("TH 2H 3H 4H", "KD")
    assert t.choices() == ["play QD"]
    told = t.refused(1, "play AC")
    assert told == "must-follow binding=QD card=AC suit=D", "there is no trump left to play"


@pytest.mark.parametrize(
    ("words", "maker", "bid"),
    [("2 p 3 p", 2, 3), ("2 p 3 3", 3, 3), ("p p p 2", 3, 2), ("2 4 p p", 1, 4)],
)
def test_4_auctions(words: str, maker: int, bid: int) -> None:
    t = Script().deal().auction(words)
    assert (t.phase, t.turn) == ("pitching", maker)
    assert (t.view().maker, t.view().bid) == (maker, bid)
    assert len(t.choices()) == 6, "any card may be pitched"


def test_4_what_the_dealer_may_say() -> None:
    assert Script().deal().auction("p p p").choices() == ["bid 2"]
    assert Script().deal().auction("2 p 3").choices() == ["pass", "bid 3", "bid 4"]
    assert Script("steal=no").deal().auction("2 p 3").choices() == ["pass", "bid 4"]
    assert Script().deal().auction("2 4 p").choices() == ["pass"]
    assert Script("smudge=added").deal().auction("2 4 p").choices() == ["pass", "bid smudge"]
    t = Script().deal().auction("p p p")
    assert t.refused(3, "pass") == "must-bid least=2"
    assert t.refused(3, "bid 3") == "stuck least=2"
    assert t.refused(3, "bid 9") == "no-such-bid least=2 most=4 smudge=none"
    assert Script().deal().auction("3").refused(1, "bid 2") == "bid-too-low high=3 value=2"
    t = Script().deal().auction("3 p p")
    assert "bid 3" in t.choices() and t.refused(3, "bid 2") == "no-steal high=3 value=2"


def test_4_all_may_pass_where_that_is_agreed() -> None:
    t = Script("all_pass=redeal").deal().auction("p p p p")
    assert (t.phase, t.scores) == ("dealing", (0, 0, 0, 0))
    assert t.heard() == ["passed who=3", "all-passed"]
    assert (t.view().dealer, t.view().deal) == (0, 2)


@pytest.mark.parametrize(
    ("options", "bid", "scores"),
    [("", 2, (1, 0, 2, 1)), ("", 3, (1, 0, -3, 1)), ("low_to=taker", 2, (0, 0, 3, 1))],
)
def test_5_a_whole_deal(options: str, bid: int, scores: tuple[int, ...]) -> None:
    t = Script(options).deal(*WHOLE).auction(f"p p {bid} p").plays(*TRICKS)
    assert t.scores == scores
    assert "game against=6 count=11 who=2" in t.heard()


def test_6_the_jack_alone_is_high_low_and_jack() -> None:
    t = Script("low_to=taker").deal(
        "JS 2H 3H 4H 5H 6H", "2C 3C 4C 5C 6C 7C", "2D 3D 4D 5D 6D 7D", "8C 8D 9C 9D TC 7H"
    )
    t.auction("3 p p p").plays("JS 2C 2D 8C", "6H 3C 3D 7H")
    t.plays("TC 2H 4C 4D")
    t.plays("9C 3H 5C 5D", "9D 4H 6C 6D", "8D 5H 7C 7D")
    assert t.scores == (3, 0, 0, 1), "the ten makes Game"


def test_7_nobody_has_game_if_several_have_most() -> None:
    t = Script().deal(
        "AS 2S 3S 4S 5S 6S", "TH 7C 3C 4C 5C 6C", "TD 3D 4D 5D 6D 7D", "TC 2H 3H 4H 5H 6H"
    )
    t.auction("2 p p p").plays("AS 3C 3D 2H", "2S 4C 4D 3H", "3S 5C 5D 4H", "4S 6C 6D 5H")
    t.plays("5S 7C 7D 6H", "6S TH TD TC")
    assert t.scores == (3, 0, 0, 0), "34 for seat 0: High, Low, Game"


def test_8_a_smudge() -> None:
    setback = "partners=yes target=21 smudge=added must_bid_out=yes"
    t = Script(setback).deal(*SWEPT).auction("smudge p p p").plays(*SWEEP)
    assert t.scores == (5, 0, 5, 0)
    no_jack = tuple(hand.replace("JS", "6S") for hand in SWEPT)
    t = Script(setback).deal(*no_jack).auction("smudge p p p")
    t.plays(*(trick.replace("JS", "6S") for trick in SWEEP))
    assert t.scores == (-5, 0, -5, 0)
    t = Script(setback).deal(*no_jack).auction("4 p p p")
    t.plays(*(trick.replace("JS", "6S") for trick in SWEEP))
    assert t.scores == (-4, 0, -4, 0)


def test_9_who_wins_if_several_are_there() -> None:
    t = Script("", 4, "10 10 8 10").deal(*WHOLE).auction("p p 2 p").plays(*TRICKS)
    assert t.scores == (11, 10, 10, 11)
    assert t.winners == (3,), "High comes before Low"
    t = Script("", 4, "10 10 9 10").deal(*WHOLE).auction("p p 2 p").plays(*TRICKS)
    assert t.winners == (2,), "the pitcher wins before all others"
    assert str(t.why) == "pitcher-out target=11 winners=2"
    t = Script("must_bid_out=yes", 4, "10 10 8 10").deal(*WHOLE).auction("p p 2 p").plays(*TRICKS)
    assert t.phase == "dealing", "others stand at the target and play on"


def test_10_a_joker_pitched_makes_spades_trump() -> None:
    t = Script("points=joker").deal("JK", "2S 3S KH").auction("2 p p p").plays("JK")
    assert t.view().trump == "S"
    assert t.choices() == ["play 3S", "play 2S"]
    assert t.heard()[-1] == "pitched suit=S who=0"


def test_a_joker_is_never_low() -> None:
    hands = ("JK AH 2H 3H 4H 5H", "2C 3C 4C 5C 6C 7C", "2D 3D 4D 5D 6D 7D", "8C 8D 9C 9D TC 6H")
    t = Script("points=joker low_to=taker").deal(*hands).auction("2 p p p")
    t.plays(
        "JK 2C 2D 8C", "AH 3C 3D 6H", "5H 4C 4D TC", "4H 5C 5D 8D", "3H 6C 6D 9C", "2H 7C 7D 9D"
    )
    assert t.scores == (3, 0, 0, 0), "High, the joker and Game; nobody has Low"


@pytest.mark.parametrize(("options", "who"), [("", "0"), ("partners=yes", "0.2")])
def test_all_points_are_a_moment_of_the_side_that_took_them(options: str, who: str) -> None:
    hands = ("AS KS QS JS TS 2S", "2C 3C 4C 5C 6C 7C", "2D 3D 4D 5D 6D 7D", "3S 2H 3H 4H 5H 6H")
    t = Script(options).deal(*hands).auction("p p p 2")
    t.plays("3S AS 2C 2D", "KS 3C 3D 2H", "QS 4C 4D 3H")
    t.plays("JS 5C 5D 4H", "TS 6C 6D 5H", "2S 7C 7D 6H")
    moments = t.game.reckon(t.told, t.options, 4).moments
    assert [str(moment.what) for moment in moments] == [f"all-points deal=1 points=4 who={who}"]
