"""Commands as they are registered: names, lengths, order, and the places of their use.

Names may be written in every script, but not in capitals where there are small letters. Every
language is checked, with the default where it has no word of its own.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import discord

from .texts import units

Payload = Mapping[str, Any]

SLASH = 1
MOST = {1: 100, 2: 15, 3: 15, 4: 1}
"""Commands of each type at most: slash commands, for people, for messages, entry points."""
MOST_OPTIONS = MOST_CHOICES = 25
MOST_LETTERS = 8000
LONGEST_NAME = 32
LONGEST_DESCRIPTION = 100
SUB, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
LOCALES = frozenset(locale.value for locale in discord.Locale)


def faults(commands: Sequence[Payload]) -> list[str]:
    """The faults that Discord would find in these commands; empty if it accepts them."""
    return list(_faults(commands))


def unplaced(commands: Sequence[Payload]) -> list[str]:
    """The names of the commands without places of use.

    Discord accepts them, and takes the places from the operator's settings in the portal.
    """
    return [c["name"] for c in commands if not (c.get("contexts") and c.get("integration_types"))]


def _faults(commands: Sequence[Payload]) -> Iterator[str]:
    kinds = Counter(int(command.get("type") or SLASH) for command in commands)
    for kind, count in kinds.items():
        if count > MOST.get(kind, 0):
            yield f"{count} commands of type {kind}"
        alike = [c for c in commands if int(c.get("type") or SLASH) == kind]
        yield from _twins(alike, f"commands of type {kind}")
    for command in commands:
        path = f"/{command.get('name')}"
        kind = int(command.get("type") or SLASH)
        if kind == SLASH:
            yield from _node_faults(command, path, (SUB, GROUP))
        else:
            yield from _menu_faults(command, path)
        if (letters := weight(command)) > MOST_LETTERS:
            yield f"{path}: {letters} of {MOST_LETTERS} characters"
        yield from _place_faults(command, path)


def weight(node: Payload) -> int:
    """The total characters of a command, with the longest of all languages for each text."""
    total = 0
    for what in ("name", "description"):
        said = [node.get(what) or "", *(node.get(f"{what}_localizations") or {}).values()]
        total += max(map(units, said))
    for choice in node.get("choices") or ():
        names = [choice["name"], *(choice.get("name_localizations") or {}).values()]
        total += max(map(units, names)) + units(str(choice["value"]))
    return total + sum(weight(option) for option in node.get("options") or ())


def name_fault(name: str) -> str | None:
    """The fault in the name of a slash command or an option; ``None`` if it is right.

    >>> name_fault("table"), name_fault("Table"), name_fault("a b")
    (None, 'capitals', "' ' is no letter of a name")
    """
    if not 1 <= units(name) <= LONGEST_NAME:
        return f"{units(name)} letters"
    for letter in name:
        of_script = "\u0900" <= letter <= "\u097f" or "\u0e00" <= letter <= "\u0e7f"
        if letter not in "-_'" and unicodedata.category(letter)[0] not in "LN" and not of_script:
            return f"{letter!r} is no letter of a name"
    return None if name == name.lower() else "capitals"


def _spoken(node: Payload, what: str) -> Iterator[tuple[str, str]]:
    """The default of a name or description, with an empty language, and all translations."""
    yield "", str(node.get(what) or "")
    for locale, said in (node.get(f"{what}_localizations") or {}).items():
        yield str(locale), str(said)


def _node_faults(node: Payload, path: str, within: tuple[int, ...]) -> Iterator[str]:
    for locale, said in _spoken(node, "name"):
        if locale and locale not in LOCALES:
            yield f"{path}: unknown language {locale}"
        if fault := name_fault(said):
            yield f"{path}: name[{locale}] {said!r}: {fault}"
    for locale, said in _spoken(node, "description"):
        if not 1 <= units(said.strip()) <= LONGEST_DESCRIPTION:
            yield f"{path}: description[{locale}] of {units(said)} letters"
    options = node.get("options") or ()
    if len(options) > MOST_OPTIONS:
        yield f"{path}: {len(options)} options"
    yield from _twins(options, path)
    yield from _order_faults(options, path)
    for option in options:
        below = f"{path}/{option.get('name')}"
        if option["type"] in (SUB, GROUP):
            if option["type"] not in within:
                yield f"{below}: too deep"
        else:
            yield from _option_faults(option, below)
        yield from _node_faults(option, below, (SUB,) if option["type"] == GROUP else ())


def _order_faults(options: Sequence[Payload], path: str) -> Iterator[str]:
    if len({option["type"] in (SUB, GROUP) for option in options}) > 1:
        yield f"{path}: subcommands beside options"
    wanted = [bool(option.get("required")) for option in options]
    if wanted != sorted(wanted, reverse=True):
        yield f"{path}: a required option after one that is not"


def _option_faults(option: Payload, path: str) -> Iterator[str]:
    kind, choices = option["type"], option.get("choices") or ()
    if option.get("autocomplete") and (choices or kind not in (STRING, INTEGER, NUMBER)):
        yield f"{path}: no completion here"
    if kind != STRING and ("min_length" in option or "max_length" in option):
        yield f"{path}: only texts have lengths"
    if kind not in (INTEGER, NUMBER) and ("min_value" in option or "max_value" in option):
        yield f"{path}: only numbers have values"
    if len(choices) > MOST_CHOICES:
        yield f"{path}: {len(choices)} choices"
    yield from _twins(choices, path)
    for choice in choices:
        for locale, said in _spoken(choice, "name"):
            if not 1 <= units(said.strip()) <= LONGEST_DESCRIPTION:
                yield f"{path}: choice[{locale}] {said!r}"
        value = choice.get("value")
        if isinstance(value, str) is not (kind == STRING) or isinstance(value, bool):
            yield f"{path}: choice {value!r} is of another type"
        if isinstance(value, str) and not 1 <= units(value) <= LONGEST_DESCRIPTION:
            yield f"{path}: choice {value!r}"


def _menu_faults(command: Payload, path: str) -> Iterator[str]:
    """The faults in a command of a context menu, which may have capitals and spaces."""
    for locale, said in _spoken(command, "name"):
        if not 1 <= units(said.strip()) <= LONGEST_NAME:
            yield f"{path}: name[{locale}] of {units(said)} letters"
    if command.get("description") or command.get("options"):
        yield f"{path}: a context menu has neither description nor options"


def _place_faults(command: Payload, path: str) -> Iterator[str]:
    contexts, installs = command.get("contexts"), command.get("integration_types")
    if contexts is not None and not set(contexts) <= {0, 1, 2}:
        yield f"{path}: contexts {contexts}"
    if installs is not None and (not installs or not set(installs) <= {0, 1}):
        yield f"{path}: integration_types {installs}"


def _twins(group: Iterable[Payload], path: str) -> Iterator[str]:
    """The names that occur twice in a group, in any language."""
    things = list(group)
    locales = {locale for thing in things for locale in thing.get("name_localizations") or {}}
    for locale in ("", *sorted(locales)):
        names = Counter(
            (thing.get("name_localizations") or {}).get(locale, thing.get("name"))
            for thing in things
        )
        for name, count in names.items():
            if count > 1:
                yield f"{path}: {count} are called {name!r} in {locale or 'the default'}"
