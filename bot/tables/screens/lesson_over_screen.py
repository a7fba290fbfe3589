"""The end of a lesson: the result of its deal, and what to try next."""

from bot.rules import GAMES, Seat
from bot.storage.rows.ids import TableId
from bot.tables.model.lessons import course_of
from bot.tables.model.session import GameSession
from bot.tables.screens import custom_ids
from bot.tables.screens.deal_screen import deal_picture, last_tricks
from bot.tables.screens.lesson_screen import came_to
from bot.tables.screens.names import game_name
from bot.tables.screens.screen import Button, Screen, message, unless_in_words
from bot.tables.screens.telling import Teller
from bot.words.words import Words, escape


def lesson_over(session: GameSession, seat: Seat) -> bool:
    """Whether this game is a lesson of this seat, and over."""
    course = course_of(session)
    return course is not None and course.is_over and course.lesson.learner == seat


def lesson_over_screen(
    words: Words, table: TableId, session: GameSession, *, tutored: bool
) -> Screen:
    """The end of a lesson: the result of its deal, and what to try next.

    A tutor is offered to those who have none: ``tutored`` tells.

    :raises LookupError: no deal was scored.
    """
    teller, game = Teller.at(words, session), session.log.game
    course = course_of(session)
    assert course is not None
    picture = deal_picture(words, table, session, session.sheet[-1].deal)
    lines = [came_to(teller, course), words.say("lesson-over", game=game_name(words, game))]
    if GAMES[game].expected:
        lines.append(words.say("lesson-standard"))
    if words.style.text_only:
        lines[1:1] = [*last_tricks(teller, session), escape(picture.alt)]
    tutor = Button(words.say("button-tutor-yes"), custom_ids.Learn.of("tutor", game))
    buttons = (
        Button(words.say("button-practise"), custom_ids.Learn.of("practice", game), "primary"),
        lesson_again(words, game),
        *(() if tutored else (tutor,)),
        Button(words.say("button-how-to-play"), custom_ids.Learn.of("rules", game)),
    )
    return Screen(message(lines), unless_in_words(words.style, picture), (buttons,))


def lesson_again(words: Words, game: str) -> Button:
    """The way back to the beginning of a lesson."""
    return Button(words.say("button-lesson-again"), custom_ids.Learn.of("lesson", game))
