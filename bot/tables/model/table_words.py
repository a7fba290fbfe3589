"""Words of the table in the log of a game: the session after each line that is no move of it."""

from typing import Any

from bot.rules import CHANCE, Log, Options, Seat
from bot.rules.about.closing import CLOSE, closes
from bot.rules.about.conceding import CONCEDE, conceded
from bot.rules.about.log import GRANT, LAID, REST, reseed
from bot.rules.about.rule_changes import changed, written
from bot.rules.kit.events import Step, tell
from bot.rules.kit.fast_frozen import replace
from bot.storage.rows.ids import UserId
from bot.tables.model.session import NO_DECISION, GameSession


def claimed(session: GameSession, seat: Seat) -> GameSession:
    """The session after this seat said, cards open, that it takes all the tricks to come."""
    said = tell("rest-claimed", who=seat, cards=session.view(seat).hand)
    log, movers = session.log.with_line(seat, REST), (*session.movers, session.chairs[seat].user)
    return replace(session, log=log, told=(*session.told, said), movers=movers)


def granted(session: GameSession, seat: Seat, side: tuple[Seat, ...]) -> GameSession:
    """The session after this seat's side granted the other side all the tricks to come."""
    log, movers = session.log.with_line(seat, GRANT), (*session.movers, session.chairs[seat].user)
    told = (*session.told, tell("deal-conceded", who=side))
    return replace(session, log=log, told=told, movers=movers)


def given_up(session: GameSession, seat: Seat) -> GameSession:
    """The session after this seat's side gave up the game, which is over.

    :raises Illegal: it was over, or there are not two sides.
    """
    done = conceded(session.game, session.state, seat)
    return _ended(session, session.log.with_line(seat, CONCEDE), done, session.chairs[seat].user)


def closed_after(session: GameSession) -> GameSession:
    """The session whose game has ended, as all its deals are played.

    :raises Illegal: it was over, or a deal is under way.
    """
    done = closes(session.game, session.state, session.deals)
    over = _ended(session, session.log.with_line(Seat(0), CLOSE), done, None)
    return replace(over, closing=session.claims + done.events)


def ruled(session: GameSession, options: Options) -> GameSession:
    """The session under other rules, before the next deal.

    :raises Illegal: there is a deal under way, or they may not be changed like this.
    """
    done = changed(session.game, session.state, options)
    log = session.log.with_line(CHANCE, written(options))
    told, movers = (*session.new_rules, *done.events), (*session.movers, None)
    return replace(session, log=log, state=done.state, told=told, movers=movers)


def reseeded(session: GameSession, commitment: str) -> GameSession:
    """The session after another seed took the place of the one that shuffled so far."""
    told = session.new_rules if session.turn == (CHANCE,) else session.told
    said = tell("seed-renewed", commitment=commitment)
    log, movers = session.log.with_line(CHANCE, reseed(commitment)), (*session.movers, None)
    return replace(session, log=log, told=(*told, said), movers=movers)


def laid(session: GameSession) -> GameSession:
    """The session once it is said that all so far was laid as in another game."""
    log, movers = session.log.with_line(CHANCE, LAID), (*session.movers, None)
    return replace(session, log=log, movers=movers)


def _ended(session: GameSession, log: Log, done: Step[Any], mover: UserId | None) -> GameSession:
    return replace(
        session,
        log=log,
        state=done.state,
        numbers=(NO_DECISION,) * log.players,
        told=session.told + done.events,
        closing=done.events,
        chosen=(0,) * log.players,
        movers=(*session.movers, mover),
    )
