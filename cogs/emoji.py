"""The cards as emoji of the application: looked up at the start, uploaded once.

A name tells deck, card and what the picture looks like, so what is there already need not be sent
again, and a face that is drawn anew takes the place of the old one.
"""

import asyncio
from collections.abc import Callable

import discord

import cardart
from bot.tables.looks import EmojiBook, book, is_ours
from cardart.scene import DECKS

MOST = 2000
"""Emoji of an application."""
PAUSE = 1.0
"""Seconds between two uploads: nobody waits for them."""
Told = Callable[[int, int, str], None]
"""Hears of progress: how many are done, of how many, and which was the last."""


class NoRoom(Exception):
    """The application has too many emoji of other kinds."""


async def look_up(client: discord.Client) -> EmojiBook:
    """The emoji there are."""
    return book((emoji.name, emoji.id) for emoji in await client.fetch_application_emojis())


async def upload(client: discord.Client, told: Told, pause: float = PAUSE) -> int:
    """Upload every face that is not there; the answer is how many those were.

    :raises NoRoom: nothing was uploaded.
    """
    wanted = await asyncio.to_thread(drawn)
    there = {emoji.name for emoji in await client.fetch_application_emojis()}
    missing = [name for name in wanted if name not in there]
    if len(there) + len(missing) > MOST:
        raise NoRoom(
            f"An application has {MOST} emoji at most: {len(there)} are there, and"
            f" {len(missing)} are missing."
        )
    for done, name in enumerate(missing, 1):
        await client.create_application_emoji(name=name, image=wanted[name])
        told(done, len(missing), name)
        await asyncio.sleep(pause if done < len(missing) else 0)
    return len(missing)


async def remove_old(client: discord.Client) -> int:
    """Remove faces that are drawn otherwise by now; the answer is how many. Others stay."""
    wanted = await asyncio.to_thread(drawn)
    there = await client.fetch_application_emojis()
    old = [emoji for emoji in there if is_ours(emoji.name) and emoji.name not in wanted]
    for emoji in old:
        await emoji.delete()
    return len(old)


def drawn() -> dict[str, bytes]:
    """Every face of every deck as an emoji, by name. Takes seconds: for a thread."""
    return {name: picture for deck in DECKS for name, picture in cardart.emoji(deck).items()}
