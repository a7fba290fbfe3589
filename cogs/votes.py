"""Votes in the middle of a game: somebody who plays proposes, everybody who is asked answers."""

from typing import Any

import discord
from discord.ext import commands

from bot.app import KnaveBot
from bot.rules import Options, Refused, Seat
from bot.rules.changing import as_far_as_may_be
from bot.rules.codes import read_code
from bot.tables.lobby import No, Unfit
from bot.tables.proposal import Absent, Ending, NewClock, RobotIn, Rules, Subject
from bot.tables.screens.ballot_screen import ballot_panel, concede_question, ending_question
from bot.tables.screens.rules_screen import CODE
from bot.tables.screens.screen import Screen
from bot.tables.screens.vote_screen import proposing_panel, proposing_value_panel
from bot.tables.sitting import Sitting
from bot.tables.table import Table
from bot.tables.turns import CLOCKS
from bot.tables.wishes import Wish
from cogs import guests


class VotesCog(commands.Cog):
    """The panels of a proposal, and the buttons of the vote."""

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot
        bot.answers |= {"vote": self.voted}

    async def voted(self, interaction: discord.Interaction, wish: Wish, values: list[str]) -> None:
        """A button or a menu that has to do with other rules."""
        table = await self.bot.hall.find(wish.table)
        await self.bot.words_for(interaction)
        sitting = _playing(table, interaction.user.id)
        match wish.parts, values:
            case ("open",), []:
                await self._draft(interaction, table, sitting, sitting.options)
            case ("draft", code), []:
                await self._draft(interaction, table, sitting, _read(sitting, code))
            case ("set", _), [wished]:
                await self._set(interaction, table, sitting, wished)
            case ("code",), [typed]:
                wished_for = as_far_as_may_be(sitting.options, _read(sitting, typed))
                await self._draft(interaction, table, sitting, wished_for)
            case ("option", code), [name]:
                await self._option(interaction, table, _read(sitting, code), name)
            case ("value", code, name), [value]:
                changed = _changed(sitting, _read(sitting, code), name, value)
                await self._draft(interaction, table, sitting, changed)
            case ("propose", code), []:
                await self._propose(interaction, table, Rules(_read(sitting, code)))
            case ("panel",), []:
                await self._ballot(interaction, table, sitting)
            case ("clock",), [name] if name in CLOCKS:
                await self._propose(interaction, table, NewClock(CLOCKS[name]))
            case ("asleep", seat), []:
                await self._propose(interaction, table, _asleep(sitting, seat))
            case ("robot", seat), []:
                await self._propose(interaction, table, RobotIn(_seat(sitting, seat)))
            case ("end",), []:
                words = await self.bot.words_for(interaction)
                await guests.panel(interaction, ending_question(words, table.id))
            case ("end", "sure"), []:
                await self._propose(interaction, table, Ending())
            case ("concede", "deal" | "game" as scope), []:
                words = await self.bot.words_for(interaction)
                await guests.panel(interaction, concede_question(words, table.id, scope))
            case ("give", "deal" | "game" as scope), []:
                user = interaction.user.id
                await self._propose(interaction, table, table.concession(user, scope == "game"))
            case ("yes" | "no" as answer, number), []:
                await self._vote(interaction, table, guests.number(number), answer == "yes")
            case _:
                raise No("forged")

    async def _draft(
        self, interaction: discord.Interaction, table: Table, sitting: Sitting, draft: Options
    ) -> None:
        words = await self.bot.words_for(interaction)
        sets = await self.bot.hall.presets.of(table.ledger.row.guild_id, sitting.log.game)
        await guests.panel(interaction, proposing_panel(words, table.id, sitting, draft, sets))

    async def _set(
        self, interaction: discord.Interaction, table: Table, sitting: Sitting, wished: str
    ) -> None:
        words = await self.bot.words_for(interaction)
        if wished == CODE:
            window = guests.code_window(words, f"vote:{table.id}:code")
            await interaction.response.send_modal(window)
            return
        guild = table.ledger.row.guild_id
        chosen = await self.bot.hall.presets.choose(table.lobby, guild, wished)
        draft = as_far_as_may_be(sitting.options, chosen.options)
        await self._draft(interaction, table, sitting, draft)

    async def _option(
        self, interaction: discord.Interaction, table: Table, draft: Options, name: str
    ) -> None:
        words = await self.bot.words_for(interaction)
        if name not in draft.values() or name in draft.lasting:
            raise No("forged")
        screen = proposing_value_panel(words, table.id, table.lobby.game, draft, name)
        await guests.panel(interaction, screen)

    async def _propose(self, interaction: discord.Interaction, table: Table, what: Subject) -> None:
        words = await self.bot.words_for(interaction)
        done = await table.propose(interaction.user.id, what)
        key = "proposal-made" if not what.at_once else "vote-done" if done else "vote-made"
        message = interaction.message
        if message is not None and not message.flags.ephemeral:
            await guests.say(interaction, words.say(key))
        else:
            await guests.panel(interaction, Screen(words.say(key)))

    async def _ballot(
        self, interaction: discord.Interaction, table: Table, sitting: Sitting
    ) -> None:
        words = await self.bot.words_for(interaction)
        seat = sitting.seat_of(interaction.user.id)
        assert seat is not None
        sleepers = table.sleepers(sitting)
        screen = ballot_panel(words, table.id, table.lobby, sitting, seat, sleepers)
        await guests.panel(interaction, screen)

    async def _vote(
        self, interaction: discord.Interaction, table: Table, number: int, yes: bool
    ) -> None:
        words = await self.bot.words_for(interaction)
        proposal = table.sitting.voted_on if table.sitting else None
        accepted = await table.vote(interaction.user.id, number, yes)
        key = "voted-all" if accepted else "voted-yes" if yes else "voted-no"
        if proposal is not None and proposal.what.at_once:
            key = "vote-done" if accepted else "vote-yes-said" if yes else "vote-no-said"
        await guests.say(interaction, words.say(key))


def _playing(table: Table, user: int) -> Sitting:
    """The game that is on at this table, for somebody who plays in it.

    :raises No: there is none, or they do not.
    """
    if table.sitting is None:
        raise No("not-begun")
    if table.status != "playing":
        raise No("game-is-over")
    if table.sitting.seat_of(user) is None:
        raise No("not-here")
    return table.sitting


def _seat(sitting: Sitting, text: str) -> Seat:
    """A seat that a button carried."""
    seat = guests.number(text)
    if seat >= sitting.log.players:
        raise No("forged")
    return Seat(seat)


def _asleep(sitting: Sitting, text: str) -> Absent:
    """Who sits on the seat that a button carried, as somebody who sleeps."""
    seat = _seat(sitting, text)
    return Absent(seat, sitting.chairs[seat].user or 0)


def _read(sitting: Sitting, code: str) -> Options:
    try:
        game, options = read_code(code, finished=False)
    except Refused as error:
        raise Unfit(sitting.log.game, error.reason) from None
    if game.key != sitting.log.game:
        raise No("code-of-another-game", typed=code)
    return options


def _changed(sitting: Sitting, draft: Options, name: str, value: str) -> Options:
    try:
        return draft.with_(name, value)
    except Refused as error:
        raise Unfit(sitting.log.game, error.reason) from None


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(VotesCog(bot))
