"""The moves of robots in a deal that is over, judged again from the view of each then.

A robot's chance is the number of its decision, and the number of deals it imagines is that of its
level: so the same question has the same answer, and it is what the robot thought then, unless
the program has changed since, or its time ran out. If it would do something else now, it says so.

:func:`explained` is the work, for a process of its own.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import inf
from random import Random
from typing import Any

from bot.robots import LEVELS, explain
from bot.rules import CHANCE, Log, Seat, View
from bot.rules.kit.actions import Bid, Play
from bot.rules.kit.seats import seats
from bot.rules.kit.view import Done
from bot.tables.live.thoughts import thought_of
from bot.tables.model.chairs import Chair, robots_only
from bot.tables.model.thought import Thought
from bot.tables.past.mainline import DealMainline, Kind, Move, course_of_moves, followed


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """The question for the robots' moves up to one stop of a deal, both counted from 0.

    ``lines`` are the numbers of the log's lines that robots made at this ``level``. Without a
    ``stop`` it is the last trick in which there was a choice. Only where all is ``open``, as
    after a game, is told what a robot knew and the table does not.
    """

    log: Log
    level: str
    lines: frozenset[int]
    deal: int
    stop: int | None = None
    open: bool = False


@dataclass(frozen=True, slots=True)
class Why:
    """The answer: each robot's thought, by seat; ``None`` if it would tell a hidden card.

    ``stops`` are those of the deal with the tricks before each, ``at`` is the one asked about.
    """

    stops: tuple[tuple[Kind, int], ...]
    at: int
    told: tuple[tuple[Seat, Thought | None], ...]
    dealer: Seat | None = None


def explained(asked: Question) -> Why:
    """The robots' thoughts about their moves between a stop and the one before it.

    :raises ValueError: the log cannot be followed, or there is no such deal, or it is not over.
    """
    log = asked.log
    moves, fault = followed(log, robots_only(log.players))
    deals = course_of_moves(moves).deals
    if fault is not None or not 0 <= asked.deal < len(deals):
        raise ValueError("there is no such deal")
    return of_deal(deals[asked.deal], asked)


def of_deal(deal: DealMainline, asked: Question) -> Why:
    """The robots' thoughts in this deal, whichever it is of the game.

    :raises ValueError: it is not over.
    """
    if not deal.moves[-1].ends_deal:
        raise ValueError("this deal is not over")
    at = _last_choice(deal) if asked.stop is None else min(asked.stop, len(deal.stops) - 1)
    by_robots = [move for move in deal.stops[at].since if move.number in asked.lines]
    told = [(move.seat, _thought(asked, deal, move)) for move in _one_each(by_robots)]
    stops = tuple((stop.kind, len(stop.tricks)) for stop in deal.stops)
    return Why(stops, at, tuple(told), deal.moves[0].before.view(None).dealer)


def _last_choice(deal: DealMainline) -> int:
    """The last trick but one: to the last everybody plays the card they have left."""
    tricks = [n for n, stop in enumerate(deal.stops) if stop.kind == "trick"]
    return tricks[-2:][0] if tricks else len(deal.stops) - 1


def _one_each(moves: Iterable[Move]) -> list[Move]:
    """The last move of each robot that was a choice, or else its last, in the order made."""
    chosen: dict[Seat, Move] = {}
    for move in moves:
        if move.seat not in chosen or _choices(move) > 1:
            chosen[move.seat] = move
    return sorted(chosen.values(), key=lambda move: move.number)


def _choices(move: Move) -> int:
    return len(move.before.decision(move.seat))


def _thought(asked: Question, deal: DealMainline, move: Move) -> Thought | None:
    before, view = move.before, move.before.view(move.seat)
    if not asked.open and not _is_known_by_now(deal, move, view):
        return None
    budget = replace(LEVELS[asked.level], seconds=inf)
    chance = Random(before.numbers[move.seat])
    return thought_of(explain(before.game, view, chance, budget, move.action))


def _is_known_by_now(deal: DealMainline, move: Move, view: View[Any]) -> bool:
    """Whether at the end of the deal the whole table knows all that this seat knew then.

    Its hand has been played since, and it has put away, given or been shown nothing unseen.
    """
    everybodys = move.before.view(None)
    later = [one for one in deal.moves if one.number >= move.number and one.seat == move.seat]
    played = [one.action.card for one in later if type(one.action) is Play]
    return (
        sorted(played) == sorted(view.hand)
        and _is_told(view.history, everybodys.history)
        and view.piles == everybodys.piles
    )


def _is_told(seen: Sequence[Done], by_all: Sequence[Done]) -> bool:
    """Whether at the end of the deal all have seen what a seat had.

    Its own bid may be a secret in the deal; the result tells it.
    """
    if len(seen) != len(by_all):
        return False
    pairs = zip(seen, by_all, strict=True)
    return all(one == other or type(one.action) is Bid for one, other in pairs)


def robots_lines(chairs: Sequence[Chair], movers: Sequence[int | None], log: Log) -> frozenset[int]:
    """The numbers of the lines of a log that robots made, who still sit there."""
    robots = {seat for seat in seats(log.players) if chairs[seat].robot is not None}
    lines = zip(log.moves, movers, strict=False)
    made = enumerate(lines, 1)
    return frozenset(
        number
        for number, ((seat, _), user) in made
        if user is None and seat != CHANCE and seat in robots
    )
