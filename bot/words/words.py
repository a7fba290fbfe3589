"""Every sentence a person can read comes from the Fluent catalogues in ``bot/words/locales``.

A game's own words may stand under its key (``euchre-event-played``) and otherwise are the
common ones (``event-played``).
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Identifier, Message, Resource

from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.reasons import Fact, Reason
from bot.rules.kit.seats import Seat
from bot.words.card_style import CardStyle
from cardart.scene import SUITS, Deck

DEFAULT = "en"
MINUS = "\u2212"
"""A true minus sign, as wide as a plus."""
REMEMBERED = 20_000
"""Sentences that are kept in mind after they were said: some megabytes."""


@cache
def languages() -> tuple[str, ...]:
    """The languages that have catalogues, the default one first."""
    found = [entry.name for entry in files("bot.words.locales").iterdir() if entry.is_dir()]
    found = [name for name in found if name[0] not in "._"]
    return tuple(sorted(found, key=lambda name: (name != DEFAULT, name)))


def language_of(locale: str, default: str = DEFAULT) -> str:
    """The language for someone with this Discord locale (``de``, ``en-GB``), or the default."""
    short = locale.partition("-")[0].lower()
    return short if short in languages() else default


def words(language: str, style: CardStyle | None = None) -> "Words":
    """The words of a language, or of the default one, for one style of cards."""
    return Words(language if language in languages() else DEFAULT, style or CardStyle())


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every catalogue of a language: its file name and its text."""
    for entry in sorted((files("bot.words.locales") / language).iterdir(), key=lambda e: e.name):
        if entry.name.endswith(".ftl"):
            yield entry.name, entry.read_text(encoding="utf-8")


_PICTOGRAPH = re.compile(
    "(?:[\U0001f000-\U0001faff\u21a9\u231b\u23ed-\u23f8\u26a0\u2705\u274c]\ufe0f?|\u25b6\ufe0f) "
)
"""A small picture before words, which a screen reader reads out as a name."""


@cache
def _catalogue(language: str, plain: bool) -> tuple[Resource, ...]:
    found = (text for _, text in texts(language))
    return tuple(FluentResource(_PICTOGRAPH.sub("", text) if plain else text) for text in found)


@cache
def _bundle(language: str, deck: Deck, plain: bool = False) -> FluentBundle:
    """The sentences of a language; what a deck says differently takes the place of the usual.

    ``plain``: without the small pictures before some of them; what people typed keeps its own.

    ``deck-swiss-rank-J`` is what ``rank-J`` says to people who play with Swiss cards, by itself and
    wherever a sentence refers to it; ``plain-button-step-on`` is what ``button-step-on``, a mere
    arrow, says to readers without emoji.
    """
    bundle, own = FluentBundle([language], use_isolating=False), Resource([])
    for resource in _catalogue(language, plain):
        bundle.add_resource(resource)
        own.body += _instead(resource, f"deck-{deck}-")
        own.body += _instead(resource, "plain-") if plain else []
    bundle.add_resource(own, allow_overrides=True)
    return bundle


def _instead(resource: Resource, prefix: str) -> Iterator[Message]:
    """The messages that take the place of others, under the key of those."""
    for entry in resource.body:
        if isinstance(entry, Message) and entry.id.name.startswith(prefix):
            key = Identifier(entry.id.name.removeprefix(prefix))
            yield Message(key, entry.value, entry.attributes)


@lru_cache(maxsize=REMEMBERED, typed=True)
def _said(language: str, deck: Deck, plain: bool, key: str, /, **facts: Any) -> str:
    """The sentence of this key; cached, since most of a screen was said a moment ago."""
    bundle = _bundle(language, deck, plain)
    if not bundle.has_message(key):
        return _said(DEFAULT, deck, plain, key, **facts) if language != DEFAULT else _plain(key)
    pattern = bundle.get_message(key).value
    said = {name: _ungrouped(value) for name, value in facts.items()}
    text, _ = bundle.format_pattern(pattern, said) if pattern else ("", [])
    return _with_minus(str(text), facts.values())


