"""Sitting down on a chair, the right to it, and leaving: pure functions over chairs."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.rules.kit.seats import Seat, placed
from bot.storage.rows.ids import UserId
from bot.storage.rows.people import FORMER
from bot.tables.model.refusals import Refusal

NO_ROBOT = 0
"""The number in a robot's place on a chair that waits for a person: no robot has it."""
AWAY_AFTER = 3
"""Turns in a row that ran out; then a robot keeps the seat."""
ASLEEP = AWAY_AFTER + 1
"""Turns of somebody for whom a whole table waited until the time of its deal was up."""
TIME_TO_COME = 180.0
"""Seconds in which people come to a table that was opened or moved without them."""


@dataclass(frozen=True, slots=True)
class Chair:
    """A place in the circle: a person (``user``), a robot (``robot`` = its number), or empty.

    ``missed`` are the turns in a row that ran out; ``agrees`` to a pause. A chair may be ``kept``
    for somebody, with a robot on it or not; ``left_by`` is the last to leave it in this game.
    Robot 0 is none: in the middle of a game the chair waits for a person.
    """

    user: UserId | None = None
    robot: int | None = None
    name: str = ""
    missed: int = 0
    agrees: bool = False
    kept: UserId | None = None
    kept_name: str = ""
    left_by: UserId | None = None

    @property
    def empty(self) -> bool:
        """Whether anybody may sit down."""
        return self.user is None and self.robot is None

    @property
    def waits(self) -> bool:
        """Whether the game waits here for a person, because the table plays without robots."""
        return self.robot == NO_ROBOT

    @property
    def away(self) -> bool:
        """Whether a robot keeps this person's seat until they are back."""
        return self.missed >= AWAY_AFTER

    @property
    def asleep(self) -> bool:
        """Whether the time of a deal ran out while it waited for this person."""
        return self.missed >= ASLEEP

    @property
    def present(self) -> bool:
        """Whether a person sits here and plays."""
        return self.user is not None and not self.away

    def anew(self) -> "Chair":
        """The chair as somebody sits down on it."""
        return Chair(self.user, self.robot, self.name)


EMPTY = Chair()
Chairs = tuple[Chair, ...]


def robots_only(players: int) -> Chairs:
    """Robots on all chairs: at a game of which only the moves matter, or an example."""
    return tuple(Chair(robot=n + 1) for n in range(players))


def of_people(chairs: Chairs) -> frozenset[Seat]:
    """The seats in which people sit, by the chairs in the order of the seats."""
    return frozenset(Seat(n) for n, chair in enumerate(chairs) if chair.user is not None)


@dataclass(frozen=True, slots=True)
class Seen:
    """Somebody (perhaps :data:`FORMER`) left this seat's hand behind in the deal of that number."""

    user: UserId
    seat: int
    deal: int

    def __str__(self) -> str:
        return f"{self.user} {self.seat} {self.deal}"


def read_seen(text: str) -> tuple[Seen, ...]:
    """The hands that were left behind, from their stored text.

    >>> read_seen("17 2 1,42 0 1")
    (Seen(user=17, seat=2, deal=1), Seen(user=42, seat=0, deal=1))
    """
    found = (map(int, part.split()) for part in text.split(",") if part)
    return tuple(Seen(UserId(user), seat, deal) for user, seat, deal in found)


def write_seen(seen: Sequence[Seen]) -> str:
    """The hands that were seen, as text."""
    return ",".join(map(str, seen))


def vacated(chair: Chair) -> Chair:
    """The chair with nobody on it; if it is kept for somebody, it still is."""
    return Chair(kept=chair.kept, kept_name=chair.kept_name)


