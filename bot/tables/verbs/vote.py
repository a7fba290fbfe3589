"""Votes in the middle of a game: everybody who is asked has to agree.

Other rules take effect before the next deal, which waits a little for those who have not
answered. Everything else takes effect with the last yes: another clock, a robot for somebody who
sleeps or on a chair that waits, the end of the table, a deal or a game that a side concedes. One
thing is voted on at a time; rules that are agreed on stand aside for anything else, since their
deal may be far off.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.rules import CHANCE, Illegal, Options
from bot.rules.about.rule_changes import changed
from bot.storage.rows.ids import UserId
from bot.tables.model import notes
from bot.tables.model.chairs import AWAY_AFTER, with_robot
from bot.tables.model.conceding import given_away
from bot.tables.model.note_form import Note
from bot.tables.model.proposal import (
    OPEN_FOR,
    PATIENCE,
    Absent,
    Concession,
    Ending,
    NewClock,
    Proposal,
    RobotIn,
    Rules,
    Subject,
)
from bot.tables.model.refusals import Refusal
from bot.tables.model.session import NO_DECISION, GameSession
from bot.tables.model.state import (
    Change,
    Deadline,
    FailedVote,
    Moment,
    TableState,
    unchanged,
)
from bot.tables.model.table_words import given_up, ruled
from bot.tables.model.turn_clock import DAY, length_of
from bot.tables.verbs.ballots import must_be_conceivable, must_be_possible
from bot.tables.verbs.steps import ended, moved, with_clocks

FAILURE_SHOWN = 60.0
"""Seconds for which the table says that a vote has failed, if no new trick comes before that."""


def propose(
    table: TableState, moment: Moment, user: UserId, what: Options | Subject
) -> Change[bool]:
    """Propose something; whether nobody has to be asked, so that it is agreed already.

    A person alone with robots has other rules before the next deal. A concession that nobody
    has to be asked about is a long search.

    :raises Refusal: they do not play, something is voted on already, or it cannot be.
    """
    subject = what if isinstance(what, Subject) else Rules(what)
    session = _voter(table, user)
    open_now = session.voted_on
    settled = open_now if open_now is not None and is_settled(session, open_now) else None
    if settled is not None and not subject.at_once:
        raise Refusal("proposal-settled")
    if open_now is not None and settled is None:
        raise Refusal("proposal-open")
    must_be_possible(table, session, moment.now, user, subject)
    session = replace(session, aside=settled)
    proposal = Proposal(session.proposals + 1, user, subject, (user,), moment.now)
    return _put_to_vote(table, moment, session, proposal, proposal.note)


def vote(table: TableState, moment: Moment, user: UserId, number: int, yes: bool) -> Change[bool]:
    """Agree to a proposal, or turn it down: then it is off. Whether everybody agrees now.

    The last yes to a concession is a long search.

    :raises Refusal: they are not asked, have agreed already, or it is another proposal.
    """
    session = _voter(table, user)
    proposal = session.proposal_of(number)
    if proposal is None:
        raise Refusal("proposal-gone")
    if yes and user in proposal.agreed:
        raise Refusal("voted-already")
    if user != proposal.by and user not in proposal.waits_for(session.chairs):
        raise Refusal("vote-not-asked")
    if not yes and user == proposal.by:
        return _kept(table, session.without(proposal), False, proposal.dropped("taken back"))
    if not yes:
        return _failed(table, moment, session, proposal, f"{user} is against it")
    if isinstance(proposal.what, Concession):
        must_be_conceivable(table, session, proposal.by, proposal.what)
    return _put_to_vote(table, moment, session, proposal.plus(user), proposal.agreed_by(user))


def is_settled(session: GameSession, proposal: Proposal) -> bool:
    """Whether these are rules on which everybody agrees: they wait for the next deal."""
    return isinstance(proposal.what, Rules) and proposal.accepted(session.chairs)


def _voter(table: TableState, user: UserId) -> GameSession:
    session, seat = table.seated(user)
    if session.chairs[seat].away:
        raise Refusal("away")
    return session


def _kept(table: TableState, session: GameSession, answer: bool, *said: Note) -> Change[bool]:
    return Change(state=table.with_session(session), notes=said, answer=answer)


def _put_to_vote(
    table: TableState, moment: Moment, session: GameSession, proposal: Proposal, said: Note
) -> Change[bool]:
    """Write down a voter's answer; if that was the last yes, it is done. Whether it was."""
    accepted, asked = proposal.accepted(session.chairs), session.proposing(proposal)
    if accepted and proposal.what.at_once:
        done = [said, proposal.dropped("done")]
        return _enacted(table.with_session(asked), moment, proposal, done)
    return _kept(table, asked, accepted, said)


