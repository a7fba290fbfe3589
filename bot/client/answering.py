"""Answers in time: Discord waits three seconds for one, then it shows a failure.

A late answer (a slow disk, a picture that takes long, a busy machine) is put off by itself, and
given later by editing. Handlers do not notice.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, Literal, Self, TypeVar

import discord

from bot.client.errors import NOT_SENT, UNREACHED, Ended
from bot.client.inflight import InFlight
from bot.client.present import MENTION_NOBODY, own_message
from bot.ground.failpoints import failpoint
from bot.storage.rows.ids import MessageId
from bot.tables.model.clock import Clock
from bot.tables.model.refusals import Refusal
from bot.tables.screens.discord_limits import MESSAGE, shorten

T = TypeVar("T")
log = logging.getLogger(__name__)
PATIENCE = 1.5
"""Seconds after which an answer is put off: well before Discord's three are over."""
TOO_LATE = 3.0
"""Seconds after which Discord takes no answer."""
GIVE_UP = 5.0
"""Seconds after which Discord would not take an answer any more, wherever it hangs."""
PERIOD = 5 * 60.0
"""Seconds over which the quickest event tells how far our clock is off Discord's."""
Put = Literal["", "update", "thinking", "shown"]
"""The way an answer was put off: not at all, silently, for its reader to see, or for all."""


