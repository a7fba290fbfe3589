"""A PostgreSQL server of our own in a temporary folder, for the tests that want one."""

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cached_property
from pathlib import Path
from typing import Any

import psycopg
import pytest

from bot.storage.address import ServerAddress
from bot.storage.postgres.store import PostgresStore

PATIENCE = 60.0
"""Seconds in which it starts and stops, however busy the machine is."""
MISSING = "there is no PostgreSQL here: install Debian's package postgresql"
MEMORY, ROOM = Path("/dev/shm"), 2 << 30
"""The folder in memory, and the bytes that are free there if a server's folder is made in it."""
ACCOUNTS = ("postgres", "nobody")
"""Accounts that may run the server where the tests are root's, as whom it refuses to run."""
QUICK = {
    "fsync": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "shared_buffers": "32MB",
    "max_connections": "40",
}
"""Settings by which a commit survives a killed server and no power cut: tests need no more."""
_EMPTY = """
SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
    WHERE datname = current_database() AND pid != pg_backend_pid();
SET session_replication_role = replica;
{deletions}
SELECT setval(seqrelid::regclass, 1, false) FROM pg_sequence;
"""
_TABLES = """
SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
AND relname != 'schema_migrations'
"""


def programs() -> Path | None:
    """The folder with PostgreSQL's programs, of the newest version; ``None``: there is none."""
    installed = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3])
    )
    if installed:
        return installed[-1].parent
    found = shutil.which("initdb")
    return Path(found).parent if found else None


def must_be_here() -> None:
    """Skip a test where PostgreSQL is not installed, with a sentence."""
    if programs() is None:
        pytest.skip(MISSING)


