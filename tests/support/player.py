"""Somebody at their client in the simulated Discord: they click what they see and type commands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from simcord import actors

from bot.rules import Seat
from bot.storage.rows.ids import UserId
from tests.support.messages import BUTTON, MENU, channel_of, moves, wishes

if TYPE_CHECKING:
    from tests.support.house import House


class Followed:
    """The result of a click on a public message that was answered as if it changed that.

    The words for its clicker alone then stand here as if they had been the first response.
    """

    def __init__(self, result: Any) -> None:
        self._result = result
        self.response, *self.followups = result.followups

    def __getattr__(self, name: str) -> Any:
        return getattr(self._result, name)

    @classmethod
    def of(cls, result: Any, in_server: bool) -> Any:
        """The result as it is, unless it is one of these."""
        clicked = result._interaction.source_message_id
        is_public = in_server and result.response is not None and not result.response.ephemeral
        if not is_public or result.response.id != clicked or not result.followups:
            return result
        return cls(result) if result.followups[0].ephemeral else result


@dataclass
class Player:
    """Somebody at their client."""

    house: House
    member: Any
    shown: Any = None
    """The private hand that is open in the channel, if they play from there."""

    @property
    def id(self) -> UserId:
        return UserId(self.member.id)

    @property
    def name(self) -> str:
        return str(self.member.name)

    def seat(self, table: int = 1) -> Seat:
        return Seat(self.house.seats(table).index(self.id))

    @property
    def letters(self) -> list[Any]:
        """All direct messages, oldest first."""
        return list(self.member.user.dm_channel.history())

    @property
    def hand(self) -> Any:
        """The message in which this person's hand is."""
        letters = [one for one in self.letters if wishes(one)] or self.letters
        return self.shown or (letters[-1] if letters else None)

    def lines(self) -> dict[str, str]:
        """The controls of the hand that make a move: the action's line → its ``custom_id``."""
        return moves(self.hand) if self.hand else {}

    # ------------------------------------------------------------------ doing

    async def slash(self, name: str, /, **options: Any) -> Any:
        result = await self.member.slash(self.house.channel, name, **options)
        return await self._answered(result)

    async def slash_dm(self, name: str, **options: Any) -> Any:
        return await self._answered(await self.member.user.slash(name, **options))

    async def complete(
        self, name: str, option: str, typed: str = "", /, **filled: Any
    ) -> list[Any]:
        """The values offered while typing."""
        found = await self.member.autocomplete(self.house.channel, name, option, typed, **filled)
        return [choice["value"] for choice in found]

    async def press(self, message: Any, custom_id: str) -> Any:
        """Press a button that is there to be pressed."""
        return await self._answered(await self._who(message).click(message, custom_id=custom_id))

    async def choose(self, message: Any, custom_id: str, *values: str) -> Any:
        """Choose in a menu that is there."""
        who = self._who(message)
        return await self._answered(await who.select(message, values, custom_id=custom_id))

    async def forge(self, message: Any, custom_id: str, *values: str, who: Any = None) -> Any:
        """Send a click on something that this message does not (or no longer) show."""
        kind = MENU if values else BUTTON
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
        if values:
            data["values"] = list(values)
        who = who or self._who(message)
        stored = self.house.env.backend.get_message(channel_of(message), message.id)
        return await self._answered(await actors._component_interaction(who, stored, data))

    async def act(self, line: str) -> Any:
        """Press the button of this action on one's hand; and once more if it is asked again."""
        result = await self.press(self.hand, self.lines()[line])
        sure = [w for w in wishes(self.hand) if w.startswith("sure:") and w.endswith(f":{line}")]
        return await self.press(self.hand, sure[0]) if sure else result

    async def end(self) -> Any:
        """End the table of the channel; a game that is on after the second question too."""
        asked = await self.slash("table end")
        again = [wish for wish in wishes(asked.response) if wish.endswith(":end-now")]
        return await self.press(asked.response, again[0]) if again else asked

    async def start(self, table: int = 1) -> Any:
        """Press *Start*, and once more if it is asked whether robots are to play."""
        result = await self.press(self.house.public, f"lobby:{table}:start")
        yes = f"lobby:{table}:fill"
        asked = result.response is not None and yes in wishes(result.response)
        return await self.press(result.response, yes) if asked else result

    async def more(self, verb: str, table: int = 1) -> Any:
        """Press a button of *More…* in the lobby."""
        panel = (await self.press(self.house.public, f"lobby:{table}:more")).response
        return await self.press(panel, f"lobby:{table}:{verb}")

    async def seats_panel(self, table: int = 1) -> Any:
        """The panel of seats of a table in its lobby."""
        more = (await self.press(self.house.public, f"lobby:{table}:more")).response
        return (await self.press(more, f"seats:{table}:show")).response or more

    async def at_this_table(self, table: int = 1) -> Any:
        """The panel of what a table in its lobby allows: taking back, hints."""
        more = (await self.press(self.house.public, f"lobby:{table}:more")).response
        return (await self.press(more, f"favour:{table}:panel")).response

    async def open_hand(self, table: int = 1) -> Any:
        """Press *My hand*, and play from there."""
        result = await self.press(self.house.public, f"table:{table}:hand")
        self.shown = result.response
        return result

    async def say(self, line: str) -> Any:
        """Say an action by the slash command that is for it."""
        verb, _, rest = line.partition(" ")
        match verb:
            case "play":
                return await self.slash("card play", card=rest)
            case "pass":
                return await self.slash("card pass")
            case "bid":
                return await self.slash("card bid", bid=rest)
            case "order" | "call" | "trump":
                return await self.slash("card trump", trump=line)
        return await self.slash("card call", what=line)

    def _who(self, message: Any) -> Any:
        """In a direct message it is the user who clicks, in the server the member."""
        in_server = self.house.env.backend.get_channel(channel_of(message)).guild_id is not None
        return self.member if in_server else self.member.user

    async def _answered(self, result: Any) -> Any:
        assert result.acknowledged, "Discord says: this interaction failed"
        await self.house.env.settle()
        place = self.house.env.backend.get_channel(result._interaction.channel_id)
        return Followed.of(result, place.guild_id is not None)
