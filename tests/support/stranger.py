"""A stranger who checks a shuffle: one file, in a Python that does not see this project."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[2] / "bot" / "rules" / "check_shuffle.py"


def strangers_check(folder: Path, told: str) -> subprocess.CompletedProcess[str]:
    """Run the downloaded script in this folder on an exported game."""
    script = shutil.copy(SCRIPT, folder)
    (folder / "game.json").write_text(told, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-I", script, "game.json"],
        cwd=folder, capture_output=True, text=True, timeout=180, check=False,
    )  # fmt: skip
