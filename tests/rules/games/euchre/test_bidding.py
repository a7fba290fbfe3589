"""The sober rules of the family: what a hand must be worth."""

from collections.abc import Callable

import pytest

from tests.rules.games.euchre.conftest import GAME, Script

Opened = Callable[..., Script]


def says(t: Script) -> str:
    """The bidding rule's line for the seat to act."""
    return str(t.game.habit(t.view(t.turn)))


def thinks_about(t: Script) -> list[str]:
    """The lines worth trying for the seat to act."""
    return [str(action) for action in t.game.worth_trying(t.view(t.turn))]


def test_nobody_orders_a_bower_into_the_enemys_hand_with_jack_and_eight(table: Opened) -> None:
    t = table("american").deal("QH", s0="JD 9H TS QC 9C")
    assert says(t) == "pass"
    assert "order alone" not in thinks_about(t)


def test_three_top_trumps_and_an_ace_are_ordered_up(table: Opened) -> None:
    assert says(table("american").deal("9H", s0="JD AH KH AS 9C")) == "order"


def test_five_trumps_from_the_top_go_alone(table: Opened) -> None:
    assert says(table("american").deal("9H", s0="JH JD AH KH QH")) == "order alone"


def test_where_the_partner_gives_the_best_card_less_is_enough_to_go_alone(table: Opened) -> None:
    hand = "JS KS QS AH QC"
    passes = ("0 pass", "1 pass", "2 pass", "3 pass")
    given = table("american partners_best=yes").deal("9D", s0=hand).says(*passes)
    assert (says(given), says(table("american").deal("9D", s0=hand).says(*passes))) == (
        "call S alone",
        "call S",
    )


def test_aces_name_no_trump_where_it_may_be_named(table: Opened) -> None:
    passes = ("0 pass", "1 pass", "2 pass", "3 pass")
    t = table("american no_trump=yes").deal("9D", s0="AS 9S AH AC TD").says(*passes)
    assert says(t) == "call NT"
    t = table("american").deal("9D", s0="AS 9S AH AC TD").says(*passes)
    assert "call NT" not in thinks_about(t)
    t = table("american no_trump=yes").deal("9D", s0="QS 9S TC QC TD").says(*passes)
    assert says(t) == "pass"
    assert "call NT" not in thinks_about(t)


def test_what_is_turned_up_counts_for_the_dealer_and_against_whoever_faces_one(
    table: Opened,
) -> None:
    hand = "KH 9H 9D AS QC"
    for_me = table("american").deal("JH", s3=hand).says("0 pass", "1 pass", "2 pass")
    against_me = table("american").deal("JH", s0=hand)
    assert (says(for_me), says(against_me)) == ("order", "pass")


def test_a_hand_of_nines_is_passed_without_a_thought(table: Opened) -> None:
    t = table("american").deal("9H", s0="9S 9D 9C TS TC")
    assert thinks_about(t) == ["pass"]
    t.says("0 pass", "1 pass", "2 pass", "3 pass")
    assert thinks_about(t) == ["pass"]


def test_the_long_suit_is_named_and_a_stuck_dealer_names_one(table: Opened) -> None:
    t = table("stick").deal("9H", s0="JS AS KS QS AD", s3="9S TS 9D TD QC")
    t.says("0 pass", "1 pass", "2 pass", "3 pass")
    assert says(t) == "call S alone"
    t.says("0 pass", "1 pass", "2 pass")
    assert says(t).startswith("call ")
    assert "pass" not in thinks_about(t)


def test_the_dealer_puts_the_lone_small_card_away(table: Opened) -> None:
    t = table("american").deal("JH", s3="AH KH AS KS 9C").says("0 pass", "1 pass", "2 pass")
    t.says("3 order")
    assert says(t) == "swap 9C"
    assert not {"swap JH", "swap AH", "swap KH"} & set(thinks_about(t))


def test_the_lone_makers_partner_gives_the_highest_trump(table: Opened) -> None:
    t = table("railroad").deal("9H", s0="JD AH KH QH 9C", s2="JH 9S TS 9D TD", s3="AS KS QS AD KD")
    t.says("0 order alone", "3 swap KD")
    assert says(t) == "give 9C"
    t.says("0 give 9C")
    assert says(t) == "give JH"


@pytest.mark.parametrize(
    ("suit", "hand"),
    [("C", "JH JD 9S AS AD"), ("none", "JH JD AH KH QH"), ("S", "JH JD QH KS 9S")],
)
def test_the_maker_calls_the_ace_that_is_missing_or_nobody(
    sit: Opened, suit: str, hand: str
) -> None:
    t = sit("call-ace", 4).deal("9H", s0=hand).says("0 order", "3 keep")
    assert says(t) == f"partner {suit}"


def test_nothing_is_said_of_cards(table: Opened) -> None:
    t = table("american").deal("9H", s0="JH JD AH KH QH").says("0 order", "3 keep")
    assert GAME.habit(t.view(t.turn)) is None
