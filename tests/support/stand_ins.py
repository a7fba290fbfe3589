"""Games that stand for all where one of a kind shows the same: another game costs those nothing."""

from __future__ import annotations

from functools import cache

from bot.rules import GAMES
from bot.rules.kit.actions import Play


def kinds_of(key: str) -> frozenset[str]:
    """What tables, screens and buttons tell games apart by.

    The kinds of actions, the sizes of the table, whether there are sides or a trump, the way
    round, what a score is kept on, and whether anybody can claim the rest or see who may do what.
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
    """As few games as show every kind, the one that shows most first."""
    found: list[str] = []
    left = frozenset().union(*(kinds_of(key) for key in GAMES))
    while left:
        best = max(GAMES, key=lambda key: len(kinds_of(key) & left))
        found.append(best)
        left -= kinds_of(best)
    return tuple(found)


def oftener(*seeds: int) -> list[tuple[str, int]]:
    """Every game with the first of these seeds, and those that stand for all with each."""
    return [(key, n) for key in GAMES for n in seeds if n == seeds[0] or key in stand_ins()]
