"""Finished games: who may look at which, and their replays, files and checks.

A game that was played in a private thread is the business of those who played it, and of those
who may read the thread now. Archived threads are not known to discord.py: of those games only
players are shown any.
"""

import asyncio
import io
import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.client import access, present, showing, sight
from bot.client.click import Click
from bot.client.throttle import Admitted
from bot.ground.workers import NoWorkers
from bot.rules.about.log import Log, pairing_of
from bot.storage.rows.ids import ChannelId, GameId, GuildId
from bot.storage.rows.past import KeptGame, PastAsk, PastGame, PastPage
from bot.tables.model.dailies import shut_at
from bot.tables.model.fixtures import Fixture
from bot.tables.model.refusals import Refusal
from bot.tables.past.export import as_json, as_text, export_of
from bot.tables.past.replay import Replay, unpacked
from bot.tables.screens import custom_ids
from bot.tables.screens.discord_limits import ITEM, MENU_ITEMS, shorten
from bot.tables.screens.names import game_name
from bot.tables.screens.replay_screen import replay_screen
from bot.tables.screens.screen import Button, Screen
from bot.tables.screens.verify_screen import verify_screen
from bot.words.words import Words, when

log = logging.getLogger(__name__)
MOST_ASKED = 10
"""Private threads of a server, those played in most recently, whose games stand in its history for
those who may read them: Discord is asked about each."""
BURST, PER_SECOND = 30, 2
"""One person's share of finished games at once, in units, and the pace at which it fills again."""
A_STEP, A_FILE, ANEW = 1, 2, 8
"""The prices of a step, of a file or a check, and of a game that must be replayed first."""


# ---------------------------------------------------------------------- who may look


async def may_see(click: Click, past: PastGame) -> bool:
    """Whether the clicker has played it, or may see from this server where it was played.

    Nobody sees a deal again that other tables of its duplicate set have yet to play.
    """
    bot, asker = click.bot, click.interaction.user
    secret = Fixture.of(past.fixture, 0).secret
    if secret and await bot.duplicates.is_sealed(past.table_id, past.guild_id):
        return False
    if past.was_played_by(click.user):
        return True
    if click.guild_id is None or click.guild_id != past.guild_id:
        return False
    guild = bot.get_guild(past.guild_id)
    place = guild.get_channel_or_thread(past.channel_id) if guild else None
    if not past.private and not sight.is_private(place):
        return True
    if click.channel_id == past.channel_id:
        return click.interaction.permissions.view_channel
    if place is None or not isinstance(asker, discord.Member):
        return False
    return await bot.sight.reads(place, asker)


async def page(click: Click, ask: PastAsk) -> PastPage:
    """A page of the clicker's games, or of those of this server that they may see.

    It is the next one of which they may see anything: deals of a duplicate set that others have
    yet to play may fill whole pages.
    """
    if ask.guild_id is not None:
        threads = await _threads(click, ask.guild_id)
        ask = replace(ask, reader=click.user, threads=threads)
    newer, ahead = False, ask
    while True:
        found = await click.bot.store.past.page(ahead)
        games = tuple([past for past in found.games if await may_see(click, past)])
        newer = found.newer if ahead is ask else newer
        if games or not (found.newer if ask.after else found.older):
            break
        ahead = _beyond(ahead, found)
    if ask.after and not games:
        return await page(click, replace(ask, after=None))
    return replace(found, games=games, newer=found.newer if ask.after else newer)


def _beyond(ask: PastAsk, found: PastPage) -> PastAsk:
    """The page that comes after one in the direction in which is turned."""
    if ask.after:
        return replace(ask, after=found.games[0].id)
    return replace(ask, before=found.games[-1].id)


async def _threads(click: Click, server: GuildId) -> tuple[ChannelId, ...]:
    """The private threads with finished games that the clicker may read."""
    bot, asker = click.bot, click.interaction.user
    guild = bot.get_guild(server)
    if guild is None or not isinstance(asker, discord.Member):
        return ()
    private = {ChannelId(thread.id): thread for thread in guild.threads if thread.is_private()}
    if not private:
        return ()
    played = await bot.store.past.threads_played_in(server, tuple(private), MOST_ASKED)
    asked = [private[thread] for thread in played]
    reads = await asyncio.gather(*(bot.sight.reads(thread, asker) for thread in asked))
    return tuple(thread for thread, may in zip(played, reads, strict=True) if may)


