"""What stops a command on its way to Discord, said in one sentence."""

from collections.abc import Iterator
from contextlib import contextmanager

import discord

from bot.client.display.circuit_breaker import TOO_MANY
from bot.client.errors import UNREACHED
from bot.ops.restarts import TooOften
from bot.ops.settings import SettingsError


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
        raise SettingsError(
            "Discord does not accept the token: make a new one and write it into .env."
        ) from None
    except discord.HTTPException as error:
        if not isinstance(error, discord.DiscordServerError) and error.status != TOO_MANY:
            raise
        raise ConnectionError(f"Discord cannot be reached: it answers {error.status}.") from None
    except (*UNREACHED, discord.GatewayNotFound) as error:
        why = str(error) or type(error).__name__  # a timeout says nothing
        raise ConnectionError(f"Discord cannot be reached: {why}") from None
