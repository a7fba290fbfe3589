"""Guesses at the last cards, against every world there is, found by trying them all."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, Action, Card, Illegal, Seat, step
from bot.rules.kit import sampling
from bot.rules.kit.actions import Deal
from bot.rules.kit.cards import cards, without
from bot.rules.kit.match import Match
from bot.rules.kit.phases import Dealing
from tests.rules.games.pepper.script import Script

GAME: Any = GAMES["pepper"]
Moves = list[tuple[Seat, Action]]


def ending(players: int, cards_left: int, seed: int) -> tuple[Any, Moves]:
    """A deal played at random until everybody has so many cards, and its moves."""
    rng = Random(seed)
    moves: list[Any] = []
    state: Any = GAME.start(GAME.options(), players)
    while True:
        seat = GAME.to_act(state)[0]
        if seat == CHANCE:
            action, moves = GAME.chance(state, rng.randrange), []
        else:
            view = GAME.view(state, seat)
            if view.counts == (cards_left,) * players:
                return state, moves
            action = GAME.legal(view).sample(rng)
        state = step(GAME, state, seat, action).state
        moves.append((seat, action))


def shared(unseen: Sequence[Card], wanted: Sequence[int]) -> Iterator[list[tuple[Card, ...]]]:
    """Every way to share the cards among places that want so many."""
    if not wanted:
        yield []
        return
    for some in dict.fromkeys(combinations(unseen, wanted[0])):
        for rest in shared(without(unseen, *some), wanted[1:]):
            yield [some, *rest]


def all_worlds(state: Any, moves: Moves, viewer: Seat | None) -> set[Any]:
    """Every state that looks like this one to the viewer."""
    v, found = GAME.view(state, viewer), set()
    played = [
        tuple(a.cards[0] for who, a in moves[1:] if who == s and a.cards) for s in range(v.players)
    ]
    unseen = without(GAME.pack(v.options, v.players), *sum(played, ()), *v.hand)
    wanted = [0 if s == viewer else v.counts[s] for s in range(v.players)]
    wanted += [pile.count for pile in v.piles]
    for places in shared(unseen, wanted):
        if viewer is not None:
            places[viewer] = v.hand
        hands = tuple((*places[s], *played[s]) for s in range(v.players))
        deal = Deal(hands, tuple((p.name, places[-1]) for p in v.piles))
        try:
            world = replayed(v, deal, moves)
        except Illegal:
            continue
        if GAME.view(world, viewer) == v:
            found.add(print_of(world))
    return found


def replayed(v: Any, deal: Deal, moves: Moves) -> Any:
    world: Any = Dealing(Match(v.options, v.players, v.scores, v.dealer, v.deal))
    for seat, action in [(CHANCE, deal), *moves[1:]]:
        world = step(GAME, world, seat, action).state
    return world


def print_of(state: Any) -> object:
    """A state as far as it matters: the order of the dead hand does not."""
    return state.tricks.hands, state.dealt.hands, frozenset(state.dealt.stock)


@pytest.mark.parametrize(
    ("players", "viewer", "cards_left", "seed"),
    [
        *((4, seat, 2, seed) for seat in (0, 3) for seed in (1, 2, 3)),
        *((3, seat, 3, 1) for seat in (0, 1, 2)),
        (2, 0, 2, 1),
        (2, 1, 2, 4),
        (3, None, 2, 1),
        (2, None, 1, 2),
    ],
)
def test_exactly_the_worlds_a_view_allows(
    players: int, viewer: int | None, cards_left: int, seed: int
) -> None:
    state, moves = ending(players, cards_left, seed)
    v = GAME.view(state, None if viewer is None else Seat(viewer))
    worlds = all_worlds(state, moves, v.seat)
    assert print_of(state) in worlds, "the truth is one of them"
    rng, reached = Random(7), set()
    for _ in range(60 * len(worlds) + 100):
        reached.add(print_of(GAME.guess(v, rng)))
    assert reached == worlds, (len(reached), len(worlds))


def test_a_seat_that_did_not_follow_trump_has_no_bower() -> None:
    t = Script("pepper").deal("AS 9S", "KS", "AD", "QS TS").auction("1 p p p")
    t.says("0 trump C", "0 play AS", "1 play KS", "2 play AD", "3 play QS")
    rng = Random(1)
    for viewer in (0, 1, 3, None):
        for _ in range(40):
            hand = t.game.guess(t.view(viewer), rng).tricks.hands[2]
            assert not {c for c in hand if c[1] == "S"} - {"JS"}
    t = Script("pepper").deal("AC", "KS AH KH QH TH 9H").auction("1 p p p")
    t.says("0 trump C", "0 play AC", "1 play KS")
    for _ in range(60):
        hand = t.game.guess(t.view(2), rng).tricks.hands[1]
        assert not {"JS", "JC"} & set(hand) and not [c for c in hand if c[1] == "C"]


def test_sharing_out_card_by_card_does_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the lucky deals at the start, every guess is still a guess."""
    monkeypatch.setattr(sampling, "TRIES", 0)
    rng = Random(8)
    for seed in range(12):
        for players in (4, 3, 2):
            state, _ = ending(players, 3, seed)
            for viewer in (None, *map(Seat, range(players))):
                v = GAME.view(state, viewer)
                assert GAME.view(GAME.guess(v, rng), viewer) == v


def test_before_the_first_card_a_hidden_hand_can_be_anything() -> None:
    t = Script("pepper").deal("JS JC AS KS QS TS").auction("big")
    rng, met = Random(2), set()
    for _ in range(200):
        met |= set(t.game.guess(t.view(0), rng).dealt.hands[1])
    assert met == set(t.game.pack(t.options, 4)) - set(cards("JS JC AS KS QS TS"))
