"""The question for somebody's time zone, asked by what their clock shows."""

from bot.tables.model.usual_zones import clocks
from bot.tables.screens.screen import Item, Menu, Screen
from bot.words.cities import city
from bot.words.words import Words


def zone_question(words: Words, wish: str, now: float) -> Screen:
    """A menu of the times that clocks show just now, with cities where they do.

    ``wish`` is the custom id of the menu, ``now`` this moment in seconds since 1970.
    """
    items = []
    for at, zones in clocks(now):
        cities = words.say("comma").join(city(words.language, zone) for zone in zones)
        label = words.say("zone-clock", at=at, cities=cities)
        items.append(Item(label, zones[0]))
    menu = Menu(wish, words.say("menu-zone"), tuple(items))
    return Screen(words.say("zone-question"), rows=(menu,))


def zone_noted(words: Words, zone: str) -> Screen:
    """The screen in the place of the question once it is answered."""
    return Screen(words.say("zone-noted", city=city(words.language, zone)))
