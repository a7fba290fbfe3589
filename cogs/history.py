"""``/history``, ``/replay``, ``/verify``: finished games, to look at, to keep, and to check."""

import io
import logging
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import access, installs, past_access, present, sight
from bot.client.app import KnaveBot, spoken
from bot.client.throttle import Admission, TokenBucket
from bot.ops.workers import NoWorkers
from bot.rules import GAMES
from bot.storage.rows.past import PastAsk, PastGame
from bot.tables.model.lobby import Refusal
from bot.tables.past.export import as_json, as_text, export_of
from bot.tables.past.replay import Replay, unpacked
from bot.tables.screens.custom_ids import CustomId
from bot.tables.screens.history_screen import ALL, PAGE, history_screen
from bot.tables.screens.replay_screen import replay_screen
from bot.tables.screens.screen import Screen
from bot.tables.screens.telling import game_name
from bot.tables.screens.verify_screen import verify_screen
from bot.words.length import shorten

log = logging.getLogger(__name__)
MINE, SERVER = "mine", "server"
OFFERED = 25
BURST, PER_SECOND = 30, 2
"""What one person may have of finished games at once, and how fast that fills again."""
A_STEP, A_FILE, ANEW = 1, 2, 8
"""What it costs: a step, a file or a check, and a game that must be replayed first."""


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
        self.budget = TokenBucket(BURST, PER_SECOND)
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
        store, typed = self.bot.store, str(current).strip()
        asks = [PastAsk(user_id=interaction.user.id, limit=OFFERED)]
        if interaction.guild_id is not None:
            asks.append(PastAsk(guild_id=interaction.guild_id, limit=OFFERED))
        pages = [await past_access.page(self.bot, interaction, ask) for ask in asks]
        found = [past for page in pages for past in page.games]
        if typed.isdecimal() and len(typed) < 12:
            past = await store.past.past(int(typed))
            if past is not None and await past_access.may_see(self.bot, interaction, past):
                found.append(past)
        named = {past.id: game_name(words, past.game) for past in found}
        return [
            app_commands.Choice(
                name=shorten(words.say("history-item", number=number, game=name), 100),
                value=number,
            )
            for number, name in named.items()
            if typed in str(number) or typed.casefold() in name.casefold()
        ][:OFFERED]

    # ------------------------------------------------------------------ pages of the history

    async def turned(
        self, interaction: discord.Interaction, wish: CustomId, values: list[str]
    ) -> None:
        """A page is turned, a kind of game is chosen, or a game is opened."""
        match wish.parts, values:
            case ("open",), [number]:
                await self._show(interaction, access.number(number), 0, 0, anew=True)
                return
            case (whose, "kind"), [game]:
                place = Place(whose, game)
            case (whose, game, ("newest" | "after" | "before") as way, number), []:
                place = Place(whose, game, way, access.number(number))
            case _:
                raise Refusal("forged")
        await access.panel(interaction, await self._history(interaction, place))

    async def _history(self, interaction: discord.Interaction, place: Place) -> Screen:
        words = await self.bot.words_for(interaction)
        if place.game != ALL and place.game not in GAMES:
            raise Refusal("unknown-game", game=place.game)
        if place.whose not in (MINE, SERVER):
            raise Refusal("forged")
        mine = place.whose == MINE
        if not mine and interaction.guild_id is None:
            raise Refusal("server-only")
        ask = PastAsk(
            user_id=interaction.user.id if mine else None,
            guild_id=None if mine else interaction.guild_id,
            game=None if place.game == ALL else place.game,
            before=place.number if place.way == "before" else None,
            after=place.number if place.way == "after" else None,
            limit=PAGE,
        )
        page = await past_access.page(self.bot, interaction, ask)
        return history_screen(words, page, place.whose, place.game)

    # ------------------------------------------------------------------ one game

    async def stepped(
        self, interaction: discord.Interaction, wish: CustomId, values: list[str]
    ) -> None:
        """A step, a jump, a file, or a check. ``wish.table`` is the number of the game."""
        match wish.parts, values:
            case ("open",), []:
                await self._show(interaction, wish.table, 0, 0, anew=True)
            case ("at", deal, stop), []:
                await self._show(interaction, wish.table, access.number(deal), access.number(stop))
            case ("deal",), [deal]:
                await self._show(interaction, wish.table, access.number(deal), 0)
            case ("stop", deal), [stop]:
                await self._show(interaction, wish.table, access.number(deal), access.number(stop))
            case (("text" | "json") as kind,), []:
                await self._send(interaction, wish.table, kind)
            case ("verify",), []:
                await self._check(interaction, wish.table)
            case _:
                raise Refusal("forged")

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
        past = await self._past(interaction, number)
        replay = await self._replay(interaction, past, A_STEP)
        if not replay.deals:
            raise Refusal("replay-unreadable", number=number)
        screen = replay_screen(words, replay.export(past), replay, deal, stop)
        if anew:
            sent = await present.message(screen)
            await interaction.response.send_message(**sent, ephemeral=True)
        else:
            await access.panel(interaction, screen)

    async def _send(self, interaction: discord.Interaction, number: int, kind: str) -> None:
        words = await self.bot.words_for(interaction)
        past = await self._past(interaction, number)
        if kind == "json":
            text, name = await self._json(interaction, past), f"knave-{number}.json"
        else:
            text, name = await self._text(interaction, past), f"knave-{number}.txt"
        await interaction.response.send_message(
            words.say("replay-file", number=number),
            file=discord.File(io.BytesIO(text.encode()), name),
            ephemeral=True,
            allowed_mentions=present.MENTION_NOBODY,
        )

    async def _json(self, interaction: discord.Interaction, past: PastGame) -> str:
        replay = await self._replay(interaction, past, A_FILE)
        if not replay.deals:
            raise Refusal("replay-unreadable", number=past.id)
        return as_json(replay.export(past), unpacked(replay.json))

    async def _text(self, interaction: discord.Interaction, past: PastGame) -> str:
        """The log as text: of a game by rules that are not known any more, too."""
        if past in self.bot.replays:
            replay = await self._replay(interaction, past, A_FILE)
            return as_text(replay.export(past), unpacked(replay.text))
        self._pay(interaction, A_FILE)
        kept = await self.bot.store.past.kept(past.id)
        if kept is None:
            raise Refusal("no-replay", number=past.id)
        return as_text(export_of(kept))

    async def _check(self, interaction: discord.Interaction, number: int) -> None:
        words = await self.bot.words_for(interaction)
        past = await self._past(interaction, number)
        replay = await self._replay(interaction, past, A_FILE)
        screen = verify_screen(words, replay.export(past), replay.findings)
        await interaction.response.send_message(**await present.message(screen), ephemeral=True)

    async def _past(self, interaction: discord.Interaction, number: int) -> PastGame:
        """A finished game that is the asker's business, with the names as they are now.

        :raises No: there is none, it still goes on, or it is none of the asker's business.
        """
        past = await self.bot.store.past.past(number)
        if past is None:
            self.bot.replays.drop(number)
        if past is None or not await past_access.may_see(self.bot, interaction, past):
            await self._refuse_if_running(interaction, number)
            if past is not None:
                asker, server = interaction.user.id, interaction.guild_id
                self.bot.watchbook.strange(asker, f"game {number}", server)
            raise Refusal("no-replay", number=number)
        return past

    async def _replay(self, interaction: discord.Interaction, past: PastGame, cost: int) -> Replay:
        """The game, replayed in a process of its own unless it has been already.

        :raises No: the asker has used up what one person may have, or it cannot be replayed.
        """
        self._pay(interaction, cost if past in self.bot.replays else ANEW)
        try:
            return await self.bot.replays.of(past)
        except Refusal:
            raise
        except ValueError:
            raise Refusal("replay-unreadable", number=past.id) from None
        except (NoWorkers, TimeoutError):
            log.warning("game %s could not be replayed", past.id)
            raise Refusal("replay-busy") from None

    def _pay(self, interaction: discord.Interaction, cost: int) -> None:
        if self.budget.enter(interaction.user.id, cost) is not Admission.YES:
            raise Refusal("replay-too-fast")

    # ------------------------------------------------------------------ what is forgotten

    @commands.Cog.listener()
    async def on_forgotten(self, user: int, posted: object) -> None:
        """Somebody was forgotten: their games are read anew for whoever asks."""
        self.bot.replays.forget(user)

    @commands.Cog.listener()
    async def on_server_forgotten(self, guild: int) -> None:
        """A server was forgotten, its games with it."""
        self.bot.replays.forget_server(guild)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server has sent the bot away: its games are kept on the disk only."""
        self.bot.replays.forget_server(guild.id)

    async def _refuse_if_running(self, interaction: discord.Interaction, number: int) -> None:
        """Whoever may know of a game that still goes on is told so."""
        game = await self.bot.store.tables.game(number)
        for table in self.bot.hall.tables:
            if game is None or game.ended_at is not None or table.id != game.table_id:
                continue
            sits = any(chair.user == interaction.user.id for chair in table.chairs)
            if sits or await sight.is_shown(self.bot, interaction, table):
                raise Refusal("still-running")


async def setup(bot: Any) -> None:
    """Called by discord.py when the cog is loaded."""
    await bot.add_cog(HistoryCog(bot))
