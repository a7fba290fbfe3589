"""The mainline of a finished game: every stop of a replay, deal by deal.

Replays, exports and checks all read a log here, move by move.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal

from bot.rules import CHANCE, Action, Card, Log, Seat, View
from bot.rules.about.log import ENDINGS, game_of, is_of_table, taken_back
from bot.rules.about.rule_changes import is_change
from bot.rules.kit.actions import Deal, Play, Say
from bot.rules.kit.events import Event
from bot.rules.kit.seats import seats
from bot.rules.kit.tricks import Trick
from bot.storage.rows.ids import NO_GAME
from bot.tables.model.chairs import Chair
from bot.tables.model.from_log import followed_by, session_of
from bot.tables.model.last_trick import completed
from bot.tables.model.session import GameSession

Kind = Literal["dealt", "ready", "trick", "end"]
"""The cards are dealt; all is said before the first card; a trick is over; the deal is."""


@dataclass(frozen=True, slots=True)
class Move:
    """One action with the sessions before and after it; ``number`` counts from 1."""

    number: int
    seat: Seat
    action: Action
    before: GameSession
    after: GameSession

    @property
    def news(self) -> tuple[Event, ...]:
        """The events of this move."""
        if self.seat == CHANCE:
            return self.after.told
        return self.after.told[len(self.before.told) :]

    @property
    def ends_deal(self) -> bool:
        """Whether this move ends the deal."""
        return self.after.between_deals

    @property
    def trick(self) -> Trick | None:
        """The trick that this card completes; ``None`` if it completes none."""
        return completed(self.before.view(None).trick, self.seat, self.action, self.news)


@dataclass(frozen=True)
class Stop:
    """A stop of a replay: after these ``moves`` of its deal.

    ``trick`` is the one on the table, ``tricks`` are all that are over by then.
    """

    kind: Kind
    deal: "DealMainline"
    moves: int
    tricks: tuple[Trick, ...] = ()
    trick: Trick | None = None

    @property
    def last(self) -> Move:
        """The move after which the replay stops."""
        return self.deal.moves[self.moves - 1]

    @property
    def closing(self) -> bool:
        """Whether the deal is over at this stop."""
        return self.last.ends_deal

    @property
    def table(self) -> GameSession:
        """The session at this stop; at the end of a deal, the one just before it."""
        return self.last.before if self.closing and self.last.seat != CHANCE else self.last.after

    @property
    def view(self) -> View[Any]:
        """The spectators' view at this stop."""
        return self.table.view(None)

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of every seat at this stop."""
        return self.last.after.view(None).scores

    @property
    def tricks_won(self) -> tuple[int, ...]:
        """The number of tricks that every seat has taken."""
        players = self.table.log.players
        return tuple(sum(t.winner == seat for t in self.tricks) for seat in seats(players))

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """Every hand at this stop, open."""
        table, found = self.table, []
        for seat in seats(table.log.players):
            hand = list(table.view(seat).hand)
            if self.closing and seat == self.last.seat:
                for card in self.last.action.cards:
                    if card in hand:
                        hand.remove(card)
            found.append(tuple(hand))
        return tuple(found)

    @property
    def since(self) -> tuple[Move, ...]:
        """The moves since the stop before this one."""
        at = self.deal.stops.index(self)
        begin = self.deal.stops[at - 1].moves if at else 0
        return self.deal.moves[begin : self.moves]


@dataclass(frozen=True)
class DealMainline:
    """One deal, from the deck's action to the last; ``number`` counts the deck's actions."""

    number: int
    moves: tuple[Move, ...]

    @property
    def dealt(self) -> Deal:
        """The deck's action that began this deal."""
        action = self.moves[0].action
        assert isinstance(action, Deal)
        return action

    @cached_property
    def stops(self) -> tuple[Stop, ...]:
        """The stops of a replay in this deal."""
        return tuple(self._stops())

    def _stops(self) -> Iterator[Stop]:
        yield Stop("dealt", self, 1)
        tricks: tuple[Trick, ...] = ()
        played, done = False, 1
        for at, move in enumerate(self.moves[1:], 2):
            if type(move.action) is Play and not played:
                played = True
                if at > 2:
                    yield Stop("ready", self, at - 1)
                    done = at - 1
            if trick := move.trick:
                tricks = (*tricks, trick)
                yield Stop("trick", self, at, tricks, trick)
                done = at
        if done < len(self.moves):
            yield Stop("end", self, len(self.moves), tricks, self._left_lying())

    def _left_lying(self) -> Trick | None:
        """The cards of a trick that was never finished."""
        begun = self.moves[-1].before.view(None).trick
        return begun if begun and begun.cards else None


