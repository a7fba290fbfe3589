"""Sitting down, standing up, and chairs that are kept: for commands, buttons and panels."""

from contextlib import suppress

import discord

from bot.client import access
from bot.client.click import Click
from bot.client.errors import NOT_SENT
from bot.client.playing import answering, show_hand
from bot.rules import Seat
from bot.storage.rows.ids import MessageId, UserId
from bot.tables.model.refusals import Refusal
from bot.tables.screens import custom_ids
from bot.tables.screens.menu_screen import with_way_back
from bot.tables.screens.names import game_name
from bot.tables.screens.screen import Button, Screen
from bot.tables.screens.seats_screen import leave_question, left_text, seats_panel
from bot.tables.verbs import seats
from bot.tables.verbs.host import host_is_away
from bot.words.words import clean, escape


async def sit_down(click: Click, wished: Seat | None = None, *, called: bool = False) -> None:
    """Let the clicker sit down, and send them their hand, or tell them where it is.

    ``called``: they press what has offered them the seat, and nothing else.

    :raises Refusal: they may not, with the reason.
    """
    bot, table, user = click.bot, click.table, click.user
    person = await bot.preferences.person(user)
    await bot.tables.seat(table, user, click.name, wished)
    await bot.duplicates.came_back(table, user, click.name)
    reached = await bot.display.hands.greet(table, user)
    key = "joined-closed" if not reached else "joined-here" if person.hand == "here" else "joined"
    begun = "yes" if table.session is not None else "no"
    text = click.words.say(key, table=table.id, begun=begun)
    if called:
        await _followed(click, text, key == "joined")
    elif key == "joined" and click.guild_id is None:  # it comes just below what was pressed
        await click.answer.nothing()
    else:
        await click.say(text)


async def _followed(click: Click, text: str, hand_comes: bool) -> None:
    """Say that someone sits; a direct message that has called them has no button for it any more.

    ``hand_comes``: their hand comes by direct message. Where it stands in the message that was
    clicked, nothing is to be said; so it is where that shows their hand to them alone.
    """
    message = click.own_message
    shown = message and click.bot.display.hands.shown_in(
        click.table, click.user, MessageId(message.id)
    )
    if shown == "private":
        with answering(click):
            await show_hand(click)
    elif shown == "dm" and hand_comes:
        await click.answer.nothing()
    elif message is None or message.flags.ephemeral or shown:
        await click.say(text)
    else:
        await click.edit(Screen(text))


async def leave(
    click: Click, friend: discord.Member | None = None, *, in_panel: bool = False
) -> None:
    """Let the clicker stand up, perhaps in favour of a friend, and say so.

    ``in_panel``: the answer takes the place of the private panel that was clicked.

    :raises Refusal: they do not sit there, or the friend could not come.
    """
    table, user, begun = click.table, click.user, click.table.session is not None
    if friend is None:
        await table.do(seats.leave, user)
    else:
        await must_be_able_to_come(click, friend)
        await table.do(seats.leave, user, (UserId(friend.id), clean(friend.display_name)))
    click.bot.display.hand_changed(table, user)
    words = click.words
    text = left_text(words, table.state) if begun else words.say("left-lobby", table=table.id)
    try:
        await (click.panel(Screen(text)) if in_panel else click.say(text))
    finally:  # the seat is kept, though the answer may be lost
        if friend is not None and table.open:
            await tell_kept(click, UserId(friend.id))


async def ask_to_leave(click: Click, sure: bool = False) -> None:
    """Let the clicker stand up; in a game only after a second question, if they are not ``sure``.

    :raises Refusal: they do not sit at the table.
    """
    if not click.sits:
        raise click.table.lobby.not_here(click.user)
    if sure or click.table.session is None:
        await leave(click, in_panel=click.own_message is not None)
    else:
        await click.panel(leave_question(click.words, click.table.state, click.user))


async def must_be_able_to_come(click: Click, person: discord.Member) -> None:
    """Refuse to keep a seat for someone who could not take it.

    :raises Refusal: a bot, someone the host has blocked, or who does not see the channel.
    """
    bot, table, who = click.bot, click.table, escape(clean(person.display_name))
    if person.bot:
        raise Refusal("no-bots")
    if await bot.store.social.has_blocked(table.lobby.host, UserId(person.id)):
        raise Refusal("you-blocked" if click.user == table.lobby.host else "cannot-come", who=who)
    place = await access.place_of(bot, table)
    if place is not None and not await bot.sight.reads(place, person):
        raise Refusal("cannot-see", who=who)


async def tell_kept(click: Click, user: UserId) -> None:
    """Tell someone that the clicker keeps a seat for them: privately, or else in the channel.

    They are told once at a table, however often it is kept, and not if they have blocked the
    clicker. People who have never pressed anything are not written to, nor is anyone repeatedly.
    In their quiet hours nothing rings, nor for those who want no alerts.
    """
    bot, table, by = click.bot, click.table, click.interaction.user.display_name
    invitations = bot.display.invitations
    if await bot.store.social.has_blocked(user, click.user) or not invitations.invited(table, user):
        return
    person = await bot.preferences.person(user)
    if person.met and not invitations.was_asked(user):
        quiet = await bot.tables.quiet_of(user)
        silent = person.ping == "none" or quiet.left(bot.clock.now()) > 0
        words = await bot.preferences.words_of(user)
        text = words.say(
            "kept-letter",
            who=escape(clean(by)),
            place=bot.display.whereabouts.place(table, words),
            game=game_name(words, table.game_key),
            table=table.id,
        )
        join = Button(
            words.say("button-join"), custom_ids.LobbyVerb.of(table.id, "join"), "success"
        )
        with suppress(*NOT_SENT):
            if await bot.display.direct.write(user, text, ((join,),), silent=silent) == "sent":
                invitations.may_ask(user)
                return
    await invitations.kept_for(table, [user], by)


async def show_seats(click: Click, done: str = "") -> None:
    """Show the panel of all seats; ``done`` says what has just been done there, if it does not.

    :raises Refusal: the table is closed.
    """
    table, preferences = click.table, click.bot.preferences
    if not table.open:
        raise Refusal("table-closed")
    barred = [(user, (await preferences.person(user)).name or "?") for user in table.lobby.barred]
    moderator = await access.moderates(click)
    screen = seats_panel(
        click.words,
        table.id,
        table.lobby,
        table.chairs,
        click.user,
        tuple(barred),
        moderator,
        host_is_away(table.state, table.now) and click.sits,
        free=table.state.free,
        removes=moderator or not table.secret,
    )
    text = f"{screen.text}\n\n{done}" if done not in screen.text else screen.text
    screen = Screen(text, rows=screen.rows)
    begun = table.session is not None
    await click.panel(with_way_back(click.words, table.id, screen) if begun else screen)
