"""Every sentence a person can read comes from the Fluent catalogues in ``bot/words/locales``.

A game's own words may stand under its key (``euchre-event-played``) and otherwise are the
common ones (``event-played``).
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Final

from bot.rules.kit.cards import SUITS, Card, Suit
from bot.rules.kit.reasons import Fact, Reason
from bot.rules.kit.seats import Seat
from bot.words import catalogue
from bot.words.card_style import CardStyle, without_emoji
from bot.words.catalogue import DEFAULT as DEFAULT
from bot.words.catalogue import MINUS as MINUS
from bot.words.catalogue import languages as languages
from bot.words.catalogue import texts as texts
from bot.words.command_names import Reading
from cardart.scene import Deck, paired, printed
from cardart.text_cache import text_cache

ENDS: Final = tuple(".!?…。！？*")
"""The ends of sentences; the last of these where all of one is in bold."""
CLOSING: Final = "”“»」\u202f"
"""Marks that may follow that end: they close a quotation."""
LONGEST_SIGN = 3
"""Characters of a card that is a rank and a sign, ``10♠``; longer ones are names."""


def language_of(locale: str, default: str = DEFAULT) -> str:
    """The language for someone with this Discord locale (``de``, ``en-GB``), or the default."""
    short = locale.partition("-")[0].lower()
    return short if short in languages() else default


def words(language: str, style: CardStyle | None = None, reading: Reading | None = None) -> "Words":
    """The words of a language, or of the default one, for one style of cards.

    ``reading``: commands are named as this reader's Discord names them.
    """
    known = language if language in languages() else DEFAULT
    return Words(known, style or CardStyle(), reading)


@lru_cache(maxsize=256)
def _plainly(language: str, deck: Deck, plain: bool) -> "Words":
    return Words(language, CardStyle(deck=deck, plain=plain))


@lru_cache(maxsize=256)
def _suits(language: str, deck: Deck) -> Sequence[tuple[str, str]]:
    """The suits' names with their signs, and without, where they have any."""
    signed, plain = (_plainly(language, deck, bare) for bare in (False, True))
    pairs = [(signed.suit(suit), plain.suit(suit)) for suit in SUITS]
    return [pair for pair in pairs if pair[0] != pair[1]]


@text_cache(8192)
def _told(
    words: "Words",
    game: str,
    kind: str,
    reason: Reason,
    kinds: tuple[type, ...],
    names: tuple[str, ...],
) -> str:
    """A reason as a sentence: a table tells it to each of its players, and at every card.

    ``kinds`` tells reasons apart that are equal but for the types of their facts.
    """
    return words.told(game, kind, reason, names)


