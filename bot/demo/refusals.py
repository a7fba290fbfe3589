"""What Discord refuses and SimCord lets pass."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import discord
from simcord.backend import Backend
from simcord.backend.errors import (
    BackendError,
    cannot_dm_bot,
    invalid_form_body,
    missing_permissions,
)
from simcord.components import walk_components

if TYPE_CHECKING:
    from .rest import Request

MOST_FILES = 10
MOST_BYTES = 10 * 2**20
MOST_ALT_TEXT = 1024
MOST_EMOJIS = 2000
EMOJI_BYTES = 256 * 2**10
_MESSAGES = re.compile(r"/channels/(\d+)/messages(?:/\d+)?")
_EMOJIS = re.compile(r"/applications/\d+/emojis")


def check(backend: Backend, closed_dms: set[int], request: Request) -> None:
    """Raise what Discord would answer to a request that breaks one of its rules."""
    _check_files(request)
    for component in walk_components(_payload(request).get("components") or []):
        for emoji in _emojis(component):
            _check_emoji_known(backend, emoji)
    if found := _MESSAGES.fullmatch(request.path):
        channel_id = int(found[1])
        if request.method == "POST" and channel_id in closed_dms:
            raise cannot_dm_bot()
        if request.files:
            _check_may_attach(backend, channel_id)
    if request.method == "POST" and _EMOJIS.fullmatch(request.path):
        _check_new_emoji(backend, request.json)


def emoji_picture(body: Any) -> bytes:
    """Return the bytes of the ``data:`` address in which an emoji is uploaded."""
    head, _, tail = str(body.get("image", "")).partition(";base64,")
    if not head.startswith("data:image/"):
        raise invalid_form_body("image: must be a data URI of a picture")
    try:
        return base64.b64decode(tail, validate=True)
    except binascii.Error as error:
        raise invalid_form_body("image: not base64") from error


def _payload(request: Request) -> dict[str, Any]:
    body = request.json if isinstance(request.json, dict) else {}
    data = body.get("data")
    return data if isinstance(data, dict) else body


def _check_files(request: Request) -> None:
    attachments = _payload(request).get("attachments") or []
    if max(len(request.files), len(attachments)) > MOST_FILES:
        raise invalid_form_body(f"attachments: Must be {MOST_FILES} or fewer in length")
    if any(len(file.data) > MOST_BYTES for file in request.files):
        raise BackendError(413, 40005, "Request entity too large")
    if any(len(file.description or "") > MOST_ALT_TEXT for file in request.files):
        raise invalid_form_body(f"description: Must be {MOST_ALT_TEXT} or fewer in length")


def _check_may_attach(backend: Backend, channel_id: int) -> None:
    channel = backend.get_channel(channel_id)
    if channel.guild_id is None:
        return
    allowed = backend.compute_permissions(channel.guild_id, backend.bot_user.id, channel_id)
    if not discord.Permissions(allowed).attach_files:
        raise missing_permissions()


def _emojis(component: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for owner in (component, *(component.get("options") or [])):
        if owner.get("emoji"):
            yield owner["emoji"]


def _check_emoji_known(backend: Backend, emoji: dict[str, Any]) -> None:
    if emoji.get("id") is None:
        return
    number = int(emoji["id"])
    of_guilds = (known for guild in backend.guilds.values() for known in guild.emojis)
    if number not in backend.application_emojis and number not in set(of_guilds):
        raise invalid_form_body("emoji.id: Invalid emoji")


def _check_new_emoji(backend: Backend, body: Any) -> None:
    if not re.fullmatch(r"\w{2,32}", str(body.get("name", "")), re.ASCII):
        raise invalid_form_body("name: Must be 2 to 32 letters, digits or underscores")
    if any(known.name == body["name"] for known in backend.application_emojis.values()):
        raise invalid_form_body("name: An emoji with this name already exists")
    if len(backend.application_emojis) >= MOST_EMOJIS:
        raise BackendError(400, 30008, f"Maximum number of emojis reached ({MOST_EMOJIS})")
    if len(emoji_picture(body)) > EMOJI_BYTES:
        raise invalid_form_body("image: File cannot be larger than 256.0 kb.")
