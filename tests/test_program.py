"""``knave`` as a program: what is wrong is one sentence, and exit code 2 (1, if it may pass)."""

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.__main__ import main
from bot.rules import GAMES, Action, AnyGame, View
from bot.storage.full import MIGRATIONS
from bot.storage.lock import alone
from bot.storage.schema import migrate, read_migrations
from bot.tables.past.export import as_json, as_text
from cardart import contact
from cardart.phase_sheet import sheets
from tests.support.nursery import knave
from tests.tables.past import export

ROOT = Path(__file__).resolve().parent.parent
TOKEN = "AAAAAAAAAAAAAAAAAAAAAAAA.BBBBBB.CCCCCCCCCCCCCCCCCCCCCCCCCCC"

NOBODY = {
    "KNAVE_API_BASE": "http://127.0.0.1:9",
    "KNAVE_GATEWAY": "ws://127.0.0.1:9",
    "KNAVE_LOG_LEVEL": "ERROR",
}


def refused(ran: subprocess.CompletedProcess[str], code: int = 2) -> str:
    assert ran.returncode == code, ran
    lines = ran.stderr.strip().splitlines()
    assert len(lines) == 1, ran.stderr
    assert lines[0].startswith("knave: ")
    return lines[0]


def test_run_without_a_token(tmp_path: Path) -> None:
    assert "KNAVE_TOKEN" in refused(knave(tmp_path, "run"))


def test_run_with_a_malformed_token_does_not_say_it(tmp_path: Path) -> None:
    said = refused(knave(tmp_path, "run", KNAVE_TOKEN="hunter2"))
    assert "three parts" in said
    assert "hunter2" not in said


def test_an_unknown_setting(tmp_path: Path) -> None:
    said = refused(knave(tmp_path, "run", KNAVE_TOKEN=TOKEN, KNAVE_DATABSE="x.db"))
    assert "did you mean KNAVE_DATABASE?" in said


def test_a_wrong_setting(tmp_path: Path) -> None:
    said = refused(knave(tmp_path, "run", KNAVE_TOKEN=TOKEN, KNAVE_ROBOT_PAUSE="soon"))
    assert "KNAVE_ROBOT_PAUSE must be" in said


def test_a_database_that_cannot_be_written(tmp_path: Path) -> None:
    nowhere = str(tmp_path / "no" / "such" / "folder" / "knave.db")
    said = refused(knave(tmp_path, "run", KNAVE_TOKEN=TOKEN, KNAVE_DATABASE=nowhere, **NOBODY))
    assert "knave.db" in said


def test_nobody_answers_there(tmp_path: Path) -> None:
    said = refused(knave(tmp_path, "run", KNAVE_TOKEN=TOKEN, **NOBODY), code=1)
    assert "cannot be reached" in said


def test_discord_has_an_outage(tmp_path: Path) -> None:
    """Not what it says of the token, so another start may succeed."""
    with ill_discord() as address:
        ran = knave(tmp_path, "run", KNAVE_TOKEN=TOKEN, **NOBODY | {"KNAVE_API_BASE": address})
    assert "cannot be reached: it answers 501." in refused(ran, code=1)


