"""Signing up: alone, with somebody who is asked first, and taking it back. Pure verbs."""

from dataclasses import replace

from bot.storage.rows.ids import UserId
from bot.storage.rows.people import FORMER
from bot.tables.model.refusals import Refusal
from bot.tournaments.values import MOST, MOST_EVERYONE, Entry, Person, Tournament


def sign_up(tournament: Tournament, person: Person, partner: Person | None = None) -> Tournament:
    """Take part: alone, or with a ``partner``, who takes part once they sign up as well.

    People who were asked, and name nobody else, are partners of the first to ask.

    :raises Refusal: it has begun, is full, they take part already, or the partner cannot.
    """
    tournament.must_sign_up()
    mine = tournament.entry_of(person.user)
    asking = _asking(tournament, person.user, partner)
    if mine is not None and (len(mine.people) > 1 or (asking is None and partner is None)):
        raise Refusal("tournament-already")
    if asking is not None:
        left = tournament if mine is None else _without(tournament, mine)
        return left.with_entry(replace(asking, people=(*asking.people, person), asked=None))
    if partner is not None:
        _must_be_asked(tournament, person, partner)
    if mine is not None:
        return tournament.with_entry(replace(mine, asked=partner))
    if len(tournament.entries) >= most(tournament):
        raise Refusal("tournament-full", count=most(tournament))
    number = max((entry.number for entry in tournament.entries), default=0) + 1
    entry = Entry(number=number, people=(person,), asked=partner)
    return replace(tournament, entries=(*tournament.entries, entry))


def most(tournament: Tournament) -> int:
    """The number of entries that a tournament takes."""
    return MOST_EVERYONE if tournament.settings.system == "everyone" else MOST


def _asking(tournament: Tournament, user: UserId, partner: Person | None) -> Entry | None:
    """The entry that has asked this person, of all or of the ``partner`` alone."""
    for entry in tournament.entries:
        asked = entry.asked is not None and entry.asked.user == user
        if asked and (partner is None or entry.has(partner.user)):
            return entry
    return None


def _must_be_asked(tournament: Tournament, person: Person, partner: Person) -> None:
    """Refuse a partner who cannot be one.

    :raises Refusal: nobody has partners here, it is oneself, or they have one.
    """
    if tournament.settings.team < 2:
        raise Refusal("tournament-alone")
    if partner.user == person.user:
        raise Refusal("not-yourself")
    theirs = tournament.entry_of(partner.user)
    if theirs is not None and len(theirs.people) > 1:
        raise Refusal("tournament-partner", person=partner.name)


def withdraw(tournament: Tournament, user: UserId) -> Tournament:
    """Take part no more: before it begins without a trace, later a robot has their place.

    A pair goes on as long as one of it does. Its results stay.

    :raises Refusal: they do not take part, or it is over.
    """
    entry = tournament.entry_of(user)
    if not tournament.open:
        raise Refusal("tournament-over")
    if entry is None or not any(person.user == user for person in entry.present):
        raise Refusal("tournament-not-in")
    if tournament.status == "signup":
        rest = tuple(person for person in entry.people if person.user != user)
        if not rest:
            return _without(tournament, entry)
        return tournament.with_entry(replace(entry, people=rest, asked=None))
    people = (replace(p, gone=p.gone or p.user == user) for p in entry.people)
    return tournament.with_entry(replace(entry, people=tuple(people)))


def remove(tournament: Tournament, by: UserId, user: UserId, moderator: bool = False) -> Tournament:
    """Take somebody out who does not come: for the host, and for moderators.

    :raises Refusal: it is not theirs to do, that person does not take part, or it is over.
    """
    tournament.must_lead(by, moderator)
    entry = tournament.entry_of(user)
    if entry is None or not any(person.user == user for person in entry.present):
        raise Refusal("tournament-they-not-in")
    return withdraw(tournament, user)


def forget(tournament: Tournament, user: UserId) -> Tournament:
    """Know nothing of a person any more: whom they played with, and where, stays without them.

    While it is not over they take part no more; after that the standing stays.
    """
    if not tournament.names(user):
        return tournament
    if tournament.status == "signup" and tournament.entry_of(user) is not None:
        tournament = withdraw(tournament, user)
    host = tournament.host
    if host.user == user:
        host = Person(FORMER, "", gone=True)
    return replace(
        tournament,
        host=host,
        entries=tuple(
            _forgotten(entry, user, gone=tournament.status != "over")
            for entry in tournament.entries
        ),
    )


def _forgotten(entry: Entry, user: UserId, gone: bool) -> Entry:
    asked = entry.asked
    return replace(
        entry,
        people=tuple(
            Person(FORMER, "", person.gone or gone) if person.user == user else person
            for person in entry.people
        ),
        asked=None if asked is not None and asked.user == user else asked,
    )


def _without(tournament: Tournament, entry: Entry) -> Tournament:
    entries = (other for other in tournament.entries if other.number != entry.number)
    return replace(tournament, entries=tuple(entries))
