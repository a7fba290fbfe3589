"""Tutors beside hands, without Discord: when they think, what they say, when they are silent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.ground.workers import NoWorkers
from bot.robots.evaluate import Outcome
from bot.robots.explain import Explained
from bot.robots.verdict import Verdict
from bot.rules import Action, Card, Seat
from bot.rules.decisions import Choose
from bot.rules.kit.actions import NO, PASS, Play
from bot.rules.kit.reasons import Reason
from bot.storage.rows.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.live import tutor
from bot.tables.live.table import Table
from bot.tables.live.tutor import Tutors
from bot.tables.model.lobby import Lobby
from bot.tables.model.notes import Hint
from bot.tables.model.session import GameSession
from bot.tables.model.thought import Certainty, Compared, Thought
from bot.tables.model.turn_clock import TurnClock
from bot.tables.model.tutoring import FULL, MISTAKES, Judged, Tutored
from bot.tables.screens.hand_screen import Picked, Where, hand_screen
from bot.tables.screens.tutor_screen import tutor_lines
from bot.tables.verbs.lobby import arrange
from bot.tables.verbs.play import act
from bot.tables.verbs.start import start
from bot.words.words import words
from tests.support.courses import course
from tests.support.ids import users
from tests.tables.virtual import House, in_virtual_time, silence

GAME = "euchre-two"
ANN, STRANGER = users(11, 99)


class Thinking:
    """Somebody who prefers the first action in every position, by two points in every world."""

    def __init__(self, actions: Callable[[], list[Action]]) -> None:
        self.actions = actions
        self.asked: list[tuple[Any, ...]] = []
        self.fails: type[Exception] | None = None
        self.free = asyncio.Event()
        self.free.set()

    async def run(self, function: object, /, *args: Any, **kwargs: Any) -> Any:
        self.asked.append(args)
        await self.free.wait()
        if self.fails:
            raise self.fails
        best, *others = self.actions()
        worlds = [Outcome((2.0, 0.0), (0,)) for _ in range(9)]
        bad = [Outcome((0.0, 0.0), (0,)) for _ in worlds]
        judged = [(best, worlds), *((other, bad) for other in others)]
        grounds = tuple((other, (Reason.of("low-lead"),)) for other in others)
        return Explained(best, Verdict.of(best, judged, 0), others=grounds)

    async def close(self) -> None:
        """Close the thinker: nothing runs."""


class Beside:
    """One person, a robot, and the tutor of the person."""

    def __init__(self, house: House, table: Table) -> None:
        self.table, self.house = table, house
        self.thinking = Thinking(self.choices)
        self.changed: list[UserId] = []
        self.tutors = Tutors(
            house.disk,
            house.hall.preferences,
            self.thinking,
            lambda _, user: self.changed.append(user),
        )

    @property
    def session(self) -> GameSession:
        assert self.table.session is not None
        return self.table.session

    @property
    def seat(self) -> Seat:
        seat = self.session.seat_of(ANN)
        assert seat is not None
        return seat

    def choices(self) -> list[Action]:
        decision = self.session.decision(self.seat)
        assert isinstance(decision, Choose)
        return list(decision.actions)

    async def told(self) -> Tutored | None:
        """The tutor's words, once the thought that was begun is done."""
        await self.tutors.told(self.table, ANN)
        await self.house.clock.sleep(0.1)
        return await self.tutors.told(self.table, ANN)

    async def asked(self) -> int:
        """Wait until there is a choice; the number of the decision."""
        while True:
            session, seat = self.session, self.seat
            if seat in session.turn and len(session.decision(seat)) > 1:
                return session.numbers[seat]
            if seat in session.turn:
                (only,) = self.choices()
                await self.table.do(act, ANN, session.game.write(only), session.numbers[seat])
            await self.house.clock.sleep(1)

    async def choose(self, index: int) -> Action:
        number = await self.asked()
        action = self.choices()[index]
        await self.table.do(act, ANN, self.session.game.write(action), number)
        return action


async def beside(path: Path, *, wanted: bool = True, hints: str = "usual") -> Beside:
    house = House(path / "knave.db", Random(5))
    hall = await house.open()
    await hall.preferences.change(ANN, lambda person: replace(person, tutor=wanted))
    table = await hall.open(Lobby.open(GAME, "house", ANN, "Ann"), GuildId(1), ChannelId(5))
    await table.do(arrange, ANN, lambda lobby: replace(lobby.fill(), hints=hints))
    await table.do(start, ANN)
    opened = Beside(house, table)
    await opened.asked()
    return opened


