"""A server's leaderboard for one game by one set of rules, as picture and text."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.storage.rows.boards import BoardPage, BoardRow, Measure, StandingRow
from bot.storage.rows.ids import NOBODY, UserId
from bot.tables.model.ratings import PROVISIONAL, margin
from bot.tables.screens.boards import (
    LINES,
    MINIMUMS,
    PERIODS,
    BoardAsk,
    about_rules_of,
    measures_of,
    rules_of,
)
from bot.tables.screens.discord_limits import ALT, ITEM, MENU_ITEMS, MESSAGE, length, shorten
from bot.tables.screens.names import game_name
from bot.tables.screens.screen import Button, Item, Menu, Picture, Row, Screen, unless_in_words
from bot.words.words import Words, clean, escape, in_order
from cardart.scene import BoardScene

COLUMNS: tuple[str, ...] = ("place", "name", "rating", "wins", "casual")


@dataclass(frozen=True, slots=True)
class Asker:
    """The person who looks at a board, and whether boards list them at all."""

    user: UserId
    listed: bool = True


def board_screen(
    words: Words, ask: BoardAsk, page: BoardPage, boards: Sequence[BoardRow], server: str, by: Asker
) -> Screen:
    """A page of the board, where the asker stands, and menus for everything it depends on."""
    pages = max(1, -(-page.count // LINES))
    text = [
        *_lines(words, ask, page, server),
        mine(words, ask, page, by),
        "-# " + words.say("board-footer", games=PROVISIONAL),
        "-# " + words.say("board-pages", page=ask.page + 1, pages=pages),
    ]
    rows = _controls(words, ask, page, boards, pages)
    picture = board_picture(words, ask, page, server, by) if page.rows else None
    if picture is not None:
        picture = unless_in_words(words.style, picture)
    return Screen(shorten("\n".join(text), MESSAGE), picture, rows)


def shown_board(words: Words, ask: BoardAsk, page: BoardPage, server: str) -> Screen:
    """A page of the board for everybody, without where its asker stands."""
    page = replace(page, mine=None)
    text = [
        *_lines(words, ask, page, server),
        "-# " + words.say("board-footer", games=PROVISIONAL),
    ]
    nobody = Asker(NOBODY, listed=False)
    picture = board_picture(words, ask, page, server, nobody) if page.rows else None
    return Screen(shorten("\n".join(text), MESSAGE), picture)


def _lines(words: Words, ask: BoardAsk, page: BoardPage, server: str) -> list[str]:
    """The title of a board, what it counts, and the lines of a page."""
    title = board_title(words, page.board.game, server)
    full = words.style.text_only
    lines = [in_order(line(words, row, ask.by, escape(name_of(row)), full)) for row in page.rows]
    return [
        f"**{escape(title)}**" + (f" · {words.say('board-of-pairs')}" if ask.pairs else ""),
        counts(words, ask, page.board),
        *(lines or [words.say("board-empty-here")]),
    ]


def board_title(words: Words, game: str, server: str) -> str:
    """The game of a board, and its server."""
    return words.say("board-title", game=game_name(words, game), server=server)


def no_board_screen(words: Words, game: str) -> Screen:
    """The screen for a game of which none was played to its end."""
    return Screen(words.say("board-empty", game=game_name(words, game)))


def counts(words: Words, ask: BoardAsk, board: BoardRow, plain: bool = False) -> str:
    """The games that count, and the measure they are sorted by."""
    facts = {
        "rules": rules_of(words, board),
        "period": words.say(f"period-{ask.period}"),
        "measure": words.say(f"measure-{ask.by}"),
        "minimum": ask.least,
    }
    return words.say("board-counts-plain" if plain else "board-counts", **facts)


def name_of(row: StandingRow) -> str:
    """The name in a line of the board, or those of partners."""
    return " & ".join(clean(name) for name in row.names)


def mine(words: Words, ask: BoardAsk, page: BoardPage, by: Asker) -> str:
    """The asker's own line, wherever they stand."""
    if not by.listed:
        return words.say("board-hidden")
    if page.mine is None:
        return words.say("board-not-there")
    return words.say("board-mine", line=line(words, page.mine, ask.by, escape(name_of(page.mine))))


def line(words: Words, row: StandingRow, by: Measure, name: str, full: bool = False) -> str:
    """One line of the board, in words; ``full``: with the rating in any case, as on its picture."""
    told = dict.fromkeys(value(words, row, one) for one in ([by, "rating"] if full else [by]))
    return words.say(
        "board-line",
        place=row.place,
        name=name,
        value=words.say("comma").join(told),
        games=words.decimal(row.games),
        wins=words.decimal(row.wins),
        casual=row.casual,
    )


def value(words: Words, row: StandingRow, by: Measure) -> str:
    """The measure of a line; sorted by wins, which every line has, the rating."""
    if by == "points" and row.deals:
        return words.say("board-value-points", points=words.decimal(row.points / row.deals, 2))
    if by == "made":
        return words.say("board-value-made", made=row.made, contracts=row.contracts)
    if not row.rated or row.sigma is None:
        return words.say("board-value-unrated")
    provisional = row.rated < PROVISIONAL
    return words.say(
        "board-value-provisional" if provisional else "board-value-rating",
        rating=round(row.rating),
        margin=margin(row.sigma),
    )


