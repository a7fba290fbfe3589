"""Tokens of interactions: their lifetime, and their messages."""

from __future__ import annotations

from simcord.backend import Backend
from simcord.backend.errors import BackendError, unknown_message
from simcord.backend.models import Interaction

from .api_request import ORIGINAL, ApiRequest

MOST_FOLLOW_UPS = 5
"""Messages after the answer, in a server in which the bot is only on somebody's account."""


def interaction_of(backend: Backend, request: ApiRequest) -> Interaction | None:
    """The interaction of a token; ``None`` for an unknown token, or that of a webhook."""
    number = backend.interaction_tokens.get(request.token)
    return None if number is None else backend.interactions.get(number)


def check_token(backend: Backend, request: ApiRequest) -> None:
    """Refuse a token that has expired, and messages that were not sent with it.

    A clicked message is ``@original`` for the token of its click; its id belongs to the token with
    which it was sent.

    :raises BackendError: as Discord would answer.
    """
    if request.token in backend.webhook_tokens:
        return
    about = interaction_of(backend, request)
    if about is None or (about.expires_at is not None and backend.now_iso() >= about.expires_at):
        raise BackendError(401, 50027, "Invalid Webhook Token")
    if (
        request.target
        and request.target != ORIGINAL
        and request.target == str(about.source_message_id)
    ):
        raise unknown_message()


def check_follow_up(backend: Backend, request: ApiRequest) -> None:
    """Refuse one message too many in a server of which the bot is no member.

    :raises BackendError: as Discord would answer.
    """
    about = interaction_of(backend, request)
    if about is None or about.guild_id is None:
        return
    member = backend.bot_user.id in backend.guilds[about.guild_id].members
    if not member and len(about.followup_ids) >= MOST_FOLLOW_UPS:
        why = "This interaction has hit the maximum number of follow up messages"
        raise BackendError(400, 40094, why)
