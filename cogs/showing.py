"""*Show everyone* at a table: how a deal or the game ended, and the score sheet."""

from bot.client import showing
from bot.client.click import Click, answers, number
from bot.client.core import Cog
from bot.tables.model.refusals import Refusal
from bot.tables.model.session import GameSession
from bot.tables.screens.custom_ids import Show
from bot.tables.screens.deal_screen import shown_deal
from bot.tables.screens.sheet_screen import sheet_screen
from bot.tables.screens.victory_screen import shown_victory


class ShowingCog(Cog):
    """Results of a table, for everybody to see."""

    @answers("show")
    async def of_table(self, click: Click) -> None:
        """Show how a deal or a game ended, or the score sheet as it stands."""
        if not isinstance(click.id, Show):
            raise Refusal("forged")
        table, session = click.table, click.table.session
        if session is None:
            raise Refusal("not-begun")
        target = showing.for_table(click, table)
        words = await self.bot.display.screens.public_words(table)
        match click.id.place:
            case ("deal", deal):
                screen = shown_deal(words, table.id, session, _ended(session, number(deal)))
            case ("game",) if session.result is not None:
                ratings = await self.bot.display.screens.ratings(session.game_id)
                screen = shown_victory(words, table.id, session, ratings)
            case ("game",):
                raise Refusal("show-not-over")
            case ("sheet",):
                screen = sheet_screen(words, table.id, session)
            case _:
                raise Refusal("forged")
        await showing.show(click, target, screen, words)


def _ended(session: GameSession, deal: int) -> int:
    """The number of a deal that is over.

    :raises Refusal: it is not, or there never was one of that number.
    """
    if not any(line.deal == deal for line in session.sheet):
        raise Refusal("show-not-over")
    return deal
