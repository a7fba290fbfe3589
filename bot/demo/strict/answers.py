"""Answers to interactions: the types that fit each other, and the choices of completion."""

from __future__ import annotations

from typing import Any

from simcord.backend.errors import invalid_form_body

from .api_request import COMPLETION, DEFERRED_UPDATE, MODAL, UPDATE
from .texts import demand

CLICK, TYPING, WINDOW = 3, 4, 5
"""Types of an interaction."""
MOST_CHOICES = 25
LONGEST_CHOICE = 100
STRING, INTEGER, NUMBER = 3, 4, 10
"""Types of an option that completes."""
LARGEST = 2**53


def check_answer(kind: int, callback: int, source: int | None) -> None:
    """Refuse an answer that does not fit its interaction.

    ``kind`` and ``callback`` are the types of both, ``source`` is the id of the clicked message.

    :raises BackendError: as Discord would answer.
    """
    wrong = (
        (kind == TYPING) != (callback == COMPLETION)
        or (callback in (DEFERRED_UPDATE, UPDATE) and source is None)
        or (callback in (DEFERRED_UPDATE, UPDATE) and kind not in (CLICK, WINDOW))
        or (callback == MODAL and kind == WINDOW)
    )
    if wrong:
        raise invalid_form_body(f"type: {callback} cannot answer an interaction of type {kind}")


def check_choices(choices: Any, option: int) -> None:
    """Refuse choices that do not fit an option of this type (0: not known).

    :raises BackendError: as Discord would answer.
    """
    if not isinstance(choices, list) or len(choices) > MOST_CHOICES:
        raise invalid_form_body(f"choices: Must be {MOST_CHOICES} or fewer in length.")
    names = [choice.get("name") for choice in choices]
    for choice in choices:
        demand(choice.get("name"), "choices.name", LONGEST_CHOICE, 1)
        for name in (choice.get("name_localizations") or {}).values():
            demand(name, "choices.name_localizations", LONGEST_CHOICE, 1)
        _check_value(choice.get("value"), option)
    if len(set(names)) < len(names):
        raise invalid_form_body("choices: names must be unique")


def _check_value(value: Any, option: int) -> None:
    number = isinstance(value, int | float) and not isinstance(value, bool)
    whole = isinstance(value, int) and number
    fits = {STRING: isinstance(value, str), INTEGER: whole, NUMBER: number}
    if not fits.get(option, isinstance(value, str) or number):
        raise invalid_form_body("choices.value: of another type than the option")
    if isinstance(value, str):
        demand(value, "choices.value", LONGEST_CHOICE, 1)
    elif not -LARGEST <= value <= LARGEST:
        raise invalid_form_body("choices.value: too large")


def option_typed(data: dict[str, Any]) -> int:
    """The type of the option that is being completed; 0 if there is none."""
    for option in data.get("options") or ():
        if option.get("focused"):
            return int(option["type"])
        if found := option_typed(option):
            return found
    return 0
