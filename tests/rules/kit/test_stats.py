"""What players keep count of, counted by hand: in the deals that were read, and line by line."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bot.rules import GAMES, Card, Log, Seat, replay_steps
from bot.rules.kit.events import Event, tell
from bot.rules.kit.reasons import Fact

DEALS = Path(__file__).parents[2] / "golden" / "deals"
READ = {
    # 0 calls 2 as partner, and their four tricks of five make it; the partner counts nothing.
    "call-ace-proved-by-voids": "0 contract 1, 0 made 1",
    "cutthroat-march-of-a-stuck-dealer": "2 contract 1, 2 made 1, 2 march 1",
    # The opponents of 1 have four tricks of eight, and 1 promised all eight.
    "double-pepper-six-with-bowers": "1 contract 1, 1 set 1",
    # 1 stops 0's loner alone.
    "euchre-lone-against-lone": "0 contract 1, 0 euchred 1, 0 alone 1, 1 defence-alone 1",
    # One, one and two in three tricks; the others have none.
    "four-jacks-all-four": "2 jacks 4, 2 slam 1, 0 clean 1, 1 clean 1",
    "pepper-big-at-no-trump": "0 contract 1, 0 made 1, 0 big 1, 0 big-made 1",
    # The meld of the partner stands, though the bid is given up.
    "pinochle-dailey-surrender": "3 contract 1, 3 surrendered 1, 1 meld 1, 1 meld-points 210",
    # Points of Weis as they stand in the rules, 20 + 100 + 50, not as multiplied.
    "schieber-match-and-stoeck": "0 named 1, 0 weis 1, 0 weis-points 20, 2 weis 2,"
    " 2 weis-points 150, 2 stoeck 1, 0 match 1, 2 match 1",
    # Claimed in mid-deal: what was shown before counts.
    "schieber-undenufe-and-a-claim": "3 named 1, 3 weis 1, 3 weis-points 20, 1 weis 2,"
    " 1 weis-points 150",
    # LJ, JD, JH and BJ are jacks; low is his who took it.
    "widow-pitch-shoot-it": "0 contract 1, 0 made 1, 0 shoot 1, 0 shoot-made 1, 0 high 1,"
    " 0 low 1, 0 jacks 4, 0 game 1",
}
"""By deal: seat, what it did, and how often."""
LINES = [
    ("euchre", "ordered who=2 alone=True; march maker=2 alone=True tricks=5",
     "2 contract 1, 2 made 1, 2 march 1, 2 alone 1, 2 alone-made 1"),
    ("euchre", "named who=1 alone=True; made maker=1 alone=True tricks=3",
     "1 contract 1, 1 made 1, 1 alone 1, 1 alone-made 1"),
    ("euchre", "named who=3 alone=False; euchred maker=3 alone=False tricks=2",
     "3 contract 1, 3 euchred 1"),
    ("euchre", "named-blind who=2 suit=C; made maker=2 alone=False tricks=3",
     "2 contract 1, 2 made 1"),
    ("euchre-two", "ordered who=0; made maker=0 tricks=4", "0 contract 1, 0 made 1"),
    ("euchre-two", "named who=1; march maker=1 tricks=5", "1 contract 1, 1 made 1, 1 march 1"),
    ("euchre-two", "named who=1; euchred maker=1 tricks=1", "1 contract 1, 1 euchred 1"),
    ("call-ace", "ordered who=2; march makers=2.0 tricks=5", "2 contract 1, 2 made 1, 2 march 1"),
    ("call-ace", "ordered who=2; euchred makers=2.0 tricks=2", "2 contract 1, 2 euchred 1"),
    ("cutthroat", "named who=1 alone=False; euchred makers=1 tricks=2",
     "1 contract 1, 1 euchred 1"),
    ("euchre", "passed who=0; passed who=1", ""),
    ("pepper", "short maker=1 value=4 tricks=3", "1 contract 1, 1 set 1"),
    ("pepper", "made maker=2 value=3 tricks=3", "2 contract 1, 2 made 1"),
    ("pepper", "short maker=0 value=big tricks=7", "0 contract 1, 0 set 1, 0 big 1"),
    ("double-pepper", "made maker=4 value=8 tricks=8 alone=True",
     "4 contract 1, 4 made 1, 4 alone 1, 4 alone-made 1"),
    ("double-pepper", "short maker=4 value=8 tricks=7 alone=True",
     "4 contract 1, 4 set 1, 4 alone 1"),
    ("pinochle", "made maker=1 value=30 total=33; defenders-total who=0.2 total=12",
     "1 contract 1, 1 made 1"),
    ("pinochle", "set maker=1 value=30 total=29", "1 contract 1, 1 set 1"),
    ("pinochle", "declarers-trickless maker=2 value=30", "2 contract 1, 2 set 1"),
    ("schieber", "shoved who=0 to_whom=2; named who=2", "0 shoved 1, 2 named 1"),
    ("four-jacks", "takes-jacks who=1 cards=JS.JH; takes-jacks who=0 cards=JD",
     "1 jacks 2, 0 jacks 1, 2 clean 1"),
    ("widow-pitch", "high who=1; low who=0; jacks who=1 cards=JS.LJ; jacks who=0 cards=BJ;"
     " game-tied who=0; failed maker=1 value=5",
     "1 contract 1, 1 set 1, 1 high 1, 0 low 1, 1 jacks 2, 0 jacks 1, 0 game 1"),
    ("widow-pitch", "no-game count=8; failed maker=1 value=shoot",
     "1 contract 1, 1 set 1, 1 shoot 1"),
]  # fmt: skip
"""A game, what was told of a deal, and what is to be counted of it."""


def expected(text: str) -> Counter[tuple[int, str]]:
    parts = [part.split() for part in text.split(",") if part]
    return Counter({(int(seat), name): int(count) for seat, name, count in parts})


def counted(game: str, told: list[Event]) -> Counter[tuple[int, str]]:
    found: Counter[tuple[int, str]] = Counter()
    for feat in GAMES[game].stats(told):
        found[int(feat.seat), feat.name] += feat.count
    return found


def event(line: str) -> Event:
    """A line as it is told."""
    code, *facts = line.split()
    said = (fact.partition("=") for fact in facts)
    read: dict[str, Any] = {key: fact_of(key, text) for key, _, text in said}
    return tell(code, **read)


def fact_of(key: str, text: str) -> Fact:
    if key == "cards":
        return tuple(Card(card) for card in text.split("."))
    if key in ("who", "maker", "makers", "by", "to_whom"):
        seats = tuple(Seat(int(n)) for n in text.split("."))
        return seats if key == "makers" or len(seats) > 1 else seats[0]
    if text in ("True", "False"):
        return text == "True"
    return int(text) if text.isdecimal() else text


@pytest.mark.parametrize("name", READ)
def test_in_the_deals_that_were_read(name: str) -> None:
    log = Log.read((DEALS / f"{name}.txt").read_text(encoding="utf-8").split("\n\n")[0] + "\n")
    _, steps = replay_steps(log)
    assert counted(log.game, [event for step in steps for event in step]) == expected(READ[name])


def test_no_deal_is_left_out() -> None:
    assert {path.stem for path in DEALS.glob("*.txt")} == set(READ)


@pytest.mark.parametrize(("game", "told", "feats"), LINES)
def test_line_by_line(game: str, told: str, feats: str) -> None:
    assert counted(game, [event(line) for line in told.split(";")]) == expected(feats)


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_is_counted_was_counted_here(game: str) -> None:
    of = {name: Log.read((DEALS / f"{name}.txt").read_text().split("\n\n")[0] + "\n").game
          for name in READ}  # fmt: skip
    told = [READ[name] for name in READ if of[name] == game]
    told += [feats for key, _, feats in LINES if key == game]
    assert {name for text in told for _, name in expected(text)} == set(GAMES[game].counted)
