"""The warnings of `knave check` and the log that keep nobody from playing."""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.ops import attention
from bot.ops.backup_schedule import BackupSchedule
from bot.ops.settings import Settings, SettingsError, load
from bot.storage.full import MIGRATIONS
from bot.storage.schema import migrate, read_migrations
from tests.support.nursery import knave
from tests.test_program import TOKEN

URLS = {
    "KNAVE_PRIVACY_URL": "https://example.org/privacy",
    "KNAVE_TERMS_URL": "https://example.org/terms",
}


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a database and an `.env`; those above count as passable."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(attention, "PASSING", 0o7777)  # whatever rights this machine's have
    database = tmp_path / "knave.db"
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        migrate(db, read_migrations(MIGRATIONS), str(database))
    (tmp_path / ".env").write_text("")
    for name in ("knave.db", ".env"):
        (tmp_path / name).chmod(0o600)
    yield tmp_path


def settings(**env: str) -> Settings:
    return load(URLS | {f"KNAVE_{name.upper()}": value for name, value in env.items()}, None)


@pytest.fixture
def mended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attention, "has_reset_fault", lambda: False)


def test_nothing(here: Path, mended: None) -> None:
    assert attention.notes(settings()) == ()


@pytest.mark.skipif(os.name != "posix", reason="no such rights")
@pytest.mark.parametrize("mode", [0o644, 0o640, 0o604, 0o622])
def test_files_that_others_may_read(here: Path, mended: None, mode: int) -> None:
    (here / "kept").mkdir()
    names = ("knave.db", "knave.db.before-restore-20260101-000000", "kept/knave-20260101-000000.db")
    for name in names:
        (here / name).touch()
        (here / name).chmod(mode)
    (here / ".env").chmod(mode)
    encrypted = {"backup_dir": "kept", "backup_encrypt_to": "age1x"}
    told = attention.notes(settings(**encrypted))
    assert [note.rpartition("chmod 600 ")[2] for note in told] == [*names, ".env"]
    assert all(f"{mode:04o}" in note for note in told[:-1])


@pytest.mark.skipif(os.name != "posix", reason="no such rights")
def test_behind_a_private_folder_nobody_reads(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attention, "PASSING", 0o011)
    (here / "private").mkdir(mode=0o700)
    (here / "private" / "knave.db").touch()
    (here / "private" / "knave.db").chmod(0o644)
    assert not attention.open_to_others(here / "private" / "knave.db")
    assert not attention.open_to_others(here / "none")


def test_backups_that_are_not_encrypted(here: Path, mended: None) -> None:
    (here / "kept").mkdir()
    (told,) = attention.notes(settings(backup_dir="kept"))
    assert "not encrypted" in told and "KNAVE_BACKUP_ENCRYPT_TO" in told


def test_texts_that_are_missing(here: Path, mended: None) -> None:
    told = attention.notes(load({}, None))
    assert [note.split()[0] for note in told] == list(URLS)
    assert all("knave legal" in note for note in told)


def test_a_version_of_sqlite_with_the_fault(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attention, "has_reset_fault", lambda: True)
    assert attention.notes(settings()) == (), "it does no harm, and there is nothing to do"
    assert "WAL-reset fault" in attention.sqlite()


def test_risks_are_logged(here: Path, mended: None, caplog: pytest.LogCaptureFixture) -> None:
    (here / "knave.db").chmod(0o644)
    with caplog.at_level(logging.WARNING):
        attention.warn(settings())
    assert caplog.messages == list(attention.risks(settings())) and len(caplog.messages) == 1


def test_knave_check_says_so(tmp_path: Path) -> None:
    ran = knave(tmp_path, "check", KNAVE_TOKEN=TOKEN)
    assert ran.returncode == 0, "nothing of it keeps the bot from running"
    assert "note: KNAVE_PRIVACY_URL is not set" in ran.stdout
    assert ran.stdout.endswith("It can run; see to the notes.\n")
    ran = knave(tmp_path, "check", KNAVE_TOKEN=TOKEN, **URLS)
    assert "is not set" not in ran.stdout
    assert f"  {sqlite3.sqlite_version}" in ran.stdout
    ran = knave(tmp_path, "check", KNAVE_TOKEN=TOKEN, KNAVE_BACKUP_ENCRYPT_TO="none.txt")
    assert ran.returncode == 2 and "wrong: The key file none.txt cannot be read" in ran.stdout


def test_backups_that_cannot_be_made(here: Path, mended: None) -> None:
    """The folder is missing, or is none: the bot runs, and no copy is ever made."""
    (here / "file").write_text("")
    for folder in ("missing/kept", "file"):
        notes = attention.notes(settings(backup_dir=str(here / folder), backup_encrypt_to="age1x"))
        assert [note.split(":")[0] for note in notes] == [
            f"No backups can be made in {here / folder}"
        ]
    (here / "kept").mkdir()
    assert not attention.notes(settings(backup_dir=str(here / "kept"), backup_encrypt_to="age1x"))


def test_a_backup_that_is_late(here: Path) -> None:
    (here / "kept").mkdir()
    schedule = BackupSchedule(here / "knave.db", here / "kept", 24, 7)
    assert schedule.overdue(0.0) == f"There is no backup in {here / 'kept'}."
    made = schedule.make_copy(time.time())
    assert schedule.overdue(made.stat().st_mtime + 47 * 3600) == ""
    assert "is 49 hours old" in schedule.overdue(made.stat().st_mtime + 49 * 3600)


def test_a_home_folder_and_a_folder_for_a_file(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(here))
    assert settings(backup_dir="~/kept").backup_dir == here / "kept"
    assert settings(database="~/other.db").database == here / "other.db"
    for wrong in (str(here), "~nobody-is-called-so/knave.db"):
        with pytest.raises(SettingsError, match="KNAVE_DATABASE must be the path of a file"):
            settings(database=wrong)
    with pytest.raises(SettingsError, match="KNAVE_BACKUP_DIR must be"):
        settings(backup_dir="~nobody-is-called-so/kept")


def test_a_folder_of_backups_that_cannot_be_entered(
    here: Path, mended: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot runs: it only tells that no copies can be made there."""

    def refused(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "glob", refused)
    schedule = BackupSchedule(here / "knave.db", here / "kept", 24, 7)
    assert schedule.copies() == []
    assert schedule.overdue(0.0) == f"There is no backup in {here / 'kept'}."
