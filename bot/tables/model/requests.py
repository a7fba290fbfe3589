"""A wish to take back a move, as it is put to those who play; and the hints that were given.

Both are notes of the table's log, from which a restart takes them up again.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.rules import Seat
from bot.storage.rows.tables import NoteRow
from bot.tables.model.notes import by_one_clock
from bot.tables.model.session import GameSession

PATIENCE: Final = 60.0
"""Seconds for which a wish stands; so long the robots wait with what they would do."""
ASKED: Final = re.compile(r"take-back asked: seat (\d+) (\d+), line (\d+) of (\d+)")
AGREED: Final = re.compile(r"take-back agreed: (\d+)")
CLOSED: Final = re.compile(r"take-back (refused|lapsed|withdrawn)")
HINT: Final = re.compile(r"hint: seat (\d+) (\d+), decision (\d+)")


@dataclass(frozen=True, slots=True)
class Request:
    """Somebody asks to go back to before line ``number``, when the log had ``at`` lines.

    ``closed`` is how it ended without being granted: refused, lapsed or withdrawn.
    """

    seat: Seat
    user: int
    number: int
    at: int
    since: float
    agreed: frozenset[int] = frozenset()
    closed: str = ""

    def __str__(self) -> str:
        return f"take-back asked: seat {self.seat} {self.user}, line {self.number} of {self.at}"

    @property
    def until(self) -> float:
        """When it lapses."""
        return self.since + PATIENCE

    def fits(self, session: GameSession) -> bool:
        """Whether nobody has acted since, and who asks still sits there."""
        return self.at == len(session.log.moves) and session.seat_of(self.user) == self.seat

    def asks(self, session: GameSession, user: int) -> bool:
        """Whether it waits for this person's answer."""
        waits = not self.closed and self.fits(session) and user not in self.agreed
        return waits and user in asked(session, self.user)

    def by(self, user: int) -> "Request":
        """The same with one more who agrees."""
        return replace(self, agreed=self.agreed | {user})


def asked(session: GameSession, asker: int) -> tuple[int, ...]:
    """Everybody else who plays: for those who are away, as for robots, the others decide."""
    return tuple(
        chair.user
        for chair in session.chairs
        if chair.present and chair.user is not None and chair.user != asker
    )


def request_in(notes: Sequence[NoteRow]) -> Request | None:
    """The last wish of a table, from its notes."""
    found: Request | None = None
    for note in by_one_clock(notes):
        if told := ASKED.fullmatch(note.line):
            seat, user, number, at = map(int, told.groups())
            found = Request(Seat(seat), user, number, at, note.at)
        elif found and (told := AGREED.fullmatch(note.line)):
            found = found.by(int(told[1]))
        elif found and (told := CLOSED.fullmatch(note.line)):
            found = replace(found, closed=told[1])
    return found


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint that was given: whose, and for which decision."""

    seat: Seat
    user: int
    number: int

    def __str__(self) -> str:
        return f"hint: seat {self.seat} {self.user}, decision {self.number}"


def hints_in(notes: Iterable[NoteRow]) -> frozenset[Hint]:
    """The hints given at a table, from its notes."""
    found = (HINT.fullmatch(note.line) for note in notes)
    return frozenset(Hint(Seat(told[1]), int(told[2]), int(told[3])) for told in found if told)
