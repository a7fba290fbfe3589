"""The daily hand in words: what it is, what one's attempt came to, and what the field did.

Of a daily that runs only those who have finished it are told anything.
"""

from collections.abc import Iterator, Sequence

from bot.rules import GAMES
from bot.storage.rows.dailies import OF_THE_DAY, Counted, DailyRow, Kind, closes_at, ends_at
from bot.storage.rows.ids import GameId, TableId
from bot.tables.model.dailies import deals_dealt
from bot.tables.model.daily_page import DailyPage
from bot.tables.screens import custom_ids
from bot.tables.screens.controls import action_label
from bot.tables.screens.daily_result import (
    daily_picture,
    date_of,
    field_said,
    gain,
    percent,
    places,
    score,
    signs,
    tricks_said,
)
from bot.tables.screens.moment_screen import moments_button
from bot.tables.screens.names import game_name
from bot.tables.screens.screen import (
    Button,
    Item,
    Menu,
    Row,
    Screen,
    message,
    unless_in_words,
)
from bot.words.words import Words, when

MOST = 3
"""So many different bids or first cards are told of a deal."""


def daily_screen(words: Words, page: DailyPage, now: float, *, in_server: bool = False) -> Screen:
    """The panel of a daily, for one person alone; in a server with what can be done there."""
    lines, picture = [_title(words, page), *_told(words, page, now)], None
    if page.is_finished:
        picture = unless_in_words(words.style, daily_picture(words, page))
    return Screen(message(lines), picture, _rows(words, page, now, in_server))


def _title(words: Words, page: DailyPage) -> str:
    game = game_name(words, page.daily.game)
    title = words.say("daily-title", game=game, date=date_of(words, page.daily.day))
    return f"{title} · {words.say('daily-of-the-day')}" if page.of_the_day else title


def _told(words: Words, page: DailyPage, now: float) -> Iterator[str]:
    daily = page.daily
    if page.is_finished:
        yield from result_lines(words, page)
        return
    level = words.say(f"level-{daily.level}")
    today = "no" if page.is_open else "yes"
    yield words.say("daily-what", deals=daily.deals, level=level, today=today)
    if page.spent:
        yield words.say("daily-had")
    elif page.may_go_on(now):
        yield words.say("daily-waits", until=_moment(closes_at(daily.day)))
    elif page.may_begin:
        yield words.say("daily-once", until=_moment(ends_at(daily.day)))
    else:
        yield words.say("daily-missed" if page.attempt is None else "daily-left")
    if page.streak > 1:
        yield _streak(words, page)
    if page.is_open:
        yield from _unsealed(words, daily)
    else:
        yield words.say("daily-sealed", commitment=daily.commitment)


def _unsealed(words: Words, daily: DailyRow) -> Iterator[str]:
    """The seed of a daily that is closed, and what was told of it before."""
    yield words.say("daily-opened", seed=daily.seed)
    yield words.say("daily-was-sealed", commitment=daily.commitment)


def _streak(words: Words, page: DailyPage) -> str:
    """On how many days in a row a daily was finished, with a small fire."""
    said = words.say("daily-streak", count=page.streak)
    return said if words.style.plain else f"🔥 {said}"


def _moment(at: float) -> str:
    return f"<t:{round(at)}:t> ({when(at)})"


# ---------------------------------------------------------------------- a result


def result_lines(words: Words, page: DailyPage) -> Iterator[str]:
    """The result of an attempt, beside the field, for its player.

    Where there is no picture, words say as much.
    """
    attempt, daily = page.attempt, page.daily
    assert attempt is not None
    if words.style.text_only:
        yield f"**{score(words, attempt)}** · {tricks_said(words, attempt.tricks)}"
        yield from places(words, page)
    others = page.everywhere is not None and page.everywhere.players > 1
    if others and words.style.text_only:
        yield field_said(words, page)
    if others:
        yield from _field(words, page)
    compared = (others and daily.best is not None) or daily.robot is not None
    if attempt.worth is not None and compared:
        yield words.say("daily-yours", points=gain(words, page, attempt.worth))
    if others and daily.best is not None:
        best = gain(words, page, daily.best)
        line = _moves(words, daily, daily.best_line)
        final = "yes" if page.is_open else "no"
        yield words.say("daily-best", points=best, moves=line, final=final)
    if daily.robot is not None:
        reached = gain(words, page, daily.robot)
        line = _moves(words, daily, daily.robot_line)
        yield words.say("daily-robot", points=reached, moves=line)
    if page.streak > 1 and words.style.text_only:
        yield _streak(words, page)
    if page.is_open:
        yield from _unsealed(words, daily)
    elif page.tomorrow:
        yield words.say("daily-tomorrow", commitment=page.tomorrow)


