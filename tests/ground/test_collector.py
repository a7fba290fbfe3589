"""The collector of cycles is held back, in the process that asks for it."""

from __future__ import annotations

import json
import subprocess
import sys

ASKED = """
import gc, json
from bot.ground import collector
before = len(gc.get_objects())
collector.settle(collector.ANSWERING)
print(json.dumps([before, gc.get_freeze_count(), len(gc.get_objects()), gc.get_threshold()]))
"""


def test_what_was_there_is_never_looked_through_again() -> None:
    said = subprocess.run([sys.executable, "-c", ASKED], capture_output=True, check=True).stdout
    before, frozen, left, thresholds = json.loads(said)
    assert frozen > before / 2
    assert left < before / 10
    new, young, old = thresholds
    assert new * young * old >= 1_000_000, "all of it only after so many new objects"


RESTED = """
import gc, json
from bot.ground import collector
collector.rest()
print(json.dumps([gc.isenabled(), len(gc.get_objects()) < gc.get_freeze_count() / 10]))
"""


def test_where_others_wait_nothing_is_looked_through_by_itself() -> None:
    said = subprocess.run([sys.executable, "-c", RESTED], capture_output=True, check=True).stdout
    assert json.loads(said) == [False, True]
