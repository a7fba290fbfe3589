"""Names and what is typed are harmless wherever they are shown."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest

from tests.hostile.payloads import NAMES
from tests.hostile.watch import RAW
from tests.support.house import House, open_house
from tests.support.messages import controls, said
from tests.support.player import Player
from tests.support.reading import text_of
from tests.support.simcord_adapter import adapt


@pytest.mark.parametrize("names", [NAMES[n : n + 4] for n in range(0, len(NAMES), 4)])
async def test_a_table_of_people_with_such_names(
    tmp_path: Path, names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lobby, table, hands, alt texts, menus and lists: drawn for real, and not refused."""
    adapt(monkeypatch)
    async with open_house(tmp_path) as house:
        people = [_called(house, f"p{n}", name) for n, name in enumerate((names * 4)[:4])]
        await house.opened(people[0], "euchre")
        _harmless(house)
        for guest in people[1:]:
            await guest.press(house.public, "lobby:1:join")
        swap = (await people[0].more("swap")).response
        assert len(next(controls(swap))["options"]) == 4
        await people[0].start()
        _harmless(house)
        (first,) = house.to_act()
        assert not RAW.search(text_of(first.hand))
        for player in people:
            told = said(await player.press(house.public, "table:1:menu"))
            told += said(await player.slash("table show"))
            told += said(await player.slash("my-tables"))
            assert told and not RAW.search(told), told


def _called(house: House, user: str, name: str) -> Player:
    player = house.invite(user)
    house.env.backend.get_user(player.id).global_name = name
    return player


def _harmless(house: House) -> None:
    public = house.public
    assert not RAW.search(text_of(public))
    assert len(text_of(public)) <= 2000
    assert not public.mention_everyone
    for file in public.attachments:
        assert file.filename == "table-1.png"
        assert not {"Cc", "Cf"} & {unicodedata.category(s) for s in file.description or ""}
