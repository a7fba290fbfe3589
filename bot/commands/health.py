"""``knave health``: say whether the running bot is well."""

import argparse
import sys
import time
from pathlib import Path

from bot.commands import Commands
from bot.ops import settings
from bot.ops.backup_schedule import BackupSchedule
from bot.ops.heartbeat import health_of
from bot.storage.address import ServerAddress
from bot.storage.engines import must_be_installed
from bot.storage.store import StoreError


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser(
        "health", help="say whether the running bot is well (0) or not (1)"
    )
    command.set_defaults(run=_health)


def _health(_: argparse.Namespace) -> int:
    here = settings.load()
    if here.processes > 1 and isinstance(here.database, ServerAddress):
        must_be_installed(here.database)
        from bot.processes.health import health_of_all

        try:
            well, sentence = health_of_all(here.database, here.ranges)
        except StoreError as error:
            well, sentence = False, str(error)
    else:
        well, sentence = health_of(here.database)
    print(sentence, file=sys.stdout if well else sys.stderr)
    if late := _late_backup(here):
        print(f"note: {late}", file=sys.stderr)
    return 0 if well else 1


def _late_backup(here: settings.Settings) -> str:
    """The complaint about backups, no reason to start the bot again; empty if there is none."""
    if here.backup_dir is None or not isinstance(here.database, Path):
        return ""
    hours, keep = here.backup_hours, here.backup_keep
    return BackupSchedule(here.database, here.backup_dir, hours, keep).overdue(time.time())
