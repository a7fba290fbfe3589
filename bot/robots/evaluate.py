"""The worth of a deal to each seat, in any game: the prospects it moved, and the game won."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.rules import CHANCE, Seat, View
from bot.rules.game import AnyGame


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a deal: each seat's lead over the others in points; game won (1) or lost (−1).

    A lead is good: where the lowest score wins, it is by how many points a seat got fewer.
    """

    leads: tuple[float, ...]
    wins: tuple[float, ...]

    def value(self, seat: int, swing: float) -> float:
        """The worth for a seat in points. A game won counts as a whole ``swing`` of the score."""
        return self.leads[seat] + swing * self.wins[seat]


class Evaluation:
    """The judge of a deal: whether it is over, and its worth by the prospects before and after."""

    def __init__(self, game: AnyGame, view: View[Any]) -> None:
        self._game = game
        self._deal = view.deal
        self._before = game.prospects(view.match)
        self._players = view.players
        everybody = range(view.players)
        self._mine = [view.side_of(Seat(seat)) for seat in everybody]
        self._others = [[s for s in everybody if s not in mine] for mine in self._mine]

    def over(self, state: Any, turn: Sequence[Seat]) -> bool:
        """Whether the deal has ended: nobody is to act, the deck is, or the next deal runs."""
        return not turn or turn[0] == CHANCE or self._game.match(state).deal != self._deal

    def of(self, state: Any) -> Outcome:
        """The outcome of the deal that led to this state."""
        now = self._game.prospects(self._game.match(state))
        gains = [more - less for more, less in zip(now, self._before, strict=True)]
        result = self._game.result(state)
        wins: tuple[float, ...] = (0,) * self._players
        if result is not None:
            wins = tuple(1 if s in result.winners else -1 for s in range(self._players))
        return Outcome(tuple(self._lead(gains, seat) for seat in range(self._players)), wins)

    def _lead(self, gains: Sequence[float], seat: int) -> float:
        mine, others = self._mine[seat], self._others[seat]
        own = sum(gains[s] for s in mine) / len(mine)
        return own - sum(gains[s] for s in others) / len(others) if others else own
