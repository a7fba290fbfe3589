"""Every command is answered with its reason, and whoever cannot be answered is not waited for."""

from __future__ import annotations

from typing import Any

import pytest

from bot.client.answering import Answer
from tests.support.house import House
from tests.support.messages import said, sentence
from tests.support.player import Player
from tests.support.reading import text_of


@pytest.mark.parametrize(
    ("command", "option"), [("seat reserve", "person"), ("table leave", "for")]
)
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
        await ann.member.slash(house.channel, "card pass")
    assert len(house.bot.inflight) == 0
    assert said(await ann.slash("card pass")) == sentence("no-no-game-of-yours")


async def test_a_nick_of_a_server_is_for_its_tables_alone(house: House) -> None:
    """Elsewhere, on boards and in lists, people have the name of their account."""
    account = house.env.create_user("annnnn", global_name="Ann")
    nicked = Player(house, house.guild.add_member(account, nick="Captain"))
    (bob,) = house.invite_all("Bob")
    for other, table in ((nicked, 1), (bob, 2)):
        await house.opened(other, "euchre")
        await nicked.press(house.public, f"lobby:{table}:join")
        assert "Captain" in text_of(house.public)
        await other.end()
    await nicked.slash("again")
    assert "Captain" in text_of(house.public)
    assert house.rows("SELECT name FROM people ORDER BY name") == [("Ann",), ("Bob",)]
