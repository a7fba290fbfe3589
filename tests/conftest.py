"""What all tests share: the root of the project on the path, and Hypothesis without a clock."""

import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = str(Path(__file__).parent.parent)
if ROOT not in sys.path:
    sys.path.insert(0, ROOT)

# Hundreds of houses load the cogs anew, and many a test starts the program: compiling it every
# time, as some environments ask for, would take a good part of the whole run.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Two workers more than there are processors: many a test waits for another process."""
    return (os.cpu_count() or 1) + 2


settings.register_profile("knave", deadline=None, derandomize=True, database=None)
settings.load_profile("knave")