class Server:
    """A server that listens on a socket in its folder alone."""

    def __init__(self, folder: Path, bin: Path, settings: dict[str, str]) -> None:
        self.folder = folder
        self._bin = bin
        self._settings = settings
        self._made = 0
        self._user = next(_accounts()) if os.geteuid() == 0 else None
        if self._user is not None:
            os.chown(folder, self._user.pw_uid, self._user.pw_gid)
        anew = ["--auth=trust", "--username=knave", "--encoding=UTF8", "--locale=C", "--no-sync"]
        self._run("initdb", "-D", self.data, *anew)
        with (folder / "data" / "postgresql.conf").open("a") as file:
            file.writelines(f"{name} = {value}\n" for name, value in settings.items())
            file.write(f"unix_socket_directories = '{folder}'\nlisten_addresses = ''\n")
        self.start()

    @property
    def data(self) -> str:
        """The folder of the databases."""
        return str(self.folder / "data")

    def start(self) -> None:
        """Start it, or start it again; it is ready when this returns."""
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._bin / "postgres", "-D", self.data], stdout=log, stderr=log, **self._owner
            )
        until = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.address("postgres").url).close()
            except psycopg.OperationalError:
                if self._process.poll() is not None or time.monotonic() > until:
                    raise
                time.sleep(0.02)
            else:
                return

    def stop(self) -> None:
        """Stop it, without waiting for those who are connected."""
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(PATIENCE)

    def kill(self) -> None:
        """Kill it, as a crash would, and wait until its processes are gone."""
        main = self._process.pid
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        self._process.kill()
        self._process.wait(PATIENCE)
        for child in children:
            with suppress(ProcessLookupError):
                os.kill(int(child), signal.SIGKILL)
        while any(map(_lives, children)):
            time.sleep(0.01)

    def address(self, database: str) -> ServerAddress:
        """The address of a database."""
        return ServerAddress(f"postgresql://knave@/{database}?host={self.folder}")

    def database(self, template: str = "template0") -> ServerAddress:
        """A new database, empty or as the template is."""
        self._made += 1
        name = f"knave_{self._made}"
        self.say("postgres", f"CREATE DATABASE {name} TEMPLATE {template} ENCODING 'UTF8'")
        return self.address(name)

    def drop(self, address: ServerAddress) -> None:
        """Take a database away."""
        name = address.url.partition("?")[0].rpartition("/")[2]
        self.say("postgres", f"DROP DATABASE {name} WITH (FORCE)")

    def worked(self) -> float:
        """Seconds of the processor that those of its processes have had that live."""
        main = self._process.pid
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        return sum(map(_worked, children))

    def files(self, address: ServerAddress) -> list[Path]:
        """The files of a database's tables, as they are now; the server's log is elsewhere."""
        with psycopg.connect(address.url, autocommit=True) as db:
            db.execute("CHECKPOINT")
            found = db.execute("SELECT oid FROM pg_database WHERE datname = current_database()")
            ((number,),) = found.fetchall()
        return [*(self.folder / "data" / "base" / str(number)).iterdir()]

    def say(self, database: str, statement: str) -> None:
        """Carry out statements in a database."""
        with psycopg.connect(self.address(database).url, autocommit=True) as db:
            db.execute(statement.encode())

    def program(self, name: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs beside the server."""
        self._run(name, *arguments)

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self._bin / program, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
            **self._owner,
        )
        assert done.returncode == 0, (program, done.stdout.decode())

    @property
    def _owner(self) -> dict[str, Any]:
        """The arguments with which its programs start: in the server's account, if we are root."""
        beside = {"cwd": "/", "env": {"PATH": "/usr/bin:/bin", "LC_ALL": "C"}}
        if self._user is None:
            return beside
        return {"user": self._user.pw_uid, "group": self._user.pw_gid, "extra_groups": []} | beside


@contextmanager
def server(**settings: str) -> Iterator[Server]:
    """A server until the end of the block; its settings are quick ones, but for these.

    It lies in memory, unless it is to write to a disk in earnest (``fsync``).

    :raises LookupError: PostgreSQL is not installed.
    """
    bin = programs()
    if bin is None:
        raise LookupError(MISSING)
    # A socket's path is short: nothing as long as pytest's folders.
    place = None if settings.get("fsync") == "on" else _in_memory()
    with tempfile.TemporaryDirectory(prefix="knave-pg-", dir=place) as folder:
        made = Server(Path(folder), bin, QUICK | settings)
        try:
            yield made
        finally:
            made.stop()


@contextmanager
def copied(template: ServerAddress, name: str) -> Iterator[ServerAddress]:
    """A database that begins as this one is, which nobody uses; at the end it is taken away.

    For a process that knows nothing of the server but this address.
    """
    before, _, rest = template.url.partition("?")
    base, _, known = before.rpartition("/")

    def say(statement: str) -> None:
        with psycopg.connect(f"{base}/postgres?{rest}", autocommit=True) as db:
            db.execute(statement.encode())

    say(f"CREATE DATABASE {name} TEMPLATE {known}")
    try:
        yield ServerAddress(f"{base}/{name}?{rest}")
    finally:
        say(f"DROP DATABASE {name} WITH (FORCE)")


def migrated(made: Server) -> ServerAddress:
    """A new database with all tables in it, and no rows."""
    address = made.database()

    async def migrate() -> None:
        store = PostgresStore(address)
        await store.open()
        await store.close()

    asyncio.run(migrate())
    return address


class Emptied:
    """A database with all tables, which is emptied before each test instead of being made anew."""

    def __init__(self, made: Server, address: ServerAddress) -> None:
        self.server = made
        self.address = address

    @cached_property
    def _statement(self) -> bytes:
        with psycopg.connect(self.address.url) as db:
            names = [name for (name,) in db.execute(_TABLES)]
        return _EMPTY.format(deletions="\n".join(f"DELETE FROM {n};" for n in names)).encode()

    def empty(self) -> ServerAddress:
        """Take every row away, and count from 1 again.

        All connections are ended: a look that hangs in the test before keeps deleted rows from
        being cleaned away.
        """
        with psycopg.connect(self.address.url, autocommit=True) as db:
            db.execute(self._statement)
        return self.address


def _in_memory() -> Path | None:
    """A folder that lies in memory and has room for a server; ``None``: there is none.

    A new database is hundreds of files, and takes longer on a disk than what is done with it.
    """
    is_there = MEMORY.is_dir() and os.access(MEMORY, os.W_OK)
    return MEMORY if is_there and shutil.disk_usage(MEMORY).free > ROOM else None


def _accounts() -> Iterator[pwd.struct_passwd]:
    for name in ACCOUNTS:
        with suppress(KeyError):
            yield pwd.getpwnam(name)


def _worked(process: str) -> float:
    with suppress(OSError):  # it has ended
        return time.clock_gettime(~int(process) << 3 | 2)  # as clock_getcpuclockid(3) has it
    return 0.0


def _lives(process: str) -> bool:
    """Whether a process is there, and not just waiting to be counted out."""
    try:
        told = Path(f"/proc/{process}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return told.rpartition(")")[2].split()[0] != "Z"
