"""What the README says is tried."""

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.ops import settings
from bot.rules import CHANCE, GAMES, Seed
from bot.rules.kit.dealing import shuffled
from bot.tables.past.export import as_json
from tests.tables.past import export

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_strangers_shuffle_is_ours() -> None:
    code = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert code is not None
    names: dict[str, Any] = {}
    exec(code[1], names)
    shuffle = names["shuffle"]
    for number in (1, 2, 17):
        for game in GAMES.values():
            options = game.presets["house"]
            pack = game.pack(options, min(game.players(options)))
            seed = Seed(bytes(range(number, number + 32)))
            ours = shuffled(pack, seed.below(f"deal {number}"))
            assert shuffle(str(seed), f"deal {number}", list(pack)) == list(ours)


def strangers_script() -> str:
    code = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert code is not None
    return code[1]


@pytest.mark.parametrize("seed", [3, 6])
@pytest.mark.parametrize("key", GAMES)
def test_the_strangers_script_checks_a_file_without_us(tmp_path: Path, key: str, seed: int) -> None:
    """In a Python that does not even see this project, on games with random rules too."""
    kept = export(key, seed)
    (tmp_path / "check.py").write_text(strangers_script(), encoding="utf-8")
    deals = [n for n, (seat, _) in enumerate(kept.log.moves) if seat == CHANCE]

    def ran(told: str) -> subprocess.CompletedProcess[str]:
        (tmp_path / "game.json").write_text(told, encoding="utf-8")
        return subprocess.run(
            [sys.executable, "-I", "check.py", "game.json"],
            cwd=tmp_path, capture_output=True, text=True, timeout=180, check=False,
        )  # fmt: skip

    good = ran(as_json(kept))
    assert good.stdout == f"{len(deals)} deals follow from the seed that was promised\n", good
    told = json.loads(as_json(kept))
    _, one, two, *rest = told["moves"][deals[-1]]["line"].split()
    line = " ".join(["deal", f"0:{two[2:]}", f"1:{one[2:]}", *rest])
    told["moves"][deals[-1]]["line"] = line
    bad = ran(json.dumps(told))
    assert bad.returncode and f"deal {len(deals)} does not follow" in bad.stderr
    told["moves"][deals[0]]["eldest"] = 1
    turned = ran(json.dumps(told))
    assert turned.returncode and "not that dealer's turn" in turned.stderr
    other = ran(as_json(replace(kept, log=replace(kept.log, seed="00" * 32))))
    assert other.returncode and "another seed was promised" in other.stderr


def test_every_setting_is_in_the_example() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    assert all(f"{name}=" in example for name in settings.NAMES)


def test_the_pictures_are_there() -> None:
    pictures = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", README)
    assert len(pictures) == 2
    assert all((ROOT / name).is_file() for name in pictures)


def test_the_ci_runs_the_readmes_command() -> None:
    run = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    pattern = re.search(r"grep -m1 '(.+?)' README.md", run)
    assert pattern is not None
    found = [line for line in README.splitlines() if line.startswith('python3 -m venv "${VENV')]
    assert len(found) == 1
    assert " -m pytest -q -n auto" in found[0]
