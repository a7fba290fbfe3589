"""Which server every row belongs to, and that nothing of a server is left when it goes."""

import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.storage import servers
from bot.storage.full import FullStore
from bot.storage.rows.boards import BoardChoice
from bot.storage.rows.duplicates import DealRow, PartRow, PlaceRow, SetRow
from bot.storage.rows.evenings import EveningRow, GuestRow
from bot.storage.rows.ids import (
    NO_EVENING,
    NO_SERVER,
    ChannelId,
    GuildId,
    MessageId,
    TableId,
    UserId,
)
from bot.storage.rows.people import BlockRow, GuildRow, PersonRow, PresetRow, ToldRow, WantedRow
from bot.storage.rows.results import Finish, ResultRow
from bot.storage.rows.tables import GameRow, HandRow, MoveRow, NoteRow, SeatRow, TableRow
from bot.storage.servers import AT_ONCE
from bot.storage.subject import Db
from bot.tables.model import ratings
from tests.storage.conftest import Connect, Traces
from tests.storage.test_tournaments import tournament
from tests.support.ids import users

HERE, THERE = GuildId(1456074443980800001), GuildId(1456074443980800002)
ADA, BO, CY, DI = users(*(1456074443980800025 + n for n in range(4)))
BELONGS = {
    "tables": "server",
    "boards": "server",
    "guilds": "server",
    "board_choices": "server",
    "seasons": "server",
    "presets": "server",
    "usual_rules": "server",
    "wanted": "server",
    "servers_gone": "server",
    "welcomed": "server",
    "duplicates": "server",
    "duplicate_places": "set",
    "duplicate_deals": "set",
    "duplicate_parts": "set",
    "evenings": "server",
    "evening_guests": "evening",
    "tournaments": "server",
    "tournament_people": "tournament",
    "tournament_matches": "tournament",
    "seats": "table",
    "games": "table",
    "notes": "table",
    "hands": "table",
    "turns": "table",
    "moves": "game",
    "results": "game",
    "played": "game",
    "reviews": "game",
    "outcomes": "game",
    "standings": "board",
    "curve": "board",
    "meetings": "board",
    "tallies": "board",
    "parties": "party",
    "party_members": "party",
    "people": "person",
    "direct_channels": "person",
    "achievements": "person",
    "wanted_told": "person",
    "blocks": "person",
    "dailies": "program",
    "daily_answers": "program",
    "daily_attempts": "person",
    "daily_counts": "program",
    "daily_field": "server",
    "daily_marks": "program",
    "daily_members": "server",
    "daily_standings": "server",
    "marks": "program",
    "schema_migrations": "program",
    "processes": "program",
    "leases": "program",
    "handed": "program",
}
"""The tie of a table to a server: its own column, or by way of a table, a game, a board …"""


def rows(connect: Connect, sql: str, *values: object) -> list[tuple[object, ...]]:
    with connect() as db:
        return db.execute(sql, values).fetchall()


def whole(connect: Connect) -> dict[str, list[tuple[object, ...]]]:
    """Every row of every table, but for what a writer counts."""
    own = " WHERE name NOT LIKE 'writer-%'"
    asked = {name: f"SELECT * FROM {name}{own if name == 'marks' else ''}" for name in BELONGS}
    return {name: sorted(rows(connect, sql), key=repr) for name, sql in asked.items()}


