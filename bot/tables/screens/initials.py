"""The letters that stand for players where a picture has no room for their names."""

from collections import Counter

from cardart.text_cache import text_cache

NAMELESS = "ABCDEFGH"
"""Letters for names that have none, by their places."""


@text_cache(4096)
def initials(names: tuple[str, ...]) -> tuple[str, ...]:
    """A letter or two for each name, no two alike.

    >>> initials(("Ann", "Ben", "Ada", "Ben"))
    ('An', 'B2', 'Ad', 'B4')
    >>> initials(("Eve", "~*Ann*~", "🎉"))
    ('E', 'A', 'C')
    """
    firsts = [initial(name, place) for place, name in enumerate(names)]
    begun = [_lettered(name)[:2] for name in names]
    pairs = [two.capitalize() if two.isalnum() else "" for two in begun]
    alike, alike_still = Counter(firsts), Counter(pairs)
    return tuple(
        first
        if alike[first] == 1
        else pair
        if len(pair) == 2 and alike_still[pair] == 1 and pair not in alike
        else f"{first}{place + 1}"
        for place, (first, pair) in enumerate(zip(firsts, pairs, strict=True))
    )


def lettered(name: str, place: int) -> str:
    """The name, with the letter of its place if it has none of its own.

    >>> lettered("Eve 🎉", 4), lettered("🎉", 4)
    ('Eve 🎉', '🎉 E')
    """
    return name if _lettered(name) else f"{name} {NAMELESS[place]}"


def initial(name: str, place: int) -> str:
    """The first letter of a name, or that of its place where it has none."""
    first = _lettered(name)[:1].upper()
    return first if len(first) == 1 else NAMELESS[place]


def _lettered(name: str) -> str:
    """A name from its first letter or digit on: pictures leave out the emoji before it."""
    start = next((n for n, sign in enumerate(name) if sign.isalnum()), len(name))
    return name[start:]
