"""The rest of the tricks is claimed: if that is certain, they are played out."""

from collections.abc import Sequence

from bot.rules import Seat
from bot.rules.kit.actions import Play
from bot.rules.kit.cards import Card
from bot.storage.rows.ids import UserId
from bot.tables.model.lessons import course_of
from bot.tables.model.notes import ClaimedRest
from bot.tables.model.refusals import Refusal
from bot.tables.model.session import GameSession
from bot.tables.model.state import Change, Moment, TableState
from bot.tables.model.table_words import claimed
from bot.tables.verbs.clocks import attended
from bot.tables.verbs.steps import moved, with_clocks


def claim_rest(
    table: TableState, moment: Moment, user: UserId, number: int | None = None
) -> Change[None]:
    """Say that all tricks to come are one's own. If that is certain, they are played out.

    ``number`` is the decision the button belonged to, if it was a button.

    :raises Refusal: it is not this person's turn to play a card, or it is not certain, or a
        lesson.
    """
    session, seat = table.playing(user)
    view = session.view(seat)
    if number is not None and number != session.numbers[seat]:
        raise Refusal("outdated")
    if not may_claim(session):
        raise Refusal("rest-in-lesson")
    if seat not in session.turn or view.trick is None:
        raise Refusal("rest-not-now")
    plan = session.game.plan_for_rest(view)
    if plan is None:
        raise Refusal("rest-not-certain")
    after, notes = attended(played_out(session, seat, plan), seat, late=False)
    state = with_clocks(table.with_session(after), moment, seat)
    return moved(table, state, moment, [*notes, ClaimedRest(seat, user)], None)


def may_claim(session: GameSession | None) -> bool:
    """Whether the rest may be claimed here: a lesson is played card by card."""
    return course_of(session) is None


def played_out(session: GameSession, seat: Seat, plan: Sequence[Card]) -> GameSession:
    """The game once this deal is over: this seat by its plan, the others as they may."""
    after, left, deal = claimed(session, seat), list(plan), session.view(None).deal
    while not after.between_deals and after.view(None).deal == deal:
        turn = after.turn[0]
        plays = [action for action in after.decision(turn) if type(action) is Play]
        if turn == seat:
            plays = [Play(card) for card in left if Play(card) in plays]
            left.remove(plays[0].card)
        chair = after.chairs[turn]
        after = after.plus(turn, plays[0]).by(chair.user if chair.present else None)
    return after