class Lateness:
    """The lateness of interactions on arrival, each since the moment it happened.

    That moment stands in the interaction's number, by Discord's clock, which is not ours. Of all
    that came in the last minutes the quickest was hardly late; the others are by as much as they
    took longer. So neither a clock that is wrong nor one that is set plays any part.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._since = clock.steady()
        self._quickest: list[float] = []
        """The least of this period, and of the one before."""

    def of(self, interaction: int) -> float:
        """Seconds since this interaction happened, beyond what the line takes; 0 if unknown."""
        now = self._clock.steady()
        took = now - discord.utils.snowflake_time(interaction).timestamp()
        if now - self._since >= 2 * PERIOD:
            self._quickest = []
        if now - self._since >= PERIOD or not self._quickest:
            self._since, self._quickest = now, [took, *self._quickest[:1]]
        self._quickest[0] = min(self._quickest[0], took)
        late = took - min(self._quickest)
        return late if late < TOO_LATE else 0.0


class Answer:
    """The answer to one interaction; it puts itself off when it takes too long.

    Its methods are those of discord.py's ``InteractionResponse``, which it alone uses.

    A click on a private message is put off silently, as that message is what will be changed.
    Everything else shows its reader, and nobody else, that an answer is on its way; where the
    answer is for everyone (``for_everybody``), so is that.

    The interaction itself is never asked for its ``response``: each would refer to the other, and
    stay with all that was clicked until Python's collector comes.
    """

    def __init__(self, parent: discord.Interaction[Any]) -> None:
        self._asked = parent
        self._plain = discord.InteractionResponse(parent)
        self._put_off: Put = ""
        self.was_late = False
        """Whether it was put off and then given: by editing, of which nobody is notified."""
        self._for_everybody = False
        self._on_original: Callable[[], None] = lambda: None
        self._original_first = False
        self._one_at_a_time = asyncio.Lock()
        self._lost: BaseException | None = None
        """The failure of the line by which an answer was lost, or only the word that it arrived."""
        self._left = False
        """Whether another process answers."""
        self._late: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    @classmethod
    def of(cls, interaction: discord.Interaction[Any]) -> Self:
        """The one answer to this interaction, which refers to it until it is given."""
        if cls not in interaction.extras:
            interaction.extras[cls] = cls(interaction)
        answer: Self = interaction.extras[cls]
        return answer

    def begin(self) -> None:
        """Put it off by itself when it takes too long from now on."""
        left = max(0.0, PATIENCE - _late(self._asked))
        self._timer = asyncio.get_running_loop().call_later(left, self._ring)

    def _stop_timer(self) -> None:
        """Put it off no more by itself."""
        if self._timer is not None:
            self._timer.cancel()

    def for_everybody(self) -> None:
        """Announce that the answer will be a message for all to see, unless it is refused.

        Put off like that, it comes by editing: it has one number, and never stands there twice.
        """
        self._for_everybody = True

    def on_original(self, kept: Callable[[], None], first: bool) -> None:
        """Call ``kept`` when the message that was clicked is the original response to the click.

        ``first``: it is to be that, and an answer that only the clicker sees comes after it. An
        answer that is late shows instead that it is on its way.
        """
        self._on_original, self._original_first = kept, first

    def _ring(self) -> None:
        self._late = asyncio.create_task(self._put_it_off())

    async def _put_it_off(self) -> None:
        async with self._one_at_a_time:
            if self._left or self.is_done():
                return
            kind: Put = "shown" if self._for_everybody else "thinking"
            if own_message(self._asked):
                kind = "update"
            try:
                await self._sent(
                    self._plain.defer(ephemeral=kind != "shown", thinking=kind != "update")
                )
            except NOT_SENT as error:
                log.info("an answer could not be put off: %s", error)
            else:
                self._put_off = kind

    async def _sent(self, sending: Coroutine[Any, Any, T]) -> T:
        """Send it, but do not wait longer than Discord does.

        :raises TimeoutError: nobody knows whether it arrived.
        """
        failpoint("answering")
        if isinstance(inflight := getattr(self._asked.client, "inflight", None), InFlight):
            inflight.on_its_way(self._asked.id)
        with self._while_open():
            async with asyncio.timeout(GIVE_UP):
                done = await sending
        failpoint("answered")
        return done

    @contextmanager
    def _while_open(self) -> Iterator[None]:
        """Send something inside; the connection may be closed meanwhile, as the bot ends.

        :raises Ended: it is.
        """
        try:
            yield
        except RuntimeError as error:  # of aiohttp
            if not self._asked.client.is_closed():
                raise
            raise Ended("the bot has ended") from error

    @asynccontextmanager
    async def giving(self) -> AsyncIterator[None]:
        """Give the answer inside: nothing else of it is given meanwhile."""
        async with self._one_at_a_time:
            try:
                with self._while_open():
                    yield
            except UNREACHED as error:
                self._lost = error
                raise

    def was_lost_by(self, error: BaseException) -> bool:
        """Whether an answer that was given has failed so, and may have arrived all the same."""
        return self._lost is error

    def is_done(self) -> bool:
        """Whether it was answered; what was only put off still waits for its answer."""
        return self._plain.is_done() and not self._put_off

    async def leave(self) -> bool:
        """Leave the answer to another process; false if something was answered already."""
        self._stop_timer()
        async with self._one_at_a_time:
            self._left = not self._plain.is_done()
            return self._left

    def _taken(self) -> Put:
        """The way the answer was put off, if it was and has not been given since."""
        self._stop_timer()
        how, self._put_off = self._put_off, ""
        self.was_late |= bool(how)
        return how

    async def defer(self, *, ephemeral: bool = False, thinking: bool = False) -> None:
        """Put the answer off on purpose; it then comes by editing.

        ``thinking`` is for what is not clicked on a private message: that one would be edited.
        """
        async with self.giving():
            match self._taken():
                case "":
                    await self._sent(self._plain.defer(ephemeral=ephemeral, thinking=thinking))
                    if not thinking:
                        self._on_original()
                case "thinking" | "shown" if not thinking:
                    await self._asked.delete_original_response()  # there will be no answer

    async def nothing(self) -> None:
        """Answer without a message: what was asked for stands before them already."""
        if self._asked.message is not None:
            await self.defer()
            return
        async with self.giving():
            if not self._taken():
                await self._sent(self._plain.defer(ephemeral=True, thinking=True))
            with suppress(*NOT_SENT):  # then Discord says it is thinking
                await self._asked.delete_original_response()

    async def send_message(
        self,
        content: Any = None,
        *,
        ephemeral: bool = False,
        file: discord.File = discord.utils.MISSING,
        **rest: Any,
    ) -> MessageId | None:
        """Answer with a message of its own; the result is its number, if Discord tells it."""
        async with self.giving():
            how = self._taken()
            if not how and self._plain.is_done():  # it was put off, and could not be given so
                how = "update"
            if not how and ephemeral and self._original_first:
                await self._sent(self._plain.defer())
                self._on_original()
                how = "update"
            if not how:
                sending = self._plain.send_message(content, ephemeral=ephemeral, file=file, **rest)
                number = (await self._sent(sending)).message_id
                return None if number is None else MessageId(number)
            if how == ("thinking" if ephemeral else "shown"):
                files = [file] if file else []
                edited = await self._asked.edit_original_response(
                    content=content, attachments=files, **rest
                )
                return MessageId(edited.id)
            if how != "update":  # seen by others than the answer: the first message takes its place
                await self._asked.edit_original_response(content="…")
            sent = await self._asked.followup.send(
                content, ephemeral=ephemeral, file=file, wait=True, **rest
            )
            if how != "update":
                with suppress(*NOT_SENT):  # the answer is there: it counts
                    await self._asked.delete_original_response()
            return MessageId(sent.id)

    async def edit_message(
        self, *, attachments: Sequence[Any] = discord.utils.MISSING, **rest: Any
    ) -> None:
        """Answer by changing the message that was clicked."""
        async with self.giving():
            how = self._taken()
            if not how:
                await self._sent(self._plain.edit_message(attachments=attachments, **rest))
                self._on_original()
            elif how == "update":
                await self._asked.edit_original_response(attachments=attachments, **rest)
            elif self._asked.message is not None:
                await self._asked.delete_original_response()
                await self._asked.message.edit(attachments=attachments, **rest)

    async def send_modal(self, modal: discord.ui.Modal, /) -> None:
        """Answer with a window. It cannot be shown late: then one has to press again.

        :raises Refusal: it is too late.
        """
        async with self.giving():
            if self._taken():
                raise Refusal("press-again")
            await self._sent(self._plain.send_modal(modal))

    async def refuse(self, text: str) -> discord.WebhookMessage | None:
        """Answer privately, whether or not something has been answered already.

        If it does not arrive, that is noted in the log and nothing is raised. The result is the
        message beside what was answered already, if it is one.
        """
        said: dict[str, Any] = {"ephemeral": True, "allowed_mentions": MENTION_NOBODY}
        try:
            if self.is_done():
                return await self._asked.followup.send(shorten(text, MESSAGE), wait=True, **said)
            await self.send_message(shorten(text, MESSAGE), **said)
        except NOT_SENT as error:
            log.warning("a refusal did not reach its reader: %s", error)
        return None


def _late(interaction: discord.Interaction[Any]) -> float:
    """Seconds that have gone by since it happened."""
    lateness = getattr(interaction.client, "lateness", None)
    return lateness.of(interaction.id) if isinstance(lateness, Lateness) else 0.0
