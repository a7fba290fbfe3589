"""A hint: a robot's choice in somebody's place, who may then do as they like.

The thought itself takes its time and is no verb: it is asked for with `wished`, and counted with
`give` once it is there.
"""

from dataclasses import replace

from bot.storage.rows.ids import UserId
from bot.tables.model.lessons import course_of
from bot.tables.model.notes import Hint
from bot.tables.model.refusals import Refusal
from bot.tables.model.state import Change, Moment, Shown, TableState

ADVISER = "hard"
"""The level of the robot that gives hints."""


def gives_hints(table: TableState) -> bool:
    """Whether this table gives hints; as usual where one person is alone with robots.

    Others who have made a move keep the game they played: no hint makes it casual for them.
    """
    if table.lobby.hints != "usual":
        return table.lobby.hints == "on"
    alone = {chair.user for chair in table.chairs if chair.user is not None}
    movers = table.session.movers if table.session else ()
    return len(alone) == 1 and alone.issuperset(mover for mover in movers if mover is not None)


def wished(table: TableState, user: UserId, number: int | None = None) -> Hint:
    """The hint that this person may have just now.

    ``number`` is the decision the button belonged to, if it was a button.

    :raises Refusal: the table gives no hints, or nothing is asked of this person.
    """
    session, seat = table.playing(user)
    if not gives_hints(table):
        if course_of(session) is not None:
            raise Refusal("hints-in-lesson")
        raise Refusal("hints-alone" if table.lobby.hints == "usual" else "hints-off")
    if number is not None and number != session.numbers[seat]:
        raise Refusal("outdated")
    if seat not in session.turn:
        raise Refusal("hint-not-now")
    return Hint(seat, user, session.numbers[seat])


def give(table: TableState, moment: Moment, hint: Hint) -> Change[int]:
    """Count a hint as given, once for a decision; the answer is this person's number of hints.

    :raises Refusal: this person has decided meanwhile, or plays no more.
    """
    session, seat = table.playing(hint.user)
    if session.numbers[seat] != hint.decision:
        raise Refusal("outdated")
    hints = table.hints | {hint}
    return Change(
        state=replace(table, hints=hints),
        notes=() if hint in table.hints else (hint,),
        show=Shown.NOBODY,
        answer=sum(given.user == hint.user for given in hints),
    )
