"""What the README says is tried."""

import re
from pathlib import Path

from bot import settings
from bot.rules import GAMES, Seed
from bot.rules.deck import shuffled

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_strangers_shuffle_is_ours() -> None:
    code = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert code is not None
    names: dict[str, object] = {}
    exec(code[1], names)
    shuffle = names["shuffle"]
    for number in (1, 2, 17):
        for game in GAMES.values():
            options = game.presets["house"]
            pack = game.pack(options, min(game.players(options)))
            seed = Seed(bytes(range(number, number + 32)))
            ours = shuffled(pack, seed.below(f"deal {number}"))
            assert shuffle(str(seed), f"deal {number}", list(pack)) == list(ours)  # type: ignore[operator]


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
    assert found[0].endswith("pytest -q -n auto")
