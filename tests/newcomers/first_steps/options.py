"""The options of First Steps and its presets."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.options import Options, option


@dataclass(frozen=True, slots=True)
class FirstStepsOptions(Options):
    """The options of First Steps."""

    # Said twice: codes of rules are read by these lines for ever, whatever the fields become.
    register: ClassVar[tuple[str, ...]] = ("target 15 9 21",)
    lengths: ClassVar[tuple[str, ...]] = ("target",)

    target: int = option(15, 9, 21)


PRESETS: Final[Mapping[str, FirstStepsOptions]] = {
    "house": FirstStepsOptions(),
    "source": FirstStepsOptions(),
}