def _failed(
    table: TableState, moment: Moment, session: GameSession, proposal: Proposal, why: str
) -> Change[bool]:
    """The vote is off, as not everybody agrees: its proposer reads so at the table."""
    failed = replace(table, failed_vote=FailedVote(moment.now, table.moves))
    return _kept(failed, session.without(proposal), False, proposal.dropped(why))


# ---------------------------------------------------------------------- what is agreed upon


def _enacted(
    table: TableState, moment: Moment, proposal: Proposal, said: Sequence[Note]
) -> Change[bool]:
    """Carry out the proposal to which everybody agrees."""
    after = table.game_on().without(proposal)
    match proposal.what:
        case NewClock(clock):
            anew = replace(after, turns=())
            state = replace(table, session=anew, lobby=table.lobby.with_clock(clock))
            return Change(state=with_clocks(state, moment), notes=tuple(said), answer=True)
        case Absent(seat, user):
            away = replace(after.chairs[seat], missed=AWAY_AFTER, agrees=False)
            state = with_clocks(table.with_session(after.with_chair(seat, away)), moment)
            return Change(state=state, notes=(*said, notes.Away(seat, user)), answer=True)
        case RobotIn(seat):
            after = replace(after, chairs=with_robot(after.chairs, seat))
            return _kept(table, after, True, *said, notes.RobotSatDown(seat))
        case Ending():
            return ended(table.with_session(after), "ended-by-vote", said, True)
        case Concession(side=side) as what:
            own = after.seat_of(proposal.by)
            giver = side[0] if own is None else own
            done = given_up(after, giver) if what.of_game else given_away(after, giver, side)
            state = with_clocks(table.with_session(done), moment)
            return moved(table, state, moment, said, answer=True)
    raise AssertionError(proposal.what)


# ---------------------------------------------------------------------- before the next deal


def awaits_votes(table: TableState) -> bool:
    """Whether the next deal waits for those who have not answered a proposal."""
    session = table.session
    proposal = session.voted_on if session else None
    if session is None or proposal is None:
        return False
    if proposal.what.at_once or session.turn != (CHANCE,):
        return False
    return not proposal.accepted(session.chairs)


def before_deal(table: TableState, moment: Moment) -> Change[None] | None:
    """Put the rules of an open vote into force before a deal, or drop it if they cannot be.

    It is for the caller to wait for all answers (`awaits_votes`). ``None``: no vote on rules is
    open. New rules are a line of the game's log, which puts the deal off.
    """
    session = table.game_on()
    proposal = session.aside or session.voted_on
    if proposal is None or not isinstance(proposal.what, Rules):
        return None
    if proposal is not session.voted_on and not proposal.accepted(session.chairs):
        return None  # somebody new is asked once the other vote is over
    options = proposal.what.options
    try:
        changed(session.game, session.state, options)
    except Illegal as refused:
        off = table.with_session(session.without(proposal))
        return Change(state=off, notes=(proposal.dropped(refused.reason.code),), answer=None)
    renewed = ruled(session, options).without(proposal)
    after = replace(table, session=renewed, lobby=replace(table.lobby, options=options))
    return moved(table, after, moment, [proposal.dropped("done")], answer=None)


