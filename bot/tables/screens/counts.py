"""The counts of a view, reckoned once for a screen: what is at stake, and the facts of the game."""

from typing import Any, Final, NamedTuple

from bot.rules import View
from bot.rules.kit.reasons import Reason


class Counts(NamedTuple):
    """The counts that players keep, as the view has them."""

    stake: Reason | None
    facts: tuple[Reason, ...]


class Reckoned:
    """The counts of the last view that was asked for.

    A view reckons them anew from all that was played, each time, and its screen asks for them up to
    eight times: for the picture, for the words beside it, and for those who listen.
    """

    def __init__(self) -> None:
        self._last: tuple[View[Any], Counts] | None = None

    def of(self, view: View[Any]) -> Counts:
        """The counts of this view."""
        last = self._last
        if last is None or last[0] is not view:
            self._last = last = (view, Counts(view.stake, view.facts))
        return last[1]


counts_of: Final = Reckoned().of
