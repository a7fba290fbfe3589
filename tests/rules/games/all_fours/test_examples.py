"""The numbered examples of the rules page, each through ``legal``, ``step`` and ``view``."""

from __future__ import annotations

import pytest

from bot.rules import Seat
from bot.rules.games.all_fours.choices import playable
from bot.rules.games.all_fours.order import ORDERS
from bot.rules.kit.cards import Suit, cards
from bot.rules.kit.tricks import Trick
from tests.rules.games.all_fours.script import Script

TWO = ("TS 8S 5S QH 6H JD", "6S 5H 3H AD 6D 2C")
TRICKS = ("5S AD", "5H 6H", "JD 6D", "8S 6S", "QH 3H", "TS 2C")
FOUR = ("JS TS 4S 3S KD 6D", "AS KS QS AH QC 6C", "5S 5H 7D 5D AC JC", "KH 3H 2H 8D KC 4C")
IN_TRINIDAD = (
    "6D 6C 5D 8D",
    "2H 4S AS 5H",
    "QS 5S 3H TS",
    "KS JC KH JS",
    "AH 7D 4C 3S",
    "KD QC AC KC",
)
TRINIDAD = "target=14 turn_scores=trinidad hang_jack=3 game_tie=nobody undertrump=forbidden"


@pytest.mark.parametrize(("options", "scores"), [("", (2, 2)), ("low_to=taker", (3, 1))])
def test_1_and_2_a_whole_deal_for_two(options: str, scores: tuple[int, ...]) -> None:
    t = Script(options).deal("4D", *TWO).says("0 stand", "0 play 5S")
    assert t.choices() == ["play AD", "play 6D", "play 6S"], "follow, or trump"
    t.plays("AD", *TRICKS[1:])
    assert t.scores == scores
    assert "game against=4 count=13 who=0" in t.heard()
    assert (t.view().dealer, t.view().deal) == (0, 2)


def test_3_four_in_trinidad() -> None:
    t = Script(TRINIDAD, 4).deal("6S", *FOUR)
    assert t.scores == (0, 2, 0, 2)
    t.says("0 stand").plays(IN_TRINIDAD[0], "2H 4S AS")
    assert t.refused(2, "play 5S") == (
        "must-follow-or-overtrump best=AS binding=5H card=5S suit=H trump=S"
    )
    assert t.refused(2, "play AC").startswith("must-follow-or-trump ")
    t.plays("5H", *IN_TRINIDAD[2:])
    assert t.scores == (1, 7, 1, 7)
    assert "hung card=JS holder=0 points=3 who=1" in t.heard()


def test_3_the_same_deal_by_the_rules_of_the_house() -> None:
    t = Script("", 4).deal("6S", *FOUR).says("0 stand").plays(*IN_TRINIDAD)
    assert t.scores == (1, 3, 1, 3)


@pytest.mark.parametrize(
    ("hand", "free", "forbidden"),
    [("9S 3D", "9S 3D", "3D"), ("QS 3D", "QS 3D", "QS 3D"), ("9S 3C", "9S 3C", "9S 3C")],
)
def test_4_undertrumping(hand: str, free: str, forbidden: str) -> None:
    trick, trump = Trick(Seat(0)), Suit("S")
    for seat, card in enumerate(cards("8D TS")):
        trick = trick.with_card(Seat(seat), card, ORDERS[trump])
    for undertrump, able in (("free", free), ("forbidden", forbidden)):
        decision = playable(cards(hand), trick, trump, undertrump)
        assert [str(action) for action in decision] == [f"play {card}" for card in able.split()]


@pytest.mark.parametrize(("options", "points"), [("", 1), (TRINIDAD, 3)])
def test_5_running_the_cards(options: str, points: int) -> None:
    t = Script(options).deal("JH", then="KH JC").says("0 beg")
    assert (t.scores, t.turn, t.choices()) == ((0, points), 1, ["gift", "run"])
    t.says("1 run")
    view = t.view(0)
    assert (t.phase, view.trump, t.scores) == ("playing", "C", (0, 2 * points))
    assert view.counts == (12, 12)
    assert {pile.name: (pile.count, pile.cards) for pile in view.piles} == {
        "up": (1, cards("JC")),
        "refused": (2, cards("JH KH")),
        "stock": (25, ()),
    }
    drawn = [line for line in t.heard(0) if line.startswith("you-drew")]
    assert len(drawn) == 2
    assert not any(line.startswith("you-drew") for line in t.heard())


def test_6_the_refused_suit_means_a_new_deal_where_that_is_agreed() -> None:
    t = Script("same_suit=redeal").deal("JH", then="KH JC").says("0 beg", "1 run")
    assert (t.phase, t.scores) == ("dealing", (0, 1))
    assert (t.view().dealer, t.view().deal) == (1, 2)


def test_7_a_gift_may_not_win_the_game() -> None:
    t = Script("", 2, "10 4").deal("4D").says("0 beg")
    assert t.choices() == ["run"]
    assert t.view().asks == "must-run"
    assert t.refused(1, "gift") == "gift-would-win target=11"
    t = Script("", 2, "9 4").deal("4D").says("0 beg", "1 gift")
    assert (t.phase, t.scores, t.view().trump) == ("playing", (10, 4), "D")


def test_8_the_first_side_there_has_won() -> None:
    t = Script("", 2, "10 10").deal("JD")
    assert (t.phase, t.scores, t.winners) == ("over", (10, 11), (1,))
    t = Script("", 2, "10 10").deal("4D", "AD 3S 3H 3C 4S 4H", "2D JD AS AH AC KS")
    t.says("0 stand").plays("AD 2D", "3S AS", "AH 3H", "AC 3C", "JD 4S", "KS 4H")
    assert (t.phase, t.scores, t.winners) == ("over", (11, 10), (0,)), "High comes first"
    assert not any(line.startswith(("low", "jack", "game ")) for line in t.heard())


@pytest.mark.parametrize(("options", "score"), [("", 2), ("game_tie=nobody", 1)])
def test_9_game_without_a_card_point(options: str, score: int) -> None:
    t = Script(options).deal("4D", "3D 3S 4S 5S 6S 7S", "2D 3H 4H 5H 6H 7H").says("0 stand")
    t.plays("3D 2D", "3S 3H", "4S 4H", "5S 5H", "6S 6H", "7S 7H")
    assert t.scores == (score, 1), "High, and Game for whoever did not deal; Low to its holder"


def test_10_the_stock_runs_out() -> None:
    t = Script("", 4).deal("JH", then="KH QH").says("0 beg", "3 run")
    assert (t.phase, t.scores, t.view().dealer) == ("dealing", (0, 1, 0, 1), 3)
    assert t.heard()[-1] == "dealt-anew who=3"


def test_a_refused_jack_can_no_longer_be_caught() -> None:
    t = Script().deal("JD").says("0 stand")
    assert str(t.view().stake) == "game-level count=0"
    t = Script().deal("4D").says("0 stand")
    assert str(t.view().stake) == "jacks-left cards=JD"


@pytest.mark.parametrize(("up", "stake"), [("JD", "game-ahead"), ("4D", "jacks-left")])
def test_the_card_points_are_told_once(up: str, stake: str) -> None:
    """By the stake, as soon as it is about Game."""
    t = Script().deal(up, "AD 3S", "2D TD").says("0 stand").plays("AD TD")
    view = t.view()
    assert view.stake is not None and view.stake.code == stake
    told = [str(fact) for fact in view.facts if fact.code == "card-points"]
    assert told == ([] if stake == "game-ahead" else ["card-points count=14 who=0"])
