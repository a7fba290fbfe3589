"""The simulated Discord as a server on this machine, with API, gateway, files and page."""

from __future__ import annotations

import asyncio
import mimetypes
import socket
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict
from importlib.resources import files
from typing import Any
from urllib.parse import quote

from aiohttp import WSMsgType, web

from .cdn import Cdn
from .gateway import Gateway
from .guard import guard, read_action
from .human import Human, Outcome
from .request import File, Request
from .rest import Rest
from .strict.files import MOST_BYTES
from .views import OpenPage, Views, for_page
from .world import Person, World

__all__ = ["Demo", "File", "Human", "Outcome", "Person", "Request", "World", "serve"]

DEFAULT_PEOPLE = (Person("alice"), Person("bob", "de"), Person("carol", "ja"), Person("dave"))
DEFAULT_CHANNELS = ("games", "off-topic")
REMEMBERED = 5000
"""Requests of the bot that are kept."""
BREATH = 0.02
"""Seconds between two updates of a page."""


class Demo:
    """A running simulated Discord, with its people by name."""

    def __init__(
        self,
        address: str,
        world: World,
        people: Sequence[Person],
        cdn: Cdn,
        remember: int,
        names: Sequence[str] = (),
    ) -> None:
        self._names = names
        self.url = f"http://{address}"
        self.api_base = f"{self.url}/api/v10"
        self.gateway_url = f"ws://{address}/gateway"
        self.world = world
        self.people = {person.name: Human(world, person) for person in people}
        self.gateway = Gateway(world, self.gateway_url)
        self.rest = Rest(world, cdn, self.gateway_url, remember)
        self.requests = self.rest.requests
        self.fail = self.rest.fail
        self.faults = self.rest.faults
        self._cdn = cdn
        self._views = Views(world, self.people)
        self._pages: set[web.WebSocketResponse] = set()

    @property
    def online(self) -> bool:
        """Whether the bot is connected."""
        return self.gateway.connected > 0

    def page_of(self, person: str) -> str:
        """Return the address of a person's page."""
        return f"{self.url}/?user={quote(person, safe='')}"

    async def until_online(self) -> None:
        """Wait until the bot is connected."""
        with self.world.watch() as changed:
            while not self.online:
                changed.clear()
                await changed.wait()

    async def drop_sockets(self) -> None:
        """Cut the gateway connections of the bot, which may resume them."""
        await self.gateway.drop()

    async def close(self) -> None:
        """End all connections of the bot and of pages."""
        await self.gateway.close()
        for page in list(self._pages):
            await page.close()

    def app(self) -> web.Application:
        """Return the API, the gateway, files and page as one web application."""
        middlewares = [guard(*self._names)]
        app = web.Application(middlewares=middlewares, client_max_size=11 * MOST_BYTES)
        app.add_routes(
            [
                web.get("/", self._index),
                web.get("/page/{name:[\\w.-]+}", self._page_file),
                web.get("/live", self._live),
                web.post("/act", self._act),
                web.get("/commands", self._commands),
                web.get("/cdn/{path:.+}", self._file),
                web.get("/gateway", self.gateway.handle),
                web.get("/gateway/", self.gateway.handle),
                web.route("*", "/api/v10/{path:.*}", self.rest.handle),
            ]
        )
        return app

    # --------------------------------------------------------------- the page

    def _human(self, http: web.Request) -> Human:
        found = self.people.get(http.query.get("user", ""))
        if found is None:
            raise web.HTTPNotFound(text="nobody of that name is here")
        return found

    async def _index(self, http: web.Request) -> web.Response:
        if http.query.get("user") not in self.people:
            first = next(iter(self.people))
            raise web.HTTPFound(self.page_of(first).removeprefix(self.url))
        return _page_file("index.html")

    async def _page_file(self, http: web.Request) -> web.Response:
        return _page_file(http.match_info["name"])

    async def _live(self, http: web.Request) -> web.WebSocketResponse:
        human = self._human(http)
        page = web.WebSocketResponse(heartbeat=20, timeout=1.0)
        await page.prepare(http)
        self._pages.add(page)
        pump = asyncio.create_task(self._tell(page, OpenPage(self._views, human)))
        try:
            async for message in page:
                if message.type == WSMsgType.ERROR:
                    break
        finally:
            pump.cancel()
            self._pages.discard(page)
        return page

    async def _tell(self, page: web.WebSocketResponse, open_page: OpenPage) -> None:
        await page.send_str(for_page(open_page.hello()))
        with self.world.watch() as changed:
            while True:
                changed.clear()
                if news := open_page.news(self.online):
                    await page.send_str(for_page(news))
                await changed.wait()
                await asyncio.sleep(BREATH)

    async def _commands(self, http: web.Request) -> web.Response:
        try:
            return _json(self._human(http).commands(http.query["channel"]))
        except LookupError:
            raise web.HTTPBadRequest(text="The channel is missing, or there is none.") from None

    async def _act(self, http: web.Request) -> web.Response:
        human, action = self._human(http), read_action(await http.read())
        try:
            outcome = await _do(human, action)
        except LookupError as error:
            outcome = Outcome(error=str(error))
        return _json(asdict(outcome))

    async def _file(self, http: web.Request) -> web.Response:
        path = http.match_info["path"]
        data = self._cdn.find(path)
        if data is None:
            raise web.HTTPNotFound
        kind = mimetypes.guess_type(path)[0] or ""
        safe = kind.startswith("image/") and kind != "image/svg+xml"
        headers = {"Cache-Control": "max-age=31536000, immutable"}
        content_type = kind if safe else "application/octet-stream"
        return web.Response(body=data, content_type=content_type, headers=headers)