def board_picture(words: Words, ask: BoardAsk, page: BoardPage, server: str, by: Asker) -> Picture:
    """The lines of the page with everyone's curve; the asker's own at the end, if elsewhere."""
    rows = list(page.rows)
    there = page.mine is not None and any(row.who == page.mine.who for row in rows)
    if page.mine is not None and by.listed and not there:
        rows.append(page.mine)
    columns = (*COLUMNS, *([ask.by] if ask.by not in COLUMNS else []))
    title = board_title(words, page.board.game, server)
    if ask.pairs:
        title = f"{title} · {words.say('board-of-pairs')}"
    head = counts(words, ask, page.board, plain=True)
    scene = BoardScene(
        title=title,
        columns=tuple(words.say(f"board-column-{name}") for name in columns),
        rows=tuple(tuple(_cell(words, row, name) for name in columns) for row in rows),
        footer=f"{head} · {words.say('board-footer-short')}",
        highlight=next((n for n, row in enumerate(rows) if _is_mine(row, page)), -1),
        curves=tuple(row.curve for row in rows),
        curve_label=words.say("board-column-curve"),
        theme=words.style.theme,
    )
    brief, full = (
        "; ".join(
            [
                title,
                head,
                *(line(words, row, ask.by, name_of(row), full) for row in rows),
                words.say("board-footer-short"),
            ]
        )
        for full in (False, True)
    )
    alt = full if length(full) <= ALT else shorten(brief, ALT)
    return Picture(scene, "leaderboard.png", alt)


def _is_mine(row: StandingRow, page: BoardPage) -> bool:
    return page.mine is not None and row.who == page.mine.who


def _cell(words: Words, row: StandingRow, column: str) -> str:
    match column:
        case "place":
            return str(row.place)
        case "name":
            return name_of(row)
        case "rating":
            return rating_cell(row)
        case "wins":
            return f"{words.decimal(row.wins)}/{words.decimal(row.games)}"
        case "points":
            return words.decimal(row.points / row.deals, 2) if row.deals else "–"
        case "made":
            return f"{row.made}/{row.contracts}"
    return str(row.casual)


def rating_cell(row: StandingRow) -> str:
    """A rating in short, in brackets while it is provisional."""
    if not row.rated:
        return "–"
    return f"({row.rating:.0f})" if row.rated < PROVISIONAL else f"{row.rating:.0f}"


# ---------------------------------------------------------------------- what can be pressed


def _controls(
    words: Words, ask: BoardAsk, page: BoardPage, boards: Sequence[BoardRow], pages: int
) -> tuple[Row, ...]:
    period, measure = words.say("menu-board-period"), words.say("menu-board-measure")
    periods = [
        Item(_labelled(words, period, words.say(f"period-{p}")), p, chosen=p == ask.period)
        for p in PERIODS
    ]
    measures = [
        Item(
            _labelled(words, measure, words.say(f"measure-{m}")),
            m,
            words.say(f"measure-{m}-about"),
            m == ask.by,
        )
        for m in measures_of(page.board.game)
    ]
    least = [
        Item(words.say("minimum-games", count=n), str(n), "", n == ask.least) for n in MINIMUMS
    ]
    there = page.mine.line if page.mine else 0
    turned = replace(ask, pairs=not ask.pairs, page=0)
    pairs = words.say("button-board-people" if ask.pairs else "button-board-pairs")
    back, further = replace(ask, page=max(0, ask.page - 1)), replace(ask, page=ask.page + 1)
    own = replace(ask, page=max(0, there - 1) // LINES)
    buttons = (
        Button(words.say("button-board-back"), back.wish("back"), enabled=ask.page > 0),
        Button(words.say("button-board-next"), further.wish("next"), enabled=ask.page + 1 < pages),
        Button(words.say("button-board-mine"), own.wish("mine"), enabled=there > 0),
        Button(pairs, turned.wish("pairs")),
        Button(words.say("button-show"), ask.shown),
    )
    return (
        _rules_menu(words, ask, boards),
        Menu(ask.wish("period"), period, tuple(periods)),
        Menu(ask.wish("by"), measure, tuple(measures)),
        Menu(ask.wish("least"), words.say("menu-board-minimum"), tuple(least)),
        buttons,
    )


def _labelled(words: Words, label: str, text: str) -> str:
    """An entry that begins with the prompt of its menu, which nobody sees beside what is chosen."""
    return words.say("labelled", label=label, text=text)


def _rules_menu(words: Words, ask: BoardAsk, boards: Sequence[BoardRow]) -> Menu:
    return Menu(
        ask.wish("rules"), words.say("menu-board-rules"), rules_items(words, ask.board, boards)
    )


def rules_items(words: Words, chosen: int, boards: Sequence[BoardRow]) -> tuple[Item, ...]:
    """Every set of rules that has a board: presets first, then the most played."""
    ordered = sorted(boards, key=lambda board: not board.preset)
    shown = ordered[:MENU_ITEMS]
    if not any(board.id == chosen for board in shown):
        shown = [*shown[: MENU_ITEMS - 1], *(b for b in ordered if b.id == chosen)]
    return tuple(
        Item(
            shorten(words.say("board-set", rules=rules_of(words, b), count=b.games), ITEM),
            str(b.id),
            shorten(about_rules_of(words, b), ITEM),
            b.id == chosen,
        )
        for b in shown
    )
