"""A session read from the log of its game, line by line; moves taken back are read again."""

from collections.abc import Sequence

from bot.rules import GAMES, Log, Seat
from bot.rules.about.closing import CLOSE
from bot.rules.about.conceding import CONCEDE, side_of
from bot.rules.about.log import GRANT, LAID, REST, take_back, taken_back
from bot.rules.about.log import reseeded as commitment_of
from bot.rules.about.rule_changes import is_change, read_change
from bot.rules.kit.events import tell
from bot.rules.kit.fast_frozen import replace
from bot.storage.rows.ids import GameId
from bot.tables.model import table_words
from bot.tables.model.chairs import Chair
from bot.tables.model.session import NO_DECISION, GameSession


def session_of(
    game_id: GameId, log: Log, chairs: tuple[Chair, ...], most_deals: int = 0
) -> GameSession:
    """The game of this log, its moves replayed; a log without any is a game before its first."""
    game = GAMES[log.game]
    state = game.start(game.options.read(log.options), log.players)
    session = GameSession(
        game_id=game_id,
        log=replace(log, moves=()),
        state=state,
        chairs=chairs,
        numbers=(NO_DECISION,) * log.players,
        chosen=(0,) * log.players,
        heard=(0,) * log.players,
        most_deals=most_deals,
    )
    course = [session]
    for seat, line in log.moves:
        course.append(followed_by(course, seat, line))
    return course[-1]


def followed_by(course: Sequence[GameSession], seat: Seat, line: str) -> GameSession:
    """The session after any line of a log; ``course`` are those before each line so far.

    :raises ValueError: it is no line of this game.
    :raises Illegal: the rules do not allow it.
    """
    session = course[-1]
    game = session.game
    if is_change(seat, line):
        return table_words.ruled(session, read_change(game, line))
    if (number := taken_back(line)) is not None:
        return _back_to(course[number - 1], session, seat, number)
    if line == REST:
        return table_words.claimed(session, seat)
    if (commitment := commitment_of(line)) is not None:
        return table_words.reseeded(session, commitment)
    if line == LAID:
        return table_words.laid(session)
    if line == GRANT:
        return table_words.granted(session, seat, side_of(game, session.state, seat))
    if line == CONCEDE:
        return table_words.given_up(session, seat)
    if line == CLOSE:
        return table_words.closed_after(session)
    return session.plus(seat, game.read(line))


def back_to(session: GameSession, number: int) -> GameSession:
    """The session after the seat of line ``number`` took it back, and all that came later.

    Events once told stay told: the log has a line more, and no number comes again.
    """
    seat, _ = session.log.moves[number - 1]
    log = session.log.with_line(seat, take_back(number))
    again = session_of(session.game_id, log, session.chairs, session.most_deals)
    return replace(
        again,
        turns=session.turns,
        paused_at=session.paused_at,
        proposals=session.proposals,
        proposal=session.proposal,
        aside=session.aside,
        seen=session.seen,
        movers=(*session.movers, session.chairs[seat].user),
    )


def _back_to(before: GameSession, session: GameSession, seat: Seat, number: int) -> GameSession:
    log = session.log.with_line(seat, take_back(number))
    moves = len(log.moves)
    numbers = (
        old if old in (now, NO_DECISION) else moves
        for old, now in zip(before.numbers, session.numbers, strict=True)
    )
    told = (*before.told, tell("took-back", who=seat))
    movers = (*session.movers, None)
    return replace(before, log=log, numbers=tuple(numbers), told=told, movers=movers)
