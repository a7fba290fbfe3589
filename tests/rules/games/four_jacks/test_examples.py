"""The examples of the rules: who takes which jacks, who leads next, what a deal scores."""

from typing import Any

import pytest

from bot.rules import CHANCE, Seat
from bot.rules.kit.actions import Play
from bot.rules.kit.cards import cards
from tests.rules.games.four_jacks.helpers import (
    ABC,
    GAME,
    OPEN,
    after_bare_trick,
    dealt,
    lines,
    trick,
)

SOURCE = [
    ("1", "9S JS TS", "A JS", "B"),
    ("2", "QH JH AH", "B JH", "C"),
    ("3", "9C AS JC", "B JC", "C"),
    ("4", "TC JH JD", "C JH JD", "A"),
    ("5", "QC QS KH", "-", "A"),
    ("6", "9D JC TD", "B JC", "C"),
    ("7", "JH QS KC", "B JH", "A"),
]
MORE = [
    ("8", "KS JH JC", "C JH JC", "A"),
    ("9", "JH 9H AD", "C JH", "A"),
    ("10", "9S JS AH", "C JS", "B"),
    ("11", "JS QH QD", "C JS", "A"),
    ("12", "JD AD KD", "A JD", "B"),
    ("13", "TD 9S 9C", "-", "A"),
]
DISCARDS = [
    ("spades above hearts", "JD AS AH", "C"),
    ("hearts above diamonds", "JS AH AD", "C"),
    ("diamonds above clubs", "JS AC AD", "B"),
    ("a lower rank is weaker", "JD AC KS", "C"),
    ("any discard is weaker than the lowest of the suit led", "9D AS JD", "B"),
]


@pytest.mark.parametrize(("number", "bare", "taken", "leader"), SOURCE + MORE)
def test_example(number: str, bare: str, taken: str, leader: str) -> None:
    state, events = after_bare_trick(bare)
    who, *jacks = taken.split()
    expected = [f"takes-jacks cards={'.'.join(jacks)} who={ABC[who]:d}"] if jacks else []
    assert lines(events, "takes-jacks") == expected
    assert lines(events, "trick-won") == [f"trick-won who={ABC[leader]:d}"]
    for viewer in (Seat(0), Seat(1), Seat(2), None):
        v = GAME.view(state, viewer)
        assert v.turn == (ABC[leader],)
        assert v.trick.leader == ABC[leader]
        assert v.last_trick.cards == cards(bare)
        assert v.last_trick.winner == ABC[leader]
        assert v.tricks_won == tuple(int(seat == ABC[leader]) for seat in range(3))
        wanted = [(ABC[who], cards(" ".join(jacks)))] if jacks else []
        assert [(f.values["who"], f.values["cards"]) for f in v.facts] == wanted
        assert [(n, mine) for n, mine in enumerate(v.taken) if mine] == wanted
    assert len(GAME.legal(GAME.view(state, ABC[leader]))) == 7, "the winner may lead anything"


@pytest.mark.parametrize(("rule", "bare", "weakest"), DISCARDS)
def test_the_weakest_card_takes_the_jacks(rule: str, bare: str, weakest: str) -> None:
    state, events = after_bare_trick(bare)
    assert [v.values["who"] for v in GAME.view(state, None).facts] == [ABC[weakest]], rule
    assert lines(events, "takes-jacks")[0].endswith(f"who={ABC[weakest]:d}")


def test_suit_must_be_followed() -> None:
    state = dealt(["AS KS QS JS TS AH KH QH", "9S JH TH 9H AD KD QD JD", "TD 9D AC KC QC JC TC 9C"])
    state, _ = trick(state, "0: AS")
    view = GAME.view(state, Seat(1))
    assert list(GAME.legal(view)) == [Play(cards("9S")[0])]
    why = GAME.why(view, GAME.read("play AD"))
    assert str(why) == "must-follow binding=9S card=AD suit=S"
    assert str(GAME.why(view, GAME.read("play AC"))) == "not-in-hand card=AC"
    state, _ = trick(state, "1: 9S")
    assert len(GAME.legal(GAME.view(state, Seat(2)))) == 8, "void of spades: anything"


