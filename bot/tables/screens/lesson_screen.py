"""A lesson in words: what to look at, what a choice came to, and why another is worse."""

from bot.rules import Seat
from bot.rules.kit.reasons import Reason
from bot.tables.model.lessons import Course, course_of
from bot.tables.model.session import GameSession
from bot.tables.screens.clock_lines import hand_state
from bot.tables.screens.telling import Teller

KIND = "lesson"
"""The kind of reasons that a lesson gives."""


def lesson_lines(teller: Teller, session: GameSession, seat: Seat) -> list[str]:
    """The lines of a lesson beside a hand: the outcome of the last choice, and advice for the next.

    Nothing: this is no lesson, or not theirs, or it stands still, or there is nothing to choose.
    """
    course = course_of(session)
    if course is None or course.lesson.learner != seat:
        return []
    if hand_state(teller.words, session, seat):
        return []
    before, exercise = came_to(teller, course), course.progress.exercise
    if course.is_over:
        return [before]
    if seat not in session.turn:  # the outcome is not to be known yet
        return [teller.words.say("lesson-watch")]
    if exercise is None:  # the only card, which is played by itself
        return []
    return [teller.words.say("lesson-asked", before=before, asked=_said(teller, exercise.before))]


def came_to(teller: Teller, course: Course) -> str:
    """The outcome of the last choice, or why it was taken back; at first, an introduction."""
    progress = course.progress
    if course.tried and progress.exercise is not None:
        return _said(teller, progress.exercise.instead(course.tried))
    if progress.last_exercise is None:
        return teller.words.of(teller.game, "lesson-begins")
    return _said(teller, progress.last_exercise.after)


def _said(teller: Teller, reason: Reason) -> str:
    return teller.words.reason(teller.game, KIND, reason, teller.names)
