"""The text and the controls of a message as its reader sees them, of either kind of components."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from simcord.components import walk_components

TEXT, GALLERY = 10, 12


def parts_of(message: Any) -> Iterator[dict[str, Any]]:
    """Every component of a message, as Discord keeps it, containers before what is in them."""
    kept = [one if isinstance(one, dict) else one.to_dict() for one in message.components]
    for part in walk_components(kept):
        yield dict(part)


def text_of(message: Any) -> str:
    """The text of a message: its content, or its text displays line by line."""
    said = [part["content"] for part in parts_of(message) if part["type"] == TEXT]
    return "\n".join([message.content, *said] if message.content else said)


def said_in(body: dict[str, Any]) -> str:
    """The text of a message as it was sent to Discord."""
    tree = body.get("components") or []
    said = [part["content"] for part in walk_components(tree) if part.get("type") == TEXT]
    return "\n".join([str(body.get("content") or ""), *said]).strip()


def controls_of(message: Any) -> Iterator[dict[str, Any]]:
    """Every button and menu of a message."""
    return (part for part in parts_of(message) if part.get("custom_id"))


def described(message: Any) -> list[str]:
    """The words for those who do not see the pictures of a message."""
    items = [
        item for part in parts_of(message) if part["type"] == GALLERY for item in part["items"]
    ]
    return [item.get("description") or "" for item in items]
