"""The cards as emoji of the application: looked up at the start, uploaded once.

A name tells deck, card and what the picture looks like, so what is there already need not be sent
again, and a face that is drawn anew takes the place of the old one.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

import discord

import cardart
from bot.client.errors import INVALID_FORM, NOT_SENT
from bot.storage.store import StoreError
from bot.tables.live.preferences import Preferences
from bot.tables.screens.discord_limits import EMOJIS
from bot.words.card_style import EmojiBook, book, is_ours
from cardart.scene import DECKS, Deck

TOLD = 50
"""Uploads after which the log tells how far they are."""
AGAIN = 60.0
"""Seconds after which emoji that could not be looked up anew are asked for once more."""
PAUSE = 1.0
"""Seconds between two uploads: nobody waits for them."""
Told = Callable[[int, int, str], None]
"""Hears of progress: how many are done, of how many, and which was the last."""
Waiting = Callable[[float], Awaitable[object]]
"""Waits for this number of seconds, as Discord demands, and says so."""
T = TypeVar("T")
log = logging.getLogger(__name__)


class NoRoom(Exception):
    """The application has too many emoji of other kinds."""


async def look_up(client: discord.Client) -> EmojiBook:
    """The uploaded card emoji of the application, as a book to look cards up in."""
    return book((emoji.name, emoji.id) for emoji in await client.fetch_application_emojis())


async def upload(
    client: discord.Client, told: Told, pause: float = PAUSE, waiting: Waiting = asyncio.sleep
) -> int:
    """Upload every missing face; the result is their number.

    Emoji have a rate limit of their own, which may be hours long. A client with a
    ``max_ratelimit_timeout`` is told of it and waits here; another waits by itself, in silence.

    :raises NoRoom: nothing was uploaded.
    """
    wanted = await asyncio.to_thread(named)
    known = await _patiently(client.fetch_application_emojis, waiting)
    there = {emoji.name for emoji in known}
    missing = [name for name in wanted if name not in there]
    if len(there) + len(missing) > EMOJIS:
        raise NoRoom(
            f"An application has {EMOJIS} emoji at most: {len(there)} are there, and"
            f" {len(missing)} are missing."
        )
    for done, name in enumerate(missing, 1):
        image = await asyncio.to_thread(cardart.emoji, *wanted[name])
        create = partial(client.create_application_emoji, name=name, image=image)
        await _patiently(create, waiting)
        told(done, len(missing), name)
        await asyncio.sleep(pause if done < len(missing) else 0)
    return len(missing)


async def remove_old(client: discord.Client, waiting: Waiting = asyncio.sleep) -> int:
    """Remove faces that are drawn differently by now; the result is their number."""
    wanted = await asyncio.to_thread(named)
    there = await _patiently(client.fetch_application_emojis, waiting)
    old = [emoji for emoji in there if is_ours(emoji.name) and emoji.name not in wanted]
    for emoji in old:
        await _patiently(emoji.delete, waiting)
    return len(old)


async def _patiently(request: Callable[[], Awaitable[T]], waiting: Waiting) -> T:
    """Make a request, again and again while Discord says that it is too early."""
    while True:
        try:
            return await request()
        except discord.RateLimited as error:
            await waiting(error.retry_after)


def named() -> dict[str, tuple[Deck, str]]:
    """Every card of every deck, by the name of its emoji. Takes a second: for a thread."""
    return {
        name: (deck, card) for deck in DECKS for card, name in cardart.emoji_names(deck).items()
    }


class CardEmoji:
    """The emoji that cards are written with; without them, cards stand in words.

    ``pause`` is the time between two uploads, in seconds.
    """

    def __init__(self, client: discord.Client, preferences: Preferences, pause: float) -> None:
        self._client = client
        self._preferences = preferences
        self._pause = pause
        self._task: asyncio.Task[None] | None = None

    async def look_up(self) -> bool:
        """Use the emoji that are uploaded; false if Discord does not tell them just now."""
        try:
            self._preferences.emoji = await look_up(self._client)
        except NOT_SENT as error:
            log.warning("the emoji could not be looked up: %s", error)
            return False
        return True

    async def begin(self) -> None:
        """Use the emoji that are uploaded, as soon as Discord tells them."""
        if not await self.look_up():
            self._task = asyncio.create_task(self._look_up_anew())

    def begin_upload(self, pass_on: Callable[[], Awaitable[None]]) -> None:
        """Upload missing emoji while the bot is at work already, then have others look them up."""
        self.stop()
        self._task = asyncio.create_task(self._upload(pass_on))

    async def _upload(self, pass_on: Callable[[], Awaitable[None]]) -> None:
        """Upload what is missing; what is there is used from then on, whether or not it is all."""
        all_there = await self._has_uploaded()
        await self._look_up_anew()
        if all_there:
            try:
                await pass_on()  # before what they use is gone
                await remove_old(self._client)
            except (*NOT_SENT, OSError, StoreError) as error:
                log.warning("old emoji are not removed: %s", error)

    async def _has_uploaded(self) -> bool:
        """Upload every missing face; false if that came to no end."""

        def told(done: int, of: int, name: str) -> None:
            if done % TOLD == 0 or done == of:
                log.info("%s of %s emoji uploaded", done, of)

        try:
            await upload(self._client, told, self._pause)
        except (*NOT_SENT, OSError, NoRoom) as error:
            log.warning("the emoji could not be uploaded: %s", error)
            return False
        return True

    def doubt(self, error: discord.HTTPException) -> None:
        """Look the emoji up anew if Discord refuses a message, perhaps for one that is gone."""
        looking = self._task is not None and not self._task.done()
        if error.code == INVALID_FORM and self._preferences.emoji and not looking:
            self._preferences.emoji = {}
            self._task = asyncio.create_task(self._look_up_anew())

    async def _look_up_anew(self) -> None:
        while True:
            if await self.look_up():
                return
            await asyncio.sleep(AGAIN)

    def stop(self) -> None:
        """Stop an upload or a look-up that is under way."""
        if self._task is not None:
            self._task.cancel()
