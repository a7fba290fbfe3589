"""The result of a daily as a picture and in words, for whoever has finished it."""

from collections.abc import Iterator
from typing import Any

from bot.rules import GAMES
from bot.rules.kit.seats import seats
from bot.storage.rows.dailies import DAY, AttemptRow, Place
from bot.tables.model.daily_page import DailyPage
from bot.tables.screens.names import game_name
from bot.tables.screens.screen import Picture
from bot.words.words import Words
from cardart.scene import MOST_BARS, DailyScene

SIGNS = {"w": "🟩", "l": "⬛", "/": " "}
"""A trick won, a trick lost, and the end of a deal."""
PLAIN = {"w": "+", "l": "−", "/": " "}
"""The same without emoji."""


def date_of(words: Words, day: int) -> str:
    """The date of a day of UTC, as the reader's language writes it."""
    return words.date(day * DAY)


def places(words: Words, page: DailyPage) -> Iterator[str]:
    """The share of the field that is beaten, everywhere and on this server."""
    if page.everywhere is not None:
        yield _place(words, "daily-beaten", page.everywhere, page.is_open)
    if page.here is not None and page.here.players > 1:
        yield _place(words, "daily-beaten-here", page.here, page.is_open)


def daily_picture(words: Words, page: DailyPage, *, shared: bool = False) -> Picture:
    """The picture of a result; one that is ``shared`` tells nothing of the field.

    :raises LookupError: it is not finished.
    """
    attempt = page.attempt
    if attempt is None or attempt.worth is None:
        raise LookupError("nothing to draw")
    place = page.everywhere if not shared and page.everywhere is not None else None
    known = place is not None and place.players > 1
    told = [] if shared else [line.replace("*", "") for line in places(words, page)]
    streak = words.say("daily-streak", count=page.streak) if page.streak > 1 else ""
    field = field_said(words, page) if known else ""
    scene = DailyScene(
        title=words.say("daily-name", game=game_name(words, page.daily.game)),
        date=date_of(words, page.daily.day),
        score=score(words, attempt),
        tricks=tuple(attempt.tricks.split("/")),
        share=words.say("percent", percent=percent(place.share)) if place and known else "",
        share_label=words.say("daily-of-the-field") if known else "",
        footer=" · ".join(filter(None, (streak, *(told[1:] if known else told)))),
        theme=words.style.theme,
        **(_bars(words, page) if known else {}),
    )
    said = [scene.title, scene.date, scene.score, tricks_said(words, attempt.tricks), *told, field]
    if streak:
        said.append(streak)
    return Picture(scene, f"daily-{page.daily.day}.png", " · ".join(filter(None, said)))


def tricks_said(words: Words, tricks: str) -> str:
    """The number of tricks won, of all."""
    return words.say("daily-tricks", won=tricks.count("w"), count=len(tricks.replace("/", "")))


def field_said(words: Words, page: DailyPage) -> str:
    """The number of results, with the lowest and the highest; empty if there are none."""
    worths = sorted({worth for worth, _ in page.field})
    ends = dict.fromkeys(gain(words, page, worth) for worth in (*worths[:1], *worths[-1:]))
    count = words.say("daily-finished", count=sum(reached for _, reached in page.field))
    return words.say("labelled", label=count, text=" … ".join(ends)) if ends else ""


def _bars(words: Words, page: DailyPage) -> dict[str, Any]:
    """The field as bars: every result, or as many together as make few enough bars."""
    attempt = page.attempt
    assert attempt is not None
    worths = [worth for worth, _ in page.field]
    together = -(-len(worths) // MOST_BARS)
    groups = [page.field[n : n + together] for n in range(0, len(page.field), together)]
    mine = worths.index(attempt.worth) // together if attempt.worth in worths else -1
    count = sum(reached for _, reached in page.field)
    return {
        "bars": tuple(sum(reached for _, reached in group) for group in groups),
        "mine": mine,
        "bars_label": words.say("daily-finished", count=count),
        "lowest": gain(words, page, worths[0]),
        "highest": gain(words, page, worths[-1]),
    }


def score(words: Words, attempt: AttemptRow) -> str:
    """The points of an attempt, beside those of the other side where there is one."""
    own = words.number(attempt.points or 0)
    if attempt.against is None:
        return words.say("daily-points", points=own, count=attempt.points or 0)
    return f"{own} : {words.number(attempt.against)}"


def signs(words: Words, tricks: str) -> str:
    """A sign for each trick, won or lost."""
    known = PLAIN if words.style.plain else SIGNS
    return "".join(known[trick] for trick in tricks)


def gain(words: Words, page: DailyPage, worth: int) -> str:
    """By how many points a worth is ahead, with its sign."""
    game = GAMES[page.daily.game]
    options = game.options.read(page.daily.options)
    sides = game.sides(options, page.daily.players)
    own = len(sides[0])
    ahead = worth / (own * max(1, len(seats(page.daily.players)) - own))
    return words.gain(round(ahead)) if ahead == round(ahead) else _signed(words, ahead)


def _signed(words: Words, ahead: float) -> str:
    return f"{'+' if ahead > 0 else '−'}{words.decimal(abs(ahead))}"


def _place(words: Words, key: str, place: Place, final: bool) -> str:
    said = "yes" if final else "no"
    if place.players < 2:
        return words.say("daily-alone", final=said)
    others = place.players - 1
    return words.say(key, percent=percent(place.share), count=others, final=said)


def percent(share: float) -> int:
    """A share of each of some days, as a whole number of hundredths.

    All of it and nothing are told of those alone who reached it.

    >>> percent(0.335), percent(1.0), percent(0.998), percent(0.002), percent(2.5)
    (34, 100, 99, 1, 250)
    """
    rounded = int(share * 100 + 0.5)
    if 0 < share < 1:
        return min(max(rounded, 1), 99)
    return rounded
