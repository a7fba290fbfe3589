"""A tournament as one frozen value. Its verbs are in `signing` and `course`.

Entries meet in matches: a person or a pair on each side of a table. Where a game has more than
two sides, as many entries sit at a table, and robots on what is left.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from bot.storage.rows.ids import NO_TABLE, ChannelId, GuildId, MessageId, TableId, UserId
from bot.tables.model.refusals import Refusal

System = Literal["swiss", "knockout", "everyone"]
SYSTEMS: tuple[System, ...] = ("swiss", "knockout", "everyone")
"""The pairing systems: entries that stand alike; winners alone; everyone against everyone."""
Status = Literal["signup", "playing", "over", "cancelled"]
How = Literal["played", "bye", "unplayed", "corrected", "overtaking"]
"""The ground of an outcome. An unplayed match has given nobody anything; an overtaking one was
corrected as well, and its channel has not been told the standing that follows from it."""

ROBOTS = 0
"""The entry number of a side on which only robots play."""
MOST = 64
"""Entries of a tournament at most: more are paired too slowly, and a picture holds no more."""
MOST_EVERYONE = 16
"""Entries at most where everyone meets everyone: that is fifteen rounds."""
MOST_ROUNDS = 15
FEWEST = 2
"""Entries without which there is no tournament."""
BREAK = 120.0
"""Seconds between the last result of a round and the next round: time to read, and to correct."""
LONG_BREAK = 600.0
"""Seconds of that break where a match has no result, which the host may still enter."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who takes part, or did: once ``gone``, a robot has their place."""

    user: UserId
    name: str
    gone: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A contestant: a person, or a pair. Its number is its lot, once these are drawn."""

    number: int
    people: tuple[Person, ...]
    asked: Person | None = None
    """The person who was asked to be the partner, and has not answered yet."""

    @property
    def present(self) -> tuple[Person, ...]:
        """The people of it who have not gone."""
        return tuple(person for person in self.people if not person.gone)

    @property
    def active(self) -> bool:
        """Whether it takes part in the rounds to come."""
        return bool(self.present)

    def has(self, user: UserId) -> bool:
        """Whether this person is one of it."""
        return any(person.user == user for person in self.people)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a match: the place of each side, 1 the best, and the points of the game.

    An unplayed match has neither.
    """

    how: How
    places: tuple[int, ...] = ()
    points: tuple[int, ...] = ()


BYE = Outcome("bye", (1,), (0,))
UNPLAYED = Outcome("unplayed")


@dataclass(frozen=True, slots=True)
class Match:
    """Entries at one table, by side; one alone has a bye, and none at all is an empty place."""

    sides: tuple[int, ...]
    table: TableId = NO_TABLE
    """The table at which it is played, once that is open."""
    outcome: Outcome | None = None

    @property
    def is_bye(self) -> bool:
        """Whether nobody sits opposite."""
        return len(self.sides) < 2

    @property
    def overtaking(self) -> bool:
        """Whether the standing that was told last does not know its corrected result."""
        return self.outcome is not None and self.outcome.how == "overtaking"

    def points(self, side: int) -> int:
        """The half points of a side: two for each side it was better than, one for an equal one."""
        if self.outcome is None or not self.outcome.places:
            return 0
        mine = self.outcome.places[side]
        others = [p for n, p in enumerate(self.outcome.places) if n != side]
        return sum(2 * (mine < other) + (mine == other) for other in others)

    def margin(self, side: int) -> int:
        """By how many points of the game a side was better than the others, or worse."""
        if self.outcome is None or not self.outcome.points:
            return 0
        mine, points = self.outcome.places[side], self.outcome.points
        return sum(
            ((mine < place) - (mine > place)) * abs(points[side] - other)
            for n, (place, other) in enumerate(zip(self.outcome.places, points, strict=True))
            if n != side
        )


