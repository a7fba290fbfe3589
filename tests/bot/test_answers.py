"""Every command is answered with its reason, and whoever cannot be answered is not waited for."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.answering import Answer
from tests.bot.house import House, said, sentence


@pytest.mark.parametrize(("command", "option"), [("seat keep", "person"), ("table leave", "for")])
async def test_somebody_who_is_not_in_the_server(house: House, command: str, option: str) -> None:
    (ann,) = house.invite_all("Ann")
    await house.opened(ann, "euchre")
    answer = await ann.slash(command, **{option: house.env.create_user("Eve")})
    assert said(answer) == sentence("no-not-a-member")


async def test_a_refusal_that_the_line_swallows(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the bot would wait for it when it goes down, for as long as it waits at all."""

    async def cut(*_: Any, **__: Any) -> None:
        raise TimeoutError

    (ann,) = house.invite_all("Ann")
    with monkeypatch.context() as patched:
        patched.setattr(Answer, "send_message", cut)
        await ann.member.slash(house.channel, "pass")
    assert len(house.bot.desk) == 0
    assert said(await ann.slash("pass")) == sentence("no-no-game-of-yours")
