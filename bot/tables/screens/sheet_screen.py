"""The score sheet: the points of every deal so far, as a picture or in words.

Where a game keeps it by other lines (the contracts of a slate), these stand in place of the deals.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from bot.rules import Seat, View
from bot.rules.kit.view import SheetLine
from bot.storage.rows.ids import TableId
from bot.tables.model.session import GameSession
from bot.tables.screens.custom_ids import Show
from bot.tables.screens.details import in_one
from bot.tables.screens.discord_limits import MESSAGE, shorten
from bot.tables.screens.ends import contract_in_short
from bot.tables.screens.names import game_name
from bot.tables.screens.screen import Button, Picture, Row, Screen, newest, unless_in_words
from bot.tables.screens.telling import Teller
from bot.words.words import Words
from cardart.scene import SheetScene

MOST_WITH_ROOM = 7
"""In so many columns nothing stands between the points and what is beside them."""
OPEN = "–"
"""The entry of a line that is still to be written."""
MOST_LINES = 20
"""So many deals are shown, the newest; what those before them brought is summed up in a line."""


def sheet_screen(
    words: Words, table: TableId, session: GameSession, *, public: bool = False
) -> Screen:
    """The score sheet as it stands, for anyone who asks.

    At a ``public`` table there is a button that shows it to everybody.
    """
    teller = Teller.at(words, session)
    view = session.view(None)
    game = game_name(words, session.log.game)
    title = words.say("sheet-title", game=game, table=table)
    if not any(view.scores) and not session.sheet and not view.slate:
        return Screen(words.say("sheet-empty", title=title))
    won = _won(teller, session, view)
    if words.style.text_only:
        head = "\n".join(filter(None, (title, won)))
        lines = [head, *_in_words(teller, session, view, 1900 - len(head))]
    else:  # the picture beside it says the rest
        lines = [title, won or _now(teller, view)]
    button = Button(words.say("button-show"), Show.of(table, "sheet"))
    rows: tuple[Row, ...] = ((button,),) if public else ()
    picture = unless_in_words(words.style, sheet_picture(words, table, session))
    return Screen(shorten("\n".join(lines), MESSAGE), picture, rows)


def sheet_picture(words: Words, table: TableId, session: GameSession) -> Picture:
    """The picture of the score sheet: deals as rows, sides as columns, totals at the bottom."""
    teller = Teller.at(words, session, markup=False)
    view, key = session.view(None), session.log.game
    sides = teller.scorers(view)
    winners = session.result.winners if session.result else ()
    total = [words.number(view.scores[side[0]]) for side in sides]
    scene = SheetScene(
        title=game_name(words, key),
        columns=(words.say("sheet-line" if view.slate else "sheet-deal"), *map(teller.side, sides)),
        rows=tuple((name, *gains) for name, gains in _rows(teller, session, view)),
        total=(words.say("sheet-total"), *total),
        winners=tuple(n for n, side in enumerate(sides, 1) if side[0] in winners),
        names=((), *map(teller.partners, sides)),
        footer=" · ".join(filter(None, (teller.aim(view), _in_brackets(teller, session)))),
        theme=words.style.theme,
        style="slate" if session.game.sheet == "slate" else "sheet",
    )
    won = _won(teller, session, view)
    said = [
        game_name(words, key),
        won,
        *_in_words(teller, session, view, 900 - len(won)),
    ]
    return Picture(scene, f"sheet-{table}.png", teller.joined(said))


def _won(teller: Teller, session: GameSession, view: View[Any]) -> str:
    """The winners; empty while the game goes on."""
    winners = session.result.winners if session.result else ()
    won = [teller.side(side) for side in teller.scorers(view) if side[0] in winners]
    return teller.words.say("sheet-winners", winners=teller.words.all_of(won)) if won else ""


def _now(teller: Teller, view: View[Any]) -> str:
    """The scores as they stand."""
    return teller.words.say("sheet-now", scores=teller.scores(view))


def _in_words(teller: Teller, session: GameSession, view: View[Any], room: int) -> list[str]:
    """The score sheet in words: the sides, their points for each deal in that order, and totals.

    The oldest deals are left out where they do not fit.
    """
    words, sides = teller.words, teller.scorers(view)
    rows = _rows(teller, session, view)
    told = [words.say("sheet-row", deal=deal, gains=" · ".join(gains)) for deal, gains in rows]
    deals = "\n".join(told)
    order = "sheet-order-lines" if view.slate else "sheet-order"
    named = words.say(order, sides=" · ".join(map(teller.side, sides)))
    head = in_one((named, _in_brackets(teller, session)))
    now = _now(teller, view)
    return [head, *newest(deals, room - len(head) - len(now)).split("\n"), now]


def _rows(
    teller: Teller, session: GameSession, view: View[Any]
) -> list[tuple[str, tuple[str, ...]]]:
    """Each deal's number and contract, and what it brought each side.

    Last is what is written down in the deal that goes on.
    """
    words, sides = teller.words, teller.scorers(view)
    if view.slate:
        return [_line(teller, line) for line in view.slate]
    lines: list[tuple[str, tuple[int, ...], tuple[str, ...]]] = [
        ("", (0,) * view.players, ()),
        *(
            (_deal(teller, session, line.deal), line.scores, _beside(teller, session, line.deal))
            for line in session.sheet
        ),
    ]
    if len(lines) > MOST_LINES + 1:
        until = words.say("sheet-until", deal=session.sheet[-MOST_LINES].deal)
        lines = [lines[0], (until, lines[-MOST_LINES][1], ()), *lines[-MOST_LINES + 1 :]]
    if lines[-1][1] != view.scores:
        lines.append((words.say("sheet-running", deal=view.deal), view.scores, ()))
    return [
        (name, tuple(_gains(words, sides, then, now, beside)))
        for (_, then, _), (name, now, beside) in pairwise(lines)
    ]


def _line(teller: Teller, line: SheetLine) -> tuple[str, tuple[str, ...]]:
    """A line of a slate, and what each side has written there."""
    words = teller.words
    name = words.reason(teller.game, "line", line.what, teller.names)
    return name, tuple(OPEN if points is None else words.number(points) for points in line.points)


def _gains(
    words: Words,
    sides: Sequence[Sequence[Seat]],
    then: Sequence[int],
    now: Sequence[int],
    beside: Sequence[str],
) -> Iterator[str]:
    """The gains of each side in a deal, with the tags beside them."""
    for number, (first, *_) in enumerate(sides):
        gain = words.gain(now[first] - then[first])
        between = " " if len(sides) < MOST_WITH_ROOM else ""
        yield f"{gain}{between}{beside[number]}".strip() if beside else gain


def _deal(teller: Teller, session: GameSession, deal: int) -> str:
    """The number of a deal, and its contract in short."""
    short = contract_in_short(teller, session.reckoning_of(deal))
    return " · ".join(filter(None, (str(deal), short)))


def _in_brackets(teller: Teller, session: GameSession) -> str:
    """The meaning of numbers in brackets, in a game that has any."""
    words, game = teller.words, teller.game
    told = any(any(_beside(teller, session, line.deal)) for line in session.sheet)
    return words.of(game, "sheet-brackets") if told and words.known(game, "sheet-brackets") else ""


def _beside(teller: Teller, session: GameSession, deal: int) -> tuple[str, ...]:
    """The text beside the points of each side in a deal: nothing, or its tags in brackets."""
    reckoning = session.reckoning_of(deal)
    told = [account.tags for account in reckoning.accounts] if reckoning else []
    return tuple(teller.in_brackets(tags) for tags in told)
