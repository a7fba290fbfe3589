"""Table talk on the screen: the latest phrases, and the panel to say one."""

from collections.abc import Sequence

from bot.storage.rows.ids import TableId
from bot.tables.model.talk import PHRASES, Phrase
from bot.tables.screens import custom_ids
from bot.tables.screens.names import chair_name, game_name
from bot.tables.screens.screen import Button, Screen, in_rows
from bot.words.words import Words, escape


def talk_lines(words: Words, heard: Sequence[Phrase]) -> list[str]:
    """The latest phrases, a short line each."""
    return [
        words.say(
            "talk-line",
            who=escape(chair_name(words, phrase.chair)),
            phrase=words.say(f"phrase-{phrase.what}"),
        )
        for phrase in heard
    ]


def talk_button(words: Words, table: TableId) -> Button:
    """The button that opens the panel."""
    return Button(words.say("button-talk"), custom_ids.Talk.of(table, "panel"))


def talk_panel(words: Words, table: TableId, game: str, done: str = "") -> Screen:
    """A button for each phrase; ``done`` is what was said just now."""
    text = [words.say("talk-title", game=game_name(words, game), table=table), done]
    buttons = [
        Button(words.say(f"phrase-{phrase}"), custom_ids.Talk.of(table, phrase))
        for phrase in PHRASES
    ]
    return Screen("\n".join(filter(None, text)), rows=in_rows(buttons))
