"""``/history``, ``/replay``, ``/verify``: finished games, to look at, to keep, and to check."""

import asyncio
import io
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import KnaveBot, spoken
from bot.rules import GAMES
from bot.storage.rows.past import KeptGame, PastAsk
from bot.tables.course import Course, course_of
from bot.tables.export import Export, as_json, as_text, export_of
from bot.tables.lobby import No
from bot.tables.screens.history_screen import ALL, PAGE, history_screen
from bot.tables.screens.replay_screen import replay_screen
from bot.tables.screens.screen import Screen
from bot.tables.screens.telling import game_name
from bot.tables.screens.verify_screen import verify_screen
from bot.tables.verify import verify
from bot.tables.wishes import Wish
from cogs import guests, installs, present

MINE, SERVER = "mine", "server"
OFFERED = 25


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the history: whose games, of which kind, and the game it goes on from."""

    whose: str = MINE
    game: str = ALL
    way: str = "newest"
    number: int = 0


class HistoryCog(commands.Cog):
    """What is left of games that are over. Everything is shown to the asker alone."""

    def __init__(self, bot: KnaveBot) -> None:
        self.bot = bot
        bot.answers |= {"past": self.turned, "replay": self.stepped}

    # ------------------------------------------------------------------ commands

    @app_commands.command(
        name=spoken("command-history"), description=spoken("command-history-about")
    )
    @app_commands.rename(whose=spoken("parameter-whose"), game=spoken("parameter-game"))
    @app_commands.describe(
        whose=spoken("parameter-whose-about"), game=spoken("parameter-game-about")
    )
    @app_commands.choices(
        whose=[
            app_commands.Choice(name=spoken("whose-mine"), value=MINE),
            app_commands.Choice(name=spoken("whose-server"), value=SERVER),
        ]
    )
    @installs.on_accounts_too
    async def history(
        self, interaction: discord.Interaction, whose: str = MINE, game: str = ALL
    ) -> None:
        """Finished games, newest first."""
        screen = await self._history(interaction, Place(whose, game))
        await interaction.response.send_message(**await present.message(screen), ephemeral=True)

    @app_commands.command(name=spoken("command-replay"), description=spoken("command-replay-about"))
    @app_commands.rename(number=spoken("parameter-number"))
    @app_commands.describe(number=spoken("parameter-number-about"))
    @installs.on_accounts_too
    async def replay(self, interaction: discord.Interaction, number: int) -> None:
        """Step through a finished game."""
        await self._show(interaction, number, 0, 0, anew=True)

    @app_commands.command(name=spoken("command-verify"), description=spoken("command-verify-about"))
    @app_commands.rename(number=spoken("parameter-number"))
    @app_commands.describe(number=spoken("parameter-number-about"))
    @installs.on_accounts_too
    async def verify(self, interaction: discord.Interaction, number: int) -> None:
        """Check a finished game."""
        await self._check(interaction, number)

    @history.autocomplete("game")
    async def _games(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return present.games(await self.bot.words_for(interaction), current)

    @replay.autocomplete("number")
    @verify.autocomplete("number")
    async def _numbers(
        self, interaction: discord.Interaction, current: int | str
    ) -> list[app_commands.Choice[int]]:
        words = await self.bot.words_for(interaction)
        store, typed = self.bot.hall.store, str(current).strip()
        asks = [PastAsk(user_id=interaction.user.id, limit=OFFERED)]
        if interaction.guild_id is not None:
            asks.append(PastAsk(guild_id=interaction.guild_id, limit=OFFERED))
        found = [past for ask in asks for past in (await store.past_games(ask)).games]
        if typed.isdecimal() and len(typed) < 12:
            kept = await store.kept_game(int(typed))
            found += [kept.past] if kept and _may_see(interaction, kept) else []
        named = {past.id: game_name(words, past.game) for past in found}
        return [
            app_commands.Choice(
                name=words.say("history-item", number=number, game=name)[:100], value=number
            )
            for number, name in named.items()
            if typed in str(number) or typed.casefold() in name.casefold()
        ][:OFFERED]

    # ------------------------------------------------------------------ pages of the history

    async def turned(self, interaction: discord.Interaction, wish: Wish, values: list[str]) -> None:
        """A page is turned, a kind of game is chosen, or a game is opened."""
        match wish.parts, values:
            case ("open",), [number]:
                await self._show(interaction, guests.number(number), 0, 0, anew=True)
                return
            case (whose, "kind"), [game]:
                place = Place(whose, game)
            case (whose, game, ("newest" | "after" | "before") as way, number), []:
                place = Place(whose, game, way, guests.number(number))
            case _:
                raise No("forged")
        await guests.panel(interaction, await self._history(interaction, place))

    async def _history(self, interaction: discord.Interaction, place: Place) -> Screen:
        words = await self.bot.words_for(interaction)
        if place.game != ALL and place.game not in GAMES:
            raise No("unknown-game", game=place.game)
        if place.whose not in (MINE, SERVER):
            raise No("forged")
        mine = place.whose == MINE
        if not mine and interaction.guild_id is None:
            raise No("server-only")
        ask = PastAsk(
            user_id=interaction.user.id if mine else None,
            guild_id=None if mine else interaction.guild_id,
            game=None if place.game == ALL else place.game,
            before=place.number if place.way == "before" else None,
            after=place.number if place.way == "after" else None,
            limit=PAGE,
        )
        page = await self.bot.hall.store.past_games(ask)
        return history_screen(words, page, place.whose, place.game)

    # ------------------------------------------------------------------ one game

    async def stepped(
        self, interaction: discord.Interaction, wish: Wish, values: list[str]
    ) -> None:
        """A step, a jump, a file, or a check. ``wish.table`` is the number of the game."""
        match wish.parts, values:
            case ("open",), []:
                await self._show(interaction, wish.table, 0, 0, anew=True)
            case ("at", deal, stop), []:
                await self._show(interaction, wish.table, guests.number(deal), guests.number(stop))
            case ("deal",), [deal]:
                await self._show(interaction, wish.table, guests.number(deal), 0)
            case ("stop", deal), [stop]:
                await self._show(interaction, wish.table, guests.number(deal), guests.number(stop))
            case (("text" | "json") as kind,), []:
                await self._send(interaction, wish.table, kind)
            case ("verify",), []:
                await self._check(interaction, wish.table)
            case _:
                raise No("forged")

    async def _show(
        self,
        interaction: discord.Interaction,
        number: int,
        deal: int,
        stop: int,
        *,
        anew: bool = False,
    ) -> None:
        words = await self.bot.words_for(interaction)
        export = await self._export(interaction, number)
        course = await _course(export)
        screen = replay_screen(words, export, course, deal, stop)
        if anew:
            sent = await present.message(screen)
            await interaction.response.send_message(**sent, ephemeral=True)
        else:
            await guests.panel(interaction, screen)

    async def _send(self, interaction: discord.Interaction, number: int, kind: str) -> None:
        words = await self.bot.words_for(interaction)
        export = await self._export(interaction, number)
        text, name = as_text(export), f"knave-{number}.txt"
        if kind == "json":
            await _course(export)  # a game that is not known has no pack to write down
            text, name = as_json(export), f"knave-{number}.json"
        await interaction.response.send_message(
            words.say("replay-file", number=number),
            file=discord.File(io.BytesIO(text.encode()), name),
            ephemeral=True,
            allowed_mentions=present.MENTION_NOBODY,
        )

    async def _check(self, interaction: discord.Interaction, number: int) -> None:
        words = await self.bot.words_for(interaction)
        export = await self._export(interaction, number)
        try:
            findings = await asyncio.to_thread(verify, export)
        except ValueError:
            raise No("replay-unreadable", number=number) from None
        screen = verify_screen(words, export, findings)
        await interaction.response.send_message(**await present.message(screen), ephemeral=True)

    async def _export(self, interaction: discord.Interaction, number: int) -> Export:
        """A finished game that is the asker's business.

        :raises No: there is none, it still goes on, or it is none of the asker's business.
        """
        kept = await self.bot.hall.store.kept_game(number)
        if kept is None or not _may_see(interaction, kept):
            await self._refuse_if_running(interaction, number)
            if kept is not None:
                asker, server = interaction.user.id, interaction.guild_id
                self.bot.watchbook.strange(asker, f"game {number}", server)
            raise No("no-replay", number=number)
        return export_of(kept)

    async def _refuse_if_running(self, interaction: discord.Interaction, number: int) -> None:
        """Whoever may know of a game that still goes on is told so."""
        game = await self.bot.hall.store.game(number)
        for table in self.bot.hall.tables:
            if game is None or game.ended_at is not None or table.id != game.table_id:
                continue
            sits = any(chair.user == interaction.user.id for chair in table.chairs)
            if sits or table.ledger.row.guild_id == interaction.guild_id:
                raise No("still-running")


def _may_see(interaction: discord.Interaction, kept: KeptGame) -> bool:
    """Whether somebody asks in the server where it was played, or has played in it."""
    played = any(seat.user_id == interaction.user.id for seat in kept.past.seats)
    return played or interaction.guild_id == kept.past.guild_id


async def _course(export: Export) -> Course:
    """The course of a game, off the event loop.

    :raises No: it was played by rules that are not known any more.
    """
    try:
        return await asyncio.to_thread(course_of, export.log, export.seated)
    except ValueError:
        raise No("replay-unreadable", number=export.number) from None


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(HistoryCog(bot))
