"""``knave health``: say whether the running bot is well."""

import argparse
import sys

from bot.commands import Commands
from bot.ops import settings
from bot.ops.heartbeat import health_of


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser(
        "health", help="say whether the running bot is well (0) or not (1)"
    )
    command.set_defaults(run=_health)


def _health(_: argparse.Namespace) -> int:
    well, sentence = health_of(settings.load().database)
    print(sentence, file=sys.stdout if well else sys.stderr)
    return 0 if well else 1
