"""The game itself: the actions of people, and the steps that nobody has to press for."""

from dataclasses import replace

from bot.rules import CHANCE, Action, Seat
from bot.storage.rows.ids import UserId
from bot.tables.model.chairs import Chair
from bot.tables.model.clock import Pace
from bot.tables.model.lessons import course_of
from bot.tables.model.note_form import Note
from bot.tables.model.refusals import Refusal
from bot.tables.model.session import GameSession
from bot.tables.model.state import Change, Moment, TableState, unchanged
from bot.tables.model.table_words import closed_after
from bot.tables.verbs import readers, take_back, vote
from bot.tables.verbs.clocks import attended, overdue
from bot.tables.verbs.lesson import explained
from bot.tables.verbs.steps import moved, with_clocks


def act(
    table: TableState, moment: Moment, user: UserId, line: str, number: int | None = None
) -> Change[None]:
    """Act as a person. ``number`` is the decision the button belonged to, if it was a button.

    In a lesson any choice but the right one is taken back at once, and explained.

    :raises Refusal: nobody of this table, the button is outdated, or there is no such action.
    :raises Illegal: not the turn, or not allowed; it carries the reason.
    """
    session, seat = table.playing(user)
    if number is not None and number != session.numbers[seat]:
        raise Refusal("outdated")
    try:
        action = session.game.read(line)
    except ValueError:
        raise Refusal("no-such-action", action=line) from None
    course = course_of(session)
    if course is not None and course.refuses(seat, session.game.write(action)):
        return explained(table, moment, session, seat, action)
    return _done(table, session, moment, seat, action, late=False)


def _done(
    table: TableState,
    session: GameSession,
    moment: Moment,
    seat: Seat,
    action: Action,
    late: bool | None = None,
) -> Change[None]:
    """Play it. ``late``: for somebody whose time has run out, or (false) by that person."""
    nobody = seat == CHANCE or late or by_robot(session.chairs[seat])
    after = session.plus(seat, action).by(None if nobody else session.chairs[seat].user)
    notes: list[Note] = []
    if late is not None:
        after, notes = attended(after, seat, late)
    state = with_clocks(table.with_session(after), moment, CHANCE if late else seat)
    change = moved(table, state, moment, notes, None, seat)
    return replace(change, look_round=seat == CHANCE)


# ---------------------------------------------------------------------- what nobody has to press


def by_robot(chair: Chair) -> bool:
    """Whether a robot plays on this chair."""
    return not chair.present and not chair.waits


def decision(session: GameSession, seat: Seat) -> int:
    """The number of the decision this seat faces; the deck has another one with every line."""
    return len(session.log.moves) if seat == CHANCE else session.numbers[seat]


def goes_by_itself(table: TableState, seat: Seat, number: int, now: float) -> bool:
    """Whether this decision waits for nobody, just now.

    Where nobody plays the robots wait too: nobody would see it.
    """
    session = table.session
    if session is None or table.frozen or not table.time_runs:
        return False
    if session.deserted and not table.secret:  # others wait for its result
        return False
    if take_back.is_asking(table, now) or vote.awaits_votes(table):
        return False
    if readers.holds_up(table, seat, now):
        return False
    if seat not in session.turn or number != decision(session, seat):
        return False
    course = course_of(session)
    if course is not None and not course.lets(seat):
        return False
    return (
        seat == CHANCE
        or by_robot(session.chairs[seat])
        or overdue(table, seat, now)
        or session.only_answer(seat) is not None
    )


def needs_thought(session: GameSession, seat: Seat) -> bool:
    """Whether a robot has to choose: not for the deck, nor for a person's one answer."""
    if seat == CHANCE or scripted(session, seat) is not None:
        return False
    return not session.chairs[seat].present or session.only_answer(seat) is None


def scripted(session: GameSession, seat: Seat) -> Action | None:
    """The action of another seat by the course of a lesson, if there is one."""
    course = course_of(session)
    line = course.scripted(seat) if course is not None else ""
    return session.game.read(line) if line else None


def wait(table: TableState, session: GameSession, seat: Seat, pace: Pace) -> float:
    """Seconds before this seat goes on by itself: they depend on nothing hidden.

    Where an interval has just been, everybody has waited long enough for the deal.
    """
    pace, view = pace.at(table.lobby.pace), session.view(None)
    if seat == CHANCE:
        return pace.deal if session.deals and table.interval is None else 0
    after_trick = view.trick is not None and not view.trick.cards and view.last_trick
    pause = pace.robot if by_robot(session.chairs[seat]) else pace.forced
    return max(pause, pace.trick) if after_trick else pause


def go_on(
    table: TableState, moment: Moment, seat: Seat, number: int, line: str = ""
) -> Change[None]:
    """Do a step that nobody has to press for, if it still is one; ``line`` is a robot's choice.

    Before a deal the rules are put into force that everybody agrees to.
    """
    session = table.session
    if session is None or not goes_by_itself(table, seat, number, moment.now):
        return unchanged(table, None)
    if seat == CHANCE and table.all_dealt:
        return _closed(table, session, moment)
    if seat == CHANCE:
        voted = vote.before_deal(table, moment)
        if voted is None:
            return _deal(table, session, moment)
        if voted.lines:
            return voted
        dealt = _deal(voted.state, voted.state.game_on(), moment)
        return replace(dealt, notes=(*voted.notes, *dealt.notes))
    only = scripted(session, seat) or session.only_answer(seat)  # also of whoever has left
    action = session.game.read(line) if only is None else only
    alone = by_robot(session.chairs[seat]) or only is not None
    return _done(table, session, moment, seat, action, late=None if alone else True)


def _closed(table: TableState, session: GameSession, moment: Moment) -> Change[None]:
    """The end of a game whose deals are all played."""
    state = with_clocks(table.with_session(closed_after(session)), moment)
    return moved(table, state, moment, (), None)


def _deal(table: TableState, session: GameSession, moment: Moment) -> Change[None]:
    draw = moment.seeds[-1].below(f"deal {session.deals + 1}")
    return _done(table, session, moment, CHANCE, session.game.chance(session.state, draw))
