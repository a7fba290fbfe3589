"""A server's leaderboard for one game, as picture and text."""

from collections.abc import Sequence

from bot.storage.store import BoardRow
from bot.tables.screens.screen import Picture, Screen, shorten
from bot.tables.screens.telling import game_name
from bot.tables.words import Words, escape
from cardart.scene import BoardScene


def board_screen(
    words: Words,
    game: str,
    rows: Sequence[BoardRow],
    presets: Sequence[str],
    server: str,
    asker: int,
) -> Screen:
    """Games, wins and points of the server's people, best first, and by which rules they played.

    ``presets`` are those of the games counted; an empty one stands for rules of its own.
    """
    title = words.say("board-title", game=game_name(words, game), server=server)
    if not rows:
        return Screen(words.say("board-empty", game=game_name(words, game)))
    footer = words.say(
        "board-footer", rules=words.all_of([_rules(words, game, p) for p in presets])
    )
    columns = ("place", "name", "games", "wins", "points", "casual")
    scene = BoardScene(
        title=title,
        columns=tuple(words.say(f"board-column-{name}") for name in columns),
        rows=tuple(
            (str(n), r.name, *map(str, (r.games, r.wins, r.points, r.casual_games)))
            for n, r in enumerate(rows, 1)
        ),
        footer=footer,
        highlight=next((n for n, row in enumerate(rows) if row.user_id == asker), -1),
        theme=words.look.theme,
    )
    lines = [_line(words, place, row, escape(row.name)) for place, row in enumerate(rows, 1)]
    text = "\n".join([f"**{escape(title)}**", *lines, f"-# {footer}"])
    read = [_line(words, place, row, row.name) for place, row in enumerate(rows, 1)]
    alt = "; ".join([title, *read, footer])
    return Screen(shorten(text, 2000), Picture(scene, "leaderboard.png", shorten(alt, 1024)))


def _rules(words: Words, game: str, preset: str) -> str:
    return words.of(game, f"preset-{preset}") if preset else words.say("rules-of-its-own")


def _line(words: Words, place: int, row: BoardRow, name: str) -> str:
    return words.say(
        "board-line",
        place=place,
        name=name,
        games=row.games,
        wins=row.wins,
        points=row.points,
        casual=row.casual_games,
    )
