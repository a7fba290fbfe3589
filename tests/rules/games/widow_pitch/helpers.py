"""Deals of Widow Pitch told in the lines a log would have, so that tests read like deals."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, Event, Illegal, Seat, step
from bot.rules.kit.cards import cards

GAME: Any = GAMES["widow-pitch"]
X, Y = 0, 1
"""Seat 1 deals first, so X is the non-dealer and speaks first."""


class Script:
    """A game played by lines: ``"0 bid 4"``, ``"1 play KS"``."""

    def __init__(self, options: str = "", scores: tuple[int, int] = (0, 0)) -> None:
        self.options = GAME.options.read(options)
        start = GAME.start(self.options, 2)
        self.state = replace(start, match=replace(start.match, scores=scores))
        self.told: list[Event] = []
        self.last: tuple[Event, ...] = ()

    def deal(self, x: str = "", y: str = "", widow: str = "", stock: str = "") -> "Script":
        """Deal these cards; what is not named is filled from the low end of the pack."""
        places = {"0": (x, 7), "1": (y, 7), "widow": (widow, 7), "stock": (stock, 33)}
        named = {card for text, _ in places.values() for card in cards(text)}
        rest = [card for card in GAME.pack(self.options, 2) if card not in named]
        line = []
        for name, (text, size) in places.items():
            held = [*cards(text)]
            while len(held) < size:
                held.append(rest.pop())
            line.append(f"{name}:{'.'.join(held)}")
        return self.does(CHANCE, f"deal {' '.join(line)}")

    def does(self, seat: int, line: str) -> "Script":
        """One action, checked."""
        done = step(GAME, self.state, Seat(seat), GAME.read(line))
        self.state, self.last = done.state, done.events
        self.told += done.events
        return self

    def says(self, *lines: str) -> "Script":
        """Actions one after the other, each after the number of its seat."""
        for line in lines:
            seat, _, words = line.partition(" ")
            self.does(int(seat), words)
        return self

    def tricks(self, *lines: str) -> "Script":
        """Tricks as two cards, leader first; each is led by whoever is to lead."""
        for line in lines:
            for card in line.split():
                self.does(self.turn, f"play {card}")
        return self

    def view(self, seat: int | None = None) -> Any:
        """What a seat (or a spectator) sees now."""
        return GAME.view(self.state, None if seat is None else Seat(seat))

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        (seat,) = GAME.to_act(self.state)
        return int(seat)

    @property
    def phase(self) -> str:
        """The phase, as everybody sees it."""
        return str(self.view().phase)

    @property
    def scores(self) -> tuple[int, ...]:
        """The score a seat."""
        return tuple(self.view().scores)

    @property
    def result(self) -> Any:
        """How the game ended, or ``None``."""
        return GAME.result(self.state)

    def choices(self) -> list[str]:
        """What whoever is to act may do."""
        return [str(action) for action in GAME.legal(self.view(self.turn))]

    def refused(self, seat: int, line: str) -> str:
        """The reason why this is not allowed, with its facts."""
        with pytest.raises(Illegal) as caught:
            self.does(seat, line)
        return str(caught.value.reason)

    def heard(self, seat: int | None = None) -> list[str]:
        """What this seat was told with the last action."""
        return texts(self.last, seat)


def texts(events: Iterable[Event], seat: int | None = None) -> list[str]:
    """The events this seat (or a spectator) may know, as text."""
    who = None if seat is None else Seat(seat)
    return [str(event.what) for event in events if event.seen_by(who)]


def played_by_x(
    trump: str,
    x: str,
    y: str,
    *,
    bid: int | str = 3,
    options: str = "",
    scores: tuple[int, int] = (0, 0),
) -> Script:
    """X is bidder and leads with this hand against that one; nobody kept a card of the widow."""
    t = Script(options, scores).deal(x, y)
    t.does(X, f"bid {bid}")
    if bid != "shoot":
        t.does(Y, "pass")
    t.does(X, f"discard {' '.join(t.view(X).drawn)}")
    return t.says(f"0 trump {trump}", "1 discard none")
