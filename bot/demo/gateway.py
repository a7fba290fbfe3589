"""Discord's gateway over WebSocket, with heartbeats, events, resuming and several shards."""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any

import discord
from aiohttp import WSCloseCode, WSMsgType, web
from simcord.backend import serializers
from simcord.gateway import FakeGateway

from .world import World

HELLO, HEARTBEAT_ACK, INVALID_SESSION = 10, 11, 9
HEARTBEAT, IDENTIFY, RESUME, REQUEST_MEMBERS = 1, 2, 6, 8
HEARTBEAT_MILLISECONDS = 41_250
RESUMABLE, DECODE_ERROR = 4000, 4002
Payload = dict[str, Any]


class _Socket:
    """A connection with its own queue, so that a slow client delays no other."""

    def __init__(self, ws: web.WebSocketResponse, compressed: bool) -> None:
        self.ws = ws
        self._queue: asyncio.Queue[Payload] = asyncio.Queue()
        self._zlib = zlib.compressobj() if compressed else None

    def send(self, payload: Payload) -> None:
        self._queue.put_nowait(payload)

    async def pump(self) -> None:
        while True:
            text = json.dumps(await self._queue.get(), default=str)
            if self._zlib is None:
                await self.ws.send_str(text)
            else:
                data = self._zlib.compress(text.encode())
                await self.ws.send_bytes(data + self._zlib.flush(zlib.Z_SYNC_FLUSH))


class _Parsers:
    """Stands in for discord.py's event parsers, which SimCord calls: each one sends its event."""

    def __init__(self, send: Callable[[str, Payload], None]) -> None:
        self._send = send

    def __getitem__(self, event: str) -> Callable[[Payload], None]:
        return lambda data: self._send(event, data)

    def get(self, event: str) -> Callable[[Payload], None]:
        return self[event]


class _Session:
    """A shard of the bot, which outlives its socket so that the bot can resume."""

    def __init__(self, world: World, identify: Payload) -> None:
        self.id = secrets.token_hex(8)
        self.token = str(identify.get("token", ""))
        shard = identify.get("shard") or (0, 1)
        self.shard: tuple[int, int] = (int(shard[0]), int(shard[1]))
        self.intents = discord.Intents.none()
        self.intents.value = int(identify["intents"])
        self.parsers = _Parsers(self.send)
        self.gateway = FakeGateway(world.backend, self)
        self.socket: _Socket | None = None
        self.sequence = 0
        self._sent: deque[Payload] = deque(maxlen=1000)

    def send(self, event: str, data: Payload) -> None:
        self.sequence += 1
        payload = {"op": 0, "t": event, "s": self.sequence, "d": data}
        self._sent.append(payload)
        if self.socket is not None:
            self.socket.send(payload)

    def can_resume(self, sequence: int) -> bool:
        return sequence >= self.sequence - len(self._sent)

    def resume(self, socket: _Socket, sequence: int) -> None:
        for payload in self._sent:
            if payload["s"] > sequence:
                socket.send(payload)
        self.socket = socket
        self.send("RESUMED", {})

    def serves(self, guild_id: int | None) -> bool:
        return (0 if guild_id is None else (guild_id >> 22) % self.shard[1]) == self.shard[0]


