"""Notes for the operator: risks and omissions that do not stop the bot."""

import logging
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from bot.ops.backup_schedule import BackupSchedule
from bot.ops.settings import ENV_FILE, Settings
from bot.storage.paths import is_folder
from bot.storage.wal import has_reset_fault

log = logging.getLogger(__name__)
OTHERS = 0o066
"""Reading and writing, by the group and by anyone."""
PASSING = 0o011
"""The right to pass through a folder."""


def notes(settings: Settings) -> tuple[str, ...]:
    """Every note for the operator, a sentence with its remedy each."""
    return (*risks(settings), *_texts(settings))


def warn(settings: Settings) -> None:
    """Write the risks into the log, as warnings."""
    for note in risks(settings):
        log.warning("%s", note)


def risks(settings: Settings) -> tuple[str, ...]:
    """The risks to secrets or data, a sentence each."""
    return (*_files(settings), *_backups(settings))


def sqlite() -> str:
    """The version of SQLite, for the operator whose database is a file.

    A fault that many distributions have yet does no harm: the bot writes on one connection.
    """
    fault = ", with the WAL-reset fault, which Knave keeps clear of" if has_reset_fault() else ""
    return f"{sqlite3.sqlite_version}{fault}"


def open_to_others(file: Path) -> bool:
    """Whether other users of the machine may read or write a file, and come to it."""
    if os.name != "posix":
        return False
    try:
        path = file.resolve()
        if not path.stat().st_mode & OTHERS:
            return False
        return all(folder.stat().st_mode & PASSING for folder in path.parents)
    except OSError:
        return False


def _files(settings: Settings) -> Iterator[str]:
    for file in _kept(settings):
        if open_to_others(file):
            mode = file.stat().st_mode & 0o777
            yield (
                f"{file} is open to other users of this machine (mode {mode:04o}), and has seeds,"
                f" hands and names in it: chmod 600 {file}"
            )
    if open_to_others(ENV_FILE):
        yield (
            f"{ENV_FILE} is open to other users of this machine, and may have the token in it:"
            f" chmod 600 {ENV_FILE}"
        )


def _kept(settings: Settings) -> Iterator[Path]:
    """Every file with what is stored; a server keeps its own."""
    database = settings.database
    if not isinstance(database, Path):
        return
    yield from (database.with_name(f"{database.name}{end}") for end in ("", "-wal", "-shm"))
    yield from sorted(database.parent.glob(f"{database.name}.before-restore-*"))
    if settings.backup_dir is not None:
        yield from BackupSchedule(database, settings.backup_dir, 1, 1).copies()


def _backups(settings: Settings) -> Iterator[str]:
    if settings.backup_dir is not None and not isinstance(settings.database, Path):
        yield (
            "KNAVE_BACKUP_DIR is for a database in a file, and no backups are made in"
            f" {settings.backup_dir}: let pg_dump make them, as bot/commands/README.md says."
        )
        return
    if settings.backup_dir is None:
        return
    folder = settings.backup_dir
    if not (is_folder(folder) and os.access(folder, os.W_OK | os.X_OK)):
        yield (
            f"No backups can be made in {settings.backup_dir}: it is no folder in which the bot may"
            " write. Make it, for the bot's user alone, or change KNAVE_BACKUP_DIR."
        )
    if settings.backup_encrypt_to is None:
        yield (
            f"Backups in {settings.backup_dir} are not encrypted by Knave: unless that volume is,"
            " make a key with knave key FILE and set KNAVE_BACKUP_ENCRYPT_TO."
        )


def _texts(settings: Settings) -> Iterator[str]:
    for name, value, text in (
        ("KNAVE_PRIVACY_URL", settings.privacy_url, "a privacy policy"),
        ("KNAVE_TERMS_URL", settings.terms_url, "terms of service"),
    ):
        if value is None:
            yield (
                f"{name} is not set, and Discord's terms ask for {text} that everybody can read:"
                " knave legal DIR writes one to adapt."
            )
