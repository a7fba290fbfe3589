"""Processes of the program that begin as children of one that has imported it already."""

from __future__ import annotations

import atexit
import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Timer

ROOT = Path(__file__).resolve().parent.parent.parent
ARMED = ROOT / "tests" / "crash" / "armed"
"""Python runs the file in it before the program: it is what bears children."""


PATIENCE = 180
"""Seconds after which a command counts as hanging."""


class Nursery:
    """A process that has imported the program, and of which others are born, one after the other.

    ``env`` marks it, and whatever its children start.
    """

    def __init__(self, **env: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bot", "run"],
            env=surroundings(**env, CRASH_NURSERY="yes"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def bear(
        self, arguments: Sequence[str], folder: Path, env: dict[str, str], out: Path, err: Path
    ) -> int:
        """Let ``knave`` with these arguments begin in a folder; the answer is its process."""
        asked = {
            "arguments": list(arguments),
            "folder": str(folder),
            "env": env,
            "out": str(out),
            "err": str(err),
        }
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(asked).encode() + b"\n")
        self._process.stdin.flush()
        return self._number()

    def until_over(self) -> int:
        """Wait for the end of the child; the answer is its exit code."""
        return self._number()

    def _number(self) -> int:
        assert self._process.stdout is not None
        return int(self._process.stdout.readline())

    def close(self) -> None:
        """End it, once its child has ended."""
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            pipe.close()
        self._process.wait()


_begun: set[str] = set()
"""Commands that have been run from nothing."""


def knave(folder: Path, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run ``knave`` in a folder to its end.

    Each command begins from nothing for the first time: it is to find all that it needs. After
    that it is a child of the nursery, unless it is to find other modules than the nursery did.
    """
    if arguments[0] not in _begun or "PYTHONPATH" in settings:
        _begun.add(arguments[0])
        return subprocess.run(
            [sys.executable, "-m", "bot", *arguments],
            cwd=folder,
            env=surroundings(PYTHONPATH=str(ROOT)) | settings,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    nursery = shared_nursery()
    with TemporaryDirectory() as kept:
        out, err = Path(kept) / "out", Path(kept) / "err"
        child = nursery.bear(arguments, folder, settings, out, err)
        hangs = Timer(PATIENCE, os.kill, (child, signal.SIGKILL))
        hangs.start()
        code = nursery.until_over()
        hangs.cancel()
        return subprocess.CompletedProcess(arguments, code, out.read_text(), err.read_text())


@cache
def shared_nursery() -> Nursery:
    """The nursery of all tests of this process, which ends with it."""
    nursery = Nursery(CRASH_WORKERS="forked")
    atexit.register(nursery.close)
    return nursery


def surroundings(**env: str) -> dict[str, str]:
    """The environment of a process of the program: no setting is inherited."""
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("KNAVE_", "DISCORD_"))}
    path = os.pathsep.join(map(str, (ARMED, ROOT)))
    return clean | {"PYTHONPATH": path, "PYTHONUNBUFFERED": "1"} | env
