"""The events of a set: coming, leaving, the terms, and its course deal by deal."""

import inspect
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.duplicate import verbs
from bot.duplicate.model import DuplicateSet
from bot.duplicate.standing import compared, standing
from bot.storage.rows.ids import TableId
from bot.tables.model.refusals import Refusal
from tests.duplicate.sets import (
    NAMES,
    NOW,
    PEOPLE,
    SEED,
    all_dealt,
    begun,
    opened,
    over,
    sides,
    terms,
)

ANN, BOB, CID, DAN, EVE, *_ = PEOPLE


def refused(verb: Callable[..., Any], *args: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        verb(*args)
    return str(refusal.value.reason.code)


# ---------------------------------------------------------------------- coming and leaving


def test_who_comes_has_the_next_place() -> None:
    one = opened(3)
    assert [place.user for place in one.places] == [ANN, BOB, CID]
    assert one.host == ANN and one.open and not one.rounds
    assert refused(verbs.joined, one, BOB, "bob") == "duplicate-already-here"


def test_a_set_is_full_at_some_time() -> None:
    full = opened(8)
    assert refused(verbs.joined, full, PEOPLE[9], "x") == "duplicate-full"
    under_way = begun(8)
    assert refused(verbs.joined, under_way, PEOPLE[9], "x") == "duplicate-full"


def test_who_leaves_before_it_begins_leaves_nothing_behind() -> None:
    one = verbs.left(opened(3), ANN)
    assert [place.user for place in one.places] == [BOB, CID] and one.host == BOB
    assert verbs.left(opened(1), ANN).status == "ended"
    assert refused(verbs.left, one, ANN) == "duplicate-not-here"


def test_other_partners_stay_together_when_somebody_leaves_before_it_begins() -> None:
    five = opened(5)
    for gone, left in (
        (ANN, [CID, DAN, BOB, EVE]),
        (DAN, [ANN, BOB, CID, EVE]),
        (EVE, [ANN, BOB, CID, DAN]),
    ):
        assert [place.user for place in verbs.left(five, gone).places] == left
    assert [place.user for place in verbs.left(opened(4), BOB).places] == [CID, DAN, ANN]


def test_who_leaves_is_replaced_and_may_come_back() -> None:
    one = all_dealt(begun(8))
    gone = verbs.left(one, CID)
    place = one.place_of(CID)
    assert place is not None
    assert gone.places[place].user is None and gone.places[place].left_by == CID
    assert gone.known_to(CID), "the hand was seen"
    assert verbs.joined(gone, CID, "cid").place_of(CID) == place
    other = verbs.joined(gone, PEOPLE[9], "jon")
    assert other.place_of(PEOPLE[9]) == place
    assert refused(verbs.joined, verbs.left(other, BOB), CID, "cid") == "duplicate-saw-cards"


def test_somebody_who_came_and_went_meanwhile_takes_nobodys_place() -> None:
    """Both know cards of this place alone, so either may come back to it, and to no other."""
    one, other = all_dealt(begun(8)), PEOPLE[9]
    place = one.place_of(CID)
    one = verbs.left(verbs.joined(verbs.left(one, CID), other, "jon"), other)
    for user in (CID, other):
        assert verbs.joined(verbs.left(one, ANN), user, "back").place_of(user) == place


def test_the_last_who_leaves_ends_it() -> None:
    one = all_dealt(begun(1))
    assert verbs.left(one, ANN).status == "ended"
    assert refused(verbs.left, verbs.left(one, ANN), ANN) == "duplicate-over"


def test_partners_find_each_other() -> None:
    one = verbs.partnered(opened(4), DAN, ANN)
    assert [place.user for place in one.places] == [ANN, DAN, CID, BOB]
    assert verbs.partnered(one, ANN, DAN) == one
    late = verbs.partnered(opened(3), ANN, CID)
    assert [place.user for place in late.places] == [ANN, CID, BOB]
    assert refused(verbs.partnered, one, EVE, ANN) == "duplicate-not-here"
    assert refused(verbs.partnered, opened(2, form="alone"), BOB, ANN) == "duplicate-no-partners"


def test_coming_as_a_partner_is_one_thing() -> None:
    """Somebody who cannot be a partner has not come, either."""
    one = verbs.joined(opened(3), DAN, "dan", ANN)
    assert {one.places[n].user for n in (0, 1)} == {ANN, DAN}
    alone = replace(opened(1), terms=replace(terms(), form="alone"))
    assert refused(verbs.joined, alone, BOB, "bob", ANN) == "duplicate-no-partners"
    assert refused(verbs.joined, opened(1), BOB, "bob", EVE) == "duplicate-they-not-here"
    assert refused(verbs.joined, opened(1), BOB, "bob", BOB) == "not-yourself"


def test_partners_who_came_last_of_an_odd_number() -> None:
    late = opened(3)
    paired = verbs.partnered(late, BOB, CID)
    beside = {frozenset((0, 1)), frozenset((2, 3))}
    places = frozenset((paired.place_of(BOB), paired.place_of(CID)))
    assert places in beside


# ---------------------------------------------------------------------- the terms


def test_the_host_chooses_until_it_begins() -> None:
    one = verbs.with_terms(opened(2), ANN, terms(form="pairs", scale="share"))
    assert one.terms.form == "pairs"
    assert refused(verbs.with_terms, one, BOB, terms()) == "duplicate-host-only"
    assert refused(verbs.with_terms, begun(8), ANN, terms()) == "duplicate-begun"
    assert refused(verbs.with_terms, one, ANN, terms(scale="imp")) == "duplicate-no-imps"
    assert refused(verbs.with_terms, one, ANN, terms(deals=5)) == "forged"


def test_partners_are_needed_for_teams() -> None:
    assert refused(verbs.with_terms, opened(), ANN, terms("four-jacks")) == "duplicate-no-sides"
    alone = verbs.with_terms(opened(), ANN, terms("four-jacks", form="alone"))
    assert alone.terms.forms == ("alone",)


def test_more_have_come_than_there_would_be_places() -> None:
    many = opened(12, form="pairs")
    assert refused(verbs.with_terms, many, ANN, terms()) == "duplicate-too-many"


# ---------------------------------------------------------------------- its course


def test_robots_fill_every_place_that_is_left() -> None:
    one = begun(3)
    assert len(one.places) == 8 and one.tables == 2
    assert one.commitment == SEED.commitment
    assert refused(verbs.begun, one, ANN, SEED) == "duplicate-begun"
    assert refused(verbs.begun, opened(2), BOB, SEED) == "duplicate-host-only"


def test_a_table_goes_on_by_itself_within_its_round() -> None:
    one = all_dealt(begun(8))
    assert {p.key for p in one.played} == {(1, 0), (1, 1)}
    one = over(one, 0, *sides(2, 0))
    assert {p.key for p in one.played if not p.is_over} == {(2, 0), (1, 1)}
    assert one.finished == () and not compared(one, 1)
    one = over(one, 1, *sides(0, 1))
    assert one.finished == (1,)


def test_a_round_of_pairs_waits_for_the_one_before() -> None:
    one = all_dealt(begun(8, form="pairs"))  # two rounds of two deals
    for _ in range(2):
        one = over(one, 0, *sides(1, 0))
    assert one.under_way(0) is None and [*one.due()] == []
    one = over(one, 1, *sides(1, 0))
    assert one.under_way(0) is None
    one = over(one, 1, *sides(1, 0))
    assert {p.key for p in one.played if not p.is_over} == {(3, 0), (3, 1)}


def test_nothing_is_dealt_twice_nor_before_its_time() -> None:
    one = all_dealt(begun(8))
    for deal, table in ((1, 0), (2, 0), (9, 0)):
        assert refused(verbs.dealt, one, deal, table, TableId(9), NOW) == "forged"
    assert refused(verbs.scored, one, TableId(9), (0, 0, 0, 0), ()) == "forged"


def test_a_result_counts_once() -> None:
    one = over(all_dealt(begun(8)), 0, *sides(2, 0))
    assert verbs.scored(one, TableId(100), sides(9, 9), ()) == one


def test_it_is_over_with_the_last_deal_everywhere() -> None:
    one = all_dealt(begun(8))
    for _ in range(4):
        one = over(one, 0, *sides(2, 0))
        one = over(one, 1, *sides(0, 1))
    assert one.status == "over" and one.finished == (1, 2, 3, 4)
    assert refused(verbs.ended, one, ANN, True) == "duplicate-over"


def test_host_and_moderators_end_it() -> None:
    one = all_dealt(begun(8))
    assert refused(verbs.ended, one, BOB, False) == "duplicate-host-only"
    assert verbs.ended(one, BOB, True).status == "ended"
    assert [*verbs.ended(one, ANN, False).due()] == []


# ---------------------------------------------------------------------- standing


def test_teams_of_four_hold_the_same_cards_in_turn() -> None:
    one = over(over(all_dealt(begun(8)), 0, *sides(2, 0)), 1, *sides(4, 1))
    (home, away) = sorted(compared(one, 1)["ns"], key=lambda entry: entry.contestant)
    assert (home.points, away.points) == (2, 3)
    assert (float(home.worth), float(away.worth)) == (-1.0, 1.0)
    ranks = standing(one)["ns"]
    assert [(r.place, r.contestant, float(r.total)) for r in ranks] == [(1, 1, 1.0), (2, 0, -1.0)]


def test_pairs_are_compared_with_those_who_held_their_cards() -> None:
    one = all_dealt(begun(8, form="pairs", scale="share"))
    one = over(over(one, 0, *sides(2, 0)), 1, *sides(0, 4))
    fields = compared(one, 1)
    assert [(e.contestant, e.points, float(e.worth)) for e in fields["ns"]] == [
        (0, 2, 1.0),
        (1, -4, 0.0),
    ]
    assert [(e.contestant, e.points, float(e.worth)) for e in fields["ew"]] == [
        (3, 4, 1.0),
        (2, -2, 0.0),
    ]
    assert {field: len(ranks) for field, ranks in standing(one).items()} == {"ns": 2, "ew": 2}


def test_a_game_without_sides_counts_ones_own_points() -> None:
    one = all_dealt(begun(2, game="four-jacks", form="alone"))
    chairs = one.terms.players
    one = over(one, 0, -3, *(0,) * (chairs - 1))
    one = over(one, 1, -1, *(0,) * (chairs - 1))
    entries = compared(one, 1)["ns"]
    assert [(entry.contestant, entry.points) for entry in entries] == [(1, -1), (0, -3)]


def test_a_replaced_seat_counts_by_share() -> None:
    one = all_dealt(begun(8))
    one = over(over(one, 0, *sides(2, 0)), 1, *sides(0, 1))
    one = verbs.left(one, BOB)
    one = over(over(one, 0, *sides(2, 0)), 1, *sides(0, 1))
    by = {rank.contestant: dict(rank.shares) for rank in standing(one)["ns"]}
    assert by[0][ANN] == 1.0 and by[0][BOB] == 0.5
    assert sum(map(len, by.values())) == 8


def test_equal_totals_share_a_place() -> None:
    one = over(over(all_dealt(begun(8)), 0, *sides(2, 0)), 1, *sides(2, 0))
    assert [rank.place for rank in standing(one)["ns"]] == [1, 1]


# ---------------------------------------------------------------------- forgetting, refusals


def test_who_is_forgotten_stands_nowhere() -> None:
    one: DuplicateSet = over(over(all_dealt(begun(8)), 0, *sides(2, 0)), 1, *sides(0, 1))
    known = replace(verbs.left(one, BOB))
    for user in (ANN, BOB):
        known = verbs.forgotten(known, user)
    assert str(int(ANN)) not in re.findall(r"\d+", repr(known.places) + repr(known.played))
    assert NAMES[ANN] not in [place.name for place in known.places]
    assert known.host not in (ANN, BOB)


def test_nobody_is_forgotten_to_play_the_same_deals_again_from_another_place() -> None:
    """Somebody new to a set of which a former player has seen cards might be the same person."""
    one = over(all_dealt(begun(8)), 0, *sides(2, 0))  # the other table has that deal before it
    after = verbs.forgotten(verbs.left(one, CID), BOB)
    assert refused(verbs.joined, after, BOB, "bob") == "duplicate-nobody-new"
    assert verbs.joined(after, CID, "cid").place_of(CID) == one.place_of(CID), "their own place"


def test_who_is_forgotten_before_the_first_card_has_seen_none() -> None:
    one, new = begun(8), PEOPLE[9]
    after = verbs.joined(verbs.forgotten(one, BOB), new, NAMES[new])
    assert after.place_of(new) == one.place_of(BOB)


def test_every_refusal_is_expected_somewhere_above() -> None:
    source = inspect.getsource(verbs) + inspect.getsource(type(terms()))
    above = re.findall(r'assert refused\(.*\) == "([a-z-]+)"', Path(__file__).read_text())
    assert {*re.findall(r'Refusal\(\s*"([a-z-]+)"', source)} <= {*above}
