"""Check the shuffles of a finished game without trusting whoever dealt them.

A program of its own: Python 3.9 or newer, and nothing else. Download this one file, export a game
(``/knave replay``, *As JSON*), and run ``python3 check_shuffle.py knave-12.json``. The page
fairness.md beside it says what is computed here, and what to compare by eye.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

Below = Callable[[int], int]


class Unfair(Exception):
    """The cards or seats of a game do not follow from its seed; the text says which."""


def stream(seed: str, label: str) -> Below:
    """Fair numbers from a seed: SHA-256 in counter mode, 32 bits at a time, none biased.

    Called with a limit, the answer draws a whole number from 0 to that limit - 1.
    """
    secret, block = bytes.fromhex(seed), 0
    numbers: list[int] = []

    def below(limit: int) -> int:
        nonlocal block
        while True:
            if not numbers:
                digest = sha256(secret + label.encode() + block.to_bytes(8, "big")).digest()
                numbers.extend(int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4))
                block += 1
            n = numbers.pop(0)
            if n < 2**32 - 2**32 % limit:  # else the lower numbers would come more often
                return n % limit

    return below


def shuffle(seed: str, label: str, pack: list[str]) -> list[str]:
    """The pack from the top, shuffled by Fisher and Yates."""
    below, pack = stream(seed, label), list(pack)
    for i in range(len(pack) - 1, 0, -1):
        j = below(i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    return pack


def dealt(
    pack: list[str], eldest: int, players: int, size: int, packet: int
) -> tuple[list[list[str]], list[str]]:
    """The sorted hands by seat, and what is left of the pack.

    ``eldest`` is the seat that gets the first card, ``size`` the number of cards of a hand,
    ``packet`` how many of them are dealt at a time.
    """
    pack = list(pack)
    hands: list[list[str]] = [[] for _ in range(players)]
    for held in range(0, size, packet):
        for turn in range(players):
            count = min(packet, size - held)
            hands[(eldest + turn) % players] += pack[:count]
            del pack[:count]
    return [sorted(hand) for hand in hands], pack


def must_count(moves: list[dict[str, Any]]) -> None:
    """See to it that every deal is one to check, but for those that were taken back.

    :raises Unfair: of a deal it is not told who got the first card.
    """
    back = len(moves)
    for at in range(len(moves) - 1, -1, -1):
        word, _, rest = moves[at]["line"].partition(" ")
        if word == "takeback":
            back = min(back, int(rest) - 1)
        elif word == "deal" and "eldest" not in moves[at] and at < back:
            raise Unfair(f"the deal in line {at + 1} is left out")


def check(game: dict[str, Any]) -> int:
    """Check an exported game; the answer is the number of its deals.

    :raises Unfair: a seed is not the promised one, or seats or cards do not follow from it.
    """
    players, seeds = game["players"], game.get("seeds", [game["seed"]])
    renewed = [move["line"][7:] for move in game["moves"] if move["line"].startswith("reseed ")]
    promised = [sha256(bytes.fromhex(seed)).hexdigest() for seed in seeds]
    if promised != [game["commitment"], *renewed]:
        raise Unfair("another seed was promised")
    if game["circle"]:  # for each chair of the lobby the seat it drew
        drawn = stream(seeds[0], "seats")(players)
        if game["circle"].index(0) != drawn:
            raise Unfair("other seats were drawn")
    must_count(game["moves"])
    deals, laid = [], [n for n, move in enumerate(game["moves"]) if move["line"] == "laid"]
    for at, move in enumerate(game["moves"]):
        if move["line"].startswith("reseed "):
            seeds = seeds[1:]  # whatever is dealt from here on comes from the next seed
        if "eldest" in move:
            deals.append((move, "" if laid and at < laid[-1] else seeds[0]))
    before = -1
    for n, (move, seed) in enumerate(deals, 1):
        eldest = move["eldest"]  # at first seat 0, then the next seat, or the same again
        in_turn = eldest in (max(before, 0), (before + 1) % players)
        if game.get("rotates", True) and not in_turn:  # else the rules say whose deal it is
            raise Unfair(f"deal {n}: it was not that dealer's turn")
        before = eldest
        if not seed:  # laid as in another game, which is played on from there
            continue
        told = [part.split(":")[1].split(".") for part in move["line"].split()[1:]]
        hands, piles = [sorted(hand) for hand in told[:players]], told[players:]
        rest = [card for pile in piles for card in pile if card]
        pack = shuffle(seed, f"deal {n}", game["pack"])
        if dealt(pack, eldest, players, len(hands[0]), game["packet"]) != (hands, rest):
            raise Unfair(f"deal {n} does not follow from the seed")
    return sum(bool(seed) for _, seed in deals)


def main() -> None:
    """Check the file that is named; the exit code is 1 if something is wrong with it."""
    if len(sys.argv) != 2:
        sys.exit("usage: python3 check_shuffle.py knave-12.json")
    try:
        game = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
        count = check(game)
        laid = sum("eldest" in move for move in game["moves"]) - count
    except Unfair as fault:
        sys.exit(f"Not fair: {fault}.")
    except OSError as error:
        sys.exit(f"{sys.argv[1]} cannot be read: {error.strerror}.")
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        sys.exit(f"{sys.argv[1]} is not a game exported as JSON: {error!r}")
    print(f"{count} deals follow from the seed that was promised")
    if laid:
        print(f"laid as in an earlier game, so that the seed says nothing of them: {laid}")


if __name__ == "__main__":
    main()
