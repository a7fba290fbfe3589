"""Random options that cover pairs of values quickly, and never a combination that is refused."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import combinations
from random import Random

from bot.rules import AnyGame, Options, Refused
from bot.rules.options import Value, spell

Pair = tuple[tuple[str, str], tuple[str, str]]


@dataclass
class OptionSets:
    """Draws options with every knob turned at random; of several draws the freshest is taken."""

    game: AnyGame
    rng: Random
    tried: set[tuple[str, int]] = field(default_factory=set)
    pairs: set[Pair] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)

    def draw(self) -> tuple[Options, int]:
        """Options and a table size that go together."""
        drawn = [one for one in (self._one() for _ in range(12)) if one]
        for _ in range(200):
            if drawn:
                break
            drawn = [one] if (one := self._one()) else []
        if not drawn:
            raise AssertionError(f"{self.game.key}: every combination is refused: {self.refused}")
        options, players = max(drawn, key=lambda one: len(_pairs(*one) - self.pairs))
        self.tried.add((str(options), players))
        self.pairs |= _pairs(options, players)
        return options, players

    def _one(self) -> tuple[Options, int] | None:
        knobs = self.game.options.fields()
        values: Mapping[str, Value] = {k.name: self.rng.choice(k.values) for k in knobs}
        try:
            options = self.game.options(**values)
            players = self.rng.choice(list(self.game.players(options)))
            self.game.check(options, players)
        except Refused as refused:
            self.refused.add(refused.reason.code)
            return None
        return options, players


def _pairs(options: Options, players: int) -> set[Pair]:
    held = [(name, spell(value)) for name, value in options.values().items()]
    return set(combinations([*held, ("players", str(players))], 2))
