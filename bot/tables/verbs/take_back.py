"""A move is taken back: at once if it told its player nothing, or by asking those who play."""

from dataclasses import replace
from random import Random

from bot.rules import Seat
from bot.rules.about.log import taken_back
from bot.rules.about.takeback import has_seen_new, tells_something
from bot.storage.rows.ids import UserId
from bot.tables.model.from_log import back_to, session_of
from bot.tables.model.note_form import Note
from bot.tables.model.notes import TakebackAgreed, TakebackClosed, TakenBack
from bot.tables.model.refusals import Refusal
from bot.tables.model.requests import Request, asked
from bot.tables.model.session import GameSession
from bot.tables.model.state import Change, Deadline, Moment, TableState, unchanged
from bot.tables.verbs.steps import moved, with_clocks


def take_back(
    table: TableState, moment: Moment, user: UserId, number: int | None = None
) -> Change[bool]:
    """Take back one's last move: at once (true), or by asking those who play (false).

    ``number`` is the line of the move that the button meant, if it was a button.

    :raises Refusal: the table does not allow it, or there is nothing that could be taken back.
    """
    session, seat = table.playing(user)
    mine = session.retractable(seat)
    if table.lobby.takebacks == "off":
        raise Refusal("takebacks-off")
    if not mine:
        raise Refusal("nothing-to-take-back")
    if number is not None and number != mine:
        raise Refusal("outdated")
    if is_asking(table, moment.now):
        raise Refusal("takeback-open")
    if _is_misclick(session, seat, mine):
        return _back(table, session, moment, TakenBack(seat, mine, "at once"))
    if table.lobby.takebacks == "misclick":
        raise Refusal("takeback-too-late")
    if not asked(session, user):
        _must_be_fair_to_robots(session, seat, mine)
        return _back(table, session, moment, TakenBack(seat, mine, "nothing new was seen"))
    known = table.request
    if known is not None and (known.number, known.user) == (mine, user):
        raise Refusal("takeback-once")
    request = Request(seat, user, mine, len(session.log.moves), moment.now)
    return _put(table, request, request.note)


def answer_take_back(
    table: TableState, moment: Moment, user: UserId, at: int, agrees: bool
) -> Change[bool]:
    """Agree to a wish, or do not; the asker may withdraw it. Whether it is granted now.

    ``at`` is the number of lines the log had when it was asked.

    :raises Refusal: nobody asks (any more), or not this person.
    """
    session, _ = table.playing(user)
    request = table.request
    if request is None or request.at != at or not is_asking(table, moment.now):
        raise Refusal("takeback-gone")
    if user == request.user and not agrees:
        return _closed(table, request, TakebackClosed("withdrawn"))
    if not request.asks(session, user):
        raise Refusal("takeback-not-asked")
    if not agrees:
        return _closed(table, request, TakebackClosed("refused"))
    agreed = request.by(user)
    if set(asked(session, request.user)) <= agreed.agreed:
        return _back(table, session, moment, _by_all(request))
    return _put(table, agreed, TakebackAgreed(user))


def _by_all(request: Request) -> TakenBack:
    return TakenBack(request.seat, request.number, "all agree")


def is_asking(table: TableState, now: float) -> bool:
    """Whether a wish stands open at this time: then nobody acts but people."""
    request, session = table.request, table.session
    if request is None or session is None or request.closed or not request.fits(session):
        return False
    return request.until > now


def deadline(table: TableState, now: float) -> Deadline | None:
    """The deadline of the open request: it is granted or lapses."""
    request, session = table.request, table.session
    if request is None or session is None or request.closed or table.status != "playing":
        return None
    if is_granted(table, now):
        return now, grant
    return (request.until, lapse) if request.fits(session) else None


def is_granted(table: TableState, now: float) -> bool:
    """Whether all agree who are asked: those who had not answered have left since."""
    request, session = table.request, table.session
    if request is None or session is None or not (table.time_runs and is_asking(table, now)):
        return False
    others = asked(session, request.user)
    return bool(others) and request.agreed.issuperset(others)


def grant(table: TableState, moment: Moment) -> Change[bool]:
    """Grant the wish to which all agree, as those who had not answered are gone. Whether it was."""
    session, request = table.session, table.request
    if session is None or request is None or not is_granted(table, moment.now):
        return unchanged(table, False)
    return _back(table, session, moment, _by_all(request))


def lapse(table: TableState, moment: Moment) -> Change[bool]:
    """Close the wish that nobody has granted in time."""
    request, session = table.request, table.session
    if request is None or session is None or request.closed or table.status != "playing":
        return unchanged(table, False)
    if not request.fits(session) or request.until > moment.now:
        return unchanged(table, False)
    return _closed(table, request, TakebackClosed("lapsed"))


def _put(table: TableState, request: Request, note: Note) -> Change[bool]:
    return Change(state=replace(table, request=request), notes=(note,), answer=False)


def _closed(table: TableState, request: Request, note: TakebackClosed) -> Change[bool]:
    return _put(table, replace(request, closed=note.how), note)


def _back(table: TableState, session: GameSession, moment: Moment, note: TakenBack) -> Change[bool]:
    """Back to before this line; the seats in turn then have a fresh clock, after a grace."""
    after = with_clocks(table.with_session(back_to(session, note.line)), moment)
    return moved(table, after, moment, [note], True)


def _must_be_fair_to_robots(session: GameSession, seat: Seat, number: int) -> None:
    """Robots answer at once, where there are no people: only lines telling nothing new go back."""
    if _is_done_anew(session, seat, number):
        raise Refusal("takeback-too-late")
    if has_seen_new(_before(session, number).view(seat), session.view(seat)):
        raise Refusal("takeback-robots")


def _before(session: GameSession, number: int) -> GameSession:
    """The game as it was before this line."""
    log = replace(session.log, moves=session.log.moves[: number - 1])
    return session_of(session.game_id, log, session.chairs)


def _is_misclick(session: GameSession, seat: Seat, number: int) -> bool:
    """Whether nothing has happened since that move, and it told its player nothing.

    Once a turn is enough: a move that was taken back and done anew stands.
    """
    lines = session.log.moves
    if number != len(lines) or _is_done_anew(session, seat, number):
        return False
    then, action = _before(session, number).view(seat), session.game.read(lines[-1][1])
    return not tells_something(session.game, then, session.view(seat), action, Random(number))


def _is_done_anew(session: GameSession, seat: Seat, number: int) -> bool:
    """Whether this move took the place of one that its player has just taken back."""
    if number < 2:
        return False
    who, line = session.log.moves[number - 2]
    return who == seat and taken_back(line) is not None
