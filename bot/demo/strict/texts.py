"""Texts by Discord's rules: their length, and the characters it removes."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

from simcord.backend.errors import BackendError, invalid_form_body
from simcord.backend.models import Message

LONGEST_MESSAGE = 2000
LONGEST_NONCE = 25
LONGEST_THREAD_NAME = 100
MOST_CALLED = 100
"""People, and roles, that one message may name as those who are called."""
_TAKEN_OUT = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff]")
_CUT = re.compile(r"<a?:\w*$|<a?:\w+:\d*$|<(#|@[!&]?)\d*$")
_LINK = re.compile(r"\[((?:\\.|[^\]\\\n])*)\]\(<?https?:")
_EMOJI = re.compile(r"<a?:\w+:\d+>")


def units(text: str) -> int:
    """The length of a text in UTF-16 units.

    Discord does not document whether it counts these or characters; this is the longer of both.
    """
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def demand(text: Any, what: str, most: int, least: int = 0) -> None:
    """Refuse a value that is no text, or one of a wrong length; outer spaces do not count.

    ``most`` and ``least`` are UTF-16 units, ``what`` is the field's name.

    :raises BackendError: as Discord would answer.
    """
    if not isinstance(text, str):
        raise invalid_form_body(f"{what}: must be a string")
    if not least <= units(text.strip()) <= most:
        raise invalid_form_body(f"{what}: Must be between {least} and {most} in length.")


def stripped(text: str) -> str:
    """A text as Discord stores it: trimmed, without characters that cannot be shown.

    >>> stripped(" a\\x00b\\n")
    'ab'
    """
    return _TAKEN_OUT.sub("", text).strip()


def check_content(text: Any, longest: int = LONGEST_MESSAGE) -> None:
    """Refuse content that is too long, that ends within an emoji, or has a broken link.

    ``longest`` is in UTF-16 units.

    :raises BackendError: as Discord would answer, or because it would show half a word, or an
        address.
    """
    if text is None:
        return
    demand(text, "content", longest)
    if units(text) > LONGEST_MESSAGE - 64 and _CUT.search(text):
        # Discord would accept it, and show half a word in angle brackets.
        raise invalid_form_body("content: ends within an emoji or a mention")
    if any(map(_has_emoji, _LINK.findall(text))):
        # Discord would accept it, and show the link as it is written (discord-api-docs, 7673).
        raise invalid_form_body("content: an emoji in the text of a link")


def _has_emoji(text: str) -> bool:
    return bool(_EMOJI.search(text)) or any(unicodedata.category(x) == "So" for x in text)


def check_mentions(allowed: Any) -> None:
    """Refuse a message that names too many who are called.

    ``allowed`` is the message's ``allowed_mentions``.

    :raises BackendError: as Discord would answer.
    """
    if not isinstance(allowed, dict):
        return
    for kind in ("users", "roles"):
        if len(allowed.get(kind) or []) > MOST_CALLED:
            what = f"allowed_mentions.{kind}: Must be {MOST_CALLED} or fewer in length."
            raise invalid_form_body(what)


def check_new(data: dict[str, Any], files: int) -> None:
    """Refuse a new message that is empty or has too long a nonce; ``files`` is a count.

    :raises BackendError: as Discord would answer.
    """
    there = (
        data.get(name)
        for name in ("components", "embeds", "embed", "sticker_ids", "poll", "message_reference")
    )
    if not stripped(data.get("content") or "") and not files and not any(there):
        raise _empty()
    nonce = data.get("nonce")
    if isinstance(nonce, str) and len(nonce) > LONGEST_NONCE:
        raise invalid_form_body(f"nonce: Must be {LONGEST_NONCE} or fewer in length.")


def check_changed(message: Message, data: dict[str, Any], files: int) -> None:
    """Refuse a change after which nothing is left of a message; ``files`` is a count.

    :raises BackendError: as Discord would answer.
    """

    def left(name: str) -> Any:
        return data[name] if name in data else getattr(message, name)

    there = (left(name) for name in ("embeds", "components", "attachments", "poll"))
    if not stripped(left("content") or "") and not files and not any(there):
        raise _empty()


def _empty() -> BackendError:
    return BackendError(400, 50006, "Cannot send an empty message")
