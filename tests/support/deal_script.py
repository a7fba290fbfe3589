"""A game told in the lines a log would have, so that tests of its rules read like deals."""

from dataclasses import replace
from typing import Any, Self

import pytest

from bot.rules import AnyGame, Event, Illegal, Options, Reason, Seat, step


class DealScript:
    """A game played by lines: ``says("0 bid 4", "1 pass")``.

    ``told`` are all events so far, ``last`` those of the last action, ``moves`` the lines played
    with their seats. ``scores`` stand before the first deal.
    """

    def __init__(
        self, game: AnyGame, options: Options, players: int, scores: tuple[int, ...] = ()
    ) -> None:
        game.check(options, players)
        self.game, self.options, self.players = game, options, players
        self.state: Any = game.start(options, players)
        if scores:
            self.state = replace(self.state, match=replace(self.state.match, scores=scores))
        self.told: list[Event] = []
        self.last: tuple[Event, ...] = ()
        self.moves: list[tuple[int, str]] = []

    def does(self, seat: int, line: str) -> Self:
        """Do one action, which is checked."""
        done = step(self.game, self.state, Seat(seat), self.game.read(line))
        self.moves.append((seat, line))
        self.state, self.last = done.state, done.events
        self.told += done.events
        return self

    def says(self, *lines: str) -> Self:
        """Actions one after the other, each after the number of its seat."""
        for line in lines:
            seat, _, words = line.partition(" ")
            self.does(int(seat), words)
        return self

    def auction(self, text: str) -> Self:
        """The words of an auction, each by the seat whose turn it is: ``2 p 3 p``."""
        for word in text.split():
            self.does(self.turn, "pass" if word == "p" else f"bid {word}")
        return self

    def plays(self, *tricks: str) -> Self:
        """Whole tricks or parts of them, in the order played."""
        for played in tricks:
            for card in played.split():
                self.does(self.turn, f"play {card}")
        return self

    def view(self, seat: int | None = None) -> Any:
        """The view of a seat, or of a spectator."""
        return self.game.view(self.state, None if seat is None else Seat(seat))

    @property
    def turn(self) -> int:
        """The one seat whose turn it is."""
        (seat,) = self.game.to_act(self.state)
        return int(seat)

    @property
    def phase(self) -> str:
        """The phase, as everybody sees it."""
        return str(self.view(None).phase)

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat."""
        return tuple(self.view(None).scores)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none while the game goes on."""
        result = self.game.result(self.state)
        return () if result is None else tuple(result.winners)

    @property
    def why(self) -> Reason:
        """The reason why the game is over."""
        result = self.game.result(self.state)
        assert result is not None
        return result.why

    def choices(self, seat: int | None = None) -> list[str]:
        """The lines open to this seat, or to the one whose turn it is."""
        view = self.view(self.turn if seat is None else seat)
        return [str(action) for action in self.game.legal(view)]

    def refused(self, seat: int, line: str) -> str:
        """The reason why this is not allowed, with its facts."""
        with pytest.raises(Illegal) as caught:
            self.does(seat, line)
        return str(caught.value.reason)

    def heard(self, seat: int | None = None) -> list[str]:
        """The last action as it was told to this seat, or to a spectator."""
        who = None if seat is None else Seat(seat)
        return [str(event.what) for event in self.last if event.seen_by(who)]
