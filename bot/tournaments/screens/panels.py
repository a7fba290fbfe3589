"""Private panels of a tournament: standings and tables page by page, and leading it."""

from bot.storage.rows.ids import UserId
from bot.tables.screens.custom_ids import TournamentVerb
from bot.tables.screens.discord_limits import ITEM, MENU_ITEMS, MESSAGE, shorten
from bot.tables.screens.screen import (
    Button,
    Item,
    Members,
    Menu,
    Row,
    Screen,
    message,
    unless_in_words,
)
from bot.tournaments.course import is_last
from bot.tournaments.screens.naming import heading, match_called
from bot.tournaments.screens.pictures import (
    LINES,
    pages_of,
    result_of,
    standing_lines,
    standing_picture,
    standing_title,
)
from bot.tournaments.screens.public import Place, match_lines, round_line, verb_button
from bot.tournaments.standings import after_rounds, standing
from bot.tournaments.values import Tournament
from bot.words.words import Words


def standing_panel(words: Words, tournament: Tournament, page: int, user: UserId) -> Screen:
    """A page of the standing, with the reader's own row marked."""
    if not tournament.rounds:
        return Screen(f"{heading(words, tournament)}\n{words.say('tournament-no-rounds')}")
    entry, lines = tournament.entry_of(user), standing(after_rounds(tournament))
    page = min(page, pages_of(len(lines)) - 1)
    mine = entry.number if entry is not None else -1
    shown = lines[page * LINES : (page + 1) * LINES]
    picture = unless_in_words(words.style, standing_picture(words, tournament, page, mine))
    said = [f"**{standing_title(words, tournament)}**"]
    if picture is None:
        said += standing_lines(words, tournament, shown, markup=True, full=True)
        said.append("-# " + words.say(f"tournament-ties-{tournament.settings.system}"))
    rows, foot = _pages(words, tournament, "standing", page, pages_of(len(lines)))
    return Screen(shorten("\n".join([*said, *foot]), MESSAGE), picture, rows)


def tables_panel(words: Words, tournament: Tournament, r: int, page: int, place: Place) -> Screen:
    """A page of the matches of a round: the way to each table, or how it ended."""
    if not tournament.rounds:
        return Screen(f"{heading(words, tournament)}\n{words.say('tournament-no-rounds')}")
    r = max(0, min(r, len(tournament.rounds) - 1))
    lines = match_lines(words, tournament, r, place)
    page = min(page, pages_of(len(lines)) - 1)
    shown = lines[page * LINES : (page + 1) * LINES]
    rows, foot = _pages(words, tournament, f"tables:{r}", page, pages_of(len(lines)))
    if len(tournament.rounds) > 1:
        rows = (*rows, _rounds(words, tournament, r, "round"))
    said = [heading(words, tournament), round_line(words, tournament, r), *shown, *foot]
    return Screen(message(said), rows=rows)


def _pages(
    words: Words, tournament: Tournament, what: str, page: int, pages: int
) -> tuple[tuple[Row, ...], list[str]]:
    """The buttons that turn pages, and the line that numbers them; none for a single page."""
    if pages < 2:
        return (), []
    place = what.split(":")

    def turn(key: str, to: int) -> Button:
        wish = TournamentVerb.of(tournament.id, *place, max(0, to))
        return Button(words.say(f"button-board-{key}"), wish, enabled=0 <= to < pages)

    said = words.say("tournament-page", page=page + 1, pages=pages)
    return ((turn("back", page - 1), turn("next", page + 1)),), [said]


def _rounds(words: Words, tournament: Tournament, r: int, verb: str) -> Menu:
    """The menu of the rounds so far."""
    items = tuple(
        Item(
            round_line(words, tournament, n).replace("*", ""),
            str(n),
            "",
            n == r,
        )
        for n in range(len(tournament.rounds))
    )
    wish = TournamentVerb.of(tournament.id, verb)
    return Menu(wish, words.say("menu-tournament-round"), items)


