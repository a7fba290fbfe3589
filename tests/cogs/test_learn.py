"""The first lesson: a deal in one's own direct messages, explained at every decision."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.rules import GAMES
from bot.rules.kit.lesson import Exercise, Progress
from bot.rules.kit.reasons import Reason
from bot.tables.model.clock import Pace
from bot.tables.model.lessons import Course, course_of
from bot.tables.screens.telling import Teller
from bot.words.words import words
from tests.support.house import House, open_house
from tests.support.messages import moves, said, sentence, wishes
from tests.support.places import notes
from tests.support.player import Player
from tests.support.quick import SimTime
from tests.support.reading import text_of
from tests.support.stand_ins import stand_ins

WORDS = words("en")
TAUGHT = [key for key, game in GAMES.items() if game.lesson is not None]


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Robots without a pause, in a house whose time is the test's."""
    async with open_house(tmp_path, clock=SimTime()) as opened:
        yield opened


def course(house: House, table: int = 1) -> Course:
    """The course of a table's lesson so far."""
    found = course_of(session(house, table))
    assert found is not None
    return found


def session(house: House, table: int = 1) -> Any:
    (opened,) = [one for one in house.bot.tables.tables if one.id == table]
    assert opened.session is not None
    return opened.session


def told(house: House, reason: Reason, table: int = 1) -> str:
    """A sentence of the lesson, as its learner reads it."""
    game = session(house, table)
    teller = Teller.of(WORDS, game.log.game, game.chairs)
    return WORDS.reason(teller.game, "lesson", reason, teller.names)


async def chooses(player: Player, line: str) -> None:
    """Press the button of this line, or say it where the hand has no button for it."""
    if line in player.lines():
        await player.act(line)
    else:
        await player.say(line)


def exercise_of(progress: Progress) -> Exercise:
    assert progress.exercise is not None
    return progress.exercise


@pytest.mark.parametrize("game", [game for game in stand_ins() if game in TAUGHT])
async def test_a_lesson_from_its_first_decision_to_its_end(house: House, game: str) -> None:
    """Every worse choice is explained and taken back, and then the right one is chosen."""
    (ann,) = house.invite_all("Ann")
    opened = said(await ann.slash("learn", game=game))
    assert opened.startswith(f"**{sentence(f'game-{game}')}**: your lesson is in")
    assert text_of(ann.hand).startswith(WORDS.of(game, "lesson-begins"))
    while not course(house).is_over:
        progress = course(house).progress
        exercise = exercise_of(progress)
        assert f"**{told(house, exercise.before)}**" in text_of(ann.hand)
        assert not any(
            wish.startswith(("favour:1:rest", "favour:1:hint")) for wish in wishes(ann.hand)
        )
        legal = house.legal(ann)
        right = {progress.line, *progress.twins}
        named = [line for line, _ in exercise.worse if line in legal]
        other = [line for line in legal if line not in {*right, *named}]
        for line in [*named, *other[:1]]:
            await chooses(ann, line)
            assert told(house, exercise.instead(line)) in text_of(ann.hand), line
            assert f"**{told(house, exercise.before)}**" in text_of(ann.hand)
            assert course(house).progress == progress
        await chooses(ann, progress.line)
        assert course(house).progress.last_exercise == exercise
        assert told(house, exercise.after) in text_of(ann.hand)
    text = text_of(ann.hand)
    assert sentence("lesson-over") in text
    assert {f"learn:0:practice:{game}", f"learn:0:lesson:{game}"} <= set(wishes(ann.hand))
    assert len(ann.letters) == 1
    assert house.channel.history() == []


async def test_a_restart_in_the_middle_loses_nothing(house: House) -> None:
    """Not even why the last choice was taken back."""
    (ann,) = house.invite_all("Ann")
    await ann.slash_dm("learn", game="euchre")
    await ann.act("pass")
    before = text_of(ann.hand)
    assert told(house, exercise_of(course(house).progress).instead("pass")) in before
    await house.restart()
    assert text_of(ann.hand) == before
    await ann.act("order alone")
    await house.restart()
    assert course(house).progress.number == 2
    await ann.act("swap TD")
    assert len(ann.letters) == 1


