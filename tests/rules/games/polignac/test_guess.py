"""Guesses after the dealer's exchange, against every world there is, found by trying them all."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from bot.rules import CHANCE, Card, Illegal, Seat, step
from bot.rules.kit.actions import Deal, Discard, Hidden
from bot.rules.kit.cards import without
from bot.rules.kit.history import played_by_seat
from tests.rules.games.polignac.test_examples import GAME


def ending(cards_left: int, seed: int) -> Any:
    """A deal of three players, played at random until everybody has so many cards."""
    rng = Random(seed)
    state = GAME.start(GAME.options(spare="dealer-exchange"), 3)
    while True:
        (turn,) = GAME.to_act(state)
        if turn == CHANCE:
            action = GAME.chance(state, rng.randrange)
        else:
            action = GAME.legal(GAME.view(state, turn)).sample(rng)
        state = step(GAME, state, turn, action).state
        v = GAME.view(state, None)
        if v.phase == "playing" and set(v.counts) == {cards_left} and not v.trick.cards:
            return state


def shared_out(cards: tuple[Card, ...], sizes: tuple[int, ...]) -> Iterator[list[tuple[Card, ...]]]:
    """Every way to part the cards into so many each."""
    if not sizes:
        yield []
        return
    for first in combinations(cards, sizes[0]):
        for others in shared_out(without(cards, *first), sizes[1:]):
            yield [first, *others]


def all_worlds(v: Any) -> set[Any]:
    """Every state that looks like this view."""
    played = played_by_seat(v)
    away = next(pile.cards for pile in v.piles)
    mine = () if v.seat is None else (*v.hand, *away)
    unseen = without(GAME.pack(v.options, 3), *mine, *(card for cards in played for card in cards))
    hidden = [seat for seat in range(3) if seat != v.seat]
    sizes = (*(v.counts[seat] for seat in hidden), 0 if away else 2)
    found = set()
    for *hands, put_away in shared_out(unseen, sizes):
        held = dict(zip(hidden, hands, strict=True)) | ({v.seat: v.hand} if mine else {})
        world = replayed(v, [(*held[s], *played[s]) for s in range(3)], away or put_away)
        if world is not None and GAME.view(world, v.seat) == v:
            found.add(world)
    return found


def replayed(v: Any, hands: list[tuple[Card, ...]], away: tuple[Card, ...]) -> Any:
    state = GAME.start(v.options, 3)
    deal = Deal(tuple(hands), (("widow", away),))
    moves = [
        (d.seat, Discard(away) if isinstance(d.action, Discard | Hidden) else d.action)
        for d in v.history
    ]
    try:
        for seat, action in [(CHANCE, deal), *moves]:
            state = step(GAME, state, Seat(seat), action).state
    except Illegal:
        return None
    return state


@pytest.mark.parametrize(("viewer", "seed"), [(0, 1), (1, 2), (2, 3), (2, 4)])
def test_exactly_the_worlds_a_view_allows(viewer: int, seed: int) -> None:
    """No jack was put away, and whoever did not follow has none of the suit."""
    state = ending(2, seed)
    v = GAME.view(state, Seat(viewer))
    worlds = all_worlds(v)
    assert state in worlds, "the truth is one of them"
    rng, reached = Random(7), set()
    for _ in range(2000):
        reached.add(GAME.guess(v, rng))
        if reached == worlds:
            break
    assert reached == worlds, (len(reached), len(worlds))
