"""The messages of a tournament in its channel: sign-up, the round under way, and standings."""

from collections.abc import Callable, Sequence

from bot.storage.rows.ids import TableId
from bot.tables.model.chairs import TIME_TO_COME
from bot.tables.model.turn_clock import DAY
from bot.tables.screens.custom_ids import TournamentVerb
from bot.tables.screens.discord_limits import MESSAGE, length, shorten
from bot.tables.screens.screen import Button, Row, Screen, Style, unless_in_words
from bot.tournaments.course import SIGN_UP, is_last, next_at
from bot.tournaments.screens.naming import (
    entry_called,
    facts_of,
    heading,
    person_called,
)
from bot.tournaments.screens.pictures import (
    LINES,
    match_line,
    round_picture,
    standing_lines,
    standing_picture,
)
from bot.tournaments.standings import after_rounds, standing
from bot.tournaments.values import Entry, Tournament
from bot.words.words import Words, escape, when

ROOM = 500
"""Characters for those who have signed up: a few lines of a phone."""
BEST = 3
"""The last place of a standing that a message says beside its picture."""
Place = Callable[[TableId], str]
"""The place of a table, as a message names it."""


def post_screen(words: Words, tournament: Tournament, rules: str, trouble: str = "") -> Screen:
    """The one message of a tournament, which follows it from the sign-up to the end.

    ``trouble`` says why it cannot go on just now.
    """
    match tournament.status:
        case "signup":
            return _signup(words, tournament, rules)
        case "playing":
            return _playing(words, tournament, trouble)
        case "over":
            return _over(words, tournament)
    why = words.say(
        f"tournament-cancelled-{tournament.why}",
        team=tournament.settings.team,
        days=SIGN_UP // DAY,
    )
    lines = [heading(words, tournament), why]
    finished = any(one.done for one in tournament.rounds)
    rows = ((verb_button(words, tournament, "standing"),),) if finished else ()
    return Screen("\n".join(lines), rows=rows)


def state_line(words: Words, tournament: Tournament) -> str:
    """The progress of a tournament that is not over: its start, or its round."""
    if tournament.status == "signup":
        return _start(words, tournament)
    return round_line(words, tournament, len(tournament.rounds) - 1).replace("*", "")


def _signup(words: Words, tournament: Tournament, rules: str) -> Screen:
    settings = tournament.settings
    lines = [
        heading(words, tournament),
        facts_of(words, tournament),
        words.say("tournament-rules", rules=rules),
        _start(words, tournament),
        *_who(words, tournament),
        words.say(
            "tournament-how",
            team=settings.team,
            channel=f"<#{tournament.channel}>",  # this may be read elsewhere
            minutes=round(TIME_TO_COME / 60),
        ),
    ]
    buttons = [verb_button(words, tournament, "join", "success")]
    if settings.team > 1:
        buttons.append(verb_button(words, tournament, "pair"))
    buttons.append(verb_button(words, tournament, "leave"))
    buttons.append(verb_button(words, tournament, "lead"))
    return Screen(shorten("\n".join(lines), MESSAGE), rows=(tuple(buttons),))


def _start(words: Words, tournament: Tournament) -> str:
    at = tournament.settings.starts_at
    if at is None:
        host = escape(person_called(words, tournament.host))
        return words.say("tournament-starts-by-hand", host=host)
    return words.say("tournament-starts-at", at=f"<t:{int(at)}:F>", when=when(at))


def _who(words: Words, tournament: Tournament) -> list[str]:
    """The entries so far, and among them people who look for a partner."""
    if not tournament.entries:
        return [words.say("tournament-signed-none")]
    team = tournament.settings.team
    whole = [entry for entry in tournament.entries if len(entry.people) == team]
    alone = [entry for entry in tournament.entries if len(entry.people) < team]
    lines = []
    if whole:
        who = _listed(words, [_called(words, tournament, entry) for entry in whole])
        lines.append(words.say("tournament-signed", count=len(whole), who=who))
    if alone:
        who = _listed(words, [_called(words, tournament, entry) for entry in alone])
        lines.append(words.say("tournament-alone", count=len(alone), who=who))
    return lines


def _called(words: Words, tournament: Tournament, entry: Entry) -> str:
    """An entry in the list of those who have signed up, with whom it has asked."""
    who = entry_called(words, tournament, entry.number, markup=True)
    if entry.asked is None:
        return who
    return words.say("tournament-asks", who=who, partner=escape(entry.asked.name))


