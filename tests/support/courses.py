"""Games at a table without one: sessions of players who do anything that is allowed."""

from __future__ import annotations

from random import Random

from bot.rules import CHANCE, GAMES, Log
from bot.storage.rows.ids import GameId, UserId
from bot.tables.model.chairs import Chair
from bot.tables.model.from_log import session_of
from bot.tables.model.session import GameSession


def begun(key: str) -> GameSession:
    """A game by the rules of the house, with as few people as it may have."""
    game = GAMES[key]
    options = game.presets["house"]
    players = game.players(options)[0]
    head = Log(game=key, version=game.version, options=str(options), players=players)
    return session_of(
        GameId(1), head, tuple(Chair(user=UserId(n + 1), name=f"P{n}") for n in range(players))
    )


def course(key: str, length: int = 80, seed: int = 3) -> list[GameSession]:
    """The session after each move, at most ``length`` items; several who choose do in any order."""
    rng, session, game = Random(seed), begun(key), GAMES[key]
    found = [session]
    while session.turn and len(found) < length:
        seat = rng.choice(session.turn)
        if seat == CHANCE:
            action = game.chance(session.state, rng.randrange)
        else:
            action = game.legal(session.view(seat)).sample(rng)
        session = session.plus(seat, action)
        found.append(session)
    return found
