"""A simulated Discord without a bot, to which requests are sent as they are."""

from __future__ import annotations

from dataclasses import dataclass, field
from io import BytesIO
from types import SimpleNamespace
from typing import Any

import pytest
import simcord
from discord import Client, Intents
from simcord.backend.errors import BackendError
from simcord.http import router, routes

from bot.demo.strict import Strict
from tests.support.strictly import strictly

assert routes, "importing the routes registers them"


@dataclass
class Wire:
    """One server with a channel and a member, and what the bot may ask for."""

    env: simcord.Env
    strict: Strict
    guild: Any
    channel: Any
    member: Any
    last: dict[str, str] = field(default_factory=dict)

    @property
    def backend(self) -> Any:
        return self.env.backend

    @property
    def messages(self) -> str:
        return f"/channels/{self.channel.id}/messages"

    def ask(self, method: str, path: str, body: Any = None, files: Any = ()) -> Any:
        """Send a request; what Discord answers."""
        return router.dispatch(self.backend, method, path, json=body, files=list(files))

    def code(self, method: str, path: str, body: Any = None, files: Any = ()) -> tuple[int, int]:
        """Status and code of a refusal; (200, 0) if there is none."""
        try:
            self.ask(method, path, body, files)
        except BackendError as error:
            return error.status, error.code
        return 200, 0

    def later(self, seconds: float) -> None:
        """Let so many seconds pass in the simulation."""
        self.backend.clock.advance(seconds)

    def dm(self) -> int:
        """The member's direct messages."""
        return int(self.backend.get_dm_channel(self.member.id).id)

    def pressed(self, kind: int = 3, source: int | None = None, **data: Any) -> Any:
        """Somebody does something: the interaction, which waits for its answer."""
        number, guild = self.channel.id, self.guild.id
        about = self.backend.new_interaction(kind, number, self.member.id, guild)
        about.source_message_id = source
        self.backend.emit("INTERACTION_CREATE", {"id": str(about.id), "type": kind, "data": data})
        return about

    def answer(self, about: Any, kind: int, **data: Any) -> tuple[int, int]:
        """Answer an interaction: the status and the code of the error."""
        path = f"/interactions/{about.id}/{about.token}/callback"
        return self.code("POST", path, {"type": kind, "data": data})

    def by(self, about: Any, name: object = "") -> str:
        """The path through the token of an interaction."""
        hook = f"/webhooks/{self.backend.application_id}/{about.token}"
        return f"{hook}/messages/{name}" if name else hook


@pytest.fixture
def wire() -> Wire:
    env = simcord.Env(Client(intents=Intents.default()))
    guild = env.create_guild("Home")
    member = guild.add_member(env.create_user("ann"))
    strict = strictly(env.backend, enforced=False)
    return Wire(env, strict, guild, guild.create_text_channel("cards"), member)


@pytest.fixture
def hasty(wire: Wire) -> Wire:
    """A wire whose rate limits are enforced."""
    wire.strict.limits.enforced = True
    return wire


def file(name: str = "hand.png", size: int = 1, alt: str | None = "cards") -> Any:
    return SimpleNamespace(fp=BytesIO(bytes(size)), filename=name, description=alt)


def button(**how: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "custom_id": "a", "label": "A", **how}


def menu(count: int = 2, **how: Any) -> dict[str, Any]:
    options = [{"label": f"L{n}", "value": f"v{n}"} for n in range(count)]
    return {"type": 3, "custom_id": "m", "options": options, **how}


def rows(*parts: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"type": 1, "components": [part]} for part in parts]
