"""The verbs of a duplicate set: pure functions from one set to the next."""

from collections.abc import Sequence
from dataclasses import replace

from bot.duplicate.model import DuplicateSet, Part, Place, Played, Terms
from bot.duplicate.movement import MOST, SIZE, contestants, seated
from bot.rules import Seed
from bot.storage.rows.ids import ChannelId, GuildId, TableId, UserId
from bot.storage.rows.people import FORMER
from bot.tables.model.refusals import Refusal

MINUTE = 60.0
"""Seconds."""


def opened(
    terms: Terms, guild: GuildId, channel: ChannelId, host: UserId, name: str, now: float
) -> DuplicateSet:
    """A new set in which its opener has a place.

    :raises Refusal: the terms do not go together.
    """
    return DuplicateSet(
        guild_id=guild,
        channel_id=channel,
        host=host,
        terms=terms.checked(),
        places=(Place(host, name),),
        created_at=now,
    )


# ---------------------------------------------------------------------- coming and leaving


def joined(
    one: DuplicateSet, user: UserId, name: str, partner: UserId | None = None
) -> DuplicateSet:
    """The set with this person: in the next free place, later in a robot's from the next deal on.

    Before it begins they may be somebody's ``partner`` at once.

    Someone who has seen cards of any of its deals comes back to their own place only: elsewhere
    they might know some of the deals still to be played. Once somebody who had seen some was
    forgotten, nobody new comes: it might be the same person.

    :raises Refusal: they have a place, none is free, they have seen its cards elsewhere or might
        have, or they cannot be partners.
    """
    must_be_open(one)
    if one.place_of(user) is not None:
        raise Refusal("duplicate-already-here")
    if one.status == "open":
        if len(one.places) >= MOST[one.terms.form] * SIZE[one.terms.form]:
            raise Refusal("duplicate-full", count=len(one.places))
        after = replace(one, places=(*one.places, Place(user, name)))
        return after if partner is None else partnered(after, user, partner)
    free = [n for n, place in enumerate(one.places) if place.user is None]
    own = [n for n in free if one.places[n].left_by == user or one.has_played(user, n)]
    if not own and one.known_to(user):
        raise Refusal("duplicate-saw-cards")
    if not own and one.known_to(FORMER):
        raise Refusal("duplicate-nobody-new")
    places = own or free
    if not places:
        raise Refusal("duplicate-full", count=len(one.places))
    return _with_place(one, places[0], Place(user, name))


def left(one: DuplicateSet, user: UserId) -> DuplicateSet:
    """The set without this person: robots play in their place, which they may take again.

    The next who came is host if the host leaves. With the last person it ends.

    :raises Refusal: they have no place in it, or it is over.
    """
    must_be_open(one)
    place = one.place_of(user)
    if place is None:
        raise Refusal("duplicate-not-here")
    if one.status == "open":
        after = replace(one, places=_moved_up(one.places, place))
    else:
        after = _seen(_with_place(one, place, Place(left_by=user)), place, user)
    people = [other.user for other in after.places if other.user is not None]
    if not people:
        return replace(after, status="ended")
    return replace(after, host=people[0]) if user == one.host else after


