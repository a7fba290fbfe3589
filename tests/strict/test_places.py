"""The rights of the bot by place: threads, voice channels, direct messages."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import ChannelType, OverwriteType

from tests.strict.conftest import Wire, file

FORM = (400, 50035)
HELLO = {"content": "hello"}


def deny(wire: Wire, channel: int, **rights: bool) -> None:
    allow, away = discord.PermissionOverwrite(**rights).pair()
    bot = wire.backend.bot_user.id
    wire.backend.set_overwrite(
        channel, Overwrite(bot, OverwriteType.MEMBER, allow.value, away.value)
    )


def thread(wire: Wire, kind: int = 11) -> Any:
    body = {"name": "table 1", "type": kind, "auto_archive_duration": 1440}
    number = int(wire.ask("POST", f"/channels/{wire.channel.id}/threads", body)["id"])
    return wire.backend.channels[number]


def test_files_need_their_right(wire: Wire) -> None:
    sent = wire.ask("POST", wire.messages, HELLO)
    deny(wire, wire.channel.id, attach_files=False)
    assert wire.code("POST", wire.messages, HELLO) == (200, 0)
    assert wire.code("POST", wire.messages, HELLO, [file()]) == (403, 50013)
    assert wire.code("PATCH", f"{wire.messages}/{sent['id']}", {}, [file()]) == (403, 50013)


@pytest.mark.parametrize(
    ("place", "kind", "fits"),
    [
        (ChannelType.TEXT, 11, (200, 0)),
        (ChannelType.TEXT, 12, (200, 0)),
        (ChannelType.TEXT, 10, FORM),
        (ChannelType.NEWS, 10, (200, 0)),
        (ChannelType.NEWS, 11, FORM),
        (ChannelType.NEWS, 12, FORM),
        (ChannelType.VOICE, 11, (400, 50024)),
    ],
)
def test_threads_are_of_the_type_of_their_channel(
    wire: Wire, place: int, kind: int, fits: tuple[int, int]
) -> None:
    channel = wire.backend.create_channel(wire.guild.id, "place", type=place)
    path = f"/channels/{channel.id}/threads"
    assert wire.code("POST", path, {"name": "x" * 100, "type": kind}) == fits
    assert wire.code("POST", path, {"name": "x" * 101, "type": kind})[0] == 400


@pytest.mark.parametrize(
    ("minutes", "code"), [(60, (200, 0)), (4320, (200, 0)), (90, FORM), (0, FORM)]
)
def test_a_thread_archives_itself_after_one_of_a_few_times(
    wire: Wire, minutes: int, code: tuple[int, int]
) -> None:
    body = {"name": "t", "type": 11, "auto_archive_duration": minutes}
    assert wire.code("POST", f"/channels/{wire.channel.id}/threads", body) == code


def test_an_archived_thread(wire: Wire) -> None:
    place = thread(wire)
    path = f"/channels/{place.id}/messages"
    number = wire.ask("POST", path, HELLO)["id"]
    place.thread_metadata.archived = True
    assert wire.code("PATCH", f"{path}/{number}", HELLO) == (400, 50083)
    assert wire.code("POST", path, HELLO) == (200, 0), "a new message opens it again"
    assert not place.thread_metadata.archived
    assert wire.code("PATCH", f"{path}/{number}", HELLO) == (200, 0)


def test_an_archived_thread_through_a_token(wire: Wire) -> None:
    place = thread(wire)
    about = wire.backend.new_interaction(2, place.id, wire.member.id, wire.guild.id)
    assert wire.answer(about, 4, content="x") == (200, 0)
    place.thread_metadata.archived = True
    assert wire.code("PATCH", wire.by(about, "@original"), HELLO) == (400, 50083)


def test_a_locked_thread(wire: Wire) -> None:
    place = thread(wire)
    path = f"/channels/{place.id}/messages"
    number = wire.ask("POST", path, HELLO)["id"]
    place.thread_metadata.locked = True
    deny(wire, wire.channel.id, manage_threads=False)
    for method, of in (("POST", path), ("PATCH", f"{path}/{number}")):
        assert wire.code(method, of, HELLO) == (403, 160005)
    deny(wire, wire.channel.id, manage_threads=True)
    assert wire.code("POST", path, HELLO) == (200, 0)


def test_a_private_thread_is_for_its_members(wire: Wire) -> None:
    place = thread(wire, 12)
    deny(wire, wire.channel.id, manage_threads=False)
    path = f"/channels/{place.id}/messages"
    assert wire.code("POST", path, HELLO) == (200, 0)
    wire.backend.remove_thread_member(place.id, wire.backend.bot_user.id)
    assert wire.code("POST", path, HELLO) == (403, 50001)


def test_the_text_of_a_voice_channel(wire: Wire) -> None:
    channel = wire.backend.create_channel(wire.guild.id, "voice", type=ChannelType.VOICE)
    path = f"/channels/{channel.id}/messages"
    number = wire.ask("POST", path, HELLO)["id"]
    deny(wire, channel.id, connect=False)
    assert wire.code("POST", path, HELLO) == (403, 50001)
    assert wire.code("PATCH", f"{path}/{number}", HELLO) == (403, 50001)


def test_who_has_left_is_not_written_to(wire: Wire) -> None:
    path = f"/channels/{wire.dm()}/messages"
    number = wire.ask("POST", path, HELLO)["id"]
    wire.backend.remove_member(wire.guild.id, wire.member.id)
    assert wire.code("POST", path, HELLO) == (403, 50278)
    assert wire.code("PATCH", f"{path}/{number}", HELLO) == (200, 0)
    opening = {"recipient_id": wire.member.id}
    assert wire.code("POST", "/users/@me/channels", opening) == (200, 0)
    wire.strict.installed.add(wire.member.id)
    assert wire.code("POST", path, HELLO) == (200, 0), "who has the bot for themselves is"


def test_who_shares_another_server_is_written_to(wire: Wire) -> None:
    wire.env.create_guild("Other").add_member(wire.member.user)
    wire.backend.remove_member(wire.guild.id, wire.member.id)
    assert wire.code("POST", f"/channels/{wire.dm()}/messages", HELLO) == (200, 0)


def test_closed_direct_messages(wire: Wire) -> None:
    wire.strict.closed_dms.add(wire.dm())
    assert wire.code("POST", f"/channels/{wire.dm()}/messages", HELLO) == (403, 50007)
