"""The trick that a card completes, and the table as everybody saw it when a deal ended."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.rules import Action, Event, Seat, View
from bot.rules.kit.actions import Play
from bot.rules.kit.tricks import Trick


def completed(
    trick: Trick | None, seat: Seat, action: Action, told: Iterable[Event]
) -> Trick | None:
    """The trick that this action of a seat completes, as it was told; ``None`` if it does not."""
    won = [event.what.values["who"] for event in told if event.what.code == "trick-won"]
    winner = won[0] if won else None
    if not isinstance(winner, Seat) or not isinstance(action, Play):
        return None
    begun = trick or Trick(seat)
    cards, by = (*begun.cards, action.card), (*begun.seats, seat)
    return Trick(begun.leader, cards, by, winner, cards[by.index(winner)])


def closed(view: View[Any], seat: Seat, action: Action, told: Iterable[Event]) -> View[Any]:
    """What everybody saw as this action ended a deal: the spectators' view before it, completed."""
    full = completed(view.trick, seat, action, told)
    if full is None:
        return replace(view, turn=())
    return replace(
        view,
        turn=(),
        trick=None,
        last_trick=full,
        tricks_won=tuple(n + (at == full.winner) for at, n in enumerate(view.tricks_won)),
        counts=tuple(n - (at == seat) for at, n in enumerate(view.counts)),
    )
