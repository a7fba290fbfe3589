"""The heartbeat: what it says of a bot that is well, that is not, and that is gone."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.ops import heartbeat, sd_notify
from bot.ops.backup_schedule import HOUR, BackupSchedule
from bot.ops.heartbeat import STALE, Heartbeat, health_of, pulse_file
from bot.storage.full import MIGRATIONS
from bot.storage.integrity import examine
from bot.storage.schema import migrate, read_migrations
from bot.storage.sqlite import SqliteStore
from bot.storage.store import StoreBusy


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "knave.db"


async def takes() -> None:
    """A store that takes what is written."""


def heart(database: Path, **other: Any) -> Heartbeat:
    ready, write = other.pop("ready", lambda: True), other.pop("write", takes)
    return Heartbeat(database, ready, write, **other)


async def test_well(database: Path) -> None:
    pulse = await heart(database).take_pulse(0.004)
    assert health_of(database) == (True, "Well: Discord connected, the store writable, 4 ms late.")
    assert health_of(database, lambda: pulse.at + STALE)[0]
    well, said = health_of(database, lambda: pulse.at + STALE + 1)
    assert (well, said) == (False, "The bot has given no sign of life for 46 seconds.")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells its processes apart")
def test_killed(database: Path) -> None:
    """At once, and not when the note has become too old; of another container nobody knows."""
    code = (
        "import asyncio, sys\nfrom pathlib import Path\nfrom bot.ops.heartbeat import Heartbeat\n"
        "async def takes(): pass\n"
        "asyncio.run(Heartbeat(Path(sys.argv[1]), lambda: True, takes).take_pulse())\n"
        "print('beats', flush=True)\nsys.stdin.read()"
    )
    line = [sys.executable, "-c", code, str(database)]
    with subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as bot:
        assert bot.stdout is not None and bot.stdout.readline() == b"beats\n"
        assert health_of(database)[0]
        bot.kill()
        bot.wait()
        well, said = health_of(database)
    assert (well, said.partition(":")[0]) == (False, "The bot is gone")
    note = json.loads(pulse_file(database).read_text("utf-8"))
    pulse_file(database).write_text(json.dumps(note | {"among": "another container"}))
    assert health_of(database)[0]


async def test_discord_is_away(database: Path) -> None:
    await heart(database, ready=lambda: False).take_pulse()
    assert health_of(database) == (False, "Discord is not connected.")


@pytest.mark.parametrize("ready", [True, False])
async def test_discord_takes_nothing(database: Path, ready: bool) -> None:
    """It says for how long; much that is refused is said, but no illness."""
    said = "Discord has banned this address: nothing is sent for another 90 seconds."
    await heart(database, ready=lambda: ready, refused=lambda: (said, True)).take_pulse()
    assert health_of(database) == (False, said)


async def test_discord_refuses_much(database: Path) -> None:
    said = "Discord refused 500 requests within ten minutes."
    await heart(database, refused=lambda: (said, False)).take_pulse(0.004)
    well = "Well: Discord connected, the store writable, 4 ms late."
    assert health_of(database) == (True, f"{well} {said}")


async def test_a_clock_that_was_set_back(database: Path) -> None:
    """A note from the future says nothing of now: it may be an hour old."""
    pulse = await heart(database).take_pulse()
    assert health_of(database, lambda: pulse.at - STALE)[0]
    well, said = health_of(database, lambda: pulse.at - 3600)
    assert not well
    assert said == "The bot's last sign of life is dated 3600 seconds ahead of now."


async def test_the_loop_is_late(database: Path) -> None:
    await heart(database).take_pulse(3.25)
    assert health_of(database) == (False, "The loop is 3.2 seconds late.")


async def test_the_store_takes_nothing(database: Path) -> None:
    async def full() -> None:
        raise OSError("The disk is full.")

    await heart(database, write=full).take_pulse()
    assert health_of(database) == (False, "The store takes nothing: The disk is full.")


async def test_a_full_disk_is_told_although_no_new_note_can_be_made(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old note stands until it is too old, and the bot would be taken for dead."""

    async def full() -> None:
        raise StoreBusy("The database cannot grow: the disk is full.")

    def no_room(*_: Any) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    await heart(database, refused=lambda: ("Discord refuses much. " * 9, False)).take_pulse()
    with monkeypatch.context() as disk:
        disk.setattr(Path, "write_text", no_room)
        await heart(database, write=full).take_pulse()
    said = "The store takes nothing: The database cannot grow: the disk is full."
    assert health_of(database) == (False, said)
    assert [path.name for path in database.parent.iterdir()] == ["knave.db-alive"]
    await heart(database).take_pulse()
    assert health_of(database)[0]


