"""Rate limits as Discord enforces and tells of them."""

from __future__ import annotations

import pytest

from bot.demo.strict import ApiRequest, Limited
from tests.strict.conftest import Wire
from tests.support.strictly import MOST_REFUSED, judge

HELLO = {"content": "hello"}
SPENT = (429, 0)


def codes(wire: Wire, count: int, method: str, path: str) -> list[tuple[int, int]]:
    return [wire.code(method, path, HELLO) for _ in range(count)]


def sent(wire: Wire) -> str:
    return f"{wire.messages}/{wire.ask('POST', wire.messages, HELLO)['id']}"


def test_messages_of_a_channel(hasty: Wire) -> None:
    number = sent(hasty)
    hasty.later(5)
    assert codes(hasty, 6, "POST", hasty.messages) == [(200, 0)] * 5 + [SPENT]
    assert codes(hasty, 6, "PATCH", number) == [(200, 0)] * 5 + [SPENT], "edits have their own"
    other = hasty.guild.create_text_channel("other").id
    assert hasty.code("POST", f"/channels/{other}/messages", HELLO) == (200, 0)
    hasty.later(4.9)
    assert hasty.code("POST", hasty.messages, HELLO) == SPENT
    hasty.later(0.2)
    assert hasty.code("POST", hasty.messages, HELLO) == (200, 0)
    assert len(hasty.strict.uninvited) == 3


def test_deleting(hasty: Wire) -> None:
    numbers = []
    for _ in range(6):
        numbers.append(sent(hasty))
        hasty.later(1)
    hasty.later(5)
    found = [hasty.code("DELETE", number) for number in numbers]
    assert found == [(200, 0)] * 5 + [SPENT]


def test_tokens(hasty: Wire) -> None:
    one, other = hasty.pressed(2), hasty.pressed(2)
    for about in (one, other):
        assert hasty.answer(about, 4, content="x") == (200, 0)
    path = hasty.by(one, "@original")
    assert codes(hasty, 6, "PATCH", path) == [(200, 0)] * 5 + [SPENT]
    assert hasty.code("PATCH", hasty.by(other, "@original"), HELLO) == (200, 0)
    hasty.later(2)
    assert hasty.code("PATCH", path, HELLO) == (200, 0)


def test_old_messages(hasty: Wire) -> None:
    old = sent(hasty)
    hasty.later(3601)
    new = sent(hasty)
    assert codes(hasty, 4, "PATCH", old) == [(200, 0)] * 3 + [(429, 30046)]
    assert hasty.code("PATCH", new, HELLO) == (200, 0)
    hasty.later(6)
    assert codes(hasty, 3, "PATCH", old) == [(200, 0)] * 3


def test_opening_direct_messages(hasty: Wire) -> None:
    opening = {"recipient_id": hasty.member.id}

    def opened() -> tuple[int, int]:
        return hasty.code("POST", "/users/@me/channels", opening)

    assert [opened() for _ in range(11)] == [(200, 0)] * 10 + [SPENT]
    for _ in range(2):
        hasty.later(10)
        assert [opened() for _ in range(10)] == [(200, 0)] * 10
    hasty.later(10)
    assert opened() == (403, 40003), "more than thirty within a minute"
    hasty.later(60)
    assert opened() == (200, 0)


def test_the_whole_bot(hasty: Wire) -> None:
    places = [hasty.guild.create_text_channel(f"c{n}").id for n in range(51)]
    found = [hasty.code("POST", f"/channels/{place}/messages", HELLO) for place in places]
    assert found == [(200, 0)] * 50 + [SPENT]
    about = hasty.pressed(2)
    assert hasty.answer(about, 4, content="x") == (200, 0), "answers are not counted"
    assert hasty.code("PATCH", hasty.by(about, "@original"), HELLO) == (200, 0)
    hasty.later(1)
    assert hasty.code("POST", f"/channels/{places[-1]}/messages", HELLO) == (200, 0)


def test_headers(hasty: Wire) -> None:
    told = []
    for _ in range(5):
        request = ApiRequest.of("POST", hasty.messages, HELLO)
        hasty.strict.limits.take(hasty.backend, request, hasty.backend.clock.elapsed)
        told.append(request.answered)
        hasty.later(1)
    assert [one["X-RateLimit-Remaining"] for one in told] == ["4", "3", "2", "1", "0"]
    assert told[-1]["X-RateLimit-Limit"] == "5"
    assert told[-1]["X-RateLimit-Reset-After"] == "1.000"
    assert len({one["X-RateLimit-Bucket"] for one in told}) == 1


def test_what_a_refusal_says(hasty: Wire) -> None:
    codes(hasty, 5, "POST", hasty.messages)
    hasty.later(2)
    with pytest.raises(Limited) as raised:
        hasty.ask("POST", hasty.messages, HELLO)
    assert raised.value.to_json() == {
        "code": 0, "message": "You are being rate limited.", "retry_after": 3.0, "global": False,
    }  # fmt: skip


def test_in_haste_it_is_only_counted(wire: Wire) -> None:
    assert codes(wire, 60, "POST", wire.messages) == [(200, 0)] * 60
    assert wire.strict.limits.exceeded == {"send": 55, "global": 10}
    judge(wire.strict)


def test_a_limit_that_was_exceeded_fails_the_test(hasty: Wire) -> None:
    codes(hasty, 6, "POST", hasty.messages)
    with pytest.raises(AssertionError, match="limits were exceeded"):
        judge(hasty.strict)


def test_a_429_that_a_test_has_ordered_does_not(wire: Wire) -> None:
    wire.env.inject_error("POST", wire.messages, status=429, code=0, times=1)
    assert wire.code("POST", wire.messages, HELLO) == SPENT
    assert wire.strict.refused.most == 1
    judge(wire.strict)


def test_too_many_refusals_fail_the_test(wire: Wire) -> None:
    wire.env.inject_error("POST", wire.messages, status=403, code=50001, times=None)
    codes(wire, MOST_REFUSED - 1, "POST", wire.messages)
    judge(wire.strict)
    wire.later(601)
    codes(wire, MOST_REFUSED - 1, "POST", wire.messages)
    judge(wire.strict)
    codes(wire, 1, "POST", wire.messages)
    with pytest.raises(AssertionError, match="403/50001 POST send"):
        judge(wire.strict)
