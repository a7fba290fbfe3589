"""The options of Double Pepper and its presets."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.options import Options, option


@dataclass(frozen=True, slots=True)
class DoublePepperOptions(Options):
    """The options of Double Pepper."""

    # Said twice: codes of rules are read by these lines for ever, whatever the fields become.
    register: ClassVar[tuple[str, ...]] = (
        "target 62 30 36 52",
        "bowers no yes",
        "minimum 3 6",
    )
    lengths: ClassVar[tuple[str, ...]] = ("target",)

    target: int = option(62, 30, 36, 52)
    bowers: bool = option(False, True)
    minimum: int = option(3, 6)


PRESETS: Final[Mapping[str, DoublePepperOptions]] = {
    "house": DoublePepperOptions(),
    "source": DoublePepperOptions(),
}