@lru_cache(maxsize=REMEMBERED)
def _card(language: str, deck: Deck, card: str) -> str:
    """A card in text: three sentences, said dozens of times on every screen."""
    if len(card) == 2 and card[1] in SUITS:
        rank = _said(language, deck, False, f"rank-{card[0]}")
        sign = _said(language, deck, False, f"sign-{card[1]}")
        return _said(language, deck, False, "card", rank=rank, suit=sign)
    return _said(language, deck, False, f"card-{card}")


class Words:
    """Sentences in one language, for someone who has chosen one style of cards."""

    def __init__(self, language: str, style: CardStyle) -> None:
        self.language = language
        self.style = style
        self._bundle = _bundle(language, style.deck, style.plain)

    @property
    def _default(self) -> "Words":
        return words(DEFAULT, self.style)

    def has(self, key: str) -> bool:
        """Whether this language has a sentence of this key."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, /, **variables: object) -> str:
        """The sentence of this key.

        A sentence that is missing is said in the default language; if it is missing there too,
        the key itself is said in plain words, so that no one ever faces silence.
        """
        return _said(self.language, self.style.deck, self.style.plain, key, **variables)

    def of(self, game: str, key: str, /, **variables: object) -> str:
        """The game's own sentence of this key, or the common one."""
        own = f"{game}-{key}"
        spoken = self.has(own) or self._default.has(own)
        return self.say(own if spoken else key, **variables)

    def known(self, game: str, key: str) -> bool:
        """Whether a sentence of this key exists, for this game or for every game."""
        return any(w.has(k) for w in (self, self._default) for k in (f"{game}-{key}", key))

    def card(self, card: str) -> str:
        """A card in text: ``J♠``, ``Eichel-Under``, or the name of a joker."""
        return _card(self.language, self.style.deck, card)

    def cards(self, cards: Sequence[str]) -> str:
        """Several cards in text."""
        return " ".join(self.card(card) for card in cards)

    def emoji(self, card: str) -> str:
        """The card's emoji; empty where there is none."""
        return self.style.emoji.get((self.style.deck, card), "")

    def pictured(self, card: str) -> str:
        """A card in a message: its emoji, where there is one, and its name."""
        return f"{self.emoji(card)} {self.card(card)}".strip()

    def all_of(self, items: Sequence[str]) -> str:
        """A list as people say it: "Ann, Bob and Cid"."""
        if len(items) <= 1:
            return "".join(items)
        return self.say("list", rest=self.say("comma").join(items[:-1]), last=items[-1])

    def any_of(self, items: Sequence[str]) -> str:
        """A choice as people say it: "5, 7 or 10"."""
        if len(items) <= 1:
            return "".join(items)
        return self.say("list-or", rest=self.say("comma").join(items[:-1]), last=items[-1])

    def number(self, number: int) -> str:
        """A number written by itself, with a true minus sign."""
        return str(number).replace("-", MINUS)

    def decimal(self, number: float, digits: int = 1) -> str:
        """A number with at most ``digits`` decimal places, as the language writes it."""
        rounded = round(float(number), digits)
        size = abs(rounded)
        said = self.say("decimal", number=int(size) if size.is_integer() else size)
        return f"{MINUS if rounded < 0 else ''}{said}"

    def gain(self, points: int) -> str:
        """Points won or lost: "+4", "−6", "0"."""
        return f"{points:+d}".replace("-", MINUS) if points else "0"

    def fact(self, value: Fact, names: Sequence[str]) -> object:
        """A fact of the rules as a variable of a sentence."""
        match value:
            case bool():
                return "yes" if value else "no"
            case Seat():
                return names[value]
            case Card():
                return self.card(value)
            case Suit():
                return self.suit(value)
            case tuple():
                said = [str(self.fact(v, names)) for v in value]
                cards = any(isinstance(v, Card) for v in value)
                return " ".join(said) if cards else self.all_of(said)
            case "NT":
                return self.say("no-trump")
        return value

    def suit(self, suit: str) -> str:
        """A suit's name with its sign."""
        return self.say(f"suit-{suit}")

    def reason(self, game: str, kind: str, reason: Reason, names: Sequence[str]) -> str:
        """A reason, an event or a fact as a sentence of its ``kind``.

        Kinds: why, event, fact, result, shown; bid-was, verdict, sum, stake, brief, moment.

        Facts that are words of the rules (a phase, an option) are named in this language too;
        a fact that is a list also says how long it is, as ``$name_count``.
        """
        said: dict[str, Any] = {k: self.fact(v, names) for k, v in reason.facts}
        said |= {f"{k}_count": len(v) for k, v in reason.facts if isinstance(v, tuple)}
        if "phase" in said:
            said["phase"] = self.of(game, f"phase-{said['phase']}")
        if "option" in said:
            said |= self._option_facts(game, said)
        if "allowed" in said:
            said["allowed"] = self.any_of(str(said["allowed"]).split())
        if {"least", "most"} <= said.keys():
            said["exact"] = "yes" if said["least"] == said["most"] else "no"
        return self.of(game, f"{kind}-{reason.code}", **said)

    def _option_facts(self, game: str, said: Mapping[str, Any]) -> dict[str, Any]:
        name = said["option"]
        named: dict[str, Any] = {"option": self.option(game, name)}
        if "values" in said:
            spoken = [self.value(game, name, value) for value in str(said["values"]).split()]
            named["values"] = self.any_of(spoken)
        return named

    def option(self, game: str, name: str) -> str:
        """The label of an option."""
        return self.of(game, f"option-{name.replace('_', '-')}")

    def value(self, game: str, name: str, value: str) -> str:
        """A value of an option, as a lobby shows it."""
        if re.fullmatch(r"-?\d+", value):
            return value
        slug = re.sub(r"[^a-zA-Z0-9]+", "-", value)
        keys = (f"value-{name.replace('_', '-')}-{slug}", f"value-{slug}")
        return next((self.of(game, key) for key in keys if self.known(game, key)), value)


