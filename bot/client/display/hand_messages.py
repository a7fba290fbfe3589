"""The private messages that show hands: direct ones, and answers that only one person sees."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace

import discord

from bot.client import present
from bot.client.direct_messages import Direct, Outcome, Unreachable
from bot.client.display.channel_lanes import Place
from bot.client.display.idempotent import nonce, send
from bot.client.display.message_ages import MessageAges
from bot.client.display.rank import Rank
from bot.client.display.rate_limiter import Toll
from bot.client.display.shown_hand import ShownHand, digest
from bot.client.errors import discords_own
from bot.ground.failpoints import failpoint
from bot.storage.full import FullStore
from bot.storage.rows.ids import ChannelId, MessageId, UserId
from bot.storage.rows.tables import HandRow
from bot.storage.store import StoreError
from bot.tables.model.session import NO_DECISION
from bot.tables.screens.screen import Screen

Drawn = Callable[[], Awaitable[Screen]]
"""A hand as it is now, put together when it is first asked for."""


@dataclass(frozen=True, slots=True, eq=False)
class HandMessages:
    """Keeps each hand where its owner looks for it."""

    _client: discord.Client
    _store: FullStore
    _ages: MessageAges
    _direct: Direct

    def toll(self, hand: ShownHand) -> Toll:
        """The kind of request it takes to show this hand."""
        if hand.fresh is not None and hand.stands_only_in(hand.fresh):
            return "none"
        token = hand.clicked or hand.private
        return "uncounted" if token is not None and token.open else "counted"

    def place(self, hand: ShownHand, rank: Rank) -> Place:
        """The channel in which this hand is drawn: all hands of one person share it."""
        old = hand.dm is not None and self._ages.old(hand.dm)
        return Place(lane(hand.user), old=old, rank=rank)

    async def reached(self, hand: ShownHand) -> bool:
        """Whether direct messages reach this person, as far as is known."""
        if hand.unopened:
            return False
        return not (await self._known(hand)).told_closed

    async def told(self, hand: ShownHand) -> int | None:
        """The decision that this person was called for by direct message, as it is stored."""
        return (await self._known(hand)).told

    async def try_again(self, hand: ShownHand) -> None:
        """Forget that direct messages were closed: someone has pressed something since."""
        known = await self._known(hand)
        if known.told_closed:
            await self._note(hand, replace(known, told_closed=False))

    async def by_token(
        self, hand: ShownHand, drawn: Drawn, fresh: MessageId | None = None, following: bool = False
    ) -> discord.HTTPException | None:
        """Show a hand in the private answer, unless that shows it already or cannot any more.

        ``following``: its owner just watches, and may look at something else there. The result is
        a failure of Discord's own, after which it may be shown there later.
        """
        private = hand.private
        if private is None or private.message == fresh or (following and hand.covered):
            return None
        try:
            if private.open:
                screen, answers = await drawn(), hand.answers
                shows = digest(screen)
                if shows != hand.private_shows and not (following and stays(hand, screen)):
                    hand.private_shows = None
                    await private.show(screen, lambda: not following or hand.answers == answers)
                    if hand.answers == answers and hand.private is private:
                        hand.private_shows, hand.covered = shows, False
                return None
        except discord.HTTPException as error:
            if discords_own(error):
                return error
        if hand.private is private:  # no other was opened meanwhile
            hand.private = None
        return None

    async def by_dm(
        self,
        hand: ShownHand,
        drawn: Drawn,
        ping: bool = False,
        fresh: MessageId | None = None,
        following: bool = False,
    ) -> Outcome:
        """Show a hand by direct message, with a new one if it is to ``ping``.

        ``following``: its owner just watches, so no new one is sent.
        "closed" and "paused" are said once, when it shows just now that none arrives.
        """
        table, user = hand.table, hand.user
        async with hand.writing:
            known = await self._known(hand)
            hand.dm = known.message_id
            if following and hand.dm is None:
                return "sent"
            if fresh is not None and hand.dm == fresh and not ping:
                return "sent"
            if known.told_closed:
                await self._where_pressed(hand, drawn, following)
                return "sent"
            if hand.dm is None and not any(chair.user == user for chair in table.chairs):
                return "sent"
            screen, answers = await drawn(), hand.answers
            shows = digest(screen)
            if following and stays(hand, screen):
                return "sent"
            hand.instead = None
            try:
                cut_off = await self._was_cut_off(hand)
                if not (cut_off or ping) and hand.dm and hand.dm_shows == shows:
                    return "sent"
                hand.dm_shows = None
                if cut_off or ping or not await self._edited(hand, known, screen):
                    await self._sent(hand, known, screen, ping)
            except Unreachable as refused:
                return await self._not_sent(hand, known, refused)
            if hand.answers == answers:
                hand.dm_shows = shows
            hand.unopened = False
            return "sent"

    async def instead_of_hand(self, hand: ShownHand, where: Drawn) -> None:
        """Show this in the direct message that showed a hand, if there is one: it is elsewhere now.

        :raises discord.HTTPException: it is to be shown once more.
        """
        async with hand.writing:
            known = await self._known(hand)
            hand.dm = known.message_id
            if hand.dm is None or known.told_closed:
                return
            screen = await where()
            if hand.instead == (shows := digest(screen)):
                return
            hand.dm_shows = None
            with suppress(Unreachable):
                await self._edited(hand, known, screen)
            hand.instead = shows

    async def _was_cut_off(self, hand: ShownHand) -> bool:
        """Whether an earlier sending anew came to no end, perhaps with the process.

        Then it may have arrived, and is done again with the same nonce. If it was written down,
        only the message from before is left to be taken away.
        """
        found = await hand.before.find()
        if found is None or found[1].id == hand.dm:
            return found is not None
        with suppress(discord.HTTPException):
            await hand.before.remove()
        return False

    async def _not_sent(self, hand: ShownHand, known: HandRow, refused: Unreachable) -> Outcome:
        """Note that none arrives; only that someone's messages are closed is written down."""
        if refused.why == "paused":
            is_news, hand.unopened = not hand.unopened, True
            return "paused" if is_news else "sent"
        hand.unopened = False
        with suppress(StoreError):
            await self._note(hand, replace(known, told_closed=True, told=hand.decision))
        return "closed"

    async def _where_pressed(self, hand: ShownHand, drawn: Drawn, following: bool) -> None:
        """Show a hand where its owner still plays from it, though no direct message arrives.

        The message before them can be changed through the token of the last click on it, for
        which nothing has to be sent.
        """
        token = hand.clicked
        if token is None or token.message != hand.dm or not token.open:
            return
        screen, answers = await drawn(), hand.answers
        shows = digest(screen)
        if shows == hand.dm_shows or (following and stays(hand, screen)):
            return
        hand.dm_shows = None
        if await self._edited_by_token(hand, screen) and hand.answers == answers:
            hand.dm_shows = shows

    async def _edited(self, hand: ShownHand, known: HandRow, screen: Screen) -> bool:
        """Edit the hand's message; false if there is none, or it would not do.

        :raises Unreachable: it is not taken any more.
        """
        if hand.dm is not None and await self._edited_by_token(hand, screen):
            return True
        if (message := self._message(known)) is None:
            return False
        try:
            await message.edit(**await present.edit(screen))
        except discord.NotFound:
            return False
        except discord.HTTPException as error:
            self._direct.judge(error)
            raise
        return True

    async def _edited_by_token(self, hand: ShownHand, screen: Screen) -> bool:
        """Edit the message through the token of the last click on it; false if that is over."""
        token = hand.clicked
        if token is None or token.message != hand.dm or not token.open:
            return False
        try:
            await token.show(screen)
        except discord.HTTPException:
            if hand.clicked is token:
                hand.clicked = None
            return False
        return True

    async def _sent(self, hand: ShownHand, known: HandRow, screen: Screen, ping: bool) -> None:
        """Send the hand, and take the message away in which it was before.

        It rings only if something is asked.

        :raises Unreachable: no direct message arrives.
        """
        if (old := self._message(known)) is not None:
            await hand.before.keep(NO_DECISION, old)
        mark = nonce("hand", *hand.key, hand.dm or 0)
        sent = await self._direct.send(
            hand.user, lambda channel: send(channel, screen, mark, silent=not ping)
        )
        dm = MessageId(sent.id)
        self._ages.sent(dm)
        failpoint("sent")
        hand.dm = dm
        row = HandRow(
            table_id=hand.table.id,
            user_id=hand.user,
            channel_id=ChannelId(sent.channel.id),
            message_id=dm,
            told=hand.decision if ping else known.told,
        )
        await self._note(hand, row)
        if old is not None:
            with suppress(discord.HTTPException):
                await hand.before.remove()

    async def _known(self, hand: ShownHand) -> HandRow:
        """The row of the hand's direct message: read once, not with every card."""
        if hand.row is None:
            table, user = hand.key
            known = await self._store.tables.hand(table, user)
            hand.row = known or HandRow(table_id=table, user_id=user)
        return hand.row

    async def _note(self, hand: ShownHand, row: HandRow) -> None:
        """Write down where the hand is; if that fails, it is read again what the store knows."""
        hand.row = None
        await self._store.tables.set_hand(row)
        hand.row = row

    def _message(self, known: HandRow) -> discord.PartialMessage | None:
        if not known.channel_id or not known.message_id:
            return None
        channel = self._client.get_partial_messageable(known.channel_id)
        return channel.get_partial_message(known.message_id)


def stays(hand: ShownHand, screen: Screen) -> bool:
    """Whether a hand stays as it is while others act: text is not changed under its reader's ears.

    Those who sit out are asked nothing more in a deal: they are told of each trick that is over.
    """
    if screen.picture is not None:
        return False
    if (found := hand.in_game) is None:
        return True
    session, seat = found
    view = session.view(seat)
    return seat not in view.sitting_out or bool(view.trick and view.trick.cards)


def lane(user: UserId) -> tuple[str, int]:
    """The lane of a person's direct messages, whose channel need not be known."""
    return ("dms", user)
