"""``knave backup``, ``restore`` and ``health``: keeping the bot and what it knows."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bot import settings

if TYPE_CHECKING:
    from bot.commands import Commands


def add(commands: "Commands") -> None:
    """Add these commands to the parser."""
    backup = commands.add_parser("backup", help="copy the database, while the bot runs")
    backup.add_argument("file", type=Path, metavar="FILE", help="where the copy is to be")
    backup.add_argument("--force", action="store_true", help="even if FILE is there already")
    backup.set_defaults(run=_backup)
    restore = commands.add_parser("restore", help="put a copy in the database's place")
    restore.add_argument("file", type=Path, metavar="FILE", help="what knave backup has written")
    restore.set_defaults(run=_restore)
    health = commands.add_parser(
        "health", help="say whether the running bot is well (0) or not (1)"
    )
    health.set_defaults(run=_health)


def _backup(chosen: argparse.Namespace) -> int:
    from bot.storage.backup import back_up

    progress = _told if sys.stderr.isatty() else None
    database = settings.load().database
    found = back_up(database, chosen.file, force=chosen.force, progress=progress)
    size = chosen.file.stat().st_size
    print(f"{chosen.file}: {size / 2**20:.1f} MiB, looked through and sound.\n{found}")
    return 0


def _told(done: int, of: int) -> None:
    end = "\n" if done >= of else ""
    print(f"\r{done} of {of} pages", end=end, file=sys.stderr, flush=True)


def _restore(chosen: argparse.Namespace) -> int:
    from bot.storage.backup import restore

    database = settings.load().database
    done = restore(chosen.file, database)
    print(f"{database} is what {chosen.file} was.\n{done.contents}")
    if done.aside is not None:
        print(f"The database that was there is kept as {done.aside}.")
    if not done.sound:
        print("It could not be read any more; table numbers jump, so that no old button misleads.")
    return 0


def _health(_: argparse.Namespace) -> int:
    from bot.alive import look

    well, sentence = look(settings.load().database)
    print(sentence, file=sys.stdout if well else sys.stderr)
    return 0 if well else 1
