"""Results that take long to find, found once in a run by the worker that needs them first."""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from tempfile import mkstemp
from typing import TypeVar

FOLDER = "SHARED_BY_TESTS"
"""The variable that names the folder which the workers of this run have in common, if any."""
Found = TypeVar("Found")


def shared(name: str, find: Callable[[], Found]) -> Found:
    """The result of ``find``, here or in another worker before: it depends on ``name`` alone."""
    if FOLDER not in os.environ:
        return find()
    path = Path(os.environ[FOLDER], sha256(name.encode()).hexdigest())
    if path.is_file():
        found: Found = pickle.loads(path.read_bytes())
        return found
    found = find()
    path.parent.mkdir(exist_ok=True)
    number, writing = mkstemp(dir=path.parent)
    with os.fdopen(number, "wb") as file:
        pickle.dump(found, file, pickle.HIGHEST_PROTOCOL)
    Path(writing).replace(path)
    return found
