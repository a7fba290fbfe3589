"""Short schedules at random; ``python -m tests.tables.verbs.schedules`` has thousands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import wraps
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import pytest

from bot.rules import GAMES, Seat
from bot.storage.rows.ids import UserId
from bot.tables import verbs
from bot.tables.model.session import GameSession
from bot.tables.model.state import Change, Moment, TableState
from bot.tables.verbs import (
    claim,
    clocks,
    forget,
    hint,
    play,
    seats,
    suspend,
    take_back,
    vote,
)
from bot.tables.verbs.due import DEADLINES
from bot.tables.verbs.steps import moved
from tests.tables.verbs.promises import BrokenPromise
from tests.tables.verbs.schedules import Schedule

SEEDS, STEPS = 150, 20


def test_whatever_is_tried_the_promises_hold() -> None:
    done: Counter[str] = Counter()
    for seed in range(SEEDS):
        done += Schedule(seed, STEPS).run()
    for what in (
        *("acted", "went on", "sat down", "left", "talked", "noticed", "proposed", "voted"),
        *("asked to take back", "took back", "lifted", "suspended", "moved", "forgot", "ring"),
        *("restarted", "clock set", "sent away", "passed on", "locked", "agreed to a pause"),
        *("refused by rules", "refused by the disk", "pressed an outdated button", "lapse"),
    ):
        assert done[what], what


@pytest.mark.parametrize("key", GAMES)
def test_in_every_game(key: str) -> None:
    done: Counter[str] = Counter()
    for seed in range(3):
        done += Schedule(1000 + seed, STEPS, key).run()
    assert done["acted"] and done["looked"]


# The worth of a test like this: faults that are planted are found.


def until_broken(promise: str) -> None:
    with pytest.raises(BrokenPromise, match=promise):
        for seed in range(400):
            Schedule(seed, 60).run()


Verb = Callable[..., Change[Any]]


def without_notes(verb: Verb, *args: Any) -> Change[Any]:
    return replace(verb(*args), notes=())


def without_a_change(verb: Verb, table: TableState, *args: Any) -> Change[Any]:
    return replace(verb(table, *args), state=table)


def miscounted(verb: Verb, *args: Any) -> Change[Any]:
    change = verb(*args)
    return replace(change, lines=change.lines + 1)


def without_clocks(verb: Verb, *args: Any) -> Change[Any]:
    change = verb(*args)
    session = change.state.session
    if session is None or not change.state.open:
        return change
    return replace(change, state=change.state.with_session(replace(session, turns=())))


def with_old_clocks(verb: Verb, table: TableState, *args: Any) -> Change[Any]:
    change = verb(table, *args)
    session, before = change.state.session, table.session
    if session is None or before is None:
        return change
    kept = replace(session, turns=before.turns)
    return replace(change, state=change.state.with_session(kept))


def whatever_was_pressed(
    verb: Verb, table: TableState, moment: Moment, user: UserId, line: str, number: int = 0
) -> Change[Any]:
    return verb(table, moment, user, line)


FAULTS = [
    (take_back, "take_back", without_notes),
    (take_back, "answer_take_back", without_notes),
    (take_back, "take_back", without_a_change),
    (hint, "give", without_notes),
    (vote, "vote", without_notes),
    (vote, "propose", without_a_change),
    (suspend, "suspend", without_notes),
    (forget, "forget", without_a_change),
    (clocks, "set_clock", without_a_change),
    (play, "act", miscounted),
    (play, "act", without_clocks),
    (play, "act", with_old_clocks),
    (play, "act", whatever_was_pressed),
    (play, "go_on", without_clocks),
    (claim, "claim_rest", miscounted),
    (seats, "sit", without_clocks),
]


@pytest.mark.parametrize(
    ("module", "name", "fault"), FAULTS, ids=[f"{n}-{f.__name__}" for _, n, f in FAULTS]
)
def test_a_fault_is_found(
    module: Any, name: str, fault: Callable[..., Change[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    verb = getattr(module, name)

    @wraps(verb)
    def planted(*args: Any) -> Change[Any]:
        return fault(verb, *args)

    monkeypatch.setattr(module, name, planted)
    often = "double" if module is play else module.__name__.rpartition(".")[2]
    with pytest.raises(AssertionError):
        for seed in range(600):
            Schedule(seed, 60, often=often).run()


def test_a_table_that_forgets_who_saw_a_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GameSession, "seen_by", lambda self, user: [])
    until_broken("nobody sees two hands of one deal")


def test_a_secret_that_is_told_early_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def open_hearted(
        before: TableState, after: TableState, moment: Moment, *args: Any
    ) -> Change[None]:
        change = moved(before, after, moment, *args)
        session = change.state.session
        assert session is not None
        told = session.revealing(" ".join(map(str, moment.seeds)))
        return replace(change, state=change.state.with_session(told))

    monkeypatch.setattr(play, "moved", open_hearted)
    until_broken("no secret is to be seen|what is stored is what is in mind")


def test_a_robot_who_is_too_late_and_acts_all_the_same_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = play.go_on

    def unchecked(
        table: TableState, moment: Moment, seat: Seat, number: int, line: str = ""
    ) -> Change[None]:
        session = table.session
        now = number if session is None else play.decision(session, seat)
        return honest(table, moment, seat, now, line)

    monkeypatch.setattr(play, "go_on", unchecked)
    until_broken("nobody else's move is made")


def test_every_clock_is_asked() -> None:
    """Every module of verbs that has a deadline is among those that the table asks."""
    names = [found.name for found in iter_modules(verbs.__path__)]
    modules = [import_module(f"{verbs.__name__}.{name}") for name in names]
    assert {m.deadline for m in modules if hasattr(m, "deadline")} == set(DEADLINES)
