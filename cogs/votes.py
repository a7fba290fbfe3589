"""Votes in the middle of a game: a player proposes, everyone who is asked answers."""

from bot.client import panels
from bot.client.click import Click, answers, number
from bot.client.core import Cog
from bot.rules import Options, Refused, Seat
from bot.rules.about.rule_changes import as_far_as_may_be
from bot.rules.about.rule_codes import read_code
from bot.storage.rows.ids import NOBODY, UserId
from bot.tables.live.table import Table
from bot.tables.model.lobby import BadOptions
from bot.tables.model.proposal import Absent, Ending, NewClock, RobotIn, Rules, Subject
from bot.tables.model.refusals import Refusal
from bot.tables.model.session import GameSession
from bot.tables.model.turn_clock import CLOCKS
from bot.tables.screens import custom_ids
from bot.tables.screens.ballot_screen import ballot_panel, concede_question, ending_question
from bot.tables.screens.menu_screen import with_way_back
from bot.tables.screens.screen import Screen
from bot.tables.screens.vote_screen import proposing_panel, proposing_value_panel
from bot.tables.verbs.ballots import concession, sleepers
from bot.tables.verbs.vote import propose, vote


class VotesCog(Cog):
    """The panels of a proposal, and the buttons of the vote."""

    @answers("vote")
    async def voted(self, click: Click) -> None:
        """Answer a button or a menu of a proposal or a vote."""
        table, words = click.table, click.words
        session = _playing(table, click.user)
        match click.id.parts, click.values:
            case ("open",), []:
                await self._draft(click, session, session.options)
            case ("draft", code), []:
                await self._draft(click, session, _read(session, code))
            case ("set", _), [wished]:
                await self._set(click, session, wished)
            case ("by-code",), []:
                await panels.ask_for_code(click, custom_ids.Vote.of(table.id, "code"))
            case ("code",), [typed]:
                wished_for = as_far_as_may_be(session.options, _read(session, typed))
                await self._draft(click, session, wished_for)
            case ("option", code), [name]:
                await self._option(click, _read(session, code), name)
            case ("value", code, name), [value]:
                changed = _changed(session, _read(session, code), name, value)
                await self._draft(click, session, changed)
            case ("propose", code), []:
                await self._propose(click, Rules(_read(session, code)))
            case ("panel",), []:
                await self._ballot(click, session)
            case ("clock",), [name] if name in CLOCKS:
                await self._propose(click, NewClock(CLOCKS[name]))
            case ("asleep", seat), []:
                await self._propose(click, _asleep(session, seat))
            case ("robot", seat), []:
                await self._propose(click, RobotIn(_seat(session, seat)))
            case ("end",), []:
                await click.panel(ending_question(words, table.id))
            case ("end", "sure"), []:
                await self._propose(click, Ending())
            case ("concede", "deal" | "game" as scope), []:
                await click.panel(concede_question(words, table.id, scope))
            case ("give", "deal" | "game" as scope), []:
                subject = concession(table.state, click.user, scope == "game")
                await self._propose(click, subject)
            case ("yes" | "no" as answer, proposal), []:
                await self._vote(click, number(proposal), answer == "yes")
            case _:
                raise Refusal("forged")

    async def _draft(self, click: Click, session: GameSession, draft: Options) -> None:
        table = click.table
        sets = await self.bot.tables.presets.of(table.guild_id, session.log.game)
        screen = proposing_panel(click.words, table.id, session, draft, sets)
        await click.panel(with_way_back(click.words, table.id, screen))

    async def _set(self, click: Click, session: GameSession, wished: str) -> None:
        table = click.table
        chosen = await self.bot.tables.presets.choose(table.lobby, table.guild_id, wished)
        await self._draft(click, session, as_far_as_may_be(session.options, chosen.options))

    async def _option(self, click: Click, draft: Options, name: str) -> None:
        if name not in draft.values() or name in draft.lasting:
            raise Refusal("forged")
        table = click.table
        screen = proposing_value_panel(click.words, table.id, table.lobby.game, draft, name)
        await click.panel(screen)

    async def _propose(self, click: Click, what: Subject) -> None:
        done = await click.table.do(propose, click.user, what)
        key = "proposal-made" if not what.at_once else "vote-done" if done else "vote-made"
        await click.panel(Screen(click.words.say(key)))

    async def _ballot(self, click: Click, session: GameSession) -> None:
        table, seat = click.table, session.seat_of(click.user)
        assert seat is not None
        asleep = sleepers(table.state, table.now)
        fixed = table.state.fixed
        screen = ballot_panel(
            click.words, table.id, table.lobby, session, seat, asleep, fixed=fixed
        )
        await click.panel(with_way_back(click.words, table.id, screen))

    async def _vote(self, click: Click, line: int, yes: bool) -> None:
        """Vote on the proposal that stands in this line of the log."""
        table = click.table
        proposal = table.session.proposal_of(line) if table.session else None
        accepted = await table.do(vote, click.user, line, yes)
        key = "voted-all" if accepted else "voted-yes" if yes else "voted-no"
        if proposal is not None and proposal.what.at_once:
            key = "vote-done" if accepted else "vote-yes-said" if yes else "vote-no-said"
        await click.tell(Screen(click.words.say(key)))


def _playing(table: Table, user: UserId) -> GameSession:
    """The game that is on at this table, for someone who plays in it.

    :raises Refusal: there is none, or they do not.
    """
    if table.session is None:
        raise Refusal("not-begun")
    if table.status != "playing":
        raise Refusal("game-is-over")
    if table.session.seat_of(user) is None:
        raise table.lobby.not_here(user)
    return table.session


def _seat(session: GameSession, text: str) -> Seat:
    """A seat that a button carried."""
    seat = number(text)
    if seat >= session.log.players:
        raise Refusal("forged")
    return Seat(seat)


def _asleep(session: GameSession, text: str) -> Absent:
    """The person who has timed out on the seat that a button carried."""
    seat = _seat(session, text)
    return Absent(seat, session.chairs[seat].user or NOBODY)


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
        return draft.with_value(name, value)
    except Refused as error:
        raise BadOptions(session.log.game, error.reason) from None
