"""Clicks find their handlers by what is written at these, and everything is asked for once."""

from __future__ import annotations

from typing import Any

import pytest

from bot.client.app import KnaveBot, all_cogs
from bot.client.click import Click, answers, handlers_of, number
from bot.client.core import Cog
from bot.storage.rows.ids import TableId
from bot.tables.model.refusals import Refusal
from tests.support.house import House
from tests.support.messages import said, sentence


class Twice(Cog):
    """A cog that answers what another answers already."""

    @answers("lobby")
    async def pressed(self, click: Click) -> None:
        """Leave the click without an answer."""


class OneVerb(Cog):
    """A cog with one verb of a kind that another cog answers."""

    @answers("lobby:robot", "other")
    async def pressed(self, click: Click) -> None:
        """Answer with the kind of click, its user and its table."""
        await click.say(f"{click.id.kind} {click.user} {click.table.id}")


def test_handlers_are_found_by_what_is_written_at_them(house: House) -> None:
    cog = OneVerb(house.bot)
    assert handlers_of(cog) == {"lobby:robot": cog.pressed, "other": cog.pressed}


async def test_two_cogs_never_answer_one_click(house: House) -> None:
    with pytest.raises(ValueError, match="lobby"):
        await house.bot.add_cog(Twice(house.bot))
    assert house.bot.get_cog("Twice") is None


async def test_a_verb_wins_over_its_kind(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await house.opened(ann, "euchre")
    await house.bot.add_cog(OneVerb(house.bot))
    assert said(await ann.more("robot")) == f"lobby {ann.id} 1"
    assert sentence("left-lobby", table=1) in said(await ann.more("leave"))


def test_every_file_of_the_cogs_holds_one() -> None:
    homes = [cog.__module__ for cog in all_cogs()]
    assert len(homes) == len(set(homes)) > 20


async def test_nobody_is_asked_for_twice(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Person and language are known once; so is the table, even where another cog's panel opens."""
    (ann,) = house.invite_all("Ann")
    await house.opened(ann, "euchre")
    asked: list[str] = []
    plain_words, plain_find = KnaveBot.words_for, house.bot.tables.find

    async def words_for(self: KnaveBot, interaction: Any) -> Any:
        asked.append("words")
        return await plain_words(self, interaction)

    async def find(table: TableId) -> Any:
        asked.append("table")
        return await plain_find(table)

    monkeypatch.setattr(KnaveBot, "words_for", words_for)
    monkeypatch.setattr(house.bot.tables, "find", find)
    for wish in ("lobby:1:more", "lobby:1:rules", "lobby:1:start", "table:1:menu", "no:1:such"):
        asked.clear()
        await ann.forge(house.public, wish)
        assert asked in (["words", "table"], ["words"]), wish
    asked.clear()
    await ann.slash("seat show")
    assert asked == ["words"]


@pytest.mark.parametrize("text", ["", "-1", "x", "1 ", "9" * 21, "\u00b2"])
def test_what_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(Refusal):
        number(text)


def test_numbers_are_read() -> None:
    assert number("0") == 0 and number("17") == 17
