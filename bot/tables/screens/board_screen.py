"""A server's leaderboard for one game, as picture and text."""

from collections.abc import Sequence

from bot.storage.store import BoardRow
from bot.tables.screens.screen import Picture, Screen, shorten
from bot.tables.screens.telling import game_name
from bot.tables.words import Words, escape
from cardart.scene import BoardScene


def board_screen(
    words: Words, game: str, rows: Sequence[BoardRow], server: str, asker: int
) -> Screen:
    """Games, wins and points of the server's people, best first."""
    title = words.say("board-title", game=game_name(words, game), server=server)
    if not rows:
        return Screen(words.say("board-empty", game=game_name(words, game)))
    lines = [
        words.say(
            "board-line",
            place=place,
            name=escape(row.name),
            games=row.games,
            wins=row.wins,
            points=row.points,
            casual=row.casual_games,
        )
        for place, row in enumerate(rows, 1)
    ]
    columns = ("place", "name", "games", "wins", "points", "casual")
    scene = BoardScene(
        title=title,
        columns=tuple(words.say(f"board-column-{name}") for name in columns),
        rows=tuple(
            (str(n), r.name, *map(str, (r.games, r.wins, r.points, r.casual_games)))
            for n, r in enumerate(rows, 1)
        ),
        footer=words.say("board-footer"),
        highlight=next((n for n, row in enumerate(rows) if row.user_id == asker), -1),
    )
    text = "\n".join([f"**{escape(title)}**", *lines, f"-# {words.say('board-footer')}"])
    picture = Picture(scene, "leaderboard.png", shorten(f"{title}. " + "; ".join(lines), 1024))
    return Screen(shorten(text, 2000), picture)
