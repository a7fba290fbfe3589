"""The names of chairs, games, rules and rights in words."""

from collections.abc import Collection, Sequence
from itertools import count

from bot.rules.options import Value, spell
from bot.tables.model.chairs import Chair
from bot.tables.model.lobby import Lobby
from bot.tables.screens.initials import lettered
from bot.tables.screens.robots import robot_called, robot_name
from bot.words.words import Words, escape
from cardart.text_cache import text_cache


def chair_name(words: Words, chair: Chair) -> str:
    """The name of the person or robot on a chair, or that it is empty."""
    if chair.waits:
        return words.say("empty-chair")
    if chair.robot is not None:
        return robot_name(words, chair.robot)
    return chair.name if chair.user is not None else words.say("empty-chair")


def chair_called(words: Words, chair: Chair) -> str:
    """The name on a chair in a list of those at a table, which says so of a robot."""
    return robot_called(words, chair.robot) if chair.robot else chair_name(words, chair)


@text_cache(4096)
def names_of(words: Words, chairs: tuple[Chair, ...], markup: bool) -> tuple[str, ...]:
    """The names of those who sit on these chairs, as a table tells them for hours.

    Without ``markup``, as for pictures, a name of emoji alone ends with the letter on its disc:
    pictures leave emoji out.
    """
    people = {chair.name for chair in chairs if chair.user is not None}
    said = [_seat_name(words, chair, people) for chair in chairs]
    return tuple(map(escape, said)) if markup else tuple(map(lettered, said, count()))


def _seat_name(words: Words, chair: Chair, people: Collection[str]) -> str:
    """The name at a seat in a game: an empty chair means a former player.

    A robot whose name is also that of one of these people is called a robot.
    """
    if chair.empty:
        return words.say("former-player")
    name = chair_name(words, chair)
    return chair_called(words, chair) if chair.user is None and name in people else name


def game_name(words: Words, key: str) -> str:
    """The name of a game as its players say it."""
    return words.say(f"game-{key}")


def rights_named(words: Words, rights: Sequence[str]) -> str:
    """Rights as Discord's own settings call them."""
    return words.all_of([words.say(f"right-{name.replace('_', '-')}") for name in rights])


def rules_in_short(words: Words, lobby: Lobby, markup: bool = True) -> str:
    """The preset's name, and only what differs from it; with ``markup`` for a message."""
    words = words.paired(lobby.options.pairing)
    name = words.of(lobby.game_key, f"preset-{lobby.preset}")
    if lobby.own is not None:
        name = escape(lobby.own.name) if markup else lobby.own.name
    differing = lobby.options.differing(lobby.base)
    said = [option_in_words(words, lobby.game_key, k, v) for k, v in differing.items()]
    return " · ".join([name, *said])


def option_in_words(words: Words, game: str, name: str, value: Value) -> str:
    """One option and its value."""
    text = spell(value)
    label, said = words.option(game, name), words.value(game, name, text)
    return words.say("option-is", option=label, value=said)
