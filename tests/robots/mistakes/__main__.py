"""Put certain mistakes to the judge, or find new ones.

``python -m tests.robots.mistakes [GAME …]`` says how many of those written down, and of the
positions in ``tests/robots/positions``, the judge finds, with a right choice for the wrong one.
``--make 30`` finds so many in each game anew, within ``--seconds``, and writes them down.
"""

import argparse
import time
from collections.abc import Iterator

from bot.robots.appraise import look, weigh
from bot.rules import GAMES
from tests.robots.mistakes.reading import Mistake, found, read, written
from tests.robots.positions.reading import Position, positions_of
from tests.support.kept import file_of


def is_found(one: Mistake) -> bool:
    """Whether the judge calls it a mistake, and prefers what is right."""
    view, wrong = one.view(), one.game.read(one.wrong)
    first = look(one.game, view, wrong, "known")
    if first is None or not first.is_doubtful:
        return False
    weighed = weigh(one.game, view, first, "known")
    right = weighed is not None and one.game.write(weighed.other) in one.better
    return weighed is not None and weighed.is_mistake and right


def is_position_found(position: Position) -> bool:
    """Whether one of the choices that no good player makes is called a mistake."""
    view, game = position.view(), position.game
    for action in [action for action in game.legal(view) if position.forbids(action)][:3]:
        first = look(game, view, action, "known")
        if first is None or not first.is_doubtful:
            continue
        weighed = weigh(game, view, first, "known")
        if weighed and weighed.is_mistake and not position.forbids(weighed.other):
            return True
    return False


def made(key: str, most: int, seconds: float) -> Iterator[Mistake]:
    """New mistakes of a game, as many as are found in so many seconds."""
    until = time.monotonic() + seconds
    for count, one in enumerate(found(key, 1), 1):
        yield one
        if count >= most or time.monotonic() > until:
            return


def main() -> None:
    """Measure robots by mistakes, or make new ones."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", default=[])
    parser.add_argument("--make", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=120)
    given = parser.parse_args()
    for key in given.games or GAMES:
        if given.make:
            new = list(made(key, given.make, given.seconds))
            path = file_of(key, "mistakes")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(written(new), encoding="utf-8")
            print(f"{key:14} {len(new)} written down", flush=True)
            continue
        endings, positions = read(key), positions_of(key)
        right = sum(map(is_found, endings))
        known = sum(map(is_position_found, positions))
        print(
            f"{key:14} endings {right} of {len(endings)}, positions {known} of {len(positions)}",
            flush=True,
        )


if __name__ == "__main__":
    main()
