"""The two settings through which discord.py talks to another server than Discord's."""

from __future__ import annotations

import discord.asset
import discord.gateway
import discord.http
import yarl


def point_discord_at(api_base: str, gateway: str) -> None:
    """Send all REST calls to ``api_base`` and open the gateway at ``gateway``.

    ``api_base`` ends in the API's version, as in ``http://127.0.0.1:8098/api/v10``. Emojis and
    avatars are then read from ``/cdn`` on the same server. Call this before the client logs in.
    """
    discord.http.Route.BASE = api_base.rstrip("/")
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    discord.asset.Asset.BASE = str(yarl.URL(api_base).origin() / "cdn")
