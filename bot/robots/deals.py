"""Deals between robots as text to read: hands, the words said, and every card of every trick.

``python -m bot.robots.deals GAME --seed N [--deals 3] [--level hard] [--players 4]`` prints
deals in which one level sits on all seats. Behind a card stands ``*`` where the search played
another than the policy's, which then follows in brackets; a card without a choice has ``.``.
"""

import argparse
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any

from bot.robots.cards import by_policy
from bot.robots.level import LEVELS
from bot.robots.openings import opened
from bot.robots.players import Player, player
from bot.rules import CHANCE, GAMES, Action, Seat
from bot.rules.game import AnyGame
from bot.rules.kit.actions import Play


def told(game: AnyGame, dealt: Any, seated: Sequence[Player], rng: Random) -> Iterator[str]:
    """The lines of one deal, from the hands to the score, as its players play it."""
    state, everybody = dealt, range(game.match(dealt).players)
    before = game.match(state).scores
    yield from _hands(game, state)
    cards: list[str] = []
    leader, has_begun, won = 0, False, (0,) * len(everybody)
    while (turn := game.to_act(state)) and turn[0] != CHANCE:
        seat = turn[0]
        view = game.view(state, seat)
        action = seated[seat](game, view, rng)
        if not isinstance(action, Play):
            yield f"  {seat}: {action}"
            state = game.apply(state, seat, action).state
            continue
        if not has_begun:
            has_begun = True
            if tuple(game.view(state, Seat(s)).hand for s in everybody) != _dealt_hands(
                game, dealt
            ):
                yield from _hands(game, state)
        if not cards:
            leader, won = seat, view.tricks_won
        cards.append(f"{action.card}{_mark(game, state, action, len(game.legal(view)))}")
        state = game.apply(state, seat, action).state
        after = game.view(state, None).tricks_won if game.to_act(state) else ()
        if after != won:
            winner = next((s for s in everybody if after and after[s] > won[s]), None)
            ended = "" if winner is None else f"-> {winner}"
            if not after or sum(after) != sum(won) or len(cards) == len(everybody):
                yield f"  {leader}: {' '.join(f'{c:10}' for c in cards)} {ended}"
                cards = []
    if cards:
        yield f"  {leader}: {' '.join(f'{c:10}' for c in cards)}"
    gains = [now - then for now, then in zip(game.match(state).scores, before, strict=True)]
    yield f"  points: {' '.join(map(str, gains))}"


def _dealt_hands(game: AnyGame, state: Any) -> tuple[Any, ...]:
    return tuple(game.view(state, Seat(s)).hand for s in range(game.match(state).players))


def _hands(game: AnyGame, state: Any) -> Iterator[str]:
    dealer = game.match(state).dealer
    for seat, hand in enumerate(_dealt_hands(game, state)):
        yield f"  hand {seat}: {' '.join(hand)}{'  (dealer)' if seat == dealer else ''}"
    for pile in game.view(state, None).piles:
        if pile.cards:
            yield f"  {pile.name}: {' '.join(pile.cards)}"


def _mark(game: AnyGame, state: Any, action: Action, choices: int) -> str:
    rest = game.rest(state)
    if choices == 1:
        return "."
    if rest is None or (own := by_policy(rest)) == action.cards[0]:
        return ""
    return f"*({own})"


def deals(
    key: str, level: str, seed: str, number: int, players: int = 0, preset: str = ""
) -> Iterator[str]:
    """The lines of so many deals of a game, each from its own seed, the scores all zero."""
    game = GAMES[key]
    preset = preset or next(iter(game.presets))
    options = game.presets[preset]
    sizes = game.players(options)
    size = players if players in sizes else 4 if 4 in sizes else sizes[0]
    for n in range(number):
        name = f"{seed}-{n}" if number > 1 else seed
        rng = Random(f"{key} {name}")
        start = opened(game, options, size)
        dealt = game.apply(start, CHANCE, game.chance(start, rng.randrange)).state
        yield f"{key} {preset}, {size} players, {level}, seed {name}"
        yield from told(game, dealt, [player(level)] * size, rng)


def main(words: Iterable[str] | None = None) -> None:
    """Read the command line and print."""
    parser = argparse.ArgumentParser(prog="python -m bot.robots.deals", description=__doc__)
    parser.add_argument("game", metavar="GAME", choices=[*GAMES])
    parser.add_argument("--seed", default="1")
    parser.add_argument("--deals", type=int, default=1)
    parser.add_argument("--level", default="normal", choices=[*LEVELS, "greedy", "random"])
    parser.add_argument("--players", type=int, default=0, help="table size, if the game allows it")
    parser.add_argument("--preset", default="")
    args = parser.parse_args(None if words is None else list(words))
    for line in deals(args.game, args.level, args.seed, args.deals, args.players, args.preset):
        print(line, flush=True)


if __name__ == "__main__":
    main()
