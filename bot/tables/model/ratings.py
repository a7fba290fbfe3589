"""Ratings, as a pure function: from a game's results and the skills before to those after it.

The model is Weng and Lin's (JMLR 2011) with Plackett and Luce's ranking, as in the library
OpenSkill: teams of any size, any number of them, draws, and an uncertainty for everybody. The
rating shown is cautious: three deviations below the best guess, so a newcomer begins at 1000 and
climbs while the uncertainty falls.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.storage.rows.ids import UserId
from bot.storage.rows.results import (
    HALF,
    Party,
    ResultRow,
    Skill,
    of_least,
    partnerships,
    share_of,
)

MODEL: Final = "plackett-luce 2"
"""The name of the model: with another one every rating is made anew at the next start."""
START: Final = 1000
SCALE: Final = 40
CAUTION: Final = 3
PROVISIONAL: Final = 10
"""Rated games below which a rating is provisional."""

_model = PlackettLuce()
Known = Callable[[Party], Skill | None]


def shown(mu: float, sigma: float) -> float:
    """A strength as people see it.

    >>> shown(25.0, 25 / 3), round(shown(32.0, 2.5))
    (1000.0, 1980)
    """
    return START + SCALE * (mu - CAUTION * sigma)


def margin(sigma: float) -> int:
    """The likely error of the best guess (two deviations), in points as people see them."""
    return round(2 * SCALE * sigma)


def rate(results: Sequence[ResultRow], known: Known) -> Mapping[Party, Skill]:
    """The skill of everybody, and of every partnership, after this game.

    A part of a seat's moves takes that part of the change which the whole seat would take; the
    parts of one person add up, all of them reckoned from the skill before the game. Only a
    seat is rated against of which one person made at least half of the moves: a game against
    robots stays one when somebody plays a card for each. Partnerships are rated against one
    another as one player each.
    """
    rows = sorted(results, key=lambda row: (row.seat, -row.share, row.user_id))
    return dict([*_people(rows, known), *_partnerships(rows, known)])


def _people(rows: Sequence[ResultRow], known: Known) -> Iterator[tuple[Party, Skill]]:
    holders: dict[int, ResultRow | None] = dict.fromkeys([row.seat for row in rows])
    for row in reversed(rows):  # they begin with the largest share
        if row.share >= HALF:
            holders[row.seat] = row
    sides = {row.seat: row.side for row in rows}
    usual = _rated(holders, sides, known)
    parts: dict[UserId, list[tuple[float, Skill]]] = {}
    for row in rows:
        holds = holders[row.seat] is row
        due = usual if holds else _rated({**holders, row.seat: row}, sides, known)
        if row.seat in due:
            parts.setdefault(row.user_id, []).append((row.share, due[row.seat]))
    for user, mine in parts.items():
        yield (user,), _parts(known((user,)) or _skill(_model.rating()), mine)


def _rated(
    holders: Mapping[int, ResultRow | None], sides: Mapping[int, int], known: Known
) -> dict[int, Skill]:
    """The holders' skills after this game, by seat; none without two sides of them.

    A seat that nobody holds is as strong as its side's others: no side is weaker for a robot.
    """
    held = {seat: row for seat, row in holders.items() if row is not None}
    playing = sorted({row.side for row in held.values()})
    if len(playing) < 2:
        return {}
    seats = [[seat for seat in sorted(sides) if sides[seat] == side] for side in playing]
    teams = [_team(mine, held, known) for mine in seats]
    ranks = [float(next(held[s].place for s in mine if s in held)) for mine in seats]
    new = _model.rate(teams, ranks=ranks)
    return {
        seat: _skill(rating)
        for mine, team in zip(seats, new, strict=True)
        for seat, rating in zip(mine, team, strict=True)
        if seat in held
    }


def _team(
    seats: Sequence[int], held: Mapping[int, ResultRow], known: Known
) -> list[PlackettLuceRating]:
    there = {seat: _rating(known((held[seat].user_id,))) for seat in seats if seat in held}
    mu, sigma = (
        fmean(getattr(rating, name) for rating in there.values()) for name in ("mu", "sigma")
    )
    return [there.get(seat) or _model.create_rating([mu, sigma]) for seat in seats]


def _partnerships(rows: Sequence[ResultRow], known: Known) -> Iterator[tuple[Party, Skill]]:
    """The sides of a game in which every side is a whole partnership."""
    sides = partnerships(rows)
    if len(sides) < max(2, len({row.side for row in rows})):
        return
    teams = [[_rating(known(party))] for party, _ in sides]
    new = _model.rate(teams, ranks=[float(mine[0].place) for _, mine in sides])
    for (party, mine), ((rating,), (old,)) in zip(sides, zip(new, teams, strict=True), strict=True):
        share = share_of(of_least(party, mine))
        yield party, _parts(_skill(old), [(share, _skill(rating))])


def _parts(old: Skill, parts: Sequence[tuple[float, Skill]]) -> Skill:
    """The sum of these parts of changes, all from the old strength; no more than a whole one.

    A single whole change is taken as it is, so that nothing is lost to rounding.
    """
    whole = max(1.0, sum(share for share, _ in parts))
    if len(parts) == 1 and parts[0][0] == 1:
        return parts[0][1]
    mu = old.mu + sum(share / whole * (new.mu - old.mu) for share, new in parts)
    sigma = old.sigma + sum(share / whole * (new.sigma - old.sigma) for share, new in parts)
    return Skill(mu, sigma, shown(mu, sigma))


def _rating(skill: Skill | None) -> PlackettLuceRating:
    return _model.create_rating([skill.mu, skill.sigma]) if skill else _model.rating()


def _skill(rating: PlackettLuceRating) -> Skill:
    return Skill(rating.mu, rating.sigma, shown(rating.mu, rating.sigma))
