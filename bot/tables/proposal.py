"""Other rules that somebody proposes in the middle of a game, and who agrees. Frozen values.

What happens to a proposal is a note of the table's log, from which a restart takes it up again.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.rules import Options, Refused
from bot.rules.game import AnyGame
from bot.storage.rows.tables import NoteRow
from bot.tables.lobby import Chair

PROPOSED, AGREED, DROPPED = "rules proposed", "rules agreed", "rules dropped"
PATIENCE = 60.0
"""Seconds the next deal waits for those who have not said yes or no."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """The ``number``-th proposal at a table, by whom, and which people agree to it."""

    number: int
    by: int
    options: Options
    agreed: tuple[int, ...]

    def accepted(self, chairs: Sequence[Chair]) -> bool:
        """Whether everybody agrees who sits here and plays; robots are not asked."""
        asked = [chair.user for chair in chairs if chair.present]
        return bool(asked) and all(user in self.agreed for user in asked)

    def plus(self, user: int) -> "Proposal":
        """The same with somebody more who agrees."""
        return replace(self, agreed=(*self.agreed, user))

    def __str__(self) -> str:
        return f"{PROPOSED} by {self.by}: {self.options}"


def agreed(user: int) -> str:
    """The note that somebody agrees."""
    return f"{AGREED} by {user}"


def dropped(why: str) -> str:
    """The note that a proposal is off, or done."""
    return f"{DROPPED}: {why}"


def proposed_in(notes: Sequence[NoteRow], game: AnyGame) -> tuple[int, Proposal | None]:
    """How many proposals there have been at a table, and the one that is open."""
    number, found = 0, None
    for note in notes:
        if note.line.startswith(PROPOSED):
            number += 1
            by, _, options = note.line.removeprefix(f"{PROPOSED} by ").partition(": ")
            found = _proposal(number, int(by), options, game)
        elif note.line.startswith(AGREED) and found is not None:
            found = found.plus(int(note.line.removeprefix(f"{AGREED} by ")))
        elif note.line.startswith(DROPPED):
            found = None
    return number, found


def _proposal(number: int, by: int, options: str, game: AnyGame) -> Proposal | None:
    try:
        return Proposal(number, by, game.options.read(options), (by,))
    except Refused:
        return None
