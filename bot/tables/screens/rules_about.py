"""Rules in a few words: a sentence for each set of rules, and a whole game in a few lines.

The sentences take the options themselves as variables, so that they say what is played.
"""

from collections.abc import Mapping
from functools import lru_cache

from bot.rules import GAMES, AnyGame, Options
from bot.rules.options import Value, spell
from bot.tables.model.lobby import HOUSE, Lobby, usual_size
from bot.tables.screens.names import rules_in_short
from bot.words.words import Words


def set_about(words: Words, game: AnyGame, name: str) -> str:
    """The sentence about a set of rules of a game."""
    options = game.presets[name]
    words = words.paired(options.pairing)
    return words.of(game.key, f"preset-{name}-about", **option_facts(options))


def page_text(words: Words, key: str, page: str, lobby: Lobby | None = None) -> str:
    """A page about a game, under the rules of a lobby, or else of the house."""
    game = GAMES[key]
    options = lobby.options if lobby else game.presets[HOUSE]
    players = len(lobby.chairs) if lobby else usual_size(game, options)
    words = words.paired(options.pairing)
    return words.of(key, f"help-{page}", players=players, **option_facts(options))


def in_short(words: Words, key: str, lobby: Lobby | None = None) -> str:
    """A whole game in a few lines, under the rules of a lobby, or else of the house."""
    lines = [page_text(words, key, "short", lobby)]
    if lobby is not None:
        lines.append(words.say("help-short-rules", rules=rules_in_short(words, lobby)))
        lines += about_lines(words, lobby)
    return "\n".join(lines)


def about_lines(words: Words, lobby: Lobby) -> list[str]:
    """The sentence about the rules of a lobby, if they are one of the game's sets as it stands."""
    if lobby.own is not None or lobby.options != lobby.base:
        return []
    return ["-# " + set_about(words, lobby.game, lobby.preset)]


@lru_cache(128)
def option_facts(options: Options) -> Mapping[str, Value]:
    """The options as variables of a sentence: numbers as they are, other values spelled.

    A spelled value that begins with a digit has an *n* before it, or Fluent could not select it.
    """
    return {name: told_value(value) for name, value in options.values().items()}


def told_value(value: Value) -> Value:
    """A value as a sentence of the rules has it, to say or to choose by."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    spelled = spell(value)
    return f"n{spelled}" if spelled[0].isdigit() and not spelled.isdigit() else spelled
