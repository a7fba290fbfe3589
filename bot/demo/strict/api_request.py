"""A request to Discord, classified by its subject."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

Kind = Literal[
    "",
    "send",
    "edit",
    "delete",
    "execute",
    "edit by token",
    "delete by token",
    "callback",
    "thread",
    "commands",
    "emoji",
    "event",
    "open dm",
]
"""The subject of a request: ``execute`` is a follow-up, the empty kind everything else."""

ORIGINAL = "@original"
MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, COMPLETION, MODAL = 4, 5, 6, 7, 8, 9
"""Types of a callback."""

_OF_MESSAGES: dict[str, Kind] = {"PATCH": "edit", "DELETE": "delete"}
_BY_TOKEN: dict[str, Kind] = {"PATCH": "edit by token", "DELETE": "delete by token"}
_NAMED = ("bulk-delete", "pins")


@dataclass(slots=True)
class ApiRequest:
    """A request of the bot; ``channel`` is 0 where the path has none.

    ``answered`` are the headers of Discord's answer.
    """

    method: str
    path: str
    body: Any = None
    files: Sequence[Any] = ()
    kind: Kind = ""
    channel: int = 0
    token: str = ""
    target: str = ""
    """The id of the message, interaction or server in the path."""
    answered: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, method: str, path: str, body: Any = None, files: Sequence[Any] = ()) -> ApiRequest:
        """The request with its kind, found from method and path."""
        request = cls(method, path, body, files or ())
        request._classify(path.strip("/").split("/"))
        return request

    @property
    def data(self) -> dict[str, Any]:
        """The fields of the message, modal or completion, also those inside a callback."""
        body = self.body if isinstance(self.body, dict) else {}
        if self.kind == "callback":
            inner = body.get("data")
            return inner if isinstance(inner, dict) else {}
        return body

    @property
    def callback(self) -> int:
        """The type of a callback; 0 for everything else."""
        if self.kind != "callback" or not isinstance(self.body, dict):
            return 0
        return int(self.body.get("type") or 0)

    @property
    def makes(self) -> bool:
        """Whether the request makes a new message."""
        return self.kind in ("send", "execute") or self.callback == MESSAGE

    @property
    def changes(self) -> bool:
        """Whether the request changes an existing message."""
        return self.kind in ("edit", "edit by token") or self.callback == UPDATE

    def _classify(self, parts: list[str]) -> None:
        match parts:
            case ["channels", channel, *rest] if channel.isdecimal():
                self.channel = int(channel)
                self._in_channel(rest)
            case ["webhooks", _, token]:
                self.token = token
                self.kind = "execute" if self.method == "POST" else ""
            case ["webhooks", _, token, "messages", message]:
                self.token, self.target = token, message
                self.kind = _BY_TOKEN.get(self.method, "")
            case ["interactions", interaction, token, "callback"]:
                self.kind, self.token, self.target = "callback", token, interaction
            case ["applications", _, "commands"] if self.method == "PUT":
                self.kind = "commands"
            case ["applications", _, "guilds", guild, "commands"] if self.method == "PUT":
                self.kind, self.target = "commands", guild
            case ["applications", _, "emojis"] if self.method == "POST":
                self.kind = "emoji"
            case ["guilds", guild, "scheduled-events"] if self.method == "POST":
                self.kind, self.target = "event", guild
            case ["users", "@me", "channels"] if self.method == "POST":
                self.kind = "open dm"

    def _in_channel(self, rest: list[str]) -> None:
        match rest:
            case ["messages"] if self.method == "POST":
                self.kind = "send"
            case ["messages", message] if message not in _NAMED:
                self.kind, self.target = _OF_MESSAGES.get(self.method, ""), message
            case ["threads"] | ["messages", _, "threads"] if self.method == "POST":
                self.kind = "thread"
