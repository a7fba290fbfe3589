"""The time of a guess at the hidden cards.

``python -m tests.benchmarks.bench_guesses [GAME …]``: a robot asks for many guesses at one view,
and so does this: a hundred at a time, with all that is worked out of a view once. *Cards* are
views in which cards are being played, guessed as for the kernel; *words* are all others, guessed
as whole states. The last column is the slowest view of both.
"""

import sys
from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice
from random import Random
from statistics import fmean
from time import process_time
from typing import Any

from bot.robots.guesses import guesses
from bot.rules import CHANCE, GAMES, AnyGame, View

EACH = 100
"""So many guesses at each view."""
VIEWS = 40


def rows(keys: Sequence[str] = (), count: int = VIEWS) -> Sequence[tuple[str, ...]]:
    """A head; by game the milliseconds a guess takes."""
    head = ("game", "cards ms", "words ms", "slowest view ms")
    return [head, *(_row(GAMES[key], count) for key in keys or GAMES)]


def _row(game: AnyGame, count: int) -> tuple[str, ...]:
    cards, words = views(game, count)
    for_cards = [_each(partial(_cards, game, view)) for view in cards]
    for_words = [_each(partial(_words, game, view)) for view in words]
    slowest = max(for_cards + for_words)
    return game.key, *(f"{ms:.3f}" for ms in (fmean(for_cards), fmean(for_words), slowest))


def views(game: AnyGame, count: int) -> tuple[list[View[Any]], list[View[Any]]]:
    """Views with something to choose, of random play under every preset: cards, and words."""
    rng, found = Random(game.key), (list[View[Any]](), list[View[Any]]())
    presets = list(game.presets.values())
    while min(map(len, found)) < count:
        options = rng.choice(presets)
        state: Any = game.start(options, rng.choice(list(game.players(options))))
        state = game.apply(state, CHANCE, game.chance(state, rng.randrange)).state
        while (turn := game.to_act(state)) and turn[0] != CHANCE:
            view = game.view(state, turn[0])
            decision = game.legal(view)
            if len(decision) > 1 and rng.random() < 0.3:
                found[game.rest(state) is None].append(view)
            state = game.apply(state, turn[0], decision.sample(rng)).state
    return found[0][:count], found[1][:count]


def _cards(game: AnyGame, view: View[Any]) -> int:
    return sum(1 for _ in islice(guesses(game, view, Random(1)), EACH))


def _words(game: AnyGame, view: View[Any]) -> int:
    rng = Random(1)
    return sum(1 for _ in range(EACH) if game.guess(view, rng))


def _each(task: Callable[[], int]) -> float:
    """Milliseconds for each of the guesses, views that are new to the game."""
    begun = process_time()
    count = task()
    return 1000 * (process_time() - begun) / count


def main(keys: Sequence[str] = ()) -> None:
    """Print the table of guesses, a game a line."""
    for row in rows(keys):
        print(f"{row[0]:<14}" + "".join(f"{cell:>18}" for cell in row[1:]), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
