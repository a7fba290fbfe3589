"""A match as a table: who sits where, and what its end means for the match."""

from dataclasses import replace

from bot.rules import Seat, Seed
from bot.rules.kit.seats import around
from bot.tables.model.chairs import Chair
from bot.tables.model.fixtures import Fixture
from bot.tables.model.lobby import HOUSE, Lobby
from bot.tables.model.refusals import Refusal
from bot.tables.model.state import TableState
from bot.tournaments.values import ROBOTS, UNPLAYED, Match, Outcome, Settings, Tournament

KIND = "tournament"
"""The kind of fixture that the tables of a tournament are part of."""
MOST_TEAM = 2
"""People on a side at most."""


def lobby_by(settings: Settings, host: Chair) -> Lobby:
    """The lobby of a tournament's game by its rules, with its host on the first chair.

    :raises Refusal: there is no such game, or there are no such rules any more.
    """
    assert host.user is not None
    lobby = Lobby.open(settings.game, HOUSE, host.user, host.name)
    ruled = lobby.with_code(settings.rules) if settings.rules else lobby
    size = settings.sides * settings.team
    return ruled if len(ruled.chairs) == size else ruled.resize(size)


def lowest_wins(tournament: Tournament) -> bool:
    """Whether the lowest score wins a match; no, where its rules are not to be had any more."""
    host = tournament.host
    try:
        lobby = lobby_by(tournament.settings, Chair(user=host.user, name=host.name))
    except Refusal:
        return False
    return lobby.options.lowest_wins


def shape_of(lobby: Lobby) -> tuple[int, int]:
    """The number of sides at a table, and of people on each.

    :raises Refusal: the sides are larger than a pair, or not all alike.
    """
    sides = lobby.game.sides(lobby.options, len(lobby.chairs))
    sizes = {len(side) for side in sides}
    if len(sizes) != 1 or max(sizes) > MOST_TEAM or len(sides) < 2:
        raise Refusal("tournament-game")
    return len(sides), sizes.pop()


def lobby_of(tournament: Tournament, match: Match) -> Lobby:
    """The lobby of a match: a chair kept for everybody who is to play, robots on the others.

    :raises Refusal: the game or its rules are not to be had any more.
    """
    settings, host = tournament.settings, tournament.host
    lobby = lobby_by(settings, Chair(user=host.user, name=host.name))
    chairs: dict[int, Chair] = {}
    for number, seats in zip(match.sides, _sides(lobby), strict=True):
        people = [] if number == ROBOTS else [*tournament.entry(number).present]
        for n, seat in enumerate(seats):
            if n < len(people):
                chairs[seat] = Chair(kept=people[n].user, kept_name=people[n].name)
            else:
                robots = sum(chair.robot is not None for chair in chairs.values())
                chairs[seat] = Chair(robot=robots + 1)
    return replace(
        lobby,
        chairs=tuple(chairs[n] for n in range(len(lobby.chairs))),
        clock=settings.clock,
        locked=True,
        takebacks="misclick",
        hints="off",
    )


def fixture_of(tournament: Tournament, r: int, m: int) -> Fixture:
    """The fixture of a match, which its table carries."""
    return Fixture(KIND, f"{tournament.id} {r} {m}", tournament.settings.deals)


def number_of(fixture: Fixture) -> int | None:
    """The number of the tournament that a table is part of; ``None``: of none."""
    return int(fixture.which.partition(" ")[0]) if fixture.kind == KIND else None


def outcome_of(table: TableState, seeds: tuple[Seed, ...]) -> Outcome:
    """The outcome of a match from the end of its table; ``seeds`` are those of its game.

    A game that was broken off gives nobody anything.
    """
    session = table.session
    if session is None or session.result is None or not seeds:
        return UNPLAYED
    players = len(session.chairs)
    sides = session.game.sides(session.options, players)
    # The lobby's chairs in the order of the seats, the first of which was drawn from the seed.
    drawn = around(seeds[0].below("seats")(players), players)
    entries = [next(n for n, side in enumerate(sides) if drawn[s[0]] in side) for s in sides]
    places, scores = session.result.places(sides), session.result.scores
    points = [scores[side[0]] for side in sides]
    found = sorted(zip(entries, places, points, strict=True))
    return Outcome("played", tuple(p for _, p, _ in found), tuple(p for _, _, p in found))


def _sides(lobby: Lobby) -> tuple[tuple[Seat, ...], ...]:
    return lobby.game.sides(lobby.options, len(lobby.chairs))
