"""Every value of every option that is not the default's makes a difference here."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bot.rules import GAMES
from bot.rules.games.schieber.options import PRESETS, SchieberOptions, factors
from tests.rules.games.schieber.conftest import Script


def test_presets() -> None:
    differing = {name: dict(o.differing(SchieberOptions())) for name, o in PRESETS.items()}
    assert differing == {
        "house": {},
        "source": {"puur": False, "claims": "by-hand", "weis_by": "hand"},
        "swiss": {
            "target": 2500,
            "factors": "2-2-1-1-3-3",
            "undenufe_six": 11,
            "four_nines": 150,
            "weis_tie": "earlier",
            "weis_longer_wins": True,
            "fours_or_run": "run",
            "undertrump": "all-trump-hand-free",
            "finish_order": "stoeck-weis-cards",
            "faces": "swiss",
        },
        "penguin": {"target": 2500, "weis_undenufe": "all-reversed"},
    }


@pytest.mark.parametrize("target", [3000, 2500, 1500, 1000])
def test_target(table: Callable[..., Script], target: int) -> None:
    t = table(f"target={target}", (target - 1, 0)).deal().says("0 contract S").play_out()
    assert t.view().target == target
    assert t.ending["target"] == target and t.ending["double"] is True
    t = table(f"target={target}", (target - 400, 0)).deal().says("0 contract S").play_out()
    assert t.view().phase == "dealing"


@pytest.mark.parametrize(
    ("factors", "each"),
    [
        ("1-1-2-2-3-4", [1, 1, 2, 2, 3, 4]),
        ("1-1-1-1-1-1", [1, 1, 1, 1, 1, 1]),
        ("1-1-2-2-3-3", [1, 1, 2, 2, 3, 3]),
        ("2-2-1-1-3-3", [2, 2, 1, 1, 3, 3]),
        ("2-1-1-1-1-1", [2, 1, 1, 1, 1, 1]),
    ],
)
def test_factors(table: Callable[..., Script], factors: str, each: list[int]) -> None:
    for word, factor in zip(("S", "C", "D", "H", "obenabe", "undenufe"), each, strict=True):
        t = table(f"factors={factors}").deal().says(f"0 contract {word}")
        assert t.public("named") == [f"named contract={word} factor={factor} who=0"]
        t = table(f"factors={factors} weis_by=hand match=0").deal().says(f"0 contract {word}")
        t.play_out()
        assert sum(t.sides) in (157 * factor, 177 * factor)


def test_match(table: Callable[..., Script]) -> None:
    for words, points in (("", 1028), ("match=0", 628)):
        t = table(f"weis_by=hand {words}").deal(s0="7S 6S 9S 7H 6H 7D 6D 7C 6C", s2="8S")
        t.says("0 contract undenufe").play_out("6S 7S 6H 7H 6D 7D 6C 7C 9S")
        assert t.sides == (points, 0)


@pytest.mark.parametrize(("tie", "side", "points"), [("nobody", None, 0), ("earlier", 1, 20)])
def test_weis_tie(table: Callable[..., Script], tie: str, side: int | None, points: int) -> None:
    t = table(f"weis_by=hand weis_tie={tie}").deal(
        s1="QS JS TS", s2="QD JD TD", without="1KS 19S 2KD 29D"
    )
    t.says("0 contract C", "0 weis none").does(0, t.choices()[0])
    for seat in (1, 2):
        t.says(f"{seat} weis three").does(seat, t.choices()[0])
    t.says("3 weis none").does(3, t.choices()[0])
    assert t.view().announced.side == side
    mine: list[Any] = [shown.what.values["points"] for shown in t.view().shown if shown.seat == 1]
    assert sum(mine) == points
    assert (t.sides == (0, 0)) is (side is None)


@pytest.mark.parametrize(
    ("value", "runs", "fours"),
    [
        ("sequences-reversed", "8S 7S 6S", "AS AH AD AC"),
        ("natural", "AH KH QH", "AS AH AD AC"),
        ("all-reversed", "8S 7S 6S", "TS TH TD TC"),
    ],
)
def test_weis_undenufe(table: Callable[..., Script], value: str, runs: str, fours: str) -> None:
    for kinds, hands, best in (
        (("three", "three"), ("8S 7S 6S", "AH KH QH"), runs),
        (("TTTT", "AAAA"), ("TS TH TD TC", "AS AH AD AC"), fours),
    ):
        t = table(f"weis_by=hand weis_undenufe={value}").deal(s0=hands[0], s1=hands[1])
        t.says("0 contract undenufe", f"0 weis {kinds[0]}").does(0, t.choices()[0])
        line = f"weis {kinds[1]}"
        if line in t.choices():
            t.does(1, line)
        else:
            assert t.refused(1, line) == f"weis-too-weak kind={kinds[1]} named={kinds[0]}"
            t.does(1, "weis none")
        t.does(1, t.choices()[0])
        for seat in (2, 3):
            t.says(f"{seat} weis none").does(seat, t.choices()[0])
        assert t.view().announced.side == hands.index(best)


@pytest.mark.parametrize(("longer", "side"), [("no", 1), ("yes", 0)])
def test_weis_longer_wins(table: Callable[..., Script], longer: str, side: int) -> None:
    t = table(f"weis_longer_wins={longer}")
    t.deal(s0="JS TS 9S 8S 7S 6S", s1="AD KD QD JD TD", without="19D").says("0 contract C")
    assert t.play_out(most=4).view().announced.side == side
    told = [str(event.what) for event in t.told if event.what.code == "weis-length"]
    lengths = ["weis-length length=6 who=0", "weis-length length=5 who=1"]
    assert told == (lengths if longer == "yes" else [])


@pytest.mark.parametrize(("value", "side"), [("fours", 1), ("run", 0)])
def test_fours_or_run(table: Callable[..., Script], value: str, side: int) -> None:
    t = table(f"fours_or_run={value}").deal(s0="JS TS 9S 8S 7S", s1="QS QH QD QC")
    assert t.says("0 contract C").play_out(most=4).view().announced.side == side


def test_push_back(table: Callable[..., Script]) -> None:
    t = table().deal().says("0 shove")
    assert t.view().phase == "must-name"
    assert t.refused(2, "shove") == "must-name"
    t = table("push_back=yes").deal().says("0 shove", "2 shove")
    assert t.turn == 0 and t.view().phase == "must-name"
    assert t.refused(0, "shove") == "must-name"
    t.says("0 contract D")
    assert t.view().maker == 0 and t.turn == 0
    t = table("push_back=yes").deal().says("0 shove", "2 contract D")
    assert t.view().maker == 2 and t.turn == 0, "forehand leads in any case"


def test_first_forehand(table: Callable[..., Script]) -> None:
    t = table("first_forehand=7C").deal(s2="7C")
    assert (t.turn, t.view().forehand, t.view().dealer) == (2, 2, 3)
    assert t.public() == ["dealt deal=1 dealer=3", "forehand card=7C who=2"]
    t.says("2 contract S").play_out()
    assert t.view().dealer == 2, "that forehand deals next"
    assert t.deal(s0="7C").turn == 3, "and from now on its right is forehand"
    t = table().deal(s2="7C")
    assert (t.turn, t.view().forehand) == (0, 0)
    assert t.says("0 contract S").play_out().view().dealer == 0


def test_the_seven_of_diamonds_begins_in_the_romandie(table: Callable[..., Script]) -> None:
    t = table("first_forehand=7D").deal(s2="7D", s1="7C")
    assert (t.turn, t.view().forehand, t.view().dealer) == (2, 2, 3)
    assert t.public() == ["dealt deal=1 dealer=3", "forehand card=7D who=2"]
    t.says("2 contract S").play_out()
    assert t.view().dealer == 2, "that forehand deals next"
    assert t.deal(s0="7D").turn == 3, "and from now on its right is forehand"


def test_everybody_knows_who_holds_the_card_that_decides(table: Callable[..., Script]) -> None:
    game = GAMES["schieber"]
    for option in ("7C", "7D"):
        view = table(f"first_forehand={option}").deal(s2=option).view(0)
        for seed in range(20):
            assert option in game.fill(view, Random(seed)).told()[0].hands[2]


def test_faces_are_for_the_eye_alone(table: Callable[..., Script]) -> None:
    """The same deal comes to the same, whatever the suits are called."""
    one, other = (table(f"faces={faces}").deal(s0="7C JS 9S") for faces in ("source", "swiss"))
    for t in (one, other):
        t.says("0 contract S").play_out()
    assert one.sides == other.sides
    assert [str(event.what) for event in one.told] == [str(event.what) for event in other.told]


def test_eichel_and_rosen_count_single_in_either_pairing() -> None:
    """Roses (C) and acorns (S) are what they are in the deck; who stands for them differs."""
    for preset, french in (("house", "CS"), ("swiss", "HD")):
        options = PRESETS[preset]
        printed = dict(zip("SHDC", options.pairing or "SHDC", strict=True))
        single = {suit for suit in "SHDC" if factors(options.factors)[suit] == 1}
        assert single == set(french)
        assert {printed[suit] for suit in single} == {"C", "S"}


def test_what_is_expected_where() -> None:
    game = GAMES["schieber"]
    assert [game.expected_in(x) for x in ("de", "fr", "it")] == ["swiss"] * 3
    assert [game.expected_in(x) for x in ("", "en-US", "ja")] == [None] * 3


def test_weis_by_hand(table: Callable[..., Script]) -> None:
    t = table("weis_by=hand").deal(s0="QS JS TS 9S", s1="AH KH QH").says("0 contract C")
    assert t.view().phase == "announcing"
    assert t.choices() == ["weis none", "weis three", "weis four"]
    assert t.refused(0, "play QS").startswith("not-now")
    assert t.refused(0, "weis five") == "weis-not-held kind=five"
    assert t.refused(0, "weis 9999") == "weis-unknown"
    t.says("0 weis three")
    assert t.public() == ["weis kind=three who=0"]
    t.says("0 play QS", "1 weis three")
    assert t.refused(1, "weis none").startswith("not-now")
    t = table("weis_by=hand").deal(s0="QS JS TS 9S", s1="AH KH QH").says("0 contract C")
    t.says("0 weis four", "0 play QS")
    assert t.refused(1, "weis three") == "weis-too-weak kind=three named=four"
    t.says("1 weis none").does(1, t.choices()[0])
    for seat in (2, 3):
        t.says(f"{seat} weis none").does(seat, t.choices()[0])
    assert t.view().phase == "playing", "only the first trick is announced"
    assert t.view().shown[0].cards == ("QS", "JS", "TS", "9S")


def test_weis_by_the_engine(table: Callable[..., Script]) -> None:
    """Everybody's best is said with the first card, also a weaker one than was said before."""
    t = table().deal(s0="QS JS TS 9S", s1="AH KH QH", seed=4).says("0 contract C")
    assert t.view().phase == "playing"
    t.play_out(most=1)
    assert t.public("weis", "played")[0].startswith("weis kind=four who=0")
    t.play_out(most=1)
    assert t.public("weis") == ["weis kind=three who=1"]
    assert t.view().announced.kinds == ("four", "three", "", "")
    assert t.sides == (0, 0), "written down after the fourth card"


