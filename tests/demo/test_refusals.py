"""The refusals of the simulated Discord, asked for without a bot."""

from __future__ import annotations

import base64
from io import BytesIO
from typing import Any

import aiohttp
import pytest

from bot.demo.server import Demo

pytestmark = pytest.mark.asyncio(loop_scope="session")

PIXEL = "data:image/png;base64," + base64.b64encode(b"\x89PNG").decode()


async def ask(demo: Demo, method: str, path: str, **how: Any) -> tuple[int, Any]:
    async with (
        aiohttp.ClientSession() as session,
        session.request(method, demo.api_base + path, **how) as answer,
    ):
        assert answer.headers["Content-Type"] == "application/json"
        return answer.status, await answer.json()


def form(count: int, size: int = 1) -> aiohttp.FormData:
    data = aiohttp.FormData()
    data.add_field("payload_json", '{"content": "hello"}', content_type="application/json")
    for n in range(count):
        data.add_field(f"files[{n}]", BytesIO(bytes(size)), filename=f"{n}.txt")
    return data


async def test_where_the_bot_begins(quiet: Demo) -> None:
    status, me = await ask(quiet, "GET", "/users/@me")
    assert (status, me["username"]) == (200, "Knave")
    status, gateway = await ask(quiet, "GET", "/gateway/bot")
    assert (gateway["url"], gateway["shards"]) == (quiet.gateway_url, 1)
    for path in ("/applications/@me", "/oauth2/applications/@me"):
        assert (await ask(quiet, "GET", path))[0] == 200


@pytest.mark.parametrize(
    ("count", "size", "status", "code"), [(11, 1, 400, 50035), (1, 11 * 2**20, 413, 40005)]
)
async def test_too_many_or_too_large_files(
    quiet: Demo, count: int, size: int, status: int, code: int
) -> None:
    path = f"/channels/{quiet.world.channel('games').id}/messages"
    found, body = await ask(quiet, "POST", path, data=form(count, size))
    assert (found, body["code"]) == (status, code)
    assert quiet.people["alice"].messages("games") == []


async def test_ten_files_are_welcome(quiet: Demo) -> None:
    path = f"/channels/{quiet.world.channel('games').id}/messages"
    assert (await ask(quiet, "POST", path, data=form(10)))[0] == 200
    assert [file.name for file in quiet.requests[-1].files][:2] == ["0.txt", "1.txt"]


async def test_a_button_with_an_unknown_emoji(quiet: Demo) -> None:
    emoji = {"id": "123456", "name": "ghost"}
    button = {"type": 2, "style": 1, "custom_id": "x", "emoji": emoji}
    body = {"content": "hi", "components": [{"type": 1, "components": [button]}]}
    path = f"/channels/{quiet.world.channel('games').id}/messages"
    status, answer = await ask(quiet, "POST", path, json=body)
    assert (status, answer["code"]) == (400, 50035)


@pytest.mark.parametrize(
    "body",
    [
        {"name": "no spaces", "image": PIXEL},
        {"name": "x", "image": PIXEL},
        {"name": "large", "image": PIXEL + "AAAA" * 2**17},
        {"name": "broken", "image": "nonsense"},
    ],
)
async def test_emojis_that_discord_would_not_take(quiet: Demo, body: dict[str, str]) -> None:
    path = f"/applications/{quiet.world.backend.application_id}/emojis"
    status, answer = await ask(quiet, "POST", path, json=body)
    assert (status, answer["code"]) == (400, 50035)


async def test_an_emoji_name_is_taken_once(quiet: Demo) -> None:
    path = f"/applications/{quiet.world.backend.application_id}/emojis"
    body = {"name": "HK", "image": PIXEL}
    assert (await ask(quiet, "POST", path, json=body))[0] == 200
    assert (await ask(quiet, "POST", path, json=body))[0] == 400


async def test_an_unknown_route_is_named(quiet: Demo, caplog: pytest.LogCaptureFixture) -> None:
    status, _ = await ask(quiet, "GET", "/nowhere")
    assert status == 501
    assert "/nowhere" in caplog.text
    assert quiet.requests[-1].status == 501


async def test_two_at_once_are_two_worlds(quiet: Demo) -> None:
    from bot.demo.server import Person, serve

    async with serve(people=[Person("zoe")]) as other:
        await other.people["zoe"].say("games", "hello")
        assert quiet.people["alice"].messages("games") == []
        assert other.url != quiet.url
