"""The lines of a table's log that say who plays on which seat, written and read in one place.

They are stable: results, records and people's requests for their data are read from them. Every
line that names a person names them by their Discord id.

=====================================================  ============================================
``seats 0 17, 1 robot 1, 2 42``                        the game begins: who sits where
``seat 2: 17 left, a robot plays on``                  a person stood up in the middle of a game
``seat 2: 17 was sent away, a robot plays on``         … or was sent away by the host
``seat 2: waits for a person``                         no robot plays on after all
``seat 2: a robot sits down``                          … but now one does, by a vote
``seat 2: 42 sits down``                               a person takes a robot's seat
``seat 2: 17 ran out of time, a robot played move 9``  the robot played one move for them
``seat 2: 17 is away, a robot keeps the seat``         from here on it plays for them
``seat 2: 17 is back``                                 and they play themselves again
``seat 2: kept for 42``                                only this person may take the robot's seat
``seat 2: kept for nobody``                            anybody may
``host: 42``                                           another person is host
``locked`` / ``unlocked``                              nobody new may sit down / anybody may again
``barred: 17`` / ``let in: 17``                        may not sit down here / may again
``done by 99``                                         … which somebody else than the host did
``ended: WHY``                                         closed before the game was over
``clock set by 3600.0``                                the wall clock was set: the moments of all
                                                       lines before move by so many seconds
=====================================================  ============================================

Before the first card nobody has a seat yet, so only the lines of the host are written then, with
the chair of the lobby as ``chair 2: kept for 42``. A line belongs between the moves with the
times before and after its own; lines and moves of the same time are in the order *move, line*
for what ran out of time, and *line, move* otherwise.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from bot.storage.rows.tables import NoteRow

LOCKED, UNLOCKED = "locked", "unlocked"
ENDED = "ended: "
CLOCK_SET = "clock set by "
What = Literal["left", "sent-away", "sits-down", "away", "back"]
_SAID: dict[What, str] = {
    "left": "left, a robot plays on",
    "sent-away": "was sent away, a robot plays on",
    "sits-down": "sits down",
    "away": "is away, a robot keeps the seat",
    "back": "is back",
}
_CHANGE = re.compile(rf"seat (\d+): (\d+) ({'|'.join(map(re.escape, _SAID.values()))})")


@dataclass(frozen=True, slots=True)
class Change:
    """Who did what on which seat, so that somebody else plays there now.

    >>> str(Change(2, 17, "left"))
    'seat 2: 17 left, a robot plays on'
    >>> read(str(Change(2, 42, "sits-down")))
    Change(seat=2, user=42, what='sits-down')
    """

    seat: int
    user: int
    what: What

    def __str__(self) -> str:
        return f"seat {self.seat}: {self.user} {_SAID[self.what]}"


def read(line: str) -> Change | None:
    """The change of hands that a line tells of; ``None`` if it tells of something else."""
    found = _CHANGE.fullmatch(line)
    if found is None:
        return None
    what = next(what for what, said in _SAID.items() if said == found[3])
    return Change(int(found[1]), int(found[2]), what)


def kept(place: int, user: int | None, begun: bool) -> str:
    """A seat (before the game: a chair) is kept for somebody, or for nobody any more."""
    return f"{'seat' if begun else 'chair'} {place}: kept for {user or 'nobody'}"


def host(user: int) -> str:
    """Another person is host."""
    return f"host: {user}"


def barred(user: int) -> str:
    """This person may not sit down here."""
    return f"barred: {user}"


def let_in(user: int) -> str:
    """And now may again."""
    return f"let in: {user}"


def waits(seat: int) -> str:
    """No robot plays on here: the game waits for a person."""
    return f"seat {seat}: waits for a person"


def done_by(user: int) -> str:
    """Somebody else than the host did what the line before tells of: a moderator, or a guest."""
    return f"done by {user}"


def clock_set(seconds: float) -> str:
    """The wall clock was set by so much."""
    return f"{CLOCK_SET}{seconds}"


def by_one_clock(notes: Sequence[NoteRow]) -> Sequence[NoteRow]:
    """The same lines with their moments by the clock that the last of them goes by."""
    moved: list[NoteRow] = []
    for note in notes:
        if note.line.startswith(CLOCK_SET):
            by = float(note.line.removeprefix(CLOCK_SET))
            moved = [replace(earlier, at=earlier.at + by) for earlier in moved]
        moved.append(note)
    return moved


def ended_by(lines: Iterable[str]) -> str:
    """Why a table was closed before its time; empty if it was not."""
    found = [line.removeprefix(ENDED) for line in lines if line.startswith(ENDED)]
    return found[-1] if found else ""
