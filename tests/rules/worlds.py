"""Other worlds that one viewer cannot tell from the true one, found without ``Game.guess``.

Two cards of the deal change places, and moves the viewer could not see are made again; what
replays within the rules to an equal view is a world that ``guess`` must be able to reach.
"""

from collections import Counter
from dataclasses import fields, replace
from random import Random
from typing import Any

from bot.rules import CHANCE, Action, Card, Illegal, Seat, step
from bot.rules.kit.actions import Deal, Play
from bot.rules.kit.seats import seats
from tests.rules.table import Table, Viewer

Moves = tuple[tuple[Seat, Action], ...]
LARGE = 60
"""In larger packs two cards at random are hardly ever both hidden near the end of a deal."""


def worlds(table: Table, viewer: Viewer, rng: Random, tries: int) -> dict[Any, Moves]:
    """States that look to the viewer like the present one, the true one among them."""
    view = table.view(viewer)
    known = {(done.seat, done.action) for done in view.history}
    unseen = [n for n, move in enumerate(table.moves) if n and move not in known]
    found = {table.state: tuple(table.moves)}
    for _ in range(tries):
        moves = found[rng.choice(list(found))]
        other = _replayed(table, _varied(moves, unseen, rng), unseen, rng)
        if other and table.game.view(other[0], viewer) == view:
            found.setdefault(*other)
    return found


def _varied(moves: Moves, unseen: list[int], rng: Random) -> Moves:
    (_, deal), *rest = moves
    assert isinstance(deal, Deal)
    places = list(deal.cards)
    hidden = _never_played(deal, moves) if len(places) > LARGE else []
    one, two = rng.sample(hidden if len(hidden) > 1 else range(len(places)), 2)
    swap = {places[one]: places[two], places[two]: places[one]}
    places[one], places[two] = places[two], places[one]
    varied: list[tuple[Seat, Action]] = [(CHANCE, _laid(deal, places))]
    for n, (seat, action) in enumerate(rest, 1):
        renamed = n in unseen and rng.random() < 0.8
        varied.append((seat, _renamed(action, swap) if renamed else action))
    return tuple(varied)


def _never_played(deal: Deal, moves: Moves) -> list[int]:
    """The places of the deal whose cards nobody has played since."""
    played = [Counter[Card]() for _ in deal.hands]
    for seat, action in moves[1:]:
        if type(action) is Play:
            played[seat].update(action.cards)
    found, at = [], 0
    for hand, gone in zip(deal.hands, played, strict=True):
        for card in hand:
            if not gone[card]:
                found.append(at)
            gone[card] -= gone[card] > 0
            at += 1
    return found


def _laid(deal: Deal, places: list[Card]) -> Deal:
    left = iter(places)
    hands = tuple(tuple(next(left) for _ in hand) for hand in deal.hands)
    return Deal(hands, tuple((name, tuple(next(left) for _ in pile)) for name, pile in deal.piles))


def _renamed(action: Action, swap: dict[Card, Card]) -> Action:
    changes: dict[str, Any] = {}
    for name in (f.name for f in fields(action)):
        value = getattr(action, name)
        if isinstance(value, Card):
            changes[name] = swap.get(value, value)
        elif isinstance(value, tuple):
            changes[name] = tuple(swap.get(v, v) if isinstance(v, Card) else v for v in value)
    return replace(action, **changes) if changes else action


def _replayed(
    table: Table, moves: Moves, unseen: list[int], rng: Random
) -> tuple[Any, Moves] | None:
    state, made = table.before, []
    for n, (seat, wanted) in enumerate(moves):
        action = wanted
        if n in unseen:
            if seat not in table.game.to_act(state):
                return None
            decision = table.game.legal(table.game.view(state, seat))
            if wanted not in decision or rng.random() < 0.2:
                action = decision.sample(rng)
        try:
            state = step(table.game, state, seat, action).state
        except Illegal:
            return None
        made.append((seat, action))
    return state, tuple(made)


def holders(table: Table, state: Any) -> frozenset[tuple[Card, Seat]]:
    """Which card is in whose hand."""
    hands = [(seat, table.game.view(state, seat).hand) for seat in seats(table.players)]
    return frozenset((card, seat) for seat, hand in hands for card in hand)
