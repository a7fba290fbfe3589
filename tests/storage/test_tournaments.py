"""Tournaments in the store: written whole, found again, and gone with their people."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.storage.full import FullStore
from bot.storage.rows.ids import ChannelId, GuildId, TableId, UserId
from bot.storage.rows.people import FORMER
from bot.storage.rows.tournaments import (
    ASKED,
    TournamentMatchRow,
    TournamentPersonRow,
    TournamentRow,
)
from bot.tournaments.rows import row_of, tournament_of
from tests.storage.conftest import Traces
from tests.support.ids import users
from tests.tournaments.fields import begun, opened, person, played

HERE = GuildId(1456074443980800001)
ADA, BO, CY, DI = users(
    1456074443980800025, 1456074443980800026, 1456074443980800027, 1456074443980800028
)


def tournament(guild: GuildId, host: UserId) -> TournamentRow:
    """A tournament of one round in this server."""
    return TournamentRow(
        guild_id=guild,
        channel_id=ChannelId(5),
        host_id=host,
        host_name="Ada",
        status="playing",
        system="swiss",
        game="euchre",
        rules="EUCHRE-1",
        sides=2,
        team=2,
        clock=120,
        opened_at=1.0,
        people=(
            TournamentPersonRow(1, ASKED, CY, "Cy"),
            TournamentPersonRow(1, 0, host, "Ada"),
            TournamentPersonRow(2, 0, BO, "Bo", True),
        ),
        matches=(TournamentMatchRow(0, 0, "1 2", TableId(31), "played", "1 2", "10 4", 9.0),),
    )


async def test_it_is_found_as_it_was_stored(store: FullStore) -> None:
    row = tournament(HERE, ADA)
    number = await store.tournaments.create(row)
    assert await store.tournaments.tournament(number) == replace(row, id=number)
    assert await store.tournaments.tournament(number + 1) is None
    less = replace(row, id=number, people=row.people[:1], matches=(), why="by-hand")
    await store.tournaments.save(less)
    assert await store.tournaments.tournament(number) == less


async def test_those_that_are_open_and_the_newest_of_a_server(store: FullStore) -> None:
    row = tournament(HERE, ADA)
    numbers = [
        await store.tournaments.create(replace(row, status=status, guild_id=guild, told=told))
        for status, guild, told in [
            ("signup", HERE, 0), ("playing", GuildId(2), 1), ("over", HERE, 3), ("over", HERE, -1),
        ]
    ]  # fmt: skip
    found = await store.tournaments.open_ones()
    assert [one.id for one in found] == numbers[:3]  # the end of the third was not shown
    newest = await store.tournaments.newest(HERE, 2)
    assert [one.id for one in newest] == [numbers[3], numbers[2]]


async def test_somebodys_tournaments_are_those_that_go_on_with_them(store: FullStore) -> None:
    """Not those of which somebody is only the host, or was asked to be a partner, or has left."""
    row = tournament(HERE, ADA)
    people = (
        TournamentPersonRow(0, 0, BO, "Bo"),
        TournamentPersonRow(0, ASKED, CY, "Cy"),
        TournamentPersonRow(1, 0, DI, "Di", gone=True),
    )
    numbers = [
        await store.tournaments.create(replace(row, status=status, people=people))
        for status in ("signup", "playing", "over", "cancelled")
    ]
    assert [one.id for one in await store.tournaments.of_person(BO)] == numbers[:2]
    for other in (ADA, CY, DI):
        assert await store.tournaments.of_person(other) == ()


async def test_nobody_is_named_once_they_are_forgotten(store: FullStore, traces: Traces) -> None:
    """Their matches and results stay with the others."""
    number = await store.tournaments.create(tournament(HERE, ADA))
    assert await store.tournaments.naming(BO) == (number,)
    for user in (BO, CY, ADA):
        told = await store.people.all_about(user)
        assert told["tournament_people"], user
        assert str(BO if user != BO else ADA) not in str(told)
        assert await store.people.forget(user)
    kept = await store.tournaments.tournament(number)
    assert kept is not None
    assert (kept.host_id, kept.host_name) == (FORMER, "")
    assert {(one.user_id, one.name) for one in kept.people} == {(FORMER, "")}
    assert kept.matches
    read = tournament_of(kept)
    assert [entry.active for entry in read.entries] == [False, False]
    over = tournament_of(replace(kept, status="over"))
    gone = [person.gone for entry in over.entries for person in entry.people]
    assert gone == [False, True], "who played to the end keeps their place"
    assert read.entries[0].asked is None
    await store.close()  # the last are swept out now
    for user in (ADA, BO, CY):
        assert not any(traces(user).values())


@given(count=st.integers(2, 9), rounds=st.integers(0, 4), seed=st.integers(0, 99))
@settings(max_examples=20, deadline=None)
def test_what_is_read_is_what_was_written(count: int, rounds: int, seed: int) -> None:
    one = begun(count, seed, rounds=5, starts_at=7.5)
    for _ in range(rounds):
        if one.status == "playing":
            one = played(one, Random(seed))
    assert tournament_of(row_of(one)) == one
    assert tournament_of(row_of(opened())) == opened()


def test_somebody_who_was_asked() -> None:
    from bot.tournaments.signing import sign_up

    one = sign_up(opened(team=2), person(1), person(2))
    assert tournament_of(row_of(one)) == one


@pytest.mark.parametrize(
    "row",
    [replace(row_of(opened()), system="arena"), replace(row_of(opened()), status="paused")],
)
def test_what_another_version_wrote(row: TournamentRow) -> None:
    with pytest.raises(ValueError, match="tournament 7"):
        tournament_of(row)


def test_an_outcome_that_another_version_wrote() -> None:
    row = row_of(played(begun(2), Random(1)))
    odd = replace(row, matches=(replace(row.matches[0], how="lost"),))
    with pytest.raises(ValueError, match="lost"):
        tournament_of(odd)


async def test_the_open_ones_are_found_by_an_index(store: FullStore, path: Path) -> None:
    from bot.storage.tournaments import _NEWEST, _OPEN

    assert store
    with closing(sqlite3.connect(path)) as db:
        for asked, values in ((_OPEN, ()), (_NEWEST, (1, 2))):
            plan = [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {asked}", values)]
            assert "INDEX tournaments_" in plan[0], plan
