"""Every request as it leaves: counted, held back, or not sent at all.

discord.py sends some requests more than once (429, 5xx, a broken line), and each of them counts
at Discord. So they are seen where they leave, through the tracing of aiohttp: it awaits whoever
watches the beginning of a request, which can therefore wait there.
"""

from collections.abc import Callable

import aiohttp
from discord.http import Route

from bot.client.display.channel_lanes import Kind
from bot.client.display.rate_limiter import RateLimiter
from bot.storage.rows.ids import MessageId

KINDS: dict[str, Kind] = {"PATCH": "edit", "POST": "send", "DELETE": "delete"}


class Traffic:
    """Watches what a client asks of Discord, for a rate limiter.

    ``old`` tells whether the message of this id is older than an hour.
    """

    def __init__(self, limiter: RateLimiter, old: Callable[[MessageId], bool]) -> None:
        self._limiter = limiter
        self._old = old

    def watch(self, trace: aiohttp.TraceConfig) -> None:
        """Watch the requests of a session that this configuration is for."""
        trace.on_request_start.append(self._leaving)
        trace.on_request_end.append(self._answered)

    async def _leaving(self, _: object, __: object, asked: aiohttp.TraceRequestStartParams) -> None:
        """Wait until a request may leave, and count it.

        :raises Stopped: nothing of its kind may leave.
        """
        if (path := api_path(str(asked.url))) is None:
            return
        limiter, counted = self._limiter, is_counted(path)
        limiter.invalid_requests.check(counted)
        if counted:
            await limiter.leaving()
            limiter.invalid_requests.check(counted)
            self._count(asked.method, path)

    def _count(self, method: str, path: list[str]) -> None:
        """Count a request in its channel, if it is about a message there."""
        match path:
            case ["channels", channel, "messages", *message] if len(message) < 2:
                if (kind := KINDS.get(method)) is not None:
                    old = kind == "edit" and self._old(MessageId(int(message[0])))
                    self._limiter.channels.sent(int(channel), kind, old)

    async def _answered(self, _: object, __: object, asked: aiohttp.TraceRequestEndParams) -> None:
        if api_path(str(asked.url)) is not None:
            self._limiter.invalid_requests.heard(asked.response.status, asked.response.headers)


def api_path(url: str) -> list[str] | None:
    """The parts of an address behind the API's; ``None`` if it is another server's."""
    if not url.startswith(f"{Route.BASE}/"):
        return None
    return url.removeprefix(Route.BASE).partition("?")[0].strip("/").split("/")


def is_counted(path: list[str]) -> bool:
    """Whether Discord counts a request towards the fifty a second: all but what goes by a token."""
    match path:
        case ["interactions", _, _, *_] | ["webhooks", _, _, *_]:
            return False
    return True
