"""A seat's knowledge of its partner, against every world it cannot tell from the true one."""

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, Card
from bot.rules.games.euchre.states import Playing
from tests.rules.games.euchre.brute import print_of, worlds
from tests.rules.games.euchre.conftest import Script

GAME = GAMES["call-ace"]
MOST = 80


def mate_of(hands: Any, contract: Any, ace_only: Any) -> int | None:
    """The maker's partner, read off all hands by the letter of the rule."""
    for rank in "A" if ace_only else "AKQJT987":
        card = Card(rank + contract.called)
        if rank == "J" and contract.trump == contract.called.same_colour:
            continue
        holder = next((seat for seat, hand in enumerate(hands) if card in hand), None)
        if holder is not None:
            return None if holder == contract.maker else holder
    return None


def told_by(view: Any) -> set[int | None] | None:
    """The maker's partner by a view, as a set: ``{None}`` without one; ``None`` if untold."""
    if len(view.sides) > 2:
        return None
    return {seat for seat in view.side_of(view.maker) if seat != view.maker} or {None}


def tables(
    sit: Callable[..., Script], seed: int, players: int, words: str = "", key: str = "call-ace"
) -> Iterator[Any]:
    """Random tables, at every moment of play."""
    rng = Random(seed)
    while True:
        script = sit(key, players, words)
        for _ in range(120):
            if not script.game.to_act(script.state):
                break
            if script.turn == CHANCE:
                script.does(CHANCE, str(script.game.chance(script.state, rng.randrange)))
                continue
            if script.phase == "playing":
                yield script
            script.does(script.turn, rng.choice(script.choices()))


@pytest.mark.parametrize("players", [4, 5, 6])
@pytest.mark.parametrize("words", ["", "ace_only=yes", "joker=best-bower"])
def test_guesses_agree_on_what_is_known_and_differ_on_what_is_not(
    sit: Callable[..., Script], players: int, words: str
) -> None:
    rng, seen = Random(1), {"known": 0, "open": 0}
    for script in islice(tables(sit, 3, players, words), 30):
        if script.state.contract.called is None:
            continue
        for viewer in (*range(players), None):
            v = script.view(viewer)
            said, drawn = told_by(v), set()
            for _ in range(6 if said else 1500):
                guess = script.game.guess(v, rng)
                drawn.add(mate_of(guess.dealt.hands, guess.contract, v.options.ace_only))
                if not said and len(drawn) > 1:
                    break
            if said:
                assert drawn == said, (viewer, v)
            else:
                assert len(drawn) > 1, (viewer, v)
            seen["known" if said else "open"] += 1
    assert min(seen.values()) > 15, seen


@pytest.mark.parametrize("viewer", ["maker", "dealer", "other"])
def test_on_small_endings_every_world_is_drawn_and_knowledge_is_exact(
    sit: Callable[..., Script], viewer: str
) -> None:
    """Before the last trick all worlds are found by trying every deal."""
    kinds: set[Any] = set()
    rng = Random(2)
    for script in tables(sit, 5, 4):
        s = script.state
        if s.contract.called is None or sum(s.tricks.won) < 4 or s.tricks.trick.cards:
            continue
        roles = {"maker": s.contract.maker, "dealer": s.dealt.dealer}
        roles["other"] = next(n for n in range(4) if n not in roles.values())
        v = script.view(roles[viewer])
        wanted = set(islice(worlds(script, roles[viewer]), MOST + 1))
        if len(wanted) > MOST:
            continue
        assert print_of(s) in wanted
        mates = {mate_of(dealt, s.contract, False) for _, dealt, *_ in wanted}
        assert told_by(v) == (mates if len(mates) == 1 else None)
        drawn = set()
        for _ in range(100 * len(wanted)):
            drawn.add(print_of(script.game.guess(v, rng)))
            if drawn == wanted:
                break
        assert drawn == wanted, (len(drawn), len(wanted))
        kinds.add((len(mates) > 1, len(wanted) > 1))
        if len(kinds) >= 2 and (True, True) in kinds:
            return


@pytest.mark.parametrize(
    ("key", "players", "words"),
    [("euchre-two", 2, ""), ("cutthroat", 3, ""), ("cutthroat", 3, "joker=benny")],
)
@pytest.mark.parametrize("viewer", ["dealer", "eldest"])
def test_on_small_endings_of_two_and_three_every_world_is_drawn(
    sit: Callable[..., Script], key: str, players: int, words: str, viewer: str
) -> None:
    rng, checked = Random(4), 0
    for script in tables(sit, 6, players, words, key):
        s = script.state
        assert isinstance(s, Playing)
        if sum(s.tricks.won) < 4 or s.tricks.trick.cards:
            continue
        seat = int(getattr(s.dealt, viewer))
        wanted = set(islice(worlds(script, seat), MOST + 1))
        if len(wanted) > MOST:
            continue
        drawn = set()
        for _ in range(100 * len(wanted)):
            drawn.add(print_of(script.game.guess(script.view(seat), rng)))
            if drawn == wanted:
                break
        assert print_of(s) in wanted
        assert drawn == wanted, (len(drawn), len(wanted))
        checked += len(wanted) > 1
        if checked == 2:
            return