def test_nobody_is_there(database: Path) -> None:
    assert health_of(database) == (False, f"No bot is running on {database}.")
    for rubbish in ("", "{}", "[]", '{"at": "now"}'):
        pulse_file(database).write_text(rubbish)
        well, said = health_of(database)
        assert not well and "cannot be read" in said


@pytest.fixture
def systemd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The lines that systemd hears."""
    heard = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    heard.setblocking(False)
    heard.bind(str(tmp_path / "notify"))
    monkeypatch.setitem(os.environ, "NOTIFY_SOCKET", str(tmp_path / "notify"))

    def lines() -> list[str]:
        found: list[str] = []
        while True:
            try:
                found += heard.recv(4096).decode().splitlines()
            except BlockingIOError:
                return found

    with closing(heard):
        yield lines


async def test_systemd_hears_ready_once_and_then_that_we_live(database: Path, systemd: Any) -> None:
    ready: list[bool] = []
    one = heart(database, ready=lambda: bool(ready))
    await one.take_pulse()
    assert systemd() == ["WATCHDOG=1", "STATUS=Discord is not connected."]
    ready.append(True)
    for expected in (["READY=1", "WATCHDOG=1", "STATUS=Well."], ["WATCHDOG=1", "STATUS=Well."]):
        await one.take_pulse()
        assert systemd() == expected


async def test_a_store_that_hangs_is_not_taken_for_alive(
    database: Path, systemd: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heartbeat, "HANGS", 0.0)
    await heart(database, write=asyncio.Event().wait).take_pulse()
    assert systemd() == [f"STATUS=The store takes nothing: {heartbeat.HUNG}"]
    assert not health_of(database)[0]


async def test_at_the_end_the_note_goes(database: Path, systemd: Any) -> None:
    async with heart(database).beating():
        while not pulse_file(database).exists():  # a file sets no event
            await asyncio.sleep(0)
        assert health_of(database)[0]
    assert systemd()[-2:] == ["STOPPING=1", "STATUS=Going down."]
    assert not pulse_file(database).exists()


def test_without_systemd_nobody_is_told() -> None:
    assert not sd_notify.notify("READY=1", environ={})
    assert not sd_notify.notify("READY=1", environ={"NOTIFY_SOCKET": "/no/such/socket"})
    assert sd_notify.patience({}) is None
    assert sd_notify.patience({"WATCHDOG_USEC": "30000000"}) == 30
    assert sd_notify.patience({"WATCHDOG_USEC": "30000000", "WATCHDOG_PID": "1"}) is None
    assert sd_notify.patience({"WATCHDOG_USEC": "soon"}) is None


def test_an_abstract_socket() -> None:
    with closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as heard:
        heard.bind(f"\0knave-{os.getpid()}")
        assert sd_notify.notify("READY=1", environ={"NOTIFY_SOCKET": f"@knave-{os.getpid()}"})
        assert heard.recv(100) == b"READY=1"


async def test_backups_by_themselves(database: Path, tmp_path: Path) -> None:
    store = SqliteStore(database)
    await store.open()
    keeper = BackupSchedule(database, tmp_path / "kept", hours=24, keep=2)
    keeper.folder.mkdir()
    assert keeper.due(0.0 + 24 * HOUR)
    made = [keeper.make_copy(n * 24 * HOUR) for n in range(1, 5)]
    assert keeper.copies() == made[-2:]
    now = made[-1].stat().st_mtime
    assert not keeper.due(now + 23 * HOUR)
    assert keeper.due(now + 24 * HOUR)
    assert examine(made[-1], 10**6).tables == 0
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("INSERT INTO seats (table_id, position, name) VALUES (99, 0, 'Nobody')")
    with pytest.raises(Exception, match="damaged"):
        keeper.make_copy(5 * 24 * HOUR)
    assert keeper.copies() == made[-2:], "a copy that fails costs none"
    await store.close()
    assert json.dumps([copy.name for copy in made]) == json.dumps(sorted(c.name for c in made))


def test_what_is_not_an_automatic_copy_is_neither_counted_nor_deleted(tmp_path: Path) -> None:
    """Copies that a person keeps under a name like theirs, and the database itself."""
    database = tmp_path / "knave-20200101-000000.db"
    made_by_hand = [
        tmp_path / name
        for name in ("knave-before-update.db", "knave-2019.db", "knave-20190101-000000.db.db")
    ]
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        migrate(db, read_migrations(MIGRATIONS), str(database))
    for path in made_by_hand:
        path.write_text("mine")
    keeper = BackupSchedule(database, tmp_path, hours=24, keep=1)
    assert keeper.copies() == [] and keeper.due(0.0 + 24 * HOUR)
    old, new = keeper.make_copy(24 * HOUR), keeper.make_copy(48 * HOUR)
    assert keeper.copies() == [new] and not old.exists()
    assert database.exists() and [path.read_text() for path in made_by_hand] == ["mine"] * 3


@pytest.fixture
def keeper(database: Path, tmp_path: Path) -> BackupSchedule:
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        migrate(db, read_migrations(MIGRATIONS), str(database))
    (tmp_path / "kept").mkdir()
    return BackupSchedule(database, tmp_path / "kept", hours=24, keep=2)


def made_at(keeper: BackupSchedule, now: float) -> Path:
    """A copy, made while the clock stood there."""
    copy = keeper.make_copy(now)
    os.utime(copy, (now, now))
    return copy


def test_a_clock_that_was_ahead_neither_stops_copies_nor_costs_one(keeper: BackupSchedule) -> None:
    now, year = 1_700_000_000.0, 365 * 24 * HOUR
    made_at(keeper, now)
    ahead = made_at(keeper, now + year)
    assert keeper.due(now + 24 * HOUR), "not in a year"
    new = made_at(keeper, now + 24 * HOUR)
    assert keeper.copies() == [ahead, new]
    assert not keeper.due(now + 47 * HOUR)
    newer = made_at(keeper, now + 48 * HOUR)
    assert keeper.copies() == [new, newer], "the wrong one is the oldest, whatever its name says"


def test_copies_of_an_earlier_version_come_first(keeper: BackupSchedule) -> None:
    """Copies that a clock ahead has made come first as well."""
    old = [keeper.folder / f"knave-{date}-000000.db" for date in ("20260101", "20990101")]
    for path in reversed(old):
        path.write_text("")
    assert keeper.copies() == old
    now = 1_790_000_000.0
    os.utime(old[1], (now + 1e9, now + 1e9))
    assert keeper.due(now)
    new = made_at(keeper, now)
    assert keeper.copies() == [old[1], new]
    assert [made_at(keeper, now - 1e8), made_at(keeper, now - 2e8)] == keeper.copies()


def test_a_copy_that_cannot_be_deleted_is_said_and_costs_no_other(
    keeper: BackupSchedule, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The new one counts as made: if not, there was another every ten minutes, and none went."""
    first, second = (keeper.make_copy(n * HOUR) for n in (1, 2))
    unlink = Path.unlink

    def held(path: Path, missing_ok: bool = False) -> None:
        if path == first:
            raise PermissionError(1, "Operation not permitted")
        unlink(path, missing_ok)

    monkeypatch.setattr(Path, "unlink", held)
    third, fourth = (keeper.make_copy(n * HOUR) for n in (3, 4))
    assert keeper.copies() == [first, third, fourth] and not second.exists()
    assert f"{first} could not be deleted: Operation not permitted" in caplog.text