A_JC_B_JS_JH_C_JD = (
    ["TS KH TH 9H AD KD JD TC", "AS KS JS 9S QD 9D KC JC", "QS AH QH JH TD AC QC 9C"],
    "0: 9H KC JH|2: TD KD 9D|0: JD QD AH|1: JC AC TC|"
    "2: QC KH KS|2: 9C TS AS|2: QS AD 9S|2: QH TH JS",
)
A_JC_JS_JH_B_JD = (
    ["KS QS JS QH JH AD JD QC", "9S AH KH QD TD AC KC 9C", "AS TS TH 9H KD 9D JC TC"],
    "0: QC 9C TC|0: JD TD KD|2: JC JH AC|1: QD 9D AD|"
    "0: KS 9S TS|0: QS KC AS|2: TH QH KH|1: AH 9H JS",
)
B_ALL_FOUR = (
    ["QS TS KH TH AD JD TD KC", "AS 9S QH JH 9H QC JC 9C", "KS JS AH KD QD 9D AC TC"],
    "0: AD QC KD|0: KH 9H AH|2: JS TS 9S|2: QD JD JC|"
    "2: TC KC 9C|0: TD JH 9D|0: TH QH AC|1: AS KS QS",
)
DEALS = [
    (A_JC_B_JS_JH_C_JD, (-2, -2, -1)),
    (A_JC_JS_JH_B_JD, (-4, -1, 0)),
    (B_ALL_FOUR, (-2, 3, -2)),
]


def played(script: tuple[list[str], str], options: Any = OPEN, **match: Any) -> tuple[Any, ...]:
    """The state after a whole deal, and everything that was told."""
    hands, tricks = script
    told: tuple[Any, ...] = ()
    state = dealt(hands, options, **match)
    for line in tricks.split("|"):
        state, events = trick(state, line)
        told += events
    return state, told


@pytest.mark.parametrize(("deal", "points"), DEALS)
def test_a_deal_scores(deal: tuple[list[str], str], points: tuple[int, ...]) -> None:
    state, told = played(deal)
    assert GAME.view(state, None).scores == points
    assert lines(told, "scored") == [
        f"scored points={p} total={p} who={seat}" for seat, p in enumerate(points)
    ]
    slam = ["four-jacks who=1"] if max(points) > 0 else []
    assert lines(told, "four-jacks") == slam
    assert GAME.to_act(state) == (CHANCE,)
    assert GAME.view(state, None).dealer == 0, "the deal moves left"
    assert GAME.view(state, None).deal == 2


def test_points_add_to_what_there_was() -> None:
    state, told = played(B_ALL_FOUR, scores=(-5, 1, 4))
    assert GAME.view(state, None).scores == (-7, 4, 2)
    assert "scored points=3 total=4 who=1" in lines(told, "scored")


LIMIT = GAME.options(end="limit", pass_cards="none")


def test_a_limit_game_ends_at_minus_ten() -> None:
    state, told = played(A_JC_B_JS_JH_C_JD, LIMIT, scores=(-8, -2, -2))
    result = GAME.result(state)
    assert result.scores == (-10, -4, -3)
    assert result.winners == (2,)
    assert str(result.why) == "limit"
    assert lines(told, "game-over") == ["game-over winners=2"]
    assert GAME.to_act(state) == ()


def test_a_limit_game_goes_on_below() -> None:
    state, told = played(A_JC_B_JS_JH_C_JD, LIMIT, scores=(-7, 4, -7))
    assert GAME.match(state).scores == (-9, 2, -8)
    assert GAME.result(state) is None
    assert GAME.to_act(state) == (CHANCE,)
    assert not lines(told, "game-over")


def test_a_limit_game_ends_at_plus_ten() -> None:
    state, _ = played(B_ALL_FOUR, LIMIT, scores=(0, 7, 0))
    assert GAME.result(state).scores == (-2, 10, -2)
    assert GAME.result(state).winners == (1,)


def test_ties_are_shared() -> None:
    state, told = played(A_JC_B_JS_JH_C_JD, deal=10, scores=(1, 1, -3))
    assert GAME.result(state).scores == (-1, -1, -4)
    assert GAME.result(state).winners == (0, 1)
    assert str(GAME.result(state).why) == "last-deal"
    assert lines(told, "game-drawn") == ["game-drawn winners=0.1"]
