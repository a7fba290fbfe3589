"""The commands of an operator whose database is on a server."""

import asyncio
import json
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.ops.exports import written
from bot.ops.heartbeat import Pulse, pulse_file
from bot.ops.settings import SettingsError, load
from bot.storage.address import ServerAddress
from bot.storage.engines import held
from bot.storage.forgotten import AGAIN, ALIVE, Forgotten
from bot.storage.full import MIGRATIONS
from bot.storage.postgres import restored
from bot.storage.postgres.store import PostgresStore, prepare
from bot.storage.rows.ids import UserId
from bot.storage.rows.people import PersonRow
from bot.storage.rows.tables import TableRow
from bot.storage.store import RESTORED, StoreError
from tests.support.postgres import Server

CLEAN = ("--clean", "--if-exists", "--single-transaction")
SECRET = "postgresql://knave:s3cret@db/knave"


@pytest.fixture
def kept(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[ServerAddress]:
    """A new database that is set, in a folder of its own."""
    address = server.database()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("KNAVE_DATABASE", address.url)
    yield address
    server.drop(address)


async def opened_table(address: ServerAddress, table: TableRow) -> int:
    store = PostgresStore(address)
    await store.open()
    number = await store.tables.create_table(table)
    await store.marks.set_mark(ALIVE, str(500 * number))
    await store.people.save_person(PersonRow(user_id=UserId(11), name="Ada"))
    await store.close()
    return number


def test_check(kept: ServerAddress, table: TableRow, capsys: pytest.CaptureFixture[str]) -> None:
    main(["check"])
    told = capsys.readouterr().out
    assert "can be used, on PostgreSQL 1" in told and "its tables are made at the first" in told
    asyncio.run(opened_table(kept, table))
    main(["check"])
    told = capsys.readouterr().out
    assert "1 tables (1 open), 0 games with 0 moves" in told
    assert "sqlite" not in told and "WAL-reset" not in told


def test_check_finds_a_user_who_may_make_no_tables(
    kept: ServerAddress,
    server: Server,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """As everyone but a database's owner since PostgreSQL 15: the bot would not start."""
    server.say("postgres", "CREATE ROLE guest LOGIN")
    name = kept.url.partition("?")[0].rpartition("/")[2]
    server.say(name, "REVOKE CREATE ON SCHEMA public FROM PUBLIC")  # as older servers have it
    try:
        monkeypatch.setenv("KNAVE_DATABASE", kept.url.replace("knave@", "guest@"))
        main(["check"])
        told = capsys.readouterr().out
        assert "refuses its user this: to create tables in the schema public." in told
        assert "can be used" not in told
    finally:
        server.say("postgres", "DROP ROLE guest")


def test_no_password_is_shown(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    settings = load({"KNAVE_DATABASE": SECRET}, None)
    assert isinstance(settings.database, ServerAddress) and settings.database.url == SECRET
    assert not [row for row in settings.describe() if "s3cret" in row.value]
    assert "s3cret" not in repr(settings)
    for wrong in (
        "mysql://knave:s3cret@db/knave",
        "http://u:s3cret@x",
        "postgresql+asyncpg://knave:s3cret@db/knave",
        "postgresql:/knave:s3cret@db/knave",
        "postgresql://knave:s3cret%00@db/knave",
    ):
        with pytest.raises(
            SettingsError, match="must be the path of a file, or postgresql://"
        ) as e:
            load({"KNAVE_DATABASE": wrong}, None)
        assert "s3cret" not in str(e.value)


@pytest.mark.parametrize(
    "url", ["PostgreSQL://knave:s3cret@127.0.0.1:1/x", "postgresql://knave:s3cret@[::1/x"]
)
def test_no_password_is_shown_of_an_address_that_cannot_be_read(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    url: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("KNAVE_DATABASE", url)
    assert main(["check"]) == 2
    told = capsys.readouterr()
    assert "wrong: The database postgresql://knave@" in told.out
    assert "s3cret" not in told.out + told.err


def test_what_is_for_files_says_what_is_for_servers(
    kept: ServerAddress, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup", str(tmp_path / "copy.db")]) == 2
    said = f"knave: The database {kept} is on a PostgreSQL server: use pg_dump"
    assert capsys.readouterr().err.startswith(said)
    (tmp_path / "copy.db").write_bytes(b"")
    assert main(["restore", str(tmp_path / "copy.db")]) == 2
    assert "use pg_restore --clean --if-exists" in capsys.readouterr().err


def test_health_is_read_where_the_bot_runs(
    kept: ServerAddress, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["health"]) == 1
    assert capsys.readouterr().err == f"No bot is running on {kept}.\n"
    assert pulse_file(kept) == tmp_path / "knave-alive"
    pulse_file(kept).write_text(json.dumps(asdict(Pulse(time.time(), 1, True, "", 0.0))))
    assert main(["health"]) == 0


def test_health_of_several_before_the_first_start(
    kept: ServerAddress, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The health check of a container asks while the tables are not made yet."""
    monkeypatch.setenv("KNAVE_PROCESSES", "2")
    assert main(["health"]) == 1
    assert capsys.readouterr().err == "No process is running on this database.\n"


def test_dumped_and_restored(
    kept: ServerAddress,
    server: Server,
    tmp_path: Path,
    table: TableRow,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """As the operator's page says; no number that was given away since means another table."""
    assert main(["after-restore"]) == 2
    assert capsys.readouterr().err.endswith("is empty: run pg_restore first.\n")
    assert asyncio.run(opened_table(kept, table)) == 1
    dump = f"{server.folder}/dump"
    server.program("pg_dump", "--format=custom", f"--file={dump}", f"--dbname={kept.url}")
    assert asyncio.run(opened_table(kept, table)) == 2
    server.program("pg_restore", *CLEAN, f"--dbname={kept.url}", dump)
    with held(kept):
        assert main(["after-restore"]) == 1
    assert capsys.readouterr().err
    Forgotten(kept).note(UserId(11), 440.0)  # by a machine whose clock is a minute behind
    assert main(["after-restore"]) == 0
    assert "One person has had their data deleted" in capsys.readouterr().out
    store = PostgresStore(kept)

    async def look() -> tuple[str, int]:
        await store.open()
        assert await store.marks.mark(AGAIN) == "380"
        found = await store.marks.mark(RESTORED), await store.tables.create_table(table)
        await store.close()
        return found

    mark, number = asyncio.run(look())
    assert mark.endswith("Z") and number == 1002


def test_a_backup_from_before_an_update_is_not_mixed_with_what_came_after(
    kept: ServerAddress,
    server: Server,
    tmp_path: Path,
    table: TableRow,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A restore with --clean takes away what the backup has: tables of the update stay."""
    asyncio.run(opened_table(kept, table))
    dump = f"{server.folder}/old-dump"
    server.program("pg_dump", "--format=custom", f"--file={dump}", f"--dbname={kept.url}")
    for step in MIGRATIONS.iterdir():
        (tmp_path / step.name).write_bytes(step.read_bytes() if step.is_file() else b"")
    update = "CREATE TABLE later (a INTEGER PRIMARY KEY) STRICT;\n"
    (tmp_path / "9000_later.sql").write_text(update)
    monkeypatch.setattr(restored, "MIGRATIONS", tmp_path)
    prepare(kept, 5.0, tmp_path)
    server.program("pg_restore", *CLEAN, f"--dbname={kept.url}", dump)
    assert main(["after-restore"]) == 2
    assert "a table that is newer than its schema" in capsys.readouterr().err
    with pytest.raises(StoreError, match="put that into an empty database"):
        prepare(kept, 5.0, tmp_path)
    empty = server.database()
    monkeypatch.setenv("KNAVE_DATABASE", empty.url)
    server.program("pg_restore", CLEAN[-1], f"--dbname={empty.url}", dump)
    assert main(["after-restore"]) == 0
    prepare(empty, 5.0, tmp_path)
    server.drop(empty)


async def test_all_that_is_stored_of_somebody_is_handed_out(
    server: Server, engine: str, address: ServerAddress, table: TableRow
) -> None:
    """By a process of its own, which has the store's place alone."""
    assert server and engine == "postgres"
    assert await opened_table(address, table) == 1
    found = json.loads(written(address.url, UserId(11), 5.0).content)
    assert [row["name"] for row in found["stored"]["people"]] == ["Ada"]
    assert len(found["stored"]["seats"]) == 1
