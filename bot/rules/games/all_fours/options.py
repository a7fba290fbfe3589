"""The options of All Fours and its presets."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.rules.options import Options, option


@dataclass(frozen=True, slots=True)
class AllFoursOptions(Options):
    """The options of All Fours."""

    # Said twice: codes of rules are read by these lines for ever, whatever the fields become.
    register: ClassVar[tuple[str, ...]] = (
        "target 11 7 10 14",
        "turn_scores jack trinidad tobago none",
        "hang_jack 1 3",
        "low_to holder taker",
        "game_tie non-dealer nobody",
        "same_suit run-on redeal",
        "undertrump free forbidden",
    )
    lengths: ClassVar[tuple[str, ...]] = ("target",)

    target: int = option(11, 7, 10, 14)
    turn_scores: str = option("jack", "trinidad", "tobago", "none")
    hang_jack: int = option(1, 3)
    low_to: str = option("holder", "taker")
    game_tie: str = option("non-dealer", "nobody")
    same_suit: str = option("run-on", "redeal")
    undertrump: str = option("free", "forbidden")


PRESETS: Final[Mapping[str, AllFoursOptions]] = {
    "house": AllFoursOptions(),
    "source": AllFoursOptions(target=7, game_tie="nobody"),
    "trinidad": AllFoursOptions(
        target=14,
        turn_scores="trinidad",
        hang_jack=3,
        game_tie="nobody",
        undertrump="forbidden",
    ),
    "short": AllFoursOptions(target=7),
}
