"""The options of Knaves and its presets."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.options import Options, option


@dataclass(frozen=True, slots=True)
class KnavesOptions(Options):
    """The options of Knaves."""

    # Said twice: codes of rules are read by these lines for ever, whatever the fields become.
    register: ClassVar[tuple[str, ...]] = (
        "target 20 10 15 30",
        "jacks s-c-d-h c-s-d-h h-d-s-c",
        "jack_turned trump no-trump",
        "same_suit trump no-trump",
        "all_jacks cost ten-more",
        "level draw play-on",
    )
    lengths: ClassVar[tuple[str, ...]] = ("target",)

    target: int = option(20, 10, 15, 30)
    jacks: str = option("s-c-d-h", "c-s-d-h", "h-d-s-c")
    jack_turned: str = option("trump", "no-trump")
    same_suit: str = option("trump", "no-trump")
    all_jacks: str = option("cost", "ten-more")
    level: str = option("draw", "play-on")


PRESETS: Final[Mapping[str, KnavesOptions]] = {
    "house": KnavesOptions(),
    "family": KnavesOptions(jacks="c-s-d-h", jack_turned="no-trump", all_jacks="ten-more"),
    "changing": KnavesOptions(same_suit="no-trump", level="play-on"),
    "short": KnavesOptions(target=10),
}
