"""Games that stand for all where one of a kind shows the same: another game costs those nothing."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations

from bot.rules import GAMES
from bot.rules.kit.actions import Play


@cache
def kinds_of(key: str) -> frozenset[str]:
    """The features by which tables, screens and buttons tell games apart.

    The kinds of actions, the sizes of the table, whether there are sides or a trump, the way
    round, the kind of its score sheet, its open choices, and whether it has a number of deals.
    """
    game = GAMES[key]
    house = game.presets["house"]
    sizes = game.players(house)
    alone = all(len(side) == 1 for side in game.sides(house, sizes[0]))
    return frozenset(
        {
            *(kind.verb for kind in game.vocabulary.kinds if kind is not Play),
            *(f"{players} players" for players in sizes),
            f"sides {not alone}",
            f"trump {game.has_trump}",
            f"clockwise {game.clockwise}",
            f"sheet {game.sheet}",
            f"open {bool(game.open_choices)}",
            f"deals {any(knob.name == 'deals' for knob in game.options.fields())}",
        }
    )


@cache
def stand_ins() -> tuple[str, ...]:
    """As few games as show every kind, and of those the ones with the fewest cards to play.

    The one that shows most comes first.
    """
    kinds = {key: kinds_of(key) for key in GAMES}
    shown = Counter(kind for found in kinds.values() for kind in found)
    alone = {key for key, found in kinds.items() if any(shown[kind] == 1 for kind in found)}
    left = shown.keys() - frozenset[str]().union(*(kinds[key] for key in alone))
    others = [key for key in GAMES if key not in alone]
    for number in range(len(others) + 1):
        together = combinations(others, number)
        found = [one for one in together if left <= frozenset[str]().union(*map(kinds_of, one))]
        if found:
            chosen = alone | {*min(found, key=lambda one: sum(map(cards_of, one)))}
            return tuple(sorted(chosen, key=lambda key: (-len(kinds[key]), key)))
    raise AssertionError("all games together show every kind")


def cards_of(key: str) -> int:
    """The number of cards in the hands of a deal, at the smallest table of the house."""
    game = GAMES[key]
    house = game.presets["house"]
    players = game.players(house)[0]
    return players * game.layout(house, players).hand


def oftener(*seeds: int) -> list[tuple[str, int]]:
    """Every game with the first of these seeds, and those that stand for all with each."""
    return [(key, n) for key in GAMES for n in seeds if n == seeds[0] or key in stand_ins()]
