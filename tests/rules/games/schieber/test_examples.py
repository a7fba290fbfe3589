"""The numbered examples of the rules of the house, one by one."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bot.rules import GAMES
from tests.rules.games.schieber.conftest import Script


def test_1_to_3_following_trumping_and_not_undertrumping(
    able: Callable[..., str], asked: Callable[..., Any]
) -> None:
    assert able("TS", "KS 6S 7H AD") == "KS 6S 7H"
    assert able("TS TH", "KS 6S 7H QH AD") == "KS 6S QH"
    assert able("TS TH", "7H QH AD 6C") == "QH AD 6C"
    _, why = asked("TS", "KS 6S 7H AD")
    assert why("AD") == "must-follow-or-trump best=TS binding=KS card=AD suit=S trump=H"
    _, why = asked("TS TH", "KS 6S 7H QH AD")
    assert why("7H") == "undertrump best=TH binding=KS card=7H suit=S trump=H"
    assert why("AD") == "must-follow-or-trump best=TH binding=KS card=AD suit=S trump=H"
    _, why = asked("TS TH", "7H QH AD 6C")
    assert why("7H") == "undertrump best=TH binding=QH card=7H suit=S trump=H"


def test_whoever_may_not_play_every_trump_is_asked_to_overtrump(asked: Callable[..., Any]) -> None:
    def duty(trick: str, hand: str, options: str = "") -> str:
        view, _ = asked(trick, hand, options=options)
        return str(GAMES["schieber"].duty(view))

    assert duty("TS TH", "KS 7H QH AD") == "must-follow-or-overtrump best=TH suit=S trump=H"
    assert duty("TS TH", "KS QH AD") == "must-follow-or-trump best=TH suit=S trump=H"
    assert duty("TS", "KS 7H QH AD") == "must-follow-or-trump best=TS suit=S trump=H"
    assert duty("TS TH", "KS 7H AD") == "must-follow best=TH suit=S trump=H"


def test_only_a_hand_with_a_lower_trump_is_asked_for_anything_else(
    asked: Callable[..., Any],
) -> None:
    def duty(trick: str, hand: str) -> str:
        view, _ = asked(trick, hand)
        return str(GAMES["schieber"].duty(view))

    assert duty("TS TH", "7H QH AD") == "undertrump best=TH suit=S trump=H"
    assert duty("TS TH", "QH AD") == duty("TS TH", "KD AD") == "None"


def test_4_nothing_but_lower_trumps(able: Callable[..., str]) -> None:
    assert able("TS TH", "6H 7H 8H") == "6H 7H 8H"
    assert able("TS TH", "7H QH") == "QH"
    free = "undertrump=all-trump-hand-free"
    assert able("TS TH", "7H QH", options=free) == "7H QH"
    assert able("TS TH", "7H QH AD 6C", options=free) == "QH AD 6C"


def test_5_the_puur_need_not_follow(able: Callable[..., str], asked: Callable[..., Any]) -> None:
    assert able("9H", "JH AS 6C") == "JH AS 6C"
    assert able("9H", "JH AS 6C", options="puur=no") == "JH"
    assert able("9H", "JH 6H AS") == "JH 6H"
    _, why = asked("9H", "JH AS 6C", options="puur=no")
    assert why("AS") == "puur-must-follow binding=JH card=AS suit=H"
    _, why = asked("9H", "JH 6H AS", options="puur=no")
    assert why("AS") == "must-follow binding=JH card=AS suit=H"
    _, why = asked("9H", "JH 6H AS")
    assert why("AS") == "must-follow binding=6H card=AS suit=H", "not the Puur: it binds nobody"


def test_6_the_highest_trump_on_the_table_binds(able: Callable[..., str]) -> None:
    assert able("KS 9H", "JH 6S 8C") == "JH 6S"
    assert able("KS 7H 9H", "QH AC") == "AC"


def test_7_without_trump_suit_is_followed(
    able: Callable[..., str], asked: Callable[..., Any]
) -> None:
    assert able("QS", "6S AH", "obenabe") == "6S"
    _, why = asked("QS", "6S AH", "obenabe")
    assert why("AH") == "must-follow binding=6S card=AH suit=S"


@pytest.mark.parametrize(
    ("contract", "trick", "void", "winner", "points", "swiss"),
    [
        ("H", "AS 6H KS TH", "", 3, 25, 25),
        ("H", "AH JH 9H 6H", "", 1, 45, 45),
        ("undenufe", "TS 7S 9S 6C", "3S", 1, 10, 21),
        ("obenabe", "9D TD AD AS", "3D", 2, 32, 32),
    ],
)
def test_8_who_wins_and_what_it_counts(
    table: Callable[..., Script],
    contract: str,
    trick: str,
    void: str,
    winner: int,
    points: int,
    swiss: int,
) -> None:
    for words, worth in (("", points), ("undenufe_six=11", swiss)):
        t = table(words)
        held: dict[str, Any] = {f"s{n}": card for n, card in enumerate(trick.split())}
        t.deal(without=void, **held)
        t.says(f"0 contract {contract}").trick(trick)
        v = t.view()
        assert v.tricks_won == tuple(int(n == winner) for n in range(4))
        assert v.turn == (winner,)
        assert v.cards == ((worth, 0) if winner % 2 == 0 else (0, worth))


@pytest.mark.parametrize(
    ("hand", "points", "nines"),
    [
        ("AS KS QS JS JH JD JC 6C 7C", 220, 220),
        ("KS QS JS TS 9S 8S 7S 6S AH", 120, 120),
        ("AS KS QS JS TS 9S 8S 7S 6S", 150, 150),
        ("QS JS TS 9S 8S QH QD QC AH", 150, 150),
        ("9S 9H 9D 9C 8S 7S 6H 6D AC", 20, 150),
        ("AS KS QS JS TS 9S 7H 7D 7C", 100, 100),
        ("AS KS QS JS TS 9S 8S 7D 7C", 100, 100),
    ],
)
def test_9_the_best_split(table: Callable[..., Script], hand: str, points: int, nines: int) -> None:
    for words, worth in (("", points), ("four_nines=150", nines)):
        for seed in range(400):
            t = table(words).deal(seed, s0=hand).says("0 contract C").play_out(most=4)
            mine = [shown for shown in t.view().shown if shown.seat == 0]
            if mine and len(mine) == len(t.view().shown):
                break
        else:
            raise AssertionError("the hand never scored alone")
        assert t.view().written == (worth, 0)
        assert sum(int(str(shown.what.values["points"])) for shown in mine) == worth


@pytest.mark.parametrize(
    ("contract", "ours", "theirs", "side"),
    [
        ("H", "JS TS 9S 8S 7S", "QS QH QD QC", 1),
        ("H", "JS TS 9S 8S 7S 6S", "AD KD QD JD TD", 1),
        ("H", "QS JS TS", "QH JH TH", 1),
        ("H", "QS JS TS", "QD JD TD", None),
        ("undenufe", "8S 7S 6S", "AH KH QH", 0),
        ("obenabe", "8S 7S 6S", "AH KH QH", 1),
    ],
)
def test_10_the_strongest_weis(
    table: Callable[..., Script], contract: str, ours: str, theirs: str, side: int | None
) -> None:
    t = table("weis_by=hand")
    named = {5: "five", 6: "five", 3: "three", 4: theirs[::3] if "QC" in theirs else ""}
    t.deal(s0=ours, s1=theirs).says(f"0 contract {contract}")
    for seat, cards in ((0, ours), (1, theirs)):
        t.says(f"{seat} weis {named[len(cards.split())]}")
        t.does(seat, t.choices()[0])
    for seat in (2, 3):
        t.says(f"{seat} weis none").does(seat, t.choices()[0])
    assert t.view().announced.side == side
    if side is None:
        assert t.sides == (0, 0) and t.view().shown == ()
        assert t.public("weis-nobody") == ["weis-nobody tie=True"]


def before_the_last_card(t: Script, ours: int, theirs: int) -> Any:
    """Play on to the last card, with so many points in cards for either side once it is played."""
    t.play_out(most=35)
    before, state = t.sides, t.state
    t.prepared(cards=(0, 0), stoeck=None, written=(0, 0)).does(t.turn, t.choices()[0])
    factor = state.contract.factor
    last = [(now - then) // factor for now, then in zip(t.sides, before, strict=True)]
    t.state = state
    return t.prepared(cards=(ours - last[0], theirs - last[1]))


def test_11_a_deal_times_its_factor(table: Callable[..., Script]) -> None:
    t = before_the_last_card(table().deal().says("0 contract H"), 97, 60)
    t.scored(70 * 2, 20 * 2).prepared(written=(140, 40)).does(t.turn, t.choices()[0])
    assert t.sides == (334, 160)
    assert len(t.public("scored")) == 4, "each of the four seats is told"
    t = before_the_last_card(table().deal().says("0 contract obenabe"), 100, 57)
    t.scored(0, 0).does(t.turn, t.choices()[0])
    assert t.sides == (300, 171)


def shuffled(seed: int) -> Any:
    """All cards in some order: whoever plays out by it plays at random, the same every time."""
    return " ".join(Random(seed).sample(GAMES["schieber"].pack(None, 4), 36))


def test_11_played_from_the_first_card_to_the_last(table: Callable[..., Script]) -> None:
    """The same sums, with nothing put in place: Weis 50 + 20, the others' Stöck, 97 to 60."""
    ours, theirs = {"s0": "9S 8S 7S 6S", "s2": "8C 7C 6C"}, {"s1": "KH QH"}
    for seed in range(3000):
        t = table().deal(seed, **ours, **theirs).says("0 contract H").play_out(shuffled(seed))
        if t.sides == (334, 160):
            heard = [str(e.what) for e in t.told if e.to is None]
            assert "stoeck who=1" in heard
            assert [line for line in heard if line.startswith("scored") and "who=0" in line] == [
                "scored points=140 total=140 who=0",
                "scored cards=97 points=194 stoeck=0 swept=0 total=334 who=0",
            ]
            return
    raise AssertionError("no such deal came up")