def _listed(words: Words, names: Sequence[str]) -> str:
    """Names in a row, as many as there is room for."""
    shown: list[str] = []
    for name in names:
        if sum(map(length, shown)) + length(name) > ROOM:
            break
        shown.append(name)
    if left := len(names) - len(shown):
        shown.append(words.say("tournament-and-more", count=left))
    return words.say("comma").join(shown)


def _playing(words: Words, tournament: Tournament, trouble: str) -> Screen:
    r = len(tournament.rounds) - 1
    lines = [
        heading(words, tournament),
        round_line(words, tournament, r),
        *filter(None, [trouble or _break(words, tournament)]),
    ]
    picture = unless_in_words(words.style, round_picture(words, tournament, r))
    return Screen("\n".join(lines), picture, _rows(words, tournament))


def round_line(words: Words, tournament: Tournament, r: int) -> str:
    """The progress of a round, by its tables; a bye has none."""
    played = [match for match in tournament.rounds[r].matches if not match.is_bye]
    done = sum(match.outcome is not None for match in played)
    facts = {"round": r + 1, "of": tournament.planned, "done": done, "count": len(played)}
    return words.say("tournament-round", **facts)


def _break(words: Words, tournament: Tournament) -> str:
    """The moment of the next round, between two rounds."""
    last, at = tournament.rounds[-1], next_at(tournament)
    if last.over_at is None or at is None:
        return ""
    due = when(at)
    if len(tournament.rounds) >= tournament.planned:
        return words.say("tournament-last-break", when=due) if last.unplayed else ""
    if is_last(tournament):
        return words.say("tournament-break-last", when=due)
    if last.unplayed:
        return words.say("tournament-break-unplayed", when=due)
    return words.say("tournament-break", when=due)


def _rows(words: Words, tournament: Tournament) -> tuple[Row, ...]:
    """The buttons while it is played."""
    verbs = ("mine", "tables", "standing", "leave", "lead")
    return (tuple(verb_button(words, tournament, verb) for verb in verbs),)


def _over(words: Words, tournament: Tournament) -> Screen:
    lines = [heading(words, tournament), winners_line(words, tournament)]
    picture = unless_in_words(words.style, standing_picture(words, tournament))
    buttons = tuple(verb_button(words, tournament, verb) for verb in ("standing", "tables", "lead"))
    return Screen("\n".join(lines), picture, (buttons,))


def winners_line(words: Words, tournament: Tournament) -> str:
    """The winners of a tournament that is over, but for people who withdrew."""
    stayed = {entry.number for entry in tournament.active}
    first = [line.entry for line in standing(tournament) if line.place == 1]
    first = [number for number in first if number in stayed]
    if not first:
        return words.say("tournament-over-nobody")
    names = [entry_called(words, tournament, number, markup=True) for number in first]
    alone = tournament.settings.team == 1 and len(names) == 1
    return words.say("tournament-over", count=1 if alone else 2, who=words.all_of(names))


def standing_screen(words: Words, tournament: Tournament, again: bool = False) -> Screen:
    """The message after a round: the standing as a picture, the best of it in words.

    ``again``: it was told before, and a result was corrected since.
    """
    done, over = sum(one.done for one in tournament.rounds), tournament.status == "over"
    if over:
        head = words.say("tournament-standing-final")
    else:
        head = words.say("tournament-standing", round=done, of=tournament.planned)
    if again:
        head = words.say("tournament-standing-corrected", standing=head)
    lines = standing(after_rounds(tournament))
    best = [line for line in lines if line.place <= BEST]
    shown = (lines if words.style.text_only else best)[:LINES]
    said = [heading(words, tournament), head, *standing_lines(words, tournament, shown, True)]
    if over:
        said.append(winners_line(words, tournament))
    said.append("-# " + words.say(f"tournament-ties-{tournament.settings.system}"))
    picture = unless_in_words(words.style, standing_picture(words, tournament))
    row = (verb_button(words, tournament, "standing"), verb_button(words, tournament, "tables"))
    return Screen(shorten("\n".join(said), MESSAGE), picture, (row,))


def match_lines(words: Words, tournament: Tournament, r: int, place: Place) -> list[str]:
    """The matches of a round in words, with the way to their tables."""
    return [
        match_line(
            words,
            tournament,
            n,
            match,
            markup=True,
            place=place(match.table) if match.table else "",
        )
        for n, match in enumerate(tournament.rounds[r].matches, 1)
    ]


def verb_button(
    words: Words, tournament: Tournament, verb: str, style: Style = "secondary"
) -> Button:
    """A button of a tournament."""
    label = words.say(f"button-tournament-{verb}")
    return Button(label, TournamentVerb.of(tournament.id, verb), style)
