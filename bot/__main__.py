"""``knave run``, ``demo``, ``check``, ``emoji``, ``cards``, ``replay``, ``verify``.

``asyncio.run`` is here, and in the other commands (``backup``, ``restore``, ``key``, ``health``,
``legal``, ``smoke``), which are in `bot.commands`.
"""

import argparse
import asyncio
import logging
import signal
import sys
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

from bot import commands as more
from bot.ops import logs, settings
from bot.rules import GAMES
from bot.storage.store import StoreBusy, StoreError
from bot.words.words import languages

NOT_NOW = 1
"""Exit code when Discord or the disk cannot be used now: another start may succeed."""
WRONG = 2
"""Exit code when something that was given to the program is wrong: another start does not help."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; the answer is its exit code."""
    chosen = _parser().parse_args(arguments)
    try:
        return int(chosen.run(chosen))
    except (StoreBusy, ConnectionError) as error:
        return _refuse(str(error), NOT_NOW)
    except (settings.SettingsError, StoreError) as error:
        return _refuse(str(error))
    except KeyboardInterrupt:
        return 0


def _run(_: argparse.Namespace) -> int:
    from bot.commands.run import run

    chosen = settings.load()
    token = chosen.require_token()
    logs.keep(chosen.log_level, chosen.log_format)
    return _until_stopped(run(chosen, token))


def _emoji(_: argparse.Namespace) -> int:
    from bot.commands.run import upload_emoji

    chosen = settings.load()
    token = chosen.require_token()
    logging.basicConfig(level=logging.WARNING)
    return _until_stopped(upload_emoji(chosen, token))


def _cards(chosen: argparse.Namespace) -> int:
    from cardart import contact  # here: nobody else needs the painter

    try:
        chosen.folder.mkdir(parents=True, exist_ok=True)
        for number, (name, picture) in enumerate(contact(), 1):
            (chosen.folder / name).write_bytes(picture)
            print(f"{number:4}  {name}", flush=True)
    except (FileExistsError, NotADirectoryError):
        return _refuse(f"{chosen.folder} is no folder: name one for the pictures.")
    except OSError as error:
        return _refuse(f"{chosen.folder} cannot be written to: {error.strerror}.")
    print(f"{number} pictures in {chosen.folder}")
    return 0


def _refuse(sentence: str, code: int = WRONG) -> int:
    print(f"knave: {sentence}", file=sys.stderr)
    return code


def _check(_: argparse.Namespace) -> int:
    from bot.commands.run import check

    report = check(settings.load())
    print(report.text)
    return WRONG if report.faults else 0


def _demo(chosen: argparse.Namespace) -> int:
    try:
        from bot.demo.session import play
    except ModuleNotFoundError as missing:
        print(
            f"knave: the demo needs {missing.name}; install it with: pip install 'knave[demo]'",
            file=sys.stderr,
        )
        return WRONG
    return _until_stopped(play(chosen))


def _replay(chosen: argparse.Namespace) -> int:
    from bot.commands import past  # here: whoever runs the bot has no use for it

    step = past.next_please if chosen.step else None
    try:
        return past.show_replay(chosen.file, chosen.language, chosen.deal, chosen.trick, step)
    except past.Unreadable as error:
        return _refuse(str(error))


def _verify(chosen: argparse.Namespace) -> int:
    from bot.commands import past

    try:
        return past.show_verify(chosen.file, chosen.language)
    except past.Unreadable as error:
        return _refuse(str(error))


def _until_stopped(work: Coroutine[Any, Any, int]) -> int:
    """Run until it ends, or until the process is asked to: then it is cancelled, once."""

    async def stoppable() -> int:
        task = asyncio.create_task(work)
        for name in (signal.SIGTERM, signal.SIGINT):
            try:
                asyncio.get_running_loop().add_signal_handler(name, _cancel_once, task)
            except NotImplementedError:  # Windows: an interrupt arrives as an exception
                break
        try:
            return await task
        except asyncio.CancelledError:
            return 0

    return asyncio.run(stoppable())


def _cancel_once(task: asyncio.Task[int]) -> None:
    """Who is asked again while taking leave is not to be interrupted at that."""
    if not task.cancelling():
        task.cancel()


def _number(least: int, most: int) -> Callable[[str], int]:
    """Read a whole number within bounds."""

    def whole(text: str) -> int:
        if not (text.isdecimal() and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"{text!r} is not a number from {least} to {most}")
        return int(text)

    return whole


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="knave", description="The great trick-taking games of the jack, on Discord."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    running = commands.add_parser("run", help="join Discord (needs a token, see .env.example)")
    running.set_defaults(run=_run)
    checking = commands.add_parser("check", help="say what is set and what is wrong, offline")
    checking.set_defaults(run=_check)
    emoji = commands.add_parser("emoji", help="upload the cards as emoji, once (needs the token)")
    emoji.set_defaults(run=_emoji)
    cards = commands.add_parser("cards", help="write every card, hand and table as a picture")
    cards.set_defaults(run=_cards)
    cards.add_argument("folder", type=Path, metavar="DIR", help="made if it is not there")
    replay = commands.add_parser("replay", help="print an exported game, deal by deal")
    replay.set_defaults(run=_replay)
    replay.add_argument("--deal", type=_number(1, 9999), metavar="N", help="this deal only")
    replay.add_argument("--trick", type=_number(1, 99), metavar="N", help="this trick only")
    replay.add_argument("--step", action="store_true", help="wait for Enter between two stops")
    verify = commands.add_parser("verify", help="check the shuffles, moves and result of a game")
    verify.set_defaults(run=_verify)
    for command in (replay, verify):
        command.add_argument("file", type=Path, metavar="FILE", help="text or JSON; - is stdin")
        command.add_argument(
            "--language", choices=languages(), default="en", help="of what is said"
        )
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
    robots = "how many robots sit down (default: on every other chair)"
    demo.add_argument("--robots", type=_number(0, 8), help=robots)
    demo.add_argument("--pause", type=float, help="seconds before a robot's card (default 1.6)")
    demo.add_argument("--port", type=_number(0, 65535), default=8098, help="0 takes any free one")
    demo.add_argument("--no-browser", action="store_true", help="only print the address")
    demo.add_argument("--keep", type=Path, metavar="DIR", help="keep the database in this folder")
    more.add_to(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