async def _do(human: Human, action: dict[str, Any]) -> Outcome:
    """Do an action that the page sent.

    :raises LookupError: there is no such action, channel or message.
    """
    match action["kind"]:
        case "say":
            return await human.say(action["channel"], action["text"])
        case "slash":
            return await human.slash(action["channel"], action["command"], **action["options"])
        case "complete":
            typed = (action["channel"], action["command"], action["option"], action["text"])
            return await human.complete(*typed, **action["options"])
        case "click":
            return await human.click(action["message"], custom_id=action["custom_id"])
        case "select":
            chosen = action["values"]
            return await human.select(action["message"], chosen, custom_id=action["custom_id"])
        case "submit":
            return await human.submit(action["modal"], action["values"])
        case "dismiss":
            human.dismiss(action["message"])
            return Outcome()
        case other:
            raise LookupError(f"the page cannot {other}")


def _json(value: Any) -> web.Response:
    return web.json_response(text=for_page(value))


def _page_file(name: str) -> web.Response:
    found = files("bot.demo").joinpath("page", name)
    if not found.is_file():
        raise web.HTTPNotFound
    kind = "text/javascript" if name.endswith(".js") else mimetypes.guess_type(name)[0]
    headers = {"Cache-Control": "no-cache"}
    data = found.read_bytes()
    return web.Response(body=data, content_type=kind, charset="utf-8", headers=headers)


@asynccontextmanager
async def serve(
    host: str = "127.0.0.1",
    port: int = 0,
    people: Sequence[Person] = DEFAULT_PEOPLE,
    *,
    guild_name: str = "Card Club",
    guild_locale: str = "en-US",
    channels: Sequence[str] = DEFAULT_CHANNELS,
    bot_name: str = "Knave",
    remember: int = REMEMBERED,
    public_host: str | None = None,
    shards: int = 1,
) -> AsyncIterator[Demo]:
    """Run a simulated Discord until the block ends; port 0 takes any free one.

    ``public_host`` is the name of this machine for the bot, if that is not ``host``; ``remember``
    is the number of the bot's requests that are kept; there is a server for each of the ``shards``.

    :raises OSError: the port is taken.
    """
    with socket.create_server((host, port)) as listener:
        address = f"{public_host or host}:{listener.getsockname()[1]}"
        cdn = Cdn(f"http://{address}/cdn")
        world = World(
            people,
            guild_name=guild_name,
            guild_locale=guild_locale,
            channels=channels,
            bot_name=bot_name,
            cdn=cdn,
            shards=shards,
        )
        demo = Demo(address, world, people, cdn, remember, [host, *filter(None, [public_host])])
        runner = web.AppRunner(demo.app(), access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        try:
            await web.SockSite(runner, listener).start()
            yield demo
        finally:
            await demo.close()
            await runner.cleanup()