class Gateway:
    """The gateway of one simulated Discord."""

    def __init__(self, world: World, url: str) -> None:
        self._world = world
        self._url = url
        self._sessions: dict[str, _Session] = {}
        self.twice = False
        """Whether every event is sent twice, as after a connection that was resumed too late."""
        world.listen(self.feed)

    @property
    def connected(self) -> int:
        """The number of the bot's shards that are connected now."""
        return sum(session.socket is not None for session in self._sessions.values())

    @property
    def shards(self) -> dict[int, str]:
        """The token with which each connected shard has identified itself, by its number."""
        live = (session for session in self._sessions.values() if session.socket)
        return {session.shard[0]: session.token for session in live}

    @property
    def sessions(self) -> frozenset[str]:
        """The sessions of the shards that are connected."""
        return frozenset(session.id for session in self._sessions.values() if session.socket)

    @property
    def tokens(self) -> frozenset[str]:
        """The tokens with which the bot's connected shards have identified themselves."""
        return frozenset(session.token for session in self._sessions.values() if session.socket)

    def feed(self, event: str, payload: Mapping[str, Any]) -> None:
        """Send an event to the shards that serve its server."""
        guild = payload.get("guild_id")
        if guild is None and event in ("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE"):
            guild = payload["id"]
        for session in self._sessions.values():
            if session.serves(None if guild is None else int(guild)):
                for _ in range(2 if self.twice else 1):
                    session.gateway.feed(event, payload)

    async def drop(self, resume: bool = True) -> None:
        """Cut every connection; without ``resume`` the bot has to start new sessions."""
        sockets = [session.socket for session in self._sessions.values() if session.socket]
        if not resume:
            self._sessions.clear()
        for socket in sockets:
            await socket.ws.close(code=RESUMABLE)

    def outage(self) -> None:
        """Announce an outage: the server cannot be reached until `recovery`."""
        self.feed("GUILD_DELETE", {"id": str(self._world.guild.id), "unavailable": True})

    def recovery(self) -> None:
        """Announce the end of an outage."""
        backend = self._world.backend
        guild = backend.get_guild(self._world.guild.id)
        self.feed("GUILD_CREATE", serializers.guild_create_payload(backend, guild))

    async def close(self) -> None:
        """End every connection and session."""
        sockets = [session.socket for session in self._sessions.values() if session.socket]
        self._sessions.clear()
        for socket in sockets:
            await socket.ws.close(code=WSCloseCode.GOING_AWAY)

    async def handle(self, http: web.Request) -> web.WebSocketResponse:
        """Serve a WebSocket connection of the bot."""
        ws = web.WebSocketResponse(timeout=1.0)
        await ws.prepare(http)
        socket = _Socket(ws, http.query.get("compress") == "zlib-stream")
        pump = asyncio.create_task(socket.pump())
        socket.send({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MILLISECONDS}})
        try:
            async for message in ws:
                if message.type == WSMsgType.TEXT and not self._receive(socket, message.data):
                    await ws.close(code=DECODE_ERROR)
        finally:
            pump.cancel()
            self._forget(socket)
            self._world.changed()
        return ws

    def _receive(self, socket: _Socket, text: str) -> bool:
        """Do a request of the bot; false if it cannot be read."""
        try:
            self._do(socket, json.loads(text))
        except (AttributeError, LookupError, TypeError, ValueError):
            return False
        return True

    def _do(self, socket: _Socket, payload: Payload) -> None:
        kind, data = payload["op"], payload.get("d")
        if kind == HEARTBEAT:
            # A delay as over a real line: discord.py measures from the end of its own sending.
            asyncio.get_running_loop().call_later(0.02, socket.send, {"op": HEARTBEAT_ACK})
        elif kind == IDENTIFY and data:
            self._identify(socket, data)
        elif kind == RESUME and data:
            self._resume(socket, data)
        elif kind == REQUEST_MEMBERS and data:
            self._send_members(socket, data)

    def _identify(self, socket: _Socket, data: Payload) -> None:
        session = _Session(self._world, data)
        others = self._sessions.values()
        self._sessions = {other.id: other for other in others if other.shard != session.shard}
        self._sessions[session.id] = session
        session.socket = socket
        backend = self._world.backend
        guilds = [guild for guild in backend.guilds.values() if session.serves(guild.id)]
        ready = {
            "v": 10,
            "user": dict(serializers.user_payload(backend.bot_user)),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self._url,
            "shard": list(session.shard),
            "application": {"id": str(backend.application_id), "flags": 0},
        }
        session.send("READY", ready)
        for guild in guilds:
            session.gateway.feed("GUILD_CREATE", serializers.guild_create_payload(backend, guild))
        self._world.changed()

    def _resume(self, socket: _Socket, data: Payload) -> None:
        session = self._sessions.get(data["session_id"])
        if session is None or not session.can_resume(data["seq"]):
            socket.send({"op": INVALID_SESSION, "d": False})
            return
        session.resume(socket, data["seq"])
        self._world.changed()

    def _send_members(self, socket: _Socket, data: Payload) -> None:
        session = next((s for s in self._sessions.values() if s.socket is socket), None)
        if session is None:
            return
        backend = self._world.backend
        guild = backend.get_guild(int(data["guild_id"]))
        wanted = {int(number) for number in data.get("user_ids") or guild.members}
        start = str(data.get("query") or "").lower()
        members = [
            serializers.member_payload(backend, guild, member)
            for member in guild.members.values()
            if member.user_id in wanted and backend.users[member.user_id].name.startswith(start)
        ]
        chunk = {"guild_id": str(guild.id), "chunk_index": 0, "chunk_count": 1}
        found = members[: data.get("limit") or None]
        session.send("GUILD_MEMBERS_CHUNK", {**chunk, "members": found, "nonce": data.get("nonce")})

    def _forget(self, socket: _Socket) -> None:
        for session in self._sessions.values():
            if session.socket is socket:
                session.socket = None
