"""The options of Hearts Lite and its presets."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.options import Options, option


@dataclass(frozen=True, slots=True)
class HeartsLiteOptions(Options):
    """The options of Hearts Lite."""

    # Said twice: codes of rules are read by these lines for ever, whatever the fields become.
    register: ClassVar[tuple[str, ...]] = ("target 50 25 100",)
    lengths: ClassVar[tuple[str, ...]] = ("target",)

    target: int = option(50, 25, 100)

    @property
    def lowest_wins(self) -> bool:
        """Points are penalties: the fewest win."""
        return True


PRESETS: Final[Mapping[str, HeartsLiteOptions]] = {
    "house": HeartsLiteOptions(),
    "source": HeartsLiteOptions(target=100),
}
