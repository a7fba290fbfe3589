"""The texts and controls of a message, as people read and press them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from bot.words.words import words
from tests.support.reading import controls_of, text_of

BUTTON, MENU = 2, 3


def channel_of(message: Any) -> int:
    return int(getattr(message, "channel_id", None) or message.channel.id)


def controls(message: Any) -> Iterator[dict[str, Any]]:
    """Every button and menu of a message, as Discord keeps it."""
    return controls_of(message)


def labels(message: Any) -> list[str]:
    return [c["label"] for c in controls(message) if c["type"] == BUTTON]


def wishes(message: Any) -> list[str]:
    return [c["custom_id"] for c in controls(message)]


def in_words(message: Any) -> str:
    """All that a message says in words: its text, and the alt text of its picture."""
    return "\n".join([text_of(message), *(str(a.description) for a in message.attachments)])


def enabled(message: Any, custom_id: str) -> bool:
    return any(c["custom_id"] == custom_id and not c.get("disabled") for c in controls(message))


def menu(message: Any, prefix: str) -> dict[str, Any]:
    (found,) = [c for c in controls(message) if c["custom_id"].startswith(prefix)]
    return found


def moves(message: Any) -> dict[str, str]:
    """The actions offered as buttons: line → ``custom_id``."""
    found = {}
    for control in controls(message):
        kind, _, rest = control["custom_id"].partition(":")
        if kind == "move" and control["type"] == BUTTON:
            found[rest.split(":", 2)[2].partition("~")[0]] = control["custom_id"]
    return found


def said(result: Any) -> str:
    """All that somebody was told in answer to what they did, but privately only."""
    told = [*([result.response] if result.response else []), *result.followups]
    return "\n".join(text_of(message) for message in told if message.ephemeral)


def sentence(key: str, language: str = "en", **facts: object) -> str:
    """The sentence under this key, with its facts."""
    return words(language).say(key, **facts)


def moment_in(text: str) -> str:
    """The moment that stands in a text, as Discord writes one."""
    found = re.search(r"<t:\d+:R>", text)
    assert found, text
    return found[0]


def seconds_in(text: str) -> int:
    """That moment in seconds since the epoch."""
    return int(moment_in(text)[3:-3])
