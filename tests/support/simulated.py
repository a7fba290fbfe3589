"""A simulated Discord in this process, with a clock that nobody waits for."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import cardart
from bot.client import present
from tests.support.house import House, open_house
from tests.support.simcord_adapter import adapt

DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489"
    "0000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082"
)
REALLY = 48
"""One picture of so many is really drawn, to see that it can be; `tests/cardart` looks at them."""


@pytest.fixture(autouse=True)
def discord(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Discord as it is here: quick, and with everybody's own language."""
    adapt(monkeypatch)
    if request.node.get_closest_marker("pictures") is None:
        draw_seldom(monkeypatch)


def draw_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    """Most pictures are a dot, and what they would show: equal for equal scenes, else not."""
    plain, asked = cardart.render, itertools.count()

    def render(scene: Any) -> bytes:
        if next(asked) % REALLY == 0:
            plain(scene)
        return DOT + sha256(repr(scene).encode("utf-8", "surrogatepass")).digest()

    monkeypatch.setattr(present, "render", render)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """The bot with a server and a channel; robots are quick and there are no pauses."""
    async with open_house(tmp_path) as opened:
        yield opened
