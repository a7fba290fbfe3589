"""The verbs that are due at a table by themselves, each with its moment."""

from collections.abc import Callable
from typing import Any, Final

from bot.tables.model.state import Change, Deadline, Moment, TableState
from bot.tables.verbs import (
    appointed,
    clocks,
    daily,
    evening,
    expire,
    host,
    interval,
    pause,
    suspend,
    take_back,
    talk,
    vote,
)

DEADLINES: Final[tuple[Callable[[TableState, float], Deadline | None], ...]] = (
    clocks.deadline,
    take_back.deadline,
    vote.deadline,
    pause.deadline,
    suspend.deadline,
    expire.deadline,
    daily.deadline,
    host.deadline,
    talk.deadline,
    interval.deadline,
    appointed.deadline,
    evening.deadline,
)
DueVerb = Callable[[TableState, Moment], Change[Any]]
Due = dict[DueVerb, float]


def due(table: TableState, now: float) -> Due:
    """For each verb that has to be done by itself, the moment at which it is due."""
    found = (deadline(table, now) for deadline in DEADLINES)
    return {verb: moment for moment, verb in filter(None, found)}
