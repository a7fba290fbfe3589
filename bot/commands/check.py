"""``knave check``: say what is set and what is wrong, without connecting or changing anything."""

import argparse
import os
import time
from importlib.util import find_spec
from pathlib import Path

from bot.commands import Commands
from bot.ops import attention, settings
from bot.ops.backup_schedule import BackupSchedule
from bot.ops.encryption import encryption_to
from bot.ops.settings import Settings, SettingsError
from bot.rules import GAMES
from bot.storage.address import Address, ServerAddress
from bot.storage.engines import must_be_installed
from bot.storage.full import MIGRATIONS
from bot.storage.integrity import examine
from bot.storage.paths import is_there
from bot.storage.schema import read_migrations
from bot.storage.store import StoreError

FAULTY = 2
"""Exit code when the bot could not run as it is set."""


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("check", help="say what is set and what is wrong, offline")
    command.set_defaults(run=_check)


def _check(_: argparse.Namespace) -> int:
    here = settings.load()
    rows = here.describe()
    width = max(len(row.name) for row in rows)
    lines = [f"{row.name:{width}}  {row.value}  ({row.source})" for row in rows]
    faults = []
    try:
        here.require_token()
    except SettingsError as error:
        faults.append(str(error))
    try:
        if here.backup_encrypt_to is not None:
            encryption_to(here.backup_encrypt_to)
    except SettingsError as error:
        faults.append(str(error))
    try:
        lines.append(f"{'database':{width}}  {_database(here.database)}")
    except StoreError as error:
        faults.append(str(error))
    if here.metrics is not None and find_spec("prometheus_client") is None:
        faults.append("KNAVE_METRICS needs the extra: pip install 'knave[metrics]'")
    if here.backup_dir is not None and isinstance(here.database, Path):
        lines.append(
            f"{'newest backup':{width}}  {_newest_copy(here, here.database, here.backup_dir)}"
        )
    lines.append(f"{'games':{width}}  {', '.join(GAMES)}")
    notes = attention.notes(here)
    if isinstance(here.database, Path):
        lines.append(f"{'sqlite':{width}}  {attention.sqlite()}")
    lines += [f"note: {note}" for note in notes] + [f"wrong: {fault}" for fault in faults]
    if not faults:
        lines.append("It can run; see to the notes." if notes else "Everything is in order.")
    print("\n".join(lines))
    return FAULTY if faults else 0


def _database(address: Address) -> str:
    """The state of the database, of which nothing is changed: a bot may be at work on it."""
    if isinstance(address, ServerAddress):
        must_be_installed(address)
        from bot.storage.postgres.health import told_of

        return told_of(address)
    return _file(address)


def _file(path: Path) -> str:
    here = is_there(path)
    if not here or not path.stat().st_size:
        if not os.access(path if here else path.absolute().parent, os.W_OK):
            raise StoreError(
                f"The database {path} cannot be opened: its folder must exist and be writable."
            )
        return "is made at the first start"
    if not os.access(path, os.R_OK | os.W_OK) or not os.access(path.absolute().parent, os.W_OK):
        raise StoreError(f"The database {path} cannot be used: it and its folder must be writable.")
    known = [step.number for step in read_migrations(MIGRATIONS)]
    found = examine(path, known[-1])
    return f"can be used; {found}{found.due(known)}"


def _newest_copy(here: Settings, database: Path, folder: Path) -> str:
    schedule = BackupSchedule(database, folder, here.backup_hours, here.backup_keep)
    if not (copies := schedule.copies()):
        return f"none in {folder} yet"
    hours = (time.time() - copies[-1].stat().st_mtime) / 3600
    if hours < 0:
        return f"{copies[-1].name}, dated in the future: a clock was wrong, or is"
    return f"{copies[-1].name}, {hours:.0f} hours old"