def test_11_obenabe_from_the_first_card_to_the_last(table: Callable[..., Script]) -> None:
    for seed in range(3000):
        t = table("match=100").deal(seed).says("0 contract obenabe").play_out(shuffled(seed))
        if t.sides == (300, 171):
            return
    raise AssertionError("no such deal came up")


def test_11_undenufe_match(table: Callable[..., Script]) -> None:
    for seed in range(300):
        t = table().deal(seed, s0="7S 6S 9S 7H 6H 7D 6D 7C 6C", s2="8S")
        t.says("0 contract undenufe").play_out("6S 7S 6H 7H 6D 7D 6C 7C 9S")
        if "Weis" not in str(t.told) and t.sides[1] == 0 and t.sides[0] == 1028:
            assert "match points=100 who=0.2" in t.public("match")
            return
    raise AssertionError("nobody without a Weis was found")


@pytest.mark.parametrize(("stoeck", "count", "won"), [(False, 2991, 1), (True, 3011, 0)])
def test_12_a_claim_by_hand(
    table: Callable[..., Script], stoeck: bool, count: int, won: int
) -> None:
    partner = "TC KC QC" if stoeck else "TC 9C"
    ours = "JC 9S 8S" if stoeck else "JC KC 9S"
    t = table("claims=by-hand weis_by=hand", (2950, 0))
    t.deal(s0=ours, s1="AC", s2=partner, s3="6C" if stoeck else "6C QC").says("0 contract C")
    t.trick("JC AC TC 6C")
    assert t.view().cards == (41, 0)
    t.silent().does(0, "claim")
    right = stoeck
    assert t.public("claimed") == [f"claimed count={count} right={right} who=0"]
    assert (t.ending["won"], t.ending["count"], t.ending["double"]) == (won, count, stoeck)
    assert t.ending["code"] == ("claim-right" if right else "claim-wrong")
    assert t.sides == (3011, 0) if stoeck else (2991, 0)


