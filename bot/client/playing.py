"""Common ground of the buttons and commands of players."""

from contextlib import AbstractContextManager

from bot.client.click import Click
from bot.client.errors import sentence
from bot.rules import Illegal, Seat
from bot.storage.rows.ids import MessageId
from bot.tables.live.table import Table
from bot.tables.model.refusals import Refusal
from bot.tables.model.session import GameSession
from bot.tables.model.state import TableState
from bot.tables.screens.asking import question
from bot.tables.screens.controls import action_label
from bot.tables.screens.hand_screen import NOTHING, Picked
from bot.tables.screens.personal_screen import Mine
from bot.tables.screens.telling import Teller
from bot.words.words import Words


def seated(click: Click) -> tuple[GameSession, Seat]:
    """The game at the table, and the clicker's seat in it.

    :raises Refusal: there is no game, or the clicker does not play in it.
    """
    session = click.table.session
    if session is None:
        raise Refusal("not-begun")
    seat = session.seat_of(click.user)
    if seat is None:
        raise click.table.lobby.not_here(click.user)
    return session, seat


def refusal(click: Click, error: Refusal | Illegal) -> str:
    """Why something cannot be done in the game of the table."""
    names: tuple[str, ...] = ()
    table = click.table
    if table.session is not None:
        names = Teller.of(click.words, table.game_key, table.session.chairs).names
    return sentence(click.words, error, table.game_key, names)


def turn_said(words: Words, session: GameSession, seat: Seat) -> str:
    """The turn as it stands, for somebody in this seat: their own question, or whose turn it is.

    It has no markup, for lists that show none.
    """
    teller, view = Teller.at(words, session, markup=False), session.view(seat)
    if session.scored_last:
        return words.say("turn-none")
    if not view.is_asked:
        return teller.turn(view)
    decision = session.decision(seat)
    asked = question(words.plainly, session.log.game, view, decision, teller.names)
    return words.say("your-turn", phase=asked).replace("*", "")


def echo(click: Click, line: str) -> str:
    """The answer to someone who has said this ``line`` of the game's notation."""
    game, session = click.table.lobby.game, click.table.session
    seat = session.seat_of(click.user) if session is not None else None
    deals = session is not None and seat == session.view(None).dealer
    label = action_label(click.words, game.key, game.read(line), deals=deals)
    return click.words.say("said", line=label)


def has_said(click: Click, line: str, decision: int) -> bool:
    """Whether the clicker's answer to this decision has been this ``line``, and still is."""
    session = click.table.session
    return session is not None and session.has_said(click.user, line, decision)


def answering(click: Click) -> AbstractContextManager[None]:
    """Answer a click on a hand: nothing drawn before it stays in the place of the answer."""
    own = click.own_message
    shown = MessageId(own.id) if own else None
    return click.bot.display.hands.answering(click.table, click.user, shown)


async def show_hand(
    click: Click, refused: str = "", picked: Picked = NOTHING, elsewhere: str = ""
) -> None:
    """Answer a click on a hand with the hand as it is now, and a refusal beside it.

    Someone else's button, or one on a public message, is answered in words alone.
    """
    message = click.own_message
    if message is None or not click.sits:
        await click.refuse(refused or elsewhere or click.words.say("no-forged"))
        return
    display, table, user = click.bot.display, click.table, click.user
    display.hands.drawn(table, user, picked)
    screen = await display.screens.hand_screen(table, user, picked)
    await click.edit_hand(screen, message)
    notice = await click.refuse(refused) if refused else None
    if notice is None:
        await display.hands.played_on(table, user)
    else:
        await display.hands.opened_below(table, user, click.interaction, MessageId(notice.id))


async def own_tables(click: Click) -> list[Mine]:
    """The clicker's open tables, those of the server in which they ask first."""
    tables = click.bot.tables.of_person(click.user)
    tables.sort(key=lambda table: click.guild_id is not None and table.guild_id != click.guild_id)
    others = await click.bot.tables.elsewhere_of(click.user)
    return [*(_mine(click, table) for table in tables), *map(_elsewhere, others)]


def _elsewhere(table: TableState) -> Mine:
    """A table that another process looks after, in a server of which nothing is known here."""
    row, since = table.row, table.suspension.since if table.suspension else table.row.updated_at
    place = f"<#{row.channel_id}>"
    return Mine(row.id, table.lobby, table.session, place, since, table.suspension is not None)


def _mine(click: Click, table: Table) -> Mine:
    place = click.bot.display.whereabouts.place(table, click.words)
    held = table.suspension is not None
    since = table.suspension.since if table.suspension else table.updated_at
    return Mine(table.id, table.lobby, table.session, place, since, held, table.stands_alone)