# ---------------------------------------------------------------------- by itself


def closes_at(table: TableState) -> float | None:
    """The end of a vote on anything but rules; ``None`` if there is none."""
    session = table.session
    proposal = session.voted_on if session else None
    if session is None or proposal is None or not proposal.what.at_once:
        return None
    length = length_of(table.lobby.clock, session.chairs)
    patience = length if length >= DAY else OPEN_FOR
    return max(proposal.since + patience, table.not_before)


def deal_waits_until(table: TableState) -> float | None:
    """The moment until which the next deal waits for votes; ``None`` if it does not.

    Time in which nothing happens here does not count.
    """
    session = table.session
    waiting = table.waited_for(CHANCE, NO_DECISION)
    if session is None or waiting is None or not awaits_votes(table):
        return None
    assert session.voted_on is not None
    return max(waiting, session.voted_on.since) + PATIENCE


def has_failed(table: TableState, now: float) -> bool:
    """Whether the table says that a vote has just failed; by whom, it does not say."""
    failed, session = table.failed_vote, table.session
    if failed is None or session is None or table.status != "playing":
        return False
    fresh = table.moves - failed.moves < len(session.chairs)
    return fresh and failed.at + FAILURE_SHOWN > now


def deadline(table: TableState, now: float) -> Deadline | None:
    """The deadline of a vote: it is done or lapses, or its failure is told no longer."""
    due: list[Deadline] = []
    if agreed_on(table) is not None:
        due = [(now, carry_out)]
    elif table.time_runs:
        moments = (closes_at(table), deal_waits_until(table))
        due = [(moment, lapse) for moment in moments if moment is not None]
    if table.failed_vote is not None and table.open:
        due.append((table.failed_vote.at + FAILURE_SHOWN, forget_failure))
    return min(due, key=lambda one: one[0], default=None)


def agreed_on(table: TableState) -> Proposal | None:
    """The proposal to take effect at once, as all who are asked agree: the others have left since.

    A concession waits until the table goes on.
    """
    session = table.session
    proposal = session.voted_on if session else None
    if session is None or proposal is None or table.status != "playing":
        return None
    waits = isinstance(proposal.what, Concession) and not table.time_runs
    done = proposal.what.at_once and not waits and proposal.accepted(session.chairs)
    return proposal if done else None


def carry_out(table: TableState, moment: Moment) -> Change[bool]:
    """Carry out a proposal to which all agree, as those without an answer left. Whether it was.

    A concession is a long search.
    """
    proposal = agreed_on(table)
    if proposal is None:
        return unchanged(table, False)
    session = table.game_on()
    if isinstance(proposal.what, Concession):
        try:
            must_be_conceivable(table, session, proposal.by, proposal.what)
        except Refusal as refused:
            return _failed(table, moment, session, proposal, refused.reason.code)
    return _enacted(table, moment, proposal, [proposal.dropped("done")])


def lapse(table: TableState, moment: Moment) -> Change[bool]:
    """The vote is off that has been open for too long."""
    session = table.session
    proposal = session.voted_on if session else None
    if session is not None and proposal is not None and table.time_runs:
        closes, deal = closes_at(table), deal_waits_until(table)
        if closes is not None and closes <= moment.now:
            return _failed(table, moment, session, proposal, "not everybody answered")
        if deal is not None and deal <= moment.now:
            return _failed(table, moment, session, proposal, "nobody answered any more")
    return unchanged(table, False)


def forget_failure(table: TableState, moment: Moment) -> Change[None]:
    """Say no longer that a vote has failed, once it was said long enough."""
    failed = table.failed_vote
    if failed is None or failed.at + FAILURE_SHOWN > moment.now:
        return unchanged(table, None)
    return Change(state=replace(table, failed_vote=None), answer=None)
