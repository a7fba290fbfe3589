"""Refusals of real Discord that SimCord lacks, for the demo and every test.

Each file has one subject; :class:`~bot.demo.strict.strict.Strict` checks each request with all of
them before SimCord sees it. Nothing here knows of the bot.
"""

from .api_request import ApiRequest
from .limits import Limited
from .strict import Strict

__all__ = ["ApiRequest", "Limited", "Strict"]
