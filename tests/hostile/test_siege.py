"""A short siege in every run of the tests; and that the watch sees what must never happen.

The long one is ``python -m tests.hostile --interactions 100000``.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.client import access, present
from bot.client.answering import Answer
from bot.client.app import KnaveBot
from bot.client.click import Click
from bot.client.display.screens import Screens
from bot.rules import Seat
from bot.storage import standings
from bot.storage.address import ServerAddress
from bot.storage.rows.ids import TableId, UserId
from bot.tables.live.record import TableRecord
from bot.tables.live.table import Table
from bot.tables.model.state import TableState
from bot.tables.screens import names, telling
from bot.tables.screens.screen import Button, Row
from bot.tables.verbs.seats import leave
from bot.words.words import Words, languages, words
from tests.hostile.besieged import besieged
from tests.hostile.careless import Careless, Full
from tests.hostile.fault import Fault
from tests.hostile.shown import answer_of
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


async def test_a_siege_comes_again(tmp_path: Path) -> None:
    """With its seed everything is pressed, shown and done as before, and in the same order."""
    folders = tmp_path / "once", tmp_path / "again"
    for folder in folders:
        folder.mkdir()
    once, again = [await taped(folder) for folder in folders]
    assert len(once) > ROUND // 2
    assert once == again


async def taped(folder: Path) -> list[object]:
    """All that was pressed and shown in a siege, and what tables were afterwards."""
    tape: list[object] = []
    async with besieged(folder, 2, FEW) as siege:
        watch = siege.watch
        plain = watch.judge

        def judge(records: list[Any], *, deals: bool = False) -> None:
            tape.extend((record.user_id, record.type) for record in records)
            tape.extend((shown.reader, shown.content, shown.components) for shown in watch.shown)
            tape.extend(deed.change.state for deed in watch.deeds)
            plain(records, deals=deals)

        watch.judge = judge
        await siege.go_on(ROUND // 3)
    return tape


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
        for name in sorted(known):
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
        await Answer.of(interaction).refuse("no-forged")
        if interaction.guild_id:
            said = discord.AllowedMentions(everyone=True)
            await channel.send("@everyone", allowed_mentions=said)

    patch.setattr(KnaveBot, "answer_error", shout)


def one_card(patch: pytest.MonkeyPatch) -> None:
    """The public message says one of the cards of whoever is to act."""
    open_hands(patch, most=1)


def open_hands(patch: pytest.MonkeyPatch, most: int | None = None) -> None:
    """The public message says what whoever is to act holds."""
    plain = Screens.table_screen

    async def screen(self: Any, table: Table, words: Any = None) -> Any:
        from dataclasses import replace

        shown = await plain(self, table, words)
        session = table.session
        if session is None:
            return shown
        hands = [" ".join(map(str, session.view(s).hand)) for s in session.turn if s >= 0]
        said = (await self.public_words(table)).cards("".join(hands[:1]).split()[:most])
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
    """A refused thing has been written down before."""
    plain = KnaveBot.answer_error

    async def answer_error(
        self: KnaveBot, interaction: discord.Interaction, error: Exception
    ) -> None:
        await self.store.marks.set_mark("refused", str(interaction.id))
        await plain(self, interaction, error)

    patch.setattr(KnaveBot, "answer_error", answer_error)


def chosen_all_the_same(patch: pytest.MonkeyPatch) -> None:
    """A refused thing changes the choices its presser has made for themselves."""
    plain = KnaveBot.answer_error

    async def answer_error(self: KnaveBot, asked: discord.Interaction, error: Exception) -> None:
        user = UserId(asked.user.id)
        await self.preferences.change(user, lambda one: replace(one, emoji=not one.emoji))
        await plain(self, asked, error)

    patch.setattr(KnaveBot, "answer_error", answer_error)


def public_panels(patch: pytest.MonkeyPatch) -> None:
    async def panel(self: Click, screen: Any) -> None:
        await (self.edit if self.interaction.message is not None else self.show)(screen)

    patch.setattr(Click, "panel", panel)


def no_doors(patch: pytest.MonkeyPatch) -> None:
    """Anybody with the number of a table is let in."""

    async def table_of(click: Click, number: TableId) -> Table:
        return click.come_to(await click.bot.tables.find(number))

    patch.setattr(access, "table_of", table_of)


def letters_to_all(patch: pytest.MonkeyPatch) -> None:
    """Members of the server are written to."""
    plain = KnaveBot.words_for

    async def words_for(self: KnaveBot, interaction: discord.Interaction) -> Any:
        for number in STRANGERS:
            await (await self.create_dm(discord.Object(number))).send("Come and play!")
        return await plain(self, interaction)

    patch.setattr(KnaveBot, "words_for", words_for)


def lets_see(patch: pytest.MonkeyPatch, seen: Callable[[str, Words, list[str]], Row]) -> None:
    """The public message has one more row of buttons, made of the cards of whoever is to act."""
    plain = Screens.table_screen

    async def screen(self: Any, table: Table, words: Any = None) -> Any:
        shown, session = await plain(self, table, words), table.session
        if session is None or not session.turn or session.turn[0] < 0:
            return shown
        hand = [str(card) for card in session.view(session.turn[0]).hand]
        said, wish = await self.public_words(table), f"table:{table.id}:last"
        more = (seen(wish, said, hand),) if hand else ()
        return replace(shown, rows=(*shown.rows, *more))

    patch.setattr(Screens, "table_screen", screen)


def card_by_card(patch: pytest.MonkeyPatch) -> None:
    """A button says one of the cards each."""

    def row(wish: str, words: Words, hand: list[str]) -> Row:
        wishes = [f"{wish}:{n}" for n in range(5)]
        return tuple(map(Button, [words.cards([card]) for card in hand], wishes))

    lets_see(patch, row)


def in_custom_ids(patch: pytest.MonkeyPatch) -> None:
    """A button says nothing, and carries all of them."""
    lets_see(patch, lambda wish, _, hand: (Button("?", f"{wish}:{' '.join(hand)}"[:100]),))


def completed(patch: pytest.MonkeyPatch) -> None:
    """The hands of all who play are offered to everybody who types the number of a table."""
    plain = present.tables

    def tables(words: Words, found: Any) -> list[Any]:
        offered = plain(words, found)
        for session in filter(None, (table.session for table in found)):
            for seat in range(session.log.players):
                hand = words.cards(session.view(Seat(seat)).hand)[:100]
                offered.append(discord.app_commands.Choice(name=hand or "?", value=1))
        return offered[:25]

    patch.setattr(present, "tables", tables)


def for_each_other(patch: pytest.MonkeyPatch) -> None:
    """People who sit at a table act for those who are to act there."""
    plain = TableState.playing

    def playing(self: TableState, user: UserId) -> Any:
        session, seat = plain(self, user)
        asked = [s for s in session.turn if s >= 0 and session.chairs[s].present]
        return session, next(iter(asked), seat)

    patch.setattr(TableState, "playing", playing)


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        (card_by_card, "hidden cards"),
        (in_custom_ids, "hidden cards .* in custom ids"),
        (completed, "hidden cards"),
        (for_each_other, "in the name of"),
        (names_as_they_are, "markup takes effect"),
        (silent, "not answered"),
        (talkative, "everybody is called|markup takes effect"),
        (open_hands, "hidden cards"),
        (one_card, "hidden cards"),
        (logged_hands, "cards are logged"),
        (logged_tokens, "a token is logged"),
        (writes_first, "refused, and yet written"),
        (chosen_all_the_same, "refused, and yet chosen"),
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


async def test_a_game_that_counts_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards are compared with what counting anew comes to."""
    plain = standings.enter

    def enter(db: Any, game: Any, finish: Any) -> None:
        plain(db, game, finish)
        db.execute("UPDATE standings SET wins = wins + 1")

    monkeypatch.setattr("bot.storage.tables.enter", enter)
    async with besieged(tmp_path, 1, FEW) as siege:
        with pytest.raises(Fault, match="counted anew, standings differ"):
            await siege.check_kept()


