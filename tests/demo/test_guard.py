"""The simulated Discord is for its own page and the bot: no other page of the browser comes in."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import aiohttp
import pytest

from bot.demo.server import Demo, Person, serve

pytestmark = pytest.mark.asyncio(loop_scope="session")

EVIL = "http://evil.example"
WISH = {"kind": "say", "channel": "games", "text": "hello"}
ROUTES = (
    ("GET", "/"),
    ("GET", "/?user=alice"),
    ("GET", "/page/main.js"),
    ("GET", "/live?user=alice"),
    ("POST", "/act?user=alice"),
    ("GET", "/commands?user=alice&channel=games"),
    ("GET", "/cdn/emojis/1.png"),
    ("GET", "/gateway"),
    ("GET", "/gateway/"),
    ("GET", "/api/v10/users/@me"),
    ("POST", "/api/v10/users/@me/channels"),
)


def own(demo: Demo) -> str:
    return demo.url.removeprefix("http://")


async def ask(demo: Demo, method: str, path: str, **how: Any) -> tuple[int, str]:
    async with (
        aiohttp.ClientSession() as session,
        session.request(method, demo.url + path, allow_redirects=False, **how) as answer,
    ):
        return answer.status, await answer.text()


@pytest.mark.parametrize(("method", "path"), ROUTES)
async def test_no_other_page_comes_in(quiet: Demo, method: str, path: str) -> None:
    for origin in (EVIL, "null", "https://" + own(quiet), quiet.url + "1", "http://localhost"):
        status, _ = await ask(quiet, method, path, headers={"Origin": origin})
        assert status == 403, origin
    for host in ("evil.example", "evil.example:80", "", "[::1", "localhost.evil.example"):
        status, _ = await ask(quiet, method, path, headers={"Host": host, "Origin": EVIL})
        assert status in (400, 403), host
        status, _ = await ask(quiet, method, path, headers={"Host": host})
        assert status in (400, 403), host
    assert quiet.people["alice"].messages("games") == []


async def test_every_route_was_tried(quiet: Demo) -> None:
    known = {resource.canonical for resource in quiet.app().router.resources()}
    tried = {path.partition("?")[0] for _, path in ROUTES}

    def covers(pattern: str) -> bool:
        start = pattern.partition("{")[0]
        return any(path == pattern or ("{" in pattern and path.startswith(start)) for path in tried)

    assert all(covers(pattern) for pattern in known), known


@pytest.mark.parametrize("path", ["/live?user=alice", "/gateway"])
async def test_no_socket_of_another_page(quiet: Demo, path: str) -> None:
    address = quiet.url.replace("http", "ws") + path
    async with aiohttp.ClientSession() as session:
        for headers in ({"Origin": EVIL}, {"Host": "evil.example"}):
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await session.ws_connect(address, headers=headers)
            assert refused.value.status == 403
        async with session.ws_connect(address, headers={"Origin": quiet.url}) as socket:
            assert (await socket.receive()).type == aiohttp.WSMsgType.TEXT


async def test_a_wish_from_another_page_is_not_done(quiet: Demo) -> None:
    """As a form of another page would send it: as plain text, which needs nobody's leave."""
    headers = {"Origin": EVIL, "Content-Type": "text/plain"}
    for method, path in (("POST", "/act?user=alice"), ("POST", "/act?user=bob")):
        assert (await ask(quiet, method, path, data=json.dumps(WISH), headers=headers))[0] == 403
    assert quiet.people["alice"].messages("games") == []


async def test_the_own_page_comes_in_by_every_name_of_this_machine(quiet: Demo) -> None:
    port = own(quiet).partition(":")[2]
    for name in ("127.0.0.1", "localhost", "LOCALHOST", "[::1]", "192.168.1.20"):
        headers = {"Host": f"{name}:{port}", "Origin": f"http://{name}:{port}"}
        assert (await ask(quiet, "GET", "/?user=alice", headers=headers))[0] == 200
    assert (await ask(quiet, "POST", "/act?user=alice", json=WISH))[0] == 200
    assert len(quiet.people["bob"].messages("games")) == 1


async def test_the_name_under_which_the_bot_finds_it() -> None:
    async with serve(people=[Person("zoe")], public_host="demo.internal") as demo:
        port = own(demo).partition(":")[2]
        for name, status in (("demo.internal", 200), ("other.internal", 403)):
            async with (
                aiohttp.ClientSession() as session,
                session.get(
                    f"http://127.0.0.1:{port}/api/v10/users/@me",
                    headers={"Host": f"{name}:{port}"},
                ) as answer,
            ):
                assert answer.status == status


# ---------------------------------------------------------------------- what cannot be read

UNREADABLE = (b"{", b"", b"\xff\xfe", b"nonsense")
WRONG: tuple[Any, ...] = (
    [],
    "say",
    {},
    {"kind": 5},
    {"kind": "fly"},
    {"kind": "say"},
    {"kind": "say", "channel": 5, "text": "x"},
    {"kind": "slash", "channel": "games", "command": "x", "options": []},
    {"kind": "select", "message": "1", "custom_id": "a", "values": "b"},
)


@pytest.mark.parametrize("data", UNREADABLE)
async def test_broken_json_is_answered_with_a_sentence(
    quiet: Demo, data: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    status, said = await ask(quiet, "POST", "/act?user=alice", data=data)
    assert (status, said[:20]) == (400, "The body is not JSON")
    headers = {"Content-Type": "application/json"}
    for path in ("/users/@me/channels", "/channels/1/messages"):
        body = data or b" "
        status, said = await ask(quiet, "POST", "/api/v10" + path, data=body, headers=headers)
        assert (status, json.loads(said)["code"]) == (400, 50109)
    assert not caplog.records


@pytest.mark.parametrize("action", WRONG, ids=str)
async def test_what_is_no_wish_is_answered_with_a_sentence(
    quiet: Demo, action: Any, caplog: pytest.LogCaptureFixture
) -> None:
    status, said = await ask(quiet, "POST", "/act?user=alice", json=action)
    assert status == 400
    assert said.endswith(".")
    assert not caplog.records


async def test_commands_of_no_channel(quiet: Demo) -> None:
    for path in ("/commands?user=alice", "/commands?user=alice&channel=nowhere"):
        assert (await ask(quiet, "GET", path))[0] == 400


@pytest.mark.parametrize("text", ["{", "[]", "{}", '{"op": 2, "d": {"shard": [0, 1]}}'])
async def test_broken_frames_end_the_connection(
    quiet: Demo, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(quiet.gateway_url) as socket,
        asyncio.timeout(60),
    ):
        assert (await socket.receive_json())["op"] == 10
        await socket.send_str(text)
        message = await socket.receive()
        assert (message.type, message.data) == (aiohttp.WSMsgType.CLOSE, 4002)
    assert not caplog.records
