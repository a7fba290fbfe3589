"""Reading the lines of a game: each knows its own actions."""

from collections.abc import Iterable

from bot.rules.kit.actions.base import Action, Say
from bot.rules.kit.actions.moved import Deal


class Vocabulary:
    """The actions a game knows, and the reading of their lines.

    :raises ValueError: two kinds of action begin with the same word.
    """

    def __init__(self, *kinds: type[Action], says: Iterable[Say] = ()) -> None:
        known: tuple[type[Action], ...] = (Deal, *kinds)
        self._kinds = {kind.verb: kind for kind in known}
        if len(self._kinds) < len(known):
            raise ValueError(f"of {[kind.verb for kind in known]} two are alike")
        self._says = {say.words: say for say in says}

    @property
    def kinds(self) -> tuple[type[Action], ...]:
        """The kinds of actions that are more than a fixed phrase, the deal first."""
        return tuple(self._kinds.values())

    @property
    def phrases(self) -> tuple[Say, ...]:
        """The fixed phrases that the game knows, such as ``redeal``."""
        return tuple(self._says.values())

    def read(self, text: str) -> Action:
        """Read one action of this game.

        :raises ValueError: with a sentence, if the line is none.
        """
        line = " ".join(text.split())
        if line in self._says:
            return self._says[line]
        verb, *words = line.split() or [""]
        if verb not in self._kinds:
            raise ValueError(f"{text!r} is no action of this game")
        try:
            return self._kinds[verb].parse(words)
        except ValueError as error:
            raise ValueError(f"{text!r} is not understood: {error}") from None
