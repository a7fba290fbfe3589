"""Labels of buttons: no wider than a phone shows of three beside each other, in every language."""

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from itertools import product
from pathlib import Path
from unicodedata import combining, east_asian_width

import pytest
from fluent.syntax import ast

from bot.words.words import languages
from tests.words.catalogues import entries

WIDEST = 20
"""Columns; a full-width character takes two."""
BUTTONS = (
    "*button-*",
    "*-button",
    "action-*",
    "*-action-*",
    "phrase-*",
    "help-page-*",
    "proposal-back",
    "proposal-yes",
    "proposal-no",
    "vote-agree",
    "vote-refuse",
    "concession-yes",
    "concession-no",
    "mytables-hand",
    "mytables-leave",
)
"""Every sentence that stands on a button, by its key."""
NOT_THESE = ("plain-button-*", "*-action-discard")
"""For ears alone; and the button that confirms a menu of cards names as many as were chosen."""
NAME = "Alexandra"
USUAL = {
    **dict.fromkeys(("who", "sleeper", "receiver"), NAME),
    "cards": "10♠",
    "value": "150",
    "bid": "150",
    "table": "12",
}
"""The usual words in a label: a name of nine letters, one card, a bid of three digits."""
ROOT = Path(__file__).resolve().parents[2]
SAID_ON_A_BUTTON = re.compile(r"[Bb]utton\(\s*(?:words|click\.words|w)\.say\(f?\"([a-z-]+)(\{)?")


def columns(label: str) -> int:
    """The width of a label in columns."""
    return sum(2 if east_asian_width(c) in "WF" else 1 for c in label if not combining(c))


def is_button(key: str) -> bool:
    return any(fnmatch(key, name) for name in BUTTONS) and not any(
        fnmatch(key, name) for name in NOT_THESE
    )


def values(language: str) -> dict[str, ast.Pattern]:
    """The pattern of every message of a language, by key."""
    return {
        entry.id.name: entry.value
        for _, entry in entries(language)
        if isinstance(entry, ast.Message) and entry.value is not None
    }


def said(node: ast.BaseNode, known: dict[str, ast.Pattern], usual: dict[str, str]) -> Iterator[str]:
    """Everything a message may say, whichever of its variants are chosen.

    :raises TypeError: the message has a part of another kind.
    """
    match node:
        case ast.Pattern():
            for parts in product(*(list(said(part, known, usual)) for part in node.elements)):
                yield "".join(parts)
        case ast.TextElement() | ast.StringLiteral():
            yield node.value
        case ast.Placeable():
            yield from said(node.expression, known, usual)
        case ast.SelectExpression():
            for variant in node.variants:
                yield from said(variant.value, known, usual)
        case ast.MessageReference():
            yield from said(known[node.id.name], known, usual)
        case ast.VariableReference():
            yield usual[node.id.name]
        case _:
            raise TypeError(f"not looked at: {node}")


def labels(language: str) -> Iterator[tuple[str, str]]:
    """Every label of a button in a language, with its key."""
    known = values(language)
    suits = [label for key in ("suit-S", "suit-H", "suit-D", "suit-C", "no-trump")
             for label in said(known[key], known, {})]  # fmt: skip
    suit = max(suits, key=columns)
    for key, pattern in known.items():
        if is_button(key):
            usual = {**USUAL, "suit": suit, "contract": suit}
            yield from ((key, label) for label in said(pattern, known, usual))


@pytest.mark.parametrize("language", languages())
def test_labels_of_buttons_are_short(language: str) -> None:
    wide = [f"{key}: {label} ({columns(label)})" for key, label in labels(language)
            if columns(label) > WIDEST]  # fmt: skip
    assert wide == []


@pytest.mark.parametrize("language", languages())
def test_many_buttons_are_looked_at(language: str) -> None:
    assert len({key for key, _ in labels(language)}) > 100


def test_full_width_counts_double() -> None:
    assert columns("Join") == 4
    assert columns("参加する") == 8
    assert columns("ｶﾞ🔔") == 4


def test_everything_said_on_a_button_is_looked_at() -> None:
    """As far as the code says it in one place."""
    found = set()
    for folder in ("bot/tables/screens", "bot/client", "cogs"):
        for path in (ROOT / folder).rglob("*.py"):
            for key, more in SAID_ON_A_BUTTON.findall(path.read_text("utf-8")):
                found.add(key + ("x" if more else ""))
    assert len(found) > 50
    assert {key for key in found if not is_button(key)} == set()
