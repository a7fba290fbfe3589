"""A refusal through Discord: private, one sentence with its reason, and nothing has changed."""

from collections.abc import Awaitable
from typing import Any

from tests.support.house import House
from tests.support.messages import said
from tests.support.reading import text_of


async def refused(house: House, answer: Awaitable[Any], text: str) -> Any:
    """The private answer with this sentence, after which the file is as it was."""
    before, public = house.kept(), text_of(house.public) if house.people else ""
    result = await answer
    assert text in said(result).split("\n"), said(result)
    assert house.kept() == before
    assert text_of(house.public) == public
    return result
