"""``knave emoji``: upload the cards as emoji of the application, once."""

import argparse
import asyncio
import logging
import math

import discord

from bot.client import emoji
from bot.commands import Commands
from bot.commands.reaching import reaching_discord
from bot.demo.endpoints import choose_way
from bot.ops import settings

SILENCE = 30.0
"""Seconds for which the command waits in silence; discord.py takes no fewer."""
SIMULATED_PAUSE = 0.025
"""Seconds between two uploads to a simulated Discord: it too allows fifty requests in one."""


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("emoji", help="upload the cards as emoji, once (needs the token)")
    command.set_defaults(run=_emoji)


async def _emoji(_: argparse.Namespace) -> int:
    here = settings.load()
    token = here.require_token()
    logging.basicConfig(level=logging.WARNING)
    choose_way(here.api_base, here.gateway, here.rest_proxy)
    pause = SIMULATED_PAUSE if here.api_base else emoji.PAUSE
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
    print("Drawing the cards …", flush=True)
    try:
        with reaching_discord():
            intents = discord.Intents(guilds=True)
            async with discord.Client(intents=intents, max_ratelimit_timeout=SILENCE) as client:
                await client.login(token)
                new = await emoji.upload(client, _progress, pause, _waiting)
                old = await emoji.remove_old(client, _waiting)
    except (discord.HTTPException, emoji.NoRoom) as error:
        raise settings.SettingsError(f"The emoji could not be uploaded: {error}") from None
    print(f"{new} emoji uploaded, {old} old ones removed: everything is there.")
    return 0


async def _waiting(seconds: float) -> None:
    """Wait as long as Discord demands, and say for how long."""
    minutes = math.ceil(seconds / 60)
    print(
        f"Discord takes no more emoji for now: I go on in {minutes}"
        f" {'minute' if minutes == 1 else 'minutes'}. You may stop me;"
        " started again, I go on where I stopped.",
        flush=True,
    )
    await asyncio.sleep(seconds)


def _progress(done: int, of: int, name: str) -> None:
    print(f"{done:4} of {of}  {name}", flush=True)
