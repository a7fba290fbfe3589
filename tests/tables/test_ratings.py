"""Ratings: who rises and falls, by how much, and that it is a pure function."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.rules import Seat
from bot.rules.kit.match import Result
from bot.rules.kit.reasons import Reason
from bot.storage.rows.ids import UserId
from bot.storage.rows.results import Party, ResultRow, Skill, partnerships
from bot.tables.model.ratings import START, rate, shown
from tests.support.ids import users


def nobody(_: Party) -> Skill | None:
    return None


def of(known: Mapping[Party, Skill]) -> Callable[[Party], Skill | None]:
    return known.get


def two_sides(first: bool) -> list[ResultRow]:
    return [
        ResultRow(
            UserId(n + 1), n, first == (n % 2 == 0), 0, n % 2, 1 if first == (n % 2 == 0) else 2
        )
        for n in range(4)
    ]


def places(*order: int) -> list[ResultRow]:
    """The results of a game without sides, by the places of its seats."""
    return [ResultRow(UserId(n + 1), n, place == 1, 0, n, place) for n, place in enumerate(order)]


def test_everybody_begins_at_the_same_number() -> None:
    assert shown(25.0, 25 / 3) == pytest.approx(START)


def test_partners_rise_and_fall_together_and_so_do_pairs() -> None:
    after = rate(two_sides(True), nobody)
    assert set(after) == {(1,), (2,), (3,), (4,), (1, 3), (2, 4)}
    assert after[1,] == after[3,] and after[2,] == after[4,]
    assert after[1,].mu > 25 > after[2,].mu
    assert after[1, 3].mu > 25 > after[2, 4].mu
    assert all(skill.sigma < 25 / 3 for skill in after.values()), "something was learned"


def test_individuals_are_ranked_by_their_places_and_equal_ones_draw() -> None:
    after = rate(places(2, 1, 3), nobody)
    assert after[2,].mu > after[1,].mu > after[3,].mu
    assert not [party for party in after if len(party) > 1]
    drawn = rate(places(1, 1, 3), nobody)
    assert drawn[1,] == drawn[2,] and drawn[1,].mu > drawn[3,].mu


def test_a_surprise_counts_more() -> None:
    strong, weak = Skill(35.0, 3.0, 0), Skill(15.0, 3.0, 0)
    known: dict[Party, Skill] = {users(1): strong, users(2): weak}
    expected, surprise = rate(places(1, 2), of(known)), rate(places(2, 1), of(known))
    assert expected[1,].mu - 35 < surprise[2,].mu - 15


def test_the_better_are_found() -> None:
    """Eight people of known strength play with ever other partners: their order comes out."""
    rng, strength = Random(7), {n: 100 * n for n in range(1, 9)}
    known: dict[Party, Skill] = {}
    for _ in range(600):
        four = rng.sample(sorted(strength), 4)
        sides = [strength[four[side]] + strength[four[side + 2]] for side in (0, 1)]
        first = rng.random() < 1 / (1 + 10 ** ((sides[1] - sides[0]) / 400))
        rows = [replace(row, user_id=UserId(four[row.seat])) for row in two_sides(first)]
        known |= rate(rows, of(known))
    people = sorted(strength, key=lambda n: known[n,].shown)
    assert sum(abs(place - n) for place, n in enumerate(people, 1)) <= 4, people
    assert all(known[n,].sigma < 3 for n in strength)


def test_who_played_a_part_takes_a_part_of_the_change() -> None:
    rows = two_sides(False)
    whole = rate(rows, nobody)
    left = [replace(rows[0], share=0.25), replace(rows[0], user_id=UserId(9), share=0.5), *rows[1:]]
    after = rate(left, nobody)
    assert after[9,].mu - 25 == pytest.approx(0.5 * (whole[1,].mu - 25))
    assert after[1,].mu - 25 == pytest.approx(0.25 * (whole[1,].mu - 25))
    assert after[3,] == whole[3,], "the partner has all of it"
    assert (3, 9) in after and (1, 3) not in after, "the pair is of those who played the most"
    alone = rate([replace(rows[0], share=0.25), *rows[1:]], nobody)
    assert not [party for party in alone if len(party) > 1], "no pair has played this game"


def change(
    rows: list[ResultRow], user: UserId, known: Mapping[Party, Skill] | None = None
) -> float:
    """By how much this person's strength changes; nothing if they are not rated."""
    known = known or {}
    after = rate(rows, of(known)).get((user,))
    before = known.get((user,))
    return 0.0 if after is None else after.mu - (before.mu if before else 25)


def shared(rows: list[ResultRow], seats: tuple[int, int], user: UserId) -> list[ResultRow]:
    """The results of a game in which one person made half of the moves in two seats."""
    halves = [replace(rows[seat], user_id=user, share=0.5) for seat in seats]
    others = [replace(row, share=0.5) if row.seat in seats else row for row in rows]
    return [*others, *halves]


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("seats", [(0, 1), (1, 2), (3, 0)])
def test_half_of_a_won_seat_and_half_of_a_lost_one_come_to_nothing(
    first: bool, seats: tuple[int, int]
) -> None:
    assert change(shared(two_sides(first), seats, UserId(9)), UserId(9)) == pytest.approx(
        0, abs=1e-9
    )


