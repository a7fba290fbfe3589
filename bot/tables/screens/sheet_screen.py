"""The score sheet: the points of every deal so far, as a picture and in words."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from bot.rules import Seat, View
from bot.storage.rows.ids import TableId
from bot.tables.model.session import GameSession, Line
from bot.tables.screens.discord_limits import MESSAGE, shorten
from bot.tables.screens.screen import Picture, Screen, newest
from bot.tables.screens.telling import Teller, game_name
from bot.words.words import Words
from cardart.scene import ResultScene

MOST_LINES = 20
"""So many deals are shown, the newest; what those before them brought is summed up in a line."""


def sheet_screen(words: Words, table: TableId, session: GameSession) -> Screen:
    """The score sheet as it stands, for anyone who asks."""
    teller = Teller.of(words, session.log.game, session.chairs)
    view = session.view(None)
    game = game_name(words, session.log.game)
    title = words.say("sheet-title", game=game, table=table)
    if not any(view.scores) and not session.sheet:
        return Screen(words.say("sheet-empty", title=title))
    lines = [title, *_in_words(teller, view, session.sheet, 1900 - len(title))]
    return Screen(shorten("\n".join(lines), MESSAGE), sheet_picture(words, table, session))


def sheet_picture(words: Words, table: TableId, session: GameSession) -> Picture:
    """The picture of the score sheet: deals as rows, sides as columns, totals at the bottom."""
    teller = Teller.of(words, session.log.game, session.chairs, markup=False)
    view, key = session.view(None), session.log.game
    sides = teller.scorers(view)
    winners = session.result.winners if session.result else ()
    total = [words.number(view.scores[side[0]]) for side in sides]
    scene = ResultScene(
        title=game_name(words, key),
        columns=(words.say("sheet-deal"), *map(teller.side, sides)),
        rows=tuple((name, *gains) for name, gains in _rows(words, sides, view, session.sheet)),
        total=(words.say("sheet-total"), *total),
        winners=tuple(n for n, side in enumerate(sides, 1) if side[0] in winners),
        footer=words.say("sheet-target", target=view.target) if view.target else "",
        theme=words.style.theme,
        style=session.game.sheet,
    )
    won = words.all_of([teller.side(side) for side in sides if side[0] in winners])
    said = [
        game_name(words, key),
        words.say("sheet-winners", winners=won) if won else "",
        *_in_words(teller, view, session.sheet, 900 - len(won)),
    ]
    return Picture(scene, f"sheet-{table}.png", teller.joined(said))


def _in_words(teller: Teller, view: View[Any], sheet: Sequence[Line], room: int) -> list[str]:
    """The score sheet in words: the sides, their points for each deal in that order, and totals.

    The oldest deals are left out where they do not fit.
    """
    words, sides = teller.words, teller.scorers(view)
    rows = _rows(words, sides, view, sheet)
    deals = "\n".join(f"{deal}: {' · '.join(gains)}" for deal, gains in rows)
    head = words.say("sheet-order", sides=" · ".join(map(teller.side, sides)))
    now = words.say("sheet-now", scores=teller.scores(view))
    return [head, *newest(deals, room - len(head) - len(now)).split("\n"), now]


def _rows(
    words: Words, sides: Sequence[Sequence[Seat]], view: View[Any], sheet: Sequence[Line]
) -> list[tuple[str, list[str]]]:
    """A name for each deal and what it brought each side; last what is written down in this one."""
    lines = [("", (0,) * view.players), *((str(line.deal), line.scores) for line in sheet)]
    if len(lines) > MOST_LINES + 1:
        lines = [lines[0], *lines[-MOST_LINES:]]
        lines[1] = (words.say("sheet-until", deal=lines[1][0]), lines[1][1])
    if lines[-1][1] != view.scores:
        lines.append((words.say("sheet-running", deal=view.deal), view.scores))
    return [
        (name, [words.gain(now[side[0]] - then[side[0]]) for side in sides])
        for (_, then), (name, now) in pairwise(lines)
    ]
