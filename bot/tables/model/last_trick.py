"""The trick that a card completes, the table as it was when a deal ended, and the trick before."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from bot.rules import Action, Card, Event, Seat, View
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
    """The public view as this action ended a deal: the spectators' view before it, completed."""
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


def before_last(told: Sequence[Event]) -> Trick | None:
    """The trick before the last one of a deal, as it was told; ``None`` if there was none."""
    won = [n for n, event in enumerate(told) if event.what.code == "trick-won"]
    if len(won) < 2:
        return None
    begun = won[-3] + 1 if len(won) > 2 else 0
    plays = [_play(event) for event in told[begun : won[-2]] if event.what.code == "played"]
    winner = told[won[-2]].what.values["who"]
    by, cards = tuple(seat for seat, _ in plays), tuple(card for _, card in plays)
    if not isinstance(winner, Seat) or winner not in by:
        return None
    return Trick(by[0], cards, by, winner, cards[by.index(winner)])


def _play(told: Event) -> tuple[Seat, Card]:
    """The seat and the card of a play that was told."""
    seat, card = told.what.values["who"], told.what.values["card"]
    assert isinstance(seat, Seat) and isinstance(card, Card)
    return seat, card
