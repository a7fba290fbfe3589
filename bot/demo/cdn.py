"""Discord's file server: uploads and emoji, kept in memory."""

from __future__ import annotations

import mimetypes
from io import BytesIO
from typing import Any
from urllib.parse import quote

from cachetools import FIFOCache
from PIL import Image, UnidentifiedImageError
from simcord.backend.cdn import CdnStore

ROOM = 512 * 2**20
"""Bytes of all files together."""


class Cdn(CdnStore):
    """The files of one simulated Discord, of which the oldest go when ``ROOM`` is used up."""

    def __init__(self, base: str) -> None:
        super().__init__()
        self._base = base
        self._files: FIFOCache[str, bytes] = FIFOCache(ROOM, len)

    def store_attachment(
        self,
        attachment_id: int,
        channel_id: int,
        filename: str,
        data: bytes,
        description: str | None,
    ) -> dict[str, Any]:
        """Keep an upload and return it as Discord describes it, with a picture's size."""
        url = self._keep(f"attachments/{channel_id}/{attachment_id}/{filename}", data)
        found: dict[str, Any] = {
            "id": str(attachment_id),
            "filename": filename,
            "size": len(data),
            "url": url,
            "proxy_url": url,
            "content_type": mimetypes.guess_type(filename)[0] or "application/octet-stream",
        }
        if description is not None:
            found["description"] = description
        if size := _picture_size(data):
            found["width"], found["height"] = size
        return found

    def store_emoji(self, emoji_id: int, data: bytes) -> None:
        """Keep the picture of an application's emoji."""
        self._keep(f"emojis/{emoji_id}.png", data)

    def find(self, path: str) -> bytes | None:
        """Return the file at ``path`` below the CDN's address."""
        return self._files.get(path)

    def get(self, url: str) -> bytes | None:
        """Return the file at the full address of an upload."""
        return next((data for path, data in self._files.items() if self._url(path) == url), None)

    def _keep(self, path: str, data: bytes) -> str:
        self._files[path] = data
        return self._url(path)

    def _url(self, path: str) -> str:
        return f"{self._base}/{quote(path)}"


def _picture_size(data: bytes) -> tuple[int, int] | None:
    try:
        with Image.open(BytesIO(data)) as picture:
            return picture.size
    except (UnidentifiedImageError, OSError, ValueError):
        return None
