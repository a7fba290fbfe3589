"""``/card takeback``: taking a move back, and the answers of those who are asked for it."""

import discord
from discord import app_commands

from bot.client import access, completion, installs, playing
from bot.client.click import Click, answers, number
from bot.client.core import Cog
from bot.client.groups import CARD, within
from bot.client.translation import named, parameters
from bot.rules import Illegal
from bot.tables.model.refusals import Refusal
from bot.tables.verbs.take_back import answer_take_back, take_back


class TakebacksCog(Cog):
    """Taking back one's last move, with the consent that the table asks for."""

    @within(CARD)
    @app_commands.command(**named("command-takeback"))
    @parameters(table="parameter-table")
    @app_commands.autocomplete(table=completion.games_of_mine)
    @installs.in_dms_too
    async def takeback(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Take back one's last move, or ask for it."""
        click = await Click.of(interaction)
        access.played_by(click, table)
        done = await click.table.do(take_back, click.user, None)
        await click.say(_said(click, done))

    @answers("favour:takeback")
    async def pressed(self, click: Click) -> None:
        """Take back the move of the button, or ask for it: the hand itself is the answer."""
        line = _line(click)
        with playing.answering(click):
            try:
                done = await click.table.do(take_back, click.user, line)
            except (Refusal, Illegal) as error:
                await playing.show_hand(click, playing.refusal(click, error))
            else:
                await playing.show_hand(click, elsewhere=_said(click, done))

    @answers("favour:agree")
    async def agreed(self, click: Click) -> None:
        """Agree that someone takes a move back."""
        granted = await click.table.do(answer_take_back, click.user, _line(click), True)
        await click.say(click.words.say("takeback-granted" if granted else "takeback-agreed"))

    @answers("favour:refuse")
    async def declined(self, click: Click) -> None:
        """Decline it; those who have asked withdraw it."""
        request = click.table.state.request
        await click.table.do(answer_take_back, click.user, _line(click), False)
        is_own = request is not None and request.user == click.user
        await click.say(click.words.say("takeback-withdrawn" if is_own else "takeback-declined"))


def _said(click: Click, done: bool) -> str:
    """The words for a move that is taken back, or about which the others are asked."""
    return click.words.say("takeback-done" if done else "takeback-asked")


def _line(click: Click) -> int:
    """The line of the log that is to be taken back."""
    if len(click.id.parts) != 2:
        raise Refusal("forged")
    return number(click.id.parts[1])
