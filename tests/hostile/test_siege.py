"""A short siege in every run of the tests; and that the watch sees what must never happen.

The long one is ``python -m tests.hostile --interactions 100000``.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.client import access
from bot.client.app import KnaveBot
from bot.client.click import Click
from bot.client.display.screens import Screens
from bot.storage.address import ServerAddress
from bot.storage.rows.ids import TableId
from bot.tables.live.table import Table
from bot.tables.screens import names, telling
from tests.hostile.besieged import besieged
from tests.hostile.fault import Fault
from tests.hostile.siege import Siege
from tests.hostile.troubles import ALL
from tests.support import postgres

ROUND = 250
FEW = ("euchre-two", "pepper")
"""Games enough for a planted fault to be met at, here or in the other server."""
STRANGERS: list[int] = []
"""The members of the besieged house who never press anything."""


@pytest.mark.parametrize("seed", (1, 2))
async def test_a_siege(tmp_path: Path, seed: int) -> None:
    async with besieged(tmp_path, seed, troubles=ALL) as siege:
        await siege.go_on(ROUND)
        assert siege.watch.counts["refused"] > ROUND // 10
        assert siege.watch.counts["answered"] > ROUND // 10
        assert siege.watch.counts["seen"] > ROUND // 2


async def test_every_command_is_found(tmp_path: Path) -> None:
    """Whatever the bot makes known is besieged, and nothing is listed by hand."""
    async with besieged(tmp_path, 1, ("euchre", "pepper")) as siege:
        bot: Any = siege.house.bot
        known = {
            command.qualified_name
            for kind in discord.AppCommandType
            for command in bot.tree.walk_commands(type=kind)
            if not isinstance(command, discord.app_commands.Group)
        }
        assert {" ".join(path) for _, path, _ in siege.leaves} == known
        for name in known:
            siege.watch.begin()
            record, payload = siege.command(name)
            siege.house.env.backend.emit("INTERACTION_CREATE", payload)
            await siege.house.env.settle()
            siege.watch.judge([record])
        assert {f"/{name}" for name in known} <= siege.used.keys()


# ---------------------------------------------------------------------- the watch is awake

Break = Callable[[pytest.MonkeyPatch], None]


def names_as_they_are(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(names, "escape", str)
    patch.setattr(telling, "names_of", names.names_of.__wrapped__)  # and none of them is kept


def silent(patch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: Any, **__: Any) -> None:
        return

    patch.setattr(Click, "say", nothing)
    patch.setattr(KnaveBot, "answer_error", nothing)


def talkative(patch: pytest.MonkeyPatch) -> None:
    async def shout(bot: KnaveBot, interaction: discord.Interaction, error: Exception) -> None:
        channel: Any = interaction.channel
        await interaction.response.send_message("no-forged", ephemeral=True)
        if interaction.guild_id:
            said = discord.AllowedMentions(everyone=True)
            await channel.send("@everyone", allowed_mentions=said)

    patch.setattr(KnaveBot, "answer_error", shout)


def open_hands(patch: pytest.MonkeyPatch) -> None:
    """The public message says what everybody holds."""
    plain = Screens.table_screen

    async def screen(self: Any, table: Table, words: Any = None) -> Any:
        from dataclasses import replace

        shown = await plain(self, table, words)
        session = table.session
        if session is None:
            return shown
        hands = [" ".join(map(str, session.view(s).hand)) for s in session.turn if s >= 0]
        said = (await self.public_words(table)).cards("".join(hands[:1]).split())
        return replace(shown, text=f"{said}\n{shown.text}"[:2000])

    patch.setattr(Screens, "table_screen", screen)


def logged_hands(patch: pytest.MonkeyPatch) -> None:
    plain = Table.wake

    def wake(self: Table) -> None:
        if self.session is not None and self.session.turn and self.session.turn[0] >= 0:
            hand = self.session.view(self.session.turn[0]).hand
            logging.getLogger("bot.tables").debug("to act: %s", " ".join(hand))
        plain(self)

    patch.setattr(Table, "wake", wake)


def logged_tokens(patch: pytest.MonkeyPatch) -> None:
    plain = KnaveBot.words_for

    async def words_for(self: KnaveBot, interaction: discord.Interaction) -> Any:
        logging.getLogger("bot").info("asked with %s", interaction.token)
        return await plain(self, interaction)

    patch.setattr(KnaveBot, "words_for", words_for)


def writes_first(patch: pytest.MonkeyPatch) -> None:
    """What is refused has been written down before."""
    plain = KnaveBot.answer_error

    async def answer_error(
        self: KnaveBot, interaction: discord.Interaction, error: Exception
    ) -> None:
        await self.store.marks.set_mark("refused", str(interaction.id))
        await plain(self, interaction, error)

    patch.setattr(KnaveBot, "answer_error", answer_error)


def public_panels(patch: pytest.MonkeyPatch) -> None:
    async def panel(self: Click, screen: Any) -> None:
        await (self.edit if self.interaction.message is not None else self.show)(screen)

    patch.setattr(Click, "panel", panel)


def no_doors(patch: pytest.MonkeyPatch) -> None:
    """Whoever knows the number of a table is let in."""

    async def table_of(click: Click, number: TableId) -> Table:
        return click.come_to(await click.bot.tables.find(number))

    patch.setattr(access, "table_of", table_of)


def letters_to_all(patch: pytest.MonkeyPatch) -> None:
    """Whoever is a member of the server is written to."""
    plain = KnaveBot.words_for

    async def words_for(self: KnaveBot, interaction: discord.Interaction) -> Any:
        for number in STRANGERS:
            await (await self.create_dm(discord.Object(number))).send("Come and play!")
        return await plain(self, interaction)

    patch.setattr(KnaveBot, "words_for", words_for)


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        (names_as_they_are, "markup takes effect"),
        (silent, "not answered"),
        (talkative, "everybody is called|markup takes effect"),
        (open_hands, "hidden cards"),
        (logged_hands, "cards are logged"),
        (logged_tokens, "a token is logged"),
        (writes_first, "refused, and yet written"),
        (public_panels, "a public message was changed"),
        (no_doors, "of another server|people of another server"),
        (letters_to_all, "a letter to a stranger"),
    ],
)
async def test_the_watch_is_awake(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: Break, said: str
) -> None:
    """A bot that is broken in this way does not stand the siege for long."""
    broken(monkeypatch)
    with pytest.raises((Fault, AssertionError), match=said):
        for seed in range(3):
            folder = tmp_path / str(seed)
            folder.mkdir()
            async with besieged(folder, seed, FEW) as siege:
                STRANGERS[:] = [stranger.id for stranger in siege.strangers]
                await hold_out(siege)


@pytest.fixture
def address() -> Iterator[ServerAddress]:
    """A database on a server of its own."""
    postgres.must_be_here()
    with postgres.server() as made:
        yield postgres.migrated(made)


async def test_on_a_server(
    tmp_path: Path, address: ServerAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is written there is seen as well: ``python -m tests.hostile --store postgres``."""
    async with besieged(tmp_path, 1, FEW, address=address) as siege:
        await siege.go_on(ROUND // 5)
        writes_first(monkeypatch)
        with pytest.raises(Fault, match="refused, and yet written"):
            await siege.go_on(ROUND)


async def hold_out(siege: Siege) -> None:
    await siege.go_on(ROUND)
