"""Answers to interactions: windows, completion, and what tokens serve for."""

from __future__ import annotations

from typing import Any

import pytest

from tests.strict.conftest import Wire, menu
from tests.support.reading import text_of

FORM = (400, 50035)
FIELD = {"type": 4, "custom_id": "f", "style": 1}


def label(part: dict[str, Any], **how: Any) -> dict[str, Any]:
    return {"type": 18, "label": "L", "component": part, **how}


WINDOWS: dict[str, dict[str, Any]] = {
    "a long title": {"title": "x" * 46},
    "a blank title": {"title": "  "},
    "a title of 46 units": {"title": "😀" * 23},
    "no field": {"components": []},
    "six fields": {"components": [label({**FIELD, "custom_id": str(n)}) for n in range(6)]},
    "a long label": {"components": [label(FIELD, label="x" * 46)]},
    "a long description": {"components": [label(FIELD, description="x" * 101)]},
    "a label in a label": {"components": [label({**FIELD, "label": "inner"})]},
    "a long placeholder": {"components": [label({**FIELD, "placeholder": "x" * 101})]},
    "more in it than fits": {"components": [label({**FIELD, "max_length": 5, "value": "123456"})]},
    "more to choose than options": {"components": [label(menu(2, max_values=3))]},
}


def window(**how: Any) -> dict[str, Any]:
    return {"title": "T", "custom_id": "w", "components": [label(FIELD)], **how}


@pytest.mark.parametrize("change", WINDOWS.values(), ids=WINDOWS)
def test_windows_that_are_refused(wire: Wire, change: dict[str, Any]) -> None:
    about = wire.pressed()
    assert wire.answer(about, 9, **window(**change)) == FORM
    assert wire.answer(about, 9, **window()) == (200, 0)


def test_windows_that_are_taken(wire: Wire) -> None:
    full = [label(FIELD, label="x" * 45, description="x" * 100), label(menu(3, max_values=3))]
    assert wire.answer(wire.pressed(2), 9, **window(title="x" * 45, components=full)) == (200, 0)


@pytest.mark.parametrize(
    ("asked", "answered", "fits"),
    [(2, 4, True), (2, 5, True), (2, 6, False), (2, 7, False), (2, 8, False), (3, 8, False),
     (4, 4, False), (4, 9, False), (5, 9, False), (5, 4, True), (5, 6, False), (3, 9, True)],
)  # fmt: skip
def test_which_answer_fits_which_question(
    wire: Wire, asked: int, answered: int, fits: bool
) -> None:
    data = window() if answered == 9 else {"content": "x"} if answered == 4 else {}
    found = wire.answer(wire.pressed(asked), answered, **data)
    assert found == ((200, 0) if fits else FORM)


def choices(*values: Any) -> list[dict[str, Any]]:
    return [{"name": f"N{n}", "value": value} for n, value in enumerate(values)]


@pytest.mark.parametrize(
    ("option", "offered", "fits"),
    [
        (3, choices(*map(str, range(25))), True),
        (3, choices(*map(str, range(26))), False),
        (3, choices("x" * 100), True),
        (3, choices("x" * 101), False),
        (3, choices(""), False),
        (3, choices(5), False),
        (4, choices(5, 6), True),
        (4, choices("5"), False),
        (4, choices(5.5), False),
        (4, choices(2**53 + 1), False),
        (10, choices(5, 5.5), True),
        (3, [{"name": "x" * 101, "value": "a"}], False),
        (3, [{"name": " ", "value": "a"}], False),
        (3, [{"name": "N", "value": "a"}] * 2, False),
        (3, [], True),
    ],
)
def test_completion(wire: Wire, option: int, offered: Any, fits: bool) -> None:
    typed = {"name": "a", "type": option, "value": "", "focused": True}
    within = {"name": "sub", "type": 1, "options": [typed]}
    about = wire.pressed(4, name="table", options=[within])
    assert wire.answer(about, 8, choices=offered) == ((200, 0) if fits else FORM)


# ---------------------------------------------------------------------- tokens


def test_a_token_serves_for_a_quarter_of_an_hour(wire: Wire) -> None:
    about = wire.pressed(2)
    assert wire.answer(about, 4, content="x") == (200, 0)
    wire.later(14 * 60 + 59)
    assert wire.code("PATCH", wire.by(about, "@original"), {"content": "y"}) == (200, 0)
    wire.later(1)
    for method, path in (
        ("PATCH", wire.by(about, "@original")),
        ("GET", wire.by(about, "@original")),
        ("DELETE", wire.by(about, about.message_id)),
        ("POST", wire.by(about)),
    ):
        assert wire.code(method, path, {"content": "z"}) == (401, 50027)
    assert wire.strict.refused.most == 4


def test_an_unknown_token(wire: Wire) -> None:
    path = f"/webhooks/{wire.backend.application_id}/nonsense"
    assert wire.code("POST", path, {"content": "x"}) == (401, 50027)


def test_a_token_serves_for_what_was_sent_with_it(wire: Wire) -> None:
    number = int(wire.ask("POST", wire.messages, {"content": "table"})["id"])
    about = wire.pressed(3, number)
    assert wire.answer(about, 6) == (200, 0)
    assert wire.code("PATCH", wire.by(about, "@original"), {"content": "a"}) == (200, 0)
    assert text_of(wire.backend.messages[wire.channel.id][number]) == "a"
    assert wire.code("PATCH", wire.by(about, number), {"content": "b"}) == (404, 10008)
    other = int(wire.ask("POST", wire.by(about), {"content": "mine", "flags": 64})["id"])
    assert wire.code("PATCH", wire.by(about, other), {"content": "b"}) == (200, 0)
    assert wire.code("PATCH", wire.by(wire.pressed(), other), {"content": "c"}) == (404, 10008)


def test_private_messages_go_through_their_token_only(wire: Wire) -> None:
    about = wire.pressed(2)
    assert wire.answer(about, 4, content="x", flags=64) == (200, 0)
    number = int(wire.ask("POST", wire.by(about), {"content": "more", "flags": 64})["id"])
    assert wire.code("DELETE", f"{wire.messages}/{number}") == (404, 10008)
    assert wire.code("PATCH", f"{wire.messages}/{number}", {"content": "y"}) == (404, 10008)
    assert wire.code("DELETE", wire.by(about, number)) == (200, 0)
    assert wire.code("DELETE", wire.by(about, number)) == (404, 10008)


@pytest.mark.parametrize(("member", "last"), [(True, (200, 0)), (False, (400, 40094))])
def test_follow_ups_where_the_bot_is_on_an_account_alone(
    wire: Wire, member: bool, last: tuple[int, int]
) -> None:
    about = wire.pressed(2)
    assert wire.answer(about, 4, content="x", flags=64) == (200, 0)
    if not member:
        del wire.backend.guilds[wire.guild.id].members[wire.backend.bot_user.id]
    more = [wire.code("POST", wire.by(about), {"content": "y", "flags": 64}) for _ in range(6)]
    assert more == [(200, 0)] * 5 + [last]
