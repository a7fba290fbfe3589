"""All that a message says in words: its text, and the alt texts of its pictures."""

from __future__ import annotations

from typing import Any

from tests.support.reading import text_of


def heard(message: Any) -> str:
    """The text of a message and what its pictures are described by, line by line."""
    described = [picture.description or "" for picture in message.attachments]
    return "\n".join([text_of(message), *described])
