"""Pictures kept to compare with: ``python -m tests.cardart.goldens`` draws them anew.

They are kept at a quarter of their size, so that a change of a pixel's width is within tolerance
and a change that a person sees is not. Look at the new ones before they are committed.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from PIL import Image

from cardart import contact_sheet, draw
from cardart.scene import AnyScene, CardFace, Deck, SeatScene, TableScene

FOLDER = Path(__file__).parent.parent / "golden" / "pictures"
COURTS = ("KS", "QH", "JC", "AS", "BJ", "")
KEPT = ("seat-4-play-dark", "seat-7-play-light", "seat-4-auction-dark", "seat-3-exchange-light",
        "seat-4-melds-dark", "seat-6-watched-dark", "seat-4-done-swiss", "hand-16-dark",
        "table-4-light", "table-melds-dark", "score-slate", "board-dark", "ladder-light",
        "stats-dark", "rows-dark", "replay-4-dark", "replay-6-light",
         "deal-fives-dark", "deal-slate-light", "deal-sheet-dark", "deal-7-dark",
         "deal-three-light", "victory-fives-dark", "victory-6-light", "lobby-4-dark",
         "lobby-6-light", "daily-dark", "daily-shown-light")  # fmt: skip
SMALLER = 4


def scenes() -> Iterator[tuple[str, AnyScene]]:
    decks: tuple[Deck, ...] = ("classic", "jumbo-four", "swiss")
    for deck in decks:
        cards = tuple(CardFace(card=card, legal=card != "QH") for card in COURTS)
        seat = SeatScene(name="Ann", letter="A")
        yield f"cards-{deck}", TableScene(seats=(seat,), hand=cards, deck=deck)
    yield from ((name, scene) for name, scene in contact_sheet.scenes() if name in KEPT)


def small(scene: AnyScene) -> Image.Image:
    """The picture at a quarter of its size."""
    image = Image.open(BytesIO(draw(scene))).convert("RGB")
    return image.resize((image.width // SMALLER, image.height // SMALLER), Image.Resampling.BOX)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.cardart.goldens", description=__doc__)
    parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, scene in scenes():
        small(scene).quantize(255).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
