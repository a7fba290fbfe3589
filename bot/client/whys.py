"""*Why did it play that?*: who may ask, and the answer, for the asker alone."""

import logging

from bot.client import past_games
from bot.client.click import Click
from bot.ground.workers import NoWorkers
from bot.storage.rows.ids import GameId
from bot.tables.model.refusals import Refusal
from bot.tables.past.export import export_of
from bot.tables.past.why import Question, Why, robots_lines
from bot.tables.screens.telling import Teller
from bot.tables.screens.why_screen import why_screen

log = logging.getLogger(__name__)
A_QUESTION = 4
"""The price, in the units of one person's share of finished games."""


async def of_past(click: Click, number: GameId, deal: int, stop: int) -> None:
    """The thoughts of robots at a stop of a finished game, all hands open; both count from 0.

    :raises Refusal: it is none of the clicker's business, or cannot be replayed.
    """
    past = await past_games.past_of(click, number)
    kept = await past_games.kept_game(click, number)
    export = export_of(kept)
    movers = [move.user_id for move in kept.moves]
    asked = Question(
        log=export.log,
        level=kept.level,
        lines=robots_lines(export.seated, movers, export.log),
        deal=deal,
        stop=stop,
        open=True,
    )
    why = await _answer(click, asked)
    words = await past_games.words_of(click, export.log)
    await click.show(why_screen(Teller.of(words, past.game, export.seated), deal, why))


async def at_table(click: Click, deal: int, stop: int | None = None) -> None:
    """The thoughts of robots in a finished deal of a table, as far as all of it is known there.

    Where others have yet to play the same deals, no hidden card is told after the game either.

    :raises Refusal: the deal is not over, or the robots have no time.
    """
    table, session = click.table, click.table.session
    if session is None:
        raise Refusal("not-begun")
    goes_on = deal == session.deals - 1 and not session.between_deals
    if deal >= session.deals or goes_on:
        raise Refusal("why-not-yet")
    asked = Question(
        log=session.log,
        level=table.lobby.level,
        lines=robots_lines(session.chairs, session.movers, session.log),
        deal=deal,
        stop=stop,
        open=session.result is not None and not table.state.fixture.keeps_seed,
    )
    why = await _answer(click, asked)
    teller = Teller.at(click.words, session)
    screen = why_screen(teller, deal, why, table.id)
    await (click.show(screen) if stop is None else click.panel(screen))  # a hand stays where it is


async def _answer(click: Click, asked: Question) -> Why:
    """The answer, if there is room and time for it.

    :raises Refusal: there is none, or the clicker has used up what one person may have.
    """
    past_games.pay(click, A_QUESTION)
    try:
        return await click.bot.whys.of(asked)
    except ValueError:
        raise Refusal("why-unreadable") from None
    except (NoWorkers, TimeoutError):
        log.warning("a question for a robot's move was not answered")
        raise Refusal("replay-busy") from None