def test_understating_scores_all_the_same(table: Callable[..., Script]) -> None:
    """The kind that is named decides who scores; what scores is the best of both hands."""
    t = table("weis_by=hand").deal(
        s0="QS JS TS 9S 8S", s2="QD JD TD", s1="AH KH QH", without="0KS 07S 2KD 29D"
    )
    t.says("0 contract undenufe", "0 weis three", "0 play 8S", "1 weis none")
    for _ in range(3):
        t.silent().does(t.turn, t.choices()[0])
    shown = {shown.cards for shown in t.view().shown if shown.seat in (0, 2)}
    assert {("QS", "JS", "TS", "9S", "8S"), ("QD", "JD", "TD")} <= shown
    assert t.sides[0] >= (100 + 20) * 4


def test_stoeck_is_called_with_the_second_of_its_cards(table: Callable[..., Script]) -> None:
    t = table("weis_by=hand").deal(s0="KH QH 8S 7C", s1="JH 9H AH").says("0 contract H")
    t.trick("KH AH").play_out(most=2)
    assert t.sides == (0, 0)
    while t.turn != 0 or "play QH" not in t.choices():
        t.does(t.turn, next(line for line in t.choices() if line != "play QH"))
    t.does(0, "play QH")
    assert t.public("stoeck") == ["stoeck who=0"]
    assert t.sides == (40, 0)


def test_puur_and_nell_are_marked(table: Callable[..., Script]) -> None:
    t = table().deal().says("0 contract D")
    assert GAMES["schieber"].marks(t.view(0)) == {"JD": "puur", "9D": "nell"}
    assert GAMES["schieber"].marks(table().deal().says("0 contract obenabe").view(0)) == {}


def test_who_shoved_is_a_fact_once_there_is_a_contract(table: Callable[..., Script]) -> None:
    """Before, the calls beside the names say it, and once is enough."""
    t = table().deal().says("0 shove")
    assert [fact.code for fact in t.view().facts] == []
    t.says("2 contract D")
    assert "shoved who=0" in map(str, t.view().facts)
