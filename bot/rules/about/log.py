"""The log of a game is text; replaying it gives an equal state in any process.

Lines are only ever added. Most are moves of the rules; a few are words of the table
(:func:`is_of_table`): they are no moves, and the rules and the robots never see them.

- ``takeback 17``: the state is the one before line 17, and goes on from there.
- ``rest``: this seat said that all the tricks to come are its own.
- ``reseed 7f3a…`` (of the deck): the database was restored from a copy, and the players know
  the cards it would deal. Deals after this line come from another seed, of this SHA-256.
- ``grant``: this seat's side granted the other side all the tricks to come.
- ``laid`` (of the deck): nothing before this line was dealt from the seed. The cards were laid as
  in another game, which is played on from here.

The lines ``concede game`` and ``close game`` are no such words: with them the game is over
(:mod:`bot.rules.about.conceding`, :mod:`bot.rules.about.closing`).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any, Final

from bot.rules.about.closing import CLOSE, closes
from bot.rules.about.conceding import CONCEDE, conceded
from bot.rules.about.rule_changes import changed, is_change, read_change
from bot.rules.about.steps import step
from bot.rules.game import AnyGame
from bot.rules.kit.events import Event, Step
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.reasons import Refused
from bot.rules.kit.remembered import shared
from bot.rules.kit.seats import CHANCE, Seat
from bot.rules.kit.seed import Seed
from bot.rules.options import Options
from bot.rules.registry import GAMES

Line = tuple[Seat, str]
"""The seat of a line (−1: the deck), and its text."""
ENDINGS: Final = frozenset({CONCEDE, CLOSE})
"""Lines that end a game and are no choice that its rules offer."""
TAKE_BACK: Final = "takeback"
REST: Final = "rest"
RESEED: Final = "reseed"
GRANT: Final = "grant"
LAID: Final = "laid"


def take_back(number: int) -> str:
    """The word with which everything from line ``number`` (from 1) on is taken back."""
    return f"{TAKE_BACK} {number}"


def taken_back(line: str) -> int | None:
    """The number of the first line that this one takes back; ``None`` if it is no such word."""
    word, _, number = line.partition(" ")
    return int(number) if word == TAKE_BACK and number.isdecimal() else None


def reseed(commitment: str) -> str:
    """The word with which a seed of this SHA-256 takes the place of the one before."""
    return f"{RESEED} {commitment}"


def reseeded(line: str) -> str | None:
    """The SHA-256 of the new seed; ``None`` if the line is no such word."""
    word, _, commitment = line.partition(" ")
    return commitment if word == RESEED else None


def is_of_table(line: str) -> bool:
    """Whether a line is a word of the table, and no move of the rules."""
    word = line in (REST, GRANT, LAID) or taken_back(line) is not None
    return word or reseeded(line) is not None


@shared
def _said(seat: Seat, line: str) -> Line:
    """A line of a player: there are few, and thousands of games at a time consist of them."""
    return seat, line


@dataclass(frozen=True, slots=True, kw_only=True)
class Log:
    """Everything that a game was: key, version, options, players, seed commitment and moves.

    ``moves`` are (seat, line) from the first deal on, with the words of the table; ``mainline`` are
    those that count. The deck is seat −1, and its lines on the ``rules`` change the options (see
    :mod:`bot.rules.about.rule_changes`). ``seed`` is empty until the game is over; where it was
    renewed, all seeds are in it in order, with blanks between.
    """

    game: str
    version: int
    options: str
    players: int
    commitment: str = ""
    seed: str = field(default="", repr=False)
    moves: tuple[Line, ...] = field(default=(), repr=False)

    def __str__(self) -> str:
        head = [
            f"game {self.game} {self.version}",
            f"options {self.options}".rstrip(),
            f"players {self.players}",
            f"commitment {self.commitment}".rstrip(),
            f"seed {self.seed}".rstrip(),
        ]
        moves = [f"{'deck' if seat == CHANCE else seat} {line}" for seat, line in self.moves]
        return "\n".join([*head, *moves, ""])

    @classmethod
    def read(cls, text: str) -> "Log":
        """Read the text of a log, as ``str(log)`` writes it.

        Lines that begin with ``#`` are remarks and no part of the log.

        :raises ValueError: it names the line that is wrong.
        """
        head: dict[str, str] = {}
        moves: list[Line] = []
        for number, line in enumerate(text.splitlines(), 1):
            word, _, rest = line.strip().partition(" ")
            if word in ("game", "options", "players", "commitment", "seed"):
                head[word] = rest
            elif word == "deck" or word.isdecimal():
                moves.append((CHANCE if word == "deck" else Seat(word), rest))
            elif word and not word.startswith("#"):
                raise ValueError(f"line {number} of the log is not understood: {line!r}")
        return cls(**_head(head), moves=tuple(moves))

    def with_line(self, seat: int, line: str) -> "Log":
        """The log with one move more."""
        added = (CHANCE, line) if seat == CHANCE else _said(Seat(seat), line)
        return replace(self, moves=(*self.moves, added))

    @property
    def mainline(self) -> tuple[Line, ...]:
        """The moves of the rules that were not taken back: those that led to the present state.

        :raises ValueError: a line takes back a line that does not exist.
        """
        return tuple([(seat, line) for _, seat, line in self.numbered() if not is_of_table(line)])

    @property
    def commitments(self) -> tuple[str, ...]:
        """The SHA-256 of every seed, in order: the first was shown, the log tells the others."""
        said = [reseeded(line) for seat, line in self.moves if seat == CHANCE]
        return (self.commitment, *(commitment for commitment in said if commitment is not None))

    @property
    def laid(self) -> int:
        """The number of the last line that was laid as in another game (from 1); 0 for none."""
        return max((n for n, (_, line) in enumerate(self.moves, 1) if line == LAID), default=0)

    @property
    def eras(self) -> tuple[int, ...]:
        """The number of the seed (from 0) in force at each line of ``moves``."""
        renewed = (seat == CHANCE and reseeded(line) is not None for seat, line in self.moves)
        return tuple(accumulate(map(int, renewed)))

    def numbered(self) -> list[tuple[int, Seat, str]]:
        """The lines that were not taken back, each with its number in ``moves`` (from 1).

        :raises ValueError: a line takes back a line that does not exist.
        """
        kept: list[tuple[int, Seat, str]] = []
        for at, (seat, line) in enumerate(self.moves, 1):
            number = taken_back(line)
            if number is None:
                kept.append((at, seat, line))
                continue
            if not any(n == number and who == seat for n, who, _ in kept):
                raise ValueError(f"line {at} takes back line {number}, which is not its own")
            kept = [line for line in kept if line[0] < number]
        return kept


def _head(head: Mapping[str, str]) -> dict[str, Any]:
    try:
        key, version = head["game"].split()
        return {
            "game": key,
            "version": int(version),
            "options": head.get("options", ""),
            "players": int(head["players"]),
            "commitment": head.get("commitment", ""),
            "seed": head.get("seed", ""),
        }
    except (KeyError, ValueError) as error:
        raise ValueError(f"the head of the log is not understood: {error}") from None


def replay(log: Log) -> Any:
    """The state after every move of the log.

    :raises ValueError: an unknown game or version, or a line that is no action.
    :raises Illegal: a move that the rules do not allow.
    """
    return replay_steps(log)[0]


def replay_steps(log: Log) -> tuple[Any, tuple[tuple[Event, ...], ...]]:
    """The state after the whole mainline, and the events of each of its moves."""
    game = game_of(log)
    options = game.options.read(log.options)
    game.check(options, log.players)
    state, told, deals = game.start(options, log.players), [], 0
    for seat, line in log.mainline:
        done = follow(game, state, seat, line, deals)
        state = done.state
        deals += seat == CHANCE and not is_change(seat, line)
        told.append(done.events)
    return state, tuple(told)


def follow(game: AnyGame, state: Any, seat: int, line: str, deals: int = 1) -> Step[Any]:
    """The state after one line of a log, of any kind, and its events.

    ``deals`` are those that the deck has dealt before it.

    :raises ValueError: it is no action.
    :raises Illegal: the rules do not allow it.
    """
    if is_change(seat, line):
        return changed(game, state, read_change(game, line))
    if line == CONCEDE:
        return conceded(game, state, Seat(seat))
    if line == CLOSE:
        return closes(game, state, deals)
    return step(game, state, seat, game.read(line))


def game_of(log: Log) -> AnyGame:
    """The game of a log.

    :raises ValueError: there is no such game, or not in this version.
    """
    game = GAMES.get(log.game)
    if game is None:
        raise ValueError(f"no game is called {log.game!r}")
    if game.version != log.version:
        raise ValueError(f"this is {log.game} {log.version}; only {game.version} is known here")
    return game


def pairing_of(log: Log) -> str:
    """The pairing of suits under which a game was played; "" if its rules are not known here."""
    try:
        options: Options = game_of(log).options.read(log.options)
    except (ValueError, Refused):
        return ""
    return options.pairing


def seeds_of(log: Log) -> tuple[Seed, ...]:
    """The seeds of a game that is over, in order.

    :raises ValueError: they cannot be read, or there are not as many as were promised.
    """
    seeds = tuple(Seed.read(text) for text in log.seed.split())
    if len(seeds) != len(log.commitments):
        raise ValueError(f"{len(log.commitments)} seeds were promised, and {len(seeds)} are there")
    return seeds
