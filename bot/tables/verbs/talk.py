"""Table talk: a few phrases that anybody who sits here can say, and robots now and then answer.

A phrase is heard and gone: it is not written down, and no restart brings it back.
"""

from dataclasses import replace

from bot.storage.rows.ids import UserId
from bot.tables.model.chairs import Chair
from bot.tables.model.notes import Talk
from bot.tables.model.refusals import Refusal
from bot.tables.model.state import Change, Deadline, Moment, Shown, TableState, unchanged
from bot.tables.model.talk import AT_MOST, LASTS, PHRASES, SHOWN, WITHIN, Phrase
from bot.tables.model.turn_clock import DAY, length_of
from bot.tables.verbs.steps import arranged


def heard(table: TableState, now: float) -> tuple[Phrase, ...]:
    """The phrases in the air just now, the oldest first."""
    return tuple([said for said in table.talk.said if _lasts(table, said, now)][-SHOWN:])


def talks(table: TableState) -> bool:
    """Whether anything may be said at a table."""
    return table.lobby.talk and table.status != "ended" and table.suspension is None


def talk(table: TableState, moment: Moment, user: UserId, what: str) -> Change[None]:
    """Say one of the phrases to everybody at the table.

    :raises Refusal: they do not sit here, no talk is wished, or too much was said already.
    """
    if table.status == "ended":
        raise Refusal("table-closed")
    chair = next((chair for chair in table.chairs if chair.user == user), None)
    if chair is None:
        raise table.lobby.not_here(user)
    if what not in PHRASES:
        raise Refusal("forged")
    if not talks(table):
        raise Refusal("talk-off")
    if table.talk.spoken_by(user, moment.now - WITHIN) >= AT_MOST:
        raise Refusal("talk-too-much")
    said = _with_phrase(table, moment, what, chair)
    reply = replace(said.talk, reply=_reply(said, moment, what))
    return _changed(replace(said, talk=reply))


def _changed(table: TableState) -> Change[None]:
    show = Shown.EVERYBODY if table.session else Shown.TABLE
    return Change(state=table, show=show, answer=None)


def _with_phrase(table: TableState, moment: Moment, what: str, chair: Chair) -> TableState:
    phrase = Phrase(what, chair.anew(), moment.now, table.moves)
    return replace(table, talk=_fresh(table, moment.now).talk.plus(phrase))


def _fresh(table: TableState, now: float) -> TableState:
    """The table with the phrases that are shown or count against saying too much."""
    said = tuple(p for p in table.talk.said if p.at + WITHIN > now or _lasts(table, p, now))
    return replace(table, talk=replace(table.talk, said=said))


def _lasts(table: TableState, phrase: Phrase, now: float) -> bool:
    return table.moves - phrase.moves < len(table.chairs) and phrase.at + LASTS > now


def _reply(table: TableState, moment: Moment, what: str) -> Phrase | None:
    """A robot's reply to this phrase, at its moment; ``None``: nothing this time."""
    if length_of(table.lobby.clock, table.chairs) >= DAY:
        return None
    robots = [chair for chair in table.chairs if chair.robot and chair.user is None]
    robots.sort(key=lambda chair: chair.robot or 0)
    answer = table.talk.answer(table.id, what, robots)
    return answer and Phrase(*answer, moment.now + moment.pace.robot, 0)


# ---------------------------------------------------------------------- by itself


def deadline(table: TableState, now: float) -> Deadline | None:
    """The deadline of talk: a robot replies, or the oldest phrase goes; after the game, too."""
    reply, said = table.talk.reply, table.talk.said
    if table.status == "ended":
        return None
    old = said[0].at + LASTS if said else None
    if reply is not None and (old is None or reply.at <= old):
        return reply.at, answer
    return None if old is None else (old, hush)


def answer(table: TableState, moment: Moment) -> Change[None]:
    """Have a robot say its reply, if talk is still wished here."""
    reply = table.talk.reply
    if reply is None or reply.at > moment.now:
        return unchanged(table, None)
    silent = replace(table, talk=replace(table.talk, reply=None))
    if not talks(table):
        return Change(state=silent, show=Shown.NOBODY, answer=None)
    return _changed(_with_phrase(silent, moment, reply.what, reply.chair))


def hush(table: TableState, moment: Moment) -> Change[None]:
    """Show the table anew without phrases said too long ago."""
    return _changed(_fresh(table, moment.now))


# ---------------------------------------------------------------------- whether it is wished


def set_talk(table: TableState, moment: Moment, by: UserId, talk: bool) -> Change[None]:
    """Allow talk at the table, or not: for its host, also in the middle of a game.

    :raises Refusal: the asker is not the host.
    """
    table.must_be_host(by)
    said = Talk("allowed" if talk else "switched off")
    return arranged(table, moment, table.lobby.with_talk(talk), said)
