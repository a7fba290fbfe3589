"""The scene of a table before the first card: its chairs, and what will be played."""

from __future__ import annotations

from dataclasses import dataclass

from cardart.scene.base import AVATARS, MOST_SEATS, Deck, Scene, Theme


@dataclass(frozen=True, slots=True, kw_only=True)
class ChairScene:
    """A chair at a table: a person with a letter, a robot with a face, or nobody.

    :raises ValueError: there is no such avatar.
    """

    name: str = ""
    """The name of who sits here; on a free chair an invitation."""
    letter: str = ""
    """Stands for a person; empty on a free chair."""
    avatar: str = ""
    """The drawn face of a robot, one of `AVATARS`."""
    side: int = -1
    """The number of the side, which is its colour; -1 for grey."""
    host: bool = False
    badge: str = ""
    """A few small words at the face, such as 'Host' or 'kept for Eve'."""

    def __post_init__(self) -> None:
        if self.avatar and self.avatar not in AVATARS:
            raise ValueError(f"no such avatar: {self.avatar!r}")

    @property
    def free(self) -> bool:
        """Whether nobody sits here."""
        return not (self.letter or self.avatar)


@dataclass(frozen=True, slots=True, kw_only=True)
class LobbyScene(Scene):
    """A table before the first card: chairs in the order of play, the game and its rules.

    Chair 0 is at the bottom; the others follow clockwise, or counter-clockwise.

    :raises ValueError: there are too many chairs, or none.
    """

    title: str
    chairs: tuple[ChairScene, ...]
    rules: str = ""
    """The rules in short, on up to three lines."""
    facts: tuple[str, ...] = ()
    """A few words each, such as the clock and the robots' level."""
    clockwise: bool = True
    theme: Theme = "dark"
    deck: Deck = "classic"

    def __post_init__(self) -> None:
        if not 1 <= len(self.chairs) <= MOST_SEATS:
            raise ValueError(f"a table has 1 to {MOST_SEATS} chairs, not {len(self.chairs)}")
