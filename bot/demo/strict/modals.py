"""Modals with fields, as far as SimCord does not check them."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from simcord.backend.errors import invalid_form_body
from simcord.components import walk_components

from .components import check_option
from .texts import demand

LONGEST_TITLE = LONGEST_LABEL = 45
LONGEST_DESCRIPTION = LONGEST_PLACEHOLDER = 100
LONGEST_VALUE = 4000


class Part(IntEnum):
    """Types of the components of a modal; menus of people and of places have others."""

    MENU = 3
    FIELD = 4
    LABEL = 18
    RADIO = 21
    BOXES = 22


def check_modal(data: dict[str, Any]) -> None:
    """Refuse a modal that no client could show.

    :raises BackendError: as Discord would answer.
    """
    demand(data.get("title"), "title", LONGEST_TITLE, 1)
    for part in walk_components(data.get("components") or []):
        match part.get("type"):
            case Part.LABEL:
                _check_label(part)
            case Part.FIELD:
                _check_field(part)
            case Part.MENU | Part.RADIO | Part.BOXES:
                _check_choice(part)


def _check_label(label: dict[str, Any]) -> None:
    demand(label.get("label"), "label", LONGEST_LABEL, 1)
    demand(label.get("description") or "", "description", LONGEST_DESCRIPTION)
    if (label.get("component") or {}).get("label"):
        raise invalid_form_body("label: What stands in a Label has no label of its own")


def _check_field(field: dict[str, Any]) -> None:
    demand(field.get("placeholder") or "", "placeholder", LONGEST_PLACEHOLDER)
    value = field.get("value") or ""
    demand(value, "value", int(field.get("max_length") or LONGEST_VALUE))


def _check_choice(choice: dict[str, Any]) -> None:
    options = choice.get("options") or ()
    for option in options:
        check_option(option)
    most = choice.get("max_values")
    if most is None:
        most = len(options) if choice["type"] == Part.BOXES else 1
    if int(most) > len(options):
        raise invalid_form_body("max_values: Must be less than or equal to the number of options")
    if sum(bool(option.get("default")) for option in options) > int(most):
        raise invalid_form_body("options: More defaults than max_values")
