"""A screen as Discord's components: the picture first, then words, then buttons and menus."""

from typing import Any

import discord

from bot.tables.screens.discord_limits import ALT, PLACEHOLDER, shorten
from bot.tables.screens.screen import Button, Members, Menu, Places, Roles, Row, Screen
from bot.tables.screens.weight import lightened
from cardart.text_cache import text_cache

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
MAY_STAND_IN = (
    discord.ChannelType.text,
    discord.ChannelType.voice,
    discord.ChannelType.news,
    discord.ChannelType.stage_voice,
)
"""The kinds of channels that take messages, and so tables."""
FORUMS = (discord.ChannelType.forum, discord.ChannelType.media)
"""The kinds whose threads alone do."""
MY_TURN = 0xFFD147
"""The colour beside a screen that asks its reader, as on the picture."""


Component = dict[str, Any]
"""A component as Discord is sent it."""


class Written(discord.ui.LayoutView):
    """A view of components that are written down already, as Discord has them."""

    def __init__(self, components: list[Component]) -> None:
        super().__init__(timeout=None)
        self._written = components
        self.stop()

    def to_components(self) -> list[Component]:
        """The components as Discord is sent them."""
        return self._written

    def has_components_v2(self) -> bool:
        """Whether the message is one of components alone."""
        return True


def _written(item: discord.ui.Item[Any]) -> Component:
    """A part of discord.py's, written down and let go.

    It knows what it stands in, and that knows its parts. Python finds such cycles only by walking
    through all objects, while every click waits: these leave none.
    """
    component = item.to_component_dict()
    _let_go(item)
    return component


def _let_go(item: discord.ui.Item[Any]) -> None:
    """Let an item, and all that is in it, forget what it stands in."""
    item._parent = None
    for inner in getattr(item, "children", ()):
        _let_go(inner)


def layout(screen: Screen) -> discord.ui.LayoutView:
    """A screen as a view that listens to nothing: the picture first, then words and controls.

    The ``custom_id`` says what a click asks for, and the bot answers it wherever it comes from.
    So the view is finished before it is sent: discord.py keeps no trace of it, and a click on a
    message that has changed in the meantime is answered too. A screen too heavy for Discord is
    made lighter first.
    """
    screen = lightened(screen)
    parts: list[Component] = []
    if (shown := screen.picture) is not None:
        alt = shorten(shown.alt, ALT)
        item = discord.MediaGalleryItem(f"attachment://{shown.name}", description=alt or None)
        parts.append(_written(discord.ui.MediaGallery(item)))
    if screen.text:
        parts.append(_written(discord.ui.TextDisplay(screen.text)))
    parts += map(_row, screen.rows)
    if shown is not None or screen.mine or screen.framed:
        frame = _written(discord.ui.Container(accent_colour=MY_TURN if screen.mine else None))
        parts = [frame | {"components": parts}]
    return Written(parts)


@text_cache(1024)
def _row(row: Row) -> Component:
    """A row of controls: most stand below a table or a hand from one card to the next."""
    return _written(discord.ui.ActionRow(*_controls(row)))


def _controls(row: Row) -> list[discord.ui.Item[Any]]:
    match row:
        case Menu():
            return [_menu(row)]
        case Places():
            return [_places(row)]
        case Members():
            return [_members(row)]
        case Roles():
            return [_roles(row)]
        case buttons:
            return [_button(button) for button in buttons]


def _button(button: Button) -> discord.ui.Button[Any]:
    return discord.ui.Button(
        label=button.label,
        custom_id=button.wish,
        style=STYLES[button.style],
        disabled=not button.enabled,
        emoji=button.emoji or None,
    )


def _menu(menu: Menu) -> discord.ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=item.label,
            value=item.value,
            description=item.hint or None,
            default=item.chosen,
            emoji=item.emoji or None,
        )
        for item in menu.items
    ]
    return discord.ui.Select(
        custom_id=menu.wish,
        placeholder=shorten(menu.prompt, PLACEHOLDER),
        options=options,
        min_values=menu.least,
        max_values=menu.most,
    )


def _places(menu: Places) -> discord.ui.ChannelSelect[Any]:
    return discord.ui.ChannelSelect(
        custom_id=menu.wish,
        placeholder=shorten(menu.prompt, PLACEHOLDER),
        channel_types=[*MAY_STAND_IN, *(FORUMS if menu.forums else ())],
        default_values=[discord.Object(channel) for channel in menu.chosen],
        min_values=0,
        max_values=menu.most,
    )


def _members(menu: Members) -> discord.ui.UserSelect[Any]:
    return discord.ui.UserSelect(custom_id=menu.wish, placeholder=shorten(menu.prompt, PLACEHOLDER))


def _roles(menu: Roles) -> discord.ui.RoleSelect[Any]:
    return discord.ui.RoleSelect(
        custom_id=menu.wish,
        placeholder=shorten(menu.prompt, PLACEHOLDER),
        default_values=[discord.Object(menu.chosen)] if menu.chosen else [],
        min_values=0,
        max_values=1,
    )