def _field(words: Words, page: DailyPage) -> Iterator[str]:
    """The field's bids and first cards, deal by deal."""
    kinds: tuple[Kind, ...] = ("bid", "card")
    for deal, deals in enumerate(deals_dealt(page.daily), 1):
        told = []
        for kind in kinds:
            found = [one for one in page.counts if (one.deal, one.kind) == (deal, kind)]
            if found:
                said = _shares(words, page.daily.game, found, deals=deals)
                told.append(words.say(f"daily-field-{kind}", said=said))
        if told:
            yield words.say("daily-deal", deal=deal, said=" · ".join(told))


def _shares(words: Words, game: str, counted: Sequence[Counted], *, deals: bool) -> str:
    """The shares of a deal's commonest bids or first cards; whoever plays it may be its dealer."""
    total = sum(one.count for one in counted)
    return words.all_of(
        [
            words.say(
                "daily-share-of",
                what=action_label(words, game, GAMES[game].read(one.line), deals=deals),
                percent=percent(one.count / total),
            )
            for one in counted[:MOST]
        ]
    )


def _moves(words: Words, daily: DailyRow, text: str) -> str:
    """The moves of an attempt, deal by deal."""
    game = GAMES[daily.game]
    told = [
        " ".join(
            action_label(words, game.key, game.read(line), deals=deals)
            for line in deal.split("; ")
            if line
        )
        for deal, deals in zip(text.split("\n"), deals_dealt(daily), strict=False)
    ]
    return " / ".join(filter(None, told))


def daily_over_screen(words: Words, table: TableId, number: GameId, page: DailyPage) -> Screen:
    """The end of a daily in its player's direct messages: the final score, and the field.

    ``number`` is the game that was played at the table.
    """
    lines = [_title(words, page), *result_lines(words, page), words.say("daily-show-it")]
    picture = daily_picture(words, page)
    buttons = [
        Button(words.say("button-daily-all"), custom_ids.Daily.of("open"), "primary"),
        moments_button(words, number),
        Button(words.say("button-last-deal"), custom_ids.Look.of(table, "deal")),
        Button(words.say("button-score"), custom_ids.Look.of(table, "score")),
    ]
    return Screen(message(lines), unless_in_words(words.style, picture), (tuple(buttons),))


# ---------------------------------------------------------------------- to share


def shared_screen(words: Words, page: DailyPage) -> Screen:
    """A result for everybody, in three lines that tell nothing of the cards.

    :raises LookupError: it is not finished.
    """
    attempt = page.attempt
    if attempt is None or attempt.worth is None:
        raise LookupError("nothing to share")
    points = [score(words, attempt)]
    if page.streak > 1:
        points.append(_streak(words, page))
    lines = [_title(words, page), signs(words, attempt.tricks), " · ".join(points)]
    play = Button(words.say("button-daily-play"), custom_ids.Daily.of("open", page.daily.game))
    return Screen(message(lines), daily_picture(words, page, shared=True), ((play,),))


# ---------------------------------------------------------------------- controls


def _rows(words: Words, page: DailyPage, now: float, in_server: bool) -> tuple[Row, ...]:
    game, day = page.daily.game, page.daily.day
    buttons = []
    if page.may_begin:
        wish = custom_ids.Daily.of("play", game, day)
        buttons.append(Button(words.say("button-daily-play"), wish, "primary"))
    elif not page.is_finished and page.may_go_on(now):
        wish = custom_ids.Daily.of("play", game, day)
        buttons.append(Button(words.say("button-daily-go-on"), wish, "primary"))
    if page.is_finished and in_server:
        buttons.append(Button(words.say("button-show"), custom_ids.Daily.of("share", game, day)))
    if in_server:
        which = OF_THE_DAY if page.of_the_day else game
        board = custom_ids.Daily.of("board", "week", 0, 0, which)
        buttons.append(Button(words.say("button-daily-board"), board))
    if day == page.today and page.before:
        before = custom_ids.Daily.of("show", game, day - 1)
        buttons.append(Button(words.say("button-daily-before"), before))
    elif day != page.today:
        buttons.append(
            Button(words.say("button-daily-today"), custom_ids.Daily.of("show", game, page.today))
        )
    menu = _games(words, page)
    return (tuple(buttons), menu) if buttons else (menu,)


def _games(words: Words, page: DailyPage) -> Menu:
    """The menu of all games' dailies of this day."""
    names = sorted((game_name(words, key), key) for key in GAMES)
    items = tuple(
        Item(
            name,
            key,
            words.say("daily-done") if key in page.done else "",
            key == page.daily.game,
        )
        for name, key in names
    )
    return Menu(custom_ids.Daily.of("game", page.daily.day), words.say("menu-daily-game"), items)
