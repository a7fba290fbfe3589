"""Files that are sent with a message."""

from __future__ import annotations

import re
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from simcord.backend.errors import BackendError, invalid_form_body

from .texts import units

MOST_FILES = 10
MOST_BYTES = 10 * 2**20
MOST_BYTES_A_REQUEST = 25 * 2**20
MOST_ALT_TEXT = 1024
_ODD = re.compile(r"[^A-Za-z0-9._-]")


def check_files(files: Sequence[Any], attachments: Any) -> None:
    """Refuse files that are too many, too large, or have too much alt text.

    :raises BackendError: as Discord would answer.
    """
    declared = attachments if isinstance(attachments, list) else []
    if max(len(files), len(declared)) > MOST_FILES:
        raise invalid_form_body(f"attachments: Must be {MOST_FILES} or fewer in length")
    sizes = [size_of(file) for file in files]
    if any(size > MOST_BYTES for size in sizes) or sum(sizes) > MOST_BYTES_A_REQUEST:
        raise BackendError(413, 40005, "Request entity too large")
    told = [file.description for file in files]
    told += [item.get("description") for item in declared if isinstance(item, dict)]
    if any(units(alt) > MOST_ALT_TEXT for alt in told if alt):
        raise invalid_form_body(f"description: Must be {MOST_ALT_TEXT} or fewer in length")


def size_of(file: Any) -> int:
    """The size of a file in bytes, which is not read."""
    stream = file.fp
    here = stream.tell()
    end = int(stream.seek(0, 2))
    stream.seek(here)
    return end - int(here)


def named_by_discord(name: str) -> str:
    """The name of a file as Discord stores it: underscores for spaces, no odd letters."""
    return _ODD.sub("", name.replace(" ", "_")) or "unknown"


def renamed(files: Sequence[Any]) -> list[Any]:
    """Files under the names that Discord gives them."""
    return [
        file
        if not _ODD.search(file.filename)
        else SimpleNamespace(
            fp=file.fp, filename=named_by_discord(file.filename), description=file.description
        )
        for file in files
    ]
