"""Commands are handed over to Discord; when it refuses one, its operator is told which."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

import discord
import pytest

from bot.client import catalogue
from bot.client.translation import Translator
from tests.support.house import House


class Answered:
    """The head of Discord's answer."""

    status, reason = 400, "Bad Request"


async def refused(house: House, body: dict[str, Any]) -> str:
    """The text told to the operator when Discord answers this to all commands."""

    async def upsert(*_: object) -> Any:
        raise discord.HTTPException(Answered(), body)

    with (
        patch.object(house.bot.http, "bulk_upsert_global_commands", upsert),
        pytest.raises(discord.HTTPException) as told,
    ):
        await catalogue.sync(house.bot, Translator(), None, always=True)
    return str(told.value)


async def test_a_refused_command_is_told_by_its_name(house: House) -> None:
    number, command = 2, house.bot.tree.get_commands()[2]
    wrong = {"description": {"_errors": [{"code": "TOO_LONG", "message": "at most 100"}]}}
    body = {"code": 50035, "message": "Invalid Form Body", "errors": {str(number): wrong}}
    said = await refused(house, body)
    assert command.name in said and "at most 100" in said


async def test_any_other_refusal_is_told_as_it_is(house: House) -> None:
    assert "no right" in await refused(house, {"code": 50001, "message": "no right to do that"})