@contextmanager
def ill_discord() -> Iterator[str]:
    """Somebody who answers everything with a failure of their own."""

    class Ill(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_error(501)

        def log_message(self, *_: object) -> None:
            """Not among what the tests say."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Ill) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


def test_a_database_that_somebody_has(tmp_path: Path) -> None:
    with alone(tmp_path / "knave.db"):
        said = refused(knave(tmp_path, "run", KNAVE_TOKEN=TOKEN, **NOBODY), code=1)
    assert "is in use" in said


def test_a_database_that_is_locked(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "knave.db")) as db:
        db.execute("BEGIN EXCLUSIVE")
        said = refused(knave(tmp_path, "run", KNAVE_TOKEN=TOKEN, **NOBODY), code=1)
    assert "locked by another program" in said


def test_check_says_what_is_set_and_what_is_wrong(tmp_path: Path) -> None:
    ran = knave(tmp_path, "check")
    assert ran.returncode == 2
    assert "KNAVE_DATABASE" in ran.stdout
    assert "wrong: No token is set" in ran.stdout
    assert not list(tmp_path.iterdir())


def test_check_when_all_is_well(tmp_path: Path) -> None:
    ran = knave(tmp_path, "check", KNAVE_TOKEN=TOKEN)
    assert ran.returncode == 0, ran
    assert "wrong: " not in ran.stdout
    assert TOKEN not in ran.stdout


def test_check_changes_nothing_of_an_older_database(tmp_path: Path) -> None:
    steps = read_migrations(MIGRATIONS)
    with closing(sqlite3.connect(tmp_path / "knave.db", isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        migrate(db, steps[:-2], "knave.db")
    before = everything_in(tmp_path)
    assert list(before) == ["knave.db"]
    ran = knave(tmp_path, "check", KNAVE_TOKEN=TOKEN)
    assert ran.returncode == 0, ran
    due = f"{steps[-2].number}, {steps[-1].number}"
    assert f"brings it up to date (migrations {due})" in ran.stdout
    assert everything_in(tmp_path) == before


def test_check_of_a_database_that_somebody_has(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "knave.db", isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        migrate(db, read_migrations(MIGRATIONS), "knave.db")
        ran = knave(tmp_path, "check", KNAVE_TOKEN=TOKEN)
    assert ran.returncode == 0, ran
    assert "can be used; " in ran.stdout and "migrations" not in ran.stdout


def everything_in(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_check_of_what_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "knave.db").write_text("Dear diary, " * 100)
    for database in ("knave.db", "no/such/folder/knave.db"):
        ran = knave(tmp_path, "check", KNAVE_TOKEN=TOKEN, KNAVE_DATABASE=database)
        assert ran.returncode == 2
        assert "wrong: The " in ran.stdout and "database" in ran.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ("--people", "Ann,Ann"),
        ("--language", "tlh"),
        ("--game", "bridge"),
        ("--robots", "-1"),
        ("--port", "99999"),
        ("--keep", __file__),
    ],
)
def test_the_demo_refuses_in_a_sentence(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    ran = knave(tmp_path, "demo", "--no-browser", *arguments)
    assert ran.returncode == 2, ran
    assert "Traceback" not in ran.stderr


def test_the_phases_of_a_game_are_written_as_pictures(tmp_path: Path) -> None:
    ran = knave(tmp_path, "cards", "--game", "schieber", "new/pictures")
    assert ran.returncode == 0, ran.stderr
    written = sorted(path.name for path in (tmp_path / "new" / "pictures").iterdir())
    *progress, last = ran.stdout.splitlines()
    assert sorted(line.split()[1] for line in progress) == written
    assert written == sorted(of_phases("schieber"))
    assert last == f"{len(written)} files in new/pictures"


def test_every_card_and_the_phases_of_every_game_are_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Pictures are looked at elsewhere; one of each kind stands for them here.

    Nor are cards played well here: that takes most of the time, and the phases are the same.
    """
    monkeypatch.setattr("bot.commands.phase_sheets.greedy_player", any_player)
    monkeypatch.setattr("bot.commands.cards.sheets", lambda rows: sheets(rows[:1]))
    monkeypatch.setattr("bot.commands.cards.contact", lambda: islice(contact(), 3))
    assert main(["cards", str(tmp_path)]) == 0
    written = {path.name for path in tmp_path.iterdir()}
    assert written == {name for name, _ in islice(contact(), 3)} | {
        name for game in GAMES for name in of_phases(game)
    }
    for game in GAMES:
        said = (tmp_path / f"phases-{game}.txt").read_text("utf-8")
        assert all(f"=== {phase}: " in said for phase in ("last-trick", "deal", "game"))
    assert capsys.readouterr().out.endswith(f"{len(written)} files in {tmp_path}\n")


def any_player(game: AnyGame, view: View[Any], rng: Random) -> Action:
    """Take any action that is legal, by chance."""
    return game.legal(view).sample(rng)


def of_phases(game: str) -> list[str]:
    """The files that show the phases of a game."""
    sizes = ("desk", "desk-2x", "phone", "phone-2x")
    return [f"phases-{game}.txt", *(f"phases-{game}-{size}.png" for size in sizes)]


def test_pictures_are_not_written_into_a_file(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("mine")
    assert "taken is no folder" in refused(knave(tmp_path, "cards", "taken"))
    assert "is no folder" in refused(knave(tmp_path, "cards", "taken/below"))
    assert (tmp_path / "taken").read_text() == "mine"


def _pending(pid: int) -> bool:
    """Whether a signal has not been delivered yet; where nobody tells, none is."""
    status = Path(f"/proc/{pid}/status")
    lines = status.read_text().splitlines() if status.exists() else []
    kinds = [line.split()[1] for line in lines if line.startswith(("SigPnd:", "ShdPnd:"))]
    return any(int(kind, 16) for kind in kinds)


@pytest.mark.skipif(os.name == "nt", reason="no signals")
@pytest.mark.parametrize("name", [signal.SIGTERM, signal.SIGINT])
def test_who_is_told_twice_to_stop_takes_leave_to_the_end(name: signal.Signals) -> None:
    program = """
import asyncio
from bot.__main__ import _until_stopped

async def work():
    try:
        print("at work", flush=True)
        await asyncio.sleep(60)
    finally:
        print("taking leave", flush=True)
        await asyncio.to_thread(input)
        print("gone", flush=True)

raise SystemExit(_until_stopped(work()))
"""
    with subprocess.Popen(
        [sys.executable, "-c", program],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as running:
        assert running.stdin and running.stdout
        for said in ("at work", "taking leave"):
            assert running.stdout.readline().strip() == said
            running.send_signal(name)
        while _pending(running.pid):
            time.sleep(0.01)
        assert running.communicate("\n", timeout=180)[0].strip() == "gone"
    assert running.returncode == 0


def stopped_at_work(program: str, name: signal.Signals, folder: Path) -> None:
    """Send a signal to a program that has begun its work in this folder: it says so, and ends."""
    with subprocess.Popen(
        [sys.executable, "-c", program],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        assert running.stdout and running.stdout.readline().strip() == "at work"
        running.send_signal(name)
        assert running.communicate(timeout=180)[1] == "knave: interrupted\n"
    assert running.returncode == 128 + signal.SIGINT


@pytest.mark.skipif(os.name == "nt", reason="no signals")
@pytest.mark.parametrize("name", [signal.SIGTERM, signal.SIGINT])
def test_a_command_that_is_stopped_says_so_and_leaves_nothing(
    tmp_path: Path, name: signal.Signals
) -> None:
    """As ``systemctl stop`` or ``docker stop`` do it while a database is moved."""
    program = """
import signal, sys
from bot.storage import moving
from bot.__main__ import main

signal.signal(signal.SIGINT, signal.default_int_handler)  # these tests may run where it is ignored

compared = moving._compared

def slowly(*given):
    print("at work", flush=True)
    input()
    return compared(*given)

moving._compared = slowly
sys.exit(main(["migrate-database", "knave.db", "there.db"]))
"""
    with closing(sqlite3.connect(tmp_path / "knave.db", isolation_level=None)) as db:
        migrate(db, read_migrations(MIGRATIONS), "knave.db")
    before = {path.name for path in tmp_path.iterdir()}
    stopped_at_work(program, name, tmp_path)
    left = {path.name for path in tmp_path.iterdir()} - before
    assert all(name.endswith("-lock") for name in left), left


@pytest.mark.skipif(os.name == "nt", reason="no signals")
@pytest.mark.parametrize("name", [signal.SIGTERM, signal.SIGINT])
def test_whoever_is_stopped_while_modules_are_loaded_says_so(
    tmp_path: Path, name: signal.Signals
) -> None:
    """That takes a second or two on a small machine; it ended without a word, or with a dump."""
    program = """
import signal, sys
from bot import commands
from bot.__main__ import main

signal.signal(signal.SIGINT, signal.default_int_handler)  # these tests may run where it is ignored

def slowly(name):
    print("at work", flush=True)
    input()

commands.import_module = slowly
sys.exit(main(["run"]))
"""
    stopped_at_work(program, name, tmp_path)


def test_a_reader_who_has_seen_enough_is_no_fault(tmp_path: Path) -> None:
    """As ``knave check | head -1``."""
    command = [sys.executable, "-m", "bot", "check"]
    reading, writing = os.pipe()
    os.close(reading)
    ended = subprocess.run(
        command,
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdout=writing,
        stderr=subprocess.PIPE,
    )
    os.close(writing)
    assert (ended.returncode, ended.stderr) == (141, b"")


def test_a_copy_that_was_interrupted_is_not_taken_for_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ctrl-C, and ``knave backup FILE && …`` goes no further."""

    def interrupted(*_: Any, **__: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("bot.commands.backup.back_up", interrupted)
    assert main(["backup", "copy.db"]) == 130
    assert capsys.readouterr().err == "knave: interrupted\n"


def test_emoji_need_a_token_and_somebody_who_answers(tmp_path: Path) -> None:
    assert "KNAVE_TOKEN" in refused(knave(tmp_path, "emoji"))
    said = refused(knave(tmp_path, "emoji", KNAVE_TOKEN=TOKEN, **NOBODY), code=1)
    assert "cannot be reached" in said


def test_copies_are_made_and_put_back(tmp_path: Path) -> None:
    assert "There is no database" in refused(knave(tmp_path, "backup", "copy.db"))
    assert not list(tmp_path.iterdir()), "nothing is made by asking"
    assert "There is no database" in refused(knave(tmp_path, "restore", "copy.db"))
    (tmp_path / "diary.db").write_text("Dear diary, " * 100)
    assert "is not a database of Knave" in refused(knave(tmp_path, "restore", "diary.db"))
    assert "is not a database of Knave" in refused(
        knave(tmp_path, "backup", "copy.db", KNAVE_DATABASE="diary.db")
    )


def test_the_health_of_nobody(tmp_path: Path) -> None:
    ran = knave(tmp_path, "health")
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr == "No bot is running on knave.db.\n"


def test_health_does_not_wait_for_what_it_does_not_need(tmp_path: Path) -> None:
    asked = "import sys, bot.__main__; print([n for n in sys.modules if n == 'discord'])"
    ran = subprocess.run(
        [sys.executable, "-c", asked],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout == "[]\n"


def test_numbers_at_an_address_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        where = f"127.0.0.1:{taken.getsockname()[1]}"
        ran = knave(tmp_path, "run", KNAVE_TOKEN=TOKEN, KNAVE_METRICS=where, **NOBODY)
    assert ran.returncode == 1, "it passes, when the other program is gone"
    assert ran.stderr.endswith(f"knave: KNAVE_METRICS is {where}, which another program uses.\n")


def test_numbers_without_the_library(tmp_path: Path) -> None:
    (tmp_path / "prometheus_client.py").write_text(
        "raise ModuleNotFoundError('none', name='prometheus_client')"
    )
    path = os.pathsep.join([str(tmp_path), str(ROOT)])
    said = refused(
        knave(
            tmp_path, "run", KNAVE_TOKEN=TOKEN, KNAVE_METRICS="127.0.0.1:9", PYTHONPATH=path,
            **NOBODY,
        )
    )  # fmt: skip
    assert "KNAVE_METRICS needs prometheus_client; install it with: pip install" in said


def test_check_tells_how_old_the_newest_backup_is(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.mkdir()
    ran = knave(tmp_path, "check", KNAVE_BACKUP_DIR="kept")
    assert "none in kept yet" in ran.stdout
    (kept / "knave-20260101-000000.db").write_text("")
    os.utime(kept / "knave-20260101-000000.db", (time.time() - 3 * 3600,) * 2)
    ran = knave(tmp_path, "check", KNAVE_BACKUP_DIR="kept")
    assert "knave-20260101-000000.db, 3 hours old" in ran.stdout


@pytest.fixture(scope="module")
def game_files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A finished game as both kinds of file, and one in which somebody lied."""
    folder, kept = tmp_path_factory.mktemp("games"), export("euchre")
    texts = {
        "game.txt": as_text(kept),
        "game.json": as_json(kept),
        "lie.txt": as_text(replace(kept, scores=(99, 1, 99, 1))),
        "cheat.txt": re.sub(r"\n0 play \w\w", "\n0 play 2H", as_text(kept), count=1),
        "no.txt": "Dear diary",
    }
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    return {name: folder / name for name in texts}


@pytest.mark.parametrize("name", ["game.txt", "game.json"])
def test_a_game_is_verified(tmp_path: Path, game_files: dict[str, Path], name: str) -> None:
    ran = knave(tmp_path, "verify", str(game_files[name]))
    assert ran.returncode == 0, ran
    assert ran.stdout.startswith("✅") and ran.stdout.count("✅") == 6 and "❌" not in ran.stdout
    assert ran.stdout.startswith("✅ Everything checks out.\n")
    german = knave(tmp_path, "verify", str(game_files[name]), "--language", "de")
    assert german.stdout.startswith("✅ Alles in Ordnung: ") and german.stdout.count("✅") == 6


def test_a_lie_is_told_and_is_exit_code_1(tmp_path: Path, game_files: dict[str, Path]) -> None:
    ran = knave(tmp_path, "verify", str(game_files["lie.txt"]))
    assert ran.returncode == 1 and "99 · 1" in ran.stdout, ran
    ran = knave(tmp_path, "verify", str(game_files["cheat.txt"]))
    assert ran.returncode == 1 and "❌ Line " in ran.stdout, ran


@pytest.mark.parametrize("name", ["game.txt", "game.json"])
def test_a_game_is_printed(tmp_path: Path, game_files: dict[str, Path], name: str) -> None:
    whole = knave(tmp_path, "replay", str(game_files[name])).stdout
    assert "deal 1 of" in whole and "wins the game" in whole.replace("win the", "wins the")
    third = knave(tmp_path, "replay", str(game_files[name]), "--deal", "3").stdout
    assert third.strip() in whole and "deal 3 of" in third and "deal 2 of" not in third
    trick = knave(tmp_path, "replay", str(game_files[name]), "--deal", "3", "--trick", "2").stdout
    assert "trick 2" in trick and trick.count("(won by ") == 1


def test_a_game_is_stepped_through(tmp_path: Path, game_files: dict[str, Path]) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "bot", "replay", str(game_files["game.txt"]), "--step"],
        input="\nq\n",
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    assert ran.returncode == 0, ran
    assert "as dealt" in ran.stdout and "before the first card" in ran.stdout
    assert "trick 1" not in ran.stdout


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_what_is_no_game_is_refused(
    tmp_path: Path, game_files: dict[str, Path], command: str
) -> None:
    assert "is no log" in refused(knave(tmp_path, command, str(game_files["no.txt"])))
    assert "cannot be read" in refused(knave(tmp_path, command, "nowhere.txt"))


def test_moments_that_are_not_there(tmp_path: Path, game_files: dict[str, Path]) -> None:
    file = str(game_files["game.txt"])
    assert "no deal 999" in refused(knave(tmp_path, "replay", file, "--deal", "999"))
    assert "no trick 9" in refused(knave(tmp_path, "replay", file, "--trick", "9"))
    assert "knave verify" in refused(knave(tmp_path, "replay", str(game_files["cheat.txt"])))
