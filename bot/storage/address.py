"""Where a database is: the path of a file, or the address of one on a PostgreSQL server."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

SCHEMES = ("postgresql://", "postgres://")


@dataclass(frozen=True, slots=True)
class ServerAddress:
    """The address of a database on a PostgreSQL server, which may hold a password.

    >>> str(ServerAddress("postgresql://knave:secret@db:5432/knave?sslmode=require"))
    'postgresql://knave@db:5432/knave'
    """

    url: str = field(repr=False)

    def __str__(self) -> str:
        """The address as it may be shown to anyone."""
        scheme, _, rest = self.url.partition("?")[0].partition("://")
        user, at, host = rest.rpartition("@")
        return f"{scheme}://{user.partition(':')[0]}{at}{host}"


Address: TypeAlias = Path | ServerAddress


def address_of(text: str) -> Address:
    """What is meant: an address of a server begins with ``postgresql://``, all else is a path.

    :raises ValueError: it is the address of something else, or a folder.
    """
    if text.lower().startswith(SCHEMES):
        return ServerAddress(text)
    if re.match(r"\w+://", text):
        raise ValueError("neither a path nor an address of PostgreSQL")
    path = at_home(Path(text))
    if path.is_dir():
        raise ValueError("a folder")
    return path


def at_home(path: Path) -> Path:
    """The path, in which ``~`` is somebody's home.

    :raises ValueError: nobody is called so.
    """
    try:
        return path.expanduser()
    except RuntimeError:
        raise ValueError("no such home") from None
