"""The list of whom to forget again: whole, of its owner alone, and without anybody's number."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.storage import privacy
from bot.storage.backup import back_up, restore
from bot.storage.forgotten import AGAIN, ALIVE, Forgotten, on_the_list
from bot.storage.full import FullStore
from bot.storage.rows.ids import UserId
from bot.storage.rows.people import BlockRow, PersonRow
from bot.storage.rows.tables import NoteRow, TableRow
from bot.storage.sqlite import SqliteStore
from bot.storage.subject import Db
from tests.support.ids import users

ADA, BO, CY, DEE = users(*(1456074443980800025 + n for n in range(4)))


@pytest.fixture
def known(tmp_path: Path) -> Forgotten:
    return Forgotten(tmp_path / "knave.db")


def test_who_was_forgotten_since(known: Forgotten) -> None:
    known.begin(100.0)
    known.note(ADA, 200.9)
    known.note(BO, 300.0)
    known.note(BO, 301.0)
    everybody = (ADA, BO, CY)
    assert on_the_list(everybody, known.since(150.0)) == [ADA, BO]
    assert on_the_list(everybody, known.since(200.0)) == [ADA, BO], "the second counts"
    assert on_the_list(everybody, known.since(201.0)) == [BO]
    assert on_the_list(everybody, known.since(302.0)) == []
    assert len(known.since(0.0)) == 2
    assert known.path.stat().st_mode & 0o777 == 0o600
    assert not any(str(user) in known.path.read_text() for user in everybody)


def test_lists_of_two_machines_are_put_together(known: Forgotten, tmp_path: Path) -> None:
    other = Forgotten(tmp_path / "other.db")
    known.note(ADA, 200.0)
    other.note(BO, 300.0)
    known.path.write_bytes(known.path.read_bytes() + other.path.read_bytes())
    assert on_the_list((ADA, BO, CY), known.since(0.0)) == [ADA, BO]


def test_a_list_goes_along_with_its_database(known: Forgotten, tmp_path: Path) -> None:
    known.begin(100.0)
    known.note(ADA, 200.0)
    moved = Forgotten(tmp_path / "moved.db")
    moved.begin(300.0)
    moved.note(BO, 400.0)
    assert moved.take_over(known)
    assert on_the_list((ADA, BO, CY), moved.since(150.0)) == [ADA, BO]
    assert moved.reaches_to(150.0) and not moved.reaches_to(50.0)
    assert moved.path.stat().st_mode & 0o777 == 0o600
    whole = moved.path.read_text()
    assert not moved.take_over(known) and moved.path.read_text() == whole
    assert not moved.take_over(Forgotten(tmp_path / "none.db"))


@pytest.mark.parametrize("torn", ["20", "200 abc", "200 abc 12", "200 00ff", "x y z", "\udcff"])
def test_a_torn_line_costs_no_other(known: Forgotten, torn: str) -> None:
    known.note(ADA, 200.0)
    with known.path.open("ab") as file:
        file.write(torn.encode("utf-8", "surrogateescape"))
    known.note(BO, 300.0)
    assert on_the_list((ADA, BO), known.since(0.0)) == [ADA, BO]


def test_what_the_operator_is_told(known: Forgotten) -> None:
    assert "There is no list" in known.told_after_restore(150.0)
    known.begin(100.0)
    known.begin(170.0)
    assert known.told_after_restore(150.0).startswith("Nobody has had")
    assert "before it began" in known.told_after_restore(50.0)
    assert "before it began" in known.told_after_restore(0.0), "the copy does not say of when it is"
    known.note(ADA, 200.0)
    assert known.told_after_restore(150.0).startswith("One person has had")
    assert "anew" not in known.told_after_restore(150.0)
    known.note(BO, 200.0)
    told = known.told_after_restore(50.0)
    assert told.startswith("2 people have had") and "before it began" in told


def test_a_list_that_cannot_be_read_is_said(known: Forgotten) -> None:
    known.path.mkdir()
    assert "cannot be read" in known.told_after_restore(150.0)


async def test_everybody_is_found_wherever_they_stand(store: FullStore, table: TableRow) -> None:
    """People who are only blocked, sent away or named in a note are found, too."""
    await store.people.save_person(PersonRow(user_id=ADA, name="Ada"))
    await store.social.block(BlockRow(ADA, BO, "Bo", 1.0))
    row = replace(table, host_id=ADA, seats=(), barred=f"{CY}")
    await store.tables.create_table(row, notes=[NoteRow(f"seats 0 {DEE}", 1.0)])
    assert await store.people.everybody() == {ADA, BO, CY, DEE}


async def test_everybody_is_looked_for_in_portions(
    store: FullStore, table: TableRow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A read beside the play is given up after two minutes, and millions of games take longer."""
    monkeypatch.setattr(privacy, "PORTION", 2)
    for number, user in enumerate((ADA, BO, CY, DEE, DEE)):
        row = replace(table, host_id=ADA, seats=(), barred=f"{user}")
        await store.tables.create_table(row, notes=[NoteRow(f"seats 0 {user}", number)])
    aside, found = store.aside, list[set[UserId]]()

    async def seen(work: Callable[[Db], Any]) -> Any:
        found.append(await aside(work))
        return found[-1]

    monkeypatch.setattr(store, "aside", seen)
    assert await store.people.everybody() == {ADA, BO, CY, DEE}
    assert found.count({ADA, BO}) == found.count({CY, DEE}) == 2
    assert found.count({DEE}) == 2


async def test_a_restored_copy_knows_of_when_it_is(store: SqliteStore, path: Path) -> None:
    copy = path.with_name("copy.db")
    await store.marks.set_mark(ALIVE, "500")
    back_up(path, copy)
    await store.marks.set_mark(ALIVE, "900")
    await store.close()
    assert restore(copy, path).moment == 500.0
    again = SqliteStore(path)
    await again.open()
    assert await again.marks.mark(AGAIN) == "500"
    await again.close()
