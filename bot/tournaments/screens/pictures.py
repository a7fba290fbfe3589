"""Pictures of a tournament: the standing, and the matches of a round. A page has ten rows."""

from collections.abc import Sequence

from bot.tables.screens.discord_limits import ALT, length, shorten
from bot.tables.screens.screen import Picture
from bot.tournaments.screens.naming import (
    entry_called,
    match_called,
    points_called,
    rank_called,
    title_of,
)
from bot.tournaments.standings import Line, after_rounds, standing
from bot.tournaments.values import Match, System, Tournament
from bot.words.words import MINUS, Words, in_order
from cardart.scene import BoardScene

SHORT, LONG = 10, 14
"""Characters of each name of a pair, beside another pair and in a column of their own."""
LINES = 10
"""Rows of a picture, so that it can be read on a phone."""
COLUMNS: dict[System, tuple[str, ...]] = {
    "swiss": ("name", "played", "points", "buchholz", "difference"),
    "everyone": ("name", "played", "points", "sonneborn", "difference"),
    "knockout": ("name", "played", "difference"),
}
"""The columns after the place of an entry."""


def pages_of(count: int) -> int:
    """The number of pages for so many rows; one, if there are none."""
    return max(1, -(-count // LINES))


def standing_picture(
    words: Words, tournament: Tournament, page: int = 0, mine: int = -1
) -> Picture:
    """A page of the standing; the row of the entry of number ``mine`` stands out."""
    lines = standing(after_rounds(tournament))[page * LINES : (page + 1) * LINES]
    columns = COLUMNS[tournament.settings.system]
    scene = BoardScene(
        title=standing_title(words, tournament),
        columns=(
            words.say("board-column-place"),
            *(words.say(f"tournament-column-{name}") for name in columns),
        ),
        rows=tuple(
            (str(line.place), *(_cell(words, tournament, line, name) for name in columns))
            for line in lines
        ),
        footer=words.say(f"tournament-ties-{tournament.settings.system}"),
        highlight=next((n for n, line in enumerate(lines) if line.entry == mine), -1),
        theme=words.style.theme,
    )
    brief, full = (
        "; ".join([scene.title, *standing_lines(words, tournament, lines, full=full), scene.footer])
        for full in (False, True)
    )
    return Picture(scene, "standings.png", full if length(full) <= ALT else shorten(brief, ALT))


def standing_title(words: Words, tournament: Tournament) -> str:
    """The title of a standing."""
    name = title_of(words, tournament)
    if tournament.status == "over":
        return words.say("tournament-after-final", name=name)
    done = sum(one.done for one in tournament.rounds)
    return words.say("tournament-after", name=name, round=done, of=tournament.planned)


def standing_lines(
    words: Words,
    tournament: Tournament,
    lines: Sequence[Line],
    markup: bool = False,
    *,
    full: bool = False,
) -> list[str]:
    """Lines of a standing in words; ``full``: with all that its picture has in columns."""
    plain = tournament.settings.system == "knockout"
    said = [
        words.say(
            "tournament-line-knockout" if plain else "tournament-line",
            place=line.place,
            who=rank_called(words, tournament, line.entry, markup),
            points=line.points / 2,
            shown=points_shown(words, line.points),
        )
        + (f" {_beside(words, tournament, line)}" if full else "")
        for line in lines
    ]
    return list(map(in_order, said)) if markup else said


def _beside(words: Words, tournament: Tournament, line: Line) -> str:
    """The columns of a picture in words, but for an entry's name and its points."""
    told = [
        words.say(
            "labelled",
            label=words.say(f"tournament-column-{column}"),
            text=_cell(words, tournament, line, column),
        )
        for column in COLUMNS[tournament.settings.system]
        if column not in ("name", "points")
    ]
    return words.say("in-brackets", text=" · ".join(told))


def points_shown(words: Words, halves: int) -> str:
    """Points of matches, which are counted in halves."""
    return words.decimal(halves / 2)


def _cell(words: Words, tournament: Tournament, line: Line, column: str) -> str:
    match column:
        case "name":
            who = entry_called(words, tournament, line.entry, longest=LONG)
            if tournament.entry(line.entry).active:
                return who
            return words.say("tournament-withdrawn-cell", who=who)  # a long name is cut, not this
        case "played":
            return f"{line.won}/{line.played}"
        case "points":
            return points_shown(words, line.points)
        case "buchholz":
            return points_shown(words, line.tie_break)
        case "sonneborn":
            return words.decimal(line.tie_break / 4, 2)
    sign = "+" if line.difference > 0 else MINUS if line.difference < 0 else ""
    return f"{sign}{abs(line.difference)}"


def round_picture(words: Words, tournament: Tournament, r: int) -> Picture:
    """The first matches of a round, as many as a page has, and how far they are."""
    matches = tournament.rounds[r].matches
    shown = [*enumerate(matches[:LINES], 1)]
    title = words.say(
        "tournament-of-round",
        name=title_of(words, tournament),
        round=r + 1,
        of=tournament.planned,
    )
    table, sides, result = (
        words.say(f"tournament-column-{name}") for name in ("table", "sides", "result")
    )
    apart = tournament.settings.sides == 2
    scene = BoardScene(
        title=title,
        columns=(table, sides, *([""] if apart else []), result),
        rows=tuple(
            (str(n), *_names(words, tournament, match, apart), result_of(words, match))
            for n, match in shown
        ),
        theme=words.style.theme,
    )
    said = [match_line(words, tournament, n, match) for n, match in shown]
    return Picture(scene, "round.png", shorten("; ".join([title, *said]), ALT))


def _names(words: Words, tournament: Tournament, match: Match, apart: bool) -> tuple[str, ...]:
    """The entries of a match, in a column for each where there are two sides."""
    if not apart:
        return (match_called(words, tournament, match),)
    names = [entry_called(words, tournament, n, longest=SHORT) for n in match.sides]
    one, other = (*names, "–", "–")[:2]
    return one, other


def match_line(
    words: Words,
    tournament: Tournament,
    number: int,
    match: Match,
    markup: bool = False,
    place: str = "",
) -> str:
    """A match in words: its number, who meets whom, and how it ended or where it is played."""
    return words.say(
        "tournament-match",
        number=number,
        sides=match_called(words, tournament, match, markup=markup),
        result=result_of(words, match, place),
    )


def result_of(words: Words, match: Match, place: str = "") -> str:
    """The result of a match; before that its place, if that is told."""
    outcome = match.outcome
    if match.is_bye:
        return words.say("tournament-bye")
    if outcome is None:
        if not match.table:
            return words.say("tournament-opening")
        return words.say("tournament-playing", place=place) if place else "…"
    if outcome.how == "unplayed":
        return words.say("tournament-unplayed")
    points = points_called(outcome.points)
    if outcome.how in ("corrected", "overtaking"):
        return words.say("tournament-corrected", points=points)
    return points
