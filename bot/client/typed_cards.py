"""Cards and suits as people type them: by their names on the screen, by signs, or in words."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.client.typed_text import plain
from bot.words.catalogue import DEFAULT
from bot.words.words import Words, words
from cardart.scene import FACES, RANKS, SUITS
from cardart.text_cache import text_cache

SIGNS: Final = dict(zip("♠♥♦♣", SUITS, strict=True))
BETWEEN: Final = re.compile(r"[^\w♠♥♦♣']+")
"""The gaps between words: blanks, and marks that say nothing."""


@dataclass(frozen=True, slots=True)
class Named:
    """A word of a typed text, or several: a ``card``, a ``suit`` or a ``rank``, or none of these.

    ``text`` is the same for all names of a thing, and begins with = where it is one.
    """

    text: str
    card: str = ""
    suit: str = ""
    rank: str = ""

    @property
    def says_nothing(self) -> bool:
        """Whether it is none of these."""
        return not (self.card or self.suit or self.rank)


def small_words(said: Words) -> frozenset[str]:
    """The words that say nothing beside others, in this language and in English."""
    told = [plain(by.say("typed-small")) for by in readers(said)]
    return frozenset(word for small in told for word in small.split())


def cards_in(said: Words, typed: str) -> tuple[str, ...]:
    """The cards that were typed, in their order; none if there is more of suits and ranks.

    Other words are passed over.
    """
    for by in readers(said):
        found, halves = list[str](), list[Named]()
        for named in named_in(by, typed):
            if named.card:
                found.append(named.card)
            elif named.suit or named.rank:
                halves.append(named)
        if found and not halves:
            return tuple(found)
    single = _in_one_text(said, typed)
    return () if single is None else (single,)


def named_in(said: Words, typed: str) -> Sequence[Named]:
    """A typed text word by word: cards, suits and ranks are the same under all their names.

    A rank and a suit are a card, in any order and with a word between them that is neither.
    """
    return _named(said.plainly, typed)


@text_cache(4096)
def _named(said: Words, typed: str) -> Sequence[Named]:
    return tuple(_paired(_words_of(said, typed)))


def readers(said: Words) -> Iterable[Words]:
    """The languages in which someone types: their own, and English."""
    return dict.fromkeys((said.plainly, words(DEFAULT, said.style).plainly))


def _words_of(said: Words, typed: str) -> list[Named]:
    names = _names(said)
    left = [word for word in BETWEEN.split(plain(typed).replace("\ufe0f", "")) if word]
    found = list[Named]()
    while left:
        count = next((n for n in (3, 2, 1) if " ".join(left[:n]) in names), 1)
        text = " ".join(left[:count])
        found.append(names.get(text) or _by_sign(text) or _compound(said, text) or Named(text))
        del left[:count]
    return found


def _paired(found: Sequence[Named]) -> Iterator[Named]:
    at = 0
    while at < len(found):
        one, step = found[at], 1
        if at + 2 < len(found) and found[at + 1].says_nothing:
            step = 2
        other = found[at + step] if at + step < len(found) else Named("")
        if (one.rank and other.suit) or (one.suit and other.rank):
            yield _card((one.rank or other.rank) + (one.suit or other.suit))
            at += step
        else:
            yield one
        at += 1


def _card(face: str) -> Named:
    return Named(f"={face}", card=face)


@text_cache(16)
def _names(said: Words) -> Mapping[str, Named]:
    """The names of cards, suits and ranks in this language and with this deck."""
    found: dict[str, Named] = {}
    for rank in RANKS:
        for name in (said.say(f"rank-{rank}"), *said.say(f"typed-rank-{rank}").split()):
            found[plain(name)] = Named(f"={rank}", rank=rank)
    for suit in SUITS:
        names = [said.say(f"plain-suit-{suit}"), said.say(f"sign-{suit}"), *_suits(said, suit)]
        for name in names:
            found[plain(name)] = Named(f"={suit}", suit=suit)
    for name in (said.say("no-trump"), *said.say("typed-no-trump").split()):
        found[" ".join(BETWEEN.split(plain(name)))] = Named("=NT")
    for face in FACES:
        found[" ".join(BETWEEN.split(plain(said.card(face))))] = _card(face)
    return found


def _suits(said: Words, suit: str) -> Sequence[str]:
    return said.say(f"typed-suit-{suit}").split()


def _by_sign(text: str) -> Named | None:
    """A card in our notation, or the sign of a suit."""
    if text in SIGNS:
        return Named(f"={SIGNS[text]}", suit=SIGNS[text])
    face = notation(text)
    return _card(face) if face in FACES else None


def _compound(said: Words, text: str) -> Named | None:
    """A card in one word, such as *Herzkönig*."""
    face = _anywhere(said, text)
    return None if face is None else _card(face)


def notation(text: str) -> str:
    """A card as people type it in our notation.

    >>> [notation(text) for text in ("j♠", "10h", "JS", "♠J", "s10")]
    ['JS', 'TH', 'JS', 'JS', 'TS']
    """
    typed = text.strip().upper().replace("10", "T").replace("\ufe0f", "")
    for sign, letter in SIGNS.items():
        typed = typed.replace(sign, letter)
    suit_first = len(typed) == 2 and typed[0] in SUITS and typed[1] not in SUITS
    return typed[::-1] if suit_first else typed


# ---------------------------------------------------------------------- one card in a text


def _in_one_text(said: Words, typed: str) -> str | None:
    """The one card whose suit and rank stand somewhere in a text, perhaps inside words."""
    wanted = plain(typed)
    return next(filter(None, (_anywhere(by, wanted) for by in readers(said))), None)


def _anywhere(said: Words, typed: str) -> str | None:
    named = [(suit, plain(name)) for suit in SUITS for name in _suits(said, suit)]
    suit, rest = _taken(named, typed)
    if suit is None or _taken(named, rest)[0] is not None:
        return None
    ranks = [(r, plain(name)) for r in RANKS for name in said.say(f"typed-rank-{r}").split()]
    rank, rest = _taken(ranks, rest)
    if rank is not None and _taken(ranks, rest)[0] is not None:
        return None
    if rank is None:
        letters = {plain(said.say(f"rank-{rank}")): rank for rank in RANKS}
        rank = next((letters[word] for word in rest.split() if word in letters), None)
    return None if rank is None else rank + suit


def _taken(named: Iterable[tuple[str, str]], typed: str) -> tuple[str | None, str]:
    """The one of these that was typed, by its longest name, and the rest of the text."""
    for one, name in sorted(named, key=lambda pair: -len(pair[1])):
        if name in typed:
            return one, typed.replace(name, " ", 1)
    return None, typed
