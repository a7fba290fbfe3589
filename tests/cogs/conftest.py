"""The simulated Discord of these tests, the house in it, and what is drawn there."""

import pytest

from bot.client import present
from cardart import render
from cardart.scene import AnyScene
from tests.support.simulated import discord, house

__all__ = ["discord", "house"]


@pytest.fixture
def looked_at() -> type[AnyScene] | None:
    """The scenes that a module looks at as pictures: these are really drawn."""
    return None


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch, looked_at: type[AnyScene] | None) -> list[AnyScene]:
    """Every scene that is asked for."""
    scenes: list[AnyScene] = []

    def remembered(scene: AnyScene) -> bytes:
        scenes.append(scene)
        really = looked_at is not None and isinstance(scene, looked_at)
        return render(scene) if really else b"\x89PNG"

    monkeypatch.setattr(present, "render", remembered)
    return scenes
