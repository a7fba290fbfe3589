"""The hidden cards of a view filled in."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.rules.kit.actions import Deal
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.view import Done


@dataclass(frozen=True, slots=True)
class Fill:
    """A full deal that leads to a view: every hand as it is now, in any order.

    ``told`` tells it from the start: the deal, and what was done since with nothing hidden. Whoever
    only wants to play on need not ask. ``tries`` is how many deals were drawn until one fitted.
    """

    hands: Hands
    told: Callable[[], tuple[Deal, tuple[Done, ...]]]
    tries: int = 1
