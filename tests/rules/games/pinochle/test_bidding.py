"""The sober rules of Pinochle: bids, trumps, gifts and giving up."""

from collections.abc import Callable
from typing import Any

from bot.robots.grounds import grounds_of
from bot.rules.kit.actions import PASS, Bid
from tests.rules.games.pinochle.conftest import GAME

RUN = "AS TS KS QS JS AH AD AC KH QH TD 9C"
FAIR = "AS KS QS 9S KH QH 9H KC JC KD JD 9D"
"""A hand that promises 29 points."""
NOTHING = "9S 9H 9D 9C JS JH JC TS TH QC QD 9H"


def says(t: Any) -> str:
    """The bidding rule's line for the seat to act."""
    return str(GAME.habit(t.view(t.turn)))


def thinks_about(t: Any) -> list[str]:
    """The lines worth trying for the seat to act."""
    return [str(action) for action in GAME.worth_trying(t.view(t.turn))]


def test_a_run_and_aces_around_are_bid_and_named(table: Callable[..., Any]) -> None:
    t = table().deal(RUN)
    assert says(t) == "bid 15"
    t.says("0 bid 20", "1 pass", "2 pass", "3 pass")
    assert says(t) == "trump S"


def test_a_hand_without_suit_or_meld_is_passed(table: Callable[..., Any]) -> None:
    t = table().deal(NOTHING)
    assert says(t) == "pass"
    t = table().deal("", NOTHING).says("0 bid 20")
    assert (says(t), thinks_about(t)) == ("pass", ["pass"])


def test_a_hand_is_counted_with_a_trump_that_it_may_name(table: Callable[..., Any]) -> None:
    def best(rules: str) -> str:
        view = table(rules).deal("AH TH QH 9H TS KS KC QC AC KS AD JD").view(0)
        return str(grounds_of(GAME, view, Bid(20))[-1])

    assert best("house") == "best-trump cards=AH.TH.QH.9H suit=H"
    assert best("house trump_needs=marriage") == "best-trump cards=AC.KC.QC suit=C"


def test_bids_stop_where_meld_and_counters_do(table: Callable[..., Any]) -> None:
    t = table().deal(RUN).says("0 bid 70", "1 pass", "2 bid 80")
    assert t.turn in (0, 3)
    while t.turn != 0:
        t.says(f"{t.turn} pass")
    assert (says(t), thinks_about(t)) == ("pass", ["pass"])


def test_more_is_bid_where_a_bid_that_fails_costs_the_meld_alone(table: Callable[..., Any]) -> None:
    bids = "0 bid 29", "1 pass", "2 pass"
    assert says(table("set_penalty=bid").deal("", "", "", FAIR).says(*bids)) == "pass"
    assert says(table("set_penalty=meld").deal("", "", "", FAIR).says(*bids)) == "bid 30"


def test_less_is_bid_where_no_bid_is_low(table: Callable[..., Any]) -> None:
    bids = "0 bid 26", "1 pass", "2 pass"
    assert says(table("minimum=20").deal("", "", "", FAIR).says(*bids)) == "bid 27"
    assert says(table("minimum=25").deal("", "", "", FAIR).says(*bids)) == "pass"


def test_the_partners_bid_stands_once_the_others_have_passed(table: Callable[..., Any]) -> None:
    t = table().deal(FAIR).says("0 bid 15", "1 pass", "2 bid 25", "3 pass")
    assert (t.turn, says(t)) == (0, "pass")
    short, partner = [str(one) for one in grounds_of(GAME, t.view(0), PASS)]
    assert short == "falls-short asked=32.0 unit=points worth=29.0"
    assert partner == "partner-bids who=2"


def test_it_is_raised_while_others_may_bid_and_with_a_far_better_hand(
    table: Callable[..., Any],
) -> None:
    t = table().deal(FAIR).says("0 bid 15", "1 pass", "2 bid 20", "3 bid 25")
    assert (t.turn, says(t)) == (0, "bid 26")
    t = table().deal("", "", FAIR).says("0 bid 25", "1 pass")
    assert (t.turn, says(t)) == (2, "bid 26")
    t = table().deal(RUN).says("0 bid 15", "1 pass", "2 bid 25", "3 pass")
    assert (t.turn, says(t)) == (0, "bid 26")


def test_the_scale_changes_nothing_but_the_numbers(table: Callable[..., Any]) -> None:
    assert says(table("house scale=10").deal(RUN)) == "bid 150"


def test_the_partner_gives_trumps_and_aces_and_the_declarer_what_is_missed_least(
    table: Callable[..., Any],
) -> None:
    t = table("racehorse").deal(RUN, "", "AS KS QS AH JH 9H KD JD 9D TC 9C JC").bids(20, "S")
    partner = t.view(2)
    assert str(GAME.habit(partner)) == "give AS KS QS"
    for action in GAME.worth_trying(partner):
        assert all(card.suit == "S" or card.rank == "A" for card in action.cards)
    given = GAME.habit(t.view(0))
    assert given is not None
    assert not any(card.suit == "S" or card.rank == "A" for card in given.cards)


def test_what_cannot_be_reached_is_given_up(table: Callable[..., Any]) -> None:
    low, high = (table("dailey racehorse=0").deal(RUN).bids(bid, "S") for bid in (250, 900))
    assert (says(low), says(high)) == ("lead on", "surrender")


def test_a_hand_of_nines_is_dealt_anew(table: Callable[..., Any]) -> None:
    t = table("house nines_redeal=yes").deal("9S 9S 9H 9H 9D")
    assert str(GAME.habit(t.view(0))) == "redeal"
