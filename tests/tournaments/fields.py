"""Tournaments as values for tests: fields of entries, and results drawn for them."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from bot.storage.rows.ids import ChannelId, GuildId, UserId
from bot.tournaments import course, signing
from bot.tournaments.values import Outcome, Person, Settings, Tournament

NOW = 1_800_000_000.0
HOST = Person(UserId(900), "Host")


def person(number: int) -> Person:
    """Somebody whose name says their number."""
    return Person(UserId(1000 + number), f"P{number}")


def opened(**settings: Any) -> Tournament:
    """A tournament of two people at a table, unless the settings say otherwise."""
    usual: dict[str, Any] = {
        "system": "swiss", "game": "euchre-two", "rules": "", "sides": 2, "team": 1, "clock": 60,
    }  # fmt: skip
    return Tournament(
        id=7,
        guild=GuildId(1),
        channel=ChannelId(5),
        host=HOST,
        settings=Settings(**usual | settings),
        opened_at=NOW,
    )


def begun(count: int, seed: int = 0, **settings: Any) -> Tournament:
    """A tournament of so many people that has begun."""
    tournament = opened(**settings)
    for n in range(count):
        tournament = signing.sign_up(tournament, person(n))
    return course.begin(tournament, HOST.user, False, Random(seed).randrange)


def outcome(rng: Random, sides: int, draws: float = 0.2) -> Outcome:
    """A result of a table with so many sides, some of them equal."""
    points = tuple(rng.randrange(3 if rng.random() < draws else 50) for _ in range(sides))
    places = tuple(1 + sum(other > mine for other in points) for mine in points)
    return Outcome("played", places, points)


def played(tournament: Tournament, rng: Random, now: float = NOW) -> Tournament:
    """The tournament after the round under way, and its break."""
    r = len(tournament.rounds) - 1
    for m, match in enumerate(tournament.rounds[r].matches):
        if match.outcome is None:
            result = outcome(rng, len(match.sides))
            tournament = course.settle(tournament, r, m, result, now)
    tournament = course.rested(tournament, now)
    at = course.next_at(tournament)
    assert at is not None
    return course.go_on(tournament, at)


def played_out(tournament: Tournament, rng: Random) -> Tournament:
    """The tournament at its end."""
    for _ in range(100):
        if tournament.status == "over":
            return tournament
        tournament = played(tournament, rng)
    raise AssertionError("it has no end")


def with_outcomes(tournament: Tournament, *rounds: tuple[tuple[Any, ...], ...]) -> Tournament:
    """The tournament with these matches instead: sides, and points by side."""
    from bot.tournaments.values import BYE, Match, Round

    made = []
    for one in rounds:
        matches = []
        for sides, points in one:
            places = tuple(1 + sum(o > p for o in points) for p in points)
            result = Outcome("played", places, points) if len(sides) > 1 else BYE
            matches.append(Match(sides, outcome=result))
        made.append(Round(tuple(matches), NOW))
    return replace(tournament, rounds=tuple(made))