@pytest.mark.parametrize(
    ("order", "won", "scores"),
    [("weis-stoeck-cards", 1, (2989, 3015)), ("stoeck-weis-cards", 0, (3009, 3015))],
)
@pytest.mark.parametrize("claims", ["automatic", "by-hand"])
def test_12_both_there_after_the_first_trick(
    table: Callable[..., Script], order: str, won: int, scores: tuple[int, ...], claims: str
) -> None:
    t = table(f"weis_by=hand finish_order={order} claims={claims}", (2985, 2965))
    theirs: dict[str, Any] = {
        "s1": "9D JH TH 9H 8H AC TC 6C 8S",
        "s3": "6D 8D TD AD KH 6H KC 9S 7S",
    }
    t.deal(s0="KD", s2="7D KS QS", **theirs).says("0 contract S")
    t.says("0 weis none", "0 play KD", "1 weis four", "1 play 9D", "2 weis none", "2 play 7D")
    t.says("3 weis none", "3 play 6D")
    assert t.sides == scores
    assert t.ending["won"] == won


@pytest.mark.parametrize(("theirs", "double"), [(1499, True), (1500, False)])
def test_12_a_double_loss(table: Callable[..., Script], theirs: int, double: bool) -> None:
    t = before_the_last_card(table().deal().says("0 contract S"), 97, 60)
    t.scored(3010 - 97, theirs - 60).prepared(written=(0, 0)).does(t.turn, t.choices()[0])
    assert t.sides == (3010, theirs)
    assert (t.ending["won"], t.ending["double"], t.ending["code"]) == (0, double, "target")
    assert bool(t.public("double-loss")) is double
