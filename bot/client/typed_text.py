"""Typed text, as it is compared with the names of things."""

from unicodedata import normalize


def plain(text: str) -> str:
    """A text as it is compared: without capitals, hyphens, curved apostrophes and extra blanks.

    >>> plain(" Call-ace  Euchre")
    'call ace euchre'
    """
    return " ".join(folded(text).replace("’", "'").replace("-", " ").split())


def folded(text: str) -> str:
    """A text without capitals, and without the dots that Japanese names may have between words.

    >>> folded("コール・エース・ユーカー") == folded("ｺｰﾙｴｰｽﾕｰｶｰ")
    True
    """
    return normalize("NFKC", text).casefold().replace("・", "")
