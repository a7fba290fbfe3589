"""The catalogues as trees: every message, what it says, and which variables it has."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256

from fluent.runtime import FluentResource
from fluent.syntax import ast

from bot.words.words import texts
from tests.support.shared import shared


@dataclass(frozen=True)
class Message:
    """One message: its file, and the variables that are said or only choose between variants."""

    key: str
    file: str
    said: frozenset[str]
    choosing: frozenset[str]
    refers_to: frozenset[str]
    """The other messages that stand in it."""
    text: str

    @property
    def variables(self) -> frozenset[str]:
        return self.said | self.choosing


@cache
def entries(language: str) -> tuple[tuple[str, ast.EntryType], ...]:
    """Everything in the catalogues of a language, with its file; junk too."""
    found = ((file, FluentResource(text).body) for file, text in texts(language))
    return tuple((file, entry) for file, body in found for entry in body)


@cache
def keys(language: str) -> frozenset[str]:
    """The keys of the messages of a language, without reading what these say."""
    found = (re.findall(r"^([a-zA-Z][\w-]*) *=", text, re.MULTILINE) for _, text in texts(language))
    return frozenset(key for some in found for key in some)


@cache
def messages(language: str) -> dict[str, Message]:
    """The messages of a language by key."""
    said = sha256("".join(text for _, text in texts(language)).encode()).hexdigest()
    return shared(f"messages {language} {said}", lambda: _messages(language))


def _messages(language: str) -> dict[str, Message]:
    return {
        entry.id.name: _message(file, entry)
        for file, entry in entries(language)
        if isinstance(entry, ast.Message)
    }


def _message(file: str, entry: ast.Message) -> Message:
    found = list(_variables(entry.value, False)) if entry.value else []
    said = frozenset(name for name, chooses in found if not chooses)
    choosing = frozenset(name for name, chooses in found if chooses)
    refers_to = frozenset(_references(entry.value))
    return Message(entry.id.name, file, said, choosing, refers_to, "".join(_texts(entry.value)))


def _variables(node: object, chooses: bool) -> Iterator[tuple[str, bool]]:
    match node:
        case ast.VariableReference():
            yield node.id.name, chooses
        case ast.SelectExpression():
            yield from _variables(node.selector, True)
            for variant in node.variants:
                yield from _variables(variant.value, chooses)
        case ast.BaseNode():
            for part in vars(node).values():
                yield from _variables(part, chooses)
        case list() | tuple():
            for part in node:
                yield from _variables(part, chooses)


def choices(node: object) -> Iterator[ast.SelectExpression]:
    """Every place in a sentence that chooses between variants, those within others too."""
    match node:
        case ast.BaseNode():
            if isinstance(node, ast.SelectExpression):
                yield node
            for part in vars(node).values():
                yield from choices(part)
        case list() | tuple():
            for part in node:
                yield from choices(part)


def _references(node: object) -> Iterator[str]:
    match node:
        case ast.MessageReference():
            yield node.id.name
        case ast.BaseNode():
            for part in vars(node).values():
                yield from _references(part)
        case list() | tuple():
            for part in node:
                yield from _references(part)


def _texts(node: object) -> Iterator[str]:
    match node:
        case ast.TextElement() | ast.StringLiteral():
            yield node.value
        case ast.Span() | ast.Identifier() | ast.NumberLiteral():
            return
        case ast.BaseNode():
            for part in vars(node).values():
                yield from _texts(part)
        case list() | tuple():
            for part in node:
                yield from _texts(part)
