"""Every value of an option that is not the default makes a difference that can be seen."""

import pytest

from bot.rules import Refused
from tests.rules.games.widow_pitch.helpers import GAME, Script, X, Y, played_by_x
from tests.rules.games.widow_pitch.test_examples import (
    ALL_SEVEN,
    ALL_SEVEN_TRICKS,
    FIVE,
    FIVE_TRICKS,
    THREE_TWO,
    THREE_TWO_TRICKS,
)

FOLLOW = ("S", "AD KS 2H 3H 4H 5H 6H", "2D QS 2C 3C 4C 5C 6C")


def three_two(options: str = "", scores: tuple[int, int] = (0, 0), bid: int | str = 3) -> Script:
    """A deal in which X takes three points and Y two."""
    t = played_by_x(*THREE_TWO, bid=bid, options=options, scores=scores)
    return t.tricks(*THREE_TWO_TRICKS)


def shot(options: str, scores: tuple[int, int]) -> Script:
    """A deal in which X shoots it and takes everything."""
    t = played_by_x(*ALL_SEVEN, bid="shoot", options=options, scores=scores)
    return t.tricks(*ALL_SEVEN_TRICKS)


def test_presets() -> None:
    assert GAME.presets["house"] == GAME.presets["source"] == GAME.options()
    assert str(GAME.options()) == (
        "target=21 forced_dealer_may_raise=no both_out=bidder shoot=added low_to=taker "
        "game_tie=nobody follow=strict"
    )


@pytest.mark.parametrize("target", [21, 11, 15, 31])
def test_target(target: int) -> None:
    options = f"target={target}"
    t = three_two(options, (target - 3, 0))
    assert t.result.winners == (X,)
    assert str(t.result.why) == f"target target={target} winner=0"
    assert three_two(options, (target - 4, 0)).result is None
    assert three_two(options, (0, target - 2)).result.winners == (Y,)
    lost = three_two(options, (5 - target, 0), bid=5)
    assert (lost.scores[X], lost.result.winners) == (-target, (Y,))
    assert three_two(options, (6 - target, 0), bid=5).result is None
    assert t.view().target == target


def test_shoot_it_is_21_whatever_the_target() -> None:
    assert shot("target=31", (0, 0)).scores == (21, 0)
    assert shot("target=11", (-10, 0)).scores == (11, 0)
    t = three_two("target=11", (0, 0), bid="shoot")
    assert (t.scores, t.result.winners) == ((-21, 2), (Y,))


def test_forced_dealer() -> None:
    t = Script().deal().says("0 pass")
    assert (t.phase, t.turn, t.view().bid) == ("discarding", Y, 3)
    assert t.heard() == [
        "passed who=0",
        "forced value=3 who=1",
        "took-widow count=7 value=3 who=1",
    ]
    t = Script("forced_dealer_may_raise=yes").deal().says("0 pass")
    assert (t.phase, t.turn) == ("bidding", Y)
    assert t.choices() == ["bid 3", "bid 4", "bid 5", "bid 6", "bid 7", "bid shoot"]
    assert t.refused(Y, "pass") == "must-bid"


@pytest.mark.parametrize("bid", [3, 4, 5, 6, 7, "shoot"])
def test_the_forced_dealers_bid_is_the_last_word(bid: int | str) -> None:
    t = Script("forced_dealer_may_raise=yes").deal().says("0 pass", f"1 bid {bid}")
    assert (t.phase, t.turn, t.view().bid) == ("discarding", Y, bid)


@pytest.mark.parametrize(
    ("value", "scores", "winner", "why"),
    [
        ("bidder", (18, 20), X, "both-out target=21 winner=0"),
        ("higher", (18, 20), Y, "both-out-higher target=21 winner=1"),
        ("bidder", (18, 19), X, "both-out target=21 winner=0"),
        ("higher", (18, 19), X, "both-out target=21 winner=0"),
        ("higher", (20, 20), X, "both-out-higher target=21 winner=0"),
    ],
)
def test_both_out(value: str, scores: tuple[int, int], winner: int, why: str) -> None:
    t = three_two(f"both_out={value}", scores)
    assert min(t.scores) >= 21
    assert t.result.winners == (winner,)
    assert str(t.result.why) == why


