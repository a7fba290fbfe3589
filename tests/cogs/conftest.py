"""The simulated Discord of these tests, the house in it, and what is drawn there."""

import pytest

from bot.client import present
from cardart.scene import AnyScene
from tests.support.simulated import discord, house

__all__ = ["discord", "house"]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[AnyScene]:
    """Every scene that is drawn."""
    scenes: list[AnyScene] = []

    def remembered(scene: AnyScene) -> bytes:
        scenes.append(scene)
        return b"\x89PNG"

    monkeypatch.setattr(present, "render", remembered)
    return scenes
