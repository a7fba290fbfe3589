"""Guesses with twins: against every world there is, found by trying them all."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, Action, Card, Illegal, Seat, step
from bot.rules.kit.actions import Deal, Discard, Give, Play
from bot.rules.kit.cards import without
from bot.rules.kit.match import Match
from bot.rules.kit.phases import Dealing
from tests.rules.games.pepper.script import Script

GAME: Any = GAMES["double-pepper"]
Moves = list[tuple[Seat, Action]]


def ending(players: int, cards_left: int, seed: int, name: str, options: str) -> tuple[Any, Moves]:
    """A deal of six or four with this naming, played at random until so many cards are left."""
    rng = Random(seed)
    moves: list[Any] = []
    state: Any = GAME.start(GAME.options.read(options), players)
    while True:
        seat = GAME.to_act(state)[0]
        view = None if seat == CHANCE else GAME.view(state, seat)
        if view is None:
            action = GAME.chance(state, rng.randrange)
        elif view.phase == "naming":
            action = GAME.read(name)
        elif view.trick and not view.trick.cards and max(view.counts[s] for s in range(players)
                if s not in view.sitting_out) == cards_left:  # fmt: skip
            return state, moves
        else:
            action = GAME.legal(view).sample(rng)
        state = step(GAME, state, seat, action).state
        moves.append((seat, action))


def shared(unseen: Sequence[Card], wanted: Sequence[int]) -> Iterator[list[tuple[Card, ...]]]:
    """Every way to share the cards among places that want so many; twins are one and the same."""
    if not wanted:
        yield []
        return
    for some in dict.fromkeys(combinations(sorted(unseen), wanted[0])):
        for rest in shared(without(unseen, *some), wanted[1:]):
            yield [some, *rest]


def all_worlds(moves: Moves, v: Any) -> set[Any]:
    """Every state that looks like this view, by trying all hands and all that was put away."""
    found = set()
    played = [
        tuple(a.card for who, a in moves if who == s and isinstance(a, Play))
        for s in range(v.players)
    ]
    away = tuple(card for pile in v.piles for card in pile.cards)
    unseen = without(GAME.pack(v.options, v.players), *sum(played, ()), *v.hand, *away)
    wanted = [0 if s == v.seat else v.counts[s] for s in range(v.players)]
    wanted.append(sum(pile.count for pile in v.piles) - len(away))
    for *hands, hidden in shared(unseen, wanted):
        later = [(*hand, *mine) for hand, mine in zip(hands, played, strict=True)]
        if v.seat is not None:
            later[v.seat] = (*v.hand, *played[v.seat])
        for given in _gifts(v, later):
            if world := _replayed(v, moves, later, (*away, *hidden), given):
                found.add(world)
    return found


def _gifts(v: Any, later: list[tuple[Card, ...]]) -> list[tuple[Card, ...]]:
    if not v.sitting_out:
        return [()]
    seen = next((d.action.cards for d in v.history if isinstance(d.action, Give)), None)
    return [seen] if seen else list(dict.fromkeys(combinations(sorted(later[v.maker]), 2)))


def _replayed(
    v: Any, moves: Moves, later: list[tuple[Card, ...]], away: tuple[Card, ...], given: Any
) -> Any:
    hands = list(later)
    try:
        if v.sitting_out:
            hands[v.maker] = (*without(hands[v.maker], *given), *away)
            giver = (v.maker + 2) % v.players
            hands[giver] = (*hands[giver], *given)
        world: Any = Dealing(Match(v.options, v.players, v.scores, v.dealer, v.deal))
        for seat, true in [(CHANCE, Deal(tuple(hands))), *moves[1:]]:
            action = true
            if isinstance(true, Discard | Give):
                action = Discard(away) if isinstance(true, Discard) else Give(given)
            world = step(GAME, world, seat, action).state
    except (Illegal, ValueError):
        return None
    return world if GAME.view(world, v.seat) == v else None


@pytest.mark.parametrize(
    ("players", "name", "who", "cards_left", "seed", "options"),
    [
        (4, "trump S", "maker", 2, 1, ""),
        (4, "trump S", "maker", 2, 2, "bowers=yes"),
        (4, "trump NT", "left", 2, 3, ""),
        (6, "trump H", "left", 1, 1, "bowers=yes"),
        (4, "trump S alone", "maker", 1, 1, ""),
        (4, "trump S alone", "maker", 1, 2, "bowers=yes"),
        (4, "trump S alone", "giver", 1, 1, ""),
        (4, "trump S alone", "giver", 2, 2, "bowers=yes"),
        (4, "trump NT alone", "giver", 1, 3, ""),
    ],
)
def test_exactly_the_worlds_a_view_allows(
    players: int, name: str, who: str, cards_left: int, seed: int, options: str
) -> None:
    state, moves = ending(players, cards_left, seed, name, options)
    maker = GAME.view(state, None).maker
    seat = (maker + {"maker": 0, "left": 1, "giver": 2}[who]) % players
    v = GAME.view(state, Seat(seat))
    worlds = all_worlds(moves, v)
    assert state in worlds, "the truth is one of them"
    rng, reached = Random(7), set()
    for _ in range(25 * len(worlds) + 100):
        reached.add(GAME.guess(v, rng))
        if reached == worlds:
            break
    assert reached == worlds, (len(reached), len(worlds))


def test_the_giver_knows_that_the_maker_holds_what_was_given() -> None:
    t = Script("double-pepper").deal("AH KH 9D", "AS", "AS KS", "KS").auction("8 p p p")
    t.says("0 trump S alone", "0 discard KH 9D", "2 give AS KS")
    rng = Random(1)
    for _ in range(60):
        hand = t.game.guess(t.view(2), rng).tricks.hands[0]
        assert {"AS", "KS"} <= set(hand)
    t.does(0, "play AS")
    for _ in range(60):
        hand = t.game.guess(t.view(2), rng).tricks.hands[0]
        assert "KS" in hand, "the ace has been played, the king not"


def test_to_the_others_any_two_cards_may_have_been_given() -> None:
    t = Script("double-pepper").deal("AH AH AS", "9D", "AS KS", "AC").auction("8 p p p")
    t.says("0 trump S alone", "0 discard AH AH", "2 give AS KS", "0 play AS")
    rng = Random(3)
    for viewer in (1, 3, None):
        given, away = set(), set()
        for _ in range(400):
            said = {d.action.verb: d.action.cards for d in
                    t.game.guess(t.view(viewer), rng).dealt.history if d.action.cards}  # fmt: skip
            given |= set(said["give"])
            away |= set(said["discard"])
        possible = set(without(t.game.pack(t.options, 4), *t.view(viewer).hand))
        assert given == possible
        assert away == possible


def test_guesses_at_every_moment_of_a_deal_alone() -> None:
    rng = Random(5)
    for players in (4, 6):
        t = Script("double-pepper", players=players).deal().auction("8" + " p" * (players - 1))
        t.says("0 trump H alone")
        while t.phase != "dealing":
            for viewer in (None, *range(players)):
                v = t.view(viewer)
                assert t.game.view(t.game.guess(v, rng), v.seat) == v
            t.does(t.turn, rng.choice(t.choices()))
