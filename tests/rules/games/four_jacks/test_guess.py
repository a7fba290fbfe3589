"""Guesses at the last cards, against every world there is, found by trying them all."""

from collections.abc import Iterator
from itertools import permutations, product
from random import Random
from typing import Any

import pytest

from bot.rules import CHANCE, Action, Card, Illegal, Seat, step
from bot.rules.kit.actions import Deal, Give, Hidden
from tests.rules.games.four_jacks.helpers import GAME

Moves = list[tuple[Seat, Action]]


def ending(pass_cards: str, cards_left: int, seed: int) -> tuple[Any, Moves]:
    """A deal played at random until everybody has so many cards, and its moves."""
    moves: list[Any] = []
    rng = Random(seed)
    state = GAME.start(GAME.options(pass_cards=pass_cards), 3)
    while True:
        seat = GAME.to_act(state)[0]
        if seat == CHANCE:
            action = GAME.chance(state, rng.randrange)
        else:
            view = GAME.view(state, seat)
            if view.counts == (cards_left,) * 3:
                return state, moves
            action = GAME.legal(view).sample(rng)
        state = step(GAME, state, seat, action).state
        moves.append((seat, action))


def hands_now(v: Any) -> Iterator[list[tuple[Card, ...]]]:
    """Every way in which the unseen cards can lie in the hidden hands."""
    played = [c for d in v.history if d.action.verb == "play" for c in d.action.cards]
    unseen = [c for c in GAME.pack(v.options, 3) if c not in (*v.hand, *played)]
    found = set()
    for order in permutations(unseen):
        left = iter(order)
        hands = [
            v.hand if seat == v.seat else tuple(next(left) for _ in range(v.counts[seat]))
            for seat in range(3)
        ]
        key = tuple(frozenset(hand) for hand in hands)
        if key not in found:
            found.add(key)
            yield hands


def all_worlds(v: Any) -> set[Any]:
    """Every state that looks like this view."""
    plays = [(d.seat, d.action) for d in v.history if d.action.verb == "play"]
    gives = [d for d in v.history if d.action.verb != "play"]
    found = set()
    for hands in hands_now(v):
        later = [
            (*hand, *(a.cards[0] for seat, a in plays if seat == s)) for s, hand in enumerate(hands)
        ]
        possible = [
            later[(d.seat - 1) % 3] if isinstance(d.action, Hidden) else d.action.cards
            for d in gives
        ]
        for given in product(*possible):
            dealt = [
                {*later[s], given[s]} - {given[(s + 1) % 3]} if gives else set(later[s])
                for s in range(3)
            ]
            moves = [(Seat(s), Give((card,))) for s, card in enumerate(given)]
            world = replayed(v, Deal(tuple(map(tuple, dealt))), [*moves, *plays])
            if world is not None and GAME.view(world, v.seat) == v:
                found.add(world)
    return found


def replayed(v: Any, deal: Deal, moves: Moves) -> Any:
    state = GAME.start(v.options, 3)
    try:
        for seat, action in [(CHANCE, deal), *moves]:
            state = step(GAME, state, seat, action).state
    except Illegal:
        return None
    return state


@pytest.mark.parametrize(
    ("pass_cards", "viewer", "cards_left", "seed"),
    [
        *(("right", seat, 2, seed) for seat in (0, 1, 2) for seed in (1, 2)),
        *(("none", seat, 3, 3) for seat in (0, 1, 2)),
        ("none", None, 2, 1),
        ("none", None, 2, 4),
    ],
)
def test_exactly_the_worlds_a_view_allows(
    pass_cards: str, viewer: int | None, cards_left: int, seed: int
) -> None:
    state, _ = ending(pass_cards, cards_left, seed)
    v = GAME.view(state, None if viewer is None else Seat(viewer))
    worlds = all_worlds(v)
    assert state in worlds, "the truth is one of them"
    rng, reached = Random(7), set()
    for _ in range(3000):
        reached.add(GAME.guess(v, rng))
        if reached == worlds:
            break
    assert reached == worlds, (len(reached), len(worlds))


def test_the_card_i_gave_is_where_i_gave_it() -> None:
    """Until its new owner plays it, everybody who knows of it guesses it there."""
    state, moves = ending("right", 8, 3)
    while GAME.view(state, None).phase == "passing":
        seat = GAME.to_act(state)[0]
        action = GAME.legal(GAME.view(state, seat)).sample(Random(1))
        state = step(GAME, state, seat, action).state
        moves.append((seat, action))
    given = {seat: action.cards[0] for seat, action in moves if seat != CHANCE}
    assert len(given) == 3
    rng = Random(2)
    for seat, card in given.items():
        for _ in range(30):
            guess = GAME.guess(GAME.view(state, seat), rng)
            assert card in GAME.view(guess, Seat((seat - 1) % 3)).hand


def test_who_did_not_follow_has_none_of_the_suit() -> None:
    for seed in range(12):
        state, moves = ending("none", 5, seed)
        plays = [(seat, action.cards[0]) for seat, action in moves if seat != CHANCE]
        void = set()
        for n, (seat, card) in enumerate(plays):
            led = plays[n // 3 * 3][1].suit
            if card.suit != led:
                void.add((seat, led))
        rng = Random(seed)
        for viewer in (Seat(0), None):
            guess = GAME.guess(GAME.view(state, viewer), rng)
            for seat, suit in void:
                assert suit not in {c.suit for c in GAME.view(guess, seat).hand}
