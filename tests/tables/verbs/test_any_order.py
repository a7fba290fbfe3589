"""Verbs in any order keep what has to hold; and who looks sees it when they do not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import pytest

from bot.tables import verbs
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
from tests.tables.verbs.any_order import STEPS, Broken, Evening


@pytest.mark.parametrize("seed", range(40))
def test_any_order(seed: int) -> None:
    Evening(10_000 + seed).play(STEPS)


# ---------------------------------------------------------------------- planted faults

Verb = Callable[..., Change[Any]]


def without_notes(verb: Verb) -> Verb:
    def planted(table: TableState, moment: Moment, *args: Any) -> Change[Any]:
        return replace(verb(table, moment, *args), notes=())

    return planted


def without_a_change(verb: Verb) -> Verb:
    def planted(table: TableState, moment: Moment, *args: Any) -> Change[Any]:
        return replace(verb(table, moment, *args), state=table)

    return planted


def miscounted(verb: Verb) -> Verb:
    def planted(table: TableState, moment: Moment, *args: Any) -> Change[Any]:
        change = verb(table, moment, *args)
        return replace(change, lines=change.lines + 1)

    return planted


def without_clocks(verb: Verb) -> Verb:
    def planted(table: TableState, moment: Moment, *args: Any) -> Change[Any]:
        change = verb(table, moment, *args)
        if change.state.session is None or not change.state.open:
            return change
        session = replace(change.state.session, turns=())
        return replace(change, state=change.state.with_session(session))

    return planted


def whatever_was_pressed(verb: Verb) -> Verb:
    """The number of the decision is not looked at."""

    def planted(
        table: TableState, moment: Moment, user: int, line: str, number: int
    ) -> Change[Any]:
        return verb(table, moment, user, line)

    return planted


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
    (play, "act", whatever_was_pressed),
    (play, "go_on", without_clocks),
    (claim, "claim_rest", miscounted),
    (seats, "sit", without_clocks),
]


@pytest.mark.parametrize(
    ("module", "name", "fault"), FAULTS, ids=[f"{n}-{f.__name__}" for _, n, f in FAULTS]
)
def test_a_fault_is_seen(
    module: Any, name: str, fault: Callable[[Verb], Verb], monkeypatch: pytest.MonkeyPatch
) -> None:
    verb = getattr(module, name)
    planted = fault(verb)
    planted.__name__, planted.__module__ = verb.__name__, verb.__module__
    monkeypatch.setattr(module, name, planted)
    with pytest.raises(Broken):
        for seed in range(200):
            Evening(seed).play(STEPS)


def test_every_clock_is_asked() -> None:
    """Whatever module of verbs has a deadline is among those that the table asks."""
    names = [found.name for found in iter_modules(verbs.__path__)]
    modules = [import_module(f"{verbs.__name__}.{name}") for name in names]
    assert {m.deadline for m in modules if hasattr(m, "deadline")} == set(DEADLINES)