def _moved_up(places: Sequence[Place], gone: int) -> tuple[Place, ...]:
    """The places without this one, before it begins: other partners stay together.

    The person left beside it is put beside somebody who has no partner, or waits for one.
    """
    pairs = [places[n : n + 2] for n in range(0, len(places), 2)]
    left = pairs.pop(gone // 2)
    beside = [place for place in left if place is not places[gone]]
    whole = [place for pair in pairs if len(pair) == 2 for place in pair]
    single = [place for pair in pairs if len(pair) == 1 for place in pair]
    return (*whole, *beside, *single)


def _seen(one: DuplicateSet, place: int, user: UserId) -> DuplicateSet:
    """The set that knows that somebody has seen the hand of this place, if it is being played."""
    for played in one.played:
        if not played.is_over and place in one.circle(*played.key):
            return one.with_played(replace(played, parts=(*played.parts, Part(place, user, 0.0))))
    return one


def partnered(one: DuplicateSet, user: UserId, other: UserId) -> DuplicateSet:
    """The set in which two people are partners, before it begins.

    :raises Refusal: it has begun, has no partners, one of the two has no place, or they are one.
    """
    _must_not_have_begun(one)
    if one.terms.form == "alone":
        raise Refusal("duplicate-no-partners")
    mine, theirs = one.place_of(user), one.place_of(other)
    if mine is None:
        raise Refusal("duplicate-not-here")
    if theirs is None:
        raise Refusal("duplicate-they-not-here")
    if mine == theirs:
        raise Refusal("not-yourself")
    places, beside = list(one.places), _beside(theirs)
    if beside == len(places):  # the last to come has no partner yet
        mine, beside = theirs, _beside(mine)
    places[mine], places[beside] = places[beside], places[mine]
    return replace(one, places=tuple(places))


def _beside(place: int) -> int:
    """The place of somebody's partner."""
    return place + 1 if place % 2 == 0 else place - 1


def clock_set(one: DuplicateSet, by: float) -> DuplicateSet:
    """The set by a wall clock that was set ahead by so many seconds: no deal has less time."""
    played = (p if p.is_over else replace(p, due=p.due + by) for p in one.played)
    return replace(one, played=tuple(played))


def forgotten(one: DuplicateSet, user: UserId) -> DuplicateSet:
    """The set that knows nothing of this person any more; what they played is a former player's.

    It stays known that somebody has seen those cards.
    """
    after = left(one, user) if one.open and one.place_of(user) is not None else one
    blank = (Place() if user in (place.user, place.left_by) else place for place in after.places)
    played = tuple(replace(p, parts=_parts_without(p.parts, user)) for p in after.played)
    host = FORMER if after.host == user else after.host
    return replace(after, places=tuple(blank), played=played, host=host)


def hosted(one: DuplicateSet) -> DuplicateSet:
    """The set with a host: the next who came, if its own was forgotten while nobody could tell."""
    people = [place.user for place in one.places if place.user is not None]
    return replace(one, host=people[0]) if people and one.host == FORMER else one


def _parts_without(parts: Sequence[Part], user: UserId) -> tuple[Part, ...]:
    """The parts of a deal, those of this person without their share, as a former player's."""
    nameless = (Part(p.place, FORMER, 0.0) if p.user == user else p for p in parts)
    return tuple(dict.fromkeys(nameless))


def _with_place(one: DuplicateSet, number: int, place: Place) -> DuplicateSet:
    return replace(one, places=(*one.places[:number], place, *one.places[number + 1 :]))


# ---------------------------------------------------------------------- the terms


def with_terms(one: DuplicateSet, by: UserId, terms: Terms) -> DuplicateSet:
    """The set by other terms, which its host may choose until it begins.

    :raises Refusal: it is not theirs to do, it has begun, or the terms do not go together.
    """
    _must_be_host(one, by)
    _must_not_have_begun(one)
    if len(one.places) > MOST[terms.form] * SIZE[terms.form]:
        raise Refusal("duplicate-too-many", count=len(one.places))
    return replace(one, terms=terms.checked())


# ---------------------------------------------------------------------- its course


def begun(one: DuplicateSet, by: UserId, seed: Seed) -> DuplicateSet:
    """The set under way: robots fill every place that is left.

    :raises Refusal: it is not theirs to do, or it has begun.
    """
    _must_be_host(one, by)
    _must_not_have_begun(one)
    count = contestants(one.terms.form, len(one.places))
    places = seated(one.terms.form, one.places, Place())
    return replace(one, status="playing", count=count, places=places, commitment=seed.commitment)


def dealt(one: DuplicateSet, deal: int, table: int, number: TableId, now: float) -> DuplicateSet:
    """The set in which a deal is being played at a table of this number.

    :raises Refusal: it is not to be dealt there now.
    """
    if (deal, table) not in one.due():
        raise Refusal("forged")
    due = now + one.terms.minutes * MINUTE
    return one.with_played(Played(deal=deal, table=table, table_id=number, due=due))


def scored(
    one: DuplicateSet, number: TableId, points: Sequence[int], parts: Sequence[Part]
) -> DuplicateSet:
    """The set in which the deal at a table of this number is over; once is enough.

    With the last deal everywhere the set is over.

    :raises Refusal: it plays at no table of this number.
    """
    played = one.at(number)
    if played is None:
        raise Refusal("forged")
    if played.is_over or one.status != "playing":
        return one
    made = {(part.place, part.user) for part in parts}
    seen = (part for part in played.parts if (part.place, part.user) not in made)
    after = one.with_played(replace(played, points=tuple(points), parts=(*parts, *seen)))
    over = len(after.finished) == after.terms.deals
    return replace(after, status="over") if over else after


def ended(one: DuplicateSet, by: UserId, moderator: bool) -> DuplicateSet:
    """The set ended before its time: what all have played counts.

    :raises Refusal: it is neither their set nor are they a moderator, or it is over.
    """
    must_be_open(one)
    if not moderator:
        _must_be_host(one, by)
    return replace(one, status="ended")


def must_be_open(one: DuplicateSet) -> None:
    """Refuse what can only be done to a set that is not over.

    :raises Refusal: it is over.
    """
    if not one.open:
        raise Refusal("duplicate-over")


def _must_not_have_begun(one: DuplicateSet) -> None:
    must_be_open(one)
    if one.status != "open":
        raise Refusal("duplicate-begun")


def _must_be_host(one: DuplicateSet, user: UserId) -> None:
    if user != one.host:
        raise Refusal("duplicate-host-only")
