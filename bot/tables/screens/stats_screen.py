"""A person's statistics by one set of rules: rating, figures, the game's own, partners."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.rules import GAMES
from bot.storage.rows.boards import BoardRow, MeetingRow, StandingRow, StatsRows
from bot.storage.rows.ids import UserId
from bot.tables.model.ratings import PROVISIONAL, margin
from bot.tables.screens import custom_ids
from bot.tables.screens.board_screen import rating_cell, rules_items
from bot.tables.screens.boards import rules_of
from bot.tables.screens.discord_limits import ALT, length, shorten
from bot.tables.screens.names import game_name
from bot.tables.screens.screen import Button, Menu, Picture, Screen, message, unless_in_words
from bot.words.words import Words, clean, escape
from cardart.scene import Figure, StatsScene


@dataclass(frozen=True, slots=True)
class Subject:
    """The person whose statistics these are."""

    user: UserId
    name: str


def stats_screen(
    words: Words,
    who: Subject,
    rows: StatsRows,
    boards: Sequence[BoardRow],
    server: str,
    achieved: str = "",
) -> Screen:
    """The statistics as a picture, and a menu of the other rules they played by.

    The text says what the picture does not, as the line of what they have ``achieved``: all of it
    for someone who wants words alone, or if the picture's own words have no room for it.
    """
    game = rows.board.game
    menu = Menu(
        str(custom_ids.Stats(rows.board.id, who.user)),
        words.say("menu-board-rules"),
        rules_items(words, rows.board.id, boards),
    )
    if rows.standing is None:
        name = escape(who.name)
        text = words.say("stats-empty", name=name, game=game_name(words, game))
        return Screen(message([text, achieved]), rows=(menu,) if boards else ())
    title = words.say("stats-title", name=who.name, game=game_name(words, game))
    rules = words.say("stats-rules", rules=rules_of(words, rows.board))
    scene = StatsScene(
        title=title,
        subtitle=f"{server} · {rules_of(words, rows.board)}",
        figures=tuple(figures(words, rows)),
        curve=rows.standing.curve,
        curve_label=words.say("stats-curve"),
        first=words.date(rows.dates[0]) if rows.dates else "",
        last=words.date(rows.dates[-1]) if rows.dates else "",
        lists=tuple(_lists(words, rows)),
        footer=words.say("stats-footer"),
        theme=words.style.theme,
    )
    plain = list(_said(words, rows, plain=True))
    alt = "; ".join([title, rules_of(words, rows.board), *plain])
    told = [*_said(words, rows), "-# " + words.say("stats-footer")]
    beside = told if words.style.text_only or length(alt) > ALT else []
    text = message([f"**{escape(title)}**", rules, achieved, *beside])
    shown = str(custom_ids.ShowStats(rows.board.id, who.user))
    buttons = (Button(words.say("button-show"), shown),)
    picture = unless_in_words(words.style, Picture(scene, "stats.png", shorten(alt, ALT)))
    return Screen(text, picture, (menu, buttons))


def figures(words: Words, rows: StatsRows) -> Iterator[Figure]:
    """The figures common to all games, then those of this game."""
    standing = rows.standing
    assert standing is not None
    yield _rating(words, standing)
    yield Figure(label=words.say("stats-games"), value=words.decimal(standing.games))
    yield Figure(
        label=words.say("stats-won"),
        value=words.decimal(standing.wins),
        note=_share(words, standing.wins, standing.games),
    )
    per_deal = words.decimal(standing.points / standing.deals, 2) if standing.deals else "–"
    yield Figure(label=words.say("stats-points"), value=per_deal)
    row = "" if standing.streak == 0 else "won" if standing.streak > 0 else "lost"
    yield Figure(
        label=words.say("stats-streak"),
        value=str(abs(standing.streak)),
        note=words.say(f"stats-{row}-row") if row else "",
    )
    yield Figure(label=words.say("stats-best-streak"), value=str(standing.best_streak))
    yield Figure(label=words.say("stats-casual"), value=str(standing.casual))
    yield from _feats(words, rows.board.game, rows.feats)


def _rating(words: Words, standing: StandingRow) -> Figure:
    label = words.say("stats-rating")
    if not standing.rated or standing.sigma is None:
        return Figure(label=label, value="–", note=words.say("stats-none"))
    provisional = standing.rated < PROVISIONAL
    note = words.say("stats-provisional") if provisional else f"±{margin(standing.sigma)}"
    return Figure(label=label, value=rating_cell(standing), note=note)


def _feats(words: Words, game: str, feats: Mapping[str, int]) -> Iterator[Figure]:
    """The game's own figures, in its words and order; parts of a whole also as a share."""
    for feat in GAMES[game].counted:
        whole = feat.removesuffix("-made") if feat.endswith("-made") else "contract"
        part = feat == "made" or feat.endswith("-made")
        note = _share(words, feats.get(feat, 0), feats.get(whole, 0)) if part else ""
        label = words.of(game, f"feat-{feat}")
        yield Figure(label=label, value=str(feats.get(feat, 0)), note=note)


def _share(words: Words, part: float, whole: float) -> str:
    return words.say("percent", percent=f"{100 * part / whole:.0f}") if whole else ""


def _lists(words: Words, rows: StatsRows) -> Iterator[tuple[str, tuple[tuple[str, str], ...]]]:
    for key, met in (("stats-partners", rows.partners), ("stats-opponents", rows.opponents)):
        if met:
            yield words.say(key), tuple((clean(m.name), _meeting(words, m)) for m in met)


def _meeting(words: Words, met: MeetingRow) -> str:
    return words.say("stats-meeting", wins=met.wins, games=met.games)


def _said(words: Words, rows: StatsRows, plain: bool = False) -> Iterator[str]:
    """The figures in words, a line each."""
    for figure in figures(words, rows):
        note = figure.note or "none"
        yield words.say("stats-figure", label=figure.label, value=figure.value, note=note)
    curve = rows.standing.curve if rows.standing else ()
    if len(curve) > 1:
        first, last = round(curve[0]), round(curve[-1])
        low, high = round(min(curve)), round(max(curve))
        yield words.say("stats-curve-said", first=first, last=last, low=low, high=high)
    for head, met in _lists(words, rows):
        listed = [f"{name if plain else escape(name)} {value}" for name, value in met]
        value = words.say("comma").join(listed)
        yield words.say("stats-figure", label=head, value=value, note="none")
