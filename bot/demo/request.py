"""A REST request of the bot as the simulated Discord received it, with its files."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class File:
    """A file that the bot uploaded, with its alt text."""

    name: str
    data: bytes
    description: str | None = None


@dataclass(slots=True)
class Request:
    """A REST request of the bot; ``status`` is 0 until it is answered."""

    method: str
    path: str
    json: Any = None
    files: tuple[File, ...] = ()
    query: dict[str, str] = field(default_factory=dict)
    reason: str | None = None
    time: float = field(default_factory=time.time)
    status: int = 0
