"""Python loads this by itself in the process under test, and there alone.

``CRASH_AT=checked:7`` kills the process (SIGKILL, nothing is cleaned up) when it passes the point
*checked* for the seventh time; before that it leaves a line in the file ``CRASH_REPORT``.

``CRASH_NURSERY=yes`` imports the program and then, for each line read, lets a child of this process
begin where it stands, with arguments, settings and a folder of its own: it runs as any
other, only sooner. With ``CRASH_WORKERS=forked`` so do the workers of these children.
"""

import os
import signal
import sys
import threading

from bot.ground import failpoints

_one_at_a_time = threading.Lock()


def _arm() -> None:
    point, _, number = os.environ.get("CRASH_AT", "").partition(":")
    left = [int(number or 0)]

    def count(passed: str) -> None:
        if passed != point:
            return
        with _one_at_a_time:
            left[0] -= 1
            if left[0] == 0:
                report = os.open(os.environ["CRASH_REPORT"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
                os.write(report, f"{point}\n".encode())
                os.kill(os.getpid(), signal.SIGKILL)

    if left[0] > 0:
        failpoints.watch(count)


def _nurse() -> None:
    """Bear one child after the other; return in each of them, and never in the parent."""
    import gc
    import json
    import random

    from bot.commands import parser_for
    from bot.words.words import languages, words
    from cardart import warm

    parser_for()  # which imports every command
    warm()
    for language in languages():
        words(language)
    gc.freeze()  # children share what is there
    os.environ.pop("CRASH_NURSERY")
    if os.environ.get("CRASH_WORKERS") == "forked":
        _fork_workers()
    while True:
        line = b""
        while not line.endswith(b"\n"):
            if not (byte := os.read(0, 1)):
                os._exit(0)
            line += byte
        asked = json.loads(line)
        child = os.fork()
        if child == 0:
            break
        os.write(1, f"{child}\n".encode())
        _, status = os.waitpid(child, 0)
        os.write(1, f"{os.waitstatus_to_exitcode(status)}\n".encode())
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    for theirs, said in ((1, asked["out"]), (2, asked["err"])):
        os.dup2(os.open(said, os.O_WRONLY | os.O_APPEND | os.O_CREAT), theirs)
    sys.argv[1:] = asked["arguments"]
    os.chdir(asked["folder"])
    os.environ.update(asked["env"])
    random.seed()


def _fork_workers() -> None:
    """Let workers be forked from a process beside, in which the program is imported, too."""
    import multiprocessing
    from multiprocessing import forkserver

    plain = multiprocessing.get_context
    forkserver.set_forkserver_preload(["ready"])
    forkserver.ensure_running()
    # A child would look whether that process is its own child, and start another.
    forkserver._forkserver.ensure_running = lambda: None
    multiprocessing.get_context = lambda method: plain(
        "forkserver" if method == "spawn" else method
    )


if os.environ.get("CRASH_NURSERY"):
    _nurse()
_arm()
