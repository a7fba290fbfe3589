"""The numbered examples of the rules page, each through ``legal``, ``step`` and ``view``."""

from typing import Any

import pytest

from bot.rules.kit.cards import cards
from tests.rules.games.widow_pitch.helpers import Script, X, Y, played_by_x

LOW_CLUBS = "2C 3C 4C 5C 6C"
FIVE = ("S", "AS JS BJ 3S AD TD TH", "KS JC 2S 4D AH 5H TC")
FIVE_TRICKS = ("AS 2S", "AD 4D", "TD KS", "AH TH", "TC 3S", "JS JC", "BJ 5H")
THREE_TWO = ("S", "AS JS AH KH 2D 3D 4D", "LJ 2S 2H 3H 4C 5C 6C")
"""X takes High (AS), the right jack and Game, Y takes Low (2S) and the little joker."""
THREE_TWO_TRICKS = ("AH 2H", "KH 3H", "2D 2S", "4C 4D", "5C JS", "3D LJ", "6C AS")
ALL_SEVEN = ("S", "AS KS QS JS JC BJ LJ", "2H 3H 4H 5H 6H 7H 8H")
ALL_SEVEN_TRICKS = ("AS 2H", "KS 3H", "QS 4H", "JS 5H", "JC 6H", "BJ 7H", "LJ 8H")


def test_1_the_left_jack_led_asks_for_a_heart() -> None:
    t = played_by_x("H", "JD 2S 3S 4S 5S 6S 7S", f"TH AD {LOW_CLUBS}").tricks("JD")
    assert t.choices() == ["play TH"]
    assert t.refused(Y, "play AD") == "must-follow binding=TH card=AD suit=H"
    t.tricks("TH")
    assert t.view().last_trick.winner == X
    assert t.turn == X


def test_2_the_left_jack_is_no_diamond() -> None:
    t = played_by_x("H", "AD 2S 3S 4S 5S 6S 7S", f"JD 5C {LOW_CLUBS.replace('5C', '7C')}")
    t.tricks("AD")
    assert {"play JD", "play 5C"} <= set(t.choices())
    assert len(t.choices()) == 7
    t.tricks("JD")
    assert t.view().last_trick.winner == Y


@pytest.mark.parametrize(
    ("led", "answer", "winner"),
    [("BJ", "JC", Y), ("LJ", "TS", X), ("LJ", "BJ", Y), ("JC", "JS", Y)],
)
def test_3_the_jacks_among_themselves(led: str, answer: str, winner: int) -> None:
    t = played_by_x("S", f"{led} 2H 3H 4H 5H 6H 7H", f"{answer} 2D 3D 4D 5D 6D 7D")
    t.tricks(led)
    assert t.choices() == [f"play {answer}"], "all of these are spades"
    t.tricks(answer)
    assert t.view().last_trick.winner == winner


def test_4_one_may_not_trump_instead_of_following() -> None:
    t = played_by_x("C", "9D 2S 3S 4S 5S 6S 7S", "KD 2C 2H 3H 4H 5H 6H").tricks("9D")
    assert t.choices() == ["play KD"]
    assert t.refused(Y, "play 2C") == "must-follow binding=KD card=2C suit=D"


@pytest.mark.parametrize(
    ("bid", "x", "y"), [(3, 5, 1), (4, 5, 1), (5, 5, 1), (6, -6, 1), ("shoot", -21, 1)]
)
def test_5_a_whole_deal(bid: int | str, x: int, y: int) -> None:
    t = played_by_x(*FIVE, bid=bid, options="target=31")
    winners: list[Any] = []
    for line in FIVE_TRICKS:
        assert t.turn == (winners[-1] if winners else X)
        t.tricks(line)
        told = next(event for event in t.last if event.what.code == "trick-won")
        winners.append(told.what.values["who"])
    assert winners == [X, X, Y, Y, X, X, X]
    assert t.scores == (x, y)
    assert t.heard()[2:7] == [
        "high card=AS who=0",
        "low card=2S who=0",
        "jacks cards=JS.JC.BJ who=0",
        "game against=21 count=27 who=1",
        f"{'made' if x > 0 else 'failed'} maker=0 points=5 value={bid}",
    ]
    assert t.heard()[7:] == [
        f"scored points={x} total={x} who=0",
        f"scored points={y} total={y} who=1",
    ]


