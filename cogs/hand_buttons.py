"""Playing: the buttons and menus of a hand."""

from typing import Any

import discord
from discord.ext import commands

from bot.client import access, playing, present
from bot.client.app import KnaveBot
from bot.client.errors import refuse
from bot.rules import Action, Illegal
from bot.tables.live.table import Table
from bot.tables.model.lobby import Refusal
from bot.tables.screens.controls import numbers_to_bid, usable
from bot.tables.screens.custom_ids import CustomId
from bot.tables.screens.telling import Teller
from bot.tables.verbs.play import act

LONGEST_BID = 6


class PlayCog(commands.Cog):
    """Everything a player presses in the course of a game."""

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot
        bot.answers |= {
            "move": self.moved,
            "choose": self.moved,
            "sure": self.moved,
            "back": self.thought_better,
            "pick": self.picked,
            "step": self.stepped,
            "type": self.asked_to_type,
            "typed": self.typed,
            "why": self.wondered,
        }

    # ------------------------------------------------------------------ buttons and menus

    async def moved(
        self, interaction: discord.Interaction, wish: CustomId, values: list[str]
    ) -> None:
        """A button (or menu entry) that is an action. What weighs is asked once more."""
        table = await self.bot.hall.find(wish.table)
        number, line = _number(wish), values[0] if values else ":".join(wish.parts[1:])
        words = await self.bot.words_for(interaction)
        if wish.kind != "sure" and (asked := _weighty(interaction, table, number, line)):
            await self._show_hand(interaction, table, asked=asked)
            return
        own = present.own_message(interaction)
        with self.bot.herald.answering(table, interaction.user.id, own.id if own else None):
            try:
                await table.do(act, interaction.user.id, line, number)
            except (Refusal, Illegal) as error:
                await self._show_hand(interaction, table, playing.refusal(words, table, error))
            else:
                done = words.say("said", line=playing.echo(words, table, line))
                await self._show_hand(interaction, table, elsewhere=done)

    async def thought_better(
        self, interaction: discord.Interaction, wish: CustomId, _: list[str]
    ) -> None:
        """Rather not: the hand as it was."""
        table = await self.bot.hall.find(wish.table)
        await self.bot.words_for(interaction)
        await self._show_hand(interaction, table)

    async def picked(
        self, interaction: discord.Interaction, wish: CustomId, values: list[str]
    ) -> None:
        """Cards chosen in a menu: shown marked, with a button that confirms them."""
        table = await self.bot.hall.find(wish.table)
        words = await self.bot.words_for(interaction)
        session, seat = playing.seated(table, interaction.user.id)
        if session.numbers[seat] != _number(wish):
            await self._show_hand(interaction, table, words.say("no-outdated"))
            return
        chosen = tuple(value.partition("~")[0] for value in values)
        await self._show_hand(interaction, table, chosen=chosen)

    async def stepped(self, interaction: discord.Interaction, wish: CustomId, _: list[str]) -> None:
        """A step up or down in a long auction: the button of the bid changes."""
        table = await self.bot.hall.find(wish.table)
        words = await self.bot.words_for(interaction)
        session, seat = playing.seated(table, interaction.user.id)
        bid = wish.parts[1] if len(wish.parts) > 1 else ""
        if session.numbers[seat] != _number(wish) or not bid:
            await self._show_hand(interaction, table, words.say("no-outdated"))
            return
        await self._show_hand(interaction, table, bid=access.number(bid))

    async def asked_to_type(
        self, interaction: discord.Interaction, wish: CustomId, _: list[str]
    ) -> None:
        """A bid is to be typed: a window asks for it."""
        words = await self.bot.words_for(interaction)
        number = _number(wish)
        session, seat = playing.seated(await self.bot.hall.find(wish.table), interaction.user.id)
        bids = numbers_to_bid(session.game.legal(session.view(seat)))
        if session.numbers[seat] != number or not bids:
            raise Refusal("outdated")
        modal: discord.ui.Modal = discord.ui.Modal(
            title=words.say("type-bid-title"), custom_id=f"typed:{wish.table}:{number}"
        )
        asked: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id="bid", max_length=LONGEST_BID
        )
        span = words.say("type-bid-span", least=bids[0], most=bids[-1])
        label = words.say("parameter-value-about")
        modal.add_item(discord.ui.Label(text=label, description=span, component=asked))
        modal.stop()  # answered like every click, wherever it comes from
        await interaction.response.send_modal(modal)

    async def typed(
        self, interaction: discord.Interaction, wish: CustomId, values: list[str]
    ) -> None:
        """The bid that was typed."""
        text = " ".join(values).strip()
        if not (text.isdecimal() and len(text) <= LONGEST_BID):
            raise Refusal("not-a-number", bid=text)
        await self.moved(interaction, wish, [f"bid {int(text)}"])

    async def wondered(
        self, interaction: discord.Interaction, wish: CustomId, values: list[str]
    ) -> None:
        """Why a card may not be played."""
        table = await self.bot.hall.find(wish.table)
        words = await self.bot.words_for(interaction)
        session, seat = playing.seated(table, interaction.user.id)
        if session.numbers[seat] != _number(wish) or not values:
            raise Refusal("outdated")
        view = session.view(seat)
        decision = session.game.legal(view)
        verb = next((a.verb for a in decision if a.cards), "play")
        try:
            action = session.game.read(f"{verb} {values[0]}")
        except ValueError:
            raise Refusal("forged") from None
        if action.cards and action.cards[0] in usable(decision):
            text = words.say("why-you-may", card=words.cards(action.cards))
        else:
            names = Teller.of(words, session.log.game, session.chairs).names
            reason = session.game.why(view, action)
            text = words.reason(session.log.game, "why", reason, names)
        await access.say(interaction, text)

    # ------------------------------------------------------------------ answers

    async def _show_hand(
        self,
        interaction: discord.Interaction,
        table: Table,
        refused: str = "",
        chosen: tuple[str, ...] = (),
        bid: int | None = None,
        asked: Action | None = None,
        elsewhere: str = "",
    ) -> None:
        """Answer a click on a hand with the hand as it is now, and a refusal beside it.

        Somebody else's button, or one on a public message, is answered in words alone.
        """
        user = interaction.user.id
        message = present.own_message(interaction)
        if message is None or all(chair.user != user for chair in table.chairs):
            words = await self.bot.words_for(interaction)
            await refuse(interaction, refused or elsewhere or words.say("no-forged"))
            return
        self.bot.herald.drawn(table, user)
        screen = await self.bot.herald.hand_screen(table, user, chosen, bid, asked)
        await interaction.response.edit_message(**await present.edit(screen))
        await self.bot.herald.clicked(table, user, interaction, message)
        if refused:
            await refuse(interaction, refused)


def _weighty(
    interaction: discord.Interaction, table: Table, number: int, line: str
) -> Action | None:
    """The action of this line, if it may be done now and cannot be taken lightly."""
    session = table.session
    seat = session.seat_of(interaction.user.id) if session else None
    if session is None or seat is None or session.numbers[seat] != number:
        return None
    try:
        action = session.game.read(line)
    except ValueError:
        return None
    if present.own_message(interaction) is None or not action.weighty:
        return None
    return action if action in session.game.legal(session.view(seat)) else None


def _number(wish: CustomId) -> int:
    number = wish.parts[0] if wish.parts else ""
    return access.number(number)


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(PlayCog(bot))
