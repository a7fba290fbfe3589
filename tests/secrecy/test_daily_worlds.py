"""Two worlds over ``/daily``: whoever has not finished one cannot tell what others made of it.

The seeds are the same in both worlds; another player plays otherwise in the second, in a way that
comes to another result. All that is sent to the observer, and all that is said in public before
somebody shows a result, is equal byte for byte.
"""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.rules import Seed
from bot.storage.rows.dailies import AttemptRow, Counted, Place
from bot.tables.model.dailies import sealed
from bot.tables.model.daily_page import DailyPage
from bot.tables.screens.daily_screen import daily_screen, shared_screen
from bot.words.words import words
from tests.support.dailies import at_hour, begun, panel, played
from tests.support.house import House, open_house, secrets_from
from tests.support.messages import in_words, wishes
from tests.support.quick import SimTime
from tests.support.simcord_adapter import adapt

GAME, FINE = "euchre", "schieber"
"""Any game, and one in which hardly any two plays come to the same points."""
DAILY = sealed(20_000, GAME, Seed(bytes(32)), 1.0)
NOW = 20_000 * 86_400 + 50.0


async def seen(house: House, choice: int) -> tuple[list[Any], str, list[Any]]:
    """Messages to Ann before she has finished, Bob's worth, and the messages she reads after it."""
    ann, bob = house.invite_all("Ann", "Bob")
    await at_hour(house, 12)
    await begun(bob, FINE)
    await played(bob, choice)
    ((worth,),) = house.rows("SELECT worth FROM daily_attempts")
    sent: list[Any] = []

    def note(message: Any) -> None:
        told = re.sub(r"\d{15,}", "N", in_words(message))  # numbers of messages follow others'
        sent.append((told, wishes(message), len(message.attachments)))

    shown = await panel(ann, FINE)
    note(shown)
    board = [wish for wish in wishes(shown) if ":board:" in wish]
    note((await ann.press(shown, board[0])).response or shown)
    await begun(ann, FINE)
    note(ann.hand)
    note(await panel(ann, FINE))
    sent.append(house.channel.history())
    await played(ann)
    after = in_words(ann.hand)
    return sent, str(worth), [after]


async def test_what_others_made_of_it_is_not_to_be_seen_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    adapt(monkeypatch)
    worlds = []
    for choice in (0, -1):
        folder = tmp_path / str(choice)
        folder.mkdir()
        secrets = secrets_from("daily worlds")
        async with open_house(folder, clock=SimTime(), secrets=secrets) as house:
            worlds.append(await seen(house, choice))
    (sent, worth, after), (others, other, later) = worlds
    assert worth != other, "the worlds differ"
    assert sent == others
    assert after != later, "once it is finished the field may be seen"


FIELDS: tuple[dict[str, Any], ...] = (
    {"everywhere": Place(0, 1, 1), "field": ((4, 1),)},
    {"everywhere": Place(7, 3, 20), "field": ((-4, 7), (4, 13)), "here": Place(1, 1, 2)},
)


@pytest.mark.parametrize("attempt", [None, AttemptRow(1, 20_000, GAME)])
def test_a_page_of_somebody_who_has_not_finished_tells_nothing_of_the_field(
    attempt: AttemptRow | None,
) -> None:
    """Even if the field stood in it, by mistake."""
    worlds: list[Any] = []
    for field in FIELDS:
        page = DailyPage(daily=DAILY, today=20_000, attempt=attempt, goes_on=attempt is not None)
        told: Any = {**field, "counts": (Counted(1, "bid", "pass", field["everywhere"].players),)}
        best = replace(DAILY, best=12, best_line=f"play AS {field['everywhere'].players}")
        worlds.append(replace(page, daily=best, **told))
    for said in (words("en"), words("de")):
        one, other = (daily_screen(said, page, NOW, in_server=True) for page in worlds)
        assert one == other


def test_a_shown_result_tells_nothing_of_the_field_nor_of_the_cards() -> None:
    done = AttemptRow(1, 20_000, GAME, worth=12, points=5, against=2, tricks="wwlwl/lllww/wwwww")
    shared = []
    for field in FIELDS:
        told: Any = field
        counted = (Counted(1, "card", "play AS", 1),)
        page = DailyPage(
            daily=replace(DAILY, best=40, best_line="play AS"),
            today=20_000,
            attempt=done,
            streak=3,
            counts=counted,
            **told,
        )
        screen = shared_screen(words("en"), page)
        assert screen.picture is not None and DAILY.seed not in screen.text
        shared.append((screen, screen.picture.scene))
    assert shared[0] == shared[1]
    lines = shared[0][0].text.splitlines()
    assert len(lines) == 3 and set(lines[1]) <= set("🟩⬛ ")
