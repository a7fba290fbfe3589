"""The script with which a stranger checks a shuffle: it deals as we do, and finds what is wrong."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, Seed, check_shuffle
from bot.rules.kit.dealing import shuffled
from bot.tables.past.export import as_json
from tests.support.stand_ins import oftener
from tests.support.stranger import SCRIPT, strangers_check
from tests.tables.past import export

JOKERS = ("JK", "BJ", "LJ")
"""The order of those that are in a pack."""


def test_the_strangers_shuffle_is_ours() -> None:
    for number in (1, 2, 17):
        for game in GAMES.values():
            options = game.presets["house"]
            pack = game.pack(options, min(game.players(options)))
            seed = Seed(bytes(range(number, number + 32)))
            ours = shuffled(pack, seed.below(f"deal {number}"))
            theirs = check_shuffle.shuffle(str(seed), f"deal {number}", [str(c) for c in pack])
            assert theirs == [str(card) for card in ours]


def test_every_pack_lies_in_the_order_that_the_page_tells() -> None:
    """Jokers, then spades, hearts, diamonds and clubs, each from the ace down, copies together."""
    order = [*JOKERS, *(rank + suit for suit in "SHDC" for rank in "AKQJT98765432")]
    for game in GAMES.values():
        for options in game.presets.values():
            for players in game.players(options):
                pack = [str(card) for card in game.pack(options, players)]
                if pack[0] == "2S":  # played as a joker
                    pack = pack[1:]
                assert pack == sorted(pack, key=order.index), game.key


def test_the_script_needs_nothing_of_ours() -> None:
    imported = {
        name.partition(".")[0]
        for node in ast.walk(ast.parse(SCRIPT.read_text("utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in ([node.module or ""] if isinstance(node, ast.ImportFrom) else
                     [alias.name for alias in node.names])
    }  # fmt: skip
    assert imported <= sys.stdlib_module_names


def hands_changed(game: dict[str, Any], deals: list[int]) -> None:
    _, one, two, *rest = game["moves"][deals[-1]]["line"].split()
    line = " ".join(["deal", f"0:{two[2:]}", f"1:{one[2:]}", *rest])
    game["moves"][deals[-1]]["line"] = line


def another_dealer(game: dict[str, Any], deals: list[int]) -> None:
    game["moves"][deals[0]]["eldest"] = 1


def another_seed(game: dict[str, Any], _: list[int]) -> None:
    game["seed"] = "00" * 32


def short_pack(game: dict[str, Any], _: list[int]) -> None:
    game["pack"] = game["pack"][:5]


@pytest.mark.parametrize(("key", "seed"), oftener(3, 6))
def test_the_script_checks_a_file_without_us(tmp_path: Path, key: str, seed: int) -> None:
    """Games with random rules, too."""
    kept = export(key, seed)
    deals = [n for n, (seat, _) in enumerate(kept.log.moves) if seat == CHANCE]
    good = strangers_check(tmp_path, as_json(kept))
    assert good.stdout == f"{len(deals)} deals follow from the seed that was promised\n", good
    told = json.loads(as_json(kept))
    hands_changed(told, deals)
    bad = strangers_check(tmp_path, json.dumps(told))
    assert bad.returncode and f"deal {len(deals)} does not follow" in bad.stderr
    another_dealer(told, deals)
    with pytest.raises(check_shuffle.Unfair, match="not that dealer's turn"):
        check_shuffle.check(told)
    other = as_json(replace(kept, log=replace(kept.log, seed="00" * 32)))
    with pytest.raises(check_shuffle.Unfair, match="another seed was promised"):
        check_shuffle.check(json.loads(other))


def left_out(game: dict[str, Any], deals: list[int]) -> None:
    del game["moves"][deals[-1]]["eldest"]


@pytest.mark.parametrize(
    "spoil", [hands_changed, another_dealer, another_seed, short_pack, left_out]
)
def test_whatever_is_moved_is_found(spoil: Callable[[dict[str, Any], list[int]], None]) -> None:
    kept = export("four-jacks", 3)
    told = json.loads(as_json(kept))
    assert check_shuffle.check(told)
    spoil(told, [n for n, (seat, _) in enumerate(kept.log.moves) if seat == CHANCE])
    with pytest.raises(check_shuffle.Unfair):
        check_shuffle.check(told)


def test_what_the_seed_says_nothing_of_is_told(tmp_path: Path) -> None:
    """Cards that were laid; a deal that was taken back is none."""
    kept = export("four-jacks", 3)
    moves = kept.log.moves
    deals = [n for n, (seat, _) in enumerate(moves) if seat == CHANCE]
    before = (*moves[: deals[1]], (CHANCE, "laid"), *moves[deals[1] :])
    good = strangers_check(tmp_path, as_json(replace(kept, log=replace(kept.log, moves=before))))
    assert good.returncode == 0 and good.stdout.splitlines() == [
        f"{len(deals) - 1} deals follow from the seed that was promised",
        "laid as in an earlier game, so that the seed says nothing of them: 1",
    ]
    told = json.loads(as_json(kept))
    last = told["moves"][deals[-1]]
    told["moves"].insert(deals[-1], {"by": "deck", "line": last["line"]})
    with pytest.raises(check_shuffle.Unfair, match=f"line {deals[-1] + 1} is left out"):
        check_shuffle.check(told)
    told["moves"].insert(deals[-1] + 1, {"by": "deck", "line": f"takeback {deals[-1] + 1}"})
    assert check_shuffle.check(told) == len(deals)


@pytest.mark.parametrize("told", ["", "{}", "[1]", '{"players": "x"}', '"game"'])
def test_what_is_no_exported_game_is_told_in_a_sentence(tmp_path: Path, told: str) -> None:
    ran = strangers_check(tmp_path, told)
    assert ran.returncode == 1 and "is not a game exported as JSON" in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize("words", [[], ["a.json", "b.json"], ["missing.json"]])
def test_it_says_how_it_is_called(words: list[str], tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-I", SCRIPT, *words],
        cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert ran.returncode == 1
    assert ran.stderr.startswith(("usage: ", "missing.json cannot be read"))


def test_another_circle_is_found() -> None:
    for seed in range(3, 9):
        told = json.loads(as_json(export("four-jacks", seed)))
        if told["circle"]:
            told["circle"] = told["circle"][1:] + told["circle"][:1]
            with pytest.raises(check_shuffle.Unfair, match="other seats"):
                check_shuffle.check(told)
            return
    pytest.fail("no export has a circle")
