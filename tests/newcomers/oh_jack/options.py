"""The options of Oh Jack and its presets."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.options import Options, option


@dataclass(frozen=True, slots=True)
class OhJackOptions(Options):
    """The options of Oh Jack."""

    # Said twice: codes of rules are read by these lines for ever, whatever the fields become.
    register: ClassVar[tuple[str, ...]] = (
        "most 7 5 10 17",
        "hook yes no",
        "missed nothing difference",
    )
    lasting: ClassVar[frozenset[str]] = frozenset({"most"})
    lengths: ClassVar[tuple[str, ...]] = ("most",)

    most: int = option(7, 5, 10, 17)
    """The most cards in a hand; 17 is all that can be dealt out, at any table."""
    hook: bool = option(True, False)
    missed: str = option("nothing", "difference")


PRESETS: Final[Mapping[str, OhJackOptions]] = {
    "house": OhJackOptions(),
    "source": OhJackOptions(most=17),
}
