"""One after the other, whoever posts, and nobody waits for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from bot.tables.live.mailbox import MOST_WAITING, Mailbox
from bot.tables.model.refusals import Refusal


def noting(done: list[str], name: str, turns: int = 3) -> Callable[[], Coroutine[Any, Any, str]]:
    async def work() -> str:
        done.append(f"{name} begins")
        for _ in range(turns):
            await asyncio.sleep(0)
        done.append(f"{name} ends")
        return name

    return work


async def test_in_order_and_never_at_once() -> None:
    mail, done = Mailbox(), list[str]()
    answers = await asyncio.gather(*(mail.post(noting(done, name)) for name in "abc"))
    assert answers == ["a", "b", "c"]
    assert done == [f"{name} {what}" for name in "abc" for what in ("begins", "ends")]


async def test_an_error_is_its_posters_alone() -> None:
    async def fail() -> None:
        raise LookupError("no such letter")

    mail, done = Mailbox(), list[str]()
    failed, worked = await asyncio.gather(
        mail.post(fail), mail.post(noting(done, "b")), return_exceptions=True
    )
    assert isinstance(failed, LookupError)
    assert worked == "b"


async def test_what_is_cancelled_from_within_keeps_nobody_waiting() -> None:
    """Neither whoever posted it, nor those behind."""

    async def broken() -> None:
        await asyncio.sleep(0)
        raise asyncio.CancelledError

    mail, done = Mailbox(), list[str]()
    async with asyncio.timeout(5):
        failed, worked = await asyncio.gather(
            mail.post(broken), mail.post(noting(done, "b")), return_exceptions=True
        )
    assert isinstance(failed, RuntimeError) and worked == "b"


async def test_what_was_posted_is_done_though_the_poster_left() -> None:
    mail, done = Mailbox(), list[str]()
    leaving = asyncio.create_task(mail.post(noting(done, "a")))
    await asyncio.sleep(0)
    leaving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaving
    assert await mail.post(noting(done, "b")) == "b"
    assert done == ["a begins", "a ends", "b begins", "b ends"]


async def test_an_error_nobody_waits_for_is_no_complaint() -> None:
    async def fail() -> None:
        await asyncio.sleep(0)
        raise LookupError

    mail = Mailbox()
    leaving = asyncio.create_task(mail.post(fail))
    await asyncio.sleep(0)
    leaving.cancel()
    await asyncio.gather(leaving, return_exceptions=True)
    assert await mail.post(noting([], "b")) == "b"


async def test_it_begins_again_after_a_rest() -> None:
    mail, done = Mailbox(), list[str]()
    for name in "abc":
        assert await mail.post(noting(done, name, turns=0)) == name
        await asyncio.sleep(0)
    assert len(done) == 6


async def test_a_letter_may_post_another() -> None:
    """It comes after everything that already waits, and must not be waited for."""
    mail, done = Mailbox(), list[str]()
    later: list[asyncio.Task[str]] = []

    async def first() -> None:
        later.append(asyncio.create_task(mail.post(noting(done, "later"))))
        await asyncio.sleep(0)
        done.append("first")

    await asyncio.gather(mail.post(first), mail.post(noting(done, "second")))
    assert await later[0] == "later"
    assert done[0] == "first"
    assert done[-1] == "later ends"


async def test_what_is_too_much_is_refused_but_not_the_tables_own() -> None:
    """Verbs let in before are done, in order, and afterwards there is room again."""
    mail, done = Mailbox(), list[str]()
    waiting = [
        asyncio.create_task(mail.post(noting(done, str(n), turns=0))) for n in range(MOST_WAITING)
    ]
    await asyncio.sleep(0)
    with pytest.raises(Refusal) as refused:
        await mail.post(noting(done, "too much"))
    assert refused.value.reason.code == "too-busy"
    assert await mail.post(noting(done, "own", turns=0), own=True) == "own"
    assert [task.result() for task in waiting] == [str(n) for n in range(MOST_WAITING)]
    assert done[-2:] == ["own begins", "own ends"]
    assert await mail.post(noting(done, "room again")) == "room again"
