"""Questions about paths that may lie in a folder which this user may not enter.

Python before 3.12 raises there, where the answer is that nothing can be seen.
"""

from pathlib import Path


def is_there(path: Path) -> bool:
    """Whether something of this name can be seen."""
    try:
        return path.exists()
    except PermissionError:
        return False


def is_folder(path: Path) -> bool:
    """Whether a folder of this name can be seen."""
    try:
        return path.is_dir()
    except PermissionError:
        return False