@dataclass(frozen=True)
class Mainline:
    """The mainline of a whole game, deal by deal."""

    deals: tuple[DealMainline, ...] = ()

    @property
    def end(self) -> GameSession:
        """The session after the last move."""
        return self.deals[-1].moves[-1].after

    def stop(self, deal: int, stop: int) -> Stop:
        """The stop of these numbers (from 0), or the nearest there is."""
        held = self.deals[min(max(deal, 0), len(self.deals) - 1)]
        return held.stops[min(max(stop, 0), len(held.stops) - 1)]


class Unfollowed(ValueError):
    """A log cannot be followed: the number of the first wrong line, and its fault."""

    def __init__(self, number: int, cause: Exception) -> None:
        super().__init__(f"line {number}: {cause}")
        self.number = number
        self.cause = cause


Followed = tuple[tuple[Move, ...], Unfollowed | None]
"""The moves of a log that count, up to the first fault, and that."""


def followed(log: Log, chairs: tuple[Chair, ...]) -> Followed:
    """The moves of a log that count, each checked by the rules, up to the first fault.

    Moves that were taken back are checked too, and left out; words of the table are no moves.

    :raises ValueError: an unknown game or version.
    """
    game = game_of(log)
    game.check(game.options.read(log.options), log.players)
    course, moves = [session_of(NO_GAME, replace(log, moves=()), chairs)], list[Move]()
    kept = list[tuple[int, Seat]]()
    for number, (seat, line) in enumerate(log.moves, 1):
        try:
            if (back := taken_back(line)) is None:
                kept.append((number, seat))
            else:
                kept = _without(kept, back, seat)
            course.append(followed_by(course, seat, line))
            if back is not None:
                moves = [move for move in moves if move.number < back]
            elif not is_of_table(line) and not is_change(seat, line):
                action = Say(line) if line in ENDINGS else game.read(line)
                moves.append(Move(number, seat, action, *course[-2:]))
        except (ValueError, IndexError) as error:
            return tuple(moves), Unfollowed(number, error)
    return tuple(moves), None


def _without(kept: list[tuple[int, Seat]], back: int, seat: Seat) -> list[tuple[int, Seat]]:
    """The lines, with their seats, that are left when a seat goes back to before its line.

    :raises ValueError: it is not that seat's, or was taken back before.
    """
    if (back, seat) not in kept:
        raise ValueError(f"line {back} is not this seat's to take back")
    return [line for line in kept if line[0] < back]


def moves_of(log: Log, chairs: tuple[Chair, ...]) -> tuple[Move, ...]:
    """Every move of a log that counts, in order.

    :raises ValueError: an unknown game or version, or a line that cannot be followed.
    """
    moves, fault = followed(log, chairs)
    if fault is not None:
        raise fault
    return moves


def mainline_of(log: Log, chairs: tuple[Chair, ...]) -> Mainline:
    """The mainline of a finished game.

    :raises ValueError: the log cannot be replayed, or the cards were never dealt.
    """
    course = course_of_moves(moves_of(log, chairs))
    if not course.deals:
        raise ValueError("in this log no cards are dealt")
    return course


def course_of_moves(moves: Iterable[Move]) -> Mainline:
    """The mainline of the moves that count; without moves, it has no deals."""
    deals: list[list[Move]] = []
    for move in moves:
        if move.seat == CHANCE:
            deals.append([])
        if deals:  # a game may have been given up before its first
            deals[-1].append(move)
    return Mainline(tuple(DealMainline(n, tuple(done)) for n, done in enumerate(deals, 1)))
