"""*Why?* under a replay or a deal that is over: what robots thought of their moves."""

from bot.client import whys
from bot.client.click import Click, answers, number
from bot.client.core import Cog
from bot.tables.model.refusals import Refusal
from bot.tables.screens.custom_ids import Replay


class WhyCog(Cog):
    """Questions for the moves of robots, answered to the asker alone."""

    @answers("replay:why")
    async def in_replay(self, click: Click) -> None:
        """Answer for a stop of a finished game."""
        match click.id:
            case Replay(game=game, place=("why", deal, stop)):
                await whys.of_past(click, game, number(deal), number(stop))
            case _:
                raise Refusal("forged")

    @answers("table:why")
    async def at_table(self, click: Click) -> None:
        """Answer for a stop of a deal that is over; for a late trick if none is chosen."""
        match click.id.parts, click.values:
            case ("why", deal), []:
                await whys.at_table(click, number(deal))
            case ("why", deal), [stop]:
                await whys.at_table(click, number(deal), number(stop))
            case _:
                raise Refusal("forged")
