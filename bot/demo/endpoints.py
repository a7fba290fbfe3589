"""A server in Discord's place, for discord.py to talk to with fewer waits."""

from __future__ import annotations

import discord.asset
import discord.gateway
import discord.http
import yarl

ANOTHER_SERVER = 2.0
"""Seconds in which Discord may tell a bot of one more server it is in; as discord.py has it."""
ALL_AT_ONCE = 0.2
"""Seconds in which a simulated Discord may tell of a bot's servers: it tells of all at once."""


def ready_after(api_base: str | None) -> float:
    """Seconds without word of another server after which a client knows all of them."""
    return ANOTHER_SERVER if api_base is None else ALL_AT_ONCE


def choose_way(api_base: str | None, gateway: str | None, rest_proxy: str | None) -> None:
    """Talk to a simulated Discord, if one is given; send REST calls through a proxy, if one is."""
    if api_base and gateway:
        point_discord_at(rest_proxy or api_base, gateway)
    elif rest_proxy:
        send_requests_to(rest_proxy)


def point_discord_at(api_base: str, gateway: str) -> None:
    """Send all REST calls to ``api_base`` and open the gateway at ``gateway``.

    ``api_base`` ends in the API's version, as in ``http://127.0.0.1:8098/api/v10``. Emojis and
    avatars are then read from ``/cdn`` on the same server. Call this before the client logs in.
    """
    send_requests_to(api_base)
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    discord.asset.Asset.BASE = str(yarl.URL(api_base).origin() / "cdn")


def send_requests_to(api_base: str) -> None:
    """Send all REST calls to ``api_base``, which passes them on; the gateway stays Discord's."""
    discord.http.Route.BASE = api_base.rstrip("/")
