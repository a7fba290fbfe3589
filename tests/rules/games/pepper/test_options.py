"""Table sizes, and every value of an option that is not the default makes a difference."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.rules import GAMES, Refused
from bot.rules.kit.cards import cards
from tests.rules.games.pepper.script import Script, hands_of, tricks_won_by
from tests.rules.games.pepper.test_examples import FIVE_ONE, THREE_TWO_ONE, TWO_THREE_ONE, played

THIRDS = ("AQT", "KJ9")
"""The ranks of a trick of three, each suit in two."""


def three(auction: str, winners: Sequence[int]) -> Any:
    """A deal of three at no trump, in which seat 0 is the maker and the tricks go so."""
    tricks = tricks_won_by(winners, 0, 3, THIRDS)
    t = Script("pepper", players=3).deal(*hands_of(tricks, 3)).auction(auction)
    return t.says("0 trump NT").plays_tricks(*tricks)


def two(auction: str, winners: Sequence[int]) -> Any:
    """A deal of two at no trump: the third hand is dead, and its cards fall out of the tricks."""
    hands = hands_of(tricks_won_by(winners, 0, 3, THIRDS), 3)
    tricks = [
        (leader, " ".join(card for card in told.split() if card not in hands[2]))
        for leader, told in tricks_won_by(winners, 0, 3, THIRDS)
    ]
    t = Script("pepper", players=2).deal(*hands[:2]).auction(auction)
    return t.says("0 trump NT").plays_tricks(*tricks)


def test_presets() -> None:
    presets = GAMES["pepper"].presets
    assert set(presets) == {"house", "source"}
    assert presets["source"] == presets["house"] == GAMES["pepper"].options()


@pytest.mark.parametrize(("players", "hand", "stock"), [(4, 6, 0), (3, 8, 0), (2, 8, 8)])
def test_table_sizes(players: int, hand: int, stock: int) -> None:
    t = Script("pepper", players=players).deal()
    v = t.view(0)
    assert v.counts == (hand,) * players
    assert [(p.name, p.count, p.cards) for p in v.piles] == [("stock", 8, ())] * (stock > 0)
    assert v.sides == tuple((seat,) for seat in range(players))
    assert t.choices() == ["pass", *(f"bid {n}" for n in range(1, hand + 1)), "bid big"]


@pytest.mark.parametrize(
    ("auction", "winners", "scores"),
    [
        ("5 p p", (0, 0, 0, 0, 0, 1, 1, 2), (5, 2, 1)),
        ("6 p p", (0, 0, 0, 0, 0, 1, 1, 2), (-8, 2, 1)),
        ("1 p p", (1, 1, 1, 1, 1, 1, 1, 2), (-8, 7, 1)),
        ("8 p p", (0,) * 8, (8, 0, 0)),
        ("8 p p", (0, 0, 0, 0, 0, 0, 0, 2), (-8, 0, 1)),
        ("big", (0,) * 8, (16, 0, 0)),
        ("big", (0, 0, 0, 0, 0, 0, 1, 0), (-16, 1, 0)),
    ],
)
def test_three_players(auction: str, winners: tuple[int, ...], scores: tuple[int, ...]) -> None:
    assert three(auction, winners).scores == scores


def test_an_auction_of_three_or_two_ends_when_all_others_pass() -> None:
    t = Script("pepper", players=3).deal().auction("1 p 2 3 p p")
    assert (t.phase, t.turn) == ("naming", 0)
    t = Script("pepper", players=2).deal().auction("1 2 p")
    assert (t.phase, t.turn) == ("naming", 1)


@pytest.mark.parametrize(
    ("auction", "winners", "scores"),
    [
        ("5 p", (0, 1, 0, 0, 0, 1, 1, 0), (5, 3)),
        ("6 p", (0, 1, 0, 0, 0, 1, 1, 0), (-8, 3)),
        ("8 p", (0,) * 8, (8, 0)),
        ("big", (0,) * 8, (16, 0)),
        ("big", (0, 0, 0, 0, 0, 0, 0, 1), (-16, 1)),
    ],
)
def test_two_players_and_a_dead_hand(
    auction: str, winners: tuple[int, ...], scores: tuple[int, ...]
) -> None:
    assert two(auction, winners).scores == scores


@pytest.mark.parametrize(("target", "over"), [(21, True), (30, False), (50, False)])
def test_target(target: int, over: bool) -> None:
    t = played("4 p p p", FIVE_ONE, f"target={target}", scores="19 0 0 0")
    assert t.view(None).target == target
    assert (t.phase == "over") == over
    t = played("4 p p p", FIVE_ONE, f"target={target}", scores="45 0 0 0")
    assert t.phase == "over"


def test_partners() -> None:
    """Seat 0 bid four; with seat 2 it has them, alone it is one short."""
    assert played("4 p p p", THREE_TWO_ONE).scores == (-6, 2, 1, 0)
    t = played("4 p p p", THREE_TWO_ONE, "partners=yes")
    assert t.scores == (4, 2, 4, 2)
    assert t.view(None).sides == ((0, 2), (1, 3))
    assert t.heard(None)[-3:] == [
        "made maker=0 tricks=4 value=4",
        "scored points=4 total=4 who=0.2",
        "scored points=2 total=2 who=1.3",
    ]
    assert played("5 p p p", THREE_TWO_ONE, "partners=yes").scores == (-6, 2, -6, 2)
    t = played("4 p p p", THREE_TWO_ONE, "partners=yes", scores="28 28 28 28")
    assert t.winners == (0, 2)
    for players in (2, 3):
        with pytest.raises(Refused, match="table-size"):
            Script("pepper", "partners=yes", players)


def test_auction_once() -> None:
    rounds = Script("pepper").deal().auction("2 p 3 p")
    assert (rounds.phase, rounds.turn) == ("bidding", 0)
    once = Script("pepper", "auction=once").deal().auction("2 p 3 p")
    assert (once.phase, once.turn) == ("naming", 2)
    once = Script("pepper", "auction=once").deal().auction("p p p 1")
    assert (once.phase, once.turn) == ("naming", 3)
    assert Script("pepper", "auction=once").deal().auction("p big").turn == 1
    once = Script("pepper", "auction=once").deal().auction("p p p p")
    assert (once.phase, once.view(None).dealer) == ("dealing", 0)


def test_all_pass() -> None:
    t = Script("pepper").deal().auction("p p p")
    assert "pass" in t.choices()
    t.does(3, "pass")
    assert t.heard(None) == ["passed who=3", "all-passed"]
    assert (t.phase, t.scores, t.view(None).dealer) == ("dealing", (0, 0, 0, 0), 0)
    for auction in ("rounds", "once"):
        t = Script("pepper", f"all_pass=dealer-one auction={auction}").deal()
        assert "pass" in t.auction("p p").choices()
        t.auction("p")
        assert t.choices() == [*(f"bid {n}" for n in range(1, 7)), "bid big"]
        assert t.refused(3, "pass") == "dealer-must-bid"
        t.auction("1")
        assert t.phase == ("naming" if auction == "once" else "bidding")
    t = Script("pepper", "all_pass=dealer-one").deal().auction("p p 1")
    assert "pass" in t.choices()


def test_others_score() -> None:
    assert played("4 p p p", FIVE_ONE).scores == (5, 1, 0, 0)
    assert played("4 p p p", FIVE_ONE, "others_score=no").scores == (5, 0, 0, 0)
    t = played("2 p p p", TWO_THREE_ONE, "others_score=no partners=yes")
    assert t.scores == (3, 0, 3, 0)


def test_refusals() -> None:
    t = Script("pepper").deal("AS").auction("2")
    assert t.refused(1, "bid 2") == "bid-higher value=2"
    assert t.refused(1, "bid 7") == t.refused(1, "bid shoot") == "no-such-bid most=6"
    assert t.refused(2, "bid 3") == "not-your-turn turn=1"
    t.auction("p p p")
    assert t.refused(0, "trump S alone") == "nobody-alone"
    assert t.refused(0, "pass") == "not-now action=pass phase=naming"
    assert t.choices() == ["trump S", "trump H", "trump D", "trump C", "trump NT"]
    assert cards("AS")[0] in t.view(0).hand
