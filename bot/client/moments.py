"""*My moments* and *Play on from here*: someone's own decisions of a finished game, for them alone.

People who have not played the game are told nothing; nor is anybody while it goes on.
"""

import asyncio
import secrets
from functools import partial

from bot.client import opening, past_games
from bot.client.click import Click
from bot.client.display.edit_token import EditToken
from bot.storage.rows.ids import NO_SERVER, GameId
from bot.storage.rows.past import PastGame
from bot.tables.live.reviews import Forgotten
from bot.tables.model.refusals import Refusal
from bot.tables.model.reviewing import Review
from bot.tables.past.export import export_of
from bot.tables.past.review import lines_of
from bot.tables.screens.moment_screen import (
    ANEW,
    SAME,
    moment_screen,
    none_screen,
    waiting_screen,
)
from bot.tables.screens.screen import Screen
from bot.tables.verbs import play_on

LONGEST = 600.0
"""Seconds for which an answer is waited for; Discord takes it for a quarter of an hour."""
A_MOMENT, A_REVIEW, A_TABLE = 2, 8, 8
"""The prices, in the units of one person's share of finished games."""


async def show(click: Click, number: GameId, at: int, *, anew: bool) -> None:
    """Show one of the clicker's moments of a game: ``anew`` in a message of its own.

    If nobody has looked at their decisions yet, that is said, and done now. What says so goes if
    nothing comes of it, and if they are forgotten meanwhile.

    :raises Refusal: they have not played it, want no moments, or it cannot be followed.
    """
    past, bot = await _own(click, number), click.bot
    review = await bot.reviews.kept(number, click.user)
    if review is not None:
        past_games.pay(click, A_MOMENT)
        screen = await _screen(click, past, review, at)
        await (click.show(screen) if anew else click.panel(screen))
        return
    past_games.pay(click, A_REVIEW)
    shown = await click.show(waiting_screen(click.words, number))
    try:
        async with asyncio.timeout(LONGEST):
            review = await bot.reviews.of(number, click.user)
        screen = await _screen(click, past, review, at)
    except Exception as error:
        await EditToken.of(bot.clock, click.interaction, shown).delete()
        if isinstance(error, Forgotten):
            return
        if isinstance(error, TimeoutError):
            raise Refusal("moments-busy") from None
        raise
    await click.finish(screen, shown)


async def play_from(click: Click, number: GameId, line: int, how: str) -> None:
    """Open a practice table in direct messages that takes up a game at the clicker's decision.

    A game played there can be replayed: so nobody plays on from a daily that others still play.

    :raises Refusal: it is no decision of theirs, it is one of a running daily, or no practice table
        may be opened.
    """
    click.bot.tables.must_be_here(NO_SERVER)
    past_games.must_be_shut(click, await _own(click, number))
    past_games.pay(click, A_TABLE)
    kept = await past_games.kept_game(click, number)
    if how not in (ANEW, SAME) or line not in lines_of(kept, click.user):
        raise Refusal("forged")
    export = export_of(kept)
    anew = secrets.token_hex(8) if how == ANEW else ""
    with past_games.following(number):
        way = await click.bot.reviews.prelude(export.log, line, anew)
    lobby = play_on.lobby_of(
        way.game, way.options, export.seated, way.seat, click.user, click.name, kept.level
    )
    begin = partial(play_on.begin, options=way.options, moves=way.moves)
    await opening.open_practice(click, lobby, begin)


async def _own(click: Click, number: GameId) -> PastGame:
    """A finished game that the clicker has played, and whose decisions they want looked at.

    Their one attempt at a daily is spent: its decisions are theirs before the day is over.

    :raises Refusal: they have not, or do not.
    """
    past = await past_games.finished(click, number)
    if not past.was_played_by(click.user):
        raise Refusal("moments-not-yours")
    if not (await click.bot.preferences.person(click.user)).moments:
        raise Refusal("moments-off")
    return past


async def _screen(click: Click, past: PastGame, review: Review, at: int) -> Screen:
    """One moment as a screen, or that there is none.

    :raises Refusal: it cannot be followed, or there is no time for it.
    """
    if not len(review):
        return none_screen(click.words, past.id)
    at = min(max(at, 0), len(review) - 1)
    export = export_of(await past_games.kept_game(click, past.id))
    one = review.found[at]
    with past_games.following(past.id):
        shown = await click.bot.reviews.recalled(export.log, one.number, one.other)
    words = await past_games.words_of(click, export.log)
    until = past_games.shut_until(click, past)
    return moment_screen(words, export, review, at, shown, until)
