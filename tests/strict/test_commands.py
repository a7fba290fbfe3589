"""Commands that Discord would not make known, and the bot's own."""

from __future__ import annotations

from typing import Any

import pytest

from bot.demo.strict import commands
from tests.strict.conftest import Wire


def option(name: str = "a", kind: int = 3, **how: Any) -> dict[str, Any]:
    return {"name": name, "description": "d", "type": kind, **how}


PLACES = {"contexts": [0], "integration_types": [0]}


def command(name: str = "table", *options: dict[str, Any], **how: Any) -> dict[str, Any]:
    told = {"name": name, "description": "d", "type": 1, "options": list(options)}
    return {**told, **PLACES, **how}


def sub(name: str, *options: dict[str, Any], kind: int = 1) -> dict[str, Any]:
    return option(name, kind, options=list(options))


def choice(**how: Any) -> dict[str, Any]:
    return {"name": "N", "value": "v", **how}


LONG = "x" * 101
GOOD: dict[str, list[dict[str, Any]]] = {
    "plain": [command()],
    "in three scripts": [
        command(name_localizations={"de": "größe", "ja": "テーブル", "hi": "ताश"})
    ],
    "groups": [command("table", sub("open", option()), sub("more", sub("deeper"), kind=2))],
    "required first": [command("t", option("a", required=True), option("b"))],
    "context menus": [{"name": "Keep a seat", "type": kind, **PLACES} for kind in (2, 3)],
    "choices": [command("t", option(choices=[choice(), choice(name="M", value="w")]))],
    "whole numbers": [command("t", option(kind=4, min_value=1, choices=[choice(value=5)]))],
    "places": [command(contexts=[0, 1, 2], integration_types=[0, 1])],
}
BAD: dict[str, list[dict[str, Any]]] = {
    "no name": [command("")],
    "a long name": [command("x" * 33)],
    "capitals": [command("Table")],
    "capitals elsewhere": [command(name_localizations={"de": "Tisch"})],
    "spaces": [command("my table")],
    "an unknown language": [command(name_localizations={"tlh": "table"})],
    "no description": [command(description="")],
    "a long description": [command(description=LONG)],
    "a long description elsewhere": [command(description_localizations={"ja": LONG})],
    "26 options": [command("t", *(option(f"a{n}") for n in range(26)))],
    "required last": [command("t", option("a"), option("b", required=True))],
    "twins": [command("a"), command("a")],
    "twins in German": [
        command("a", name_localizations={"de": "c"}), command("c", name_localizations={"ja": "d"}),
    ],
    "twin options in German": [
        command("t", option("a", name_localizations={"de": "b"}), option("b")),
    ],
    "twin choices": [command("t", option(choices=[choice(), choice(value="w")]))],
    "a mix": [command("t", sub("open"), option())],
    "too deep": [command("t", sub("a", sub("b", sub("c"), kind=2), kind=2))],
    "a sub in a sub": [command("t", sub("a", sub("b")))],
    "choices and completion": [command("t", option(choices=[choice()], autocomplete=True))],
    "completion of people": [command("t", option(kind=6, autocomplete=True))],
    "lengths of a number": [command("t", option(kind=4, max_length=3))],
    "values of a text": [command("t", option(min_value=3))],
    "26 choices": [command("t", option(choices=[choice(name=str(n)) for n in range(26)]))],
    "a text for a number": [command("t", option(kind=4, choices=[choice()]))],
    "a long choice": [command("t", option(choices=[choice(value=LONG)]))],
    "more than 8,000": [command("t", *(
        sub(f"s{n}", *(option(f"a{m}", description="x" * 100) for m in range(10)))
        for n in range(9)))],
    "101 commands": [command(f"c{n}") for n in range(101)],
    "a menu with a description": [{"name": "Keep a seat", "type": 2, "description": "d"}],
    "no place": [command(integration_types=[])],
    "a wrong place": [command(contexts=[3])],
}  # fmt: skip


@pytest.mark.parametrize("payload", GOOD.values(), ids=GOOD)
def test_what_is_welcome(wire: Wire, payload: list[dict[str, Any]]) -> None:
    assert commands.faults(payload) == []
    path = f"/applications/{wire.backend.application_id}/commands"
    assert wire.code("PUT", path, payload) == (200, 0)


@pytest.mark.parametrize("payload", BAD.values(), ids=BAD)
def test_what_is_refused(wire: Wire, payload: list[dict[str, Any]]) -> None:
    assert commands.faults(payload)
    path = f"/applications/{wire.backend.application_id}/commands"
    assert wire.code("PUT", path, payload) == (400, 50035)


def test_commands_of_one_server(wire: Wire) -> None:
    application = wire.backend.application_id
    path = f"/applications/{application}/guilds/{wire.guild.id}/commands"
    assert wire.code("PUT", path, [command()]) == (200, 0)
    assert wire.code("PUT", path, [command("Table")]) == (400, 50035)


def test_the_longest_of_all_languages_counts() -> None:
    said = {"de": "x" * 30, "ja": "x" * 20}
    assert commands.weight(command("table", name_localizations=said)) == 30 + 1
    assert commands.weight(command("t", option(choices=[choice(value="value")]))) == 1 + 1 + 2 + 6


def test_saying_where_a_command_may_be_used() -> None:
    silent = command(contexts=None, integration_types=None)
    assert commands.unplaced([silent, command("hand")]) == ["table"]
    assert commands.faults([silent]) == []