def test_two_halves_of_one_side_are_a_whole() -> None:
    alone = [
        replace(row, user_id=UserId(9)) if row.seat in (0, 2) else row for row in two_sides(True)
    ]
    both = [row for row in shared(two_sides(True), (0, 2), UserId(9)) if row.user_id in (9, 2, 4)]
    assert (
        change(both, UserId(9)) == pytest.approx(change(alone, UserId(9)))
        and change(both, UserId(9)) > 1
    )


@given(some.permutations(range(4)), some.booleans())
def test_which_number_a_seat_has_plays_no_part(order: list[int], first: bool) -> None:
    """Partners stay partners, but sit in any order, and the sides are counted in any order."""
    known: dict[Party, Skill] = {users(n): Skill(20.0 + 3 * n, 2.0 + n, 0) for n in (1, 2, 3, 4, 9)}
    rows = [
        replace(row, user_id=row.user_id if row.seat else UserId(9), share=1 - row.seat / 8)
        for row in shared(two_sides(first), (0, 3), UserId(9))
        if row.user_id != 1
    ]
    other = [replace(row, seat=order[row.seat], side=order.index(row.side)) for row in rows]
    one, two = rate(rows, of(known)), rate(other, of(known))
    assert one.keys() == two.keys()
    for party, skill in one.items():
        assert (skill.mu, skill.sigma) == pytest.approx((two[party].mu, two[party].sigma))


def test_a_card_in_each_robots_seat_makes_no_rated_win() -> None:
    """An accomplice plays one of forty moves in every seat but the winner's."""
    known: dict[Party, Skill] = {}
    for _ in range(40):
        rows = [
            row if row.seat == 0 else replace(row, user_id=UserId(9), share=1 / 40)
            for row in two_sides(True)
        ]
        known |= rate(rows, of(known))
    assert (1,) not in known, "there was nobody to win against"
    assert known[9,].shown < START + 2


def test_who_leaves_early_takes_their_part_of_the_loss() -> None:
    """The others do not win against the robot that played on; a partner has it like any other."""
    left = [replace(row, share=0.4) if row.seat == 1 else row for row in two_sides(True)]
    after, whole = rate(left, nobody), rate(two_sides(True), nobody)
    assert change(left, UserId(2)) == pytest.approx(0.4 * (whole[2,].mu - 25))
    assert after[4,].mu == pytest.approx(whole[4,].mu), "no side is weaker for a robot"
    assert after[1,].mu == pytest.approx(whole[1,].mu)
    both = [replace(row, share=0.4) if row.seat % 2 else row for row in two_sides(True)]
    assert set(rate(both, nobody)) == {(2,), (4,)} and change(both, UserId(2)) < 0


def test_who_changed_sides_is_nobodys_partner() -> None:
    """Partners who go over to the other side in mid-game, and both have played half of it."""
    four = two_sides(True)
    rows = [replace(four[seat], user_id=user, share=0.5)
            for seat, user in enumerate(users(1, 1, 3, 3))]  # fmt: skip
    assert partnerships(rows) == []
    assert all(len(party) == 1 for party in rate(rows, nobody))
    swapped = [replace(four[seat], user_id=user, share=0.5)
               for seat, user in zip((0, 2, 0, 2), users(1, 1, 3, 3), strict=True)]  # fmt: skip
    assert [party for party, _ in partnerships(swapped)] == [(1, 3)]
    after = rate([*swapped, four[1], four[3]], nobody)
    assert after[1, 3] == rate(four, nobody)[1, 3], "whoever sat where, it was a whole game"


def test_the_order_of_the_rows_tells_nothing() -> None:
    rows = [*two_sides(True), replace(two_sides(True)[0], user_id=UserId(9), share=0.5)]
    mixed = Random(1).sample(rows, len(rows))
    assert rate(rows, nobody) == rate(mixed, nobody)


@given(some.lists(some.integers(1, 4), min_size=2, max_size=6), some.randoms())
def test_any_table_can_be_rated(order: list[int], rng: Random) -> None:
    known: dict[Party, Skill] = {
        users(n + 1): Skill(rng.uniform(0, 50), rng.uniform(1, 8), 0) for n in range(6)
    }
    after = rate(places(*order), of(known))
    assert len(after) == len(order)
    assert all(0 < skill.sigma < 9 for skill in after.values())


SIDES = ((Seat(0),), (Seat(1),), (Seat(2),))
WHY = Reason.of("limit")


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ((10, 4, 7), (0,), (1, 3, 2)),
        ((2, 9, 5), (0,), (1, 3, 2)),
        ((10, 10, 3), (0, 1), (1, 1, 3)),
        ((11, 10, 3), (0, 1), (1, 1, 3)),
        ((5, 9, 1), (0,), (1, 2, 2)),
        ((0, 0, 0), (0, 1, 2), (1, 1, 1)),
        ((-3, -1, -2), (1,), (3, 1, 2)),
    ],
    ids=["high", "low", "shared", "two at the target", "by something else", "all", "penalties"],
)
def test_places_follow_what_made_the_winners(
    scores: tuple[int, ...], winners: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    result = Result(scores, tuple(map(Seat, winners)), WHY)
    assert result.places(SIDES) == expected


def test_partners_have_one_place() -> None:
    result = Result((90, 100, 90, 100), (Seat(0), Seat(2)), WHY)
    assert result.places(((Seat(0), Seat(2)), (Seat(1), Seat(3)))) == (1, 2), "who won is first"
