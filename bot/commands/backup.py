"""``knave backup``: copy the database while the bot runs."""

import argparse
import sys
from pathlib import Path

from bot.commands import Commands
from bot.ops import settings
from bot.ops.encryption import encryption_to
from bot.storage.backup import back_up


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("backup", help="copy the database, while the bot runs")
    command.add_argument("file", type=Path, metavar="FILE", help="where the copy is to be")
    command.add_argument("--force", action="store_true", help="even if FILE is there already")
    sealing = command.add_mutually_exclusive_group()
    sealing.add_argument(
        "--encrypt-to",
        metavar="KEYFILE",
        help="a file with public keys, or a key itself (default: KNAVE_BACKUP_ENCRYPT_TO)",
    )
    sealing.add_argument("--plain", action="store_true", help="do not encrypt, whatever is set")
    command.set_defaults(run=_backup)


def _backup(chosen: argparse.Namespace) -> int:
    progress = _progress if sys.stderr.isatty() else None
    here = settings.load()
    database = here.database_file("pg_dump --format=custom --file=FILE URL")
    keys = None if chosen.plain else chosen.encrypt_to or here.backup_encrypt_to
    encrypt = encryption_to(keys) if keys else None
    found = back_up(database, chosen.file, force=chosen.force, progress=progress, encrypt=encrypt)
    size = f"{chosen.file.stat().st_size / 2**20:.1f} MiB"
    done = "looked through and sound, then encrypted" if encrypt else "looked through and sound"
    print(f"{chosen.file}: {size}, {done}.\n{found}")
    return 0


def _progress(done: int, of: int) -> None:
    end = "\n" if done >= of else ""
    print(f"\r{done} of {of} pages", end=end, file=sys.stderr, flush=True)
