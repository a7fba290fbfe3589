"""The standing of a set: what each result was worth beside the others, and what it comes to."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from bot.duplicate.model import DuplicateSet
from bot.duplicate.movement import SIZE, Direction, direction
from bot.duplicate.scoring import total, worth
from bot.storage.rows.ids import UserId


@dataclass(frozen=True, slots=True)
class Entry:
    """A result of a deal: whose it is, their points there, and what it was worth."""

    contestant: int
    table: int
    points: int
    worth: Fraction


@dataclass(frozen=True, slots=True)
class Rank:
    """A line of the standing. Those with equal totals share a place."""

    place: int
    contestant: int
    total: Fraction
    shares: tuple[tuple[UserId, float], ...]
    """The part of its cards that each person played, the largest first; the rest was robots'."""


def compared(one: DuplicateSet, deal: int) -> Mapping[Direction, tuple[Entry, ...]]:
    """The results of a deal, each beside the others of its field, the best first.

    Nothing while any table has not played it.
    """
    if not one.compared(deal):
        return {}
    fields: dict[Direction, list[tuple[int, int, int]]] = {}
    for played in one.of_deal(deal):
        circle = one.circle(*played.key)
        for chair, sign in ((0, 1), (1, -1)):
            place = circle[chair]
            if place is None or (chair and one.terms.form == "teams"):
                continue
            contestant = one.contestant(place)
            field = direction(one.terms.form, one.count, contestant)
            fields.setdefault(field, []).append(
                (contestant, played.table, sign * one.score(played))
            )
    return {field: _entries(one, results) for field, results in fields.items()}


def _entries(one: DuplicateSet, results: list[tuple[int, int, int]]) -> tuple[Entry, ...]:
    found = []
    for n, (contestant, table, points) in enumerate(results):
        others = [other for m, (_, _, other) in enumerate(results) if m != n]
        found.append(Entry(contestant, table, points, worth(one.terms.scale, points, others)))
    return tuple(sorted(found, key=lambda entry: (-entry.worth, entry.contestant)))


def standing(one: DuplicateSet) -> Mapping[Direction, tuple[Rank, ...]]:
    """The standing of each field after all deals that are over everywhere."""
    worths: dict[Direction, dict[int, list[Fraction]]] = {}
    for contestant in range(one.count):
        field = direction(one.terms.form, one.count, contestant)
        worths.setdefault(field, {})[contestant] = []
    for deal in one.finished:
        for field, entries in compared(one, deal).items():
            for entry in entries:
                worths[field][entry.contestant].append(entry.worth)
    return {field: _ranked(one, of_field) for field, of_field in worths.items()}


def _ranked(one: DuplicateSet, worths: Mapping[int, list[Fraction]]) -> tuple[Rank, ...]:
    totals = {contestant: total(one.terms.scale, found) for contestant, found in worths.items()}
    ranks = (
        Rank(
            place=1 + sum(other > mine for other in totals.values()),
            contestant=contestant,
            total=mine,
            shares=shares(one, contestant),
        )
        for contestant, mine in totals.items()
    )
    return tuple(sorted(ranks, key=lambda rank: (rank.place, rank.contestant)))


def shares(one: DuplicateSet, contestant: int) -> tuple[tuple[UserId, float], ...]:
    """The part of a contestant's cards that each person has played, the largest first.

    Every deal counts alike, and so does every place of it.
    """
    played: dict[UserId, float] = {}
    deals = [p for p in one.played if p.deal in one.finished]
    seats = 0
    for p in deals:
        circle = one.circle(*p.key)
        seats += sum(place is not None and one.contestant(place) == contestant for place in circle)
        for part in p.parts:
            if part.share and one.contestant(part.place) == contestant:
                played[part.user] = played.get(part.user, 0.0) + part.share
    places = SIZE[one.terms.form]
    # A person who played every card of their own place has the whole of it.
    each = seats / places if seats else 1.0
    found = ((user, share / each) for user, share in played.items())
    return tuple(sorted(found, key=lambda one: (-one[1], one[0])))
