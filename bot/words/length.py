"""How long a text is for Discord: in UTF-16, in which many a picture letter counts twice."""


def length(text: str) -> int:
    """Units of UTF-16."""
    return len(text) + sum(sign > "\uffff" for sign in text)


def shorten(text: str, longest: int) -> str:
    """The text, cut with an ellipsis where it is longer than so many units; no sign is halved."""
    if length(text) <= longest:
        return text
    cut = text[: longest - 1]
    while length(cut) > longest - 1:
        cut = cut[: -max(1, (length(cut) - longest + 1) // 2)]
    return cut + "…"