def tables(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as db:
        found = db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return {str(name) for (name,) in found if not str(name).startswith("sqlite_")}


def unlisted(path: Path) -> set[str]:
    return tables(path) ^ set(BELONGS)


def test_every_table_belongs_somewhere(store: FullStore, path: Path) -> None:
    assert store
    assert unlisted(path) == set(), "say whose these are; bot/storage/servers.py takes them away"


def test_the_page_tells_of_every_table(store: FullStore, path: Path) -> None:
    assert store
    readme = Path(servers.__file__).parent / "README.md"
    page = readme.read_text("utf-8").partition("## Every table")[2].partition("\n## ")[0]
    cells = [line.split(" | ")[1] for line in page.splitlines() if line.count(" | ") == 2]
    told = [name for cell in cells for name in re.findall(r"`(\w+)`", cell)]
    assert sorted(told) == sorted(tables(path))


def test_a_new_table_is_seen(store: FullStore, path: Path) -> None:
    assert store
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE trophies (guild_id INTEGER)")
    assert unlisted(path) == {"trophies"}


def test_what_has_a_server_of_its_own_says_so(
    store: FullStore, path: Path, connect: Connect
) -> None:
    assert store
    for table in tables(path):
        asked = f"SELECT name FROM pragma_table_info('{table}')"
        named = {name for (name,) in rows(connect, asked)}
        own = BELONGS[table] == "server"
        assert not own or "guild_id" in named, table
        if "guild_id" in named:
            assert own or BELONGS[table] in ("table", "game"), table


async def play(
    store: FullStore,
    table: TableRow,
    game: GameRow,
    guild: GuildId,
    people: tuple[UserId, ...],
    at: float,
) -> int:
    """A finished, rated game of two partnerships; the answer is its table."""
    seats = tuple(SeatRow(user_id=user, name=f"P{user % 100}") for user in people)
    row = replace(table, guild_id=guild, host_id=people[0], seats=seats, updated_at=at)
    number = await store.tables.create_table(row)
    row = replace(row, id=number, state="playing")
    told = ", ".join(f"{seat} {user}" for seat, user in enumerate(people))
    started = await store.tables.start_game(row, game, notes=[NoteRow(f"seats {told}", at)])
    await store.tables.set_hand(
        HandRow(
            table_id=number, user_id=people[0], channel_id=ChannelId(1), message_id=MessageId(2)
        )
    )
    moves = [MoveRow(n, n % 4, f"play {n}", at, people[n % 4]) for n in range(8)]
    results = tuple(
        ResultRow(user, seat, seat % 2 == 0, 10, side=seat % 2, place=1 + seat % 2, feats="made 1")
        for seat, user in enumerate(people)
    )
    finish = Finish(at=at, fingerprint="f", preset="house", results=results, rate=ratings.rate)
    await store.tables.append(started, moves, finish=finish)
    return number


async def furnish(store: FullStore, guild: GuildId, person: UserId) -> None:
    """All that a server has chosen, and what somebody wants there."""
    assert await store.servers.welcome(guild, 1.0)
    assert not await store.servers.welcome(guild, 2.0), "once"
    await store.people.save_guild(GuildRow(guild_id=guild, language="de"))
    await store.seasons.save_choice(BoardChoice(guild_id=guild, season_months=1), 0.0)
    preset = PresetRow(0, guild, "euchre", "Ours", "ours", "target=7", 0.0)
    await store.presets.set_usual_rules(guild, "euchre", await store.presets.save_preset(preset, 9))
    await store.social.want(WantedRow(guild, "euchre", person, 0.0))
    guests = (GuestRow(person, "P", 0.0),)
    await store.evenings.plan(
        EveningRow(
            id=NO_EVENING, guild_id=guild, channel_id=ChannelId(1), host_id=person,
            rules="r", at=9e9, made_at=0.0, guests=guests,
        ),
        9,
    )  # fmt: skip
    await store.tournaments.create(tournament(guild, person))
    assert not await store.servers.welcome(guild, 4.0), "it is known already"
    await store.servers.leave(guild, 5.0)
    await store.dailies.join(person, guild, 1)


async def duplicate(store: FullStore, guild: GuildId, person: UserId) -> None:
    """A duplicate set in which somebody has played a deal."""
    row = SetRow(
        guild_id=guild, channel_id=ChannelId(1), host_id=person, game="euchre", preset="house",
        options="", level="normal", form="teams", scale="points", deals=8, minutes=8,
        created_at=1.0, updated_at=1.0,
    )  # fmt: skip
    number = await store.duplicates.create(row, [PlaceRow(0, person, "P"), PlaceRow(1)])
    row = replace(row, id=number, state="playing", contestants=2)
    deals = [DealRow(1, 0, TableId(number * 100), 9.0, "2 0 2 0")]
    parts = [PartRow(1, 0, person, 1.0)]
    await store.duplicates.save(row, deals=deals, parts=parts)


async def test_nothing_of_a_server_is_left(
    store: FullStore, connect: Connect, table: TableRow, game: GameRow
) -> None:
    """In several steps; the other server has everything it had."""
    for user in (ADA, BO, CY, DI):
        await store.people.save_person(PersonRow(user_id=user, name=f"P{user % 100}"))
    await furnish(store, THERE, CY)
    await play(store, table, game, THERE, (ADA, CY, BO, DI), 1e9)
    await duplicate(store, THERE, CY)
    before = whole(connect)
    await furnish(store, HERE, ADA)
    await duplicate(store, HERE, ADA)
    for n in range(AT_ONCE + 3):
        await play(store, table, game, HERE, (ADA, BO, CY, DI), 1e9 + n)
    assert await store.servers.known() == {HERE, THERE}
    await store.servers.forget(HERE)
    assert await store.servers.known() == {THERE}
    assert await store.servers.gone() == {THERE: 5.0}
    after = whole(connect)
    assert after == before
    assert (await store.health()).faults == ()
    await store.servers.forget(HERE)
    assert whole(connect) == before


async def test_a_large_server_goes_in_steps(
    store: FullStore, connect: Connect, monkeypatch: pytest.MonkeyPatch,
    table: TableRow, game: GameRow,
) -> None:  # fmt: skip
    """Everybody who plays elsewhere waits for each: none takes away more than a few hundred rows.

    All of a server with thousands of players in one took ten seconds.
    """
    many = [UserId(ADA + 100 + n) for n in range(200)]
    await play(store, table, game, HERE, (ADA, BO, CY, DI), 1e9)
    with connect() as db:
        ((board,),) = db.execute("SELECT id FROM boards").fetchall()
        db.execute("INSERT INTO parties (id, members) VALUES (?, ?)", (900, f"{many[0]} {many[1]}"))
        for user in many[:2]:
            db.execute("INSERT INTO party_members (user_id, party_id) VALUES (?, 900)", (user,))
        for who in (*many, -900):
            db.execute(
                "INSERT INTO standings SELECT board_id, period, ?, pair, listed, games, wins,"
                " points, deals, per_deal, contracts, made, casual, casual_wins, rated, mu, sigma,"
                " rating, streak, best_streak FROM standings WHERE board_id = ? AND who = ?",
                (who, board, ADA),
            )
        for user in many:
            db.execute("INSERT INTO tallies VALUES (?, ?, 'made', 1)", (board, user))
            db.execute("INSERT INTO meetings VALUES (?, ?, 0, ?, 1, 1)", (board, user, ADA))
            db.execute("INSERT INTO daily_members VALUES (?, ?)", (HERE, user))
            for period in range(4):
                of = (HERE, period, user)
                db.execute("INSERT INTO daily_standings VALUES (?, 'week', ?, 'g', ?, 1.0, 1)", of)
        for day in range(400):
            db.execute("INSERT INTO daily_field VALUES (?, ?, 'g', 1, 1)", (HERE, day))
    for user in many:
        await store.people.save_person(PersonRow(user_id=user, name="P"))
    steps = list[int]()
    honest = servers.forget_some

    def counted(db: Db, guild_id: GuildId, most: int) -> bool:
        before = db.total_changes
        more = honest(db, guild_id, most)
        steps.append(db.total_changes - before)
        return more

    monkeypatch.setattr(servers, "forget_some", counted)
    await store.servers.forget(HERE)
    assert max(steps) <= 300, steps
    for name in ("standings", "tallies", "meetings", "parties", "daily_field", "daily_standings"):
        assert rows(connect, f"SELECT count(*) FROM {name}") == [(0,)], name
    assert rows(connect, "SELECT count(*) FROM people") == [(0,)]
    assert await store.servers.known() == frozenset()


async def test_people_stay_where_something_else_tells_of_them(
    store: FullStore, connect: Connect, traces: Traces, table: TableRow, game: GameRow
) -> None:
    """By a seat elsewhere, or a choice of their own; of the others nothing is left."""
    for user in (ADA, BO, CY, DI):
        await store.people.save_person(PersonRow(user_id=user, name=f"P{user % 100}"))
    await store.social.save_told(ToldRow(BO, 1.0))
    await store.social.save_told(ToldRow(CY, 1.0))
    await store.social.block(BlockRow(CY, UserId(99), "Eve", 0.0))
    await store.tables.create_table(
        replace(table, guild_id=THERE, host_id=UserId(1), seats=(SeatRow(ADA),))
    )
    await play(store, table, game, HERE, (ADA, BO, CY, DI), 1e9)
    await store.servers.forget(HERE)
    assert rows(connect, "SELECT user_id FROM people ORDER BY 1") == [(ADA,), (CY,)]
    assert rows(connect, "SELECT user_id FROM wanted_told") == [(CY,)]
    for user in (BO, DI):
        assert not any(traces(user).values())


async def test_practice_tables_go_when_they_have_been_closed_long_enough(
    store: FullStore, connect: Connect, table: TableRow, game: GameRow
) -> None:
    """They count nowhere; those that are open, or closed but lately, stay."""
    await store.people.save_person(PersonRow(user_id=ADA, name="Ada"))
    old = await play(store, table, game, NO_SERVER, (ADA, BO, CY, DI), 1000.0)
    new = await play(store, table, game, NO_SERVER, (ADA, BO, CY, DI), 3000.0)
    still = await store.tables.create_table(replace(table, guild_id=GuildId(0), updated_at=10.0))
    here = await play(store, table, game, HERE, (ADA, BO, CY, DI), 1000.0)
    counted = "SELECT DISTINCT guild_id FROM standings JOIN boards ON id = board_id"
    assert rows(connect, counted) == [(HERE,)]
    assert await store.boards.rebuild(ratings.rate) == 1
    assert await store.servers.forget_practice(2000.0) == 1
    assert rows(connect, "SELECT id FROM tables ORDER BY id") == [(new,), (still,), (here,)]
    assert rows(connect, "SELECT count(*) FROM boards WHERE guild_id = 0") == [(1,)]
    assert await store.servers.forget_practice(4000.0) == 1
    assert await store.servers.forget_practice(4000.0) == 0
    assert rows(connect, "SELECT count(*) FROM boards WHERE guild_id = 0") == [(0,)]
    assert rows(connect, "SELECT name FROM people") == [("Ada",)]
    assert old and (await store.health()).faults == ()


async def test_of_practice_that_goes_only_practice_is_read(
    store: FullStore, engine: str, connect: Connect
) -> None:
    assert store
    with connect() as db:
        how = "QUERY PLAN "
        if engine == "postgres":
            how = ""
            for setting in ("enable_seqscan", "enable_bitmapscan", "enable_sort"):
                db.execute("SELECT set_config(?, 'off', false)", (setting,))
        plan = str(db.execute(f"EXPLAIN {how}{servers.OLD_PRACTICE}", (0, 1.0, 20)).fetchall())
    assert "tables_by_host" in plan and "TEMP B-TREE" not in plan and "Sort" not in plan, plan


@pytest.mark.parametrize("child", ["outcomes", "curve", "party_members", "results", "moves"])
def test_what_refers_to_a_row_that_goes_is_found_by_an_index(
    store: FullStore, path: Path, connect: Connect, child: str
) -> None:
    """SQLite looks for it each time a row goes."""
    assert store and path
    for key in rows(connect, f"PRAGMA foreign_key_list({child})"):
        asked = f"EXPLAIN QUERY PLAN SELECT 1 FROM {child} WHERE {key[3]} = 1"
        assert str(rows(connect, asked)[0][3]).startswith("SEARCH"), key


async def test_away_since_the_first_time(store: FullStore) -> None:
    await store.servers.leave(HERE, 1.0)
    await store.servers.leave(HERE, 9.0)
    assert await store.servers.gone() == {HERE: 1.0}
    await store.servers.come_back(HERE)
    assert await store.servers.gone() == {}
