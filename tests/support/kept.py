"""A game's own part of the tests, in its folder, where the tests of all games look for it.

The folder is the one in ``tests/rules/games`` that is called like the game's package:

- ``kept.py``: ``KEPT``, a :class:`Kept` for each key of a game
- ``deals/NAME.txt``: deals that a person has read, see :func:`deals`
- ``codes.txt``: every code of rules that was given out, and what it means
- ``scenes/KEY.json``, ``positions/KEY.txt``, ``mistakes/KEY.txt``
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any
from zlib import crc32

from bot.rules import CHANCE, GAMES, AnyGame, Event, Log, Seat, replay_steps
from bot.rules.kit.actions import Deal as Dealt
from bot.rules.kit.actions import Play
from bot.rules.kit.cards import Suit
from bot.rules.kit.match import Match
from bot.words.words import DEFAULT, languages, texts, words

if TYPE_CHECKING:
    from tests.rules.umpires.umpire import Umpire

ROOT = Path(__file__).resolve().parents[2]
RULES, TESTS = "bot.rules.games", "tests.rules.games"
"""The packages of the games' rules, and of their tests."""
FILES = (
    ("scenes", "json", "python -m tests.tables.scenes {key}"),
    ("positions", "txt", "a dozen positions on which good players agree (tests/robots/positions)"),
    ("mistakes", "txt", "python -m tests.robots.mistakes {key} --make 25"),
)
"""Kinds of files of which every game has one, their ending, and how one comes by it."""
Options = Mapping[str, Any]
Table = tuple[int, Mapping[str, str]]
Truth = Callable[[Any, Mapping[str, Any]], object]


@dataclass(frozen=True, kw_only=True)
class Kept:
    """All that the tests of every game have to know of one game; only the umpire is needed.

    It is the second implementation of legality and scoring.
    """

    umpire: Callable[[Match[Any]], Umpire] | None = None
    counted: tuple[tuple[str, str], ...] = ()
    """Events of a deal, and the counts they come to (``0 contract 1, 0 made 1``)."""
    hidden: tuple[tuple[str, Options], ...] = ()
    """Phases in which a hidden card gives a choice, with the options by which it does."""
    laid_open: frozenset[str] = frozenset()
    """The codes of events by which the rules lay open what is in a hand."""
    tables: tuple[Table, ...] = ()
    """Tables of two worlds, seen through Discord: how often Ann acts first, and the rules."""
    beside: tuple[Table, ...] = ()
    """Tables of two worlds with Ann and Bob: how often each acts first, and the rules."""
    helps: tuple[tuple[str, Options, str], ...] = ()
    """A page of help, options that are changed, and what the page then says in English."""
    truths: Mapping[str, Truth] = field(default_factory=dict)
    """The answers of the rules to claims of the example that no other game makes."""
    contracts: Mapping[str, tuple[Suit | None, str]] = field(default_factory=dict)
    """Trump and contract under which a row of cards has its order, for rows of its own."""
    refused: tuple[str, ...] = ()
    """Reasons with a common sentence that it is refused for through Discord, too."""
    late: frozenset[str] = frozenset()
    """Reasons for which nobody is refused in a first deal, such as a score; examples show them."""
    search: str = ""
    """The seed of the search for all that is refused, where the usual one searches long."""
    tried: tuple[str, ...] = ()
    """Lines of the game's own that somebody may try in vain, beside what is tried in every game."""
    deals: int = 1
    """So many deals of a game are searched, where something is refused only after the first.

    Such a game does not stand for others: through Discord a refusal is heard in the first deal.
    """
    rare: int = 1
    """So many times as many endings are looked through, where the rest is seldom certain."""
    ending: int = 4
    """Cards in hand of endings that are tried out in full; fewer where the pack is large."""
    same: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By language the keys of its words that read as in English, for a term that both share."""


def home_of(key: str) -> str:
    """The package of a game's tests: beside its rules if these are not among the program's."""
    package = ".".join(type(GAMES[key]).__module__.split(".")[:-1])
    return package.replace(RULES, TESTS)


def folder_of(key: str) -> Path:
    """The folder of a game's tests."""
    return ROOT.joinpath(*home_of(key).split("."))


@cache
def kept(key: str) -> Kept:
    """All that is kept of a game; nothing where there is no ``kept.py``, or it does not name it."""
    if not (folder_of(key) / "kept.py").is_file():
        return Kept()
    found: Kept = import_module(f"{home_of(key)}.kept").KEPT.get(key, Kept())
    return found


def file_of(key: str, kind: str, ending: str = "txt") -> Path:
    """The file of this kind (``positions``) that a game has, or is to have."""
    return folder_of(key) / kind / f"{key}.{ending}"


def with_file(kind: str, ending: str = "txt") -> list[str]:
    """The games that have a file of this kind: others are named by ``tests/rules/test_kept.py``."""
    return [key for key in GAMES if file_of(key, kind, ending).is_file()]


def with_umpire() -> list[str]:
    """The games that have an umpire."""
    return [key for key in GAMES if kept(key).umpire is not None]


def asking_more() -> list[str]:
    """The games that ask for more before the first card: bids, cards to give away, a phrase."""
    return [
        key
        for key, game in GAMES.items()
        if (game.vocabulary.phrases or set(game.vocabulary.kinds) - {Dealt, Play})
        and _asks_first(game)
    ]


