"""Commands in sentences, as the reader's own Discord calls them."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

_QUOTED = re.compile(r"`(/?[^`\n]{1,70})`")


@dataclass(frozen=True, slots=True)
class CommandNames:
    """The commands and their parameters in every language, and the numbers that Discord gave them.

    The keys of ``said`` are a language and a name in it; the value is the name by language, the
    default one under ``""``. Commands are written with their slash, parameters with their colon.
    """

    said: Mapping[tuple[str, str], Mapping[str, str]] = field(default_factory=dict)
    ids: Mapping[str, int] = field(default_factory=dict)

    @classmethod
    def of(
        cls, names: Iterable[Mapping[str, str]], ids: Mapping[str, int] | None = None
    ) -> "CommandNames":
        """Make them from each command's names by language.

        >>> table = {"": "/table open", "de": "/tisch öffnen"}
        >>> CommandNames.of([table]).said["de", "/tisch öffnen"][""]
        '/table open'
        """
        said: dict[tuple[str, str], Mapping[str, str]] = {}
        for one in names:
            for language, name in one.items():
                said.setdefault((language, name), one)
        return cls(said, ids or {})

    def in_text(self, text: str, language: str, client: str, linked: bool) -> str:
        """A text of one language, with its commands as a client in another language shows them.

        ``linked``: a command whose number is known can be pressed. Discord finds these by the
        default name alone, which every client accepts.

        >>> names = CommandNames.of([{"": "/rules", "de": "/regeln"}], {"rules": 7})
        >>> names.in_text("Siehe `/regeln`.", "de", "", False)
        'Siehe `/rules`.'
        >>> names.in_text("Siehe `/regeln`.", "de", "", True)
        'Siehe </rules:7>.'
        """

        def renamed(quoted: re.Match[str]) -> str:
            known = self.said.get((language, quoted[1])) or self.said.get(("", quoted[1]))
            if known is None:
                return quoted[0]
            if linked and (link := self._link(known[""])):
                return link
            return f"`{known.get(client, known[''])}`"

        return _QUOTED.sub(renamed, text) if "`" in text else text

    def _link(self, name: str) -> str:
        """The text that Discord shows as a command to press; empty if its number is not known."""
        root = name.removeprefix("/").partition(" ")[0]
        return f"<{name}:{self.ids[root]}>" if name[0] == "/" and root in self.ids else ""


@dataclass(frozen=True, slots=True)
class Reading:
    """A reader's way to the names of commands: in the language of their ``client``.

    That is "" where their client has a language with no names of its own: it shows the default.
    ``linked`` is for public texts, whose readers have different clients.
    """

    names: CommandNames = field(default_factory=CommandNames)
    client: str = ""
    linked: bool = False
