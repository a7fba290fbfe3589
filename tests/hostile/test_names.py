"""Names and what is typed are harmless wherever they are shown."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest

from bot.tables.words import clean, typed
from tests.bot.house import LOCALES, House, Player, open_house, said
from tests.bot.hurry import settle_fast
from tests.hostile.payloads import NAMES, TEXTS
from tests.hostile.watch import RAW

LONGEST = 24


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_short_and_hides_nothing(name: str) -> None:
    shown = clean(name)
    assert 0 < len(shown) <= LONGEST
    kinds = [unicodedata.category(sign) for sign in shown]
    assert not {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"} & set(kinds)
    marks = "".join("M" if kind.startswith("M") else "." for kind in kinds)
    assert "MMM" not in marks, "a few marks on a letter, no towers"
    assert not RAW.search(typed(name))


def test_ordinary_names_stay_as_they_are() -> None:
    for name in (
        "Ann",
        "Jürg Müller",
        "Zoë",
        "名無しさん",
        "Nguyễn Thị Ánh",
        "Олег",
        "סבתא",
        "สมชาย 🎉",
    ):
        assert clean(name) == unicodedata.normalize("NFC", name)
    assert clean("") == clean("\u3164\u2800\u200b") == "?"
    assert clean("a\u0301") == "á"


async def test_what_is_typed_is_quoted_harmlessly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    LOCALES.clear()
    settle_fast(monkeypatch)
    async with open_house(tmp_path) as house:
        (ann,) = house.invite_all("Ann")
        await house.started("euchre", ann)
        for text in TEXTS:
            typing = text[:6000]
            told = [
                said(await ann.slash("play", card=typing)),
                said(await ann.slash("say", what=typing)),
                said(await ann.slash("rules", game=typing)),
                said(await ann.slash("leaderboard", game=typing)),
                said(await ann.slash("quiet-hours", **{"from": 1, "until": 2, "zone": typing})),
            ]
            assert not any(RAW.search(answer) for answer in told), told
            assert all(0 < len(answer) < 400 for answer in told), told


@pytest.mark.parametrize("name", NAMES)
async def test_a_table_of_people_with_such_names(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lobby, table, hands, alt texts, menus and the board: drawn for real, and not refused."""
    LOCALES.clear()
    settle_fast(monkeypatch)
    async with open_house(tmp_path) as house:
        people = [_called(house, f"p{n}", name) for n in range(4)]
        await house.opened(people[0], "euchre")
        _harmless(house)
        for guest in people[1:]:
            await guest.press(house.public, "lobby:1:join")
        swap = (await people[0].press(house.public, "lobby:1:swap")).response
        assert len(swap.components[0]["components"][0]["options"]) == 4
        await people[0].press(house.public, "lobby:1:start")
        _harmless(house)
        (first,) = house.to_act()
        assert not RAW.search(first.hand.content)
        for player in people:
            await player.press(house.public, "table:1:menu")
            await player.slash("table show")


def _called(house: House, user: str, name: str) -> Player:
    player = house.invite(user)
    house.env.backend.get_user(player.id).global_name = name
    return player


def _harmless(house: House) -> None:
    public = house.public
    assert not RAW.search(public.content)
    assert len(public.content) <= 2000
    assert not public.mention_everyone
    for file in public.attachments:
        assert file.filename == "table-1.png"
        assert not {"Cc", "Cf"} & {unicodedata.category(s) for s in file.description or ""}
