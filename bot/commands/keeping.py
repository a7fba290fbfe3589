"""``knave backup``, ``restore``, ``key`` and ``health``: keeping the bot and what it knows."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bot.ops import settings

if TYPE_CHECKING:
    from bot.commands import Commands


def add(commands: "Commands") -> None:
    """Add these commands to the parser."""
    backup = commands.add_parser("backup", help="copy the database, while the bot runs")
    backup.add_argument("file", type=Path, metavar="FILE", help="where the copy is to be")
    backup.add_argument("--force", action="store_true", help="even if FILE is there already")
    sealing = backup.add_mutually_exclusive_group()
    sealing.add_argument(
        "--encrypt-to",
        metavar="KEYFILE",
        help="a file with public keys, or a key itself (default: KNAVE_BACKUP_ENCRYPT_TO)",
    )
    sealing.add_argument("--plain", action="store_true", help="do not encrypt, whatever is set")
    backup.set_defaults(run=_backup)
    restore = commands.add_parser("restore", help="put a copy in the database's place")
    restore.add_argument("file", type=Path, metavar="FILE", help="what knave backup has written")
    restore.add_argument(
        "--key", type=Path, metavar="KEYFILE", help="the private key of an encrypted copy"
    )
    restore.set_defaults(run=_restore)
    key = commands.add_parser("key", help="make a pair of keys to encrypt backups")
    key.add_argument("file", type=Path, metavar="FILE", help="where the private key is to be")
    key.set_defaults(run=_key)
    health = commands.add_parser(
        "health", help="say whether the running bot is well (0) or not (1)"
    )
    health.set_defaults(run=_health)


def _backup(chosen: argparse.Namespace) -> int:
    from bot.ops.encryption import encryption_to
    from bot.storage.backup import back_up

    progress = _told if sys.stderr.isatty() else None
    here = settings.load()
    keys = None if chosen.plain else chosen.encrypt_to or here.backup_encrypt_to
    encrypt = encryption_to(keys) if keys else None
    found = back_up(
        here.database, chosen.file, force=chosen.force, progress=progress, encrypt=encrypt
    )
    size = f"{chosen.file.stat().st_size / 2**20:.1f} MiB"
    done = "looked through and sound, then encrypted" if encrypt else "looked through and sound"
    print(f"{chosen.file}: {size}, {done}.\n{found}")
    return 0


def _told(done: int, of: int) -> None:
    end = "\n" if done >= of else ""
    print(f"\r{done} of {of} pages", end=end, file=sys.stderr, flush=True)


def _restore(chosen: argparse.Namespace) -> int:
    from bot.ops.encryption import decryption_with, is_encrypted
    from bot.storage.backup import restore

    database = settings.load().database
    decrypt = None
    if is_encrypted(chosen.file):
        if chosen.key is None:
            raise settings.SettingsError(
                f"{chosen.file} is encrypted: name the file of its private key with --key KEYFILE."
            )
        decrypt = decryption_with(chosen.key)
    elif chosen.key is not None:
        raise settings.SettingsError(f"{chosen.file} is not encrypted: leave out --key.")
    done = restore(chosen.file, database, decrypt=decrypt)
    print(f"{database} is what {chosen.file} was.\n{done.contents}")
    if done.aside is not None:
        print(f"The database that was there is kept as {done.aside}.")
    if not done.sound:
        print("It could not be read any more; table numbers jump, so that no old button misleads.")
    return 0


def _key(chosen: argparse.Namespace) -> int:
    from bot.ops.encryption import make_key

    public = make_key(chosen.file)
    print(
        f"The private key is in {chosen.file}. Keep it in two places, none of them this machine:"
        " without it no backup can be read.\n"
        f"The public key, for .env:\nKNAVE_BACKUP_ENCRYPT_TO={public}"
    )
    return 0


def _health(_: argparse.Namespace) -> int:
    from bot.ops.heartbeat import look

    well, sentence = look(settings.load().database)
    print(sentence, file=sys.stdout if well else sys.stderr)
    return 0 if well else 1