async def past_of(click: Click, number: GameId) -> PastGame:
    """A finished game that is the clicker's business, with the names as they are now.

    :raises Refusal: there is none, it still goes on, it is a daily of a day that still goes on, or
        it is none of the clicker's business.
    """
    past = await finished(click, number)
    must_be_shut(click, past)
    return past


def must_be_shut(click: Click, past: PastGame) -> None:
    """Refuse a daily that others still play.

    :raises Refusal: it is one.
    """
    if until := shut_until(click, past):
        raise Refusal("daily-running", until=when(until))


def shut_until(click: Click, past: PastGame) -> int | None:
    """The Unix time at which nobody can play this daily any more; none if it is no running one."""
    shut = shut_at(Fixture.of(past.fixture, 0))
    return round(shut) if shut is not None and click.bot.clock.now() < shut else None


async def finished(click: Click, number: GameId) -> PastGame:
    """A finished game as in :func:`past_of`, even a daily that others may still play.

    :raises Refusal: there is none, it still goes on, or it is none of the clicker's business.
    """
    past = await click.bot.store.past.past(number)
    if past is None:
        click.bot.replays.drop(number)
    if past is None or not await may_see(click, past):
        await _refuse_if_running(click, number)
        if past is not None:
            click.bot.audit_log.denied(click.user, f"game {number}", click.guild_id)
        raise Refusal("no-replay", number=number)
    return past


async def _refuse_if_running(click: Click, number: GameId) -> None:
    """Tell those who may know of a game that it still goes on."""
    game = await click.bot.store.tables.game(number)
    if game is None or game.ended_at is not None:
        return
    table = click.bot.tables.of_number(game.table_id)
    if table is not None and (table.sits(click.user) or await access.is_shown(click, table)):
        raise Refusal("still-running")


def offered(words: Words, found: Iterable[PastGame], typed: str) -> list[app_commands.Choice[int]]:
    """Finished games as choices, those of whose number or name something was typed."""
    names = {past.id: game_name(words, past.game) for past in found}
    return [
        app_commands.Choice(
            name=shorten(words.say("history-item", number=number, game=name), ITEM),
            value=number,
        )
        for number, name in names.items()
        if typed in str(number) or typed.casefold() in name.casefold()
    ][:MENU_ITEMS]


async def own_numbers(
    interaction: discord.Interaction[Any], current: int | str
) -> list[app_commands.Choice[int]]:
    """Finished games that the asker has played, by number or name."""
    click = await Click.of(interaction)
    mine = await page(click, PastAsk(user_id=click.user, limit=MENU_ITEMS))
    return offered(click.words, mine.games, str(current).strip())


async def own_last(click: Click) -> GameId:
    """The game that the clicker has finished last.

    :raises Refusal: there is none.
    """
    mine = await page(click, PastAsk(user_id=click.user, limit=MENU_ITEMS))
    last = next((past.id for past in mine.games if not past.broken_off), None)
    if last is None:
        raise Refusal("no-finished-game")
    return last


# ---------------------------------------------------------------------- what they are shown


async def words_of(click: Click, played: Log) -> Words:
    """The clicker's words for a finished game: of the cards that it was played with."""
    words = await click.bot.preferences.words_of(click.user, played.game)
    return words.paired(pairing_of(played))


async def show(click: Click, number: GameId, deal: int = 0, stop: int = 0, *, anew: bool) -> None:
    """Show a stop of a finished game: ``anew`` in a message of its own, else where was clicked.

    :raises Refusal: it is none of the clicker's business, or cannot be replayed.
    """
    past = await past_of(click, number)
    replay = await _replay(click, past, A_STEP)
    if not replay.deals:
        raise Refusal("replay-unreadable", number=number)
    export = replay.export(past)
    words = await words_of(click, export.log)
    own = past.was_played_by(click.user)
    screen = replay_screen(words, export, replay, deal, stop, own=own)
    await (click.show(screen) if anew else click.panel(screen))


