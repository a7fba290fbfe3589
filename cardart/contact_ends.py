"""The ends of deals and games on the contact sheet: every dress, two to seven sides, long names."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import get_args

from cardart.scene import (
    AVATARS,
    DailyScene,
    DealScene,
    FaceScene,
    SideScene,
    Theme,
    VictoryScene,
)

NAMES = (
    *("Ann", "Ben", "さくらと花子", "Jürgen Müller-Lüdenscheidt", "Bo", "Chloé"),
    "Robot 3",
)


def scenes() -> Iterator[tuple[str, DealScene | VictoryScene | DailyScene]]:
    """The scenes by file name, each in both themes."""
    themes: tuple[Theme, ...] = get_args(Theme)
    for theme in themes:
        for name, deal in deals():
            yield f"deal-{name}-{theme}", replace(deal, theme=theme)
        for name, victory in victories():
            yield f"victory-{name}-{theme}", replace(victory, theme=theme)
        for name, daily in dailies():
            yield f"{name}-{theme}", replace(daily, theme=theme)


def dailies() -> Iterator[tuple[str, DailyScene]]:
    """Results of dailies by name: with the field, alone in it, and to be shown to others."""
    result = DailyScene(
        title="Daily hand · Card game",
        date="Nov 24, 2026",
        score="5 : 2",
        tricks=("wwlwl", "lwwww", "llwlw"),
        share="73%",
        share_label="of the field beaten",
        bars=(1, 0, 3, 9, 14, 6, 11, 4, 2),
        mine=6,
        bars_label="50 have finished it",
        lowest="−6",
        highest="+7",
        footer="4 days in a row · on this server: 60% of 5 others",
    )
    yield "daily", result
    yield "daily-many", replace(result, bars=tuple(range(1, 42)), mine=40, tricks=("w" * 36,))
    yield (
        "daily-shown",
        replace(result, bars=(), mine=-1, share="", title=f"{NAMES[3]} · {NAMES[2]}"),
    )


def deals() -> Iterator[tuple[str, DealScene]]:
    """Results of deals by name, as games of every dress have them."""
    yield "fives", fives()
    yield "fives-swiss", replace(fives(), deck="swiss", suit="D")
    yield "slate", slate()
    yield "sheet", sheet()
    yield "pegs", pegs()
    yield "three", three()
    yield "empty", empty()
    for number in range(4, 8):
        yield f"{number}", many(number)


def _faces(letters: str, robots: str = "") -> tuple[FaceScene, ...]:
    return tuple(
        FaceScene(letter=letter, avatar=AVATARS[ord(letter) % 12] if letter in robots else "")
        for letter in letters
    )


def _side(number: int, letters: str, *lines: str, **rest: object) -> SideScene:
    """A side of one or two players, named by their letters."""
    facts = {"gain": "0", "before": 0, "after": 0, **rest}
    names = [next(n for n in ("Ann", "Ben", "Cleo", "Dai") if n[0] == one) for one in letters]
    return SideScene(
        name=str(rest.get("name", " & ".join(names))),
        faces=_faces(letters, "D"),
        side=number,
        lines=lines,
        gain=str(facts["gain"]),
        before=int(str(facts["before"])),
        after=int(str(facts["after"])),
    )


def fives() -> DealScene:
    """A deal whose makers were euchred."""
    return DealScene(
        title="Table 12 · deal 5",
        suit="C",
        contract="Dai ordered up ♣ clubs",
        verdict="Ben & Dai are euchred",
        target=10,
        target_text="to 10",
        dress="fives",
        sides=(
            _side(0, "AC", "3 tricks", "makers set: 2", gain="+2", before=5, after=7),
            _side(1, "BD", "2 tricks of 3", before=4, after=4),
        ),
    )


def slate() -> DealScene:
    """A deal of Jass with Weis and Stöck."""
    own = ("97 × 2 = 194", "Weis 70 × 2 = 140", "together 334")
    other = ("60 × 2 = 120", "Stöck 20 × 2 = 40", "together 160")
    return DealScene(
        title="Table 3 · deal 11",
        suit="H",
        contract="Ann, passed on by Cleo: ♥ hearts × 2",
        verdict="334 to 160",
        target=3000,
        target_text="to 3000",
        dress="slate",
        sides=(
            _side(0, "AC", *own, gain="+334", before=1543, after=1877),
            _side(1, "BD", *other, gain="+160", before=1002, after=1162),
        ),
    )


def sheet() -> DealScene:
    """A deal with long names and sums of many lines, below zero."""
    sums = ("メルド 6 点", "トリック 11 点", "ラスト 1", "マリッジ 4", "ディックス 3", "合計 17 点")
    return DealScene(
        title="テーブル 7 · ディール 4",
        suit="S",
        contract="田中のビッド 30、切り札 ♠",
        verdict="ビッド失敗",
        target=150,
        target_text="150 点まで",
        sides=(
            SideScene(
                name=f"{NAMES[3]}, {NAMES[2]}",
                faces=_faces("JM"),
                side=0,
                lines=sums,
                gain="+17",
                before=-8,
                after=9,
            ),
            SideScene(
                name="さくらと花子, 田中",
                faces=_faces("さ田"),
                side=1,
                lines=("メルド 12 + トリック 14 = 26 < 30",),
                gain="−30",
                before=102,
                after=72,
            ),
        ),
    )


def pegs() -> DealScene:
    """A deal to 21, one side below zero before it."""
    own = ("High A♠ 1 · Low 2♠ 1", "two jacks 2", "Big Joker 1", "together 5 ≥ bid 4")
    return DealScene(
        title="Table 3 · deal 9",
        suit="S",
        contract="Ben bid 4 in ♠ spades",
        verdict="Ben makes 5",
        target=21,
        target_text="to 21",
        dress="pegs",
        sides=(
            _side(0, "A", "Game (27 : 21) 1", gain="+1", before=17, after=18),
            _side(1, "B", *own, gain="+5", before=-3, after=2),
        ),
    )


def three() -> DealScene:
    """A deal of three players without trump, which all lost points but one."""
    return DealScene(
        title="Table 3 · deal 9",
        verdict="Ben takes all four jacks!",
        target_text="10 deals",
        sides=(
            _side(0, "A", "four jacks: −2", gain="−2", before=-7, after=-9),
            _side(1, "B", "J♣ J♠ J♥ J♦", "all four: +3", gain="+3", before=-1, after=2),
            _side(2, "C", "−2", name="Chloé-Alexandrine Müller", gain="−2", before=-3, after=-5),
        ),
    )


def empty() -> DealScene:
    """A deal that all passed."""
    sides = (_side(0, "AC", before=5, after=5), _side(1, "BD", before=10, after=10))
    return replace(fives(), suit="", contract="", verdict="All passed: no score", sides=sides)


def many(number: int) -> DealScene:
    """A deal of so many players, each for themselves, two of whom scored."""
    sides = tuple(
        SideScene(
            name=NAMES[n],
            faces=_faces("ABCDEFG"[n], "G"),
            side=n,
            lines=("march with a partner: 3",) if n in (0, 2) else (),
            gain="+3" if n in (0, 2) else "−6" if n == 3 else "0",
            before=n + 1,
            after=n + 4 if n in (0, 2) else n - 5 if n == 3 else n + 1,
        )
        for n in range(number)
    )
    return DealScene(
        title="Table 3 · deal 9",
        suit="D",
        contract="Ann named ♦ diamonds and called ♣ clubs",
        verdict="Ann makes a march",
        target=10,
        target_text="to 10",
        dress="pegs" if number % 2 else "sheet",
        sides=sides,
    )


# ---------------------------------------------------------------------- games


def victories() -> Iterator[tuple[str, VictoryScene]]:
    """Ends of games by name, with and without moments and ratings."""
    yield "fives", _won(fives(), "Ann & Cleo win!", (0,), moments=2, ratings=3)
    yield "slate", _won(slate(), "Ann & Cleo win!", (0,))
    yield "sheet", _won(sheet(), f"{NAMES[3]}, {NAMES[2]} の勝ち", (0,), ratings=2)
    yield "pegs", _won(pegs(), "Ann wins!", (0,), moments=1)
    yield "three", _won(three(), "Ann and Ben share the win", (0, 1))
    ended = replace(_won(fives(), "Ended early", ()), why="Nothing is scored")
    yield "ended", ended
    yield "draw", _won(slate(), "A draw", (0, 1), moments=1)
    for number in range(4, 8):
        headline = "Ann and さくらと花子 win!"
        yield f"{number}", _won(many(number), headline, (0, 2), moments=number % 2, ratings=number)


def _won(
    deal: DealScene,
    headline: str,
    winners: tuple[int, ...],
    moments: int = 0,
    ratings: int = 0,
) -> VictoryScene:
    """The end of a game with the standing of a deal."""
    told = ("Cleo marched alone in deal 4: 4 points", "Ben & Dai were euchred three times")
    rated = tuple((NAMES[n], f"{1180 - 37 * n}", "+12" if n % 2 else "−7") for n in range(ratings))
    return VictoryScene(
        title=deal.title.rpartition(" · ")[0],
        headline=headline,
        why="10 points reached",
        sides=deal.sides,
        winners=winners,
        moments=told[:moments],
        ratings_label="Rating",
        ratings=rated,
        target=deal.target,
        dress=deal.dress,
    )
