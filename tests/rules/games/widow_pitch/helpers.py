"""Deals of Widow Pitch told in the lines a log would have, so that tests read like deals."""

from collections.abc import Iterable
from typing import Any

from bot.rules import CHANCE, GAMES, Event, Seat
from bot.rules.kit.cards import cards
from tests.support.deal_script import DealScript

GAME: Any = GAMES["widow-pitch"]
X, Y = 0, 1
"""Seat 1 deals first, so X is the non-dealer and speaks first."""


class Script(DealScript):
    """A game played by lines: ``"0 bid 4"``, ``"1 play KS"``."""

    def __init__(self, options: str = "", scores: tuple[int, int] = (0, 0)) -> None:
        super().__init__(GAME, GAME.options.read(options), 2, scores)

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

    def tricks(self, *lines: str) -> "Script":
        """Tricks as two cards, leader first; each is led by whoever is to lead."""
        for line in lines:
            for card in line.split():
                self.does(self.turn, f"play {card}")
        return self

    @property
    def result(self) -> Any:
        """The result of the game, or ``None``."""
        return GAME.result(self.state)


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