def _asks_first(game: AnyGame) -> bool:
    """Whether something is asked before the first card is led."""
    house = game.presets["house"]
    state: Any = game.start(house, game.players(house)[0])
    state = game.apply(state, CHANCE, game.chance(state, Random(1).randrange)).state
    return game.view(state, None).trick is None


def with_codes() -> list[str]:
    """The games whose codes of rules are written down, or are to be."""
    return [key for key in GAMES if (folder_of(key) / "codes.txt").is_file()]


@cache
def spoken(language: str) -> frozenset[str]:
    """The games that this language has a file of words for; the others are told in English."""
    names = {name.removesuffix(".ftl") for name, _ in texts(language)}
    return frozenset(names & GAMES.keys())


def languages_of(key: str) -> list[str]:
    """The languages that have words for a game, the default one first."""
    return [language for language in languages() if key in spoken(language)]


def in_words() -> list[tuple[str, str]]:
    """Every game with every language that has words for it."""
    return [(key, language) for key in GAMES for language in languages_of(key)]


def turn_of(key: str) -> int:
    """A number of a game that no other game changes, where languages and looks go by turns."""
    return crc32(key.encode())


@dataclass(frozen=True)
class Deal:
    """A deal in which what is special about a game happens, read by a person line by line.

    Its file is a log, after an empty line what everybody at the table is told, and after another
    one what the reader reckoned: ``scores`` after the deal, by seat; what is ``counted`` of whom;
    and what is ``said`` in English of contract, verdict and each side's sum. Remarks begin with #.
    """

    name: str
    log: Log
    heard: tuple[str, ...]
    read: Mapping[str, str]

    @property
    def game(self) -> str:
        """The key of the game."""
        return self.log.game

    def played(self) -> tuple[Any, list[Event]]:
        """The state at its end, and everything that was told of it.

        Where hands grow or shrink, deals before it may stand in the log: the last one counts.
        """
        state, steps = replay_steps(self.log)
        told = [event for step in steps for event in step]
        begins = [n for n, event in enumerate(told) if event.what.code == "dealt"]
        number = told[begins[-1]].what.values["deal"]
        first = next(n for n in begins if told[n].what.values["deal"] == number)
        return state, told[first:]

    @classmethod
    def of(cls, path: Path) -> Deal:
        """The deal of a file."""
        log, heard, read = path.read_text(encoding="utf-8").rstrip("\n").split("\n\n")
        lines = [line.partition(" ") for line in read.splitlines() if not line.startswith("#")]
        said = {name: rest for name, _, rest in lines}
        return cls(path.stem, Log.read(log + "\n"), tuple(heard.splitlines()), said)


@cache
def deals() -> Mapping[str, Deal]:
    """Every deal that was read, of every game, by its name."""
    folders = sorted({folder_of(key) / "deals" for key in GAMES})
    found = [Deal.of(path) for folder in folders for path in sorted(folder.glob("*.txt"))]
    return {deal.name: deal for deal in found}


def codes_given_out() -> Iterator[tuple[str, str]]:
    """Every code of rules that was given out, and the options it means."""
    for folder in sorted({folder_of(key) for key in GAMES}):
        path = folder / "codes.txt"
        for line in path.read_text(encoding="utf-8").splitlines() if path.is_file() else ():
            code, _, options = line.partition(" ")
            yield code, options


def missing(key: str) -> list[str]:
    """The things that every game keeps and a game has not got yet, a line each."""
    home = folder_of(key).relative_to(ROOT)
    faults = [
        f"{language}/{key}.ftl: its words in this language; until then English is said"
        for language in languages()
        if key not in spoken(language)
    ]
    if kept(key).umpire is None:
        faults.append(f"{home}/kept.py: KEPT[{key!r}] with an umpire, a second implementation")
    if not [*(folder_of(key) / "deals").glob("*.txt")]:
        faults.append(f"{home}/deals/{key}-….txt: a deal that a person has read")
    if GAMES[key].lesson is None:
        faults.append("lesson.py: the first deal of a newcomer, which game.py names as its lesson")
    for kind, ending, what in FILES:
        path = file_of(key, kind, ending)
        if not path.is_file():
            faults.append(f"{path.relative_to(ROOT)}: {what.format(key=key)}")
    if key not in with_codes():
        printed = "while it is empty, tests/rules/about/test_rule_codes.py prints its lines"
        faults.append(f"{home}/codes.txt: its codes of rules; {printed}")
    if folder_of(key).is_relative_to(ROOT.joinpath(*TESTS.split("."))):
        faults += _not_told(key)
    return faults


def _not_told(key: str) -> list[str]:
    """The pages that do not tell of a game which the program has."""
    name = words(DEFAULT).say(f"game-{key}")
    readme = (ROOT / "README.md").read_text("utf-8")
    told = readme.partition("| family |")[2].partition("\n\n")[0]
    first, *others = re.findall(r"[^\s-]+", name)
    is_told = first in told and all(word.lower() in told.lower() for word in others)
    return [] if is_told else [f"README.md: a row for {name}, in the table of games"]


def seats_of(text: str) -> list[tuple[Seat, str, int]]:
    """Counts of a deal by seat, name and number: ``0 contract 1, 2 jacks 4``."""
    parts = [part.split() for part in text.split(",") if part.strip()]
    return [(Seat(int(seat)), name, int(count)) for seat, name, count in parts]
