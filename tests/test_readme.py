"""The claims of the README are tried."""

import re
from pathlib import Path

from bot.ops import settings

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


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
