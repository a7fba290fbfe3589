"""The worth of cards to the maker, measured: the weights of the bidding rules.

``python -m tests.robots.hand_worth GAME …`` deals, takes each hand in turn for the maker's with
its longest suit as trump, lets the policy play the cards, and shares out the gain of the maker's
side among the cards of that hand by least squares. ``left`` is the standard deviation that the
cards of the hand do not explain.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from statistics import fmean, pstdev
from typing import Any, Final

from bot.robots.evaluate import Evaluation
from bot.robots.kernel import ByRule, Deals, Playout, Turned
from bot.rules import CHANCE, GAMES, Seat
from bot.rules.game import AnyGame
from bot.rules.kit.play_rules import Rest

PLACES: Final = 5
"""The trumps told apart, from the top; the last stands for all lower ones."""
NAMES: Final = (
    "base",
    *(f"trump {n + 1}" for n in range(PLACES)),
    "plain 1", "plain 2 below it", "plain 2", "void",
)  # fmt: skip


def rests(game: AnyGame, start: Any, count: int, rng: Random) -> Iterator[tuple[Rest, Seat]]:
    """So many deals at their first card, bid at random, with a maker whose trump is a long suit."""
    while count:
        state = game.apply(start, CHANCE, game.chance(start, rng.randrange)).state
        over = Evaluation(game, game.view(state, Seat(0))).over
        while game.rest(state) is None and not over(state, turn := game.to_act(state)):
            action = game.moves(state, turn[0]).sample(rng)
            state = game.apply(state, turn[0], action).state
        rest, maker = game.rest(state), game.view(state, Seat(0)).maker
        if rest is None or maker is None or not _is_longest(rest, maker):
            continue
        count -= 1
        yield rest, maker


def _is_longest(rest: Rest, maker: Seat) -> bool:
    order, hand = rest.rules.order, rest.tricks.hands[maker]
    suits = [order.suit_of[card] for card in hand]
    return order.trump is not None and suits.count(order.trump) == max(map(suits.count, suits))


def counted(rest: Rest, maker: Seat) -> list[float]:
    """The number of cards of each kind that the maker holds, in the order of :data:`NAMES`."""
    order, hand = rest.rules.order, rest.tricks.hands[maker]
    found = [1.0] + [0.0] * (len(NAMES) - 1)
    plain = [card for card in hand if order.suit_of[card] != order.trump]
    for card in hand:
        place = len(order.above(card).intersection(rest.rules.pack))
        if card not in plain:
            found[1 + min(place, PLACES - 1)] += 1
        elif place == 0:
            found[-4] += 1
        elif place == 1:
            found[-3 if order.above(card) & set(hand) else -2] += 1
    found[-1] = 3.0 - len({order.suit_of[card] for card in plain})
    return found


def taken(found: Sequence[tuple[Rest, Seat]], count: int) -> list[float]:
    """The gain of the maker's side in a count (0: tricks) in each deal, played by the policy."""
    alike: dict[Any, list[tuple[int, Turned]]] = defaultdict(list)
    for n, (rest, _) in enumerate(found):
        turned = Turned.of(rest)
        one = turned.rest
        alike[one.rules, one.sides, one.sitting_out, one.makers].append((n, turned))
    results = [0.0] * len(found)
    for part in alike.values():
        play = Playout(Deals([turned.rest for _, turned in part]))
        for (n, turned), totals in zip(part, play.to_end(ByRule()).totals(), strict=True):
            rest, maker = found[n]
            side = next(at for at, seats in enumerate(rest.sides) if maker in seats)
            results[n] = turned.back(totals)[count][side]
    return results


def least_squares(rows: Sequence[Sequence[float]], results: Sequence[float]) -> list[float]:
    """The weights that explain the results best.

    >>> least_squares([[1, 0], [1, 1], [1, 2]], [1, 3, 5])
    [1.0, 2.0]
    """
    size = len(rows[0])
    table = [
        [sum(row[i] * row[j] for row in rows) + 1e-9 * (i == j) for j in range(size)]
        + [sum(row[i] * result for row, result in zip(rows, results, strict=True))]
        for i in range(size)
    ]
    for at in range(size):
        best = max(range(at, size), key=lambda n: abs(table[n][at]))
        table[at], table[best] = table[best], table[at]
        for n in range(size):
            if n != at:
                times = table[n][at] / table[at][at]
                table[n] = [a - times * b for a, b in zip(table[n], table[at], strict=True)]
    return [round(table[n][size] / table[n][n], 3) for n in range(size)]


def main(words: Iterable[str] | None = None) -> None:
    """Read the command line, deal and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.robots.hand_worth", description=__doc__)
    parser.add_argument("games", nargs="+", metavar="GAME", choices=list(GAMES))
    parser.add_argument("--deals", type=int, default=3000)
    parser.add_argument("--preset", default="", help="a set of options by its name")
    parser.add_argument("--players", type=int, default=0, help="table size, if the game allows it")
    parser.add_argument("--count", type=int, default=0, help="what is counted; 0 are the tricks")
    args = parser.parse_args(None if words is None else list(words))
    for key in args.games:
        game = GAMES[key]
        options = game.presets[args.preset or next(iter(game.presets))]
        sizes = game.players(options)
        start = game.start(options, args.players or (4 if 4 in sizes else sizes[0]))
        found = list(rests(game, start, args.deals, Random(key)))
        results = taken(found, args.count)
        rows = [counted(*one) for one in found]
        weights = least_squares(rows, results)
        missed = [
            result - sum(a * b for a, b in zip(row, weights, strict=True))
            for row, result in zip(rows, results, strict=True)
        ]
        print(f"{key}: mean {fmean(results):.2f}, sd {pstdev(results):.2f}, ", end="")
        print(f"left {pstdev(missed):.2f}")
        for name, weight in zip(NAMES, weights, strict=True):
            print(f"  {name:<18}{weight:>7.2f}", flush=True)


if __name__ == "__main__":
    main()
