"""A finished game ready to be shown: replayed once, kept small, and without names.

:func:`replayed` is the work, for a process of its own. Its answer is made of bytes for the most
part, so that it is cheap to hand over and its size is known; one stop of it is unpacked in well
under a millisecond. The screens add the names.
"""

import pickle
import zlib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from bot.rules import CHANCE, Card, Log, View
from bot.rules.about.log import Line, is_of_table
from bot.rules.kit.events import Event
from bot.rules.kit.match import Match, Result
from bot.rules.kit.seats import seats
from bot.rules.kit.tricks import Trick
from bot.rules.kit.view import Done
from bot.storage.rows.past import PastGame
from bot.tables.past.export import Export, json_moves, past_export, text_moves
from bot.tables.past.mainline import Kind, Mainline, Stop, course_of_moves, followed
from bot.tables.past.verify import Finding, verify

QUICK = 1
"""The level of zlib: the pickles of a game shrink to a tenth at once."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """One stop of a replay as it is shown: the table, all hands, and the moves since the last.

    ``deal`` counts from 1, ``at`` from 0. ``marks`` are, by seat, the cards that are not what they
    seem; ``piles`` the cards dealt into the middle, told where the cards are dealt. ``closing`` and
    ``result`` are the ends of the deal and of the game, once there are any.
    """

    kind: Kind
    deal: int
    at: int
    view: View[Any]
    scores: tuple[int, ...]
    tricks_won: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    marks: tuple[tuple[tuple[Card, str], ...], ...]
    tricks: tuple[Trick, ...] = ()
    trick: Trick | None = None
    since: tuple[Done, ...] = ()
    piles: tuple[tuple[str, tuple[Card, ...]], ...] = ()
    closes: bool = False
    closing: tuple[Event, ...] = ()
    result: Result | None = None


@dataclass(frozen=True, slots=True)
class Outline:
    """An outline of a deal: the kind of each stop, the tricks before it, and the deal's end."""

    stops: tuple[tuple[Kind, int], ...]
    match: Match[Any]
    tricks_won: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Replay:
    """A replayed game: every stop, the findings of its check, and the moves for its files.

    ``log`` has no moves, but the deck's words beside them. There are no ``deals`` if its lines
    cannot be followed to the end.
    """

    log: Log
    circle: tuple[int, ...]
    findings: tuple[Finding, ...]
    deals: tuple[Outline, ...]
    frames: tuple[bytes, ...]
    text: bytes
    json: bytes
    size: int
    """Bytes, about."""

    def frame(self, deal: int, stop: int) -> Frame:
        """The stop of these numbers (from 0), or the nearest there is."""
        number = min(max(deal, 0), len(self.deals) - 1)
        packed: tuple[bytes, ...] = pickle.loads(zlib.decompress(self.frames[number]))
        frame: Frame = pickle.loads(packed[min(max(stop, 0), len(packed) - 1)])
        return frame

    def export(self, past: PastGame) -> Export:
        """The game without its moves, with the names of those who sat there as they are now."""
        return past_export(past, self.log, self.circle)


def replayed(export: Export) -> Replay:
    """Replay a game, check it, and write down its moves. This is what runs in a worker.

    :raises ValueError: it was played by rules that are not known any more.
    """
    export = replace(export, chairs=())
    moves, fault = followed(export.log, export.seated)
    findings = verify(export, (moves, fault))
    course = course_of_moves(moves if fault is None else ())
    text = _packed(text_moves(export.log))
    json = _packed(json_moves(export.log, moves) if course.deals else "")
    shown = [frames_of(course, number) for number in range(len(course.deals))]
    deals, frames = tuple(map(_outline, shown)), tuple(map(_frozen, shown))
    rest = len(pickle.dumps((deals, findings)))
    return Replay(
        log=replace(export.log, moves=_said_by_deck(export.log)),
        circle=export.circle,
        findings=findings,
        deals=deals,
        frames=frames,
        text=text,
        json=json,
        size=rest + len(text) + len(json) + sum(map(len, frames)),
    )


def _said_by_deck(log: Log) -> tuple[Line, ...]:
    """The deck's words that are no moves: a file's head may depend on them."""
    return tuple((seat, line) for seat, line in log.moves if seat == CHANCE and is_of_table(line))


def unpacked(text: bytes) -> str:
    """Unpack a text that :func:`replayed` has packed."""
    return zlib.decompress(text).decode()


def _packed(text: str) -> bytes:
    return zlib.compress(text.encode(), QUICK)


def _frozen(frames: Iterable[Frame]) -> bytes:
    return zlib.compress(pickle.dumps(tuple(pickle.dumps(frame) for frame in frames)), QUICK)


def frames_of(course: Mainline, deal: int) -> tuple[Frame, ...]:
    """Every stop of one deal (from 0)."""
    stops = course.deals[deal].stops
    return tuple(frame_of(stop, at) for at, stop in enumerate(stops))


def frame_of(stop: Stop, at: int) -> Frame:
    """A stop as it is shown; ``at`` is its number in its deal, from 0."""
    over = stop.closing and stop.last.seat != CHANCE
    game, table = stop.table.game, stop.table
    marks = (game.marks(table.view(seat)) for seat in seats(table.log.players))
    return Frame(
        kind=stop.kind,
        deal=stop.deal.number,
        at=at,
        view=stop.view,
        scores=stop.scores,
        tricks_won=stop.tricks_won,
        hands=stop.hands,
        marks=tuple(tuple(marked.items()) for marked in marks),
        tricks=stop.tricks,
        trick=stop.trick,
        since=tuple(Done(move.seat, move.action) for move in stop.since),
        piles=tuple(stop.deal.dealt.piles) if stop.kind == "dealt" else (),
        closes=over,
        closing=stop.last.after.closing if over else (),
        result=stop.last.after.result if over else None,
    )


def _outline(frames: tuple[Frame, ...]) -> Outline:
    end = frames[-1]
    stops = tuple((frame.kind, len(frame.tricks)) for frame in frames)
    return Outline(stops, replace(end.view.match, scores=end.scores), end.tricks_won)
