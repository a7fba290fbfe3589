"""The options of Pepper and its presets."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.options import Options, option


@dataclass(frozen=True, slots=True)
class PepperOptions(Options):
    """The options of Pepper."""

    # Said twice: codes of rules are read by these lines for ever, whatever the fields become.
    register: ClassVar[tuple[str, ...]] = (
        "target 30 21 50",
        "partners no yes",
        "auction rounds once",
        "all_pass redeal dealer-one",
        "others_score yes no",
    )
    lengths: ClassVar[tuple[str, ...]] = ("target",)
    lasting: ClassVar[frozenset[str]] = frozenset({"partners"})

    target: int = option(30, 21, 50)
    partners: bool = option(False, True)
    auction: str = option("rounds", "once")
    all_pass: str = option("redeal", "dealer-one")
    others_score: bool = option(True, False)


PRESETS: Final[Mapping[str, PepperOptions]] = {
    "house": PepperOptions(),
    "source": PepperOptions(),
}
