"""Someone's decisions in a finished game, each judged from their view of it then.

:func:`decisions`, :func:`looked` and :func:`weighed` are the work, for a process of its own and in
portions of a fraction of a second. Nothing but the view and the line goes from one to the other: no
card that was hidden from the judged, and nothing that came later.
"""

import pickle
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.robots.appraise import Appraisal, Found, look, weigh
from bot.robots.grounds import grounds_of
from bot.rules import CHANCE, GAMES, Action, Decision, Log, Seat, View
from bot.rules.about.conceding import CONCEDE
from bot.rules.kit.actions import Play
from bot.rules.kit.reasons import Reason
from bot.storage.rows.ids import UserId
from bot.storage.rows.past import KeptGame
from bot.tables.model.chairs import robots_only
from bot.tables.model.reviewing import MOST, Kind, Review, Reviewed
from bot.tables.model.session import CLAIMS, GameSession
from bot.tables.past.mainline import Move, course_of_moves, followed


@dataclass(frozen=True, slots=True)
class Made:
    """A decision that somebody made: the number of its line, and their view then, pickled."""

    game: str
    number: int
    line: str
    view: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Looked:
    """A decision after a first look."""

    made: Made
    found: Found


def lines_of(kept: KeptGame, user: UserId) -> frozenset[int]:
    """The numbers of the lines of a stored game that somebody made themselves."""
    return frozenset(
        number
        for number, move in enumerate(kept.moves, 1)
        if move.user_id == user and move.seat != CHANCE
    )


def decisions(log: Log, lines: frozenset[int]) -> tuple[Made, ...]:
    """The decisions among these lines of a log, in order: those in which there was a choice.

    Moves that were taken back do not count, nor do those with open cards.

    :raises ValueError: an unknown game or version.
    """
    found = []
    for move in _moves(log):
        if move.number in lines and move.seat != CHANCE and _is_choice(move):
            view = pickle.dumps(move.before.view(move.seat))
            found.append(Made(log.game, move.number, log.moves[move.number - 1][1], view))
    return tuple(found)


def _moves(log: Log) -> tuple[Move, ...]:
    """The moves that count, as far as the log can be followed."""
    return followed(log, robots_only(log.players))[0]


def _is_choice(move: Move) -> bool:
    before = move.before
    open_cards = any(event.what.code in CLAIMS for event in before.told)
    if open_cards or str(move.action) == CONCEDE:
        return False  # with open cards nobody decides any more
    return len(before.decision(move.seat)) > 1


def looked(made: Sequence[Made], seed: str = "") -> tuple[Looked, ...]:
    """A first look at some decisions; those are left out with which nothing was to be compared.

    ``seed`` is the chance of the judge; the same one as ever, unless it is measured.
    """
    found = []
    for one in made:
        game = GAMES[one.game]
        first = look(game, pickle.loads(one.view), game.read(one.line), f"{one.number}{seed}")
        if first is not None:
            found.append(Looked(one, first))
    return tuple(found)


def weighed(looked: Looked) -> Reviewed | None:
    """A decision weighed; ``None`` if it makes no difference that is worth a word."""
    made, game = looked.made, GAMES[looked.made.game]
    found = weigh(game, pickle.loads(made.view), looked.found, str(made.number))
    if found is None or not found.counts or (found.value > 0) != looked.found.is_robots:
        return None
    kind: Kind = "cost" if found.is_mistake else "well"
    return _reviewed(kind, made.number, game.write(found.other), found)


def _reviewed(kind: Kind, number: int, other: str, found: Appraisal) -> Reviewed:
    sign = 1 if kind == "well" else -1
    return Reviewed(
        kind=kind,
        number=number,
        other=other,
        points=round(sign * found.points, 4) + 0.0,
        wins=round(sign * found.wins, 4) + 0.0,
        value=round(sign * found.value, 4) + 0.0,
        margin=round(found.margin, 4),
        worlds=found.worlds,
    )


def dearest_first(found: Iterable[Looked]) -> list[Looked]:
    """The decisions that seem to have cost something, the dearest first."""
    doubtful = (one for one in found if one.found.is_doubtful and one.found.promise > 0)
    return sorted(doubtful, key=lambda one: (-one.found.promise, one.made.number))


def best_first(found: Iterable[Looked]) -> list[Looked]:
    """The decisions that seem done well: first those in which a simple player would have erred."""
    sound = (one for one in found if one.found.is_robots and one.found.promise > 0)
    return sorted(
        sound, key=lambda one: (not one.found.is_simple, -one.found.promise, one.made.number)
    )


def is_enough(costs: Sequence[Reviewed], next_one: Looked) -> bool:
    """Whether the three dearest are known: the rest promises less than any of them cost."""
    dear = sorted((one.value for one in costs), reverse=True)[:MOST]
    return len(dear) == MOST and next_one.found.promise < dear[-1]


def review_of(costs: Iterable[Reviewed], well: Reviewed | None) -> Review:
    """The review: the three dearest, and last the one done well."""
    dear = sorted(costs, key=lambda one: (-one.value, one.number))[:MOST]
    return Review((*dear, *([well] if well else [])))


# ---------------------------------------------------------------------- shown again


@dataclass(frozen=True, slots=True)
class Recalled:
    """A decision as its maker saw it, with their choice, another one, and grounds for both.

    ``deal`` counts the deals from 1, ``trick`` the tricks of the deal from 1; 0 is before the first
    card. ``stop`` is the last one of a replay before the decision, from 0 in its deal.
    """

    deal: int
    trick: int
    stop: int
    seat: Seat
    view: View[Any]
    decision: Decision
    action: Action
    other: Action
    grounds: tuple[Reason, ...]
    others_grounds: tuple[Reason, ...]
    game: str


def recalled(log: Log, number: int, other: str) -> Recalled:
    """The decision in this line of a log.

    :raises ValueError: there is none, or the log cannot be followed so far.
    """
    moves = _moves(log)
    move = next((move for move in moves if move.number == number), None)
    if move is None or move.seat == CHANCE:
        raise ValueError(f"line {number} is no decision")
    before, game = move.before, move.before.game
    view, instead = before.view(move.seat), game.read(other)
    return Recalled(
        deal=before.deals,
        trick=_trick(before) if type(move.action) is Play else 0,
        stop=_stop(moves, move),
        seat=move.seat,
        view=view,
        decision=before.decision(move.seat),
        action=move.action,
        other=instead,
        grounds=grounds_of(game, view, move.action),
        others_grounds=grounds_of(game, view, instead),
        game=log.game,
    )


def _stop(moves: tuple[Move, ...], move: Move) -> int:
    """The last stop of a replay before this move, from 0 in its deal."""
    deal = next(d for d in course_of_moves(moves).deals if move in d.moves)
    done = deal.moves.index(move)
    return max((n for n, stop in enumerate(deal.stops) if stop.moves <= done), default=0)


def _trick(before: GameSession) -> int:
    """The number of the trick to which is played, from 1."""
    return sum(before.view(None).tricks_won) + 1
