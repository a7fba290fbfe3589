"""The privacy policy and the terms: true to what is stored, and to what is set."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.legal import TEXTS, filled_in, template
from bot.ops.settings import load
from bot.storage.full import MIGRATIONS
from bot.storage.schema import migrate, read_migrations
from tests.support.nursery import knave
from tests.test_program import refused


def tables() -> set[str]:
    """Every table of the newest schema."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db, read_migrations(MIGRATIONS), ":memory:")
        found = db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return {name for (name,) in found if not name.startswith("sqlite_")}


def policy(**env: str) -> str:
    settings = load({f"KNAVE_{name.upper()}": value for name, value in env.items()}, None)
    return filled_in("PRIVACY.md", settings, "Ada Lovelace", "ada@example.org", "2026-11-22")


def test_every_table_is_in_the_policy_and_no_other() -> None:
    rows = [line for line in template("PRIVACY.md").splitlines() if line.startswith("| ")]
    named = set(re.findall(r"`(\w+)`", "\n".join(rows)))
    assert named == tables()


@pytest.mark.parametrize("name", TEXTS)
def test_nothing_is_left_to_be_filled_in_by_the_program(name: str) -> None:
    text = filled_in(name, load({}, None), "Ada {x} Lovelace", "ada@example.org", "2026-11-22")
    assert not re.search(r"\{(?!x\})", text)
    assert "Ada {x} Lovelace" in text and "ada@example.org" in text and "2026-11-22" in text


def test_how_long_is_what_is_set() -> None:
    assert "30 days after the server has removed the bot" in policy()
    assert "30 days after they have closed" in policy()
    assert "1 day after the server" in policy(keep_servers="1")
    assert "[THE OPERATOR'S REASON]" in policy(keep_servers="0")
    assert "30 days" not in policy(keep_servers="0")
    kept = policy(backup_dir="kept", backup_hours="12", backup_keep="14")
    assert "every 12 hours: until 14 newer ones have been made, some 7 days" in kept
    assert "[HOW LONG THEY ARE KEPT]" in policy() and "[HOW LONG" not in kept
    assert "backups are encrypted" in policy(backup_dir="kept", backup_encrypt_to="age1x")
    assert "[SEE TO IT THAT THEY DO]" in policy(backup_dir="kept")


def test_every_way_to_have_it_shown_or_forgotten_is_named() -> None:
    told = policy()
    for command in ("/privacy show", "/privacy export", "/privacy delete", "/knave settings"):
        assert f"`{command}`" in told
    assert "never reads messages" in told


def test_they_are_written_out(tmp_path: Path) -> None:
    ran = knave(tmp_path, "legal", "texts", "--operator", "Ada", KNAVE_CONTACT="ada@example.org")
    assert ran.returncode == 0, ran
    for name in TEXTS:
        text = (tmp_path / "texts" / name).read_text("utf-8")
        assert "as run by Ada\n" in text and "ada@example.org" in text
    assert "KNAVE_PRIVACY_URL" in ran.stdout and "places in [SQUARE BRACKETS]" in ran.stdout
    (tmp_path / "texts" / "TERMS.md").write_text("adapted")
    assert "is there already" in refused(knave(tmp_path, "legal", "texts"))
    assert (tmp_path / "texts" / "TERMS.md").read_text() == "adapted"
    assert "is no folder" in refused(knave(tmp_path, "legal", "texts/TERMS.md/x"))
    ran = knave(tmp_path, "legal", "texts", "--force")
    assert ran.returncode == 0
    assert "[NAME AND ADDRESS OF THE OPERATOR]" in (tmp_path / "texts" / "TERMS.md").read_text()
