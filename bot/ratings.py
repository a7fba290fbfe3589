"""Ratings, as a pure function: the results of a game and what was known, to what is known now.

The model is Weng and Lin's (JMLR 2011) with Plackett and Luce's ranking, as in the library
OpenSkill: teams of any size, any number of them, draws, and an uncertainty for everybody. What is
shown is cautious: three deviations below the best guess, so a newcomer begins at 1000 and climbs
while the uncertainty falls.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.storage.rows.results import Party, ResultRow, Skill, partnerships

MODEL: Final = "plackett-luce 1"
"""Another word here, and every rating is made anew at the next start."""
START: Final = 1000
SCALE: Final = 40
CAUTION: Final = 3
PROVISIONAL: Final = 10
"""Until so many rated games a rating is provisional."""

_model = PlackettLuce()
Known = Callable[[Party], Skill | None]


def shown(mu: float, sigma: float) -> float:
    """A strength as people see it.

    >>> shown(25.0, 25 / 3), round(shown(32.0, 2.5))
    (1000.0, 1980)
    """
    return START + SCALE * (mu - CAUTION * sigma)


def margin(sigma: float) -> int:
    """How far from the best guess the truth may well be (two deviations), as people see it."""
    return round(2 * SCALE * sigma)


def rate(results: Sequence[ResultRow], known: Known) -> Mapping[Party, Skill]:
    """What is known of everybody, and of every partnership, after this game.

    Whoever played a part of a seat's moves is rated as if they had played them all, and takes
    that part of the change. Partnerships are rated against one another as one player each.
    """
    rows = sorted(results, key=lambda row: (row.seat, -row.share, row.user_id))
    return dict([*_people(rows, known), *_partnerships(rows, known)])


def _people(rows: Sequence[ResultRow], known: Known) -> Iterator[tuple[Party, Skill]]:
    chief = {row.seat: row for row in reversed(rows)}  # rows begin with the largest share
    if len({row.side for row in chief.values()}) < 2:
        return
    usual = _rated(chief, known)
    after: dict[Party, Skill] = {}
    for row in rows:
        party = (row.user_id,)
        alone = usual if chief[row.seat] is row else _rated({**chief, row.seat: row}, known)
        old = after.get(party) or known(party) or _skill(_model.rating())
        after[party] = _part(old, alone[row.seat], row.share)
    yield from after.items()


def _rated(chief: Mapping[int, ResultRow], known: Known) -> dict[int, Skill]:
    """What everybody would be after this game, by seat."""
    sides = sorted({row.side for row in chief.values()})
    seats = [[seat for seat in sorted(chief) if chief[seat].side == side] for side in sides]
    teams = [[_rating(known((chief[seat].user_id,))) for seat in side] for side in seats]
    ranks = [float(chief[side[0]].place) for side in seats]
    new = _model.rate(teams, ranks=ranks)
    return {
        seat: _skill(rating)
        for side, team in zip(seats, new, strict=True)
        for seat, rating in zip(side, team, strict=True)
    }


def _partnerships(rows: Sequence[ResultRow], known: Known) -> Iterator[tuple[Party, Skill]]:
    """The sides of a game in which every side is a whole partnership."""
    sides = partnerships(rows)
    if len(sides) < max(2, len({row.side for row in rows})):
        return
    teams = [[_rating(known(party))] for party, _ in sides]
    new = _model.rate(teams, ranks=[float(mine[0].place) for _, mine in sides])
    for (party, mine), ((rating,), (old,)) in zip(sides, zip(new, teams, strict=True), strict=True):
        share = min(row.share for row in mine)
        yield party, _part(_skill(old), _skill(rating), share)


def _part(old: Skill, new: Skill, share: float) -> Skill:
    """A part of the change; all of it as it is, so that nothing is lost to rounding."""
    if share == 1:
        return new
    mu, sigma = (a + share * (b - a) for a, b in ((old.mu, new.mu), (old.sigma, new.sigma)))
    return Skill(mu, sigma, shown(mu, sigma))


def _rating(skill: Skill | None) -> PlackettLuceRating:
    return _model.create_rating([skill.mu, skill.sigma]) if skill else _model.rating()


def _skill(rating: PlackettLuceRating) -> Skill:
    return Skill(rating.mu, rating.sigma, shown(rating.mu, rating.sigma))
