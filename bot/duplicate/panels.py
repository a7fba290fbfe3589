"""Private panels of a set: what it is played by, and with whom one would like to play."""

from collections.abc import Sequence
from dataclasses import replace

from bot.duplicate import names
from bot.duplicate.model import DEALS, MINUTES, DuplicateSet, Terms
from bot.duplicate.movement import FORMS
from bot.duplicate.scoring import SCALES, scales_for
from bot.storage.rows.ids import UserId
from bot.tables.model.lobby import LEVELS
from bot.tables.model.refusals import Refusal
from bot.tables.screens.custom_ids import Duplicate
from bot.tables.screens.discord_limits import MENU_ITEMS
from bot.tables.screens.screen import Button, Item, Menu, Screen
from bot.words.words import Words, clean


def terms_panel(words: Words, one: DuplicateSet) -> Screen:
    """The choices of a set that has not begun: its host may change them, others read them."""
    terms, say = one.terms, words.say

    def menu(name: str, items: Sequence[tuple[str, str]], chosen: str, about: str = "") -> Menu:
        entries = tuple(
            Item(label, value, say(f"{about}-{value}") if about else "", value == chosen)
            for label, value in items
        )
        return Menu(Duplicate.of(one.id, "set", name), say(f"menu-duplicate-{name}"), entries)

    forms = [(say(f"duplicate-form-{f}"), f) for f in terms.forms]
    scales = [(say(f"duplicate-scale-{s}"), s) for s in scales_for(terms.options)]
    rows = (
        menu("form", forms, terms.form, "duplicate-about"),
        menu("scale", scales, terms.scale, "duplicate-scales"),
        menu("deals", [(say("duplicate-deals", count=n), str(n)) for n in DEALS], str(terms.deals)),
        menu(
            "minutes",
            [(say("duplicate-minutes", count=n), str(n)) for n in MINUTES],
            str(terms.minutes),
        ),
        menu(
            "level",
            [(say("duplicate-level", level=say(f"level-{v}")), v) for v in LEVELS],
            terms.level,
        ),
    )
    text = [names.title(words, terms), names.terms_told(words, terms)]
    return Screen("\n".join(text), rows=rows)


def end_question(words: Words, one: DuplicateSet) -> Screen:
    """The question before a set that goes on is ended for everybody."""
    yes = Button(words.say("button-duplicate-end"), Duplicate.of(one.id, "end-now"), "danger")
    no = Button(words.say("button-not-yet"), Duplicate.of(one.id, "end-not"))
    return Screen(words.say("duplicate-end-question"), rows=((yes, no),))


def chosen(terms: Terms, name: str, value: str) -> Terms:
    """The terms after a choice on the panel.

    :raises Refusal: there is no such choice.
    """
    match name:
        case "form":
            return replace(terms, form=next((f for f in FORMS if f == value), terms.form))
        case "scale":
            return replace(terms, scale=next((s for s in SCALES if s == value), terms.scale))
        case "deals" if value in map(str, DEALS):
            return replace(terms, deals=int(value))
        case "minutes" if value in map(str, MINUTES):
            return replace(terms, minutes=int(value))
        case "level":
            return replace(terms, level=value)
    raise Refusal("forged")


def joined_screen(words: Words, one: DuplicateSet, user: UserId) -> Screen:
    """The answer to someone who has taken a place; before it begins, a choice of a partner."""
    said = words.say("duplicate-joined" if one.status == "open" else "duplicate-joined-later")
    others = [
        Item(clean(place.name), str(place.user))
        for place in one.places
        if place.user is not None and place.user != user
    ][:MENU_ITEMS]
    if one.status != "open" or one.terms.form == "alone" or not others:
        return Screen(said)
    menu = Menu(Duplicate.of(one.id, "partner"), words.say("menu-duplicate-partner"), tuple(others))
    return Screen(said, rows=(menu,))
