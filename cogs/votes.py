"""Votes in the middle of a game: somebody who plays proposes, everybody who is asked answers."""

from typing import Any

import discord
from discord.ext import commands

from bot.client import access
from bot.client.app import KnaveBot
from bot.rules import Options, Refused, Seat
from bot.rules.about.rule_changes import as_far_as_may_be
from bot.rules.about.rule_codes import read_code
from bot.tables.live.table import Table
from bot.tables.model.lobby import BadOptions, Refusal
from bot.tables.model.proposal import Absent, Ending, NewClock, RobotIn, Rules, Subject
from bot.tables.model.session import GameSession
from bot.tables.model.turn_clock import CLOCKS
from bot.tables.screens.ballot_screen import ballot_panel, concede_question, ending_question
from bot.tables.screens.custom_ids import CustomId
from bot.tables.screens.rules_screen import CODE
from bot.tables.screens.screen import Screen
from bot.tables.screens.vote_screen import proposing_panel, proposing_value_panel
from bot.tables.verbs.ballots import concession, sleepers
from bot.tables.verbs.vote import propose, vote


class VotesCog(commands.Cog):
    """The panels of a proposal, and the buttons of the vote."""

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot
        bot.answers |= {"vote": self.voted}

    async def voted(
        self, interaction: discord.Interaction, wish: CustomId, values: list[str]
    ) -> None:
        """A button or a menu that has to do with other rules."""
        table = await self.bot.hall.find(wish.table)
        await self.bot.words_for(interaction)
        session = _playing(table, interaction.user.id)
        match wish.parts, values:
            case ("open",), []:
                await self._draft(interaction, table, session, session.options)
            case ("draft", code), []:
                await self._draft(interaction, table, session, _read(session, code))
            case ("set", _), [wished]:
                await self._set(interaction, table, session, wished)
            case ("code",), [typed]:
                wished_for = as_far_as_may_be(session.options, _read(session, typed))
                await self._draft(interaction, table, session, wished_for)
            case ("option", code), [name]:
                await self._option(interaction, table, _read(session, code), name)
            case ("value", code, name), [value]:
                changed = _changed(session, _read(session, code), name, value)
                await self._draft(interaction, table, session, changed)
            case ("propose", code), []:
                await self._propose(interaction, table, Rules(_read(session, code)))
            case ("panel",), []:
                await self._ballot(interaction, table, session)
            case ("clock",), [name] if name in CLOCKS:
                await self._propose(interaction, table, NewClock(CLOCKS[name]))
            case ("asleep", seat), []:
                await self._propose(interaction, table, _asleep(session, seat))
            case ("robot", seat), []:
                await self._propose(interaction, table, RobotIn(_seat(session, seat)))
            case ("end",), []:
                words = await self.bot.words_for(interaction)
                await access.panel(interaction, ending_question(words, table.id))
            case ("end", "sure"), []:
                await self._propose(interaction, table, Ending())
            case ("concede", "deal" | "game" as scope), []:
                words = await self.bot.words_for(interaction)
                await access.panel(interaction, concede_question(words, table.id, scope))
            case ("give", "deal" | "game" as scope), []:
                user = interaction.user.id
                await self._propose(
                    interaction, table, concession(table.state, user, scope == "game")
                )
            case ("yes" | "no" as answer, number), []:
                await self._vote(interaction, table, access.number(number), answer == "yes")
            case _:
                raise Refusal("forged")

    async def _draft(
        self, interaction: discord.Interaction, table: Table, session: GameSession, draft: Options
    ) -> None:
        words = await self.bot.words_for(interaction)
        sets = await self.bot.hall.presets.of(table.row.guild_id, session.log.game)
        await access.panel(interaction, proposing_panel(words, table.id, session, draft, sets))

    async def _set(
        self, interaction: discord.Interaction, table: Table, session: GameSession, wished: str
    ) -> None:
        words = await self.bot.words_for(interaction)
        if wished == CODE:
            window = access.code_window(words, f"vote:{table.id}:code")
            await interaction.response.send_modal(window)
            return
        guild = table.row.guild_id
        chosen = await self.bot.hall.presets.choose(table.lobby, guild, wished)
        draft = as_far_as_may_be(session.options, chosen.options)
        await self._draft(interaction, table, session, draft)

    async def _option(
        self, interaction: discord.Interaction, table: Table, draft: Options, name: str
    ) -> None:
        words = await self.bot.words_for(interaction)
        if name not in draft.values() or name in draft.lasting:
            raise Refusal("forged")
        screen = proposing_value_panel(words, table.id, table.lobby.game, draft, name)
        await access.panel(interaction, screen)

    async def _propose(self, interaction: discord.Interaction, table: Table, what: Subject) -> None:
        words = await self.bot.words_for(interaction)
        done = await table.do(propose, interaction.user.id, what)
        key = "proposal-made" if not what.at_once else "vote-done" if done else "vote-made"
        message = interaction.message
        if message is not None and not message.flags.ephemeral:
            await access.say(interaction, words.say(key))
        else:
            await access.panel(interaction, Screen(words.say(key)))

    async def _ballot(
        self, interaction: discord.Interaction, table: Table, session: GameSession
    ) -> None:
        words = await self.bot.words_for(interaction)
        seat = session.seat_of(interaction.user.id)
        assert seat is not None
        asleep = sleepers(table.state, table.now)
        screen = ballot_panel(words, table.id, table.lobby, session, seat, asleep)
        await access.panel(interaction, screen)

    async def _vote(
        self, interaction: discord.Interaction, table: Table, number: int, yes: bool
    ) -> None:
        words = await self.bot.words_for(interaction)
        proposal = table.session.voted_on if table.session else None
        accepted = await table.do(vote, interaction.user.id, number, yes)
        key = "voted-all" if accepted else "voted-yes" if yes else "voted-no"
        if proposal is not None and proposal.what.at_once:
            key = "vote-done" if accepted else "vote-yes-said" if yes else "vote-no-said"
        await access.say(interaction, words.say(key))


def _playing(table: Table, user: int) -> GameSession:
    """The game that is on at this table, for somebody who plays in it.

    :raises No: there is none, or they do not.
    """
    if table.session is None:
        raise Refusal("not-begun")
    if table.status != "playing":
        raise Refusal("game-is-over")
    if table.session.seat_of(user) is None:
        raise Refusal("not-here")
    return table.session


def _seat(session: GameSession, text: str) -> Seat:
    """A seat that a button carried."""
    seat = access.number(text)
    if seat >= session.log.players:
        raise Refusal("forged")
    return Seat(seat)


def _asleep(session: GameSession, text: str) -> Absent:
    """Who sits on the seat that a button carried, as somebody who sleeps."""
    seat = _seat(session, text)
    return Absent(seat, session.chairs[seat].user or 0)


def _read(session: GameSession, code: str) -> Options:
    try:
        game, options = read_code(code, finished=False)
    except Refused as error:
        raise BadOptions(session.log.game, error.reason) from None
    if game.key != session.log.game:
        raise Refusal("code-of-another-game", typed=code)
    return options


def _changed(session: GameSession, draft: Options, name: str, value: str) -> Options:
    try:
        return draft.with_(name, value)
    except Refused as error:
        raise BadOptions(session.log.game, error.reason) from None


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(VotesCog(bot))
