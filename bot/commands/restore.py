"""``knave restore``: put a backup in the database's place."""

import argparse
from pathlib import Path

from bot.commands import CommandError, Commands
from bot.ops import settings
from bot.ops.encryption import decryption_with, is_encrypted
from bot.storage.backup import restore
from bot.storage.forgotten import Forgotten


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("restore", help="put a copy in the database's place")
    command.add_argument("file", type=Path, metavar="FILE", help="what knave backup has written")
    command.add_argument(
        "--key", type=Path, metavar="KEYFILE", help="the private key of an encrypted copy"
    )
    command.set_defaults(run=_restore)


def _restore(chosen: argparse.Namespace) -> int:
    instead = (
        "pg_restore --clean --if-exists --single-transaction --dbname=URL FILE, then knave"
        " after-restore"
    )
    database = settings.load().database_file(instead)
    decrypt = None
    if is_encrypted(chosen.file):
        if chosen.key is None:
            raise CommandError(
                f"{chosen.file} is encrypted: name the file of its private key with --key KEYFILE."
            )
        decrypt = decryption_with(chosen.key)
    elif chosen.key is not None:
        raise CommandError(f"{chosen.file} is not encrypted: leave out --key.")
    done = restore(chosen.file, database, decrypt=decrypt)
    print(f"{database.resolve()} is what {chosen.file} was.\n{done.contents}")
    print(Forgotten(database).told_after_restore(done.moment))
    if done.aside is None:
        print("There was no database there; table numbers jump, so that no old button misleads.")
        return 0
    print(f"The database that was there is kept as {done.aside}: delete it when you are sure.")
    if not done.sound:
        print("It could not be read any more; table numbers jump, so that no old button misleads.")
    return 0
