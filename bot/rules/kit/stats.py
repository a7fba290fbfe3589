"""The statistics of a deal that all games count alike."""

from collections.abc import Iterator, Sequence

from bot.rules.kit.events import Event, Stat
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat


def public(told: Sequence[Event]) -> Iterator[Reason]:
    """The events that everybody was told, in order."""
    return (event.what for event in told if event.to is None)


def seat(fact: object) -> Seat:
    """A fact that is a seat; of several the first."""
    found = fact[0] if isinstance(fact, tuple) else fact
    assert isinstance(found, Seat)
    return found


def contract_stats(maker: Seat, made: bool, *more: str) -> Iterator[Stat]:
    """The statistics of a contract, made or not, and of ``more`` that is said of it."""
    for name in ("contract", *more):
        yield Stat(maker, name)
    yield Stat(maker, "made" if made else "set")
    if made:
        yield from (Stat(maker, f"{name}-made") for name in more)
