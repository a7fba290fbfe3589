"""A match as a table: whose chairs are kept, and what its end means, wherever seats were drawn."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.rules import CHANCE, GAMES, Log, Seed
from bot.storage.rows.ids import ChannelId, GameId, GuildId
from bot.tables.model.from_log import session_of
from bot.tables.model.lobby import Lobby
from bot.tables.model.refusals import Refusal
from bot.tables.model.rows import new_table
from bot.tables.model.state import Moment, TableState
from bot.tables.verbs.start import begun as began
from bot.tournaments import course, signing
from bot.tournaments.tables import fixture_of, lobby_of, outcome_of, shape_of
from bot.tournaments.values import UNPLAYED, Match, Tournament
from tests.tournaments.fields import HOST, NOW, opened, person


def of_game(key: str, count: int) -> Tournament:
    """A tournament of a game that has begun, whatever sides that has."""
    sides, team = shape_of(Lobby.open(key, "house", HOST.user, HOST.name))
    tournament = opened(game=key, sides=sides, team=team, clock=120, deals=2)
    for n in range(count):
        tournament = signing.sign_up(tournament, person(n))
    return course.begin(tournament, HOST.user, False, Random(1).randrange)


def the_table(tournament: Tournament, m: int = 0) -> TableState:
    lobby = lobby_of(tournament, tournament.rounds[0].matches[m])
    return new_table(lobby, GuildId(1), ChannelId(5), False, NOW, NOW + 180)


@pytest.mark.parametrize("key", GAMES)
def test_every_game_can_be_played_in_a_tournament(key: str) -> None:
    """A chair for everybody of the match, robots on what is left, partners on one side."""
    tournament = of_game(key, 9)
    settings = tournament.settings
    for m, match in enumerate(tournament.rounds[0].matches):
        if match.is_bye:
            continue
        lobby = the_table(tournament, m).lobby
        assert (lobby.game_key, lobby.clock, lobby.locked, lobby.hints) == (key, 120, True, "off")
        assert not any(chair.empty and chair.kept is None for chair in lobby.chairs)
        robots = [chair.robot for chair in lobby.chairs if chair.robot]
        assert len(robots) == len({*robots})
        sides = lobby.game.sides(lobby.options, len(lobby.chairs))
        assert len(sides) == settings.sides
        for number, side in zip(match.sides, sides, strict=True):
            kept = {lobby.chairs[seat].kept for seat in side} - {None}
            there = {p.user for p in tournament.entry(number).present} if number else set()
            assert kept == there


def test_whoever_has_gone_is_a_robot() -> None:
    tournament = of_game("euchre", 8)
    gone = tournament.entries[0].people[0]
    tournament = signing.withdraw(tournament, gone.user)
    m = next(m for m, match in enumerate(tournament.rounds[0].matches) if 1 in match.sides)
    chairs = the_table(tournament, m).lobby.chairs
    assert gone.user not in [chair.kept for chair in chairs]
    assert sum(chair.robot is not None for chair in chairs) == 1


def test_what_a_table_is_part_of() -> None:
    assert str(fixture_of(of_game("euchre", 4), 1, 3)) == "tournament 7 1 3"
    assert fixture_of(of_game("euchre", 4), 1, 3).deals == 2


def played_out(table: TableState, seed: Seed) -> TableState:
    """The table after its game, at random; everybody came."""
    chairs = tuple(replace(c, user=c.kept, kept=None, name=c.kept_name) if c.kept else c
                   for c in table.lobby.chairs)  # fmt: skip
    table = replace(table, lobby=replace(table.lobby, chairs=chairs))
    table = began(table, Moment(now=NOW), seed).state
    session, rng = table.session, Random(1)
    assert session is not None
    while session.turn:
        seat = session.turn[0]
        if seat == CHANCE:
            action = session.game.chance(session.state, seed.below(f"deal {session.deals + 1}"))
        else:
            action = session.game.legal(session.view(seat)).sample(rng)
        session = session.plus(seat, action)
    return replace(table, session=session, status="over")


@pytest.mark.parametrize("key", ["euchre", "euchre-two", "cutthroat", "widow-pitch"])
@pytest.mark.parametrize("number", range(3))
def test_the_result_is_theirs_wherever_they_sat(key: str, number: int) -> None:
    tournament = of_game(key, 8)
    match, seed = tournament.rounds[0].matches[0], Seed(bytes([number]) * 32)
    table = played_out(the_table(tournament), seed)
    outcome = outcome_of(table, (seed,))
    assert (outcome.how, len(outcome.places)) == ("played", len(match.sides))
    result = table.session.result
    for entry, place, points in zip(match.sides, outcome.places, outcome.points, strict=True):
        for one in tournament.entry(entry).people:
            seat = table.session.seat_of(one.user)
            assert result.scores[seat] == points
            assert (seat in result.winners) == (place == 1)


def test_what_was_broken_off_gives_nobody_anything() -> None:
    table = the_table(of_game("euchre", 4))
    assert outcome_of(replace(table, status="ended"), ()) == UNPLAYED
    seed = Seed(bytes(32))
    head = Log(
        game="euchre", version=1, options=str(table.lobby.options), players=4,
        commitment=seed.commitment,
    )  # fmt: skip
    session = session_of(GameId(1), head, table.lobby.chairs)
    assert outcome_of(replace(table, session=session, status="ended"), (seed,)) == UNPLAYED


def test_sides_larger_than_a_pair() -> None:
    lobby = Lobby.open("double-pepper", "house", HOST.user, HOST.name).resize(6)
    with pytest.raises(Refusal, match="tournament-game"):
        shape_of(lobby)


def test_a_game_that_is_no_more() -> None:
    with pytest.raises(Refusal):
        lobby_of(
            replace(of_game("euchre", 2), settings=opened(game="whist").settings), Match((1, 2))
        )
