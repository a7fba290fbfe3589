"""What Discord refuses and SimCord lets pass, in the demo and in every test.

Each file has one subject; :class:`~bot.demo.strict.strict.Strict` asks all of them about each
request before SimCord sees it. Nothing here knows of the bot.
"""

from .asked import Asked
from .limits import Limited
from .strict import Strict

__all__ = ["Asked", "Limited", "Strict"]
