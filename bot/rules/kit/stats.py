"""What players keep count of, deal by deal: what the games' own counting has in common."""

from collections.abc import Iterator, Sequence

from bot.rules.kit.events import Event, Feat
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat


def public(told: Sequence[Event]) -> Iterator[Reason]:
    """What everybody was told, in order."""
    return (event.what for event in told if event.to is None)


def seat(fact: object) -> Seat:
    """A fact that is a seat; of several the first."""
    found = fact[0] if isinstance(fact, tuple) else fact
    assert isinstance(found, Seat)
    return found


def contract_feats(maker: Seat, made: bool, *more: str) -> Iterator[Feat]:
    """A contract, and whether it was made; whatever else is said of it, and of it made."""
    for name in ("contract", *more):
        yield Feat(maker, name)
    yield Feat(maker, "made" if made else "set")
    if made:
        yield from (Feat(maker, f"{name}-made") for name in more)
