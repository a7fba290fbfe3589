"""The way to a decision of a finished game, so that it can be played on from there.

:func:`prelude` is the work, for a process of its own.
"""

from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.robots.beliefs import Beliefs
from bot.rules import CHANCE, Log, Seat, View, replay
from bot.rules.about.log import LAID, Line, game_of, is_of_table
from bot.rules.about.rule_changes import is_change
from bot.rules.game import AnyGame


@dataclass(frozen=True, slots=True)
class Prelude:
    """The start of a game up to someone's decision: its rules, their seat, and the ``moves``.

    The last line says that all of it was laid, and not shuffled.
    """

    game: str
    options: str
    players: int
    seat: Seat
    moves: tuple[Line, ...] = field(repr=False)


def prelude(log: Log, number: int, anew: str = "") -> Prelude:
    """The way to the decision in this line of a log: as it was, or dealt ``anew``.

    Dealt anew by this seed, everything that the seat could not see is drawn again, among the deals
    that lead to what it saw; those are likely in which others would have said what they said.

    :raises ValueError: the line is no decision, or the log cannot be followed so far.
    """
    game = game_of(log)
    counted = log.numbered()
    seat = next((who for at, who, _ in counted if at == number), CHANCE)
    before = [(who, line) for at, who, line in counted if at < number and not is_of_table(line)]
    if seat == CHANCE:
        raise ValueError(f"line {number} is no decision")
    way = Log(game=log.game, version=log.version, options=log.options, players=log.players)
    moves = tuple(before)
    if anew:
        view = game.view(replay(_with(way, moves)), seat)
        moves = (*moves[: _last_deal(moves)], *_dealt_anew(game, view, Random(anew)))
        if game.view(replay(_with(way, moves)), seat) != view:
            raise ValueError(f"line {number}: another deal looks different")
    return Prelude(log.game, log.options, log.players, seat, (*moves, (CHANCE, LAID)))


def _with(log: Log, moves: tuple[Line, ...]) -> Log:
    return Log(
        game=log.game, version=log.version, options=log.options, players=log.players, moves=moves
    )


def _last_deal(moves: tuple[Line, ...]) -> int:
    """The index of the last deal."""
    dealt = [n for n, (seat, line) in enumerate(moves) if seat == CHANCE]
    deals = [n for n in dealt if not is_change(*moves[n])]
    if not deals:
        raise ValueError("no cards are dealt before this line")
    return deals[-1]


def _dealt_anew(game: AnyGame, view: View[Any], rng: Random) -> tuple[Line, ...]:
    """The lines of an imagined deal that leads to this view as well, and of all done since."""
    beliefs = Beliefs(game, view, game.fill(view, rng))
    deal, history = beliefs.fill(view, rng).told()
    done = [(one.seat, game.write(one.action)) for one in history]
    return ((CHANCE, game.write(deal)), *done)
