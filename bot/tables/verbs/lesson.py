"""A lesson: its game begins with a chosen shuffle, and a worse choice is taken back at once."""

from bot.rules import GAMES, Action, Seat
from bot.storage.rows.ids import UserId
from bot.tables.model.from_log import back_to
from bot.tables.model.lobby import Lobby
from bot.tables.model.notes import TakenBack
from bot.tables.model.refusals import Refusal
from bot.tables.model.session import GameSession
from bot.tables.model.state import Change, Moment, TableState
from bot.tables.verbs.start import start
from bot.tables.verbs.steps import moved, with_clocks

LEVEL = "easy"
"""The robots a learner meets."""


def lobby_of(game: str, learner: UserId, name: str) -> Lobby:
    """The lobby of a game's lesson: by its rules, with robots on all other chairs.

    :raises Refusal: there is no such game, or it has no lesson.
    """
    lesson = GAMES[game].lesson if game in GAMES else None
    if lesson is None:
        raise Refusal("no-lesson" if game in GAMES else "unknown-game", game=game)
    lobby = Lobby.open(game, lesson.rules, learner, name).resize(lesson.players)
    return lobby.with_level(LEVEL).with_hints("off").fill()


def begin(table: TableState, moment: Moment, by: UserId) -> Change[None]:
    """Begin the lesson of this table's game.

    :raises Refusal: the game has no lesson, or as :func:`start`.
    """
    lesson = table.lobby.game.lesson
    if lesson is None:
        raise Refusal("no-lesson")
    return start(table, moment, by, lesson.sealed)


def explained(
    table: TableState, moment: Moment, session: GameSession, seat: Seat, action: Action
) -> Change[None]:
    """Let a learner choose again: the action is written down, and so is that it was taken back.

    :raises Illegal: the rules do not allow it.
    """
    after = session.plus(seat, action).by(session.chairs[seat].user)
    line = len(after.log.moves)
    back = with_clocks(table.with_session(back_to(after, line)), moment)
    return moved(table, back, moment, [TakenBack(seat, line, "lesson")], None, seat)
