"""The first lessons: every one played through, with every choice that it names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, AnyGame, Seat, step
from bot.rules.kit.lesson import Exercise, Lesson, Progress

TAUGHT = [key for key, game in GAMES.items() if game.lesson is not None]


def taught(key: str) -> tuple[AnyGame, Lesson]:
    game = GAMES[key]
    assert game.lesson is not None
    return game, game.lesson


def dealt(game: AnyGame, lesson: Lesson) -> Any:
    """The state once the seed of the lesson has dealt."""
    start = game.start(game.presets[lesson.rules], lesson.players)
    deal = game.chance(start, lesson.sealed.below("deal 1"))
    return step(game, start, CHANCE, deal).state


def courses(game: AnyGame, state: Any, now: Progress) -> Iterator[tuple[Progress, Any, bool]]:
    """Every moment of every course, whatever is as good; whether the learner is asked."""
    while not now.is_over:
        seat, line = now.turn, now.line
        turn = game.to_act(state)
        assert seat in turn and (seat == now.lesson.learner or now.lesson.learner not in turn)
        yield now, state, seat == now.lesson.learner
        for twin in (*now.twins, *now.near):
            after = now.followed_by(seat, twin)
            assert after is not None
            yield from courses(game, step(game, state, seat, game.read(twin)).state, after)
        following = now.followed_by(seat, line)
        assert following is not None
        state, now = step(game, state, seat, game.read(line)).state, following
    yield now, state, False


@pytest.mark.parametrize("key", TAUGHT)
def test_every_course_is_legal_and_ends_with_the_deal(key: str) -> None:
    game, lesson = taught(key)
    ends = [
        state
        for now, state, _ in courses(game, dealt(game, lesson), Progress(lesson))
        if now.is_over
    ]
    assert ends
    for state in ends:
        assert game.to_act(state) in ((), (CHANCE,))


@pytest.mark.parametrize("key", TAUGHT)
def test_whatever_the_learner_presses_is_an_exercise(key: str) -> None:
    """A move that the table makes for the learner is none."""
    game, lesson = taught(key)
    for now, state, is_mine in courses(game, dealt(game, lesson), Progress(lesson)):
        if is_mine:
            view = game.view(state, lesson.learner)
            by_itself = len(game.legal(view)) == 1 and (
                view.phase in game.open_choices or view.counts[lesson.learner] == 1
            )
            assert (now.exercise is not None) == (not by_itself), (now.done, now.line)


@pytest.mark.parametrize("key", TAUGHT)
def test_worse_choices_are_legal_and_lead_off_the_course(key: str) -> None:
    game, lesson = taught(key)
    for now, state, _ in courses(game, dealt(game, lesson), Progress(lesson)):
        exercise = now.exercise
        if exercise is None:
            continue
        legal = game.legal(game.view(state, lesson.learner))
        for line, _ in exercise.worse:
            if now.changed:
                continue
            assert game.read(line) in legal, (exercise.name, line)
            assert now.followed_by(lesson.learner, line) is None


@pytest.mark.parametrize("key", TAUGHT)
def test_no_sentence_names_a_card_that_has_changed_places(key: str) -> None:
    game, lesson = taught(key)
    for now, _, _ in courses(game, dealt(game, lesson), Progress(lesson)):
        moved = {line.split()[-1] for pair in now.changed for line in pair}
        said = {str(fact) for _, fact in now.exercise.facts} if now.exercise else set()
        assert not moved & said, now.exercise


@pytest.mark.parametrize("key", TAUGHT)
def test_what_was_done_counts_for_the_learner(key: str) -> None:
    """A lesson ends well: its learner is ahead."""
    game, lesson = taught(key)
    for now, state, _ in courses(game, dealt(game, lesson), Progress(lesson)):
        if now.is_over:
            merits = game.match(state).merits
            assert merits[lesson.learner] == max(merits)


def test_a_twin_changes_places_with_the_right_card() -> None:
    """The words of the course on the one are from there on said of the other."""
    seed = "00" * 32
    me = Lesson(seed, ()).learner
    other = (me + 1) % 4
    exercise = Exercise.of("lead", "play AS", "play KS")
    lesson = Lesson(seed, (exercise, f"{other} play 9S", f"{me} play KS"))
    start = Progress(lesson)
    assert start.followed_by(me, "play QS") is None
    assert start.followed_by(Seat(other), "play AS") is None
    now = Progress.after(lesson, [(me, "play KS"), (Seat(other), "play 9S")])
    assert now is not None and (now.line, now.number) == ("play AS", 1)
    now = Progress.after(lesson, [(me, "play AS"), (Seat(other), "play 9S")])
    assert now is not None and now.line == "play KS"
    over = now.followed_by(me, "play KS")
    assert over is not None and over.is_over and over.turn is None
    assert over.followed_by(me, "play KS") is None


def test_a_number_that_is_as_good_is_taken_and_the_course_goes_on_with_it() -> None:
    """Later words count from the number that was chosen."""
    _, lesson = taught("differenzler")
    me, start = lesson.learner, Progress(lesson)
    assert start.followed_by(me, "bid 45") is None
    now = start.followed_by(me, "bid 48")
    assert now is not None and now.last_exercise is not None
    assert now.last_exercise.after.values["number"] == 48
    while now.exercise is None or now.exercise.name != "exact":
        assert now.turn is not None
        now = now.followed_by(now.turn, now.line)
        assert now is not None
    assert now.exercise.before.values["missing"] == 48 - 29
    by_course = [one for one in lesson.exercises if one.name == "exact"]
    assert by_course[0].before.values["missing"] == 50 - 29


@pytest.mark.parametrize(
    ("key", "name", "line", "code"),
    [
        ("cinch", "bid", "bid 7", "bid-no"),
        ("all-fours", "ace", "play 5C", "ace-no"),
        ("all-fours", "ace", "play JH", "ace-no-jack"),
        ("auction-pitch", "king", "play 2H", "king-no"),
        ("auction-pitch", "king", "play JH", "king-no-jack"),
        ("coiffeur", "row", "play TC", "row-no-ten"),
        ("coiffeur", "low", "play 6H", "low-no-six"),
        ("differenzler", "throw", "play AD", "throw-no"),
        ("differenzler", "throw", "play 7D", "too"),
        ("differenzler", "lose", "play 7D", "too"),
        ("four-jacks", "lead", "play AD", "lead-no-high"),
        ("knaves", "give", "play JD", "give-no-jack"),
        ("pinochle", "lose", "play 9S", "too"),
        ("schieber", "nell", "play AH", "too"),
        ("schieber", "nell", "play 7C", "nell-no"),
        ("three-handed-pinochle", "bury", "discard QH TH QC", "bury-no-queen"),
        ("three-handed-pinochle", "bury", "discard TH 9D QC", "bury-no-nine"),
        ("widow-pitch", "six", "play 2S", "six-no-two"),
    ],
)
def test_a_wrong_choice_is_answered_by_what_is_so_of_it(
    key: str, name: str, line: str, code: str
) -> None:
    _, lesson = taught(key)
    exercise = next(one for one in lesson.exercises if one.name == name)
    assert exercise.instead(line).code == code
