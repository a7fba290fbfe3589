"""Everything that leaves for Discord is counted, retries too; too many refusals stop it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.client.app import KnaveBot
from bot.client.display.gate import IN_ALL
from bot.client.display.invalid_requests import STOP, TOGETHER, WARN, WINDOW, InvalidRequestLimit
from bot.client.display.rank import Rank
from bot.client.display.rate_limiter import RateLimiter
from bot.client.display.redraws import Redraws
from bot.client.display.traffic import Traffic, api_path, is_counted
from bot.client.errors import Stopped
from bot.client.metrics import Metrics
from bot.commands.joining import pace_of
from bot.commands.reaching import reaching_discord
from bot.ops.settings import SettingsError, load
from bot.storage.sqlite import SqliteStore
from bot.tables.model.clock import Pace, RealClock
from tests.client.test_channel_limits import Bot, edit
from tests.client.test_rate_limiter import busiest
from tests.support.house import House
from tests.support.messages import said, sentence
from tests.support.virtual import Limits, LoopClock, run, too_many

VIA = {"Via": "1.1 google"}
FORBIDDEN = (403, VIA, {"code": 50001, "message": "Missing Access"})


def banned(seconds: str) -> tuple[int, dict[str, str], Any]:
    """The answer of Cloudflare to clients that it has shut out."""
    return 429, {"Retry-After": seconds, "Content-Type": "text/html"}, "error code: 1015"


# ---------------------------------------------------------------------- as it leaves


def test_what_discord_py_sends_again_is_counted_too() -> None:
    """Discord fails for a while: every request is sent up to five times, and each one counts."""
    limits = Limits(0.05)
    failing = (502, VIA, "Bad Gateway")

    async def work() -> None:
        bot = Bot(limits)
        limits.wrong.extend([failing] * 300)

        async def one(number: int) -> None:
            await asyncio.sleep(number / 40)
            with suppress(discord.DiscordServerError):
                await bot.http.request(edit(1, channel=number), json={"content": ""})

        await asyncio.gather(*(one(number) for number in range(200)))

    run(work())
    assert len(limits.heard) > 400
    assert limits.statuses()[429] == 0
    assert busiest([one.at for one in limits.heard]) <= IN_ALL


@dataclass
class Server:
    """Answers on the loopback address, and remembers what was asked."""

    answers: list[tuple[int, dict[str, str], Any]] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)

    async def handle(self, request: web.Request) -> web.Response:
        self.asked.append(f"{request.method} {request.path}")
        status, headers, body = self.answers.pop(0) if self.answers else (200, VIA, {"id": "1"})
        kind = {"Content-Type": "application/json", **headers}
        text = body if isinstance(body, str) else discord.utils._to_json(body)
        return web.Response(status=status, headers=kind, body=text.encode())


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    found = Server()
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", found.handle)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    host, port = runner.addresses[0][:2]
    monkeypatch.setattr(Route, "BASE", f"http://{host}:{port}/api/v10")
    yield found
    await runner.cleanup()


class Counting(RateLimiter):
    """A rate limiter that counts what comes through its gate."""

    def __init__(self) -> None:
        super().__init__(RealClock())
        self.counted = 0
        plain = self.gate.through

        async def through() -> None:
            self.counted += 1
            await plain()

        self.gate.through = through


@asynccontextmanager
async def logged_in(limiter: RateLimiter) -> AsyncIterator[discord.Client]:
    """discord.py as it is, over HTTP."""
    trace = aiohttp.TraceConfig()
    Traffic(limiter, lambda message: False).watch(trace)
    intents = discord.Intents.none()
    async with discord.Client(intents=intents, http_trace=trace) as client:
        client.http.token = "t"
        session = aiohttp.ClientSession(trace_configs=[trace])
        inside: Any = client.http
        inside._HTTPClient__session = session
        client.http._global_over = asyncio.Event()
        client.http._global_over.set()
        yield client


async def test_over_http_with_discord_py(server: Server) -> None:
    """A 429, twice, is asked three times; answers to interactions are not counted."""
    limiter = Counting()
    async with logged_in(limiter) as client:
        server.answers = [too_many(0.01), too_many(0.01)]
        await client.http.request(edit(5), json={"content": "x"})
        assert (limiter.counted, len(server.asked)) == (3, 3)
        assert limiter.invalid_requests.refused == 2
        inside: Any = client.http
        session = inside._HTTPClient__session
        webhook = AsyncWebhookAdapter()
        message = Route("PATCH", "/webhooks/1/token/messages/@original")
        callback = Route("POST", "/interactions/1/token/callback")
        for route in (message, callback):
            await webhook.request(route, session, payload={})
        assert (limiter.counted, len(server.asked)) == (3, 5)
        assert len(limiter.channels) == 1


async def test_after_a_ban_nothing_leaves(server: Server) -> None:
    limiter = Counting()
    async with logged_in(limiter) as client:
        server.answers = [banned("90")]
        with pytest.raises(discord.HTTPException):
            await client.http.request(edit(5), json={"content": "x"})
        asked = len(server.asked)
        with pytest.raises(Stopped, match=r"banned this address .* another 90 seconds"):
            await client.http.request(edit(6), json={"content": "x"})
        inside: Any = client.http
        session = inside._HTTPClient__session
        with pytest.raises(Stopped):
            callback = Route("POST", "/interactions/1/token/callback")
            await AsyncWebhookAdapter().request(callback, session, payload={})
        assert len(server.asked) == asked


def test_what_is_counted() -> None:
    def counted(path: str) -> bool:
        found = api_path(f"{Route.BASE}{path}")
        assert found is not None
        return is_counted(found)

    assert counted("/channels/1/messages/2")
    assert counted("/users/@me/channels?x=1")
    assert counted("/webhooks/1")
    assert not counted("/webhooks/1/token/messages/@original?wait=true")
    assert not counted("/webhooks/1/token")
    assert not counted("/interactions/1/token/callback?with_response=true")
    assert api_path("https://cdn.discordapp.com/emojis/1.png") is None
    assert api_path("https://gateway.discord.gg/?v=10") is None


async def test_the_bot_is_watched(tmp_path: Path) -> None:
    """Beside whoever else watches its requests."""
    trace = aiohttp.TraceConfig()

    async def other(*_: object) -> None:
        """Somebody else."""

    trace.on_request_end.append(other)
    bot = KnaveBot(SqliteStore(tmp_path / "knave.db"), http_trace=trace)
    assert bot.http.http_trace is trace
    assert bot.traffic._leaving in trace.on_request_start
    assert {other, bot.traffic._answered} == set(trace.on_request_end)


# --------------------------------------------------------------- the limit on invalid requests


def heard(limit: InvalidRequestLimit, status: int, times: int = 1, **headers: str) -> None:
    for _ in range(times):
        limit.heard(status, {"Via": "1.1 google", **headers})


def virtually(test: Callable[[LoopClock, InvalidRequestLimit], Any]) -> None:
    async def work() -> None:
        clock = LoopClock()
        await test(clock, InvalidRequestLimit(clock))

    run(work())


@pytest.mark.parametrize("ranges", [1, 2, 5, 15, 16, 40])
def test_all_ranges_of_shards_together_stay_below_the_limit(ranges: int) -> None:
    """They may share an address, of which Discord takes ten thousand refusals."""

    async def test(clock: LoopClock, _: InvalidRequestLimit) -> None:
        limits = [
            RateLimiter(clock, range_share=1 / ranges).invalid_requests for _ in range(ranges)
        ]
        for limit in limits:
            heard(limit, 403, limit.most - 1)
            assert str(limit.why) == "many"
            heard(limit, 403)
            assert str(limit.why) == "stopped" and f"{limit.most} requests" in limit.complaint
        assert sum(limit.refused for limit in limits) <= max(STOP, TOGETHER)

    virtually(test)


def test_a_proxy_shares_out_requests_and_no_refusals() -> None:
    """The ranges together would be banned: each had taken as many as a bot alone."""

    async def test(clock: LoopClock, _: InvalidRequestLimit) -> None:
        proxy = {"KNAVE_REST_PROXY": "http://127.0.0.1:8080/api/v10"}
        for chosen, share in ({}, 0.05), (proxy, 1.0):
            pace = pace_of(load({"KNAVE_TOKEN": "t", **chosen}, None), 0.05)
            assert (pace.request_share, pace.range_share) == (share, 0.05)
            assert Redraws(clock, pace).limiter.invalid_requests.most == 0.05 * TOGETHER

    virtually(test)


def test_refusals_stop_what_is_counted(caplog: pytest.LogCaptureFixture) -> None:
    async def test(clock: LoopClock, limit: InvalidRequestLimit) -> None:
        for status in (401, 403, 429):
            heard(limit, status, 100)
        assert limit.why == ""
        heard(limit, 403, WARN - 300)
        assert str(limit.why) == "many" and f"refused {WARN}" in limit.complaint
        assert len(caplog.records) == 1, "said once"
        heard(limit, 403, STOP - WARN - 1)
        limit.check(counted=True)
        heard(limit, 403)
        assert str(limit.why) == "stopped"
        with pytest.raises(Stopped):
            limit.check(counted=True)
        limit.check(counted=False)
        assert [record.levelno for record in caplog.records] == [logging.WARNING, logging.ERROR]
        assert limit.left() == WINDOW
        clock.ahead -= 3600  # whoever sets the wall clock changes nothing
        await limit.wait()
        assert clock.steady() == pytest.approx(1_000 + WINDOW)
        assert (limit.why, limit.refused) == ("", 0)
        heard(limit, 403)
        limit.check(counted=True)

    virtually(test)


def test_what_is_no_fault_of_ours_is_not_counted() -> None:
    async def test(clock: LoopClock, limit: InvalidRequestLimit) -> None:
        heard(limit, 429, STOP, **{"X-RateLimit-Scope": "shared"})
        for status in (200, 400, 404, 500):
            heard(limit, status, STOP)
        assert limit.refused == 0
        heard(limit, 429, 3, **{"X-RateLimit-Scope": "user"})
        assert limit.refused == 3
        await clock.sleep(WINDOW)
        assert limit.refused == 0

    virtually(test)


@pytest.mark.parametrize(
    ("retry_after", "pause"), [("42", 42.0), ("", WINDOW), ("soon", WINDOW), ("-1", WINDOW)]
)
def test_a_ban_stops_everything_at_once(retry_after: str, pause: float) -> None:
    async def test(clock: LoopClock, limit: InvalidRequestLimit) -> None:
        limit.heard(429, {"Retry-After": retry_after} if retry_after else {})
        assert (limit.why, limit.left(), limit.left(counted=False)) == (
            "banned",
            pause,
            pause,
        )
        with pytest.raises(Stopped):
            limit.check(counted=False)
        await limit.wait(counted=False)
        limit.check(counted=True)

    virtually(test)


def test_drawings_wait_for_the_end_of_a_ban() -> None:
    """Fifty tables go on changing: not one request leaves, and then each shows its newest."""
    limits = Limits(0.05)

    async def work() -> None:
        bot = Bot(limits)
        redraws, state = bot.redraws, dict.fromkeys(range(1, 51), 0)

        def change(table: int) -> None:
            state[table] += 1

            async def draw() -> None:
                content = str(state[table])
                await bot.http.request(edit(table, channel=table), json={"content": content})

            redraws.request(("table", table), draw)

        limits.wrong.append(banned("300"))
        for second in range(400):
            for table in state:
                if second % 10 == table % 10:
                    change(table)
            await asyncio.sleep(1)
        await redraws.finish()
        last = {one.path: one.content for one in limits.heard if one.status == 200}
        assert sorted(last.values()) == ["40"] * 50

    run(work())
    begun = limits.heard[0].at
    during = [one for one in limits.heard if begun + 1 < one.at < begun + 299]
    assert not during
    assert limits.statuses()[429] == 1


def test_refused_drawings_end_long_before_discord_does(caplog: pytest.LogCaptureFixture) -> None:
    """Everything is refused, whatever is asked: in ten minutes a tenth of what is too much."""
    limits = Limits(0.05)

    async def work() -> None:
        bot = Bot(limits)
        limits.wrong.extend([FORBIDDEN] * 100_000)
        redraws: Redraws = bot.redraws

        def change(table: int) -> None:
            async def draw() -> None:
                await bot.http.request(edit(table, channel=table), json={"content": ""})

            redraws.request(("table", table), draw)

        for _ in range(600):
            for table in range(1, 300):
                change(table)
            await asyncio.sleep(1)
        await redraws.stop(lambda key: True)

    run(work())
    assert STOP <= len(limits.heard) <= STOP + IN_ALL
    assert "nothing but answers to interactions is sent" in caplog.text


def test_a_ban_is_waited_for_in_haste_too() -> None:
    async def test(clock: LoopClock, _: InvalidRequestLimit) -> None:
        redraws = Redraws(clock, Pace(redraw=0))
        redraws.limiter.invalid_requests.heard(429, {"Retry-After": "42"})
        since = clock.steady()
        async with redraws.limiter.paid("uncounted", Rank.HAND):
            assert clock.steady() == since + 42

    virtually(test)


async def test_what_is_refused_is_in_the_numbers(tmp_path: Path) -> None:
    metrics = Metrics()
    bot = KnaveBot(SqliteStore(tmp_path / "knave.db"), http_trace=metrics.trace())
    metrics.attach(bot)
    limit, get = bot.display.redraws.limiter.invalid_requests, metrics.registry.get_sample_value
    for _ in range(STOP):
        heard(limit, 403)
    assert get("knave_requests_refused") == STOP
    stopped = get("knave_requests_stopped_seconds")
    assert stopped is not None and WINDOW / 2 < stopped <= WINDOW


async def test_who_presses_meanwhile_is_told(house: House) -> None:
    """Commands that need more than an answer cannot be done now; the table is there even so."""
    (ann,) = house.invite_all("Ann")

    async def stopped(*_: Any, **__: Any) -> None:
        raise Stopped("too much was refused")

    wire: Any = house.bot.http
    wire.start_thread_without_message = stopped
    told = said(await ann.slash("table open", game="euchre", thread=True))
    assert told == sentence("no-stopped")
    await house.opened(ann, "euchre")
    assert house.public.components


def test_a_start_during_a_ban_ends_in_a_sentence() -> None:
    """Not in a traceback, and not as if a setting were wrong."""
    response: Any = SimpleNamespace(status=429, reason="Too Many Requests")
    with (
        pytest.raises(ConnectionError, match="it answers 429"),
        reaching_discord(),
    ):
        raise discord.HTTPException(response, "error code: 1015")
    response = SimpleNamespace(status=404, reason="Not Found")
    with pytest.raises(SettingsError, match="KNAVE_REST_PROXY"), reaching_discord():
        raise discord.NotFound(response, "the proxy knows no such page")
    response = SimpleNamespace(status=400, reason="Bad Request")
    with pytest.raises(discord.HTTPException), reaching_discord():
        raise discord.HTTPException(response, "another")


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (4004, "does not accept the token"),
        (4010, "KNAVE_SHARDS"),
        (4011, "KNAVE_SHARDS"),
        (4013, "no privileged one"),
        (4014, "no privileged one"),
    ],
)
def test_a_gateway_that_closes_for_good_says_why(code: int, said: str) -> None:
    """A token that was reset, a number of shards that is too small: starting again is no help."""
    socket: Any = SimpleNamespace(close_code=code)
    with pytest.raises(SettingsError, match=said), reaching_discord():
        raise discord.ConnectionClosed(socket, shard_id=0)


def test_a_gateway_that_closes_for_a_while() -> None:
    socket: Any = SimpleNamespace(close_code=4000)
    with pytest.raises(ConnectionError, match="code 4000"), reaching_discord():
        raise discord.ConnectionClosed(socket, shard_id=0)
