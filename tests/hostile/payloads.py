"""Names and texts of strangers: markup, mentions, marks that turn text, and lengths."""

from __future__ import annotations

from random import Random

MARKUP = ("*bold*", "||boo||", "`code`", "<@1>", "<@&2>", "<#3>", "@everyone", "@here", "[x](http:")
"""Pieces that must never leave unescaped for a place where Discord reads them."""
RTL, ZERO = "\u202e", "\u200b\u2066\ufeff"
ZALGO = "Z\u0335\u0310\u0321\u0350a\u0334\u0301\u0328\u0300l\u0337\u0308go" + "\u0301" * 60
NAMES = (
    "@everyone",
    "<@1> *bold*",
    "`code` ||boo||",
    f"{RTL}evil{ZERO}",
    ZALGO,
    "N" * 4000,
    "one\ntwo\n# three\n> four",
    "[x](http://x.example) @here",
    "*bold* " * 600,
    "\u3164\u2800\u200b",
    "名無し<#3>",
    "'; DROP TABLE tables; --",
    "{ $name } { no-failed }",
    "🃏👨‍👩‍👧‍👦",
    "%s %(x)s {0}",
    "דני @here *עבה*",
    "مريم " + "ـ" * 40,
)
TEXTS = (
    *NAMES,
    "",
    " ",
    "0",
    "-1",
    "9" * 19,
    "9" * 4999,
    "٣",
    "²",
    "play JS",
    "pass",
    "bid 7",
    "play " + "JS " * 900,
    "deal 0:AS",
    "order alone",
    "~1",
    ":::",
    "\x00",
    "../../etc/passwd",
    "move:1:1:play JS",
    f"{RTL}*bold*" * 400,
)
NUMBERS = (0, 1, 2, 3, -1, 7, 25, 999, 10**12, 2**53 - 1, -(2**53) + 1)


def text(rng: Random, longest: int = 6000) -> str:
    """Something to type, ``longest`` characters at most: as many as Discord lets one."""
    said = rng.choice(TEXTS)
    if rng.random() < 0.2:
        said += rng.choice(TEXTS)
    return said[:longest]


def mutated(wish: str, rng: Random) -> str:
    """A ``custom_id`` that is nearly one that was seen."""
    parts = wish.split(":")
    place = rng.randrange(len(parts))
    match rng.randrange(7):
        case 0:
            parts[place] = str(rng.choice(NUMBERS))
        case 1:
            parts[place] = text(rng, 200)
        case 2:
            del parts[place]
        case 3:
            parts.insert(place, parts[-1])
        case 4:
            parts[0] = rng.choice(
                ("move", "sure", "pick", "next", "step", "typed", "why", "mine", "ours")
            )
        case 5:
            return wish + rng.choice(("~2", ":", " ", "\n", ":x" * 40))
        case _:
            cut = rng.randrange(len(wish) + 1)
            return wish[:cut]
    return ":".join(parts)
