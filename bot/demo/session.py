"""The session of ``knave demo``: the real bot as a process, a simulated Discord, a browser."""

import argparse
import asyncio
import contextlib
import os
import sys
import tempfile
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from simcord.components import walk_components

import bot
from bot.demo.human import Human
from bot.demo.server import Demo, Person, serve
from bot.ops.settings import SettingsError
from bot.rules import GAMES
from bot.tables.model.lobby import usual_size
from bot.words.words import languages

LOCALES = {"en": "en-US", "ja": "ja", "de": "de", "fr": "fr", "it": "it"}
CHANNEL = "card-table"
NO_TOKEN = "simulated.discord.token"
PATIENCE = 5.0
"""Seconds in which the bot must end before it is killed."""
SHOWN = 120.0
"""Seconds in which it must show what was asked for, however busy the machine is."""


async def play(chosen: argparse.Namespace) -> int:
    """Serve the page and run the bot until it ends; return its exit code.

    :raises SettingsError: the people cannot be read, the port is taken, or the folder is none.
    """
    people = people_of(chosen.people, chosen.language)
    with tempfile.TemporaryDirectory(prefix="knave-demo-") as temporary:
        folder = _made(chosen.keep or Path(temporary))
        async with (
            _served(chosen, people) as demo,
            bot_process(demo, folder, chosen.language, chosen.pause) as process,
        ):
            ended = asyncio.create_task(process.wait())
            ready = asyncio.create_task(_open_table(demo, chosen, people[0].name))
            await asyncio.wait((ended, ready), return_when=asyncio.FIRST_COMPLETED)
            if not ended.done():
                await ready
                address = demo.page_of(people[0].name)
                print(f"The table is set: {address}   (Ctrl-C ends it)", flush=True)
                if not chosen.no_browser:
                    await asyncio.to_thread(webbrowser.open, address)
            code = await ended
            ready.cancel()
            return code


def _made(folder: Path) -> Path:
    """A folder that is there from now on.

    :raises SettingsError: it cannot be made.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SettingsError(f"--keep {folder} cannot be used: {error.strerror}.") from None
    return folder


def people_of(text: str, language: str) -> list[Person]:
    """Read people with their languages, as in ``Ann,Ben:ja``.

    :raises SettingsError: there are none, a name comes twice, or a language is not known.
    """
    if language not in languages():
        raise SettingsError(f"--language is one of {', '.join(languages())}, not {language!r}.")
    people = []
    for part in filter(None, (p.strip() for p in text.split(","))):
        name, _, own = part.partition(":")
        spoken = own or language
        if spoken not in languages():
            known = ", ".join(languages())
            raise SettingsError(f"{spoken!r} is not a language spoken here: {known}.")
        people.append(Person(name.strip(), LOCALES.get(spoken, spoken)))
    if not all(p.name for p in people) or not people or len({p.name for p in people}) < len(people):
        raise SettingsError("--people wants names that differ, parted by commas.")
    return people


@asynccontextmanager
async def _served(chosen: argparse.Namespace, people: list[Person]) -> AsyncIterator[Demo]:
    locale = LOCALES.get(chosen.language, chosen.language)
    options: dict[str, Any] = {"guild_name": "The Jack’s Arms", "guild_locale": locale}
    async with contextlib.AsyncExitStack() as stack:
        try:
            demo = await stack.enter_async_context(
                serve("127.0.0.1", chosen.port, people, channels=(CHANNEL, "small-talk"), **options)
            )
        except OSError as error:
            raise SettingsError(f"Port {chosen.port} cannot be used: {error}") from None
        yield demo


def environment(
    demo: Demo, folder: Path, language: str, pause: float | None, emoji: bool
) -> dict[str, str]:
    """The settings of a bot that plays in the simulated Discord, among all it inherits.

    ``pause`` is the pause of robots in seconds; with ``emoji`` the cards are uploaded as emoji.
    """
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("KNAVE_", "DISCORD_"))}
    root = str(Path(bot.__file__).resolve().parent.parent)
    env = clean | {
        "PYTHONPATH": os.pathsep.join(filter(None, (root, clean.get("PYTHONPATH")))),
        "KNAVE_TOKEN": NO_TOKEN,
        "KNAVE_DATABASE": str(folder.resolve() / "knave.db"),
        "KNAVE_LANGUAGE": language,
        "KNAVE_LOG_LEVEL": "WARNING",
        "KNAVE_UPLOAD_EMOJI": "yes" if emoji else "no",
        "KNAVE_API_BASE": demo.api_base,
        "KNAVE_GATEWAY": demo.gateway_url,
    }
    if pause is not None:
        env["KNAVE_ROBOT_PAUSE"] = str(pause)
    return env


@asynccontextmanager
async def bot_process(
    demo: Demo,
    folder: Path,
    language: str = "en",
    pause: float | None = None,
) -> AsyncIterator[asyncio.subprocess.Process]:
    """The bot as a process that plays in the simulated Discord and ends with the block.

    ``pause`` is the pause of robots in seconds.
    """
    env = environment(demo, folder, language, pause, emoji=True)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "run", cwd=folder, env=env
    )
    try:
        yield process
    finally:
        await end(process)


async def end(process: asyncio.subprocess.Process) -> None:
    """End a process, by force after `PATIENCE` seconds."""
    if process.returncode is not None:
        return
    with contextlib.suppress(ProcessLookupError):
        process.terminate()
    try:
        await asyncio.wait_for(process.wait(), PATIENCE)
    except TimeoutError:
        process.kill()
        await process.wait()


async def _open_table(demo: Demo, chosen: argparse.Namespace, host: str) -> None:
    """Open a table for the first person and let robots sit down."""
    await demo.until_online()
    human = demo.people[host]
    with demo.world.watch() as changed:
        while not any(c["name"] == "table" for c in human.commands(CHANNEL)):
            await changed.wait()
            changed.clear()
    if chosen.no_table:
        return
    game = chosen.game or quickest_for_four()
    await human.slash(CHANNEL, "table open", game=game)
    lobby, more = await _with_button(demo, human, ":more")
    await human.click(lobby, custom_id=more)
    panel, robot = await _with_button(demo, human, ":robot")
    chairs = usual_size(GAMES[game], GAMES[game].presets["house"])
    for _ in range(chairs - 1 if chosen.robots is None else chosen.robots):
        await human.click(panel, custom_id=robot)
    human.dismiss(panel)


async def _with_button(demo: Demo, human: Human, ending: str) -> tuple[str, str]:
    """The newest message once it has a button whose custom id ends so, and that custom id.

    :raises TimeoutError: no such button comes.
    """
    with demo.world.watch() as changed:
        while True:
            changed.clear()
            for message in human.messages(CHANNEL)[-1:]:
                for part in walk_components(message["components"]):
                    if (custom_id := str(part.get("custom_id", ""))).endswith(ending):
                        return str(message["id"]), custom_id
            await asyncio.wait_for(changed.wait(), SHOWN)


def quickest_for_four() -> str:
    """The game for four partners with the fewest cards in hand, which is the quickest to try."""
    hands = {
        key: game.layout(options, 4).hand
        for key, game in GAMES.items()
        if 4 in game.players(options := game.presets["house"]) and len(game.sides(options, 4)) == 2
    }
    return min(hands, key=hands.__getitem__, default=next(iter(GAMES)))
