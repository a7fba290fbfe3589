"""The views and decisions of each seat in one state: asked for a dozen times, made once."""

from dataclasses import dataclass, field
from typing import Any

from bot.rules import AnyGame, Decision, Seat, View


@dataclass(frozen=True, slots=True)
class Views:
    """The views of a state and the decisions in it that were asked for, by seat."""

    state: Any
    _views: dict[Seat | None, View[Any]] = field(default_factory=dict)
    _decisions: dict[Seat, Decision] = field(default_factory=dict)

    def view(self, game: AnyGame, seat: Seat | None) -> View[Any]:
        """The view of a seat; ``None`` is a spectator."""
        seen = self._views.get(seat)
        if seen is None:
            seen = self._views[seat] = game.view(self.state, seat)
        return seen

    def decision(self, game: AnyGame, seat: Seat) -> Decision:
        """The decision of a seat in this state."""
        open_to = self._decisions.get(seat)
        if open_to is None:
            open_to = self._decisions[seat] = game.legal(self.view(game, seat))
        return open_to


NO_VIEWS = Views(None)
"""The views of no state, until a session makes its own."""
