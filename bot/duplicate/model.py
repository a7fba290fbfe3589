"""A duplicate set: who plays which deals where, and what came of them. Frozen values."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, Literal

from bot.duplicate.movement import (
    FORMS,
    Circle,
    Form,
    Round,
    contestant_of,
    rounds,
)
from bot.duplicate.scoring import SCALES, Scale, scales_for
from bot.rules import GAMES, AnyGame, Options
from bot.rules.kit.match import merits
from bot.rules.kit.seats import partners
from bot.storage.rows.ids import NO_SET, ChannelId, GuildId, MessageId, SetId, TableId, UserId
from bot.tables.model.lobby import LEVELS, usual_size
from bot.tables.model.refusals import Refusal

Status = Literal["open", "playing", "over", "ended"]
DEALS: Final = (2, 4, 6, 8, 10, 12, 16, 20, 24)
"""Deals that a set may have."""
MINUTES: Final = (3, 5, 8, 12, 20)
"""Minutes that a deal may take."""
FOUR: Final = 4
"""Players at a table of two sides."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a set."""

    game: str
    preset: str
    options: Options
    form: Form = "teams"
    scale: Scale = "points"
    deals: int = 8
    minutes: int = 8
    """The time for each deal, after which robots play it to its end."""
    level: str = "normal"
    """The level of the robots."""

    @property
    def rules(self) -> AnyGame:
        """The game that is played."""
        return GAMES[self.game]

    @property
    def players(self) -> int:
        """The number of players at a table."""
        return usual_size(self.rules, self.options)

    @property
    def has_sides(self) -> bool:
        """Whether two partners play against two others at each table."""
        return self.players == FOUR and self.rules.sides(self.options, FOUR) == partners(FOUR)

    @property
    def forms(self) -> tuple[Form, ...]:
        """The forms in which this game can be played."""
        return FORMS if self.has_sides else ("alone",)

    def checked(self) -> "Terms":
        """The terms themselves, if they go together.

        :raises Refusal: they do not.
        """
        if self.form not in self.forms:
            raise Refusal("duplicate-no-sides")
        if self.scale not in SCALES or self.scale not in scales_for(self.options):
            raise Refusal("duplicate-no-imps")
        if self.deals not in DEALS or self.minutes not in MINUTES or self.level not in LEVELS:
            raise Refusal("forged")
        self.rules.check(self.options, self.players)
        return self


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a set: a person's, or a robot's while nobody has it.

    ``left_by`` is the person who left it in the midst of the set, and may come back to it.
    """

    user: UserId | None = None
    name: str = ""
    left_by: UserId | None = None


@dataclass(frozen=True, slots=True)
class Part:
    """The part of a deal that somebody played themselves at a place; the rest is robots'.

    Someone who left before a card has a part of 0: they have seen the hand. So has a former player.
    """

    place: int
    user: UserId
    share: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """A deal at one table, from when it is dealt there.

    ``points`` are by chair of the circle, N first, once it is over there; ``due`` is when its time
    is up, in seconds since the epoch.
    """

    deal: int
    table: int
    """The number of the table in its set, from 0."""
    table_id: TableId
    due: float
    points: tuple[int, ...] | None = None
    parts: tuple[Part, ...] = ()

    @property
    def key(self) -> tuple[int, int]:
        """The deal and the table, by which it is known in its set."""
        return self.deal, self.table

    @property
    def is_over(self) -> bool:
        """Whether the deal is over at this table."""
        return self.points is not None


@dataclass(frozen=True, kw_only=True)
class DuplicateSet:
    """A set of deals that several tables play, the same ones at each."""

    id: SetId = NO_SET
    guild_id: GuildId
    channel_id: ChannelId
    message_id: MessageId | None = None
    host: UserId
    terms: Terms
    status: Status = "open"
    places: tuple[Place, ...]
    """While it is open those who have come, in turn; then all, contestant after contestant."""
    count: int = 0
    """The number of contestants, once it has begun."""
    played: tuple[Played, ...] = ()
    commitment: str = ""
    """The SHA-256 of the set's seed, shown before its first deal."""
    created_at: float = 0.0

    @property
    def open(self) -> bool:
        """Whether anything can still happen in it."""
        return self.status in ("open", "playing")

    @cached_property
    def rounds(self) -> tuple[Round, ...]:
        """The rounds of the set; none before it has begun."""
        if not self.count:
            return ()
        return rounds(self.terms.form, self.count, self.terms.deals, self.terms.players)

    @property
    def tables(self) -> int:
        """The number of tables that play it at the same time."""
        return len(self.rounds[0].tables) if self.rounds else 0

    def place_of(self, user: UserId) -> int | None:
        """The place of this person."""
        return next((n for n, place in enumerate(self.places) if place.user == user), None)

    def round_of(self, deal: int) -> Round:
        """The round in which a deal is played.

        :raises LookupError: it is none of this set's.
        """
        for one in self.rounds:
            if deal in one.deals:
                return one
        raise LookupError(f"the set has no deal {deal}")

    def circle(self, deal: int, table: int) -> Circle:
        """The places round this table for this deal."""
        return self.round_of(deal).tables[table]

    def of_deal(self, deal: int) -> tuple[Played, ...]:
        """The results of a deal so far, table by table."""
        return tuple(sorted((p for p in self.played if p.deal == deal), key=lambda p: p.table))

    def compared(self, deal: int) -> bool:
        """Whether a deal is over at every table, so that each may hear of the others."""
        of_deal = self.of_deal(deal)
        return len(of_deal) == self.tables > 0 and all(one.is_over for one in of_deal)

    @cached_property
    def finished(self) -> tuple[int, ...]:
        """The deals that are over at every table, in order."""
        return tuple(n for n in range(1, self.terms.deals + 1) if self.compared(n))

    def under_way(self, table: int) -> Played | None:
        """The deal that this table plays just now."""
        return next((p for p in self.played if p.table == table and not p.is_over), None)

    def at(self, table_id: TableId) -> Played | None:
        """The deal of this set that is played at a table of this number."""
        return next((one for one in self.played if one.table_id == table_id), None)

    def seat_of(self, user: UserId) -> Played | None:
        """The deal and table of this person just now, if they play."""
        return self._played_at(self.place_of(user))

    def left_at(self, user: UserId) -> Played | None:
        """The deal that goes on at the place which this person has left, if one does."""
        left = (n for n, place in enumerate(self.places) if place.left_by == user)
        return self._played_at(next(left, None))

    def _played_at(self, place: int | None) -> Played | None:
        for one in self.played:
            if place is not None and not one.is_over and place in self.circle(*one.key):
                return one
        return None

    def due(self) -> Iterator[tuple[int, int]]:
        """The deals that can be dealt now, each with its table.

        A table goes on by itself until its round is over; a round begins when the one before it is
        over everywhere.
        """
        if self.status != "playing":
            return
        known = {one.key for one in self.played}
        for one in self.rounds:
            for table in range(len(one.tables)):
                waiting = [deal for deal in one.deals if (deal, table) not in known]
                if waiting and self.under_way(table) is None:
                    yield waiting[0], table
            if not all(self.compared(deal) for deal in one.deals):
                return

    def score(self, played: Played) -> int:
        """The points of N in a deal, more being better; with sides less those of the other side.

        :raises LookupError: the deal is not over there.
        """
        if played.points is None:
            raise LookupError("the deal is not over there")
        first, second, *_ = merits(self.terms.options, played.points)
        return first - second if self.terms.has_sides else first

    def known_to(self, user: UserId) -> bool:
        """Whether this person has seen cards of any of its deals, from whatever place."""
        return any(part.user == user for one in self.played for part in one.parts)

    def has_played(self, user: UserId, place: int) -> bool:
        """Whether this person has seen cards of any of its deals from this place."""
        parts = (part for one in self.played for part in one.parts)
        return any((part.user, part.place) == (user, place) for part in parts)

    def contestant(self, place: int) -> int:
        """The contestant to whom a place belongs."""
        return contestant_of(self.terms.form, place)

    def with_played(self, one: Played) -> "DuplicateSet":
        """The set in which this is how a deal stands at a table."""
        others = tuple(old for old in self.played if old.key != one.key)
        return replace(self, played=(*others, one))
