"""After a restore of a copy taken in mid-game nothing that was dealt since is dealt again."""

from __future__ import annotations

import json
import logging
import subprocess
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.rules import CHANCE, GAMES, Log, Seed, replay
from bot.rules.about.log import reseeded
from bot.storage.backup import back_up, restore
from bot.storage.rows.ids import ChannelId, GuildId
from bot.storage.store import RESTORED, StoreBusy
from bot.tables.live.table import Table
from bot.tables.model.fixtures import Fixture
from bot.tables.model.lobby import Lobby
from bot.tables.past.export import as_json, as_text, export_of, read
from bot.tables.past.verify import sound, verify
from bot.tables.screens.menu_screen import menu_screen
from bot.tables.screens.table_screen import SEAL, table_screen
from bot.tables.verbs.end import end
from bot.tables.verbs.lobby import arrange
from bot.tables.verbs.seats import sit
from bot.tables.verbs.start import begun_full, start
from bot.words.words import languages, words
from tests.support.fairness import unfair_deals
from tests.support.stranger import strangers_check
from tests.tables.test_second_write import ANN, BOB, act_somehow
from tests.tables.virtual import House, in_virtual_time, silence

KEYS = ("euchre", "euchre-two")


def deals(log: Log) -> list[str]:
    """The lines of the deck's deals, in order."""
    return [line for seat, line in log.mainline if seat == CHANCE and line.startswith("deal")]


def log_of(table: Table) -> Log:
    assert table.session is not None
    return table.session.log


async def opened(house: House, key: str) -> Table:
    hall = await house.open()
    table = await hall.open(Lobby.open(key, "house", ANN, "Ann"), GuildId(1), ChannelId(5))
    await table.do(sit, BOB, "Bob")
    await table.do(arrange, ANN, Lobby.fill)
    await table.do(start, ANN)
    return table


async def dealt(house: House, table: Table, count: int) -> None:
    """Play until so many deals were dealt, or the game is over."""
    for _ in range(20_000):
        if table.status != "playing" or len(deals(log_of(table))) >= count:
            return
        await act_somehow(house, table)
    raise AssertionError("it goes on for ever")


@pytest.mark.parametrize("key", KEYS)
def test_what_was_dealt_is_never_dealt_again(
    tmp_path: Path, key: str, caplog: pytest.LogCaptureFixture
) -> None:
    path, copy = tmp_path / "knave.db", tmp_path / "copy.db"

    async def main() -> None:
        house = House(path, Random(11))
        table = await opened(house, key)
        await dealt(house, table, 2)
        for _ in range(9):
            await act_somehow(house, table)
        then = log_of(table)
        back_up(path, copy)
        await dealt(house, table, 4)
        known = deals(log_of(table))
        assert len(known) == 4 and table.status == "playing"
        await house.kill()
        restore(copy, path)

        again = House(path, Random(12))
        with caplog.at_level(logging.WARNING):
            hall = await again.open()
        assert "1 running games have new seeds" in caplog.text
        (table,) = hall.tables
        taken_up = log_of(table)
        assert taken_up.moves[:-1] == then.moves, "all that was there is there"
        commitment = reseeded(taken_up.moves[-1][1])
        assert commitment == table.record.seeds[-1].commitment != then.commitment
        assert await again.disk.marks.mark(RESTORED) == ""
        session = table.session
        assert session is not None and replay(taken_up) == session.state
        for language in languages():
            shown = table_screen(words(language), table.id, session).text
            assert commitment in shown, "said in words, with what is promised now"
        await dealt(again, table, 3)
        assert table.session is not None
        shown = table_screen(words("en"), table.id, table.session).text
        assert words("en").say("sealed", commitment=commitment[:SEAL]) in shown
        menu = menu_screen(words("en"), table.id, table.lobby, table.session)
        assert commitment in menu.text, "all of it where it is looked up"
        await dealt(again, table, 10**6)
        now = deals(log_of(table))
        assert now[:2] == known[:2] and not set(now[2:]) & set(known[2:])
        kept = await again.disk.past.kept(table.session.game_id)
        assert kept is not None
        await again.kill()

        export = export_of(kept)
        assert len(export.log.seed.split()) == 2 and export.version == 2
        assert sound(verify(export)) and not [*unfair_deals(export.log)]
        for text in (as_text(export), as_json(export)):
            assert read(text).log == export.log
        stranger_agrees(tmp_path, as_json(export), len(now))

    with silence():
        logging.getLogger("bot").setLevel(logging.WARNING)
        in_virtual_time(main)


