"""``/card talk``: table talk, by command or from a panel of phrases."""

import discord
from discord import app_commands

from bot.client import access, completion, installs
from bot.client.click import Click, answers
from bot.client.core import Cog
from bot.client.groups import CARD, within
from bot.client.translation import named, parameters, spoken
from bot.tables.model.refusals import Refusal
from bot.tables.model.talk import PHRASES
from bot.tables.screens.menu_screen import with_way_back
from bot.tables.screens.talk_screen import talk_panel
from bot.tables.verbs.talk import talk


class TalkCog(Cog):
    """A few words to everyone at the table."""

    @answers("talk")
    async def pressed(self, click: Click) -> None:
        """Open the panel, or say the phrase chosen on it."""
        match click.id.parts:
            case ("panel",):
                done = ""
            case (phrase,):
                await click.table.do(talk, click.user, phrase)
                done = _said(click, phrase)
            case _:
                raise Refusal("forged")
        table, words = click.table, click.words
        screen = talk_panel(words, table.id, table.game_key, done)
        begun = table.session is not None
        await click.panel(with_way_back(words, table.id, screen) if begun else screen)

    @within(CARD)
    @app_commands.command(**named("command-talk"))
    @parameters(phrase="parameter-phrase", table="parameter-table")
    @app_commands.choices(
        phrase=[
            app_commands.Choice(name=spoken(f"phrase-{phrase}"), value=phrase) for phrase in PHRASES
        ]
    )
    @app_commands.autocomplete(table=completion.tables_of_mine)
    @installs.in_dms_too
    async def talk(
        self, interaction: discord.Interaction, phrase: str, table: int | None = None
    ) -> None:
        """Say something to everyone at one's table."""
        click = await Click.of(interaction)
        await access.sat_at_by(click, table).do(talk, click.user, phrase)
        await click.say(_said(click, phrase))


def _said(click: Click, phrase: str) -> str:
    return click.words.say("talk-said", phrase=click.words.say(f"phrase-{phrase}"))
