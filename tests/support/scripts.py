"""Courses of a game that lead to what a test wants to see, looked for with the rules alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from bot.rules import CHANCE, GAMES, Options, Seat, Seed, View, step
from bot.rules.kit.actions import Action, Play
from tests.support.house import House

Script = list[tuple[Seat, str]]


def random_course(
    key: str, secret: bytes, seed: int, options: Options | None = None
) -> Iterator[tuple[Any, Script]]:
    """Every state of a random game with these shuffles, and how it came about."""
    game = GAMES[key]
    rng, shuffles, deals = Random(seed), Seed(secret), 0
    options = options or game.presets["house"]
    state, script = game.start(options, game.players(options)[0]), Script()
    while turn := game.to_act(state):
        yield state, list(script)
        seat = turn[0]
        action: Action
        if seat == CHANCE:
            deals += 1
            action = game.chance(state, shuffles.below(f"deal {deals}"))
        else:
            action = game.legal(game.view(state, seat)).sample(rng)
        script.append((seat, game.write(action)))
        state = step(game, state, seat, action).state


def barred(key: str, view: View[Any], code: str) -> str | None:
    """A card of the hand that may not be played for this reason."""
    game = GAMES[key]
    for card in view.hand:
        action = Play(card)
        if action not in game.legal(view) and game.why(view, action).code == code:
            return str(card)
    return None


def find(
    key: str,
    wanted: Callable[[Any, Seat], bool],
    options: Options | None = None,
    most: int = 400,
) -> tuple[bytes, Script]:
    """A secret and a course that lead to a state like this, with its seat to act.

    :raises LookupError: there is no such course.
    """
    for seed in range(most):
        secret = Random(seed).randbytes(32)
        for state, script in random_course(key, secret, seed, options):
            turn = GAMES[key].to_act(state)
            if turn != (CHANCE,) and len(script) < 40 and wanted(state, turn[0]):
                return secret, script
    raise LookupError("no such course")


async def follow(house: House, script: Script, table: int = 1) -> None:
    """Press what the script says, or type it; what plays itself is only checked."""
    by_id = {player.id: player for player in house.people}
    for number, (seat, line) in enumerate(script):
        done = house.log(table).moves
        if len(done) <= number:
            user = house.seats(table)[seat]
            assert user is not None
            player = by_id[user]
            await (player.act(line) if line in player.lines() else player.say(line))
            done = house.log(table).moves
        assert done[number] == (seat, line)
