"""What a button asks for, as the text it carries: ``move:17:42:play JS``.

The text alone says everything, so a button works after any restart, and a forged one is
checked like any other.
"""

import re
from dataclasses import dataclass

PATTERN = r"(?P<kind>[a-z]+):(?P<table>[0-9]{1,12})(?P<rest>(:.*)?)"
LONGEST = 100

OTHER_NUMBERS = frozenset(("board", "stats", "replay", "past"))
"""Kinds of wishes whose number is no table's, but a board's or a game's."""


@dataclass(frozen=True, slots=True)
class CustomId:
    """What is wished of which table, with whatever the kind of wish needs."""

    kind: str
    table: int
    parts: tuple[str, ...] = ()

    def __str__(self) -> str:
        return ":".join([self.kind, str(self.table), *self.parts])

    @classmethod
    def read(cls, text: str) -> "CustomId":
        """Read a wish; ``ValueError`` if it is none. Twin marks (``~2``) are taken off."""
        found = re.fullmatch(PATTERN, text)
        if found is None:
            raise ValueError(f"{text!r} is no wish")
        rest = re.sub(r"~\d+$", "", found["rest"])
        return cls(found["kind"], int(found["table"]), tuple(rest.split(":")[1:]))


def lobby(table: int, verb: str) -> str:
    """Something about the lobby: join, leave, robot, start …"""
    return str(CustomId("lobby", table, (verb,)))


def at_table(table: int, verb: str) -> str:
    """Something to look at: hand, last, menu …"""
    return str(CustomId("table", table, (verb,)))


def by_clock(table: int, verb: str) -> str:
    """Something about the table's time: agree to a pause, go on, be back."""
    return str(CustomId("clock", table, (verb,)))


def sit(table: int, seat: int) -> str:
    """Sit down on this seat, instead of the robot."""
    return str(CustomId("sit", table, (str(int(seat)),)))


def favour(table: int, verb: str, number: int | None = None) -> str:
    """Something about favours: a move to take back (by its line), the rest, a hint."""
    return str(CustomId("favour", table, (verb,) if number is None else (verb, str(number))))


def page(table: int, game: str, name: str) -> str:
    """A page of a game's rules, at this table (0: at none)."""
    return str(CustomId("help", table, (game, name)))


def replay(game: int, *place: str) -> str:
    """The replay of a finished game (its number stands where else a table's does)."""
    return str(CustomId("replay", game, place or ("open",)))


def move(table: int, number: int, line: str) -> str:
    """An action of the rules, for the decision of that number."""
    return str(CustomId("move", table, (str(number), line)))


def sure(table: int, number: int, line: str) -> str:
    """The same action, meant: for those that are asked once more."""
    return str(CustomId("sure", table, (str(number), line)))


def back(table: int, number: int) -> str:
    """Rather not: the decision as it was before."""
    return str(CustomId("back", table, (str(number),)))


def unique(wishes: list[str]) -> list[str]:
    """The same wishes, told apart where two are equal: Discord wants unique texts in a message."""
    seen: dict[str, int] = {}
    told = []
    for text in wishes:
        seen[text] = seen.get(text, 0) + 1
        told.append(text if seen[text] == 1 else f"{text}~{seen[text]}")
    return told
