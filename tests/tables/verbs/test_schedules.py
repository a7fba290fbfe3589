"""Short schedules at random; ``python -m tests.tables.verbs.schedules`` has thousands."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, Seat
from bot.tables.model.session import GameSession
from bot.tables.model.state import Change, Moment, TableState
from bot.tables.verbs import play, suspend, take_back
from bot.tables.verbs.steps import moved
from tests.tables.verbs.schedules import BrokenPromise, Schedule

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


# What a test like this is worth: faults that are planted are found.


def until_broken(promise: str) -> None:
    with pytest.raises(BrokenPromise, match=promise):
        for seed in range(400):
            Schedule(seed, 60).run()


def test_a_button_that_acts_twice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = play.act

    def hasty(
        table: TableState, moment: Moment, user: int, line: str, number: int | None = None
    ) -> Change[None]:
        return honest(table, moment, user, line)

    monkeypatch.setattr(play, "act", hasty)
    until_broken("a double click acts once|outdated")


def test_a_clock_of_who_has_acted_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def idle(table: TableState, moment: Moment, actor: Seat = CHANCE) -> TableState:
        return table

    monkeypatch.setattr(play, "with_clocks", idle)
    monkeypatch.setattr(take_back, "with_clocks", idle)
    until_broken("a clock is for who is asked")


def test_a_table_that_forgets_who_saw_a_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GameSession, "seen_by", lambda self, user: [])
    until_broken("nobody sees two hands of one deal")


def test_a_note_that_is_lost_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = suspend.suspend

    def forgetful(*args: Any) -> Change[None]:
        return replace(honest(*args), notes=())

    monkeypatch.setattr(suspend, "suspend", forgetful)
    until_broken("what is stored is what is in mind")


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
