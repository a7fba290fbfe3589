"""Discord's limits, each in one place; lengths of text count units of UTF-16.

From Discord's documentation: *Message*, *Message Components*, *Application Commands*.
"""

MESSAGE = 2000
"""Units in a message that is mere text; a longer text is a lot to read in any other."""
TEXTS = 4000
"""Units in all texts of a message that is made of components, as every screen is."""
ALT = 1024
"""Units in the description of a picture."""
CUSTOM_ID = 100
LABEL = 80
"""Units in a button's label."""
PLACEHOLDER = 150
"""Units in a menu's prompt."""
ITEM = 100
"""Units in the label, the value and the description of a menu's entry, and in a completion."""
MENU_ITEMS = 25
"""Entries of a menu, and completions offered."""
ROWS = 5
"""Rows of a message, so that it is taken in at once; Discord counts its components alone."""
WIDTH = 5
"""Buttons in a row."""
NONCE = 25
EMOJIS = 2000
"""Emoji of an application."""


def length(text: str) -> int:
    """The length of a text in units of UTF-16, in which most emoji count twice."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def shorten(text: str, longest: int) -> str:
    """The text, cut with an ellipsis where it has too many units of UTF-16; no sign is halved."""
    if length(text) <= longest:
        return text
    cut = text[: longest - 1]
    while length(cut) > longest - 1:
        cut = cut[: -max(1, (length(cut) - longest + 1) // 2)]
    return cut + "…"
