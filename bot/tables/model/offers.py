"""The grants of players to each other at a table just now, for its screens."""

from dataclasses import dataclass

from bot.tables.model.requests import Request
from bot.tables.model.talk import Phrase


@dataclass(frozen=True, slots=True)
class Offers:
    """The grants of a table just now. ``request`` is the wish put last, if it is of now."""

    takebacks: str = "off"
    hints: bool = False
    claims: bool = True
    """Whether the rest of the tricks may be claimed."""
    request: Request | None = None
    heard: tuple[Phrase, ...] = ()
    """The phrases said at the table just now, the oldest first."""
    vote_failed: bool = False
    """Whether a vote has just failed."""

    @property
    def open(self) -> Request | None:
        """The wish that waits for answers."""
        return self.request if self.request and not self.request.closed else None


NO_OFFERS = Offers()
