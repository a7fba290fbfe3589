"""``knave smoke``: ask real Discord, in a server to try in, what no test can know."""

import argparse
from pathlib import Path

from bot.commands import CommandError, Commands
from bot.commands.reaching import reaching_discord
from bot.ops import settings
from bot.smoke import runner

ABOUT = """\
Ask real Discord, step by step, what no test here can know, and write down what it answers beside
what Knave believes. Takes about half an hour in a server of your own in which nobody else is
disturbed. The bot needs the rights of a table there, and for some steps Manage Channels, Manage
Threads and Manage Roles; a step that lacks one says so and is skipped. Buttons in the channel ask
you to press, look or close something. Everything that is made is removed again.

Stop the bot first: it would answer the same buttons.
"""
LATER = """\
An hour before:   knave smoke --channel ID --prepare
then:             knave smoke --channel ID
went wrong:       knave smoke --channel ID --resume
without anybody:  knave smoke --channel ID --yes
"""


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    smoke = commands.add_parser(
        "smoke",
        help="try what only real Discord can answer (needs the token)",
        description=ABOUT,
        epilog=LATER,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    smoke.set_defaults(run=_smoke)
    smoke.add_argument("--channel", type=int, metavar="ID", help="the channel to try in")
    smoke.add_argument("--list", action="store_true", help="name the steps, and do nothing")
    smoke.add_argument("--only", metavar="STEP,…", default="", help="these steps only")
    smoke.add_argument("--skip", metavar="STEP,…", default="", help="all steps but these")
    smoke.add_argument("--yes", action="store_true", help="skip what needs somebody")
    smoke.add_argument(
        "--prepare", action="store_true", help="send the message that must be an hour old"
    )
    smoke.add_argument(
        "--resume", action="store_true", help="do only what the report has no answer to yet"
    )
    smoke.add_argument(
        "--report",
        type=Path,
        metavar="FILE",
        default=Path("knave-smoke.json"),
        help="where the report goes, as JSON and beside it as Markdown (default: %(default)s)",
    )
    smoke.add_argument(
        "--patience", type=float, metavar="S", default=180.0, help="seconds to wait for a press"
    )
    smoke.add_argument(
        "--late",
        metavar="S,…",
        type=_moments,
        default=(60.0, 600.0, 840.0, 930.0),
        help="seconds after which a private answer is edited (default: 60,600,840,930)",
    )
    smoke.add_argument("--gone", metavar="ID", default="", help="somebody who has left the server")


def _moments(text: str) -> tuple[float, ...]:
    moments = tuple(float(part) for part in text.split(","))
    if not moments or list(moments) != sorted(set(moments)) or moments[0] < 0:
        raise argparse.ArgumentTypeError(f"{text!r} are no rising numbers of seconds")
    return moments


def _names(text: str) -> tuple[str, ...]:
    return tuple(filter(None, (part.strip() for part in text.split(","))))


async def _smoke(chosen: argparse.Namespace) -> int:
    if chosen.list:
        print("\n".join(runner.listed()))
        return 0
    if chosen.channel is None:
        raise CommandError("--channel is missing: the id of a channel to try in.")
    folder = chosen.report.absolute().parent
    if not folder.is_dir() or chosen.report.suffix != ".json":
        raise CommandError("--report wants a file that ends in .json, in a folder.")
    found = settings.load()
    token = found.require_token()
    arguments = runner.Arguments(
        channel=chosen.channel,
        report=chosen.report,
        only=_names(chosen.only),
        skip=_names(chosen.skip),
        yes=chosen.yes,
        prepare=chosen.prepare,
        resume=chosen.resume,
        patience=chosen.patience,
        late=chosen.late,
        gone=chosen.gone,
    )
    with reaching_discord():
        return await runner.run(found, token, arguments)
