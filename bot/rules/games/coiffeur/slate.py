"""The slate: its lines, their factors, and the ways in which each may be played.

A *line* is a contract of the slate, such as ``S``, ``slalom`` or ``joker1``. A *way* is the kind of
its play: a suit, ``obenabe``, ``undenufe``, ``slalom-…`` and ``gusti-…`` with the contract of the
first trick, or ``mary``. The word that names both is the way, or ``joker1-`` and the way.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from bot.rules.games.coiffeur.options import CoiffeurOptions
from bot.rules.kit.jass import CONTRACTS, UNDENUFE

OBENABE: Final = "obenabe"
SLALOM: Final = "slalom"
GUSTI: Final = "gusti"
MARY: Final = "mary"
SLALOMS: Final = ("slalom-obenabe", "slalom-undenufe")
GUSTIS: Final = ("gusti-obenabe", "gusti-undenufe")
TURNING: Final = {SLALOM: SLALOMS, GUSTI: GUSTIS, MARY: ("mary-obenabe", "mary-undenufe")}
"""The words shown for contracts whose order turns: while high cards win, and while low ones do."""
JOKERS: Final = ("joker1", "joker2")
SLATES: Final[Mapping[str, tuple[str, ...]]] = {
    "six": CONTRACTS,
    "eight": (*CONTRACTS, *JOKERS),
    "ten": (*CONTRACTS, SLALOM, GUSTI, *JOKERS),
    "eleven": (*CONTRACTS, SLALOM, GUSTI, MARY, *JOKERS),
}
"""The lines from the top, by the option ``slate``."""
PAIRED: Final = {"C": 2, "D": 2, "S": 3, "H": 3}
"""The factors of the suits where the blunt and the pointed ones count alike."""
TRICKS: Final = 9
FIRST_TRICKS: Final = 5
"""The number of tricks that Gusti and Mary go one way, before the others go the other way."""


def lines_of(options: CoiffeurOptions) -> tuple[str, ...]:
    """The lines of the slate from the top."""
    return SLATES[options.slate]


@cache
def factors_of(options: CoiffeurOptions) -> Mapping[str, int]:
    """The factor of each line: its place from the top, but perhaps for the suits."""
    rising = {line: place for place, line in enumerate(lines_of(options), 1)}
    return rising | PAIRED if options.factors == "paired" else rising


def ways_of(line: str, slate: str) -> tuple[str, ...]:
    """The ways in which a line may be played."""
    if line in JOKERS:
        return CONTRACTS
    if line == GUSTI:
        return GUSTIS if slate == "ten" else GUSTIS[:1]
    return SLALOMS if line == SLALOM else (line,)


@cache
def words_of(line: str, slate: str) -> tuple[str, ...]:
    """The words by which a line is named, one for each way."""
    ways = ways_of(line, slate)
    return tuple(f"{line}-{way}" for way in ways) if line in JOKERS else ways


def read(word: str) -> tuple[str, str]:
    """The line and the way of a word.

    >>> read("joker1-H"), read("slalom-undenufe"), read("S")
    (('joker1', 'H'), ('slalom', 'slalom-undenufe'), ('S', 'S'))
    """
    line, _, rest = word.partition("-")
    return (line, rest) if line in JOKERS else (line, word)


@cache
def course_of(way: str) -> tuple[str, ...]:
    """The plain contract of each of the nine tricks.

    >>> course_of("gusti-undenufe")[3:7]
    ('undenufe', 'undenufe', 'obenabe', 'obenabe')
    """
    kind, _, first = way.partition("-")
    if kind == MARY:
        kind, first = GUSTI, UNDENUFE
    other = OBENABE if first == UNDENUFE else UNDENUFE
    if kind == SLALOM:
        return tuple((first, other)[n % 2] for n in range(TRICKS))
    if kind == GUSTI:
        return (first,) * FIRST_TRICKS + (other,) * (TRICKS - FIRST_TRICKS)
    return (way,) * TRICKS


def turns(way: str) -> bool:
    """Whether the order of the cards turns during the deal."""
    return len(set(course_of(way))) > 1


def shown_as(way: str, trick: int) -> str:
    """The contract as it is shown during this trick, from 0: with the order of the trick."""
    if not turns(way):
        return way
    is_low = course_of(way)[min(trick, TRICKS - 1)] == UNDENUFE
    return TURNING[way.partition("-")[0]][is_low]


def open_lines(lines: Sequence[str], column: Sequence[int | None]) -> tuple[str, ...]:
    """The lines of a column in which nothing is written yet."""
    return tuple([line for line, points in zip(lines, column, strict=True) if points is None])
