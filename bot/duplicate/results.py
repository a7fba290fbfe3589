"""The tables of a set as they end: what came of a deal, its time, and closing one early."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

from bot.duplicate.model import DuplicateSet, Part, Played
from bot.duplicate.seeds import by_chair, chairs_by_seat
from bot.rules import Seat, Seed
from bot.storage.rows.ids import UserId
from bot.storage.rows.people import FORMER
from bot.tables.live.table import Table
from bot.tables.model.attribution import shares_of
from bot.tables.model.refusals import Refusal
from bot.tables.model.session import GameSession
from bot.tables.verbs.end import close


async def close_table(table: Table) -> None:
    """Close a table whose set has ended, if it is open."""
    with suppress(Refusal):  # it has closed in the meantime
        await table.do(lambda state, moment: close(state, "set-ended"))


def with_time(one: DuplicateSet, least: float) -> DuplicateSet:
    """The set in which every deal that goes on has time until then at least."""
    played = (p if p.is_over else replace(p, due=max(p.due, least)) for p in one.played)
    return replace(one, played=tuple(played))


def result_of(
    one: DuplicateSet, played: Played, table: Table, seed: Seed
) -> tuple[tuple[int, ...], list[Part]]:
    """The points of a closed table by chair, and the part that each person has played of it.

    A table that was closed before its deal was over has the points that were written down till
    then. People who sat there and made no move of their own have a part of 0: they have seen
    the hand.
    """
    session, circle = table.session, one.circle(*played.key)
    if session is None:
        return (0,) * len(circle), []
    scores = session.game.match(session.state).scores
    chairs = chairs_by_seat(len(circle), seed)
    shares = dict.fromkeys(_sat(session), 0.0)
    shares |= {(seat, user): share for seat, user, share in shares_of(session)}
    parts = []
    for (seat, user), share in shares.items():
        place = circle[chairs[seat]]
        if place is not None:
            parts.append(Part(place, user, share))
    return by_chair(scores, seed), parts


def _sat(session: GameSession) -> Iterator[tuple[Seat, UserId]]:
    """The people at a table, and those who have left it in the midst of the deal."""
    for n, chair in enumerate(session.chairs):
        if chair.user is not None:
            yield Seat(n), chair.user
    yield from ((Seat(seen.seat), seen.user) for seen in session.seen if seen.user != FORMER)