# ---------------------------------------------------------------------- signing up, and leading


def partner_panel(words: Words, tournament: Tournament) -> Screen:
    """The menu from which a partner is chosen."""
    wish = TournamentVerb.of(tournament.id, "with")
    menu = Members(wish, words.say("menu-tournament-partner"))
    return Screen(words.say("tournament-who"), rows=(menu,))


def lead_panel(
    words: Words, tournament: Tournament, r: int = -1, m: int = -1, trouble: str = ""
) -> Screen:
    """The panel of its host and moderators; results of round ``r``, the last one if not said.

    The points of match ``m``, once it is chosen, are entered behind a button: a menu tells nothing
    if the same entry is chosen again. ``trouble`` says why it cannot go on just now.
    """
    rows: list[Row] = []
    buttons = []
    if tournament.status == "signup":
        buttons.append(verb_button(words, tournament, "start", "success"))
    if tournament.status == "playing" and tournament.rounds[-1].over_at is not None:
        buttons.append(verb_button(words, tournament, "next", "success"))
    if tournament.open:
        buttons.append(verb_button(words, tournament, "cancel", "danger"))
    if m >= 0:
        wish = TournamentVerb.of(tournament.id, "points", r, m)
        label = words.say("button-tournament-points", table=m + 1)
        buttons.insert(0, Button(label, wish, "primary"))
    if buttons:
        rows.append(tuple(buttons))
    if tournament.rounds:
        r = r if 0 <= r < len(tournament.rounds) else len(tournament.rounds) - 1
        items = _results(words, tournament, r, m)
        if items:
            wish = TournamentVerb.of(tournament.id, "correct", r)
            rows.append(Menu(wish, words.say("menu-tournament-correct"), items[:MENU_ITEMS]))
        if len(items) > MENU_ITEMS:
            wish = TournamentVerb.of(tournament.id, "correct", r, "more")
            rows.append(Menu(wish, words.say("menu-tournament-correct"), items[MENU_ITEMS:]))
        if len(tournament.rounds) > 1:
            rows.append(_rounds(words, tournament, r, "lead-round"))
    if tournament.open:
        wish = TournamentVerb.of(tournament.id, "remove")
        rows.append(Members(wish, words.say("menu-tournament-remove")))
    lines = [heading(words, tournament), words.say("tournament-lead-text"), trouble]
    return Screen("\n".join(filter(None, lines)), rows=tuple(rows))


def _results(words: Words, tournament: Tournament, r: int, chosen: int) -> tuple[Item, ...]:
    """The matches of a round as entries of a menu."""
    return tuple(
        Item(
            shorten(f"{m + 1}. {match_called(words, tournament, match)}", ITEM),
            str(m),
            shorten(result_of(words, match), ITEM),
            m == chosen,
        )
        for m, match in enumerate(tournament.rounds[r].matches)
        if not match.is_bye
    )


def begun_line(words: Words, tournament: Tournament) -> str:
    """The round that has begun; or that there is none any more."""
    if tournament.status != "playing":
        return words.say("no-tournament-over")
    matches = tournament.rounds[-1].matches
    return words.say(
        "tournament-begun",
        round=len(tournament.rounds),
        of=tournament.planned,
        count=sum(match.outcome is None for match in matches),
    )


def leave_question(words: Words, tournament: Tournament) -> Screen:
    """The question before someone withdraws from a tournament that has begun."""
    yes = verb_button(words, tournament, "leave-now", "danger")
    no = verb_button(words, tournament, "stay")
    last = "yes" if is_last(tournament) else "no"
    return Screen(words.say("tournament-leave-question", last=last), rows=((yes, no),))


def cancel_question(words: Words, tournament: Tournament) -> Screen:
    """The question before a tournament is called off."""
    yes = verb_button(words, tournament, "cancel-now", "danger")
    no = verb_button(words, tournament, "keep")
    said = words.say("tournament-cancel-question", number=tournament.id)
    return Screen(said, rows=((yes, no),))
