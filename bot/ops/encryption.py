"""Backups that only the holder of a key can read, in the format of age (<https://age-encryption.org>).

A backup is encrypted to *recipients*, public keys such as ``age1…`` or ``ssh-ed25519 …``, so that
the machine that makes it need not hold what opens it. Any age program reads the files.

The library is an extra; it is imported when it is needed.
"""

import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bot.ops.settings import SECRET_KEY, SettingsError
from bot.storage.store import StoreError

HEADER = b"age-encryption.org/"
_PUBLIC = re.compile(r"age1\w+|ssh-(?:ed25519|rsa) \S+", re.ASCII)


def is_encrypted(file: Path) -> bool:
    """Whether a file begins as age's do.

    :raises StoreError: the file is missing, or cannot be read.
    """
    try:
        with file.open("rb") as opened:
            return opened.read(len(HEADER)) == HEADER
    except FileNotFoundError:
        raise StoreError(f"There is no database {file}.") from None
    except OSError as error:
        raise StoreError(f"{file} cannot be read: {_reason(error)}.") from None


def make_key(file: Path) -> str:
    """Write a new private key to a file of its owner alone, and return the public key.

    :raises SettingsError: the file exists already, or cannot be written.
    """
    identity = _age().x25519.Identity.generate()
    public = str(identity.to_public())
    made = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise SettingsError(
            f"{file} is there already: a key is never overwritten, name another file."
        ) from None
    except OSError as error:
        raise SettingsError(f"{file} cannot be written: {_reason(error)}.") from None
    try:
        with open(handle, "w", encoding="ascii") as opened:  # noqa: PTH123 - it is open already
            opened.write(f"# created: {made}\n# public key: {public}\n{identity}\n")
    except OSError as error:
        file.unlink(missing_ok=True)  # half a key is none
        raise SettingsError(f"{file} cannot be written: {_reason(error)}.") from None
    return public


def encryption_to(keys: str) -> Callable[[Path, Path], None]:
    """Make the function that encrypts one file into another for some recipients.

    ``keys`` are public keys with commas between them, or the path of a file with one a line. Of
    a private key in the file the public one is taken.

    :raises SettingsError: there is no key, or none that can be used.
    """
    age = _age()
    lines = keys.split(",") if _PUBLIC.match(keys.strip()) else _lines(Path(keys))
    recipients = [_recipient(age, line, keys) for line in lines]
    if not recipients:
        raise SettingsError(f"There is no key in {keys}.")

    def encrypt(plain: Path, target: Path) -> None:
        with _told(target, "written"), plain.open("rb") as source, target.open("wb") as sealed:
            try:
                age.encrypt_io(source, sealed, recipients)
            except age.EncryptError as error:  # it wraps what the disk said
                raise StoreError(f"{target} cannot be written: {error}.") from None
            sealed.flush()
            os.fsync(sealed.fileno())

    return encrypt


def decryption_with(key_file: Path) -> Callable[[Path, Path], None]:
    """Make the function that decrypts one file into another with the private keys of a file.

    :raises SettingsError: there is no private key in it.
    """
    age = _age()
    identities = _identities(age, key_file)

    def decrypt(sealed: Path, target: Path) -> None:
        with _told(target, "written"), sealed.open("rb") as source, target.open("wb") as plain:
            try:
                age.decrypt_io(source, plain, identities)
            except age.DecryptError as error:
                matching = "matching" in str(error).lower()
                why = f"{key_file} is not its key" if matching else f"it is damaged ({error})"
                raise StoreError(f"{sealed} cannot be decrypted: {why}.") from None
            except OSError as error:
                if error.errno is not None:  # the disk's own
                    raise
                raise StoreError(
                    f"{sealed} cannot be decrypted: it is cut off or was changed."
                ) from None

    return decrypt


@contextmanager
def _told(file: Path, done: str) -> Iterator[None]:
    """Turn what the disk refuses into a sentence."""
    try:
        yield
    except OSError as error:
        raise StoreError(f"{file} cannot be {done}: {_reason(error)}.") from None


def _age() -> Any:
    try:
        import pyrage
    except ModuleNotFoundError as missing:
        raise SettingsError(
            f"Encryption needs {missing.name}; install it with: pip install 'knave[encrypt]'"
        ) from None
    return pyrage


def _lines(file: Path) -> list[str]:
    try:
        text = file.read_text("utf-8")
    except OSError as error:
        raise SettingsError(f"The key file {file} cannot be read: {_reason(error)}.") from None
    except UnicodeDecodeError:
        raise SettingsError(f"{file} is no key file: it is not text.") from None
    lines = [line.strip() for line in text.splitlines()]
    return [line for line in lines if line and not line.startswith("#")]


def _recipient(age: Any, line: str, named: str) -> Any:
    """A public key, also of a private one; which is never shown."""
    line = line.strip()
    try:
        if SECRET_KEY.match(line):
            return age.x25519.Identity.from_str(line).to_public()
        if line.startswith("ssh-"):
            return age.ssh.Recipient.from_str(line)
        return age.x25519.Recipient.from_str(line)
    except (age.IdentityError, age.RecipientError):
        raise SettingsError(
            f"What is in {named} is not a key: one begins with age1 or ssh-, and knave key FILE"
            " makes a pair."
        ) from None


def _identities(age: Any, file: Path) -> list[Any]:
    lines = _lines(file)
    try:
        if lines and lines[0].startswith("-----BEGIN"):
            return [age.ssh.Identity.from_buffer(file.read_bytes())]
        found = [age.x25519.Identity.from_str(line) for line in lines if SECRET_KEY.match(line)]
    except age.IdentityError:
        raise SettingsError(f"The private key in {file} cannot be used.") from None
    if not found:
        public = " (it has public keys only)" if lines and _PUBLIC.match(lines[0]) else ""
        raise SettingsError(f"There is no private key in {file}{public}.")
    return found


def _reason(error: OSError) -> str:
    text = error.strerror or str(error)
    return text[:1].lower() + text[1:]
