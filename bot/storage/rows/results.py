"""The end of a game: the result of each person, and the rating of parties by it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.storage.rows.dailies import DailyEnd
from bot.storage.rows.ids import UserId
from bot.storage.rows.tables import TableState


@dataclass(frozen=True, slots=True)
class ResultRow:
    """The result of a person in a finished game, in one seat."""

    user_id: UserId
    seat: int
    won: bool
    points: int
    """Points of the whole game, more being better: penalties are below zero."""
    side: int = -1
    """Partners share a number; −1 is not known: such a result is counted, but not rated."""
    place: int = 1
    """The place of the side, 1 the best; equal places are a draw."""
    share: float = 1.0
    """The part of this seat's moves that this person made."""
    deals: int = 1
    """The number of deals of the game."""
    feats: str = ""
    """The person's deeds that players keep count of: ``contract 3 made 2``."""


HALF = 0.5
"""The part of a seat's moves with which a person has played the game, and met the others."""
Party = tuple[UserId, ...]
"""The holder of a rating: a person alone, or partners together, by their ids in order."""


def party_of(text: str) -> Party:
    """The party whose members stand in this text, as it is stored."""
    return tuple(UserId(int(number)) for number in text.split())


def partnerships(results: Sequence[ResultRow]) -> list[tuple[Party, tuple[ResultRow, ...]]]:
    """Every side of more than one whose seats all had somebody who played the game.

    A person who has played the game for two sides is nobody's partner in it: no party is found
    twice.
    """
    there = [row for row in results if row.side >= 0 and row.share >= HALF]
    sides_of: dict[UserId, set[int]] = {}
    for row in there:
        sides_of.setdefault(row.user_id, set()).add(row.side)
    found = []
    for side in sorted({row.side for row in there}):
        seats = {row.seat for row in results if row.side == side}
        mine = tuple(row for row in there if row.side == side)
        party = tuple(sorted({row.user_id for row in mine}))
        loyal = all(sides_of[user] == {side} for user in party)
        if loyal and len(seats) == len({row.seat for row in mine}) == len(party) > 1:
            found.append((party, mine))
    return found


def share_of(rows: Sequence[ResultRow]) -> float:
    """The part of a game that somebody's rows come to; two halves of it are a whole."""
    return min(1.0, sum(row.share for row in rows))


def of_least(party: Party, rows: Sequence[ResultRow]) -> tuple[ResultRow, ...]:
    """The rows of the one of this party who played the least: a party's part is theirs."""
    each = [tuple(row for row in rows if row.user_id == user) for user in party]
    return min(each, key=share_of)


@dataclass(frozen=True, slots=True)
class Skill:
    """The strength of a party: the best guess, its uncertainty, and the rating shown."""

    mu: float
    sigma: float
    shown: float


Rater = Callable[[Sequence[ResultRow], Callable[[Party], Skill | None]], Mapping[Party, Skill]]
"""A function from the results of a game, and the skills known before, to the skills now. Pure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Finish:
    """The end of a game, stored with its last move. No results: it was abandoned."""

    at: float
    state: TableState = "over"
    fingerprint: str = ""
    """The rules as text: results of different rules do not share a board."""
    preset: str = ""
    casual: bool = False
    """A robot had a seat from beginning to end: such a game is counted by itself."""
    results: tuple[ResultRow, ...] = ()
    rate: Rater | None = field(default=None, compare=False)
    """Called within the transaction, so that two games that end at once both count."""
    scores: tuple[int, ...] = ()
    """The scores by seat, robots' too."""
    winners: tuple[int, ...] = ()
    """The seats that won."""
    achieved: tuple[tuple[UserId, str], ...] = ()
    """The achievements in it, as pairs of person and code."""
    kinds: int = 0
    """The number of games there are to be played; 0: it plays no part."""
    daily: DailyEnd | None = None
    """The attempt at a daily that this was, if it was one."""
