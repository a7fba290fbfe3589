"""All that a message says in words: its text, and the alt texts of its pictures."""

from __future__ import annotations

import re
from typing import Any

from tests.support.reading import text_of

MARK = re.compile(r" \([^()]*\)")
"""The remark on a special card, such as the last words of ``J♣ (right bower)``."""
BETWEEN = re.compile("(?<=[♠♥♦♣]), ")
"""The comma between cards of which some have remarks."""


def unmarked(text: str) -> str:
    """The text with cards by their names alone."""
    return BETWEEN.sub(" ", MARK.sub("", text))


def heard(message: Any) -> str:
    """The text of a message and what its pictures are described by, line by line."""
    described = [picture.description or "" for picture in message.attachments]
    return "\n".join([text_of(message), *described])
