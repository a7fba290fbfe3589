"""The words of the first lessons: all of them, in every language, and short enough for a phone."""

from __future__ import annotations

import unicodedata

import pytest

from bot.rules import GAMES, Reason
from bot.rules.kit.lesson import Progress
from bot.words.card_style import CardStyle
from bot.words.words import Words, languages, words
from tests.rules.test_lessons import TAUGHT, courses, dealt, taught
from tests.support.kept import in_words
from tests.words.strict import strictly

NAMES = ("Cleo", "Dai", "Edda", "Finn", "Gus", "Hana")
LINE = {"ja": 37}
"""Columns of a line beside a picture on a phone; a full-width character takes two."""
USUAL_LINE = 39
LINES = 3
everywhere = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game, language in in_words() if game in TAUGHT]
)


def columns(text: str) -> int:
    """The width of a text in columns; stars are not shown."""
    wide = [2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text]
    return sum(wide) - text.count("*")


def said(w: Words, game: str, reason: Reason) -> str:
    with strictly():
        return w.reason(game, "lesson", reason, NAMES)


def pairs(game: str) -> list[tuple[Reason, Reason]]:
    """Pairs of a question and the words that may stand before it; these come first."""
    rules, lesson = taught(game)
    found: dict[tuple[Reason, Reason], None] = {}
    for now, state, _ in courses(rules, dealt(rules, lesson), Progress(lesson)):
        exercise = now.exercise
        if exercise is None:
            continue
        earlier = now.last_exercise.after if now.last_exercise else Reason("begins")
        found[earlier, exercise.before] = None
        for action in rules.legal(rules.view(state, lesson.learner)):
            line = rules.write(action)
            if now.followed_by(lesson.learner, line) is None:
                found[exercise.instead(line), exercise.before] = None
    return list(found)


@everywhere
def test_every_sentence_is_there_and_fits_on_a_phone(game: str, language: str) -> None:
    w = words(language)
    width = LINE.get(language, USUAL_LINE) * LINES
    wide: list[tuple[int, str]] = []
    for earlier, asked in pairs(game):
        with strictly():
            text = w.say("lesson-asked", before=said(w, game, earlier), asked=said(w, game, asked))
        if columns(text) > width:
            wide.append((columns(text) - width, text))
    assert wide == []


@everywhere
def test_every_sentence_ends_like_one(game: str, language: str) -> None:
    w, (_, lesson) = words(language), taught(game)
    for exercise in lesson.exercises:
        for reason in (exercise.before, exercise.after):
            assert said(w, game, reason)[-1] in ".?!。？！"


def test_a_wide_sign_counts_twice() -> None:
    assert columns("**札**ab") == 4


def test_someone_with_other_cards_reads_their_names() -> None:
    french, swiss = words("en"), words("en", CardStyle(deck="swiss"))
    lesson = GAMES["euchre"].lesson
    assert lesson is not None
    first = next(lesson.exercises).before
    assert said(french, "euchre", first) != said(swiss, "euchre", first)


@pytest.mark.parametrize(
    ("game", "shown"), [("differenzler", ("50", "48")), ("two-ten-jack", ("40",))]
)
@pytest.mark.parametrize("language", languages())
def test_a_lesson_ends_with_what_its_deal_showed(
    game: str, shown: tuple[str, ...], language: str
) -> None:
    """The points that were made; where another number was as good, beside the one chosen."""
    _, lesson = taught(game)
    now: Progress | None = Progress(lesson)
    while now is not None and not now.is_over:
        assert now.turn is not None
        now = now.followed_by(now.turn, "bid 48" if "bid 48" in now.near else now.line)
    assert now is not None and now.last_exercise is not None
    text = said(words(language), game, now.last_exercise.after)
    assert all(number in text for number in shown)


@pytest.mark.parametrize("language", languages())
def test_the_lesson_of_euchre_says_how_many_cards_it_has(language: str) -> None:
    game, lesson = taught("euchre")
    cards = len(game.pack(game.presets[lesson.rules], lesson.players))
    assert str(cards) in said(words(language), "euchre", Reason("begins"))
