"""A wish to take back a move, as it is put to those who play.

Each step of it is a note of the table's log, from which a restart takes it up again.
"""

from dataclasses import dataclass, replace
from typing import Final

from bot.rules import Seat
from bot.storage.rows.ids import UserId
from bot.tables.model.notes import TakebackAsked
from bot.tables.model.session import GameSession

PATIENCE: Final = 60.0
"""Seconds for which a wish stands; so long the robots wait with their actions."""


@dataclass(frozen=True, slots=True)
class Request:
    """Somebody asks to go back to before line ``number``, when the log had ``at`` lines.

    ``closed`` is how it ended without being granted: refused, lapsed or withdrawn.
    """

    seat: Seat
    user: UserId
    number: int
    at: int
    since: float
    agreed: frozenset[UserId] = frozenset()
    closed: str = ""

    @property
    def note(self) -> TakebackAsked:
        """The note that tells of it."""
        return TakebackAsked(self.seat, self.user, self.number, self.at)

    @property
    def until(self) -> float:
        """The time at which the request lapses."""
        return self.since + PATIENCE

    def fits(self, session: GameSession) -> bool:
        """Whether nobody has acted since, and the asker still sits there."""
        return self.at == len(session.log.moves) and session.seat_of(self.user) == self.seat

    def asks(self, session: GameSession, user: UserId) -> bool:
        """Whether it waits for this person's answer."""
        waits = not self.closed and self.fits(session) and user not in self.agreed
        return waits and user in asked(session, self.user)

    def by(self, user: UserId) -> "Request":
        """The request with one more who agrees."""
        return replace(self, agreed=self.agreed | {user})

    def shifted(self, seconds: float) -> "Request":
        """The request by a wall clock that was set by so many seconds."""
        return replace(self, since=self.since + seconds)


def asked(session: GameSession, asker: UserId) -> tuple[UserId, ...]:
    """Everybody else who plays: for those who are away, as for robots, the others decide."""
    return tuple(
        chair.user
        for chair in session.chairs
        if chair.present and chair.user is not None and chair.user != asker
    )