async def test_the_end_leads_on(house: House) -> None:
    """Nothing is dealt by itself, a restart shows the end again, and a lesson makes room."""
    (ann,) = house.invite_all("Ann")
    await ann.slash_dm("learn", game="euchre")
    while not course(house).is_over:
        await chooses(ann, course(house).progress.line)
    await house.env.advance_time(60)
    assert sentence("lesson-over") in text_of(ann.hand)
    assert said(await ann.slash_dm("card next")) == sentence("no-lesson-over")
    await house.restart()
    assert sentence("lesson-over") in text_of(ann.hand)
    assert session(house).deals == 1
    helped = (await ann.press(ann.hand, "learn:0:rules:euchre")).response
    assert sentence("help-page-short") in text_of(helped)
    await ann.press(ann.letters[0], "learn:0:practice:euchre")
    assert house.rows("SELECT state, level FROM tables ORDER BY id") == [
        ("ended", "easy"),
        ("playing", "easy"),
    ]
    assert course_of(session(house, 2)) is None
    await house.env.settle()
    assert sentence("lesson-over") in text_of(ann.letters[0]), "its result stays"
    assert "table:1:rematch" not in wishes(ann.letters[0])


async def test_a_tutor_is_offered_to_those_who_have_none(house: House) -> None:
    """No button stays that does nothing more."""
    (ann,) = house.invite_all("Ann")
    await ann.slash_dm("learn", game="euchre")
    while not course(house).is_over:
        await chooses(ann, course(house).progress.line)
    await house.env.advance_time(60)
    assert "learn:0:tutor:euchre" in wishes(ann.hand)
    await ann.press(ann.hand, "learn:0:tutor:euchre")
    await house.env.settle()
    assert "learn:0:tutor:euchre" not in wishes(ann.letters[0])
    assert "learn:0:practice:euchre" in wishes(ann.letters[0])


@pytest.mark.parametrize(("game", "others"), [("polignac", True), ("euchre-two", False)])
async def test_the_end_says_of_which_rules_a_lesson_was(
    house: House, game: str, others: bool
) -> None:
    """Servers of some languages play by others, which a lesson does not teach."""
    assert bool(GAMES[game].expected) is others
    (ann,) = house.invite_all("Ann")
    await ann.slash_dm("learn", game=game)
    while not course(house).is_over:
        await chooses(ann, course(house).progress.line)
    assert (sentence("lesson-standard") in text_of(ann.hand)) is others


