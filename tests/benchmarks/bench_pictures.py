"""How long pictures take and how large they are: ``python -m tests.benchmarks.bench_pictures``.

"first" is the first picture of a fresh process, loading Pillow and fonts included; "cold" the first
of its kind, with no sprite of it drawn before; p50 and p99 are warm, past the cache of pictures.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from cardart import draw
from cardart.scene import (
    AnyScene,
    BoardScene,
    CardFace,
    HandScene,
    Score,
    SeatScene,
    TableScene,
    TrickCard,
)

ROOT = Path(__file__).parents[2]
ROUNDS = 100
PACK = [rank + suit for suit in "SHDC" for rank in "AKQJT9"]
HEAD = ("picture", "cold ms", "p50 ms", "p99 ms", "KiB")


def hand(number: int) -> HandScene:
    """A hand of which a third is legal."""
    step = len(PACK) / number
    cards = [PACK[int(place * step)] for place in range(number)]
    faces = tuple(CardFace(card=card, legal=card[1] in "SH") for card in cards)
    return HandScene(cards=faces, title="Your hand", note="Ann led the ace of spades")


def table(number: int) -> TableScene:
    """A table in the middle of a trick, a card before everyone."""
    seats = tuple(
        SeatScene(
            name=f"Player {seat}",
            letter="ABCDEF"[seat],
            cards_left=3,
            tricks=seat % 3,
            badges=("Dealer",) if seat == 0 else (),
            turn=seat == number - 1,
            side=seat % 2,
            card=CardFace(card=PACK[seat * 3]),
            leads=seat == 0,
            winning=seat == 1,
        )
        for seat in range(number)
    )
    last = tuple(
        TrickCard(letter="ABCDEF"[seat], card=CardFace(card=PACK[seat * 4]), winner=seat == 0)
        for seat in range(number)
    )
    return TableScene(
        seats=seats,
        title="Euchre",
        trump="H",
        trump_text="Hearts",
        contract="Player 1",
        scores=tuple(Score(label=f"Player {side}", value=side, target=10) for side in range(2)),
        note="Player 1 to play",
        last_trick=last,
        last_label="Last trick",
    )


def board() -> BoardScene:
    """A leaderboard of ten."""
    rows = tuple((str(place), f"Player {place}", str(1700 - place)) for place in range(1, 11))
    return BoardScene(title="Euchre", columns=("#", "Player", "Rating"), rows=rows)


def scenes() -> list[tuple[str, AnyScene]]:
    """What is measured, by name."""
    listed: list[tuple[str, AnyScene]] = [(f"hand of {n}", hand(n)) for n in (5, 8, 12, 16)]
    listed += [(f"table of {n}", table(n)) for n in range(2, 7)]
    return [*listed, ("leaderboard of 10", board())]


def timed(scene: AnyScene) -> tuple[float, bytes]:
    """The milliseconds one picture takes, and the picture."""
    begun = time.perf_counter()
    png = draw(scene)
    return (time.perf_counter() - begun) * 1000, png


def forget() -> None:
    """Empty every store of sprites and masks, so that the next picture is cold."""
    from cardart import canvas, faces, fonts, indices, shapes

    for store in (canvas.coloured, faces.face, indices.rank_mask, fonts.line, fonts.clean):
        store.cache_clear()
    for store in (shapes.shape, shapes.box, shapes.robot):
        store.cache_clear()


def first() -> float:
    """The milliseconds to the first picture of a fresh process, imports included."""
    code = (
        "import time; begun = time.perf_counter();"
        "from cardart import draw; from cardart.scene import CardFace, HandScene;"
        "cards = ('AS', 'KH', 'JD', 'TC', '9S');"
        "draw(HandScene(cards=tuple(CardFace(card=card) for card in cards), title='Your hand'));"
        "print((time.perf_counter() - begun) * 1000)"
    )
    command = [sys.executable, "-c", code]
    found = [subprocess.check_output(command, text=True, cwd=ROOT) for _ in range(3)]
    return sorted(map(float, found))[1]


def rows() -> list[tuple[str, ...]]:
    """The measured table, without its head."""
    listed: list[tuple[str, ...]] = [("first, fresh process", f"{first():.0f}", "", "", "")]
    for name, scene in scenes():
        timed(scene)
        forget()
        cold, png = timed(scene)
        warm = sorted(timed(scene)[0] for _ in range(ROUNDS))
        p50, p99 = warm[ROUNDS // 2], warm[ROUNDS * 99 // 100]
        size = f"{len(png) / 1024:.1f}"
        listed.append((name, f"{cold:.1f}", f"{p50:.2f}", f"{p99:.2f}", size))
    return listed


def main() -> None:
    """Print the table."""
    for name, *figures in (HEAD, *rows()):
        print(f"{name:22}" + "".join(f"{figure:>10}" for figure in figures))


if __name__ == "__main__":
    main()