def test_while_it_runs_no_clock_that_is_set_counts(keeper: BackupSchedule) -> None:
    now = 1_700_000_000.0
    made_at(keeper, now)
    for clock in (now - 1e9, now, now + 1e9):
        assert not keeper.due(clock, since=23 * HOUR)
        assert keeper.due(clock, since=24 * HOUR)


async def test_copies_go_on_while_the_clock_jumps(
    keeper: BackupSchedule, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall, steady = [1_700_000_000.0], [0.0]
    monkeypatch.setattr(time, "time", lambda: wall[0])
    monkeypatch.setattr(time, "monotonic", lambda: steady[0])
    rests = iter([(6, 1e9), (6, -2e9), (6, 0), (6, 0), (12, 5e8), (12, 0)])
    found: list[list[str]] = []

    async def rest(_: float) -> None:
        found.append([copy.name.split("-")[-1] for copy in keeper.copies()])
        hours, jump = next(rests)
        steady[0] += hours * HOUR
        wall[0] += hours * HOUR + jump

    monkeypatch.setattr(asyncio, "sleep", rest)
    with pytest.raises(RuntimeError):
        await keeper.run()
    one, two, three = ["1.db"], ["1.db", "2.db"], ["2.db", "3.db"]
    assert found == [one, one, one, one, two, two, three]


def test_what_a_crash_left_in_the_folder_goes(keeper: BackupSchedule) -> None:
    part = keeper.folder / ".knave-20260101-000000-1.db.abc.part"
    part.write_text("half")
    keeper.make_copy(1_700_000_000.0)
    assert not part.exists()
