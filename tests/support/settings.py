"""Somebody's own settings, as they are chosen in Discord."""

from typing import Any

from tests.support.player import Player


async def chosen(player: Player, what: str, value: str) -> Any:
    """Change one setting in the menu of ``/knave settings``."""
    panel = (await player.slash("knave settings")).response
    assert panel.ephemeral
    await player.choose(panel, f"mine:0:{what}", value)
    return panel
