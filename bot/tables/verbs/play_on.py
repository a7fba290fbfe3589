"""A practice table that takes up a finished game at a decision of the past."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import count

from bot.rules import GAMES, Log, Seat
from bot.rules.about.log import LAID, Line
from bot.storage.rows.ids import NO_GAME, UserId
from bot.tables.model.chairs import Chair, of_people
from bot.tables.model.from_log import session_of
from bot.tables.model.lobby import HOUSE, LEVELS, Lobby
from bot.tables.model.notes import Seated, occupant
from bot.tables.model.refusals import Refusal
from bot.tables.model.session import GameSession
from bot.tables.model.state import Change, Moment, Shown, TableState
from bot.tables.verbs.host import must_lead


def lobby_of(
    game: str,
    options: str,
    seated: Sequence[Chair],
    seat: Seat,
    user: UserId,
    name: str,
    level: str,
) -> Lobby:
    """The lobby of such a table: its player on the seat of then, and robots of that level.

    Robots that were ``seated`` then sit where they sat; others take the seats of people.

    :raises Refusal: there is no such game.
    """
    if game not in GAMES:
        raise Refusal("unknown-game", game=game)
    here = {chair.robot for n, chair in enumerate(seated) if n != seat}
    others = (number for number in count(1) if number not in here)
    chairs = tuple(
        Chair(user=user, name=name) if n == seat else Chair(robot=chair.robot or next(others))
        for n, chair in enumerate(seated)
    )
    opened = Lobby.open(game, HOUSE, user, name)
    usual = replace(opened, options=GAMES[game].options.read(options), chairs=chairs)
    return usual.with_level(level if level in LEVELS else usual.level)


def begin(
    table: TableState, moment: Moment, by: UserId, options: str, moves: tuple[Line, ...]
) -> Change[None]:
    """Begin with the way to that decision: nobody draws a seat, and nobody has moved yet.

    Later deals are shuffled, by a new seed.

    :raises Refusal: it is not theirs to do, or it has begun.
    """
    table.must_be_lobby()
    table.must_be_free()
    must_lead(table, by, moment.now)
    lobby, seed = table.lobby, moment.new_seed()
    log = Log(
        game=lobby.game.key,
        version=lobby.game.version,
        options=options,
        players=len(lobby.chairs),
        commitment=seed.commitment,
        moves=moves,
    )
    session = session_of(NO_GAME, log, lobby.chairs)
    state = replace(
        table,
        lobby=replace(lobby, options=session.options),
        session=session,
        status="playing",
        began=of_people(lobby.chairs),
    )
    return Change(
        state=state,
        notes=(Seated(tuple(map(occupant, lobby.chairs))),),
        lines=len(moves),
        seed=seed,
        show=Shown.EVERYBODY,
        answer=None,
    )


def is_played_on(session: GameSession | None) -> bool:
    """Whether a game was taken up at a decision of the past."""
    return session is not None and any(line == LAID for _, line in session.log.moves)
