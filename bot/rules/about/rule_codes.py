"""Short codes that stand for the rules of a game: ``EUCHRE-7K3F-2``.

A code is the game, a number in Crockford's base 32 (no I, L, O, U), and a check character. The
number has a digit for every entry of the game's register (:attr:`Options.register`), the first
entry lowest, each with as many values as that entry has. A register only ever grows at its end, so
that a code keeps its meaning for ever: an option that is added later counts as its first value, and
an option that has got more values has a second entry for them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final
from unicodedata import normalize

from bot.rules import registry
from bot.rules.game import AnyGame
from bot.rules.kit.reasons import Reason, Refused
from bot.rules.options import Options, spell

DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
SAME: Final = str.maketrans("OIL", "011")
"""The digits for which people write the letters O, I and L."""
GROUP: Final = 4
LONGEST: Final = 16
"""Digits of a number; with the name of its game fewer than the check can tell apart (31)."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A digit of the number: an option and its values. ``more``: the option had an entry before.

    Its first entry always says something; a later one says nothing with its digit 0.
    """

    name: str
    values: tuple[str, ...]
    more: bool

    @property
    def base(self) -> int:
        """The number of digits it has."""
        return len(self.values) + self.more

    def digit(self, value: str) -> int | None:
        """The digit of a value; ``None`` if it is not among these."""
        return self.values.index(value) + self.more if value in self.values else None

    def value(self, digit: int) -> str | None:
        """The value of a digit; ``None`` if it says nothing."""
        return None if self.more and not digit else self.values[digit - self.more]


def entries(options: type[Options]) -> Iterator[Entry]:
    """The register of a game's options, entry by entry."""
    met: set[str] = set()
    for line in options.register:
        name, *values = line.split()
        yield Entry(name, tuple(values), name in met)
        met.add(name)


def write_code(game: AnyGame, options: Options) -> str:
    """The code of a game's options.

    >>> game = registry.GAMES["pepper"]
    >>> read_code(write_code(game, game.options(target=50)))[1].target
    50

    :raises LookupError: a value that the game's register does not have.
    """
    said = {name: spell(value) for name, value in options.values().items()}
    number, worth, left = 0, 1, set(said)
    for entry in entries(type(options)):
        digit = entry.digit(said[entry.name]) if entry.name in said else None
        if digit is not None:
            number += digit * worth
            left.discard(entry.name)
        worth *= entry.base
    if left:
        raise LookupError(f"{game.key} does not register {sorted(left)} as they are")
    digits = _digits(number)
    groups = [digits[at : at + GROUP] for at in range(0, len(digits), GROUP)]
    return "-".join([game.key.upper(), *groups, _check(game.key, digits)])


def read_code(text: str, finished: bool = True) -> tuple[AnyGame, Options]:
    """The game and the options of a code. Capitals, hyphens and blanks do not matter.

    Rules that are still being chosen (not ``finished``) need not go together yet.

    :raises Refused: no such game, mistyped, of a newer program, or rules that do not go together.
    """
    typed = "".join(filter(str.isalnum, normalize("NFKC", text).upper()))
    named = [game for key, game in registry.GAMES.items() if typed.startswith(_plain(key))]
    if not named:
        raise Refused(Reason.of("code-unknown-game", typed=text.strip()[:40]))
    game = max(named, key=lambda game: len(game.key))
    digits = typed.removeprefix(_plain(game.key)).translate(SAME)
    if _sound(game.key, digits):
        options = _options(game, sum(DIGITS.index(d) << 5 * n for n, d in _places(digits)))
        if finished:
            must_be_playable(game, options)
        return game, options
    raise Refused(Reason.of("code-mistyped", typed=text.strip()[:40]))


def looks_like_code(text: str) -> bool:
    """Whether this text is meant as a code: a game's name, then groups of digits."""
    try:
        read_code(text)
    except Refused as refused:
        return "-" in text and refused.reason.code != "code-unknown-game"
    return True


def must_be_playable(game: AnyGame, options: Options) -> None:
    """Refuse options with which no table of any size could play.

    :raises Refused: with the game's own reason, or that nobody could play.
    """
    refusal = Refused(Reason.of("rules-for-nobody"))
    for players in game.players(options):
        try:
            game.check(options, players)
        except Refused as refused:
            refusal = refused
        else:
            return
    raise refusal


def _plain(key: str) -> str:
    return key.replace("-", "").upper()


def _places(digits: str) -> Iterator[tuple[int, str]]:
    """The digits of the number with their places, the lowest first; the check left out."""
    return enumerate(reversed(digits[:-1]))


def _sound(key: str, digits: str) -> bool:
    return (
        2 <= len(digits) <= LONGEST + 1
        and set(digits) <= set(DIGITS)
        and _check(key, digits[:-1]) == digits[-1]
    )


def _options(game: AnyGame, number: int) -> Options:
    options: Options = game.options()
    known = options.values()
    for entry in entries(game.options):
        number, digit = divmod(number, entry.base)
        value = entry.value(digit)
        if value is None or (entry.name not in known and not digit):
            continue
        try:
            options = options.with_value(entry.name, value)
        except Refused:
            gone = f"{entry.name}={value}"
            raise Refused(Reason.of("code-outdated", rule=gone)) from None
    if number:
        raise Refused(Reason.of("code-newer"))
    return options


def _digits(number: int) -> str:
    written = ""
    while number or not written:
        number, digit = divmod(number, len(DIGITS))
        written = DIGITS[digit] + written
    return written


def _check(key: str, digits: str) -> str:
    """The digit that makes a sum over the whole code 0.

    The sum is one over the field of 32 elements in which every place has a weight of its own: one
    wrong digit shows in it for certain, and so do two that have changed places.
    """
    total = 0
    for symbol in (*(ord(letter) & 31 for letter in key), *map(DIGITS.index, digits)):
        total = _doubled(total ^ symbol)
    return DIGITS[total]


def _doubled(element: int) -> int:
    """Times x, modulo x⁵ + x² + 1."""
    return element << 1 if element < 16 else (element << 1) ^ 0b100101
