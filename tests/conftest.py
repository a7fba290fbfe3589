"""What all tests share: the root of the project on the path, and Hypothesis without a clock."""

import sys
from pathlib import Path

from hypothesis import settings

ROOT = str(Path(__file__).parent.parent)
if ROOT not in sys.path:
    sys.path.insert(0, ROOT)

settings.register_profile("knave", deadline=None, derandomize=True, database=None)
settings.load_profile("knave")
