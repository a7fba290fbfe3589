"""The end of a season, for everyone to read, and what a server's admins chose for its boards."""

from collections.abc import Sequence

from bot.storage.rows.boards import BoardChoice, BoardPage, SeasonRow, StandingRow
from bot.storage.rows.ids import NOBODY
from bot.tables.screens import custom_ids
from bot.tables.screens.board_screen import Asker, board_picture, name_of, value
from bot.tables.screens.boards import BoardAsk, rules_of
from bot.tables.screens.discord_limits import MESSAGE, length, shorten
from bot.tables.screens.names import game_name
from bot.tables.screens.screen import Button, Item, Menu, Places, Screen
from bot.words.words import Words, escape, in_order

LENGTHS = (1, 2, 3, 4, 6, 12)
"""Months; all of them fit into a year."""
BEST = 3
"""The last place that the words tell of; whoever shares it is named too."""
ROOM = 1800


def digest_screen(
    words: Words, season: SeasonRow, pages: Sequence[BoardPage], server: str
) -> Screen:
    """The best of each board of a season, the most played first, and a picture of that one."""
    played = sorted(filter(_rated, pages), key=lambda page: -sum(row.games for row in _rated(page)))
    lines = [
        words.say(
            "digest-title",
            number=season.number,
            server=escape(server),
            first=words.date(season.began_at),
            last=words.date(season.ends_at - 1),
        )
    ]
    for page in played:
        block = _block(words, page)
        if sum(map(length, (*lines, *block))) > ROOM:
            lines.append(words.say("digest-more"))
            break
        lines += block
    if not played:
        return Screen("\n".join([*lines, words.say("digest-nobody")]))
    ask = BoardAsk(played[0].board.id, "season")
    picture = board_picture(words, ask, played[0], server, Asker(NOBODY))
    return Screen(shorten("\n".join(lines), MESSAGE), picture)


def _block(words: Words, page: BoardPage) -> list[str]:
    rules = rules_of(words, page.board)
    head = words.say("digest-board", game=game_name(words, page.board.game), rules=rules)
    return [
        head,
        *(
            in_order(
                words.say(
                    "digest-line",
                    place=row.place,
                    name=escape(name_of(row)),
                    value=value(words, row, "rating"),
                    games=words.decimal(row.games),
                    wins=words.decimal(row.wins),
                )
            )
            for row in _rated(page)
            if row.place <= BEST
        ),
    ]


def _rated(page: BoardPage) -> list[StandingRow]:
    """The lines of those who have played a game that counts."""
    return [row for row in page.rows if row.games]


def seasons_screen(words: Words, chosen: BoardChoice, ends_at: float, trouble: str = "") -> Screen:
    """The menus for the length of a season, and for the channel in which its end is told.

    ``trouble`` is a sentence on why it cannot be told there; a channel that is gone is not chosen.
    """
    channel = chosen.digest_channel
    told = words.say("seasons-channel", channel=f"<#{channel}>") if channel else ""
    told = trouble or told or words.say("seasons-nowhere")
    text = [
        words.say("seasons-title"),
        words.say("seasons-length", count=chosen.season_months),
        words.say("seasons-ends", date=words.date(ends_at - 1)),
        told,
    ]
    lengths = tuple(
        Item(words.say("seasons-length", count=n), str(n), "", n == chosen.season_months)
        for n in LENGTHS
    )
    rows = (
        Menu(custom_ids.Season.of("length"), words.say("menu-season-length"), lengths),
        Places(
            custom_ids.Season.of("channel"),
            words.say("menu-season-channel"),
            (channel,) if channel else (),
            1,
        ),
        (Button(words.say("button-back"), custom_ids.ServerSettings.of("show")),),
    )
    return Screen("\n".join(text), rows=rows)
