"""``knave demo``: play in the browser, in a simulated Discord."""

import argparse
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from bot.commands import CommandError, Commands, number
from bot.rules import GAMES


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    demo = commands.add_parser("demo", help="play in the browser, in a simulated Discord")
    demo.set_defaults(run=_demo)
    demo.add_argument("--game", choices=sorted(GAMES), help="the game of the table that is opened")
    demo.add_argument("--no-table", action="store_true", help="open no table: use /table open")
    demo.add_argument("--language", help="what the server and its people speak", default="en")
    demo.add_argument(
        "--people",
        default="Ann,Ben:ja,Cleo:de",
        help="names, parted by commas, each with its language if it differs: Ann,Ben:ja",
    )
    robots = "how many robots sit down (default: on all other chairs)"
    demo.add_argument("--robots", type=number(0, 8), help=robots)
    demo.add_argument("--pause", type=float, help="seconds before a robot's card (default 1.6)")
    demo.add_argument("--port", type=number(0, 65535), default=8098, help="0 takes any free one")
    demo.add_argument("--no-browser", action="store_true", help="only print the address")
    keep = "keep the database in this folder, to look into it: people are new at each start"
    demo.add_argument("--keep", type=Path, metavar="DIR", help=keep)


def _demo(chosen: argparse.Namespace) -> Coroutine[Any, Any, int]:
    try:
        from bot.demo.session import play
    except ModuleNotFoundError as missing:
        raise CommandError(
            f"the demo needs {missing.name}; install it with: pip install 'knave[demo]'"
        ) from None
    return play(chosen)
