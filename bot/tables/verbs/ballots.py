"""The proposals possible at a table just now, and the people whose place a robot could take."""

from bot.rules import Seat
from bot.rules.about.conceding import side_of
from bot.rules.about.rule_changes import why_not
from bot.storage.rows.ids import UserId
from bot.tables.model.conceding import in_play, may_cost
from bot.tables.model.lobby import BadOptions
from bot.tables.model.proposal import (
    GAME,
    Absent,
    Concession,
    Ending,
    NewClock,
    RobotIn,
    Rules,
    Subject,
)
from bot.tables.model.refusals import Refusal
from bot.tables.model.session import GameSession
from bot.tables.model.state import TableState
from bot.tables.model.turn_clock import CLOCKS, length_of

SLEEPS_AFTER = 5 * 60.0
"""Seconds after which somebody sleeps whose turn it is, at a table without a clock. With a clock
somebody sleeps who has missed a turn."""


def must_be_possible(
    table: TableState, session: GameSession, now: float, user: UserId, what: Subject
) -> None:
    """Refuse to put something to the vote that cannot be.

    :raises Refusal: nothing would be different, or it may not be voted on now.
    :raises BadOptions: the rules cannot be changed like this.
    """
    match what:
        case Rules() | NewClock() | Ending() if table.fixture:
            raise Refusal("fixture-fixed")
        case Concession(of_game=True) if table.fixture:
            raise Refusal("fixture-fixed")
        case Rules() | NewClock() | Ending() if table.appointed:
            raise Refusal("appointed")
        case Rules(options):
            if why := why_not(session.game, session.options, options, session.log.players):
                raise BadOptions(session.log.game, why)
        case NewClock(clock):
            if clock not in CLOCKS.values():
                raise Refusal("forged")
            if clock == table.lobby.clock:
                raise Refusal("clock-same")
        case Absent(seat, sleeper):
            if sleeper == user:
                raise Refusal("not-yourself")
            if (seat, sleeper) not in sleepers(table, now):
                raise Refusal("not-asleep")
        case RobotIn(seat):
            if seat not in waiting_seats(table):
                raise Refusal("seat-not-free")
        case Concession():
            must_be_conceivable(table, session, user, what)


def must_be_conceivable(
    table: TableState, session: GameSession, user: UserId, what: Concession
) -> None:
    """Refuse a concession that cannot be made just now.

    :raises Refusal: there are not two sides, it is too early, too late, no gift, or a pause.
    """
    seat = session.seat_of(user)
    side = () if seat is None else side_of(session.game, session.state, seat)
    if not side:
        raise Refusal("concede-no-sides")
    if what.side != side or not what.fits(session.chairs, session.view(None).deal):
        raise Refusal("outdated")
    if table.suspension is not None or session.paused_at is not None:
        raise Refusal("paused")
    if what.of_game and not session.scored:
        raise Refusal("concede-too-early")
    if not what.of_game and not in_play(session):
        raise Refusal("concede-not-now")
    if not what.of_game and may_cost(session):
        raise Refusal("concede-costs")


def concession(table: TableState, user: UserId, game: bool) -> Concession:
    """The concession of somebody's side: of the game, or else of this deal.

    :raises Refusal: they do not play here.
    """
    session, seat = table.seated(user)
    side = side_of(session.game, session.state, seat)
    return Concession(GAME if game else session.view(None).deal, side)


def sleepers(table: TableState, now: float) -> list[tuple[Seat, UserId]]:
    """The sleepers, by seat and person: a robot could take their place by a vote."""
    session = table.session
    if session is None or not table.time_runs:
        return []
    clock, found = length_of(table.lobby.clock, session.chairs), []
    for n, chair in enumerate(session.chairs):
        seat = Seat(n)
        since = table.waited_for(seat, session.numbers[seat])
        waited = seat in session.turn and since is not None and now - since >= SLEEPS_AFTER
        if chair.user is not None and chair.present and (chair.missed > 0 if clock else waited):
            found.append((seat, chair.user))
    return found


def waiting_seats(table: TableState) -> list[Seat]:
    """The seats at which the game waits for a person."""
    chairs = table.session.chairs if table.session else ()
    return [Seat(n) for n, chair in enumerate(chairs) if chair.waits]
