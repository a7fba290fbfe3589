"""Refusals of real Discord in front of the simulated one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, ClassVar

from cachetools import FIFOCache
from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError, invalid_form_body, unknown_message
from simcord.backend.models import Message
from simcord.types import HttpLogEntry

from . import commands
from .answers import TYPING, check_answer, check_choices, option_typed
from .api_request import COMPLETION, MODAL, ORIGINAL, ApiRequest
from .components import check_components, check_layout, check_weight
from .emojis import check_emoji
from .events import check_event
from .files import check_files, renamed
from .limits import Limited, Limits, Refused
from .modals import check_modal
from .nonces import Nonces
from .places import archived, check_place
from .texts import check_changed, check_content, check_mentions, check_new, stripped
from .tokens import check_follow_up, check_token, interaction_of

Send = Callable[[ApiRequest], Any]
_REMEMBERED = 500
"""Completions at once whose option is remembered."""


class Strict:
    """The refusals of one simulated Discord; ``now`` gives the seconds of a monotonic clock.

    ``uninvited`` are the requests that were answered with 429 because they came too soon;
    ``refused`` counts the answers for which Discord bans an address in the end.
    """

    _welcome: ClassVar[Any] = None
    """Commands in which no Discord found a fault: they need not be read again."""

    def __init__(
        self, backend: Backend, now: Callable[[], float], *, enforced: bool = True
    ) -> None:
        self.closed_dms: set[int] = set()
        """The channels of people who accept no direct messages."""
        self.installed: set[int] = set()
        """The people who have added the bot to their account."""
        self.limits = Limits(enforced)
        self.refused = Refused()
        self.uninvited: list[str] = []
        self.requests = 0
        self._backend = backend
        self.now = now
        self._nonces = Nonces()
        self._typing: FIFOCache[int, int] = FIFOCache(_REMEMBERED)
        backend.subscribers.append(self._hear)

    def answer(self, request: ApiRequest, send: Send) -> Any:
        """Refuse a request as Discord would, or let ``send`` do it and return its answer.

        :raises BackendError: as Discord would answer.
        """
        self.requests += 1
        now = self.now()
        try:
            self._check(request, now)
            before = self._sent_before(request, now)
        except BackendError as error:
            self._note(request)
            if isinstance(error, Limited):
                self.uninvited.append(f"{request.method} {request.path} {error.code}")
            self.refused.count(error, request, now)
            raise
        if before is not None:
            self._note(request)
            return before
        try:
            answer = send(_as_kept(request))
        except BackendError as error:
            self.refused.count(error, request, now)
            raise
        if request.kind == "send":
            self._nonces.sent(request, int(answer["id"]), now)
        return answer

    # ------------------------------------------------------------------ what is looked at

    def _check(self, request: ApiRequest, now: float) -> None:
        self.limits.take(self._backend, request, now)
        if request.token and request.kind != "callback":
            check_token(self._backend, request)
            self._check_thread_of(request)
        if request.kind == "":
            return
        if request.kind == "callback":
            self._check_callback(request)
        elif request.kind == "commands":
            self._check_commands(request)
        elif request.kind == "emoji":
            known = self._backend.application_emojis.values()
            check_emoji(request.body, (emoji.name for emoji in known))
        elif request.kind == "event":
            check_event(self._backend, request)
        elif request.kind == "execute":
            check_follow_up(self._backend, request)
        if request.makes or request.changes:
            self._check_message(request)
        if request.channel:
            check_place(self._backend, request, self.closed_dms, self.installed)

    def _check_message(self, request: ApiRequest) -> None:
        data = request.data
        check_content(data.get("content"))
        check_mentions(data.get("allowed_mentions"))
        check_files(request.files, data.get("attachments"))
        check_components(data.get("components"), self._emojis())
        check_layout(data, [file.filename for file in request.files])
        check_weight(data.get("components"))
        if request.makes:
            check_new(data, len(request.files))
        elif (message := self._changed(request)) is not None:
            check_changed(message, data, len(request.files))

    def _changed(self, request: ApiRequest) -> Message | None:
        """The message that a request changes; ``None`` if it is not known."""
        if request.kind == "edit":
            return self._message(request.channel, int(request.target))
        if (about := interaction_of(self._backend, request)) is None:
            return None
        if request.callback:
            return self._message(about.channel_id, about.source_message_id)
        number = about.message_id if request.target == ORIGINAL else int(request.target)
        return self._message(about.channel_id, number)

    def _message(self, channel: int, number: int | None) -> Message | None:
        return self._backend.messages.get(channel, {}).get(number or 0)

    def _emojis(self) -> Mapping[int, Any]:
        own: dict[int, Any] = self._backend.application_emojis
        others = [e for guild in self._backend.guilds.values() for e in guild.emojis]
        return own if not others else {**own, **dict.fromkeys(map(int, others))}

    def _check_callback(self, request: ApiRequest) -> None:
        about = self._backend.interactions.get(int(request.target))
        if about is None:
            return  # SimCord refuses it
        callback = request.callback
        check_answer(int(about.type), callback, about.source_message_id)
        if callback == COMPLETION:
            check_choices(request.data.get("choices"), self._typing.pop(about.id, 0))
        elif callback == MODAL:
            check_modal(request.data)

    def _check_commands(self, request: ApiRequest) -> None:
        if request.body == self._welcome:
            return
        if faults := commands.faults(request.body or []):
            raise invalid_form_body("; ".join(faults))
        Strict._welcome = request.body

    def _check_thread_of(self, request: ApiRequest) -> None:
        """Refuse edits through a token in an archived thread."""
        about = interaction_of(self._backend, request)
        channel = None if about is None else self._backend.channels.get(about.channel_id)
        thread = channel.thread_metadata if channel is not None else None
        if thread is not None and thread.archived and request.kind == "edit by token":
            raise archived()

    # ------------------------------------------------------------------ what is remembered

    def _hear(self, event: str, payload: Mapping[str, Any]) -> None:
        """Remember the type of an option that is being completed, for the check of its choices."""
        if event == "INTERACTION_CREATE" and payload["type"] == TYPING:
            self._typing[int(payload["id"])] = option_typed(payload["data"])

    def _sent_before(self, request: ApiRequest, now: float) -> Any:
        """The message that was sent with the same nonce, which is Discord's answer again.

        :raises BackendError: it was deleted since, and no other is sent in its place.
        """
        number = self._nonces.message(request, now) if request.kind == "send" else None
        if number is None:
            return None
        message = self._message(request.channel, number)
        if message is None:
            raise unknown_message()
        return dict(serializers.message_payload(self._backend, message))

    def _note(self, request: ApiRequest) -> None:
        """Record a request that SimCord never sees."""
        entry = HttpLogEntry(request.method, request.path, {}, request.body, None)
        self._backend.http_requests.append(entry)


def _as_kept(request: ApiRequest) -> ApiRequest:
    """The request as Discord takes it, with texts trimmed and files renamed."""
    if not (request.makes or request.changes):
        return request
    changed = request
    files = renamed(request.files)
    if any(new is not old for new, old in zip(files, request.files, strict=True)):
        changed = replace(changed, files=files)
    content = request.data.get("content")
    if isinstance(content, str) and (kept := stripped(content)) != content:
        data = {**request.data, "content": kept}
        body = {**request.body, "data": data} if request.kind == "callback" else data
        changed = replace(changed, body=body)
    return changed
