"""Whole games of the weakest robot against chance, from the first deal to the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import sqrt
from random import Random

from bot.robots.players import random_player, search_player
from bot.rules import CHANCE, Action, AnyGame, Event, Options, Seat
from bot.rules.kit.match import Match, Result
from tests.support.shared import shared

MOST = 150
"""So many games are played at most, until it is certain who is better."""
CERTAIN = 3.0
"""Standard deviations of luck by which a player has won more games than its share."""
robot = search_player("easy")
"""Plays by the rules of thumb of its game, and so at once."""


@dataclass(frozen=True)
class Deal:
    """A deal of a game: the standing before and after it, and all events that were told of it."""

    before: Match[Options]
    after: Match[Options]
    told: tuple[Event, ...]


@dataclass(frozen=True)
class WholeGame:
    """A game that is over: the robot's side, all that was done, its deals, and the result."""

    side: tuple[Seat, ...]
    moves: tuple[tuple[Seat, Action], ...]
    deals: tuple[Deal, ...]
    result: Result

    @property
    def won(self) -> bool:
        return self.side[0] in self.result.winners


def usual(game: AnyGame) -> tuple[Options, int]:
    """The rules of the house, and four players where they can play it."""
    options = next(iter(game.presets.values()))
    sizes = game.players(options)
    return options, 4 if 4 in sizes else sizes[0]


@cache
def played(game: AnyGame, number: int) -> WholeGame:
    """A game by the rules of the house; the robot's side is another one in each.

    The first is asked for by umpires, too: no other worker plays it again.
    """
    if number > 1:
        return _played(game, number)
    kind = type(game)
    return shared(f"{kind.__module__}.{kind.__qualname__} whole", lambda: _played(game, number))


def _played(game: AnyGame, number: int) -> WholeGame:
    options, players = usual(game)
    sides = game.sides(options, players)
    side, rng = sides[number % len(sides)], Random(f"{game.key} whole {number}")
    state = game.start(options, players)
    before, told, deals = game.match(state), list[Event](), list[Deal]()
    moves: list[tuple[Seat, Action]] = []
    while turn := game.to_act(state):
        seat = turn[0]
        if seat == CHANCE:
            if told:
                deals.append(Deal(before, game.match(state), tuple(told)))
            before, told = game.match(state), []
            action = game.chance(state, rng.randrange)
        else:
            player = robot if seat in side else random_player
            action = player(game, game.view(state, seat), rng)
        moves.append((seat, action))
        done = game.apply(state, seat, action)
        state = done.state
        told += done.events
    result = game.result(state)
    assert result is not None
    deals.append(Deal(before, game.match(state), tuple(told)))
    return WholeGame(side, tuple(moves), tuple(deals), result)


def advantage(game: AnyGame, most: int = MOST) -> float:
    """By how many standard deviations of luck the robot wins more games than its share.

    The games go on until it is certain that it is better, or worse, or ``most`` are played.
    """
    share = 1 / len(game.sides(*usual(game)))
    found = 0.0
    for number, ahead in enumerate(_ahead(game, share, most), 1):
        found = ahead / sqrt(number * share * (1 - share))
        if number > 8 and abs(found) > CERTAIN:
            break
    return found


def _ahead(game: AnyGame, share: float, most: int) -> Iterator[float]:
    """The games won so far less those that chance would win."""
    won = 0
    for number in range(1, most + 1):
        won += played(game, number).won
        yield won - share * number
