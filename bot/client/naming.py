"""Commands as one looks for them: by what they are called, were called, or do."""

from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands

from bot.client.translation import KEY
from bot.words.words import Words, languages, words

AnyCommand = app_commands.Command[Any, ..., Any] | app_commands.Group

RENAMED = (
    *("tell", "mytables", "keep", "lock", "rest", "say", "score", "replay"),
    *("keep-rules", "usual", "privacy-export", "privacy-forget"),
)
"""The commands that had another name before, in one language at least."""


@dataclass(frozen=True, slots=True)
class Known:
    """A command in a reader's language: its whole name, what it does, and what it once was called.

    A former name is left out where only a group was put before it: it is in the new one.
    """

    name: str
    about: str
    former: str = ""

    def matches(self, typed: str) -> bool:
        """Whether each word that was typed stands in one of them."""
        told = " ".join((self.name, self.former, self.about)).casefold()
        return all(word in told for word in typed.casefold().replace("/", " ").split())


def known(tree: app_commands.CommandTree[Any], speaker: Words) -> tuple[Known, ...]:
    """All slash commands, as they are called in this language."""
    found = tree.walk_commands(type=discord.AppCommandType.chat_input)
    return tuple(
        _known(command, speaker) for command in found if not isinstance(command, app_commands.Group)
    )


def find(tree: app_commands.CommandTree[Any], speaker: Words, typed: str) -> tuple[Known, ...]:
    """The commands that answer to what was typed, in this language or in any other.

    A name or a former name that begins so goes before a command that only speaks of it.
    """
    wanted = typed.casefold().strip().lstrip("/")
    others = [words(language) for language in languages() if language != speaker.language]
    elsewhere = [known(tree, other) for other in others]
    ranked = []
    for n, one in enumerate(known(tree, speaker)):
        names = (one.name, one.name.rpartition(" ")[2], one.former)
        if any(name.startswith(wanted) for name in names if name):
            ranked.append((0, n, one))
        elif one.matches(typed):
            ranked.append((1, n, one))
        elif any(other[n].matches(typed) for other in elsewhere):
            ranked.append((2, n, one))
    return tuple(one for _, _, one in sorted(ranked, key=lambda found: found[:2]))


def _known(command: AnyCommand, speaker: Words) -> Known:
    chain: list[AnyCommand] = [command]
    while chain[0].parent is not None:
        chain.insert(0, chain[0].parent)
    name = " ".join(speaker.say(str(one.extras[KEY])) for one in chain)
    key = str(command.extras[KEY])
    short = key.removeprefix("command-")
    once = speaker.say(f"formerly-{short}") if short in RENAMED else ""
    moved = once in (name, name.rpartition(" ")[2])
    return Known(name, speaker.say(f"{key}-about"), "" if moved else once)
