"""The servers' own sets of rules, without Discord: kept, found, changed, made what is usual."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from bot.rules import GAMES
from bot.rules.about.rule_codes import write_code
from bot.storage.rows.ids import GuildId
from bot.storage.sqlite import SqliteStore
from bot.tables.live.presets import LONGEST, Presets, name_of
from bot.tables.model.clock import RealClock
from bot.tables.model.lobby import HOUSE, Lobby
from bot.tables.model.presets import MOST, reference
from bot.tables.model.refusals import Refusal
from tests.support.ids import users

(ANN,) = users(11)
SERVER, ELSEWHERE = GuildId(1), GuildId(2)
GAME, OTHER = "schieber", "euchre"
OWN = next(name for name in GAMES[GAME].presets if name != HOUSE)
"""A set of the game's own."""


def in_a_store(path: Path, told: Callable[[Presets], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        store = SqliteStore(path / "knave.db")
        await store.open()
        try:
            await told(Presets(store, RealClock()))
        finally:
            await store.close()

    asyncio.run(main())


async def refusal(asked: Coroutine[Any, Any, Any]) -> str:
    """The code of the refusal that this comes to."""
    with pytest.raises(Refusal) as refused:
        await asked
    return refused.value.reason.code


def lobby(game: str = GAME, preset: str = HOUSE) -> Lobby:
    return Lobby.open(game, preset, ANN, "Ann")


def test_a_set_is_kept_found_renamed_and_deleted(tmp_path: Path) -> None:
    async def told(presets: Presets) -> None:
        kept = await presets.save(SERVER, "  Friday ", lobby(preset=OWN))
        assert [row.name for row in await presets.of(SERVER)] == ["Friday"]
        for wished in ("friday", "FRIDAY", reference((await presets.of(SERVER))[0].id)):
            found = await presets.find(SERVER, wished)
            chosen = await presets.choose(lobby(), SERVER, wished)
            assert (found.name, chosen.options) == ("Friday", lobby(preset=OWN).options)
        await presets.save(SERVER, "FRIDAY", lobby())
        (changed,) = await presets.of(SERVER, GAME)
        assert changed.options != kept.options, "the set of this name is another now"
        before, name = await presets.rename(SERVER, "friday", "Sunday")
        assert (before.name, name) == ("FRIDAY", "Sunday")
        assert await refusal(presets.find(SERVER, "friday")) == "no-such-set"
        assert (await presets.delete(SERVER, "sunday")).name == "Sunday"
        assert await presets.of(SERVER) == ()
        assert await refusal(presets.delete(SERVER, "sunday")) == "no-such-set"

    in_a_store(tmp_path, told)


def test_names_belong_to_a_server_and_a_game(tmp_path: Path) -> None:
    async def told(presets: Presets) -> None:
        await presets.save(SERVER, "Friday", lobby())
        await presets.save(SERVER, "Sunday", lobby())
        assert await presets.of(ELSEWHERE) == ()
        assert await refusal(presets.choose(lobby(), ELSEWHERE, "Friday")) == "unknown-preset"
        assert await refusal(presets.choose(lobby(OTHER), SERVER, "Friday")) == "unknown-preset"
        assert await refusal(presets.rename(SERVER, "Friday", "sunday")) == "name-taken"
        await presets.save(SERVER, "Friday", lobby(OTHER))
        assert await refusal(presets.find(SERVER, "friday")) == "which-set"

    in_a_store(tmp_path, told)


def test_there_are_so_many_sets_and_no_more(tmp_path: Path) -> None:
    async def told(presets: Presets) -> None:
        for number in range(MOST):
            await presets.save(SERVER, f"Set {number}", lobby())
        assert await refusal(presets.save(SERVER, "One more", lobby())) == "too-many-sets"
        await presets.save(SERVER, "Set 0", lobby(preset=OWN))

    in_a_store(tmp_path, told)


def test_what_is_usual(tmp_path: Path) -> None:
    """A server's choice stands above what its country expects, and that above the standard."""
    expected = GAMES[GAME].expected_in("de")
    assert expected is not None

    async def told(presets: Presets) -> None:
        assert await presets.usual(SERVER, GAME) == HOUSE
        assert await presets.usual(SERVER, GAME, "de") == expected
        assert (await presets.choose(lobby(), SERVER, "", "de")).preset == expected
        await presets.save(SERVER, "Friday", lobby(preset=OWN))
        shown = await presets.make_usual(SERVER, GAME, "friday")
        assert shown.options == lobby(preset=OWN).options
        (row,) = await presets.of(SERVER)
        assert await presets.usual(SERVER, GAME, "de") == reference(row.id)
        assert (await presets.choose(lobby(), SERVER, "")).options == shown.options
        await presets.make_usual(SERVER, GAME, HOUSE)
        assert await presets.usual(SERVER, GAME, "de") == HOUSE
        code = write_code(GAMES[GAME], lobby(preset=OWN).options)
        assert (await presets.choose(lobby(), SERVER, code)).options == shown.options
        assert await refusal(presets.make_usual(SERVER, GAME, code)) == "no-such-set"
        assert await refusal(presets.make_usual(SERVER, GAME, "Monday")) == "unknown-preset"

    in_a_store(tmp_path, told)


def test_a_set_called_as_one_of_the_games_own_does_not_take_its_place(tmp_path: Path) -> None:
    """The menu's set of the game becomes the usual one, as the answer says."""

    async def told(presets: Presets) -> None:
        await presets.save(SERVER, HOUSE.capitalize(), lobby(preset=OWN))
        (row,) = await presets.of(SERVER)
        await presets.make_usual(SERVER, GAME, reference(row.id))
        shown = await presets.make_usual(SERVER, GAME, HOUSE)
        assert shown.own is None and shown.preset == HOUSE
        assert await presets.usual(SERVER, GAME) == HOUSE
        assert (await presets.choose(lobby(), SERVER, "")).options == shown.options

    in_a_store(tmp_path, told)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "set-without-name"),
        ("\u200b \n", "set-without-name"),
        ("x" * (LONGEST + 1), "name-too-long"),
        ("**loud**", "name-with-markup"),
        ("see https://example.org", "name-with-markup"),
    ],
)
def test_what_is_no_name(text: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        name_of(text)
    assert refused.value.reason.code == code


def test_a_question_mark_is_a_name() -> None:
    assert name_of("?") == "?"
    assert name_of(" Zoe\u0308 ") == "Zoë"
