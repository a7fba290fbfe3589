"""A robot that answers questions by text: run in a process of its own, from any checkout's folder.

Every line read is a position, as JSON: a log of moves that lead to it, the seat that is asked, a
seed and a level. Every line written is the answer: the action's line, and the milliseconds of CPU
it took. Nothing here may stand on what is newer than the checkouts it is to run in, so this file
is handed over as text.
"""

import json
import sys
from collections.abc import Mapping
from dataclasses import replace
from math import inf
from random import Random
from time import process_time
from typing import Any

from bot.robots import LEVELS, choose
from bot.rules import GAMES, Log, replay


def answer(question: Mapping[str, Any]) -> dict[str, Any]:
    """The robot's action in a position, given all the time it needs."""
    log = Log.read(question["log"])
    game, state = GAMES[log.game], replay(log)
    view = game.view(state, question["seat"])
    budget = replace(LEVELS[question["level"]], seconds=inf)
    begun = process_time()
    action = choose(game, view, Random(question["seed"]), budget)
    return {"line": game.write(action), "ms": 1000 * (process_time() - begun)}


def main() -> None:
    """Answer until there are no more questions."""
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
