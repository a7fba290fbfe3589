"""The sample bot in its own process, over real HTTP and WebSocket."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from yarl import URL

from bot.demo.server import Demo, Request

from .conftest import running_bot

pytestmark = pytest.mark.asyncio(loop_scope="session")

PATIENCE = 120
AT_ONCE = 8192
"""Bytes of a part that are read at once."""


async def until(demo: Demo, holds: Callable[[], Any]) -> Any:
    """Wait until something holds; it is asked again whenever anything changed."""
    async with asyncio.timeout(PATIENCE):
        with demo.world.watch() as changed:
            while not (found := holds()):
                changed.clear()
                await changed.wait()
    return found


def last(demo: Demo, name: str, channel: str) -> dict[str, Any]:
    return demo.people[name].messages(channel)[-1]


def says(demo: Demo, name: str, channel: str, start: str) -> bool:
    found = demo.people[name].messages(channel)
    return any(message["content"].startswith(start) for message in found)


def sent(demo: Demo, method: str, part: str) -> list[Request]:
    return [r for r in demo.requests if r.method == method and part in r.path]


async def test_the_bot_identifies_and_syncs_its_commands(demo: Demo) -> None:
    commands = {c["name"]: c for c in demo.people["alice"].commands("games")}
    assert set(commands) == {"table", "board", "deal", "secret", "rich", "post", "silent"}
    (opening,) = (o for o in commands["table"]["options"] if o["name"] == "open")
    assert opening["name_localizations"] == {"de": "eröffnen", "ja": "開く"}
    assert {c["name"] for c in demo.people["alice"].commands("dm")} >= {"deal"}


async def test_a_slash_command_brings_options_people_and_locales(demo: Demo) -> None:
    bob = demo.people["bob"]
    outcome = await bob.slash("games", "table open", game="euchre", target="500", partner="alice")
    assert outcome.error is None
    message = last(demo, "carol", "games")
    assert message["embeds"][0]["description"] == "de de euchre 500 alice False"
    (attachment,) = message["attachments"]
    assert (attachment["width"], attachment["description"]) == (480, "an empty table")


async def test_wrong_options_are_refused_before_the_bot_hears_of_them(demo: Demo) -> None:
    alice = demo.people["alice"]
    for options in ({}, {"game": "euchre", "target": 5}, {"game": "x", "partner": "nobody"}):
        assert (await alice.slash("games", "table open", **options)).error
    assert "no command /nothing" in ((await alice.slash("games", "nothing")).error or "")
    assert not sent(demo, "POST", "/callback")


async def test_completion(demo: Demo) -> None:
    alice = demo.people["alice"]
    outcome = await alice.complete("games", "table open", "game", "p", target=20)
    assert [choice["value"] for choice in outcome.choices or []] == ["pepper", "pinochle"]


async def test_buttons_menus_and_private_answers(demo: Demo) -> None:
    alice, bob = demo.people["alice"], demo.people["bob"]
    await alice.slash("games", "table open", game="pepper")
    lobby = last(demo, "alice", "games")["id"]
    assert (await bob.click(lobby, label="Join")).error is None
    assert last(demo, "bob", "games")["content"] == f"<@{bob.id}> sits"
    assert last(demo, "alice", "games")["id"] == lobby
    await bob.select(lobby, ["K", "A"], custom_id="cards")
    assert last(demo, "bob", "games")["content"] == "passed KA"
    await bob.select(lobby, ["carol"], custom_id="who")
    assert last(demo, "bob", "games")["content"] == "with carol"
    assert (await bob.select(lobby, ["K"], custom_id="cards")).error
    assert (await bob.click(lobby, label="Full")).error
    gone = await bob.click(lobby, custom_id="went-with-the-first-click")
    assert gone.error == "This interaction failed", "as Discord says it"
    gone = await bob.select(lobby, ["K"], custom_id="went-with-the-first-choice")
    assert gone.error == "This interaction failed"
    bob.dismiss(last(demo, "bob", "games")["id"])
    assert last(demo, "bob", "games")["content"] == "passed KA"


async def test_a_deferred_answer_is_filled_in(demo: Demo) -> None:
    alice = demo.people["alice"]
    await alice.slash("games", "table open", game="pepper")
    await alice.click(last(demo, "alice", "games")["id"], custom_id="leave")
    assert last(demo, "alice", "games")["flags"] & 128
    await until(demo, lambda: last(demo, "alice", "games")["content"] == "You left.")
    assert last(demo, "alice", "games")["attachments"][0]["filename"] == "bye.png"


async def test_a_modal_is_checked_and_submitted(demo: Demo) -> None:
    alice = demo.people["alice"]
    alice.patience = 20.0  # a busy machine is no fault here
    await alice.slash("games", "table open", game="pepper")
    shown = (await alice.click(last(demo, "alice", "games")["id"], label="Note…")).modal
    assert shown is not None and shown["title"] == "Leave a note"
    await asyncio.sleep(1)  # people type slower than discord.py registers the window it has sent
    assert (await alice.submit(shown["id"], {"name": "x", "size": ["500"]})).error
    assert (await alice.submit(shown["id"], {"name": "Al", "size": ["500"]})).error is None
    assert last(demo, "alice", "games")["content"] == "Al wrote '', 500"
    assert (await alice.submit(shown["id"], {"name": "Al", "size": ["500"]})).error


async def test_a_private_answer_is_edited(demo: Demo) -> None:
    await demo.people["alice"].slash("games", "secret")
    await until(demo, lambda: last(demo, "alice", "games")["content"] == "two")
    assert demo.people["bob"].messages("games") == []


async def test_a_hand_by_direct_message_and_a_click_in_it(demo: Demo) -> None:
    alice, bob = demo.people["alice"], demo.people["bob"]
    await alice.slash("games", "deal", who="bob")
    hand = last(demo, "bob", "dm")
    assert hand["attachments"][0]["description"] == "ace and king"
    await bob.click(hand["id"], custom_id="card:1:HK")
    played = last(demo, "bob", "dm")
    assert played["content"] == "bob played HK; turn 2"
    assert [a["filename"] for a in played["attachments"]] == ["hand2.png"]
    assert (await bob.click(hand["id"], custom_id="card:1:HK")).error
    assert (await bob.slash("dm", "deal", who="bob")).error is None


async def test_uploads_are_replaced_and_read_back(demo: Demo) -> None:
    await demo.people["alice"].slash("games", "post")
    await until(demo, lambda: says(demo, "alice", "games", "b'\\x89PNG' 480"))
    contents = [m["content"] for m in demo.people["bob"].messages("games")]
    assert contents == ["second"]
    (edit,) = sent(demo, "PATCH", "/channels/")
    assert [(f.name, f.description) for f in edit.files] == [("b.png", "blue")]
    url = last(demo, "bob", "games")["attachments"][0]["url"]
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        assert await answer.read() == edit.files[0].data


async def test_closed_direct_messages(demo: Demo) -> None:
    alice = demo.people["alice"]
    demo.people["bob"].close_dms()
    await alice.slash("games", "deal", who="bob")
    assert last(demo, "alice", "games")["content"] == "closed 50007"
    demo.people["bob"].open_dms()
    await alice.slash("games", "deal", who="bob")
    assert last(demo, "alice", "games")["content"] == "dealt"


@pytest.mark.parametrize(
    ("status", "code", "report"), [(403, 50013, "403 50013"), (400, 50035, "400 50035")]
)
async def test_refusals_on_purpose(demo: Demo, status: int, code: int, report: str) -> None:
    demo.fail("POST", r"/channels/\d+/messages$", status, code)
    await demo.people["alice"].slash("games", "post")
    await until(demo, lambda: last(demo, "alice", "games")["content"] == report)


@pytest.mark.parametrize("status", [429, 502])
async def test_the_bot_tries_again(demo: Demo, status: int) -> None:
    demo.fail("POST", r"/channels/\d+/messages$", status, times=2, retry_after=0.05)
    await demo.people["alice"].slash("games", "post")
    await until(demo, lambda: says(demo, "alice", "games", "b'"))
    tries = [r.status for r in sent(demo, "POST", "/messages")]
    assert tries == [status, status, 200]


async def test_missing_rights_to_attach(demo: Demo) -> None:
    demo.world.let_bot("games", attach_files=False)
    await demo.people["alice"].slash("games", "post")
    await until(demo, lambda: last(demo, "alice", "games")["content"] == "403 50013")


async def test_an_unanswered_command_fails_as_in_discord(demo: Demo) -> None:
    outcome = await demo.people["alice"].slash("games", "silent")
    assert outcome.error == "The application did not respond"


async def test_a_dropped_connection_is_resumed_without_loss(demo: Demo) -> None:
    alice = demo.people["alice"]
    await demo.drop_sockets()
    while_away = asyncio.create_task(alice.slash("games", "secret"))
    async with asyncio.timeout(PATIENCE):
        await demo.until_online()
    await until(demo, lambda: sent(demo, "POST", "/callback"))
    await while_away
    assert (await alice.slash("games", "board")).error is None
    assert demo.gateway.connected == 1
    assert len(sent(demo, "GET", "/users/@me")) == 1


async def test_a_killed_bot_comes_back_to_its_old_buttons(quiet: Demo) -> None:
    alice = quiet.people["alice"]
    async with running_bot(quiet) as child:
        await alice.slash("games", "table open", game="pepper")
        child.kill()
        await until(quiet, lambda: not quiet.online)
    async with running_bot(quiet):
        lobby = last(quiet, "alice", "games")["id"]
        assert (await alice.click(lobby, label="Join")).error is None
        assert last(quiet, "alice", "games")["content"] == f"<@{alice.id}> sits"


async def test_several_people_act_at_once(demo: Demo) -> None:
    people = demo.people.values()
    outcomes = await asyncio.gather(*(human.slash("games", "secret") for human in people))
    assert [outcome.error for outcome in outcomes] == [None] * 3
    for human in people:
        assert len(human.messages("games")) == 1


async def test_threads_are_seen_and_spoken_in(demo: Demo) -> None:
    world = demo.world
    place = world.channel("games").id
    body = {"name": "table 1", "type": 11, "auto_archive_duration": 60}
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"{demo.api_base}/channels/{place}/threads", json=body) as answer,
    ):
        assert answer.status in (200, 201)
    assert (await demo.people["bob"].say("table 1", "here")).error is None
    assert (await demo.people["bob"].slash("table 1", "board")).error is None
    assert len(demo.people["alice"].messages("table 1")) == 2


async def test_an_emoji_is_uploaded_and_shown(demo: Demo) -> None:
    await demo.people["alice"].slash("games", "rich")
    message = last(demo, "alice", "games")
    number = message["components"][0]["components"][0]["emoji"]["id"]
    url = f"{demo.url}/cdn/emojis/{number}.png"
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        assert answer.status == 200
        assert (await answer.read()).startswith(b"\x89PNG")


@pytest.mark.parametrize("tail", [1, 20, 9_000])
async def test_a_picture_may_come_in_pieces(quiet: Demo, tail: int) -> None:
    """As on a busy machine, where a form is read while it is still being written."""
    picture = bytes(range(256)) * 120
    form = aiohttp.MultipartWriter("form-data", boundary="b" * 32)
    form.append(picture).set_content_disposition("form-data", name="files[0]", filename="a.png")
    whole = bytearray()
    place = quiet.world.channel("games").id
    api = URL(quiet.api_base)
    assert api.host is not None
    reader, writer = await asyncio.open_connection(api.host, api.port)
    writer.write(
        f"POST {api.path}/channels/{place}/messages HTTP/1.1\r\nHost: {api.host}\r\n"
        "Connection: close\r\n"
        f"Content-Type: {form.content_type}\r\nContent-Length: {form.size}\r\n\r\n".encode()
    )
    gathering: Any = SimpleNamespace(write=_gathering(whole))
    await form.write(gathering)
    pause = whole.index(b"\r\n\r\n") + 4 + AT_ONCE + tail
    for piece in (whole[:pause], whole[pause:]):
        writer.write(piece)
        await writer.drain()
        await asyncio.sleep(0.1)
    async with asyncio.timeout(PATIENCE):
        answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    assert b" 200 " in answer.splitlines()[0], answer
    assert quiet.requests[-1].files[0].data == picture


def _gathering(whole: bytearray) -> Callable[[bytes], Awaitable[None]]:
    async def write(data: bytes) -> None:
        whole.extend(data)

    return write
