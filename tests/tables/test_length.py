"""Discord's limits are counted in UTF-16, in which many a sign counts twice."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.tables.screens.discord_limits import TEXTS, length, shorten
from bot.tables.screens.screen import message, newest

SIGNS = st.characters(exclude_categories=["Cs"])
ROBOT = "🤖"


def units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


@given(st.text(SIGNS), st.integers(1, 40))
def test_nothing_is_longer_than_it_may_be(text: str, longest: int) -> None:
    assert length(text) == units(text)
    short = shorten(text, longest)
    assert units(short) <= longest
    if units(text) <= longest:
        assert short == text
    else:
        assert short.endswith("…") and text.startswith(short[:-1])
        assert units(short) >= longest - 1, "nor shorter than need be"


def test_a_message_of_picture_letters() -> None:
    assert units(message([ROBOT * 999])) == 1998
    assert message([ROBOT * 1000]) == ROBOT * 1000
    assert message([ROBOT * 1001]) == ROBOT * 1001, "the text of components has more room"
    assert units(message([ROBOT * 2001])) <= TEXTS
    lines = "\n".join(ROBOT * 9 for _ in range(200))
    assert units(newest(lines, 100)) <= 100