@dataclass(frozen=True, slots=True)
class Round:
    """Matches that are played at a time; ``over_at``: when the last result of it was known."""

    matches: tuple[Match, ...]
    over_at: float | None = None

    @property
    def done(self) -> bool:
        """Whether every match has an outcome."""
        return all(match.outcome is not None for match in self.matches)

    @property
    def unplayed(self) -> bool:
        """Whether a match was broken off, and gave nobody anything."""
        return any(
            match.outcome is not None and match.outcome.how == "unplayed" and not match.is_bye
            for match in self.matches
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The terms of a tournament, set when it is opened.

    ``rules`` is a code of rules; ``sides`` and ``team`` are the numbers of sides at a table and of
    people on a side. ``clock`` is seconds for a turn, ``deals`` are those of a match, 0 as its
    rules say; ``rounds`` 0 is as many as it takes.
    """

    system: System
    game: str
    rules: str
    sides: int
    team: int
    clock: int
    deals: int = 0
    rounds: int = 0
    starts_at: float | None = None
    """The moment it begins by itself; ``None``: its host begins it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tournament:
    """All that a tournament is. Times are seconds since the epoch."""

    id: int = 0
    guild: GuildId
    channel: ChannelId
    host: Person
    settings: Settings
    opened_at: float
    status: Status = "signup"
    why: str = ""
    """Why it was cancelled."""
    message: MessageId | None = None
    """The message with which one signs up, and that says how it stands."""
    told: int = 0
    """The standings that were told in the channel, one after each round and the final one; −1 once
    it is over and that was shown."""
    entries: tuple[Entry, ...] = ()
    rounds: tuple[Round, ...] = ()
    planned: int = 0
    """The number of its rounds, once it has begun."""

    @property
    def open(self) -> bool:
        """Whether anything may still happen by itself."""
        return self.status in ("signup", "playing")

    @property
    def settled(self) -> bool:
        """Whether it is over, and that was shown."""
        return self.told < 0

    @property
    def overtaken(self) -> bool:
        """Whether the standing that its channel was told is to be told again, corrected."""
        return self.status != "cancelled" and any(match.overtaking for match in self.matches())

    @property
    def active(self) -> tuple[Entry, ...]:
        """The entries that take part in the rounds to come."""
        return tuple(entry for entry in self.entries if entry.active)

    def entry(self, number: int) -> Entry:
        """The entry of this number."""
        return next(entry for entry in self.entries if entry.number == number)

    def entry_of(self, user: UserId) -> Entry | None:
        """The entry in which this person takes part, or has."""
        return next((entry for entry in self.entries if entry.has(user)), None)

    def matches(self) -> Iterator[Match]:
        """Every match so far, round by round."""
        for one in self.rounds:
            yield from one.matches

    def tables(self) -> Iterator[tuple[int, int, TableId]]:
        """The open tables: round and match, from 0, and the table."""
        for r, one in enumerate(self.rounds):
            for m, match in enumerate(one.matches):
                if match.table and match.outcome is None:
                    yield r, m, match.table

    def names(self, user: UserId) -> bool:
        """Whether this person stands anywhere in it."""
        asked = any(entry.asked is not None and entry.asked.user == user for entry in self.entries)
        return user == self.host.user or asked or self.entry_of(user) is not None

    def with_entry(self, changed: Entry) -> "Tournament":
        """The tournament with this entry in place of the one of its number."""
        entries = (changed if e.number == changed.number else e for e in self.entries)
        return replace(self, entries=tuple(entries))

    def with_match(self, r: int, m: int, match: Match) -> "Tournament":
        """The tournament with another match in this place."""
        one = self.rounds[r]
        changed = replace(one, matches=(*one.matches[:m], match, *one.matches[m + 1 :]))
        return replace(self, rounds=(*self.rounds[:r], changed, *self.rounds[r + 1 :]))

    def must_sign_up(self) -> None:
        """Refuse once it has begun.

        :raises Refusal: sign-up is over.
        """
        if self.status != "signup":
            raise Refusal("tournament-begun" if self.status == "playing" else "tournament-over")

    def own_table(self, user: UserId) -> TableId | None:
        """The table of somebody's match of the round under way; ``None``: they have a bye.

        :raises Refusal: they do not take part (any more), or their table is not open yet.
        """
        self.must_play()
        entry = self.entry_of(user)
        if entry is None:
            raise Refusal("tournament-not-in")
        gone = all(person.user != user for person in entry.present)
        for match in self.rounds[-1].matches:
            if entry.number in match.sides:
                if gone and (not match.table or match.outcome is not None):
                    raise Refusal("tournament-not-in")
                if match.is_bye:
                    return None
                if not match.table:
                    raise Refusal("tournament-no-table")
                return match.table
        raise Refusal("tournament-not-in" if gone else "tournament-out")

    def must_play(self) -> None:
        """Refuse unless its rounds are being played.

        :raises Refusal: it has not begun, or is over.
        """
        if self.status != "playing":
            raise Refusal("tournament-not-begun" if self.status == "signup" else "tournament-over")

    def must_lead(self, user: UserId, moderator: bool) -> None:
        """Refuse whoever may not lead it.

        :raises Refusal: it is neither the host nor a moderator.
        """
        if user != self.host.user and not moderator:
            raise Refusal("tournament-lead")