def _ungrouped(value: object) -> object:
    """Wrap a number, to be written without grouping (table 1234) and still count for plurals."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        return fluent_number(value, useGrouping=False)
    return value


def _with_minus(text: str, values: Iterable[object]) -> str:
    """Give negative numbers in a sentence a true minus sign: "−6 points"."""
    for value in values:
        if isinstance(value, int) and value < 0:
            text = re.sub(rf"(?<![0-9A-Za-z-])-{-value}(?![0-9A-Za-z])", f"{MINUS}{-value}", text)
    return text


def _plain(key: str) -> str:
    said = re.sub(r"^[a-z]+-", "", key).replace("-", " ").replace("_", " ")
    return said[:1].upper() + said[1:]


_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Unicode categories of characters that turn or hide text, or are none."""
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks by name that show nothing."""
_MARKS_AT_MOST = 2
"""Marks on one letter; more only serve to paint over the lines above and below."""
_MARKUP = re.compile(r"([\\*_~|`>#\[\]()<@:-])")


def clean(name: str, longest: int = 24) -> str:
    """A person's name without marks that turn or hide text, of at most ``longest`` characters."""
    plain = " ".join("".join(_visible(name[: longest * 20])).split())
    return (plain[: longest - 1] + "…" if len(plain) > longest else plain) or "?"


def _visible(text: str) -> Iterator[str]:
    """The characters that can be seen; marks on a letter up to a few."""
    marks = 0
    for sign in unicodedata.normalize("NFC", " ".join(text.split())):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind.startswith("M") else 0
        if kind not in _HIDDEN and sign not in _BLANK and marks <= _MARKS_AT_MOST:
            yield sign


def typed(text: str, longest: int = 60) -> str:
    """A typed text, safe to be quoted, of at most ``longest`` characters before escaping."""
    return escape(clean(text, longest))


def escape(text: str) -> str:
    """Escape a text, so that Discord shows it as it is: no markup, no mention."""
    return _MARKUP.sub(r"\\\1", text)
