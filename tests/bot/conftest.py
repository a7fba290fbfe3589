"""A simulated Discord in this process, with a clock that nobody waits for."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.house import LOCALES, House, open_house, speak_own_languages
from tests.bot.hurry import settle_fast


@pytest.fixture(autouse=True)
def discord(monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord as it is here: quick, and with everybody's own language."""
    LOCALES.clear()
    settle_fast(monkeypatch)
    speak_own_languages(monkeypatch)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """The bot with a server and a channel; robots are quick and there are no pauses."""
    async with open_house(tmp_path) as opened:
        yield opened
