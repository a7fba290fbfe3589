"""The message of a planned table: when, what, and who comes."""

from collections.abc import Sequence

from bot.storage.rows.evenings import EveningRow
from bot.storage.rows.ids import NO_EVENING, NO_TABLE
from bot.tables.model.evenings import coming, lobby_of, waiting
from bot.tables.screens.custom_ids import Evening, Help
from bot.tables.screens.discord_limits import MENU_ITEMS
from bot.tables.screens.help_screen import SHORT
from bot.tables.screens.lobby_scene import facts_in_short, lobby_lines, lobby_scene
from bot.tables.screens.names import chair_called, game_name, rules_in_short
from bot.tables.screens.screen import (
    Button,
    Item,
    Menu,
    Picture,
    Screen,
    message,
    unless_in_words,
)
from bot.words.words import Words, escape


def evening_screen(words: Words, evening: EveningRow, role: str = "") -> Screen:
    """The public message with which people say that they come; ``role`` is called by it."""
    lobby = lobby_of(evening, seated=True)
    game = game_name(words, lobby.game_key)
    free = sum(chair.empty for chair in lobby.chairs)
    who = words.all_of([escape(chair.name) for chair in lobby.chairs if not chair.empty])
    beyond = [escape(guest.name) for guest in waiting(evening, lobby.chairs)]
    lines = [
        words.say("evening-title", game=game),
        when_line(words, evening),
        words.say("evening-coming" if who else "evening-nobody", who=who, free=free),
        *(lobby_lines(words, lobby) if words.style.text_only else ()),
        words.say("evening-waiting", who=words.all_of(beyond)) if beyond else "",
        words.say("evening-how", robots="yes" if lobby.takes_robots else "no"),
        role,
    ]
    seats = [
        words.say("labelled", label=n, text=chair_called(words, chair))
        for n, chair in enumerate(lobby.chairs, 1)
    ]
    rules = rules_in_short(words, lobby, markup=False)
    shown = " · ".join([*seats, rules, *facts_in_short(words, lobby)])
    alt = words.say("evening-alt", game=game, seats=shown)
    picture = Picture(lobby_scene(words, lobby), f"evening-{evening.id}.png", alt)
    buttons = (
        Button(words.say("button-evening-come"), Evening.of(evening.id, "come"), "success"),
        Button(words.say("button-evening-not"), Evening.of(evening.id, "not")),
        Button(words.say("button-how-to-play"), str(Help(NO_TABLE, lobby.game_key, SHORT))),
        Button(words.say("button-evening-off"), Evening.of(evening.id, "off")),
    )
    return Screen(message(lines), unless_in_words(words.style, picture), (buttons,))


def when_line(words: Words, evening: EveningRow) -> str:
    """The hour of an evening, in each reader's own time zone."""
    return words.say("evening-when", at=round(evening.at))


def evening_over_screen(words: Words, evening: EveningRow, game: str, line: str) -> Screen:
    """The message of an evening whose table is open, or that came to nothing: ``line`` says it."""
    name = game_name(words, game) if game else "?"
    lines = [words.say("evening-title", game=name), when_line(words, evening), line]
    return Screen("\n".join(lines))


def off_question(words: Words, evening: EveningRow) -> Screen:
    """The question before an evening is called off."""
    yes = Button(words.say("button-evening-off-now"), Evening.of(evening.id, "off-now"), "danger")
    no = Button(words.say("button-not-yet"), Evening.of(evening.id, "off-not"))
    return Screen(words.say("evening-off-question"), rows=((yes, no),))


def evening_list(words: Words, evenings: Sequence[tuple[EveningRow, str, str]]) -> Screen:
    """The evenings to come in a server, each with the key of its game and its place.

    One that is chosen is shown with its buttons: its message may be gone.
    """
    lines = [
        words.say(
            "evening-list-line",
            number=number,
            game=game_name(words, game),
            at=round(evening.at),
            place=place,
            count=coming(evening),
        )
        for number, (evening, game, place) in enumerate(evenings, 1)
    ]
    items = [
        Item(words.say("labelled", label=number, text=game_name(words, game)), str(evening.id))
        for number, (evening, game, _) in enumerate(evenings[:MENU_ITEMS], 1)
    ]
    menu = Menu(Evening.of(NO_EVENING, "list"), words.say("menu-evenings"), tuple(items))
    return Screen(message([words.say("evening-list-title"), *lines]), rows=(menu,))
