"""Finished games, newest first, a page at a time."""

from collections.abc import Sequence

from bot.rules import GAMES
from bot.storage.rows.past import PastGame, PastPage
from bot.tables.model.chairs import Chair
from bot.tables.screens import custom_ids
from bot.tables.screens.discord_limits import ITEM, MENU_ITEMS, MESSAGE, length, shorten
from bot.tables.screens.names import game_name
from bot.tables.screens.screen import Button, Item, Menu, Row, Screen, message
from bot.tables.screens.telling import Teller
from bot.words.words import Words

PAGE = 8
ALL = "all"
"""Every game, where one is asked for."""


def history_screen(words: Words, page: PastPage, whose: str, game: str = ALL) -> Screen:
    """A page of games. ``whose`` is ``mine`` or ``server``, ``game`` a kind of game or ``all``."""
    head = words.say("history-title-mine" if whose == "mine" else "history-title-server")
    if game != ALL:
        head += " · " + game_name(words, game)
    rows: list[Row] = []
    if page.games:
        items = tuple(_item(words, past) for past in page.games)
        rows.append(Menu(custom_ids.Past.of("open"), words.say("menu-history-open"), items))
        rows.append(_pages(words, page, whose, game))
    lines = [history_line(words, past) for past in page.games] or [words.say("history-empty")]
    text = message([head, *lines])
    if length(text) >= MESSAGE:
        text = message([head, *(history_line(words, past, brief=True) for past in page.games)])
    return Screen(text, rows=(*rows, _kinds(words, whose, game)))


def history_line(words: Words, past: PastGame, brief: bool = False) -> str:
    """A finished game in one line: its number, when, what, who won, and by how much.

    ``brief`` leaves out the other side.
    """
    teller = _teller(words, past, markup=True)
    return words.say(
        "history-line",
        number=str(past.id),
        when=f"<t:{int(past.ended_at)}:f>",
        game=game_name(words, past.game),
        result=_result(words, teller, past, brief),
    )


def _teller(words: Words, past: PastGame, markup: bool) -> Teller:
    chairs = [Chair(user=s.user_id, robot=s.robot, name=s.name) for s in past.seats]
    return Teller.of(words, past.game, chairs, markup)


def _result(words: Words, teller: Teller, past: PastGame, brief: bool = False) -> str:
    if not past.winners:
        return words.say("history-ended-early", who=words.all_of(list(teller.names)))
    won = [teller.names[s] for s in past.winners if s < len(teller.names)]
    behind = [seat for seat in _behind(past) if seat < len(teller.names)]
    lost = [teller.names[seat] for seat in behind]
    points = _points(past, behind)
    return words.say(
        "history-result",
        winners=words.all_of(won),
        others=words.all_of(lost),
        against=0 if brief else len(lost),
        points=" : ".join(map(words.number, points)),
        scored=len(points),
    )


def _behind(past: PastGame) -> list[int]:
    """The seats that lost, whoever came nearest to the winners first."""
    seats = [seat for seat in range(past.players) if seat not in past.winners]
    if not past.scores:
        return seats
    scores, won = past.scores, [past.scores[seat] for seat in past.winners]
    most_won = not won or not seats or max(won) >= max(scores[seat] for seat in seats)
    return sorted(seats, key=lambda seat: scores[seat], reverse=most_won)


def _points(past: PastGame, behind: Sequence[int]) -> list[int]:
    """The winners' points, then those of the seats behind them: of two sides each once."""
    if not past.scores:
        return []
    won = sorted({past.scores[seat] for seat in past.winners}, reverse=True)
    lost = [past.scores[seat] for seat in behind]
    partners = len(past.winners) > 1 and len(set(lost)) == 1
    return [*won, *(lost[:1] if partners else lost)]


def _item(words: Words, past: PastGame) -> Item:
    teller = _teller(words, past, markup=False)
    label = words.say("history-item", number=past.id, game=game_name(words, past.game))
    return Item(shorten(label, ITEM), str(past.id), shorten(_result(words, teller, past), ITEM))


def _pages(words: Words, page: PastPage, whose: str, game: str) -> tuple[Button, ...]:
    first, last = page.games[0].id, page.games[-1].id

    def button(label: str, open_to: bool, *place: str) -> Button:
        return Button(label, custom_ids.Past.of(whose, game, *place), enabled=open_to)

    return (
        button(words.say("button-newest"), page.newer, "newest", "0"),
        button(words.say("button-newer"), page.newer, "after", str(first)),
        button(words.say("button-older"), page.older, "before", str(last)),
    )


def _kinds(words: Words, whose: str, game: str) -> Menu:
    named = sorted((game_name(words, key), key) for key in GAMES)[: MENU_ITEMS - 1]
    items = [Item(words.say("history-all"), ALL, chosen=game == ALL)]
    items += [Item(name, key, chosen=key == game) for name, key in named]
    return Menu(custom_ids.Past.of(whose, "kind"), words.say("menu-history-kind"), tuple(items))
