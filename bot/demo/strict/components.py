"""Buttons and menus, as far as SimCord does not check them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from simcord.backend.errors import BackendError, invalid_form_body
from simcord.components import walk_components

from .texts import check_content, demand, units

BUTTON, MENU, TEXT, GALLERY = 2, 3, 10, 12
LAYOUT = 1 << 15
"""The flag IS_COMPONENTS_V2."""
LONGEST_TEXTS = 4000
HEAVIEST = 10_170
"""The bytes of UTF-8 in all components together, with ``PART`` for each of them.

Discord documents none. For texts it has been measured (discord-api-docs, issue 8554), for the rest
it is estimated after them; a picture has the addresses in it that Discord gives it.
"""
PART, PICTURE = 12, 500
SELECTS = (3, 5, 6, 7, 8)
PREMIUM = 6
LONGEST_LABEL = 80
LONGEST_OPTION = 100
LONGEST_PLACEHOLDER = 150
_LEADS = re.compile(r"(https?|discord)://\S+", re.IGNORECASE)
_NO_EMOJI = re.compile(
    "[ -~]*|.*[\U0001f000-\U0001f003\U0001f005-\U0001f0ce\U0001f0d0-\U0001f0ff].*"
)
"""Words, and the tiles and cards of Unicode: of those only a dragon and a joker are emoji."""


def check_components(tree: Any, emojis: Iterable[int]) -> None:
    """Refuse components that no client could show; ``emojis`` are those of the bot, by id.

    :raises BackendError: as Discord would answer.
    """
    if not isinstance(tree, list):
        return
    for component in walk_components(tree):
        kind = component.get("type")
        if kind == BUTTON:
            _check_button(component)
        elif kind in SELECTS:
            check_select(component)
        for owner in (component, *(component.get("options") or ())):
            if emoji := owner.get("emoji"):
                _check_emoji(emoji, emojis)


def check_layout(data: Mapping[str, Any], files: Iterable[str]) -> None:
    """Refuse texts and pictures of a layout (Components V2) that nobody would see as meant.

    ``data`` is the message as it was sent, ``files`` are the names of the files sent with it.

    :raises BackendError: texts too long together or cut off within an emoji, a picture without
        its file, or a file that no component shows.
    """
    tree = data.get("components")
    parts = list(walk_components(tree)) if isinstance(tree, list) else []
    said = [str(part.get("content") or "") for part in parts if part.get("type") == TEXT]
    if sum(map(units, said)) > LONGEST_TEXTS:
        raise invalid_form_body(f"components: texts must be {LONGEST_TEXTS} or fewer in length")
    for text in said:
        check_content(text, LONGEST_TEXTS)
    items = [item for part in parts if part.get("type") == GALLERY for item in part["items"]]
    shown = {item["media"]["url"].removeprefix("attachment://") for item in items}
    if (int(data.get("flags") or 0) & LAYOUT or said or items) and shown != set(files):
        raise invalid_form_body("components: a file is not shown, or a picture has no file")


def check_weight(tree: Any) -> None:
    """Fail as Discord does, by whose own fault a message with too much in it is no bad request.

    :raises BackendError: as Discord would answer.
    """
    if isinstance(tree, list) and sum(map(_weight, walk_components(tree))) > HEAVIEST:
        raise BackendError(500, 0, "500: Internal Server Error")


def _weight(part: Mapping[str, Any]) -> int:
    texts = [part.get(name) for name in ("content", "custom_id", "label", "placeholder", "url")]
    options = part.get("options") or ()
    for option in options:
        texts += [option.get(name) for name in ("label", "value", "description")]
    texts += [item.get("description") for item in part.get("items") or ()]
    pictures = PICTURE * len(part.get("items") or ())
    said = sum(len(text.encode("utf-8", "surrogatepass")) for text in texts if text)
    return PART * (1 + len(options)) + pictures + said


def _check_button(button: dict[str, Any]) -> None:
    label = button.get("label")
    if label:
        demand(label, "label", LONGEST_LABEL)
    shows = (label or "").strip() or button.get("emoji")
    if not shows and button.get("style") != PREMIUM:
        raise invalid_form_body("components: A button needs a label or an emoji")
    if (url := button.get("url")) and not _LEADS.fullmatch(str(url)):
        raise invalid_form_body("components: Scheme must be one of ('http', 'https', 'discord').")


def check_select(select: dict[str, Any]) -> None:
    """Refuse a menu with numbers that do not fit its options.

    :raises BackendError: as Discord would answer.
    """
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    least, most = (1 if n is None else int(n) for n in (least, most))
    demand(select.get("placeholder") or "", "placeholder", LONGEST_PLACEHOLDER)
    if select["type"] != MENU:
        chosen = select.get("default_values") or ()
        if chosen and not least <= len(chosen) <= most:
            raise invalid_form_body("default_values: Must be between min_values and max_values")
        return
    options = select.get("options") or ()
    if most > len(options):
        raise invalid_form_body("max_values: Must be less than or equal to the number of options")
    if least > len(options):
        raise invalid_form_body("min_values: Must be less than or equal to the number of options")
    if sum(bool(option.get("default")) for option in options) > most:
        raise invalid_form_body("options: More defaults than max_values")
    for option in options:
        check_option(option)


def check_option(option: dict[str, Any]) -> None:
    """Refuse an option without a label or value, or with texts that are too long.

    :raises BackendError: as Discord would answer.
    """
    demand(option.get("label"), "options.label", LONGEST_OPTION, 1)
    demand(option.get("value"), "options.value", LONGEST_OPTION, 1)
    if (told := option.get("description")) is not None:
        demand(told, "options.description", LONGEST_OPTION, 1)


def _check_emoji(emoji: dict[str, Any], known: Iterable[int]) -> None:
    if emoji.get("id") is None:
        if _NO_EMOJI.fullmatch(str(emoji.get("name") or "")):
            raise invalid_form_body("emoji.name: Invalid emoji")
    elif int(emoji["id"]) not in known:
        raise invalid_form_body("emoji.id: Invalid emoji")
