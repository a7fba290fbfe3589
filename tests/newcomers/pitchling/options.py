"""The options of Pitchling and its presets."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.options import Options, option


@dataclass(frozen=True, slots=True)
class PitchlingOptions(Options):
    """The options of Pitchling."""

    # Said twice: codes of rules are read by these lines for ever, whatever the fields become.
    register: ClassVar[tuple[str, ...]] = ("target 250 120 500",)
    lengths: ClassVar[tuple[str, ...]] = ("target",)

    target: int = option(250, 120, 500)


PRESETS: Final[Mapping[str, PitchlingOptions]] = {
    "house": PitchlingOptions(),
    "source": PitchlingOptions(),
}
