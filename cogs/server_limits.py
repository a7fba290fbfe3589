"""The limits a server's admins set: channels, numbers of tables, and mentions of people."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace

from bot.client import rights, server_panels
from bot.client.access import standing_channels
from bot.client.click import Click, answers, number
from bot.client.core import Cog
from bot.client.evening_posts import evening_role
from bot.storage.rows.ids import ChannelId, GuildId
from bot.storage.rows.people import GuildRow
from bot.tables.model.refusals import Refusal
from bot.tables.screens import custom_ids
from bot.tables.screens.discord_limits import MENU_ITEMS, MESSAGE, shorten
from bot.tables.screens.names import rights_named
from bot.tables.screens.screen import Button, Item, Menu, Places, Roles, Screen
from bot.words.words import Words

IN_SERVER = (0, 1, 2, 5, 10, 20, 50)
OF_HOST = (0, 1, 2, 3, 5, 10, 20)
OF_PERSON = (0, 1, 2, 3, 5, 10)
"""Numbers of tables that can be chosen as a limit; 0 is any number."""


class ServerLimitsCog(Cog):
    """The page of limits behind the server's settings."""

    @answers("limit")
    async def chosen(self, click: Click) -> None:
        """Open the page, or change the limit chosen on it."""
        server = server_panels.server_of(click)
        await self.bot.preferences.change_guild(
            server, lambda known: _changed(known, *click.choice)
        )
        await click.panel_in_turn(lambda: self._page(click, server))

    async def _page(self, click: Click, server: GuildId) -> Screen:
        """The page as it is now."""
        guild = await self.bot.preferences.guild(server)
        standing = standing_channels(self.bot, guild)
        alive = " ".join(map(str, standing))
        rings, gone = self._rings(guild), bool(guild.channels and not alive)
        trouble = await self._trouble(click.words, server, standing)
        shown = replace(guild, channels=alive, evening_role=evening_role(self.bot, guild))
        return limits_screen(click.words, shown, rings, trouble, channels_gone=gone)

    async def _trouble(
        self, words: Words, server: GuildId, channels: Sequence[ChannelId]
    ) -> list[str]:
        """The rights the bot lacks in the channels chosen for tables, a line for the same ones."""
        lacking_in = defaultdict[tuple[str, ...], list[str]](list)
        for channel in channels:
            found = await rights.obstacle(self.bot, server, channel, opening=True)
            if found is not None and found[1]:
                lacking_in[found[1]].append(f"<#{channel}>")
        return [
            words.say(
                "limits-channels-lack",
                channels=words.all_of(places),
                rights=rights_named(words, lacking),
            )
            for lacking, places in lacking_in.items()
        ]

    def _rings(self, guild: GuildRow) -> bool:
        """Whether the role that is called to evenings may be mentioned by the bot."""
        found = self.bot.get_guild(guild.guild_id)
        role = found.get_role(guild.evening_role) if found else None
        if found is None or role is None:
            return False
        return role.mentionable or found.me.guild_permissions.mention_everyone


def _changed(guild: GuildRow, parts: tuple[str, ...], values: list[str]) -> GuildRow:
    match parts, values:
        case ("show",), []:
            return guild
        case ("channels",), channels if len(channels) <= MENU_ITEMS:
            return replace(guild, channels=" ".join(str(number(one)) for one in channels))
        case ("server",), [count] if count in map(str, IN_SERVER):
            return replace(guild, tables_per_server=int(count))
        case ("person",), [count] if count in map(str, OF_PERSON):
            return replace(guild, tables_per_person=int(count))
        case ("host",), [count] if count in map(str, OF_HOST):
            return replace(guild, tables_per_host=int(count))
        case ("role",), []:
            return replace(guild, evening_role=0)
        case ("role",), [role]:
            if number(role) == guild.guild_id:  # so Discord numbers the role of everyone
                raise Refusal("evening-role")
            return replace(guild, evening_role=number(role))
        case ("pings",), ["yes" | "no" as answer]:
            return replace(guild, pings=answer == "yes")
    raise Refusal("forged")


def limits_screen(
    words: Words,
    guild: GuildRow,
    rings: bool = True,
    trouble: Sequence[str] = (),
    *,
    channels_gone: bool = False,
) -> Screen:
    """Every limit, each as a menu that shows what is chosen.

    ``rings``: the role that is called to evenings may be mentioned. ``trouble``: sentences on what
    the bot lacks in the chosen channels. ``channels_gone``: all of them have been deleted.
    """
    channels = guild.chosen_channels
    text = [
        words.say("limits-title"),
        _where(words, channels, gone=channels_gone),
        words.say("limits-server", count=guild.tables_per_server),
        words.say("limits-host", count=guild.tables_per_host),
        words.say("limits-person", count=guild.tables_per_person),
        words.say("limits-pings" if guild.pings else "limits-no-pings"),
        _role(words, guild, rings),
        *trouble,
    ]
    other = "no" if guild.pings else "yes"
    rows = (
        Places(
            custom_ids.Limit.of("channels"), words.say("menu-limit-channels"), channels, forums=True
        ),
        _counts(words, "server", IN_SERVER, guild.tables_per_server),
        _counts(words, "host", OF_HOST, guild.tables_per_host),
        _counts(words, "person", OF_PERSON, guild.tables_per_person),
        Roles(custom_ids.Limit.of("role"), words.say("menu-limit-role"), guild.evening_role),
        (
            Button(words.say(f"button-pings-{other}"), custom_ids.Limit.of("pings", other)),
            Button(words.say("button-back"), custom_ids.ServerSettings.of("show")),
        ),
    )
    return Screen(shorten("\n".join(text), MESSAGE), rows=rows)


def _where(words: Words, channels: Sequence[int], *, gone: bool) -> str:
    """The channels in which tables may be opened."""
    if gone:
        return words.say("limits-channels-gone")
    named = words.all_of([f"<#{channel}>" for channel in channels])
    return (
        words.say("limits-channels", channels=named) if channels else words.say("limits-anywhere")
    )


def _role(words: Words, guild: GuildRow, rings: bool) -> str:
    """The role that is called to evenings, and whether it hears that."""
    role = f"<@&{guild.evening_role}>"
    if not guild.evening_role:
        return words.say("limits-role-none")
    if not guild.pings:
        return words.say("limits-role-off", role=role)
    return words.say("limits-role" if rings else "limits-role-mute", role=role)


def _counts(words: Words, whose: str, counts: tuple[int, ...], chosen: int) -> Menu:
    items = tuple(
        Item(words.say(f"limits-{whose}", count=n), str(n), "", n == chosen) for n in counts
    )
    return Menu(custom_ids.Limit.of(whose), words.say(f"menu-limit-{whose}"), items)
