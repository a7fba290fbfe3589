"""The sober rules of Schieber: what is named, and what is shoved."""

from collections.abc import Callable
from typing import Any

from tests.rules.games.schieber.conftest import GAME

STRONG = "JH 9H AH KH QH AS AD 6C 7C"
SIXES = "6S 7S 8S 6H 7H 6D 7D 6C TC"
JACK_AND_NINE = "8S 7S QS TH 8H JD 9D QC 8C"


def says(t: Any) -> str:
    """The bidding rule's line for the seat to act."""
    return str(GAME.habit(t.view(t.turn)))


def thinks_about(t: Any) -> list[str]:
    """The lines worth trying for the seat to act."""
    return [str(action) for action in GAME.worth_trying(t.view(t.turn))]


def test_five_trumps_from_the_top_are_named(table: Callable[..., Any]) -> None:
    assert says(table().deal(s0=STRONG)) == "contract H"


def test_jack_and_nine_alone_are_shoved(table: Callable[..., Any]) -> None:
    assert says(table().deal(s0=JACK_AND_NINE)) == "shove"


def test_sixes_and_sevens_are_undenufe_and_aces_obenabe(table: Callable[..., Any]) -> None:
    assert says(table().deal(s0=SIXES)) == "contract undenufe"
    assert says(table().deal(s0="AS KS QS AH KH AD KD AC 6C")) == "contract obenabe"


def test_a_partner_shoved_to_names_the_best_and_nothing_else_is_left(
    table: Callable[..., Any],
) -> None:
    t = table().deal(s0=JACK_AND_NINE, s2="JS 9S AS KS 6H 7H 6D 7D 6C").says("0 shove")
    assert "shove" not in thinks_about(t)
    assert says(t) in thinks_about(t)


def test_factors_decide_between_equal_suits(table: Callable[..., Any]) -> None:
    hand = "JS 9S AS 6S JH 9H AH 6H 8C"
    assert says(table("factors=1-1-2-2-3-4").deal(s0=hand)) == "contract H"
    assert says(table("factors=1-1-1-1-1-1").deal(s0=hand)) in ("contract S", "contract H", "shove")


def test_where_nothing_counts_more_than_once_a_good_hand_is_not_shoved(
    table: Callable[..., Any],
) -> None:
    hand = "JH 9H KH 6H QS 7S 9D 8C AC"
    for by_contract in ("1-1-1-1-1-1", "2-1-1-1-1-1"):
        assert says(table(f"factors={by_contract}").deal(s0=hand)) == "contract H"


def test_the_factor_of_a_contract_counts_for_the_weis_as_well(table: Callable[..., Any]) -> None:
    hand = "QS TS QH 8H 7H QC 9C 6C QD"
    t = table("factors=1-1-2-2-3-4").deal(s2=hand).says("0 shove")
    assert says(t) == "contract undenufe"
    assert says(table("factors=1-1-1-1-1-1").deal(s2=hand).says("0 shove")) != says(t)


def test_the_best_weis_is_said(table: Callable[..., Any]) -> None:
    t = table("source").deal(s0=STRONG).says("0 contract H")
    assert says(t) == "weis four"
