"""The lobbies of the contact sheet: of 2 to 7 chairs, from the first guest to a full table."""

from __future__ import annotations

from collections.abc import Iterator

from cardart.scene import AVATARS, ChairScene, LobbyScene, Theme

LETTERS = "ABCDEFG"
PEOPLE = ("Ann", "さくらと花子", "Jürgen Müller-Lüdensch", "Bo", "田中", "Chloé", "Wm")
TITLES = ("Duel", "All alone", "Whist", "Five of us", "Three by two", "Seven")
FREE = "free seat"
HOUSE = "House rules"
LONG = (
    "House rules · Going alone: before the first card · Defend alone: yes · Jokers: two · "
    "Stick the dealer: yes · Game to: 15"
)


def lobbies(theme: Theme) -> Iterator[tuple[str, LobbyScene]]:
    """Lobbies by file name: few guests, full tables, chairs that are kept, rules of all lengths."""
    for number in range(2, 8):
        yield f"lobby-{number}-{theme}", lobby(number, theme)
    yield f"lobby-empty-{theme}", _alone(theme)
    yield f"lobby-full-{theme}", _full(theme)


def lobby(number: int, theme: Theme) -> LobbyScene:
    """A lobby of ``number`` chairs, one of them free: people and robots in turn."""
    chairs = tuple(_chair(place, number) for place in range(number))
    return LobbyScene(
        title=TITLES[number - 2],
        chairs=chairs,
        rules=LONG if number == 4 else HOUSE,
        facts=("No clock", "Robots: normal"),
        clockwise=number != 4,
        theme=theme,
    )


def _chair(place: int, number: int) -> ChairScene:
    side = place % 2 if number in (4, 6) else place
    if place == number - 1:
        return ChairScene(name=FREE, side=side)
    if place % 3 == 2:
        badge = "kept for Eve" if place == 2 else ""
        return ChairScene(
            name=AVATARS[place].title(), avatar=AVATARS[place], side=side, badge=badge
        )
    host = place == 0
    badge = "Host" if host else ""
    return ChairScene(name=PEOPLE[place], letter=LETTERS[place], side=side, host=host, badge=badge)


def _alone(theme: Theme) -> LobbyScene:
    """A lobby in which its host sits alone, one chair kept for a friend."""
    free = ChairScene(name=FREE)
    return LobbyScene(
        title="Jass",
        chairs=(
            ChairScene(name="田中", letter="A", side=0, host=True, badge="Host"),
            ChairScene(name=FREE, side=1, badge="kept for Eve"),
            free,
            free,
        ),
        rules="House rules",
        facts=("5 min per turn", "No robots", "Locked"),
        theme=theme,
    )


def _full(theme: Theme) -> LobbyScene:
    """A full lobby with a badge that is long, and a title that is longer."""
    robots = tuple(
        ChairScene(name=AVATARS[n].title(), avatar=AVATARS[n], side=n % 2) for n in (3, 5, 11)
    )
    host = ChairScene(name="Ann", letter="A", side=0, host=True, badge="Gastgeberin")
    return LobbyScene(
        title="A game with a name that is longer",
        chairs=(host, *robots),
        rules="Wie im Regelbuch",
        facts=("1 Tag je Zug", "Roboter: schwer"),
        theme=theme,
    )