def test_before_a_decision_and_after_it(tmp_path: Path) -> None:
    async def main() -> None:
        at = await beside(tmp_path)
        number = await at.asked()
        said = await at.told()
        assert said is not None and said.look is not None
        best = at.choices()[0]
        assert (said.look.action, said.look.rather, said.judged) == (best, best, None)
        assert said.fresh and said.stage == "full"
        assert at.changed == [ANN], "the hand is drawn again, once"
        assert len(at.thinking.asked) == 1, "a decision is thought about once"
        assert at.thinking.asked[0][0] == GAME and at.thinking.asked[0][2] == number
        assert at.table.state.hints == {Hint(at.seat, ANN, number)}

        chosen = await at.choose(0)
        sound = await at.tutors.told(at.table, ANN)
        assert sound is not None and sound.judged is not None and not sound.fresh
        assert sound.judged.chosen == chosen and not sound.judged.is_mistake

        await at.asked()
        await at.told()
        other = await at.choose(-1)
        wrong = await at.tutors.told(at.table, ANN)
        assert wrong is not None and wrong.judged is not None
        assert wrong.judged.chosen == other != wrong.judged.other.action
        assert wrong.judged.is_mistake
        assert wrong.judged.thought.grounds == (Reason.of("low-lead"),), "its own, to be compared"
        assert len(at.table.state.hints) == 2
        await at.tutors.close()
        await at.house.kill()

    in_virtual_time(main)


@pytest.mark.parametrize(
    ("better", "certainty", "mistake"),
    [
        (False, "sure", True),
        (False, "likely", True),
        (False, "close", False),
        (True, "sure", False),
    ],
)
def test_a_choice_that_is_as_good_is_no_mistake(
    better: bool, certainty: Certainty, mistake: bool
) -> None:
    found = Compared(NO, better, -1.0, 0.0, 9, certainty)
    robots = Thought(NO, NO)
    assert Judged(PASS, Thought(PASS, NO, (), found), robots).is_mistake == mistake
    assert not Judged(NO, Thought(NO, NO, (), found), robots).is_mistake
    assert not Judged(PASS, Thought(PASS, NO), robots).is_mistake, "nothing was compared"
    assert not Judged(PASS, Thought(PASS, NO), robots).is_sound, "so nothing is praised"
    assert Judged(NO, Thought(NO, NO), robots).is_sound, "a robot would do the same"
    told_as_close = replace(found, points=-0.04)
    assert not Judged(PASS, Thought(PASS, NO, (), told_as_close), robots).is_mistake


@pytest.mark.parametrize(
    ("points", "wins", "certainty", "told"),
    [
        (-0.3, 0.0, "sure", "“No” was better: it makes a small difference in this deal."),
        (-0.8, 0.0, "sure", "“No” was better: it’s worth about 1 point in this deal."),
        (-7.6, 0.0, "likely", "“No” was probably better: it’s worth about 8 points in this deal."),
        (-1.0, -0.06, "sure", "“No” was better: with it you win the game a little more often."),
        (-1.0, -0.2, "sure", "“No” was better: with it you win the game clearly more often."),
        (-1.0, -0.8, "sure", "“No” was better: with it you win the game much more often."),
    ],
)
def test_a_mistake_is_told_without_statistics(
    points: float, wins: float, certainty: Certainty, told: str
) -> None:
    """The better choice and its weight: no decimals, percentages or imagined deals."""
    found = Compared(NO, False, points, wins, 512, certainty)
    judged = Judged(PASS, Thought(PASS, NO, (), found), Thought(NO, NO))
    (said,) = tutor_lines(words("en"), GAME, ("Ann", "Bolt"), Tutored(0, judged=judged))
    assert said == f"**Tutor, about “Pass”:** {told}"


def test_the_reason_for_what_was_better_is_none_that_holds_for_the_mistake_too() -> None:
    """*Second hand low* is nothing to learn for somebody who has just played low."""
    low, out, saves = (Reason.of(code) for code in ("second-hand-low", "low-lead", "saves-trump"))
    worse, better = Play(Card("9S")), Play(Card("9D"))
    found = Compared(better, False, -2.0, 0.0, 512, "sure")

    def told(*grounds: Reason) -> str:
        judged = Judged(
            worse, Thought(worse, better, (low, out), found), Thought(better, better, grounds)
        )
        return "".join(tutor_lines(words("en"), GAME, ("Ann", "Bolt"), Tutored(0, judged=judged)))

    assert "Saves the trump." in told(low, saves) and "Second hand low." not in told(low, saves)
    assert told(low).endswith("points in this deal."), "no reason is better than a wrong one"


