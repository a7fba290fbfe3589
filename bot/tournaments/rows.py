"""A tournament in the terms of the store, and back: rows of numbers and words."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import cast, get_args

from bot.storage.rows.tournaments import (
    ASKED,
    TournamentMatchRow,
    TournamentPersonRow,
    TournamentRow,
)
from bot.tournaments.values import (
    Entry,
    How,
    Match,
    Outcome,
    Person,
    Round,
    Settings,
    Status,
    System,
    Tournament,
)


def row_of(tournament: Tournament) -> TournamentRow:
    """A tournament as it is stored."""
    settings = tournament.settings
    return TournamentRow(
        id=tournament.id,
        guild_id=tournament.guild,
        channel_id=tournament.channel,
        message_id=tournament.message,
        host_id=tournament.host.user,
        host_name=tournament.host.name,
        status=tournament.status,
        why=tournament.why,
        system=settings.system,
        game=settings.game,
        rules=settings.rules,
        sides=settings.sides,
        team=settings.team,
        clock=settings.clock,
        deals=settings.deals,
        rounds=settings.rounds,
        planned=tournament.planned,
        told=tournament.told,
        opened_at=tournament.opened_at,
        starts_at=settings.starts_at,
        people=tuple(_people(tournament.entries)),
        matches=tuple(_matches(tournament.rounds)),
    )


def _people(entries: Iterable[Entry]) -> Iterator[TournamentPersonRow]:
    for entry in entries:
        for n, person in enumerate(entry.people):
            yield TournamentPersonRow(entry.number, n, person.user, person.name, person.gone)
        if entry.asked is not None:
            yield TournamentPersonRow(entry.number, ASKED, entry.asked.user, entry.asked.name)


def _matches(rounds: Iterable[Round]) -> Iterator[TournamentMatchRow]:
    for r, one in enumerate(rounds):
        for m, match in enumerate(one.matches):
            outcome = match.outcome
            yield TournamentMatchRow(
                r,
                m,
                _text(match.sides),
                match.table,
                outcome.how if outcome else "",
                _text(outcome.places) if outcome else "",
                _text(outcome.points) if outcome else "",
                one.over_at,
            )


def _text(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


def tournament_of(row: TournamentRow) -> Tournament:
    """A tournament from its row.

    :raises ValueError: a system or a status that this program does not know.
    """
    if row.system not in get_args(System) or row.status not in get_args(Status):
        raise ValueError(f"tournament {row.id} is {row.system!r}, {row.status!r}")
    return Tournament(
        id=row.id,
        guild=row.guild_id,
        channel=row.channel_id,
        message=row.message_id,
        host=Person(row.host_id, row.host_name, gone=not row.host_id),
        status=cast(Status, row.status),
        why=row.why,
        planned=row.planned,
        told=row.told,
        opened_at=row.opened_at,
        settings=Settings(
            system=cast(System, row.system),
            game=row.game,
            rules=row.rules,
            sides=row.sides,
            team=row.team,
            clock=row.clock,
            deals=row.deals,
            rounds=row.rounds,
            starts_at=row.starts_at,
        ),
        entries=tuple(
            _entry(number, [*people], row.status)
            for number, people in groupby(row.people, key=lambda person: person.entry)
        ),
        rounds=tuple(
            _round([*matches]) for _, matches in groupby(row.matches, key=lambda match: match.round)
        ),
    )


def _entry(number: int, rows: list[TournamentPersonRow], status: str) -> Entry:
    # People who had themselves forgotten take part no more, whatever was written meanwhile.
    over = status == "over"
    people = (
        Person(row.user_id, row.name, row.gone or not (row.user_id or over))
        for row in rows
        if row.position != ASKED
    )
    asked = (Person(row.user_id, row.name) for row in rows if row.position == ASKED and row.user_id)
    return Entry(number=number, people=tuple(people), asked=next(asked, None))


def _round(rows: list[TournamentMatchRow]) -> Round:
    return Round(tuple(map(_match, rows)), rows[0].over_at)


def _match(row: TournamentMatchRow) -> Match:
    outcome = None
    if row.how:
        if row.how not in get_args(How):
            raise ValueError(f"a match of a tournament is {row.how!r}")
        outcome = Outcome(cast(How, row.how), _numbers(row.places), _numbers(row.points))
    return Match(_numbers(row.sides), row.table_id, outcome)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))
