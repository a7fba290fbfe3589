"""``knave key``: make a pair of keys to encrypt backups."""

import argparse
from pathlib import Path

from bot.commands import Commands
from bot.ops.encryption import make_key


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("key", help="make a pair of keys to encrypt backups")
    command.add_argument("file", type=Path, metavar="FILE", help="where the private key is to be")
    command.set_defaults(run=_key)


def _key(chosen: argparse.Namespace) -> int:
    public = make_key(chosen.file)
    print(
        f"The private key is in {chosen.file}. Keep it in two places, none of them this machine:"
        " without it no backup can be read.\n"
        f"The public key, for .env:\nKNAVE_BACKUP_ENCRYPT_TO={public}"
    )
    return 0