async def to_show(
    click: Click, number: GameId, deal: int, stop: int
) -> tuple[showing.Target, Screen, Words]:
    """A stop of a finished game for everybody, and where it may be shown.

    :raises Refusal: it is none of the clicker's business, cannot be replayed, or not be shown.
    """
    past = await past_of(click, number)
    private = past.private or sight.is_private(click.bot.get_channel(past.channel_id))
    at = showing.target(click, past.guild_id, past.channel_id, private)
    replay = await _replay(click, past, A_STEP)
    export = replay.export(past)
    words = (await showing.words_at(click, at, past.game)).paired(pairing_of(export.log))
    screen = replay_screen(words, export, replay, deal, stop)
    button = Button(words.say("button-replay"), custom_ids.Replay.of(number))
    return at, replace(screen, rows=((button,),)), words


async def check(click: Click, number: GameId) -> None:
    """Show whether the cards of a finished game were dealt as its seed says.

    :raises Refusal: it is none of the clicker's business, or cannot be replayed.
    """
    past = await past_of(click, number)
    replay = await _replay(click, past, A_FILE)
    export = replay.export(past)
    words = await words_of(click, export.log)
    await click.show(verify_screen(words, export, replay.findings))


async def send_file(click: Click, number: GameId, kind: str) -> None:
    """Send a finished game as a file: ``kind`` is ``"text"`` or ``"json"``.

    :raises Refusal: it is none of the clicker's business, or cannot be replayed.
    """
    past = await past_of(click, number)
    if kind == "json":
        text, name = await _json(click, past), f"knave-{number}.json"
    else:
        text, name = await _text(click, past), f"knave-{number}.txt"
    await click.answer.send_message(
        click.words.say("replay-file", number=number),
        file=present.InMemory(io.BytesIO(text.encode()), name),
        ephemeral=True,
        allowed_mentions=present.MENTION_NOBODY,
    )


async def _json(click: Click, past: PastGame) -> str:
    replay = await _replay(click, past, A_FILE)
    if not replay.deals:
        raise Refusal("replay-unreadable", number=past.id)
    return as_json(replay.export(past), unpacked(replay.json))


async def _text(click: Click, past: PastGame) -> str:
    """The log as text: of a game by rules that are not known any more, too."""
    if past in click.bot.replays:
        replay = await _replay(click, past, A_FILE)
        return as_text(replay.export(past), unpacked(replay.text))
    pay(click, A_FILE)
    return as_text(export_of(await kept_game(click, past.id)))


async def kept_game(click: Click, number: GameId) -> KeptGame:
    """A finished game with its moves, as it is stored.

    :raises Refusal: it is gone.
    """
    kept = await click.bot.store.past.kept(number)
    if kept is None:
        raise Refusal("no-replay", number=number)
    return kept


async def _replay(click: Click, past: PastGame, cost: int) -> Replay:
    """The game, replayed in a process of its own unless it has been already.

    :raises Refusal: the clicker has used up what one person may have, or it cannot be replayed.
    """
    replays = click.bot.replays
    pay(click, cost if past in replays else ANEW)
    with following(past.id):
        return await replays.of(past)


@contextmanager
def following(number: GameId) -> Iterator[None]:
    """Follow the log of a finished game inside, in a process beside the loop.

    :raises Refusal: that log cannot be followed, or there is no process with time for it.
    """
    try:
        yield
    except ValueError:
        raise Refusal("replay-unreadable", number=number) from None
    except (NoWorkers, TimeoutError):
        log.warning("game %s could not be followed", number)
        raise Refusal("replay-busy") from None


def pay(click: Click, cost: int) -> None:
    """Take from what one person may have of finished games.

    :raises Refusal: it is used up for now.
    """
    if click.bot.replay_quota.enter(click.user, cost) is not Admitted.YES:
        raise Refusal("replay-too-fast")
