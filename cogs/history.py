"""``/knave history``: the finished games of someone, or of a server, page by page."""

from dataclasses import dataclass

import discord
from discord import app_commands

from bot.client import completion, installs, past_games
from bot.client.click import Click, answers, number
from bot.client.core import Cog
from bot.client.groups import KNAVE, within
from bot.client.translation import named, parameters, spoken
from bot.client.typed_game import Game
from bot.rules import GAMES
from bot.storage.rows.ids import NO_GAME, GameId
from bot.storage.rows.past import PastAsk
from bot.tables.model.refusals import Refusal
from bot.tables.screens.history_screen import ALL, PAGE, history_screen
from bot.tables.screens.screen import Screen

MINE, SERVER = "mine", "server"


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the history: whose games, of which kind, and the game it goes on from."""

    whose: str = MINE
    game: str = ALL
    way: str = "newest"
    number: GameId = NO_GAME


class HistoryCog(Cog):
    """The list of games that are over. Everything is shown to the asker alone."""

    @within(KNAVE)
    @app_commands.command(**named("command-history"))
    @parameters(whose="parameter-whose", game="parameter-game")
    @app_commands.choices(
        whose=[
            app_commands.Choice(name=spoken("whose-mine"), value=MINE),
            app_commands.Choice(name=spoken("whose-server"), value=SERVER),
        ]
    )
    @app_commands.autocomplete(game=completion.games)
    @installs.on_accounts_too
    async def history(
        self, interaction: discord.Interaction, whose: str = MINE, game: Game = ALL
    ) -> None:
        """List finished games, newest first."""
        click = await Click.of(interaction)
        await click.show(await self._page(click, Place(whose, game)))

    @answers("past")
    async def turned(self, click: Click) -> None:
        """Turn a page, choose a kind of game, or open a game."""
        match click.id.parts, click.values:
            case ("open",), [chosen]:
                await past_games.show(click, GameId(number(chosen)), anew=True)
                return
            case (whose, "kind"), [game]:
                place = Place(whose, game)
            case (whose, game, ("newest" | "after" | "before") as way, last), []:
                place = Place(whose, game, way, GameId(number(last)))
            case _:
                raise Refusal("forged")
        await click.panel(await self._page(click, place))

    async def _page(self, click: Click, place: Place) -> Screen:
        if place.game != ALL and place.game not in GAMES:
            raise Refusal("unknown-game", game=place.game)
        if place.whose not in (MINE, SERVER):
            raise Refusal("forged")
        mine = place.whose == MINE
        ask = PastAsk(
            user_id=click.user if mine else None,
            guild_id=None if mine else click.server,
            game=None if place.game == ALL else place.game,
            before=place.number if place.way == "before" else None,
            after=place.number if place.way == "after" else None,
            limit=PAGE,
        )
        page = await past_games.page(click, ask)
        return history_screen(click.words, page, place.whose, place.game)
