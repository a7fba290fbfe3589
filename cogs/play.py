"""Playing: the buttons and menus of a hand, and the slash commands that say the same."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import KnaveBot, spoken
from bot.rules import Action, Illegal, Seat
from bot.tables.lobby import No
from bot.tables.screens.controls import action_label, labelled, numbers_to_bid, usable
from bot.tables.screens.telling import Teller, game_name
from bot.tables.sitting import Sitting
from bot.tables.table import Table
from bot.tables.wishes import Wish
from bot.tables.words import Words
from cardart.scene import FACES
from cogs import guests, present
from cogs.errors import refuse, sentence

LONGEST_BID = 6
NAMING = ("order", "call", "trump", "contract", "shove")
everywhere = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)


class PlayCog(commands.Cog):
    """Everything a player says in the course of a game."""

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

    async def moved(self, interaction: discord.Interaction, wish: Wish, values: list[str]) -> None:
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
                await table.act(interaction.user.id, line, number)
            except (No, Illegal) as error:
                await self._show_hand(interaction, table, self._said(words, table, error))
            else:
                done = words.say("said", line=self._echo(words, table, line))
                await self._show_hand(interaction, table, elsewhere=done)

    async def thought_better(
        self, interaction: discord.Interaction, wish: Wish, _: list[str]
    ) -> None:
        """Rather not: the hand as it was."""
        table = await self.bot.hall.find(wish.table)
        await self.bot.words_for(interaction)
        await self._show_hand(interaction, table)

    async def picked(self, interaction: discord.Interaction, wish: Wish, values: list[str]) -> None:
        """Cards chosen in a menu: shown marked, with a button that confirms them."""
        table = await self.bot.hall.find(wish.table)
        words = await self.bot.words_for(interaction)
        sitting, seat = seated(table, interaction.user.id)
        if sitting.numbers[seat] != _number(wish):
            await self._show_hand(interaction, table, words.say("no-outdated"))
            return
        chosen = tuple(value.partition("~")[0] for value in values)
        await self._show_hand(interaction, table, chosen=chosen)

    async def stepped(self, interaction: discord.Interaction, wish: Wish, _: list[str]) -> None:
        """A step up or down in a long auction: the button of the bid changes."""
        table = await self.bot.hall.find(wish.table)
        words = await self.bot.words_for(interaction)
        sitting, seat = seated(table, interaction.user.id)
        bid = wish.parts[1] if len(wish.parts) > 1 else ""
        if sitting.numbers[seat] != _number(wish) or not bid:
            await self._show_hand(interaction, table, words.say("no-outdated"))
            return
        await self._show_hand(interaction, table, bid=guests.number(bid))

    async def asked_to_type(
        self, interaction: discord.Interaction, wish: Wish, _: list[str]
    ) -> None:
        """A bid is to be typed: a window asks for it."""
        words = await self.bot.words_for(interaction)
        number = _number(wish)
        sitting, seat = seated(await self.bot.hall.find(wish.table), interaction.user.id)
        bids = numbers_to_bid(sitting.game.legal(sitting.view(seat)))
        if sitting.numbers[seat] != number or not bids:
            raise No("outdated")
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

    async def typed(self, interaction: discord.Interaction, wish: Wish, values: list[str]) -> None:
        """The bid that was typed."""
        text = " ".join(values).strip()
        if not (text.isdecimal() and len(text) <= LONGEST_BID):
            raise No("not-a-number", bid=text)
        await self.moved(interaction, wish, [f"bid {int(text)}"])

    async def wondered(
        self, interaction: discord.Interaction, wish: Wish, values: list[str]
    ) -> None:
        """Why a card may not be played."""
        table = await self.bot.hall.find(wish.table)
        words = await self.bot.words_for(interaction)
        sitting, seat = seated(table, interaction.user.id)
        if sitting.numbers[seat] != _number(wish) or not values:
            raise No("outdated")
        view = sitting.view(seat)
        decision = sitting.game.legal(view)
        verb = next((a.verb for a in decision if a.cards), "play")
        try:
            action = sitting.game.read(f"{verb} {values[0]}")
        except ValueError:
            raise No("forged") from None
        if action.cards and action.cards[0] in usable(decision):
            text = words.say("why-you-may", card=words.cards(action.cards))
        else:
            names = Teller.of(words, sitting.log.game, sitting.chairs).names
            reason = sitting.game.why(view, action)
            text = words.reason(sitting.log.game, "why", reason, names)
        await interaction.response.send_message(
            text, ephemeral=True, allowed_mentions=present.MENTION_NOBODY
        )

    # ------------------------------------------------------------------ slash commands

    @app_commands.command(name=spoken("command-play"), description=spoken("command-play-about"))
    @app_commands.rename(card=spoken("parameter-card"), table=spoken("parameter-table"))
    @app_commands.describe(
        card=spoken("parameter-card-about"),
        table=spoken("parameter-table-about"),
    )
    @everywhere
    async def play(
        self, interaction: discord.Interaction, card: str, table: int | None = None
    ) -> None:
        """Play a card: as our notation has it, or called by its name."""
        words = await self.bot.words_for(interaction)
        named = {words.card(face).casefold(): face for face in FACES}.get(card.strip().casefold())
        line = card if " " in card.strip() and not named else f"play {named or _card(card)}"
        await self._say(interaction, line, table)

    @app_commands.command(name=spoken("command-bid"), description=spoken("command-bid-about"))
    @app_commands.rename(value=spoken("parameter-value"), table=spoken("parameter-table"))
    @app_commands.describe(
        value=spoken("parameter-value-about"),
        table=spoken("parameter-table-about"),
    )
    @everywhere
    async def bid(
        self, interaction: discord.Interaction, value: str, table: int | None = None
    ) -> None:
        """Bid in an auction."""
        await self._say(interaction, f"bid {value.removeprefix('bid ')}", table)

    @app_commands.command(name=spoken("command-pass"), description=spoken("command-pass-about"))
    @app_commands.rename(table=spoken("parameter-table"))
    @app_commands.describe(
        table=spoken("parameter-table-about"),
    )
    @everywhere
    async def pass_(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Pass."""
        await self._say(interaction, "pass", table)

    @app_commands.command(name=spoken("command-trump"), description=spoken("command-trump-about"))
    @app_commands.rename(name=spoken("parameter-trump"), table=spoken("parameter-table"))
    @app_commands.describe(
        name=spoken("parameter-trump-about"),
        table=spoken("parameter-table-about"),
    )
    @everywhere
    async def trump(
        self, interaction: discord.Interaction, name: str, table: int | None = None
    ) -> None:
        """Accept or name trump, or name a contract."""
        await self._say(interaction, name, table)

    @app_commands.command(name=spoken("command-say"), description=spoken("command-say-about"))
    @app_commands.rename(what=spoken("parameter-what"), table=spoken("parameter-table"))
    @app_commands.describe(
        what=spoken("parameter-what-about"),
        table=spoken("parameter-table-about"),
    )
    @everywhere
    async def say(
        self, interaction: discord.Interaction, what: str, table: int | None = None
    ) -> None:
        """Say anything the rules allow now."""
        await self._say(interaction, what, table)

    @app_commands.command(name=spoken("command-hand"), description=spoken("command-hand-about"))
    @app_commands.rename(table=spoken("parameter-table"))
    @app_commands.describe(
        table=spoken("parameter-table-about"),
    )
    @everywhere
    async def hand(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Show the asker's hand, privately."""
        await self.bot.words_for(interaction)
        found = await self._table(interaction, table)
        user = interaction.user.id
        screen = await self.bot.herald.hand_screen(found, user)
        sent = await interaction.response.send_message(
            **await present.message(screen), ephemeral=True
        )
        await self.bot.herald.remember_private(found, user, interaction, sent.message_id)

    async def _say(self, interaction: discord.Interaction, line: str, number: int | None) -> None:
        words = await self.bot.words_for(interaction)
        table = await self._table(interaction, number)
        try:
            await table.act(interaction.user.id, " ".join(line.split()))
        except (No, Illegal) as error:
            text = self._said(words, table, error)
        else:
            text = words.say("said", line=self._echo(words, table, line))
        await interaction.response.send_message(
            text, ephemeral=True, allowed_mentions=present.MENTION_NOBODY
        )

    def _echo(self, words: Words, table: Table, line: str) -> str:
        game = table.lobby.game
        return action_label(words, game.key, game.read(line))

    async def _table(self, interaction: discord.Interaction, number: int | None) -> Table:
        user = interaction.user.id
        mine = self.bot.hall.of_person(user, playing=True)
        if number is not None:
            mine = [table for table in mine if table.id == number]
        here = [t for t in mine if t.ledger.row.channel_id == interaction.channel_id]
        if not mine:
            raise No("no-game-of-yours")
        if len(here or mine) > 1:
            raise No("which-table")
        return (here or mine)[0]

    # ------------------------------------------------------------------ completion

    async def _complete(
        self, interaction: discord.Interaction, current: str, verbs: tuple[str, ...]
    ) -> list[app_commands.Choice[str]]:
        words = await self.bot.words_for(interaction)
        number = getattr(interaction.namespace, "table", None)
        try:
            table = await self._table(interaction, number if isinstance(number, int) else None)
            sitting, seat = seated(table, interaction.user.id)
        except No:
            return []
        wanted = current.casefold().strip()
        found = [
            app_commands.Choice(name=label[:100], value=line)
            for label, line in labelled(words, sitting, seat)
            if not verbs or line.split()[0] in verbs
            if wanted in label.casefold() or wanted in line.casefold()
        ]
        return found[:25]

    @play.autocomplete("card")
    async def _cards(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        found = await self._complete(interaction, current, ("play",))
        return [
            app_commands.Choice(name=c.name, value=c.value.removeprefix("play ")) for c in found
        ]

    @bid.autocomplete("value")
    async def _bids(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        found = await self._complete(interaction, current, ("bid",))
        return [app_commands.Choice(name=c.name, value=c.value.removeprefix("bid ")) for c in found]

    @trump.autocomplete("name")
    async def _trumps(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return await self._complete(interaction, current, NAMING)

    @say.autocomplete("what")
    async def _anything(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return await self._complete(interaction, current, ())

    @play.autocomplete("table")
    @bid.autocomplete("table")
    @pass_.autocomplete("table")
    @trump.autocomplete("table")
    @say.autocomplete("table")
    @hand.autocomplete("table")
    async def _tables(
        self, interaction: discord.Interaction, current: int | str
    ) -> list[app_commands.Choice[int]]:
        words = await self.bot.words_for(interaction)
        mine = self.bot.hall.of_person(interaction.user.id, playing=True)
        return [
            app_commands.Choice(
                name=f"{table.id} · {game_name(words, table.lobby.game_key)}"[:100], value=table.id
            )
            for table in mine[:25]
        ]

    # ------------------------------------------------------------------ answers

    def _said(self, words: Words, table: Table, error: No | Illegal) -> str:
        names: tuple[str, ...] = ()
        if table.sitting is not None:
            names = Teller.of(words, table.lobby.game_key, table.sitting.chairs).names
        return sentence(words, error, table.lobby.game_key, names)

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
        if message.flags.ephemeral:
            await self.bot.herald.remember_private(table, user, interaction, message.id)
        if refused:
            await refuse(interaction, refused)


def seated(table: Table, user: int) -> tuple[Sitting, Seat]:
    """The game at this table and where this person sits in it.

    :raises No: there is no game, or the person does not play in it.
    """
    sitting = table.sitting
    if sitting is None:
        raise No("not-begun")
    seat = sitting.seat_of(user)
    if seat is None:
        raise No("not-here")
    return sitting, seat


def _weighty(
    interaction: discord.Interaction, table: Table, number: int, line: str
) -> Action | None:
    """The action of this line, if it may be done now and cannot be taken lightly."""
    sitting = table.sitting
    seat = sitting.seat_of(interaction.user.id) if sitting else None
    if sitting is None or seat is None or sitting.numbers[seat] != number:
        return None
    try:
        action = sitting.game.read(line)
    except ValueError:
        return None
    if present.own_message(interaction) is None or not action.weighty:
        return None
    return action if action in sitting.game.legal(sitting.view(seat)) else None


def _number(wish: Wish) -> int:
    number = wish.parts[0] if wish.parts else ""
    return guests.number(number)


def _card(text: str) -> str:
    """A card as people type it (``j♠``, ``10h``, ``JS``, or suit first ``♠J``) in our notation."""
    typed = text.strip().upper().replace("10", "T").replace("\ufe0f", "")
    for sign, letter in zip("♠♥♦♣", "SHDC", strict=True):
        typed = typed.replace(sign, letter)
    suit_first = len(typed) == 2 and typed[0] in "SHDC" and typed[1] not in "SHDC"
    return typed[::-1] if suit_first else typed


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(PlayCog(bot))
