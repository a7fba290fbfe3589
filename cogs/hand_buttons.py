"""Playing: the buttons and menus of a hand."""

import discord

from bot.client import playing
from bot.client.click import Click, answers
from bot.client.core import Cog
from bot.rules import Action, Card, Illegal
from bot.rules.kit.actions import Play
from bot.tables.model.lessons import course_of
from bot.tables.model.refusals import Refusal
from bot.tables.screens.controls import numbers_to_bid, spans, usable
from bot.tables.screens.custom_ids import Decision, Move, NextDeal, Step, Sure, TypedBid
from bot.tables.screens.discord_limits import ITEM, shorten
from bot.tables.screens.hand_screen import NOTHING, Picked
from bot.tables.screens.telling import Teller
from bot.tables.verbs.interval import next_deal
from bot.tables.verbs.play import act

LONGEST_BID = 6
"""Digits of a bid that may be typed."""


class HandButtonsCog(Cog):
    """Everything a player presses in the course of a game."""

    # ------------------------------------------------------------------ buttons and menus

    @answers("move", "choose", "sure")
    async def moved(self, click: Click) -> None:
        """Play the action of a button or menu entry, at the second press if it needs one."""
        line = click.id.line if isinstance(click.id, Move) else _chosen(click)
        if not isinstance(click.id, Sure) and (asked := _to_confirm(click, line)):
            await _mark(click, Picked(asked=asked))
        else:
            await self._play(click, line)

    async def _play(self, click: Click, line: str) -> None:
        decision = _decision(click)
        with playing.answering(click):
            try:
                await click.table.do(act, click.user, line, decision)
            except (Refusal, Illegal) as error:
                # A last card has played itself just now, or a thumb has pressed twice: so be it.
                if not playing.has_said(click, line, decision):
                    await playing.show_hand(click, playing.refusal(click, error))
                    return
            await playing.show_hand(click, elsewhere=playing.echo(click, line))

    @answers("back")
    async def thought_better(self, click: Click) -> None:
        """Show the hand as it was before a weighty action was asked for."""
        await _mark(click, NOTHING)

    @answers("next")
    async def read(self, click: Click) -> None:
        """Go on from the result of a deal, and show the hand as it is now."""
        if not isinstance(click.id, NextDeal):
            raise Refusal("forged")
        with playing.answering(click):
            try:
                await click.table.do(next_deal, click.user, click.id.deal)
            except Refusal as error:
                await playing.show_hand(click, playing.refusal(click, error))
            else:
                await playing.show_hand(click, elsewhere=click.words.say("next-done"))

    @answers("pick")
    async def picked(self, click: Click) -> None:
        """Mark the cards chosen in a menu, with a button that confirms them."""
        if not _is_current(click):
            await _mark(click, NOTHING, click.words.say("no-outdated"))
            return
        try:
            chosen = tuple(Card(value.partition("~")[0]) for value in click.values)
        except ValueError:
            raise Refusal("forged") from None
        await _mark(click, Picked(chosen))

    @answers("step")
    async def stepped(self, click: Click) -> None:
        """Change the bid on the button of a long auction, up or down."""
        if not isinstance(click.id, Step) or not _is_current(click):
            await _mark(click, NOTHING, click.words.say("no-outdated"))
            return
        await _mark(click, Picked(bid=click.id.bid))

    @answers("type")
    async def asked_to_type(self, click: Click) -> None:
        """Open a window in which a bid can be typed."""
        words, decision = click.words, _decision(click)
        session, seat = playing.seated(click)
        bids = numbers_to_bid(session.decision(seat))
        if session.numbers[seat] != decision or not bids:
            raise Refusal("outdated")
        label: discord.ui.Label[discord.ui.View] = discord.ui.Label(
            text=words.say("parameter-value-about"),
            description=shorten(spans(words, bids), ITEM),
            component=discord.ui.TextInput(custom_id="bid", max_length=LONGEST_BID),
        )
        window = str(TypedBid(click.table.id, decision))
        await click.window(words.say("type-bid-title"), window, label)

    @answers("typed")
    async def typed(self, click: Click) -> None:
        """Make the bid that was typed."""
        text = " ".join(click.values).strip()
        if not (text.isdecimal() and len(text) <= LONGEST_BID):
            raise Refusal("not-a-number", bid=text)
        click.values = [f"bid {int(text)}"]
        await self.moved(click)

    @answers("why")
    async def wondered(self, click: Click) -> None:
        """Explain why a card may not be played."""
        if not _is_current(click) or not click.values:
            raise Refusal("outdated")
        words, (session, seat) = click.words, playing.seated(click)
        decision = session.decision(seat)
        verbs = [a.verb for a in decision if a.cards]
        verb = Play.verb if Play.verb in verbs or not verbs else verbs[0]
        try:
            action = session.game.read(f"{verb} {click.values[0]}")
        except ValueError:
            raise Refusal("forged") from None
        if action.cards and action.cards[0] in usable(decision):
            text = words.say("why-you-may", card=words.cards(action.cards))
        else:
            names = Teller.at(words, session).names
            reason = session.game.why(session.view(seat), action)
            text = words.reason(session.log.game, "why", reason, names)
        await click.say(text)


async def _mark(click: Click, picked: Picked, refused: str = "") -> None:
    """Show the clicked hand with this marked in it, from now on; a refusal stands beside it."""
    with playing.answering(click):
        await playing.show_hand(click, refused, picked)


def _to_confirm(click: Click, line: str) -> Action | None:
    """The action of this line, if it may be done now and is asked once more."""
    decision, session = _decision(click), click.table.session
    seat = session.seat_of(click.user) if session else None
    if session is None or seat is None or session.numbers[seat] != decision:
        return None
    try:
        action = session.game.read(line)
    except ValueError:
        return None
    if click.own_message is None or not action.needs_confirmation:
        return None
    if course_of(session) is not None:  # a worse choice is taken back
        return None
    return action if action in session.decision(seat) else None


def _is_current(click: Click) -> bool:
    """Whether the decision of the button is the one that the clicker faces now."""
    session, seat = playing.seated(click)
    return session.numbers[seat] == _decision(click)


def _decision(click: Click) -> int:
    """The number of the decision that the button belongs to."""
    match click.id:
        case Decision(decision=decision) | Move(decision=decision) | Step(decision=decision):
            return decision
    raise Refusal("forged")


def _chosen(click: Click) -> str:
    """The line that was chosen in a menu of actions."""
    if len(click.values) != 1:
        raise Refusal("forged")
    return click.values[0]