class Words:
    """Sentences in one language, for someone who has chosen one style of cards."""

    def __init__(self, language: str, style: CardStyle, reading: Reading | None = None) -> None:
        self.language = language
        self.style = style
        self._reading = reading
        self._bundle = catalogue.bundle(language, style.deck, style.plain)

    @property
    def plainly(self) -> "Words":
        """Words that say the same, but for emoji and commands: one for all who hear the same."""
        return _plainly(self.language, self.style.deck, self.style.plain)

    def aloud(self, text: str) -> str:
        """A text for those who listen: a suit's name without its sign, which is read as a word."""
        for shown, heard in _suits(self.language, self.style.deck):
            text = text.replace(shown, heard)
        return text

    @property
    def _default(self) -> "Words":
        return words(DEFAULT, self.style)

    def paired(self, pairing: str) -> "Words":
        """Words that call the suits of national cards as a game pairs them with French ones.

        ``pairing`` is what the options of the game say; "" is as the deck has them by itself.
        """
        deck = paired(self.style.deck, pairing)
        if deck == self.style.deck:
            return self
        return words(self.language, replace(self.style, deck=deck), self._reading)

    def has(self, key: str) -> bool:
        """Whether this language has a sentence of this key."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, /, **variables: object) -> str:
        """The sentence of this key.

        A sentence that is missing is said in the default language; if it is missing there too,
        the key itself is said in plain words, so that no one ever faces silence.
        """
        style = self.style
        return self._read(catalogue.said(self.language, style.deck, style.plain, key, **variables))

    def _read(self, text: str) -> str:
        """A sentence with the commands in it as the reader's Discord names them."""
        if self._reading is None or "`" not in text:
            return text
        by = self._reading
        return by.names.in_text(text, self.language, by.client, by.linked)

    def of(self, game: str, key: str, /, **variables: object) -> str:
        """The game's own sentence of this key, or the common one."""
        style = self.style
        spoken = catalogue.key_of(self.language, style.deck, game, key)
        return self._read(
            catalogue.said(self.language, style.deck, style.plain, spoken, **variables)
        )

    def known(self, game: str, key: str) -> bool:
        """Whether a sentence of this key exists, for this game or for every game."""
        spoken = catalogue.key_of(self.language, self.style.deck, game, key)
        return spoken != key or self.has(key) or self._default.has(key)

    def card(self, card: str) -> str:
        """A card in text: ``J♠``, ``Eichel-Under``, or the name of a joker."""
        return catalogue.card(self.language, self.style.deck, card)

    def cards(self, cards: Sequence[str]) -> str:
        """Several cards in text."""
        return self.side_by_side([self.card(card) for card in cards])

    def side_by_side(self, cards: Sequence[str]) -> str:
        """Cards in text, in one line: names of cards have commas between them, signs do not."""
        signs = all(len(without_emoji(card)) <= LONGEST_SIGN for card in cards)
        return (" " if signs else self.say("comma")).join(cards)

    def in_a_row(self, sentences: Iterable[str]) -> str:
        """Sentences in one line; empty ones are left out, and those without an end get one."""
        *before, last = [sentence for sentence in sentences if sentence] or [""]
        stop = self.say("full-stop").strip()
        ended = [one if one.rstrip(CLOSING).endswith(ENDS) else one + stop for one in before]
        return self.say("between-sentences").join([*ended, last])

    def date(self, at: float) -> str:
        """The date of a moment, given in seconds since 1970, for a picture; in UTC."""
        return self.say("date", day=datetime.fromtimestamp(at, UTC).date())

    def emoji(self, card: str) -> str:
        """The card's emoji; empty where there is none."""
        return self.style.emoji.get(printed(self.style.deck, card), "")

    def pictured(self, card: str) -> str:
        """A card in a message: its emoji, where there is one, and its name in the same line."""
        return f"{self.emoji(card)}\N{NO-BREAK SPACE}{self.card(card)}".strip()

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
                return self.side_by_side(said) if cards else self.all_of(said)
            case "NT":
                return self.say("no-trump")
            case float():
                return self.decimal(value)
        return value

    def suit(self, suit: str) -> str:
        """A suit's name with its sign."""
        return self.say(f"suit-{suit}")

    def reason(self, game: str, kind: str, reason: Reason, names: Sequence[str]) -> str:
        """A reason, an event or a fact as a sentence of its ``kind``.

        Kinds: why, event, fact, result, shown; bid-was, verdict, sum, stake, aloud, brief, moment,
        tag.

        Facts that are words of the rules (a phase, an option) are named in this language too;
        a fact that is a list also says how long it is, as ``$name_count``.
        """
        kinds = tuple([type(value) for _, value in reason.facts])
        return self._read(_told(self.plainly, game, kind, reason, kinds, tuple(names)))

    def told(self, game: str, kind: str, reason: Reason, names: Sequence[str]) -> str:
        """The sentence of :meth:`reason`, made anew."""
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
        """A value of an option, as a lobby shows it; a number has a true minus."""
        if re.fullmatch(r"-?\d+", value):
            return value.replace("-", "−")
        slug = re.sub(r"[^a-zA-Z0-9]+", "-", value)
        keys = (f"value-{name.replace('_', '-')}-{slug}", f"value-{slug}")
        return next((self.of(game, key) for key in keys if self.known(game, key)), value)


_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Unicode categories of characters that turn or hide text, or are none."""
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks by name that show nothing."""
_MARKS_AT_MOST = 2
"""Marks on one letter; more only serve to paint over the lines above and below."""
_LEFTWARD = frozenset({"R", "AL"})
"""The directions of characters that are written from right to left."""
_PLACE = re.compile(r"^(\d+)\.(?= )")
_MARKUP = re.compile(r"([\\*_~|`>#\[\]()<@:-])")


@text_cache(4096)
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


@text_cache(4096)
def typed(text: str, longest: int = 60) -> str:
    """A typed text, safe to be quoted, of at most ``longest`` characters before escaping."""
    return escape(clean(text, longest))


def escape(text: str) -> str:
    """Escape a text, so that Discord shows it as it is: no markup, no mention.

    One that is written from right to left is set apart: what stands beside it keeps its order.

    >>> print(escape("*Ann*"), len(escape("\u05d3\u05e0\u05d9")))
    \\*Ann\\* 5
    """
    plain = _MARKUP.sub(r"\\\1", text)
    if text.isascii() or not any(unicodedata.bidirectional(sign) in _LEFTWARD for sign in text):
        return plain
    return f"\u2068{plain}\u2069"


def when(moment: float) -> str:
    """A moment in seconds since 1970, shown by each client as the time until then, or since.

    >>> when(1_800_000_000.2)
    '<t:1800000000:R>'
    """
    return f"<t:{round(moment)}:R>"


def in_order(line: str) -> str:
    """A line that begins with a place, such as ``1. Ann``, as Discord is to show it.

    It takes such lines for a list and counts them itself, also those that share a place.

    >>> print(in_order("1. Ann"))
    1\\. Ann
    """
    return _PLACE.sub(r"\1\\.", line)