async def test_what_could_not_be_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables on disk are compared with those that are played at."""
    plain = TableRecord.commit

    async def commit(self: TableRecord, before: Any, change: Any, now: float) -> Any:
        try:
            return await plain(self, before, change, now)
        except Full:
            return change.state

    monkeypatch.setattr(TableRecord, "commit", commit)
    async with besieged(tmp_path, 1, FEW) as siege:
        await siege.check_kept()
        Careless.failing = Random()
        monkeypatch.setattr(Careless.failing, "randrange", lambda _: 0)
        table = siege.house.bot.tables.tables[0]
        (user,) = {chair.user for chair in table.chairs if chair.user == table.lobby.host}
        assert user is not None
        await table.do(leave, user)
        with pytest.raises(Fault, match=f"of table {table.id}: kept as"):
            await siege.check_kept()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", ("held-title", "hand-title", "table-title"))
def test_the_table_of_a_title(language: str, key: str) -> None:
    """Messages without button and picture name their table, in every language."""
    said = words(language).say(key, game="Euchre", table=17, place="#cards", deal=3)
    window = {"title": f"{said}\n", "components": []}
    record = SimpleNamespace(modal=window, channel_id=1, guild_id=None, user_id=1)
    record.autocomplete_choices = None
    shown = answer_of(record)
    assert shown is not None and shown.tables() == {17}


async def test_a_window(tmp_path: Path) -> None:
    """A window is read like a message: its title, its labels, and what stands in its fields."""
    async with besieged(tmp_path, 1, FEW) as siege:
        (table, *_) = [t for t in siege.house.bot.tables.tables if t.session and t.session.turn]
        assert table.session is not None
        hand = words("en").cards(table.session.view(Seat(0)).hand)
        field = {"type": 4, "custom_id": "bid", "value": hand}
        window = {"title": "Bid", "components": [{"type": 18, "component": field}]}
        reader = siege.elsewhere[0].id if table.guild_id == siege.house.guild.id else 1
        record = SimpleNamespace(
            modal=window, autocomplete_choices=None, channel_id=1, guild_id=None, user_id=reader
        )
        shown = answer_of(record)
        assert shown is not None and hand in list(shown.texts())
        with pytest.raises(Fault, match="hidden cards"):
            siege.watch._cards(shown, siege.watch.known, siege.watch.hands)


async def test_completions_at_a_table_of_ones_own(tmp_path: Path) -> None:
    """They name no table: what is one's own at one may be in another's hand at the next."""
    async with besieged(tmp_path, 1, FEW) as siege:
        table = next(t for t in siege.house.bot.tables.tables if t.status == "playing")
        assert table.session is not None
        reader = table.session.chairs[Seat(0)].user
        held = siege.watch.hands[table.id]
        own, other = sorted(held[0]), sorted(held[1])
        hands = {table.id: held, TableId(99): {0: held[0], 1: held[1]}}

        def offered(*cards: str) -> Any:
            choices = [{"name": words("en").card(card), "value": card} for card in cards]
            return answer_of(
                SimpleNamespace(
                    modal=None,
                    autocomplete_choices=choices,
                    channel_id=1,
                    guild_id=None,
                    user_id=reader,
                )
            )

        siege.watch._cards(offered(*own), {}, hands)
        with pytest.raises(Fault, match="hidden cards"):
            siege.watch._cards(offered(*other), {}, hands)


@pytest.fixture
def address() -> Iterator[ServerAddress]:
    """A database on a server of its own."""
    postgres.must_be_here()
    with postgres.server() as made:
        yield postgres.migrated(made)


async def test_on_a_server(
    tmp_path: Path, address: ServerAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Statements written there are seen as well: ``python -m tests.hostile --store postgres``."""
    async with besieged(tmp_path, 1, FEW, address=address) as siege:
        await siege.go_on(ROUND // 5)
        writes_first(monkeypatch)
        with pytest.raises(Fault, match="refused, and yet written"):
            await siege.go_on(ROUND)


async def hold_out(siege: Siege) -> None:
    await siege.go_on(ROUND)
