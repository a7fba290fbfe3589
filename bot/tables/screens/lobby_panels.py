"""The private panels of a lobby: whatever else one may do there, and the question at Start."""

from bot.storage.rows.ids import TableId, UserId
from bot.tables.model.lobby import Lobby
from bot.tables.screens import custom_ids
from bot.tables.screens.custom_ids import LobbyVerb, SeatPanel
from bot.tables.screens.discord_limits import MESSAGE, shorten
from bot.tables.screens.favours_screen import favours_button
from bot.tables.screens.lobby_scene import lobby_lines
from bot.tables.screens.names import chair_called, game_name
from bot.tables.screens.screen import Button, Item, Menu, Screen, Style, in_rows
from bot.tables.screens.talk_screen import talk_button
from bot.words.words import Words, escape


def more_panel(
    words: Words,
    table: TableId,
    lobby: Lobby,
    asker: UserId,
    *,
    moderator: bool = False,
    host_away: bool = False,
    free: bool = True,
) -> Screen:
    """The whole lobby in words, and what the asker may do beyond joining and starting.

    ``host_away``: those who sit here may become host; a ``moderator`` may end any table.
    ``free``: the host arranges it.
    """
    sits, hosts = lobby.chair_of(asker) is not None, asker == lobby.host
    full = not any(chair.empty for chair in lobby.chairs)

    def button(verb: str, enabled: bool = True, style: Style = "secondary") -> Button:
        return Button(words.say(f"button-{verb}"), LobbyVerb.of(table, verb), style, enabled)

    buttons = []
    if hosts and free:
        robots = any(chair.robot is not None for chair in lobby.chairs)
        buttons += [
            button("robot", lobby.takes_robots and not full),
            button("norobot", robots),
            button("swap"),
        ]
    buttons.append(Button(words.say("button-seats"), SeatPanel.of(table, "show")))
    if sits and host_away and not hosts:
        buttons.append(button("host"))
    buttons.append(favours_button(words, table))
    if sits and lobby.talk:
        buttons.append(talk_button(words, table))
    buttons.append(Button(words.say("wanted-button"), custom_ids.Wanted.of(table, "here")))
    if sits:
        buttons.append(button("leave"))
    if hosts or moderator:
        buttons.append(button("end", style="danger"))
    title = words.say("more-title", game=game_name(words, lobby.game_key), table=table)
    text = "\n".join([title, *lobby_lines(words, lobby)])
    return Screen(shorten(text, MESSAGE), rows=in_rows(buttons))


def swap_panel(words: Words, table: TableId, lobby: Lobby) -> Screen:
    """The panel in which two chairs are chosen to change places."""
    items = tuple(
        Item(f"{n + 1}. {chair_called(words, chair)}", str(n))
        for n, chair in enumerate(lobby.chairs)
    )
    menu = Menu(custom_ids.Swap.of(table), words.say("menu-swap"), items, 2, 2)
    back = Button(words.say("button-back"), LobbyVerb.of(table, "more"))
    return Screen(words.say("swap-text"), rows=(menu, (back,)))


def start_question(words: Words, table: TableId, lobby: Lobby) -> Screen | None:
    """The question before a game begins with robots for people; ``None``: everyone is here."""
    full, free = lobby.fill(), [n for n, chair in enumerate(lobby.chairs) if chair.empty]
    absent = [escape(chair.kept_name) for chair in lobby.chairs if chair.kept is not None]
    lines = []
    if free:
        coming = sorted((full.chairs[n] for n in free), key=lambda chair: chair.robot or 0)
        robots = [escape(chair_called(words, chair)) for chair in coming]
        said = words.say("start-fills", count=len(free), robots=words.all_of(robots))
        lines.append(said)
    if absent:
        lines.append(words.say("start-absent", who=words.all_of(absent), count=len(absent)))
    if not lines:
        return None
    yes = Button(words.say("button-start-robots"), LobbyVerb.of(table, "fill"), "primary")
    back = Button(words.say("button-not-yet"), LobbyVerb.of(table, "start-not"))
    return Screen("\n".join(lines), rows=((yes, back),))