def test_the_end_of_a_turn_stays_beside_a_tutor() -> None:
    """As in every hand; while others are asked there is none."""
    session = next(one for one in course(GAME, 40) if one.turn == (Seat(0),))
    clocked = replace(session, turns=(TurnClock(Seat(0), len(session.log.moves), 0, None, 60, 0),))
    told, where = Tutored(0, fresh=True), Where(TableId(7), "#cards")
    for seat, shown in ((Seat(0), True), (Seat(1), False)):
        text = hand_screen(words("en"), where, clocked, seat, Picked(tutored=told)).text
        assert "**Tutor:**" in text and ("⏳" in text) is shown


@pytest.mark.parametrize(
    ("played", "stage", "thinks"),
    [(FULL, "mistakes", True), (FULL + MISTAKES, "over", False)],
)
def test_it_fades(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, played: int, stage: str, thinks: bool
) -> None:
    async def main() -> None:
        at = await beside(tmp_path)

        async def games(user: UserId, game: str) -> int:
            assert (user, game) == (ANN, GAME)
            return played

        monkeypatch.setattr(at.house.disk.people, "games_played", games)
        said = await at.told()
        assert said is not None and said.stage == stage and said.look is None
        assert bool(at.thinking.asked) == thinks
        await at.house.kill()

    in_virtual_time(main)


def test_nobody_has_one_without_a_wish_or_where_no_hints_are_given(tmp_path: Path) -> None:
    async def main() -> None:
        at = await beside(tmp_path, wanted=False)
        assert await at.told() is None
        await at.house.hall.preferences.change(ANN, lambda person: replace(person, tutor=True))
        assert await at.told() is not None
        assert await at.tutors.told(at.table, STRANGER) is None
        await at.house.kill()
        none = await beside(tmp_path / "none", hints="off")
        assert await none.told() is None and not none.thinking.asked
        await none.house.kill()

    (tmp_path / "none").mkdir()
    in_virtual_time(main)


def test_no_thought_is_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that thinks is gone, or there is too much to think about."""

    async def main() -> None:
        at = await beside(tmp_path)
        at.thinking.fails = NoWorkers
        with silence():
            said = await at.told()
        assert said is not None and said.look is None and not at.changed
        await at.choose(0)
        judged = await at.tutors.told(at.table, ANN)
        assert judged is not None and judged.judged is None
        at.thinking.fails = None
        monkeypatch.setattr(tutor, "MOST_AT_WORK", 0)
        await at.asked()
        full = await at.told()
        assert full is not None and full.look is None and len(at.thinking.asked) == 1
        await at.house.kill()

    in_virtual_time(main)


def test_who_is_forgotten_is_thought_about_anew(tmp_path: Path) -> None:
    """Nothing of them is left in memory, and what is thought about their hand just now ends."""

    async def main() -> None:
        at = await beside(tmp_path)
        said = await at.told()
        assert said is not None and said.look is not None and len(at.thinking.asked) == 1
        at.tutors.forget_person(STRANGER)
        await at.told()
        assert len(at.thinking.asked) == 1
        at.tutors.forget_person(ANN)
        at.thinking.free.clear()
        await at.told()
        assert len(at.thinking.asked) == 2
        at.tutors.forget_person(ANN)
        at.thinking.free.set()
        told = len(at.changed)
        await at.house.clock.sleep(0.1)
        assert len(at.changed) == told
        await at.house.kill()

    in_virtual_time(main)


def test_closing_ends_every_thought(tmp_path: Path) -> None:
    """Also that about a decision made so quickly that the next one is thought about already."""

    async def main() -> None:
        at = await beside(tmp_path)
        at.thinking.free.clear()
        for _ in range(3):
            await at.told()
            await at.choose(0)
            await at.asked()
        assert len(at.thinking.asked) == 3
        before = asyncio.all_tasks()
        await at.tutors.close()
        assert len(before - asyncio.all_tasks()) == 3
        await at.house.kill()

    in_virtual_time(main)
