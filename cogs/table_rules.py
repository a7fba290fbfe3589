"""The rules of a table, which its host may change before the game, and what else it allows."""

from collections.abc import Callable

import discord

from bot.client import access, panels, rights
from bot.client.click import Click, answers, number
from bot.client.core import Cog
from bot.client.display.rail import PARENTS, may_stand
from bot.storage.rows.ids import ChannelId
from bot.tables.model.lobby import Lobby
from bot.tables.model.refusals import Refusal
from bot.tables.model.turn_clock import CLOCKS
from bot.tables.screens import custom_ids
from bot.tables.screens.favours_screen import favours_panel
from bot.tables.screens.menu_screen import with_way_back
from bot.tables.screens.rules_screen import value_panel
from bot.tables.screens.screen import Screen
from bot.tables.verbs.lobby import arrange
from bot.tables.verbs.pace import set_pace
from bot.tables.verbs.talk import set_talk


class TableRulesCog(Cog):
    """The panel of the rules, and that of hints, taking back, robots, talk and pace."""

    @answers("rules")
    async def ruled(self, click: Click) -> None:
        """Change the rules by a menu of the panel: a preset, an option, the size …

        The window for a code is behind a button: an entry of a menu cannot be chosen twice running.
        """
        if click.id.parts == ("code",) and not click.values:
            access.must_be_host(click)
            await panels.ask_for_code(click, custom_ids.CodeWindow.of(click.table.id))
            return
        what, value = _one_choice(click)
        match what:
            case "option":
                access.must_be_host(click)
                if value not in click.table.lobby.options.values():
                    raise Refusal("forged")
                screen = value_panel(click.words, click.table.id, click.table.lobby, value)
                await click.panel(screen)
            case "preset":
                await self._take_over(click, value)
            case "level":
                await self._rearrange(click, lambda lobby: lobby.with_level(value))
            case "size":
                await self._rearrange(click, lambda lobby: lobby.resize(number(value)))
            case "clock" if value in CLOCKS:
                await self._rearrange(click, lambda lobby: lobby.with_clock(CLOCKS[value]))
            case _:
                raise Refusal("forged")

    async def _rearrange(self, click: Click, change: Callable[[Lobby], Lobby]) -> None:
        await click.table.do(arrange, click.user, change)
        await panels.show_rules(click)

    async def _take_over(self, click: Click, wished: str) -> None:
        """Take over a set of rules."""
        access.must_be_host(click)
        table = click.table
        chosen = await self.bot.tables.presets.choose(table.lobby, table.guild_id, wished)
        await self._rearrange(click, lambda lobby: lobby.ruled_like(chosen))

    @answers("code")
    async def coded(self, click: Click) -> None:
        """Take over the rules of the code that was typed."""
        typed = " ".join(click.values)
        await self._rearrange(click, lambda lobby: lobby.with_code(typed))

    @answers("value")
    async def valued(self, click: Click) -> None:
        """Give one option another value."""
        name, value = _one_choice(click)
        await self._rearrange(click, lambda lobby: lobby.with_option(name, value))

    # ------------------------------------------------------------------ what else it allows

    @answers("favour")
    async def allowed(self, click: Click) -> None:
        """Show or change what this table allows: hints, taking back, robots, talk; and its pace."""
        table, user = click.table, click.user
        match click.id.parts, click.values:
            case ("panel",), _:
                pass
            case ("talk",), ["yes" | "no" as answer]:
                await table.do(set_talk, user, answer == "yes")
            case ("pace",), [value]:
                await table.do(set_pace, user, value)
            case ("takebacks",), [value]:
                await table.do(arrange, user, lambda lobby: lobby.with_takebacks(value))
            case ("hints",), [value]:
                await table.do(arrange, user, lambda lobby: lobby.with_hints(value))
            case ("rail",), ["open" | "closed" as answer]:
                if answer == "open":
                    await self._must_hold_rail(click)
                await table.do(arrange, user, lambda lobby: lobby.with_rail(answer == "open"))
            case ("robots",), [value]:
                await table.do(arrange, user, lambda lobby: lobby.with_robots(value))
            case _:
                raise Refusal("forged")
        await click.panel_in_turn(lambda: self._favours(click))

    async def _favours(self, click: Click) -> Screen:
        table = click.table
        host = table.lobby.host == click.user and table.open
        screen = favours_panel(click.words, table.id, table.lobby, click.hosts_lobby, host)
        begun = table.session is not None
        return with_way_back(click.words, table.id, screen) if begun else screen

    async def _must_hold_rail(self, click: Click) -> None:
        """Refuse a thread for finished deals where there can be none.

        :raises Refusal: the table is private, its deals are played elsewhere too, or a right is
            missing.
        """
        place = await access.place_of(self.bot, click.table)
        channel = place.parent if isinstance(place, discord.Thread) else place
        if not may_stand(click.table) or not isinstance(channel, PARENTS):
            raise Refusal("rail-nowhere")
        missing = rights.lacking(channel.permissions_for(channel.guild.me), "channel", True)
        if missing:
            raise rights.refusal(click.words, missing, channel, ChannelId(channel.id))


def _one_choice(click: Click) -> tuple[str, str]:
    """The question of a menu, and the one entry that was chosen."""
    if len(click.id.parts) != 1 or len(click.values) != 1:
        raise Refusal("forged")
    return click.id.parts[0], click.values[0]