def test_shoot_added() -> None:
    t = shot("shoot=added", (-15, 10))
    assert (t.scores, t.result) == ((6, 10), None)
    assert three_two("shoot=added", (3, 0), bid="shoot").result is None


def test_shoot_outright() -> None:
    t = shot("shoot=outright", (-15, 10))
    assert (t.scores, t.result.winners) == ((6, 10), (X,))
    assert str(t.result.why) == "shot who=0 winner=0"
    t = three_two("shoot=outright", (20, 0), bid="shoot")
    assert (t.scores, t.result.winners) == ((-1, 2), (Y,))
    assert str(t.result.why) == "shot-failed who=0 winner=1"
    assert three_two("shoot=outright", bid=3).result is None


@pytest.mark.parametrize(("value", "scores"), [("taker", (5, 1)), ("player", (4, 2))])
def test_low_to(value: str, scores: tuple[int, int]) -> None:
    """The 2S is played by Y and taken by X."""
    t = played_by_x(*FIVE, options=f"low_to={value}").tricks(*FIVE_TRICKS)
    assert t.scores == scores


@pytest.mark.parametrize(("value", "scores"), [("nobody", (-3, 0)), ("opponent", (-3, 1))])
def test_game_tie(value: str, scores: tuple[int, int]) -> None:
    t = played_by_x(
        "S", "3H 4H 5H 6H 7H 8H 9H", "2C 3C 4C 5C 6C 7C 8C", options=f"game_tie={value}"
    )
    t.tricks("3H 2C", "4H 3C", "5H 4C", "6H 5C", "7H 6C", "8H 7C", "9H 8C")
    assert t.scores == scores
    told = {"nobody": "no-game count=0", "opponent": "game-tied count=0 who=1"}
    assert told[value] in t.heard()


def test_a_tie_above_nothing_is_nobodys_too() -> None:
    hands = ("S", "TH 2D 3D 4D 5D 6D 7D", "2C TD 2H 3H 4H 5H 6H")
    tricks = ("2D TD", "2H TH", "3D 3H", "4D 4H", "5D 5H", "6D 6H", "7D 2C")
    t = played_by_x(*hands).tricks(*tricks)
    assert "no-game count=10" in t.heard()
    assert t.scores == (-3, 0)
    assert played_by_x(*hands, options="game_tie=opponent").tricks(*tricks).scores == (-3, 1)


def test_follow() -> None:
    strict = played_by_x(*FOLLOW).tricks("AD")
    assert strict.choices() == ["play 2D"]
    t = played_by_x(*FOLLOW, options="follow=follow-or-trump").tricks("AD")
    assert set(t.choices()) == {"play 2D", "play QS"}
    why = "must-follow-or-trump best=AD binding=2D card=2C suit=D trump=S"
    assert t.refused(Y, "play 2C") == why
    t.tricks("QS")
    assert t.view().last_trick.winner == Y


def test_a_trump_lead_must_be_followed_whatever_the_option() -> None:
    t = played_by_x(*FOLLOW, options="follow=follow-or-trump").tricks("KS")
    assert t.choices() == ["play QS"]
    assert t.refused(Y, "play 2D") == "must-follow binding=QS card=2D suit=S"


def test_who_is_void_may_play_anything_whatever_the_option() -> None:
    for follow in ("strict", "follow-or-trump"):
        t = played_by_x(*FOLLOW, options=f"follow={follow}").tricks("2H")
        assert len(t.choices()) == 7


def test_two_players() -> None:
    for players in (1, 3, 4):
        with pytest.raises(Refused, match=r"table-size allowed=2"):
            GAME.check(GAME.options(), players)
