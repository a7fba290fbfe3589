"""The log of a game is text; replaying it gives an equal state in any process."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bot.rules.deal import Seed
from bot.rules.events import Event
from bot.rules.game import AnyGame, step
from bot.rules.registry import GAMES
from bot.rules.seats import CHANCE, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Log:
    """Everything a game was: key, version, options, players, seed commitment and moves.

    ``moves`` are (seat, line) from the first deal on; the deck is seat −1. ``seed`` is empty
    until the game is over.
    """

    game: str
    version: int
    options: str
    players: int
    commitment: str = ""
    seed: str = field(default="", repr=False)
    moves: tuple[tuple[Seat, str], ...] = field(default=(), repr=False)

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
        """Read what ``str(log)`` wrote; ``ValueError`` names the line that is wrong.

        Lines that begin with ``#`` are somebody's remarks and no part of the log.
        """
        head: dict[str, str] = {}
        moves: list[tuple[Seat, str]] = []
        for number, line in enumerate(text.splitlines(), 1):
            word, _, rest = line.strip().partition(" ")
            if word in ("game", "options", "players", "commitment", "seed"):
                head[word] = rest
            elif word == "deck" or word.isdecimal():
                moves.append((CHANCE if word == "deck" else Seat(word), rest))
            elif word and not word.startswith("#"):
                raise ValueError(f"line {number} of the log is not understood: {line!r}")
        return cls(**_head(head), moves=tuple(moves))

    def plus(self, seat: int, line: str) -> "Log":
        """The log with one move more."""
        return replace(self, moves=(*self.moves, (Seat(seat), line)))


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
    """The state after every move, and what each move told."""
    game = game_of(log)
    options = game.options.read(log.options)
    game.check(options, log.players)
    state, told = game.start(options, log.players), []
    for seat, line in log.moves:
        done = step(game, state, seat, game.read(line))
        state = done.state
        told.append(done.events)
    return state, tuple(told)


def game_of(log: Log) -> AnyGame:
    """The game a log is of; ``ValueError`` if this version of it is not known."""
    game = GAMES.get(log.game)
    if game is None:
        raise ValueError(f"no game is called {log.game!r}")
    if game.version != log.version:
        raise ValueError(f"this is {log.game} {log.version}; only {game.version} is known here")
    return game


def unfair_deals(log: Log) -> Iterator[int]:
    """The numbers (from 1) of the deals that the revealed seed does not account for.

    :raises ValueError: there is no seed, or it is not the one that was committed to.
    """
    seed = Seed.read(log.seed)
    if seed.commitment != log.commitment:
        raise ValueError("the seed is not the one whose SHA-256 was shown before the first bid")
    game = game_of(log)
    state, number = game.start(game.options.read(log.options), log.players), 0
    for seat, line in log.moves:
        if seat == CHANCE:
            number += 1
            if game.write(game.chance(state, seed.below(f"deal {number}"))) != line:
                yield number
        state = game.apply(state, seat, game.read(line)).state
