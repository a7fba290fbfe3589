"""A server that invites the bot is greeted once, where the bot may write, in its language."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.backend import serializers

from bot.words.words import languages, words
from tests.support.house import House
from tests.support.reading import text_of

PICTURE = {"en": "en-GB", "de": "de", "ja": "ja"}
SEES, WRITES = 1 << 10, 1 << 11


async def invited(house: House, **told: Any) -> None:
    """Discord tells of a server in which the bot is from now on."""
    backend = house.env.backend
    guild = backend.get_guild(house.guild.id)
    payload: dict[str, Any] = dict(serializers.guild_create_payload(backend, guild))
    payload.pop("unavailable")  # Discord says so of a server that comes back from an outage
    backend.emit("GUILD_CREATE", payload | {"system_channel_id": str(house.channel.id)} | told)
    await house.env.settle()


async def sent_away(house: House) -> None:
    house.env.backend.emit("GUILD_DELETE", {"id": str(house.guild.id)})
    await house.env.settle()


def greetings(house: House, language: str = "en") -> list[Any]:
    """The messages of the channel that greet the server."""
    first = words(language).say("guide-welcome").split("\n")[0]
    return [message for message in house.channel.history() if first in text_of(message)]


@pytest.mark.parametrize("language", languages())
async def test_a_server_is_greeted_in_its_language(house: House, language: str) -> None:
    """Plainly: no embed, no mention, no notification; commands by the name everybody finds."""
    await sent_away(house)
    await invited(house, preferred_locale=PICTURE.get(language, language))
    (message,) = greetings(house, language)
    assert not message.embeds and not message.mentions and not message.mention_everyone
    assert message.flags.suppress_notifications
    assert "</table open:" in text_of(message)
    assert len(text_of(message).splitlines()) <= 4


async def test_once_also_after_a_restart_and_a_second_invitation(house: House) -> None:
    await sent_away(house)
    await invited(house)
    assert len(greetings(house)) == 1
    await sent_away(house)
    await invited(house)
    await house.restart()
    await invited(house)
    assert len(greetings(house)) == 1


async def test_a_server_that_plays_already_is_not_greeted(house: House) -> None:
    """One that was known before there were greetings, and invites the bot again."""
    (ann,) = house.invite_all("Ann")
    await house.opened(ann, "euchre")
    await sent_away(house)
    await invited(house)
    assert greetings(house) == []


async def test_without_a_system_channel_nothing_is_said_or_noted(house: House) -> None:
    await sent_away(house)
    await invited(house, system_channel_id=None)
    assert greetings(house) == [] and house.rows("SELECT * FROM welcomed") == []
    await sent_away(house)
    await invited(house)
    assert len(greetings(house)) == 1, "later it may"


async def test_where_it_may_not_write_nothing_is_said_or_noted(house: House) -> None:
    await sent_away(house)
    backend = house.env.backend
    guild = backend.get_guild(house.guild.id)
    payload: dict[str, Any] = dict(serializers.guild_create_payload(backend, guild))
    shut = [
        channel
        | {
            "permission_overwrites": [
                {"id": str(house.guild.id), "type": 0, "allow": "0", "deny": str(WRITES)}
            ]
        }
        for channel in payload["channels"]
    ]
    roles = [role | {"permissions": str(SEES | WRITES)} for role in payload["roles"]]
    await invited(house, channels=shut, roles=roles)
    assert greetings(house) == [] and house.rows("SELECT * FROM welcomed") == []


async def test_a_refused_greeting_is_not_tried_again(house: House) -> None:
    """Discord says no although the rights are there: nothing fails, and nobody is pestered."""
    await sent_away(house)
    house.env.inject_error("POST", f"/channels/{house.channel.id}/messages", status=403, code=50013)
    await invited(house)
    await invited(house)
    assert greetings(house) == []