def stranger_agrees(folder: Path, told: str, count: int) -> None:
    """The script that anyone can download finds it fair, and finds a seed that was moved."""

    def ran(text: str) -> subprocess.CompletedProcess[str]:
        return strangers_check(folder, text)

    good = ran(told)
    assert good.stdout == f"{count} deals follow from the seed that was promised\n", good
    game = json.loads(told)
    assert game["version"] == 2 and game["seed"] == game["seeds"][0]
    game["seeds"].reverse()
    assert "another seed was promised" in ran(json.dumps(game)).stderr
    game["seeds"].reverse()
    moved = next(move for move in game["moves"] if move["line"].startswith("reseed"))
    game["moves"].remove(moved)
    game["moves"].append(moved)
    assert "does not follow from the seed" in ran(json.dumps(game)).stderr


def test_seeds_are_renewed_for_all_games_or_none(tmp_path: Path) -> None:
    """A game that is over, or that has not begun, keeps its seeds."""
    path, copy = tmp_path / "knave.db", tmp_path / "copy.db"

    async def main() -> None:
        house = House(path, Random(5))
        one = await opened(house, "euchre")
        other = await house.hall.open(
            Lobby.open("euchre", "house", ANN, "Ann"), GuildId(1), ChannelId(6)
        )
        lobby = await house.hall.open(
            Lobby.open("euchre", "house", BOB, "Bob"), GuildId(1), ChannelId(7)
        )
        await other.do(arrange, ANN, Lobby.fill)
        await other.do(start, ANN)
        ended = await house.hall.open(
            Lobby.open("euchre-two", "house", ANN, "Ann"), GuildId(1), ChannelId(8)
        )
        await ended.do(arrange, ANN, Lobby.fill)
        await ended.do(start, ANN)
        await house.clock.sleep(20)
        await ended.do(end, ANN, moderator=False)
        before = {table.id: log_of(table) for table in (one, other, ended)}
        back_up(path, copy)
        await house.kill()
        restore(copy, path)
        again = House(path, Random(6))
        again.weather.refuse_next(1)
        with pytest.raises(StoreBusy):
            await again.open()
        assert again.disk.db.execute(
            "SELECT count(*) FROM moves WHERE line LIKE 'reseed%'"
        ).fetchone() == (0,)
        await again.kill()
        hall = await again.open()
        assert {table.id for table in hall.tables} == {one.id, other.id, lobby.id}
        for table in hall.tables:
            if table.session is not None:
                assert len(log_of(table).commitments) == 2
        seen = (await hall.find(ended.id)).session
        assert seen is not None and len(seen.log.commitments) == 1
        assert before[ended.id].moves == seen.log.moves
        await again.kill()
        third = await again.open()
        assert all(len(log_of(t).commitments) == 2 for t in third.tables if t.session), "once"
        await again.kill()

    with silence():
        in_virtual_time(main)


def test_a_match_has_a_new_seed_too_and_deals_that_others_play_do_not(tmp_path: Path) -> None:
    """A match shares its seed with no other table; the deals of a set are played at several."""
    path, copy = tmp_path / "knave.db", tmp_path / "copy.db"

    async def main() -> None:
        house = House(path, Random(7))
        hall = await house.open()
        lobby, guild = Lobby.open("euchre", "house", ANN, "Ann"), GuildId(1)
        match = Fixture("tournament", "1 0 0")
        one = await hall.appoint(lobby, guild, ChannelId(5), house.clock.now(), match)
        deal = Fixture("duplicate", "1 1 0", 1)
        other = await hall.open_beside(lobby, guild, ChannelId(6), deal)
        await other.do(begun_full, Seed(bytes(32)))
        await house.clock.sleep(20)
        assert (one.status, other.status) == ("playing", "playing")
        back_up(path, copy)
        await house.kill()
        restore(copy, path)
        again = House(path, Random(8))
        hall = await again.open()
        assert len(log_of(await hall.find(one.id)).commitments) == 2
        assert len(log_of(await hall.find(other.id)).commitments) == 1
        await again.kill()

    with silence():
        in_virtual_time(main)


def test_an_old_log_is_as_it_was() -> None:
    log = Log(game="g", version=1, options="", players=2, commitment="ab", seed="5e")
    assert (log.commitments, log.eras) == (("ab",), ())
    log = (
        log.with_line(-1, "deal 0:AS")
        .with_line(0, "play AS")
        .with_line(-1, "reseed cd")
        .with_line(0, "takeback 2")
    )
    assert log.commitments == ("ab", "cd") and log.eras == (0, 0, 1, 1)
    assert Log.read(str(log)) == log and len(log.mainline) == 1


def test_a_log_whose_seeds_are_too_few_is_not_fair() -> None:
    key = next(iter(GAMES))
    seed = Seed(bytes(32))
    head = Log(game=key, version=GAMES[key].version, options="", players=4)
    log = replace(head, commitment=seed.commitment, seed=str(seed)).with_line(-1, "reseed cd")
    with pytest.raises(ValueError, match="2 seeds were promised"):
        [*unfair_deals(log)]