def test_6_the_right_jack_alone_is_high_low_and_jack() -> None:
    t = played_by_x("S", "JS AH KH QH JH TH 9H", "2C 3C 4C 5C 6C 7C 8C")
    t.tricks("JS 2C", "AH 3C", "KH 4C", "QH 5C", "JH 6C", "TH 7C", "9H 8C")
    assert t.scores == (4, 0), "High, Low and Jack, and Game too"
    t = played_by_x("S", "JS 2H 3H 4H 5H 6H 7H", "2D AH KH QH JH TH 9H")
    t.tricks("JS 2D", "2H AH", "KH 3H", "QH 4H", "JH 5H", "TH 6H", "9H 7H")
    assert t.scores == (3, 1), "three points, and Game is the other's"


@pytest.mark.parametrize("bid", [3])
def test_7_without_a_trump_there_is_only_game(bid: int) -> None:
    t = played_by_x("S", "AH KH QH JH TH 9H 8H", "2C 3C 4C 5C 6C 7C 8C", bid=bid)
    t.tricks("AH 2C", "KH 3C", "QH 4C", "JH 5C", "TH 6C", "9H 7C", "8H 8C")
    assert t.scores == (-3, 0)
    assert t.heard()[2:4] == [
        "game against=0 count=20 who=0",
        "failed maker=0 points=1 value=3",
    ]


@pytest.mark.parametrize(
    ("lines", "bidder", "bid"),
    [
        (["0 bid 3", "1 bid 4", "0 bid 5", "1 pass"], X, 5),
        (["0 bid 7", "1 bid shoot"], Y, "shoot"),
        (["0 pass"], Y, 3),
        (["0 bid shoot"], X, "shoot"),
    ],
)
def test_8_auctions(lines: list[str], bidder: int, bid: int | str) -> None:
    t = Script().deal().says(*lines)
    v = t.view()
    assert (t.phase, t.turn) == ("discarding", bidder)
    assert (v.maker, v.bid, v.contract) == (bidder, bid, f"bid-{bid}")
    assert v.counts[bidder] == 14


def test_9_how_a_game_ends() -> None:
    t = played_by_x(*THREE_TWO, scores=(18, 20)).tricks(*THREE_TWO_TRICKS)
    assert t.scores == (21, 22)
    assert t.result.winners == (X,)
    assert str(t.result.why) == "both-out target=21 winner=0"
    assert t.heard()[-1] == "game-over winners=0"
    t = played_by_x(*THREE_TWO, bid=5, scores=(-16, 0)).tricks(*THREE_TWO_TRICKS)
    assert t.scores == (-21, 2)
    assert t.result.winners == (Y,)
    assert str(t.result.why) == "minus-target target=21 who=0 winner=1"
    t = played_by_x(*ALL_SEVEN, bid="shoot", scores=(-5, 0)).tricks(*ALL_SEVEN_TRICKS)
    assert (t.scores, t.result, t.phase) == ((16, 0), None, "dealing")
    t = played_by_x(*THREE_TWO, bid="shoot", scores=(3, 0)).tricks(*THREE_TWO_TRICKS)
    assert (t.scores, t.result, t.phase) == ((-18, 2), None, "dealing")


def test_the_order_of_trumps_and_of_the_other_suits() -> None:
    t = Script().deal(x="AH 2H TH KH QH 9D AD", widow="JH JD BJ LJ JS AS 2D")
    assert t.view(X).hand == cards("AH KH QH TH 2H AD 9D"), "suits beside each other"
    t.says("0 bid 3", "1 pass")
    assert t.view(X).hand[:2] == cards("BJ LJ"), "before trump is named jokers have no suit"
    t.says("0 discard AS 2D JS 9D AD 2H QH", "0 trump H")
    assert t.view(X).hand == cards("AH KH JH JD BJ LJ TH")
    assert t.view(X).trump == "H"


@pytest.mark.parametrize(("bid", "missed"), [(3, []), ("shoot", ["shot-missed deal=1 who=0"])])
def test_all_seven_points_are_a_moment_of_the_bidders_opponent_too(
    bid: int | str, missed: list[str]
) -> None:
    t = played_by_x("S", "2S 4H 5H 6H 7H 8H 9H", "AS JS JC BJ LJ TS 3H", bid=bid)
    t.tricks("2S AS", "JS 4H", "JC 5H", "BJ 6H", "LJ 7H", "TS 8H", "3H 9H")
    moments = t.game.reckon(t.told, t.options, 2).moments
    assert [str(moment.what) for moment in moments] == [*missed, "all-seven deal=1 who=1"]
