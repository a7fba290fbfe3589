"""The deal in which robots are measured: the first one, or where hands grow one of the largest."""

from typing import Any, Final

from bot.rules.game import AnyGame
from bot.rules.kit.fast_frozen import replace
from bot.rules.options import Options

LOOKED_AT: Final = 12
"""So many deals from the beginning of a game are looked at for the largest hands."""


def opened(game: AnyGame, options: Options, players: int) -> Any:
    """A game before its first deal, or before that with the largest hands, all scores zero.

    >>> from bot.rules import GAMES
    >>> game = GAMES[min(GAMES)]
    >>> options = game.presets["house"]
    >>> size = game.players(options)[0]
    >>> opened(game, options, size) == game.start(options, size)
    True
    """
    start: Any = game.start(options, players)
    largest = later = game.match(start)
    for _ in range(1, LOOKED_AT):
        later = later.next_deal(later.dealer)
        if game.layout_of(later).hand > game.layout_of(largest).hand:
            largest = later
    return start if largest.deal == 1 else replace(start, match=largest)
