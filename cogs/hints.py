"""``/card hint``: the action a robot would choose, shown on the asker's hand."""

import discord
from discord import app_commands

from bot.client import access, completion, installs, playing, reading
from bot.client.click import Click, answers, number
from bot.client.core import Cog
from bot.client.groups import CARD, within
from bot.client.translation import named, parameters
from bot.rules import Pick
from bot.storage.rows.ids import TableId
from bot.tables.live.table import Advice
from bot.tables.model.refusals import Refusal
from bot.tables.screens import custom_ids
from bot.tables.screens.hand_screen import Picked
from bot.tables.screens.screen import Screen


class HintsCog(Cog):
    """Hints, by command or button."""

    @within(CARD)
    @app_commands.command(**named("command-hint"))
    @parameters(table="parameter-table")
    @app_commands.autocomplete(table=completion.games_of_mine)
    @installs.in_dms_too
    async def hint(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Show what a robot would do."""
        click = await Click.of(interaction)
        access.played_by(click, table)
        await self._hint(click)

    @answers("favour:hint")
    async def pressed(self, click: Click) -> None:
        """Show what a robot would do at the decision of the button."""
        if len(click.id.parts) != 2:
            raise Refusal("forged")
        await self._hint(click, number(click.id.parts[1]))

    async def _hint(self, click: Click, decision: int | None = None) -> None:
        """Let a robot think, which takes a while; then show its choice on the hand."""
        advice = await click.table.advise(click.user, decision)
        message = click.own_message
        if message is not None and not _is_menu(message, click.table.id):
            with playing.answering(click):
                await click.edit_hand(await self._advised(click, advice), message)
        else:
            await click.hand(self._advised(click, advice))

    async def _advised(self, click: Click, advice: Advice) -> Screen:
        table, user, display = click.table, click.user, self.bot.display
        session = table.session
        seat = session.seat_of(user) if session else None
        if session is None or seat is None or session.numbers[seat] != advice.number:
            return await display.hands.screen(table, user)
        person = await self.bot.preferences.person(user)
        count = 0 if person.tutor else advice.count  # a tutor's own thoughts are counted with them
        action, decision = advice.thought.action, session.decision(seat)
        cards = decision.chosen_in(action) if isinstance(decision, Pick) else action.cards
        picked = Picked(cards, hint=(advice.thought, count))
        display.hands.marked(table, user, advice.number, picked)
        return await display.hands.screen(table, user)


def _is_menu(message: discord.Message, table: TableId) -> bool:
    """Whether a message is the table's menu, where a hint is another message: the hand.

    A hand need not have a picture by which it is known: people may have chosen words.
    """
    return custom_ids.Look.of(table, "score", "menu") in reading.custom_ids_of(message)