async def test_once_more_and_another_game(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await ann.slash_dm("learn", game="euchre")
    await ann.act("order alone")
    await ann.slash_dm("learn", game="euchre")
    assert house.rows("SELECT state FROM tables ORDER BY id") == [("ended",), ("playing",)]
    assert course(house, 2).progress.number == 1
    asked = (await ann.slash("table end", table=2)).response
    await ann.press(asked, "lobby:2:end-now")
    assert notes(house)[-1].startswith("ended:")
    assert wishes(ann.letters[-1]) == ["learn:0:lesson:euchre"], "the way back to its beginning"
    await ann.slash_dm("practice", game="euchre")
    assert said(await ann.slash_dm("learn", game="euchre")).startswith(
        "You already have a practice"
    )


async def test_whoever_practises_in_the_midst_of_a_lesson_is_told_that_it_is_closed(
    house: House,
) -> None:
    (ann,) = house.invite_all("Ann")
    closed = sentence("lesson-closed", game=sentence("game-euchre"))
    await ann.slash_dm("learn", game="euchre")
    assert said(await ann.slash_dm("learn", game="pinochle")) == closed
    await ann.slash_dm("learn", game="euchre")
    opened = said(await ann.slash("practice", game="euchre"))
    assert opened.splitlines()[1:] == [closed], "in a server below the way to the table"


async def test_a_right_choice_may_be_taken_back(house: House) -> None:
    """By the usual button: the lesson then asks for it again."""
    (ann,) = house.invite_all("Ann")
    await ann.slash_dm("learn", game="euchre")
    await ann.act("order alone")
    line = len(session(house).log.moves)
    await ann.slash_dm("card takeback")
    assert course(house).progress.number == 1
    assert course(house).tried == "", f"line {line} was right"


async def test_refusals_are_sentences(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    unknown = said(await ann.slash("learn", game="whist"))
    assert unknown == sentence("no-unknown-game", game="whist")
    assert set(await ann.complete("learn", "game", "")) == {*GAMES}
    await ann.slash("my-tables")
    house.closed_dm(ann)
    assert said(await ann.slash("learn", game="euchre")) == sentence("no-lesson-closed-dm")
    assert house.rows("SELECT state FROM tables") == [("ended",)]


async def test_whose_only_card_it_is_does_not_watch_others(tmp_path: Path) -> None:
    """It lies there as their turn until it is played by itself."""
    pace = Pace(robot=0, forced=30, deal=0, trick=0, redraw=0)
    async with open_house(tmp_path, clock=SimTime(), pace=pace) as house:
        (ann,) = house.invite_all("Ann")
        await ann.slash_dm("learn", game="euchre")
        while exercise := course(house).progress.exercise:
            await chooses(ann, course(house).progress.line)
        assert exercise is None and moves(ann.hand)
        assert sentence("lesson-watch") not in text_of(ann.hand)


async def test_nothing_is_told_before_it_falls(tmp_path: Path) -> None:
    """While the others play, a learner watches; then it is said what that came to."""
    pace = Pace(robot=30, forced=0, deal=0, trick=0, redraw=0)
    async with open_house(tmp_path, clock=SimTime(), pace=pace) as house:
        (ann,) = house.invite_all("Ann")
        await ann.slash_dm("learn", game="euchre")
        for _ in range(3):
            assert text_of(ann.hand) == sentence("lesson-watch")
            await house.env.advance_time(30)
            await house.env.settle()
        for _ in range(2):
            await ann.act(course(house).progress.line)
        exercise = course(house).progress.last_exercise
        assert exercise is not None and text_of(ann.hand) == sentence("lesson-watch")
        await house.env.advance_time(61)
        await house.env.settle()
        assert text_of(ann.hand).startswith(told(house, exercise.after))


async def test_the_rest_is_not_claimed(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await ann.slash_dm("learn", game="euchre")
    for _ in range(5):
        await chooses(ann, course(house).progress.line)
    assert said(await ann.slash_dm("card claim")) == sentence("no-rest-in-lesson")
    assert not course(house).is_over


async def test_it_counts_nowhere(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await ann.slash_dm("learn", game="euchre")
    while not course(house).is_over:
        await chooses(ann, course(house).progress.line)
    assert house.rows("SELECT count(*) FROM results") == [(0,)]
    assert house.rows("SELECT guild_id, clock FROM tables") == [(0, 0)]


async def test_what_begins_as_it_was_typed_is_offered_first(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    offered = await ann.complete("learn", "game", "pinochle")
    assert len(offered) > 1 and offered[0] == "pinochle"


async def test_the_way_out_and_a_hint_that_is_none(house: House) -> None:
    """The menu of a lesson has how to play and the way out; its hints stand above the cards."""
    (ann,) = house.invite_all("Ann")
    await ann.slash_dm("learn", game="euchre")
    refused = said(await ann.slash_dm("card hint"))
    assert refused == sentence("no-hints-in-lesson")
    menu = (await ann.press(ann.hand, "table:1:menu")).response
    assert len(wishes(menu)) == 2, "nothing is arranged in a lesson"
    asked = (await ann.press(menu, "seats:1:leave")).response
    if asked is not None and "seats:1:left" in wishes(asked):
        await ann.press(asked, "seats:1:left")
    assert not house.bot.tables.tables
