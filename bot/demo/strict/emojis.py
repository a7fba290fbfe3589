"""The emojis that belong to the bot's application."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Iterable
from typing import Any

from simcord.backend.errors import BackendError, invalid_form_body

MOST_EMOJIS = 2000
MOST_BYTES = 256 * 2**10


def picture(body: Any) -> bytes:
    """Return the picture in the ``data:`` address of an uploaded emoji.

    :raises BackendError: it is no such address.
    """
    head, _, tail = str(body.get("image", "")).partition(";base64,")
    if not head.startswith("data:image/"):
        raise invalid_form_body("image: must be a data URI of a picture")
    try:
        return base64.b64decode(tail, validate=True)
    except binascii.Error as error:
        raise invalid_form_body("image: not base64") from error


def check_emoji(body: Any, taken: Iterable[str]) -> None:
    """Refuse an emoji with a wrong name, too large a picture, or one too many.

    :raises BackendError: as Discord would answer.
    """
    names = list(taken)
    if not re.fullmatch(r"\w{2,32}", str(body.get("name", "")), re.ASCII):
        raise invalid_form_body("name: Must be 2 to 32 letters, digits or underscores")
    if body["name"] in names:
        raise invalid_form_body("name: An emoji with this name already exists")
    if len(names) >= MOST_EMOJIS:
        raise BackendError(400, 30008, f"Maximum number of emojis reached ({MOST_EMOJIS})")
    if len(picture(body)) > MOST_BYTES:
        raise invalid_form_body("image: File cannot be larger than 256.0 kb.")
