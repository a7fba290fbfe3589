"""Scenes kept as data: ``python -m tests.tables.scenes [GAME …]`` writes them anew.

For every game one moment in the middle of a deal, as everybody sees the table and as whoever is
to play sees their hand. Read what has changed before it is committed.
"""

import argparse
import json
from dataclasses import asdict
from random import Random

from bot.rules import CHANCE, GAMES, Action, Log, Pick, Seat, Seed
from bot.storage.rows.ids import GameId, TableId, UserId
from bot.tables.model.chairs import Chair
from bot.tables.model.from_log import session_of
from bot.tables.model.session import GameSession
from bot.tables.screens.hand_screen import Where, hand_screen
from bot.tables.screens.table_screen import table_screen
from bot.words.words import words
from tests.support.kept import file_of

NAMES = ("Ann", "花子", "Jürgen", "Zoé", "Bob", "Eve")
SEED = Seed(bytes(range(32)))


def moment(key: str) -> GameSession:
    """The second trick of a deal, half played, after the shortest auction there is."""
    game = GAMES[key]
    options = next(iter(game.presets.values()))
    sizes = game.players(options)
    size = 4 if 4 in sizes else sizes[0]
    chairs = tuple(Chair(user=UserId(n + 1), name=NAMES[n]) for n in range(size))
    log = Log(game=key, version=game.version, options=str(options), players=size)
    session = session_of(GameId(7), log, chairs)
    rng, deals = Random(key), 0
    while not _is_that(session):
        seat = session.turn[0]
        if seat == CHANCE:
            deals += 1
            action = game.chance(session.state, SEED.below(f"deal {deals}"))
        else:
            decision = game.legal(session.view(seat))
            chosen = isinstance(decision, Pick) or session.view(None).trick
            action = decision.sample(rng) if chosen else _last(session, seat, list(decision))
        session = session.plus(seat, action)
    return session


def _last(session: GameSession, seat: Seat, actions: list[Action]) -> Action:
    """The last of these actions with which the deal goes on."""
    over = ((), (CHANCE,))
    going_on = (one for one in actions[::-1] if session.plus(seat, one).turn not in over)
    return next(going_on, actions[-1])


def _is_that(session: GameSession) -> bool:
    view = session.view(None)
    begun = view.trick is not None and view.last_trick is not None
    return begun and view.trick is not None and len(view.trick.cards) == 1


def written(key: str) -> str:
    """Both scenes and their alt texts, as lines of text."""
    session, w = moment(key), words("en")
    seat = session.turn[0]
    screens = {
        "table": table_screen(w, TableId(7), session),
        "hand": hand_screen(w, Where(TableId(7), "#cards"), session, seat),
    }
    kept = {
        name: {"alt": screen.picture.alt, "scene": asdict(screen.picture.scene)}
        for name, screen in screens.items()
        if screen.picture is not None
    }
    return json.dumps(kept, indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    """Write the scenes of the games that are named, or of all."""
    parser = argparse.ArgumentParser(prog="python -m tests.tables.scenes", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", choices=[*GAMES, []])
    for key in parser.parse_args().games or GAMES:
        path = file_of(key, "scenes", "json")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(written(key), encoding="utf-8")


if __name__ == "__main__":
    main()