def for_whom(chairs: Chairs, user: UserId, locked: bool) -> list[int]:
    """The chairs without a person that this one may take, the most fitting first.

    :raises Refusal: there is none, with the reason.
    """
    free = [n for n, chair in enumerate(chairs) if chair.user is None]
    if not free:
        raise Refusal("table-full", players=len(chairs))
    own = [n for n in free if chairs[n].kept == user]
    left = [n for n in free if chairs[n].left_by == user and chairs[n].kept is None]
    if locked and not own + left:
        raise Refusal("locked")
    others = [n for n in free if chairs[n].kept is None and n not in left]
    others.sort(key=lambda n: not chairs[n].empty)
    robots = [n for n in others if chairs[n].robot is not None]
    rest = [n for n in others if chairs[n].empty] + robots[::-1]
    allowed = own + left + ([] if locked else rest)
    if not allowed:
        raise Refusal("seats-kept")
    return allowed


def place_in_deal(allowed: Sequence[int], seen: Sequence[Seen], wished: int | None) -> int:
    """The seat for someone who joins during a deal and may have seen these hands in it.

    :raises Refusal: the seat wished for is not to be had, or they would see a second hand.
    """
    if wished is not None and wished not in allowed:
        raise Refusal("seat-not-free")
    known = [s.seat for s in seen if s.seat in allowed]
    place = (known or allowed)[0] if wished is None else wished
    for hand in seen:
        if hand.seat != place:
            raise Refusal("former-saw-hand" if hand.user == FORMER else "saw-another-hand")
    return place


def must_be_awaited(chairs: Chairs, barred: Sequence[UserId], user: UserId, name: str) -> None:
    """Refuse to keep a chair for a person who could not take it, or needs none.

    :raises Refusal: they were sent away, sit here, or have one already.
    """
    if user in barred:
        raise Refusal("kept-barred", person=name)
    if any(chair.user == user for chair in chairs):
        raise Refusal("sits-already", person=name)
    if any(chair.kept == user for chair in chairs):
        raise Refusal("kept-already", person=name)


def keep(chairs: Chairs, user: UserId, name: str) -> tuple[Chairs, int]:
    """The chairs with one kept for this person, and which: an empty one, or else a robot's.

    :raises Refusal: there is none to keep.
    """
    free = [n for n, chair in enumerate(chairs) if chair.user is None and chair.kept is None]
    free.sort(key=lambda n: (not chairs[n].empty, chairs[n].left_by is not None))
    if not free:
        raise Refusal("nothing-to-keep")
    place = free[0]
    return placed(chairs, place, replace(chairs[place], kept=user, kept_name=name)), place


def unkeep(chairs: Chairs, user: UserId) -> tuple[Chairs, int]:
    """The chairs with none kept for this person, and which it was.

    :raises Refusal: there is none.
    """
    place = next((n for n, chair in enumerate(chairs) if chair.kept == user), None)
    if place is None:
        raise Refusal("not-kept")
    return placed(chairs, place, replace(chairs[place], kept=None, kept_name="")), place


def robot_instead(
    chairs: Chairs, place: int, leaver: UserId | None, welcome: bool = True
) -> Chairs:
    """The chairs with a new robot in this place; the leaver may take the seat back.

    Where no robots are ``welcome`` nobody sits there, and the game waits.
    """
    number = _new_robot(chairs) if welcome else NO_ROBOT
    return placed(chairs, place, Chair(robot=number, left_by=leaver))


def with_robot(chairs: Chairs, place: int) -> Chairs:
    """The chairs with a new robot on one that waits; its leaver may still take it back."""
    return placed(chairs, place, replace(chairs[place], robot=_new_robot(chairs)))


def _new_robot(chairs: Chairs) -> int:
    """The number of a robot that comes during a game: after all that play by then."""
    return max((chair.robot or 0 for chair in chairs), default=0) + 1


def heir(chairs: Chairs, place: int) -> UserId | None:
    """The next host when a chair is left: the next person, or one awaited; ``None``: nobody."""
    ring = (*chairs[place:], *chairs[:place])
    seated = [chair.user for chair in ring if chair.user is not None]
    awaited = [chair.kept for chair in ring if chair.kept is not None]
    return next(iter(seated + awaited), None)
