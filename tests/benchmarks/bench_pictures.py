"""The time and size of pictures: ``python -m tests.benchmarks.bench_pictures``.

"first" is the first picture of a fresh process, loading Pillow and fonts included; "cold" the first
of its kind, with no sprite of it drawn before; p50 and p99 are warm, past the cache of pictures;
"cpu" is the p99 of the thread's own time, which a busy machine leaves alone; "next" its median for
the picture after the next card, most of whose bands are known. For all others none are.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from pathlib import Path

from cardart import draw
from cardart.pictures.sheet import BANDS
from cardart.scene import (
    AVATARS,
    DECKS,
    AnyScene,
    BoardScene,
    CardFace,
    Deck,
    Score,
    SeatScene,
    SheetScene,
    TableScene,
    TrickCard,
)

ROOT = Path(__file__).parents[2]
ROUNDS = 100
ROOMS = ("cardart.cards.", "cardart.paint.", "cardart.pictures.")
PACK = [rank + suit for suit in "SHDC" for rank in "AKQJT9"]
HEAD = ("picture", "cold ms", "p50 ms", "p99 ms", "cpu ms", "KiB", "next ms")


def seat(number: int, held: int) -> TableScene:
    """A table from a chair, with a hand of ``held`` cards of which a third is legal."""
    step = len(PACK) / held
    cards = [PACK[int(place * step)] for place in range(held)]
    faces = tuple(CardFace(card=card, legal=card[1] in "SH") for card in cards)
    asked = "Your turn: follow spades"
    return replace(table(number), hand=faces, asked=True, note=asked, stake="needs 2 more of 3")


def table(number: int) -> TableScene:
    """A table in the middle of a trick, a card before everyone."""
    seats = tuple(
        SeatScene(
            name=f"Player {seat}",
            letter="ABCDEFG"[seat],
            tricks=seat % 3,
            badges=("Dealer",) if seat == 0 else (),
            turn=seat == number - 1,
            side=seat % 2,
            avatar=AVATARS[seat] if seat % 2 else "",
            card=CardFace(card=PACK[seat * 3]),
            leads=seat == 0,
            winning=seat == 1,
        )
        for seat in range(number)
    )
    last = tuple(
        TrickCard(letter="ABCDEFG"[seat], card=CardFace(card=PACK[seat * 4 % 24]), winner=seat == 0)
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


def scenes(deck: Deck) -> list[tuple[str, AnyScene]]:
    """The scenes to be measured of a deck, by name."""
    shapes = ((2, 9), (3, 16), (4, 5), (4, 9), (4, 12), (5, 10), (6, 8), (7, 7))
    seats = [(f"seat of {n}, {held} cards", seat(n, held)) for n, held in shapes]
    tables = [(f"table of {n}", table(n)) for n in range(2, 8)]
    return [(name, replace(scene, deck=deck)) for name, scene in (*seats, *tables)]


def sheets() -> list[tuple[str, AnyScene]]:
    """The scenes of pictures without cards, by name."""
    result = SheetScene(
        title="Table 7",
        columns=("Deal", "Ann", "Bo"),
        rows=tuple((str(deal), str(deal * 31), str(157 - deal)) for deal in range(1, 9)),
        total=("", "2537", "1618"),
        winners=(1,),
    )
    return [
        ("leaderboard of 10", board()),
        ("score sheet of 8 deals", result),
        ("the same, slate", replace(result, style="slate")),
    ]


def timed(scene: AnyScene) -> tuple[float, float, bytes]:
    """The milliseconds one picture takes, those of this thread alone, and the picture."""
    BANDS.clear()
    begun, own = time.perf_counter(), time.thread_time()
    png = draw(scene)
    return (time.perf_counter() - begun) * 1000, (time.thread_time() - own) * 1000, png


def forget() -> None:
    """Empty every store of sprites and masks, so that the next picture is cold."""
    for name, module in list(sys.modules.items()):
        if name.startswith(ROOMS):
            for store in vars(module).values():
                if hasattr(store, "cache_clear"):
                    store.cache_clear()
    BANDS.clear()


def after(scene: AnyScene) -> AnyScene | None:
    """The scene after the next card of somebody else, where there is one to be played."""
    if not isinstance(scene, TableScene) or len(scene.seats) < 2:
        return None
    *others, last = scene.seats
    return replace(scene, seats=(*others, replace(last, card=None, turn=True)), note="To play")


def first(deck: Deck) -> float:
    """The milliseconds to the first picture of a fresh process, imports included."""
    code = (
        "import time; begun = time.perf_counter();"
        "from cardart import draw; from cardart.scene import CardFace, SeatScene, TableScene;"
        "cards = tuple(CardFace(card=c) for c in 'AS KH JD TC 9S KS QS JH QD'.split());"
        "seats = (SeatScene(name='Ann', letter='A'), SeatScene(name='Bob', letter='B'));"
        f"draw(TableScene(seats=seats, hand=cards, deck={deck!r}));"
        "print((time.perf_counter() - begun) * 1000)"
    )
    command = [sys.executable, "-c", code]
    found = [subprocess.check_output(command, text=True, cwd=ROOT) for _ in range(3)]
    return sorted(map(float, found))[1]


def measured(name: str, scene: AnyScene) -> tuple[str, ...]:
    """One line of the table."""
    timed(scene)
    forget()
    cold, _, png = timed(scene)
    warm = [timed(scene)[:2] for _ in range(ROUNDS)]
    wall, own = (sorted(figures) for figures in zip(*warm, strict=True))
    p50, p99, cpu = wall[ROUNDS // 2], wall[ROUNDS * 99 // 100], own[ROUNDS * 99 // 100]
    told = f"{cold:.0f}", f"{p50:.2f}", f"{p99:.2f}", f"{cpu:.2f}", f"{len(png) / 1024:.1f}"
    return (name, *told, following(scene))


def following(scene: AnyScene) -> str:
    """The median of the thread's own milliseconds for the picture after the next card."""
    if (before := after(scene)) is None:
        return ""
    took = []
    for _ in range(ROUNDS):
        BANDS.clear()
        draw(before)
        own = time.thread_time()
        draw(scene)
        took.append(1000 * (time.thread_time() - own))
    return f"{sorted(took)[ROUNDS // 2]:.2f}"


def rows() -> Iterator[tuple[str, ...]]:
    """The measured table, without its head."""
    for deck in DECKS:
        yield (f"{deck}: first of all", f"{first(deck):.0f}", *[""] * (len(HEAD) - 2))
        for name, scene in scenes(deck):
            yield measured(name, scene)
    for name, scene in sheets():
        yield measured(name, scene)


def main() -> None:
    """Print the table of pictures, one a line."""
    for name, *figures in chain((HEAD,), rows()):
        print(f"{name:26}" + "".join(f"{figure:>10}" for figure in figures), flush=True)


if __name__ == "__main__":
    main()
