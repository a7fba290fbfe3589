"""Obstacles on a command's way to Discord, each said in one sentence."""

from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from typing import Final

import discord

from bot.client.errors import UNREACHED, discords_own
from bot.ops.restarts import TooOften
from bot.ops.settings import SettingsError

NO_TOKEN: Final = "Discord does not accept the token: make a new one and write it into .env."
SHARDS: Final = (
    "Discord does not accept the number of shards: set KNAVE_SHARDS higher, or leave it out."
)
INTENTS: Final = (
    "Discord does not grant the intents: Knave needs no privileged one, leave all three off."
)
CLOSED: Final = {
    4004: NO_TOKEN,
    4010: SHARDS,
    4011: SHARDS,
    4012: "Discord does not know this version of its gateway any more: update discord.py.",
    4013: INTENTS,
    4014: INTENTS,
}
"""The meaning of each code with which the gateway closes for good."""


@contextmanager
def reaching_discord() -> Iterator[None]:
    """Turn discord.py's failures to connect into two kinds of error.

    :raises SettingsError: the token is wrong, now and later.
    :raises ConnectionError: Discord cannot be reached now, and perhaps another time.
    """
    try:
        yield
    except TooOften:
        raise
    except discord.LoginFailure:
        raise SettingsError(NO_TOKEN) from None
    except (discord.Forbidden, discord.NotFound) as error:
        raise SettingsError(
            f"Discord answers {error.status} to the first request: look at KNAVE_REST_PROXY, if it"
            " is set, and whether the application still exists."
        ) from None
    except discord.HTTPException as error:
        if not discords_own(error) and error.status != HTTPStatus.TOO_MANY_REQUESTS:
            raise
        raise ConnectionError(f"Discord cannot be reached: it answers {error.status}.") from None
    except discord.ConnectionClosed as error:
        if error.code not in CLOSED:
            raise ConnectionError(f"Discord has hung up, with code {error.code}.") from None
        raise SettingsError(CLOSED[error.code]) from None
    except discord.PrivilegedIntentsRequired:
        raise SettingsError(CLOSED[4014]) from None
    except (*UNREACHED, discord.GatewayNotFound) as error:
        why = str(error) or type(error).__name__  # a timeout says nothing
        raise ConnectionError(f"Discord cannot be reached: {why}") from None
