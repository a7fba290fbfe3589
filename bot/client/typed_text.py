"""What someone types, as it is compared with the names of things."""

from unicodedata import normalize


def plain(text: str) -> str:
    """A text as it is compared: without capitals, hyphens, curved apostrophes and extra blanks.

    >>> plain(" Call-ace  Euchre")
    'call ace euchre'
    """
    folded = normalize("NFKC", text).casefold().replace("’", "'").replace("-", " ")
    return " ".join(folded.split())
