"""A message as it left the bot: who sees it, what it says, and which tables it is about."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any

from bot.storage.rows.ids import NO_TABLE, TableId, UserId
from bot.tables.screens.custom_ids import KINDS

LINK = re.compile(r"discord\.com/channels/\d+/\d+/(\d+)")
WISH = re.compile(r"([a-z]+):(\d+)")
TITLE = re.compile(
    r"\A(?:⏸️ )?\*\*[^*\n]+\*\* · (?:(?:la |il )?(?:table|tavolo|Tisch) |テーブル)(\d+)(?!\d)"
)
"""The ways in which a message without button and picture names its table."""


@dataclass(frozen=True)
class Shown:
    """A message as it left for somebody."""

    channel: int
    guild: int | None
    reader: UserId | None
    """The one person who sees it; ``None``: everybody in the channel."""
    content: str
    components: list[dict[str, Any]]
    attachments: list[dict[str, Any]]
    message: Any
    """The message itself; ``None``: it is a window, or what is offered while somebody types."""

    def texts(self) -> Iterator[str]:
        """Everything that people read of it, but for its content."""
        for part in parts_of(self.components):
            yield from (part.get(name) or "" for name in READ)
        for file in self.attachments:
            yield file.get("description") or ""
            yield file.get("filename") or ""

    def labels(self) -> Iterator[str]:
        """The words on its buttons and in its menus, one after the other."""
        for part in parts_of(self.components):
            yield part.get("label") or ""

    def carried(self) -> Iterator[str]:
        """The texts that its controls send back when used: not seen, but there to be read."""
        for part in parts_of(self.components):
            yield from (str(part.get(name) or "") for name in ("custom_id", "value"))

    def printed(self) -> bool:
        """Whether it is the same for everybody: a page of the rules, or the sample of a deck.

        Opened from the menu of a table, it has the button that leads back there.
        """
        wishes = {c["custom_id"] for c in controls_of(self.components)}
        kinds = {wish.partition(":")[0] for wish in wishes if not wish.endswith(":menu:back")}
        return bool(kinds) and kinds <= {"help", "learn", "mine", "ours"}

    def wishes(self) -> list[tuple[str, int]]:
        """The wishes of its controls, each with the number it is about."""
        found = [WISH.match(c["custom_id"]) for c in controls_of(self.components)]
        return [(wish[1], int(wish[2])) for wish in found if wish]

    def games(self) -> set[int]:
        """The numbers of the games that it replays, or offers to replay."""
        return {number for kind, number in self.wishes() if kind == "replay"}

    def tables(self) -> set[TableId]:
        """The numbers of the tables that its buttons and pictures are about."""
        of_tables = {key for key, kind in KINDS.items() if fields(kind)[0].name == "table"}
        found = {TableId(number) for kind, number in self.wishes() if kind in of_tables}
        for file in self.attachments:
            names = re.findall(r"(?:hand|table)-(\d+)", file.get("filename") or "")
            found |= {TableId(int(name)) for name in names}
        if not found and (title := TITLE.match(self.content)):
            found.add(TableId(int(title[1])))
        return found - {NO_TABLE}


READ = ("label", "placeholder", "description", "value")
"""The parts of a control, an entry, a field or a picture that are read, or that a client keeps."""


def parts_of(tree: Any) -> Iterator[dict[str, Any]]:
    """Every control, entry, field and picture, however deep."""
    if isinstance(tree, dict):
        yield tree
        for inner in tree.values():
            yield from parts_of(inner)
    elif isinstance(tree, list):
        for one in tree:
            yield from parts_of(one)


def answer_of(record: Any) -> Shown | None:
    """The answers to an interaction that are no message: a window, or completions."""
    window = record.modal
    if window is None and not record.autocomplete_choices:
        return None
    entries = [
        {"label": str(one["name"]), "value": str(one["value"])}
        for one in record.autocomplete_choices or ()
    ]
    return Shown(
        channel=record.channel_id,
        guild=record.guild_id,
        reader=UserId(record.user_id),
        content=window["title"] if window else "",
        components=list(window["components"]) if window else entries,
        attachments=[],
        message=None,
    )


def controls_of(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Buttons, menus and fields, however deep."""
    for one in components:
        if "custom_id" in one:
            yield one
        inner = [*(one.get("components") or ()), *filter(None, [one.get("component")])]
        yield from controls_of(inner)
