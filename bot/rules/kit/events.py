"""The effects of an action: the next state, and the events told of it."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.rules.kit.fast_frozen import fast_frozen, quick
from bot.rules.kit.reasons import Fact, Reason
from bot.rules.kit.remembered import shared
from bot.rules.kit.seats import Seat

S = TypeVar("S", covariant=True)


@fast_frozen
@dataclass(frozen=True, slots=True)
class Event:
    """An event, for those who may know of it: ``to=None`` is everybody."""

    what: Reason
    to: tuple[Seat, ...] | None = None

    def seen_by(self, seat: Seat | None) -> bool:
        """Whether this seat (``None``: a spectator) may know of it."""
        return self.to is None or (seat is not None and seat in self.to)


_event, _reason = quick(Event), quick(Reason)


@shared
def tell(code: str, *, to: tuple[Seat, ...] | None = None, **facts: Fact) -> Event:
    """An event in one line."""
    return _event(_reason(code, tuple(sorted(facts.items()))), to)


@fast_frozen
@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """A state and the events told on the way to it."""

    state: S
    events: tuple[Event, ...] = ()


going_on = quick(Step)
"""A step of a deal that goes on, for every card played."""


@dataclass(frozen=True, slots=True)
class Stat:
    """A deed of a seat in a deal that players of the game keep count of."""

    seat: Seat
    name: str
    count: int = 1
