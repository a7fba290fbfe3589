"""The points at which the crash test kills: named in the program, and watched by nobody there."""

from __future__ import annotations

import re

from bot.ground import failpoints
from tests.test_layers import ROOT, files

SOURCES = {path: path.read_text() for path in files("bot", "cogs", "cardart")}


def test_every_point_is_passed_somewhere_and_no_other() -> None:
    passed = {
        name for text in SOURCES.values() for name in re.findall(r'failpoint\("(\w+)"\)', text)
    }
    assert passed == set(failpoints.POINTS)
    assert set(failpoints.UNTOLD) <= passed


def test_nothing_in_the_program_watches() -> None:
    own = ROOT / "bot" / "ground" / "failpoints.py"
    watching = [p for p, text in SOURCES.items() if re.search(r"failpoints\b.*\bwatch\b", text)]
    assert [path for path in watching if path != own] == []
    assert not [path for path, text in SOURCES.items() if "SIGKILL" in text or "CRASH_" in text]
    assert failpoints._watcher is None
    for name in failpoints.POINTS:
        failpoints.failpoint(name)
