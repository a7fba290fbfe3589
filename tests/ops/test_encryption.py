"""Encrypted backups: any age program reads them, and nobody without the key."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pyrage
import pytest

from bot.ops.backup_schedule import BackupSchedule
from bot.ops.encryption import decryption_with, encryption_to, is_encrypted, make_key
from bot.ops.settings import SettingsError, load
from bot.storage.backup import back_up, newest_schema, restore
from bot.storage.full import MIGRATIONS
from bot.storage.integrity import examine
from bot.storage.schema import migrate, read_migrations
from bot.storage.store import StoreError
from tests.support.nursery import knave
from tests.test_program import refused

SECRET = b"a-name-that-stands-in-the-database"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "knave.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrate(db, read_migrations(MIGRATIONS), str(path))
        db.execute("BEGIN")
        rows = [(f"n{n}", SECRET.decode()) for n in range(3000)]
        db.executemany("INSERT INTO marks VALUES (?, ?)", rows)
        db.execute("COMMIT")
    return path


@pytest.fixture
def key(tmp_path: Path) -> Path:
    make_key(tmp_path / "key.txt")
    return tmp_path / "key.txt"


@pytest.fixture
def public(key: Path) -> str:
    return key.read_text().splitlines()[1].removeprefix("# public key: ")


def refusal(work: Callable[..., object], *arguments: object, **named: object) -> str:
    with pytest.raises((StoreError, SettingsError)) as caught:
        work(*arguments, **named)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def sealed(database: Path, public: str) -> Path:
    copy = database.with_name("copy.db.age")
    back_up(database, copy, encrypt=encryption_to(public))
    return copy


def test_there_and_back(database: Path, key: Path, public: str, tmp_path: Path) -> None:
    copy = sealed(database, public)
    assert is_encrypted(copy) and not is_encrypted(database)
    assert SECRET in database.read_bytes() and SECRET not in copy.read_bytes()
    assert copy.stat().st_mode & 0o777 == 0o600
    new = tmp_path / "new.db"
    restore(copy, new, decrypt=decryption_with(key))
    assert examine(new, newest_schema()).applied
    assert new.read_bytes().count(SECRET) == database.read_bytes().count(SECRET)
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith(".")) == []


def test_it_is_ages_own_format(database: Path, key: Path, public: str) -> None:
    library: Any = pyrage
    identity = library.x25519.Identity.from_str(key.read_text().splitlines()[-1])
    plain = library.decrypt(sealed(database, public).read_bytes(), [identity])
    assert plain.startswith(b"SQLite format 3\0") and SECRET in plain


def test_what_is_plain_never_lies_where_the_copy_goes(
    database: Path, public: str, tmp_path: Path
) -> None:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    seen: list[bytes] = []
    encrypt = encryption_to(public)

    def watched(plain: Path, target: Path) -> None:
        assert plain.parent == database.parent and target.parent == folder
        encrypt(plain, target)
        seen.extend(path.read_bytes() for path in folder.iterdir())

    back_up(database, folder / "copy.age", encrypt=watched)
    assert seen and not any(SECRET in found for found in seen)


def test_several_keys_and_those_of_ssh(database: Path, key: Path, public: str) -> None:
    other = database.with_name("other.txt")
    second = make_key(other)
    keys = database.with_name("keys.pub")
    keys.write_text(f"# ours\n{public}\n\n{second}\n")
    for named in (str(keys), f"{public}, {second}"):
        copy = database.with_name("copy.age")
        back_up(database, copy, encrypt=encryption_to(named), force=True)
        for one in (key, other):
            decryption_with(one)(copy, database.with_name("plain"))
    ssh = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHsKLqeplhpW+uObz5dvMgjz1OxfM/XXUB+VHtZ6isGN alice"
    encryption_to(ssh)
    encryption_to(str(key))  # of a private key the public one is taken


def test_what_cannot_be_decrypted(database: Path, key: Path, public: str) -> None:
    copy, plain = sealed(database, public), database.with_name("plain")
    other = database.with_name("other.txt")
    make_key(other)
    assert refusal(decryption_with(other), copy, plain).endswith(f"{other} is not its key.")
    whole = copy.read_bytes()
    for length in (40, 150, 5000, len(whole) - 1):
        copy.write_bytes(whole[:length])
        assert f"{copy} cannot be decrypted: it is " in refusal(decryption_with(key), copy, plain)
    copy.write_bytes(whole[:5000] + bytes([whole[5000] ^ 1]) + whole[5001:])
    assert "cut off or was changed" in refusal(decryption_with(key), copy, plain)


def test_a_restore_that_is_refused_changes_nothing(database: Path, key: Path, public: str) -> None:
    copy = sealed(database, public)
    was = database.read_bytes()
    copy.write_bytes(copy.read_bytes()[:-1])
    assert "cut off" in refusal(restore, copy, database, decrypt=decryption_with(key))
    assert database.read_bytes() == was
    assert not [path for path in database.parent.iterdir() if path.name.endswith(".part")]


def test_keys_that_are_none(database: Path, key: Path, public: str) -> None:
    folder = database.parent
    assert "cannot be read: no such file" in refusal(encryption_to, str(folder / "none"))
    (folder / "empty").write_text("# nothing\n")
    assert "There is no key in" in refusal(encryption_to, str(folder / "empty"))
    assert "There is no private key in" in refusal(decryption_with, folder / "empty")
    (folder / "words").write_text("hunter2\n")
    assert "is not a key" in refusal(encryption_to, str(folder / "words"))
    assert "hunter2" not in refusal(encryption_to, str(folder / "words"))
    (folder / "public").write_text(public)
    assert "public keys only" in refusal(decryption_with, folder / "public")
    (folder / "bad").write_text("AGE-SECRET-KEY-1QQQ\n")
    assert "AGE-SECRET" not in refusal(decryption_with, folder / "bad")
    assert "is there already" in refusal(make_key, key)
    (folder / "bytes").write_bytes(b"\xff\xfe")
    assert "is not text" in refusal(encryption_to, str(folder / "bytes"))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is full")
def test_a_full_disk_leaves_no_half_of_a_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, opened = tmp_path / "key.txt", os.open

    def full(path: Path, flags: int, mode: int) -> int:
        os.close(opened(path, flags, mode))
        return opened("/dev/full", os.O_WRONLY)

    with monkeypatch.context() as there:
        there.setattr(os, "open", full)
        assert "no space left" in refusal(make_key, file)
    assert not file.exists()
    make_key(file)


def test_a_private_key_is_never_shown_nor_taken_as_a_setting(key: Path) -> None:
    secret = key.read_text().splitlines()[-1]
    for name in ("KNAVE_BACKUP_ENCRYPT_TO", "KNAVE_LANGUAGE", "KNAVE_CONTACT", "KNAVE_DATABASE"):
        try:
            told = str(load({name: secret}, None).describe())
        except SettingsError as error:
            told = str(error)
        assert secret not in told and "(hidden)" in told
    assert "must be public keys" in refusal(load, {"KNAVE_BACKUP_ENCRYPT_TO": secret}, None)


def test_copies_by_themselves_are_encrypted_too(database: Path, key: Path, public: str) -> None:
    folder = database.parent / "kept"
    folder.mkdir()
    keeper = BackupSchedule(database, folder, 24, 2, encryption_to(public))
    made = [keeper.make_copy(n * 1e6) for n in range(1, 4)]
    assert keeper.copies() == made[-2:] and all(copy.suffix == ".age" for copy in made)
    assert all(is_encrypted(copy) for copy in keeper.copies())


def test_from_the_command_line(database: Path, tmp_path: Path) -> None:
    ran = knave(tmp_path, "key", "mine.txt")
    assert ran.returncode == 0, ran
    assert "AGE-SECRET" not in ran.stdout and (tmp_path / "mine.txt").stat().st_mode & 0o77 == 0
    public = ran.stdout.rpartition("KNAVE_BACKUP_ENCRYPT_TO=")[2].strip()
    ran = knave(tmp_path, "backup", "one.age", "--encrypt-to", "mine.txt")
    assert ran.returncode == 0 and "then encrypted" in ran.stdout, ran
    ran = knave(tmp_path, "backup", "two.age", KNAVE_BACKUP_ENCRYPT_TO=public)
    assert ran.returncode == 0 and is_encrypted(tmp_path / "two.age"), ran
    ran = knave(tmp_path, "backup", "plain.db", "--plain", KNAVE_BACKUP_ENCRYPT_TO=public)
    assert ran.returncode == 0 and not is_encrypted(tmp_path / "plain.db"), ran
    assert "is encrypted: name the file" in refused(knave(tmp_path, "restore", "one.age"))
    said = refused(knave(tmp_path, "restore", "plain.db", "--key", "mine.txt"))
    assert "is not encrypted: leave out --key" in said
    knave(tmp_path, "key", "other.txt")
    said = refused(knave(tmp_path, "restore", "one.age", "--key", "other.txt"))
    assert "is not its key" in said
    for copy in ("one.age", "two.age"):
        ran = knave(tmp_path, "restore", copy, "--key", "mine.txt", KNAVE_DATABASE=f"{copy}.db")
        assert ran.returncode == 0, ran
        assert SECRET in (tmp_path / f"{copy}.db").read_bytes()


def test_without_the_library(tmp_path: Path) -> None:
    (tmp_path / "pyrage.py").write_text("raise ModuleNotFoundError('none', name='pyrage')")
    root = Path(__file__).resolve().parents[2]
    said = refused(knave(tmp_path, "key", "mine.txt", PYTHONPATH=f"{tmp_path}:{root}"))
    assert "pip install 'knave[encrypt]'" in said
